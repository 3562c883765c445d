/**
 * A regex engine for shiki in JavaScript, with one memory for all rules of a grammar.
 *
 * A search that found nothing before some place in a line finds nothing there again. Shiki's own JavaScript engine
 * remembers that for each rule apart; but the rules of a large grammar share most of their patterns (an expression may
 * stand in hundreds of places), so remembering for each pattern leaves about half of the time. The tokens are the same.
 */
import type { RegexEngine } from 'shiki/core'
import { defaultJavaScriptRegexConstructor } from 'shiki/engine/javascript'

/** A pattern and its last search: where it began, in which text, and what it found. */
interface Pattern {
  regexp: RegExp
  /** Whether a search from further on can be told from this one: not where a pattern looks at where the search began. */
  keepsSearch: boolean
  text: number
  from: number
  match: RegExpExecArray | null
}

type EngineString = ReturnType<RegexEngine['createString']> & { id: number }

/** Says of a group that took no part that it is nowhere (as Oniguruma does). */
const nowhere = { start: 0xffffffff, end: 0xffffffff, length: 0 }

export function createRegexEngine(): RegexEngine {
  /** undefined: JavaScript has no words for it. */
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
