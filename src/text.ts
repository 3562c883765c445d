/** Text helpers that run in Node and in browsers. */

export { fillTemplate } from './fill-template.js'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for HTML and XML, as element content or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => entities[char]!)
}

/** @returns the percent-decoded text, or undefined where it is not valid */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** `1 demo`, `2 demos`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** Without empty lines around it and without the indentation that all its lines share. */
export function dedent(text: string, firstIndent = ''): string {
  const lines = (firstIndent + text)
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd()
    .split('\n')
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^\s*/.exec(line)![0].length)
  const shared = Math.min(...indents)
  return lines.map((line) => line.slice(Math.min(shared, /^\s*/.exec(line)![0].length))).join('\n')
}

/** Adds the first unused of `bars`, `bars-2`, `bars-3` … to `taken` and returns it; `first` is the first number. */
export function uniqueId(id: string, taken: Set<string>, first = 2): string {
  let free = id
  if (taken.has(id)) {
    // Counts from where the last one stopped: thousands of headings may have the same text.
    const counts = lastCounts.get(taken) ?? new Map<string, number>()
    lastCounts.set(taken, counts)
    let count = counts.get(id) ?? first - 1
    do free = `${id}-${++count}`
    while (taken.has(free))
    counts.set(id, count)
  }
  taken.add(free)
  return free
}

/** The highest number that was given to an id, for each set of ids. */
const lastCounts = new WeakMap<Set<string>, Map<string, number>>()
