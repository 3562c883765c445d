#!/usr/bin/env node
/** `docs-build [root]`: parse, call, print, exit. */
import { Argument, type Command, CommanderError } from 'commander'
import { build, cleanSite, Failure, generatorVersion, placeDiagnostic, type BuildResult } from '../src/index.js'
import { checkCommand, type CheckFlags, checks } from './check.js'
import { addSiteOptions, createProgram, kebabFlags, readerOf, suggestCommand, usageExit } from './flags.js'
import { setV8Flags } from './v8-flags.js'
import { exitOnFaults, exitOnSignals, reportFault } from './exits.js'
import { progressView } from './progress.js'
import { annotationText, closingTable, diagnosticText, faultText, painter, seconds } from './report.js'

interface Flags {
  config?: string
  outDir?: string
  base?: string
  locale: string[]
  only: string[]
  cache: boolean
  cacheDir: string
  force?: boolean
  strict?: boolean
  json?: boolean
  quiet?: boolean
  verbose?: boolean
  debug?: boolean
  explain?: string
  followSymlinks?: boolean
}

const commands = ['check', 'clean']

async function buildCommand(root: string, flags: Flags): Promise<number> {
  const near = root === '.' ? undefined : suggestCommand(root, commands)
  const reader = readerOf(process.stderr, process.env)
  const progress = progressView(process.stderr, reader, flags.quiet === true || flags.json === true)
  const result = await build({
    root,
    ...(flags.config !== undefined && { config: flags.config }),
    ...(flags.outDir !== undefined && { outDir: flags.outDir }),
    ...(flags.base !== undefined && { base: flags.base }),
    ...(flags.explain !== undefined && { explain: flags.explain }),
    locales: flags.locale,
    only: flags.only,
    cache: flags.cache,
    cacheDir: flags.cacheDir,
    force: flags.force ?? false,
    strict: flags.strict ?? false,
    followSymlinks: flags.followSymlinks ?? false,
    onProgress: progress.show,
  })
  progress.end()
  if (flags.json) process.stdout.write(`${JSON.stringify(result)}\n`)
  else print(result, flags, near)
  return result.exitCode
}

function print(result: BuildResult, flags: Flags, near: string | undefined): void {
  const reader = readerOf(process.stderr, process.env)
  const out = (text: string) => process.stderr.write(`${text}\n`)
  for (const diagnostic of result.diagnostics) {
    if (reader.annotations) process.stdout.write(`${annotationText(diagnostic)}\n`)
    if (!flags.quiet || diagnostic.severity === 'error') out(`${diagnosticText(diagnostic, reader)}\n`)
  }
  for (const fault of result.faults) out(faultText(fault, reader, flags.debug ?? false))
  if (near && result.diagnostics.some(({ code }) => code === 'cli/root')) out(`Did you mean the command "${near}"?`)
  if (result.explained) for (const line of explanation(result.explained, flags.explain!)) out(line)
  if (flags.quiet) return
  if (result.slowest.length > 0 && (flags.verbose || reader.terminal) && result.written > 0) {
    const paint = painter(reader)
    out(paint('dim', 'Slowest pages'))
    for (const { pathname, milliseconds } of result.slowest.slice(0, flags.verbose ? 10 : 3))
      out(`  ${seconds(milliseconds).padStart(7)}  ${pathname}`)
  }
  if (flags.verbose) out(`${result.ran} questions ran`)
  if (result.pages > 0 || result.exitCode === 0) out(closingTable(result, reader))
}

function explanation(chain: string[], pathname: string): string[] {
  if (chain.length === 0) return [`${pathname} was not made again: nothing that it read has changed.`]
  if (chain.length === 1) return [`${pathname} was made for the first time, or what it is made from was not at hand.`]
  return [
    `${pathname} was made again because`,
    ...chain.map(
      (id, depth) =>
        `${'  '.repeat(depth + 1)}${depth === 0 ? '' : '← '}${id}${depth === chain.length - 1 ? ' changed' : ''}`,
    ),
  ]
}

function cleanCommand(root: string, cacheDir: string): number {
  try {
    const removed = cleanSite({ root, cacheDir })
    process.stderr.write(removed.length > 0 ? `Removed ${removed.join(', ')}\n` : 'Nothing to remove\n')
    return 0
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const reader = readerOf(process.stderr, process.env)
    for (const diagnostic of error.diagnostics)
      process.stderr.write(
        `${diagnosticText(
          placeDiagnostic(diagnostic, () => undefined),
          reader,
        )}\n`,
      )
    return error.exitCode
  }
}

function createBuildProgram(run: (work: () => number | Promise<number>) => Promise<void>): Command {
  const program = createProgram('docs-build', 'Builds the documentation site in a folder.', generatorVersion)
  addSiteOptions(program)
    .argument('[root]', 'the folder with docs.config.ts', '.')
    .option('--out-dir <dir>', 'the output folder, relative to the root (default: "export")')
    .option('--no-cache', 'use no memory and leave none')
    .option('--force', 'build beside files in the output folder that are not ours')
    .option('--strict', 'warnings are errors')
    .option('--quiet', 'print errors only')
    .option('--explain <pathname>', 'say why a page was made again')
    .action((root: string, flags: Flags) => run(() => buildCommand(root, flags)))
  program
    .command('clean')
    .description('removes everything that builds have remembered')
    .argument('[root]', 'the folder with docs.config.ts', '.')
    .action((root: string) => run(() => cleanCommand(root, program.opts<Flags>().cacheDir)))
  program
    .command('check')
    .description('checks demos: their types and, in a browser, that they mount')
    .addArgument(new Argument('<what>', 'what to check').choices(checks))
    .argument('[root]', 'the folder with docs.config.ts', '.')
    .option('--browser <path>', 'a Chromium')
    .action((_what: string, root: string, flags: { browser?: string }) =>
      run(() => checkCommand(root, { ...program.opts<CheckFlags>(), ...flags })),
    )
  return program
}

const isDebugging = process.argv.includes('--debug')
setV8Flags()
exitOnSignals()
exitOnFaults(isDebugging)

try {
  await createBuildProgram(async (work) => {
    process.exitCode = await work()
  }).parseAsync(kebabFlags(process.argv.slice(2)), { from: 'user' })
} catch (error) {
  process.exitCode = error instanceof CommanderError ? usageExit(error) : reportFault(error, isDebugging)
}
