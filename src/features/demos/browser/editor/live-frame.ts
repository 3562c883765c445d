/**
 * The page's side of the frame that runs edited code: creates it, sends it code and receives the outcome.
 *
 * A frame's import map can't be extended, so code that imports another package gets a new frame; within the same frame
 * a run takes a few milliseconds. Code that never answers is stopped by removing its frame.
 */
import { type CodePlace, type CompiledDemo, CompileError, compileDemo, isAsset, type SourceFile } from './compile.js'
import {
  type ConsoleLevel,
  type FrameReport,
  type FrameRequest,
  type FrameSettings,
  isFrameReport,
} from './frame-protocol.js'
import { pageFonts, withFontAssets, withFontFiles } from './page-fonts.js'
import { fetchText, vendorList } from './vendor-source.js'
import { type VendorTexts, vendorTexts } from './vendor-texts.js'
import { data } from '../../../../client/platform/page.js'

/** Timeouts in milliseconds: for the frame's document to load, and for code to run. */
export const timeouts = { frame: 8_000, run: 10_000 }

export type RunProblem =
  /** `isEarlierShown`: the frame shows the last version that worked. */
  | { kind: 'code'; message: string; place?: CodePlace; isEarlierShown?: boolean }
  /** `message`: the names of missing packages; `place`: where the first one is imported. */
  | { kind: 'missing'; message: string; place: CodePlace }
  | { kind: 'offline' | 'unavailable' | 'silent'; message: string }

export interface LiveFrameEnv {
  window: Window & typeof globalThis
  /** Contains the frame; has `data-live` while that shows anything. Until then, what it contains stays in view. */
  stage: HTMLElement
  /** The accessible name of the frame. */
  title: string
  /** The address of the frame's document. */
  address: string
  /** The address of the list of packages. */
  vendors: string
  /**
   * Called with a problem, or with undefined when the code runs; also for later errors, in event handlers of the demo.
   */
  onOutcome(problem: RunProblem | undefined): void
  onConsole?(level: ConsoleLevel, message: string): void
  /** Changes the settings that the demo follows, by default those of the page. */
  settings?(page: FrameSettings): FrameSettings
}

interface Frame {
  element: HTMLIFrameElement
  names: ReadonlySet<string>
  /** Resolves when its document is ready and has the packages; rejects after a timeout. */
  ready: Promise<void>
  post(request: FrameRequest): void
}

export class LiveFrame {
  readonly #env: LiveFrameEnv
  readonly #listening = new AbortController()
  #frame: Frame | undefined
  /** The frame before it, in view until this one shows anything. */
  #earlier: HTMLIFrameElement | undefined
  #files: readonly SourceFile[] = []
  /** Of the newest run. */
  #current = 0
  #timer = 0
  #onReady = () => {}
  /** Height in pixels last reported by the frame's document. */
  #reported = 0
  /**
   * Whether the newest code runs. Until it does, the frame does not shrink, so that the editor does not move while
   * typing.
   */
  #isGood = false
  /** Whether the frame shows anything that worked. */
  #isShowing = false
  /** Whether frames get React's development build: after the first error that only it can explain. */
  #isExplaining = false
  /** Of the code that runs. */
  #sourcePlace: CompiledDemo['sourcePlace'] = (place) => place

  constructor(env: LiveFrameEnv) {
    this.#env = env
    const onMessage = ({ source, data }: MessageEvent) => {
      if (this.#frame && source === this.#frame.element.contentWindow && isFrameReport(data)) this.#onReport(data)
    }
    env.window.addEventListener('message', onMessage, this.#listening)
    // Not at the page's events: scripts of the site may add to its attributes after those, for a library that has its
    // own.
    const watching = new MutationObserver(() => this.refresh())
    watching.observe(env.window.document.documentElement, { attributes: true })
    this.#listening.signal.addEventListener('abort', () => watching.disconnect())
  }

  /** Runs the files, the entry first. A later call supersedes an earlier one. */
  async run(files: readonly SourceFile[]): Promise<void> {
    const { window, onOutcome } = this.#env
    const run = ++this.#current
    this.#files = files
    this.#isGood = false
    const settle = (problem: RunProblem) => {
      if (run === this.#current) onOutcome(problem)
    }
    try {
      const compiled = compileDemo(files.some(isAsset) ? await withFontAssets(files, window) : files)
      if (!this.#frame && !window.navigator.onLine) return settle({ kind: 'offline', message: '' })
      const list = await vendorList(this.#env.vendors)
      if (run !== this.#current) return
      const packages = [...compiled.packages.keys()]
      const missing = packages.filter((name) => !Object.hasOwn(list.modules, name) && !Object.hasOwn(list.styles, name))
      if (missing.length > 0)
        return settle({ kind: 'missing', message: missing.join(', '), place: compiled.packages.get(missing[0]!)! })
      let frame = this.#frame
      if (!frame || !packages.every((name) => frame!.names.has(name))) {
        const [vendors, fonts] = await Promise.all([
          vendorTexts(list, packages, { isExplaining: this.#isExplaining, fetchText }),
          pageFonts(window),
        ])
        if (run !== this.#current) return
        const sheets = await Promise.all(vendors.styles.map((css) => withFontFiles(css, window)))
        if (run !== this.#current) return
        frame = this.#open({ ...vendors, styles: fonts ? [fonts, ...sheets] : sheets })
      }
      await frame.ready
      if (run !== this.#current) return
      window.clearTimeout(this.#timer)
      this.#timer = window.setTimeout(() => {
        this.#remove()
        settle({ kind: 'silent', message: '' })
      }, timeouts.run)
      this.#sourcePlace = compiled.sourcePlace
      const { modules, styles } = compiled
      frame.post({ type: 'vitrine:run', run, modules, styles, settings: this.#settings() })
    } catch (error) {
      if (error instanceof Unavailable && run === this.#current) this.#remove()
      settle(problemOf(error, window, this.#isShowing || this.#earlier !== undefined))
    }
  }

  /** Sends the settings again. */
  refresh(): void {
    this.#frame?.post({ type: 'vitrine:settings', settings: this.#settings() })
  }

  /** Removes what runs; a later run starts anew. */
  stop(): void {
    this.#current++
    this.#remove()
  }

  destroy(): void {
    this.stop()
    this.#listening.abort()
  }

  #settings(): FrameSettings {
    const own = pageSettings(this.#env.window.document)
    return this.#env.settings?.(own) ?? own
  }

  #open(vendors: VendorTexts): Frame {
    const { window, stage, title, address } = this.#env
    const height = this.#frame?.element.style.height || `${Math.max(stage.clientHeight, 80)}px`
    window.clearTimeout(this.#timer)
    if (this.#isShowing) this.#earlier = this.#frame?.element
    else this.#frame?.element.remove()
    this.#isShowing = false
    this.#reported = 0
    const element = window.document.createElement('iframe')
    element.className = 'v-demo-live-waiting'
    element.title = title
    element.setAttribute('sandbox', 'allow-scripts')
    element.src = address
    element.style.height = height
    const post = (request: FrameRequest) => element.contentWindow?.postMessage(request, '*')
    const ready = new Promise<void>((resolve, reject) => {
      const late = window.setTimeout(() => reject(new Unavailable()), timeouts.frame)
      this.#onReady = () => {
        this.#onReady = () => {}
        window.clearTimeout(late)
        post({ type: 'vitrine:start', ...vendors })
        resolve()
      }
    })
    stage.append(element)
    return (this.#frame = { element, names: new Set(Object.keys(vendors.names)), ready, post })
  }

  #remove(): void {
    this.#env.window.clearTimeout(this.#timer)
    this.#frame?.element.remove()
    this.#earlier?.remove()
    this.#frame = this.#earlier = undefined
    this.#isShowing = false
    delete data(this.#env.stage).live
  }

  #onReport(report: FrameReport): void {
    const { window, onOutcome, onConsole } = this.#env
    if (report.type === 'vitrine:ready') return this.#onReady()
    if (report.type === 'vitrine:height') {
      this.#reported = report.height
      return this.#fit()
    }
    if (report.run !== 0 && report.run !== this.#current) return
    if (report.type === 'vitrine:console') return onConsole?.(report.level, report.message)
    window.clearTimeout(this.#timer)
    if (report.type === 'vitrine:error' && !this.#isExplaining && /Minified React error #\d/.test(report.message)) {
      this.#isExplaining = true
      this.#remove()
      return void this.run(this.#files)
    }
    this.#isGood = report.type === 'vitrine:done'
    this.#isShowing = report.type === 'vitrine:done' || report.shown !== undefined
    if (this.#isShowing) this.#show()
    if (report.type === 'vitrine:done') {
      this.#fit()
      return onOutcome(undefined)
    }
    const place = placeOf(report.place)
    onOutcome({
      kind: 'code',
      isEarlierShown: report.shown === 'earlier' || this.#earlier !== undefined,
      message: report.message,
      ...(place && { place: this.#sourcePlace(place) }),
    })
  }

  #show(): void {
    this.#frame!.element.className = 'v-demo-live'
    this.#earlier?.remove()
    this.#earlier = undefined
    data(this.#env.stage).live = ''
  }

  #fit(): void {
    const { element } = this.#frame!
    const height = Math.min(this.#reported, 4000)
    if (this.#reported > 0 && (this.#isGood || height > element.offsetHeight)) element.style.height = `${height}px`
  }
}

class Unavailable extends Error {}

function problemOf(error: unknown, { navigator }: Window, isEarlierShown: boolean): RunProblem {
  if (error instanceof CompileError) return { kind: 'code', message: error.message, place: error.place, isEarlierShown }
  return {
    kind: navigator.onLine ? 'unavailable' : 'offline',
    message: error instanceof Error ? error.message : String(error),
  }
}

/** @param text `Bars.tsx:12:5` */
function placeOf(text: string | undefined): CodePlace | undefined {
  const [, file, line, column] = /^(.+):(\d+):(\d+)$/.exec(text ?? '') ?? []
  return file ? { file, line: Number(line), column: Number(column) } : undefined
}

/** The page's settings that a demo follows. */
export function pageSettings(document: Document): FrameSettings {
  const html = document.documentElement
  const attributes: Record<string, string> = {}
  for (const { name, value } of html.attributes)
    if (/^(class|dir|lang|data-[a-z-]+)$/.test(name)) attributes[name] = value
  return {
    direction: html.dir === 'rtl' ? 'rtl' : 'ltr',
    dense: data(html).density === 'dense',
    mode: html.classList.contains('mode-dark') ? 'dark' : 'light',
    attributes,
  }
}
