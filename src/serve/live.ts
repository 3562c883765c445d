/**
 * The open pages: each listens to server-sent events and names the page that it shows.
 *
 * After an edit each page is updated once, however many browsers show it, and browsers are notified only if its hash
 * has changed. Messages go one way, so there is nothing to parse, and browsers reconnect by themselves. WebSockets were
 * rejected: they need a dependency and a second protocol to secure, and a page has nothing to send but a request when
 * it shows an edited demo.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { plainReply, send } from './reply.js'

export interface PageState {
  /** Hash of the page as it is currently served. */
  hash: string
  /** The texts of its errors, for the overlay. */
  problems: string[]
}

/** A script that an open page can exchange. */
export interface Script {
  address: string
  /** The page must be made again if it differs. */
  needs: string
}

export interface LivePages {
  /** The current state of the page at a path. */
  state(path: string): Promise<PageState>
  /** Its scripts by the names of the elements that run them; sooner known than its state. */
  modules(path: string): Promise<Record<string, Script>>
}

interface Listener {
  path: string
  hash: string
  problems: string
  modules: Record<string, Script>
  response: ServerResponse
}

const heartbeat = 15_000
const longestPath = 2_048
/** Milliseconds to wait for a browser that exchanges a script: longer than most take. */
const longestWait = 150

export class OpenPages {
  readonly #token: string
  readonly #pages: LivePages
  readonly #listeners = new Set<Listener>()
  readonly #beat = setInterval(() => {
    for (const { response } of this.#listeners) response.write(':\n\n')
  }, heartbeat).unref()
  /** Resolves the wait for a browser, by the paths of pages. */
  readonly #waiting = new Map<string, () => void>()

  constructor(token: string, pages: LivePages) {
    this.#token = token
    this.#pages = pages
  }

  /** Paths of the open pages. */
  get paths(): Set<string> {
    return new Set([...this.#listeners].map(({ path }) => path))
  }

  /** Answers the request of a page that subscribes to events. */
  async listen(request: IncomingMessage, response: ServerResponse, query: URLSearchParams): Promise<void> {
    const path = query.get('path') ?? ''
    if (!this.#isFromPage(request, query)) return send(request, response, plainReply(403))
    if (!path.startsWith('/') || path.length > longestPath) return send(request, response, plainReply(400))
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    })
    if (request.method === 'HEAD') return void response.end()
    const listener: Listener = { path, hash: query.get('hash') ?? '', problems: '[]', modules: {}, response }
    this.#listeners.add(listener)
    response.on('close', () => this.#listeners.delete(listener))
    response.write(':\n\n')
    notify(listener, await this.#pages.state(path))
    listener.modules = await this.#pages.modules(path)
  }

  /** Notifies every page of its changes. @returns the number of pages that changed */
  async update(): Promise<number> {
    let changed = 0
    for (const path of this.paths) {
      const group = [...this.#listeners].filter((listener) => listener.path === path)
      // A demo is there in half of the time that its page takes, if the server does not begin with the page meanwhile.
      const scripts = await this.#pages.modules(path)
      const told = group.filter((listener) => exchange(listener, scripts))
      if (told.length > 0) await this.#isShown(path)
      const state = await this.#pages.state(path)
      for (const listener of group) if (notify(listener, state)) changed++
    }
    return changed
  }

  /** Answers a page that shows the scripts that it was told of. */
  shown(request: IncomingMessage, response: ServerResponse, query: URLSearchParams): Promise<void> {
    if (!this.#isFromPage(request, query)) return send(request, response, plainReply(403))
    this.#waiting.get(query.get('path') ?? '')?.()
    return send(request, response, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  }

  close(): void {
    clearInterval(this.#beat)
    for (const { response } of this.#listeners) response.end()
    this.#listeners.clear()
  }

  #isFromPage(request: IncomingMessage, query: URLSearchParams): boolean {
    return query.get('token') === this.#token && (request.headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'
  }

  /** Resolves when a browser shows what it was told of, or after a moment: it may be gone, or slow. */
  #isShown(path: string): Promise<void> {
    return new Promise<void>((done) => {
      this.#waiting.set(path, done)
      setTimeout(done, longestWait)
    }).finally(() => this.#waiting.delete(path))
  }
}

function emit({ response }: Listener, event: string, data: unknown): void {
  response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}

/** @returns whether the page that the browser shows is outdated */
function notify(listener: Listener, { hash, problems }: PageState): boolean {
  const text = JSON.stringify(problems)
  const isOld = listener.hash !== hash
  if (isOld) emit(listener, 'update', { hash })
  if (listener.problems !== text) emit(listener, 'problems', problems)
  listener.hash = hash
  listener.problems = text
  return isOld
}

/** Tells a browser which scripts of its page have changed. @returns whether some have */
function exchange(listener: Listener, scripts: Record<string, Script>): boolean {
  const edited = Object.entries(scripts).filter(([name, { address, needs }]) => {
    const before = Object.hasOwn(listener.modules, name) ? listener.modules[name] : undefined
    return before && before.address !== address && before.needs === needs
  })
  listener.modules = scripts
  if (edited.length > 0) emit(listener, 'modules', Object.fromEntries(edited.map(([name, one]) => [name, one.address])))
  return edited.length > 0
}
