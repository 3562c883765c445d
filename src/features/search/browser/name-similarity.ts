/** How similar names are to what was typed as a whole. */
import { fold, isOneEditAway, shortestMisspelled } from '../shared/words.js'
import { kindFacts } from './ranking.js'

/** Folded, without spaces and punctuation. */
export const compactOf = (text: string) => fold(text).replace(/[^\p{L}\p{N}]+/gu, '')

export interface ComparedName {
  compact: string
  written: string
}

/** For a name that is not similar. */
const dissimilar = { base: 0, factor: 1 / 8 }

/** Many entries share a name, which is compared once. */
export class NameSimilarity {
  readonly #compact: string
  readonly #written: string
  readonly #inLowerCase: string
  readonly #known: ({ base: number; factor: number } | undefined)[] = []

  constructor(
    private readonly names: readonly ComparedName[],
    text: string,
  ) {
    this.#compact = compactOf(text)
    this.#written = text.trim()
    this.#inLowerCase = this.#written.toLowerCase()
  }

  /** For names that are what was typed, begin with it, or differ from it by one typing error. */
  bonus(name: number, kind: number): number {
    if (this.#compact === '') return 0
    const { base, factor } = (this.#known[name] ??= this.#compare(this.names[name]!))
    return base + factor * kindFacts[kind]!.exactBonus
  }

  #compare({ compact, written }: ComparedName): { base: number; factor: number } {
    const typed = this.#compact
    if (compact === typed) {
      const isCase = written.toLowerCase() === this.#inLowerCase
      return { base: 20 + (written === this.#written ? 12 : isCase ? 4 : 0), factor: 1 }
    }
    if (compact.startsWith(typed)) return { base: 5 * (typed.length / compact.length), factor: 1 / 6 }
    if (typed.length >= shortestMisspelled && isOneEditAway(compact, typed)) return { base: 10, factor: 1 }
    return dissimilar
  }
}
