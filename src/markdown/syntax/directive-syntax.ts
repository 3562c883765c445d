/**
 * Parses `{{"demo": …}}`, `{{"component": …}}`, `{{"include": …}}` and `{{"foundBy": …}}` as blocks: a line that begins
 * with `{{"` or `{{ "` and a known word, or a word that is close to one, which is reported later. A directive can interrupt a paragraph
 * and works in lists, quotes and callouts. Other text that begins with braces stays ordinary text.
 *
 * A tokenizer rather than a search in finished paragraphs: by then emphasis, links and line joining have altered the
 * line (on real pages such a search found 1,052 of 1,073 lines).
 */
import type { Code, Construct, State, Tokenizer } from 'micromark-util-types'
import { nearest } from '../../engine/diagnostic.js'
import './nodes.js'

export const directiveNames = ['demo', 'component', 'include', 'foundBy'] as const

const braceOpen = 123
const quote = 34
const space = 32

const tokenize: Tokenizer = function (effects, ok, nok) {
  let prefix = ''
  let word = ''
  return start

  function start(code: Code): State | undefined {
    effects.enter('dialectDirective')
    return opening(code)
  }

  function opening(code: Code): State | undefined {
    if (prefix.length === 2 && code === space) {
      effects.consume(code)
      return opening
    }
    const expected = prefix.length < 2 ? braceOpen : quote
    if (code !== expected) return nok(code)
    prefix += String.fromCharCode(code)
    effects.consume(code)
    return prefix.length === 3 ? name : opening
  }

  function name(code: Code): State | undefined {
    if (code === quote) {
      if (!nearest(word, directiveNames)) return nok(code)
      effects.consume(code)
      return colon
    }
    if (code === null || code < 65 || code > 122 || word.length > 20) return nok(code)
    word += String.fromCharCode(code)
    effects.consume(code)
    return name
  }

  function colon(code: Code): State | undefined {
    if (code === 32) {
      effects.consume(code)
      return colon
    }
    return code === 58 ? rest(code) : nok(code)
  }

  function rest(code: Code): State | undefined {
    if (code === null || code < -2) {
      effects.exit('dialectDirective')
      return ok(code)
    }
    effects.consume(code)
    return rest
  }
}

export const directiveConstruct: Construct = { name: 'dialectDirective', tokenize, concrete: true }
