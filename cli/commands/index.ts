/** The commands of `docs-build`, beside that without a name, which builds. Those of features are found on the site. */
import type { BuiltinCommand } from '../../src/index.js'
import type { Command } from '../command.js'
import { check } from './check.js'
import { clean } from './clean.js'

/** By name. `help` is the flag of that name, for the command after it. */
const table = { check, clean } satisfies Record<Exclude<BuiltinCommand, 'help'>, Command>

export const commands: readonly Command[] = Object.values(table)
