/** The engine as the interface sees it: a worker, or the same code on the page where workers are blocked. */
import type { SearchReply, SearchRequest, SearchSetup, SearchStart } from '../shared/protocol.js'
import { lostReply } from './lost-reply.js'

export interface SearchEngine {
  /** Replies go to the listener; there may be several to one request. */
  send(request: SearchRequest): void
}

/**
 * @param listener gets every reply, those to earlier requests included
 * @param family the product of the page
 */
export function createSearchEngine(
  setup: SearchSetup,
  listener: (reply: SearchReply) => void,
  family?: string,
): SearchEngine {
  const start: SearchStart = { type: 'start', languages: setup.languages, ...(family !== undefined && { family }) }
  let worker: Worker | undefined
  let fallback: Promise<{ receive(message: SearchStart | SearchRequest): void }> | undefined
  let last: SearchRequest | undefined
  const onPage = () =>
    (fallback ??= import('./search-service.js').then(({ SearchService }) => {
      const service = new SearchService(listener)
      service.receive(start)
      return service
    }))
  const answerOnPage = (request: SearchRequest) =>
    void onPage().then(
      (service) => service.receive(request),
      () => {
        fallback = undefined
        listener(lostReply(request.id))
      },
    )
  const giveUpWorker = () => {
    worker?.terminate()
    worker = undefined
    if (last) answerOnPage(last)
  }
  try {
    worker = new Worker(setup.worker)
    worker.onmessage = ({ data }: MessageEvent<SearchReply>) => listener(data)
    worker.onerror = giveUpWorker
    worker.postMessage(start)
  } catch {
    giveUpWorker()
  }
  return {
    send(request) {
      last = request
      if (worker) worker.postMessage(request)
      else answerOnPage(request)
    },
  }
}

/** @throws Error if the setup can't be loaded */
export async function loadSetup(folder: string): Promise<SearchSetup> {
  const response = await fetch(`${folder}setup.json`)
  if (!response.ok) throw new Error(`${response.status}`)
  return (await response.json()) as SearchSetup
}
