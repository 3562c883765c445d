/**
 * The "Make available offline" section of the settings: size, button and progress. Present only while a worker controls
 * the page.
 */
import { el } from '../../../client/platform/el.js'
import { keepOffline, offlineSize, readableSize, type WorkerPort } from './keep-offline.js'
import type { KeepProgress } from '../shared/manifest.js'
import { text, type ClientConfig } from '../../../client/site-config.js'

export interface OfflineEnv {
  worker: WorkerPort | null | undefined
  /** Registers a worker. @throws Error if it can't be registered */
  register(url: string, scope: string): Promise<unknown>
}

export function browserOfflineEnv(): OfflineEnv {
  const { serviceWorker } = navigator
  return {
    worker: serviceWorker?.controller,
    register: (url, scope) => serviceWorker.register(url, { scope, updateViaCache: 'none' }),
  }
}

/** @returns undefined if no worker controls the page */
export function offlineSection(
  document: Document,
  config: ClientConfig,
  { worker, register }: OfflineEnv,
): HTMLElement | undefined {
  if (!worker || !config.serviceWorker) return undefined
  const legend = el(document, 'legend', {}, text(config, 'offline.section'))
  const button = el(document, 'button', { type: 'button', hidden: true })
  const partButton = el(document, 'button', { type: 'button', hidden: true })
  const about = el(document, 'p', { hidden: true }, text(config, 'offline.about'))
  const words = el(document, 'span', { id: 'offline-progress' })
  const meter = el(document, 'progress', { 'aria-labelledby': words.id })
  const progress = el(document, 'div', { hidden: true }, words, meter)
  // Receives the focus when the button is hidden.
  const status = el(document, 'p', { role: 'status', tabindex: '-1' })
  const section = el(
    document,
    'fieldset',
    { class: 'v-settings-group' },
    legend,
    about,
    partButton,
    button,
    progress,
    status,
  )

  const showProgress = ({ keptBytes, totalBytes }: KeepProgress) => {
    meter.max = totalBytes
    meter.value = keptBytes
    words.textContent = text(config, 'offline.progress', { percent: String(percent(keptBytes, totalBytes)) })
  }
  const { others, product } = config.serviceWorker
  const part = product && { product: product.id, language: config.localePrefix && `${config.localePrefix}/` }
  /** Pages of other languages and above the prefix need workers of their own, or nobody answers for them offline. */
  const keepAll = async (): Promise<KeepProgress> => {
    const progress = await keepOffline(worker, showProgress)
    if (progress.end !== 'done') return progress
    return Promise.all(others.map(({ url, scope }) => register(url, scope))).then(
      () => progress,
      () => ({ ...progress, end: 'failed' }),
    )
  }
  const showEnd = ({ end }: KeepProgress) => {
    progress.hidden = true
    about.hidden = button.hidden = end !== 'failed'
    status.textContent = text(config, `offline.${end ?? 'done'}`)
  }
  const showPartEnd = (kept: KeepProgress) => {
    if (kept.end !== undefined && kept.end !== 'done') return showEnd(kept)
    progress.hidden = true
    status.textContent = text(config, 'offline.donePart', { product: product!.title })
    void showSize(button, 'offline.keep')
  }
  const begin = (keep: () => Promise<KeepProgress>, end: (kept: KeepProgress) => void) => () => {
    progress.hidden = false
    status.textContent = ''
    status.focus()
    about.hidden = button.hidden = partButton.hidden = true
    void keep().then(end)
  }
  button.addEventListener('click', begin(keepAll, showEnd))
  partButton.addEventListener(
    'click',
    begin(() => keepOffline(worker, showProgress, part), showPartEnd),
  )
  /** @returns whether something is missing, which the button then offers */
  const showSize = async (one: HTMLElement, label: 'offline.keep' | 'offline.keepPart', of?: typeof part) => {
    const { kept, total, keptBytes, totalBytes } = await offlineSize(worker, of)
    if (kept === total) return false
    const size = readableSize(totalBytes - keptBytes, config.locale)
    one.textContent = text(config, label, { size, product: product?.title ?? '' })
    about.hidden = one.hidden = false
    return true
  }
  void showSize(button, 'offline.keep').then(async (isMissing) => {
    if (!isMissing) return showEnd(await keepAll())
    if (part && !(await showSize(partButton, 'offline.keepPart', part)))
      status.textContent = text(config, 'offline.donePart', { product: product.title })
  })
  return section
}

function percent(part: number, whole: number): number {
  return whole ? Math.floor((part / whole) * 100) : 100
}
