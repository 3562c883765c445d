/**
 * The script inside the frame in which edited code runs; it is inlined into the frame's document.
 *
 * The frame is sandboxed and has an opaque origin, no storage and no network. Modules arrive as text, become blob URLs
 * and are resolved by an import map, which must be in the document before the first import; for other packages the page
 * creates a new frame.
 *
 * Any site can embed the document without the sandbox, which gives it the origin of the documentation. There it does
 * nothing: whatever code it was sent could read and change the pages of this site.
 */
import type { ComponentType, ReactNode } from 'react'
import type { Root } from 'react-dom/client'
import type { DemoProviderModule } from '../../../../template-props.js'
import { consoleText } from './console-text.js'
import {
  consoleLevels,
  type FrameReport,
  type FrameRequest,
  type FrameSettings,
  isFrameRequest,
} from './frame-protocol.js'
import { parseDemoTheme } from '../../../../client/platform/demo-theme.js'
import { data, emit } from '../../../../client/platform/page.js'

type Run = Extract<FrameRequest, { type: 'vitrine:run' }>

/** What one run renders. */
interface Version {
  run: number
  demo: ComponentType
  styles: string
}

const report = (message: FrameReport) => parent.postMessage(message, '*')
const addressOf = (text: string) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
/** The browser's own import, which bundlers must leave alone. */
const load = <Module>(specifier: string) => import(/* @vite-ignore */ specifier) as Promise<Module>

const packageStyles = document.createElement('style')
const demoStyles = document.createElement('style')

let current = 0
let files = new Map<string, string>()
let settings: FrameSettings | undefined
let render: ((version: Version) => void) | undefined
let shown: Version | undefined
/** At most two versions that rendered without an error, the latest last. */
let worked: Version[] = []

function start({ texts, names, styles }: Extract<FrameRequest, { type: 'vitrine:start' }>): void {
  const addresses = texts.map(addressOf)
  const map = document.createElement('script')
  map.type = 'importmap'
  map.textContent = JSON.stringify({
    imports: Object.fromEntries(Object.entries(names).map(([name, number]) => [name, addresses[number]])),
  })
  document.head.append(map)
  fillStyle(packageStyles, styles.join('\n'))
}

function fillStyle(style: HTMLStyleElement, css: string): void {
  style.textContent = css
  document.head.append(style)
}

async function run({ run: number, modules, styles, settings: given }: Run): Promise<void> {
  current = number
  applySettings(given)
  fillStyle(demoStyles, styles.join('\n'))
  const addresses: string[] = []
  const made = new Map<string, string>()
  for (const { name, parts } of modules) {
    const address = addressOf(
      parts.map((part) => (typeof part === 'number' ? JSON.stringify(addresses[part]) : part)).join(''),
    )
    addresses.push(address)
    made.set(address, name)
  }
  const old = files
  files = made
  try {
    const module = await load<{ default?: ComponentType }>(addresses.at(-1)!)
    if (number !== current) return
    if (!module.default) throw new Error('The code has no default export, so there is nothing to show.')
    const demo = module.default
    render ??= await renderer()
    render((shown = { run: number, demo, styles: styles.join('\n') }))
  } catch (error) {
    // What ran before is still rendered.
    if (number === current) fillStyle(demoStyles, shown?.styles ?? '')
    fail(number, error)
  }
  for (const address of old.keys()) URL.revokeObjectURL(address)
}

/** Renders the demo within the site's provider, mounted again for each run. */
async function renderer(): Promise<(version: Version) => void> {
  const [{ createElement, Component, useEffect }, { createRoot }, provider] = await Promise.all([
    load<typeof import('react')>('react'),
    load<typeof import('react-dom/client')>('react-dom/client'),
    load<DemoProviderModule>('vitrine/provider'),
  ])

  class Boundary extends Component<{ run: number; children: ReactNode }, { failed: boolean }> {
    override state = { failed: false }
    static getDerivedStateFromError = () => ({ failed: true })
    override componentDidCatch(error: unknown) {
      const { run } = this.props
      worked = worked.filter((one) => one.run !== run)
      if (shown?.run === run) {
        shown = worked.at(-1)
        if (shown) {
          fillStyle(demoStyles, shown.styles)
          draw(shown)
        }
      }
      fail(run, error)
    }
    override render() {
      return this.state.failed ? null : this.props.children
    }
  }
  function Shown({ version, children }: { version: Version; children: ReactNode }) {
    useEffect(() => {
      const isFirst = worked.length === 0
      worked = [...worked.filter((one) => one !== version).slice(-1), version]
      const done = () => worked.includes(version) && report({ type: 'vitrine:done', run: version.run })
      if (isFirst) afterPaint(done)
      else done()
    }, [version])
    return children
  }
  const root: Root = createRoot(document.getElementById('root')!)
  const draw = (version: Version) => {
    const { run, demo } = version
    const { direction, dense, isolated = false, props = {} } = settings!
    const theme = parseDemoTheme(data(document.documentElement).demoTheme)
    const content = createElement(provider.Provider, {
      direction,
      dense,
      ...(theme && { theme }),
      isolated,
      children: createElement(demo, props),
    })
    root.render(
      createElement(Boundary, {
        key: run,
        run,
        children: createElement(Shown, { version, children: content }),
      }),
    )
  }
  return draw
}

/** Calls back when what was drawn has measured itself and is seen. A frame out of view paints nothing, and waits less. */
function afterPaint(call: () => void): void {
  let isCalled = false
  const once = () => {
    if (!isCalled) call()
    isCalled = true
  }
  setTimeout(once, 200)
  requestAnimationFrame(() => requestAnimationFrame(once))
}

function applySettings(given: FrameSettings): void {
  settings = given
  const html = document.documentElement
  for (const { name } of [...html.attributes]) if (!Object.hasOwn(given.attributes, name)) html.removeAttribute(name)
  for (const [name, value] of Object.entries(given.attributes)) html.setAttribute(name, value)
  html.style.colorScheme = given.mode
  document.body.dir = given.direction
  if (given.align) data(document.body).align = given.align
  const root = document.getElementById('root')!
  // Rules of the provider for its theme leave such a demo out, as they do in the page.
  if (given.isolated) data(root).isolated = ''
  else delete data(root).isolated
  const { style } = root
  style.setProperty('--height', given.height === undefined ? '' : `${given.height}px`)
  style.setProperty('--padding', given.padding ?? '')
  style.setProperty('--max-width', given.maxWidth === undefined ? '' : `${given.maxWidth}px`)
  emit(document, 'docs:color-mode', { mode: data(html).mode ?? given.mode })
}

function fail(number: number, error: unknown): void {
  const place = placeOf(error)
  report({
    type: 'vitrine:error',
    run: number,
    message: messageOf(error),
    ...(place && { place }),
    ...(shown && { shown: shown.run === number ? 'this' : 'earlier' }),
  })
}

/** The message with file names in place of blob URLs. */
function messageOf(error: unknown): string {
  let message = error instanceof Error ? error.message || error.name : String(error)
  for (const [address, name] of files) message = message.replaceAll(address, name)
  return message
    .replace(
      /The requested module '([^']+)' does not provide an export named '([^']+)'.*/s,
      (_, from: string, name: string) => `“${from}” has no export “${name}”.`,
    )
    .slice(0, 2000)
}

/** The topmost stack frame in the demo's own files. */
function placeOf(error: unknown): string | undefined {
  for (const [, address, line, column] of ((error as Error | undefined)?.stack ?? '').matchAll(
    /(blob:[^\s()]+?):(\d+):(\d+)/g,
  )) {
    const name = files.get(address!)
    if (name) return `${name}:${line}:${column}`
  }
  return undefined
}

/** Maximum number of messages of one run: a loop that logs must not flood the page. */
const mostMessages = 500

/** Reports what the code logs, besides logging it. */
function watchConsole(): void {
  let reported = { run: 0, count: 0 }
  for (const level of consoleLevels) {
    const log = console[level].bind(console)
    console[level] = (...values: unknown[]) => {
      log(...values)
      if (reported.run !== current) reported = { run: current, count: 0 }
      if (reported.count++ < mostMessages)
        report({ type: 'vitrine:console', run: current, level, message: consoleText(values) })
    }
  }
}

/** Reports the height of the contents of the body, including portals of open menus. */
function watchHeight(): void {
  let last = 0
  const measure = () => {
    const bottoms = [...document.body.children].map((element) => element.getBoundingClientRect().bottom)
    const height = Math.ceil(Math.max(...bottoms) + scrollY)
    if (height !== last && height > 0) report({ type: 'vitrine:height', height: (last = height) })
  }
  const sizes = new ResizeObserver(measure)
  const follow = () => {
    for (const element of document.body.children) sizes.observe(element)
    measure()
  }
  new MutationObserver(follow).observe(document.body, { childList: true })
  follow()
}

function listen(): void {
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || !isFrameRequest(data)) return
    if (data.type === 'vitrine:start') start(data)
    else if (data.type === 'vitrine:run') void run(data)
    else {
      applySettings(data.settings)
      if (shown) render?.(shown)
    }
  })
  addEventListener('error', ({ error, message }) => fail(current, (error as unknown) ?? message))
  addEventListener('unhandledrejection', ({ reason }) => fail(current, reason))
  watchHeight()
  watchConsole()
  report({ type: 'vitrine:ready' })
}

// An opaque origin: the frame is sandboxed.
if (self.origin === 'null') listen()
