/** Development servers, from their start to the first page and from a saved file to the new text in a browser. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium } from 'playwright-core'
import { median } from './measure.js'
import type { Command } from './tools.js'

export interface Started {
  /** Milliseconds from the start of the process to the text of the first page in the browser. */
  first: number
  /** Milliseconds of the process's own processor time until then. */
  cpu: number
  /** Is called with the number of each edit that comes to the page, and when it was there. */
  onEdit: (edit: number, time: number) => void
  stop(): Promise<void>
}

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })

/** A port that nobody listens to. */
export function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => found(port))
    })
  })
}

/**
 * @param command for a port
 * @param path of the first page
 * @throws where the page does not come within two minutes
 */
export async function startServer(
  browser: Browser,
  command: (port: number) => Command,
  path: string,
  cwd: string,
): Promise<Started> {
  const port = await freePort()
  const page = await browser.newPage()
  // The browser takes the time when the text is there, so that the way back is not counted. Some servers load the page
  // again, so every document has the observer.
  await page.exposeFunction('benchSeen', (edit: number, time: number) => started.onEdit(edit, time))
  await page.addInitScript(observe)
  const [file, args] = command(port)
  const begun = performance.now()
  // A group of its own, so that the processes that it starts end as well.
  const child = spawn(file, args, { cwd, stdio: 'ignore', detached: true })
  const ended = new Promise<void>((done) => child.on('exit', () => done()))
  const url = new URL(path, `http://localhost:${port}`).href
  const started: Started = {
    first: 0,
    cpu: 0,
    onEdit: () => {},
    async stop() {
      await page.close()
      process.kill(-child.pid!, 'SIGTERM')
      // A server that is still busy with its start may not end by itself.
      const timer = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), 10_000)
      await ended
      clearTimeout(timer)
    },
  }
  try {
    await isListening(port, begun + 120_000)
    // Some servers answer before they are ready, with an empty page that loads itself again.
    await page.goto(url, { waitUntil: 'commit', timeout: 120_000 })
    await page.locator('main :is(p, li)').first().waitFor({ timeout: 120_000 })
  } catch (error) {
    await started.stop()
    throw error
  }
  started.first = performance.now() - begun
  started.cpu = processorTime(child.pid!)
  return started
}

/** Without a request, which would make the server render a page that nobody has asked for. */
async function isListening(port: number, until: number): Promise<void> {
  for (;;) {
    const socket = connect(port, 'localhost')
    const isOpen = await new Promise<boolean>((done) => {
      socket.once('connect', () => done(true)).once('error', () => done(false))
    })
    socket.destroy()
    if (isOpen) return
    if (performance.now() > until) throw new Error(`Nobody listens at port ${port}.`)
    await new Promise((done) => setTimeout(done, 10))
  }
}

/** Milliseconds that a process has used, from /proc; clock ticks are 10 ms. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Milliseconds. */
const patience = 20_000

/**
 * Saves a file again and again.
 *
 * @param save writes a file so that the page shows the words
 * @returns milliseconds from saving to the text in the page, the median of the edits; some watchers miss an edit, and a
 * missed one counts as the 20 seconds after which nobody waits for it any more
 * @throws where most edits do not come
 */
export async function saveToScreen(server: Started, save: (words: string) => void, edits = 15): Promise<number> {
  // The watcher's first scan.
  await new Promise((done) => setTimeout(done, 3_000))
  const times: number[] = []
  for (let edit = 1; edit <= edits; edit++) {
    const seen = new Promise<number>((found) => {
      server.onEdit = (number, time) => number === edit && found(time)
    })
    // A page that was loaded again connects to its server again.
    await new Promise((done) => setTimeout(done, 1_000))
    const saved = performance.timeOrigin + performance.now()
    save(`Edit number ${edit} of many.`)
    const missed = new Promise<undefined>((done) => setTimeout(done, patience))
    const time = await Promise.race([seen, missed])
    times.push(time === undefined ? patience : time - saved)
    if (times.filter((one) => one === patience).length > edits / 2) throw new Error('Edits do not come to the page.')
  }
  return median(times)
}

declare global {
  interface Window {
    benchSeen(edit: number, time: number): Promise<void>
  }
}

/** Runs in the page: reports each edit once it is there. */
function observe(): void {
  const seen = new Set<number>()
  const look = () => {
    // Demos show the words, too; their source does not count.
    for (const element of document.querySelectorAll('main :is(p, li), [data-demo-stage]')) {
      const edit = Number(/Edit number (\d+) of many/.exec(element.textContent)?.[1])
      if (!edit || seen.has(edit)) continue
      seen.add(edit)
      void window.benchSeen(edit, performance.timeOrigin + performance.now())
    }
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
}
