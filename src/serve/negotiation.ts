/** Pages as Markdown for programs that ask for them in `Accept`, and a short reply where there is no such Markdown. */
import { distance } from 'fastest-levenshtein'
import { encodePath } from '../core/paths.js'
import type { Reply } from './reply.js'

/** Does a request ask for Markdown rather than for HTML? Browsers never name it. */
export function prefersMarkdown(accept: string | undefined): boolean {
  const weights = new Map(
    (accept ?? '').split(',').map((one) => {
      const [type = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((parameter) => /^q=/.test(parameter))
      return [type, weight === undefined ? 1 : Number(weight.slice(2)) || 0] as const
    }),
  )
  const markdown = weights.get('text/markdown') ?? 0
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0)
}

/** Where the Markdown of a page may be, by its path below the base: `x/bars/` → `x/bars.md`. */
export function markdownPaths(path: string): string[] {
  return [...(path === '' ? [] : [`${path.slice(0, -1)}.md`]), `${path}index.md`]
}

/** The same reply, which says that it depends on `Accept`, and where the Markdown is. */
export function negotiated(reply: Reply, href: string): Reply {
  const vary = [reply.headers?.['Vary'], 'Accept'].filter(Boolean).join(', ')
  return {
    ...reply,
    headers: { ...reply.headers, Vary: vary, Link: `<${href}>; rel="alternate"; type="text/markdown"` },
  }
}

/** Longer addresses have no near ones. */
const longest = 300
const mostNamed = 3

/**
 * @param paths of all files
 * @param list the address of the list of all pages, if there is one
 */
export function missingMarkdown(path: string, paths: Iterable<string>, base: string, list: string | undefined): Reply {
  const near: [steps: number, path: string][] = []
  if (path.length <= longest)
    for (const one of paths)
      if (one.endsWith('.md') && Math.abs(one.length - path.length) <= one.length / 2) {
        const steps = distance(path, one)
        if (steps <= Math.max(3, path.length / 2)) near.push([steps, one])
      }
  near.sort(([a, x], [b, y]) => a - b || (x < y ? -1 : 1))
  const named = near.slice(0, mostNamed).map(([, one]) => base + encodePath(one))
  const lines = [
    'There is no such page.',
    ...(named.length > 0 ? [`Nearest: ${named.join(' ')}`] : []),
    ...(list === undefined ? [] : [`All pages: ${list}`]),
  ]
  return {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    body: `${lines.join('\n')}\n`,
  }
}
