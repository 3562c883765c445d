/**
 * Renders ads. All text is inserted as text, links are marked as sponsored for search engines and open a new tab, and
 * clicks are reported through the same attributes as any other click.
 */
import { el } from '../../../../client/platform/el.js'
import type { FeedAd } from './ad-feed.js'
import type { AdShape } from './ad-machine.js'
import { text, type ClientConfig, type InHouseAd } from '../../../../client/site-config.js'
import { data } from '../../../../client/platform/page.js'

/** Pixels of an ad's image. */
const image = { width: '130', height: '100' }

export interface AdContents {
  link: string
  image?: string | undefined
  header?: string | undefined
  description: string
  publisher: string
  /** The label in analytics. */
  label: string
}

export function inHouseContents(ad: InHouseAd): AdContents {
  return {
    link: ad.link,
    image: ad.img,
    header: ad.descriptionHeader,
    description: ad.description,
    publisher: ad.poweredby,
    label: ad.label,
  }
}

export function feedContents(ad: FeedAd): AdContents {
  const { link, image, company: header, description } = ad
  return { link, image, header, description, publisher: 'Carbon', label: 'carbon-demo-inline' }
}

export function renderAd(document: Document, ad: AdContents, shape: AdShape, config: ClientConfig): HTMLElement {
  const rel = 'noopener noreferrer sponsored nofollow'
  const link = el(document, 'a', { class: 'v-ad-link', href: ad.link, target: '_blank', rel })
  Object.assign(data(link), { gaEventCategory: 'ad', gaEventAction: 'click', gaEventLabel: ad.label })
  if (ad.image) link.append(picture(document, ad.image))
  const header = ad.header ? [el(document, 'strong', { class: 'v-ad-header' }, ad.header), ' '] : []
  link.append(el(document, 'span', { class: 'v-ad-description' }, ...header, ad.description))
  const by = el(document, 'span', { class: 'v-ad-by' }, text(config, 'ad.by', { name: ad.publisher }))
  return el(document, 'span', { class: `v-ad v-ad-${shape}` }, link, by)
}

/** Full-width punctuation already includes its space. */
const endsWide = /[\u3000-\u303f\uff00-\uffef]$/

export function renderAdblockMessage(document: Document, config: ClientConfig): HTMLElement {
  const blocked = text(config, 'ad.blocked')
  const thanks = el(document, 'strong', { class: 'v-ad-thanks' }, text(config, 'ad.thanks'))
  return el(document, 'p', { class: 'v-ad v-ad-message' }, blocked, endsWide.test(blocked) ? '' : ' ', thanks)
}

/** @returns images that request each address once, without a referrer */
export function countDisplay(document: Document, pixels: readonly string[]): HTMLElement[] {
  return pixels.map((src) => el(document, 'img', { referrerpolicy: 'no-referrer', alt: '', hidden: true, src }))
}

function picture(document: Document, src: string): HTMLImageElement {
  const img = el(document, 'img', { class: 'v-ad-image', alt: '', ...image, referrerpolicy: 'no-referrer', src })
  img.addEventListener('error', () => img.remove(), { once: true })
  return img
}
