/**
 * The versions of a site: made once, kept in the cache, and mounted in the output
 * ([why](../../../docs/decisions/30-versions.md)).
 */
import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import {
  folderOfVersion,
  isOwnVersion,
  type MountedVersion,
  namesOf,
  PageFinder,
  pageMap,
  type PageMap,
  placeOfVersion,
  searchAddress,
} from '../../core/navigation/versions.js'
import { compressBytes, fileAt, outputFiles } from '../../core/output/outputs.js'
import { searchToken, versionParts, type VersionParts, versionToken } from '../../core/pages/version-parts.js'
import { encodePath, pathnameToLanguage, withBase } from '../../core/paths.js'
import { Failure } from '../../engine/diagnostic.js'
import { hash } from '../../engine/hash.js'
import type { OutputDraft } from '../../engine/output/draft.js'
import { markerName, type OutputManifest, manifestFiles, sortedManifest } from '../../engine/output/manifest.js'
import { messages } from '../../messages.js'
import type { Diagnostic, OutputPath, SiteConfig, SiteVersion } from '../../model.js'
import type { SiteOptions } from '../../site.js'
import type { BuildOptions, BuildResult, BuildRun } from '../types.js'
import { filesBelow, linkOrCopy } from './files.js'
import { mountPage, mountWorker } from './mount.js'
import { sourceOf, VersionProblem } from './source.js'

/** Another one makes all versions again: of the marks in pages, and of the files in the cache. */
const format = 1

interface KeptVersion {
  version: SiteVersion
  known: MountedVersion
  /** Its folder in the cache. */
  dir: string
}

/** In a kept folder: what the site knows of it, and the hash and size of each of its files. */
const [knownName, filesName, contentName] = ['known.json', 'files.json', 'files']

type Build = (options: BuildOptions) => Promise<BuildResult>

/** Makes the versions of a site that are not kept. Those that cannot be made are reported and left out. */
export async function prepareVersions(run: BuildRun, build: Build): Promise<KeptVersion[]> {
  const { options, settings, site } = run
  const versions = (settings?.versions ?? []).filter((one) => !isOwnVersion(one))
  // A part of the pages is no site that could have versions.
  if (versions.length === 0 || !settings || options.only?.length || options.locales?.length) return []
  const kept: KeptVersion[] = []
  const sources = await Promise.all(
    versions.map((version) =>
      problemOr(() => sourceOf(site.root, version, join(site.cacheDir, 'versions', `state-${version.name}`))),
    ),
  )
  for (const [index, version] of versions.entries()) {
    const source = sources[index]!
    const found = source instanceof VersionProblem ? source : await problemOr(() => keep(run, version, source, build))
    if (found instanceof VersionProblem) report(run, messages.versionLeftOut(version.name, found.message, found.advice))
    else kept.push(found)
  }
  site.context.mounted = kept.map(({ known }) => known)
  return kept

  async function keep({ remote }: BuildRun, version: SiteVersion, { identity, write }: Source, make: Build) {
    const base = baseOf(version, settings!)
    const key = hash(JSON.stringify([format, identity, base, settings!.url]), 20)
    const dir = join(site.cacheDir, 'versions', key)
    if (existsSync(join(dir, knownName))) utimesSync(dir, new Date(), new Date())
    else {
      const work = `${dir}.${process.pid}`
      const content = join(work, contentName)
      try {
        mkdirSync(content, { recursive: true })
        const packed = await remote?.folder(`version ${key}`)
        if (packed) await unpack(packed, work, content)
        else {
          await write(buildInto(content, base, version, make), content)
          requireBase(content, base)
        }
        describe(content, work, version, base)
        if (!packed && remote?.canWrite) await remote.addFolder(`version ${key}`, await pack(work))
        shareFiles(work, join(site.cacheDir, 'versions', 'pool'))
        rmSync(dir, { recursive: true, force: true })
        renameSync(work, dir)
      } finally {
        rmSync(work, { recursive: true, force: true })
      }
    }
    const known = { ...readJson<MountedVersion>(join(dir, knownName)), name: version.name }
    return { version, known, dir }
  }

  function buildInto(target: string, base: string, { name }: SiteVersion, make: Build) {
    return async (given: SiteOptions) => {
      options.onProgress?.({ phase: 'task', text: `Building ${name}`, done: 0, total: 1 })
      const result = await make({
        ...given,
        base,
        cache: false,
        // An older commit may have another one.
        ...(options.config !== undefined && existsSync(join(given.root, options.config)) && { config: options.config }),
        ...(options.followSymlinks && { followSymlinks: true }),
        versionOf: settings!.url,
        outDir: target,
        ...(options.threads !== undefined && { threads: options.threads }),
      })
      const error = result.diagnostics.find(({ severity }) => severity === 'error')
      const why = error
        ? `${error.file ?? ''}${error.line ? `:${error.line}` : ''} ${error.text}`.trim()
        : result.faults[0]?.message
      if (result.exitCode !== 0)
        throw new VersionProblem(
          `its build failed: ${why?.replace(/\.$/, '') ?? ''}`,
          'Build it in a checkout of it to see all messages.',
        )
    }
  }
}

type Source = Awaited<ReturnType<typeof sourceOf>>

async function problemOr<Value>(work: () => Promise<Value>): Promise<Value | VersionProblem> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof VersionProblem) return error
    if (error instanceof Failure || error instanceof Error) return new VersionProblem(error.message, 'See above.')
    throw error
  }
}

function report({ options, result, site }: BuildRun, diagnostic: Diagnostic): void {
  result.diagnostics.push(site.place(options.strict ? { ...diagnostic, severity: 'error' } : diagnostic))
  if (options.strict) result.exitCode = 1
}

function baseOf(version: SiteVersion, site: SiteConfig): string {
  return withBase(placeOfVersion(version), site)
}

/** A finished build has the base that it was built with in all of its pages. */
function requireBase(dir: string, base: string): void {
  const pages = filesBelow(dir).filter((path) => path.endsWith('.html'))
  if (pages.length === 0)
    throw new VersionProblem(
      'it has no pages',
      'It is a finished build, a folder with docs.config.ts or one of Markdown files.',
    )
  const html = readFileSync(join(dir, pages.includes('index.html') ? 'index.html' : pages[0]!), 'utf8')
  // Pages may link to other versions, but load nothing of them.
  const loaded = /<(?:script\b[^>]*?\bsrc|link\b[^>]*?\brel=["']?stylesheet["']?[^>]*?\bhref)=["']?(\/(?!\/)[^"'\s>]*)/g
  const paths = [...html.matchAll(loaded)].map(([, path]) => path!)
  if (paths.length > 0 && !paths.some((path) => path.startsWith(base)))
    throw new VersionProblem(`it was built for another address than ${base}`, `Build it with --base ${base}.`)
}

/** Writes what the site has to know of a finished build. */
function describe(content: string, work: string, version: SiteVersion, base: string): void {
  const paths = filesBelow(content)
  const textOf = (name: string) => (paths.includes(name) ? readFileSync(join(content, name), 'utf8') : '')
  const known: MountedVersion = {
    name: version.name,
    ...pageMap(paths, textOf('_redirects'), base),
    immutable: [...textOf('_headers').matchAll(/^(\/\S*\/\*)\n(?: .*\n)*? .*\bimmutable$/gm)].map(([, path]) => path!),
    lists: ['sitemap.xml', 'llms.txt'].filter((name) => paths.includes(name)),
  }
  const files: OutputManifest['files'] = manifestFiles()
  for (const path of paths.filter((one) => !/^_(headers|redirects)$/.test(one))) {
    const bytes = readFileSync(join(content, path))
    files[path] = [hash(bytes, 40), bytes.length]
  }
  writeFileSync(join(work, filesName), JSON.stringify(files))
  writeFileSync(join(work, knownName), JSON.stringify(known))
}

/** Files that several versions have are on the disk once. Pages differ. */
function shareFiles(work: string, pool: string): void {
  mkdirSync(pool, { recursive: true })
  for (const [path, [of]] of Object.entries(readJson<OutputManifest['files']>(join(work, filesName)))) {
    if (path.endsWith('.html')) continue
    const [own, shared] = [join(work, contentName, path), join(pool, of)]
    if (existsSync(shared)) {
      rmSync(own)
      linkOrCopy(shared, own)
    } else linkOrCopy(own, shared)
  }
  // What no version has any more.
  for (const name of readdirSync(pool)) if (statSync(join(pool, name)).nlink === 1) rmSync(join(pool, name))
}

async function pack(dir: string): Promise<Uint8Array> {
  const file = `${dir}.tgz`
  try {
    await promisify(execFile)('tar', ['-czf', file, '-C', dir, contentName])
    return readFileSync(file)
  } finally {
    rmSync(file, { force: true })
  }
}

async function unpack(bytes: Uint8Array, work: string, content: string): Promise<void> {
  const file = join(work, 'packed.tgz')
  writeFileSync(file, bytes)
  await promisify(execFile)('tar', ['-xzf', file, '-C', dirname(content)])
  rmSync(file)
}

function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(file, 'utf8')) as Value
}

/** Puts the versions into the next set of files. What has not changed in any version is not looked at. */
export async function mountVersions({ settings, site }: BuildRun, draft: OutputDraft, kept: readonly KeptVersion[]) {
  if (kept.length === 0 || !settings) return
  const { graph } = site
  const redirects = await fileAt(graph.ask, '_redirects' as OutputPath)
  const own = pageMap(
    (await graph.get(outputFiles)).map(({ path }) => path),
    String(redirects ?? ''),
    settings.base,
  )
  const maps = settings.versions.flatMap((version) => {
    const known: PageMap | undefined = isOwnVersion(version)
      ? own
      : kept.find((one) => one.version.name === version.name)?.known
    const base = isOwnVersion(version) ? settings.base : baseOf(version, settings)
    return known ? [{ version, known, base, finder: new PageFinder(known, settings.locales) }] : []
  })
  for (const { version, known, dir } of kept) {
    const parts = new Map<string, VersionParts>()
    for (const { code } of settings.locales)
      parts.set(code, await graph.get(versionParts, { name: version.name, locale: code }))
    const { noIndex } = version
    const stamp = hash(
      JSON.stringify([
        site.identity,
        dir,
        noIndex,
        [...parts],
        maps.map((one) => [one.base, one.known.pages, one.known.redirects]),
      ]),
      20,
    )
    const newer = maps.slice(
      0,
      maps.findIndex((one) => one.version === version),
    )
    const pages = new Map(known.pages.map((address) => [`${address}index.html`.slice(1), address]))
    await draft.mount(folderOfVersion(version), stamp, async (target) => {
      const files = readJson<OutputManifest['files']>(join(dir, filesName))
      const changed = new Map<string, string>()
      const write = async (path: string, text: string) => {
        for (const [ending, bytes] of await formsOf(text, path, files)) {
          mkdirSync(dirname(join(target, path)), { recursive: true })
          writeFileSync(join(target, path + ending), bytes)
          files[path + ending] = [hash(bytes, 40), bytes.length]
        }
      }
      for (const [path, address] of pages) {
        const names = namesOf(address, known)
        const heir = newer
          .map(({ base, finder }) => ({ base, page: firstOf(names, (name) => finder.exact(name)) }))
          .find(({ page }) => page !== undefined)
        const html = mountPage(readFileSync(join(dir, contentName, path), 'utf8'), {
          ...(heir && { canonical: settings.url + heir.base + encodePath(heir.page!.slice(1)) }),
          noIndex,
          parts: parts.get(pathnameToLanguage(address, settings.locales).userLanguage)!,
          hrefs: Object.fromEntries(
            maps.flatMap((one) => hrefsIn(one, one.version === version, address, names, settings)),
          ),
        })
        changed.set(baseOf(version, settings) + encodePath(address.slice(1)), html)
        await write(path, html)
      }
      for (const path of Object.keys(files)) {
        const from = join(dir, contentName, path)
        if (existsSync(join(target, path))) continue
        if (/(^|\/)sw\.js$/.test(path)) await write(path, mountWorker(readFileSync(from, 'utf8'), changed))
        else linkOrCopy(from, join(target, path))
      }
      const manifest: OutputManifest = { generator: 'vitrine', files, kept: manifestFiles() }
      writeFileSync(join(target, markerName), JSON.stringify(sortedManifest(manifest)))
    })
  }
  const { clash } = draft
  if (clash) throw new Failure(messages.versionClash(clash.folder, clash.path), 2)
}

/** A text, and its compressed forms where the version has them. */
async function formsOf(text: string, path: string, files: OutputManifest['files']): Promise<[string, Uint8Array][]> {
  const forms: [string, Uint8Array][] = [['', Buffer.from(text)]]
  for (const form of ['br', 'gz'] as const)
    if (Object.hasOwn(files, `${path}.${form}`)) forms.push([`.${form}`, await compressBytes(Buffer.from(text), form)])
  return forms
}

/** The addresses of a page, and of the search, in a version, with the tokens that stand for them. */
function hrefsIn(
  { version, base, finder }: { version: SiteVersion; base: string; finder: PageFinder },
  isOwn: boolean,
  address: string,
  names: readonly string[],
  site: SiteConfig,
): [token: string, href: string][] {
  const hrefOf = (path: string) => base + encodePath(path.slice(1))
  const search = isOwn ? undefined : finder.exact(searchAddress(address, site))
  return [
    [versionToken(version.name), hrefOf(isOwn ? address : finder.nearest(names))],
    ...(search === undefined ? [] : [[searchToken(version.name), hrefOf(search)] as [string, string]]),
  ]
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}
