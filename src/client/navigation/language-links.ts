/**
 * Links to the same page in another language, any `a[hreflang]`: they keep the anchor (headings have the same ids in every
 * language), and following one by any kind of click is remembered as the language that the visitor reads.
 */

/** @param remember is given the language, as in `hreflang` */
export function installLanguageLinks({ document, location }: Window, remember: (language: string) => void): void {
  const follow = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[hreflang]')
    // The right button opens a menu and follows nothing.
    if (!link || (event as MouseEvent).button > 1) return
    link.hash = location.hash
    remember(link.hreflang)
  }
  document.addEventListener('click', follow)
  document.addEventListener('auxclick', follow)
}
