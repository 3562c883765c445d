/** Numbers of names or entries, and what each is worth. */
export interface Worths {
  numbers: readonly number[]
  /** In the same order. */
  worths: readonly number[]
}

export const noWorths: Worths = { numbers: [], worths: [] }

/** Keeps the best worth of each number. Its array is used again and again, which costs less than a map each time. */
export class WorthCollector {
  #values = new Float64Array()
  #numbers: number[] = []

  /** @param size is greater than every number */
  start(size: number): void {
    if (this.#values.length < size) this.#values = new Float64Array(size)
  }

  /** @param worth is greater than 0 */
  add(number: number, worth: number): void {
    const known = this.#values[number]!
    if (known === 0) this.#numbers.push(number)
    if (worth > known) this.#values[number] = worth
  }

  finish(): Worths {
    const numbers = this.#numbers
    const worths = numbers.map((number) => this.#values[number]!)
    for (const number of numbers) this.#values[number] = 0
    this.#numbers = []
    return { numbers, worths }
  }
}
