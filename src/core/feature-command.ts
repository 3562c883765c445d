/**
 * Commands and checks that a feature adds to `docs-build`: their arguments and flags as data, from which the command
 * line is parsed and the help is generated, and the context that they run in.
 */
import type { Paint } from '../engine/diagnostic-text.js'
import type { Ask } from '../engine/question.js'
import type { Diagnostic } from '../model.js'

/** A word after the command's name. */
export interface CommandArgument {
  readonly name: string
  readonly description: string
  /** It may be omitted. Only optional arguments may follow. */
  readonly optional?: boolean
  /** Its value if it is omitted. */
  readonly default?: string
  /** It takes all remaining words, as a list. */
  readonly rest?: boolean
}

/** A flag; `dryRun` is written `--dry-run`. Its name must not be that of a flag that all commands have. */
export interface CommandFlag {
  readonly description: string
  /** The name of its value in the help; a flag without it is a switch. */
  readonly value?: string
  /** It may be repeated; its values form a list. */
  readonly repeatable?: boolean
  /** What the help says of a repeatable flag that is not given. By default “none”. */
  readonly initial?: string
}

type CommandFlags = Readonly<Record<string, CommandFlag>>
/** `true` for a switch, a list for a repeatable flag; any of them if the declaration is not known. */
type FlagValue<F extends CommandFlag> = CommandFlag extends F
  ? string | boolean | string[]
  : F extends { value: string }
    ? F extends { repeatable: true }
      ? string[]
      : string
    : boolean

/** The context that a command runs in. */
export interface CommandContext<F extends CommandFlags = CommandFlags> {
  /** Asks the site's questions, as docs-build does. */
  readonly ask: Ask
  /** The site's folder, absolute. */
  readonly root: string
  /** Arguments by name, without those that were omitted. */
  readonly arguments: Readonly<Record<string, string | string[]>>
  /** The flags that were given. */
  readonly flags: { readonly [Name in keyof F]?: FlagValue<F[Name]> }
  /** Writes a line of the command's result to standard output; nothing with `--json`. */
  print(line: string): void
  /** Writes a line about progress to standard error; nothing with `--json` or `--quiet`. */
  log(line: string): void
  /** Colours a text for `log`, if colours are enabled. */
  readonly paint: Paint
  /** Prints messages, sorted by place. With an error among them, the exit code is at least 1. */
  report(diagnostics: Diagnostic | readonly Diagnostic[]): void
  /** Adds keys to the object that `--json` prints, next to `exitCode`, `diagnostics` and `milliseconds`. */
  result(data: Readonly<Record<string, unknown>>): void
}

/** `docs-build <name>`; among the checks of a feature, `docs-build check <name>`. */
export interface FeatureCommand<F extends CommandFlags = CommandFlags> {
  /** Unique among the commands, or the checks, of a site. */
  readonly name: string
  /** A few words for help. */
  readonly description: string
  readonly arguments?: readonly CommandArgument[]
  /** In addition to those that all commands have, such as `--config` and `--json`. */
  readonly flags?: F
  /**
   * Unlike an answer, it may depend on the clock and the file system, and may write files.
   *
   * @returns the exit code: 0 success, 1 errors in the content, 2 errors in the configuration or the command line
   * @throws Failure with messages for the user; any other error is reported as a bug, with exit code 3
   */
  run(context: CommandContext<F>): Promise<number>
}

/**
 * Declares a command. The types of its flags are inferred for `run` and erased from the result, so that commands fit
 * one list.
 */
export function defineCommand<const F extends CommandFlags>(command: FeatureCommand<F>): FeatureCommand {
  return command
}

/** The flags that all commands on a site have, as the names of their options; `help` and `h` are the parser's own. */
export const commonFlags = [
  'config',
  'base',
  'locales',
  'only',
  'cache',
  'cacheDir',
  'followSymlinks',
  'json',
  'quiet',
  'verbose',
  'debug',
] as const
/** The names by which a command line can give one of them: as written, and those of their options. */
const reservedFlags = new Set<string>([...commonFlags, 'locale', 'noCache', 'help', 'version'])

/** Is the name of a flag that of a flag which all commands have? */
export function isCommonFlag(name: string): boolean {
  return reservedFlags.has(name)
}

/**
 * The generator's own commands, each in its file in `cli/commands`, and `help`. Commands of features have other names.
 */
export const builtinCommands = ['check', 'clean', 'eject', 'help', 'init', 'migrate', 'rename'] as const
