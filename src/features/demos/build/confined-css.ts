/**
 * Keeps the stylesheets of packages in the demos. Libraries write them for pages that are theirs altogether: they set the font
 * and the background of `body`, the box of every element, the look of every link. Here that would be the documentation.
 *
 * Rules that name a class, an id or an attribute are the library's own and stay as they are, since menus and dialogs are drawn
 * outside of the demo. Rules about kinds of elements apply within demos only, with their specificity. What is said of the
 * whole page is said of the demo, as far as it is about text and background. Custom properties stay where they are: they
 * disturb nobody.
 */

/** Declarations about a page that make sense for a part of it. */
const ofText =
  /^(color|color-scheme|background(-[\w-]+)?|font(-[\w-]+)?|line-height|letter-spacing|text-[\w-]+|-webkit-font-smoothing|-moz-osx-font-smoothing)$/

/** At-rules whose blocks hold rules of style. */
const grouping = /^@(media|supports|layer|container|scope|starting-style|-moz-document)\b/

/**
 * @param css without comments, as a bundler writes it
 * @param scope the selector of the element around a demo
 */
export function confinedCss(css: string, scope: string): string {
  let out = ''
  for (let at = 0; at < css.length;) {
    const end = endOf(css, at, '{;}')
    const prelude = css.slice(at, end).trim()
    if (css[end] !== '{') {
      // A statement such as `@layer a, b;`.
      out += prelude ? `${prelude}${css[end] ?? ''}` : ''
      at = end + 1
      continue
    }
    const close = endOf(css, end + 1, '}')
    const block = css.slice(end + 1, close)
    if (grouping.test(prelude)) out += `${prelude}{${confinedCss(block, scope)}}`
    else if (prelude.startsWith('@')) out += `${prelude}{${block}}`
    else out += rules(prelude, block, scope)
    at = close + 1
  }
  return out
}

/** One rule as one for what is the library's own and others for what is confined. */
function rules(prelude: string, block: string, scope: string): string {
  const where = `:where(${scope})`
  const own: string[] = []
  const inside: string[] = []
  let isOfPage = false
  for (const selector of split(prelude, ',')) {
    if (/[.#[&]/.test(selector) || selector.startsWith(':host')) own.push(selector)
    else if (/^(html|:root)?[\s>]*(html|body|:root)?$/.test(selector)) isOfPage = true
    else inside.push(`${where} ${selector.replace(/^((html|body|:root)[\s>]+)+/, '')}`)
  }
  const found = own.length > 0 ? `${own.join(',')}{${block}}` : ''
  if (inside.length === 0 && !isOfPage) return found
  const declarations = split(block, ';')
  const isCustom = (declaration: string) => declaration.startsWith('--')
  const custom = declarations.filter(isCustom)
  const others = declarations.filter((one) => !isCustom(one))
  const page = others.filter((one) => ofText.test(one.slice(0, one.indexOf(':')).trim()))
  const shared = split(prelude, ',').filter((selector) => !own.includes(selector))
  return [
    found,
    custom.length > 0 ? `${shared.join(',')}{${custom.join(';')}}` : '',
    inside.length > 0 && others.length > 0 ? `${inside.join(',')}{${others.join(';')}}` : '',
    isOfPage && page.length > 0 ? `${where}{${page.join(';')}}` : '',
  ].join('')
}

/** Where the first of some characters is that is in no string, bracket or inner block; the end of the text if there is none. */
function endOf(text: string, from: number, characters: string): number {
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
function split(text: string, separator: string): string[] {
  const parts: string[] = []
  for (let at = 0; at < text.length;) {
    const end = endOf(text, at, separator)
    const part = text.slice(at, end).trim()
    if (part) parts.push(part)
    at = end + 1
  }
  return parts
}
