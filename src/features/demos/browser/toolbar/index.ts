/**
 * The controls around demos. Loaded when a reader first hovers or focuses a toolbar, when the address names a demo, or
 * when a demo of this page was edited before. The page's entry forwards presses, so that none is lost while this module
 * loads.
 */
import type { CodeChoice } from '../../../../client/preferences/code-choice.js'
import type { CodeStyling } from '../../../../client/preferences/code-styling.js'
import type { CodeVariant } from '../../../../client/preferences/code-variant.js'
import { copyText } from '../../../../client/code/clipboard.js'
import type { SafeStorage } from '../../../../client/platform/safe-storage.js'
import { type ClientConfig, text } from '../../../../client/site-config.js'
import { openAnchored } from './anchors.js'
import { showNotice } from '../../../../client/platform/notice.js'
import { createEditedCodes } from '../editor/edited-code.js'
import { longestLink, ownCodeKey, shareHash } from '../editor/share-link.js'
import { LiveDemo } from '../editor/live-demo.js'
import { earlyChoice, showChoices } from '../shown-choices.js'
import { shownLang, shownRoot, shownStyling } from '../sources.js'
import { enhanceToolbar } from './toolbar.js'
import { around, closest, data, emit, find, findAll } from '../../../../client/platform/page.js'
import { selector } from '../../../../client/platform/contract.js'

export interface DemosEnv {
  window: Window & typeof globalThis
  config: ClientConfig
  session: SafeStorage
  /** The visitor's choices for the whole site. */
  controls(): Promise<{ codeStyling: CodeChoice<CodeStyling>; codeVariant: CodeChoice<CodeVariant> } | undefined>
  load<Module>(chunk: () => Promise<Module>): Promise<Module | undefined>
}

export interface Demos {
  /** Handles a press of one of the toolbar's controls. Never rejects. */
  press(control: HTMLElement): Promise<void>
  /** Sets the text that a copy button copies: the visible source, including edits. */
  beforeCopy(button: HTMLElement): void
  /** Opens the demo that the hash refers to. */
  anchor(): void
}

export function installDemos(env: DemosEnv): Demos {
  const { window, config } = env
  const { document } = window
  const edited = createEditedCodes(env.session, config.storagePrefix, window.location.pathname)
  const live = new WeakMap<HTMLElement, LiveDemo>()
  const liveOf = (demo: HTMLElement): LiveDemo => {
    let one = live.get(demo)
    if (!one) live.set(demo, (one = new LiveDemo({ ...env, demo, edited })))
    return one
  }
  const demos = () => findAll(document, 'data-demo')
  for (const toolbar of findAll(document, 'data-demo-toolbar')) enhanceToolbar(toolbar)

  const choose = ({ value }: HTMLSelectElement) =>
    void env.controls().then((choices) => choices?.codeStyling.set(value as CodeStyling))
  document.addEventListener('change', ({ target }) => {
    const select = target as HTMLSelectElement | null
    if (select?.matches?.(selector('[data-demo-styling]'))) choose(select)
  })
  // Before the browser follows the link.
  document.addEventListener(
    'click',
    (event) => {
      const link = around<HTMLAnchorElement>(event, 'data-demo-playground')
      const demo = link && closest(link, 'data-demo')
      if (demo) link.href = playgroundLink(env, link, demo, liveOf(demo))
    },
    { capture: true },
  )
  // The page's entry loads this module when a toolbar is used: a choice may have been made before.
  const chosen = earlyChoice(document)
  if (chosen) choose(chosen)
  showChoices(document)
  restoreEdits(
    window,
    demos().filter((demo) => edited.get(demo.id)),
    liveOf,
  )

  return {
    beforeCopy(button) {
      const demo = closest(button, 'data-demo')
      if (demo) data(button).copyText = liveOf(demo).files[openFile(demo)]?.code ?? ''
    },
    anchor: () => openAnchored(document, window.location.hash),
    async press(control) {
      const demo = closest(control, 'data-demo')
      if (!demo) return
      try {
        await act(env, control, demo, liveOf(demo))
      } catch (error) {
        console.error(error)
        const { demoLink, demoOpen } = data(control)
        const message = demoOpen ? 'demo.sandboxFailed' : demoLink ? 'copy.linkFailed' : 'editor.unavailable'
        const link = demoLink ? addressOf(window, demo, demoLink) : ''
        showNotice(noticePlace(demo), text(config, message, { link }))
      }
    },
  }
}

async function act(env: DemosEnv, control: HTMLElement, demo: HTMLElement, live: LiveDemo): Promise<void> {
  const { window, config } = env
  const { demoLang, demoOpen, demoLink, demoReset, demoResetFocus, demoEdit } = data(control)
  const menu = closest<HTMLDetailsElement>(control, 'data-menu')
  if (menu) {
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
  if (demoLang !== undefined) (await env.controls())?.codeVariant.set(demoLang)
  else if (demoEdit !== undefined) {
    if (live.isEditing) live.done()
    else await live.edit({ focus: true })
  } else if (demoResetFocus !== undefined) find(demo, 'data-demo-start')?.focus()
  else if (demoReset !== undefined) {
    live.reset()
    const root = shownRoot(demo)
    if (root) emit(root, 'docs:demo-reset', undefined)
  } else if (demoLink !== undefined) {
    await copyText(addressOf(window, demo, demoLink))
    showNotice(noticePlace(demo), text(config, 'editor.linkCopied'))
  } else if (demoOpen) {
    const sandbox = await env.load(() => import('../sandbox.js'))
    const isolated = find(demo, 'data-isolated') !== null
    const demoFiles = { name: data(demo).demo!, lang: shownLang(window.document), isolated, files: live.files }
    if (!sandbox) throw new Error('the sandbox could not be loaded')
    await sandbox.openSandbox(window.document, demoOpen, data(demo).sandbox!, demoFiles)
  }
}

/** The address of the playground with the source that is shown: as published, or as edited. */
function playgroundLink({ session, config }: DemosEnv, link: HTMLAnchorElement, demo: HTMLElement, live: LiveDemo) {
  const address = link.href.replace(/#.*/, '')
  const { edited, stylings = '' } = data(demo)
  if (edited === undefined) {
    const styling = stylings.includes(' ') ? `&styling=${shownStyling(demo)}` : ''
    return `${address}#demo=${data(link).demoPlayground}${styling}`
  }
  const hash = shareHash(live.files)
  // Marks the code as the reader's own, which runs without a question; if it is too long for an address, it is found
  // there.
  session.set(ownCodeKey(config.storagePrefix), hash)
  return hash.length > longestLink ? address : address + hash
}

const noticePlace = (demo: HTMLElement) => find(demo, 'data-demo-toolbar') ?? demo

const addressOf = ({ location }: Window, demo: HTMLElement, extension: string) =>
  new URL(linkOf(demo, extension), location.href).href

/** The index of the file whose tab is open. */
function openFile(demo: HTMLElement): number {
  const styling = shownStyling(demo)
  const panel = findAll(demo, 'data-demo-source').find((source) => data(source).styling === styling)
  const isOpen = find<HTMLDetailsElement>(demo, 'data-demo-toggle')?.open
  const tabs = isOpen && panel ? [...panel.querySelectorAll<HTMLInputElement>('.v-demo-tab input')] : []
  return Math.max(
    0,
    tabs.findIndex((tab) => tab.checked),
  )
}

/** The anchor of the source in the visible styling. */
function linkOf(demo: HTMLElement, extension: string): string {
  const stem = (data(demo).stylings ?? '').includes(' ') ? `${shownStyling(demo)}-${demo.id}` : demo.id
  return `#${stem}.${extension}`
}

/** Runs edited code again when its demo comes near the viewport. */
function restoreEdits(
  window: Window & typeof globalThis,
  demos: readonly HTMLElement[],
  liveOf: (demo: HTMLElement) => LiveDemo,
): void {
  if (demos.length === 0) return
  const restore = (demo: HTMLElement) =>
    void liveOf(demo)
      .edit({ focus: false })
      .catch((error: unknown) => console.error(error))
  if (!window.IntersectionObserver) {
    for (const demo of demos) restore(demo)
    return
  }
  const observer = new window.IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        restore(target as HTMLElement)
      }
    },
    { rootMargin: '200px' },
  )
  demos.forEach((demo) => observer.observe(demo))
}
