/** A text that stays within a budget of tokens, and says what it has left out. */
import { tokensOf } from '../../../src/features/agents/tokens.js'

/**
 * Tokens that a text has at most: what `tokensOf` says is right on average, and tables of names have an eighth more.
 */
export const costOf = (text: string): number => Math.ceil(tokensOf(text) * 1.15)

/** Kept for the line about what is left out. */
const reserve = 60
const cut = '… (cut)'

export class Reply {
  readonly #parts: string[] = []
  readonly #left: string[] = []
  #tokens = 0

  constructor(private readonly budget: number) {}

  get room(): number {
    return Math.max(0, this.budget - reserve - this.#tokens)
  }

  /** @returns whether it fits; what does not is not in the text */
  add(text: string): boolean {
    const tokens = costOf(text) + 1
    if (tokens > this.room) return false
    this.#parts.push(text)
    this.#tokens += tokens
    return true
  }

  /** Names what is not there, in one of these ways: the first that there is room for. */
  leave(what: string): void {
    this.#left.push(what)
  }

  /** As much of a text as fits, in whole lines. @returns whether that is all */
  addLines(lines: readonly string[]): boolean {
    let size = this.room
    let count = 0
    for (const line of lines) {
      size -= costOf(line) + 1
      if (size < 0) break
      count++
    }
    if (count > 0) this.add(lines.slice(0, count).join('\n'))
    return count === lines.length
  }

  toString(): string {
    let text = this.#parts.join('\n\n')
    let left = ''
    for (const one of this.#left) {
      const next = left === '' ? `Left out: ${one}` : `${left}, ${one}`
      if (costOf(text) + costOf(`\n\n${next}, …`) > this.budget) {
        left += left === '' ? '' : ', …'
        break
      }
      left = next
    }
    if (left !== '') text += `\n\n${left}`
    return limited(text, this.budget)
  }
}

/** A text that is no longer than the budget, whatever it was. */
export function limited(text: string, budget: number): string {
  if (costOf(text) <= budget) return text
  let end = text.length
  while (end > 0 && costOf(text.slice(0, end)) > budget - 8) end = Math.floor(end * 0.9)
  return `${text.slice(0, end).trimEnd()}\n${cut}`
}
