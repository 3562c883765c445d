/**
 * The script of every page: wires what a page always needs and loads the rest when it is used. The only file here with
 * side effects (but for the worker's). Everything on the page works without it, only less comfortably.
 *
 * The contract with the templates. `<html>` carries `data-<storagePrefix>-color-scheme`, class `mode-light|mode-dark`,
 * `dir`, `data-density="dense"`, `data-code-styling="system|css|tailwind"`, `data-code-variant="ts|js"` and, from here on,
 * `data-mode="light|dark|system"`; `<body>` the class and `dir`.
 *
 *   script#site-config[type="application/json"]     the page's configuration (site-config.ts)
 *   #live-region[role=status].v-hidden              says things to screen readers; made where it is missing
 *   #main-content[tabindex="-1"]                    the content; takes the focus on the way back to the top
 *   .code, [data-code-block]                        a code block: one `pre`, one copy button
 *   button[data-copy]                               copies its block's `pre`, or `data-copy-text`; `data-copy="compact"`: 1.2 s
 *     its text, or [data-copy-label] inside it      says Copied (or `data-copied`); so does its aria-label, where it has one
 *     data-copy-state="copied|failed"               on the button meanwhile
 *     data-ga-event-action="copy-click"             becomes copy-keyboard when keys did it
 *   .tabs[data-storage-key] input[type=radio]       tabs over code; the value is remembered
 *   nav.v-toc a[href^="#"]                          list of contents; the current entry gets aria-current="location"
 *   nav.v-nav[popover]                              column and drawer; its scroll position is kept; link aria-current="page"
 *   nav.v-nav details[data-fragment] > ul           a closed group; the entries are appended to the list
 *   details[data-menu] > summary + a[href]…         menus: language, version, product
 *   a[hreflang]                                     the same page in another language; keeps the anchor, is remembered
 *   a[data-language-hint][data-language-dismiss]    what to say of it to visitors who read that language
 *   a[data-back-to-top]                             link to the top; gets `hidden`
 *   button[data-settings-toggle]                    opens dialog#settings-drawer.v-settings
 *   .v-ad-slot[data-ad-slot]                        the top ad; gets data-shape and data-state
 *   [data-offline-list]                             a list on the offline page
 *   [data-ga-event-category|action|label|split]     clicks to report
 *   [data-demo]                                     a demo: its page follows the code preferences; its controls in
 *                                                   [data-demo-code] are listed in the template demo.tsx
 *   [data-playground]                               the playground
 *   [data-unsaved]                                  something that a reload would lose
 *
 * The document hears `docs:color-mode`, `docs:preferences`, `docs:code-styling` and `docs:code-variant`, with the new state
 * as `detail`. The window hears `docs:set-color-scheme`, by which a site's own script chooses among further colour schemes:
 * `detail` is the name of one, `{ light?, dark? }` with names for both modes, or null for those that the site starts with.
 * The choice is remembered; an unknown name is an error in the console and changes nothing.
 *
 *     dispatchEvent(new CustomEvent('docs:set-color-scheme', { detail: 'sepia' }))
 */
import { installBackToTop } from './navigation/back-to-top.js'
import { browserClock } from './platform/clock.js'
import { codeBlock } from './code/code-block.js'
import { createColorMode, showColorMode, type ColorModeControl } from './preferences/color-mode.js'
import { installLanguageLinks } from './navigation/language-links.js'
import { loadChunk } from './platform/load-chunk.js'
import { installNav } from './navigation/nav.js'
import { safeStorage } from './platform/safe-storage.js'
import { installScrollSpy } from './navigation/scroll-spy.js'
import { readSiteConfig } from './site-config.js'

const config = readSiteConfig(document)
const { storagePrefix } = config
const storage = safeStorage(() => localStorage)
const session = safeStorage(() => sessionStorage)

const tell = (name: string, detail: unknown) => document.dispatchEvent(new CustomEvent(`docs:${name}`, { detail }))
const load = <Module>(chunk: () => Promise<Module>) =>
  loadChunk(chunk, {
    session,
    storagePrefix,
    release: import.meta.url,
    isOnline: () => navigator.onLine,
    reload: () => location.reload(),
  })

/** One part that fails leaves the others working. */
function attempt<Result>(wire: () => Result): Result | undefined {
  try {
    return wire()
  } catch (error) {
    console.error(error)
    return undefined
  }
}

/** What `make` gives, made at most once; asked for again where it could not be loaded. */
function once<Value>(make: () => Promise<Value | undefined>): () => Promise<Value | undefined> {
  let made: Promise<Value | undefined> | undefined
  return () =>
    (made ??= make().then((value) => {
      if (value === undefined) made = undefined
      return value
    }))
}

/** The nearest element around an event that is what `selector` says. */
function around(event: Event, selector: string): HTMLElement | null {
  return (event.target as Element | null)?.closest?.<HTMLElement>(selector) ?? null
}

function onPress(selector: string, press: (pressed: HTMLElement) => void): void {
  document.addEventListener('click', (event) => {
    const pressed = around(event, selector)
    if (!pressed) return
    event.preventDefault()
    press(pressed)
  })
}

/** Loads a part as soon as something that it serves is touched. */
function wakeOn(types: string[], selector: string, wake: () => unknown): void {
  for (const type of types) document.addEventListener(type, (event) => around(event, selector) && wake())
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
      tell('color-mode', state)
    },
  }),
)

addEventListener('docs:set-color-scheme', (event) => {
  void load(() => import('./preferences/color-scheme.js')).then((module) =>
    module?.chooseColorScheme(event as CustomEvent, config, storage, colorMode),
  )
})

const controls = once(async () => {
  const module = await load(() => import('./preferences/index.js'))
  return (
    colorMode &&
    module?.createVisitorControls({ window, storage, storagePrefix, direction: config.direction, colorMode, tell })
  )
})
addEventListener('storage', ({ key }) => key === `${storagePrefix}-preferences` && void controls())
// A page that comes back from the browser's memory has missed what was chosen since.
addEventListener('pageshow', ({ persisted }) => persisted && void controls())
if (/\.(js|tsx)$/.test(location.hash) || document.querySelector('[data-demo]')) void controls()

const settings = once(async () => {
  const [module, ready] = await Promise.all([load(() => import('./preferences/settings-drawer.js')), controls()])
  return ready && module?.createSettingsDrawer(document, config, ready)
})
onPress('[data-settings-toggle]', () => void settings().then((drawer) => drawer?.open()))

const copying = once(async () => (await load(() => import('./code/index.js')))?.createCopying(document, config))
wakeOn(['pointerover', 'focusin'], `${codeBlock}, [data-copy]`, copying)
onPress('[data-copy]', (button) => {
  // The source of a demo is known to the demos' own code, which the first press of all may have to load.
  const source = button.closest('[data-demo-code]') ? demos() : undefined
  void Promise.all([copying(), source]).then(([buttons, made]) => {
    made?.beforeCopy(button)
    return buttons?.press(button)
  })
})

if (document.querySelector('.tabs[data-storage-key]')) {
  void load(() => import('./code/code-tabs.js')).then((module) =>
    module?.installCodeTabs({ document, storage, events: window }),
  )
}

const demos = once(async () =>
  (await load(() => import('./demos/toolbar/index.js')))?.installDemos({ window, config, session, controls, load }),
)
wakeOn(['pointerover', 'focusin'], '[data-demo-code]', demos)
onPress(
  '[data-demo-code] :is([data-demo-lang], [data-demo-edit], [data-demo-open], [data-demo-link], [data-demo-reset], [data-demo-reset-focus])',
  (control) => void demos().then((made) => made?.press(control)),
)
const toAnchor = () => {
  const { hash } = location
  const target = document.getElementById(hash.slice(1))
  if (target?.closest('[data-demo]') || (/\.(js|tsx)$/.test(hash) && document.querySelector('[data-demo]')))
    void demos().then((made) => made?.anchor())
}
addEventListener('hashchange', toAnchor)
toAnchor()
if (session.get(`${storagePrefix}-edited:${location.pathname}`) && document.querySelector('[data-live-edit]'))
  void demos()
const playground = document.querySelector<HTMLElement>('[data-playground]')
if (playground)
  void load(() => import('./demos/editor/playground.js')).then((module) =>
    module?.startPlayground({ window, config, session, playground }),
  )

const menus = once(async () => (await load(() => import('./navigation/menus.js')))?.installMenus(document))
wakeOn(['focusin', 'pointerdown'], 'details[data-menu]', menus)

const fill = (group: HTMLDetailsElement) =>
  void load(() => import('./navigation/nav-group.js')).then((module) => module?.fillGroup(group, config))
const onDrawer = (drawer: HTMLElement) =>
  void load(() => import('./navigation/nav-drawer.js')).then((module) => module?.enhanceDrawer(window, drawer))
attempt(() => installNav({ window, storagePrefix, session, fill, onDrawer }))
attempt(() => installScrollSpy(window, browserClock))
const languageKey = `${storagePrefix}-language`
const remember = (language: string) => storage.set(languageKey, language)
attempt(() => installLanguageLinks(window, remember))
attempt(() => {
  // What was chosen before or, at an address that names no language, what the browser says.
  const language = storage.get(languageKey) ?? (config.localePrefix ? config.locale : navigator.language)
  if (`${language}-`.startsWith(`${config.locale}-`)) return
  void load(() => import('./navigation/language-hint.js')).then((module) =>
    module?.showLanguageHint(document, language, () => remember(config.locale)),
  )
})
attempt(() => installBackToTop(window))

/** Third parties and the worker: after the page is there, and only those that are configured. */
function startExtras(): void {
  if (!config.serviceWorker && !config.ads && !config.analytics && !config.fontStylesheets) return
  void load(() => import('./third-parties.js')).then((module) =>
    module?.startExtras({ window, config, storage, session }),
  )
}
if (document.readyState === 'complete') startExtras()
else addEventListener('load', startExtras)
