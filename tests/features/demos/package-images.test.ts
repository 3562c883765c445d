/** A package whose scripts import images, as bundlers let them: its demos are prerendered with what the browser shows. */
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { filesBelow, packageRoot } from '../../support/project.js'
import { page, smallSite } from './small-site.js'

const kinds = ['png', 'jpg', 'gif', 'webp', 'avif', 'svg', 'ttf', 'woff2']
const site = smallSite({
  'content/page.md': page('{{"demo": "Demo.js"}}'),
  'content/Demo.tsx': `import { files } from 'pictures'

export default () => <p>{files.map((file) => file.split(':')[0]).join(' ')}</p>
`,
})
afterAll(() => site.remove())

it('has them in its code for Node, too', async () => {
  const modules = join(site.root, 'node_modules')
  rmSync(modules)
  mkdirSync(modules)
  for (const name of ['react', 'react-dom']) symlinkSync(join(packageRoot, 'node_modules', name), join(modules, name))
  site.write('node_modules/pictures/package.json', '{ "name": "pictures", "version": "1.0.0", "main": "index.mjs" }')
  site.write(
    'node_modules/pictures/index.mjs',
    `${kinds.map((kind) => `import ${kind} from './file.${kind}'\n`).join('')}export const files = [${kinds.join()}]\n`,
  )
  for (const kind of kinds) site.write(`node_modules/pictures/file.${kind}`, kind)
  expect((await site.build()).diagnostics).toEqual([])
  expect(site.output('x/page/index.html')).toContain(`<p>${kinds.map(() => 'data').join(' ')}</p>`)
  const vendor = filesBelow(join(site.root, 'export')).find((path) => /\/vendors\/pictures/.test(path))!
  expect(site.output(vendor).match(/data:/g)).toHaveLength(kinds.length)
})
