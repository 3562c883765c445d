/**
 * Hashes of content. sha256 throughout: hashing all inputs of 5,000 pages takes 0.1 s, so a faster hash would not pay.
 */
import { createHash } from 'node:crypto'

/** Hashes content that arrives in pieces. */
export function runningHash(length = 20): { add(content: string | Uint8Array): void; digest(): string } {
  const running = createHash('sha256')
  return { add: (content) => void running.update(content), digest: () => running.digest('hex').slice(0, length) }
}

/** Hex sha256, cut to `length` digits. 20 digits are 80 bits: enough to avoid collisions, short enough to store. */
export function hash(content: string | Uint8Array, length = 20): string {
  // A slice of all 64 digits would keep them in memory, and a large site has hundreds of thousands of hashes.
  return createHash('sha256')
    .update(content)
    .digest()
    .toString('hex', 0, Math.ceil(length / 2))
    .slice(0, length)
}
