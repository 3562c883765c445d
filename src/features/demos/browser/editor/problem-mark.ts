/**
 * Marks the place of an error in the editor: the range is underlined, its line and the line's number are coloured, and
 * the text is exposed as invalid. `@codemirror/lint` was rejected: it brings panels, tooltips and a list of
 * diagnostics, and here there is one error at a time, whose message stands beside the editor.
 */
import { syntaxTree } from '@codemirror/language'
import { type EditorState, type Extension, RangeSet, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, gutterLineClass, GutterMarker } from '@codemirror/view'

export interface ProblemMark {
  /** Lines and columns count from 1. */
  line: number
  column?: number
  message: string
}

export const setProblem = StateEffect.define<ProblemMark | undefined>()

const problemNumber = new (class extends GutterMarker {
  override elementClass = 'cm-problem-number'
})()

interface Marked {
  decorations: DecorationSet
  numbers: RangeSet<GutterMarker>
}

const none: Marked = { decorations: Decoration.none, numbers: RangeSet.of<GutterMarker>([]) }

const field = StateField.define<Marked>({
  create: () => none,
  update(marked, { changes, effects, state }) {
    for (const effect of effects) if (effect.is(setProblem)) return effect.value ? markedOf(state, effect.value) : none
    return changes.empty
      ? marked
      : { decorations: marked.decorations.map(changes), numbers: marked.numbers.map(changes) }
  },
  provide: (all) => [
    EditorView.decorations.from(all, ({ decorations }) => decorations),
    gutterLineClass.from(all, ({ numbers }) => numbers),
    EditorView.contentAttributes.from(all, ({ numbers }) => ({ 'aria-invalid': String(numbers.size > 0) })),
  ],
})

function markedOf(state: EditorState, { line: number, column, message }: ProblemMark): Marked {
  const line = state.doc.line(Math.min(Math.max(number, 1), state.doc.lines))
  const { from, to } = problemRange(state, number, column)
  const marks = [Decoration.line({ class: 'cm-problem-line' }).range(line.from)]
  if (to > from) marks.push(Decoration.mark({ class: 'cm-problem', attributes: { title: message } }).range(from, to))
  return { decorations: Decoration.set(marks), numbers: RangeSet.of(problemNumber.range(line.from)) }
}

/**
 * The token at a place; without a column, or at the end of a line, the text of the line. Empty for an empty line.
 *
 * @param number of the line, from 1; those beyond the text count as its last
 * @param column from 1
 */
export function problemRange(state: EditorState, number: number, column?: number): { from: number; to: number } {
  const line = state.doc.line(Math.min(Math.max(number, 1), state.doc.lines))
  const start = line.from + (/\S/.exec(line.text)?.index ?? 0)
  const end = line.from + line.text.trimEnd().length
  const at = column === undefined ? end : line.from + column - 1
  if (at < start || at >= end) return { from: Math.min(start, end), to: end }
  const token = syntaxTree(state).resolveInner(at, 1)
  if (!token.firstChild && token.to > at && !token.type.isError)
    return { from: token.from, to: Math.min(token.to, end) }
  const word = state.wordAt(at)
  return word ? { from: word.from, to: word.to } : { from: at, to: at + 1 }
}

const look = EditorView.theme({
  '.cm-problem': {
    textDecoration: 'underline wavy var(--v-color-error) 1.5px',
    textUnderlineOffset: '3px',
    textDecorationSkipInk: 'none',
  },
  '.cm-problem-line': { backgroundColor: 'color-mix(in srgb, var(--v-color-error) 10%, transparent)' },
  '.cm-gutters .cm-problem-number': {
    backgroundColor: 'color-mix(in srgb, var(--v-color-error) 10%, transparent)',
    color: 'var(--v-color-error)',
    fontWeight: '700',
  },
  '.cm-lineNumbers .cm-problem-number::before': {
    content: '"●"',
    position: 'absolute',
    insetInlineStart: '5px',
    fontSize: '0.625rem',
  },
})

export const problemMarks: Extension = [field, look]
