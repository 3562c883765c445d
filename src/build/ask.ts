/** How a build asks: failures stay in the graph until they are reported, and many questions are asked at once. */
import { type Asked, isExpected, type Key, type Question } from '../engine/question.js'
import type { BuildRun } from './types.js'

/** @returns undefined instead of a failure, a cycle or a fault */
export function quietly<A>(answer: Promise<A>): Promise<A | undefined> {
  return answer.catch((error: unknown) => {
    if (!isExpected(error)) throw error
    return undefined
  })
}

/** Asks for an answer whose messages are those of the build. @returns its hash; undefined if there is no value */
export async function askReported({ site, roots }: BuildRun, asked: Asked): Promise<string | undefined> {
  roots.push(asked)
  return quietly(site.graph.hash(asked.question as Question<Key, unknown>, asked.key))
}

/** Enough items at once to keep every thread busy, few enough to keep memory low. The first error ends it. */
export async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  let next = 0
  const errors: unknown[] = []
  const worker = async () => {
    while (errors.length === 0 && next < items.length)
      await work(items[next++]!).catch((error: unknown) => errors.push(error))
  }
  await Promise.all(Array.from({ length: Math.min(48, items.length) }, worker))
  if (errors.length > 0) throw errors[0]
}
