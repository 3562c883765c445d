/**
 * Words of texts and of queries, for the index and for those who search it: the same rules on both sides, in Node and
 * in browsers.
 *
 * Latin words are folded (accents, width, case) and stemmed lightly; identifiers are words as a whole and in parts.
 * Han, Kana and Hangul, which are written without spaces between all words, become pairs of neighbouring characters.
 */

/** Case, accents and the width of letters do not matter. The length may change. */
export function fold(text: string): string {
  // Most words are, and need no tables.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g, '')
    .normalize('NFKC')
    .toLowerCase()
}

const cjk = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}々ー'
const latin = `(?:(?![${cjk}])[\\p{L}\\p{N}\\p{M}_$])+`
const runs = new RegExp(`[${cjk}]+|${latin}`, 'gu')
const joint = '(?:(?<=\\p{L})[-\u2010.]|[-\u2010.](?=\\p{L}))'
const dot = '(?<![\\p{L}\\p{N}_$.)\\]])\\.(?=\\p{L})'
const sign = '(?:\\+\\+|#)(?![\\w+#])'
const compounds = new RegExp(`[${cjk}]+|(?:${dot})?${latin}(?:${joint}${latin})*(?:${sign})?`, 'gu')
const isCjkText = new RegExp(`^[${cjk}]`, 'u')

/** Is it written without spaces between words? */
export function isCjk(word: string): boolean {
  return isCjkText.test(word)
}

/** `rowHeight` → `row`, `Height`; `HTMLElement2` → `HTML`, `Element`, `2`. */
export function identifierParts(word: string): string[] {
  // Most words have no parts.
  if (/^[A-Za-z][a-z]*$/.test(word)) return [word]
  return word
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{L})(\p{N})/gu, '$1 $2')
    .replace(/(\p{N})(\p{L})/gu, '$1 $2')
    .split(/[\s_$]+/)
    .filter(Boolean)
}

/**
 * A word without the endings of English grammar: `columns`, `resized` and `resizing` become what `column` and `resize`
 * become. The result is compared, never shown.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  let base = word
  if (/ies$/.test(base) && base.length > 4) base = `${base.slice(0, -3)}y`
  else if (/(x|ch|sh|ss)es$/.test(base)) base = base.slice(0, -2)
  else if (/[^sui]s$/.test(base)) base = base.slice(0, -1)
  const verb = /^(.*[aeiouy].*?)(ing|ed)$/.exec(base)?.[1]
  if (verb !== undefined && verb.length >= 3) base = /([bdgmnprt])\1$/.test(verb) ? verb.slice(0, -1) : verb
  return base.length > 3 && base.endsWith('e') ? base.slice(0, -1) : base
}

/**
 * The word by which what came with a version is found: of letters alone, so that it is one term, and with an end, so that
 * that of `8` begins that of `8.10`, but that of `8.1` does not.
 *
 * @param version `8.10`, of which two numbers count
 */
export function sinceWord(version: string): string {
  const letters = (part: string) => [...part].map((digit) => String.fromCharCode(97 + Number(digit))).join('')
  const parts = version.split('.', 2)
  return `sincev${parts.map((part) => `${letters(part.replace(/\D/g, ''))}v`).join('')}`
}

/** One term of a text. */
export interface Term {
  term: string
  /** The whole word as written, folded; otherwise a part of it or its stem. */
  whole: boolean
}

/**
 * The pairs of neighbouring characters of a text without spaces, and its last character, so that each one begins a
 * term.
 */
export function pairs(run: string): string[] {
  const characters = [...run]
  return characters.map((character, index) => character + (characters[index + 1] ?? ''))
}

/** The words of a text as they are written, with their places. */
export function wordsOf(text: string): { word: string; at: number }[] {
  return [...text.matchAll(runs)].map((match) => ({ word: match[0], at: match.index }))
}

/** … and together with what is written without a space: `e-mail`, `Menu.Item`, `.NET`, `C++`. */
export function compoundsOf(text: string): { word: string; at: number }[] {
  return [...text.matchAll(compounds)].map((match) => ({ word: match[0], at: match.index }))
}

/** What a compound is compared by: `email`, `menuitem`, `.net`, `c++`. */
export const foldCompound = (compound: string): string => fold(compound).replace(/(?<=.)[-\u2010.]/g, '')

/** Longer words are data, not words. */
const longestWord = 64

/**
 * The terms by which a name is found. Neighbouring words of it are also one word: “Data Table” is found as `datatable`.
 */
export function termsOfName(name: string): Term[] {
  const text = name.normalize('NFKC')
  const terms = compoundsOf(text).flatMap(({ word }) => termsOfCompound(word))
  const latin = wordsOf(text)
    .map(({ word }) => word)
    .filter((word) => !isCjk(word))
    .map(fold)
  const kept = latin.filter((word) => word !== '' && word.length <= longestWord)
  return [...terms, ...kept.slice(1).map((word, index) => ({ term: stem(kept[index]! + word), whole: false }))]
}

/** @param compound one of `compoundsOf`, after `normalize('NFKC')` */
export function termsOfCompound(compound: string): Term[] {
  const words = wordsOf(compound).map(({ word }) => word)
  const terms = words.flatMap(termsOfWord)
  if (words[0] === compound) return terms
  const whole = foldCompound(compound)
  const names = new Set([whole, words.map(fold).join('')].filter((term) => term.length <= longestWord))
  return [
    ...terms,
    ...[...names].flatMap((term) => [term, stem(term)]).map((term) => ({ term, whole: term === whole })),
  ]
}

function termsOfWord(word: string): Term[] {
  if (isCjk(word)) return pairs(fold(word)).map((term) => ({ term, whole: true }))
  const whole = fold(word)
  if (whole.length > longestWord || whole === '') return []
  const terms: Term[] = [{ term: whole, whole: true }]
  const stemmed = stem(whole)
  if (stemmed !== whole) terms.push({ term: stemmed, whole: false })
  const parts = identifierParts(word).map(fold)
  if (parts.length > 1) for (const part of parts) terms.push({ term: stem(part), whole: false })
  return terms
}

/** Endings that a stem may lack of a word that is being typed: `editin` is on its way from `edit` to `editing`. */
export const endings: ReadonlySet<string> = new Set(['e', 'i', 's', 'es', 'ed', 'in', 'ing'])

/** Shorter stems begin words that mean something else. */
export const shortestStem = 4

/** In shorter words, one typing error makes another word. */
export const shortestMisspelled = 5

/**
 * What “accessible” and “accessibility” have in common, where it is long enough to mean one thing.
 *
 * @param typed folded
 */
export function commonRoot(typed: string): string | undefined {
  const root = /^([a-z]{2,}[ai]b)(?:le|les|ly|ility)$/.exec(typed)?.[1]
  return root !== undefined && root.length > (root.endsWith('ab') ? 5 : 4) ? root : undefined
}

/**
 * How well a term of a text matches a word of a query, 0 (not at all) to 1.
 *
 * @param typed the word of the query, folded
 * @param base its stem
 */
export function matchQuality(term: string, typed: string, base: string): number {
  if (term === typed) return 1
  if (term === base) return 0.95
  if ((typed.length >= 2 || isCjk(typed)) && term.startsWith(typed)) return 0.6 + 0.3 * (typed.length / term.length)
  // Other words of the same stem: `customization` for “customized”.
  if (base.length >= shortestStem && term.startsWith(base)) return 0.5 + 0.3 * (base.length / term.length)
  const root = commonRoot(typed)
  if (root !== undefined && term.startsWith(root)) return 0.5 + 0.3 * (root.length / term.length)
  if (typed.startsWith(term) && term.length >= 3 && endings.has(typed.slice(term.length))) return 0.85
  if (
    typed.length >= shortestMisspelled &&
    (isOneEditAway(term, typed) || (base !== typed && base.length >= shortestMisspelled && isOneEditAway(term, base)))
  )
    return 0.5
  return 0
}

/** Does one typing error lie between them: a letter too many, too few, another one, or two swapped? */
export function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  const isSameFrom = (inA: number, inB: number) => {
    if (a.length - inA !== b.length - inB) return false
    while (inA < a.length) if (a[inA++] !== b[inB++]) return false
    return true
  }
  if (a.length > b.length) return isSameFrom(start + 1, start)
  if (a.length < b.length) return isSameFrom(start, start + 1)
  const isSwapped = a[start] === b[start + 1] && a[start + 1] === b[start]
  return isSameFrom(start + 1, start + 1) || (isSwapped && isSameFrom(start + 2, start + 2))
}

/**
 * The part of the index that has a term: terms with the same beginning are together, so that beginnings can be found.
 */
export function bucketOf(term: string, buckets: number): number {
  const beginning = isCjk(term) ? String.fromCodePoint(term.codePointAt(0)!) : term.slice(0, 2)
  let sum = 2166136261
  for (let index = 0; index < beginning.length; index++)
    sum = Math.imul(sum ^ beginning.charCodeAt(index), 16777619) >>> 0
  return ((sum ^ (sum >>> 15)) >>> 0) % buckets
}
