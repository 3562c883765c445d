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
  const elementOf = (slot: number) => {
    const html = { __html: htmlOf(slot) }
    const own = { 'data-slot': slot, suppressHydrationWarning: true, dangerouslySetInnerHTML: html }
    return createElement(slotTag, { key: slot, ...own })
  }
  return $tree === undefined ? props : { ...props, $tree: filled($tree as IslandTree, elementOf) }
}

type ElementOf = (slot: number) => ReactNode

function filled([name, props, children]: IslandTree, elementOf: ElementOf): Filled {
  const inside = children.map((child): unknown =>
    typeof child === 'string' ? child : typeof child === 'number' ? elementOf(child) : filled(child, elementOf),
  )
  return [name, withElements(props, elementOf) as Filled[1], inside as ReactNode[]]
}

function withElements(value: unknown, elementOf: ElementOf): unknown {
  if (typeof value !== 'object' || value === null) return value
  if ('$slot' in value) return elementOf(value.$slot as number)
  if (Array.isArray(value)) return value.map((one) => withElements(one, elementOf))
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withElements(one, elementOf)]))
}
