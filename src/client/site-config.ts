/**
 * What a page tells its scripts: one JSON block, `<script type="application/json" id="site-config">`.
 *
 * Scripts are the same files on every page and in every site, so all that differs (addresses, names of keys, strings,
 * third parties) comes from here. Attributes on `<html>` were rejected for this because third parties need structure; globals
 * because a script that sets them would need a place in the Content-Security-Policy of every page. A part that is
 * absent means that the feature is off and that its code is never loaded.
 */
import { fillTemplate } from '../text.js'
import type { ClientString } from './client-strings.js'

/** An ad of the site's own. Everything is shown as text. */
export interface InHouseAd {
  name: string
  link: string
  img: string
  descriptionHeader?: string
  description: string
  poweredby: string
  label: string
}

export interface AdsConfig {
  /** The ad network's script. Without it the slot shows in-house ads only. */
  script?: string
  /** A link with this address in the network's ad means that the network has no ad to show. */
  emptyLink?: string
  /** The JSON feed of the ads under demos. */
  feed?: string
  /** Names the place in analytics: `body-top`. */
  placement: string
  inHouse: InHouseAd[]
}

export interface AnalyticsConfig {
  measurementId: string
  /** Address of the tag's script without its query. */
  script: string
  /** Nothing is loaded or sent before the visitor has agreed. */
  consent: boolean
  /** Share of ad displays that are reported, 0 to 1. */
  adDisplayRatio: number
}

export interface ServiceWorkerConfig {
  /** Address of the worker that controls this page's language. */
  url: string
  scope: string
  /** `host` or `host:port` on which it is registered; `*` is any. */
  hosts: string[]
  /** Begins the names of the worker's caches. */
  cachePrefix: string
}

export interface ClientConfig {
  /** With a slash at both ends. */
  base: string
  /** `/x`, or empty. */
  prefix: string
  locale: string
  /** Of the page's language. */
  direction: 'ltr' | 'rtl'
  /** Empty for the default language, `/zh` for others. */
  localePrefix: string
  storagePrefix: string
  /** The names that a stored colour scheme may have, with what `<meta name="theme-color">` carries for each. */
  colorSchemes: Record<string, string>
  /** The mode of each scheme; absent where there are only `light` and `dark`. */
  colorSchemeModes?: Record<string, 'light' | 'dark'>
  /** The scheme of each mode for visitors who have chosen none. */
  defaultColorSchemes: { light: string; dark: string }
  productId?: string
  productCategory?: string
  strings: Partial<Record<ClientString, string>>
  ads?: AdsConfig
  analytics?: AnalyticsConfig
  serviceWorker?: ServiceWorkerConfig
  /** Style sheets of font services, https. */
  fontStylesheets?: string[]
}

const defaults: ClientConfig = {
  base: '/',
  prefix: '',
  locale: 'en',
  direction: 'ltr',
  localePrefix: '',
  storagePrefix: 'docs',
  colorSchemes: { light: '', dark: '' },
  defaultColorSchemes: { light: 'light', dark: 'dark' },
  strings: {},
}

/** @returns the page's configuration; defaults where the block is missing or can't be read */
export function readSiteConfig(document: Pick<Document, 'getElementById'>): ClientConfig {
  try {
    return {
      ...defaults,
      ...(JSON.parse(document.getElementById('site-config')!.textContent) as Partial<ClientConfig>),
    }
  } catch {
    return defaults
  }
}

/**
 * An interface string of the page's language with `{name}` replaced.
 *
 * @returns the key itself where the page does not carry the string, so that a control is never without a name
 */
export function text(
  config: Pick<ClientConfig, 'strings'>,
  key: ClientString,
  values: Record<string, string> = {},
): string {
  return fillTemplate(config.strings[key] ?? key, values)
}
