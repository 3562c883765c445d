/** What is wrong with a question, for the one who asked. */
import { distance } from 'fastest-levenshtein'

export class Problem extends Error {}

/** ` Did you mean "filterMode"?`, or nothing where no name is near. */
export function didYouMean(name: string, known: readonly string[]): string {
  const near = nearest(name, known)
  return near.length === 0 ? '' : ` Did you mean ${near.map((one) => `"${one}"`).join(' or ')}?`
}

/** Up to three names, the nearest first. */
export function nearest(name: string, known: readonly string[]): string[] {
  if (name.length > 200 || known.length === 0) return []
  const folded = name.toLowerCase()
  const most = Math.max(2, Math.floor(name.length / 3))
  const steps = known.flatMap((one): [number, string][] => {
    if (Math.abs(one.length - name.length) > most && !one.toLowerCase().includes(folded)) return []
    const to = one.toLowerCase()
    return [[to.includes(folded) || folded.includes(to) ? 1 : distance(folded, to), one]]
  })
  return steps
    .filter(([count]) => count <= most)
    .sort(([a, x], [b, y]) => a - b || x.length - y.length || (x < y ? -1 : 1))
    .slice(0, 3)
    .map(([, one]) => one)
}
