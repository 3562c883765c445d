/** `docs-build eject [template] [root]`: copies one of the generator's templates into the site. */
import { ejectCommand } from '../../src/index.js'
import type { Command } from '../command.js'
import { callOnSite } from '../site-command.js'

export const command: Command = {
  name: ejectCommand.name,
  description: ejectCommand.description,
  async call(argv, io) {
    const exitCode = await callOnSite({ kind: 'commands', name: ejectCommand.name, argv, io, own: ejectCommand })
    return typeof exitCode === 'number' ? exitCode : 2
  },
}
