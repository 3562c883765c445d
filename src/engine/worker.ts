/** The code that workers.ts runs in a thread: loads the task module of a batch and runs the batch. */
import { pathToFileURL } from 'node:url'
import { type Batch, type BatchResult, runBatch, type Tasks } from './workers.js'

export default async function work(batch: Batch): Promise<BatchResult[]> {
  const { tasks } = (await import(pathToFileURL(batch.module).href)) as { tasks: Tasks }
  return runBatch(tasks, batch)
}
