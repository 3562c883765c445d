/** `docs-build [root]`: builds the site into the output folder. */
import { build as buildSite, type BuildResult, describeFault, listCommands } from '../../src/index.js'
import { type CommandCall, defineCommand, rootArgument } from '../command.js'
import { commands } from './index.js'
import { pick, siteFlags } from '../flags.js'
import { growthLimits } from '../process-settings.js'
import { messagePrinter } from '../message-printer.js'
import { remoteCacheOf } from '../remote-cache.js'
import { progressView } from '../progress.js'
import { closingTable, seconds } from '../report.js'

const flags = { ...siteFlags, ...pick('outDir', 'force', 'strict', 'explain', 'shard', 'versionOf') }

export const build = defineCommand({
  name: 'build',
  description: 'Builds the documentation site in a folder.',
  title: 'docs-build',
  arguments: [rootArgument],
  flags,
  async extendHelp(parser, io) {
    const offered = await listCommands({ root: '.', cwd: io.cwd })
    for (const { name, description } of [...commands, ...(offered?.commands ?? [])])
      parser.command(name).description(description)
    parser.addHelpText(
      'after',
      `
Run docs-build <command> --help for more about a command.${offered ? '' : ' In a site’s folder, this list includes the commands of its plugins.'}`,
    )
  },
  async run(call) {
    const { arguments: words, flags: given, io, terminal } = call
    const progress = progressView(io.stderr, terminal, given.quiet === true || given.json === true)
    const limitGrowth = growthLimits()
    const result = await buildSite({
      ...given,
      root: String(words['root']),
      cwd: io.cwd,
      remoteCache: remoteCacheOf(io.env),
      onProgress(made) {
        limitGrowth(made)
        progress.show(made)
      },
    })
    progress.end()
    if (given.json) io.stdout.write(`${JSON.stringify(result)}\n`)
    else print(result, call)
    return result.exitCode
  },
})

function print(result: BuildResult, { flags: given, terminal }: CommandCall<typeof flags>): void {
  const { paint, log } = terminal
  const messages = messagePrinter(terminal, { all: given.verbose ?? false, quiet: given.quiet ?? false })
  result.diagnostics.forEach(messages.print)
  messages.end()
  for (const fault of result.faults) log(describeFault(fault, paint, given.debug ?? false))
  if (result.explained) for (const line of explanation(result.explained, given.explain!)) log(line)
  if (result.islands?.length) log(['Interactive components:', ...result.islands].join('\n  '))
  if (given.quiet) return
  if (result.slowest.length > 0 && (given.verbose || terminal.isInteractive) && result.written > 0) {
    log(paint('dim', 'Slowest pages'))
    for (const { pathname, milliseconds } of result.slowest.slice(0, given.verbose ? 10 : 3))
      log(`  ${seconds(milliseconds).padStart(7)}  ${pathname}`)
  }
  if (given.verbose) log(`${result.ran} questions were evaluated`)
  result.summary.forEach(log)
  if (result.pages > 0 || result.exitCode === 0) log(closingTable(result, paint))
}

function explanation(chain: string[], pathname: string): string[] {
  if (chain.length === 0) return [`${pathname} was not rebuilt: nothing that it read has changed.`]
  if (chain.length === 1) return [`${pathname} was built for the first time, or without a usable cache.`]
  return [
    `${pathname} was rebuilt because`,
    ...chain.map(
      (id, depth) =>
        `${'  '.repeat(depth + 1)}${depth === 0 ? '' : '← '}${id}${depth === chain.length - 1 ? ' changed' : ''}`,
    ),
  ]
}
