/**
 * Breakpoints as media queries. `down` ends just below a breakpoint, so that no width matches both
 * sides; zoomed screens have fractional widths.
 */
const justBelow = 0.05

export interface Breakpoints<Key extends string = string> {
  /** From the narrowest to the widest. */
  keys: Key[]
  /** Pixels. */
  values: Record<Key, number>
  /** From `key` on. Numbers are pixels. */
  up(key: Key | number): string
  /** Below `key`. */
  down(key: Key | number): string
  /** From `start` on and below `end`. */
  between(start: Key | number, end: Key | number): string
  /** From `key` on and below the next one. */
  only(key: Key): string
  /** Everywhere but in `only(key)`. */
  not(key: Key): string
}

export function createBreakpoints<Key extends string>(values: Record<Key, number>): Breakpoints<Key> {
  const keys = (Object.keys(values) as Key[]).sort((a, b) => values[a] - values[b])
  const width = (key: Key | number) => (typeof key === 'number' ? key : values[key])
  const up = (key: Key | number) => `@media (min-width:${width(key)}px)`
  const down = (key: Key | number) => `@media (max-width:${width(key) - justBelow}px)`
  const between = (start: Key | number, end: Key | number) =>
    `@media (min-width:${width(start)}px) and (max-width:${width(end) - justBelow}px)`
  const after = (key: Key) => keys[keys.indexOf(key) + 1]
  const only = (key: Key) => {
    const next = after(key)
    return next === undefined ? up(key) : between(key, next)
  }
  const not = (key: Key) => {
    const next = after(key)
    if (keys[0] === key) return next === undefined ? '@media not all' : up(next)
    return next === undefined ? down(key) : only(key).replace('@media', '@media not all and')
  }
  return { keys, values, up, down, between, only, not }
}
