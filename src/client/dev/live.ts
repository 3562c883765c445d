/**
 * The browser's side of live updates: listens, fetches the page anew when it has changed, and changes it in place.
 *
 * It reconnects by itself, and then takes the token and the print from a page fetched anew: a server that was restarted
 * has another token. A page that nobody sees lets go of its connection, because a browser gives one origin six.
 */
import { createMorph } from './morph.js'
import { createOverlay } from './overlay.js'

interface Tag {
  token: string
  hash: string
}

const retryFirst = 200
const retryLast = 2_000

const morph = createMorph(document)
const overlay = createOverlay(document)
const events = new URL('events', import.meta.url)
let shown = tagOf(document) ?? { token: '', hash: '' }
let source: EventSource | undefined
let retry = retryFirst
let fetching: Promise<void> | undefined

function tagOf(from: Document): Tag | undefined {
  const [token, hash] = from.querySelector('meta[name="vitrine-live"]')?.getAttribute('content')?.split(' ') ?? []
  return token && hash ? { token, hash } : undefined
}

/** The page as it is now, or undefined where it is no page that updates itself. Throws while the server is away. */
async function fetchPage(): Promise<Document | undefined> {
  const response = await fetch(location.pathname + location.search, { cache: 'no-cache' })
  if (response.redirected) {
    location.replace(response.url)
    return undefined
  }
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  return tagOf(page) ? page : undefined
}

/** Takes the open page to what is served now. */
async function update(): Promise<void> {
  const page = await fetchPage()
  if (!page) return
  const tag = tagOf(page)!
  if (tag.hash === shown.hash && tag.token === shown.token) return
  const isNew = tag.hash !== shown.hash
  shown = tag
  // Token and print are in a meta tag, which is data to the page and changes with it.
  if (isNew && !morph.to(page)) location.reload()
}

/** One fetch at a time; a change that comes meanwhile asks for another. */
function updateSoon(hash?: string): void {
  fetching = (fetching ?? Promise.resolve()).then(async () => {
    if (hash !== shown.hash) await update().catch(() => reconnect())
  })
}

function connect(): void {
  if (source || document.hidden) return
  events.search = new URLSearchParams({ path: decodeURIComponent(location.pathname), ...shown }).toString()
  source = new EventSource(events)
  source.addEventListener('open', () => (retry = retryFirst))
  source.addEventListener('update', (event) => updateSoon((JSON.parse(event.data as string) as Tag).hash))
  source.addEventListener('problems', (event) => overlay.show(JSON.parse(event.data as string) as string[]))
  source.addEventListener('error', reconnect)
}

function disconnect(): void {
  source?.close()
  source = undefined
}

/** Waits for the server, sees what it serves now, and listens again. */
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
