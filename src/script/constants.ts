/** What values of a script are, as far as its text says it: constants, literals, and what functions return. */
import type { ImportedValue } from '../elements.js'
import { childrenOf, isNode, type Node, nameOf, walk, withoutType } from './syntax.js'

/** What names mean. */
export type Scope = ReadonlyMap<string, unknown>

/** The variables and functions of a script, with those in functions. */
export function valuesIn(program: Node): Map<string, Node> {
  const values = new Map<string, Node>()
  walk(program, (node) => {
    const value = node.type === 'FunctionDeclaration' ? node : node.type === 'VariableDeclarator' && node['init']
    const name = nameOf(node['id'])
    if (name !== undefined && isNode(value)) values.set(name, value)
  })
  return values
}

/** What a node stands for, without types: of a name its value, of a function what it returns. */
export function meaningOf(node: Node, values: ReadonlyMap<string, Node>, depth = 9): Node {
  const plain = withoutType(node)
  const next = plain.type === 'Identifier' ? values.get(nameOf(plain)!) : resultOf(plain)
  return next && depth > 0 ? meaningOf(next, values, depth - 1) : plain
}

/** What a function returns at its end; undefined if it may return something else before. */
function resultOf({ type, body }: Node): Node | undefined {
  if (!/Function/.test(type) || !isNode(body)) return undefined
  if (body.type !== 'BlockStatement') return body
  const [result, ...others] = returnsIn(body)
  const isLast = result !== undefined && result === (body['body'] as Node[]).at(-1)
  return isLast && others.length === 0 && isNode(result['argument']) ? result['argument'] : undefined
}

function returnsIn(node: Node): Node[] {
  if (node.type === 'ReturnStatement') return [node]
  return /Function/.test(node.type) ? [] : childrenOf(node).flatMap(returnsIn)
}

/** The value of literals, and of names in a scope; undefined if it is not known. */
export function literal(typed: Node, scope: Scope): unknown {
  const node = withoutType(typed)
  const inside = (one: unknown) => literal(one as Node, scope)
  switch (node.type) {
    case 'Literal':
      return 'regex' in node || 'bigint' in node ? undefined : node['value']
    case 'Identifier':
      return scope.get(nameOf(node)!)
    case 'TemplateLiteral': {
      const values = (node['expressions'] as Node[]).map(inside)
      if (!values.every((one) => typeof one === 'string' || typeof one === 'number')) return undefined
      const texts = (node['quasis'] as { value: { cooked?: string } }[]).map(({ value }) => value.cooked ?? '')
      return texts.map((text, at) => `${text}${values[at] ?? ''}`).join('')
    }
    case 'UnaryExpression': {
      const value = inside(node['argument'])
      const { operator } = node
      return operator === '-' && typeof value === 'number' ? -value : operator === '!' ? !value : undefined
    }
    case 'ArrayExpression':
      return (node['elements'] as unknown[]).map((one) => one && inside(one))
    case 'ObjectExpression':
      return Object.fromEntries(
        (node['properties'] as Node[]).flatMap((one) => {
          const name = one.type === 'Property' && !one['computed'] ? keyOf(one['key']) : undefined
          return name === undefined ? [] : [[name, inside(one['value'])]]
        }),
      )
    case 'MemberExpression': {
      const object = inside(node['object'])
      const name = nameOf(node['property'])
      if (node['computed'] || name === undefined || typeof object !== 'object' || !object) return undefined
      if (isImported(object))
        return object.isRaw ? undefined : { ...object, name: object.name ? `${object.name}.${name}` : name }
      return (object as Record<string, unknown>)[name]
    }
    default:
      return undefined
  }
}

function keyOf(key: unknown): string | undefined {
  return nameOf(key) ?? (isNode(key) && key.type === 'Literal' ? String(key['value']) : undefined)
}

function isImported(value: object): value is ImportedValue {
  return 'file' in value && typeof value.file === 'string'
}
