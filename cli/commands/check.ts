/** `docs-build check <what> [root]`: runs a check that a feature of the site offers. */
import { listCommands, nearest, ownChecks } from '../../src/index.js'
import { type Command, createParser, isHelp } from '../command.js'
import { addFlags, flagsOfFeature, siteFlags, splitWord } from '../flags.js'
import { callOnSite } from '../site-command.js'
import { terminalOf } from '../terminal.js'

export const command: Command = {
  name: 'check',
  description: 'Runs checks that take too long for a build, such as demos in a browser.',
  async call(argv, io) {
    const own = ownChecks().flatMap((one) => Object.entries(flagsOfFeature(one.flags ?? {})))
    const { word: name, rest } = splitWord(argv, { ...siteFlags, ...Object.fromEntries(own) })
    if (name === undefined) {
      const parser = createParser('docs-build check', command.description, io)
      parser.argument('<what>', 'what to check').argument('[root]', 'the folder with docs.config.ts', '.')
      addFlags(parser, siteFlags)
      if (isHelp(argv)) {
        const offered = await listCommands({ root: '.', cwd: io.cwd })
        for (const one of offered?.checks ?? ownChecks()) parser.command(one.name).description(one.description)
      }
      // This throws: the help, or the error of the missing argument.
      parser.action(() => {}).parse(argv, { from: 'user' })
      return 2
    }
    const found = await callOnSite({ kind: 'checks', name, argv: rest, io })
    if (typeof found === 'number') return found
    const near = nearest(name, found.names)
    const { log } = terminalOf(io)
    log(`error: there is no check '${name}'. Available checks: ${found.names.join(', ') || 'none'}.`)
    if (near) log(`(Did you mean ${near}?)`)
    return 2
  },
}
