/**
 * Wraps tables in a group that scrolls horizontally and can be focused. Alignment is a class: the attribute is obsolete
 * and a style attribute would need a weaker security policy.
 */
import type { Element, ElementContent } from 'hast'
import { stringMark, type Context } from './context.js'

export function wrapTable(context: Context, table: Element): Element {
  alignByClass(table)
  const properties = {
    className: ['table-wrap'],
    role: 'group',
    tabIndex: 0,
    ariaLabel: stringMark(context, 'table.label'),
  }
  return { type: 'element', tagName: 'div', properties, children: [table] }
}

function alignByClass(node: ElementContent): void {
  if (node.type !== 'element') return
  const { align, ...properties } = node.properties
  if (typeof align === 'string') node.properties = { ...properties, className: [`align-${align}`] }
  else delete node.properties.align
  node.children.forEach(alignByClass)
}
