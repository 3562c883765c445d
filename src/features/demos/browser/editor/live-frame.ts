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

export interface LiveFrame {
  /** Runs the files, the entry first. A later call supersedes an earlier one. */
  run(files: readonly SourceFile[]): Promise<void>
  /** Sends the settings again. */
  refresh(): void
  /** Removes what runs; a later run starts anew. */
  stop(): void
  destroy(): void
}

interface Frame {
  element: HTMLIFrameElement
  names: ReadonlySet<string>
  /** Resolves when its document is ready and has the packages; rejects after a timeout. */
  ready: Promise<void>
  post(request: FrameRequest): void
}

export function createLiveFrame(env: LiveFrameEnv): LiveFrame {
  const { window, stage, onOutcome } = env
  const { document } = window
  let frame: Frame | undefined
  /** The frame before it, in view until this one shows anything. */
  let earlier: HTMLIFrameElement | undefined
  let current = 0
  let timer = 0
  let onReady = () => {}
  /** Height in pixels last reported by the frame's document. */
  let reported = 0
  /**
   * Whether the newest code runs. Until it does, the frame does not shrink, so that the editor does not move while
   * typing.
   */
  let isGood = false
  /** Whether the frame shows anything that worked. */
  let isShowing = false
  /** Whether frames get React's development build: after the first error that only it can explain. */
  let isExplaining = false
  let files: readonly SourceFile[] = []
  /** Of the code that runs. */
  let sourcePlace: CompiledDemo['sourcePlace'] = (place) => place

  const onMessage = ({ source, data }: MessageEvent) => {
    if (!frame || source !== frame.element.contentWindow || !isFrameReport(data)) return
    onReport(data)
  }
  const onReport = (report: FrameReport): void => {
    if (report.type === 'vitrine:ready') return onReady()
    if (report.type === 'vitrine:height') {
      reported = report.height
      return fit()
    }
    if (report.run !== 0 && report.run !== current) return
    if (report.type === 'vitrine:console') return env.onConsole?.(report.level, report.message)
    window.clearTimeout(timer)
    if (report.type === 'vitrine:error' && !isExplaining && /Minified React error #\d/.test(report.message)) {
      isExplaining = true
      remove()
      return void live.run(files)
    }
    isGood = report.type === 'vitrine:done'
    isShowing = report.type === 'vitrine:done' || report.shown !== undefined
    if (isShowing) show(frame!.element)
    if (isGood) fit()
    if (report.type === 'vitrine:done') onOutcome(undefined)
    else {
      const place = placeOf(report.place)
      onOutcome({
        kind: 'code',
        isEarlierShown: report.shown === 'earlier' || earlier !== undefined,
        message: report.message,
        ...(place && { place: sourcePlace(place) }),
      })
    }
  }
  const fit = () => {
    const height = Math.min(Math.max(reported, 40), 4000)
    if (reported > 0 && (isGood || height > frame!.element.offsetHeight)) frame!.element.style.height = `${height}px`
  }
  const settings = () => {
    const own = pageSettings(document)
    return env.settings?.(own) ?? own
  }
  const postSettings = () => frame?.post({ type: 'vitrine:settings', settings: settings() })
  const listening = new AbortController()
  window.addEventListener('message', onMessage, listening)
  // Not at the page's events: scripts of the site may add to its attributes after those, for a library that has its
  // own.
  const watching = new MutationObserver(postSettings)
  watching.observe(document.documentElement, { attributes: true })
  listening.signal.addEventListener('abort', () => watching.disconnect())

  const show = (element: HTMLIFrameElement) => {
    element.className = 'v-demo-live'
    earlier?.remove()
    earlier = undefined
    data(stage).live = ''
  }

  const remove = () => {
    window.clearTimeout(timer)
    frame?.element.remove()
    earlier?.remove()
    frame = earlier = undefined
    isShowing = false
    delete data(stage).live
  }

  const stop = () => {
    current++
    remove()
  }

  const open = (vendors: VendorTexts): Frame => {
    const height = frame?.element.style.height || `${Math.max(stage.clientHeight, 80)}px`
    window.clearTimeout(timer)
    if (isShowing) earlier = frame?.element
    else frame?.element.remove()
    isShowing = false
    reported = 0
    const element = document.createElement('iframe')
    element.className = 'v-demo-live-waiting'
    element.title = env.title
    element.setAttribute('sandbox', 'allow-scripts')
    element.src = env.address
    element.style.height = height
    const post = (request: FrameRequest) => element.contentWindow?.postMessage(request, '*')
    const ready = new Promise<void>((resolve, reject) => {
      const late = window.setTimeout(() => reject(new Unavailable()), timeouts.frame)
      onReady = () => {
        onReady = () => {}
        window.clearTimeout(late)
        post({ type: 'vitrine:start', ...vendors })
        resolve()
      }
    })
    frame = { element, names: new Set(Object.keys(vendors.names)), ready, post }
    stage.append(element)
    return frame
  }

  const live: LiveFrame = {
    async run(given) {
      const run = ++current
      files = given
      isGood = false
      const settle = (problem: RunProblem) => {
        if (run === current) onOutcome(problem)
      }
      try {
        const compiled = compileDemo(files.some(isAsset) ? await withFontAssets(files, window) : files)
        const { modules, styles } = compiled
        const packages = [...compiled.packages.keys()]
        if (!frame && !window.navigator.onLine) return settle({ kind: 'offline', message: '' })
        const list = await vendorList(env.vendors)
        if (run !== current) return
        const missing = packages.filter(
          (name) => !Object.hasOwn(list.modules, name) && !Object.hasOwn(list.styles, name),
        )
        if (missing.length > 0)
          return settle({ kind: 'missing', message: missing.join(', '), place: compiled.packages.get(missing[0]!)! })
        let usable = frame && packages.every((name) => frame!.names.has(name)) ? frame : undefined
        if (!usable) {
          const [vendors, fonts] = await Promise.all([
            vendorTexts(list, packages, { isExplaining, fetchText }),
            pageFonts(window),
          ])
          if (run !== current) return
          const sheets = await Promise.all(vendors.styles.map((css) => withFontFiles(css, window)))
          if (run !== current) return
          usable = open({ ...vendors, styles: fonts ? [fonts, ...sheets] : sheets })
        }
        await usable.ready
        if (run !== current) return
        window.clearTimeout(timer)
        timer = window.setTimeout(() => {
          remove()
          settle({ kind: 'silent', message: '' })
        }, timeouts.run)
        sourcePlace = compiled.sourcePlace
        usable.post({ type: 'vitrine:run', run, modules, styles, settings: settings() })
      } catch (error) {
        if (error instanceof Unavailable && run === current) remove()
        settle(problemOf(error, window, isShowing || earlier !== undefined))
      }
    },
    refresh: postSettings,
    stop,
    destroy() {
      stop()
      listening.abort()
    },
  }
  return live
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
