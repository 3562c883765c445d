/** Converts values to bytes and back. */
import type { Stored } from '../answer.js'

export interface Encoded {
  bytes: Uint8Array
  form: Stored['form']
}

/**
 * Pages and files are hashed in this form, and writing a text as JSON takes longer than hashing it. A text begins with
 * what no JSON begins with: `{}` and "{}" must not have the same hash.
 */
const textMark = '\0'

export function encode(value: unknown): Encoded {
  if (value === undefined) return { bytes: Buffer.from('undefined'), form: 'u' }
  if (value instanceof Uint8Array) return { bytes: value, form: 'b' }
  // JSON keeps half of a surrogate pair, UTF-8 does not.
  if (typeof value === 'string' && value.isWellFormed()) return { bytes: marked(value), form: 't' }
  return { bytes: Buffer.from(JSON.stringify(value)), form: 'j' }
}

/** In bytes: to put the mark before the text would copy the text, which takes as long as all the rest. */
function marked(text: string): Buffer {
  const bytes = Buffer.allocUnsafe(textMark.length + Buffer.byteLength(text))
  bytes.write(textMark)
  bytes.write(text, textMark.length)
  return bytes
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

export function decode(bytes: Uint8Array, { form }: Pick<Stored, 'form'>): unknown {
  if (form === 'u') return undefined
  if (form === 'b') return new Uint8Array(bytes)
  if (form === 't') return decoder.decode(bytes.subarray(textMark.length))
  return JSON.parse(decoder.decode(bytes))
}
