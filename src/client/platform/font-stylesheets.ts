/**
 * Loads stylesheets of font services (icon fonts) without blocking the page; failures are harmless.
 *
 * A link that a script adds does not block the first paint, and `media=print` until it has loaded keeps it from
 * blocking a later one. Only https addresses are loaded: mixed content would be blocked or, worse, could be tampered
 * with.
 */
export function loadFontStylesheets(document: Document, hrefs: readonly string[]): void {
  const origins = new Set<string>()
  for (const href of hrefs) {
    const address = httpsAddress(href)
    if (!address) continue
    if (!origins.has(address.origin)) preconnect(document, address.origin)
    origins.add(address.origin)
    const link = makeLink(document, 'stylesheet', address.href)
    link.media = 'print'
    link.onload = () => (link.media = 'all')
    link.onerror = () => link.remove()
    document.head.append(link)
  }
}

function makeLink(document: Document, rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  return link
}

/** For the fonts, which are fetched without credentials. */
function preconnect(document: Document, origin: string): void {
  const link = makeLink(document, 'preconnect', origin)
  link.crossOrigin = 'anonymous'
  document.head.append(link)
}

function httpsAddress(href: string): URL | undefined {
  try {
    const address = new URL(href)
    return address.protocol === 'https:' ? address : undefined
  } catch {
    return undefined
  }
}
