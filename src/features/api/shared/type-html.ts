/** Types as HTML, in the generator and in browsers. */
import { escapeHtml } from '../../../text.js'
import { typeTokens } from './type-syntax.js'

/** The address of a documented name; undefined where there is none. */
export type FindName = (name: string) => string | undefined

/** What names lead to. */
interface Links {
  href: FindName
}

/** Quotes are no danger outside of attributes, and types are full of them. */
const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** So long a type is folded. */
const foldedFrom = 160

/** @returns the inside of `<code>`, every name that is documented as a link */
export function typeHtml(type: string, names: Links): string {
  return type.replace(typeTokens, (token: string, offset: number) => {
    if (!/^[A-Za-z_$]/.test(token)) return escapeText(token)
    // A rest, and the name of a parameter or a member.
    if (type[offset - 1] === '.' || /^\??:/.test(type.slice(offset + token.length))) return token
    const [name = '', ...rest] = token.split('.')
    return [anchor(/^[a-z]/.test(name) ? undefined : names.href(name), breakable(name)), ...rest].join('.')
  })
}

/** A name that is longer than its column may be broken where a word begins. */
export function breakable(name: string): string {
  return name.length < 12 ? name : name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=_)(?=[A-Za-z])/g, '<wbr>')
}

/** What a long type begins with; undefined for one that is short enough. */
export function shortType(type: string): string | undefined {
  if (type.length <= foldedFrom) return undefined
  const cut = type.slice(0, 100)
  const end = Math.max(...[' | ', '; ', ', ', ' & '].map((mark) => cut.lastIndexOf(mark)))
  const shown = cut.slice(
    0,
    [end, cut.lastIndexOf(' ')].find((at) => at > 40),
  )
  return `${typeHtml(shown, { href: () => undefined })} …`
}

export const anchor = (href: string | undefined, html: string) =>
  href === undefined ? html : `<a href="${escapeHtml(href)}">${html}</a>`
