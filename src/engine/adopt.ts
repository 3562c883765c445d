/**
 * Merges the answers of another process into a graph, from a remote cache.
 *
 * What makes an answer right is that its dependencies have the values that it was computed from. So an answer whose
 * dependencies have the same hashes here is as good as one of the local cache: whether those are still up to date is
 * checked when it is needed. An answer with other dependencies is taken over, too, but as an outdated one: if its
 * question gives the same answer again, nothing that depends on it has to run. Answers of several processes (the shards
 * of a build) are merged one process after the other.
 */
import type { Live } from './answer.js'

/**
 * @param answers those of the graph, by id, which are added to
 * @param found answers with all of their dependencies; they become part of the graph
 * @param revision the graph's, which must be followed by a new one: answers that are taken over count as checked in it
 * @returns the number of answers that were taken over
 */
export function adoptAnswers(answers: Map<string, Live>, found: readonly Live[], revision: number): number {
  /** Answers that are the same here; undefined while their dependencies are looked at. */
  const same = new Map<Live, boolean | undefined>()
  let taken = 0

  const take = (other: Live): boolean => {
    const live = answers.get(other.id)
    const isUpToDate = other.deps.every((dep) => same.get(dep) === true)
    // In a cycle, dependencies may be missing.
    const isWhole = other.outcome.kind !== 'cycle' && other.deps.every((dep) => answers.has(dep.id))
    if (isWhole && !(live && isBetter(live, other, isUpToDate, revision))) {
      replace(answers, live, other, { revision, checked: isUpToDate ? revision : -1 })
      taken++
    }
    return answers.get(other.id)?.hash === other.hash
  }

  // Dependencies first; without recursion, since chains of dependencies may be long.
  const stack: Live[] = []
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
function isBetter(live: Live, other: Live, isUpToDate: boolean, revision: number): boolean {
  if (live.hash === '') return live.busy
  // An input is read when it is needed.
  if (live.ran || live.checked >= revision || live.deps.length === 0 || !isUpToDate) return true
  if (live.deps.some((dep) => dep.changed > live.checked)) return false
  return live.hash !== other.hash || live.stored !== undefined || other.stored === undefined
}

function replace(
  answers: Map<string, Live>,
  live: Live | undefined,
  other: Live,
  { revision, checked }: { revision: number; checked: number },
): void {
  const deps = other.deps.map((dep) => answers.get(dep.id)!)
  if (!live) {
    // The same object, in place: a large site has hundreds of thousands.
    answers.set(other.id, Object.assign(other, { deps, changed: revision, checked, used: 0 }))
    return
  }
  if (live.hash !== other.hash) {
    live.changed = revision
    live.stored = undefined
  }
  live.hash = other.hash
  live.outcome = other.outcome
  live.deps = deps
  live.reports = other.reports
  live.checked = checked
  live.stored ??= other.stored
}
