/**
 * The syntax of a demo's source, in the form of ESTree with TypeScript. The parser is part of rolldown, which has read the
 * demo's imports already; the editor's own parser does not know type arguments of JSX.
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
  comments: Pick<Node, 'start' | 'end'>[]
}

/** @returns the syntax tree of TypeScript or JavaScript with JSX; undefined for code that can't be read */
export async function parseScript(code: string): Promise<Script | undefined> {
  const { parseSync } = await import('rolldown/utils')
  // Without JSX, `<T>value` is a type.
  for (const lang of ['tsx', 'ts'] as const) {
    const parsed = parseSync(`script.${lang}`, code, { lang, preserveParens: false })
    if (parsed.errors.length === 0) return { program: parsed.program as unknown as Node, comments: parsed.comments }
  }
  return undefined
}

export const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

/** The nodes directly below a node, in the order of the source. */
export function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))
    .sort((a, b) => a.start - b.start)
}
