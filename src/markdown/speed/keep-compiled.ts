/**
 * Keeps what V8 has compiled for micromark from page to page.
 *
 * micromark consists of functions within functions, which are made anew for each text. V8 shares their machine code,
 * but drops it at a full garbage collection if no function uses it at that moment, and most do not exist then: each was
 * optimised some ten times in a build. So functions of the last text are kept until the next one. They are never
 * called.
 */
import type { CompileContext, Extension as FromMarkdownExtension } from 'mdast-util-from-markdown'
import * as constructs from 'micromark-core-commonmark'
import type { Construct, Extension, State } from 'micromark-util-types'

/** The first state of each construct; the functions around it and after it are in its scope. */
const states: State[] = []
const seen = new Set<Construct>()

function keepStates(construct: Construct): void {
  if (seen.has(construct)) return
  const at = seen.size
  seen.add(construct)
  const { tokenize, continuation } = construct
  construct.tokenize = function (effects, ok, nok) {
    return (states[at] = tokenize.call(this, effects, ok, nok))
  }
  if (continuation) keepStates(continuation)
}

for (const construct of Object.values<Construct>(constructs)) keepStates(construct)

/**
 * Keeps the functions of an extension, too.
 *
 * @param extension one for many texts: of one that is made for each, nothing would be kept
 */
export function keepStatesOf(extension: Extension): Extension {
  for (const map of [extension.document, extension.flow, extension.text, extension.string])
    for (const found of Object.values(map ?? {})) for (const one of [found ?? []].flat()) keepStates(one)
  return extension
}

const last: { compiler?: CompileContext } = {}

/**
 * For what makes the tree of micromark's events: its functions are in the scope of those in the context of handlers.
 */
export const keepCompiler: FromMarkdownExtension = {
  enter: {
    // Few events have no handler of their own.
    atxHeadingSequence() {
      last.compiler = this
    },
  },
}
