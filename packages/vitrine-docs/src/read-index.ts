/** Reads the lists of a folder of documentation. What packages and hosts say is checked before it is used. */
import * as z from 'zod'
import { type AgentsIndex, agentsSchema } from '../../../src/features/agents/format.js'
import { Problem } from './problem.js'
import { visible } from './visible.js'

/** One line that everyone sees: names and addresses go into replies as they are. */
const text = z
  .string()
  .max(2000)
  .transform((written) => visible(written).replace(/\s+/g, ' '))

const schema = z.object({
  schema: z.number(),
  kind: z.literal('agents'),
  title: text,
  description: text,
  url: text,
  base: text,
  locale: text,
  locales: z.record(text, text),
  headingIds: z.enum(['vitrine', 'github', 'vitepress']),
  packages: z.array(z.object({ name: text, version: text.optional() })),
  installed: z.record(text, text),
  pages: z.array(
    z.object({
      href: text,
      path: text,
      title: text,
      description: text.optional(),
      above: z.array(text).optional(),
      labels: z.array(z.enum(['pro', 'premium', 'new', 'planned', 'unstable'])).optional(),
      package: text.optional(),
      foundBy: z.array(text).optional(),
      tokens: z.number(),
      hash: text,
    }),
  ),
  api: z.object({ path: text, hash: text }).optional(),
})

/** @throws Problem if it is none */
export function readIndex(json: string, place: string): AgentsIndex {
  const found = schema.safeParse(parsed(json))
  if (!found.success)
    throw new Problem(`agents.json of ${place} cannot be read: ${found.error.issues[0]!.path.join('.')} is wrong.`)
  const { data } = found
  if (data.schema > agentsSchema)
    throw new Problem(`${place} was written for a newer version of vitrine-docs (format ${data.schema}). Update it.`)
  return data
}

export interface ReferenceFile {
  package: string
  path: string
}

const reference = z.object({
  packages: z.array(
    z.object({ package: text, pages: z.array(z.object({ json: text })), others: z.array(text).optional() }),
  ),
})

/** The files of the API reference. @returns none if the list cannot be read */
export function referenceFiles(json: string | undefined, base: string): ReferenceFile[] {
  const found = reference.safeParse(parsed(json))
  if (!found.success) return []
  return found.data.packages.flatMap((own) =>
    [...own.pages.map((one) => one.json), ...(own.others ?? [])].map((address) => ({
      package: own.package,
      path: (address.startsWith(base) ? address.slice(base.length) : address).replace(/^\//, ''),
    })),
  )
}

/** @returns undefined if it is not JSON */
export function parsed(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? '') as unknown
  } catch {
    return undefined
  }
}
