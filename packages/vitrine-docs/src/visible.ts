/**
 * Texts as readers of the page see them. What Vitrine writes is so already; a package may carry what something else has
 * written.
 */
import { fencesIn } from '../../../src/features/agents/fences.js'
import { plainCharacters } from '../../../src/markdown/plain-characters.js'

const unseen = new RegExp(
  [
    // Kept: code.
    '`+[^`\\n]*`+',
    '<!--[^]*?(?:-->|(?![^]))',
    '<(script|style|template|noscript|iframe|object|svg)\\b[^>]*>[^]*?(?:</\\1\\s*>|(?![^]))',
    '<([a-z][\\w-]*)\\b[^>]*?(?:\\shidden\\b|aria-hidden\\s*=|style\\s*=[^>]*(?:display|visibility|opacity|font-size|color|position)\\s*:)[^>]*>[^]*?(?:</\\2\\s*>|(?![^]))',
    // Comments of Markdown: definitions that nothing can lead to.
    '^\\[(?://|comment|_metadata_[^\\]]*)\\]:.*$',
  ].join('|'),
  'gim',
)

/** Without comments, hidden elements and characters that nobody sees. Code stays as it is, but for such characters. */
export function visible(markdown: string): string {
  const text = plainCharacters(markdown)
  if (!/[<[]/.test(text)) return text
  let shown = ''
  let at = 0
  const seen = (part: string) => part.replace(unseen, (found) => (found.startsWith('`') ? found : ''))
  for (const { start, end } of fencesIn(text)) {
    if (start < at) continue
    shown += seen(text.slice(at, start)) + text.slice(start, end)
    at = end
  }
  return shown + seen(text.slice(at))
}
