/**
 * Loads a stylesheet that the first paint does not need, optionally into a cascade layer.
 *
 * With a layer, the file is fetched and wrapped in it. It becomes a constructed sheet rather than a `<style>` element:
 * the page's Content-Security-Policy would block the element, and a constructed sheet has a base address of its own, so
 * relative `url()`s stay right. Any failure (network, status, a page of HTML in place of CSS, a browser without
 * constructed sheets) falls back to a plain `<link>`: unlayered, but styled.
 */
export interface LoadStylesheetOptions {
  /** The cascade layer's name: `vendor`, `theme.editor`. */
  layer?: string
  /** A link is inserted before this element; by default it is the last of `<head>`. */
  before?: Element | null
  signal?: AbortSignal
  document?: Document
  fetch?: typeof fetch
}

const layerName = /^[a-z_][\w-]*(\.[a-z_][\w-]*)*$/i

/**
 * @returns removes what was added and aborts a pending request; may be called more than once
 * @throws TypeError if `layer` is not a valid name of a cascade layer
 */
export function loadStylesheet(href: string, options: LoadStylesheetOptions = {}): () => void {
  const { layer, before, signal, document = window.document, fetch = window.fetch.bind(window) } = options
  if (layer !== undefined && !layerName.test(layer))
    throw new TypeError(`"${layer}" is not a valid name of a cascade layer`)
  const abort = new AbortController()
  let remove = () => {}
  const cleanup = () => {
    abort.abort()
    remove()
  }
  if (signal?.aborted) return () => {}
  signal?.addEventListener('abort', cleanup, { once: true })

  const addLink = () => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    if (before) before.before(link)
    else document.head.append(link)
    remove = () => link.remove()
  }
  if (layer === undefined) {
    addLink()
    return cleanup
  }
  fetchCss(href, fetch, abort.signal)
    .then((css) => {
      if (!abort.signal.aborted) remove = adopt(document, href, `@layer ${layer} {\n${css}\n}`)
    })
    .catch(() => {
      if (!abort.signal.aborted) addLink()
    })
  return cleanup
}

async function fetchCss(href: string, fetch: typeof globalThis.fetch, signal: AbortSignal): Promise<string> {
  const response = await fetch(href, { signal })
  if (!response.ok) throw new Error(`${response.status}`)
  if (!/^text\/css\b/.test(response.headers.get('content-type') ?? '')) throw new Error('not a stylesheet')
  return response.text()
}

function adopt(document: Document, href: string, css: string): () => void {
  const sheet = new CSSStyleSheet({ baseURL: new URL(href, document.baseURI).href })
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet))
}
