/** Converts values to bytes and back. */
import type { Stored } from '../answer.js'

export interface Encoded {
  bytes: Uint8Array
  form: Stored['form']
}

export function encode(value: unknown): Encoded {
  if (value === undefined) return { bytes: Buffer.from('undefined'), form: 'u' }
  if (value instanceof Uint8Array) return { bytes: value, form: 'b' }
  return { bytes: Buffer.from(JSON.stringify(value)), form: 'j' }
}

const decoder = new TextDecoder()

export function decode(bytes: Uint8Array, { form }: Pick<Stored, 'form'>): unknown {
  if (form === 'u') return undefined
  if (form === 'b') return new Uint8Array(bytes)
  return JSON.parse(decoder.decode(bytes))
}
