/**
 * Requests to a remote cache: GET and PUT of `/ac/<sha256>` and `/cas/<sha256>`.
 *
 * `fetch` is not used: it follows redirects, which could take the token elsewhere, unpacks replies before their size is
 * known, and has no limit for them. The server is not trusted: a reply is read up to the size that is expected, and a
 * server that fails is not asked again in this run.
 */
import { type ClientRequest, Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { createHash } from 'node:crypto'
import { unescape } from 'node:querystring'
import type { Digest } from './action-result.js'

export interface RemoteServer {
  /** @returns undefined if there is none, or if the server must not be asked any more. Never rejects. */
  action(address: string): Promise<Uint8Array | undefined>
  /** The bytes of a blob, which match its hash. See `action`. */
  blob(digest: Digest): Promise<Uint8Array | undefined>
  /** @returns whether it was stored. Never rejects. */
  put(kind: 'ac' | 'cas', hash: string, bytes: Uint8Array): Promise<boolean>
  /** Says that the server has sent something that cannot be true. Nothing is read any more. */
  distrust(reason: string): void
  /** Why the server is not used any more, or why nothing is written any more. */
  readonly problem: string | undefined
  readonly canRead: boolean
  readonly canWrite: boolean
  readonly traffic: Traffic
  /** Ends all requests. */
  close(): void
}

export interface Traffic {
  requests: number
  /** Bytes of bodies. */
  received: number
  sent: number
}

export interface ServerOptions {
  /** The base of `/ac/` and `/cas/`. A name and a password in it are sent as basic authentication. */
  url: string
  /** Sent as `Authorization: Bearer …`. */
  token?: string
}

/** Milliseconds that a request may take in all, whatever trickles in. Builds wait for less (allowance.ts). */
const timeLimit = 120_000
/** Milliseconds without a byte. */
const idleLimit = 15_000
const largestAction = 4 * 2 ** 20
/** Failures in a row after which the server is not asked again. */
const failuresAllowed = 3

/** What the server did; the text completes "The remote cache at … is not used any more: ". */
class ServerError extends Error {
  constructor(
    reason: string,
    readonly scope: 'once' | 'reading' | 'writing' | 'all' = 'once',
  ) {
    super(reason)
    this.name = 'ServerError'
  }
}

/** @param options with a valid address */
export function remoteServer({ url, token }: ServerOptions): RemoteServer {
  const base = new URL(url)
  const isSecure = base.protocol === 'https:'
  const agent = new (isSecure ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: 8 })
  const headers: Record<string, string> = { 'accept-encoding': 'identity' }
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`
  // Unlike `decodeURIComponent`, it takes a password with a percent sign that is not encoded.
  else if (base.username !== '')
    headers['authorization'] =
      `Basic ${Buffer.from(`${unescape(base.username)}:${unescape(base.password)}`).toString('base64')}`
  const folder = base.pathname.replace(/\/+$/, '')
  const running = new Set<ClientRequest>()
  const traffic: Traffic = { requests: 0, received: 0, sent: 0 }
  let failures = 0
  let canRead = true
  let canWrite = true
  let problem: string | undefined
  let isClosed = false

  const stop = (reason: string, scope: Exclude<ServerError['scope'], 'once'>) => {
    problem ??= reason
    if (scope !== 'reading') canWrite = false
    if (scope !== 'writing') canRead = false
  }

  /** @returns the body of a reply with status 200; undefined for 404 */
  const send = (
    method: 'GET' | 'PUT',
    path: string,
    { body, limit }: { body?: Uint8Array; limit: number },
  ): Promise<Buffer | undefined> =>
    new Promise((resolve, reject) => {
      traffic.requests++
      const outgoing = (isSecure ? httpsRequest : httpRequest)({
        protocol: base.protocol,
        hostname: base.hostname.replace(/^\[|\]$/g, ''),
        port: base.port,
        method,
        path: `${folder}${path}`,
        agent,
        headers: {
          ...headers,
          ...(body && { 'content-type': 'application/octet-stream', 'content-length': body.length }),
        },
      })
      running.add(outgoing)
      const settle = (work: () => void) => {
        clearTimeout(timer)
        running.delete(outgoing)
        work()
      }
      const fail = (error: ServerError) => {
        settle(() => reject(error))
        outgoing.destroy()
      }
      const timer = setTimeout(() => fail(new ServerError('a request took too long')), timeLimit)
      outgoing.setTimeout(idleLimit, () => fail(new ServerError('it does not answer')))
      outgoing.on('error', (error: NodeJS.ErrnoException) => fail(new ServerError(error.code ?? error.message)))
      outgoing.on('response', (reply) => {
        readReply(reply, limit, method).then(
          (bytes) => settle(() => resolve(bytes)),
          (error: unknown) => fail(error instanceof ServerError ? error : new ServerError(String(error))),
        )
      })
      if (body) traffic.sent += body.length
      outgoing.end(body)
    })

  const readReply = async (reply: IncomingMessage, limit: number, method: string): Promise<Buffer | undefined> => {
    const status = reply.statusCode ?? 0
    const isRead = method === 'GET' && status === 200
    const refusal = refusalOf(status, method)
    if (refusal) throw refusal
    const encoding = reply.headers['content-encoding']
    if (isRead && encoding !== undefined && encoding !== 'identity')
      throw new ServerError(`it sent a reply compressed with ${encoding}, which was not asked for`)
    const most = isRead ? limit : 2 ** 16
    const announced = Number(reply.headers['content-length'] ?? 0)
    if (announced > most) throw new ServerError('it sent a reply that is too large')
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of reply as AsyncIterable<Buffer>) {
      size += chunk.length
      traffic.received += chunk.length
      if (size > most) throw new ServerError('it sent a reply that is too large')
      chunks.push(chunk)
    }
    if (!reply.complete) throw new ServerError('it ended a reply too early')
    return status === 404 ? undefined : Buffer.concat(chunks)
  }

  const guarded = async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
    if (isClosed) return undefined
    try {
      const value = await work()
      failures = 0
      return value
    } catch (error) {
      if (isClosed) return undefined
      const { message, scope } = error instanceof ServerError ? error : new ServerError(String(error))
      failures++
      if (scope !== 'once') stop(message, scope)
      else if (failures >= failuresAllowed) stop(message, 'all')
      else problem ??= message
      return undefined
    }
  }

  return {
    action: (address) =>
      guarded(async () => (canRead ? send('GET', `/ac/${address}`, { limit: largestAction }) : undefined)),
    blob: ({ hash, size }) =>
      guarded(async () => {
        if (!canRead) return undefined
        const bytes = await send('GET', `/cas/${hash}`, { limit: size })
        if (!bytes) return undefined
        if (bytes.length !== size) throw new ServerError('it ended a reply too early')
        if (createHash('sha256').update(bytes).digest('hex') !== hash)
          throw new ServerError('it sent a blob whose hash is wrong', 'reading')
        return bytes
      }),
    put: async (kind, hash, body) =>
      (await guarded(async () => {
        if (!canWrite) return false
        await send('PUT', `/${kind}/${hash}`, { body, limit: 0 })
        return true
      })) ?? false,
    distrust: (reason) => stop(reason, 'reading'),
    get problem() {
      return problem
    },
    get canRead() {
      return canRead
    },
    get canWrite() {
      return canWrite
    },
    traffic,
    close() {
      isClosed = true
      for (const one of running) one.destroy()
      agent.destroy()
    },
  }
}

/** The error that a status means; undefined if the reply is to be read. */
function refusalOf(status: number, method: string): ServerError | undefined {
  const isWrite = method === 'PUT'
  if (isWrite ? status >= 200 && status < 300 : status === 200 || status === 404) return undefined
  if (status === 401 || status === 403)
    return new ServerError(`it refuses ${isWrite ? 'writing' : 'reading'} (${status})`, isWrite ? 'writing' : 'all')
  if (status >= 300 && status < 400) return new ServerError(`it redirects (${status}), which is not followed`, 'all')
  return new ServerError(`it answers ${method} with ${status}`, isWrite && status < 500 ? 'writing' : 'once')
}
