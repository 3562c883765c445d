/** What the command line said, as an input of the graph: two builds with other flags are other questions' answers. */
import { question } from '../engine/question.js'

export interface RunOptions {
  /** The configuration file, relative to the root; found by its name where absent. */
  config?: string
  base?: string
  /** Locales to build; all where empty. */
  locales?: string[]
  /** Globs of pathnames; all pages where empty. */
  only?: string[]
  /** `serve` leaves out what only a published site has. */
  mode: 'build' | 'serve'
}

export const runOptions = question('run-options', (ask) => ask.context.runOptions as RunOptions)
