/**
 * Who depends on an answer: the recorded dependencies, the other way round.
 *
 * The development server needs it. Without it, every edit had to compare all answers below the open page with those
 * that they depend on, which are nearly all of the site, because every page has the navigation. A build has no use for
 * it.
 */
import type { Answer } from './answer.js'

export class Dependents {
  /** More than there are, since a dependency that is gone stays here; that only costs a comparison. */
  readonly #of = new Map<Answer, Set<Answer>>()

  constructor(answers: Iterable<Answer>) {
    for (const answer of answers) this.add(answer)
  }

  /** Notes the dependencies of an answer. */
  add(answer: Answer): void {
    for (const dep of answer.deps) {
      const known = this.#of.get(dep)
      if (known) known.add(answer)
      else this.#of.set(dep, new Set([answer]))
    }
  }

  /** @returns the answers and everything that depends on them, directly or not */
  above(answers: Iterable<Answer>): Set<Answer> {
    const reached = new Set(answers)
    for (const answer of reached) for (const one of this.#of.get(answer) ?? []) reached.add(one)
    return reached
  }
}
