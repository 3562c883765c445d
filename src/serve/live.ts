/**
 * The open pages: each listens to server-sent events and names the page that it shows.
 *
 * After an edit each page is updated once, however many browsers show it, and browsers are notified only if its hash has
 * changed. Messages go one way, so there is nothing to parse, and browsers reconnect by themselves. WebSockets were
 * rejected: they need a dependency and a second protocol to secure, and nothing is sent by the page.
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

export interface Live {
  /** Answers the request of a page that subscribes to events. */
  listen(request: IncomingMessage, response: ServerResponse, query: URLSearchParams): Promise<void>
  /** Notifies every page of its changes. @returns the number of pages that changed */
  update(): Promise<number>
  /** Is called when a file has been sent. */
  sent(address: string): void
  /** Paths of the open pages. */
  paths(): string[]
  close(): void
}

const heartbeat = 15_000
const longestPath = 2_048
/** Milliseconds to wait for a browser that fetches a script. */
const longestWait = 60

export function createLive(token: string, { state, modules }: LivePages): Live {
  const listeners = new Set<Listener>()
  const beat = setInterval(() => {
    for (const { response } of listeners) response.write(':\n\n')
  }, heartbeat)
  beat.unref()

  const emit = ({ response }: Listener, event: string, data: unknown) =>
    void response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  const notify = (listener: Listener, { hash, problems }: PageState): boolean => {
    const text = JSON.stringify(problems)
    const isOld = listener.hash !== hash
    if (isOld) emit(listener, 'update', { hash })
    if (listener.problems !== text) emit(listener, 'problems', problems)
    listener.hash = hash
    listener.problems = text
    return isOld
  }

  const waiting = new Map<string, () => void>()
  /** Resolves when browsers have fetched these, or after a moment: a demo that sleeps fetches nothing. */
  const areFetched = (addresses: ReadonlySet<string>): Promise<unknown> => {
    const fetched = Promise.all([...addresses].map((one) => new Promise<void>((done) => waiting.set(one, done))))
    const timeout = new Promise((done) => setTimeout(done, longestWait))
    return Promise.race([fetched, timeout]).finally(() => addresses.forEach((one) => waiting.delete(one)))
  }
  /** Tells the browsers of a page which of its scripts have changed. @returns their addresses */
  const exchange = (listener: Listener, scripts: Record<string, Script>): string[] => {
    const edited = Object.entries(scripts).filter(([name, { address, needs }]) => {
      const before = Object.hasOwn(listener.modules, name) ? listener.modules[name] : undefined
      return before && before.address !== address && before.needs === needs
    })
    listener.modules = scripts
    if (edited.length > 0)
      emit(listener, 'modules', Object.fromEntries(edited.map(([name, one]) => [name, one.address])))
    return edited.map(([, { address }]) => address)
  }

  return {
    async listen(request, response, query) {
      const path = query.get('path') ?? ''
      if (query.get('token') !== token || (request.headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin')
        return send(request, response, plainReply(403))
      if (!path.startsWith('/') || path.length > longestPath) return send(request, response, plainReply(400))
      response.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'X-Content-Type-Options': 'nosniff',
      })
      if (request.method === 'HEAD') return void response.end()
      const listener: Listener = { path, hash: query.get('hash') ?? '', problems: '[]', modules: {}, response }
      listeners.add(listener)
      response.on('close', () => listeners.delete(listener))
      response.write(':\n\n')
      notify(listener, await state(path))
      listener.modules = await modules(path)
    },
    async update() {
      const byPath = new Map<string, Listener[]>()
      for (const listener of listeners) byPath.set(listener.path, [...(byPath.get(listener.path) ?? []), listener])
      let changed = 0
      for (const [path, group] of byPath) {
        // A demo is there in half of the time that its page takes, if the server does not begin with the page meanwhile.
        const scripts = await modules(path)
        const edited = new Set(group.flatMap((listener) => exchange(listener, scripts)))
        if (edited.size > 0) await areFetched(edited)
        const now = await state(path)
        for (const listener of group) if (notify(listener, now)) changed++
      }
      return changed
    },
    sent: (address) => waiting.get(address)?.(),
    paths: () => [...new Set([...listeners].map(({ path }) => path))],
    close() {
      clearInterval(beat)
      for (const { response } of listeners) response.end()
      listeners.clear()
    },
  }
}
