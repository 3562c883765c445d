/** `docs-build`: selects the command that the command line names, and runs it. */
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { endingSignals, type EndingSignal, nearest } from '../src/index.js'
import { usageExit } from './command.js'
import { build } from './commands/build.js'
import { commands } from './commands/index.js'
import { kebabFlags, splitWord } from './flags.js'
import type { Io, Program } from './io.js'
import { callOnSite } from './site-command.js'
import { terminalOf } from './terminal.js'

export const runDocsBuild: Program = async (argv, io) => {
  const words = kebabFlags(argv)
  const isDebugging = words.includes('--debug')
  // Exit handlers remove locks and unfinished folders.
  for (const signal of Object.keys(endingSignals) as EndingSignal[])
    io.onSignal(signal, () => io.exit(endingSignals[signal]))
  io.onFault((error) => io.exit(reportFault(error, io, isDebugging)))
  // A closed pipe, as in `docs-build | head`, is not a fault.
  io.onOutputError((error) => {
    if (error.code !== 'EPIPE') throw error
  })
  try {
    return await dispatch(words, io)
  } catch (error) {
    return usageExit(error) ?? reportFault(error, io, isDebugging)
  }
}

async function dispatch(argv: readonly string[], io: Io): Promise<number> {
  const { word, rest } = splitWord(argv)
  if (word === 'help') return dispatch([...rest, '--help'], io)
  const own = commands.find(({ name }) => name === word)
  if (own) return own.call(rest, io)
  if (word === undefined || /[./\\]/.test(word) || isFolder(resolve(io.cwd, word))) return build.call(argv, io)
  const found = await callOnSite({ kind: 'commands', name: word, argv: rest, io })
  if (typeof found === 'number') return found
  const exitCode = await build.call(argv, io)
  if (exitCode !== 2 || rest.includes('--json')) return exitCode
  const names = [...commands.map(({ name }) => name), ...found.names].sort()
  const near = nearest(word, names)
  terminalOf(io).log(
    near
      ? `Did you mean the command "${near}"?`
      : `"docs-build" without a command builds the site. The commands are ${names.join(', ')}.`,
  )
  return exitCode
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

/** Reports an uncaught error as a fault of the generator. @returns the exit code of a fault */
function reportFault(error: unknown, io: Io, debug: boolean): 3 {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
  io.stderr.write(`fault  ${message}\n  This is a bug in the generator, not in your content.\n`)
  io.stderr.write(debug && stack ? `${stack}\n` : '  Run the command with --debug to see the stack trace.\n')
  return 3
}
