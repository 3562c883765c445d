/**
 * Pictures of demos, drawn by the reader’s own browser: what a demo’s page shows before any script runs is fetched when
 * the picture comes into view, and shown smaller in a frame without scripts. So a picture has the reader’s colours, in
 * every mode, and needs no file besides the page that each demo has anyway.
 */
import { el } from './el.js'
import { data, find, findAll, selector } from './page.js'

/** The width for which demos are prerendered, with what their page has around them. */
const width = 752
/** A demo that is smaller is not shown larger than it is in a card of this width. */
const narrowest = 320
const margin = 24
/** The place of the picture has the ground, but for a demo that needs its own. */
const transparent = `html,body,.v-demo-page,.v-demo-stage:not(:has(${selector('data-isolated')})){overflow:hidden;background:none!important}`

/** Draws the picture of the demo whose address `data-picture` has, when `place` comes into view. */
export function drawPicture(place: HTMLElement): void {
  place.replaceChildren()
  observer ??= new IntersectionObserver(drawSeen, { rootMargin: '200px' })
  observer.unobserve(place)
  observer.observe(place)
}

let observer: IntersectionObserver | undefined

function drawSeen(entries: readonly IntersectionObserverEntry[], from: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    from.unobserve(target)
    void draw(target as HTMLElement)
  }
}

async function draw(place: HTMLElement): Promise<void> {
  const { ownerDocument: document } = place
  const { picture: address } = data(place)
  const shown = address === undefined ? undefined : await pageAt(address)
  // Another hit may have come into its place.
  if (!shown || !place.isConnected || data(place).picture !== address) return
  const frame = el(document, 'iframe', {
    // What is drawn in it may have no script, and this page must reach it.
    sandbox: 'allow-same-origin',
    srcdoc: '<!doctype html>',
    'aria-hidden': 'true',
    tabindex: '-1',
    inert: true,
  })
  const ready = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  place.replaceChildren(frame)
  await ready
  const inside = frame.contentDocument
  if (!inside) return
  await fill(inside, shown)
  const fit = () => fitFrame(place, frame, inside)
  fit()
  new ResizeObserver(fit).observe(place)
  data(place).pictureDrawn = ''
}

/**
 * A document that is parsed here has the policy of this page, so styles are blocks of data and attributes of another
 * name until they are rules.
 *
 * @returns undefined where it cannot be fetched, such as offline
 */
async function pageAt(address: string): Promise<Document | undefined> {
  const answer = await fetch(address).catch(() => undefined)
  if (!answer?.ok) return undefined
  const html = (await answer.text())
    .replace(/<style\b/g, '<script type="text/css"')
    .replaceAll('</style>', '</script>')
    .replace(/ style="/g, ' v-style="')
  return new DOMParser().parseFromString(html, 'text/html')
}

/** Nothing in it may run, and no rule of it may need to be allowed by the policy of this page. */
async function fill(inside: Document, shown: Document): Promise<void> {
  const { defaultView: view } = inside
  followMode(inside)
  inside.adoptedStyleSheets = [...shown.querySelectorAll('script[type="text/css"]')].map((style) => {
    const sheet = new view!.CSSStyleSheet({ media: style.getAttribute('media') ?? '' })
    sheet.replaceSync(style.textContent)
    return sheet
  })
  const ground = new view!.CSSStyleSheet()
  ground.replaceSync(transparent)
  inside.adoptedStyleSheets.push(ground)
  const links = [...shown.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((link) =>
    inside.importNode(link),
  )
  const loaded = links.map((link) => new Promise((resolve) => (link.onload = link.onerror = resolve)))
  inside.head.append(...links)
  await Promise.all(loaded)
  const main = shown.querySelector('main')
  if (!main) return
  for (const script of main.querySelectorAll('script, noscript, iframe')) script.remove()
  const copy = inside.importNode(main, true)
  for (const one of copy.querySelectorAll<HTMLElement>('[v-style]')) one.style.cssText = one.getAttribute('v-style')!
  inside.body.append(copy)
}

const frames = new Set<Document>()
let modes: MutationObserver | undefined

/** The attributes of this page: mode, direction, language. */
function followMode(inside: Document): void {
  frames.add(inside)
  copyAttributes(inside)
  modes ??= new MutationObserver(() => {
    for (const one of frames)
      if (one.defaultView) copyAttributes(one)
      else frames.delete(one)
  })
  modes.observe(document.documentElement, { attributes: true })
}

function copyAttributes(inside: Document): void {
  for (const { name, value } of document.documentElement.attributes) inside.documentElement.setAttribute(name, value)
  inside.body.className = document.body.className
}

/** Shows the whole demo in the middle, or as much of its beginning as there is room for in its width. */
function fitFrame(place: HTMLElement, frame: HTMLIFrameElement, inside: Document): void {
  frame.style.cssText = `inline-size:${width}px;block-size:470px`
  const root = findAll(inside, 'data-demo-root')[0] ?? find(inside, 'data-demo-stage') ?? inside.body
  const range = inside.createRange()
  range.selectNodeContents(root)
  const { left, top, width: wide, height: high } = range.getBoundingClientRect()
  const { clientWidth, clientHeight } = place
  const fits = Math.min(clientWidth / Math.max(wide + 2 * margin, narrowest), clientHeight / (high + 2 * margin))
  const scale = Math.max(clientWidth / width, fits)
  const x = clientWidth / 2 - (left + wide / 2) * scale
  const y = Math.max(clientHeight / 2 - (top + high / 2) * scale, (margin - top) * scale)
  frame.style.cssText += `;block-size:${Math.ceil(Math.max(top + high + margin, clientHeight / scale))}px`
  frame.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
}
