/**
 * Marks the entry of the table of contents whose section is being read.
 *
 * Positions are compared when the page scrolls, once per frame. An IntersectionObserver was rejected: between two
 * headings of a long section it reports nothing, and it can't tell that a short last section will never reach the top.
 * An entry that was clicked stays marked until scrolling has ended. On phones the list is a bar, which says the name of
 * the entry and closes when one is clicked.
 */
import { decodePercent } from '../../text.js'
import type { Clock } from '../platform/clock.js'
import { selector } from '../platform/contract.js'

/** Pixels to scroll before any entry is marked. */
const quietTop = 200
/** A section is being read once its heading has passed this part of the viewport's height. */
const readingLine = 0.3
/** How long the entry that was clicked stays marked, in milliseconds. */
const settleTime = 1_000

export interface ScrollPlace {
  scrollTop: number
  viewHeight: number
  pageHeight: number
  /**
   * Distance from the top of the viewport at which a heading lands after a jump; such a heading counts as being read.
   */
  landing?: number
  /** What a heading keeps free above itself besides, such as the sticky head of its table. */
  marginOf?: (index: number) => number
}

/**
 * @param tops distances of the headings from the top of the page, in ascending order
 * @returns index of the section being read, or -1 at the top of the page
 */
export function sectionAt(
  tops: readonly number[],
  { scrollTop, viewHeight, pageHeight, landing = 0, marginOf = () => 0 }: ScrollPlace,
): number {
  if (scrollTop < quietTop) return -1
  if (scrollTop + viewHeight >= pageHeight - 2) return tops.length - 1
  // Below a heading that was jumped to, the next one may be above the line as well.
  const hasLanded = (top: number, index: number) => {
    const below = top - scrollTop - landing
    return landing > 0 && below >= -2 && below < viewHeight && Math.abs(below - marginOf(index)) <= 2
  }
  const landed = tops.findIndex(hasLanded)
  if (landed !== -1) return landed
  return tops.findLastIndex((top) => top < scrollTop + Math.max(viewHeight * readingLine, landing + 2))
}

export function installScrollSpy(window: Window, clock: Clock): void {
  const { document } = window
  let entries = entriesOf(document)
  if (!entries.length) return

  const list = entries[0]!.link.closest('nav.v-toc')!
  const name = document.querySelector(selector('[data-toc-current]'))
  let marked: HTMLAnchorElement | undefined
  let quietUntil = 0
  let frame = 0
  const mark = (link: HTMLAnchorElement | undefined) => {
    if (link === marked) return
    marked?.removeAttribute('aria-current')
    marked = link
    if (name) name.textContent = link?.textContent ?? ''
    link?.setAttribute('aria-current', 'location')
    if (link) keepInView(list, link)
    else list.scrollTop = 0
  }
  const look = () => {
    frame = 0
    if (clock.now() < quietUntil) return
    const { scrollTop, clientHeight, scrollHeight } = document.documentElement
    const tops = entries.map(({ heading }) => heading.getBoundingClientRect().top + scrollTop)
    const lengthOf = (element: Element, property: 'scrollPaddingTop' | 'scrollMarginTop') =>
      parseFloat(window.getComputedStyle(element)[property]) || 0
    const section = sectionAt(tops, {
      scrollTop,
      viewHeight: clientHeight,
      pageHeight: scrollHeight,
      landing: lengthOf(document.documentElement, 'scrollPaddingTop'),
      marginOf: (index) => lengthOf(entries[index]!.heading, 'scrollMarginTop'),
    })
    mark(entries[section]?.link)
  }
  const onScroll = () => (frame ||= window.requestAnimationFrame(look))
  const onClick = (event: Event) => {
    const entry = entries.find(({ link }) => link.contains(event.target as Node))
    if (!entry) return
    quietUntil = clock.now() + settleTime
    entry.link.closest('details')?.removeAttribute('open')
    mark(entry.link)
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  window.addEventListener('resize', onScroll, { passive: true })
  document.addEventListener('click', onClick)
  // While a site is written, its pages change in place.
  const changes = new MutationObserver(() => {
    entries = entriesOf(document)
    onScroll()
  })
  changes.observe(list, { childList: true, subtree: true })
  look()
}

interface Entry {
  link: HTMLAnchorElement
  heading: HTMLElement
}

function entriesOf(document: Document): Entry[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('nav.v-toc a[href^="#"]')].flatMap((link) => {
    const heading = targetOf(document, link.hash)
    return heading ? { link, heading } : []
  })
}

/** As browsers do: the id as written in the address, else decoded. */
function targetOf(document: Document, hash: string): HTMLElement | null {
  const id = hash.slice(1)
  const decoded = decodePercent(id)
  return document.getElementById(id) ?? (decoded === undefined ? null : document.getElementById(decoded))
}

/** Scrolls only the list, whose edges fade; `scrollIntoView` would also scroll the page. */
function keepInView(list: Element, link: Element): void {
  const outer = list.getBoundingClientRect()
  const inner = link.getBoundingClientRect()
  const edge = outer.height / 3
  if (inner.top < outer.top + edge) list.scrollTop -= outer.top + edge - inner.top
  else if (inner.bottom > outer.bottom - edge) list.scrollTop += inner.bottom - outer.bottom + edge
}
