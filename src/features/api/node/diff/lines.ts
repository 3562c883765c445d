/** What changed between two versions of a package, as text or Markdown. */
import type { ApiChange } from '../../model.js'
import { codeSpan } from '../code-text.js'

const signs = { added: '+', removed: '-', renamed: '>', changed: '~', deprecated: '!' }

/** Longer changes of types have a line for each of the two. */
const widestLine = 100

/** How many others that have changed in the same way are named. */
const mostOthers = 8

/** What two long types begin and end with alike says nothing. */
const longestShown = 160

function whereDifferent(before?: string, after?: string): [before: string | undefined, after: string | undefined] {
  if (before === undefined || after === undefined) return [before, after]
  const [a, b] = [oneLine(before), oneLine(after)]
  if (Math.max(a.length, b.length) <= longestShown) return [a, b]
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let end = 0
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++
  // From the beginning of a word, with a few before it, to the end of one.
  const from = start < 40 ? 0 : a.lastIndexOf(' ', start - 20) + 1
  const cut = (text: string) => {
    const to = end < 40 ? text.length : text.indexOf(' ', text.length - end + 20)
    return `${from > 0 ? '… ' : ''}${to < text.length && to > 0 ? `${text.slice(from, to)} …` : text.slice(from)}`
  }
  return [cut(a), cut(b)]
}

/** The changes as text; breaking ones first. */
export function diffLines(changes: readonly ApiChange[], format: 'text' | 'markdown'): string[] {
  const isMarkdown = format === 'markdown'
  const linesOf = ({ change, what, name, also = [], heir, unstable, ...types }: ApiChange): string[] => {
    const [before, after] = whereDifferent(types.before, types.after)
    const code = (shown: string) => (isMarkdown ? codeSpan(oneLine(shown)) : oneLine(shown))
    const head = isMarkdown ? `- ${change} ${what} ${code(name)}` : `${signs[change]} ${what} ${name}`
    const start = unstable ? `${head} (unstable)` : head
    const further = also.length - mostOthers
    const others = also.slice(0, mostOthers).map(code).join(', ')
    const more = also.length === 0 ? [] : [`also ${others}${further > 0 ? ` and ${further} more` : ''}`]
    const indented = (lines: string[]) => lines.map((line) => (isMarkdown ? `  - ${line}` : `    ${line}`))
    if (heir !== undefined) return [`${start} → ${code(heir)}`, ...indented(more)]
    if (change === 'deprecated') return [after === undefined ? start : `${start}: ${oneLine(after)}`, ...indented(more)]
    if (before === undefined || after === undefined) {
      const type = before ?? after
      return [type === undefined ? start : `${start}: ${code(type)}`, ...indented(more)]
    }
    const short = `${start}: ${code(before)} → ${code(after)}`
    return short.length <= widestLine
      ? [short, ...indented(more)]
      : [start, ...indented([`before ${code(before)}`, `after  ${code(after)}`, ...more])]
  }
  const groups = [
    ['Breaking changes', changes.filter((one) => one.breaking)],
    ['Other changes', changes.filter((one) => !one.breaking)],
  ] as const
  const lines = groups.flatMap(([title, list]) =>
    list.length === 0
      ? []
      : ['', ...(isMarkdown ? [`## ${title}`, ''] : [`${title} (${list.length})`]), ...list.flatMap(linesOf)],
  )
  return lines.length === 0 ? ['No changes.'] : lines.slice(1)
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
