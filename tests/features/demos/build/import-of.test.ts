/** Where a script imports a name, which a message about the name points to. */
import { expect, it } from 'vitest'
import { importOf } from '../../../../src/features/demos/node/render/prerender.js'

it.each([
  ["import { a, b$ } from 'lib'", 'b$', { specifier: 'lib', span: { start: 12, end: 14 } }],
  [
    `import x from 'x'\nimport y, {\n  a as c,\n} from "@me/lib"`,
    'a',
    { specifier: '@me/lib', span: { start: 32, end: 33 } },
  ],
  ["import { ab } from 'a'", 'a', undefined],
])('is found in %j', async (text, name, expected) => {
  expect(await importOf(text, name)).toEqual(expected)
})
