/** `vitrine-docs <verb>`: the tools as commands, and as an MCP server over stdio. */
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { tokensOf } from '../../../src/features/agents/tokens.js'
import type { Source } from './files.js'
import { Library } from './library.js'
import { didYouMean, Problem } from './problem.js'
import { addressSource, folderSource, installedSources, keptOnDisk } from './source.js'
import { answer, type Check, type Tool, tools } from './tools.js'
import { version } from './version.js'

/** Where the program reads and writes. */
export interface Io {
  cwd: string
  out(text: string): void
  log(text: string): void
  /** All of standard input. */
  input(): Promise<string>
}

const common = {
  site: { type: 'string', multiple: true },
  url: { type: 'string', multiple: true },
  locale: { type: 'string' },
  json: { type: 'boolean' },
  check: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const

/** @returns the exit code: 0 for an answer, 1 where there is none, 2 for a command line that is wrong */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const [verb = '--help', ...rest] = argv
  if (verb === '--version') return said(io, version)
  const all = tools(true)
  const tool = all.find(({ name }) => name === verb)
  try {
    if (verb === '--help' || verb === '-h') return said(io, help(all))
    if (verb !== 'mcp' && !tool) {
      const verbs = [...all.map(({ name }) => name), 'mcp']
      throw new Problem(`There is no command "${verb}".${didYouMean(verb, verbs)} There is: ${verbs.join(', ')}.`)
    }
    const { values, words } = parsedWords(rest, tool)
    if (values['help']) return said(io, help(tool ? [tool] : all))
    const sources = await sourcesOf(values, io)
    const library = () => Library.open(sources, { locale: values.locale, kept: keptOnDisk(version) })
    const check: Check = async (opened, request) => (await import('./check.js')).check(opened, request, io.cwd)
    if (!tool) {
      const opened = library()
      // Begins to read before it is asked, and says at once what is wrong.
      await opened
      // Commands have no use for it, and it takes long to load.
      const { serveTools } = await import('./stdio.js')
      serveTools({ library: () => opened, version, ...(values.check && { check }) })
      return 0
    }
    const input = await inputOfWords(tool, values, words, io)
    const { isError, ...found } = await answer(tool, { library: await library(), check }, input)
    if (isError) throw new Problem(found.text)
    io.out(values.json ? JSON.stringify({ tool: tool.name, tokens: tokensOf(found.text), ...found }) : found.text)
    return 0
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (argv.includes('--json')) io.out(JSON.stringify({ error: error.message }))
    else io.log(error.message)
    return tool ? 1 : 2
  }
}

function said(io: Io, text: string): number {
  io.out(text)
  return 0
}

type Values = {
  [Name in keyof typeof common]?: (typeof common)[Name] extends { multiple: true }
    ? string[]
    : (typeof common)[Name]['type'] extends 'boolean'
      ? boolean
      : string
} & Record<string, unknown>

function parsedWords(argv: readonly string[], tool: Tool | undefined): { values: Values; words: string[] } {
  const own = Object.entries(tool?.shape ?? {}).map(
    ([name, type]) => [name, { type: 'string' as const, multiple: isList(type as z.ZodType) }] as const,
  )
  const options = { ...Object.fromEntries(own), ...common }
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true })
    return { values, words: positionals }
  } catch (error) {
    const [, flag] = /'--([^' ]+)/.exec((error as Error).message) ?? []
    throw new Problem(
      `${(error as Error).message.split('. ')[0]}.${flag ? didYouMean(flag, Object.keys(options)) : ''}`,
    )
  }
}

const inner = (type: z.ZodType): z.ZodType =>
  type instanceof z.ZodOptional || type instanceof z.ZodDefault ? inner(type.unwrap() as z.ZodType) : type
const isList = (type: z.ZodType): boolean => inner(type) instanceof z.ZodArray

/** `--files -` reads `[{ "path", "code" }]` from standard input; other files are read from disk. */
async function inputOfWords(tool: Tool, values: Values, words: readonly string[], io: Io): Promise<unknown> {
  const input: Record<string, unknown> = {}
  for (const [name, type] of Object.entries(tool.shape)) {
    const value = values[name]
    if (value === undefined) continue
    input[name] = inner(type as z.ZodType) instanceof z.ZodNumber ? Number(value) : value
  }
  if (words.length > 0) {
    const takesList = isList(tool.shape[tool.words] as z.ZodType)
    input[tool.words] = takesList ? [...((input[tool.words] as string[] | undefined) ?? []), ...words] : words.join(' ')
  }
  if (tool.name === 'check') input['files'] = await filesOf((input['files'] as string[] | undefined) ?? [], io)
  return input
}

async function filesOf(paths: readonly string[], io: Io): Promise<unknown> {
  if (paths.length === 1 && paths[0] === '-') {
    try {
      return JSON.parse(await io.input()) as unknown
    } catch {
      throw new Problem('Standard input is not JSON: [{ "path": "Demo.tsx", "code": "…" }].')
    }
  }
  const folder = await folderSource(io.cwd)
  return Promise.all(
    paths.map(async (path) => {
      const code = await folder.read(path.replace(/^\.\//, ''))
      if (code === undefined) throw new Problem(`There is no file ${path} below ${io.cwd}.`)
      return { path, code }
    }),
  )
}

async function sourcesOf({ site = [], url = [], locale }: Values, io: Io): Promise<Source[]> {
  if (site.length + url.length === 0) {
    const found = await installedSources(io.cwd)
    if (found.length > 0) return found
    throw new Problem('No installed package carries documentation. Give --site <folder> or --url <address>.')
  }
  const given = locale === undefined ? {} : { locale }
  return Promise.all([
    ...site.map((folder) => folderSource(folder)),
    ...url.map((address) => addressSource(address, { ...given, log: (text) => io.log(text) })),
  ])
}

function help(shown: readonly Tool[]): string {
  const flag = ([name, type]: [string, z.ZodType]) => `--${name}${isList(type) ? ' …' : ''}`
  return [
    'vitrine-docs <command> [words] [--site <folder> | --url <address>] [--locale <code>] [--json]',
    '',
    ...shown.map(
      ({ name, words, description, shape }) =>
        `  ${name} <${words}>  ${description}\n      ${Object.entries(shape)
          .map((one) => flag(one as [string, z.ZodType]))
          .join(' ')}`,
    ),
    '  mcp  Serves these tools to MCP clients over stdio; with --check also check.',
    '',
    'Without --site and --url it reads what the installed packages of the project carry.',
  ].join('\n')
}
