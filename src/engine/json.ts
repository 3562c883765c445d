/** JSON with the places of what is wrong in it, for files that authors write. `JSON.parse` has no place for some errors. */
import { findNodeAtLocation, getNodeValue, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { Span } from '../model.js'

export interface JsonText {
  /** Of a text with an error: what could be read. */
  value: unknown
  /** The first error: it mostly leads to further ones. */
  error?: { text: string; span: Span }
  /** The place of a value, or of the nearest one around it; of a key if it is said so. */
  span(path: readonly (string | number)[], of?: 'key'): Span
}

/** @param like `tsconfig` allows comments and a comma at the end of a list */
export function readJson(text: string, like: 'json' | 'tsconfig' = 'json'): JsonText {
  const errors: ParseError[] = []
  const isStrict = like === 'json'
  const root = parseTree(text, errors, { disallowComments: isStrict, allowTrailingComma: !isStrict })
  const [first] = errors
  return {
    value: root && (getNodeValue(root) as unknown),
    ...(first && { error: { text: wordsOf(first), span: spanOf(first) } }),
    span(path, of) {
      for (let length = path.length; root && length > 0; length--) {
        const value = findNodeAtLocation(root, path.slice(0, length))
        const key = value?.parent?.type === 'property' ? value.parent.children?.[0] : undefined
        const found = of === 'key' && length === path.length ? (key ?? value) : value
        if (found) return spanOf(found)
      }
      return { start: root?.offset ?? 0, end: (root?.offset ?? 0) + 1 }
    },
  }
}

function spanOf({ offset, length }: { offset: number; length: number }): Span {
  return { start: offset, end: offset + Math.max(length, 1) }
}

/** `PropertyNameExpected` as `property name expected`. */
function wordsOf({ error }: ParseError): string {
  return printParseErrorCode(error)
    .replace(/(?!^)[A-Z]/g, ' $&')
    .toLowerCase()
}
