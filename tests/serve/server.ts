/** The compiled command as a process of its own, and requests to it over real sockets, as raw as they come. */
import { type ChildProcess, spawn } from 'node:child_process'
import { connect } from 'node:net'
import { join } from 'node:path'
import { startWithCache } from '../support/kept-cache.js'
import { packageRoot } from '../support/files.js'

export const docsServeCommand = join(packageRoot, 'dist/cli/docs-serve.js')

export interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
}

export interface Served {
  port: number
  url: string
  child: ChildProcess
  stdout(): string
  /** Resolves with the first event after `from` that satisfies the test. */
  event(
    type: string,
    test?: (event: Record<string, unknown>) => boolean,
    from?: number,
  ): Promise<Record<string, unknown>>
  events(): Record<string, unknown>[]
  stop(signal?: NodeJS.Signals): Promise<Ended>
}

interface Options {
  nodeArgs?: string[]
  env?: Record<string, string>
  /** The command; by default this repository's. */
  command?: string
  /** Start a site without a cache without one. Otherwise it gets the kept cache. */
  cold?: boolean
}

function launch(
  args: readonly string[],
  cwd: string,
  { nodeArgs = [], env = {}, command = docsServeCommand }: Options,
): { child: ChildProcess; found: Ended; ended: Promise<Ended> } {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [...nodeArgs, command, ...args], {
    cwd,
    env: { PATH, HOME, CI: 'true', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const found: Ended = { code: null, signal: null, stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (found.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (found.stderr += text))
  const ended = new Promise<Ended>((resolve) =>
    child.on('close', (code, signal) => resolve({ ...found, code, signal })),
  )
  return { child, found, ended }
}

/** Runs the command until it ends by itself. */
export function runServe(args: readonly string[], cwd: string, options: Options = {}): Promise<Ended> {
  return launch(args, cwd, options).ended
}

/** Starts the command in a folder and waits until it listens. */
export async function startServer(dir: string, args: readonly string[] = [], options: Options = {}): Promise<Served> {
  if (!options.cold && !args.includes('--cache-dir')) startWithCache(dir)
  const port = args.some((word) => word.startsWith('--port')) ? [] : ['--port', '0']
  const { child, found, ended } = launch([dir, '--json', ...port, ...args], dir, options)
  const events = () =>
    found.stdout
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  const event: Served['event'] = async (type, test = () => true, from = 0) => {
    for (let waited = 0; waited < 30_000; waited += 20) {
      const met = events()
        .slice(from)
        .find((one) => one.type === type && test(one))
      if (met) return met
      if (child.exitCode !== null)
        throw new Error(`docs-serve ended with ${child.exitCode}: ${found.stderr}${found.stdout}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`no event ${type}: ${found.stdout}${found.stderr}`)
  }
  const ready = (await event('ready')) as unknown as { port: number; urls: { local: string[] } }
  return {
    port: ready.port,
    url: ready.urls.local[0]!,
    child,
    stdout: () => found.stdout,
    event,
    events,
    stop(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}

/** Writes bytes to the server and returns all that it answers until it closes, or until the answer is complete. */
export function raw(port: number, request: string, patience = 20_000): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(Buffer.from(request, 'latin1')))
    const timer = setTimeout(() => socket.destroy(), patience)
    socket.setEncoding('latin1')
    socket.on('data', (text: string) => {
      answer += text
      const head = answer.indexOf('\r\n\r\n')
      const length = /^content-length: (\d+)/im.exec(answer.slice(0, head))?.[1]
      if (
        head !== -1 &&
        length !== undefined &&
        (answer.length >= head + 4 + Number(length) || request.startsWith('HEAD'))
      )
        socket.destroy()
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(answer)
    })
  })
}

export interface Answer {
  status: number
  headers: Record<string, string>
  body: string
}

/** One request with exactly this target. */
export async function ask(
  port: number,
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const lines = Object.entries({ Host: `localhost:${port}`, Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return readAnswer(await raw(port, `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`))
}

export function readAnswer(text: string): Answer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return {
    status: Number(first.split(' ')[1] ?? 0),
    headers,
    body: Buffer.from(rest.join('\r\n\r\n'), 'latin1').toString('utf8'),
  }
}
