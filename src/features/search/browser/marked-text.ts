/** The words of a query in a text: which to mark, and the sentence around them. */
import type { MarkedText } from '../shared/protocol.js'
import {
  compoundsOf,
  fold,
  foldCompound,
  identifierParts,
  isCjk,
  matchQuality,
  stem,
  wordsOf,
} from '../shared/words.js'
import type { QueryWord } from './query.js'

/** The ranges of a text that match a word, in order, without overlaps. */
export function matchingRanges(text: string, words: readonly QueryWord[]): [start: number, end: number][] {
  const ranges: [number, number][] = []
  const latin = words.filter(({ text: one }) => !isCjk(one))
  const pairs = words.filter(({ text: one }) => isCjk(one)).map(({ text: one }) => one)
  const matches = (word: string) => {
    const folded = fold(word)
    return latin.some(
      ({ text: typed, stem: base }) =>
        matchQuality(folded, typed, base) > 0 || (folded.startsWith(base) && base.length > 3),
    )
  }
  const mark = (word: string, at: number) => {
    if (isCjk(word)) {
      const folded = fold(word)
      // Folding keeps the length of nearly everything; where it does not, the place would be wrong.
      if (folded.length !== word.length) return
      for (const pair of pairs) {
        for (let found = folded.indexOf(pair); found !== -1; found = folded.indexOf(pair, found + 1))
          ranges.push([at + found, at + found + pair.length])
      }
      return
    }
    if (matches(word)) {
      ranges.push([at, at + word.length])
      return
    }
    let from = 0
    for (const part of identifierParts(word)) {
      const start = word.indexOf(part, from)
      from = start + part.length
      if (start !== -1 && part.length > 1 && matches(part)) ranges.push([at + start, at + from])
    }
  }
  for (const { word, at } of compoundsOf(text)) {
    const whole = foldCompound(word)
    if (latin.some(({ text: typed, stem: base }) => whole === typed || stem(whole) === base))
      ranges.push([at, at + word.length])
    else for (const one of wordsOf(word)) mark(one.word, at + one.at)
  }
  ranges.sort(([a], [b]) => a - b)
  const merged: [number, number][] = []
  for (const [start, end] of ranges) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}

export function markText(text: string, words: readonly QueryWord[]): MarkedText {
  const pieces: string[] = []
  let at = 0
  for (const [start, end] of matchingRanges(text, words)) {
    pieces.push(text.slice(at, start), text.slice(start, end))
    at = end
  }
  pieces.push(text.slice(at))
  return pieces
}

const longestExcerpt = 160

/** The sentence of a text with the most of the words, marked; the first one if none has any. */
export function excerpt(text: string, words: readonly QueryWord[]): MarkedText | undefined {
  const sentences = text.split(/(?<=[.!?])\s+|(?<=[。！？])|\n/u).filter((one) => one.trim() !== '')
  let best: string | undefined
  let most = -1
  for (const sentence of sentences.slice(0, 400)) {
    const found = new Set(matchingRanges(sentence, words).map(([start, end]) => fold(sentence.slice(start, end)))).size
    if (found > most) {
      best = sentence
      most = found
    }
  }
  if (best === undefined) return undefined
  if (best.length <= longestExcerpt) return markText(best, words)
  const [first = [0, 0]] = matchingRanges(best, words)
  const start = Math.max(0, Math.min(first[0] - 60, best.length - longestExcerpt))
  const piece = best.slice(start, start + longestExcerpt).trim()
  return markText(`${start > 0 ? '…' : ''}${piece}${start + longestExcerpt < best.length ? '…' : ''}`, words)
}
