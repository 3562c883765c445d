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

export interface LiveDemoEnv {
  window: Window & typeof globalThis
  config: ClientConfig
  load<Module>(chunk: () => Promise<Module>): Promise<Module | undefined>
  demo: HTMLElement
  edited: EditedCodes
}

const keyOf = ({ styling, lang }: DemoSource) => `${styling} ${lang}`

export class LiveDemo {
  readonly #env: LiveDemoEnv
  readonly #toolbar: HTMLElement | null
  /** Says that what runs is not the demo as published. */
  readonly #note: HTMLElement
  #editing: LiveEditing | undefined
  #panel: HTMLElement | undefined
  /** The source that has an editor. */
  #openKey: string | undefined
  #isEditing = false

  constructor(env: LiveDemoEnv) {
    const { window, config, demo } = env
    const { document } = window
    this.#env = env
    this.#toolbar = find(demo, 'data-demo-toolbar')
    const reset = el(document, 'button', { type: 'button' }, text(config, 'demo.reset'))
    reset.addEventListener('click', () => {
      const button = this.#toolbar && find(this.#toolbar, 'data-demo-reset')
      button?.click()
      if (button?.offsetParent) button.focus()
      else this.#toolbar?.querySelector('summary')?.focus()
    })
    const edited = el(document, 'span', {}, text(config, 'editor.edited'))
    this.#note = el(document, 'div', { class: 'v-demo-edited' }, edited, reset)
    on(document, 'docs:code-styling', () => this.#onChoice())
    on(document, 'docs:code-variant', () => this.#onChoice())
    on(demo, 'docs:demo-props', () => this.#editing?.refresh())
  }

  /** Whether the editor is open and takes keys. */
  get isEditing(): boolean {
    return this.#isEditing
  }

  /** The visible files including edits, the demo's own first. */
  get files(): SourceFile[] {
    const source = this.#source
    if (!source) return []
    if (this.#openKey === keyOf(source) && this.#editing) return this.#editing.files()
    const code = this.#editedCode(source)
    return code === undefined ? source.files : withCode(source, code)
  }

  /** Opens the editor, with earlier edits if there are any. */
  async edit({ focus }: { focus: boolean }): Promise<void> {
    const { window, config, load, demo } = this.#env
    const source = this.#source
    const stage = find(demo, 'data-demo-stage')
    if (!source || !stage || data(demo).liveEdit === undefined) return
    if (!focus && this.#editedCode(source) === undefined) return
    const toggle = find<HTMLDetailsElement>(demo, 'data-demo-toggle')
    if (focus && toggle) toggle.open = true
    if (focus) source.own.parentElement?.querySelector<HTMLInputElement>('.v-demo-tab input')?.click()
    if (this.#openKey === keyOf(source)) {
      if (!focus) return
      this.#setEditing(source, true)
      return this.#editing?.editor.focus()
    }
    const module = await load(() => import('./live-editing.js'))
    if (!module) throw new Error('the editor could not be loaded')
    const now = this.#source
    if (this.#openKey === keyOf(source) || !now || keyOf(now) !== keyOf(source)) return
    this.#close()
    const code = this.#editedCode(source)
    const panel = (this.#panel = el(window.document, 'div', { class: 'v-editor' }))
    source.own.prepend(panel)
    this.#openKey = keyOf(source)
    // Before the frame takes its place.
    const { padding } = window.getComputedStyle(stage)
    const editing = (this.#editing = module.startLiveEditing({
      window,
      config,
      panel,
      stage,
      frame: data(demo).frame!,
      vendors: data(demo).vendors!,
      styles: data(demo).editorStyles,
      settings: (page) => ({ ...settingsOfStage(page, stage, config), ...propsOf(demo), padding }),
      files: code === undefined ? source.files : withCode(source, code),
      onLeave: () => editButton(source)?.focus(),
      onChange: (changed) => this.#persist(source, changed),
    }))
    this.#setEditing(source, focus)
    if (code !== undefined) editing.run()
    this.#mark(code !== undefined)
    if (!focus) return
    editing.editor.focus()
    // On a phone the code is below what it draws.
    panel.scrollIntoView({ block: 'nearest' })
  }

  /** Ends editing. The edits still run; without any the original text is shown again. */
  done(): void {
    const source = this.#source
    if (!source || !this.#isEditing) return
    if (this.#editedCode(source) !== undefined) this.#setEditing(source, false)
    else this.#close()
    editButton(source)?.focus()
  }

  /** Discards the edits and shows the original demo. */
  reset(): void {
    const { demo, edited } = this.#env
    edited.set(demo.id, undefined)
    delete data(demo).unsaved
    this.#mark(false)
    this.#close()
  }

  get #source(): DemoSource | undefined {
    return shownSource(this.#env.demo)
  }

  /** What the reader has made of a source. */
  #editedCode(source: DemoSource): string | undefined {
    const { demo, edited } = this.#env
    const before = edited.get(demo.id)
    return before?.source === keyOf(source) ? before.code : undefined
  }

  #onChoice(): void {
    const source = this.#source
    if (!source || keyOf(source) === this.#openKey) return
    // What runs must belong to the source that is shown.
    if (this.#openKey !== undefined) this.#close()
    this.#mark(false)
    this.edit({ focus: false }).catch((error: unknown) => console.error(error))
  }

  #setEditing(source: DemoSource, is: boolean): void {
    this.#isEditing = is
    data(source.own).editing = is ? '' : 'done'
    this.#editing?.setEditable(is)
  }

  #close(): void {
    this.#editing?.close()
    if (this.#panel?.parentElement) delete data(this.#panel.parentElement).editing
    this.#panel?.remove()
    this.#editing = this.#panel = this.#openKey = undefined
    this.#isEditing = false
  }

  #mark(isEdited: boolean): void {
    const { demo } = this.#env
    if (isEdited) data(demo).edited = ''
    else delete data(demo).edited
    if (isEdited) this.#toolbar?.after(this.#note)
    else this.#note.remove()
  }

  #persist(source: DemoSource, code: string): void {
    const { demo, edited } = this.#env
    const isChanged = code !== source.files[0]!.code
    this.#mark(isChanged)
    const isKept = edited.set(demo.id, isChanged ? { source: keyOf(source), code } : undefined)
    if (isChanged && !isKept) data(demo).unsaved = ''
    else delete data(demo).unsaved
  }
}

const editButton = (source: DemoSource) => find(source.own.parentElement!, 'data-demo-edit')

/** The files of a source, the first one with other code. */
const withCode = ({ files: [first, ...others] }: DemoSource, code: string): SourceFile[] => [
  { ...first!, code },
  ...others,
]

/** Size and theme of the demo, as its options say. A demo without the site's theme has a light canvas in every mode. */
function settingsOfStage(page: FrameSettings, stage: HTMLElement, config: ClientConfig): FrameSettings {
  const { height, maxWidth, align } = data(stage)
  const isolated = find(stage, 'data-isolated') !== null
  return {
    ...(isolated ? settingsOfResult(page, { mode: 'light' }, config) : page),
    isolated,
    ...(align && { align }),
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
