/**
 * Draws ads. Every text goes in as text, every link says what it is to search engines and keeps the reader's tab, and
 * the click is reported through the same attributes as any other click.
 */
import type { FeedAd } from './ad-feed.js'
import type { AdShape } from './ad-machine.js'
import { text, type ClientConfig, type InHouseAd } from '../site-config.js'
import { data } from '../platform/page.js'

/** Pixels of an ad's image. */
const image = { width: 130, height: 100 }

export interface AdContents {
  link: string
  image?: string | undefined
  header?: string | undefined
  description: string
  publisher: string
  /** Names the ad in analytics. */
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
  const box = element(document, 'span', `v-ad v-ad-${shape}`)
  const link = element(document, 'a', 'v-ad-link')
  link.setAttribute('href', ad.link)
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer sponsored nofollow')
  Object.assign(data(link), { gaEventCategory: 'ad', gaEventAction: 'click', gaEventLabel: ad.label })
  if (ad.image) link.append(picture(document, ad.image))
  const words = element(document, 'span', 'v-ad-description')
  if (ad.header) words.append(element(document, 'strong', 'v-ad-header', ad.header), ' ')
  words.append(ad.description)
  link.append(words)
  box.append(link, element(document, 'span', 'v-ad-by', text(config, 'ad.by', { name: ad.publisher })))
  return box
}

/** Chinese and Japanese signs bring their own space. */
const endsWide = /[\u3000-\u303f\uff00-\uffef]$/

export function renderAdblockMessage(document: Document, config: ClientConfig): HTMLElement {
  const blocked = text(config, 'ad.blocked')
  const box = element(document, 'p', 'v-ad v-ad-message', `${blocked}${endsWide.test(blocked) ? '' : ' '}`)
  box.append(element(document, 'strong', 'v-ad-thanks', text(config, 'ad.thanks')))
  return box
}

/** Requests each address once, without telling it which page asks. */
export function countDisplay(document: Document, pixels: readonly string[]): HTMLElement[] {
  return pixels.map((address) => {
    const pixel = document.createElement('img')
    pixel.referrerPolicy = 'no-referrer'
    pixel.alt = ''
    pixel.hidden = true
    pixel.src = address
    return pixel
  })
}

function picture(document: Document, src: string): HTMLImageElement {
  const img = document.createElement('img')
  img.className = 'v-ad-image'
  img.alt = ''
  img.width = image.width
  img.height = image.height
  img.referrerPolicy = 'no-referrer'
  img.addEventListener('error', () => img.remove(), { once: true })
  img.src = src
  return img
}

function element(document: Document, tag: string, className: string, words = ''): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = words
  return made
}
