/**
 * A JavaScript regex engine for shiki that shares its cache among all rules of a grammar.
 *
 * The result of a search stays valid until the scanner has passed it. Shiki's own JavaScript engine caches results per rule,
 * but the rules of a large grammar share most of their patterns (an expression may occur in hundreds of rules), so caching
 * per pattern halves the time. The tokens are the same.
 */
import type { RegexEngine } from 'shiki/core'
import { defaultJavaScriptRegexConstructor } from 'shiki/engine/javascript'

/** A pattern and its last search: start, text and result. */
interface Pattern {
  regexp: RegExp
  /** Whether a result is also valid for later starts; not if the pattern refers to the start of the search. */
  keepsSearch: boolean
  text: number
  from: number
  match: RegExpExecArray | null
}

type EngineString = ReturnType<RegexEngine['createString']> & { id: number }

/** Marks an unmatched group, as Oniguruma does. */
const nowhere = { start: 0xffffffff, end: 0xffffffff, length: 0 }

export function createRegexEngine(): RegexEngine {
  /** undefined for patterns that JavaScript cannot express. */
  const known = new Map<string, Pattern | undefined>()
  let strings = 0

  const patternOf = (source: string | RegExp): Pattern | undefined => {
    const key = String(source)
    if (!known.has(key)) known.set(key, compile(source))
    return known.get(key)
  }

  return {
    createString: (content): EngineString => ({ content, id: ++strings }),
    createScanner(sources) {
      const patterns = sources.map(patternOf)
      return {
        findNextMatchSync(string, start) {
          const { content, id } = string as EngineString
          let best: RegExpExecArray | undefined
          let bestIndex = -1
          for (const [index, pattern] of patterns.entries()) {
            const match = pattern && search(pattern, content, id, start)
            if (!match || (best && match.index >= best.index)) continue
            best = match
            bestIndex = index
            if (match.index === start) break
          }
          return best ? { index: bestIndex, captureIndices: best.indices!.map(toCapture) } : null
        },
      }
    },
  }
}

function compile(source: string | RegExp): Pattern | undefined {
  try {
    const regexp = typeof source === 'string' ? defaultJavaScriptRegexConstructor(source) : source
    const { rawOptions } = regexp as { rawOptions?: { strategy?: unknown } }
    return { regexp, keepsSearch: !regexp.sticky && !rawOptions?.strategy, text: 0, from: 0, match: null }
  } catch {
    return undefined
  }
}

function search(pattern: Pattern, content: string, text: number, start: number): RegExpExecArray | null {
  const { match } = pattern
  if (pattern.text === text && pattern.from <= start && (match === null || match.index >= start)) return match
  pattern.regexp.lastIndex = start
  pattern.match = pattern.regexp.exec(content)
  pattern.text = pattern.keepsSearch ? text : 0
  pattern.from = start
  return pattern.match
}

function toCapture(range: [number, number] | undefined): { start: number; end: number; length: number } {
  return range ? { start: range[0], end: range[1], length: range[1] - range[0] } : nowhere
}
