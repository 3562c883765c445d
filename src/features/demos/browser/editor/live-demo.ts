/**
 * Editing one demo of a page: its main file is replaced by an editor, and the prerendered demo by the frame.
 *
 * Edits belong to one source (styling and language). When another one is chosen, the editor closes and the original
 * demo and text are shown; when the reader switches back, the edits run again. While they do, the demo is marked as
 * edited.
 */
import { el } from '../../../../client/platform/el.js'
import { type ClientConfig, text } from '../../../../client/site-config.js'
import type { SourceFile } from './compile.js'
import type { FrameSettings } from './frame-protocol.js'
import type { EditedCodes } from './edited-code.js'
import type { LiveEditing } from './live-editing.js'
import { type DemoSource, shownRoot, shownSource } from '../sources.js'
import { settingsOfResult } from '../playground/view-choices.js'
import { data, find, on } from '../../../../client/platform/page.js'

export interface LiveDemo {
  /** Opens the editor, with earlier edits if there are any. */
  edit(options: { focus: boolean }): Promise<void>
  /** Ends editing. The edits still run; without any the original text is shown again. */
  done(): void
  /** Whether the editor is open and takes keys. */
  isEditing(): boolean
  /** Discards the edits and shows the original demo. */
  reset(): void
  /** The visible files including edits, the demo's own first. */
  files(): SourceFile[]
}

export interface LiveDemoEnv {
  window: Window & typeof globalThis
  config: ClientConfig
  load<Module>(chunk: () => Promise<Module>): Promise<Module | undefined>
  demo: HTMLElement
  edited: EditedCodes
}

const keyOf = ({ styling, lang }: DemoSource) => `${styling} ${lang}`

export function createLiveDemo({ window, config, load, demo, edited }: LiveDemoEnv): LiveDemo {
  const { document } = window
  let editing: LiveEditing | undefined
  let panel: HTMLElement | undefined
  let openKey: string | undefined
  let isEditing = false

  const setEditing = (source: DemoSource, is: boolean) => {
    isEditing = is
    data(source.own).editing = is ? '' : 'done'
    editing?.setEditable(is)
  }
  const close = (options: { frame: boolean }) => {
    editing?.close(options)
    if (options.frame) editing = undefined
    if (panel?.parentElement) delete data(panel.parentElement).editing
    panel?.remove()
    panel = undefined
    openKey = undefined
    isEditing = false
  }
  const editButton = (source: DemoSource) => find(source.own.parentElement!, 'data-demo-edit')
  const onChoice = () => {
    const source = shownSource(demo)
    if (!source || keyOf(source) === openKey) return
    // What runs must belong to the source that is shown.
    if (openKey !== undefined) close({ frame: true })
    mark(false)
    live.edit({ focus: false }).catch((error: unknown) => console.error(error))
  }
  on(document, 'docs:code-styling', onChoice)
  on(document, 'docs:code-variant', onChoice)
  on(demo, 'docs:demo-props', () => editing?.refresh())

  const toolbar = find(demo, 'data-demo-toolbar')
  const reset = el(document, 'button', { type: 'button' }, text(config, 'demo.reset'))
  reset.addEventListener('click', () => {
    const button = toolbar && find(toolbar, 'data-demo-reset')
    button?.click()
    if (button?.offsetParent) button.focus()
    else toolbar?.querySelector('summary')?.focus()
  })
  const note = el(
    document,
    'div',
    { class: 'v-demo-edited' },
    el(document, 'span', {}, text(config, 'editor.edited')),
    reset,
  )
  /** Says that what runs is not the demo as published. */
  const mark = (isEdited: boolean) => {
    if (isEdited) data(demo).edited = ''
    else delete data(demo).edited
    if (isEdited) toolbar?.after(note)
    else note.remove()
  }

  const persist = (source: DemoSource, code: string) => {
    const isChanged = code !== source.files[0]!.code
    mark(isChanged)
    const isKept = edited.set(demo.id, isChanged ? { source: keyOf(source), code } : undefined)
    if (isChanged && !isKept) data(demo).unsaved = ''
    else delete data(demo).unsaved
  }

  const live: LiveDemo = {
    async edit({ focus }) {
      const source = shownSource(demo)
      const stage = find(demo, 'data-demo-stage')
      if (!source || !stage || data(demo).liveEdit === undefined) return
      if (!focus && edited.get(demo.id)?.source !== keyOf(source)) return
      const toggle = find<HTMLDetailsElement>(demo, 'data-demo-toggle')
      if (focus && toggle) toggle.open = true
      if (focus) source.own.parentElement?.querySelector<HTMLInputElement>('.v-demo-tab input')?.click()
      if (openKey === keyOf(source)) {
        if (!focus) return
        setEditing(source, true)
        return editing?.editor.focus()
      }
      const module = await load(() => import('./live-editing.js'))
      if (!module) throw new Error('the editor could not be loaded')
      const now = shownSource(demo)
      if (openKey === keyOf(source) || !now || keyOf(now) !== keyOf(source)) return
      close({ frame: true })
      const before = edited.get(demo.id)
      const code = before?.source === keyOf(source) ? before.code : undefined
      panel = el(document, 'div', { class: 'v-editor' })
      source.own.prepend(panel)
      openKey = keyOf(source)
      // Before the frame takes its place.
      const { padding } = window.getComputedStyle(stage)
      editing = module.startLiveEditing({
        window,
        config,
        panel,
        stage,
        frame: data(demo).frame!,
        vendors: data(demo).vendors!,
        styles: data(demo).editorStyles,
        settings: (page) => ({ ...settingsOfStage(page, stage, config), ...propsOf(demo), padding }),
        files: code === undefined ? source.files : [{ ...source.files[0]!, code }, ...source.files.slice(1)],
        onLeave: () => editButton(source)?.focus(),
        onChange: (changed) => persist(source, changed),
      })
      setEditing(source, focus)
      if (code !== undefined) editing.run()
      mark(code !== undefined)
      if (focus) editing.editor.focus()
    },
    done() {
      const source = shownSource(demo)
      if (!source || !isEditing) return
      if (edited.get(demo.id)?.source === keyOf(source)) setEditing(source, false)
      else close({ frame: true })
      editButton(source)?.focus()
    },
    isEditing: () => isEditing,
    reset() {
      edited.set(demo.id, undefined)
      delete data(demo).unsaved
      mark(false)
      close({ frame: true })
    },
    files() {
      const source = shownSource(demo)
      if (!source) return []
      if (openKey === keyOf(source) && editing) return editing.files()
      const before = edited.get(demo.id)
      if (before?.source !== keyOf(source)) return source.files
      return [{ ...source.files[0]!, code: before.code }, ...source.files.slice(1)]
    },
  }
  return live
}

/** Size and theme of the demo, as its options say. A demo without the site's theme has a light canvas in every mode. */
function settingsOfStage(page: FrameSettings, stage: HTMLElement, config: ClientConfig): FrameSettings {
  const { height, maxWidth } = data(stage)
  const isolated = find(stage, 'data-isolated') !== null
  return {
    ...(isolated ? settingsOfResult(page, { mode: 'light' }, config) : page),
    isolated,
    ...(height && { height: Number(height) }),
    ...(maxWidth && { maxWidth: Number(maxWidth) }),
  }
}

/** The props that the demo's controls set, if it has any. */
function propsOf(demo: HTMLElement): { props?: Record<string, unknown> } {
  const root = shownRoot(demo)
  const { props, propsNow = props } = root ? data(root) : {}
  return propsNow === undefined ? {} : { props: JSON.parse(propsNow) as Record<string, unknown> }
}
