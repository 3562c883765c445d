/**
 * The syntax of a demo's source. The parser is the one that prettier carries, which the JavaScript version has loaded
 * already; the editor's own parser does not know type arguments of JSX.
 */

/** A node of the syntax tree, as far as it is read here. All but lists have a type and a place. */
export interface Node {
  type: string
  start: number
  end: number
  [child: string]: unknown
}

export interface Script {
  program: Node
  comments: Node[]
}

/** @returns the syntax tree of TypeScript or JavaScript with JSX; undefined for code that can't be read */
export async function parseScript(code: string): Promise<Script | undefined> {
  const { parsers } = await import('prettier/plugins/babel')
  try {
    return (await parsers['babel-ts'].parse(code, {} as never)) as Script
  } catch {
    return undefined
  }
}

export const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

/** The nodes directly below a node, in the order of the source. */
export function childrenOf(node: Node): Node[] {
  return Object.entries(node)
    .filter(([name]) => !/^(loc|extra|tokens|errors)$|omments$/.test(name))
    .flatMap(([, value]) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))
    .sort((a, b) => a.start - b.start)
}
