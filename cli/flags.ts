/**
 * The flags of all commands in one table: spelling, description and the option that each sets. The table's keys are the
 * names of the options, so parsed values are passed on without translation.
 */
import { type Command as Parser, InvalidArgumentError, Option } from 'commander'
import { type CommandFlag, commonFlags } from '../src/index.js'

export interface Flag<Value = unknown> {
  /** As shown in the help: `-c, --config <file>`. */
  readonly written: string
  readonly description: string
  parse?(value: string, previous: unknown): Value
  readonly initial?: { value: Value; shown: string }
}

export type Flags = Readonly<Record<string, Flag>>

/** Values of parsed flags by option name. */
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
    ...text('--cache-dir <dir>', 'the cache folder, relative to the root'),
    initial: { value: '.vitrine', shown: '".vitrine"' },
  },
  followSymlinks: toggle('--follow-symlinks', 'read files through symbolic links that point outside their folder'),
  json: toggle('--json', 'print JSON: one value at the end, or one line for each event of a server'),
  quiet: toggle('--quiet', 'print errors only'),
  verbose: toggle('--verbose', 'print more details, and messages that are otherwise folded'),
  debug: toggle('--debug', 'print where in the code an error came from'),
  cache: toggle('--no-cache', 'neither read nor write the cache'),
  outDir: text('--out-dir <dir>', 'the output folder, relative to the root (default: "export")'),
  force: toggle('--force', 'build even if the output folder contains files that the generator did not write'),
  strict: toggle('--strict', 'treat warnings as errors'),
  versionOf: flag<true>('--as-version', 'build a version that another build mounts; --base is its address'),
  explain: text('--explain <pathname>', 'print why a page was rebuilt, and why components in it are interactive'),
  shard: {
    ...flag<{ index: number; count: number }>(
      '--shard <index/count>',
      'make this part of the pages only, such as 2/8, and store it in the remote cache',
    ),
    parse: parseShard,
  },
  port: {
    ...flag<number>('--port <number>', 'the port, or the next free one if it is in use (default: 3001)'),
    parse: parsePort,
  },
  strictPort: toggle('--strict-port', 'fail if the port is in use'),
  host: flag<string | true>('--host [address]', 'accept connections from other machines, at this address or at all'),
  allowedHosts: list(
    '--allowed-host <name>',
    'also accept this host name; .example.com includes its subdomains (repeatable)',
    'localhost',
  ),
  open: flag<string | true>('--open [path]', 'open the browser'),
  mcp: toggle('--mcp', 'answer MCP clients of this machine at /mcp'),
  preview: toggle('--preview', 'serve the output folder; build the site first if it does not exist'),
} satisfies Flags

type Table = typeof flags

/** Selects flags from the table. */
export function pick<Name extends keyof Table>(...names: Name[]): Pick<Table, Name> {
  return Object.fromEntries(names.map((name) => [name, flags[name]])) as Pick<Table, Name>
}

/** The flags of every command that opens a site. */
export const siteFlags = pick(...commonFlags)

/** Converts the flags that a feature's command declares: `dryRun` becomes `--dry-run`. */
export function flagsOfFeature(declared: Readonly<Record<string, CommandFlag>>): Flags {
  return Object.fromEntries(
    Object.entries(declared).map(([name, { value, description, repeatable, initial = 'none' }]) => {
      const written = `--${kebab(name)}${value === undefined ? '' : ` <${value}>`}`
      return [
        name,
        repeatable ? list(written, description, initial) : (value === undefined ? toggle : text)(written, description),
      ]
    }),
  )
}

/**
 * Adds flags to a parser. @returns a function that returns, after parsing, the flags that were given or have a default
 */
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

/** Accepts camelCase spellings, which other tools use: `--outDir` becomes `--out-dir`. */
export function kebabFlags(argv: readonly string[]): string[] {
  return argv.map((word) => word.replace(/^--([a-z]+(?:[A-Z][a-z]+)+)(?==|$)/, (_, name: string) => `--${kebab(name)}`))
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/**
 * Splits off the first word of a command line that is neither a flag nor a flag's value. Returns no word if an unknown
 * flag precedes it, because the word could be that flag's value.
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

function parseShard(given: string): { index: number; count: number } {
  const [, index = 0, count = 0] = (/^(\d{1,5})\/(\d{1,5})$/.exec(given) ?? []).map(Number)
  if (count === 0) throw new InvalidArgumentError('Use the number of the shard and the number of shards, such as 2/8.')
  if (index < 1 || index > count)
    throw new InvalidArgumentError(
      index === 0
        ? `Shards are counted from 1: the first is 1/${count}.`
        : `There are only ${count} shards: the last is ${count}/${count}.`,
    )
  return { index, count }
}

function parsePort(given: string): number {
  const number = Number(given)
  if (!/^\d+$/.test(given) || number > 65_535)
    throw new InvalidArgumentError('Use a number from 0 to 65535; 0 selects any free port.')
  return number
}
