/** Pages with demos load the stylesheets that the demo provider imports, of packages and its own, before those of the demos. */
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { packageRoot } from '../../support/files.js'
import { page, smallConfig, smallSite } from './small-site.js'

const site = smallSite({
  'content/page.md': page('{{"demo": "One.js"}}'),
  'content/One.tsx': "import 'kit/one.css'\n\nexport default () => <p>One</p>\n",
  'content/templates/demo-provider.tsx':
    "import './provider.css'\nimport 'kit/styles.css'\nimport type { ReactNode } from 'react'\nexport const Provider = ({ children }: { children: ReactNode }) => <div>{children}</div>\n",
  'content/templates/provider.css': '.provider { padding: 2px }\n',
})
const modules = join(site.root, 'node_modules')
rmSync(modules)
mkdirSync(modules)
for (const name of readdirSync(join(packageRoot, 'node_modules')))
  symlinkSync(join(packageRoot, 'node_modules', name), join(modules, name))
site.write('node_modules/kit/package.json', JSON.stringify({ name: 'kit', version: '1.0.0' }))
site.write('node_modules/kit/styles.css', 'p { color: navy }\n')
site.write('node_modules/kit/one.css', 'p { margin: 1px }\n')
afterAll(() => site.remove())

it('links them in this order', async () => {
  expect((await site.build()).diagnostics).toEqual([])
  const html = site.output('x/page/index.html')
  const links = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]*vendors[^"]*)">/g)].map(([, path]) => path!)
  // What they say of every paragraph is kept in the demos.
  expect(links.map((path) => site.output(path).trim())).toEqual([
    expect.stringMatching(/^p:where\(\[data-demo-root\] .*\)\{color:navy\}$/),
    expect.stringMatching(/^p:where\(\[data-demo-root\] .*\)\{margin:1px\}$/),
  ])
  const [, own] = /<link rel="stylesheet" href="\/([^"]*hydrate[^"]*)">/.exec(html)!
  expect(site.output(own!).trim()).toBe('.provider{padding:2px}')
})

it('may have fonts of icons in them', () => {
  expect(site.output('x/page/index.html')).toContain("font-src 'self' data:")
})

it('allow style elements where the provider imports a package that inserts them', async () => {
  expect(site.output('x/page/index.html')).not.toContain("style-src 'self' 'unsafe-inline'")
  site.write('docs.config.json', smallConfig({ features: { demos: { inlineStyles: ['kit/styles.css'] } } }))
  expect((await site.build()).diagnostics).toEqual([])
  expect(site.output('x/page/index.html')).toContain("style-src 'self' 'unsafe-inline'")
})
