/** The thread's side of workers.ts: loads the task module it is told and runs batches. */
import { pathToFileURL } from 'node:url'
import { type Batch, type BatchResult, runBatch, type Tasks } from './workers.js'

export default async function work(batch: Batch): Promise<BatchResult[]> {
  const { tasks } = (await import(pathToFileURL(batch.module).href)) as { tasks: Tasks }
  return runBatch(tasks, batch)
}
