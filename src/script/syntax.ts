/**
 * Reads JavaScript and TypeScript, in the form of ESTree. The parser is part of rolldown; what has a parser of its own
 * (esbuild, TypeScript, the editor) does not need this.
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

/**
 * @returns the syntax tree of TypeScript or JavaScript with JSX, or of declarations; undefined for code that can't be
 * read
 */
export type ParseScript = (code: string) => Script | undefined

/** Loads the parser, which takes a moment: for those who read many files one after the other. */
export async function scriptParser(): Promise<ParseScript> {
  const { parseSync } = await import('rolldown/utils')
  return (code) => {
    // Without JSX, `<T>value` is a type; constants of declarations have no value.
    for (const lang of ['tsx', 'ts', 'dts'] as const) {
      const parsed = parseSync(`script.${lang}`, code, { lang, preserveParens: false })
      if (parsed.errors.length === 0) return { program: parsed.program as unknown as Node, comments: parsed.comments }
    }
    return undefined
  }
}

export async function parseScript(code: string): Promise<Script | undefined> {
  return (await scriptParser())(code)
}

export const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

/** A value without its type: `value` of `value as Type`. */
export function withoutType(node: Node): Node {
  return /^TS(As|Satisfies|NonNull|Instantiation)Expression$|^TSTypeAssertion$/.test(node.type)
    ? withoutType(node['expression'] as Node)
    : node
}

/** The nodes directly below a node, in the order of the source. */
export function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))
    .sort((a, b) => a.start - b.start)
}

/** Visits a node and all below it, each before its children. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const key in node) {
    const value = node[key]
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit)
  }
}

/** The text of a string literal, or of a template without variables. */
export function stringValue(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  const [only, ...others] = node.type === 'TemplateLiteral' ? (node['quasis'] as Node[]) : []
  return others.length === 0 ? (only?.['value'] as { cooked: string } | undefined)?.cooked : undefined
}

/** What an identifier, or a string in its place, names. */
export function nameOf(node: unknown): string | undefined {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : stringValue(node)
}
