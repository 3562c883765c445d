/**
 * JSON with the places of what is wrong in it, for files that authors write. `JSON.parse` has no place for some errors.
 */
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
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
  const isStrict = like === 'json'
  const treeOf = (errors: ParseError[] = []) =>
    parseTree(text, errors, { disallowComments: isStrict, allowTrailingComma: !isStrict })
  return {
    ...(isStrict ? parsed(text, treeOf) : fromTree(treeOf)),
    span(path, of) {
      const root = treeOf()
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

type TreeOf = (errors: ParseError[]) => Node | undefined

/** The tree takes twenty times as long, so it is only made for places. */
function parsed(text: string, treeOf: TreeOf): Pick<JsonText, 'value' | 'error'> {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    const whole = { text: (error as Error).message, span: { start: 0, end: 1 } }
    return { error: whole, ...fromTree(treeOf) }
  }
}

function fromTree(treeOf: TreeOf): Pick<JsonText, 'value' | 'error'> {
  const errors: ParseError[] = []
  const root = treeOf(errors)
  const [first] = errors
  return {
    value: root && (getNodeValue(root) as unknown),
    ...(first && { error: { text: wordsOf(first), span: spanOf(first) } }),
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
