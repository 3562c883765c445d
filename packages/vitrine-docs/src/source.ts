/**
 * Where documentation comes from, as files by path: a folder, the packages that a project has installed, or an address,
 * whose files are kept on disk. Nothing outside of the folder or the origin is read, and nothing that is too large.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join, resolve, sep } from 'node:path'
import { agentsFile } from '../../../src/features/agents/format.js'
import { readIndex, referenceFiles } from './read-index.js'
import { isInside, type Source } from './files.js'
import type { Kept } from './library.js'
import { Problem } from './problem.js'

/** Bytes. */
const largestFile = 8_000_000

export async function folderSource(folder: string): Promise<Source> {
  const root = await realpath(resolve(folder)).catch(() => undefined)
  if (root === undefined) throw new Problem(`There is no folder ${folder}.`)
  return {
    name: folder,
    async read(path) {
      if (!isInside(path)) return undefined
      // A link in the folder may lead out of it.
      const file = await realpath(join(root, path)).catch(() => undefined)
      if (file === undefined || !file.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined
      const found = await stat(file)
      return found.isFile() && found.size <= largestFile ? readFile(file, 'utf8') : undefined
    },
  }
}

// ── Installed packages ────────────────────────────────────────────────────────────────────────────────────────────

interface Manifest {
  docs?: { agents?: unknown }
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/**
 * The documentation of the packages that a project depends on. Its key in their manifests: `"docs": { "agents":
 * "./docs/agents.json" }`.
 */
export async function installedSources(project: string): Promise<Source[]> {
  const manifests: string[] = []
  for (let folder = resolve(project); ; folder = dirname(folder)) {
    manifests.push(folder)
    if (folder === dirname(folder)) break
  }
  const found = new Map<string, Source>()
  for (const folder of manifests) {
    const own = await manifestIn(folder)
    if (!own) continue
    const names = Object.keys({ ...own.dependencies, ...own.devDependencies, ...own.peerDependencies })
    for (const name of names.filter((one) => /^(@[\w.~-]+\/)?[\w~-][\w.~-]*$/.test(one))) {
      if (found.has(name)) continue
      const home = await homeOf(name, folder)
      const source = home === undefined ? undefined : await packageSource(name, home)
      if (source) found.set(name, source)
    }
  }
  return [...found.values()]
}

async function manifestIn(folder: string): Promise<Manifest | undefined> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => undefined)
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** As Node finds it: in the nearest `node_modules`. */
async function homeOf(name: string, from: string): Promise<string | undefined> {
  for (let folder = from; ; folder = dirname(folder)) {
    const home = join(folder, 'node_modules', name)
    if (await stat(join(home, 'package.json')).catch(() => undefined)) return home
    if (folder === dirname(folder)) return undefined
  }
}

/** The documentation that a package carries. @returns undefined if it has none */
async function packageSource(name: string, home: string): Promise<Source | undefined> {
  const { docs } = (await manifestIn(home)) ?? {}
  const path = docs?.agents
  if (typeof path !== 'string') return undefined
  const relative = path.replace(/^\.\//, '')
  if (!isInside(relative) || !relative.endsWith(`/${agentsFile}`)) return undefined
  const source = await folderSource(home)
  const folder = dirname(relative)
  return { name, read: (one) => source.read(`${folder}/${one}`) }
}

// ── An address ────────────────────────────────────────────────────────────────────────────────────────────────────

const cacheFolder = (): string =>
  join(process.env['XDG_CACHE_HOME'] ?? process.env['LOCALAPPDATA'] ?? join(homedir(), '.cache'), 'vitrine-docs')

/**
 * Keeps texts on disk by what they are made from, where that is possible.
 *
 * @param maker its version
 */
export function keptOnDisk(maker: string, folder = cacheFolder()): Kept {
  const fileOf = (key: string) => join(folder, `${digest(`${maker}\n${key}`)}.json`)
  return {
    get: (key) => readFile(fileOf(key), 'utf8').catch(() => undefined),
    async set(key, text) {
      await mkdir(folder, { recursive: true }).catch(() => {})
      await write(fileOf(key), text).catch(() => {})
    },
  }
}

const mostRedirects = 3
const requestsAtOnce = 8
/** Milliseconds. */
const longestWait = 20_000
const mostFiles = 20_000

export interface AddressOptions {
  /** The language whose files are fetched; by default the site's first. */
  locale?: string
  /** Is told what is fetched. */
  log?: (text: string) => void
  /** Where files are kept. */
  cache?: string
}

/**
 * The site at an address. Its files are fetched once, kept on disk by their hashes, and fetched again when `agents.json`
 * has others; without a connection, what is on disk is read.
 */
export async function addressSource(
  address: string,
  { locale, log = () => {}, cache = cacheFolder() }: AddressOptions = {},
): Promise<Source> {
  const home = siteAddress(address)
  const folder = join(cache, digest(home.href))
  await mkdir(folder, { recursive: true })
  const keyOf = (path: string, hash: string) => join(folder, digest(`${path}\n${hash}`))
  const stored = (path: string, hash: string) => readFile(keyOf(path, hash), 'utf8').catch(() => undefined)
  /** A list is the newest that can be had. */
  const list = async (path: string): Promise<string> => {
    try {
      const text = await fetched(path, home)
      await write(keyOf(path, ''), text)
      return text
    } catch (error) {
      const text = await stored(path, '')
      if (text === undefined) throw new Problem(`${new URL(path, home).href}: ${(error as Error).message}`)
      log(`${home.href} cannot be reached; reading what was fetched before.`)
      return text
    }
  }
  const hashes = new Map<string, string>()
  const keep = async (files: Iterable<[path: string, hash: string]>): Promise<void> => {
    const missing: [path: string, hash: string][] = []
    for (const [path, hash] of files) {
      if (!isInside(path) || hashes.size >= mostFiles) continue
      hashes.set(path, hash)
      if (!(await stat(keyOf(path, hash)).catch(() => undefined))) missing.push([path, hash])
    }
    if (missing.length > 1) log(`Fetching ${missing.length} files of ${home.href}`)
    const next = async (): Promise<void> => {
      for (let one = missing.pop(); one; one = missing.pop()) await write(keyOf(...one), await fetched(one[0], home))
    }
    await Promise.all(Array.from({ length: requestsAtOnce }, next))
  }
  const lists = new Map([[agentsFile, await list(agentsFile)]])
  let index = readIndex(lists.get(agentsFile)!, home.href)
  const other = locale === undefined ? undefined : index.locales[locale]
  if (other !== undefined && other !== agentsFile && isInside(other)) {
    lists.set(other, await list(other))
    index = readIndex(lists.get(other)!, home.href)
  }
  const { pages, api, base } = index
  await keep(pages.map(({ path, hash }): [string, string] => [path, hash]))
  if (api) {
    await keep([[api.path, api.hash]])
    const entries = referenceFiles(await stored(api.path, api.hash), base)
    await keep(entries.map(({ path }): [string, string] => [path, api.hash]))
  }
  return {
    name: home.href,
    async read(path) {
      const hash = hashes.get(path)
      return lists.get(path) ?? (hash === undefined ? undefined : stored(path, hash))
    },
  }
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

function siteAddress(address: string): URL {
  if (!URL.canParse(address)) throw new Problem(`"${address}" is not an address such as https://example.com/.`)
  const url = new URL(address.endsWith('/') ? address : `${address}/`)
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal))
    throw new Problem(`Use https: what ${address} sends can be changed on its way.`)
  if (url.username || url.password) throw new Problem('An address with a password is not read.')
  return url
}

/** A file of one origin, whatever it redirects to. */
async function fetched(path: string, home: URL): Promise<string> {
  let url = new URL(path.split('/').map(encodeURIComponent).join('/'), home)
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(longestWait) })
    const to = response.headers.get('location')
    if (response.status >= 300 && response.status < 400 && to !== null) {
      url = new URL(to, url)
      if (url.origin !== home.origin) throw new Error(`it redirects to another origin, ${url.origin}`)
      continue
    }
    if (!response.ok) throw new Error(`status ${response.status} of ${url.href}`)
    return limited(response, url)
  }
  throw new Error(`more than ${mostRedirects} redirects`)
}

async function limited({ body }: Response, url: URL): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > largestFile) throw new Error(`${url.href} is larger than ${largestFile} bytes`)
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

/** At once as a whole, as other processes may read it. */
async function write(file: string, text: string): Promise<void> {
  const temporary = `${file}.${process.pid}`
  await writeFile(temporary, text)
  await rename(temporary, file)
}
