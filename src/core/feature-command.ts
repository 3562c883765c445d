/**
 * Commands and checks that a feature adds to `docs-build`: what they take as data, from which the command line is parsed
 * and help is written, and what they are run with.
 */
import type { Paint } from '../engine/diagnostic-text.js'
import type { Ask } from '../engine/question.js'
import type { Diagnostic } from '../model.js'

/** A word after the command's name. */
export interface CommandArgument {
  readonly name: string
  readonly description: string
  /** It may be left out. Only further such arguments may follow. */
  readonly optional?: boolean
  /** What it is where it is left out. */
  readonly default?: string
  /** It takes all words that are left, as a list. */
  readonly rest?: boolean
}

/** A flag; `dryRun` is written `--dry-run`. Its name must not be that of a flag that all commands have. */
export interface CommandFlag {
  readonly description: string
  /** What its value is called in help; a flag without it is a switch. */
  readonly value?: string
  /** It may be given several times; its values are a list. */
  readonly repeatable?: boolean
}

type CommandFlags = Readonly<Record<string, CommandFlag>>
/** A switch is true, a repeatable flag a list; where the declaration is not known, any of these. */
type FlagValue<F extends CommandFlag> = CommandFlag extends F
  ? string | boolean | string[]
  : F extends { value: string }
    ? F extends { repeatable: true }
      ? string[]
      : string
    : boolean

/** What a command is run with. */
export interface CommandContext<F extends CommandFlags = CommandFlags> {
  /** Asks the site's questions, as docs-build does. */
  readonly ask: Ask
  /** The site's folder, absolute. */
  readonly root: string
  /** By name; those that were left out are missing. */
  readonly arguments: Readonly<Record<string, string | string[]>>
  /** Those that were given. */
  readonly flags: { readonly [Name in keyof F]?: FlagValue<F[Name]> }
  /** Writes a line of what the command is asked for on standard output; nothing with `--json`. */
  print(line: string): void
  /** Writes a line for the person who waits on standard error; nothing with `--json` or `--quiet`. */
  log(line: string): void
  /** Colours a text for `log`, where colours are wanted. */
  readonly paint: Paint
  /** Shows messages, sorted by their places. An error among them makes the exit code at least 1. */
  report(diagnostics: Diagnostic | readonly Diagnostic[]): void
  /** Adds to the object that `--json` prints, beside `exitCode`, `diagnostics` and `milliseconds`. */
  result(data: Readonly<Record<string, unknown>>): void
}

/** `docs-build <name>`; among the checks of a feature, `docs-build check <name>`. */
export interface FeatureCommand<F extends CommandFlags = CommandFlags> {
  /** Unique among the commands, or the checks, of a site. */
  readonly name: string
  /** A few words for help. */
  readonly description: string
  readonly arguments?: readonly CommandArgument[]
  /** Beside those that all commands have, such as `--config` and `--json`. */
  readonly flags?: F
  /**
   * Unlike an answer it may depend on the clock and the disk, and may write files.
   *
   * @returns the exit code: 0 good, 1 something is wrong with the content, 2 with how the command was called
   * @throws Failure with messages for the person at the keyboard; anything else is a fault, and exit code 3
   */
  run(context: CommandContext<F>): Promise<number>
}

/** Declares a command; the types of its flags are inferred and then forgotten, so that all commands form one list. */
export function defineCommand<const F extends CommandFlags>(command: FeatureCommand<F>): FeatureCommand {
  return command
}

/** Commands that the generator has by itself: those of `cli/commands`, and `help`. */
export const builtinCommands = ['check', 'clean', 'help'] as const
export type BuiltinCommand = (typeof builtinCommands)[number]
