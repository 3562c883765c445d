/**
 * Blocks that contain Markdown between an opening and a closing line: callouts and similar blocks (`:::warning Title` …
 * `:::`), `<codeblock storageKey="k">` … `</codeblock>` and `<featureList>` … `</featureList>`.
 *
 * This is a custom construct because the usual directive extension also parses `:name` within text, so that "10:30"
 * loses its end, and because its container silently turns `:::info Title` into a paragraph. Here the rest of the line
 * is the title. A closing line has exactly as many colons as the opening line, and a line inside a code fence never
 * closes a block. An unclosed block extends to the end of its parent and has `closed: false`, so that it can be
 * reported.
 */
import type { Code, Construct, Effects, State, Token, TokenizeContext, Tokenizer } from 'micromark-util-types'
import './nodes.js'

const lineEnding = (code: Code) => code !== null && code < -2
const space = (code: Code) => code === -2 || code === -1 || code === 32

/** Reads an opening line; undefined if it is ordinary text. `close` is the trimmed closing line. */
export function readOpening(line: string): { close: string } | undefined {
  const colons = /^(:{3,})[ \t]*[A-Za-z][\w-]*(?:[ \t[{].*)?$/.exec(line)
  if (colons) return { close: colons[1]! }
  const tag = /^<(codeblock|featureList)(?:[ \t][^<>]*)?>[ \t]*$/.exec(line)
  return tag ? { close: `</${tag[1]}>` } : undefined
}

const tokenize: Tokenizer = function (this: TokenizeContext, effects, ok, nok) {
  // oxlint-disable-next-line typescript/no-this-alias -- the tokenizers below are called with another `this`
  const self = this
  const tail = self.events[self.events.length - 1]
  const indent = tail && tail[1].type === 'linePrefix' ? tail[2].sliceSerialize(tail[1], true).length : 0
  let line = ''
  let close = ''
  /** The fence of the code block that is open at this line, which has to be closed first. */
  let fence = ''
  let previous: Token | undefined
  const nonLazyLine: Construct = { tokenize: tokenizeNonLazyLine, partial: true }
  const closingLine: Construct = { tokenize: tokenizeClosingLine, partial: true }
  return start

  function start(code: Code): State | undefined {
    effects.enter('dialectContainer')
    effects.enter('dialectContainerOpen')
    return opening(code)
  }

  function opening(code: Code): State | undefined {
    if (code !== null && !lineEnding(code)) {
      line += code < 0 ? ' ' : String.fromCharCode(code)
      effects.consume(code)
      return opening
    }
    const read = readOpening(line)
    if (!read) return nok(code)
    close = read.close
    effects.exit('dialectContainerOpen')
    if (code === null) return after(code)
    return self.interrupt ? ok(code) : effects.attempt(nonLazyLine, contentStart, after)(code)
  }

  function contentStart(code: Code): State | undefined {
    if (code === null) return after(code)
    effects.enter('dialectContainerContent')
    return lineStart(code)
  }

  function lineStart(code: Code): State | undefined {
    return effects.attempt(
      closingLine,
      afterContent,
      indent ? skipIndent(effects, chunkStart, indent) : chunkStart,
    )(code)
  }

  function chunkStart(code: Code): State | undefined {
    if (code === null) return afterContent(code)
    if (lineEnding(code)) return effects.check(nonLazyLine, chunk, afterContent)(code)
    return chunk(code)
  }

  function chunk(code: Code): State | undefined {
    const token = effects.enter('chunkDocument', { contentType: 'document', previous })
    if (previous) previous.next = token
    previous = token
    line = ''
    return inChunk(code)
  }

  function inChunk(code: Code): State | undefined {
    if (code === null) {
      leaveChunk()
      return afterContent(code)
    }
    if (lineEnding(code)) return effects.check(nonLazyLine, nextLine, lastLine)(code)
    line += code < 0 ? ' ' : String.fromCharCode(code)
    effects.consume(code)
    return inChunk
  }

  function nextLine(code: Code): State | undefined {
    effects.consume(code)
    leaveChunk()
    return lineStart
  }

  function lastLine(code: Code): State | undefined {
    leaveChunk()
    return afterContent(code)
  }

  function leaveChunk(): void {
    self.parser.lazy[effects.exit('chunkDocument').start.line] = false
    fence = fenceAfter(line, fence)
  }

  function afterContent(code: Code): State | undefined {
    effects.exit('dialectContainerContent')
    return after(code)
  }

  function after(code: Code): State | undefined {
    effects.exit('dialectContainer')
    return ok(code)
  }

  function tokenizeClosingLine(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    let text = ''
    return skipIndent(effects, sequence, 4)

    function sequence(code: Code): State | undefined {
      if (fence || code !== close.charCodeAt(0)) return nok(code)
      effects.enter('dialectContainerClose')
      return inside(code)
    }

    function inside(code: Code): State | undefined {
      if (code === null || lineEnding(code)) {
        effects.exit('dialectContainerClose')
        return text.trimEnd() === close ? ok(code) : nok(code)
      }
      if (text.length >= close.length && !space(code)) return nok(code)
      text += code < 0 ? ' ' : String.fromCharCode(code)
      effects.consume(code)
      return inside
    }
  }
}

/** Skips at most `max - 1` spaces. */
function skipIndent(effects: Effects, next: State, max: number): State {
  let size = 0
  return start

  function start(code: Code): State | undefined {
    if (!space(code)) return next(code)
    effects.enter('linePrefix')
    return inside(code)
  }

  function inside(code: Code): State | undefined {
    if (space(code) && size++ < max) {
      effects.consume(code)
      return inside
    }
    effects.exit('linePrefix')
    return next(code)
  }
}

/** The code fence that is open after a line; '' for none. */
function fenceAfter(line: string, open: string): string {
  const marker = /^\s*(?:>\s*)*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})(.*)$/.exec(line)
  if (!marker) return open
  const [, sequence, rest] = marker as unknown as [string, string, string]
  if (!open) return sequence[0] === '`' && rest.includes('`') ? '' : sequence
  const closes = sequence[0] === open[0] && sequence.length >= open.length && rest.trim() === ''
  return closes ? '' : open
}

function tokenizeNonLazyLine(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  // oxlint-disable-next-line typescript/no-this-alias -- states are plain functions
  const self = this
  return function start(code) {
    effects.enter('lineEnding')
    effects.consume(code)
    effects.exit('lineEnding')
    return (next) => (self.parser.lazy[self.now().line] ? nok(next) : ok(next))
  }
}

export const containerConstruct: Construct = { name: 'dialectContainer', tokenize, concrete: true }
