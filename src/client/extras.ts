/**
 * What a page starts after it has loaded: the service worker, font stylesheets, analytics and ads. Each is loaded only
 * if it is configured, and a failure of one does not affect the others.
 */
import type { AdReports } from '../features/third-parties/browser/ads/ad-slot.js'
import type { Analytics } from '../features/third-parties/browser/analytics/analytics.js'
import { browserClock } from './platform/clock.js'
import type { SafeStorage } from './platform/safe-storage.js'
import type { ClientConfig } from './site-config.js'
import { closest, find } from './platform/page.js'
import { selector } from './platform/contract.js'

export interface ExtrasEnv {
  window: Window
  config: ClientConfig
  storage: SafeStorage
  session: SafeStorage
}

/** Never rejects; resolves when each part has been started or has failed. */
export async function startExtras(env: ExtrasEnv): Promise<void> {
  const { config } = env
  await Promise.allSettled([
    config.serviceWorker && startServiceWorker(env),
    config.fontStylesheets && startFonts(env, config.fontStylesheets),
    startThirdParties(env),
  ])
}

async function startServiceWorker(env: ExtrasEnv): Promise<void> {
  const { startOffline } = await import('../features/offline/browser/start-offline.js')
  await startOffline(env)
}

async function startFonts({ window }: ExtrasEnv, hrefs: readonly string[]): Promise<void> {
  const { loadFontStylesheets } = await import('./platform/font-stylesheets.js')
  loadFontStylesheets(window.document, hrefs)
}

/** Ads do not wait for analytics or consent. Their reports do, and are dropped without consent. */
async function startThirdParties(env: ExtrasEnv): Promise<void> {
  const { window, config } = env
  const analytics = config.analytics
    ? import('../features/third-parties/browser/analytics/index.js')
        .then(({ startAnalytics }) => startAnalytics(env))
        .catch(() => undefined)
    : Promise.resolve(undefined)
  if (!config.ads) return
  const { isRobot, mountAdSlot } = await import('../features/third-parties/browser/ads/ad-slot.js')
  const { userAgent } = window.navigator
  const slot = {
    document: window.document,
    config,
    clock: browserClock,
    random: Math.random,
    userAgent,
    reports: reportsTo(analytics),
  }
  mountAdSlot(slot)
  if (config.ads.feed && !isRobot(userAgent))
    onFirstOpening(
      window.document,
      (place) =>
        void import('../features/third-parties/browser/ads/demo-ad.js')
          .then(({ mountDemoAd }) => mountDemoAd(place, { ...slot, fetch: window.fetch.bind(window) }))
          .catch(() => {}),
    )
}

/** Calls `open` once per demo with the place of its ad, when the reader first opens its code. */
function onFirstOpening(document: Document, open: (place: HTMLElement) => void): void {
  const seen = new WeakSet<HTMLElement>()
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const toggle = target as HTMLDetailsElement
      const demo = toggle.open && toggle.matches(selector('[data-demo-toggle]')) && closest(toggle, 'data-demo')
      const place = demo && find(demo, 'data-demo-ad')
      if (!place || seen.has(place)) return
      seen.add(place)
      open(place)
    },
    { capture: true },
  )
}

function reportsTo(analytics: Promise<Analytics | undefined>): AdReports {
  return {
    adDisplay(label) {
      let wanted = true
      let withdraw = () => {}
      void analytics.then((ready) => {
        if (ready && wanted) withdraw = ready.adDisplay(label)
      })
      return () => {
        wanted = false
        withdraw()
      }
    },
    adCrash: (label) => void analytics.then((ready) => ready?.adCrash(label)),
  }
}
