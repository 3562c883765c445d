/** How modules of demos import the files of packages. */
import { expect, it } from 'vitest'
import { moduleRecord } from '../../../../src/features/demos/node/packages/module-record.js'
import {
  importedByName,
  withNodeAddresses,
  withVendorImports,
} from '../../../../src/features/demos/node/bundle/package-imports.js'

const entries = {
  kit: { file: 'kit.js', names: ['Bars', 'default'] },
  'kit/sub': { file: 'kit.js', names: ['Line'] },
  'kit/style.css': { file: 'kit.css', names: [] },
  polyfill: { file: 'polyfill.js', names: [] },
}
const edited = async (code: string) =>
  withVendorImports(code, await moduleRecord(code), entries, (file) => `../vendors/${file}`)

it('in the browser, names are those of the file, and what is not used is not loaded', async () => {
  expect(await edited('import Kit,{Bars as a}from"kit";import{Line}from"kit/sub";export default[Kit,a,Line];')).toEqual(
    {
      code: 'import{"kit:default" as Kit,"kit:Bars" as a}from"../vendors/kit.js";import{"kit/sub:Line" as Line}from"../vendors/kit.js";export default[Kit,a,Line];',
      used: ['kit.js', 'kit.js'],
    },
  )
  expect(
    await edited('import"kit";import"polyfill";let a="中文 required";import"./other.js";export default a;'),
  ).toEqual({
    code: 'import"../vendors/polyfill.js";let a="中文 required";import"./other.js";export default a;',
    used: ['polyfill.js'],
  })
})

it.each([
  'import{Pies}from"kit";export default Pies;',
  'export{Bars as default}from"kit";',
  'export*from"kit";',
  'const kit=__require("kit");export default kit;',
])('leaves %s to a bundle', async (code) => {
  expect(await edited(code)).toBeUndefined()
})

it('in Node, only addresses change, and no line moves', async () => {
  const code = 'import { a } from "kit";\nimport "polyfill";\nexport default a;\n'
  expect(withNodeAddresses(code, await moduleRecord(code), (specifier) => `packages:${specifier}`)).toBe(
    'import { a } from "packages:kit";\nimport "packages:polyfill";\nexport default a;\n',
  )
})

it('knows what is imported by name', () => {
  const imported = { kit: ['Bars'], polyfill: [], all: ['*'], both: ['*', 'a'], 'kit/style.css': [] }
  expect(importedByName(imported)).toEqual(new Set(['kit', 'polyfill']))
})
