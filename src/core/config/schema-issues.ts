/** Turns zod's issues with a part of the configuration into diagnostics, with their place and the nearest valid key. */
import type { z } from 'zod'
import { nearest } from '../../engine/diagnostic.js'
import { messages } from '../../messages.js'
import type { Diagnostic, FilePath, Span } from '../../model.js'
import { keySpan } from './source-place.js'

export interface CheckedPart {
  schema: z.ZodType
  /** The configuration file and its text, for places. */
  file: FilePath
  text: string
  /** The keys that lead to the part: `['features', 'ads']`. */
  at?: readonly string[]
}

/** @returns one diagnostic for each problem and for each unknown key */
export function schemaDiagnostics(error: z.core.$ZodError, { schema, file, text, at = [] }: CheckedPart): Diagnostic[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String)
    const full = [...at, ...path]
    // The place of a missing key is that of the object around it: text elsewhere may have a key of that name.
    if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined'))
      return [
        messages.configKeyMissing(full.join('.'), { file, span: keySpan(text, full.slice(0, -1)) ?? exportSpan(text) }),
      ]
    if (issue.code !== 'unrecognized_keys') {
      const { message } = (issue.code === 'invalid_key' && issue.issues[0]) || issue
      return [messages.badConfigValue(full.join('.'), problemOf(message), { file, span: keySpan(text, full) })]
    }
    const valid = keysAt(schema, path)
    return issue.keys.map((key) =>
      messages.unknownKey([...full, key].join('.'), nearest(key, valid), valid, {
        file,
        span: keySpan(text, [...full, key]),
      }),
    )
  })
}

function exportSpan(text: string): Span | undefined {
  const found = /^export default\b/m.exec(text)
  return found ? { start: found.index, end: found.index + found[0].length } : undefined
}

/**
 * Zod starts with the kind of problem; messages of the schemas may only name what they expect, such as "a pathname".
 */
export function problemOf(message: string): string {
  const problem = message.replace(/^(Invalid [a-z]+|Too (small|big)): /, '')
  return /^(an?|the) |^"/.test(problem) ? `expected ${problem}` : problem
}

/** The part of zod's internals that leads from a schema to the keys of an object. */
interface Definition {
  innerType?: unknown
  in?: unknown
  shape?: Record<string, unknown>
  element?: unknown
  valueType?: unknown
  options?: unknown[]
}

/** The keys that an object at a path of the schema may have; of several alternatives, the keys of all. */
export function keysAt(schema: z.ZodType, path: readonly string[]): string[] {
  let at = definitionOf(schema)
  for (const step of path) at = definitionOf(at?.shape?.[step] ?? at?.element ?? at?.valueType)
  const shapes = at?.options?.map((option) => definitionOf(option)?.shape) ?? [at?.shape]
  return [...new Set(shapes.flatMap((shape) => Object.keys(shape ?? {})))]
}

/** Unwraps defaults, optional and pipes. */
function definitionOf(value: unknown): Definition | undefined {
  const definition = (value as { _zod?: { def: Definition } } | undefined)?._zod?.def
  const inner = definition?.innerType ?? definition?.in
  return inner ? definitionOf(inner) : definition
}
