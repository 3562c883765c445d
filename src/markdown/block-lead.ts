/** What is above a block that a page has from an element or from its code: a heading, and a text. */
import type { Heading, Nodes, RootContent } from 'mdast'
import { walk } from './walk.js'
import { markdownTree } from './syntax/markdown-tree.js'
import type { DirectiveNode } from './syntax/nodes.js'

/**
 * @param lead the heading with its id, and Markdown
 * @param depth of the heading that the block is below
 */
export function withLead(
  block: DirectiveNode,
  { title, description, id }: { title?: string; description?: string; id?: string },
  depth: number,
): RootContent[] {
  const level = Math.min(depth + 1, 6) as Heading['depth']
  const { position } = block
  const heading: Heading = {
    type: 'heading',
    depth: level,
    children: [{ type: 'text', value: `${title ?? ''}${id === undefined ? '' : ` {#${id}}`}` }],
    data: { isOfBlock: true },
    ...(position && { position }),
  }
  const text = description === undefined ? [] : markdownTree(description, { dialect: true, gfm: true }).children
  // It has no place in the text of the page but that of the block.
  for (const node of text)
    walk(node, (one: Nodes) => {
      if (position) one.position = { start: position.start, end: position.start }
      if ('data' in one && one.data) delete (one.data as { destination?: unknown }).destination
    })
  const before = [
    ...(title !== undefined ? [`${'#'.repeat(level)} ${title}`] : []),
    ...(description === undefined ? [] : [description]),
  ]
  return [
    ...(title !== undefined ? [heading] : []),
    ...text,
    { ...block, ...(before.length > 0 && { before: `${before.join('\n\n')}\n\n` }) },
  ]
}
