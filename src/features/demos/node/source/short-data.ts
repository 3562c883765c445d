/**
 * Data files in short, for Markdown: of long lists, two entries are enough to know their shape. What is left compiles
 * like the whole.
 */
import { posix } from 'node:path'
import { isNode, nameOf, type Node, parseScript, walk, withoutType } from '../../../../feature-unstable.js'

/** Shorter lists stay, in characters. */
const shortList = 600
const keptEntries = 2

/** @returns undefined if nothing is left out */
export async function shortData(name: string, code: string): Promise<string | undefined> {
  if (code.length <= shortList) return undefined
  return posix.extname(name) === '.json' ? shortJson(code) : shortScript(code)
}

function shortJson(code: string): string | undefined {
  try {
    const value: unknown = JSON.parse(code)
    const short = Array.isArray(value) ? value.slice(0, keptEntries) : value
    return short === value || !hasShape(value as unknown[]) ? undefined : JSON.stringify(short, null, 2)
  } catch {
    return undefined
  }
}

/** Entries that are left out have no member that those at the beginning do not have. */
function hasShape(values: readonly unknown[]): boolean {
  const shapeOf = (value: unknown): string =>
    typeof value !== 'object' || value === null
      ? value === null
        ? 'null'
        : typeof value
      : JSON.stringify(Object.entries(value).map(([key, of]) => [Array.isArray(value) ? '' : key, shapeOf(of)]))
  const known = new Set(values.slice(0, keptEntries).map(shapeOf))
  return values.every((value) => known.has(shapeOf(value)))
}

async function shortScript(code: string): Promise<string | undefined> {
  const script = await parseScript(code)
  if (!script) return undefined
  const cuts: { start: number; end: number; count: number }[] = []
  for (const statement of script.program['body'] as Node[]) {
    const declaration = isNode(statement['declaration']) ? statement['declaration'] : statement
    if (declaration.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration['declarations'] as { id: Node; init: unknown }[]) {
      if (!isNode(init) || /\bas const\s*$/.test(code.slice(init.start, init.end))) continue
      const list = withoutType(init)
      const entries = list.type === 'ArrayExpression' ? (list['elements'] as (Node | null)[]) : []
      if (list.end - list.start <= shortList || entries.length <= keptEntries || !entries.every(isNode)) continue
      const isTyped = isNode(id['typeAnnotation']) || list !== init
      if (!isTyped && !isUniform(entries, code)) continue
      const last = entries[keptEntries - 1]!
      cuts.push({ start: last.end, end: list.end - 1, count: entries.length - keptEntries })
    }
  }
  if (cuts.length === 0) return undefined
  let short = code
  for (const { start, end, count } of cuts.reverse())
    short = `${short.slice(0, start)},\n  // … ${count} more\n${short.slice(end)}`
  return short
}

/** As the types of lists without a declared type are those of their entries. */
function isUniform(entries: readonly Node[], code: string): boolean {
  const known = new Set(entries.slice(0, keptEntries).map((one) => shapeOf(one, code)))
  return entries.every((one) => known.has(shapeOf(one, code)))
}

function shapeOf(node: Node, code: string): string {
  if (node.type === 'Literal') return typeof node['value']
  const members: string[] = []
  if (node.type === 'ObjectExpression') {
    for (const one of node['properties'] as Node[]) {
      const { key, value } = one
      if (one.type !== 'Property' || !isNode(value)) return code.slice(node.start, node.end)
      members.push(`${nameOf(key) ?? ''}: ${shapeOf(value, code)}`)
    }
    return `{ ${members.join(', ')} }`
  }
  if (node.type === 'ArrayExpression')
    return `[${[...new Set((node['elements'] as Node[]).map((one) => shapeOf(one, code)))].join()}]`
  // Calls and names are alike if they name the same: `june(3)`.
  const names: string[] = []
  walk(node, (one) => {
    if (one.type === 'Identifier') names.push(nameOf(one) ?? '')
  })
  return `${node.type} ${names.join(' ')}`
}
