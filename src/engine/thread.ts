/** The side of a thread of thread-pool.ts: answers tasks one after the other. */
import { parentPort } from 'node:worker_threads'
import type { Diagnostic } from '../model.js'
import { Failure } from './diagnostic.js'
import { threadName } from './thread-time.js'

/** The first thing that a thread says. */
export type ThreadStart = { name: string | undefined }

export type Reply =
  | { value: unknown }
  | { failure: readonly Diagnostic[]; exitCode: Failure['exitCode'] }
  | { error: string; stack: string }

/** Tells the pool that the thread has started, and answers what it sends. */
export function answerTasks<Task>(answer: (task: Task) => unknown): void {
  const port = parentPort!
  port.postMessage({ name: threadName() } satisfies ThreadStart)
  let turn = Promise.resolve()
  port.on('message', (task: Task) => {
    turn = turn.then(async () => {
      try {
        port.postMessage({ value: await answer(task) } satisfies Reply)
      } catch (error) {
        port.postMessage(replyTo(error))
      }
    })
  })
}

function replyTo(error: unknown): Reply {
  if (error instanceof Failure) return { failure: error.diagnostics, exitCode: error.exitCode }
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) }
  return { error: message, stack }
}
