/**
 * Terms and what belongs to them, arranged so that the terms that match a word of a query are found without comparing
 * it with every term: a key press must not take longer because a site is larger.
 */
import {
  commonRoot,
  endings,
  isCjk,
  isOneEditAway,
  matchQuality,
  shortestMisspelled,
  shortestStem,
} from '../shared/words.js'
import type { QueryWord } from './query.js'

export class TermTable<Value> {
  readonly #values: ReadonlyMap<string, Value>
  /** In the order of code units. */
  readonly #terms: readonly string[]
  #byLength: string[][] | undefined

  /** @param sorted are the terms in the order of code units? */
  constructor(values: ReadonlyMap<string, Value>, sorted: boolean) {
    this.#values = values
    const terms = [...values.keys()]
    this.#terms = sorted ? terms : terms.sort((a, b) => (a < b ? -1 : 1))
  }

  has(term: string): boolean {
    return this.#values.has(term)
  }

  /** Is there a term with this beginning? */
  hasBeginning(text: string): boolean {
    return this.#terms[this.#firstFrom(text)]?.startsWith(text) ?? false
  }

  /**
   * The terms that match a word, what belongs to them, and how well they match (`matchQuality`).
   *
   * @param isKnown a word that exists is not misspelled
   */
  matching({ text, stem }: QueryWord, isKnown: boolean): [term: string, value: Value, quality: number][] {
    const candidates = new Set([text, stem])
    const beginning = commonRoot(text) ?? (stem.length >= shortestStem && text.startsWith(stem) ? stem : text)
    if (beginning.length >= 2 || isCjk(beginning))
      for (let at = this.#firstFrom(beginning); this.#terms[at]?.startsWith(beginning); at++)
        candidates.add(this.#terms[at]!)
    for (const ending of endings) if (text.endsWith(ending)) candidates.add(text.slice(0, -ending.length))
    for (const word of isKnown ? [] : new Set([text, stem])) {
      if (word.length < shortestMisspelled) continue
      for (const length of [word.length - 1, word.length, word.length + 1])
        for (const term of this.#ofLength(length)) if (isOneEditAway(term, word)) candidates.add(term)
    }
    const found: [string, Value, number][] = []
    for (const term of candidates) {
      const value = this.#values.get(term)
      const quality = value === undefined ? 0 : matchQuality(term, text, stem)
      if (quality > 0) found.push([term, value!, quality])
    }
    return found
  }

  /** The place of the first term that is not before `text`. */
  #firstFrom(text: string): number {
    let from = 0
    let to = this.#terms.length
    while (from < to) {
      const middle = (from + to) >> 1
      if (this.#terms[middle]! < text) from = middle + 1
      else to = middle
    }
    return from
  }

  #ofLength(length: number): readonly string[] {
    if (!this.#byLength) {
      this.#byLength = []
      for (const term of this.#terms) (this.#byLength[term.length] ??= []).push(term)
    }
    return this.#byLength[length] ?? []
  }
}
