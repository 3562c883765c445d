/** Demos are in the language of the page: on Chinese pages, all that have something to read have their strings in Chinese. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { packageRoot } from '../support/files.js'

const content = join(packageRoot, 'content')
const files = readdirSync(content, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .sort()
const scripts = [...new Set(files.filter((file) => file.endsWith('.zh.md')).flatMap(demosOf))].sort()

function demosOf(page: string): string[] {
  return [...readFileSync(page, 'utf8').matchAll(/^\{\{\s*"demo":\s*"([^"]+)"/gm)]
    .map((match) => join(dirname(page), match[1]!.replace(/\.js$/, '.tsx')))
    .filter((file) => existsSync(file))
}

const readable = /^(label|title|headerName|placeholder|helperText|description|children|aria-label|alt)$/

/** The texts of a script that a reader sees or hears. */
function textsOf(file: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && /\p{L}/u.test(node.text)) found.push(node.text.trim())
    if ((ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && readable.test(nameOf(node.name))) {
      const value = node.initializer
      if (value && ts.isStringLiteral(value) && /\p{L}{2}/u.test(value.text)) found.push(value.text)
    }
    ts.forEachChild(node, visit)
  }
  const nameOf = (name: ts.Node) => (ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText())
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
  return found
}

it.each(scripts.map((file) => relative(content, file)))('%s is translated for Chinese pages', (path) => {
  const file = join(content, path)
  const strings = file.replace(/\.tsx$/, '.zh.json')
  if (!existsSync(strings)) expect(textsOf(file)).toEqual([])
})

it('every file of strings belongs to a script', () => {
  const orphans = files.filter(
    (file) =>
      file.endsWith('.zh.json') &&
      !file.endsWith('translations.zh.json') &&
      !['.tsx', '.ts'].some((extension) => existsSync(file.replace(/\.zh\.json$/, extension))),
  )
  expect(orphans).toEqual([])
})
