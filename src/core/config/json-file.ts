/** JSON files of a site, checked by a schema. */
import type { z } from 'zod'
import { didYouMean, nearest } from '../../engine/diagnostic.js'
import { type JsonText, readJson } from '../../engine/json.js'
import { validKeys } from '../../messages.js'
import type { Span } from '../../model.js'
import { keysAt, problemOf } from './schema-issues.js'

export interface JsonProblem {
  /** The end of a sentence, without a full stop: `"0.kind" is not valid: expected a string`. */
  text: string
  hint?: string
  span: Span
}

/** What a file says, and where; or everything that is wrong in it. */
export type CheckedJson<Value> =
  | { value: Value; problems?: undefined; span: JsonText['span'] }
  | { value?: undefined; problems: JsonProblem[] }

/** Reads a JSON text that must match a schema. */
export function checkedJson<Schema extends z.ZodType>(text: string, schema: Schema): CheckedJson<z.output<Schema>> {
  const { value, error, span } = readJson(text)
  if (error) return { problems: [error] }
  const checked = schema.safeParse(value)
  if (checked.success) return { value: checked.data, span }
  const problems = checked.error.issues.flatMap((issue): JsonProblem[] => {
    const path = issue.path.filter((step) => typeof step !== 'symbol')
    const name = (key?: string) => [...path, ...(key === undefined ? [] : [key])].join('.')
    if (issue.code !== 'unrecognized_keys') {
      const problem = problemOf(issue.message)
      return [{ text: path.length > 0 ? `"${name()}" is not valid: ${problem}` : problem, span: span(path) }]
    }
    const valid = keysAt(schema, path.map(String))
    return issue.keys.map((key) => ({
      text: `unknown key "${name(key)}"`,
      hint: didYouMean(nearest(key, valid), validKeys(valid)),
      span: span([...path, key], 'key'),
    }))
  })
  return { problems }
}
