import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchFeedAd, parseFeedAd } from '../../../../../src/features/third-parties/browser/ads/ad-feed.js'
import { browserClock } from '../../../../../src/client/platform/clock.js'
import { fakeClock } from '../../../../client/support/fake-clock.js'

const good = {
  statlink: 'https://ads.example/click',
  company: 'Acme',
  description: 'Things',
  image: 'https://ads.example/a.png',
}
const json = (value: unknown) => async () => new Response(JSON.stringify(value))

async function ask(fetch: (url: string, init: RequestInit) => Promise<Response>, abortAfter?: number) {
  const clock = fakeClock()
  const abort = new AbortController()
  let calls = 0
  const counted = (url: string, init: RequestInit) => (calls++, fetch(url, init))
  let ad: unknown = 'pending'
  const done = fetchFeedAd('https://feed.example/', {
    fetch: counted as typeof globalThis.fetch,
    clock,
    signal: abort.signal,
  })
  void done.then((value) => (ad = value))
  if (abortAfter !== undefined) clock.after(abortAfter, () => abort.abort())
  await clock.advance(60_000)
  return { ad, calls, waiting: clock.waiting() }
}

describe('tries', () => {
  it('takes the first item with a statlink', async () => {
    const { ad, calls } = await ask(json({ ads: [{ company: 'none' }, good, { ...good, company: 'second' }] }))
    expect(ad).toMatchObject({ link: 'https://ads.example/click', company: 'Acme' })
    expect(calls).toBe(1)
  })
  it('tries up to 10 times', async () => {
    expect(await ask(json({ ads: [{}] }))).toEqual({ ad: null, calls: 10, waiting: 0 })
  })
  it('takes what the 10th try brings', async () => {
    let call = 0
    const { ad, calls } = await ask(async () => new Response(JSON.stringify({ ads: ++call === 10 ? [good] : [] })))
    expect(ad).toMatchObject({ company: 'Acme' })
    expect(calls).toBe(10)
  })
  it.each<[string, () => Promise<Response>]>([
    ['a network failure', async () => Promise.reject(new TypeError('failed'))],
    ['a bad status', async () => new Response('{"ads":[]}', { status: 500 })],
    ['bad JSON', async () => new Response('{"ads":')],
    ['JSONP', async () => new Response(`callback(${JSON.stringify({ ads: [good] })})`)],
    ['HTML', async () => new Response('<!doctype html><p>Sign in</p>')],
    ['an answer that is too long', async () => new Response('x'.repeat(200_000))],
    ['no body', async () => new Response(null)],
  ])('%s is no ad at once', async (_name, fetch) =>
    expect(await ask(fetch)).toEqual({ ad: null, calls: 1, waiting: 0 }),
  )
  it.each<[string, unknown]>([
    ['null', null],
    ['a string', 'ads'],
    ['ads that are no list', { ads: { 0: good, length: 1 } }],
    ['items that are no objects', { ads: [null, 1, 'x', [good]] }],
  ])('%s holds no ad', async (_name, value) => expect((await ask(json(value))).ad).toBeNull())
  it('gives up after 3 s of silence, also where the request cannot be ended', async () => {
    expect(await ask(() => new Promise(() => {}))).toEqual({ ad: null, calls: 1, waiting: 0 })
  })
  it('gives up when the body never ends', async () => {
    const endless = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) })
    expect(await ask(async () => new Response(endless))).toEqual({ ad: null, calls: 1, waiting: 0 })
  })
  it('stops when the reader leaves', async () => {
    const { ad, calls, waiting } = await ask(json({ ads: [] }), 600)
    expect({ ad, waiting }).toEqual({ ad: null, waiting: 0 })
    expect(calls).toBe(3)
  })
})

describe('one item', () => {
  const parse = (item: object) => parseFeedAd({ ...good, ...item }, 5_000)
  it('makes protocol-relative addresses https', () => {
    const ad = parse({ statlink: '//ads.example/a', image: '//ads.example/i.png', statimp: '//ads.example/p' })
    expect(ad).toMatchObject({
      link: 'https://ads.example/a',
      image: 'https://ads.example/i.png',
      pixels: ['https://ads.example/p'],
    })
  })
  const addresses = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'http://ads.example/',
    'blob:https://x/y',
    '/relative',
    'https://user:pass@ads.example/',
    'https://',
    {},
    ['https://ads.example/'],
    7,
  ]
  it.each(addresses)('is dropped for the address %s anywhere', (address) => {
    for (const field of ['statlink', 'image', 'statimp']) expect(parse({ [field]: address })).toBeNull()
    if (typeof address === 'string') expect(parse({ pixel: `https://ads.example/1||${address}` })).toBeNull()
  })
  it('needs neither image nor pixels', () => {
    expect(parse({ image: '', statimp: null, pixel: undefined })).toEqual({
      link: good.statlink,
      company: 'Acme',
      description: 'Things',
      pixels: [],
    })
  })
  it('has at most three pixels beside its count, with the time in them', () => {
    const pixel = [1, 2, 3, 4].map((n) => `https://p.example/${n}?t=[timestamp]&u=[timestamp]`).join('||')
    const ad = parse({ statimp: 'https://ads.example/count', pixel, timestamp: '1&x=2' })
    expect(ad?.pixels).toEqual([
      'https://ads.example/count',
      ...[1, 2, 3].map((n) => `https://p.example/${n}?t=1%26x%3D2&u=1%26x%3D2`),
    ])
    expect(parse({ pixel: 'https://p.example/?t=[timestamp]' })?.pixels).toEqual(['https://p.example/?t=5'])
  })
  it('keeps texts as texts, short', () => {
    const ad = parse({ company: '<b>Acme</b>', description: 'x'.repeat(50_000_000) })
    expect(ad?.company).toBe('<b>Acme</b>')
    expect(ad?.description).toHaveLength(300)
    expect(parse({ company: { toString: 'x' }, description: 'words' })).toMatchObject({
      company: '',
      description: 'words',
    })
    // A link needs words.
    expect(parse({ company: { toString: 'x' }, description: null })).toBeNull()
    expect(parse({ company: ' ', description: '' })).toBeNull()
  })
})

describe('over a real network', () => {
  let server: Server | undefined
  afterEach(() => {
    server?.closeAllConnections()
    server?.close()
  })
  const from = async (listener: RequestListener) => {
    server = createServer(listener)
    await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  }
  const env = (signal = new AbortController().signal) => ({ fetch, clock: browserClock, signal })

  it('takes a good ad', async () => {
    const feed = await from((_request, response) => response.end(JSON.stringify({ ads: [good] })))
    expect(await fetchFeedAd(feed, env())).toMatchObject({ company: 'Acme' })
  })
  it('stops reading a flood', async () => {
    let sent = 0
    const feed = await from((_request, response) => {
      const pour = () => {
        while (sent < 50_000_000 && response.write('x'.repeat(65_536))) sent += 65_536
      }
      response.on('drain', pour)
      pour()
    })
    expect(await fetchFeedAd(feed, env())).toBeNull()
    expect(sent).toBeLessThan(10_000_000)
  })
  it('ends a request that hangs when the reader leaves', async () => {
    const feed = await from(() => {})
    const abort = new AbortController()
    setTimeout(() => abort.abort(), 50)
    expect(await fetchFeedAd(feed, env(abort.signal))).toBeNull()
  })
  it('has no ad where nobody answers', async () => expect(await fetchFeedAd('http://127.0.0.1:9/', env())).toBeNull())
})
