/** The script of pages with demos: loads React and a demo's module when the demo wakes. */
import { el } from '../../../../client/platform/el.js'
import { loadChunk } from '../../../../client/platform/load-chunk.js'
import { safeStorage } from '../../../../client/platform/safe-storage.js'
import { readSiteConfig, text } from '../../../../client/site-config.js'
import type { HeldInput } from './held-input.js'
import type { DemoRuntime, MountOptions } from './hydrate.js'
import { wakeDemos } from './wake-demos.js'
import { closest, data, find } from '../../../../client/platform/page.js'

const config = readSiteConfig(document)
const env = {
  session: safeStorage(() => sessionStorage),
  storagePrefix: config.storagePrefix,
  release: import.meta.url,
  isOnline: () => navigator.onLine,
  reload: () => location.reload(),
}

/** What the reader has chosen of the theme is there before the first demo. */
const { demoTheme } = config
const themed =
  demoTheme &&
  loadChunk(() => import('../../../../client/platform/demo-theme.js'), env).then((module) =>
    module?.startDemoTheme(
      window,
      demoTheme,
      safeStorage(() => localStorage),
      config.storagePrefix,
    ),
  )

/** The addresses are not known when this file is bundled, so bundlers must leave the import alone. */
const load = <Value>(address: string) =>
  loadChunk(() => import(/* @vite-ignore */ address) as Promise<{ default: Value }>, env)

async function mount(root: HTMLElement): Promise<((input: HeldInput) => Promise<void>) | undefined> {
  const around = closest(root, 'data-demo')
  const { module, preload, ssr, local, isolated, width, demoRoot, props } = data(root)
  const hydrate = around && data(around).hydrate
  if (!hydrate || !module) return undefined
  const start = performance.now()
  await loadInSteps(preload ? preload.split(' ') : [])
  const [runtime, demo] = await Promise.all([load<DemoRuntime>(hydrate), load<MountOptions['demo']>(module), themed])
  if (!runtime || !demo) return undefined
  const isPrerendered = ssr === undefined
  const adopt = isPrerendered && !(local && isElsewhere(local))
  if (!adopt) await prepareNumbers()
  // Keeps the height of the placeholder until the demo has been laid out.
  if (!adopt) root.style.minHeight = `${root.offsetHeight}px`
  await runtime.default.mount({
    root,
    demo: demo.default,
    prefix: `${demoRoot}-`,
    isolated: isolated !== undefined,
    width: Number(width),
    props: JSON.parse(props ?? '{}') as Record<string, unknown>,
    isPrerendered,
    adopt,
    text: { failed: text(config, 'demo.failed'), retry: text(config, 'demo.retry') },
  })
  lostNotice(root)?.remove()
  performance.measure(`demo ${demoRoot}`, { start })
  if (!adopt) requestAnimationFrame(() => requestAnimationFrame(() => (root.style.minHeight = '')))
  return (input) => runtime.default.releaseInput(root, input)
}

/**
 * Whether a demo looks different here from what was prerendered. React keeps attributes that differ, so such a demo is
 * drawn anew in its place.
 */
function isElsewhere(local: string): boolean {
  const [formats, ...uses] = local.split(' ')
  const { timeZone, locale } = Intl.DateTimeFormat().resolvedOptions()
  const number = -1234567.89
  return uses.some((use) =>
    use === 'zone'
      ? !/^(Etc\/)?UTC$/.test(timeZone)
      : use === 'number'
        ? number.toLocaleString() !== number.toLocaleString(formats)
        : locale !== Intl.DateTimeFormat(formats).resolvedOptions().locale,
  )
}

/**
 * Fetches modules at once, but runs one at a time, so that no task is long. One that can't be loaded fails again, and
 * is reported, where it is imported.
 *
 * @param addresses modules before those that import them
 */
async function loadInSteps(addresses: readonly string[]): Promise<void> {
  const missing = addresses.filter((href) => !loaded.has(href))
  for (const href of missing) document.head.append(el(document, 'link', { rel: 'modulepreload', href }))
  for (const href of missing) {
    loaded.add(href)
    await (import(/* @vite-ignore */ href) as Promise<unknown>).catch(() => loaded.delete(href))
    await new Promise((resolve) => setTimeout(resolve))
  }
}

const loaded = new Set<string>()

/**
 * Formats a number in a task of its own: the first one takes 15 ms, which would be part of the task that draws the
 * whole demo. One that is prerendered has its numbers already.
 */
async function prepareNumbers(): Promise<void> {
  ;(0).toLocaleString()
  await new Promise((resolve) => setTimeout(resolve))
}

/** What the demo shows is only a picture of it then, which must not look as if it worked. */
function onLost(root: HTMLElement, retry: () => void): void {
  if (lostNotice(root)) return
  const button = el(document, 'button', { type: 'button', class: 'v-button' }, text(config, 'demo.retry'))
  const message = el(document, 'p', {}, text(config, 'demo.unavailable'))
  const notice = el(document, 'div', { class: 'v-demo-lost', role: 'status' }, message, button)
  button.addEventListener('click', retry)
  root.after(notice)
}

function lostNotice({ nextElementSibling: next }: HTMLElement): Element | undefined {
  return next?.classList.contains('v-demo-lost') ? next : undefined
}

wakeDemos({ window, mount, onLost })
if (find(document, 'data-demo-iframe')) {
  void loadChunk(() => import('./demo-frames.js'), env).then((module) =>
    module?.installDemoFrames(document, config.storagePrefix),
  )
}
