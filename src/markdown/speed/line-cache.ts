/**
 * Highlighted lines that are likely to come again. Examples of a library share their imports and closing tags: of
 * the characters in this site's demos a third, in a generated tree of demos two thirds are in lines that another demo
 * has, too. What a line becomes depends only on it and on the state of the grammar at its beginning.
 */
import type { StateStack, StateStackImpl } from 'shiki/textmate'

/** null at the beginning of a text */
export type GrammarState = StateStack | null

export interface HighlightedLine {
  html: string
  /** At the end of the line. */
  state: GrammarState
}

export type HighlightLine = (line: string, state: GrammarState) => HighlightedLine

/** At this size the cache is emptied; it has some 5 MB then. */
const mostLines = 8192
/** The size of the table of recently seen hashes of lines. */
const hashPlaces = 1 << 14
/** States with the same depth. In more, the lines of a text are not found again. */
const mostStates = 64

/** @param highlight must return equal results for equal arguments */
export function withLineCache(highlight: HighlightLine): HighlightLine {
  const cached = new Map<GrammarState, Map<string, HighlightedLine>>()
  const seen = new Uint32Array(hashPlaces)
  const statesByDepth: StateStack[][] = []
  let count = 0

  /** The first of equal states, so that lines are found by it. */
  const firstEqual = (state: GrammarState): GrammarState => {
    if (state === null) return null
    const states = (statesByDepth[state.depth] ??= [])
    const known = states.find((other) => areEqual(other, state))
    if (!known && states.length < mostStates) states.push(state)
    return known ?? state
  }

  /** Lines are cached when they come for the second time, since most never do. */
  const cameBefore = (line: string): boolean => {
    const hash = hashOf(line)
    const place = hash % hashPlaces
    const came = seen[place] === hash
    seen[place] = hash
    return came
  }

  const cache = (line: string, state: GrammarState, result: HighlightedLine) => {
    if (count === mostLines) {
      cached.clear()
      count = 0
    }
    let lines = cached.get(state)
    if (!lines) cached.set(state, (lines = new Map<string, HighlightedLine>()))
    // A part of a string would keep all of it.
    lines.set(Buffer.from(line).toString(), result)
    count++
  }

  return (line, state) => {
    const known = cached.get(state)?.get(line)
    if (known) return known
    const { html, state: next } = highlight(line, state)
    const result = { html, state: next === state ? state : firstEqual(next) }
    if (cameBefore(line)) cache(line, state, result)
    return result
  }
}

/** `equals` does not compare whether a rule began at the end of a line, which its next line depends on. */
function areEqual(a: StateStack, b: StateStack): boolean {
  if (!a.equals(b)) return false
  let [one, other] = [a, b] as [StateStackImpl | null, StateStackImpl | null]
  while (one && other && one !== other) {
    if (one.beginRuleCapturedEOL !== other.beginRuleCapturedEOL) return false
    one = one.parent
    other = other.parent
  }
  return true
}

/** FNV-1a; 32 bits. */
function hashOf(line: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < line.length; index++) hash = Math.imul(hash ^ line.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
