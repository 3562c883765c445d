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

export class RemoteServer {
  readonly traffic: Traffic = { requests: 0, received: 0, sent: 0 }
  /** Why the server is not used any more, or why nothing is written any more. */
  problem: string | undefined
  canRead = true
  canWrite = true
  readonly #base: URL
  readonly #agent: HttpAgent
  readonly #headers: Record<string, string> = { 'accept-encoding': 'identity' }
  readonly #running = new Set<ClientRequest>()
  #failures = 0
  #isClosed = false

  /** @param options with a valid address */
  constructor({ url, token }: ServerOptions) {
    this.#base = new URL(url)
    const { protocol, username, password } = this.#base
    this.#agent = new (protocol === 'https:' ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: 8 })
    // Unlike `decodeURIComponent`, it takes a password with a percent sign that is not encoded.
    const basic = () => Buffer.from(`${unescape(username)}:${unescape(password)}`).toString('base64')
    if (token !== undefined) this.#headers['authorization'] = `Bearer ${token}`
    else if (username !== '') this.#headers['authorization'] = `Basic ${basic()}`
  }

  /** @returns undefined if there is none, or if the server must not be asked any more. Never rejects. */
  action(address: string): Promise<Uint8Array | undefined> {
    return this.#guarded(async () =>
      this.canRead ? this.#send('GET', `/ac/${address}`, { limit: largestAction }) : undefined,
    )
  }

  /** The bytes of a blob, which match its hash. See `action`. */
  blob({ hash, size }: Digest): Promise<Uint8Array | undefined> {
    return this.#guarded(async () => {
      const bytes = this.canRead ? await this.#send('GET', `/cas/${hash}`, { limit: size }) : undefined
      if (!bytes) return undefined
      if (bytes.length !== size) throw new ServerError('it ended a reply too early')
      if (createHash('sha256').update(bytes).digest('hex') !== hash)
        throw new ServerError('it sent a blob whose hash is wrong', 'reading')
      return bytes
    })
  }

  /** @returns whether it was stored. Never rejects. */
  async put(kind: 'ac' | 'cas', hash: string, body: Uint8Array): Promise<boolean> {
    const isStored = await this.#guarded(async () => {
      if (!this.canWrite) return false
      await this.#send('PUT', `/${kind}/${hash}`, { body, limit: 0 })
      return true
    })
    return isStored ?? false
  }

  /** Says that the server has sent something that cannot be true. Nothing is read any more. */
  distrust(reason: string): void {
    this.#stop(reason, 'reading')
  }

  /** Ends all requests. */
  close(): void {
    this.#isClosed = true
    for (const request of this.#running) request.destroy()
    this.#agent.destroy()
  }

  #stop(reason: string, scope: 'reading' | 'writing' | 'all'): void {
    this.problem ??= reason
    if (scope !== 'reading') this.canWrite = false
    if (scope !== 'writing') this.canRead = false
  }

  async #guarded<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
    try {
      const value = this.#isClosed ? undefined : await work()
      this.#failures = 0
      return value
    } catch (error) {
      if (this.#isClosed) return undefined
      const { message, scope } = error instanceof ServerError ? error : new ServerError(String(error))
      this.#failures++
      if (scope !== 'once') this.#stop(message, scope)
      else if (this.#failures >= failuresAllowed) this.#stop(message, 'all')
      else this.problem ??= message
      return undefined
    }
  }

  /** @returns the body of a reply with status 200; undefined for 404 */
  #send(method: 'GET' | 'PUT', path: string, { body, limit }: { body?: Uint8Array; limit: number }) {
    this.traffic.requests++
    const { protocol, hostname, port, pathname } = this.#base
    const request = (protocol === 'https:' ? httpsRequest : httpRequest)({
      protocol,
      hostname: hostname.replace(/^\[|\]$/g, ''),
      port,
      method,
      path: pathname.replace(/\/+$/, '') + path,
      agent: this.#agent,
      headers: {
        ...this.#headers,
        ...(body && { 'content-type': 'application/octet-stream', 'content-length': body.length }),
      },
    })
    this.#running.add(request)
    let timer: NodeJS.Timeout | undefined
    return new Promise<Buffer | undefined>((resolve, reject) => {
      timer = setTimeout(() => reject(new ServerError('a request took too long')), timeLimit)
      request.setTimeout(idleLimit, () => reject(new ServerError('it does not answer')))
      request.on('error', (error: NodeJS.ErrnoException) => reject(new ServerError(error.code ?? error.message)))
      request.on('response', (reply) => void this.#read(reply, limit, method).then(resolve, reject))
      this.traffic.sent += body?.length ?? 0
      request.end(body)
    })
      .catch((error: unknown) => {
        request.destroy()
        throw error
      })
      .finally(() => {
        clearTimeout(timer)
        this.#running.delete(request)
      })
  }

  async #read(reply: IncomingMessage, limit: number, method: string): Promise<Buffer | undefined> {
    const status = reply.statusCode ?? 0
    const isRead = method === 'GET' && status === 200
    const refusal = refusalOf(status, method)
    if (refusal) throw refusal
    const encoding = reply.headers['content-encoding']
    if (isRead && encoding !== undefined && encoding !== 'identity')
      throw new ServerError(`it sent a reply compressed with ${encoding}, which was not asked for`)
    const most = isRead ? limit : 2 ** 16
    const announced = Number(reply.headers['content-length'] ?? 0)
    const chunks: Buffer[] = []
    let size = 0
    if (announced > most) throw new ServerError('it sent a reply that is too large')
    for await (const chunk of reply as AsyncIterable<Buffer>) {
      size += chunk.length
      this.traffic.received += chunk.length
      if (size > most) throw new ServerError('it sent a reply that is too large')
      chunks.push(chunk)
    }
    if (!reply.complete) throw new ServerError('it ended a reply too early')
    return status === 404 ? undefined : Buffer.concat(chunks)
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
