/**
 * Searches the index of one language: the pages in the core, names and words of texts in the files that have been
 * loaded.
 *
 * Pure and without timers, so that tests and the benchmark measure in Node what a browser runs in a worker. Names that
 * many components share (`className`) are compared once.
 */
import {
  bucketCount,
  decodeEntries,
  decodeOwnEntry,
  decodePlaces,
  groupOf,
  type IndexCore,
  type IndexEntry,
  type IndexNames,
  type IndexPart,
  phraseNumbers,
  wordsOfPhrase,
} from '../shared/index-format.js'
import { type EntryKind, kinds as kindsByNumber } from '../shared/kinds.js'
import { stopWords } from '../shared/vocabulary.js'
import { bucketOf, fold, isCjk, stem, termsOfName } from '../shared/words.js'
import { compactOf, NameSimilarity } from './name-similarity.js'
import { countWords, parseQuery, type Query, type QueryWord } from './query.js'
import * as ranking from './ranking.js'
import { kindNumber } from './ranking.js'
import { BestFirst, Scores } from './scores.js'
import { TermTable } from './term-table.js'
import { noScores, BestScores, type ScoreList } from './best-scores.js'

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
  /** The maximum number of matches to return, 200 by default. */
  limit?: number
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

const mostMatches = 200

/** Longer words are not split, nor into shorter ones. */
const longestSplit = 40
const shortestSplit = 3

/** Words without capitals and punctuation; a character that is a word, but no single Latin letter. */
const arePlainWords = (typed: string) => /^(?:[\p{Ll}\p{Lo}]{2,}|\p{Lo})(?:\s+[\p{Ll}\p{Lo}]+)*$/u.test(typed.trim())

/** A single letter, which says little next to other words. */
const isLetter = (word: string) => /^[a-z]$/.test(word)

interface Name {
  compact: string
  folded: string
  written: string
  /** The numbers of the entries that have the name. */
  entries: number[]
}

/** The places of a term in the texts of pages. They are decoded when they are first needed. */
interface TermPlaces {
  encoded: string
  /** Those of phrases, by which entries should be found. */
  phrases?: string | undefined
  /** The numbers of the entries in the groups of names that had been loaded; `groups` is how many these were. */
  numbers?: readonly number[]
  groups?: number
  /** How many pages have it. */
  pages?: number
}

/** The names that have a term, and what the term is in them: 1 as a whole word, less as a part. */
type NameTerms = TermTable<[name: number, weight: number][]>

interface ParsedQuery {
  typed: string
  /** How many files of the index there were. */
  loaded: number
  query: Query
  /** The parts that it needs. */
  wanted: ReadonlySet<number>
}

export class IndexSearch {
  /** The entries that have been loaded: of each page at least the page itself. */
  readonly pages: IndexEntry[][]
  readonly #names: Name[] = []
  readonly #numbers = new Map<string, number>()
  /** A table for the pages, and one for each group of names. */
  readonly #terms: NameTerms[] = []
  /**
   * Entries are numbered throughout the index in the order in which they have been loaded, pages first. Of each there
   * is its kind as a number, its page, its place there, its name, and the name that the navigation has for a page or
   * -1.
   */
  readonly #kinds: number[] = []
  readonly #pages: number[] = []
  readonly #entries: number[] = []
  readonly #ownNames: number[] = []
  readonly #otherNames: number[] = []
  /** What is added to the place of an entry within its page, for pages whose entries have been loaded. */
  readonly #firstOf: (number | undefined)[] = []
  readonly #groups = new Set<number>()
  readonly #parts = new Map<number, TermTable<TermPlaces>>()
  readonly #scores = new Scores()
  readonly #bestScores = new BestScores()
  #parsed: ParsedQuery | undefined

  constructor(readonly core: IndexCore) {
    this.pages = core.pages.map((page) => [decodeOwnEntry(page)])
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
      this.#firstOf[page] = this.#kinds.length - 1
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
        this.#names.push({ compact: compactOf(written), folded: fold(written), written, entries: [] })
        terms.add(written, number)
      }
      this.#names[number]!.entries.push(this.#kinds.length)
      return number
    })
    this.#kinds.push(kindNumber(found.kind))
    this.#pages.push(page)
    this.#entries.push(entry)
    this.#ownNames.push(names[0]!)
    this.#otherNames.push(names[1] ?? -1)
  }

  /** The parts that a query needs and that are not there yet. Once they are, it may need others. */
  missingParts(typed: string): number[] {
    return [...this.#parse(typed).wanted].filter((part) => !this.#parts.has(part))
  }

  /** @throws Error if the part belongs to another index, or is no part */
  addPart(number: number, part: IndexPart): void {
    if (part.version !== this.core.version || typeof part.terms !== 'string')
      throw new Error('the part belongs to another index')
    const terms = part.terms.split('\n').map((line): [string, TermPlaces] => {
      const [term, encoded, phrases] = line.split('\t') as [string, string, string?]
      return [term, { encoded, phrases }]
    })
    this.#parts.set(number, new TermTable(new Map(terms), true))
  }

  parse(typed: string): Query {
    return this.#parse(typed).query
  }

  #parse(typed: string): ParsedQuery {
    const loaded = this.#groups.size + this.#parts.size
    if (this.#parsed?.typed === typed && this.#parsed.loaded === loaded) return this.#parsed
    const query = parseQuery(typed, this.core.synonyms)
    const wanted = new Set<number>()
    for (const word of query.variants.flat())
      for (const term of [word.text, word.stem])
        // A single letter is too little to look for in texts.
        if (isCjk(term) || term.length > 1) wanted.add(bucketOf(term, this.core.buckets))
    // A word that is nowhere may be written apart: `httpclient` for “HTTP client”.
    const words = query.variants[0] ?? []
    const parts = words.flatMap((word) => (this.#begins(word.text) ? word : (this.#split(word.text, wanted) ?? word)))
    if (parts.length > words.length) query.variants.push(parts)
    return (this.#parsed = { typed, loaded, query, wanted })
  }

  /** The best matches, best first. Those with fewer words count only if there are none that are whole. */
  search(typed: string, options: SearchOptions = {}): Found {
    const query = this.parse(typed)
    const isTopical = arePlainWords(typed)
    const topics: number[] = []
    this.#rateVariants(query, isTopical ? topics : undefined)
    const scores = this.#scores
    const ofKinds = this.#only(scores.found, query.kinds)
    const isWhole = ofKinds.some((number) => scores.isWhole(number))
    const found = isWhole ? ofKinds.filter((number) => scores.isWhole(number)) : ofKinds
    const wanted = this.#only(found, options.kinds, options.families)
    const own = this.core.families.findIndex(({ id }) => id === options.family)
    if (own !== -1)
      for (const number of wanted)
        if (this.core.pages[this.#pages[number]!]!.f === own) scores.values[number]! += ranking.familyBonus
    if (isTopical) this.#promoteTopics(fold(typed.trim()), topics, wanted)
    const isQuestion = countWords(query.variants[0] ?? []) >= ranking.fewestOfQuestion
    const matches = this.#best(wanted, isQuestion, options.limit ?? mostMatches).map((number): Match => {
      const page = this.#pages[number]!
      const entry = this.#entries[number]!
      const { kind, name, id } = this.pages[page]![entry]!
      return { page, entry, kind, name, id, score: scores.values[number]!, whole: scores.isWhole(number) }
    })
    return { matches, total: wanted.length, facets: this.#facets(found) }
  }

  /** @param topics gets the pages and sections that have all words in their titles */
  #rateVariants(query: Query, topics: number[] | undefined): void {
    // Variants share most of their words.
    const lookUp: LookUp = {
      names: remembered((word, isLast) => this.#namesWith(word, isLast)),
      texts: remembered((word) => this.#textsWith(word)),
      phrases: remembered((word) => this.#phrasesWith(word)),
    }
    const similarity = new NameSimilarity(this.#names, query.text)
    this.#scores.start(this.#kinds.length)
    const [first] = query.variants
    const isOneWord = first?.length === 1
    const isWholeKnown = isOneWord && first.every(({ text }) => isCjk(text) || this.#isKnown(text))
    query.variants.forEach((words, variant) => {
      const isSplit = words === query.splitVariant && isWholeKnown
      const factor = variant === 0 ? 1 : isSplit ? ranking.splitFactor : ranking.variantFactor
      // What a mistyped name consists of is not a question.
      const isQuestion = !isOneWord && countWords(words) >= ranking.fewestOfQuestion
      this.#rate(words, similarity, lookUp, factor, isQuestion, topics)
    })
  }

  /** Those of some kinds and families; of all where none are asked for. */
  #only(
    numbers: readonly number[],
    kinds: readonly EntryKind[] = [],
    families: readonly string[] = [],
  ): readonly number[] {
    if (kinds.length === 0 && families.length === 0) return numbers
    const isOfKinds = kindsByNumber.map((kind) => kinds.length === 0 || kinds.includes(kind))
    return numbers.filter(
      (number) =>
        isOfKinds[this.#kinds[number]!]! &&
        (families.length === 0 || families.includes(this.familyOf(this.#pages[number]!) ?? '')),
    )
  }

  #facets(found: readonly number[]): Facets {
    const kinds = kindsByNumber.map(() => 0)
    const families = this.core.families.map(() => 0)
    for (const number of found) {
      kinds[this.#kinds[number]!]!++
      const { f } = this.core.pages[this.#pages[number]!]!
      if (f !== undefined) families[f]!++
    }
    return {
      kinds: counted(kindsByNumber, kinds),
      families: counted(
        this.core.families.map(({ id }) => id),
        families,
      ) as Facets['families'],
    }
  }

  /** By score; where scores are equal, in the order of the site. */
  readonly #isBefore = (a: number, b: number): boolean => {
    const { values } = this.#scores
    if (values[a] !== values[b]) return values[a]! > values[b]!
    if (this.#pages[a] !== this.#pages[b]) return this.#pages[a]! < this.#pages[b]!
    return this.#entries[a]! < this.#entries[b]!
  }

  /**
   * The best first. What many components have (`slots`) comes twice at the top, and then makes room for other results.
   * Answers to a question come from several pages.
   */
  #best(wanted: readonly number[], isQuestion: boolean, limit: number): number[] {
    const { values } = this.#scores
    const seen = new Map<number, number>()
    const waiting = new BestFirst(wanted, this.#isBefore)
    const passed = new BestFirst([], this.#isBefore)
    const best: number[] = []
    while (best.length < limit) {
      const next = waiting.first
      const first = passed.first
      // Making room only takes away, so nothing that waits can overtake.
      if (first !== undefined && (next === undefined || this.#isBefore(first, next))) {
        best.push(first)
        passed.take()
        continue
      }
      if (next === undefined) break
      waiting.take()
      const kind = this.#kinds[next]!
      const isOfPage = isQuestion && ranking.kindFacts[kind]!.isProse
      const key = isOfPage ? -1 - this.#pages[next]! : this.#ownNames[next]! * kindsByNumber.length + kind
      const count = seen.get(key) ?? 0
      seen.set(key, count + 1)
      const factors = isOfPage ? ranking.crowded : ranking.repeated
      values[next]! *= factors[Math.min(count, factors.length - 1)]!
      passed.add(next)
    }
    return best
  }

  familyOf(page: number): string | undefined {
    const { f } = this.core.pages[page]!
    return f === undefined ? undefined : this.core.families[f]?.id
  }

  /**
   * Moves pages and sections about plain words up.
   *
   * @param topics those that have the words in their titles
   * @param wanted all results
   */
  #promoteTopics(word: string, topics: readonly number[], wanted: readonly number[]): void {
    if (topics.length === 0) return
    const { values } = this.#scores
    const areWanted = new Set(wanted)
    const found = [...new Set(topics)].filter((number) => areWanted.has(number))
    const { length } = compactOf(word)
    const kindOf = (number: number) => kindsByNumber[this.#kinds[number]!]!
    const ownName = (number: number) => this.#names[this.#ownNames[number]!]!
    const nameOf = (number: number) => ownName(number).folded
    const isLast = (number: number) => this.core.pages[this.#pages[number]!]!.z === 1
    for (const number of found)
      if (kindOf(number) === 'page')
        values[number]! += ranking.wholeTitleBonus * Math.min(1, length / ownName(number).compact.length)
      else if (isLast(number)) values[number]! *= ranking.lastFactor
    const sorted = found.sort((a, b) => (this.#isBefore(a, b) ? -1 : 1))
    const pages = sorted.filter((number) => kindOf(number) === 'page').slice(0, ranking.mostTopics)
    let exact = 0
    let isPartOnly = true
    if (pages.length > 0)
      for (const number of wanted) {
        const kind = this.#kinds[number]!
        if (ranking.kindFacts[kind]!.isTopic || nameOf(number) !== word) continue
        exact = Math.max(exact, values[number]!)
        isPartOnly &&= !!ranking.kindFacts[kind]!.isPart
      }
    for (const [index, number] of pages.entries()) {
      const isFirst = index === 0 && (isPartOnly || nameOf(number).startsWith(word))
      const beside = exact * (isFirst ? ranking.firstTopicShare : ranking.topicShare) - index / 100
      values[number] = exact === 0 ? values[number]! + ranking.topicBonus : Math.max(values[number]!, beside)
    }
    for (const number of sorted)
      if (kindOf(number) === 'section' && !isLast(number)) values[number]! += ranking.topicSectionBonus
  }

  /**
   * Gives a score to every entry that has one of the words.
   *
   * @param topics gets the pages and sections that have all words in their titles
   */
  #rate(
    words: readonly QueryWord[],
    similarity: NameSimilarity,
    lookUp: LookUp,
    factor: number,
    isQuestion: boolean,
    topics: number[] | undefined,
  ): void {
    const count = words.length
    const kinds = this.#kinds
    const pages = this.#pages
    const entries = this.#entries
    const scores = this.#scores
    // The scores of the words in the entries of each page because of the page's name.
    const contexts = new Float64Array(this.pages.length * count)
    // Their scores in the text of each page, wherever it is.
    const inPages = new Float64Array(this.pages.length * count)
    const timesIn = new Float64Array(this.pages.length * count)
    const typedWords = countWords(words)
    // Pairs of one word that are in different sections are not that word.
    const collects = isQuestion || typedWords === count
    // Overlapping pairs of characters, as they were typed.
    const isTogether = factor === 1 && count > 1 && typedWords === 1
    const inText = isQuestion ? ranking.textWeightInQuestion : ranking.textWeight
    const inPageName = isQuestion ? ranking.pageNameInQuestion : 1
    scores.nextVariant(count)
    const { titled } = scores
    const phrases = new Phrases()
    // A single word asks for what is called so.
    const phraseBonus = typedWords === 1 ? 0 : ranking.phraseBonus * (isQuestion ? 1 : ranking.phraseOfFewWords)
    const weights = words.map((word, index) => {
      const wordScores = scores.ofWords[index]!
      // The x of “x axis” is not that of a product’s name.
      const worth = count > 1 && isLetter(word.text) ? ranking.letterWorth : 1
      let found = 0
      const named = lookUp.names(word, index === count - 1)
      for (let at = 0; at < named.numbers.length; at++) {
        const quality = named.scores[at]!
        for (const number of this.#names[named.numbers[at]!]!.entries) {
          const kind = kinds[number]!
          const isPage = entries[number] === 0
          scores.touch(number)
          if (wordScores[number] === 0) found++
          const wordScore = quality * ranking.kindFacts[kind]!.weight * (isPage ? inPageName : 1) * worth
          if (wordScore > wordScores[number]!) wordScores[number] = wordScore
          if (ranking.kindFacts[kind]!.isTopic && quality >= ranking.leastOfTopic && titled[number] === index)
            titled[number] = index + 1
          const context = pages[number]! * count + index
          if (isPage) contexts[context] = Math.max(contexts[context]!, quality * ranking.contextWeight * worth)
        }
      }
      const inTexts = lookUp.texts(word, false)
      for (let at = 0; at < inTexts.numbers.length; at++) {
        const number = inTexts.numbers[at]!
        const wordScore = inTexts.scores[at]! * inText
        scores.touch(number)
        if (ranking.kindFacts[kinds[number]!]!.isProse) {
          const page = pages[number]!
          scores.touch(page)
          const place = page * count + index
          timesIn[place]!++
          if (wordScore > inPages[place]!) inPages[place] = wordScore
        }
        if (wordScores[number] === 0) {
          found++
          wordScores[number] = wordScore
        } else wordScores[number] = wordScores[number]! + wordScore / 4
      }
      // Missing a word that many entries have is not so bad, and none can have one that is nowhere.
      const rarity = found === 0 ? 0 : 1 - ranking.commonness * (Math.log(1 + found) / Math.log(2 + kinds.length))
      const weight = rarity * worth
      phrases.add(lookUp.phrases(word, false), weight)
      return weight
    })
    if (topics && count > 0) for (const number of scores.touched) if (titled[number] === count) topics.push(number)
    const all = weights.reduce((sum, weight) => sum + weight, 0)
    const significantWords = weights.filter((weight) => weight > 0).length
    // In a question, a rare word says more about what is asked than one that is everywhere.
    const mean = all / significantWords
    const factors = weights.map((weight) => (isQuestion ? weight / mean : 1))
    const root = Math.sqrt(significantWords)
    for (let place = 0; place < inPages.length; place++)
      if (inPages[place] !== 0)
        inPages[place] = inPages[place]! * (1 + ranking.shareOfTimes * Math.log(timesIn[place]!))
    for (const number of scores.touched) {
      const kind = kinds[number]!
      const page = pages[number]!
      const isPage = entries[number] === 0
      const isPageKind = kindsByNumber[kind] === 'page'
      const isAnswer = isQuestion && ranking.kindFacts[kind]!.isProse
      let score = 0
      let missing = 0
      let isThere = isTogether
      const share = isPageKind && collects ? ranking.shareOfPage : 0
      for (let index = 0; index < count; index++) {
        const own = scores.ofWords[index]![number]!
        if (own === 0) isThere = false
        const place = page * count + index
        const inPage = share === 0 ? 0 : share * inPages[place]!
        const best = isPage ? own : Math.max(own, contexts[place]!)
        const wordScore = isQuestion ? best + inPage : Math.max(best, inPage)
        if (wordScore === 0) missing += weights[index]!
        score += (wordScore * factors[index]!) / root
      }
      if (isPageKind && this.#firstOf[page] !== undefined && this.pages[page]!.length === 1)
        score *= ranking.listOfLinks
      const other = this.#otherNames[number]!
      const bonus = similarity.bonus(this.#ownNames[number]!, kind)
      score += other === -1 ? bonus : Math.max(bonus, similarity.bonus(other, kind))
      if (isAnswer) score += ranking.proseBonus
      const inPhrase = phrases.best.get(number)
      if (inPhrase !== undefined) {
        score += (phraseBonus * inPhrase) / all ** 2
      }
      if (isThere) score += ranking.togetherBonus
      // Some of the words are better than none, but the more the better.
      if (missing > 0) score *= ((all - missing) / all) ** (isQuestion ? 0.5 : 2)
      scores.take(number, score * factor, missing === 0 || (isQuestion && missing / all < ranking.mostMissing))
    }
  }

  /** Does a word of the site begin so, as far as it has been loaded? */
  #begins(text: string): boolean {
    return [...this.#terms, this.#parts.get(bucketOf(text, this.core.buckets))].some((one) => one?.hasBeginning(text))
  }

  /**
   * The words of the site that a word consists of.
   *
   * @param wanted gets the parts of the index that may have the end of it
   */
  #split(word: string, wanted: Set<number>): QueryWord[] | undefined {
    if (isCjk(word) || word.length > longestSplit) return undefined
    for (let end = word.length - shortestSplit; end > 1; end--) {
      const head = word.slice(0, end)
      const isStopWord = stopWords.has(head)
      const base = stem(head)
      if (!isStopWord && (end < shortestSplit || !(this.#isKnown(head) || this.#isKnown(base)))) continue
      const tail = word.slice(end)
      wanted.add(bucketOf(tail, this.core.buckets))
      const others = this.#begins(tail) ? [{ text: tail, stem: stem(tail) }] : this.#split(tail, wanted)
      if (others) return isStopWord ? others : [{ text: head, stem: base }, ...others]
    }
    return undefined
  }

  /** Is it a word of the site, as far as it has been loaded? */
  #isKnown(word: string): boolean {
    return (
      this.#terms.some((table) => table.has(word)) ||
      (this.#parts.get(bucketOf(word, this.core.buckets))?.has(word) ?? false)
    )
  }

  /** The names that match a word, and how well. */
  #namesWith(word: QueryWord, isLast: boolean): ScoreList {
    const { text } = word
    const isKnown = this.#isKnown(text)
    const mayBegin = isLast || text.length >= 3 || isCjk(text)
    this.#bestScores.start(this.#names.length)
    for (const table of this.#terms)
      for (const [, names, quality] of table.matching(word, isKnown)) {
        // A word that is being typed may be a beginning; of those before it only long ones.
        if (!mayBegin && quality < 0.85) continue
        for (const [name, weight] of names) this.#bestScores.add(name, quality * quality * weight)
      }
    return this.#bestScores.finish()
  }

  /** The entries whose texts have a word, and how much that says: a rare word says more. */
  #textsWith(word: QueryWord): ScoreList {
    const { text, stem } = word
    if (!isCjk(text) && text.length < 2) return noScores
    const isKnown = this.#isKnown(text)
    const mayBegin = text.length >= 3 || isCjk(text)
    this.#bestScores.start(this.#kinds.length)
    for (const bucket of new Set([bucketOf(text, this.core.buckets), bucketOf(stem, this.core.buckets)])) {
      for (const [, places, quality] of this.#parts.get(bucket)?.matching(word, isKnown) ?? []) {
        if (!mayBegin && quality < 0.85) continue
        const numbers = this.#numbersAt(places)
        const rarity = 0.5 + 0.5 * (1 - Math.log(1 + places.pages!) / Math.log(2 + this.pages.length))
        const wordScore = quality * quality * rarity
        for (const number of numbers) this.#bestScores.add(number, wordScore)
      }
    }
    return this.#bestScores.finish()
  }

  /** The phrases that have a word, and how well: their places there, after the numbers of their entries. */
  #phrasesWith(word: QueryWord): ScoreList {
    const { text, stem } = word
    const isKnown = this.#isKnown(text)
    const found = new Map<number, number>()
    for (const bucket of new Set([bucketOf(text, this.core.buckets), bucketOf(stem, this.core.buckets)]))
      for (const [, { phrases }, quality] of this.#parts.get(bucket)?.matching(word, isKnown) ?? []) {
        if (phrases === undefined || (text.length < 3 && !isCjk(text) && quality < 0.85)) continue
        for (const [page, places] of decodePlaces(phrases))
          for (const place of places) {
            const entry = Math.floor(place / phraseNumbers)
            if (entry >= (this.pages[page]?.length ?? 0)) continue
            const number = entry === 0 ? page : this.#firstOf[page]! + entry
            const key = number * phraseNumbers + (place % phraseNumbers)
            found.set(key, Math.max(found.get(key) ?? 0, quality * quality))
          }
      }
    return { numbers: [...found.keys()], scores: [...found.values()] }
  }

  /** The entries at the places of a term that have been loaded. */
  #numbersAt(places: TermPlaces): readonly number[] {
    if (places.numbers && places.groups === this.#groups.size) return places.numbers
    const byPage = decodePlaces(places.encoded)
    const numbers: number[] = []
    for (const [page, entries] of byPage)
      for (const entry of entries) {
        if (entry >= (this.pages[page]?.length ?? 0)) continue
        numbers.push(entry === 0 ? page : this.#firstOf[page]! + entry)
      }
    places.pages = byPage.size
    places.numbers = numbers
    places.groups = this.#groups.size
    return numbers
  }
}

/** The counts by name, without those that are 0. */
function counted<Key extends string>(names: readonly Key[], counts: readonly number[]): Partial<Record<Key, number>> {
  const found: Partial<Record<Key, number>> = {}
  for (const [index, name] of names.entries()) if (counts[index]) found[name] = counts[index]
  return found
}

/** What a word is found in. */
interface LookUp {
  names: Remembered
  texts: Remembered
  phrases: Remembered
}

type Remembered = (word: QueryWord, isLast: boolean) => ScoreList

function remembered(find: Remembered): Remembered {
  const known = new Map<string, ScoreList>()
  return (word, isLast) => {
    const key = `${word.text} ${word.stem} ${isLast}`
    let found = known.get(key)
    if (!found) known.set(key, (found = find(word, isLast)))
    return found
  }
}

/** How near the phrases by which entries should be found are to a query. */
class Phrases {
  /** How many words of the query a phrase has, and what these say. */
  readonly #found = new Map<number, { words: number; weight: number }>()
  /** The square of what the words say, as far as they are most of the phrase: for the nearest phrase, by entry. */
  readonly best = new Map<number, number>()

  add({ numbers, scores }: ScoreList, weight: number): void {
    for (const [index, phrase] of numbers.entries()) {
      const found = this.#found.get(phrase) ?? { words: 0, weight: 0 }
      this.#found.set(phrase, found)
      found.words += scores[index]!
      found.weight += scores[index]! * weight
      const near = found.weight ** 2 * Math.min(1, found.words / (phrase % wordsOfPhrase))
      const entry = Math.floor(phrase / phraseNumbers)
      if (near > (this.best.get(entry) ?? 0)) this.best.set(entry, near)
    }
  }
}

/** Collects the terms of names. */
class NameTermsBuilder {
  readonly #terms = new Map<string, [name: number, weight: number][]>()

  add(written: string, number: number): void {
    const weights = new Map<string, number>()
    for (const { term, whole } of termsOfName(written)) {
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

/** An index without pages, for a language whose core could not be loaded. */
export const emptyCore: IndexCore = {
  version: '',
  buckets: bucketCount(0),
  families: [],
  synonyms: [],
  pages: [],
}
