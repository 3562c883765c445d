/** Stylesheets of the site may import those of installed packages. */
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { packageRoot } from '../support/files.js'
import { page, smallSite } from '../features/demos/small-site.js'

const site = smallSite({
  'content/page.md': page('Text'),
  'content/templates/site.css': "@import '@acme/kit/all.css';\n@import 'kit';\n.own { color: navy }\n",
})
const modules = join(site.root, 'node_modules')
rmSync(modules)
mkdirSync(modules)
for (const name of readdirSync(join(packageRoot, 'node_modules')))
  symlinkSync(join(packageRoot, 'node_modules', name), join(modules, name))
afterAll(() => site.remove())

it('reports a package that is not there, and takes it as soon as it is', async () => {
  expect((await site.build()).diagnostics).toMatchObject([
    { code: 'styles/missing', text: 'A stylesheet of the site imports "@acme/kit/all.css", which is not there.' },
    { code: 'styles/missing', text: 'A stylesheet of the site imports "kit", which is not there.' },
  ])
  const kit = { name: '@acme/kit', version: '1.0.0', exports: { './all.css': './dist/all.css' } }
  site.write('node_modules/@acme/kit/package.json', JSON.stringify(kit))
  site.write('node_modules/@acme/kit/dist/all.css', "@import './part.css';\n.all { background: url(./dot.svg) }\n")
  site.write('node_modules/@acme/kit/dist/part.css', '.part { margin: 1px }\n')
  site.write('node_modules/@acme/kit/dist/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>\n')
  // By the field of its manifest.
  site.write('node_modules/kit/package.json', JSON.stringify({ name: 'kit', version: '1.0.0', style: 'kit.css' }))
  site.write('node_modules/kit/kit.css', '.kit { margin: 2px }\n')
  expect((await site.build()).diagnostics).toEqual([])
  const [, path] = /<link rel="stylesheet" href="\/([^"]+)"/.exec(site.output('x/page/index.html'))!
  const css = site.output(path!)
  expect(css.slice(css.indexOf('.part{'))).toMatch(
    /^\.part\{margin:1px\}\.all\{background:url\(\/x\/_assets\/imported\/@acme\/kit\/dist\/dot-[0-9a-f]{10}\.svg\)\}\.kit\{margin:2px\}\.own\{color:navy\}/,
  )
})
