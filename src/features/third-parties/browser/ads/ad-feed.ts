/**
 * Fetches the ad under a demo from an ad network's JSON feed, which is treated as hostile input.
 *
 * Makes up to 10 GET requests until an item has a `statlink`. A network failure, an error status, invalid JSON, more
 * than 100 kB or a timeout of 3 s ends the search at once, without further retries, and one signal cancels everything
 * when the reader leaves. Protocol-relative addresses become https; an ad with any other kind of address is dropped.
 * All text is inserted as text.
 */
import type { Clock } from '../../../../client/platform/clock.js'

const feedLimits = { tries: 10, timeout: 3_000, pause: 250, bytes: 100_000, textLength: 300, pixels: 3 }

/** The part of an item that may be shown. All addresses are https. */
export interface FeedAd {
  link: string
  image?: string
  company: string
  description: string
  /** Tracking pixels to request once when the ad is shown: the impression and at most three more. */
  pixels: string[]
}

export interface AdFeedEnv {
  fetch: typeof fetch
  clock: Clock
  signal: AbortSignal
}

/** @returns the ad, or null if there is none; never rejects */
export async function fetchFeedAd(feed: string, env: AdFeedEnv): Promise<FeedAd | null> {
  try {
    for (let attempt = 1; attempt <= feedLimits.tries && !env.signal.aborted; attempt++) {
      const item = findItem(await fetchOnce(feed, env))
      if (item) return parseFeedAd(item, env.clock.now())
      if (attempt < feedLimits.tries) await pause(feedLimits.pause, env)
    }
  } catch {
    // No ad is a normal outcome.
  }
  return null
}

/** @returns the ad of one item of the feed, or null if an address in it is not https or it has no text */
export function parseFeedAd(item: Record<string, unknown>, now: number): FeedAd | null {
  const link = httpsUrl(item['statlink'])
  const image = httpsUrl(item['image'])
  const timestamp = plainText(item['timestamp']) || String(Math.floor(now / 1000))
  const trackers = [item['statimp'], ...pixelsOf(item['pixel'], timestamp)].map(httpsUrl)
  if (!link || image === null || trackers.includes(null)) return null
  const ad: FeedAd = {
    link,
    company: plainText(item['company']),
    description: plainText(item['description']),
    pixels: trackers.filter((address) => typeof address === 'string'),
  }
  // A link without text is useless to readers and has no accessible name.
  if (!`${ad.company}${ad.description}`.trim()) return null
  if (image) ad.image = image
  return ad
}

function findItem(feed: unknown): Record<string, unknown> | undefined {
  const ads = (feed as { ads?: unknown } | null)?.ads
  if (!Array.isArray(ads)) return undefined
  return (ads as Record<string, unknown>[]).find(
    (item) => typeof item === 'object' && item !== null && Boolean(item['statlink']),
  )
}

function pixelsOf(pixel: unknown, timestamp: string): string[] {
  if (typeof pixel !== 'string') return []
  const addresses = pixel.split('||').filter(Boolean).slice(0, feedLimits.pixels)
  return addresses.map((address) => address.replaceAll('[timestamp]', encodeURIComponent(timestamp)))
}

/** @returns undefined if there is no address, null if the address is not acceptable */
function httpsUrl(value: unknown): string | null | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value !== 'string') return null
  try {
    const url = new URL(value.startsWith('//') ? `https:${value}` : value)
    return url.protocol === 'https:' && !url.username && !url.password ? url.href : null
  } catch {
    return null
  }
}

function plainText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, feedLimits.textLength) : ''
}

async function fetchOnce(feed: string, { fetch, clock, signal }: AdFeedEnv): Promise<unknown> {
  const abort = new AbortController()
  const stop = () => abort.abort()
  const cancel = clock.after(feedLimits.timeout, stop)
  signal.addEventListener('abort', stop)
  try {
    // A fetch that ignores its signal must not block the slot either.
    return await Promise.race([request(feed, fetch, abort.signal), aborted(abort.signal)])
  } finally {
    cancel()
    signal.removeEventListener('abort', stop)
  }
}

async function request(feed: string, fetch: AdFeedEnv['fetch'], signal: AbortSignal): Promise<unknown> {
  const response = await fetch(feed, { signal, credentials: 'omit', referrerPolicy: 'no-referrer-when-downgrade' })
  if (!response.ok || !response.body) throw new Error(`status ${response.status}`)
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return JSON.parse(text + decoder.decode())
    text += decoder.decode(value, { stream: true })
    if (text.length <= feedLimits.bytes) continue
    void reader.cancel()
    throw new Error('too long')
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true }),
  )
}

function pause(ms: number, { clock, signal }: AdFeedEnv): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.after(ms, resolve)
    signal.addEventListener('abort', () => (cancel(), resolve()), { once: true })
  })
}
