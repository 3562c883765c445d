/** The terminal side of both servers: print their addresses and events, handle keys, and shut down cleanly. */
import { spawn } from 'node:child_process'
import {
  BuildFailed,
  describeDiagnostic,
  describeFault,
  endingSignals,
  type EndingSignal,
  Failure,
  generatorVersion,
  type Problem,
  type RunningServer,
  type ServeEvent,
  type ServeOptions,
} from '../src/index.js'
import { type Command, type CommandCall, defineCommand, rootArgument } from './command.js'
import { pick } from './flags.js'
import type { KeyStream } from './io.js'
import { messagePrinter } from './message-printer.js'
import { closingTable, failureTexts, seconds } from './report.js'
import { isCi } from './terminal.js'

const flags = pick(
  'config',
  'base',
  'locales',
  'only',
  'cacheDir',
  'followSymlinks',
  'json',
  'verbose',
  'debug',
  'port',
  'strictPort',
  'host',
  'allowedHosts',
  'open',
  'preview',
  'mcp',
  'outDir',
)
type Call = CommandCall<typeof flags>

export interface ServerKind {
  name: string
  /** What is served, for the banner. */
  state: string
  open(options: ServeOptions): Promise<RunningServer>
}

/** Defines a command that runs a server until it is stopped. */
export function defineServerCommand({ name, state, open }: ServerKind): Command {
  return defineCommand({
    name,
    title: 'docs-serve',
    description: 'Serves the documentation site and updates it after every edit, or previews the built site.',
    arguments: [rootArgument],
    flags,
    async run(call) {
      const { arguments: words, flags: given, io, terminal } = call
      const onEvent = (event: ServeEvent) => (given.json ? printJson(event, call) : printEvent(event, call))
      // Code of the site may throw outside of any request; that must not stop the server.
      io.onFault((error) => onEvent({ type: 'fault', error }))
      // A closed pipe (docs-serve | head) is not a fault, and nobody would read the report.
      io.onOutputError(() => {})
      let server: RunningServer | undefined
      let isStopping = false
      let end = (code: number) => io.exit(code)
      /** Shuts down cleanly the first time, and immediately the second or if that takes too long. */
      const stop = (code: number) => {
        if (isStopping || !server) return io.exit(code)
        isStopping = true
        setTimeout(() => io.exit(code), longestStop).unref()
        server.close().then(
          () => end(code),
          (error: unknown) => {
            onEvent({ type: 'fault', error })
            end(3)
          },
        )
      }
      for (const signal of Object.keys(endingSignals) as EndingSignal[])
        io.onSignal(signal, () => stop(endingSignals[signal]))
      try {
        server = await open({ ...given, root: String(words['root']), cwd: io.cwd, onEvent })
      } catch (error) {
        return reportFailedStart(error, call)
      }
      const milliseconds = io.uptime()
      const { port, urls, home } = server
      const running = server
      const showBanner = () => banner(running, state, milliseconds, call)
      return new Promise((resolve) => {
        end = resolve
        // A program that waits for this may send a signal at once.
        if (given.json) io.stdout.write(`${JSON.stringify({ type: 'ready', port, urls, home, milliseconds })}\n`)
        else showBanner()
        if (given.open !== undefined) openBrowser(running, given.open, call)
        if (!hasKeys(call)) return
        readKeys(io.stdin, {
          h: () => terminal.log(keyHelp),
          r: () => void running.refresh().then(() => terminal.log('Everything was read again.')),
          o: () => openBrowser(running, true, call),
          u: showBanner,
          c: () => void io.stderr.write('\u001b[2J\u001b[3J\u001b[H'),
          q: () => stop(0),
          [interrupt]: () => stop(130),
        })
      })
    },
  })
}

/** Milliseconds. */
const longestStop = 1500

/** What Ctrl+C sends in raw mode, where it does not raise a signal. */
const interrupt = '\u0003'

/** Calls the action of each pressed key. */
function readKeys(input: KeyStream, actions: Record<string, () => void>): void {
  input.setRawMode(true)
  input.setEncoding('utf8')
  input.on('data', (pressed) => {
    for (const key of String(pressed)) actions[key]?.()
  })
  input.resume()
}

const keyHelp = ['h help', 'r read everything again', 'o open in the browser', 'u show addresses', 'c clear', 'q quit']
  .map((line) => `  ${line}`)
  .join('\n')

function hasKeys({ io, terminal, flags: given }: Call): boolean {
  return terminal.isInteractive && io.stdin.isTTY === true && !given.json
}

/** @returns the exit code */
function reportFailedStart(error: unknown, { flags: given, terminal: { log, paint } }: Call): number {
  if (error instanceof BuildFailed) return error.exitCode
  if (error instanceof Failure) {
    for (const text of failureTexts(error, paint)) log(text)
    return error.exitCode
  }
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
  log(describeFault({ message, chain: [], ...(stack && { stack }) }, paint, given.debug ?? false))
  return 3
}

function banner(server: RunningServer, state: string, milliseconds: number, call: Call): void {
  const { host, port } = call.flags
  const { log, paint } = call.terminal
  const rows: (readonly [string, string])[] = [
    ...server.urls.local.map((url) => ['Local', url] as const),
    ...server.urls.network.map((url) => ['Network', url] as const),
  ]
  const time = paint('green', seconds(milliseconds))
  log('')
  log(`  ${paint('bold', `Vitrine ${generatorVersion}`)}  ${state}, ready in ${time}`)
  log('')
  if (call.flags.mcp) rows.push(['MCP', `${new URL(server.urls.local[0]!).origin}/mcp`])
  for (const [name, url] of rows) log(`  ${paint('dim', name.padEnd(8))} ${paint('cyan', url)}`)
  if (host !== undefined && !isLoopback(host))
    log(`  ${paint('yellow', 'Other machines on your network can open this site.')}`)
  const wanted = port ?? 3001
  if (wanted !== 0 && wanted !== server.port)
    log(`  ${paint('yellow', `Port ${wanted} is in use; using the next free port.`)}`)
  if (hasKeys(call)) log(`  ${paint('dim', 'Press h for help.')}`)
  log('')
}

function isLoopback(host: string | true): boolean {
  return typeof host === 'string' && /^(localhost|127\..*|::1)$/.test(host)
}

function printEvent(event: ServeEvent, { flags: given, terminal }: Call): void {
  const { log, paint } = terminal
  const debug = given.debug ?? false
  switch (event.type) {
    case 'problems':
      for (const problem of event.problems) log(`${problemText(problem)}\n`)
      break
    case 'fault': {
      const { error } = event
      const text = error instanceof Error ? (debug && error.stack) || error.message : String(error)
      log(`${paint('red', 'fault')}  ${text}`)
      break
    }
    case 'building':
      log('There is no built site yet; building it.')
      break
    case 'built': {
      const messages = messagePrinter(terminal, { all: given.verbose ?? false })
      event.result.diagnostics.forEach(messages.print)
      messages.end()
      for (const fault of event.result.faults) log(describeFault(fault, paint, debug))
      log(closingTable(event.result, paint))
      break
    }
    case 'update': {
      if (event.fixed) log(paint('green', 'All problems are fixed.'))
      if (event.files.length === 0 || (event.pages === 0 && !given.verbose)) break
      const took = paint('dim', `${updatedPages(event.pages)} in ${seconds(event.milliseconds)}`)
      log(`${paint('dim', clock())} ${fileList(event.files)}: ${took}`)
      break
    }
    case 'task':
      if (event.done === 0 || event.done === event.total)
        log(paint('dim', `${clock()} ${event.text}${event.done === 0 ? ' …' : ': done'}`))
      break
    case 'request': {
      if (!given.verbose) break
      const status = event.status < 400 ? event.status : paint('red', String(event.status))
      const took = paint('dim', seconds(event.milliseconds))
      log(`${paint('dim', clock())} ${status} ${printable(event.path)} ${took}`)
    }
  }

  function problemText({ diagnostic, fault, text }: Problem): string {
    if (diagnostic) return describeDiagnostic(diagnostic, paint)
    return fault ? describeFault(fault, paint, debug) : text
  }
}

function printJson(event: ServeEvent, { io }: Call): void {
  const plain =
    event.type === 'fault'
      ? { type: 'fault', message: event.error instanceof Error ? event.error.message : String(event.error) }
      : event
  io.stdout.write(`${JSON.stringify(plain)}\n`)
}

/** The reader's, which is no longer that of the process once a site is open. */
const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
const clock = () => new Date().toLocaleTimeString('en-GB', { timeZone })
const updatedPages = (count: number) =>
  count === 0 ? 'no open page changed; checked' : `updated ${count === 1 ? '1 open page' : `${count} open pages`}`
const fileList = (files: string[]) =>
  files.length > 3
    ? `${files.slice(0, 3).map(printable).join(', ')} and ${files.length - 3} more`
    : files.map(printable).join(', ')

/** Replaces characters of a request or a file name that could control the terminal. */
function printable(text: string): string {
  return text.replace(/[^\x20-\x7e\p{L}\p{N}]/gu, '?')
}

function openBrowser(server: RunningServer, open: string | true, { io, terminal }: Call): void {
  if (isCi(io.env)) return
  const url = new URL(open === true ? server.home : open, server.urls.local[0]).href
  const [command, ...words] =
    process.platform === 'darwin'
      ? ['open']
      : process.platform === 'win32'
        ? ['rundll32', 'url.dll,FileProtocolHandler']
        : ['xdg-open']
  const child = spawn(command, [...words, url], { stdio: 'ignore', detached: true, env: io.env })
  child.on('error', () => terminal.log(`Could not open a browser. The address is ${url}`))
  child.unref()
}
