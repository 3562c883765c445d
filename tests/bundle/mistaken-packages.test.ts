/** A package that calls its CommonJS a module: bundlers take what `module` names, and Node would find nothing in it. */
import { afterAll, expect, test } from 'vitest'
import { page, smallSite } from '../features/demos/small-site.js'

const it = smallSite({
  'content/page.mdx': page("import { label } from 'mistaken'\n\n<b>{label}</b>\n"),
  'content/node_modules/mistaken/package.json':
    '{ "name": "mistaken", "version": "1.0.0", "type": "module", "main": "./index.js", "module": "./index.mjs" }',
  'content/node_modules/mistaken/index.js': "'use strict'; exports.label = 'CommonJS, to import or export'",
  'content/node_modules/mistaken/index.mjs': "export const label = 'a module'",
})
afterAll(() => it.remove())

test('is bundled where it is rendered', async () => {
  expect((await it.build()).diagnostics).toEqual([])
  expect(it.output('x/page/index.html')).toContain('<b>a module</b>')
})
