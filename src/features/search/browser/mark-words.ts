/**
 * Marks the words of a search in the page that a hit opens, around the place that it leads to. The marks are highlights
 * of the browser, not elements: nothing in the page changes, so demos and hydration are not disturbed. Browsers without
 * them show the place without marks.
 */
import type { SafeStorage } from '../../../client/platform/safe-storage.js'
import { matchingRanges } from './marked-text.js'

/** So much of a page is searched for words. */
const mostMarks = 200

export interface MarkedPlace {
  /** The address that the words are meant for. */
  href: string
  /** When it was stored, so that a later visit shows no marks. */
  time: number
  words: readonly string[]
}

export const markKey = (storagePrefix: string) => `${storagePrefix}-marks`

/** For the page that opens next. */
export function storeMarks(storage: SafeStorage, storagePrefix: string, href: string, words: readonly string[]): void {
  storage.set(markKey(storagePrefix), JSON.stringify({ href, time: Date.now(), words } satisfies MarkedPlace))
}

const longestWait = 60_000

/** Marks the words that were stored for this page, once. */
export function showStoredMarks(window: Window, storage: SafeStorage, storagePrefix: string): void {
  let place: MarkedPlace
  try {
    place = JSON.parse(storage.get(markKey(storagePrefix)) ?? '') as MarkedPlace
  } catch {
    return
  }
  const { pathname } = window.location
  if (typeof place?.href !== 'string' || place.href.split('#')[0] !== pathname) return
  storage.set(markKey(storagePrefix), '')
  if (!Array.isArray(place.words) || Math.abs(Date.now() - place.time) > longestWait) return
  markWords(
    window,
    place.words.filter((word) => typeof word === 'string'),
  )
}

/** The part of the page that the address leads to: what follows the heading, the row, the demo; or the whole text. */
function placeOf(document: Document, hash: string): Element[] {
  const main = document.getElementById('main-content')
  let id: string
  try {
    id = decodeURIComponent(hash.slice(1))
  } catch {
    id = ''
  }
  const target = id === '' ? null : document.getElementById(id)
  if (!target) return main ? [main] : []
  if (!/^H[1-6]$/.test(target.tagName)) return [target]
  const elements: Element[] = [target]
  for (let next = target.nextElementSibling; next && !/^H[1-6]$/.test(next.tagName); next = next.nextElementSibling)
    elements.push(next)
  return elements
}

export function markWords(window: Window, words: readonly string[]): void {
  const { document } = window
  const highlights = (globalThis as { CSS?: { highlights?: Map<string, unknown> } }).CSS?.highlights
  if (!highlights || typeof Highlight === 'undefined') return
  const wanted = words.map((text) => ({ text, stem: text }))
  const ranges: Range[] = []
  for (const element of placeOf(document, window.location.hash)) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node && ranges.length < mostMarks; node = walker.nextNode()) {
      for (const [start, end] of matchingRanges(node.nodeValue ?? '', wanted)) {
        const range = document.createRange()
        range.setStart(node, start)
        range.setEnd(node, end)
        ranges.push(range)
      }
    }
  }
  highlights.set('v-search', new Highlight(...ranges))
}
