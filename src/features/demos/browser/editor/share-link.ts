/**
 * Code in an address: `…/playground/#code=…`. It is in the hash, so it is never sent to a server, and is compressed
 * into characters that need no encoding in addresses.
 */
import lzString from 'lz-string'
import { copyText } from '../../../../client/code/clipboard.js'
import type { SourceFile } from './compile.js'

/** Maximum length of a link; some programs truncate longer ones. */
export const longestLink = 16_000
/** Maximum length after decompression: a few characters can expand to gigabytes. */
const longestCode = 200_000

const prefix = '#code='

/** The key of the session's storage for the hash of code that the reader wrote: it runs without a question. */
export const ownCodeKey = (storagePrefix: string) => `${storagePrefix}-playground`

/** @param files the entry first */
export function shareHash(files: readonly SourceFile[]): string {
  return prefix + lzString.compressToEncodedURIComponent(JSON.stringify(files.map(({ name, code }) => [name, code])))
}

/** @throws if the link is too long, or as `copyText` does */
export async function copyLink(playground: string, files: readonly SourceFile[]): Promise<void> {
  const link = playground + shareHash(files)
  if (link.length > longestLink) throw new Error('too long')
  await copyText(link)
}

/** @returns the files of a link, the entry first; undefined for anything that `shareHash` can't have produced */
export function filesOfHash(hash: string): SourceFile[] | undefined {
  return hash.length > longestLink ? undefined : storedFiles(hash)
}

/** As `filesOfHash`, for a hash of any length that this site has stored itself. */
export function storedFiles(hash: string): SourceFile[] | undefined {
  if (!hash.startsWith(prefix)) return undefined
  try {
    const text = lzString.decompressFromEncodedURIComponent(hash.slice(prefix.length))
    if (!text || text.length > longestCode) return undefined
    return filesOf(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Names of sources are plain; those of assets are what the site calls them. */
const filePattern = /^(?:[\w./-]{1,100}|[\p{L}\p{N}\w ./@()-]{1,100}\?\w+)$/u

/**
 * @param given pairs of a name and a text, from anywhere
 * @returns the files, the entry first; undefined for anything else
 */
export function filesOf(given: unknown): SourceFile[] | undefined {
  if (!Array.isArray(given) || given.length === 0 || given.length > 50) return undefined
  const files = given.map((entry: unknown): SourceFile | undefined => {
    const [name, code] = Array.isArray(entry) && entry.length === 2 ? (entry as unknown[]) : []
    return typeof name === 'string' && typeof code === 'string' && filePattern.test(name) ? { name, code } : undefined
  })
  const isAll = files.every((file) => file !== undefined)
  return isAll && !files[0]!.name.includes('?') ? files : undefined
}
