/** The site's settings for its cache. */
import type { SiteConfig } from '../../model.js'

/** `500 MB`, `1.5 GB`; as file managers count, 1 MB is a million bytes. */
export const sizePattern = /^(\d+(?:\.\d+)?) ?(MB|GB)$/

const defaultSize = '2 GB'

/** The size of the cache folder in bytes. */
export function cacheLimit({ cache }: Pick<SiteConfig, 'cache'>): number {
  const [, number, unit] = sizePattern.exec(cache.maxSize ?? defaultSize)!
  return Number(number) * (unit === 'GB' ? 1e9 : 1e6)
}
