/**
 * A link to the same page in another language keeps the anchor: any `a[hreflang]` gets the address's hash when it is
 * about to be followed, by any kind of click. Headings have the same ids in every language.
 */
export function installKeepAnchor(window: Window): () => void {
  const keep = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[hreflang]')
    if (link) link.hash = window.location.hash
  }
  const { document } = window
  document.addEventListener('click', keep)
  document.addEventListener('auxclick', keep)
  return () => {
    document.removeEventListener('click', keep)
    document.removeEventListener('auxclick', keep)
  }
}
