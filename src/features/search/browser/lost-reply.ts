/** The reply when nothing could be loaded that could answer, and how the interface knows it. */
import type { SearchReply } from '../shared/protocol.js'

export function lostReply(id: number): SearchReply {
  return { id, hits: [], total: 0, complete: true, failed: true, facets: { kinds: {}, families: [] } }
}

/** Could nothing be loaded? */
export function isLost({ failed, hits, total, facets }: SearchReply): boolean {
  return failed && hits.length === 0 && total === 0 && Object.keys(facets.kinds).length === 0
}
