/**
 * What an island contains: HTML that React keeps as it is. In the island's props a mark stands for it
 * (island-children.ts). Apart from that, since the generator itself must not load React.
 */

export const slotMark = '\ue0f4'
export const slotTag = 'v-slot'
export const slotStart = `<${slotTag}>`
export const slotEnd = `</${slotTag}>`
export const slotHtml = slotStart + slotMark + slotEnd
