/**
 * All documentation that is open, as one: pages with their sections, entries of the reference, and a search over both.
 */
import { fencesIn } from '../../../src/features/agents/fences.js'
import { agentsFile, type AgentsIndex, type AgentsPage } from '../../../src/features/agents/format.js'
import type { SearchHit, SearchReply } from '../../../src/features/search/shared/protocol.js'
import { SearchService } from '../../../src/features/search/browser/search-service.js'
import {
  type FoundEntry,
  type IndexFiles,
  indexFiles,
  shareOf,
  Terms,
} from '../../../src/features/search/shared/index-files.js'
import {
  bucketCount,
  coreFile,
  namesFile,
  partFile,
  textsFile,
} from '../../../src/features/search/shared/index-format.js'
import type { EntryKind } from '../../../src/features/search/shared/kinds.js'
import { synonymsOf } from '../../../src/features/search/shared/vocabulary.js'
import { plainCharacters } from '../../../src/markdown/plain-characters.js'
import { didYouMean, Problem } from './problem.js'
import { parsed, readIndex, referenceFiles } from './read-index.js'
import { type Changes, type Entry, readReference, withSharedMembers } from './reference.js'
import { demoName, demosIn } from './demo-files.js'
import { plain, type Section, sectionsOf } from './sections.js'
import { visible } from './visible.js'
import { readInside, type Source } from './files.js'

/** The file that leads to all others. */
export { agentsFile }

export interface Page extends AgentsPage {
  /** `guide/start`; a root page is `index`. */
  id: string
  version: string | undefined
  text: string
  sections: Section[]
}

/** A place that a search finds. */
export interface Found {
  id: string
  kind: EntryKind
  /** With the titles above it. */
  title: string
  /** Of its own. */
  name: string
  type?: string
  labels?: string[]
  snippet?: string
}

const namesToo: readonly [EntryKind, number][] = [
  ['prop', 2],
  ['slot', 1],
]

/** In a question. */
const mostNames = 3

export class Library {
  readonly pages: ReadonlyMap<string, Page>
  /** Entries by name; packages may have entries of one name. */
  readonly entries: ReadonlyMap<string, Entry[]>
  readonly #search: LibrarySearch

  private constructor(
    readonly indexes: readonly AgentsIndex[],
    pages: readonly Page[],
    entries: readonly Entry[],
    readonly changes: readonly Changes[],
    kept: Kept | undefined,
  ) {
    this.pages = new Map(pages.map((page) => [page.id, page]))
    const byName = new Map<string, Entry[]>()
    for (const one of entries) {
      const known = byName.get(one.name) ?? []
      // A type that several packages declare for themselves is the one of the first.
      if (known.some((other) => other.package === one.package)) continue
      byName.set(one.name, [...known, one])
    }
    this.entries = byName
    this.#search = new LibrarySearch(this, kept)
  }

  /**
   * @param locale by default the first language of each
   * @param kept where the index of the search is kept: making it takes a second
   * @throws Problem if there is nothing to read
   */
  static async open(
    sources: readonly Source[],
    { locale, kept }: { locale?: string | undefined; kept?: Kept } = {},
  ): Promise<Library> {
    const indexes: AgentsIndex[] = []
    const pages: Page[] = []
    const entries: Entry[] = []
    const changes: Changes[] = []
    for (const source of sources) {
      const index = await indexOf(source, locale)
      indexes.push(index)
      const read = await Promise.all(index.pages.map(({ path }) => readInside(source, path)))
      for (const [at, one] of index.pages.entries())
        if (read[at] !== undefined) pages.push(pageOf(one, visible(read[at]), index))
      const files = index.api ? referenceFiles(await readInside(source, index.api.path), index.base) : []
      const own: Entry[] = []
      const texts = await Promise.all(files.map(({ path }) => readInside(source, path)))
      for (const [at, file] of files.entries()) {
        const found = readReference(plainCharacters(texts[at] ?? ''), file.path, file.package)
        if (Array.isArray(found)) own.push(...found)
        else changes.push(found)
      }
      withSharedMembers(own)
      entries.push(...own)
    }
    if (pages.length === 0 && entries.length === 0) throw new Problem('There is no documentation to read.')
    return new Library(indexes, pages, entries, changes, kept)
  }

  /** The name and version of a package, as replies say it. */
  packageName(name: string | undefined): string {
    if (name === undefined) return this.indexes[0]!.title
    const own = this.indexes.flatMap(({ packages }) => packages).find((one) => one.name === name)
    return [name, own?.version].filter(Boolean).join(' ')
  }

  /** @throws Problem where there is no such package */
  requirePackage(name: string): void {
    const known = this.indexes.flatMap(({ packages }) => packages.map((one) => one.name))
    if (!known.includes(name))
      throw new Problem(
        `No documentation of "${name}" is open.${didYouMean(name, known)} There is: ${known.join(', ')}.`,
      )
  }

  /** The id of a page, as it is or as an address: `/docs/guide/start/`, `guide/start.md`. */
  idOf(href: string): string {
    const base = this.indexes.map((one) => one.base).find((one) => one !== '/' && href.startsWith(one))
    return pageId(href, base)
  }

  /** Names in a question come first, as they are written: `pageSize` of “the default of pageSize”. */
  async search(query: string, options: SearchOptions): Promise<Found[]> {
    const names = query.split(/[^\w$.]+/).filter((word) => word !== query && /\w[A-Z.]\w/.test(word))
    const named: Found[] = []
    for (const name of new Set(names.slice(0, mostNames))) {
      const [, own] = /([^.]*)$/.exec(name)!
      const found = await this.#search.find(name, { ...options, limit: 2 })
      named.push(...found.filter(({ id }) => id === name || id.endsWith(`.${own}`)))
    }
    const others = await this.#search.find(query, options)
    const all = new Map([...named, ...others].map((one) => [one.id, one]))
    const found = [...all.values()].slice(0, options.limit)
    if (options.kind !== undefined || found.length < options.limit) return found
    // Pages say more than names, and come before all of them: of names the best are shown as well.
    const own: Found[] = []
    for (const [kind, limit] of namesToo) own.push(...(await this.#search.find(query, { ...options, kind, limit })))
    const more = own.filter(({ id }) => !found.some((one) => one.id === id))
    return [...found.slice(0, options.limit - more.length), ...more]
  }
}

async function indexOf(source: Source, locale: string | undefined): Promise<AgentsIndex> {
  const text = await source.read(agentsFile)
  if (text === undefined)
    throw new Problem(`${source.name} has no ${agentsFile}: build it with a version of Vitrine that writes it.`)
  const first = readIndex(text, source.name)
  if (locale === undefined || locale === first.locale) return first
  const path = first.locales[locale]
  const other = path === undefined ? undefined : await readInside(source, path)
  if (other === undefined) {
    const known = Object.keys(first.locales)
    throw new Problem(
      `${source.name} has no language "${locale}".${didYouMean(locale, known)} It has: ${known.join(', ')}.`,
    )
  }
  return readIndex(other, source.name)
}

function pageOf(page: AgentsPage, text: string, { base, headingIds, packages }: AgentsIndex): Page {
  const version = packages.find(({ name }) => name === page.package)?.version
  return { ...page, id: pageId(page.href, base), version, text, sections: sectionsOf(text, headingIds) }
}

/** `/base/guide/start/` and `/base/guide/start.md` → `guide/start`. */
function pageId(href: string, base = '/'): string {
  const path = href.startsWith(base) ? href.slice(base.length) : href
  return path.replace(/(?:\.md|\.json)$|\/$/g, '').replace(/^\//, '') || 'index'
}

// ── Search ────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface SearchOptions {
  package?: string | undefined
  kind?: EntryKind | undefined
  limit: number
}

/** Keeps texts by what they are made from. */
export interface Kept {
  get(key: string): Promise<string | undefined>
  set(key: string, text: string): Promise<void>
}

/** The search of the site over an index that is made of the texts at hand. */
class LibrarySearch {
  #service: Promise<SearchService> | undefined
  #listener: (reply: SearchReply) => void = () => {}
  #last: Promise<unknown> = Promise.resolve()
  #id = 0

  constructor(
    private readonly library: Library,
    private readonly kept: Kept | undefined,
  ) {}

  async find(query: string, options: SearchOptions): Promise<Found[]> {
    // A new request ends the one before it.
    const hits = this.#last.then(() => this.#ask(query, options))
    this.#last = hits.catch(() => {})
    return (await hits).map(foundOf)
  }

  async #ask(query: string, { package: owner, kind, limit }: SearchOptions): Promise<SearchHit[]> {
    const service = await (this.#service ??= this.#start())
    return new Promise((resolve) => {
      this.#listener = ({ complete, hits }) => complete && resolve(hits)
      service.receive({
        type: 'search',
        id: ++this.#id,
        query,
        families: owner === undefined ? [] : [owner],
        kinds: kind === undefined ? [] : [kind],
        limit,
      })
    })
  }

  async #start(): Promise<SearchService> {
    const places = placesOf(this.library)
    const files = await this.#files(places)
    for (const { pathname, found } of places)
      files.set(textsFile(pathname), () =>
        found().map(({ name, text, type }) => ({ name, text, ...(type && { type }) })),
      )
    const service = new SearchService(
      (reply) => this.#listener(reply),
      async (path) => files.get(decodeURIComponent(path))?.(),
    )
    const { locale } = this.library.indexes[0]!
    service.receive({ type: 'start', languages: [{ locale, label: locale, folder: '', home: '' }] })
    return service
  }

  async #files(places: readonly Place[]): Promise<Map<string, () => unknown>> {
    const key = JSON.stringify(
      this.library.indexes.map(({ locale, pages, api }) => [locale, api?.hash, pages.map(({ hash }) => hash)]),
    )
    const known = parsed(await this.kept?.get(key)) as IndexFiles | undefined
    const made = known ?? indexOfPlaces(this.library, places)
    if (!known) await this.kept?.set(key, JSON.stringify(made))
    return new Map<string, () => unknown>([
      [coreFile, () => parsed(made.core)],
      ...made.names.map((text, group) => [namesFile(group), () => parsed(text)] as const),
      ...made.parts.map((text, bucket) => [partFile(bucket), () => parsed(text)] as const),
    ])
  }
}

/** Places have the id of what reads them: of a section `guide/start#install`, of a prop `Chart.height`. */
function foundOf({ kind, name, href, path, type, labels, text }: SearchHit): Found {
  const [page = '', place = ''] = href.split('#')
  const inPage = decodeURIComponent(place)
  const isEntry = page.startsWith(entryPrefix)
  const id = isEntry ? page.slice(entryPrefix.length, -1) : pageId(page)
  return {
    id: [id, inPage].filter(Boolean).join(isEntry ? '.' : '#'),
    kind,
    title: isEntry ? '' : [...path, name.join('')].join(' › '),
    name: isEntry ? '' : name.join(''),
    ...(type && { type }),
    ...(labels && { labels }),
    ...(text && { snippet: text.join('').replace(/\s+/g, ' ').trim() }),
  }
}

/** Pathnames of entries of the reference begin with it. */
const entryPrefix = '/:api/'

/** What is a page of the index: a page, or an entry of the reference. */
interface Place {
  pathname: string
  head: Parameters<typeof shareOf>[1]
  found: () => FoundEntry[]
}

function placesOf({ pages, entries }: Library): Place[] {
  const familyOf = (owner: string | undefined) => (owner === undefined ? {} : { family: owner })
  return [
    ...[...pages.values()].map((page): Place => ({
      pathname: page.id === 'index' ? '/' : `/${page.id}/`,
      head: {
        title: page.title,
        parents: page.above ?? [],
        ...(page.labels && { labels: page.labels }),
        ...familyOf(page.package),
      },
      found: () => entriesOfPage(page),
    })),
    ...[...entries.values()].flat().map((one): Place => ({
      pathname: `${entryPrefix}${one.name}/`,
      head: { title: one.name, parents: [], ...familyOf(one.package) },
      found: () => entriesOfReference(one),
    })),
  ]
}

function indexOfPlaces({ indexes }: Library, places: readonly Place[]): IndexFiles {
  const terms = new Terms()
  const listed = places.map(({ pathname, head, found }, number) => {
    const { terms: own, ...share } = shareOf(found(), head)
    terms.add(number, own)
    return { ...share, pathname }
  })
  const names = [...new Set(indexes.flatMap(({ packages }) => packages.map(({ name }) => name)))]
  return indexFiles(listed, terms, {
    version: 'library',
    buckets: bucketCount(listed.length),
    families: names.map((id) => ({ id, title: id })),
    synonyms: synonymsOf(indexes[0]!.locale, {}),
    last: [],
  })
}

function entriesOfPage({ title, description = '', sections, text, foundBy }: Page): FoundEntry[] {
  const [lead, ...others] = sections.map((one) => ({ ...one, text: prose(one.text) }))
  const own: FoundEntry = {
    kind: 'page',
    name: title,
    id: '',
    text: [description, lead?.text].filter(Boolean).join('\n'),
    ...(foundBy && { foundBy }),
  }
  return [
    own,
    ...others.map(({ id, heading, text: under }): FoundEntry => ({ kind: 'section', name: heading, id, text: under })),
    ...demosIn(text).map(({ title: file }): FoundEntry => ({
      kind: 'demo',
      name: demoName(file),
      id: demoName(file),
      text: '',
    })),
  ]
}

/** The text of a section without its heading and code. */
function prose(markdown: string): string {
  let text = markdown.replace(/^#{1,6} .*(?:\n+|$)/, '')
  for (const { start, end } of fencesIn(text).reverse()) text = text.slice(0, start) + text.slice(end)
  return plain(text.replace(/^[ \t]*\|?[ \t:|-]+\|[ \t]*$/gm, '')).replace(/[ \t]*\n\s*/g, '\n')
}

const kindOfEntry = (kind: string): EntryKind =>
  kind === 'component' || kind === 'hook' || kind === 'function' || kind === 'constant' ? kind : 'interface'

function entriesOfReference(one: Entry): FoundEntry[] {
  const member =
    (kind: EntryKind) =>
    (of: {
      name: string
      description?: string | undefined
      type?: string | undefined
      since?: string | undefined
    }): FoundEntry => ({
      kind,
      name: of.name,
      id: of.name,
      text: plain(of.description ?? ''),
      ...(of.type && { type: of.type }),
      ...(of.since !== undefined && { since: of.since }),
    })
  return [
    { ...member(kindOfEntry(one.kind))(one), id: '' },
    ...[...one.props, ...one.members].map(member('prop')),
    ...one.slots.map(member('slot')),
    ...one.cssClasses.map(({ rule, ...rest }) => member('class')({ ...rest, name: rule })),
  ]
}
