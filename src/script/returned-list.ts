/** The list that a function of an object in a script returns, read without running it. */
import type { Span } from '../model.js'
import { literal, meaningOf, valuesIn } from './constants.js'
import { type Node, nameOf, parseScript, walk } from './syntax.js'

export interface ReturnedList {
  /** The objects of the list, with those of their values that are literals or constants. */
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
  const values = valuesIn(script.program)
  const scope = new Map<string, unknown>()
  for (const [own, value] of values) scope.set(own, literal(value, scope))
  let found: Node | undefined
  walk(script.program, (node) => {
    if (node.type === 'Property' && !node['computed'] && nameOf(node['key']) === name) found ??= node['value'] as Node
  })
  if (!found) return undefined
  const list: ReturnedList = { items: [], unread: [] }
  const spanOf = ({ start, end }: Node): Span => ({ start, end })
  const read = (node: Node, depth = 0): void => {
    const array = meaningOf(node, values)
    if (array.type !== 'ArrayExpression' || depth > 9) return void list.unread.push(spanOf(array))
    for (const element of array['elements'] as (Node | null)[]) {
      if (!element) continue
      if (element.type === 'SpreadElement') {
        read(element['argument'] as Node, depth + 1)
        continue
      }
      const object = meaningOf(element, values)
      if (object.type === 'ObjectExpression')
        list.items.push({ value: literal(object, scope) as Record<string, unknown>, span: spanOf(element) })
      else list.unread.push(spanOf(element))
    }
  }
  read(found)
  return list
}
