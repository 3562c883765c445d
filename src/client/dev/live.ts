/**
 * The browser's side of live updates: listens for changes, fetches the page again and patches it in place.
 *
 * It reconnects by itself and then reads the token and the hash from a freshly fetched page, since a restarted server
 * has another token. A hidden page closes its connection, because browsers allow six per origin.
 */
import { Morph } from './morph.js'
import { createOverlay } from './overlay.js'

interface Tag {
  token: string
  hash: string
}

const retryFirst = 200
const retryLast = 2_000

const morph = new Morph(document)
const overlay = createOverlay(document)
const addressOf = (name: string) => {
  const address = new URL(name, import.meta.url)
  address.search = new URLSearchParams({ path: decodeURIComponent(location.pathname), ...shown }).toString()
  return address
}
let shown = tagOf(document) ?? { token: '', hash: '' }
let source: EventSource | undefined
let retry = retryFirst
let fetching: Promise<void> | undefined

function tagOf(from: Document): Tag | undefined {
  const [token, hash] = from.querySelector('meta[name="vitrine-live"]')?.getAttribute('content')?.split(' ') ?? []
  return token && hash ? { token, hash } : undefined
}

/**
 * @returns the current page, or undefined if it does not support live updates
 * @throws TypeError while the server is unreachable
 */
async function fetchPage(): Promise<Document | undefined> {
  const response = await fetch(location.pathname + location.search, { cache: 'no-cache' })
  if (response.redirected) {
    location.replace(response.url)
    return undefined
  }
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  return tagOf(page) ? page : undefined
}

/** Updates the open page to the version that is being served. */
async function update(): Promise<void> {
  const page = await fetchPage()
  if (!page) return
  const tag = tagOf(page)!
  if (tag.hash === shown.hash && tag.token === shown.token) return
  const isNew = tag.hash !== shown.hash
  shown = tag
  // The meta tag with token and hash is part of the page, so patching the page updates it.
  if (isNew && !morph.to(page)) location.reload()
}

/** One request at a time; a change that arrives meanwhile queues another. */
function updateSoon(hash?: string): void {
  fetching = (fetching ?? Promise.resolve()).then(async () => {
    if (hash !== shown.hash) await update().catch(() => reconnect())
  })
}

function connect(): void {
  if (source || document.hidden) return
  source = new EventSource(addressOf('events'))
  source.addEventListener('open', () => (retry = retryFirst))
  source.addEventListener('update', (event) => updateSoon((JSON.parse(event.data as string) as Tag).hash))
  source.addEventListener('modules', (event) => {
    const modules = Object.entries(JSON.parse(event.data as string) as Record<string, string>)
    // The server waits with the page, so that the demos have the processor.
    void Promise.all(modules.map(([root, address]) => morph.exchange(root, address)))
      .then(() => fetch(addressOf('shown')))
      .catch(() => {})
  })
  source.addEventListener('problems', (event) => overlay.show(JSON.parse(event.data as string) as string[]))
  source.addEventListener('error', reconnect)
}

function disconnect(): void {
  source?.close()
  source = undefined
}

/** Waits for the server, updates the page and listens again. */
function reconnect(): void {
  disconnect()
  setTimeout(() => {
    retry = Math.min(retry * 2, retryLast)
    update().then(connect, reconnect)
  }, retry)
}

document.addEventListener('visibilitychange', () => (document.hidden ? disconnect() : connect()))
addEventListener('pagehide', disconnect)
addEventListener('pageshow', connect)
connect()
