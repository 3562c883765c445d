/**
 * The flags of all commands, each in one place: how it is written, what it means, the option that it sets. The names of
 * the table are those of the options, so what was parsed is passed on as it is.
 */
import { type Command as Parser, InvalidArgumentError, Option } from 'commander'
import { type CommandFlag, commonFlags } from '../src/index.js'

export interface Flag<Value = unknown> {
  /** As help shows it: `-c, --config <file>`. */
  readonly written: string
  readonly description: string
  parse?(value: string, previous: unknown): Value
  readonly initial?: { value: Value; shown: string }
}

export type Flags = Readonly<Record<string, Flag>>

/** The values of parsed flags by the names of their options. */
export type FlagValues<F extends Flags> = { [Name in keyof F]?: F[Name] extends Flag<infer Value> ? Value : never }

const flag = <Value>(written: string, description: string): Flag<Value> => ({ written, description })
const text = flag<string>
const toggle = flag<boolean>
const list = (written: string, description: string, shown: string): Flag<string[]> => ({
  written,
  description,
  parse: (value, before) => [...(before as string[]), value],
  initial: { value: [], shown },
})

export const flags = {
  config: text('-c, --config <file>', 'the configuration file, relative to the root'),
  base: text('--base <path>', 'where the site is mounted, such as /docs/'),
  locales: list('--locale <code>', 'build this language only (repeatable)', 'all'),
  only: list('--only <glob>', 'build pages whose pathname matches (repeatable)', 'all'),
  cacheDir: {
    ...text('--cache-dir <dir>', 'where to remember answers'),
    initial: { value: '.vitrine', shown: '".vitrine"' },
  },
  followSymlinks: toggle('--follow-symlinks', 'read through symbolic links that leave their folder'),
  json: toggle('--json', 'print JSON: one value at the end, or a line for each event of a server'),
  quiet: toggle('--quiet', 'print errors only'),
  verbose: toggle('--verbose', 'say more'),
  debug: toggle('--debug', 'print stacks'),
  cache: toggle('--no-cache', 'use no memory and leave none'),
  outDir: text('--out-dir <dir>', 'the output folder, relative to the root (default: "export")'),
  force: toggle('--force', 'build beside files in the output folder that are not ours'),
  strict: toggle('--strict', 'warnings are errors'),
  explain: text('--explain <pathname>', 'say why a page was made again'),
  port: {
    ...flag<number>('--port <number>', 'the port; the next free one where it is in use (default: 3001)'),
    parse: parsePort,
  },
  strictPort: toggle('--strict-port', 'fail where the port is in use'),
  host: flag<string | true>('--host [address]', 'listen for others too: at this address, or at all'),
  allowedHosts: list(
    '--allowed-host <name>',
    'answer requests by this name too; .example.com for all below (repeatable)',
    'localhost',
  ),
  open: flag<string | true>('--open [path]', 'open the browser'),
  preview: toggle('--preview', 'serve the built folder; build it first where nothing is built'),
} satisfies Flags

type Table = typeof flags

/** Some flags of the table. */
export function pick<Name extends keyof Table>(...names: Name[]): Pick<Table, Name> {
  return Object.fromEntries(names.map((name) => [name, flags[name]])) as Pick<Table, Name>
}

/** What every command on a site takes. */
export const siteFlags = pick(...commonFlags)

/** The flags that a feature's command declares: `dryRun` is `--dry-run`. */
export function flagsOfFeature(declared: Readonly<Record<string, CommandFlag>>): Flags {
  return Object.fromEntries(
    Object.entries(declared).map(([name, { value, description, repeatable }]) => {
      const written = `--${kebab(name)}${value === undefined ? '' : ` <${value}>`}`
      return [
        name,
        repeatable ? list(written, description, 'none') : (value === undefined ? toggle : text)(written, description),
      ]
    }),
  )
}

/** Adds flags to a parser. @returns a function that reads, after parsing, those that were given or have a default */
export function addFlags(parser: Parser, given: Flags): () => Record<string, unknown> {
  const options = Object.entries(given).map(([name, { written, description, parse, initial }]) => {
    const option = new Option(written, description)
    if (parse) option.argParser(parse)
    if (initial) option.default(initial.value, initial.shown)
    parser.addOption(option)
    return { name, attribute: option.attributeName() }
  })
  return () => {
    const values = parser.opts()
    const entries = options.map(({ name, attribute }): [string, unknown] => [name, values[attribute]])
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  }
}

/** Kebab-case for the camelCase spellings that other tools use: `--outDir` is `--out-dir`. */
export function kebabFlags(argv: readonly string[]): string[] {
  return argv.map((word) => word.replace(/^--([a-z]+(?:[A-Z][a-z]+)+)(?==|$)/, (_, name: string) => `--${kebab(name)}`))
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/**
 * Takes the first word that is neither a flag nor the value of one from a command line. Where a flag stands before it that
 * nobody knows, there is none: it could be that flag's value.
 */
export function splitWord(argv: readonly string[], known: Flags = flags): { word?: string; rest: string[] } {
  const kinds = new Map(
    Object.values(known).flatMap(({ written }) => {
      const [names, ...value] = written.split(/ (?=[<[])/)
      return names!.split(', ').map((name): [string, boolean] => [name, value.join('').startsWith('<')])
    }),
  )
  for (let at = 0; at < argv.length; at++) {
    const word = argv[at]!
    if (!word.startsWith('-')) return { word, rest: argv.filter((_, index) => index !== at) }
    const takesNext = kinds.get(word)
    if (takesNext === undefined && !kinds.has(word.replace(/=.*/s, '')) && !/^-[a-z]./.test(word)) break
    if (takesNext) at++
  }
  return { rest: [...argv] }
}

function parsePort(given: string): number {
  const number = Number(given)
  if (!/^\d+$/.test(given) || number > 65_535)
    throw new InvalidArgumentError('Give a number from 0 to 65535; 0 takes any free one.')
  return number
}
