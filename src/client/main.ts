/**
 * The script of every page: sets up what a page always needs and loads the rest on demand. Apart from the other entries
 * (demos, workers, frame), this is the only file here with side effects. Every page works without it, with less
 * comfort.
 *
 * Attributes and events are in src/contract.ts. In addition, scripts and templates share these classes and ids;
 * `<html>` and `<body>` have class `mode-light` or `mode-dark` and `dir`.
 *
 *   script#site-config[type="application/json"]     the page's configuration (site-config.ts)
 *   #live-region[role=status].v-hidden              announcements to screen readers; created if missing
 *   #main-content[tabindex="-1"]                    the content; receives the focus from the back-to-top button
 *   .code                                           a code block
 *   .tabs input[type=radio]                         tabs over code
 *   nav.v-toc a[href^="#"]                          table of contents; the current entry has aria-current="location"
 *   nav.v-nav[popover]                              column and drawer; keeps its scroll position; link
 *   aria-current="page" nav.v-nav details[id^=nav-] > ul                the entries of a group; those of a closed group
 *   are appended to it html.v-smooth                                   scrolling within the page is smooth .v-nav-index
 *   an entry for a group's own page, which a closed group has, too a[hreflang]                                     the
 *   same page in another language; keeps the anchor, is stored dialog#settings-drawer.v-settings               created
 *   when its button is first pressed
 */
import type { DocsEvents } from '../contract.js'
import { codeBlock } from './code/code-block.js'
import { copyFrom } from './code/copy-from.js'
import { createColorMode, showColorMode, type ColorModeControl } from './preferences/color-mode.js'
import { installLanguageLinks } from './navigation/language-links.js'
import { loadChunk } from './platform/load-chunk.js'
import { installNav } from './navigation/nav.js'
import { safeStorage, type SafeStorage } from './platform/safe-storage.js'
import { readSiteConfig } from './site-config.js'
import { eventName, selector } from './platform/contract.js'
import { aroundMatch, data } from './platform/page.js'

const config = readSiteConfig(document)
const { storagePrefix } = config
const storage = safeStorage(() => localStorage)
const session = safeStorage(() => sessionStorage)

const load = <Module>(chunk: () => Promise<Module>) =>
  loadChunk(chunk, {
    session,
    storagePrefix,
    release: import.meta.url,
    isOnline: () => navigator.onLine,
    reload: () => location.reload(),
  })

/** Runs one part of the set-up, so that a failure does not affect the others. */
function attempt<Result>(wire: () => Result): Result | undefined {
  try {
    return wire()
  } catch (error) {
    console.error(error)
    return undefined
  }
}

/** Calls `make` once and remembers the result; tries again after a failure. */
function once<Value>(make: () => Promise<Value | undefined>): () => Promise<Value | undefined> {
  let made: Promise<Value | undefined> | undefined
  return () => (made ??= make().then((value) => value ?? (made = undefined)))
}

/** Loads a module once, and runs what it sets up. */
const onceInstalled = (
  chunk: () => Promise<{ install(window: Window, session: SafeStorage, storagePrefix: string): void }>,
) =>
  once(async () => {
    const module = await load(chunk)
    module?.install(window, session, storagePrefix)
    return module
  })

function onPress(selector: string, press: (pressed: HTMLElement) => void): void {
  document.addEventListener('click', (event) => {
    const pressed = aroundMatch(event, selector)
    if (!pressed) return
    event.preventDefault()
    press(pressed)
  })
}

/** Calls `wake` when the reader interacts with an element that matches `selector`, or already points at one. */
function wakeOn(types: string[], selector: string, wake: () => unknown): void {
  for (const type of types) document.addEventListener(type, (event) => aroundMatch(event, selector) && wake())
  if (document.querySelector(`:is(${selector}):hover`)) wake()
}

const colorMode: ColorModeControl | undefined = attempt(() =>
  createColorMode({
    storage,
    storagePrefix,
    colorSchemes: Object.keys(config.colorSchemes),
    defaults: config.defaultColorSchemes,
    prefersDark: window.matchMedia?.('(prefers-color-scheme: dark)'),
    events: window,
    onChange(state) {
      showColorMode(document, storagePrefix, state, config.colorSchemes)
      const detail: DocsEvents['docs:color-mode'] = state
      document.dispatchEvent(new CustomEvent(eventName('docs:color-mode'), { detail }))
    },
  }),
)

onPress(selector('[data-mode-toggle]'), () => colorMode?.toggle())

addEventListener(eventName('docs:set-color-scheme'), (event) => {
  void load(() => import('./preferences/color-scheme.js')).then((module) =>
    module?.chooseColorScheme(event as CustomEvent, config, storage, colorMode),
  )
})

const controls = once(async () => {
  const module = await load(() => import('./visitor-controls.js'))
  return (
    colorMode &&
    module?.createVisitorControls({ window, storage, storagePrefix, direction: config.direction, colorMode })
  )
})
addEventListener('storage', ({ key }) => /-(preferences|codeStyling|codeVariant)$/.test(key!) && void controls())
// A page restored from the back-forward cache has missed later changes.
addEventListener('pageshow', ({ persisted }) => persisted && void controls())
// The controls of demos are drawn with the default choices.
const root = data(document.documentElement)
if ((root.codeVariant !== 'ts' || root.codeStyling !== 'system') && document.querySelector(selector('[data-demo]')))
  void controls()

const settings = once(async () => {
  const [module, ready] = await Promise.all([load(() => import('./settings-drawer.js')), controls()])
  return ready && module?.createSettingsDrawer(document, config, ready)
})
onPress(selector('[data-settings-toggle]'), () => void settings().then((drawer) => drawer?.open()))

const search = once(async () =>
  (await load(() => import('../features/search/browser/index.js')))?.createSearch({ window, config, storage }),
)
const searchButton = selector('[data-search]')
wakeOn(['pointerover', 'focusin'], searchButton, search)
/** What is typed until the search is there belongs into its field. */
let typed: string | undefined
onPress(searchButton, () => {
  typed ??= ''
  void search()
    .then((made) => made?.open(() => typed ?? ''))
    .finally(() => (typed = undefined))
})
addEventListener('keydown', (event) => {
  const { key } = event
  const isCommand = event.ctrlKey || event.metaKey
  // A demo may have a use for the key.
  if (event.defaultPrevented) return
  // Not where the reader is typing. The target of what is typed in the editor's shadow root is its host.
  if (event.composedPath().some((one) => one instanceof Element && one.matches(':read-write'))) return
  if (typed !== undefined && !isCommand && key.length === 1) typed += key
  else {
    const button = key === (isCommand ? 'k' : '/') && document.querySelector<HTMLElement>(searchButton)
    if (!button) return
    button.click()
  }
  event.preventDefault()
})
if (root.searchKey === 'pressed') document.querySelector<HTMLElement>(searchButton)?.click()
root.searchKey = ''
if (storage.get(`${storagePrefix}-marks`)) void search().then((made) => made?.mark())

const copying = once(async () => (await load(() => import('./code/index.js')))?.createCopying(document, config))
wakeOn(['pointerover', 'focusin'], `${codeBlock}, ${selector('[data-copy]')}`, copying)
onPress(selector('[data-copy]'), (button) => {
  const address = data(button).copyFrom
  const begun = address === undefined ? undefined : copyFrom(address)
  // The text comes from the demos' own code, which may have to be loaded first.
  const isDemo = button.closest(selector('[data-code-block]'))?.matches(selector('[data-demo-code]'))
  const source = isDemo ? demos() : undefined
  void Promise.all([copying(), source]).then(([buttons, made]) => {
    made?.beforeCopy(button)
    return buttons?.press(button, begun)
  })
})

if (document.querySelector(selector('[data-storage-key]'))) {
  void load(() => import('./code/code-tabs.js')).then((module) =>
    module?.installCodeTabs({ document, storage, events: window }),
  )
}

const demos = once(async () =>
  (await load(() => import('../features/demos/browser/toolbar/index.js')))?.installDemos({
    window,
    config,
    session,
    controls,
    load,
  }),
)
wakeOn(['pointerover', 'focusin'], selector('[data-demo-code]'), demos)
// Chosen before this script was there. The first one is the default.
if (document.querySelector(`${selector('[data-demo-styling]')} :checked:not(:first-child)`)) void demos()
onPress(
  selector(
    '[data-demo-code] :is([data-demo-lang], [data-demo-edit], [data-demo-open], [data-demo-link], [data-demo-reset], [data-demo-reset-focus])',
  ),
  (control) => void demos().then((made) => made?.press(control)),
)
const toAnchor = () => {
  const { hash } = location
  const isSource = /\.(js|tsx)$/.test(hash)
  if (isSource) void controls()
  const target = document.getElementById(hash.slice(1))
  if (target?.closest(selector('[data-demo]')) || (isSource && document.querySelector(selector('[data-demo]'))))
    void demos().then((made) => made?.anchor())
}
addEventListener('hashchange', toAnchor)
toAnchor()
if (session.get(`${storagePrefix}-edited:${location.pathname}`) && document.querySelector(selector('[data-live-edit]')))
  void demos()
const playground = document.querySelector<HTMLElement>(selector('[data-playground]'))
if (playground)
  void load(() => import('../features/demos/browser/playground/index.js')).then((module) =>
    module?.startPlayground({ config, storage, session, load, root: playground }),
  )

onPress(
  selector('[data-announcement-dismiss], [data-feedback]'),
  (button) =>
    void load(() => import('./navigation/answers.js')).then((module) => module?.answer(button, config, storage)),
)
wakeOn(
  ['focusin', 'pointerdown'],
  selector('[data-menu]'),
  onceInstalled(() => import('./navigation/menus.js')),
)
wakeOn(
  ['pointerover', 'focusin'],
  `${selector('[data-tip]')},a:has(>code),code>a`,
  onceInstalled(() => import('./hints.js')),
)

const onGroup = (group: HTMLDetailsElement) =>
  void load(() => import('./navigation/nav-group.js')).then((module) => module?.groupToggled(group, config, session))
const onDrawer = (drawer: HTMLElement) =>
  void load(() => import('./navigation/nav-drawer.js')).then((module) => module?.enhanceDrawer(window, drawer))
attempt(() => installNav({ window, storagePrefix, session, onGroup, onDrawer }))
const scrollStops = onceInstalled(() => import('./navigation/scroll-stops.js'))
const scrolling = onceInstalled(() => import('./navigation/scrolling.js'))
addEventListener('scroll', () => void scrolling(), { once: true })
addEventListener('keydown', () => void scrollStops(), { once: true })
wakeOn(['pointerover', 'focusin'], 'nav.v-toc', scrolling)
// The place was restored before this script ran. Once the page is drawn the question is free; before, it takes a
// layout.
requestAnimationFrame(() => setTimeout(() => scrollY > 0 && void scrolling()))
const languageKey = `${storagePrefix}-language`
const remember = (language: string) => storage.set(languageKey, language)
attempt(() => installLanguageLinks(window, remember))
wakeOn(['click'], 'a[href^="#"]', () => document.documentElement.classList.add('v-smooth'))
attempt(() => {
  // The stored choice or, at an address without a language prefix, the browser's language.
  const language = storage.get(languageKey) ?? (config.localePrefix ? config.locale : navigator.language)
  if (`${language}-`.startsWith(`${config.locale}-`)) return
  void load(() => import('./navigation/language-hint.js')).then((module) =>
    module?.showLanguageHint(document, language, () => remember(config.locale)),
  )
})

/** Starts third parties and the service worker, if configured, after the page has loaded. */
function startExtras(): void {
  if (!config.serviceWorker && !config.ads && !config.analytics && !config.fontStylesheets) return
  void load(() => import('./extras.js')).then((module) => module?.startExtras({ window, config, storage, session }))
}
if (document.readyState === 'complete') startExtras()
else addEventListener('load', startExtras)
