/**
 * Links to the same page in another language, any `a[hreflang]`. They keep the anchor, since headings have the same ids
 * in every language, and what is searched for. Following one stores its language as the visitor's.
 */
import { selector } from '../platform/contract.js'

/** @param remember receives the language, as in `hreflang` */
export function installLanguageLinks({ document, location }: Window, remember: (language: string) => void): void {
  const follow = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[hreflang]')
    // The right button opens the context menu and does not follow the link.
    if (!link || (event as MouseEvent).button > 1) return
    link.hash = location.hash
    if (document.querySelector(selector('[data-search-form]'))) link.search = location.search
    remember(link.hreflang)
  }
  document.addEventListener('click', follow)
  document.addEventListener('auxclick', follow)
}
