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

interface Listener {
  path: string
  hash: string
  problems: string
  response: ServerResponse
}

export interface Live {
  /** Answers the request of a page that subscribes to events. */
  listen(request: IncomingMessage, response: ServerResponse, query: URLSearchParams): Promise<void>
  /** Notifies every page of its changes. @returns the number of pages that changed */
  update(): Promise<number>
  /** Paths of the open pages. */
  paths(): string[]
  close(): void
}

const heartbeat = 15_000
const longestPath = 2_048

/** @param state returns the current state of the page at a path */
export function createLive(token: string, state: (path: string) => Promise<PageState>): Live {
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
      const listener: Listener = { path, hash: query.get('hash') ?? '', problems: '[]', response }
      listeners.add(listener)
      response.on('close', () => listeners.delete(listener))
      response.write(':\n\n')
      notify(listener, await state(path))
    },
    async update() {
      const byPath = new Map<string, Listener[]>()
      for (const listener of listeners) byPath.set(listener.path, [...(byPath.get(listener.path) ?? []), listener])
      let changed = 0
      for (const [path, group] of byPath) {
        const now = await state(path)
        for (const listener of group) if (notify(listener, now)) changed++
      }
      return changed
    },
    paths: () => [...new Set([...listeners].map(({ path }) => path))],
    close() {
      clearInterval(beat)
      for (const { response } of listeners) response.end()
      listeners.clear()
    },
  }
}
