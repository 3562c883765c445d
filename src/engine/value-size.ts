/** How much memory a value takes, for the limit of the values that the graph holds. */

/**
 * @param value plain data, or bytes
 * @returns bytes, about: strings by their length, what holds them by the size that V8 gives it
 */
export function sizeInMemory(value: unknown): number {
  if (typeof value === 'string') return 16 + value.length
  if (typeof value !== 'object' || value === null) return 0
  if (value instanceof Uint8Array) return 100 + value.length
  let size = 48
  if (Array.isArray(value)) for (const item of value) size += 8 + sizeInMemory(item)
  else for (const key in value) size += 16 + sizeInMemory((value as Record<string, unknown>)[key])
  return size
}
