/**
 * Ends the parsing of a paragraph that would take the square of its length.
 *
 * micromark looks for the end of a comment, code or link through the rest of the paragraph, again for each one that has
 * no end, and each mark of emphasis is compared with those before it: 190 kB of `<!--` took minutes. No text that is
 * meant to be read comes near these limits.
 */
import { attention, autolink, codeText, htmlText, labelEnd } from 'micromark-core-commonmark'
import type { Construct, Effects, Event, Extension, TokenizeContext } from 'micromark-util-types'

/** Characters that may be read in vain: ten times the longest paragraph. */
const mostRead = 2_000_000
/** Reading in vain what is shorter is usual, and takes no time. */
const leastRead = 100
/** Marks that may end emphasis. */
const mostMarks = 5_000

/** Thrown where a limit is reached. */
export class EffortError extends Error {
  /**
   * @param what constructs without an end, or marks of emphasis
   * @param offset where the construct begins, in the text that is parsed
   */
  constructor(
    readonly what: 'unended' | 'marks',
    public offset: number,
  ) {
    super(`too much effort at ${offset}`)
  }
}

/** Parses a part of a text that begins at an offset. */
export function parseAt<Tree>(start: number, parse: () => Tree): Tree {
  try {
    return parse()
  } catch (error) {
    if (error instanceof EffortError) error.offset += start
    throw error
  }
}

const efforts = new WeakMap<TokenizeContext, { read: number; marks: number }>()
const limited = new WeakSet<Construct>()

/** Limits the constructs of paragraphs that an extension has. Those it shares with others are limited once. */
export function limitEffort(extension: Extension): Extension {
  for (const found of Object.values(extension.text ?? {})) for (const one of [found ?? []].flat()) limit(one)
  return extension
}

function limit(construct: Construct): void {
  if (limited.has(construct)) return
  limited.add(construct)
  const { tokenize } = construct
  construct.tokenize = function (effects, ok, nok) {
    const start = this.now().offset
    const within = (attempt: Effects['attempt']): Effects['attempt'] => {
      return (inner, ...rest) => {
        if ('tokenize' in inner) limit(inner as Construct)
        return attempt(inner, ...rest)
      }
    }
    return tokenize.call(
      this,
      { ...effects, attempt: within(effects.attempt), check: within(effects.check) },
      (code) => {
        const mark = this.events.at(-1)
        if (mark && isMark(mark) && ++effortOf(this).marks > mostMarks) throw new EffortError('marks', start)
        return ok(code)
      },
      (code) => {
        const read = this.now().offset - start
        if (read > leastRead && (effortOf(this).read += read) > mostRead) throw new EffortError('unended', start)
        return nok(code)
      },
    )
  }
}

limitEffort({ text: { 1: [attention, autolink, codeText, htmlText, labelEnd] } })

function effortOf(context: TokenizeContext): { read: number; marks: number } {
  let effort = efforts.get(context)
  if (!effort) efforts.set(context, (effort = { read: 0, marks: 0 }))
  return effort
}

function isMark([, token]: Event): boolean {
  const { type, _close } = token
  return _close === true && /^(?:attention|strikethrough)Sequence/.test(type)
}
