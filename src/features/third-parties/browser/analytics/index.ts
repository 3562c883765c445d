/**
 * Puts analytics on the page: permission, the service's script, the first page view, properties of the visitor, clicks,
 * web vitals. The only file that touches globals of the service; loaded only where a measurement id is configured.
 */
import { createAnalytics, roundedPixelRatio, type Analytics } from './analytics.js'
import { browserClock } from '../../../../client/platform/clock.js'
import { showConsentBanner } from './consent-banner.js'
import { canConsent, permission, storeConsent } from './consent.js'
import type { SafeStorage } from '../../../../client/platform/safe-storage.js'
import type { AnalyticsConfig, ClientConfig } from '../../../../client/site-config.js'
import { reportWebVitals } from './web-vitals.js'
import { data, emit, on } from '../../../../client/platform/page.js'

export interface StartAnalyticsEnv {
  window: Window & { dataLayer?: unknown[] }
  config: ClientConfig
  storage: SafeStorage
  session: SafeStorage
}

/** @returns analytics once it may run, undefined if it never may; pending until the visitor agrees */
export function startAnalytics({
  window,
  config,
  storage,
  session,
}: StartAnalyticsEnv): Promise<Analytics | undefined> {
  const { analytics } = config
  if (!analytics?.measurementId) return Promise.resolve(undefined)
  const { document } = window
  const allowed = permission(analytics.consent, window.navigator, storage, config.storagePrefix)
  if (allowed === 'refused' && !canConsent(config, window.navigator)) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    let started: Analytics | undefined
    const enable = (isEnabled: boolean) => {
      // The service's own switch.
      Object.assign(window, { [`ga-disable-${analytics.measurementId}`]: !isEnabled })
      if (isEnabled) resolve((started ??= run(window, { ...config, analytics }, session)))
    }
    let removeBanner = () => {}
    on(document, 'docs:consent', ({ detail }) => {
      removeBanner()
      storeConsent(storage, config.storagePrefix, detail)
      enable(detail === 'granted')
    })
    if (allowed === 'allowed') enable(true)
    else if (allowed === 'ask')
      removeBanner = showConsentBanner(document, config, (answer) => emit(document, 'docs:consent', answer))
  })
}

function run(
  window: StartAnalyticsEnv['window'],
  config: ClientConfig & { analytics: AnalyticsConfig },
  session: SafeStorage,
): Analytics {
  const { document } = window
  const queue = (window.dataLayer ??= [])
  function push(..._command: unknown[]) {
    if ((window as unknown as Record<string, unknown>)[`ga-disable-${config.analytics.measurementId}`]) return
    // The service tells commands from other entries by their being `arguments` objects.
    // oxlint-disable-next-line prefer-rest-params
    queue.push(arguments)
  }
  push('js', new Date())
  push('config', config.analytics.measurementId, { send_page_view: false })
  const script = document.createElement('script')
  script.async = true
  script.src = `${config.analytics.script}?id=${encodeURIComponent(config.analytics.measurementId)}`
  document.head.append(script)

  const title = () => document.title
  const pathname = () => window.location.pathname
  const analytics = createAnalytics({ clock: browserClock, random: Math.random, push, config, title, pathname })
  analytics.pageView()
  watchVisitor(window, config, analytics)
  document.addEventListener('click', analytics.onClick)
  void reportWebVitals({ random: Math.random, session, storagePrefix: config.storagePrefix, send: analytics.event })
  return analytics
}

function watchVisitor(window: Window, config: ClientConfig, analytics: Analytics): void {
  const { document } = window
  const dark = window.matchMedia?.('(prefers-color-scheme: dark)')
  const system = () => analytics.userProperties({ colorSchemeOS: dark?.matches ? 'dark' : 'light' })
  const codeVariant = () =>
    analytics.userProperties({ codeVariant: data(document.documentElement).codeVariant ?? 'ts' })
  analytics.userProperties({ userLanguage: config.locale })
  codeVariant()
  system()
  watchPixelRatio(window, analytics)
  dark?.addEventListener('change', system)
  on(document, 'docs:code-variant', codeVariant)
  const chosen = () => analytics.userProperties({ colorScheme: data(document.documentElement).mode ?? 'system' })
  chosen()
  on(document, 'docs:color-mode', chosen)
}

function watchPixelRatio(window: Window, analytics: Analytics): void {
  const ratio = window.devicePixelRatio
  analytics.userProperties({ devicePixelRatio: roundedPixelRatio(ratio) })
  const again = () => watchPixelRatio(window, analytics)
  window.matchMedia?.(`(resolution: ${ratio}dppx)`).addEventListener('change', again, { once: true })
}
