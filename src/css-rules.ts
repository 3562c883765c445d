/** Reads the text of stylesheets as a bundler writes it: without comments and nested rules. */

/** What scripts of demos put into `<body>`: whatever the templates or the site's scripts do has a class of theirs. */
export const appended = 'body>:not([class^=v-])'

/** At-rules whose blocks hold rules of style. */
const grouping = /^@(media|supports|layer|container|scope|starting-style|-moz-document)\b/

/**
 * Replaces every rule of style, also those within conditions and layers; all else stays.
 *
 * @param change takes the selectors of a rule and its declarations, and gives the text in its place
 */
export function mapRules(css: string, change: (selectors: string[], block: string) => string): string {
  let out = ''
  for (let at = 0; at < css.length;) {
    const end = endOf(css, at, '{;}')
    const prelude = css.slice(at, end).trim()
    if (css[end] !== '{') {
      // A statement such as `@layer a, b;`, or a comment at the end.
      const isLast = end === css.length
      out += prelude && (isLast ? css.slice(at) : prelude + css[end]!)
      at = end + 1
      continue
    }
    const close = endOf(css, end + 1, '}')
    const block = css.slice(end + 1, close)
    if (grouping.test(prelude)) out += `${prelude}{${mapRules(block, change)}}`
    else if (prelude.startsWith('@')) out += `${prelude}{${block}}`
    else out += change(splitCss(prelude, ','), block)
    at = close + 1
  }
  return out
}

/**
 * Where the first of some characters is that is in no string, bracket or inner block; the end of the text if there is
 * none.
 */
export function endOf(text: string, from: number, characters: string): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const character = text[at]!
    if (depth === 0 && characters.includes(character)) return at
    if (character === '\\') at++
    else if (character === '"' || character === "'") {
      for (at++; at < text.length && text[at] !== character; at++) if (text[at] === '\\') at++
    } else if (/^url\($/i.test(text.slice(at - 3, at + 1)) && !/^\s*["']/.test(text.slice(at + 1, at + 20))) {
      for (at++; at < text.length && text[at] !== ')'; at++) if (text[at] === '\\') at++
    } else if ('{(['.includes(character)) depth++
    else if ('})]'.includes(character)) depth--
  }
  return text.length
}

/** The parts between separators, without those that are empty. */
export function splitCss(text: string, separator: string): string[] {
  const parts: string[] = []
  for (let at = 0; at < text.length;) {
    const end = endOf(text, at, separator)
    const part = text.slice(at, end).trim()
    if (part) parts.push(part)
    at = end + 1
  }
  return parts
}

/** Adds a condition to the element that a selector is about, before its pseudo-element. */
export function withCondition(selector: string, condition: string): string {
  const start = subjectOf(selector)
  const end = start + endOfElement(selector.slice(start))
  return selector.slice(0, end) + condition + selector.slice(end)
}

/** Where what follows the last combinator begins. */
export function subjectOf(selector: string): number {
  for (let at = 0; ;) {
    const next = endOf(selector, at, ' >+~') + 1
    if (next > selector.length) return at
    at = next
  }
}

/** Where its pseudo-element begins, or the end. */
function endOfElement(subject: string): number {
  for (let at = 0; ;) {
    at = endOf(subject, at, ':')
    if (at === subject.length || /^:(:|before|after|first-l)/.test(subject.slice(at))) return at
    at++
  }
}
