/** What one export needs of its file, as a module of its own. Pure. */
import { isNode, type Node, nameOf, parseScript, walk } from '../../../../feature-unstable.js'
import { styleOf } from '../../shared/code-style.js'

export const statementsOf = (program: Node) => program['body'] as Node[]

/** The names that a statement declares, with the value of each. */
export function declared(statement: Node): [name: string, value: unknown][] {
  const declaration = isNode(statement['declaration']) ? statement['declaration'] : statement
  if (declaration.type === 'VariableDeclaration')
    return (declaration['declarations'] as Node[]).flatMap(({ id, init }) =>
      // Not those of its type.
      namesIn({ ...(id as Node), typeAnnotation: null }).map((name): [string, unknown] => [name, init]),
    )
  const name = nameOf(declaration['id'])
  return name === undefined ? [] : [[name, declaration]]
}

/** All names in a node but those of properties. */
export function namesIn(node: Node): string[] {
  const names = new Set<string>()
  const skipped = new Set<unknown>()
  walk(node, (one) => {
    if (/^(MemberExpression|JSXMemberExpression)$/.test(one.type) && !one['computed']) skipped.add(one['property'])
    if (one.type === 'Property' && !one['computed'] && !one['shorthand']) skipped.add(one['key'])
    if (one.type === 'JSXAttribute') skipped.add(one['name'])
    if (/^(JSX)?Identifier$/.test(one.type) && !skipped.has(one)) names.add(one['name'] as string)
  })
  return [...names]
}

/**
 * A module that has one export of another, as default, and what that needs: imports, declarations, and statements that
 * are only run.
 *
 * @param code TypeScript or JavaScript with JSX
 * @returns the code itself if it can't be read
 */
export async function codeOfExport(code: string, name: string): Promise<string> {
  const script = await parseScript(code)
  if (!script) return code
  const statements = statementsOf(script.program)
  const local = localName(statements, name)
  const kept = neededFor(statements, local ?? name)
  let text = ''
  let isDefault = local === undefined
  let [end, endOfShown] = [0, 0]
  for (const statement of statements) {
    const used = kept.get(statement)
    if (used) {
      const isApart = /\n[^\S\n]*\n/.test(code.slice(endOfShown, statement.start))
      const comment = commentOn(code.slice(end, statement.start))
      const { type, declaration } = statement
      const isFunction = isNode(declaration) && declaration.type === 'FunctionDeclaration'
      const isOwn = isFunction && type === 'ExportNamedDeclaration' && nameOf(declaration['id']) === local
      isDefault ||= isOwn
      text += (text === '' ? '' : isApart || comment !== '' ? '\n\n' : '\n') + comment
      if (isOwn) text += 'export default '
      text +=
        type === 'ImportDeclaration'
          ? importText(code, statement, used)
          : type !== 'ExportNamedDeclaration'
            ? code.slice(statement.start, statement.end)
            : isNode(declaration)
              ? code.slice(declaration.start, statement.end)
              : reexportText(code, statement, name)
      endOfShown = statement.end
    }
    end = statement.end
  }
  const { semi } = styleOf(code)
  return `${text.trim()}${isDefault ? '' : `\n\nexport default ${local!}${semi ? ';' : ''}`}\n`
}

/** What an export is called in its module; undefined if it comes from another one. */
function localName(statements: readonly Node[], name: string): string | undefined {
  if (statements.some((one) => one.type === 'ExportNamedDeclaration' && declared(one).some(([own]) => own === name)))
    return name
  for (const { type, specifiers, source } of statements)
    if (type === 'ExportNamedDeclaration' && !source)
      for (const one of specifiers as Node[]) if (nameOf(one['exported']) === name) return nameOf(one['local'])
  return undefined
}

/** The statements that are needed for a name; of imports, which names. */
function neededFor(statements: readonly Node[], name: string): Map<Node, Set<string>> {
  const owners = new Map<string, Node>()
  for (const statement of statements) {
    const names =
      statement.type === 'ImportDeclaration'
        ? (statement['specifiers'] as Node[]).map((one) => nameOf(one['local'])!)
        : statement.type === 'ExportNamedDeclaration' && statement['source']
          ? (statement['specifiers'] as Node[]).map((one) => nameOf(one['exported'])!)
          : declared(statement).map(([own]) => own)
    for (const own of names) owners.set(own, statement)
  }
  const kept = new Map<Node, Set<string>>()
  const waiting = [name]
  const keep = (statement: Node) => {
    kept.set(statement, new Set())
    if (statement.type !== 'ImportDeclaration') waiting.push(...namesIn(statement))
  }
  // Directives, modules that are only run, and calls.
  for (const statement of statements) if (isRunAlways(statement) && assignedTo(statement) === undefined) keep(statement)
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const owner = owners.get(next)
    if (!owner) continue
    if (!kept.has(owner)) {
      keep(owner)
      // `Bars.displayName = …`
      for (const one of statements) {
        const target = assignedTo(one)
        if (target !== undefined && owners.get(target) === owner && !kept.has(one)) keep(one)
      }
    }
    kept.get(owner)!.add(next)
  }
  return kept
}

const isRunAlways = ({ type, specifiers }: Node) =>
  type === 'ExpressionStatement' || (type === 'ImportDeclaration' && (specifiers as Node[]).length === 0)

/** The name in whose value a statement sets something. */
function assignedTo({ type, expression }: Node): string | undefined {
  if (type !== 'ExpressionStatement' || !isNode(expression) || expression.type !== 'AssignmentExpression')
    return undefined
  let target = expression['left']
  while (isNode(target) && target.type === 'MemberExpression') target = target['object']
  return nameOf(target)
}

function importText(code: string, statement: Node, used: ReadonlySet<string>): string {
  const specifiers = statement['specifiers'] as Node[]
  const chosen = specifiers.filter((one) => used.has(nameOf(one['local'])!))
  if (chosen.length === specifiers.length) return code.slice(statement.start, statement.end)
  const spell = (one: Node) => code.slice(one.start, one.end)
  const named = chosen.filter(({ type }) => type === 'ImportSpecifier')
  const whole = chosen.filter(({ type }) => type !== 'ImportSpecifier').map(spell)
  const list = [...whole, ...(named.length > 0 ? [`{ ${named.map(spell).join(', ')} }`] : [])].join(', ')
  const kind = statement['importKind'] === 'type' ? 'import type' : 'import'
  return `${kind} ${list} from ${code.slice((statement['source'] as Node).start, statement.end)}`
}

function reexportText(code: string, statement: Node, name: string): string {
  const source = statement['source']
  const found = (statement['specifiers'] as Node[]).find((one) => nameOf(one['exported']) === name)
  if (!isNode(source) || !found) return ''
  const local = found['local'] as Node
  return `export { ${code.slice(local.start, local.end)} as default } from ${code.slice(source.start, statement.end)}`
}

/** Of the text between two statements, the comment that stands on the second one. */
function commentOn(between: string): string {
  return /(?:^|\n)[^\S\n]*((?:\/\/[^\n]*\n|\/\*(?:(?!\*\/)[^])*\*\/[^\S\n]*\n)+)$/.exec(between)?.[1] ?? ''
}
