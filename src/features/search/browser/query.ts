/**
 * A query as typed becomes words to look up: filters such as `prop:` are taken out, and words that mean the same give
 * further variants.
 */
import { type EntryKind, kinds, kindsWhere, kindTable } from '../shared/kinds.js'
import { questionWords, stopWords } from '../shared/vocabulary.js'
import {
  compoundsOf,
  fold,
  foldCompound,
  identifierParts,
  isCjk,
  pairs,
  sinceWord,
  stem,
  wordsOf,
} from '../shared/words.js'

/** A word to look up. */
export interface QueryWord {
  /** Folded. */
  text: string
  stem: string
}

export interface Query {
  /** What is left of the text without filters. */
  text: string
  /** The kinds that filters ask for; empty if there are none. */
  kinds: EntryKind[]
  /** The words, then those of each variant with a synonym. */
  variants: QueryWord[][]
  /** The variant whose identifiers are split into their parts. */
  splitVariant?: QueryWord[]
}

/** Nobody types longer queries; a pasted page must not block the search. */
const longest = 200
const mostWords = 24
const mostVariants = 12
/** Names of components have few words. */
const mostJoined = 4

/** The words before a colon that narrow the search. */
const filters = [...new Set(kinds.flatMap((kind) => kindTable[kind].filters))]

// Without `u`, with which an `s` also matches a letter that stays another one in lower case: `ſection`.
const filterPattern = new RegExp(`(^|\\s)(${filters.join('|')})[:：]`, 'gi')

const sincePattern = /(^|\s)since[:：]\s?v?(\d{1,4}(?:\.\d{1,4})?)[.\d]*/gi

/** Longer runs of characters are several words, and pairs across their borders are in no text. */
const longestRun = 4

let segmenter: Intl.Segmenter | undefined

/** The words of a run without spaces, as far as the browser knows words; none if all of them say nothing. */
function wordsOfRun(run: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return [run]
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })
  const words = [...segmenter.segment(run)].map(({ segment }) => segment)
  const significant = words.filter((word) => !questionWords.has(word))
  return significant.length > 0 && [...run].length <= longestRun ? [run] : significant
}

/** The words of a text, as they are looked up: the pairs of characters of what is written without spaces. */
export function queryWords(text: string): QueryWord[] {
  const words: QueryWord[] = []
  const significantWords = new Set<string>()
  const add = (text: string, stem: string, isSignificant: boolean) => {
    if (isSignificant) significantWords.add(text)
    words.push({ text, stem })
  }
  for (const { word } of compoundsOf(text.normalize('NFKC'))) {
    if (isCjk(word)) {
      const ofRun = wordsOfRun(word)
      for (const one of ofRun.length > 0 ? ofRun : [word]) {
        const found = pairs(fold(one))
        // The last character is part of the pair before it; alone, it is the beginning of any pair.
        for (const pair of found.length > 1 ? found.slice(0, -1) : found) add(pair, pair, ofRun.length > 0)
      }
      continue
    }
    const folded = foldCompound(word)
    if (folded !== '') add(folded, stem(folded), !stopWords.has(folded) && !questionWords.has(folded))
  }
  const seen = new Set<string>()
  const each = words.filter(({ text: one }) => !seen.has(one) && seen.add(one)).slice(0, mostWords)
  // The last word may be the beginning of another one, unless nothing is written between words.
  const found = each.filter(
    ({ text: one }, index) => significantWords.has(one) || (index === each.length - 1 && !isCjk(one)),
  )
  return found.length > 0 ? found : each
}

/** How many words a reader has typed: overlapping pairs of characters are one. */
export function countWords(words: readonly QueryWord[]): number {
  return words.filter(({ text }, index) => {
    const before = words[index - 1]?.text
    return !(before !== undefined && isCjk(text) && isCjk(before) && [...before][1] === [...text][0])
  }).length
}

/** @param synonyms groups of words that mean the same */
export function parseQuery(typed: string, synonyms: readonly (readonly string[])[]): Query {
  const asked: EntryKind[] = []
  const since: string[] = []
  const text = typed
    .slice(0, longest)
    .replace(sincePattern, (_, space: string, version: string) => {
      since.push(sinceWord(version))
      return space
    })
    .replace(filterPattern, (_, space: string, name: string) => {
      asked.push(...kindsWhere(({ filters }) => filters.includes(name.toLowerCase())))
      return space || ' '
    })
    .trim()
  const words = wordsOf(text).map(({ word }) => word)
  const compounds = compoundsOf(text).map(({ word }) => word)
  const together = queryWords(text)
  // Alone, a compound is a word; next to others its parts say more.
  const isAlone = compounds.length <= 1 || compounds.join(' ') === words.join(' ')
  const variants = isAlone ? [together] : [queryWords(words.join(' ')), together]
  // An identifier whose parts are not written together in the text: `rowHeight` for “row height”.
  const spread = words.map((word) => (isCjk(word) ? word : identifierParts(word).join(' '))).join(' ')
  const splitVariant = spread !== text && /\p{L}/u.test(spread) ? queryWords(spread) : undefined
  if (splitVariant) variants.push(splitVariant)
  // Neighbouring words that the text writes as one: `data tabel` for `DataTable`.
  if (words.length > 1 && words.length <= mostJoined && !words.some(isCjk)) variants.push(queryWords(words.join('')))
  const folded = foldedText(text)
  for (const group of foldedSynonyms(synonyms)) {
    for (const member of group) {
      const place = placeOf(folded, member)
      if (!place) continue
      for (const other of group) {
        if (other === member || variants.length > mostVariants) continue
        variants.push(queryWords(`${folded.text.slice(0, place[0])} ${other.written} ${folded.text.slice(place[1])}`))
      }
      break
    }
  }
  // Last, since the last word may be the beginning of others.
  const sinceWords = since.map((word): QueryWord => ({ text: word, stem: word }))
  const said = variants.filter((words) => words.length > 0)
  if (said.length === 0 && sinceWords.length > 0) said.push([])
  for (const words of said) words.push(...sinceWords)
  return {
    text,
    kinds: [...new Set(asked)],
    variants: said,
    ...(splitVariant && { splitVariant }),
  }
}

interface FoldedText {
  text: string
  words: { word: string; at: number }[]
  stems: string[]
}

function foldedText(written: string): FoldedText {
  const text = fold(written)
  const words = wordsOf(text)
  return { text, words, stems: words.map(({ word }) => stem(word)) }
}

/** A word of a group, folded. */
interface Synonym {
  written: string
  text: string
  stems: string[]
}

const synonymsOf = new WeakMap<readonly (readonly string[])[], Synonym[][]>()

/** The table is the same for every query. */
function foldedSynonyms(groups: readonly (readonly string[])[]): Synonym[][] {
  let folded = synonymsOf.get(groups)
  if (!folded) {
    folded = groups.map((group) =>
      group.map((written) => {
        const text = fold(written)
        return { written, text, stems: text.split(/\s+/).map(stem) }
      }),
    )
    synonymsOf.set(groups, folded)
  }
  return folded
}

/**
 * Where a word of a group is in the query: as a whole word, in any of its forms, or among characters without spaces.
 */
function placeOf(query: FoldedText, { text, stems }: Synonym): [number, number] | undefined {
  if (isCjk(text)) {
    const at = query.text.indexOf(text)
    // One character is part of other words: “columns” (列) are also in “series” (系列) and “list” (列表).
    const isPart = at !== -1 && [...text].length === 1 && query.words.every(({ word }) => word !== text)
    return at === -1 || isPart ? undefined : [at, at + text.length]
  }
  for (let start = 0; start + stems.length <= query.words.length; start++) {
    if (!stems.every((one, offset) => query.stems[start + offset] === one)) continue
    const last = query.words[start + stems.length - 1]!
    return [query.words[start]!.at, last.at + last.word.length]
  }
  return undefined
}
