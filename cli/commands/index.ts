/** The commands of `docs-build`, besides the unnamed one, which builds. Commands of features are found on the site. */
import type { BuiltinCommand } from '../../src/index.js'
import type { Command } from '../command.js'
import { check } from './check.js'
import { clean } from './clean.js'

/** By name. `help` is not in the table: it is rewritten to the flag `--help` (run-build.ts). */
const table = { check, clean } satisfies Record<Exclude<BuiltinCommand, 'help'>, Command>

export const commands: readonly Command[] = Object.values(table)
