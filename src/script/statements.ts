/** The statements of a script: what they declare, and which of them a name needs. */
import { isNode, type Node, nameOf, walk } from './syntax.js'

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

/** The names that declarations, parameters and imports in a node define. */
export function namesDeclaredIn(node: Node): Set<string> {
  const names = new Set<string>()
  walk(node, ({ type, id, params, local }) => {
    const patterns = /^(VariableDeclarator|ClassDeclaration|FunctionDeclaration)$/.test(type)
      ? [id, params]
      : /Function/.test(type)
        ? [params]
        : /^Import\w*Specifier$/.test(type)
          ? [local]
          : []
    for (const pattern of patterns.flat()) if (isNode(pattern)) namesIn(pattern).forEach((name) => names.add(name))
  })
  return names
}

/** The statements that are needed for names; of imports, which names. */
export function neededFor(statements: readonly Node[], names: readonly string[]): Map<Node, Set<string>> {
  const owners = new Map<string, Node>()
  for (const statement of statements) {
    const own =
      statement.type === 'ImportDeclaration'
        ? (statement['specifiers'] as Node[]).map((one) => nameOf(one['local'])!)
        : statement.type === 'ExportNamedDeclaration' && statement['source']
          ? (statement['specifiers'] as Node[]).map((one) => nameOf(one['exported'])!)
          : declared(statement).map(([name]) => name)
    for (const name of own) owners.set(name, statement)
  }
  const kept = new Map<Node, Set<string>>()
  const waiting = [...names]
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
