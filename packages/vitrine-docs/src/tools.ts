/** The tools: what each takes, and what it answers. Command line and MCP are two ways to call them. */
import * as z from 'zod'
import { kinds } from '../../../src/features/search/shared/kinds.js'
import { api } from './api.js'
import { changes } from './changes.js'
import type { CheckRequest } from './check.js'
import { demo } from './demo.js'
import type { Found, Library } from './library.js'
import { didYouMean, Problem } from './problem.js'
import { read } from './read.js'
import { Reply } from './reply.js'

export interface ToolContext {
  library: Library
  /** Compiles files; only where there is a project with packages. */
  check?: Check
}

export type Check = (library: Library, request: CheckRequest) => Promise<string>

export interface Tool<Shape extends z.ZodRawShape = z.ZodRawShape> {
  name: string
  description: string
  shape: Shape
  /** What command lines may give without naming it. */
  words: keyof Shape & string
  /** @returns a text, and the same as data where it has a form of its own */
  run(context: ToolContext, input: z.infer<z.ZodObject<Shape>>): Promise<{ text: string; data?: unknown }>
}

const name = z.string().min(1).max(300)
const list = (most: number) => z.array(name).min(1).max(most)
const budget = z.number().int().min(500).max(8000).default(2500).describe('tokens')

const defineTool = <const Shape extends z.ZodRawShape>(tool: Tool<Shape>): Tool => tool as unknown as Tool

const search = defineTool({
  name: 'search',
  description: 'Find ids of pages, sections, demos and API names.',
  words: 'query',
  shape: {
    query: name,
    package: name.optional(),
    kind: z.enum(kinds as [(typeof kinds)[number], ...(typeof kinds)[number][]]).optional(),
    limit: z.number().int().min(1).max(20).default(8),
  },
  async run({ library }, { query, package: owner, kind, limit }) {
    if (owner !== undefined) library.requirePackage(owner)
    const data = await library.search(query, { package: owner, kind, limit })
    const reply = new Reply(budgetOf.search)
    if (data.length === 0) reply.add(`Nothing found for "${query}".`)
    for (const [at, one] of data.entries()) if (!reply.add(lineOf(one, at < best))) reply.leave(one.id)
    return { text: String(reply).replaceAll('\n\n', '\n'), data }
  },
})

/** Of tools that take none. */
const budgetOf = { search: 1500, check: 4000 } as const

/** Characters, of those that come first and of others. */
const longestSnippet = { best: 160, other: 80 } as const
const best = 3

/** Where the id says what the name says, without it. */
function lineOf({ id, kind, name: own, type, labels = [], snippet = '' }: Found, isBest: boolean): string {
  const about = [...(kind === 'page' ? [] : [kind]), ...labels].join(', ')
  const long = longestSnippet[isBest ? 'best' : 'other']
  const said = snippet.length > long ? `${snippet.slice(0, long)}…` : snippet
  const words = new Set(wordsOf(id))
  const isSaid = wordsOf(own).every((word) => words.has(word))
  const text = [isSaid ? '' : own, type && `\`${type}\``, said].filter(Boolean).join(' — ')
  return `${id}${about && ` (${about})`} ${text}`.trim()
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\d]+/u)

const reading = defineTool({
  name: 'read',
  description: 'Pages or sections by id (guide/start#install): the best for the question, an outline of the rest.',
  words: 'ids',
  shape: { ids: list(5), about: name.optional().describe('question'), budget },
  run: async ({ library }, input) => ({ text: read(library, input) }),
})

const reference = defineTool({
  name: 'api',
  description: 'Declarations and texts of names (Chart, Chart.height), with the types they name.',
  words: 'names',
  shape: { names: list(10), depth: z.number().int().min(0).max(2).default(1), budget },
  run: async ({ library }, input) => ({ text: api(library, input) }),
})

const demos = defineTool({
  name: 'demo',
  description: 'Files of a demo, which compile: by id, or one that uses all of ["Chart.height"].',
  words: 'id',
  shape: { id: name.optional(), uses: list(5).optional(), files: z.enum(['main', 'all']).default('all'), budget },
  run: async ({ library }, input) => ({ text: demo(library, input) }),
})

const history = defineTool({
  name: 'changes',
  description: 'API changes of a package between versions (7 or 7.2.0).',
  words: 'names',
  shape: { package: name, from: name, to: name.optional(), names: list(10).optional(), budget },
  run: async ({ library }, input) => ({ text: await changes(library, input) }),
})

const checking = defineTool({
  name: 'check',
  description: 'Type-check files against the installed packages.',
  words: 'files',
  shape: {
    files: z
      .array(z.strictObject({ path: name, code: z.string().max(200_000) }))
      .min(1)
      .max(5),
  },
  async run({ library, check }, input) {
    if (!check) throw new Problem('Here is no project to compile in.')
    return { text: await check(library, { ...input, budget: budgetOf.check }) }
  },
})

/** @param withCheck whether files may be compiled */
export const tools = (withCheck: boolean): Tool[] => [
  search,
  reading,
  reference,
  demos,
  history,
  ...(withCheck ? [checking] : []),
]

/** What a tool takes; names that are nearly right are named in the message. */
function inputOf({ shape }: Tool): z.ZodObject {
  const known = Object.keys(shape)
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return undefined
      const [first = ''] = issue.keys
      return `There is no "${first}".${didYouMean(first, known)} It takes: ${known.join(', ')}.`
    },
  })
}

/** A tool as clients are told of it: short, as every conversation begins with it. */
export function definitionOf(tool: Tool): { name: string; description: string; inputSchema: { type: 'object' } } {
  const schema = z.toJSONSchema(inputOf(tool), { io: 'input' }) as Record<string, unknown>
  return {
    name: tool.name,
    description: tool.description,
    inputSchema: { ...(shortened(schema) as object), type: 'object' },
  }
}

/** Without what a reader of a schema can do without; requests are checked against all of it. */
const needless = new Set(['$schema', 'minLength', 'maxLength', 'minItems', 'maxItems'])

const shortened = (value: unknown): unknown =>
  Array.isArray(value) || typeof value !== 'object' || value === null
    ? value
    : Object.fromEntries(
        Object.entries(value).flatMap(([key, of]) => (needless.has(key) ? [] : [[key, shortened(of)]])),
      )

/** Runs a tool; what is wrong with the request is the answer. */
export async function answer(
  tool: Tool,
  context: ToolContext,
  input: unknown,
): Promise<{ text: string; data?: unknown; isError?: true }> {
  const found = inputOf(tool).safeParse(input, { reportInput: true })
  if (!found.success) return { text: issuesText(found.error), isError: true }
  try {
    return await tool.run(context, found.data)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { text: error.message, isError: true }
  }
}

function issuesText({ issues }: z.ZodError): string {
  return issues
    .slice(0, 5)
    .map((issue) => {
      const at = issue.path.join('.')
      const values = issue.code === 'invalid_value' ? issue.values.map(String) : []
      const near = values.length > 0 && typeof issue.input === 'string' ? didYouMean(issue.input, values) : ''
      return `${at && `${at}: `}${issue.message}${near}`
    })
    .join('\n')
}
