/**
 * `docs-serve --mcp`: the tools of packages/vitrine-docs over the site that is served, for the author's own agents. Only
 * this machine is answered; Host, Origin and Sec-Fetch-Site have been checked as for every request (request.ts).
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { agentsFile, Library } from '../../packages/vitrine-docs/src/library.js'
import { mcpHandler } from '../../packages/vitrine-docs/src/mcp.js'
import { generatorVersion } from '../site.js'
import { plainReply, send } from './reply.js'

export const mcpPath = '/mcp'

/** Bytes. */
const largestRequest = 1_000_000

export class McpEndpoint {
  readonly #handle: (request: Request) => Promise<Response>
  #opened: { list: string; library: Promise<Library> } | undefined

  /** @param read gives the text of an output file as it is now; undefined if there is none */
  constructor(private readonly read: (path: string) => Promise<string | undefined>) {
    this.#handle = mcpHandler({ library: () => this.#library(), version: generatorVersion })
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isLoopback(request.socket.remoteAddress)) return send(request, response, plainReply(403))
    const sent = await bodyOf(request)
    if (sent === undefined) return send(request, response, plainReply(413))
    const { method = 'GET', headers } = request
    const {
      status,
      headers: answered,
      body,
    } = await this.#handle(
      new Request(`http://localhost${mcpPath}`, {
        method,
        headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
          typeof value === 'string' ? [[name, value]] : [],
        ),
        ...(method === 'POST' && { body: sent }),
      }),
    )
    response.writeHead(status, Object.fromEntries(answered))
    response.end(body ? await new Response(body).text() : undefined)
  }

  /** Reads everything again once a page has changed. */
  async #library(): Promise<Library> {
    const list = (await this.read(agentsFile)) ?? ''
    if (this.#opened?.list !== list)
      this.#opened = { list, library: Library.open([{ name: 'The site', read: this.read }]) }
    return this.#opened.library
  }
}

/** @returns undefined if it is too large */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > largestRequest) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(?:(?:::ffff:)?127\.|::1$)/.test(address)
}
