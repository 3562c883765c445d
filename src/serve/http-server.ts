/**
 * The HTTP server that both the development server and the preview use, with limits.
 *
 * By default it listens on both loopback addresses, because browsers resolve `localhost` to either; both must use the
 * same port. Node's default time limits allow a slow client 90 seconds and are checked every 30, so they are set here.
 */
import { accessSync, constants } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'
import { Failure } from '../engine/diagnostic.js'
import type { RunningServer, ServeOptions } from './types.js'
import { encodePath } from '../core/paths.js'
import { plainReply, send } from './reply.js'
import { type AllowedHosts, readTarget, refuseRequest, type Target } from './request.js'
import { serveMessages } from './serve-messages.js'

export type Handle = (request: IncomingMessage, response: ServerResponse, target: Target) => Promise<void>

/** What the server does with requests. */
interface Handlers {
  handle: Handle
  /** The one path that takes requests with a body, and what answers it. */
  post?: { path: string; answer(request: IncomingMessage, response: ServerResponse): Promise<void> }
  /** Called with an unexpected error in a request, which has been answered with 500. */
  onFault(error: unknown): void
}

export interface Listening {
  port: number
  /** Origins at which this machine (`local`) and others (`network`) reach the server. */
  local: string[]
  network: string[]
  close(): Promise<void>
}

/** The interface that callers of `serve` and `preview` receive. */
export function runningServer(
  { port, local, network }: Listening,
  { base, prefix }: { base: string; prefix: string },
  control: Pick<RunningServer, 'refresh' | 'close'>,
): RunningServer {
  const inBase = (origin: string) => origin + encodePath(base)
  return {
    port,
    urls: { local: local.map(inBase), network: network.map(inBase) },
    home: encodePath(`${base}${prefix.slice(1)}${prefix ? '/' : ''}`),
    ...control,
  }
}

/** Whether a folder can be listed and entered. */
export function isReadable(dir: string): boolean {
  try {
    accessSync(dir, constants.R_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}

const portsToTry = 20

/** Starts listening. Throws a Failure if no port is available. */
export async function listen(options: ServeOptions, handlers: Handlers): Promise<Listening> {
  const { host, port: first = 3001, strictPort } = options
  const allowedHosts = [...(options.allowedHosts ?? []), ...(typeof host === 'string' ? [host] : [])]
  const last = strictPort || first === 0 ? first : Math.min(first + portsToTry - 1, 65_535)
  for (let port = first; port <= last; port++) {
    const servers = await tryPort(port, host, () => createLimitedServer(handlers, allowedHosts))
    if (servers) return listening(servers, host)
  }
  throw new Failure(last === first ? serveMessages.portInUse(first) : serveMessages.noFreePort(first, last), 2)
}

/** @returns undefined if the port is in use */
async function tryPort(
  port: number,
  host: ServeOptions['host'],
  newServer: () => Server,
): Promise<Server[] | undefined> {
  const isLoopback = host === undefined || host === 'localhost'
  const addresses = isLoopback ? ['127.0.0.1', '::1'] : host === true ? ['::', '0.0.0.0'] : [host]
  const servers: Server[] = []
  for (const address of addresses) {
    const server = newServer()
    const actual = servers[0] ? (servers[0].address() as AddressInfo).port : port
    const failed = await bind(server, actual, address)
    if (!failed) servers.push(server)
    // `::` accepts IPv4 as well; the second address is for machines without IPv6.
    if (!failed && host === true) break
    if (failed === undefined || (addresses.length > 1 && isMissingAddress(failed))) continue
    for (const open of servers) open.close()
    if (failed === 'EADDRINUSE') return undefined
    throw new Failure(failed === 'EACCES' ? serveMessages.portDenied(port) : serveMessages.badHost(String(host)), 2)
  }
  if (servers.length === 0) throw new Failure(serveMessages.badHost(addresses.join(', ')), 2)
  return servers
}

function isMissingAddress(code: string): boolean {
  return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'
}

/** @returns the error's code, or undefined on success */
function bind(server: Server, port: number, address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const onError = (error: NodeJS.ErrnoException) => resolve(error.code ?? 'EUNKNOWN')
    server.once('error', onError)
    server.listen({ port, host: address }, () => {
      server.off('error', onError)
      resolve(undefined)
    })
  })
}

function createLimitedServer(handlers: Handlers, allowedHosts: AllowedHosts): Server {
  const server = createServer(
    {
      maxHeaderSize: 16_384,
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 5_000,
      requireHostHeader: true,
    },
    (request, response) => void respond(request, response, handlers, allowedHosts),
  )
  server.maxConnections = 1_000
  server.timeout = 120_000
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy()
    else
      socket.end(
        `HTTP/1.1 ${error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request'}\r\nConnection: close\r\n\r\n`,
      )
  })
  // Protocol upgrades are not supported; without a listener Node would leave the socket open.
  server.on('upgrade', (_request, socket) => socket.destroy())
  return server
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { handle, post, onFault }: Handlers,
  allowed: AllowedHosts,
): Promise<void> {
  request.on('error', () => response.destroy())
  try {
    const target = readTarget(request.url)
    const isPost = post !== undefined && 'path' in target && target.path === post.path
    const refusal = refuseRequest(request, allowed, isPost) ?? ('status' in target ? target : undefined)
    if (refusal) await send(request, response, plainReply(refusal.status))
    else if (isPost) await post.answer(request, response)
    else await handle(request, response, target as Target)
  } catch (error) {
    onFault(error)
    if (response.headersSent) response.destroy()
    else await send(request, response, plainReply(500))
  }
}

function listening(servers: Server[], host: ServeOptions['host']): Listening {
  const { port } = servers[0]!.address() as AddressInfo
  const origin = (address: string) => `http://${isIPv6(address) ? `[${address}]` : address}:${port}`
  const isOpen = host !== undefined && host !== 'localhost'
  return {
    port,
    local: [host === undefined || host === true || host === 'localhost' ? `http://localhost:${port}` : origin(host)],
    network: isOpen && (host === true || host === '0.0.0.0' || host === '::') ? outerAddresses().map(origin) : [],
    async close() {
      const closed = servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())))
      for (const server of servers) server.closeAllConnections()
      await Promise.all(closed)
    },
  }
}

function outerAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((list) =>
    (list ?? []).filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address),
  )
}
