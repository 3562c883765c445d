/**
 * A walk over all nodes of a tree. unist-util-visit makes a function with a name of its own for each node: its two
 * walks over each page were a thirtieth of what a thread does for a page.
 */
import type { Nodes, Parents } from 'mdast'

/** Calls `visit` for every node, before its children; these must not be added or removed meanwhile. */
export function walk(
  node: Nodes,
  visit: (node: Nodes, index: number, parent: Parents | undefined) => void,
  index = 0,
  parent?: Parents,
): void {
  visit(node, index, parent)
  if (!('children' in node)) return
  const { children } = node
  for (let at = 0; at < children.length; at++) walk(children[at]!, visit, at, node)
}
