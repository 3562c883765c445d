/**
 * A server for tests of the remote cache that is strict about its protocol (Bazel's remote cache over HTTP): it knows only
 * GET and PUT of `/ac/<sha256>` and `/cas/<sha256>`, checks the hash of every blob, and parses every entry as a message of
 * the type ActionResult, whose blobs it must have. Whatever is not the protocol is recorded as a violation.
 */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TestServer {
  /** The address, with a path. */
  url: string
  /** Bodies by path: `/ac/…`, `/cas/…`. */
  stored: Map<string, Buffer>
  /** `GET /ac/…` in the order of arrival. */
  requests: string[]
  violations: string[]
  /** Handles a request instead of the server, if it returns true. */
  misbehave: ((method: string, path: string, request: IncomingMessage, reply: ServerResponse) => boolean) | undefined
  close(): Promise<void>
}

const base = '/some/where'

/** @param token every request must have it */
export async function startRemoteServer(token?: string): Promise<TestServer> {
  const stored = new Map<string, Buffer>()
  const violations: string[] = []
  const requests: string[] = []
  const test: TestServer = { url: '', stored, requests, violations, misbehave: undefined, close }

  const server = createServer((request, reply) => {
    const { method = '', url = '' } = request
    const path = url.startsWith(base) ? url.slice(base.length) : ''
    requests.push(`${method} ${path}`)
    const answer = (status: number, body: Uint8Array | string = '') => {
      if (status >= 400 && status !== 404) violations.push(`${status} ${method} ${path} ${String(body)}`)
      reply.writeHead(status, { 'content-length': Buffer.byteLength(body) }).end(body)
    }
    const [, kind, hash] = /^\/(ac|cas)\/([0-9a-f]{64})$/.exec(path) ?? []
    if (test.misbehave?.(method, path, request, reply)) return
    if (kind === undefined || hash === undefined) return answer(400, 'not an address of the protocol')
    if (token !== undefined && request.headers.authorization !== `Bearer ${token}`) return answer(401, 'no token')
    if (method === 'GET') {
      const found = stored.get(path)
      return found ? answer(200, found) : answer(404)
    }
    if (method !== 'PUT') return answer(405, 'GET and PUT only')
    void read(request).then((body) => {
      if (Number(request.headers['content-length']) !== body.length) return answer(400, 'wrong length')
      const problem = kind === 'cas' ? problemOfBlob(hash, body) : problemOfAction(body, stored)
      if (problem !== undefined) return answer(400, problem)
      stored.set(path, body)
      answer(200)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  test.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`
  return test

  async function close(): Promise<void> {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function problemOfBlob(hash: string, body: Buffer): string | undefined {
  return createHash('sha256').update(body).digest('hex') === hash ? undefined : 'the hash does not match'
}

function problemOfAction(body: Buffer, stored: Map<string, Buffer>): string | undefined {
  let files: Fields[]
  try {
    const fields = fieldsOf(body)
    // stdout_raw, stderr_raw and output_files are all that is written.
    const unknown = [...fields.keys()].filter((number) => ![2, 5, 7].includes(number))
    if (unknown.length > 0) return `the message has the fields ${unknown.join()}`
    files = (fields.get(2) ?? []).map((file) => fieldsOf(file as Buffer))
  } catch (error) {
    return `not a message: ${String(error)}`
  }
  for (const file of files) {
    const digest = fieldsOf(file.get(2)![0] as Buffer)
    const hash = String(digest.get(1)![0])
    const size = digest.get(2)![0]
    if (String(file.get(1)![0]) === '') return 'an output file has no path'
    if (stored.get(`/cas/${hash}`)?.length !== size) return `there is no blob ${hash} of ${String(size)} bytes`
  }
  return undefined
}

type Fields = Map<number, (Buffer | number)[]>

/** The fields of a message of protocol buffers by their numbers; only varints and what has a length. */
function fieldsOf(bytes: Buffer): Fields {
  const fields: Fields = new Map()
  let at = 0
  const varint = () => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++]
      if (byte === undefined || shift > 49) throw new Error('a varint does not end')
      value += (byte & 127) * 2 ** shift
      if (byte < 128) return value
    }
  }
  while (at < bytes.length) {
    const tag = varint()
    const type = tag % 8
    let value: Buffer | number
    if (type === 0) value = varint()
    else if (type === 2) {
      const length = varint()
      if (at + length > bytes.length) throw new Error('a field is longer than the message')
      value = bytes.subarray(at, at + length)
      at += length
    } else throw new Error(`a field of type ${type}`)
    const number = Math.floor(tag / 8)
    fields.set(number, [...(fields.get(number) ?? []), value])
  }
  return fields
}
