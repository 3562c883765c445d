/**
 * A JavaScript regex engine for shiki that shares its cache among all rules of a grammar.
 *
 * The result of a search stays valid until the scanner has passed it. Shiki's own JavaScript engine caches results per
 * rule, but the rules of a large grammar share most of their patterns (an expression may occur in hundreds of rules),
 * so caching per pattern halves the time. A pattern is not tried where the rest of the line does not have what it
 * requires (required-text.ts), and no scanner looks again at one that does not occur there, which halves the time once
 * more. The tokens are the same.
 */
import type { RegexEngine } from 'shiki/core'
import { defaultJavaScriptRegexConstructor } from 'shiki/engine/javascript'
import { type KnownPatterns, readKnownPatterns } from './known-patterns.js'
import { requirementsOf } from './required-text.js'

/** A pattern and its last search. */
interface Pattern {
  number: number
  regexp: RegExp
  /** Whether a result is also valid for later starts; not if the pattern refers to the start of the search. */
  keepsSearch: boolean
  /** Without these in the text there is no match. */
  requirements: Requirement[]
  /** Of the text that the match is in. */
  text: number
  match: RegExpExecArray | null
}

interface EngineString {
  readonly content: string
  /** Another one for each run of searches whose starts do not decrease. */
  id: number
  /** The start of the last search. */
  from: number
}

interface Requirement {
  isBehind: boolean
  texts: RequiredText[]
}

interface RequiredText {
  text: string
  /** Numbers of its first and of its last character in `LastPlaces`. */
  first: number
  last: number
}

/**
 * By character: where it is in a text for the last time; -1 if nowhere. Those above 127 have one number, and are
 * everywhere.
 */
type LastPlaces = Int32Array

const otherChars = 128

/** Marks an unmatched group, as Oniguruma does. */
const nowhere = { start: 0xffffffff, end: 0xffffffff, length: 0 }

/** @param translated patterns that need not be translated */
export function createRegexEngine(translated: KnownPatterns = readKnownPatterns()): RegexEngine {
  /** undefined for patterns that JavaScript cannot express. */
  const known = new Map<string, Pattern | undefined>()
  let strings = 0
  /** By number of a pattern: the text in whose rest it has no match. */
  const absent: number[] = []
  /** Of the text that was searched last. */
  const places: LastPlaces = new Int32Array(otherChars + 1)
  let placesOf = 0

  const patternOf = (source: string | RegExp): Pattern | undefined => {
    const key = String(source)
    if (!known.has(key)) {
      const pattern = compile(source, translated, absent.length)
      known.set(key, pattern)
      if (pattern) absent.push(0)
    }
    return known.get(key)
  }

  const search = (pattern: Pattern, { content, id }: EngineString, start: number): RegExpExecArray | null => {
    const { match, regexp, requirements, keepsSearch } = pattern
    if (pattern.text === id && match !== null && match.index >= start) return match
    for (const { isBehind, texts } of requirements) {
      if (hasOne(texts, content, isBehind ? 0 : start, places)) continue
      absent[pattern.number] = id
      return null
    }
    regexp.lastIndex = start
    pattern.match = regexp.exec(content)
    if (keepsSearch) {
      pattern.text = id
      if (pattern.match === null) absent[pattern.number] = id
    }
    return pattern.match
  }

  return {
    createString: (content): EngineString => ({ content, id: ++strings, from: 0 }),
    createScanner(sources) {
      const patterns = sources.map(patternOf)
      const numbers = patterns.map((pattern) => pattern?.number ?? -1)
      const usable = [...patterns.keys()].filter((index) => patterns[index])
      // Those that may match in the rest of the text that was searched last, in their order.
      const left = [...usable]
      let count = 0
      let text = 0
      return {
        findNextMatchSync(engineString, start) {
          const string = engineString as EngineString
          if (start < string.from) string.id = ++strings
          string.from = start
          const { id } = string
          if (placesOf !== id) {
            findPlaces(string.content, places)
            placesOf = id
          }
          if (text !== id) {
            count = 0
            for (const index of usable) if (absent[numbers[index]!] !== id) left[count++] = index
            text = id
          }
          let best: RegExpExecArray | undefined
          let bestIndex = -1
          let kept = 0
          for (let at = 0; at < count; at++) {
            const index = left[at]!
            const number = numbers[index]!
            if (absent[number] === id) continue
            const match = search(patterns[index]!, string, start)
            if (match === null && absent[number] === id) continue
            left[kept++] = index
            if (match === null || (best && match.index >= best.index)) continue
            best = match
            bestIndex = index
            if (match.index > start) continue
            // Those after it have not been tried.
            while (++at < count) left[kept++] = left[at]!
          }
          count = kept
          return best ? { index: bestIndex, captureIndices: best.indices!.map(toCapture) } : null
        },
      }
    },
  }
}

function compile(source: string | RegExp, translated: KnownPatterns, number: number): Pattern | undefined {
  try {
    const regexp = typeof source === 'string' ? toRegExp(source, translated) : source
    const { rawOptions } = regexp as { rawOptions?: { strategy?: unknown } }
    const keepsSearch = !regexp.sticky && !rawOptions?.strategy
    const requirements = requirementsOf(regexp.source, regexp.flags).map(({ texts, isBehind }) => ({
      isBehind,
      texts: texts.map((text) => ({ text, first: charNumber(text, 0), last: charNumber(text, text.length - 1) })),
    }))
    return { number, regexp, keepsSearch, requirements, text: 0, match: null }
  } catch {
    return undefined
  }
}

function toRegExp(source: string, translated: KnownPatterns): RegExp {
  return Object.hasOwn(translated, source)
    ? new RegExp(...translated[source]!)
    : defaultJavaScriptRegexConstructor(source)
}

/** Whether one of the texts is in `content` at `from` or later. */
function hasOne(texts: RequiredText[], content: string, from: number, places: LastPlaces): boolean {
  for (const { text, first, last } of texts) {
    if (places[first]! < from || places[last]! < from) continue
    if (text.length === 1 || content.indexOf(text, from) !== -1) return true
  }
  return false
}

function charNumber(text: string, index: number): number {
  return Math.min(text.charCodeAt(index), otherChars)
}

function findPlaces(content: string, places: LastPlaces): void {
  places.fill(-1)
  for (let index = 0; index < content.length; index++) {
    const code = content.charCodeAt(index)
    if (code < otherChars) places[code] = index
  }
  places[otherChars] = content.length
}

function toCapture(range: [number, number] | undefined): { start: number; end: number; length: number } {
  return range ? { start: range[0], end: range[1], length: range[1] - range[0] } : nowhere
}
