/**
 * The configuration that a page passes to its scripts: one JSON block, `<script type="application/json"
 * id="site-config">`.
 *
 * Scripts are the same files on every page and in every site, so everything that differs (addresses, storage keys,
 * strings, third parties) comes from here. Attributes on `<html>` were rejected because third parties need structured
 * data, globals because the inline script that sets them would need a hash in every page's Content-Security-Policy. If
 * a part is absent, the feature is off and its code is never loaded.
 */
import type { DemoControl } from '../template-props.js'
import { fillTemplate } from '../fill-template.js'
import type { ClientString } from './client-strings.js'

/** An in-house ad. All fields are shown as text. */
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
  /** URL of the ad network's script. Without it the slot shows in-house ads only. */
  script?: string
  /** The network's ad contains a link to this address when the network has no ad. */
  emptyLink?: string
  /** URL of the JSON feed for the ads under demos. */
  feed?: string
  /** The name of the slot in analytics: `body-top`. */
  placement: string
  inHouse: InHouseAd[]
}

export interface AnalyticsConfig {
  measurementId: string
  /** URL of the tag's script without its query. */
  script: string
  /** Whether the visitor must agree before anything is loaded or sent. */
  consent: boolean
  /** Share of ad displays that are reported, 0 to 1. */
  adDisplayRatio: number
}

export interface ServiceWorkerConfig {
  /** URL of the worker for this page's language. */
  url: string
  scope: string
  /** The site's other workers, which are needed once the whole site is kept. */
  others: { url: string; scope: string }[]
  /** The product of the page, which can be kept alone. */
  product?: { id: string; title: string }
  /** Each `host` or `host:port` on which it is registered; `*` matches any. */
  hosts: string[]
  /** Prefix of the worker's cache names. */
  cachePrefix: string
}

export interface ClientConfig {
  /** With a leading and a trailing slash. */
  base: string
  /** `/x`, or empty. */
  prefix: string
  locale: string
  /** Direction of the page's language. */
  direction: 'ltr' | 'rtl'
  /** Empty for the default language, `/zh` for others. */
  localePrefix: string
  storagePrefix: string
  /** The content of `<meta name="theme-color">` by colour scheme; the keys are the valid names of schemes. */
  colorSchemes: Record<string, string>
  /** The mode of each scheme; absent if there are only `light` and `dark`. */
  colorSchemeModes?: Record<string, 'light' | 'dark'>
  /** The default scheme of each mode. */
  defaultColorSchemes: { light: string; dark: string }
  productId?: string
  productCategory?: string
  strings: Partial<Record<ClientString, string>>
  ads?: AdsConfig
  analytics?: AnalyticsConfig
  serviceWorker?: ServiceWorkerConfig
  /** What readers may change of the theme of demos, on pages with demos. */
  demoTheme?: DemoControl[]
  /** https URLs of stylesheets of font services. */
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

/** @returns the page's configuration; defaults if the block is missing or invalid */
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
 * An interface string in the page's language, with placeholders such as `{name}` replaced.
 *
 * @returns the key itself if the page does not carry the string, so that a control always has a name
 */
export function text(
  config: Pick<ClientConfig, 'strings'>,
  key: ClientString,
  values: Record<string, string> = {},
): string {
  return fillTemplate(config.strings[key] ?? key, values)
}
