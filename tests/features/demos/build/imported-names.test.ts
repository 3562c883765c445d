/** Which names of packages a script imports: a bundle of packages has no more than these. */
import { expect, it } from 'vitest'
import { importedNames } from '../../../../src/features/demos/node/packages/imported-names.js'
import type { FilePath } from '../../../../src/model.js'
import { site } from '../../../support/site.js'

const names = (file: string, text: string) => {
  const { graph } = site({ [file]: text })
  return graph.get(importedNames, file as FilePath)
}

it.each([
  ["import a, { b, default as c, 'd e' as f } from 'p'\na(b, c, f)", { p: ['b', 'd e', 'default'] }],
  ["import * as all from 'p'\nimport 'q'\nall()", { p: ['*'], q: [] }],
  [
    "export { a, default as b } from 'p'\nexport * from 'q'\nexport * as r from 'r'",
    { p: ['a', 'default'], q: ['*'], r: ['*'] },
  ],
  ["await import('p')\nawait import(`q`)\nawait import('r' + 1)\nawait import(`s${1}`)", { p: ['*'], q: ['*'] }],
  ["import a from './a.js'\nexport * from '../b.js'\na()", {}],
  [
    "import { type A, b } from 'p'\nimport type { C } from 'q'\nimport { D } from 'r'\nexport const e: A | C | D = b",
    { p: ['b'] },
  ],
  ['export default () => <p />', { 'react/jsx-runtime': ['jsx'] }],
  ["import { a } from 'p'\nthis is no script", {}],
])('%j', async (text, expected) => {
  expect(await names('content/a.tsx', text)).toEqual(expected)
})

it('JavaScript has JSX, and keeps what it imports in vain', async () => {
  expect(await names('content/a.js', "import { a } from 'p'\nexport const b = <></>")).toEqual({
    p: ['a'],
    'react/jsx-runtime': ['Fragment', 'jsx'],
  })
})

it('other files import nothing', async () => {
  expect(await names('content/a.json', '{}')).toEqual({})
})
