/** Defines what a command is, and parses a command line into a call of one. */
import { Argument, Command as Parser, CommanderError } from 'commander'
import { type CommandArgument, generatorVersion } from '../src/index.js'
import { addFlags, type Flags, type FlagValues } from './flags.js'
import type { Io } from './io.js'
import { type Terminal, terminalOf } from './terminal.js'

export interface Command {
  /** The word on the command line that selects the command. */
  readonly name: string
  /** A short description, shown in the help. */
  readonly description: string
  /** What it accepts; absent if that depends on the site. */
  readonly arguments?: readonly CommandArgument[]
  readonly flags?: Flags
  /**
   * @param argv the arguments after the command's name
   * @returns the exit code
   * @throws CommanderError for usage errors, and after printing help or the version; any other error is a fault
   */
  call(argv: readonly string[], io: Io): Promise<number>
}

/** A parsed command line. */
export interface Parsed<F extends Flags = Flags> {
  /** Values by name; omitted arguments have no entry. */
  readonly arguments: Readonly<Record<string, string | string[]>>
  readonly flags: FlagValues<F>
}

export interface CommandCall<F extends Flags = Flags> extends Parsed<F> {
  readonly io: Io
  readonly terminal: Terminal
}

export interface CommandDefinition<F extends Flags> {
  readonly name: string
  readonly description: string
  readonly arguments: readonly CommandArgument[]
  readonly flags: F
  /** The invocation shown in the help; `docs-build <name>` by default. */
  readonly title?: string
  /** Adds to the help, called only when help was requested. */
  extendHelp?(parser: Parser, io: Io): Promise<void>
  /** @returns the exit code */
  run(call: CommandCall<F>): Promise<number>
}

/** Defines a command whose arguments and flags do not depend on a site. */
export function defineCommand<F extends Flags>(definition: CommandDefinition<F>): Command {
  const { name, description, title = `docs-build ${name}` } = definition
  return {
    name,
    description,
    arguments: definition.arguments,
    flags: definition.flags,
    async call(argv, io) {
      const parser = createParser(title, description, io)
      if (isHelp(argv)) await definition.extendHelp?.(parser, io)
      const parsed = parse(parser, definition, argv) as Parsed<F>
      return definition.run({ ...parsed, io, terminal: terminalOf(io) })
    },
  }
}

/** The argument that names the site's folder. */
export const rootArgument: CommandArgument = {
  name: 'root',
  description: 'the folder with docs.config.ts',
  default: '.',
}

export function isHelp(argv: readonly string[]): boolean {
  return argv.includes('-h') || argv.includes('--help')
}

/** Creates a parser that throws usage errors and suggests the nearest valid spelling. */
export function createParser(title: string, description: string, io: Io): Parser {
  return new Parser(title)
    .description(description)
    .version(generatorVersion, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .showSuggestionAfterError(true)
    .allowExcessArguments(false)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      getOutHelpWidth: () => (io.stdout.isTTY ? (io.stdout.columns ?? 80) : 80),
      getErrHelpWidth: () => (io.stderr.isTTY ? (io.stderr.columns ?? 80) : 80),
    })
}

/** Parses a command line with the arguments and flags that a command declares. */
export function parse(
  parser: Parser,
  declared: { readonly arguments: readonly CommandArgument[]; readonly flags: Flags },
  argv: readonly string[],
): Parsed {
  for (const { name, description, optional, rest, default: initial } of declared.arguments) {
    const inside = rest ? `${name}...` : name
    const mayMiss = optional === true || initial !== undefined
    const argument = new Argument(mayMiss ? `[${inside}]` : `<${inside}>`, description)
    parser.addArgument(initial === undefined ? argument : argument.default(initial))
  }
  const flagValues = addFlags(parser, declared.flags)
  parser.action(() => {})
  parser.parse(argv, { from: 'user' })
  const words = parser.processedArgs as (string | string[] | undefined)[]
  const given = declared.arguments.map(({ name }, index): [string, string | string[] | undefined] => [
    name,
    words[index],
  ])
  return {
    arguments: Object.fromEntries(given.filter(([, value]) => value !== undefined)) as Parsed['arguments'],
    flags: flagValues(),
  }
}

/**
 * @returns the exit code for an error thrown by the parser: 0 for help and version, 2 for usage errors; undefined for
 * other errors
 */
export function usageExit(error: unknown): 0 | 2 | undefined {
  if (!(error instanceof CommanderError)) return undefined
  return error.exitCode === 0 ? 0 : 2
}
