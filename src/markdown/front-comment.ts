/**
 * What a comment at the head of a script says about the demo that it is, in the trees of some generators: YAML between
 * `/**` and the end of the comment, whose lines may begin with an asterisk.
 */
import { parseDocument } from 'yaml'

export interface FrontComment {
  data: Record<string, unknown>
  /** The script without the comment. */
  code: string
}

/**
 * @param text of a script
 * @param keys that such a comment may have; another one is a comment for readers of the code
 */
export function frontComment(text: string, keys: readonly string[]): FrontComment | undefined {
  const [whole, inner] = /^\s*\/\*\*([^]*?)\*\/[ \t]*\n*/.exec(text) ?? []
  if (inner === undefined) return undefined
  const document = parseDocument(inner.replace(/^[ \t]*\*/gm, ''), { schema: 'core', logLevel: 'silent' })
  if (document.errors.length > 0) return undefined
  const data: unknown = document.toJS({ maxAliasCount: 0 })
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined
  const isOne = Object.keys(data).some((key) => keys.includes(key))
  return isOne ? { data: data as Record<string, unknown>, code: text.slice(whole!.length) } : undefined
}
