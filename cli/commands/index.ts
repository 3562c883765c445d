/** The commands of `docs-build`, besides the unnamed one, which builds. Commands of features are found on the site. */
import type { builtinCommands } from '../../src/index.js'
import type { Command } from '../command.js'
import { command as check } from './check.js'
import { command as clean } from './clean.js'
import { command as eject } from './eject.js'
import { command as init } from './init.js'
import { command as migrate } from './migrate.js'
import { command as rename } from './rename.js'

/** `help` is not one: it is rewritten to the flag `--help` (run-build.ts). */
const byName: Record<Exclude<(typeof builtinCommands)[number], 'help'>, Command> = {
  check,
  clean,
  eject,
  init,
  migrate,
  rename,
}

export const commands: readonly Command[] = Object.values(byName)
