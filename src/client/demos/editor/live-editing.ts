/**
 * Editing one set of files and seeing it run: the editor, the frame and the line under them that says how it goes. The
 * demos of a page and the playground are both this, with different elements around.
 */
import { announce } from '../../platform/announce.js'
import { browserClock } from '../../platform/clock.js'
import { copyText } from '../../code/clipboard.js'
import { createCopyFeedback } from '../../code/copy-button.js'
import { loadStylesheet } from '../../platform/load-stylesheet.js'
import { type ClientConfig, text } from '../../site-config.js'
import { type CodeEditor, createCodeEditor } from './code-editor.js'
import type { SourceFile } from './compile.js'
import { createLiveFrame } from './live-frame.js'
import { problemText } from './problem-text.js'
import { longestLink, shareHash } from './share-link.js'
import { vendorList } from './vendor-source.js'

/** Pages that have the editor's looks. */
const dressed = new WeakSet<Document>()

/** Milliseconds without a key until edited code runs. */
export const runPause = 400

export interface LiveEditingEnv {
  window: Window & typeof globalThis
  config: ClientConfig
  /** Takes the editor and its line; emptied at the end. */
  panel: HTMLElement
  stage: HTMLElement
  /** Addresses. */
  frame: string
  vendors: string
  styles: string | undefined
  /** The entry first; only it is edited. */
  files: readonly SourceFile[]
  /** The code is not the reader's own: nothing runs before `release`. */
  isHeld?: boolean
  /** Escape was pressed. */
  onLeave(): void
  onChange(code: string): void
}

export interface LiveEditing {
  editor: CodeEditor
  files(): SourceFile[]
  run(): void
  /** The reader wants code to run that is not their own. */
  release(): void
  /** Takes away the editor; with `frame`, also what runs. */
  close(options: { frame: boolean }): void
}

export function startLiveEditing(env: LiveEditingEnv): LiveEditing {
  const { window, config, panel, stage, files } = env
  const { document } = window
  const [entry, ...others] = files
  if (env.styles && !dressed.has(document)) {
    dressed.add(document)
    loadStylesheet(env.styles, { layer: 'components', document })
  }

  const host = element(document, 'div', 'v-editor-host')
  const problem = element(document, 'pre', 'v-editor-problem')
  problem.setAttribute('role', 'alert')
  problem.hidden = true
  const bar = element(document, 'div', 'v-editor-bar')
  const status = element(document, 'span', 'v-editor-status')
  status.textContent = text(config, 'editor.hint')
  const share = element(document, 'button', 'v-editor-share') as HTMLButtonElement
  share.type = 'button'
  share.textContent = text(config, 'editor.share')
  bar.append(status, share)
  panel.replaceChildren(host, problem, bar)

  let timer = 0
  let isHeld = env.isHeld ?? false
  const live = createLiveFrame({
    window,
    stage,
    title: text(config, 'editor.preview'),
    address: env.frame,
    vendors: () => vendorList(env.vendors),
    fetchText,
    onOutcome(found) {
      problem.hidden = !found
      problem.textContent = found ? problemText(config, found) : ''
      status.textContent = `${found ? '' : `${text(config, 'editor.runs')} `}${text(config, 'editor.hint')}`
    },
  })
  const current = (): SourceFile[] => [{ name: entry!.name, code: editor.code() }, ...others]
  const run = () => {
    window.clearTimeout(timer)
    if (isHeld) return
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
    const said =
      state === 'idle'
        ? text(config, 'editor.share')
        : state === 'copied'
          ? text(config, 'editor.shared')
          : text(config, 'editor.tooLong')
    share.textContent = said
    if (state !== 'idle') announce(document, said)
  })
  share.addEventListener(
    'click',
    () => void feedback.run(() => copyLink(playgroundAddress(config, window.location), current())),
  )

  return {
    editor,
    files: current,
    run,
    release() {
      isHeld = false
      run()
    },
    close({ frame }) {
      window.clearTimeout(timer)
      editor.destroy()
      panel.replaceChildren()
      if (frame) live.destroy()
    },
  }
}

function element(document: Document, name: string, className: string): HTMLElement {
  const made = document.createElement(name)
  made.className = className
  return made
}

async function copyLink(address: string, files: readonly SourceFile[]): Promise<void> {
  const link = address + shareHash(files)
  if (link.length > longestLink) throw new Error('too long')
  await copyText(link)
}

export function playgroundAddress({ base, localePrefix, prefix }: ClientConfig, location: Location): string {
  return new URL(`${base}${localePrefix}${prefix}/playground/`.replace(/\/+/g, '/'), location.origin).href
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} ${address}`)
  return response.text()
}
