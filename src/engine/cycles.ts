/**
 * Messages about answers that depend on each other. They are derived from the recorded dependencies afterwards: a
 * message made where a cycle is detected would depend on a race.
 */
import type { Diagnostic } from '../model.js'
import type { Answer } from './answer.js'
import { compare } from './diagnostic.js'
import { messages } from './messages.js'

/** One message per strongly connected group, as a path that starts at its smallest id. */
export function cycleMessages(reached: ReadonlySet<Answer>): Diagnostic[] {
  const caught = [...reached].filter((live) => live.outcome.kind === 'cycle')
  const found: Diagnostic[] = []
  for (const group of stronglyConnected(caught)) {
    const start = [...group].sort((a, b) => compare(a.id, b.id))[0]!
    const path = [start.id]
    const seen = new Set([start])
    let at: Answer | undefined = start
    while (at) {
      const next: Answer | undefined = at.deps
        .filter((dep) => group.has(dep) && !seen.has(dep))
        .sort((a, b) => compare(a.id, b.id))[0]
      if (!next || (at.deps.includes(start) && path.length > 1)) break
      seen.add(next)
      path.push(next.id)
      at = next
    }
    found.push(messages.cycle([...path, start.id]))
  }
  return found
}

/** Strongly connected components that contain a cycle (Tarjan). */
function stronglyConnected(nodes: Answer[]): Set<Answer>[] {
  const within = new Set(nodes)
  const order = new Map<Answer, number>()
  const low = new Map<Answer, number>()
  const stack: Answer[] = []
  const onStack = new Set<Answer>()
  const groups: Set<Answer>[] = []
  const visit = (node: Answer): void => {
    order.set(node, order.size)
    low.set(node, order.get(node)!)
    stack.push(node)
    onStack.add(node)
    for (const dep of node.deps) {
      if (!within.has(dep)) continue
      if (!order.has(dep)) {
        visit(dep)
        low.set(node, Math.min(low.get(node)!, low.get(dep)!))
      } else if (onStack.has(dep)) low.set(node, Math.min(low.get(node)!, order.get(dep)!))
    }
    if (low.get(node) !== order.get(node)) return
    const group = new Set<Answer>()
    for (let popped = stack.pop()!; ; popped = stack.pop()!) {
      onStack.delete(popped)
      group.add(popped)
      if (popped === node) break
    }
    if (group.size > 1 || node.deps.includes(node)) groups.push(group)
  }
  for (const node of nodes) if (!order.has(node)) visit(node)
  return groups
}
