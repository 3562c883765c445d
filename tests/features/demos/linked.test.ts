/** Demos of a linked package that has React and other peers in its own folder for its development, as libraries do. */
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { filesBelow, packageRoot } from '../../support/files.js'
import { page, smallConfig, smallSite, type SmallSite } from './small-site.js'

const secondReact = "exports.useState = () => { throw new Error('a second React') }\n"
const files = {
  'content/page.md': page('{{"demo": "Demo.js"}}\n\n{{"component": "Badge"}}'),
  'content/Demo.tsx': "import { Button } from '@acme/kit'\n\nexport default () => <Button />\n",
  'content/components/Badge.tsx': "import { Button } from '@acme/kit'\n\nexport default () => <Button />\n",
  'packages/kit/package.json': JSON.stringify({
    name: '@acme/kit',
    type: 'module',
    exports: './index.tsx',
    peerDependencies: { react: '*', theme: '*' },
  }),
  'packages/kit/index.tsx': `import { useState } from 'react'
import { name } from 'theme'
import { late } from 'late'
import { useText } from 'parts'
export function Button() { return <button>{useState(name + late)[0] + useText()}</button> }
`,
  // A dependency, which finds the React beside it.
  'packages/kit/node_modules/parts/package.json': JSON.stringify({ name: 'parts', version: '1.0.0', main: 'index.js' }),
  'packages/kit/node_modules/parts/index.js': "exports.useText = () => require('react').useState('')[0]\n",
  'packages/kit/node_modules/react/package.json': JSON.stringify({ name: 'react', version: '0.0.1' }),
  'packages/kit/node_modules/react/index.js': secondReact,
  'packages/kit/node_modules/react/jsx-runtime.js': secondReact,
  'packages/kit/node_modules/theme/package.json': JSON.stringify({ name: 'theme', version: '0.0.1' }),
  'packages/kit/node_modules/theme/index.js': "exports.name = 'a second theme'\n",
}

let site: SmallSite
afterEach(() => site.remove())

it.each([
  ['it imports', '@acme/kit'],
  ['an installed package imports', 'wrap'],
])(
  'what %s takes its peers from the site, and notices a package that is installed later',
  { tags: 'long' },
  async (_, name) => {
    site = smallSite({ ...files, 'content/Demo.tsx': files['content/Demo.tsx'].replace('@acme/kit', name) })
    const modules = join(site.root, 'node_modules')
    rmSync(modules)
    mkdirSync(join(modules, '@acme'), { recursive: true })
    symlinkSync(join(site.root, 'packages/kit'), join(modules, '@acme/kit'))
    for (const name of ['react', 'react-dom']) symlinkSync(join(packageRoot, 'node_modules', name), join(modules, name))
    site.write('node_modules/theme/package.json', JSON.stringify({ name: 'theme', version: '1.0.0' }))
    site.write('node_modules/theme/index.js', "exports.name = 'theme of the site '\n")

    site.write('node_modules/wrap/package.json', JSON.stringify({ name: 'wrap', version: '1.0.0', main: 'index.mjs' }))
    site.write('node_modules/wrap/index.mjs', "export { Button } from '@acme/kit'\n")

    const [missing] = (await site.build()).diagnostics
    expect(missing).toMatchObject({ severity: 'warning', text: expect.stringContaining('"late"') as string })

    site.write('packages/kit/node_modules/late/package.json', JSON.stringify({ name: 'late', version: '1.0.0' }))
    site.write('packages/kit/node_modules/late/index.js', "exports.late = 'late'\n")
    expect((await site.build()).diagnostics).toEqual([])
    const html = site.output('x/page/index.html')
    expect(html.match(/<button>theme of the site late<\/button>/g)).toHaveLength(2)
    const vendors = filesBelow(join(site.root, 'export')).filter((path) => path.includes('/vendors/'))
    const code = vendors.map((path) => site.output(path)).join('\n')
    expect(code).toContain('theme of the site')
    expect(code).not.toContain('a second theme')
    expect(code).not.toContain('a second React')
  },
)

it('editors have what a peer exports only where a demo imports it', async () => {
  const manifest = (name: string, more: object) => JSON.stringify({ name, version: '1.0.0', type: 'module', ...more })
  site = smallSite({
    'docs.config.json': smallConfig({
      products: [{ id: 'kit', title: 'Kit', pathnames: ['/x/'], packageName: 'kit' }],
    }),
    'content/page.md': page('{{"demo": "Demo.js"}}'),
    'content/Demo.tsx':
      "import { Button } from 'kit'\nimport { tone } from 'theme'\n\nexport default () => <Button>{tone}</Button>\n",
  })
  const modules = join(site.root, 'node_modules')
  rmSync(modules)
  mkdirSync(modules)
  for (const name of ['react', 'react-dom']) symlinkSync(join(packageRoot, 'node_modules', name), join(modules, name))
  site.write('node_modules/kit/package.json', manifest('kit', { main: 'index.js', peerDependencies: { theme: '*' } }))
  site.write('node_modules/kit/index.js', "export const Button = 'button'\nexport const Unused = 'i'\n")
  site.write(
    'node_modules/theme/package.json',
    manifest('theme', { exports: { '.': './index.js', './css': './theme.css', './other': './other.js' } }),
  )
  site.write('node_modules/theme/index.js', "export const tone = 'warm'\n")
  site.write('node_modules/theme/other.js', "export const other = 'cold'\n")
  site.write('node_modules/theme/theme.css', '@import "tailwindcss";\n')
  expect((await site.build()).diagnostics).toEqual([])
  const [list] = filesBelow(join(site.root, 'export')).filter(
    (path) => /editor|vendors/.test(path) && path.endsWith('.json'),
  )
  const { modules: found, styles } = JSON.parse(site.output(list!)) as { modules: object; styles: object }
  expect(Object.keys({ ...found, ...styles }).filter((name) => /^(kit|theme)/.test(name))).toEqual(['kit', 'theme'])
})
