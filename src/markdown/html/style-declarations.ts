/**
 * The `style` attributes of authors as rules of the page. The policy of a page allows no style attributes, since they
 * cannot be allowed by hash; a style element can. Equal declarations are one rule, named after their hash.
 *
 * What is written into that element must stay within its rule: a declaration with a brace, an escape, a `<` or anything
 * that is not closed is left out, instead of being interpreted. Addresses are left out, too, since nothing would
 * publish the file.
 */
import { hash } from '../../engine/hash.js'

export interface StyleRule {
  className: string
  /** `color:red;margin:0`; the same for equal declarations, however they are spaced. */
  declarations: string
}

/** Why a declaration was left out. */
export type Omitted = { text: string; reason: 'syntax' | 'address' }

const closing: Partial<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }
const property = /^(?:--[\w-]+|-?[a-z][a-z-]*)$/
/** Functions that load a file, and properties of old browsers that run code. */
const loads = /\b(?:url|src|image|image-set|cross-fade|element|attr)\(/i
const runs = /^(?:behavior|-moz-binding)$|expression\s*\(/i

/** @returns no rule if nothing of the attribute can be used */
export function styleRule(written: string): { rule?: StyleRule; omitted: Omitted[] } {
  const kept: string[] = []
  const omitted: Omitted[] = []
  for (const { text, isWhole } of pieces(written)) {
    const read = isWhole ? declaration(text) : undefined
    if (read === undefined) omitted.push({ text: text.trim(), reason: 'syntax' })
    else if (loads.test(read)) omitted.push({ text: text.trim(), reason: 'address' })
    else kept.push(read)
  }
  if (kept.length === 0) return { omitted }
  const declarations = kept.join(';')
  return { rule: { className: `v-style-${hash(declarations, 8)}`, declarations }, omitted }
}

/** The text of a style element with the rules, by class name. */
export function styleText(rules: Record<string, string>): string {
  return Object.keys(rules)
    .sort()
    .map((name) => `.${name}{${rules[name]!}}`)
    .join('')
}

function declaration(text: string): string | undefined {
  const colon = text.indexOf(':')
  const written = text.slice(0, colon).trim()
  const name = written.startsWith('--') ? written : written.toLowerCase()
  const important = /\s*!\s*important$/i
  const whole = text.slice(colon + 1).trim()
  const value = whole.replace(important, '')
  const isSound =
    colon !== -1 &&
    property.test(name) &&
    value !== '' &&
    // Control characters end lines and strings.
    !/[{}<\\@\u0000-\u001f\u007f]/.test(value) &&
    !/!/.test(value.replace(/"[^"]*"|'[^']*'/g, '')) &&
    !runs.test(name) &&
    !runs.test(value)
  return isSound ? `${name}:${value}${important.test(whole) ? '!important' : ''}` : undefined
}

/**
 * The text between semicolons that are not within strings or brackets, without comments and with single spaces.
 * Empty ones are left out.
 */
function pieces(written: string): { text: string; isWhole: boolean }[] {
  const found: { text: string; isWhole: boolean }[] = []
  let text = ''
  let isWhole = true
  let open: string[] = []
  const end = () => {
    if (text.trim() !== '') found.push({ text, isWhole: isWhole && open.length === 0 })
    ;[text, isWhole, open] = ['', true, []]
  }
  // A string, a comment, white space, or one character.
  for (const [token] of written.matchAll(/"[^"\n\r\f]*"|'[^'\n\r\f]*'|\/\*[^]*?\*\/|\s+|[^]/g)) {
    if (token === ';' && open.length === 0) end()
    else if (token.startsWith('/*') || /^\s/.test(token)) text += /\s$/.test(text) ? '' : ' '
    else {
      if (token === '"' || token === "'") isWhole = false
      if (closing[token] !== undefined) open.push(closing[token])
      else if (/^[)\]}]$/.test(token) && open.pop() !== token) isWhole = false
      text += token
    }
  }
  end()
  return found
}
