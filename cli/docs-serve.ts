#!/usr/bin/env node
/** `docs-serve [root]`: parse, open, print what happens, and stop cleanly. */
import { spawn } from 'node:child_process'
import { InvalidArgumentError, Option } from 'commander'
import {
  BuildFailed,
  Failure,
  generatorVersion,
  placeDiagnostic,
  preview,
  serve,
  type Problem,
  type RunningServer,
  type ServeEvent,
  type ServeOptions,
} from '../src/index.js'
import { addSiteOptions, createProgram, kebabFlags, readerOf, usageExit } from './flags.js'
import { setV8Flags } from './v8-flags.js'
import { readKeys } from './keys.js'
import { closingTable, diagnosticText, faultText, painter, seconds } from './report.js'

interface Flags {
  config?: string
  outDir?: string
  base?: string
  locale: string[]
  only: string[]
  cacheDir: string
  followSymlinks?: boolean
  port?: number
  strictPort?: boolean
  host?: string | true
  allowedHost: string[]
  open?: string | true
  preview?: boolean
  json?: boolean
  verbose?: boolean
  debug?: boolean
}

const reader = readerOf(process.stderr, process.env)
const paint = painter(reader)
const out = (text: string) => process.stderr.write(`${text}\n`)

async function run(root: string, flags: Flags): Promise<void> {
  const options: ServeOptions = {
    root,
    locales: flags.locale,
    only: flags.only,
    cacheDir: flags.cacheDir,
    strictPort: flags.strictPort ?? false,
    followSymlinks: flags.followSymlinks ?? false,
    allowedHosts: flags.allowedHost,
    ...(flags.config !== undefined && { config: flags.config }),
    ...(flags.outDir !== undefined && { outDir: flags.outDir }),
    ...(flags.base !== undefined && { base: flags.base }),
    ...(flags.port !== undefined && { port: flags.port }),
    ...(flags.host !== undefined && { host: flags.host }),
    onEvent: (event) => (flags.json ? printJson(event) : printEvent(event, flags)),
  }
  // Code of the site may throw when nobody waits for it; that must not end an afternoon's work.
  for (const kind of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(kind, (error: unknown) => options.onEvent!({ type: 'fault', error }))
  // A reader that has gone (docs-serve | head) must not become a fault that is reported to it.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const server = await (flags.preview ? preview : serve)(options)
  const milliseconds = process.uptime() * 1000
  stopOnSignals(server)
  if (flags.json)
    process.stdout.write(
      `${JSON.stringify({ type: 'ready', port: server.port, urls: server.urls, home: server.home, milliseconds })}\n`,
    )
  else banner(server, flags, milliseconds)
  if (flags.open !== undefined) openBrowser(server, flags.open)
  if (reader.terminal && process.stdin.isTTY && !flags.json) keys(server, flags, milliseconds)
}

function banner(server: RunningServer, flags: Flags, milliseconds: number): void {
  const rows = [
    ...server.urls.local.map((url) => ['Local', url]),
    ...server.urls.network.map((url) => ['Network', url]),
  ]
  out('')
  out(
    `  ${paint('bold', `Vitrine ${generatorVersion}`)}  ${flags.preview ? 'the built site' : 'writing'}, ready in ${paint('green', seconds(milliseconds))}`,
  )
  out('')
  for (const [name, url] of rows) out(`  ${paint('dim', name!.padEnd(8))} ${paint('cyan', url!)}`)
  if (flags.host !== undefined && !isLoopback(flags.host))
    out(`  ${paint('yellow', 'Others on your network can read this site.')}`)
  if (flags.port === undefined && server.port !== 3001)
    out(`  ${paint('yellow', 'Port 3001 is in use; this is the next free one.')}`)
  if (flags.port !== undefined && flags.port !== 0 && flags.port !== server.port)
    out(`  ${paint('yellow', `Port ${flags.port} is in use; this is the next free one.`)}`)
  if (reader.terminal && process.stdin.isTTY) out(`  ${paint('dim', 'Press h for help.')}`)
  out('')
}

function isLoopback(host: string | true): boolean {
  return typeof host === 'string' && /^(localhost|127\..*|::1)$/.test(host)
}

function printEvent(event: ServeEvent, flags: Flags): void {
  if (event.type === 'problems') for (const problem of event.problems) out(`${problemText(problem, flags)}\n`)
  else if (event.type === 'fault')
    out(
      `${paint('red', 'fault')}  ${event.error instanceof Error ? (flags.debug && event.error.stack) || event.error.message : String(event.error)}`,
    )
  else if (event.type === 'building') out('Nothing is built yet; building.')
  else if (event.type === 'built') {
    for (const diagnostic of event.result.diagnostics) out(`${diagnosticText(diagnostic, reader)}\n`)
    for (const fault of event.result.faults) out(faultText(fault, reader, flags.debug ?? false))
    out(closingTable(event.result, reader))
  } else if (event.type === 'update') {
    if (event.mended) out(paint('green', 'All mended.'))
    if (event.files.length > 0 && (event.pages > 0 || flags.verbose))
      out(
        `${paint('dim', clock())} ${fileList(event.files)} ${paint('dim', `${pages(event.pages)} in ${seconds(event.milliseconds)}`)}`,
      )
  } else if (event.type === 'request' && flags.verbose) {
    out(
      `${paint('dim', clock())} ${event.status < 400 ? event.status : paint('red', String(event.status))} ${printable(event.path)} ${paint('dim', seconds(event.milliseconds))}`,
    )
  }
}

function problemText({ diagnostic, fault, text }: Problem, flags: Flags): string {
  if (diagnostic) return diagnosticText(diagnostic, reader)
  return fault ? faultText(fault, reader, flags.debug ?? false) : text
}

function printJson(event: ServeEvent): void {
  const plain =
    event.type === 'fault'
      ? { type: 'fault', message: event.error instanceof Error ? event.error.message : String(event.error) }
      : event
  process.stdout.write(`${JSON.stringify(plain)}\n`)
}

const clock = () => new Date().toTimeString().slice(0, 8)
const pages = (count: number) => (count === 1 ? '1 page' : `${count} pages`)
const fileList = (files: string[]) =>
  files.length > 3
    ? `${files.slice(0, 3).map(printable).join(', ')} and ${files.length - 3} more`
    : files.map(printable).join(', ')

/** What a request names must not write to the terminal. */
function printable(text: string): string {
  return text.replace(/[^\x20-\x7e\p{L}\p{N}]/gu, '?')
}

function openBrowser(server: RunningServer, open: string | true): void {
  if (process.env.CI && process.env.CI !== 'false') return
  const url = new URL(open === true ? server.home : open, server.urls.local[0]).href
  const [command, ...words] =
    process.platform === 'darwin'
      ? ['open']
      : process.platform === 'win32'
        ? ['rundll32', 'url.dll,FileProtocolHandler']
        : ['xdg-open']
  const child = spawn(command, [...words, url], { stdio: 'ignore', detached: true })
  child.on('error', () => out(`No browser could be opened; the address is ${url}`))
  child.unref()
}

function keys(server: RunningServer, flags: Flags, milliseconds: number): void {
  readKeys(process.stdin, {
    h: () =>
      out(
        ['h help', 'r rebuild', 'o open in the browser', 'u addresses', 'c clear', 'q quit']
          .map((line) => `  ${line}`)
          .join('\n'),
      ),
    r: () => void server.refresh().then(() => out('Read everything again.')),
    o: () => openBrowser(server, true),
    u: () => banner(server, flags, milliseconds),
    c: () => process.stderr.write('\u001b[2J\u001b[3J\u001b[H'),
    q: () => void stop(server, 0),
  })
}

let isStopping = false

async function stop(server: RunningServer, code: number): Promise<void> {
  if (isStopping) process.exit(code)
  isStopping = true
  await server.close()
  process.exit(code)
}

/** The first signal ends it in order, a second one at once. */
function stopOnSignals(server: RunningServer): void {
  process.on('SIGINT', () => void stop(server, 130))
  process.on('SIGTERM', () => void stop(server, 143))
}

function port(given: string): number {
  const number = Number(given)
  if (!/^\d+$/.test(given) || number > 65_535)
    throw new InvalidArgumentError('Give a number from 0 to 65535; 0 takes any free one.')
  return number
}

const program = createProgram(
  'docs-serve',
  'Serves the documentation site while it is being written, or as it was built.',
  generatorVersion,
)
addSiteOptions(program)
  .argument('[root]', 'the folder with docs.config.ts', '.')
  .addOption(
    new Option('--port <number>', 'the port; the next free one where it is in use (default: 3001)').argParser(port),
  )
  .option('--strict-port', 'fail where the port is in use')
  .option('--host [address]', 'listen for others too: at this address, or at all')
  .addOption(
    new Option('--allowed-host <name>', 'answer requests by this name too; .example.com for all below (repeatable)')
      .argParser((name: string, list: string[]) => [...list, name])
      .default([] as string[], 'localhost'),
  )
  .option('--open [path]', 'open the browser')
  .option('--preview', 'serve the built folder; build it first where nothing is built')
  .option('--out-dir <dir>', 'the built folder, relative to the root (default: "export")')
  .action(async (root: string, flags: Flags) => {
    try {
      await run(root, flags)
    } catch (error) {
      if (error instanceof Failure)
        for (const diagnostic of error.diagnostics)
          out(
            diagnosticText(
              placeDiagnostic(diagnostic, () => undefined),
              reader,
            ),
          )
      else if (!(error instanceof BuildFailed))
        out(
          faultText(
            {
              message: error instanceof Error ? error.message : String(error),
              chain: [],
              ...(error instanceof Error && error.stack && { stack: error.stack }),
            },
            reader,
            flags.debug ?? false,
          ),
        )
      process.exit(error instanceof Failure || error instanceof BuildFailed ? error.exitCode : 3)
    }
  })

setV8Flags()
try {
  await program.parseAsync(kebabFlags(process.argv.slice(2)), { from: 'user' })
} catch (error) {
  process.exitCode = usageExit(error)
}
