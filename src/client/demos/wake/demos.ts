/** The script of pages with demos: waits, and loads React and a demo's own module when the demo wakes. */
import { loadChunk } from '../../platform/load-chunk.js'
import { safeStorage } from '../../platform/safe-storage.js'
import { readSiteConfig, text } from '../../site-config.js'
import type { HeldInput } from './held-input.js'
import type { DemoRuntime, MountOptions } from './hydrate.js'
import { wakeDemos } from './wake-demos.js'
import { closest, data, find } from '../../platform/page.js'

const config = readSiteConfig(document)
const env = {
  session: safeStorage(() => sessionStorage),
  storagePrefix: config.storagePrefix,
  release: import.meta.url,
  isOnline: () => navigator.onLine,
  reload: () => location.reload(),
}

/** Addresses are not known when this file is bundled, so no bundler may look into the import. */
const load = <Value>(address: string) =>
  loadChunk(() => import(/* @vite-ignore */ address) as Promise<{ default: Value }>, env)

async function mount(root: HTMLElement): Promise<((input: HeldInput) => void) | undefined> {
  const around = closest(root, 'data-demo')
  const { module, ssr, isolated, width, demoRoot } = data(root)
  const hydrate = around && data(around).hydrate
  if (!hydrate || !module) return undefined
  const start = performance.now()
  const [runtime, demo, held] = await Promise.all([
    load<DemoRuntime>(hydrate),
    load<MountOptions['demo']>(module),
    loadChunk(() => import('./release-input.js'), env),
  ])
  if (!runtime || !demo || !held) return undefined
  const adopt = ssr !== 'false'
  // The placeholder goes before the demo is as high as it will be.
  if (!adopt) root.style.minHeight = `${root.offsetHeight}px`
  await runtime.default.mount({
    root,
    demo: demo.default,
    prefix: `${demoRoot}-`,
    isolated: isolated !== undefined,
    width: Number(width),
    adopt,
    text: { failed: text(config, 'demo.failed'), retry: text(config, 'demo.retry') },
  })
  performance.measure(`demo ${demoRoot}`, { start })
  if (!adopt) requestAnimationFrame(() => requestAnimationFrame(() => (root.style.minHeight = '')))
  return (input) => held.releaseInput(root, input)
}

wakeDemos({ window, mount })
if (find(document, 'data-demo-iframe')) {
  void loadChunk(() => import('./demo-frames.js'), env).then((module) =>
    module?.installDemoFrames(document, config.storagePrefix),
  )
}
