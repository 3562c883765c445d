/**
 * Messages about answers that depend on each other. They are derived from the recorded dependencies afterwards: a
 * message made where a cycle is detected would depend on a race.
 */
import type { Diagnostic } from '../model.js'
import type { Answer } from './answer.js'
import { Dependents } from './dependents.js'
import { compare } from './diagnostic.js'
import { messages } from './messages.js'

/** One message per group of answers that depend on each other, as a path that starts at its smallest id. */
export function cycleMessages(reached: ReadonlySet<Answer>): Diagnostic[] {
  const cyclic = new Set([...reached].filter(({ outcome }) => outcome.kind === 'cycle').sort(byId))
  const dependents = new Dependents(cyclic)
  const seen = new Set<Answer>()
  const found: Diagnostic[] = []
  for (const start of cyclic) {
    if (seen.has(start)) continue
    const group = reachedFrom(start, dependents.above([start]))
    if (!group.has(start)) continue
    for (const one of group) seen.add(one)
    found.push(messages.cycle(pathAround(start, group).map(({ id }) => id)))
  }
  return found
}

const byId = (a: Answer, b: Answer) => compare(a.id, b.id)

/** The dependencies of an answer among these, direct or not. */
function reachedFrom({ deps }: Answer, within: ReadonlySet<Answer>): Set<Answer> {
  const reached = new Set(deps.filter((dep) => within.has(dep)))
  for (const { deps: next } of reached) for (const dep of next) if (within.has(dep)) reached.add(dep)
  return reached
}

function pathAround(start: Answer, group: ReadonlySet<Answer>): Answer[] {
  const path = [start]
  for (let at: Answer | undefined = start; at;) {
    if (path.length > 1 && at.deps.includes(start)) break
    at = at.deps.filter((dep) => group.has(dep) && !path.includes(dep)).sort(byId)[0]
    if (at) path.push(at)
  }
  return [...path, start]
}
