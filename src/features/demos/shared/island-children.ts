/** The element in place of what an island contains, the same where it is prerendered and in the browser. */
import { createElement } from 'react'
import { slotMark, slotTag } from './island-slot.js'

/** Props with an element for the mark. @param html in the page, for the browser; React does not compare it */
export function withSlot(props: Record<string, unknown>, html = slotMark): Record<string, unknown> {
  if (props['children'] !== slotMark) return props
  const children = createElement(slotTag, { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } })
  return { ...props, children }
}
