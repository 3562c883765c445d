/**
 * The development server: serves files from the graph.
 *
 * A request asks the graph for one file. An edit marks inputs as dirty, then the open pages are asked for again. Only
 * what is requested is made, and nothing here knows what depends on what.
 */
import { randomBytes } from 'node:crypto'
import { relative, resolve } from 'node:path'
import { keepEsbuild, releaseEsbuild } from '../bundle/esbuild.js'
import { Failure } from '../engine/diagnostic.js'
import { ensureWritable } from '../engine/environment.js'
import { generatorRoot } from '../engine/generator-root.js'
import { isExpected } from '../engine/question.js'
import type { FilePath, OutputPath, SiteConfig } from '../model.js'
import { openSite, type OpenSite } from '../site.js'
import type { RunningServer, ServeEvent, ServeOptions } from './types.js'
import { clientBundle } from '../core/assets/client.js'
import { config } from '../core/config/config.js'
import type { LiveModule } from '../core/feature.js'
import { html } from '../core/pages/html.js'
import { page } from '../core/pages/page.js'
import { parts } from '../core/content/parts.js'
import { fileAt } from '../core/output/outputs.js'
import type { RouteKey } from '../core/navigation/site-map.js'
import { encodePath, withBase } from '../core/paths.js'
import { stylesheet } from '../core/assets/styles.js'
import { loadTemplate } from '../core/assets/templates.js'
import { DevPages } from './dev-pages.js'
import { devReply, scriptReply } from './dev-reply.js'
import { negotiated, prefersMarkdown } from './negotiation.js'
import { devScript, ownFolder } from './dev-scripts.js'
import { ConfigFallback } from './config-fallback.js'
import { snapshotFileSystem, type SnapshotFileSystem } from './snapshot-file-system.js'
import { type Handle, isReadable, listen, type Listening, runningServer } from './http-server.js'
import { OpenPages, type PageState, type Script } from './live.js'
import { places, workerPaths } from './locate.js'
import { diagnosticProblems } from './problems.js'
import { send } from './reply.js'
import { Reporter } from './reporter.js'
import { serveMessages } from './serve-messages.js'
import { dirtyInputs } from './dirty-inputs.js'
import { recordOutsideFolders } from './outside-folders.js'
import { Watcher } from './watch.js'

const everything = () => true
/** The watcher's first scan starts after the first page is served, or after this time in milliseconds. */
const scanAfter = 5_000

/** Starts the development server. Throws a Failure if the folder cannot be read or the port is unavailable. */
export async function serveDev(options: ServeOptions): Promise<RunningServer> {
  const server = new DevServer(options)
  try {
    return await server.open()
  } catch (error) {
    await server.close(false)
    throw error
  }
}

class DevServer {
  /** Files modified after this time may have changed after the graph read them. Milliseconds. */
  private readonly since = Date.now() - 50
  private readonly token = randomBytes(16).toString('hex')
  private readonly site: OpenSite
  private readonly fs: SnapshotFileSystem
  private outsideFolders: ReadonlySet<string> = new Set()
  private readonly configFallback: ConfigFallback
  private readonly live: OpenPages
  private readonly reporter: Reporter
  private readonly pages: DevPages
  private readonly emit: (event: ServeEvent) => void
  private listening: Listening | undefined
  private watcher: Watcher | undefined
  private isLimited = false
  private scanTimer: NodeJS.Timeout | undefined
  private isWarm = false
  /** Work that waits for the first page; undefined once it has been served. */
  private postponed: (() => void)[] | undefined = []
  private closing: Promise<void> | undefined
  /** Refreshes run one after the other; requests wait only until the configuration is checked. */
  private refreshing: Promise<void> = Promise.resolve()
  private checking: Promise<void> = Promise.resolve()

  constructor(private readonly options: ServeOptions) {
    let fs: SnapshotFileSystem | undefined
    this.site = openSite(options, 'serve', (real) => {
      const recorded = recordOutsideFolders(real)
      this.outsideFolders = recorded.folders
      return (fs = snapshotFileSystem(recorded.fs))
    })
    this.fs = fs!
    this.emit = options.onEvent ?? (() => {})
    const { signals } = this.site.context
    signals.working = (task) => this.emit({ type: 'task', ...task })
    signals.later = (work) => void (this.postponed ? this.postponed.push(work) : work())
    signals.inputsChanged = (ids) => void this.refresh((id) => ids.includes(id), [])
    this.configFallback = new ConfigFallback(this.site, this.fs)
    this.reporter = new Reporter(this.emit)
    this.pages = new DevPages(this.site, this.configFallback)
    this.live = new OpenPages(this.token, {
      state: (path) => this.state(path),
      modules: async (path) => this.addressed(await this.pages.modulesAt(path)),
    })
  }

  async open(): Promise<RunningServer> {
    keepEsbuild()
    const { root } = this.site
    if (!isReadable(root)) throw new Failure(serveMessages.unreadable(this.options.root), 2)
    ensureWritable(this.site.cacheDir)
    await this.configFallback.check(everything)
    const settings = await this.settings()
    this.listening = await listen(this.options, {
      handle: this.handle,
      ...(this.options.mcp && { post: await this.mcp() }),
      onFault: (error) => this.emit({ type: 'fault', error }),
    })
    this.scanTimer = setTimeout(() => void this.watch(), scanAfter)
    this.reporter.report(this.configFallback.problems)
    if (settings) void this.prepare()
    return runningServer(this.listening, settings ?? { base: '/', prefix: '' }, {
      refresh: () => this.refresh(everything, []),
      close: () => this.close(),
    })
  }

  private readonly handle: Handle = async (request, response, { path, query }) => {
    await this.checking
    const { base, workers } = await this.addresses()
    const own = `${base}${ownFolder}`
    if (path === `${own}events`) return this.live.listen(request, response, query)
    if (path === `${own}shown`) return this.live.shown(request, response, query)
    if (path === `${own}live.js`)
      return send(request, response, scriptReply(await this.site.graph.get(devScript, 'live')))
    if (workers.includes(path))
      return send(request, response, scriptReply(await this.site.graph.get(devScript, 'no-worker')))
    const begun = performance.now()
    const markdown = await this.pages.markdownOf(path).catch(() => undefined)
    const isText = markdown !== undefined && prefersMarkdown(request.headers.accept)
    const answered = await this.pages.at(isText ? markdown : path)
    this.reporter.reportAt(path, answered.problems)
    const tag = { src: `${encodePath(own)}live.js`, token: this.token, hash: answered.hash }
    const isMissing = answered.kind === 'file' && answered.status === 404 && path.endsWith('.md')
    const made = isMissing ? await this.pages.missingMarkdown(path) : devReply(answered, tag, query)
    const reply = markdown === undefined ? made : negotiated(made, encodePath(markdown))
    await send(request, response, reply)
    this.emit({ type: 'request', path, status: reply.status, milliseconds: performance.now() - begun })
    if (answered.kind === 'broken' || (answered.kind === 'file' && answered.route)) {
      this.catchUp()
      void this.watch()
    }
    if (answered.kind === 'file' && answered.route) void this.warmUp(answered.route)
  }

  /** Loaded only when it is used. */
  private async mcp() {
    const { McpEndpoint, mcpPath } = await import('./mcp.js')
    const endpoint = new McpEndpoint(async (path) => {
      await this.checking
      const contents = await fileAt(this.site.graph.ask, path as OutputPath).catch((error: unknown) => {
        if (!isExpected(error)) throw error
        return undefined
      })
      return typeof contents === 'string' ? contents : undefined
    })
    return { path: mcpPath, answer: endpoint.answer.bind(endpoint) }
  }

  /** The current state of an open page. */
  private async state(path: string): Promise<PageState> {
    const { hash, problems } = await this.pages.at(path)
    this.reporter.reportAt(path, problems)
    return { hash, problems: problems.filter(({ severity }) => severity === 'error').map(({ text }) => text) }
  }

  /** With the addresses that the page itself has for them. */
  private async addressed(modules: Record<string, LiveModule>): Promise<Record<string, Script>> {
    const site = await this.addresses()
    const scripts = Object.entries(modules).map(([root, { path, needs }]): [string, Script] => [
      root,
      { address: withBase(path, site), needs },
    ])
    return Object.fromEntries(scripts)
  }

  private refresh(isDirty: (id: string) => boolean, files: string[]): Promise<void> {
    const onFault = (error: unknown) => this.emit({ type: 'fault', error })
    const work = async () => {
      if (this.closing) return
      const begun = performance.now()
      this.checking = this.site.graph
        .touch(isDirty)
        .then(() => this.configFallback.check(isDirty))
        .catch(onFault)
      await this.checking
      this.site.graph.log.length = 0
      this.reporter.beginPass()
      this.reporter.report(this.configFallback.problems)
      const open = this.live.paths
      const pages = await this.live.update()
      for (const path of this.reporter.failing) if (!open.has(path)) await this.state(path)
      this.emit({
        type: 'update',
        files,
        pages,
        milliseconds: performance.now() - begun,
        fixed: this.reporter.endPass(),
      })
      if (this.watcher) await this.watch()
    }
    this.refreshing = this.refreshing.then(work).catch(onFault)
    return this.refreshing
  }

  /** Starts watching, or adds folders that the configuration names or the graph has read since. */
  private async watch(): Promise<void> {
    clearTimeout(this.scanTimer)
    const folders = this.watchedFolders(await this.settings())
    if (this.closing) return
    if (this.watcher) return this.watcher.include(folders, [...this.outsideFolders])
    const { root } = this.site
    const { cacheDir, outDir, followSymlinks } = this.options
    this.watcher = new Watcher({
      folders,
      without: [resolve(root, cacheDir ?? '.vitrine'), resolve(root, outDir ?? 'export')],
      followSymlinks: followSymlinks ?? false,
      since: this.since,
      onChange: (paths) =>
        void this.refresh(
          dirtyInputs(paths, this.fs, generatorRoot),
          [...paths.files, ...paths.folders].map((path) => relative(root, path)),
        ),
      onLimit: () => {
        // Apart from the problems of pages: no edit fixes it.
        if (!this.isLimited)
          this.emit({ type: 'problems', problems: diagnosticProblems([serveMessages.watchLimit()], this.site) })
        this.isLimited = true
      },
    })
    this.watcher.include(folders, [...this.outsideFolders])
  }

  /** The root and content folders outside it; also the generator's templates if the site is part of its repository. */
  private watchedFolders(settings: SiteConfig | undefined): string[] {
    const { root } = this.site
    const outside = (settings?.content ?? [])
      .map(({ dir }) => this.fs.absolute(dir as FilePath))
      .filter((path) => path !== root && !path.startsWith(`${root}/`))
    return [root, ...outside, ...(root.startsWith(`${generatorRoot}/`) ? [`${generatorRoot}/templates`] : [])]
  }

  /** Starts making what every page needs before the first request. Errors are ignored here; the page reports them. */
  private async prepare(): Promise<void> {
    const { ask } = this.site.graph
    await Promise.allSettled([
      ask(clientBundle),
      ask(stylesheet),
      loadTemplate(ask, 'document'),
      loadTemplate(ask, 'doc'),
    ])
  }

  /** Begins what waited for the first page. */
  private catchUp(): void {
    const works = this.postponed ?? []
    this.postponed = undefined
    for (const work of works) work()
  }

  /** Renders a page that was served from the cache, so that everything the first edit needs is already loaded. */
  private async warmUp(route: RouteKey): Promise<void> {
    if (this.isWarm) return
    this.isWarm = true
    const { graph } = this.site
    try {
      await graph.get(html, route)
      const { file } = await graph.get(page, route)
      if (file) await graph.get(parts, { file })
    } catch (error) {
      if (!isExpected(error)) this.emit({ type: 'fault', error })
    }
  }

  private async settings(): Promise<SiteConfig | undefined> {
    return this.site.graph.get(config).catch((error: unknown) => {
      if (!isExpected(error)) throw error
      return undefined
    })
  }

  /** The base and the paths of service workers; defaults if there is no valid configuration. */
  private async addresses(): Promise<{ base: string; workers: string[] }> {
    if (!(await this.settings())) return { base: '/', workers: [] }
    const { ask } = this.site.graph
    return { base: (await ask(places)).base, workers: await workerPaths(ask) }
  }

  close(save = true): Promise<void> {
    this.closing ??= this.shut(save)
    return this.closing
  }

  private async shut(save: boolean): Promise<void> {
    clearTimeout(this.scanTimer)
    this.live.close()
    await this.watcher?.close()
    await this.listening?.close()
    await this.refreshing
    // Waits for answers in progress, so that the cache is written completely.
    await this.site.graph.touch([])
    await this.site.close(save)
    releaseEsbuild()
  }
}
