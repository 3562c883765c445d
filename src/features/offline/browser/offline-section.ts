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
  const about = el(document, 'p', { hidden: true }, text(config, 'offline.about'))
  const words = el(document, 'span', { id: 'offline-progress' })
  const meter = el(document, 'progress', { 'aria-labelledby': words.id })
  const progress = el(document, 'div', { hidden: true }, words, meter)
  // Receives the focus when the button is hidden.
  const status = el(document, 'p', { role: 'status', tabindex: '-1' })
  const section = el(document, 'fieldset', { class: 'v-settings-group' }, legend, about, button, progress, status)

  const showProgress = ({ keptBytes, totalBytes }: KeepProgress) => {
    meter.max = totalBytes
    meter.value = keptBytes
    words.textContent = text(config, 'offline.progress', { percent: String(percent(keptBytes, totalBytes)) })
  }
  const { others } = config.serviceWorker
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
  button.addEventListener('click', () => {
    progress.hidden = false
    status.textContent = ''
    status.focus()
    about.hidden = button.hidden = true
    void keepAll().then(showEnd)
  })
  void offlineSize(worker).then((kept) => {
    if (kept.kept === kept.total) return void keepAll().then(showEnd)
    const size = readableSize(kept.totalBytes - kept.keptBytes, config.locale)
    button.textContent = text(config, 'offline.keep', { size })
    about.hidden = button.hidden = false
  })
  return section
}

function percent(part: number, whole: number): number {
  return whole ? Math.floor((part / whole) * 100) : 100
}
