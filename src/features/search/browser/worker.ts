/** The worker of the search; everything is in search-service.ts. */
import type { SearchRequest, SearchStart } from '../shared/protocol.js'
import { SearchService } from './search-service.js'

const service = new SearchService((reply) => postMessage(reply))
addEventListener('message', ({ data }: MessageEvent<SearchStart | SearchRequest>) => service.receive(data))
