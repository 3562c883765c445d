/**
 * Who depends on an answer: the recorded dependencies, the other way round.
 *
 * The development server needs it. Without it, every edit had to compare all answers below the open page with those
 * that they depend on, which are nearly all of the site, because every page has the navigation. A build has no use for
 * it.
 */
import type { Live } from './answer.js'

export class Dependents {
  /** More than there are, since a dependency that is gone stays here; that only costs a comparison. */
  readonly #of = new Map<Live, Set<Live>>()

  constructor(answers: Iterable<Live>) {
    for (const live of answers) this.add(live)
  }

  /** Notes the dependencies of an answer. */
  add(live: Live): void {
    for (const dep of live.deps) {
      const known = this.#of.get(dep)
      if (known) known.add(live)
      else this.#of.set(dep, new Set([live]))
    }
  }

  /** @returns the answers and everything that depends on them, directly or not */
  above(answers: Iterable<Live>): Set<Live> {
    const reached = new Set(answers)
    for (const live of reached) for (const one of this.#of.get(live) ?? []) reached.add(one)
    return reached
  }
}
