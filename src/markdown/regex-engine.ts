/**
 * A JavaScript regex engine for shiki that shares its cache among all rules of a grammar.
 *
 * The result of a search stays valid until the scanner has passed it. Shiki's own JavaScript engine caches results per rule,
 * but the rules of a large grammar share most of their patterns (an expression may occur in hundreds of rules), so caching
 * per pattern halves the time. A pattern whose required text (required-text.ts) is not in the line is not tried, which takes
 * another two fifths off it. And a scanner passes over patterns that do not occur in the rest of the line, which takes
 * a thirtieth off parsing and highlighting. The tokens are the same.
 */
import type { RegexEngine } from 'shiki/core'
import { defaultJavaScriptRegexConstructor } from 'shiki/engine/javascript'
import { type KnownPatterns, readKnownPatterns } from './known-patterns.js'
import { requiredTexts } from './required-text.js'

/** A pattern and its last search: start, text and result. */
interface Pattern {
  regexp: RegExp
  /** Whether a result is also valid for later starts; not if the pattern refers to the start of the search. */
  keepsSearch: boolean
  /** Without one of these in the line there is no match; undefined if nothing is known. */
  required: RequiredText[] | undefined
  text: number
  from: number
  match: RegExpExecArray | null
}

type EngineString = ReturnType<RegexEngine['createString']> & { id: number; chars: Chars }

/** Which characters below 128 occur, as bits: most required texts are ruled out by these. */
type Chars = Uint32Array

interface RequiredText {
  text: string
  chars: Chars
}

/** Marks an unmatched group, as Oniguruma does. */
const nowhere = { start: 0xffffffff, end: 0xffffffff, length: 0 }

/** @param translated patterns that need not be translated */
export function createRegexEngine(translated: KnownPatterns = readKnownPatterns()): RegexEngine {
  /** undefined for patterns that JavaScript cannot express. */
  const known = new Map<string, Pattern | undefined>()
  let strings = 0

  const patternOf = (source: string | RegExp): Pattern | undefined => {
    const key = String(source)
    if (!known.has(key)) known.set(key, compile(source, translated))
    return known.get(key)
  }

  return {
    createString: (content): EngineString => ({ content, id: ++strings, chars: charsOf(content) }),
    createScanner(sources) {
      const patterns = sources.map(patternOf)
      const usable = [...patterns.keys()].filter((index) => patterns[index])
      // Those that may match in the rest of the text that was searched last, in their order.
      const left = [...usable]
      let count = 0
      let text = 0
      let from = 0
      return {
        findNextMatchSync(string, start) {
          const { id } = string as EngineString
          if (text !== id || start < from) {
            for (let at = 0; at < usable.length; at++) left[at] = usable[at]!
            count = usable.length
            text = id
          }
          from = start
          let best: RegExpExecArray | undefined
          let bestIndex = -1
          let kept = 0
          for (let at = 0; at < count; at++) {
            const index = left[at]!
            const pattern = patterns[index]!
            const match = search(pattern, string as EngineString, start)
            if (match === null && pattern.text === id) continue
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

function compile(source: string | RegExp, translated: KnownPatterns): Pattern | undefined {
  try {
    const regexp = typeof source === 'string' ? toRegExp(source, translated) : source
    const { rawOptions } = regexp as { rawOptions?: { strategy?: unknown } }
    const required = requiredTexts(regexp.source, regexp.flags)?.map((text) => ({ text, chars: charsOf(text) }))
    return { regexp, keepsSearch: !regexp.sticky && !rawOptions?.strategy, required, text: 0, from: 0, match: null }
  } catch {
    return undefined
  }
}

function toRegExp(source: string, translated: KnownPatterns): RegExp {
  return Object.hasOwn(translated, source)
    ? new RegExp(...translated[source]!)
    : defaultJavaScriptRegexConstructor(source)
}

function search(pattern: Pattern, { content, id, chars }: EngineString, start: number): RegExpExecArray | null {
  const { match, required } = pattern
  if (pattern.text === id && pattern.from <= start && (match === null || match.index >= start)) return match
  if (required && pattern.text !== id && !required.some((one) => contains(content, chars, one))) {
    pattern.match = null
    pattern.text = id
    pattern.from = 0
    return null
  }
  pattern.regexp.lastIndex = start
  pattern.match = pattern.regexp.exec(content)
  pattern.text = pattern.keepsSearch ? id : 0
  pattern.from = start
  return pattern.match
}

function contains(content: string, chars: Chars, { text, chars: needed }: RequiredText): boolean {
  for (let index = 0; index < 4; index++) if ((needed[index]! & ~chars[index]!) !== 0) return false
  return text.length === 1 || content.includes(text)
}

function charsOf(content: string): Chars {
  const chars: Chars = new Uint32Array(4)
  for (let index = 0; index < content.length; index++) {
    const code = content.charCodeAt(index)
    if (code < 128) chars[code >> 5]! |= 1 << (code & 31)
  }
  return chars
}

function toCapture(range: [number, number] | undefined): { start: number; end: number; length: number } {
  return range ? { start: range[0], end: range[1], length: range[1] - range[0] } : nowhere
}
