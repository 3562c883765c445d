/**
 * Messages to the worker: asks for the size of the site, has all of it kept, and receives the progress.
 */
import type { KeepProgress, KeptPart, WorkerRequest } from '../shared/manifest.js'

export interface WorkerPort {
  postMessage(message: WorkerRequest, transfer: Transferable[]): void
}

/** @returns the size of the whole site, or of a part, and of what is kept of it */
export function offlineSize(worker: WorkerPort, part?: KeptPart): Promise<KeepProgress> {
  return new Promise((resolve) => ask(worker, { type: 'size', ...(part && { part }) }, resolve))
}

/**
 * @param onProgress called for each file
 * @returns the last report, whose `end` is the outcome
 */
export function keepOffline(
  worker: WorkerPort,
  onProgress: (progress: KeepProgress) => void,
  part?: KeptPart,
): Promise<KeepProgress> {
  return new Promise((resolve) =>
    ask(worker, { type: 'keep-all', ...(part && { part }) }, (progress) => {
      onProgress(progress)
      if (progress.end) resolve(progress)
    }),
  )
}

/** @returns `4.2 MB` in the units of the page's language */
export function readableSize(bytes: number, locale: string): string {
  const [unit, amount] = bytes >= 1e6 ? (['megabyte', bytes / 1e6] as const) : (['kilobyte', bytes / 1e3] as const)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount)
}

function ask(worker: WorkerPort, request: WorkerRequest, onAnswer: (progress: KeepProgress) => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }) => {
    onAnswer(data as KeepProgress)
    if (request.type === 'size' || (data as KeepProgress).end) port1.close()
  }
  worker.postMessage(request, [port2])
}
