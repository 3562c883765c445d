/**
 * The playground: several files, an editor, the result in a frame and a console.
 *
 * The address says what is open: `#demo=…` one of the site's demos, `#code=…` code that somebody wrote. It is updated
 * while the reader types, so a reload and a link keep the code. Code in an address is treated as somebody else's until
 * the reader presses Run; code that the reader typed in this tab is recognized by the copy in the session's storage.
 */
import { copyText } from '../../../../client/code/clipboard.js'
import { createCopyFeedback } from '../../../../client/code/copy-button.js'
import { announce } from '../../../../client/platform/announce.js'
import { browserClock } from '../../../../client/platform/clock.js'
import { loadStylesheet } from '../../../../client/platform/load-stylesheet.js'
import { showNotice } from '../../../../client/platform/notice.js'
import { closest, data, find, findAll } from '../../../../client/platform/page.js'
import type { SafeStorage } from '../../../../client/platform/safe-storage.js'
import { type ClientConfig, text } from '../../../../client/site-config.js'
import { createCodeEditor } from '../editor/code-editor.js'
import { type CodePlace, isAsset, type SourceFile } from '../editor/compile.js'
import { createLiveFrame, type RunProblem } from '../editor/live-frame.js'
import { problemPlace, problemText, showProblem } from '../editor/problem-text.js'
import { filesOf, filesOfHash, longestLink, ownCodeKey, shareHash, storedFiles } from '../editor/share-link.js'
import { vendorList } from '../editor/vendor-source.js'
import { openSandbox } from '../sandbox.js'
import { createConsolePanel } from './console-panel.js'
import { createFileTabs } from './file-tabs.js'
import { installSplit } from './split.js'
import { type ChoiceName, choices, readChoices, settingsOfResult, storeChoices } from './view-choices.js'
import { createViewTabs } from './view-tabs.js'

export interface PlaygroundEnv {
  window: Window & typeof globalThis
  config: ClientConfig
  storage: SafeStorage
  session: SafeStorage
  load<Module>(chunk: () => Promise<Module>): Promise<Module | undefined>
  playground: HTMLElement
}

/** Milliseconds after the last key press until the address is updated, and until the code runs. */
const addressPause = 300
const runPause = 400

type Part =
  | 'ask'
  | 'console'
  | 'files'
  | 'format'
  | 'from'
  | 'host'
  | 'problem'
  | 'reset'
  | 'run'
  | 'share'
  | 'split'
  | 'stage'
  | 'stale'
  | 'start'
  | 'to-error'

export function startPlayground(env: PlaygroundEnv): void {
  const { window, config, storage, session, playground } = env
  const { document, location, history } = window
  const part = <Found extends HTMLElement>(name: Part) => find<Found>(playground, `data-playground-${name}`)!
  const { frame, vendors, sandbox, editorStyles } = data(playground)
  if (editorStyles) loadStylesheet(editorStyles, { layer: 'components', document })

  const initial: SourceFile[] = [{ name: 'Demo.tsx', code: JSON.parse(part('start').textContent || '""') as string }]
  const from = part<HTMLSelectElement>('from')
  const ask = part('ask')
  const problem = part('problem')
  const log = createConsolePanel(part('console'))
  const chosen = readChoices(storage, config.storagePrefix)
  const ownKey = ownCodeKey(config.storagePrefix)
  const startKey = `${ownKey}-start`

  let files: SourceFile[] = initial
  /** What the files import that is no source. */
  let assets: SourceFile[] = []
  const allFiles = () => [...files, ...assets]
  const sandboxButtons = findAll(playground, 'data-playground-open')
  let selected = 0
  /** The starting point of the files, as in the address; empty for the site's own. */
  let start = ''
  /** The code is not the reader's own, so it does not run. */
  let isHeld = false
  /** The hashes that this page has written: what they hold is the reader's own. */
  const own = new Set<string>()
  let addressTimer = 0
  let runTimer = 0
  /** Increases whenever other code is opened. */
  let opened = 0
  /** Whether what was opened has run without an error. */
  let hasWorked = false
  let found: RunProblem | undefined
  const views = createViewTabs(window, playground, chosen.view ?? 'code', (view) => {
    chosen.view = view
    storeChoices(storage, config.storagePrefix, chosen)
  })

  const live = createLiveFrame({
    window,
    stage: part('stage'),
    title: text(config, 'editor.preview'),
    address: frame!,
    vendors: () => vendorList(vendors!),
    fetchText,
    settings: (page) => settingsOfResult(page, chosen, config),
    onOutcome(found) {
      part('stage').removeAttribute('aria-busy')
      if (found) log.addError(problemText(config, found), found.message)
      else hasWorked = true
      showOutcome(found)
    },
    onConsole: log.add,
  })
  const run = () => {
    window.clearTimeout(runTimer)
    if (isHeld) return
    log.clear()
    void live.run(allFiles())
  }
  const withoutHash = () => location.pathname + location.search
  const persist = () => {
    window.clearTimeout(addressTimer)
    addressTimer = 0
    const hash = shareHash(allFiles())
    const isKept = session.set(ownKey, hash)
    session.set(startKey, start)
    own.add(hash)
    // Code that is too long for an address is found in the session's storage.
    if (isKept || hash.length <= longestLink) delete data(playground).unsaved
    else data(playground).unsaved = ''
    history.replaceState(history.state, '', hash.length <= longestLink ? hash : withoutHash())
  }
  // A page that is left keeps the last keys, too.
  window.addEventListener('pagehide', () => addressTimer && persist())
  const changed = () => {
    window.clearTimeout(addressTimer)
    window.clearTimeout(runTimer)
    addressTimer = window.setTimeout(persist, addressPause)
    runTimer = window.setTimeout(run, runPause)
  }

  const jump = ({ file, line, column }: CodePlace) => {
    const index = files.findIndex(({ name }) => name === file)
    if (index < 0) return
    views.show('code')
    if (index !== selected) show(index)
    editor.goTo(line ?? 1, column ?? 1)
  }
  const stale = part('stale')
  const showOutcome = (problemNow: RunProblem | undefined) => {
    found = problemNow
    const place = problemPlace(found)
    showProblem(problem, config, found, jump)
    markProblem()
    tabs.mark(place?.file)
    views.setFailed(found !== undefined)
    stale.hidden = !found
    const [message, button] = [stale.firstElementChild!, part('to-error')]
    button.hidden = !place?.line
    if (found?.kind === 'code')
      message.textContent = text(config, hasWorked && found.isEarlierShown ? 'playground.stale' : 'playground.failed')
    else if (found) message.textContent = problemText(config, found)
  }
  /** In the file that is shown. */
  const markProblem = () => {
    const place = problemPlace(found)
    const isHere = found && place?.line !== undefined && place.file === files[selected]!.name
    editor.mark(isHere ? { ...place, line: place.line!, message: found!.message } : undefined)
  }
  part('to-error').addEventListener('click', () => {
    const place = problemPlace(found)
    if (place) jump(place)
  })

  const nameOf = (file: SourceFile) => text(config, 'editor.label', { name: file.name })
  const editor = createCodeEditor({
    host: part('host'),
    code: '',
    label: nameOf(files[0]!),
    hint: text(config, 'editor.hint'),
    onLeave: () => (views.isNarrow() ? views.focus() : part('format').focus()),
    onChange(code) {
      files = files.map((file, index) => (index === selected ? { ...file, code } : file))
      changed()
    },
    keys: { 'Mod-s': () => void format() },
  })
  const tabs = createFileTabs({
    document,
    config,
    place: part('files'),
    panel: 'playground-editor',
    files: () => files,
    onSelect: (index) => show(index),
    onAdd(name) {
      files = [...files, { name, code: '' }]
      show(files.length - 1)
      editor.focus()
      changed()
    },
    onRename(index, name) {
      files = files.map((file, at) => (at === index ? { ...file, name } : file))
      show(index)
      editor.focus()
      changed()
    },
    onDelete(index) {
      files = files.filter((_, at) => at !== index)
      show(index - 1)
      changed()
    },
  })
  const show = (index: number) => {
    selected = index
    const file = files[index]!
    editor.show(`${opened} ${file.name}`, file.code, nameOf(file))
    tabs.show(index)
    markProblem()
  }

  const open = (given: readonly SourceFile[], { isOwn, from: origin }: { isOwn: boolean; from: string }) => {
    window.clearTimeout(addressTimer)
    window.clearTimeout(runTimer)
    addressTimer = 0
    opened++
    files = given.filter((file) => !isAsset(file))
    assets = given.filter(isAsset)
    for (const button of sandboxButtons) button.hidden = assets.length > 0
    start = origin
    isHeld = !isOwn
    ask.hidden = isOwn
    from.value = origin
    // A demo that is no longer part of the site, or code from elsewhere.
    if (from.selectedIndex < 0) from.value = ''
    hasWorked = false
    log.clear()
    show(0)
    showOutcome(undefined)
    if (isOwn) run()
    else live.stop()
  }
  const startOf = async (key: string): Promise<SourceFile[] | undefined> => {
    if (key === '') return initial
    const option = [...from.options].find(({ value }) => value === key)
    const address = option && data(option).playgroundSource
    if (!address) return undefined
    return filesOf(JSON.parse(await fetchText(address)))
  }
  /** Opens a starting point; what was open is one step back in the history. */
  const openStart = async (key: string, isNewEntry: boolean) => {
    const now = opened
    try {
      const given = await startOf(key)
      if (now !== opened) return
      if (!given) throw new Error(`no starting point ${key}`)
      if (isNewEntry) {
        if (addressTimer) persist()
        session.set(ownKey, '')
        history.pushState(null, '', key === '' ? withoutHash() : `#demo=${key}`)
      }
      open(given, { isOwn: true, from: key })
    } catch (error) {
      console.error(error)
      from.value = start
      showNotice(part('problem'), text(config, 'playground.startFailed'))
      if (!isNewEntry && opened === 0) open(initial, { isOwn: true, from: '' })
    }
  }
  const openAddress = () => {
    const { hash } = location
    const key = /^#demo=([^&]*)(?:&styling=(\w+))?$/.exec(hash)
    if (key) return void openStart(startingKey(from, decodeURIComponentSafely(key[1]!), key[2]), false)
    const mine = session.get(ownKey) ?? ''
    const kept = hash.length < 2 ? storedFiles(mine) : undefined
    const given = kept ?? filesOfHash(hash)
    const isOwn = !given || kept !== undefined || mine === hash || own.has(hash)
    if (given && isOwn) {
      const known = kept ? mine : hash
      own.add(known)
      session.set(ownKey, known)
      if (kept && known.length <= longestLink) history.replaceState(history.state, '', known)
    }
    open(given ?? initial, { isOwn, from: given && isOwn ? (session.get(startKey) ?? '') : '' })
  }
  const format = async () => {
    const index = selected
    const { name, code } = files[index]!
    const place = part('problem')
    try {
      const module = await env.load(() => import('./format.js'))
      if (!module) throw new Error(text(config, 'editor.unavailable'))
      const formatted = await module.formatCode(name, code)
      if (selected === index && editor.code() === code && formatted !== code) editor.replace(formatted)
    } catch (error) {
      showNotice(place, error instanceof Error ? error.message.split('\n')[0]! : String(error))
    }
  }

  part('run').addEventListener('click', () => {
    ask.hidden = true
    isHeld = false
    run()
    if (views.isNarrow()) views.focus()
    else editor.focus()
  })
  from.addEventListener('change', () => void openStart(from.value, true))
  const onAction = (name: 'data-playground-format' | 'data-playground-reset', act: () => Promise<void>) => {
    for (const button of findAll(playground, name))
      button.addEventListener('click', () => {
        closeMenu(button)
        void act()
      })
  }
  onAction('data-playground-format', format)
  onAction('data-playground-reset', () => openStart(start, true))
  for (const button of findAll(playground, 'data-playground-share')) installShare(env, button, allFiles)
  for (const button of sandboxButtons) {
    button.addEventListener('click', () => {
      closeMenu(button)
      const demo = { name: document.title, lang: 'ts' as const, files }
      openSandbox(document, data(button).playgroundOpen!, sandbox!, demo).catch(() =>
        showNotice(part('problem'), text(config, 'demo.sandboxFailed')),
      )
    })
  }

  const stage = part('stage')
  const choose = () => {
    data(stage).playgroundWidth = chosen.width ?? 'full'
    live.refresh()
  }
  const { documentElement: html } = document
  for (const name of Object.keys(choices) as ChoiceName[]) {
    const inputs = findAll<HTMLInputElement>(playground, 'data-playground-choice').filter(
      (input) => data(input).playgroundChoice === name,
    )
    const now =
      chosen[name] ??
      { width: 'full', mode: html.classList.contains('mode-dark') ? 'dark' : 'light', direction: html.dir || 'ltr' }[
        name
      ]
    for (const input of inputs) {
      input.checked = input.value === now
      input.addEventListener('change', () => {
        Object.assign(chosen, { [name]: input.value })
        storeChoices(storage, config.storagePrefix, chosen)
        choose()
      })
    }
  }
  choose()
  const split = part('split')
  installSplit(split, split.parentElement!, chosen.split, (share) => {
    chosen.split = share
    storeChoices(storage, config.storagePrefix, chosen)
  })
  window.addEventListener('hashchange', openAddress)
  openAddress()
}

/** Closes the menu that the button is in, if it is in one. */
function closeMenu(button: HTMLElement): void {
  const menu = closest<HTMLDetailsElement>(button, 'data-menu')
  if (!menu) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}

/** @returns the key of the variant with the styling, if the demo has several */
function startingKey({ options }: HTMLSelectElement, key: string, styling: string | undefined): string {
  const keys = [...options].map(({ value }) => value)
  return (
    keys.find((one) => one === (styling ? `${key}.${styling}` : key)) ??
    keys.find((one) => one.startsWith(`${key}.`)) ??
    key
  )
}

function decodeURIComponentSafely(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

function installShare(
  { window, config }: PlaygroundEnv,
  button: HTMLElement,
  files: () => readonly SourceFile[],
): void {
  const { document } = window
  const label = find(button, 'data-playground-label')!
  const feedback = createCopyFeedback(2_000, browserClock, (state) => {
    const key = state === 'idle' ? 'playground.share' : state === 'copied' ? 'editor.shared' : 'editor.tooLong'
    label.textContent = text(config, key)
    if (state === 'idle') delete data(button).copyState
    else data(button).copyState = state
    if (state !== 'idle') announce(document, text(config, key))
  })
  button.addEventListener(
    'click',
    () =>
      void feedback.run(async () => {
        const { origin, pathname } = window.location
        const link = origin + pathname + shareHash(files())
        if (link.length > longestLink) throw new Error('too long')
        await copyText(link)
      }),
  )
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} ${address}`)
  return response.text()
}
