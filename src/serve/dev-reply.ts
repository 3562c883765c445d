/** Turns answers of the development server into replies: adds the live script to pages, and forbids caching. */
import { hash } from '../engine/hash.js'
import type { Answered } from './dev-pages.js'
import { brokenPage, type LiveTag, withLiveTag } from './live-page.js'
import { mediaType } from './media-types.js'
import { plainReply, redirectReply, type Reply } from './reply.js'

/** @param query of the request, which redirects keep */
export function devReply(answered: Answered, tag: LiveTag, query: URLSearchParams): Reply {
  if (answered.kind === 'outside') return plainReply(404)
  if (answered.kind === 'redirect') return redirectReply(answered.to, answered.status, query)
  if (answered.kind === 'broken') {
    const problems = answered.problems.map(({ text }) => text)
    return {
      status: 500,
      headers: { 'Content-Type': mediaType('index.html'), 'Cache-Control': 'no-store' },
      body: brokenPage(problems, tag),
    }
  }
  const { file, contents, status } = answered
  // Fragments of the navigation are HTML files too.
  const isPage = typeof contents === 'string' && file.endsWith('.html') && /^<!doctype html>/i.test(contents)
  const body = isPage ? withLiveTag(contents, tag) : contents
  return {
    status,
    headers: { 'Content-Type': mediaType(file), 'Cache-Control': 'no-cache' },
    body,
    etag: `"${hash(body)}"`,
    ranges: !isPage,
  }
}

export function scriptReply(body: string): Reply {
  return {
    status: 200,
    headers: { 'Content-Type': mediaType('script.js'), 'Cache-Control': 'no-cache' },
    body,
    etag: `"${hash(body)}"`,
  }
}
