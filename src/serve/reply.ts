/**
 * Sends replies: validators, one byte range, HEAD, and the headers that every reply has.
 *
 * Support for ranges is deliberately simple: a single range is honoured, one that cannot be satisfied is answered with
 * 416, and several ranges or a malformed one with the whole file, as the standard allows. The packages range-parser and
 * fresh were rejected: neither handles `If-Range`, so about as much code would remain.
 */
import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'

export interface FileBody {
  /** Absolute path, already checked by the caller. */
  file: string
  /** Bytes. */
  size: number
}

export interface Reply {
  status: number
  headers?: Record<string, string>
  body?: string | Uint8Array | FileBody
  /** A strong validator, in quotes. */
  etag?: string
  /** Supports range requests. */
  ranges?: boolean
}

/** Headers of every reply: other origins may not include it, and its type must not be guessed. */
const always = { 'Cross-Origin-Resource-Policy': 'same-origin', 'X-Content-Type-Options': 'nosniff' }

const reasons: Record<number, string> = {
  400: 'Bad request',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  413: 'Request too large',
  414: 'Address too long',
  500: 'Internal error',
}

/** A short reply in plain text, which repeats nothing of the request. */
export function plainReply(status: number): Reply {
  const headers: Record<string, string> = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  if (status === 405) headers.Allow = 'GET, HEAD'
  return { status, headers, body: `${reasons[status] ?? 'Error'}\n` }
}

/**
 * @param to an address on this host, or one from the site's own `_redirects`
 * @param query of the request, which redirects keep
 */
export function redirectReply(to: string, status: number, query = new URLSearchParams()): Reply {
  return { status, headers: { Location: withQuery(to, query), 'Cache-Control': 'no-cache' } }
}

function withQuery(to: string, query: URLSearchParams): string {
  if (query.size === 0) return to
  const [, address, hash] = /^([^#]*)(.*)$/s.exec(to)!
  return `${address}${address!.includes('?') ? '&' : '?'}${query}${hash}`
}

/** Sends a reply. Resolves when it has been sent or the client has disconnected. */
export async function send(request: IncomingMessage, response: ServerResponse, reply: Reply): Promise<void> {
  const headers: Record<string, string> = { ...always, ...reply.headers }
  if (reply.etag) headers.ETag = reply.etag
  // An unread request body would be parsed as the next request.
  if (request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0)
    headers.Connection = 'close'
  if (reply.etag && reply.status === 200 && matches(request.headers['if-none-match'], reply.etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const body = typeof reply.body === 'string' ? Buffer.from(reply.body) : (reply.body ?? Buffer.alloc(0))
  const size = body instanceof Uint8Array ? body.length : body.size
  let range = { start: 0, end: size - 1 }
  let { status } = reply
  if (reply.ranges && status === 200) {
    headers['Accept-Ranges'] = 'bytes'
    const wanted = readRange(request, size, reply.etag)
    if (wanted === 'unsatisfiable') {
      response.writeHead(416, { ...always, 'Content-Range': `bytes */${size}`, 'Content-Length': '0' }).end()
      return
    }
    if (wanted) {
      status = 206
      range = wanted
      headers['Content-Range'] = `bytes ${range.start}-${range.end}/${size}`
    }
  }
  headers['Content-Length'] = String(range.end - range.start + 1)
  response.writeHead(status, headers)
  if (request.method === 'HEAD' || size === 0) response.end()
  else if (body instanceof Uint8Array) response.end(body.subarray(range.start, range.end + 1))
  else await stream(body, range, response)
}

async function stream(
  { file }: FileBody,
  range: { start: number; end: number },
  response: ServerResponse,
): Promise<void> {
  try {
    await pipeline(createReadStream(file, range), response)
  } catch {
    // The client disconnected, or the file was removed mid-response; the client sees a body shorter than
    // Content-Length.
    response.destroy()
  }
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}

/** @returns the requested range; undefined for the whole file */
export function readRange(
  request: Pick<IncomingMessage, 'headers'>,
  size: number,
  etag: string | undefined,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const condition = request.headers['if-range']
  if (condition !== undefined && condition !== etag) return undefined
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(request.headers.range?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const [, first = '', last = ''] = match
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}
