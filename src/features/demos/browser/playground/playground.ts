/**
 * The playground: several files, an editor, the result in a frame and a console.
 *
 * The address says what is open: `#demo=…` one of the site's demos, `#code=…` code that somebody wrote. It is updated
 * while the reader types, so a reload and a link keep the code. Code in an address is treated as somebody else's until
 * the reader presses Run; code that the reader typed in this tab is recognized by the copy in the session's storage.
 */
import { type CopyState, createCopyFeedback } from '../../../../client/code/copy-button.js'
import type { ClientString } from '../../../../client/client-strings.js'
import { announce } from '../../../../client/platform/announce.js'
import { browserClock } from '../../../../client/platform/clock.js'
import { showNotice } from '../../../../client/platform/notice.js'
import { data } from '../../../../client/platform/page.js'
import type { SafeStorage } from '../../../../client/platform/safe-storage.js'
import { type ClientConfig, text } from '../../../../client/site-config.js'
import type { PlaygroundView } from '../../../../model.js'
import { type CodeEditor, createCodeEditor } from '../editor/code-editor.js'
import { type CodePlace, isAsset, type SourceFile } from '../editor/compile.js'
import { LiveFrame, type RunProblem } from '../editor/live-frame.js'
import { problemPlace, problemText } from '../editor/problem-text.js'
import {
  copyLink,
  filesOf,
  filesOfHash,
  longestLink,
  ownCodeKey,
  shareHash,
  storedFiles,
} from '../editor/share-link.js'
import { fetchText } from '../editor/vendor-source.js'
import { openSandbox, type SandboxService } from '../sandbox.js'
import { emptyLog, type Log, logged } from './log.js'
import { focusTab } from './tabs.js'
import { readChoices, settingsOfResult, storeChoices, type ViewChoices, views } from './view-choices.js'

export interface PlaygroundEnv {
  config: ClientConfig
  storage: SafeStorage
  session: SafeStorage
  load<Module>(chunk: () => Promise<Module>): Promise<Module | undefined>
  /** Has `data-unsaved` while a reload would lose the code. */
  root: HTMLElement
  view: PlaygroundView
  /** Shows the state. Called again after each change. */
  draw(playground: Playground): void
}

export interface PlaygroundState {
  /** The first one runs. */
  files: readonly SourceFile[]
  /** What they import that is no source. */
  assets: readonly SourceFile[]
  selected: number
  naming: Naming | undefined
  /** The starting point of the files, as in the address; empty for the site's own. */
  start: string
  /** The code is not the reader's own, so it does not run. */
  isHeld: boolean
  /** Nothing has run yet. */
  isStarting: boolean
  /** Whether what was opened has run without an error. */
  hasWorked: boolean
  problem: RunProblem | undefined
  log: Log
  share: CopyState
  choices: ViewChoices
  /** There is room for the code or the result. */
  isNarrow: boolean
  /** The bar between them is being moved. */
  isDragging: boolean
}

/** The form that asks for the name of a new file, or of the selected one. */
export interface Naming {
  isNew: boolean
  /** The button that opened it. */
  opener: HTMLElement
  problem?: string
}

/** The props of what draws the playground. */
export interface Part {
  playground: Playground
}

/** Milliseconds after the last key press until the address is updated, and until the code runs. */
const addressPause = 300
const runPause = 400

/** As in playground.css. */
const narrow = '(width < 37.5rem), (width < 56.25rem) and (height < 50rem)'

export const shareLabels = {
  idle: 'playground.share',
  copied: 'editor.shared',
  failed: 'editor.tooLong',
} as const satisfies Record<CopyState, ClientString>

const withoutHash = () => location.pathname + location.search

export class Playground {
  state: PlaygroundState
  readonly config: ClientConfig
  readonly view: PlaygroundView
  readonly #env: PlaygroundEnv
  readonly #editor: CodeEditor
  readonly #live: LiveFrame
  readonly #ownKey: string
  /** The hashes that this page has written: what they hold is the reader's own. */
  readonly #own = new Set<string>()
  readonly #sharing = createCopyFeedback(2_000, browserClock, (share) => {
    this.update({ share })
    if (share !== 'idle') announce(document, this.text(shareLabels[share]))
  })
  #addressTimer = 0
  #runTimer = 0
  /** Increases whenever other code is opened. */
  #opened = 0

  constructor(env: PlaygroundEnv) {
    const { config, storage, view } = env
    const room = matchMedia(narrow)
    this.#env = env
    this.config = config
    this.view = view
    this.#ownKey = ownCodeKey(config.storagePrefix)
    this.state = {
      files: this.#initial(),
      assets: [],
      selected: 0,
      naming: undefined,
      start: '',
      isHeld: false,
      isStarting: true,
      hasWorked: false,
      problem: undefined,
      log: emptyLog,
      share: 'idle',
      choices: readChoices(storage, config.storagePrefix),
      isNarrow: room.matches,
      isDragging: false,
    }
    env.draw(this)
    this.#editor = createCodeEditor({
      host: document.getElementById('playground-host')!,
      code: '',
      label: '',
      isLarge: true,
      hint: this.text('playground.hint'),
      onLeave: () => (this.state.isNarrow ? this.#focusView() : document.getElementById('playground-format')!.focus()),
      onChange: (code) => {
        const { files, selected } = this.state
        this.#change({ files: files.map((file, index) => (index === selected ? { ...file, code } : file)) })
      },
      keys: { 'Mod-s': () => void this.format() },
    })
    this.#live = new LiveFrame({
      window,
      stage: document.getElementById('playground-stage')!,
      title: this.text('editor.preview'),
      address: view.frame,
      vendors: view.vendors,
      settings: (page) => settingsOfResult(page, this.state.choices, config),
      onOutcome: (problem) => this.#onOutcome(problem),
      onConsole: (level, message) => this.update({ log: logged(this.state.log, level, message) }),
    })
    room.addEventListener('change', () => this.update({ isNarrow: room.matches }))
    addEventListener('hashchange', () => this.#openAddress())
    // A page that is left keeps the last keys, too.
    addEventListener('pagehide', () => this.#addressTimer && this.#persist())
    this.#openAddress()
  }

  update(changes: Partial<PlaygroundState>): void {
    this.state = { ...this.state, ...changes }
    this.#env.draw(this)
  }

  /** An interface string. */
  text = (key: ClientString, values?: Record<string, string>): string => text(this.config, key, values)

  /** Shows the selected file. */
  show(changes: Partial<PlaygroundState>): void {
    this.update({ naming: undefined, ...changes })
    const { name, code } = this.state.files[this.state.selected]!
    this.#editor.show(`${this.#opened} ${name}`, code, this.text('editor.label', { name }))
    this.#markProblem()
  }

  nameFile(name: string, isNew: boolean): void {
    const { files, selected } = this.state
    if (isNew) this.show({ files: [...files, { name, code: '' }], selected: files.length })
    else this.show({ files: files.map((file, index) => (index === selected ? { ...file, name } : file)) })
    this.#editor.focus()
    this.#change({})
  }

  deleteFile(): void {
    const { files, selected } = this.state
    this.show({ files: files.filter((_, index) => index !== selected), selected: selected - 1 })
    this.#change({})
  }

  /** Shows the place of a problem. */
  jump({ file, line, column }: CodePlace): void {
    const index = this.state.files.findIndex(({ name }) => name === file)
    if (index < 0) return
    this.choose({ view: 'code' })
    if (index !== this.state.selected) this.show({ selected: index })
    this.#editor.goTo(line ?? 1, column ?? 1)
  }

  /** How code and result are shown. */
  choose(changes: ViewChoices): void {
    const { config, storage } = this.#env
    const choices = { ...this.state.choices, ...changes }
    storeChoices(storage, config.storagePrefix, choices)
    this.update({ choices })
    this.#live.refresh()
  }

  /** Runs code that is not the reader's own. */
  release(): void {
    this.update({ isHeld: false })
    this.#run()
    if (this.state.isNarrow) this.#focusView()
    else this.#editor.focus()
  }

  async format(): Promise<void> {
    const { files, selected } = this.state
    const { name, code } = files[selected]!
    try {
      const module = await this.#env.load(() => import('./format.js'))
      if (!module) throw new Error(this.text('editor.unavailable'))
      const formatted = await module.formatCode(name, code)
      const isSame = this.state.selected === selected && this.#editor.code() === code
      if (isSame && formatted !== code) this.#editor.replace(formatted)
    } catch (error) {
      this.#notify(error instanceof Error ? error.message.split('\n')[0]! : String(error))
    }
  }

  share(): void {
    void this.#sharing.run(() => copyLink(location.origin + location.pathname, this.#allFiles()))
  }

  openSandbox(service: SandboxService): void {
    const demo = { name: document.title, lang: 'ts', files: [...this.state.files] } as const
    openSandbox(document, service, this.view.sandbox, demo).catch(() => this.#notify(this.text('demo.sandboxFailed')))
  }

  /** Opens a starting point; what was open is one step back in the history, unless the address says what to open. */
  async openStart(key: string, isInAddress = false): Promise<void> {
    const now = this.#opened
    try {
      const files = await this.#startingFiles(key)
      if (now !== this.#opened) return
      if (!isInAddress) {
        if (this.#addressTimer) this.#persist()
        this.#env.session.set(this.#ownKey, '')
        history.pushState(null, '', key === '' ? withoutHash() : `#demo=${key}`)
      }
      this.#open(files, { start: key, isHeld: false })
    } catch (error) {
      console.error(error)
      // The list of starting points shows the choice that failed.
      this.update({})
      this.#notify(this.text('playground.startFailed'))
      if (isInAddress && this.#opened === 0) this.#open(this.#initial(), { start: '', isHeld: false })
    }
  }

  #openAddress(): void {
    const { session } = this.#env
    const { hash } = location
    const demo = new URLSearchParams(hash.slice(1))
    const key = demo.get('demo')
    if (key !== null) return void this.openStart(this.#startingKey(key, demo.get('styling')), true)
    const mine = session.get(this.#ownKey) ?? ''
    const kept = hash.length < 2 ? storedFiles(mine) : undefined
    const files = kept ?? filesOfHash(hash)
    if (!files) return this.#open(this.#initial(), { start: '', isHeld: false })
    const known = kept ? mine : hash
    const isOwn = mine === known || this.#own.has(known)
    if (isOwn) {
      this.#own.add(known)
      session.set(this.#ownKey, known)
      if (kept && known.length <= longestLink) history.replaceState(history.state, '', known)
    }
    this.#open(files, { start: isOwn ? (session.get(this.#startKey()) ?? '') : '', isHeld: !isOwn })
  }

  #open(given: readonly SourceFile[], { start, isHeld }: Pick<PlaygroundState, 'start' | 'isHeld'>): void {
    clearTimeout(this.#addressTimer)
    this.#addressTimer = 0
    this.#opened++
    const files = given.filter((file) => !isAsset(file))
    const assets = given.filter(isAsset)
    this.show({ files, assets, start, isHeld, selected: 0, hasWorked: false, problem: undefined, log: emptyLog })
    if (isHeld) this.#live.stop()
    this.#run()
  }

  #change(changes: Partial<PlaygroundState>): void {
    this.update(changes)
    clearTimeout(this.#addressTimer)
    clearTimeout(this.#runTimer)
    this.#addressTimer = window.setTimeout(() => this.#persist(), addressPause)
    this.#runTimer = window.setTimeout(() => this.#run(), runPause)
  }

  #run(): void {
    clearTimeout(this.#runTimer)
    if (this.state.isHeld) return
    this.update({ log: emptyLog })
    void this.#live.run(this.#allFiles())
  }

  #onOutcome(problem: RunProblem | undefined): void {
    const { hasWorked } = this.state
    let { log } = this.state
    const last = log.entries.at(-1)
    // React logs errors itself.
    const isLogged = problem && last?.level === 'error' && last.message.includes(problem.message)
    if (problem && !isLogged) log = logged(log, 'error', problemText(this.config, problem))
    this.update({ problem, log, isStarting: false, hasWorked: hasWorked || !problem })
    this.#markProblem()
  }

  /** In the file that is shown. */
  #markProblem(): void {
    const { problem, files, selected } = this.state
    const place = problemPlace(problem)
    const isHere = place?.line !== undefined && place.file === files[selected]!.name
    this.#editor.mark(isHere ? { ...place, line: place.line!, message: problem!.message } : undefined)
  }

  #persist(): void {
    clearTimeout(this.#addressTimer)
    this.#addressTimer = 0
    const { root, session } = this.#env
    const hash = shareHash(this.#allFiles())
    const isKept = session.set(this.#ownKey, hash)
    session.set(this.#startKey(), this.state.start)
    this.#own.add(hash)
    // Code that is too long for an address is found in the session's storage.
    const isShort = hash.length <= longestLink
    if (isKept || isShort) delete data(root).unsaved
    else data(root).unsaved = ''
    history.replaceState(history.state, '', isShort ? hash : withoutHash())
  }

  #focusView(): void {
    focusTab('playground-view', views.indexOf(this.state.choices.view ?? 'code'))
  }

  #notify(message: string): void {
    showNotice(document.getElementById('playground-problem')!, message)
  }

  #startKey(): string {
    return `${this.#ownKey}-start`
  }

  #allFiles(): SourceFile[] {
    return [...this.state.files, ...this.state.assets]
  }

  #initial(): SourceFile[] {
    return [{ name: 'Demo.tsx', code: this.#env.view.code }]
  }

  async #startingFiles(key: string): Promise<SourceFile[]> {
    if (key === '') return this.#initial()
    const demo = this.#demos().find((one) => one.key === key)
    const files = demo && filesOf(JSON.parse(await fetchText(demo.href)))
    if (!files) throw new Error(`no starting point ${key}`)
    return files
  }

  /** @returns the key of the variant with the styling, if the demo has several */
  #startingKey(key: string, styling: string | null): string {
    const keys = this.#demos().map((demo) => demo.key)
    return (
      keys.find((one) => one === (styling ? `${key}.${styling}` : key)) ??
      keys.find((one) => one.startsWith(`${key}.`)) ??
      key
    )
  }

  #demos() {
    return this.view.groups.flatMap(({ demos }) => demos)
  }
}
