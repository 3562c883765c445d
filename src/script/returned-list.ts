/** The list that a function of an object in a script returns, read without running it. */
import type { Span } from '../model.js'
import { isNode, type Node, nameOf, parseScript, stringValue, walk, withoutType } from './syntax.js'

export interface ReturnedList {
  /** The objects of the list, with those of their values that are literals. */
  items: { value: Record<string, unknown>; span: Span }[]
  /** What is no object of the list: calls, values of other modules. */
  unread: Span[]
}

/**
 * @param name of the property that is the function: `redirects` of `{ async redirects() { return [{ … }] } }`
 * @returns undefined if there is none
 */
export async function returnedList(code: string, name: string): Promise<ReturnedList | undefined> {
  const script = await parseScript(code)
  if (!script) return undefined
  /** What names of the script are: constants and functions. */
  const values = new Map<string, Node>()
  let found: Node | undefined
  walk(script.program, (node) => {
    const own = nameOf(node['id'])
    if (own !== undefined && node.type === 'FunctionDeclaration') values.set(own, node)
    if (own !== undefined && node.type === 'VariableDeclarator' && isNode(node['init'])) values.set(own, node['init'])
    if (node.type === 'Property' && !node['computed'] && nameOf(node['key']) === name) found ??= node['value'] as Node
  })
  if (!found) return undefined
  const list: ReturnedList = { items: [], unread: [] }
  const spanOf = ({ start, end }: Node): Span => ({ start, end })
  const meant = (node: Node, depth = 0): Node => {
    const plain = withoutType(node)
    const value = plain.type === 'Identifier' ? values.get(nameOf(plain)!) : undefined
    return value && depth < 9 ? meant(value, depth + 1) : plain
  }
  const read = (node: Node, depth = 0): void => {
    const array = meant(node)
    if (array.type !== 'ArrayExpression' || depth > 9) return void list.unread.push(spanOf(node))
    for (const element of array['elements'] as (Node | null)[]) {
      if (!element) continue
      if (element.type === 'SpreadElement') {
        read(element['argument'] as Node, depth + 1)
        continue
      }
      const object = meant(element)
      if (object.type === 'ObjectExpression') list.items.push({ value: literals(object), span: spanOf(element) })
      else list.unread.push(spanOf(element))
    }
  }
  const returned = resultOf(meant(found))
  if (returned) read(returned)
  else list.unread.push(spanOf(found))
  return list
}

/** What a function returns at its end; undefined if it may return something else before. */
function resultOf(node: Node): Node | undefined {
  if (!/Function/.test(node.type)) return undefined
  const body = node['body'] as Node
  if (body.type !== 'BlockStatement') return body
  const last = (body['body'] as Node[]).at(-1)
  let returns = 0
  walk(body, ({ type }) => {
    if (type === 'ReturnStatement') returns++
  })
  return last?.type === 'ReturnStatement' && returns === 1 && isNode(last['argument']) ? last['argument'] : undefined
}

function literals(object: Node): Record<string, unknown> {
  return Object.fromEntries(
    (object['properties'] as Node[]).flatMap((one): [string, unknown][] => {
      const key = one.type === 'Property' && !one['computed'] ? nameOf(one['key']) : undefined
      if (key === undefined) return []
      const value = withoutType(one['value'] as Node)
      return [[key, value.type === 'Literal' ? value['value'] : stringValue(value)]]
    }),
  )
}
