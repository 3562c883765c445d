/**
 * What an island contains: HTML that React keeps as it is. Apart from island-children.ts, since the generator itself
 * must not load React.
 */

/** The element around a part of the page, and what is in it while the island is prerendered. */
export const slotTag = 'v-slot'
export const slotMark = '\ue0f4'

/** Prerendered HTML, with the numbers of its slots between the texts. */
export function splitAtSlots(html: string): (string | number)[] {
  const fields = html.split(new RegExp(`(?<=<${slotTag} [\\w-]+="(\\d+)">)${slotMark}`))
  return fields.map((field, at) => (at % 2 === 1 ? Number(field) : field))
}
