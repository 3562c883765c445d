/** Takes JSX out of paragraphs that consist of nothing else, as MDX does: `<Card />` on a line of its own is a block. */
import type { Nodes, Paragraph, PhrasingContent } from 'mdast'

export function unwrapParagraphs(node: Nodes): void {
  if (!('children' in node)) return
  const children = node.children as Nodes[]
  for (let at = children.length - 1; at >= 0; at--) {
    const child = children[at]!
    unwrapParagraphs(child)
    if (child.type === 'paragraph' && isOnlyJsx(child)) children.splice(at, 1, ...child.children.flatMap(asBlock))
  }
}

function isOnlyJsx({ children }: Paragraph): boolean {
  return children.some(isJsx) && children.every((child) => isJsx(child) || isBlank(child))
}

function isJsx({ type }: PhrasingContent): boolean {
  return type === 'mdxJsxTextElement' || type === 'mdxTextExpression'
}

function isBlank(node: PhrasingContent): boolean {
  return node.type === 'text' && /^\s*$/.test(node.value)
}

function asBlock(node: PhrasingContent): Nodes[] {
  if (isBlank(node)) return []
  const type = node.type === 'mdxTextExpression' ? 'mdxFlowExpression' : 'mdxJsxFlowElement'
  return [{ ...node, type } as Nodes]
}
