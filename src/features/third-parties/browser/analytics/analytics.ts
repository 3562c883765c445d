/**
 * Analytics through a tag-based service: a queue that the service's script empties, if it ever comes.
 *
 * Everything is pushed to the queue, so events cost nothing and are never retried if the script is still loading, is
 * blocked or has failed. Every call is wrapped in `try`: analytics must not affect the reader. Whether it may run at
 * all is decided earlier (consent.ts); nothing in this file runs without permission.
 */
import type { AnalyticsEvents, AnalyticsUserProperties } from '../../../../contract.js'
import type { Clock } from '../../../../client/platform/clock.js'
import type { AnalyticsConfig, ClientConfig } from '../../../../client/site-config.js'
import { around, data } from '../../../../client/platform/page.js'

/** How long an ad must be shown before its display counts, in milliseconds. */
const adDisplayDelay = 2_500

export interface AnalyticsEnv {
  clock: Clock
  /** At least 0, below 1. */
  random(): number
  /** Puts one command into the service's queue; may throw. */
  push(...command: unknown[]): void
  config: ClientConfig & { analytics: AnalyticsConfig }
  title(): string
  /** `location.pathname`. */
  pathname(): string
}

export interface Analytics {
  pageView(): void
  event<Name extends keyof AnalyticsEvents>(name: Name, parameters: AnalyticsEvents[Name]): void
  userProperties(properties: Partial<AnalyticsUserProperties>): void
  adDisplay(label: string): () => void
  adCrash(label: string): void
  /** The click listener: reports what the nearest `data-ga-event-category` around the target says. */
  onClick(event: Event): void
}

export function createAnalytics(env: AnalyticsEnv): Analytics {
  const { clock, config } = env
  const push = (...command: unknown[]) => {
    try {
      env.push(...command)
    } catch {
      // Blocked or broken; readers need not know.
    }
  }
  const event: Analytics['event'] = (name, parameters) => push('event', name, parameters)
  let cancelPageView = () => {}

  return {
    event,
    userProperties: (properties) => push('set', 'user_properties', properties),
    pageView() {
      cancelPageView()
      // After other scripts have set the title.
      cancelPageView = clock.after(0, () =>
        event('page_view', {
          page_title: env.title(),
          page_location: canonicalLocation(env.pathname(), config),
          productId: config.productId,
          productCategoryId: config.productCategory,
        }),
      )
    },
    adDisplay(label) {
      if (env.random() > config.analytics.adDisplayRatio) return () => {}
      return clock.after(adDisplayDelay, () => event('ad', { eventAction: 'display', eventLabel: label }))
    },
    adCrash: (label) => event('ad', { eventAction: 'crash', eventLabel: label }),
    onClick(click) {
      const source = around(click, 'data-ga-event-category')
      if (!source) return
      const { gaEventCategory, gaEventAction, gaEventLabel, gaEventSplit } = data(source)
      if (gaEventSplit !== undefined && Number(gaEventSplit) < env.random()) return
      push('event', gaEventCategory, { eventAction: gaEventAction, eventLabel: gaEventLabel })
    },
  }
}

/**
 * @returns the path without base and language prefix; query and hash are left out because they may contain private text
 */
export function canonicalLocation(
  pathname: string,
  { base, localePrefix }: Pick<ClientConfig, 'base' | 'localePrefix'>,
): string {
  const path = pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname
  return localePrefix && path.startsWith(`${localePrefix}/`) ? path.slice(localePrefix.length) : path
}

/** @returns the device pixel ratio, rounded to one decimal */
export function roundedPixelRatio(ratio: number): number {
  return Math.round(ratio * 10) / 10
}
