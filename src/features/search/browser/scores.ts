/**
 * The scores of one query, by the number of the entry, in arrays that the next query uses again; and the best of them.
 */

const unknown = 0
const partial = 1
const whole = 2

export class Scores {
  /** The numbers that have a score. */
  found: number[] = []
  values = new Float64Array()
  /** The score of each word of a variant, by entry. */
  readonly ofWords: Float64Array[] = []
  /** How many words of the variant, from the first on, are in the titles of the entry. */
  titled = new Uint8Array()
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
    this.titled = new Uint8Array(size)
    this.#state = new Uint8Array(size)
    this.#variants = new Uint32Array(size)
    this.ofWords.length = 0
  }

  nextVariant(words: number): void {
    this.#clear()
    this.#variant++
    while (this.ofWords.length < words) this.ofWords.push(new Float64Array(this.values.length))
  }

  #clear(): void {
    for (const scores of this.ofWords) for (const number of this.touched) scores[number] = 0
    for (const number of this.touched) this.titled[number] = 0
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

/** A queue whose first is the best: of thousands of results only some are shown, so the others need not be sorted. */
export class BestFirst {
  readonly #heap: number[]

  /** @param isBefore must not change for those that are in the queue */
  constructor(
    numbers: readonly number[],
    private readonly isBefore: (a: number, b: number) => boolean,
  ) {
    this.#heap = [...numbers]
    for (let at = (this.#heap.length >> 1) - 1; at >= 0; at--) this.#sink(at)
  }

  get first(): number | undefined {
    return this.#heap[0]
  }

  add(number: number): void {
    const heap = this.#heap
    let at = heap.push(number) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!this.isBefore(number, heap[parent]!)) break
      heap[at] = heap[parent]!
      at = parent
    }
    heap[at] = number
  }

  take(): number | undefined {
    const heap = this.#heap
    const first = heap[0]
    const last = heap.pop()
    if (heap.length > 0) {
      heap[0] = last!
      this.#sink(0)
    }
    return first
  }

  #sink(from: number): void {
    const heap = this.#heap
    const number = heap[from]!
    let at = from
    for (;;) {
      let child = 2 * at + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && this.isBefore(heap[child + 1]!, heap[child]!)) child++
      if (!this.isBefore(heap[child]!, number)) break
      heap[at] = heap[child]!
      at = child
    }
    heap[at] = number
  }
}
