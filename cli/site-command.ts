/** Runs commands and checks of a site's features, whose flags are known only after the configuration has been read. */
import {
  type CommandCall,
  type FeatureCommand,
  type OfferedCommands,
  ownChecks,
  type PrintedDiagnostic,
  runSiteCommand,
  toPrintable,
} from '../src/index.js'
import { type Command, createParser, parse, rootArgument } from './command.js'
import { addFlags, type FlagValues, flagsOfFeature, siteFlags } from './flags.js'
import type { Io } from './io.js'
import { messagePrinter } from './message-printer.js'
import { terminalOf } from './terminal.js'

export interface SiteCommandUse {
  kind: keyof OfferedCommands
  name: string
  /** The arguments after the words that select the command. */
  argv: readonly string[]
  io: Io
  /** A command that every site has, so that its help needs none. */
  own?: FeatureCommand
}

interface ParsedUse {
  root: string
  site: FlagValues<typeof siteFlags>
  /** The arguments and flags that the command declares. */
  own: Pick<CommandCall, 'arguments' | 'flags'>
}

/** A command that every site has. */
export function commandOnSite(own: FeatureCommand): Command {
  const { name, description } = own
  return {
    name,
    description,
    async call(argv, io) {
      const exitCode = await callOnSite({ kind: 'commands', name, argv, io, own })
      return typeof exitCode === 'number' ? exitCode : 2
    },
  }
}

/** @returns the exit code, or the names of the site's commands if none has the given name */
export async function callOnSite(use: SiteCommandUse): Promise<number | { names: string[] }> {
  const { kind, name, io } = use
  const terminal = terminalOf(io)
  // Checks of built-in features print their help without a site.
  const own = use.own ?? (kind === 'checks' ? ownChecks().find((one) => one.name === name) : undefined)
  const early = own ? parseUse(own, use) : parseSiteFlags(use)
  const { json, quiet, verbose = false, debug: _debug, ...options } = early.site
  const messages = messagePrinter(terminal, { all: verbose })
  const before: PrintedDiagnostic[] = []
  let offered: OfferedCommands | undefined
  let isFound = false
  const result = await runSiteCommand(
    {
      ...options,
      root: early.root,
      cwd: io.cwd,
      paint: terminal.paint,
      onDiagnostic: (diagnostic) => (offered ? json || messages.print(diagnostic) : before.push(diagnostic)),
      ...(!json && { onPrint: (line: string) => void io.stdout.write(`${toPrintable(line, true)}\n`) }),
      ...(!json && !quiet && { onLog: terminal.log }),
    },
    (found) => {
      offered = found
      const command = use.own ?? found[kind].find((one) => one.name === name)
      isFound = command !== undefined
      return command && { command, ...(own ? early : parseUse(command, use)).own }
    },
  )
  if (offered && !isFound) return { names: offered[kind].map((one) => one.name) }
  if (kind === 'commands' && !use.own && !offered && before.every(({ code }) => code === 'config/missing'))
    return { names: [] }
  if (json) {
    const { data, exitCode, diagnostics, milliseconds } = result
    io.stdout.write(`${JSON.stringify({ exitCode, diagnostics, ...data, milliseconds })}\n`)
  } else {
    before.forEach(messages.print)
    messages.end()
  }
  return result.exitCode
}

/** Parses the command line with what the command declares. Checks and own commands take the site's folder last. */
function parseUse(command: FeatureCommand, { kind, name, argv, io, own: isOwn }: SiteCommandUse): ParsedUse {
  const parser = createParser(`docs-build ${kind === 'checks' ? 'check ' : ''}${name}`, command.description, io)
  const takesRoot = kind === 'checks' || isOwn !== undefined
  const words = [...(command.arguments ?? []), ...(takesRoot ? [rootArgument] : [])]
  const declared = command.flags ?? {}
  const { arguments: given, flags } = parse(
    parser,
    { arguments: words, flags: { ...flagsOfFeature(declared), ...siteFlags } },
    argv,
  )
  const { root, ...rest } = given
  const own = Object.entries(flags).filter(([flag]) => flag in declared) as [string, string | boolean | string[]][]
  return {
    root: takesRoot ? String(root) : '.',
    site: flags,
    own: { arguments: takesRoot ? rest : given, flags: Object.fromEntries(own) },
  }
}

/** Parses only the flags that are needed to open the site; the rest is parsed once its commands are known. */
function parseSiteFlags({ kind, argv, io }: SiteCommandUse): ParsedUse {
  const parser = createParser('docs-build', '', io)
  const values = addFlags(parser, siteFlags)
  const { operands } = parser.parseOptions([...argv])
  return { site: values(), own: {}, root: (kind === 'checks' && operands[0]) || '.' }
}
