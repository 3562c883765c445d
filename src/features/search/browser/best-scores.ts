/** Numbers of names or entries, and the score of each. */
export interface ScoreList {
  numbers: readonly number[]
  /** In the same order. */
  scores: readonly number[]
}

export const noScores: ScoreList = { numbers: [], scores: [] }

/** Keeps the best score of each number. Its array is used again and again, which costs less than a map each time. */
export class BestScores {
  #values = new Float64Array()
  #numbers: number[] = []

  /** @param size is greater than every number */
  start(size: number): void {
    if (this.#values.length < size) this.#values = new Float64Array(size)
  }

  /** @param score is greater than 0 */
  add(number: number, score: number): void {
    const known = this.#values[number]!
    if (known === 0) this.#numbers.push(number)
    if (score > known) this.#values[number] = score
  }

  finish(): ScoreList {
    const numbers = this.#numbers
    const scores = numbers.map((number) => this.#values[number]!)
    for (const number of numbers) this.#values[number] = 0
    this.#numbers = []
    return { numbers, scores }
  }
}
