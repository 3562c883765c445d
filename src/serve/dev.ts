/**
 * The development server: the graph behind a socket.
 *
 * A request asks the graph for one file. An edit touches inputs and asks again what the open pages show. Nothing is made
 * that nobody looks at, and nothing here knows what depends on what.
 */
import { randomBytes } from 'node:crypto'
import { relative, resolve } from 'node:path'
import { encodePath } from '../spine/paths.js'
import { hash } from '../engine/hash.js'
import type { FilePath } from '../model.js'
import { generatorRoot, openSite, type OpenSite } from '../program.js'
import { config } from '../spine/config.js'
import { html } from '../spine/html.js'
import { page, parts, type RouteKey } from '../spine/page.js'
import type { RunningServer, ServeOptions } from '../serve.js'
import { createDevPages } from './dev-pages.js'
import { devScript, ownFolder } from './dev-scripts.js'
import { createFrame, isExpected } from './frame.js'
import { heldDisk, type HeldDisk } from './held-disk.js'
import { type Handle, listen } from './http-server.js'
import { createLive } from './live.js'
import { brokenPage, type LiveTag, withLiveTag } from './live-page.js'
import { places, workerPaths } from './locate.js'
import { mediaType } from './media-types.js'
import { diagnosticProblems, type Problem } from './problems.js'
import { plainReply, redirectReply, type Reply, send } from './reply.js'
import { serveMessages } from './serve-messages.js'
import { touchedBy } from './touched.js'
import { type Watcher, watchFolders } from './watch.js'

const everything = () => true

/** Opens the development server. Throws a Failure for a missing folder or a port that can't be had, for nothing else. */
export async function serveDev(options: ServeOptions): Promise<RunningServer> {
  const since = Date.now() - 50
  let disk: HeldDisk | undefined
  const site = openSite(options, 'serve', (real) => (disk = heldDisk(real)))
  const { graph } = site
  const tell = options.onEvent ?? (() => {})
  const token = randomBytes(16).toString('hex')
  const frame = createFrame(site, disk!)
  const answer = createDevPages(site, frame)
  const told = new Set<string>()
  let watcher: Watcher | undefined
  let isClosing = false
  /** The refresh that is under way; requests wait for it, so that none sees a half-checked frame. */
  let refreshing: Promise<void> = frame.check(everything)
  await refreshing

  const report = (problems: readonly Problem[]) => {
    const fresh = problems.filter(({ text }) => !told.has(text))
    for (const { text } of fresh) told.add(text)
    if (fresh.length > 0) tell({ type: 'problems', problems: fresh })
  }
  const seen: Problem[] = []
  const live = createLive(token, async (path) => {
    const { print, problems } = await answer(path)
    report(problems)
    seen.push(...problems)
    return { print, problems: problems.filter(({ severity }) => severity === 'error').map(({ text }) => text) }
  })

  const refresh = (isTouched: (id: string) => boolean, files: string[]): Promise<void> => {
    const work = async () => {
      if (isClosing) return
      const begun = performance.now()
      await graph.touch(isTouched)
      await frame.check(isTouched)
      graph.log.length = 0
      seen.splice(0, seen.length, ...frame.problems)
      report(frame.problems)
      const pages = await live.update()
      const still = new Set(seen.map(({ text }) => text))
      const hadProblems = told.size > 0
      for (const text of told) if (!still.has(text)) told.delete(text)
      tell({ type: 'update', files, pages, milliseconds: performance.now() - begun, mended: hadProblems && told.size === 0 })
    }
    refreshing = refreshing.then(work).catch((error: unknown) => tell({ type: 'fault', error }))
    return refreshing
  }

  const startWatching = () => {
    watcher ??= watchFolders({
      folders: watchedFolders(site, contentFolders),
      without: [resolve(site.root, options.cacheDir ?? '.vitrine'), resolve(site.root, options.outDir ?? 'export')],
      followSymlinks: options.followSymlinks ?? false,
      since,
      onChange: (paths) => void refresh(touchedBy(paths, disk!, generatorRoot), [...paths.files, ...paths.folders].map((path) => relative(site.root, path))),
      onLimit: () => report(diagnosticProblems([serveMessages.watchLimit()], site)),
    })
  }
  let contentFolders: string[] = []
  const current = await graph.get(config, null).catch((error: unknown) => {
    if (!isExpected(error)) throw error
    return undefined
  })
  contentFolders = (current?.content ?? []).map(({ dir }) => dir)

  const handle: Handle = async (request, response, { path, query }) => {
    await refreshing
    const { base, workers } = await addresses(site)
    const own = `${base}${ownFolder}`
    if (path === `${own}events`) return live.listen(request, response, query)
    if (path === `${own}live.js`) return send(request, response, await scriptReply(site, 'live'))
    if (workers.includes(path)) return send(request, response, await scriptReply(site, 'no-worker'))
    const begun = performance.now()
    const answered = await answer(path)
    report(answered.problems)
    const tag: LiveTag = { src: `${encodePath(own)}live.js`, token, print: answered.print }
    const reply = replyOf(answered, tag, query)
    await send(request, response, reply)
    tell({ type: 'request', path, status: reply.status, milliseconds: performance.now() - begun })
    if (answered.kind === 'file' && answered.route) afterFirst(answered.route)
  }
  let isFirst = true
  const afterFirst = (route: RouteKey) => {
    if (!isFirst) return
    isFirst = false
    clearTimeout(idle)
    startWatching()
    void warmUp(site, route)
  }

  const listening = await listen({ ...listenOptions(options), handle, onFault: (error) => tell({ type: 'fault', error }) }).catch(async (error: unknown) => {
    live.close()
    await site.close(false)
    throw error
  })
  const idle = setTimeout(startWatching, 5_000)
  report(frame.problems)
  return {
    port: listening.port,
    urls: { local: listening.local.map((origin) => origin + (current?.base ?? '/')), network: listening.network.map((origin) => origin + (current?.base ?? '/')) },
    home: current ? encodePath(`${current.base}${current.prefix.slice(1)}${current.prefix ? '/' : ''}`) : '/',
    refresh: () => refresh(everything, []),
    async close() {
      if (isClosing) return
      isClosing = true
      clearTimeout(idle)
      live.close()
      await watcher?.close()
      await listening.close()
      await refreshing
      // Waits for what is still being answered, so that a whole memory is written.
      await graph.touch([])
      await site.close()
      await stopBundler()
    },
  }
}

/** Makes a page that memory answered once more, so that the first edit finds loaded what the making needs. */
async function warmUp({ graph }: OpenSite, route: RouteKey): Promise<void> {
  try {
    await graph.get(html, route)
    const { file } = await graph.get(page, route)
    if (file) await graph.get(parts, { file })
  } catch (error) {
    if (!isExpected(error)) throw error
  }
}

export function listenOptions({ port, strictPort, host, allowedHosts }: ServeOptions) {
  return { port: port ?? 3001, strictPort: strictPort ?? false, ...(host !== undefined && { host }), allowedHosts: [...(allowedHosts ?? []), ...(typeof host === 'string' ? [host] : [])] }
}

/** The root, and what content lies outside of it; the generator's templates where the site is made together with it. */
function watchedFolders({ root, world }: OpenSite, content: string[]): string[] {
  const inRoot = (path: string) => path === root || path.startsWith(`${root}/`)
  const outside = content.map((dir) => world.disk.absolute(dir as FilePath)).filter((path) => !inRoot(path))
  const templates = root.startsWith(`${generatorRoot}/`) ? [`${generatorRoot}/templates`] : []
  return [root, ...outside, ...templates]
}

/** While there is no configuration there is no base either. */
async function addresses(site: OpenSite): Promise<{ base: string; workers: string[] }> {
  const { graph, world } = site
  try {
    const { base } = await graph.get(places, null)
    return { base, workers: await workerPaths(Object.assign(graph.get.bind(graph), { report() {}, world })) }
  } catch (error) {
    if (!isExpected(error)) throw error
    return { base: '/', workers: [] }
  }
}

async function scriptReply({ graph }: OpenSite, name: 'live' | 'no-worker'): Promise<Reply> {
  const body = await graph.get(devScript, name)
  return { status: 200, headers: { 'Content-Type': mediaType('live.js'), 'Cache-Control': 'no-cache' }, body, etag: `"${hash(body)}"` }
}

function replyOf(answered: Awaited<ReturnType<ReturnType<typeof createDevPages>>>, tag: LiveTag, query: URLSearchParams): Reply {
  if (answered.kind === 'outside') return plainReply(404)
  if (answered.kind === 'redirect') return redirectReply(answered.to + (query.size > 0 ? `?${query}` : ''), answered.status)
  if (answered.kind === 'broken') {
    const problems = answered.problems.map(({ text }) => text)
    return { status: 500, headers: { 'Content-Type': mediaType('index.html'), 'Cache-Control': 'no-store' }, body: brokenPage(problems, tag) }
  }
  const { file, contents, status } = answered
  const isPage = file.endsWith('.html') && isDocument(contents)
  const body = isPage ? withLiveTag(contents as string, tag) : contents
  return { status, headers: { 'Content-Type': mediaType(file), 'Cache-Control': 'no-cache' }, body, etag: `"${hash(body)}"`, ranges: !isPage }
}

/** Fragments of the navigation are HTML files too. */
function isDocument(contents: string | Uint8Array): boolean {
  return typeof contents === 'string' && /^<!doctype html>/i.test(contents)
}

/** esbuild keeps a process of its own, if anything was bundled. */
async function stopBundler(): Promise<void> {
  const { stop } = await import('esbuild')
  await stop()
}

