/**
 * The preview server: serves the output folder as a good static host would.
 *
 * It serves only files in the build's manifest, so a request can never name another path on disk.
 */
import type { IncomingMessage } from 'node:http'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from '../build.js'
import { attempt } from '../engine/attempt.js'
import { Failure } from '../engine/diagnostic.js'
import { markerName } from '../engine/output/manifest.js'
import { openSite } from '../site.js'
import type { RunningServer, ServeOptions } from './types.js'
import { config } from '../core/config/config.js'
import { isCompressible } from '../core/output/outputs.js'
import { decodePath, encodePath } from '../core/paths.js'
import { BuildFailed } from './build-failed.js'
import { type BuiltFile, BuiltFiles } from './built-files.js'
import { headersFor, readHeaders } from './headers-file.js'
import { type Handle, isReadable, listen, runningServer } from './http-server.js'
import { mediaType } from './media-types.js'
import { diagnosticProblems } from './problems.js'
import { markdownPaths, missingMarkdown, negotiated, prefersMarkdown } from './negotiation.js'
import { plainReply, redirectReply, type Reply, send } from './reply.js'
import { readRedirects, redirectFor } from './redirects-file.js'
import { serveMessages } from './serve-messages.js'

/** Starts the preview server. Throws a Failure if there is nothing to serve or no port is available. */
export async function servePreview(options: ServeOptions): Promise<RunningServer> {
  const { root, base, prefix } = await settings(options)
  const dir = resolve(root, options.outDir ?? 'export')
  if (!existsSync(join(dir, markerName))) await buildFirst(options)
  if (!isReadable(dir)) throw new Failure(serveMessages.unreadable(options.outDir ?? 'export'), 2)
  const emit = options.onEvent ?? (() => {})
  const built = new BuiltFiles(dir)
  const handle: Handle = async (request, response, { path, query }) => {
    const begun = performance.now()
    built.refresh()
    const reply = answer(built, path, query, request, base)
    await send(request, response, reply)
    emit({ type: 'request', path, status: reply.status, milliseconds: performance.now() - begun })
  }
  const listening = await listen(options, {
    handle,
    ...(options.mcp && { post: await mcp(built) }),
    onFault: (error) => emit({ type: 'fault', error }),
  })
  return runningServer(listening, { base, prefix }, { refresh: async () => {}, close: listening.close })
}

/** Loaded only when it is used. */
async function mcp(built: BuiltFiles) {
  const { McpEndpoint, mcpPath } = await import('./mcp.js')
  const endpoint = new McpEndpoint(async (path) => {
    built.refresh()
    return built.text(path)
  })
  return { path: mcpPath, answer: endpoint.answer.bind(endpoint) }
}

/** The base path and prefix from the configuration and the command line, as the build used them. */
async function settings(options: ServeOptions): Promise<{ root: string; base: string; prefix: string }> {
  const site = openSite(options, 'build')
  try {
    const { base, prefix } = await site.graph.get(config)
    return { root: site.root, base, prefix }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    options.onEvent?.({ type: 'problems', problems: diagnosticProblems(error.diagnostics, site) })
    throw new BuildFailed(error.exitCode)
  } finally {
    await site.close(false)
  }
}

async function buildFirst(options: ServeOptions): Promise<void> {
  const { onEvent, ...site } = options
  onEvent?.({ type: 'building' })
  const result = await build(site)
  onEvent?.({ type: 'built', result })
  if (result.exitCode !== 0) throw new BuildFailed(result.exitCode)
}

const hostFiles = new Set(['_redirects', '_headers'])

/** @param path decoded, beginning with one slash */
function answer(
  files: BuiltFiles,
  path: string,
  query: URLSearchParams,
  request: IncomingMessage,
  base: string,
): Reply {
  const rules = readRedirects(files.text('_redirects') ?? '')
  const extra = headersFor(path, readHeaders(files.text('_headers') ?? ''))
  const forced = redirectFor(path, rules, true)
  if (forced) return ruleReply(forced, files, query, request, base, extra)
  if (!path.startsWith(base))
    return path === '/' || `${path}/` === base ? redirectReply(encodePath(base), 302, query) : plainReply(404)
  const rest = path.slice(base.length)
  const isFolder = rest === '' || rest.endsWith('/')
  if (isFolder && files.has(`${rest}index.html`)) {
    const markdown = markdownPaths(rest).find((one) => files.has(one))
    if (markdown === undefined) return fileReply(files, `${rest}index.html`, 200, request, extra)
    const isText = prefersMarkdown(request.headers.accept)
    const reply = fileReply(files, isText ? markdown : `${rest}index.html`, 200, request, extra)
    return negotiated(reply, base + encodePath(markdown))
  }
  if (!isFolder && files.has(`${rest}/index.html`)) return redirectReply(`${encodePath(path)}/`, 301, query)
  if (/(^|\/)index\.html$/.test(rest) && files.has(rest))
    return redirectReply(encodePath(path.slice(0, -'index.html'.length)), 301, query)
  if (!isFolder && files.has(rest) && !hostFiles.has(rest)) return fileReply(files, rest, 200, request, extra)
  const found = redirectFor(path, rules)
  if (found) return ruleReply(found, files, query, request, base, extra)
  if (rest.endsWith('.md'))
    return missingMarkdown(rest, files.names(), base, files.has('llms.txt') ? `${base}llms.txt` : undefined)
  return notFound(files, rest, request, extra)
}

function ruleReply(
  { to, status }: { to: string; status: number },
  files: BuiltFiles,
  query: URLSearchParams,
  request: IncomingMessage,
  base: string,
  extra: Record<string, string>,
): Reply {
  if (status !== 200 && status !== 404) return redirectReply(to, status, query)
  const rest = to.startsWith(base) ? decodePath(to.slice(base.length)) : ''
  const name =
    files.has(rest) && !hostFiles.has(rest) ? rest : `${rest.replace(/\/$/, '')}/index.html`.replace(/^\//, '')
  return files.has(name) ? fileReply(files, name, status, request, extra) : notFound(files, rest, request, extra)
}

/** The nearest `404.html` above: each language has its own. */
function notFound(files: BuiltFiles, rest: string, request: IncomingMessage, extra: Record<string, string>): Reply {
  const folders = rest.split('/').slice(0, -1)
  for (let depth = folders.length; depth >= 0; depth--) {
    const name = [...folders.slice(0, depth), '404.html'].join('/')
    if (files.has(name)) return fileReply(files, name, 404, request, { ...extra, 'Cache-Control': 'no-cache' })
  }
  return plainReply(404)
}

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** A file, or its compressed sibling where the client takes it. */
function fileReply(
  files: BuiltFiles,
  name: string,
  status: number,
  request: IncomingMessage,
  extra: Record<string, string>,
): Reply {
  const headers: Record<string, string> = { 'Content-Type': mediaType(name), 'Cache-Control': 'no-cache', ...extra }
  const accepted = encodings.filter(
    ([encoding, suffix]) => files.has(name + suffix) && accepts(request.headers['accept-encoding'], encoding),
  )
  if (encodings.some(([, suffix]) => files.has(name + suffix))) headers.Vary = 'Accept-Encoding'
  // A range counts bytes of what is sent; of the file itself is what players mean.
  const [encoding, suffix] = request.headers.range === undefined ? (accepted[0] ?? []) : []
  let found: BuiltFile | undefined
  if (suffix && (found = files.find(name + suffix))) headers['Content-Encoding'] = encoding!
  found ??= files.find(name)
  if (!found) return plainReply(404)
  if (!suffix && isCompressible(name) && found.size <= largestText) {
    headers.Vary = 'Accept-Encoding'
    const isWanted = request.headers.range === undefined && accepts(request.headers['accept-encoding'], 'gzip')
    const body = isWanted ? compressed(found) : undefined
    if (body) return { status, headers: { ...headers, 'Content-Encoding': 'gzip' }, body, etag: `"${found.hash}-gzip"` }
  }
  return { status, headers, body: found, etag: `"${found.hash}"`, ranges: headers['Content-Encoding'] === undefined }
}

/** Bytes; a larger text is sent as it is rather than kept in memory. */
const largestText = 2_000_000
const mostKept = 64_000_000
const kept = new Map<string, Buffer>()
let keptBytes = 0

/**
 * Compresses as static hosts do, so that transfer sizes are realistic. @returns undefined if the file no longer exists
 */
function compressed({ file, hash }: BuiltFile): Buffer | undefined {
  const known = kept.get(hash)
  if (known) return known
  const made = attempt(() => gzipSync(readFileSync(file)))
  if (!made) return undefined
  if (keptBytes > mostKept) {
    kept.clear()
    keptBytes = 0
  }
  kept.set(hash, made)
  keptBytes += made.length
  return made
}

function accepts(header: string | undefined, encoding: string): boolean {
  return (header ?? '').split(',').some((one) => {
    const [name, ...parameters] = one.trim().split(';')
    return name?.trim() === encoding && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
  })
}
