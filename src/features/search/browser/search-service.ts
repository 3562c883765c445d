/**
 * The built-in engine: loads the files of the index as queries need them and answers requests. It runs in a worker, and
 * on the page itself where workers are blocked; files and messages are arguments, so tests need neither.
 */
import {
  coreFile,
  type IndexCore,
  type IndexNames,
  type IndexPart,
  namesFile,
  type PageTexts,
  partFile,
  textsFile,
  titleOf,
} from '../shared/index-format.js'
import type { SearchHit, SearchLanguage, SearchReply, SearchRequest, SearchStart } from '../shared/protocol.js'
import { emptyCore, type Found, IndexSearch, type Match } from './index-search.js'
import { lostReply } from './lost-reply.js'
import { excerpt, markText } from './marked-text.js'
import type { Query, QueryWord } from './query.js'

/** With fewer hits than this, other languages are searched, too. */
const fewHits = 3
/** So many are shown at once, which is more than fits in the dialog; the others follow with the sentences. */
const firstHits = 6
/** So many hits have a sentence from their page; the others are further down. */
const hitsWithText = 12

/** Fetches a file. `again` is true after one that was damaged: past all caches. */
export type FetchFile = (address: string, again: boolean) => Promise<unknown>

const fetchJson: FetchFile = async (address, again) => {
  const response = await fetch(address, again ? { cache: 'reload' } : {})
  if (!response.ok) throw new Error(`${response.status} ${address}`)
  return (await response.json()) as unknown
}

class LanguageIndex {
  index: IndexSearch | undefined
  #core: Promise<IndexSearch> | undefined
  readonly #names = new Map<number, Promise<void>>()
  readonly #parts = new Map<number, Promise<void>>()
  readonly #texts = new Map<number, Promise<PageTexts>>()

  constructor(
    readonly language: SearchLanguage,
    private readonly fetchFile: FetchFile,
  ) {}

  core(): Promise<IndexSearch> {
    return (this.#core ??= this.#load(coreFile, (value) => {
      const core = value as IndexCore
      if (!Array.isArray(core.pages) || typeof core.version !== 'string') throw new Error('not an index')
      return (this.index = new IndexSearch({ ...emptyCore, ...core }))
    }).catch((error: unknown) => {
      this.#core = undefined
      throw error
    }))
  }

  names(index: IndexSearch, group: number): Promise<void> {
    return kept(this.#names, group, () =>
      this.#load(namesFile(group), (value) => index.addNames(group, value as IndexNames)),
    )
  }

  part(index: IndexSearch, number: number): Promise<void> {
    return kept(this.#parts, number, () =>
      this.#load(partFile(number), (value) => index.addPart(number, value as IndexPart)),
    )
  }

  /**
   * The parts that a query needs, and those that it needs because of what is in them.
   *
   * @returns whether all could be loaded
   */
  async parts(index: IndexSearch, query: string): Promise<boolean> {
    for (let missing = index.missingParts(query); missing.length > 0; missing = index.missingParts(query)) {
      const loaded = await Promise.allSettled(missing.map((part) => this.part(index, part)))
      if (loaded.some(({ status }) => status === 'rejected')) return false
    }
    return true
  }

  texts(index: IndexSearch, page: number): Promise<PageTexts> {
    const file = textsFile(index.core.pages[page]!.p).split('/').map(encodeURIComponent).join('/')
    return kept(this.#texts, page, () =>
      this.#load(file, (value) => (Array.isArray(value) ? (value as PageTexts) : [])),
    )
  }

  /** All names, one file after another, so that the first is there soon. */
  async allNames(family: string | undefined): Promise<void> {
    const index = await this.core()
    for (const group of index.missingNames(family)) await this.names(index, group)
  }

  async #load<Value>(file: string, read: (value: unknown) => Value): Promise<Value> {
    const address = this.language.folder + file
    try {
      return read(await this.fetchFile(address, false))
    } catch {
      // Damaged, or of an older build.
      return read(await this.fetchFile(address, true))
    }
  }
}

/** The promise of a file, made once; after a failure the next request tries again. */
function kept<Value>(files: Map<number, Promise<Value>>, number: number, load: () => Promise<Value>): Promise<Value> {
  let file = files.get(number)
  if (!file) {
    file = load()
    files.set(number, file)
    file.catch(() => files.delete(number))
  }
  return file
}

export class SearchService {
  #languages: LanguageIndex[] = []
  #latest = 0

  constructor(
    private readonly reply: (reply: SearchReply) => void,
    private readonly fetchFile: FetchFile = fetchJson,
  ) {}

  receive(message: SearchStart | SearchRequest): void {
    if (message.type === 'start') {
      this.#languages = message.languages.map((language) => new LanguageIndex(language, this.fetchFile))
      void this.#languages[0]?.allNames(message.family).catch(() => {})
    } else {
      this.#latest = message.id
      void this.#answer(message)
    }
  }

  async #answer(request: SearchRequest): Promise<void> {
    const isCurrent = () => request.id === this.#latest
    const [own, ...others] = this.#languages
    let failed = false
    const index = await own?.core().catch(() => undefined)
    if (!isCurrent()) return
    if (!own || !index) {
      this.reply(lostReply(request.id))
      return
    }
    const send = (found: Found, hits: SearchHit[], complete: boolean) =>
      this.reply({
        id: request.id,
        hits,
        total: Math.max(found.total, hits.length),
        complete,
        failed,
        facets: {
          kinds: found.facets.kinds,
          families: index.core.families.flatMap(({ id, title }) => {
            const count = found.facets.families[id]
            return count === undefined ? [] : [{ id, title, count }]
          }),
        },
      })
    const { family, families, kinds, limit } = request
    const options = { family, families, kinds, limit }
    const hitsOf = (shown: readonly Shown[]) =>
      shown.map(({ language, index, match }) =>
        hitOf(language, index, match, wordsToMark(index, request.query), language !== own),
      )
    const shownOf = (language: LanguageIndex, index: IndexSearch, matches: Match[]) =>
      matches.map((match): Shown => ({ language, index, match }))
    const names = index.missingNames(request.family)
    const missing = index.missingParts(request.query)
    let found: Found | undefined
    if (names.length > 0 || missing.length > 0) {
      const load = async (files: Promise<void>[]) => {
        if ((await Promise.allSettled(files)).some(({ status }) => status === 'rejected')) failed = true
      }
      // The names of the reader's family are enough to begin with, others only if those have nothing.
      for (const group of index.isReady(request.family) ? [undefined, ...names] : names) {
        if (group !== undefined) await load([own.names(index, group)])
        if (!isCurrent()) return
        found = index.search(request.query, options)
        if (found.matches.length === 0) continue
        send(found, hitsOf(shownOf(own, index, found.matches.slice(0, firstHits))), false)
        break
      }
      await load(names.map((group) => own.names(index, group)))
      failed ||= !(await own.parts(index, request.query))
      if (!isCurrent()) return
    }
    found = index.search(request.query, options)
    let shown = shownOf(own, index, found.matches)
    if (found.total < fewHits) {
      for (const other of others) {
        const second = await other.core().catch(() => undefined)
        if (!second) continue
        await Promise.allSettled([
          ...second.missingNames(request.family).map((group) => other.names(second, group)),
          other.parts(second, request.query),
        ])
        if (!isCurrent()) return
        const { matches } = second.search(request.query, options)
        // The same places in another language are not further hits.
        const fresh = matches.filter(
          ({ page, id }) =>
            !shown.some(
              (one) => one.match.id === id && one.index.core.pages[one.match.page]!.p === second.core.pages[page]!.p,
            ),
        )
        shown = [...shown, ...shownOf(other, second, fresh)]
      }
    }
    // What is not shown at once is not marked before it either.
    const first = hitsOf(shown.slice(0, firstHits))
    send(found, first, shown.length === 0)
    if (shown.length === 0) return
    const texts = await Promise.all(
      shown
        .slice(0, hitsWithText)
        .map(({ language, index: searched, match }) => language.texts(searched, match.page).catch(() => undefined)),
    )
    if (!isCurrent()) return
    const hits = [...first, ...hitsOf(shown.slice(firstHits))]
    send(
      found,
      hits.map((hit, number) => {
        const { match, index: searched } = shown[number]!
        const own = texts[number]?.[match.entry]
        // The page may have been built anew since the names were loaded.
        if (!own || own.name !== match.name) return hit
        const text = excerpt(own.text, wordsToMark(searched, request.query))
        return {
          ...hit,
          ...(text && { text }),
          ...(own.type && { type: own.type }),
          ...(own.default !== undefined && { default: own.default }),
          ...(own.labels && { labels: own.labels }),
          ...(own.picture && { picture: own.picture }),
        }
      }),
      true,
    )
  }
}

/** A match that is shown, and where it was found. */
interface Shown {
  language: LanguageIndex
  index: IndexSearch
  match: Match
}

const markedWords = new WeakMap<Query, QueryWord[]>()

/** The words of all variants, each once. */
function wordsToMark(index: IndexSearch, query: string): QueryWord[] {
  const parsed = index.parse(query)
  let words = markedWords.get(parsed)
  if (!words) {
    words = [...new Map(parsed.variants.flat().map((word) => [word.text, word])).values()]
    markedWords.set(parsed, words)
  }
  return words
}

function hitOf(
  { language }: LanguageIndex,
  index: IndexSearch,
  { page, entry, kind, name, id }: Match,
  words: readonly QueryWord[],
  isOther: boolean,
): SearchHit {
  const { pages, families } = index.core
  const { p, b = [], l, f } = pages[page]!
  const family = f === undefined ? undefined : families[f]?.title
  const above = b[0] === family ? b.slice(1) : b
  // The name of the only product tells no page from another.
  const parents = family === undefined || families.length === 1 ? above : [family, ...above]
  return {
    kind,
    name: markText(name, words),
    href: `${language.home}${p}${id && `#${encodeURIComponent(id)}`}`,
    path: entry === 0 ? parents : [...parents, titleOf(pages[page]!)],
    words: words.map(({ text }) => text),
    ...(l && entry === 0 && { labels: l }),
    ...(isOther && { language: language.label }),
  }
}
