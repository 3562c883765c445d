/** Texts in a language with brackets and quotes, read without a parser. */

/** What is between the bracket that a text begins with and the one that closes it. */
export function inside(text: string): string {
  const length = upTo(text.slice(1), /^[)\]}>]/).length
  return text.slice(1, length + 1)
}

/** @param separators single characters @returns the parts of a text, without splitting what is in brackets or quotes */
export function split(text: string, separators: string): string[] {
  const parts: string[] = []
  let rest = text
  const end = new RegExp(`^[${separators.replace(/[\]\\^-]/g, '\\$&')}]`)
  for (;;) {
    const part = upTo(rest, end)
    parts.push(part)
    if (part.length === rest.length) return parts
    rest = rest.slice(part.length + 1)
  }
}

/** The beginning of a text, up to what matches outside of brackets and quotes; all of it if nothing does. */
export function upTo(text: string, end: RegExp): string {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!
    // The sign of a function type closes nothing.
    if (char === '>' && text[at - 1] === '=') continue
    if (depth === 0 && end.test(text.slice(at, at + 40))) return text.slice(0, at)
    if (/['"`]/.test(char)) {
      const close = text.indexOf(char, at + 1)
      if (close === -1) return text
      at = close
    } else if (/[([{<]/.test(char)) depth++
    else if (/[)\]}>]/.test(char)) depth--
  }
  return text
}
