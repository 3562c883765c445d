/** Stylesheets name attributes, too, and nothing else compares those with src/contract.ts. */
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

function membersOf(name: string): string[] {
  const file = ts.createSourceFile('contract.ts', read('src/contract.ts'), ts.ScriptTarget.Latest)
  const found = file.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === name)
  return (found as ts.InterfaceDeclaration).members.map(({ name }) => (name as ts.StringLiteral).text)
}

const sheets = readdirSync(new URL('templates/styles/', root)).filter((name) => name.endsWith('.css'))

it.each(sheets)('templates/styles/%s selects attributes of the contract', (sheet) => {
  const attributes = membersOf('DataAttributes')
  const css = read(`templates/styles/${sheet}`).replace(/\/\*[^]*?\*\//g, '')
  const selected = [...css.matchAll(/\bdata-[\w-]+/g)].map(([name]) => name)
  expect(selected.filter((name) => !attributes.includes(name))).toEqual([])
})
