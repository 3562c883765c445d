/** The API reference as JSON files have it. Files of packages are checked before they are used. */
import * as z from 'zod'
import { parsed } from './read-index.js'
import { visible } from './visible.js'

const text = z.string().max(20_000)
const prose = text.transform(visible)

const doc = z.object({
  description: prose.optional(),
  deprecated: prose.optional(),
  deprecatedSince: text.optional(),
  since: text.optional(),
  default: text.optional(),
  plan: text.optional(),
})
const parameter = z.object({
  name: text,
  type: text,
  required: z.boolean().default(true),
  description: prose.optional(),
})
const returned = z.object({ type: text, description: prose.optional() })
const member = doc.extend({
  name: text,
  type: text.default(''),
  required: z.boolean().default(false),
  values: z.array(z.unknown()).optional(),
  signature: z.object({ parameters: z.array(parameter), returns: returned }).optional(),
  /** The component that has the same member: packages carry what many share once. */
  as: text.optional(),
})
const css = doc.extend({ rule: text, class: text.optional() })
const value = z.object({ value: text, description: prose.optional() })

const entry = doc.extend({
  kind: text,
  name: text,
  package: text.optional(),
  imports: z.array(text).default([]),
  typeParameters: text.optional(),
  type: text.optional(),
  ref: text.optional(),
  values: z.array(value).optional(),
  inherits: z.array(text).default([]),
  shared: z.array(z.object({ type: text })).optional(),
  props: z.array(member).default([]),
  members: z.array(member).default([]),
  slots: z.array(member).default([]),
  cssClasses: z.array(css).default([]),
  parameters: z.array(z.array(parameter)).optional(),
  returns: z.array(returned).optional(),
  demos: z.array(z.object({ name: text, href: text, props: z.array(text) })).default([]),
})
const types = z.object({ types: z.array(z.unknown()) })
const change = z.object({
  change: z.enum(['added', 'removed', 'renamed', 'changed', 'deprecated']),
  what: text,
  name: text,
  also: z.array(text).optional(),
  heir: text.optional(),
  before: text.optional(),
  after: text.optional(),
  breaking: z.boolean().default(false),
})
const changes = z.object({
  kind: z.literal('changes'),
  package: text,
  steps: z.array(z.object({ from: text, to: text, changes: z.array(change) })),
})

export type Member = z.infer<typeof member>
export type Change = z.infer<typeof change>
export type Changes = z.infer<typeof changes>

/** An entry of the reference, and where it is. */
export interface Entry extends z.infer<typeof entry> {
  /** The path of its file without `.json`. */
  page: string
}

/** @returns the entries of a file, or changes */
export function readReference(json: string | undefined, path: string, owner: string): Entry[] | Changes {
  const value = parsed(json)
  const found = changes.safeParse(value)
  if (found.success) return found.data
  const list = types.safeParse(value)
  const page = path.replace(/\.json$/, '')
  return (list.success ? list.data.types : [value]).flatMap((one) => {
    const { data } = entry.safeParse(one)
    return data ? [{ ...data, package: data.package ?? owner, page }] : []
  })
}

/** Gives members that a component has in common with another what is written there. */
export function withSharedMembers(entries: readonly Entry[]): void {
  const byName = new Map(entries.map((one) => [one.name, one]))
  for (const own of entries)
    for (const list of ['props', 'members', 'slots'] as const)
      own[list] = own[list].map((one) => {
        const other =
          one.as === undefined ? undefined : byName.get(one.as)?.[list].find(({ name }) => name === one.name)
        return other && other.as === undefined ? other : one
      })
}
