/**
 * "Make available offline" in the settings: the size, a button, the progress. Present only while a worker controls the page.
 */
import { keepOffline, offlineSize, readableSize, type WorkerPort } from './keep-offline.js'
import type { KeepProgress } from '../../features/service-worker/manifest.js'
import { text, type ClientConfig } from '../site-config.js'

export interface OfflineEnv {
  worker: WorkerPort | null | undefined
}

export function browserOfflineEnv(): OfflineEnv {
  return { worker: navigator.serviceWorker?.controller }
}

/** @returns undefined where there is no worker to ask */
export function offlineSection(
  document: Document,
  config: ClientConfig,
  { worker }: OfflineEnv,
): HTMLElement | undefined {
  if (!worker || !config.serviceWorker) return undefined
  const section = document.createElement('fieldset')
  section.className = 'v-settings-group'
  const legend = document.createElement('legend')
  legend.textContent = text(config, 'offline.section')
  const button = document.createElement('button')
  button.type = 'button'
  button.hidden = true
  const meter = document.createElement('progress')
  const progress = document.createElement('div')
  const words = document.createElement('span')
  words.id = 'offline-progress'
  meter.setAttribute('aria-labelledby', words.id)
  progress.hidden = true
  progress.append(words, meter)
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  // Takes the focus from the button that goes.
  status.tabIndex = -1
  section.append(legend, button, progress, status)

  const showProgress = ({ keptBytes, totalBytes }: KeepProgress) => {
    meter.max = totalBytes
    meter.value = keptBytes
    words.textContent = text(config, 'offline.progress', { percent: String(percent(keptBytes, totalBytes)) })
  }
  const showEnd = ({ end }: KeepProgress) => {
    progress.hidden = true
    button.hidden = end !== 'failed'
    status.textContent = text(config, `offline.${end ?? 'done'}`)
  }
  button.addEventListener('click', () => {
    progress.hidden = false
    status.textContent = ''
    status.focus()
    button.hidden = true
    void keepOffline(worker, showProgress).then(showEnd)
  })
  void offlineSize(worker).then((kept) => {
    if (kept.kept === kept.total) return showEnd({ ...kept, end: 'done' })
    const size = readableSize(kept.totalBytes - kept.keptBytes, config.locale)
    button.textContent = text(config, 'offline.keep', { size })
    button.hidden = false
  })
  return section
}

function percent(part: number, whole: number): number {
  return whole ? Math.floor((part / whole) * 100) : 100
}
