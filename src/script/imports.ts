/** What a script imports, by `import`, `export … from`, `import()`, `require()` and the types `import('…')`. */
import type { Span } from '../model.js'
import { isNode, type Node, nameOf, parseScript, type Script, stringValue, walk } from './syntax.js'

export interface ScriptImport {
  specifier: string
  /** The place of the specifier, without its quotes. */
  span: Span
  /** Whether the statement says that it is only about types. */
  isType: boolean
  /** The names that a list has, as they are called in the other module. */
  names: { name: string; span: Span }[]
}

/** @returns in the order of the source; nothing for code that can't be read */
export async function importsIn(code: string): Promise<ScriptImport[]> {
  const script = await parseScript(code)
  return script ? importsOf(script) : []
}

export function importsOf({ program }: Script): ScriptImport[] {
  const found: ScriptImport[] = []
  walk(program, (node) => {
    const source = sourceOf(node)
    const specifier = stringValue(source)
    if (!isNode(source) || specifier === undefined) return
    const isType = node.type === 'TSImportType' || node['importKind'] === 'type' || node['exportKind'] === 'type'
    const span = { start: source.start + 1, end: source.end - 1 }
    found.push({ specifier, span, isType, names: namesOf(node) })
  })
  return found.sort((a, b) => a.span.start - b.span.start)
}

function namesOf({ specifiers }: Node): ScriptImport['names'] {
  return ((specifiers ?? []) as Node[]).flatMap((one) => {
    const name = one['imported'] ?? (one.type === 'ExportSpecifier' && one['local'])
    return isNode(name) ? [{ name: nameOf(name)!, span: { start: name.start, end: name.end } }] : []
  })
}

function sourceOf(node: Node): unknown {
  if (node.type === 'TSImportEqualsDeclaration') return (node['moduleReference'] as Node)['expression']
  if (node.type !== 'CallExpression') return node['source']
  return nameOf(node['callee']) === 'require' ? (node['arguments'] as Node[])[0] : undefined
}

/** A piece of a text and what takes its place. */
export interface Edit extends Span {
  text: string
}

/** @param edits in the order of the text */
export function edited(text: string, edits: readonly Edit[]): string {
  let result = ''
  let at = 0
  for (const edit of edits) {
    result += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return result + text.slice(at)
}
