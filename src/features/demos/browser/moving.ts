/** Arrow keys within a control that is one tab stop, such as a toolbar or tabs. */

/**
 * @param rtl whether it reads from right to left
 * @returns the index to move to, or undefined if the key does not move
 */
export function moveTo(key: string, at: number, count: number, rtl: boolean): number | undefined {
  if (count === 0) return undefined
  if (key === (rtl ? 'ArrowLeft' : 'ArrowRight')) return (at + 1) % count
  if (key === (rtl ? 'ArrowRight' : 'ArrowLeft')) return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
