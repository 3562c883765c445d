/** The page about messages explains every code that the generator can print, in both languages, and no others. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { documentationAddress, explanationOf } from '../../src/documentation.js'
import { documentOf, packageRoot } from '../support/files.js'

const source = join(packageRoot, 'src')
const isCode = /^[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/
const makers = ['errorAt', 'warningAt', 'diagnosticAt', 'error', 'warning', 'message', 'ruled']

/** The codes that a module gives to messages: arguments of what makes them, and the values of `code` and of tables. */
function codesOf(file: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && isCode.test(node.text)) {
      const { parent } = node
      const isArgument =
        ts.isCallExpression(parent) && ts.isIdentifier(parent.expression) && makers.includes(parent.expression.text)
      const isValue =
        ts.isPropertyAssignment(parent) && (parent.name.getText() === 'code' || file.endsWith('messages.ts'))
      if (isArgument || isValue) found.push(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(join(source, file), 'utf8'), ts.ScriptTarget.Latest, true))
  return found
}

/** Options of blocks: the code begins with the block's name. */
const ofBlocks = ['demo', 'include'].flatMap((block) => [`${block}/unknown-option`, `${block}/option-type`])
const codes = [
  ...new Set([
    ...readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap(codesOf),
    ...ofBlocks,
    'component/option-type',
  ]),
].sort()

it('there are many', () => expect(codes.length).toBeGreaterThan(180))

describe.each(['troubleshooting.md', 'troubleshooting.zh.md'])('%s', (page) => {
  const headings = [...documentOf(`content/vitrine/${page}`).matchAll(/^### `(\S+\/\S+)` \{#(\S+)\}$/gm)]

  it('has every code, and no others', () => {
    expect(headings.map(([, code]) => code!).sort()).toEqual(codes)
  })

  it('has an anchor for each, where the terminal leads', () => {
    expect(headings.map(([, code, id]) => `${code} #${id}`)).toEqual(
      headings.map(([, code]) => `${code} #${new URL(explanationOf(code!)!).hash.slice(1)}`),
    )
  })
})

it('the address is that of this site', () => {
  const { homepage } = JSON.parse(documentOf('package.json')) as { homepage: string }
  expect(documentationAddress).toBe(homepage)
  const origin = /^ {2}url: '(.*)',$/m.exec(documentOf('docs.config.ts'))![1]!
  expect(documentationAddress).toBe(`${origin}/vitrine/`)
})
