/**
 * Firefox, driven by WebDriver BiDi. Playwright can only drive builds of its own, which Debian does not have, so this sends
 * the few commands that a smoke test needs.
 *
 * Node 20 has `WebSocket` behind a flag, which vitest.config.ts sets.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { installBrowser } from '../../scripts/browsers.mjs'
import { temporaryFolder } from './files.js'

export interface Firefox {
  /** Opens a page as a visitor without any stored data, and waits until it has loaded. */
  visit(address: string): Promise<FirefoxPage>
  close(): Promise<void>
}

export interface FirefoxPage {
  /** The errors and warnings of the page so far. */
  complaints: string[]
  /** Waits until an expression is true in the page, at most as long as the test may take. */
  waitFor(expression: string): Promise<void>
  /** @returns the value of an expression: a string, a number, a boolean or null */
  evaluate(expression: string): Promise<unknown>
  /** Focuses the first element that matches a selector and presses a key, named as WebDriver names it. */
  press(selector: string, key: string): Promise<void>
}

interface Message {
  id?: number
  type: 'success' | 'error' | 'event'
  result?: Result
  error?: string
  message?: string
  method?: string
  params?: LogEntry
}

interface LogEntry {
  level: string
  text: string | null
  source: { context?: string }
}

/** The parts of results that are read here. */
interface Result {
  context: string
  userContext: string
  type: 'success' | 'exception'
  result: { value?: unknown }
  exceptionDetails: { text: string }
}

type Send = (method: string, params: object) => Promise<Result>

/** @throws where Firefox is not installed, or ends before it listens */
export async function startFirefox(): Promise<Firefox> {
  const profile = temporaryFolder('firefox')
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const firefox = spawn(installBrowser('firefox'), options, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(firefox, 'close')
  const complaints = new Map<string, string[]>()
  const connect = async () => {
    const socket = new WebSocket(`${await listeningAddress(firefox)}/session`)
    await once(socket, 'open')
    const send = commandSender(socket, ({ level, text, source }) => {
      if (level === 'error' || level === 'warn') complaints.get(source.context ?? '')?.push(text ?? '')
    })
    await send('session.new', { capabilities: {} })
    await send('session.subscribe', { events: ['log.entryAdded'] })
    return send
  }
  const send = await connect().catch((error: unknown) => {
    firefox.kill()
    throw error
  })
  return {
    async visit(address) {
      const { userContext } = await send('browser.createUserContext', {})
      const { context } = await send('browsingContext.create', { type: 'tab', userContext })
      const heard: string[] = []
      complaints.set(context, heard)
      await send('browsingContext.navigate', { context, url: address, wait: 'complete' })
      return pageIn(context, send, heard)
    },
    async close() {
      await send('browser.close', {})
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

/** The address that a starting Firefox prints. */
async function listeningAddress(firefox: ChildProcess): Promise<string> {
  const heard: string[] = []
  for await (const line of createInterface(firefox.stderr!)) {
    heard.push(line)
    const address = /^WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]
    if (!address) continue
    // Read what it prints later, too: a full pipe would stop it.
    firefox.stderr!.resume()
    return address
  }
  throw new Error(`Firefox ended before it listened:\n${heard.join('\n')}`)
}

function commandSender(socket: WebSocket, onLog: (entry: LogEntry) => void): Send {
  const waiting = new Map<number, { resolve(result: Result): void; reject(error: Error): void }>()
  const failAll = () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox closed the connection.'))
  }
  socket.addEventListener('close', failAll)
  socket.addEventListener('message', ({ data }) => {
    const { id, type, method, params, result, error, message } = JSON.parse(String(data)) as Message
    if (method === 'log.entryAdded') onLog(params!)
    const command = id === undefined ? undefined : waiting.get(id)
    if (!command) return
    waiting.delete(id!)
    if (type === 'success') command.resolve(result!)
    else command.reject(new Error(`${error}: ${message}`))
  })
  let last = 0
  return (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, { resolve, reject })
      socket.send(JSON.stringify({ id, method, params }))
    })
}

function pageIn(context: string, send: Send, complaints: string[]): FirefoxPage {
  const evaluate = async (expression: string): Promise<unknown> => {
    const answer = await send('script.evaluate', { expression, target: { context }, awaitPromise: true })
    if (answer.type === 'exception') throw new Error(`${expression}: ${answer.exceptionDetails.text}`)
    return answer.result.value ?? null
  }
  return {
    complaints,
    evaluate,
    async waitFor(expression) {
      await evaluate(`new Promise((resolve) => {
        const check = () => ((${expression}) ? resolve(true) : requestAnimationFrame(check))
        check()
      })`)
    },
    async press(selector, key) {
      await evaluate(`document.querySelector(${JSON.stringify(selector)}).focus()`)
      const actions = [
        { type: 'keyDown', value: key },
        { type: 'keyUp', value: key },
      ]
      await send('input.performActions', { context, actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
  }
}
