/**
 * The editor: CodeMirror with the minimum that a demo needs, loaded when a reader starts to edit.
 *
 * It is in a shadow root, where its stylesheets are constructed ones; in the page they would be `<style>` elements,
 * which the Content-Security-Policy blocks. Colours come from custom properties, which are inherited into it. In a
 * page, Tab moves the focus as everywhere; in the playground it indents. Escape leaves both, so that the editor is not a
 * keyboard trap.
 */
import { defaultKeymap, history, historyKeymap, indentLess, indentMore, indentWithTab } from '@codemirror/commands'
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language'
import { Compartment, EditorState, Prec } from '@codemirror/state'
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view'
import { codeColors } from './code-colors.js'
import { type ProblemMark, problemMarks, setProblem } from './problem-mark.js'

export interface CodeEditor {
  focus(): void
  code(): string
  /** Replaces the text in one undoable step. */
  replace(code: string): void
  /** Shows another text, with a history of its own that is kept under the name. Nothing counts as changed. */
  show(name: string, code: string, label: string): void
  /** Moves the cursor. Lines and columns count from 1. */
  goTo(line: number, column: number): void
  /** Marks the place of an error in the text that is shown, or none. */
  mark(problem: ProblemMark | undefined): void
  setEditable(isEditable: boolean): void
  destroy(): void
}

export interface CodeEditorOptions {
  host: HTMLElement
  code: string
  label: string
  /** Added to the accessible name: how to leave. */
  hint: string
  onChange(code: string): void
  onLeave(): void
  /** A whole page is for it: lines have numbers, and Tab indents. */
  isLarge?: boolean
  /** What further keys do, such as `Mod-s`. */
  keys?: Record<string, () => void>
}

const editorTheme = EditorView.theme({
  '&': {
    color: 'var(--code-text)',
    backgroundColor: 'var(--code-base)',
    fontSize: '0.875rem',
    maxBlockSize: 'var(--v-editor-height, min(80vh, 1000px))',
    borderRadius: 'var(--v-editor-radius, 0)',
    blockSize: 'var(--v-editor-size, auto)',
  },
  '&.cm-focused': { outline: 'none' },
  // Above the line numbers, which would cover an outline.
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '201',
    borderRadius: 'inherit',
    outline: '2px solid var(--v-color-primary)',
    outlineOffset: '-2px',
    pointerEvents: 'none',
  },
  '.cm-scroller': { fontFamily: 'var(--v-font-mono)', lineHeight: '1.6', direction: 'ltr', overflow: 'auto' },
  '.cm-content': { padding: '14px 0 18px', caretColor: 'var(--v-color-primary)' },
  '.cm-line': { padding: '0 16px' },
  '.cm-gutters': {
    border: '0',
    backgroundColor: 'var(--code-base)',
    color: 'var(--v-color-text-secondary)',
    userSelect: 'none',
  },
  '.cm-lineNumbers .cm-gutterElement': {
    position: 'relative',
    minInlineSize: '40px',
    padding: '0 0 0 18px',
    fontVariantNumeric: 'tabular-nums',
  },
  '.cm-gutters + .cm-content .cm-line': { paddingInlineStart: '12px' },
  '@media (width < 37.5rem)': {
    '.cm-lineNumbers .cm-gutterElement': { minInlineSize: '32px', padding: '0 0 0 14px' },
    '.cm-gutters + .cm-content .cm-line': { paddingInlineStart: '8px' },
  },
  '.cm-cursor': { borderInlineStartColor: 'var(--v-color-primary)', borderInlineStartWidth: '2px' },
  '& .cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    background: 'color-mix(in srgb, var(--v-color-primary) 26%, transparent)',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'color-mix(in srgb, var(--v-color-primary) 18%, transparent)',
  },
})

/**
 * Handles text typed over a selection. By default the browser copies the old text's style to the new text in a `style`
 * attribute, which the page's policy blocks and reports each time.
 */
const typeOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    if (event.inputType !== 'insertText' || event.data === null || view.composing || view.state.selection.main.empty)
      return false
    view.dispatch(view.state.replaceSelection(event.data), { userEvent: 'input.type', scrollIntoView: true })
    return true
  },
})

export function createCodeEditor(options: CodeEditorOptions): CodeEditor {
  const { host, code, hint, isLarge = false, onChange, onLeave, keys = {} } = options
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const leave = () => {
    onLeave()
    return true
  }
  const editable = new Compartment()
  const ownKeys = Object.entries(keys).map(([key, act]) => ({
    key,
    run: () => {
      act()
      return true
    },
  }))
  /** The end of the last line: blocks of pages, of which a demo's editor takes the place, show no empty line after it. */
  let end = ''
  const withoutEnd = (text: string) => {
    end = !isLarge && text.endsWith('\n') ? '\n' : ''
    return end ? text.slice(0, -1) : text
  }
  const textOf = (state: EditorState) => state.doc.toString() + end
  const stateOf = (text: string, label: string) =>
    EditorState.create({
      doc: withoutEnd(text),
      extensions: [
        Prec.highest(keymap.of([{ key: 'Escape', run: leave }, ...ownKeys])),
        keymap.of([
          { key: 'Mod-]', run: indentMore },
          { key: 'Mod-[', run: indentLess },
          ...(isLarge ? [indentWithTab] : []),
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        editable.of([]),
        history(),
        drawSelection(),
        indentOnInput(),
        indentUnit.of('  '),
        bracketMatching(),
        isLarge ? lineNumbers() : [],
        problemMarks,
        typeOver,
        codeColors,
        editorTheme,
        EditorView.contentAttributes.of({
          'aria-label': `${label}. ${hint}`,
          tabindex: '0',
          translate: 'no',
          spellcheck: 'false',
          autocorrect: 'off',
          autocapitalize: 'off',
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(textOf(update.state))
        }),
      ],
    })
  const view = new EditorView({ parent: root, root, state: stateOf(code, options.label) })
  const states = new Map<string, EditorState>()
  let shown = ''
  return {
    focus: () => view.focus(),
    code: () => textOf(view.state),
    replace: (text) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: withoutEnd(text) } }),
    show(name, text, label) {
      states.set(shown, view.state)
      const before = states.get(name)
      shown = name
      const after = stateOf(text, label)
      view.setState(before?.doc.eq(after.doc) ? before : after)
    },
    goTo(line, column) {
      const { from, to } = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines))
      view.dispatch({ selection: { anchor: Math.min(from + Math.max(column - 1, 0), to) }, scrollIntoView: true })
      view.focus()
    },
    mark: (problem) => view.dispatch({ effects: setProblem.of(problem) }),
    setEditable: (isEditable) =>
      view.dispatch({
        effects: editable.reconfigure(isEditable ? [] : [EditorState.readOnly.of(true), EditorView.editable.of(false)]),
      }),
    destroy: () => view.destroy(),
  }
}
