/** The options of the command line, as an input of the graph: answers depend on those that they ask for. */
import { type Ask, question } from '../../engine/question.js'

export interface RunOptions {
  /** The configuration file, relative to the root; if absent, it is found by its name. */
  config?: string
  base?: string
  /** Locales to build; empty: all. */
  locales?: string[]
  /** Globs of pathnames; empty: all pages. */
  only?: string[]
  /** Symbolic links may lead out of the content and public folders. */
  followSymlinks?: boolean
  /** The build is a version of another site, whose origin this is; of this one, if it is `true`. */
  versionOf?: string | true
  /** The folder in place of the first content folder. */
  contentDir?: string
  /** `serve` omits what only a published site has. */
  mode: 'build' | 'serve'
}

export const runOptions = question('run-options', (ask) => ask.context.runOptions as RunOptions)

/** Whether all pages are made, so that one message may stand for those of other pages. */
export async function isWholeBuild(ask: Ask): Promise<boolean> {
  const { mode, only, locales } = await ask(runOptions)
  return mode === 'build' && !only?.length && !locales?.length
}
