/** What both commands share of the command line: usage errors with "did you mean", colours, and who is reading. */
import { Command, CommanderError, Option } from 'commander'
import { nearest } from '../src/index.js'

/** A program whose usage errors end with exit code 2 and say what was probably meant. */
export function createProgram(name: string, description: string, version: string): Command {
  return new Command(name)
    .description(description)
    .version(version, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .showSuggestionAfterError(true)
    .allowExcessArguments(false)
    .exitOverride()
    .configureOutput({ writeErr: (text) => process.stderr.write(text) })
}

/** Options of every command that opens a site. camelCase spellings are accepted too. */
export function addSiteOptions(command: Command): Command {
  return command
    .addOption(new Option('-c, --config <file>', 'the configuration file, relative to the root'))
    .addOption(new Option('--base <path>', 'where the site is mounted, such as /docs/'))
    .addOption(
      new Option('--locale <code>', 'build this language only (repeatable)')
        .argParser(collect)
        .default([] as string[], 'all'),
    )
    .addOption(
      new Option('--only <glob>', 'build pages whose pathname matches (repeatable)')
        .argParser(collect)
        .default([] as string[], 'all'),
    )
    .addOption(new Option('--cache-dir <dir>', 'where to remember answers').default('.vitrine'))
    .addOption(new Option('--follow-symlinks', 'read through symbolic links that leave their folder'))
    .addOption(new Option('--json', 'print JSON: one value at the end, or a line for each event of a server'))
    .addOption(new Option('--verbose', 'say more'))
    .addOption(new Option('--debug', 'print stacks'))
}

function collect(value: string, list: string[]): string[] {
  return [...list, value]
}

/** Kebab-case for the camelCase spellings that other tools use: `--outDir` is `--out-dir`. */
export function kebabFlags(argv: readonly string[]): string[] {
  return argv.map((word) =>
    word.replace(
      /^--([a-z]+(?:[A-Z][a-z]+)+)(?==|$)/,
      (_, name: string) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    ),
  )
}

/** Folders that look like mistyped subcommands. */
export function suggestCommand(word: string, commands: string[]): string | undefined {
  return /[./\\]/.test(word) ? undefined : nearest(word, commands)
}

/** @returns the exit code of an error that commander threw: 0 for help and version, 2 for bad usage */
export function usageExit(error: unknown): number {
  if (!(error instanceof CommanderError)) throw error
  return error.exitCode === 0 ? 0 : 2
}

export interface Reader {
  /** Colours may be used. */
  color: boolean
  /** A person at a terminal that can redraw lines. */
  terminal: boolean
  /** Annotations in the form that GitHub's CI reads. */
  annotations: boolean
}

/** Who reads the output, by the customs of NO_COLOR, FORCE_COLOR and CI. */
export function readerOf(stream: { isTTY?: boolean }, env: NodeJS.ProcessEnv): Reader {
  const ci = env.CI !== undefined && env.CI !== '' && env.CI !== 'false'
  const forced = env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '0'
  return {
    color: !env.NO_COLOR && (forced || (stream.isTTY === true && env.TERM !== 'dumb')),
    terminal: stream.isTTY === true && !ci && env.TERM !== 'dumb',
    annotations: env.GITHUB_ACTIONS === 'true',
  }
}
