/**
 * Demos with visible strings exist twice: `Sales.tsx` for English pages and `zh/Sales.tsx` for Chinese ones. Both must be
 * the same program; only strings and the paths of imports may differ.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { packageRoot } from '../support/project.js'

const content = join(packageRoot, 'content')
const translated = readdirSync(content, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && basename(entry.parentPath) === 'zh')
  .map((entry) => join(entry.parentPath, entry.name))
  .sort()

/** The nodes of a file without the texts of strings, parentheses (which depend on the length of lines) and white space. */
function programOf(file: string): string[] {
  const program: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && node.containsOnlyTriviaWhiteSpaces) return
    if (!ts.isParenthesizedExpression(node)) {
      const isText = ts.isStringLiteral(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node)
      const isLeaf = !isText && (ts.isIdentifier(node) || ts.isNumericLiteral(node))
      program.push(ts.SyntaxKind[node.kind] + (isLeaf ? ` ${node.text}` : ''))
    }
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true), visit)
  return program
}

it.each(translated.map((file) => relative(content, file)))('%s is the same program as the English demo', (path) => {
  const file = join(content, path)
  const english = join(dirname(dirname(file)), basename(file))
  expect(programOf(file)).toEqual(programOf(english))
})

it('every Chinese demo is on a Chinese page, and no English one that has a translation', () => {
  const names = (folder: string, ending: string) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(ending))
      .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/"demo":\s*"([^"]+?)(?:\.js)?"/g)])
      .map((match) => match[1]!)
  for (const file of translated) {
    const folder = dirname(dirname(file))
    const stem = basename(file).replace(/\.tsx?$/, '')
    const used = names(folder, '.zh.md')
    expect(used, `${relative(content, file)} is on no page`).toContain(`zh/${stem}`)
    expect(used, `zh/${stem} takes the place of ${stem}`).not.toContain(stem)
  }
})
