/**
 * Searches the index of one language: the pages in the core, names and words of texts in the files that have been loaded.
 *
 * Pure and without timers, so that tests and the benchmark measure in Node what a browser runs in a worker. Names that many
 * components share (`sx`) are compared once.
 */
import {
  bucketCount,
  decodeEntries,
  decodePlaces,
  type EntryKind,
  groupOf,
  type IndexCore,
  type IndexEntry,
  type IndexNames,
  type IndexPart,
  pageEntry,
  type Places,
} from '../../features/search/index-format.js'
import { bucketOf, fold, isCjk, isOneEditAway, shortestMisspelled, termsOf } from '../../features/search/words.js'
import { countWords, parseQuery, type Query, type QueryWord } from './query.js'
import { TermTable } from './term-table.js'

/** A place that matches. */
export interface Match {
  page: number
  entry: number
  kind: EntryKind
  name: string
  id: string
  score: number
  /** Every word of the query was found, or most of a question. */
  whole: boolean
}

export interface SearchOptions {
  /** The product of the page that the reader is on. */
  family?: string | undefined
  /** Only these; all if absent or empty. */
  families?: readonly string[] | undefined
  kinds?: readonly EntryKind[] | undefined
}

export interface Found {
  matches: Match[]
  /** How many there are, including those that are left out. */
  total: number
  facets: Facets
}

/** How many matches there are of each kind and family, whatever kinds and families are asked for. */
export interface Facets {
  kinds: Partial<Record<EntryKind, number>>
  families: Record<string, number>
}

/** How much a word in a name is worth, by what has the name. */
const nameWeight: Readonly<Record<EntryKind, number>> = {
  page: 10,
  component: 9.5,
  hook: 9,
  interface: 8.5,
  prop: 8,
  section: 7.5,
  slot: 7,
  event: 7,
  demo: 7,
  function: 6.5,
  class: 6,
  constant: 5,
}

/** What decides between equal names. */
const exactBonus: Readonly<Record<EntryKind, number>> = {
  page: 12,
  component: 11,
  hook: 10,
  interface: 9,
  prop: 8,
  event: 7,
  function: 6,
  slot: 5,
  section: 4,
  demo: 4,
  class: 3,
  constant: 2,
}

interface Name {
  /** Folded, without spaces and punctuation. */
  compact: string
  written: string
  /** The numbers of the entries that have the name. */
  entries: number[]
}

/** An entry and where it is. Entries are numbered throughout the index, in the order in which they have been loaded. */
interface Place extends IndexEntry {
  page: number
  entry: number
  /** The numbers of its names, its own first: a page has that of its navigation, too. */
  names: number[]
}

/** Places that are decoded when they are first needed. */
interface EncodedPlaces {
  encoded: string
  places?: Places
}

/** The names that have a term, and what the term is in them: 1 as a whole word, less as a part. */
type NameTerms = TermTable<[name: number, weight: number][]>

const compactOf = (text: string) => fold(text).replace(/[^\p{L}\p{N}]+/gu, '')

/** Worth of a word that is in the page's name only, and of one in the text. */
const contextWeight = 3
const textWeight = 3.5
/** In a question, texts say more than in other queries, and the names of pages less. */
const textWeightInQuestion = 5
const pageNameInQuestion = 0.8
/** What a word in the sections of a page is worth to the page, and to its other sections. */
const shareOfPage = 0.35
const shareOfNeighbor = 0.1
/** How much more a page says about a word that many of its sections have. */
const shareOfTimes = 0.4
/** What a variant of the query is worth, compared with what was typed. */
const variantFactor = 0.7
/** … and the parts of an identifier that is there as a whole. */
const apartFactor = 0.2
const mostMatches = 200
/** What the first, second, … of a name is worth. */
const repeated = [1, 0.65, 0.25, 0.2, 0.15, 0.1]
/** … and of the places of a page. */
const crowded = [1, 0.7, 0.55]
/**
 * So many words are a question, which texts rather answer than names, and whose words need not all be there: at most this
 * share of what they say may be missing.
 */
const fewestOfQuestion = 3
const mostMissing = 0.6
/** How much less a word says that is everywhere. */
const commonness = 0.7
const proseBonus = 4
/**
 * One plain word (`tooltip`) may ask about a topic: up to so many pages with the word in their titles come first. If
 * something is called exactly so, one page comes before it, unless it is a prop or the like and the page's title only
 * mentions the word; the other pages come before further entries of that name. The name of an identifier, typed with its
 * capitals, is no such word.
 */
const mostTopics = 3
const topicBonus = 60
/** What such a page has of the score of the exact name: more, or less than it but more than the second of that name. */
const firstTopicShare = 1.01
const topicShare = 0.8
/** What names a part of a component, which the page about it explains, too. */
const isPart = (kind: EntryKind) => kind === 'slot' || kind === 'class' || kind === 'demo'
/** Sections with the word in their titles come after exact names, and before names of which it is a part. */
const topicSectionBonus = 6
/** How well the title must have each word: “Tooltips” has `tooltip`, “Barometer” does not have `bar`. */
const leastOfTopic = 0.55
const isTopic = (kind: EntryKind) => kind === 'page' || kind === 'section'
const isPlainWord = (typed: string) => /^[\p{Ll}\p{Lo}]{2,}$/u.test(typed.trim())
const isProse = (kind: EntryKind) => kind === 'page' || kind === 'section' || kind === 'demo'

export class IndexSearch {
  /** The entries that have been loaded: of each page at least the page itself. */
  readonly pages: IndexEntry[][]
  readonly #names: Name[] = []
  readonly #numbers = new Map<string, number>()
  /** A table for the pages, and one for each group of names. */
  readonly #terms: NameTerms[] = []
  /** Pages first. */
  readonly #places: Place[] = []
  /** What is added to the place of an entry within its page, for pages whose entries have been loaded. */
  readonly #firstOf: (number | undefined)[] = []
  readonly #groups = new Set<number>()
  readonly #parts = new Map<number, TermTable<EncodedPlaces>>()
  readonly #scores = new Scores()

  constructor(readonly core: IndexCore) {
    this.pages = core.pages.map(({ t, e }) => decodeEntries(e ?? pageEntry(t)))
    const terms = new NameTermsBuilder()
    this.pages.forEach(([own], page) => this.#add(own!, page, 0, terms))
    this.#terms.push(terms.table())
  }

  /**
   * The groups of names that are not there yet.
   *
   * @param family whose names come first
   */
  missingNames(family?: string): number[] {
    return this.#groupsFrom(family).filter((group) => !this.#groups.has(group))
  }

  /** Are the names there that a search begins with? */
  isReady(family?: string): boolean {
    const [first] = this.#groupsFrom(family)
    return first === undefined || this.#groups.has(first)
  }

  #groupsFrom(family?: string): number[] {
    const all = new Set(this.core.pages.map((page) => groupOf(page, this.core)))
    const own = this.core.families.findIndex(({ id }) => id === family)
    return [...all].sort((a, b) => Number(b === own) - Number(a === own) || a - b)
  }

  /** @throws Error if the names belong to another index, or are none */
  addNames(group: number, names: IndexNames): void {
    const pages = this.core.pages.flatMap((page, number) => (groupOf(page, this.core) === group ? [number] : []))
    if (names.version !== this.core.version || names.pages.length !== pages.length)
      throw new Error('the names belong to another index')
    if (this.#groups.has(group)) return
    this.#groups.add(group)
    const terms = new NameTermsBuilder()
    pages.forEach((page, place) => {
      const entries = names.pages[place] === '' ? [] : decodeEntries(names.pages[place]!)
      this.#firstOf[page] = this.#places.length - 1
      entries.forEach((entry, index) => this.#add(entry, page, index + 1, terms))
      this.pages[page]!.push(...entries)
    })
    this.#terms.push(terms.table())
  }

  #add(found: IndexEntry, page: number, entry: number, terms: NameTermsBuilder): void {
    const titles = entry === 0 ? [this.core.pages[page]!.t] : []
    const names = [...new Set([found.name, ...titles])].map((written) => {
      let number = this.#numbers.get(written)
      if (number === undefined) {
        number = this.#names.length
        this.#numbers.set(written, number)
        this.#names.push({ compact: compactOf(written), written, entries: [] })
        terms.add(written, number)
      }
      this.#names[number]!.entries.push(this.#places.length)
      return number
    })
    this.#places.push({ ...found, page, entry, names })
  }

  /** The parts that a query needs and that are not there yet. */
  missingParts(typed: string): number[] {
    const { variants } = this.parse(typed)
    const wanted = new Set<number>()
    for (const word of variants.flat())
      for (const term of [word.text, word.stem])
        // A single letter is too little to look for in texts.
        if (isCjk(term) || term.length > 1) wanted.add(bucketOf(term, this.core.buckets))
    return [...wanted].filter((part) => !this.#parts.has(part))
  }

  /** @throws Error if the part belongs to another index, or is no part */
  addPart(number: number, part: IndexPart): void {
    if (part.version !== this.core.version || typeof part.terms !== 'string')
      throw new Error('the part belongs to another index')
    const terms = part.terms.split('\n').map((line): [string, EncodedPlaces] => {
      const tab = line.indexOf('\t')
      return [line.slice(0, tab), { encoded: line.slice(tab + 1) }]
    })
    this.#parts.set(number, new TermTable(new Map(terms), true))
  }

  parse(typed: string): Query {
    return parseQuery(typed, this.core.synonyms)
  }

  /** The best matches, best first. Those with fewer words count only if there are none that are whole. */
  search(typed: string, options: SearchOptions = {}): Found {
    const query = this.parse(typed)
    // Variants share most of their words.
    const lookUp: LookUp = {
      names: remembered((word, isLast) => this.#namesWith(word, isLast)),
      texts: remembered((word) => this.#textsWith(word)),
    }
    const likeness = new Likenesses(this.#names, query.text)
    const scores = this.#scores
    scores.start(this.#places.length)
    const topics = new Set<number>()
    const isWholeKnown =
      query.variants[0]?.length === 1 && query.variants[0].every(({ text }) => isCjk(text) || this.#isKnown(text))
    query.variants.forEach((words, variant) => {
      this.#rate(
        words,
        likeness,
        lookUp,
        variant === 0 ? 1 : words === query.apart && isWholeKnown ? apartFactor : variantFactor,
        topics,
      )
    })
    const places = this.#places
    const ofKinds = scores.found.filter(
      (number) => query.kinds.length === 0 || query.kinds.includes(places[number]!.kind),
    )
    const isWhole = ofKinds.some((number) => scores.isWhole(number))
    const found = isWhole ? ofKinds.filter((number) => scores.isWhole(number)) : ofKinds
    const facets: Facets = { kinds: {}, families: {} }
    for (const number of found) {
      const { kind, page } = places[number]!
      facets.kinds[kind] = (facets.kinds[kind] ?? 0) + 1
      const family = this.familyOf(page)
      if (family !== undefined) facets.families[family] = (facets.families[family] ?? 0) + 1
    }
    const wanted = found.filter((number) => {
      const { kind, page } = places[number]!
      return (
        (!options.kinds?.length || options.kinds.includes(kind)) &&
        (!options.families?.length || options.families.includes(this.familyOf(page) ?? ''))
      )
    })
    if (options.family !== undefined)
      for (const number of wanted)
        if (this.familyOf(places[number]!.page) === options.family) scores.values[number]! += 3
    const inOrder = (a: number, b: number) =>
      scores.values[b]! - scores.values[a]! || places[a]!.page - places[b]!.page || places[a]!.entry - places[b]!.entry
    if (isPlainWord(typed))
      this.#promoteTopics(fold(typed.trim()), wanted.filter((number) => topics.has(number)).sort(inOrder), wanted)
    // What many components have (`slots`) comes twice at the top, and then makes room for other results. Answers to a
    // question come from several pages.
    const isQuestion = countWords(query.variants[0] ?? []) >= fewestOfQuestion
    const seen = new Map<string, number>()
    for (const number of wanted.sort(inOrder)) {
      const { page, kind, name } = places[number]!
      const isOfPage = isQuestion && isProse(kind)
      const key = isOfPage ? String(page) : `${kind} ${name}`
      const count = seen.get(key) ?? 0
      seen.set(key, count + 1)
      const factors = isOfPage ? crowded : repeated
      scores.values[number]! *= factors[Math.min(count, factors.length - 1)]!
    }
    const matches = wanted
      .sort(inOrder)
      .slice(0, mostMatches)
      .map((number): Match => {
        const { page, entry, kind, name, id } = places[number]!
        return { page, entry, kind, name, id, score: scores.values[number]!, whole: scores.isWhole(number) }
      })
    return { matches, total: wanted.length, facets }
  }

  familyOf(page: number): string | undefined {
    const { f } = this.core.pages[page]!
    return f === undefined ? undefined : this.core.families[f]?.id
  }

  /**
   * Moves pages and sections about a plain word up.
   *
   * @param topics those that have it in their titles, the best first
   * @param wanted all results
   */
  #promoteTopics(word: string, topics: readonly number[], wanted: readonly number[]): void {
    const places = this.#places
    const { values } = this.#scores
    const pages = topics.filter((number) => places[number]!.kind === 'page').slice(0, mostTopics)
    let exact = 0
    let isPartOnly = true
    if (pages.length > 0)
      for (const number of wanted) {
        const { kind, name } = places[number]!
        if (isTopic(kind) || fold(name) !== word) continue
        exact = Math.max(exact, values[number]!)
        isPartOnly &&= isPart(kind)
      }
    for (const [index, number] of pages.entries()) {
      const isFirst = index === 0 && (isPartOnly || fold(places[number]!.name).startsWith(word))
      const beside = exact * (isFirst ? firstTopicShare : topicShare) - index / 100
      values[number] = exact === 0 ? values[number]! + topicBonus : Math.max(values[number]!, beside)
    }
    for (const number of topics) if (places[number]!.kind === 'section') values[number]! += topicSectionBonus
  }

  /**
   * Gives a score to every entry that has one of the words.
   *
   * @param topics gets the pages and sections that have all words in their titles
   */
  #rate(words: readonly QueryWord[], likeness: Likenesses, lookUp: LookUp, factor: number, topics: Set<number>): void {
    const count = words.length
    const places = this.#places
    const scores = this.#scores
    // What the words are worth in the entries of each page because of the page's name.
    const contexts = new Float64Array(this.pages.length * count)
    // What they are worth in the text of each page, wherever it is.
    const inPages = new Float64Array(this.pages.length * count)
    const timesIn = new Float64Array(this.pages.length * count)
    const typedWords = countWords(words)
    const isQuestion = typedWords >= fewestOfQuestion
    // Pairs of one word that are in different sections are not that word.
    const collects = isQuestion || typedWords === count
    const inText = isQuestion ? textWeightInQuestion : textWeight
    const inPageName = isQuestion ? pageNameInQuestion : 1
    scores.nextVariant(count)
    let titled: Set<number> | undefined
    const weights = words.map((word, index) => {
      const inTitles = new Set<number>()
      const worths = scores.worths[index]!
      let found = 0
      for (const [name, quality] of lookUp.names(word, index === count - 1))
        for (const number of this.#names[name]!.entries) {
          const { kind, page, entry } = places[number]!
          scores.touch(number)
          if (worths[number] === 0) found++
          const worth = quality * nameWeight[kind] * (entry === 0 ? inPageName : 1)
          if (worth > worths[number]!) worths[number] = worth
          if (isTopic(kind) && quality >= leastOfTopic && (titled?.has(number) ?? true)) inTitles.add(number)
          const context = page * count + index
          if (entry === 0) contexts[context] = Math.max(contexts[context]!, quality * contextWeight)
        }
      titled = inTitles
      for (const [number, quality] of lookUp.texts(word, false)) {
        scores.touch(number)
        const worth = quality * inText
        const { kind, page } = places[number]!
        if (isProse(kind)) {
          scores.touch(page)
          const place = page * count + index
          timesIn[place]!++
          if (worth > inPages[place]!) inPages[place] = worth
        }
        if (worths[number] === 0) {
          found++
          worths[number] = worth
        } else worths[number] = worths[number]! + worth / 4
      }
      // Missing a word that many entries have is not so bad, and none can have one that is nowhere.
      return found === 0 ? 0 : 1 - commonness * (Math.log(1 + found) / Math.log(2 + places.length))
    })
    for (const number of titled ?? []) topics.add(number)
    const all = weights.reduce((sum, weight) => sum + weight, 0)
    // In a question, a rare word says more about what is asked than one that is everywhere.
    const mean = all / weights.filter((weight) => weight > 0).length
    const factors = weights.map((weight) => (isQuestion ? weight / mean : 1))
    const root = Math.sqrt(weights.filter((weight) => weight > 0).length)
    for (const number of scores.touched) {
      const { kind, page, entry, names } = places[number]!
      let score = 0
      let missing = 0
      const share = kind === 'page' ? (collects ? shareOfPage : 0) : isQuestion && isProse(kind) ? shareOfNeighbor : 0
      for (let index = 0; index < count; index++) {
        const own = scores.worths[index]![number]!
        const place = page * count + index
        const inPage = share === 0 ? 0 : share * inPages[place]! * (1 + shareOfTimes * Math.log(timesIn[place]! || 1))
        const best = Math.max(own, entry === 0 ? 0 : contexts[place]!)
        const worth = isQuestion ? best + inPage : Math.max(best, inPage)
        if (worth === 0) missing += weights[index]!
        score += (worth * factors[index]!) / root
      }
      // A page without sections is a list of links.
      if (kind === 'page' && this.#firstOf[page] !== undefined && this.pages[page]!.length === 1) score *= 0.8
      let bonus = 0
      for (const name of names) bonus = Math.max(bonus, likeness.bonus(name, kind))
      score += bonus
      if (isQuestion && isProse(kind)) score += proseBonus
      // Some of the words are better than none, but the more the better.
      if (missing > 0) score *= ((all - missing) / all) ** (isQuestion ? 0.5 : 2)
      scores.take(number, score * factor, missing === 0 || (isQuestion && missing / all < mostMissing))
    }
  }

  /** Is it a word of the site, as far as it has been loaded? */
  #isKnown(word: string): boolean {
    return (
      this.#terms.some((table) => table.has(word)) ||
      (this.#parts.get(bucketOf(word, this.core.buckets))?.has(word) ?? false)
    )
  }

  /** The names that match a word, and how well. */
  #namesWith(word: QueryWord, isLast: boolean): Map<number, number> {
    const { text } = word
    const found = new Map<number, number>()
    const isKnown = this.#isKnown(text)
    for (const table of this.#terms)
      for (const [, names, quality] of table.matching(word, isKnown)) {
        // A word that is being typed may be a beginning; of those before it only long ones.
        if (!isLast && quality < 0.85 && text.length < 3 && !isCjk(text)) continue
        for (const [name, weight] of names) {
          const worth = quality * quality * weight
          if ((found.get(name) ?? 0) < worth) found.set(name, worth)
        }
      }
    return found
  }

  /** The entries whose texts have a word, and how much that says: a rare word says more. */
  #textsWith(word: QueryWord): Map<number, number> {
    const { text, stem } = word
    const found = new Map<number, number>()
    if (!isCjk(text) && text.length < 2) return found
    const isKnown = this.#isKnown(text)
    for (const number of new Set([bucketOf(text, this.core.buckets), bucketOf(stem, this.core.buckets)])) {
      for (const [, value, quality] of this.#parts.get(number)?.matching(word, isKnown) ?? []) {
        if (quality < 0.85 && text.length < 3 && !isCjk(text)) continue
        const places = (value.places ??= decodePlaces(value.encoded))
        const rarity = 0.5 + 0.5 * (1 - Math.log(1 + places.size) / Math.log(2 + this.pages.length))
        const worth = quality * quality * rarity
        for (const [page, entries] of places)
          for (const entry of entries) {
            if (entry >= (this.pages[page]?.length ?? 0)) continue
            const number = entry === 0 ? page : this.#firstOf[page]! + entry
            if ((found.get(number) ?? 0) < worth) found.set(number, worth)
          }
      }
    }
    return found
  }
}

/** What a word is found in. */
interface LookUp {
  names: Remembered
  texts: Remembered
}

type Remembered = (word: QueryWord, isLast: boolean) => Map<number, number>

function remembered(find: Remembered): Remembered {
  const known = new Map<string, Map<number, number>>()
  return (word, isLast) => {
    const key = `${word.text} ${word.stem} ${isLast}`
    let found = known.get(key)
    if (!found) known.set(key, (found = find(word, isLast)))
    return found
  }
}

/** Collects the terms of names. */
class NameTermsBuilder {
  readonly #terms = new Map<string, [name: number, weight: number][]>()

  add(written: string, number: number): void {
    const weights = new Map<string, number>()
    for (const { term, whole } of termsOf(written, true)) {
      // A part says less of a longer identifier.
      const weight = whole ? 1 : 0.4 + 0.4 * (term.length / written.length)
      if ((weights.get(term) ?? 0) < weight) weights.set(term, weight)
    }
    for (const [term, weight] of weights) {
      const known = this.#terms.get(term)
      if (known) known.push([number, weight])
      else this.#terms.set(term, [[number, weight]])
    }
  }

  table(): NameTerms {
    return new TermTable(this.#terms, false)
  }
}

/** The scores of one query, by the number of the entry, in arrays that are used again by the next. */
class Scores {
  /** The numbers that have a score. */
  found: number[] = []
  values = new Float64Array()
  /** What each word of a variant is worth in each entry. */
  readonly worths: Float64Array[] = []
  /** The entries that have a word of the variant. */
  touched: number[] = []
  /** The last variant that touched an entry. */
  #variants = new Uint32Array()
  #variant = 0
  #state = new Uint8Array()

  start(size: number): void {
    for (const number of this.found) this.#state[number] = unknown
    this.#clear()
    this.found = []
    if (this.values.length === size) return
    this.values = new Float64Array(size)
    this.#state = new Uint8Array(size)
    this.#variants = new Uint32Array(size)
    this.worths.length = 0
  }

  nextVariant(words: number): void {
    this.#clear()
    this.#variant++
    while (this.worths.length < words) this.worths.push(new Float64Array(this.values.length))
  }

  #clear(): void {
    for (const worths of this.worths) for (const number of this.touched) worths[number] = 0
    this.touched = []
  }

  touch(number: number): void {
    if (this.#variants[number] === this.#variant) return
    this.#variants[number] = this.#variant
    this.touched.push(number)
  }

  /** Keeps the best score; one with all words is better than any without. */
  take(number: number, score: number, isWhole: boolean): void {
    const state = isWhole ? whole : partial
    const known = this.#state[number]!
    if (known === unknown) this.found.push(number)
    else if (known > state || (known === state && this.values[number]! >= score)) return
    this.#state[number] = state
    this.values[number] = score
  }

  isWhole(number: number): boolean {
    return this.#state[number] === whole
  }
}

const unknown = 0
const partial = 1
const whole = 2

/** How much names are like what was typed as a whole, each compared once. */
class Likenesses {
  readonly #compact: string
  readonly #written: string
  readonly #known = new Map<number, { base: number; factor: number }>()

  constructor(
    private readonly names: readonly Name[],
    text: string,
  ) {
    this.#compact = compactOf(text)
    this.#written = text.trim()
  }

  /** For names that are what was typed, begin with it, or differ from it by one typing error. */
  bonus(name: number, kind: EntryKind): number {
    if (this.#compact === '') return 0
    let likeness = this.#known.get(name)
    if (!likeness) this.#known.set(name, (likeness = this.#compare(this.names[name]!)))
    return likeness.base + likeness.factor * exactBonus[kind]
  }

  #compare({ compact, written }: Name): { base: number; factor: number } {
    const typed = this.#compact
    if (compact === typed) {
      const isCase = written.toLowerCase() === this.#written.toLowerCase()
      return { base: 20 + (written === this.#written ? 12 : isCase ? 4 : 0), factor: 1 }
    }
    if (compact.startsWith(typed)) return { base: 5 * (typed.length / compact.length), factor: 1 / 6 }
    if (typed.length >= shortestMisspelled && isOneEditAway(compact, typed)) return { base: 10, factor: 1 }
    return unlike
  }
}

const unlike = { base: 0, factor: 1 / 8 }

/** An index without pages, for a language whose core could not be loaded. */
export const emptyCore: IndexCore = {
  version: '',
  buckets: bucketCount(0),
  families: [],
  synonyms: [],
  pages: [],
}
