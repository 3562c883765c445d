/**
 * The editor: CodeMirror with the minimum that a demo needs, loaded when a reader starts to edit.
 *
 * It is in a shadow root, where its stylesheets are constructed ones; in the page they would be `<style>` elements, which the
 * Content-Security-Policy blocks. Colours come from custom properties, which are inherited into it. Tab moves the focus as
 * everywhere in the page, and Escape leaves, so that the editor is not a keyboard trap.
 */
import { defaultKeymap, history, historyKeymap, indentLess, indentMore } from '@codemirror/commands'
import { javascript } from '@codemirror/lang-javascript'
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language'
import { EditorState, Prec } from '@codemirror/state'
import { drawSelection, EditorView, keymap } from '@codemirror/view'
import { tags } from '@lezer/highlight'

export interface CodeEditor {
  focus(): void
  code(): string
  /** Replaces the text in one undoable step. */
  replace(code: string): void
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
}

const color = (name: string) => `var(--v-syntax-${name}, currentColor)`

const highlighting = HighlightStyle.define([
  { tag: [tags.keyword, tags.operator, tags.modifier, tags.definitionKeyword], color: color('keyword') },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: color('string') },
  { tag: [tags.comment], color: color('comment') },
  { tag: [tags.number, tags.bool, tags.null, tags.attributeName], color: color('constant') },
  {
    tag: [
      tags.function(tags.variableName),
      tags.definition(tags.function(tags.variableName)),
      tags.function(tags.propertyName),
      tags.className,
    ],
    color: color('function'),
  },
  { tag: [tags.tagName, tags.angleBracket], color: color('tag') },
  { tag: [tags.typeName], color: color('type') },
])

const editorTheme = EditorView.theme({
  '&': {
    color: 'var(--code-text)',
    backgroundColor: 'var(--code-base)',
    fontSize: '0.8125rem',
    maxBlockSize: 'var(--v-editor-height, min(68vh, 1000px))',
    blockSize: 'var(--v-editor-size, auto)',
  },
  '&.cm-focused': { outline: '2px solid var(--v-color-primary)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--v-font-mono)', lineHeight: '1.6', direction: 'ltr', overflow: 'auto' },
  '.cm-content': { padding: '14px 0', caretColor: 'var(--v-color-primary)' },
  '.cm-line': { padding: '0 16px' },
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

export function createCodeEditor({ host, code, label, hint, onChange, onLeave }: CodeEditorOptions): CodeEditor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const leave = () => {
    onLeave()
    return true
  }
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: code,
      extensions: [
        Prec.highest(keymap.of([{ key: 'Escape', run: leave }])),
        keymap.of([
          { key: 'Mod-]', run: indentMore },
          { key: 'Mod-[', run: indentLess },
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        history(),
        drawSelection(),
        indentOnInput(),
        indentUnit.of('  '),
        bracketMatching(),
        typeOver,
        javascript({ typescript: true, jsx: true }),
        syntaxHighlighting(highlighting),
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
          if (update.docChanged) onChange(update.state.doc.toString())
        }),
      ],
    }),
  })
  return {
    focus: () => view.focus(),
    code: () => view.state.doc.toString(),
    replace: (text) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }),
    destroy: () => view.destroy(),
  }
}
