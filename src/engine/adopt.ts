/**
 * Merges the answers of another process into a graph, from a remote cache.
 *
 * What makes an answer right is that its dependencies have the values that it was computed from. So an answer whose
 * dependencies have the same hashes here is as good as one of the local cache: whether those are still up to date is
 * checked when it is needed. An answer with other dependencies is taken over, too, but as an outdated one: if its
 * question gives the same answer again, nothing that depends on it has to run. Answers of several processes (the shards
 * of a build) are merged one process after the other.
 */
import type { Answer } from './answer.js'

/**
 * @param answers those of the graph, by id, which are added to
 * @param found answers with all of their dependencies; they become part of the graph
 * @param revision the graph's, which must be followed by a new one: answers that are taken over count as checked in it
 * @returns the number of answers that were taken over
 */
export function adoptAnswers(answers: Map<string, Answer>, found: readonly Answer[], revision: number): number {
  /** Answers that are the same here; undefined while their dependencies are looked at. */
  const same = new Map<Answer, boolean | undefined>()
  let taken = 0

  const take = (other: Answer): boolean => {
    const answer = answers.get(other.id)
    const isUpToDate = other.deps.every((dep) => same.get(dep) === true)
    // In a cycle, dependencies may be missing.
    const isWhole = other.outcome.kind !== 'cycle' && other.deps.every((dep) => answers.has(dep.id))
    if (isWhole && !(answer && isBetter(answer, other, isUpToDate, revision))) {
      replace(answers, answer, other, { revision, checked: isUpToDate ? revision : -1 })
      taken++
    }
    return answers.get(other.id)?.hash === other.hash
  }

  // Dependencies first; without recursion, since chains of dependencies may be long.
  const stack: Answer[] = []
  for (const start of found) {
    stack.push(start)
    while (stack.length > 0) {
      const other = stack.at(-1)!
      const isOpen = same.has(other)
      if (!isOpen) {
        same.set(other, undefined)
        for (const dep of other.deps) if (!same.has(dep)) stack.push(dep)
        continue
      }
      stack.pop()
      if (same.get(other) === undefined) same.set(other, take(other))
    }
  }
  return taken
}

/** Whether an answer of the graph is better than another one, or may be. */
function isBetter(answer: Answer, other: Answer, isUpToDate: boolean, revision: number): boolean {
  if (answer.hash === '') return answer.busy
  // An input is read when it is needed.
  if (answer.ran || answer.checked >= revision || answer.deps.length === 0 || !isUpToDate) return true
  if (answer.deps.some((dep) => dep.changed > answer.checked)) return false
  return answer.hash !== other.hash || answer.stored !== undefined || other.stored === undefined
}

function replace(
  answers: Map<string, Answer>,
  answer: Answer | undefined,
  other: Answer,
  { revision, checked }: { revision: number; checked: number },
): void {
  const deps = other.deps.map((dep) => answers.get(dep.id)!)
  if (!answer) {
    // The same object, in place: a large site has hundreds of thousands.
    answers.set(other.id, Object.assign(other, { deps, changed: revision, checked, used: 0 }))
    return
  }
  if (answer.hash !== other.hash) {
    answer.changed = revision
    answer.stored = undefined
  }
  answer.hash = other.hash
  answer.outcome = other.outcome
  answer.deps = deps
  answer.reports = other.reports
  answer.checked = checked
  answer.stored ??= other.stored
}
