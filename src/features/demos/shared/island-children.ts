/** The elements in place of what an island contains, the same where it is prerendered and in the browser. */
import { createElement, type ReactNode } from 'react'
import type { IslandTree } from '../../../feature.js'
import { slotMark, slotTag } from './island-slot.js'

type Filled = [name: string, props: Record<string, unknown>, children: ReactNode[]]

/**
 * Props with elements in the slots of the tree.
 *
 * @param htmlOf what is in a slot in the page, for the browser; React does not compare it
 */
export function withSlots(
  props: Record<string, unknown>,
  htmlOf: (slot: number) => string = () => slotMark,
): Record<string, unknown> {
  const { $tree } = props
  return $tree === undefined ? props : { ...props, $tree: filled($tree as IslandTree, htmlOf) }
}

function filled([name, props, children]: IslandTree, htmlOf: (slot: number) => string): Filled {
  const inside = children.map((child): unknown => {
    if (typeof child !== 'number') return typeof child === 'string' ? child : filled(child, htmlOf)
    const html = { __html: htmlOf(child) }
    return createElement(slotTag, { 'data-slot': child, suppressHydrationWarning: true, dangerouslySetInnerHTML: html })
  })
  return [name, props, inside as ReactNode[]]
}
