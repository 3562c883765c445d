/** The blocks that arrange their content; templates can ask which of them a page uses. */
import type { LayoutBlock } from '../model.js'
import type { Context } from './context.js'

export const layoutBlocks: readonly LayoutBlock[] = ['steps', 'cards', 'file-tree']

/** @param words classes of an element, or the name of a container */
export function layoutBlocksIn(words: readonly string[]): LayoutBlock[] {
  return layoutBlocks.filter((name) => words.includes(name))
}

/** Records the layout blocks among `words`. */
export function noteLayoutBlocks({ parts }: Context, words: readonly string[]): void {
  for (const name of layoutBlocksIn(words)) if (!parts.blocks.includes(name)) parts.blocks.push(name)
}
