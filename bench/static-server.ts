/** A server of a built folder, with compressed replies, as hosts serve it. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface StaticServer {
  /** Without a slash at the end. */
  origin: string
  close(): void
}

/** @param encoding compressed files are remembered, so that only the first request waits for the compression */
export async function serveFolder(dir: string, encoding: 'gzip' | 'br' | 'identity' = 'gzip'): Promise<StaticServer> {
  const compressed = new Map<string, Buffer>()
  const compress = (bytes: Buffer) =>
    encoding === 'br' ? brotliCompressSync(bytes) : encoding === 'gzip' ? gzipSync(bytes, { level: 9 }) : bytes
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url!, 'http://localhost').pathname)
    const file = [path.endsWith('/') ? `${path}index.html` : path, `${path}.html`]
      .map((name) => join(dir, name))
      .find((name) => existsSync(name) && statSync(name).isFile())
    if (file === undefined) return void response.writeHead(404).end()
    const bytes = compressed.get(file) ?? compress(readFileSync(file))
    compressed.set(file, bytes)
    response
      .writeHead(200, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'content-encoding': encoding,
      })
      .end(bytes)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
