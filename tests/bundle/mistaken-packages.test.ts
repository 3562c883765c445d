/**
 * What Node could not run of packages: CommonJS that calls itself a module, where bundlers take what `module` names, and
 * JSON without an attribute.
 */
import { afterAll, expect, test } from 'vitest'
import { page, smallSite } from '../features/demos/small-site.js'

const it = smallSite({
  'content/page.mdx': page(
    "import { label } from 'mistaken'\nimport data from 'mistaken/data.json'\n\n<b>{label}, {data.name}</b>\n",
  ),
  'content/node_modules/mistaken/package.json':
    '{ "name": "mistaken", "version": "1.0.0", "type": "module", "main": "./index.js", "module": "./index.mjs" }',
  'content/node_modules/mistaken/index.js': "'use strict'; exports.label = `CommonJS\\nimport a from 'b'`",
  'content/node_modules/mistaken/data.json': '{ "name": "data" }',
  'content/node_modules/mistaken/index.mjs': "export const label = 'a module'",
})
afterAll(() => it.remove())

test('is bundled where it is rendered', async () => {
  expect((await it.build()).diagnostics).toEqual([])
  expect(it.output('x/page/index.html')).toContain('<b>a module, data</b>')
})
