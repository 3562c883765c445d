/**
 * The few lines of a demo that matter: the JSX that it returns, without the element that only lays it out; or the lines
 * that its author marked with `// #region preview` and `// #endregion`.
 *
 * Computed, not committed: a file of previews beside the demos goes stale. Trees that have such files keep them
 * (`previewTexts` in demo-texts.ts).
 */
import { dedent, isNode, type Node, parseScript } from '../../../../feature-unstable.js'

export interface PreviewOptions {
  /** Elements that only lay out: one of them around everything else is left out. Fragments always are. */
  wrappers?: readonly string[]
  /** The longest preview, in lines; a longer one is none. Marked lines may be more. */
  lines?: number
}

export const previewDefaults = {
  wrappers: ['div', 'section', 'main', 'Box', 'Stack', 'Container', 'Grid', 'Flex'],
  lines: 16,
} as const satisfies Required<PreviewOptions>

/**
 * @param code the source of a demo, TypeScript or JavaScript
 * @returns its preview, or undefined where there is none: no JSX, too many lines, code that can't be read
 */
export async function demoPreview(code: string, options: PreviewOptions = {}): Promise<string | undefined> {
  const marked = markedLines(code)
  if (marked !== undefined) return marked
  const { wrappers = previewDefaults.wrappers, lines = previewDefaults.lines } = options
  const program = (await parseScript(code))?.program
  const component = program && defaultExport(program)
  const jsx = component && lastJsx(component)
  if (!jsx) return undefined
  const preview = dedent(...innerText(code, jsx, wrappers))
  return preview !== '' && preview.split('\n').length <= lines ? preview : undefined
}

const regionStart = /^\s*(?:\/\/|\{?\/\*)\s*#region preview\b/
const regionEnd = /^\s*(?:\/\/|\{?\/\*)\s*#endregion\b/

/** The code as it is shown: without the lines that mark a preview. */
export function withoutPreviewMarks(code: string): string {
  let inside = false
  return code
    .split('\n')
    .filter((line) => {
      if (regionStart.test(line)) inside = true
      else if (!inside || !regionEnd.test(line)) return true
      else inside = false
      return false
    })
    .join('\n')
}

function markedLines(code: string): string | undefined {
  const regions: string[][] = []
  let open = false
  for (const line of code.split('\n')) {
    if (regionStart.test(line)) open = regions.push([]) > 0
    else if (open && regionEnd.test(line)) open = false
    else if (open) regions.at(-1)!.push(line)
  }
  if (regions.length === 0) return undefined
  return regions.map((lines) => dedent(lines.join('\n'))).join('\n\n') || undefined
}

const isFunction = (node: Node) => /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node.type)
const isJsx = (node: Node) => node.type === 'JSXElement' || node.type === 'JSXFragment'

/** The function behind `export default`, through names, types and calls such as `memo(…)`. */
function defaultExport(program: Node): Node | undefined {
  const statements = program['body'] as Node[]
  const exported = statements.find((node) => node.type === 'ExportDefaultDeclaration')
  if (exported) return componentOf(exported['declaration'] as Node, statements, 0)
  for (const { type, specifiers } of statements) {
    if (type !== 'ExportNamedDeclaration') continue
    const local = (specifiers as { exported?: { name?: string }; local?: Node }[]).find(
      (one) => one.exported?.name === 'default',
    )?.local
    if (local) return componentOf(local, statements, 0)
  }
  return undefined
}

function componentOf(node: Node, statements: Node[], depth: number): Node | undefined {
  if (depth > 8) return undefined
  if (isFunction(node)) return node
  if (node.type === 'ClassDeclaration') {
    const members = (node['body'] as { body: Node[] }).body
    const render = members.find((member) => (member['key'] as { name?: string } | undefined)?.name === 'render')
    return render?.['value'] as Node | undefined
  }
  if (node.type === 'Identifier') {
    const declared = declarationOf(node['name'] as string, statements)
    return declared && componentOf(declared, statements, depth + 1)
  }
  const inner = node.type === 'CallExpression' ? (node['arguments'] as Node[])[0] : node['expression']
  return isNode(inner) ? componentOf(inner, statements, depth + 1) : undefined
}

function declarationOf(name: string, statements: Node[]): Node | undefined {
  for (const statement of statements) {
    const declaration = (statement['declaration'] as Node | null | undefined) ?? statement
    if ((declaration['id'] as { name?: string } | undefined)?.name === name) return declaration
    for (const { id, init } of (declaration['declarations'] as { id: { name?: string }; init?: Node }[] | undefined) ??
      []) {
      if (id.name === name) return init
    }
  }
  return undefined
}

/** The JSX of a component's last return that has any; returns of functions within it are not its own. */
function lastJsx(component: Node): Node | undefined {
  const body = component['body'] as Node
  if (body.type !== 'BlockStatement') return jsxOf(body)
  let last: Node | undefined
  const visit = (node: Node) => {
    if (isFunction(node) || node.type === 'ClassDeclaration') return
    if (node.type === 'ReturnStatement' && isNode(node['argument'])) last = jsxOf(node['argument']) ?? last
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) value.filter(isNode).forEach(visit)
      else if (isNode(value)) visit(value)
    }
  }
  visit(body)
  return last
}

/** What is returned, through parentheses and types; of a choice, the last part that is JSX. */
function jsxOf(node: Node): Node | undefined {
  if (isJsx(node)) return node
  for (const part of ['alternate', 'consequent', 'right', 'expression'] as const) {
    const inner = node[part]
    const found = isNode(inner) ? jsxOf(inner) : undefined
    if (found) return found
  }
  return undefined
}

/** @returns the text to show, and the indentation of its first line */
function innerText(code: string, jsx: Node, wrappers: readonly string[]): [text: string, indent: string] {
  const opening = (jsx['openingElement'] ?? jsx['openingFragment']) as Node
  const closing = (jsx['closingElement'] ?? jsx['closingFragment']) as Node | null
  const isWrapper =
    jsx.type === 'JSXFragment' ||
    wrappers.includes(code.slice((opening['name'] as Node).start, (opening['name'] as Node).end))
  const inside = closing && isWrapper ? code.slice(opening.end, closing.start) : ''
  if (inside.trim() !== '') return [inside, '']
  const lineStart = code.lastIndexOf('\n', jsx.start) + 1
  return [code.slice(jsx.start, jsx.end), /^\s*/.exec(code.slice(lineStart, jsx.start))![0]]
}
