/** What the rendering of an MDX page and the page that takes it have in common. */

import type { IslandTree } from '../../feature.js'

/** Characters for private use around the name of a run or an address. */
export const openMark = '\ue0f2'
export const closeMark = '\ue0f3'

/** An element or an expression that could not be rendered. */
export interface MdxFailure {
  /** The file: 0 is the page, others are partials. */
  of: number
  /** The index in `MdxParts.places`. */
  place?: number
  /** The index of the piece, where no place is known. */
  root?: number
  message?: string
}

/** An island as it is on a page. */
export interface DrawnIsland {
  /** The file that has it, and its index in `MdxParts.islands`. */
  of: number
  index: number
  /** What its module takes: the component with its props, and what is in it. */
  tree: IslandTree
  /** How many parts of the page are in it. */
  slots: number
}

/** Of addresses, a slash before it is a part: code that looks at them takes them for paths of the site. */
const mark = new RegExp(
  `/?${openMark}(run|link|image|attribute|island|island-slot|island-end):(\\d+):(\\d+)${closeMark}`,
)

export interface Mark {
  kind: 'run' | 'link' | 'image' | 'attribute' | 'island' | 'island-slot' | 'island-end'
  of: number
  index: number
}

/** Splits a text at its marks. */
export function splitAtMarks(text: string): (string | Mark)[] {
  const fields = text.split(mark)
  const parts: (string | Mark)[] = []
  for (let at = 0; at < fields.length; at += 4) {
    if (fields[at] !== '') parts.push(fields[at]!)
    const kind = fields[at + 1] as Mark['kind'] | undefined
    if (kind) parts.push({ kind, of: Number(fields[at + 2]), index: Number(fields[at + 3]) })
  }
  return parts
}
