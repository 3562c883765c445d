/**
 * Live editing of a demo's main file: the editor, above it a bar with its state and errors, and the frame that runs the
 * code.
 */
import { el } from '../../../../client/platform/el.js'
import { announce } from '../../../../client/platform/announce.js'
import { browserClock } from '../../../../client/platform/clock.js'
import { createCopyFeedback } from '../../../../client/code/copy-button.js'
import { loadStylesheet } from '../../../../client/platform/load-stylesheet.js'
import { data } from '../../../../client/platform/page.js'
import { type ClientConfig, text } from '../../../../client/site-config.js'
import { type CodeEditor, createCodeEditor } from './code-editor.js'
import type { SourceFile } from './compile.js'
import type { FrameSettings } from './frame-protocol.js'
import { LiveFrame } from './live-frame.js'
import { problemPlace, problemText, showProblem } from './problem-text.js'
import { copyLink } from './share-link.js'

/** Documents that have loaded the editor's stylesheet. */
const styled = new WeakSet<Document>()

/** Milliseconds after the last key press until edited code runs. */
export const runPause = 400

export interface LiveEditingEnv {
  window: Window & typeof globalThis
  config: ClientConfig
  /** Receives the editor and its status line; emptied by `close`. */
  panel: HTMLElement
  stage: HTMLElement
  /** Addresses. */
  frame: string
  vendors: string
  styles: string | undefined
  /** The entry first; only it is edited. */
  files: readonly SourceFile[]
  /** Changes the settings that the demo follows, by default those of the page. */
  settings?(page: FrameSettings): FrameSettings
  /** Escape was pressed. */
  onLeave(): void
  onChange(code: string): void
}

export interface LiveEditing {
  editor: CodeEditor
  files(): SourceFile[]
  run(): void
  /** Sends the settings again. */
  refresh(): void
  /** Whether the text can be edited; while it can't, the bar is hidden. */
  setEditable(isEditable: boolean): void
  /** Removes the editor and the running demo. */
  close(): void
}

export function startLiveEditing(env: LiveEditingEnv): LiveEditing {
  const { window, config, panel, stage, files } = env
  const { document } = window
  const [entry, ...others] = files
  if (env.styles && !styled.has(document)) {
    styled.add(document)
    loadStylesheet(env.styles, { layer: 'v-components', document })
  }

  const host = el(document, 'div', { class: 'v-editor-host' })
  const problem = el(document, 'div', { class: 'v-editor-problem', role: 'alert', hidden: true })
  const state = el(document, 'span', { class: 'v-editor-state' }, text(config, 'editor.editing'))
  const status = el(document, 'span', { class: 'v-editor-status' })
  const hint = el(document, 'span', { class: 'v-editor-hint' }, text(config, 'editor.hint'))
  const share = el(document, 'button', { class: 'v-editor-share', type: 'button' }, text(config, 'editor.share'))
  const bar = el(document, 'div', { class: 'v-editor-bar' }, state, status, problem, hint, share)
  panel.replaceChildren(bar, host)
  const stale = el(document, 'p', { class: 'v-demo-stale', hidden: true }, text(config, 'editor.stale'))
  stage.append(stale)

  let timer = 0
  const live = new LiveFrame({
    window,
    stage,
    title: text(config, 'editor.preview'),
    address: env.frame,
    vendors: env.vendors,
    ...(env.settings && { settings: env.settings }),
    onOutcome(found) {
      const place = problemPlace(found)
      const isHere = place?.file === entry!.name && place.line !== undefined
      editor.mark(isHere ? { ...place, line: place.line!, message: problemText(config, found!) } : undefined)
      showProblem(problem, config, found, isHere ? ({ line, column }) => editor.goTo(line!, column ?? 1) : undefined)
      // Before the first run the stage shows the demo as published.
      stale.hidden = found?.kind !== 'code' || (!found.isEarlierShown && data(stage).live !== undefined)
      status.textContent = found ? '' : text(config, 'editor.runs')
    },
  })
  const current = (): SourceFile[] => [{ name: entry!.name, code: editor.code() }, ...others]
  const run = () => {
    window.clearTimeout(timer)
    status.textContent = text(config, 'editor.running')
    void live.run(current())
  }
  const editor = createCodeEditor({
    host,
    code: entry!.code,
    label: text(config, 'editor.label', { name: entry!.name }),
    hint: text(config, 'editor.hint'),
    onLeave: env.onLeave,
    onChange(code) {
      env.onChange(code)
      window.clearTimeout(timer)
      timer = window.setTimeout(run, runPause)
    },
  })
  const feedback = createCopyFeedback(2_000, browserClock, (state) => {
    const key = state === 'idle' ? 'editor.share' : state === 'copied' ? 'editor.shared' : 'editor.tooLong'
    const message = text(config, key)
    share.textContent = message
    if (state !== 'idle') announce(document, message)
  })
  share.addEventListener(
    'click',
    () => void feedback.run(() => copyLink(playgroundAddress(config, window.location), current())),
  )

  return {
    editor,
    files: current,
    run,
    refresh: () => live.refresh(),
    setEditable(isEditable) {
      bar.hidden = !isEditable
      editor.setEditable(isEditable)
    },
    close() {
      window.clearTimeout(timer)
      editor.destroy()
      panel.replaceChildren()
      stale.remove()
      live.destroy()
    },
  }
}

export function playgroundAddress({ base, localePrefix, prefix }: ClientConfig, location: Location): string {
  return new URL(`${base}${localePrefix}${prefix}/playground/`.replace(/\/+/g, '/'), location.origin).href
}
