import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  OfflineWorker,
  offlineAddress,
  type RequestLike,
} from '../../../../src/features/offline/browser/service-worker/offline-worker.js'
import type { KeepProgress, ManifestFile, PrecacheManifest } from '../../../../src/features/offline/shared/manifest.js'
import { FakeCaches } from '../../../client/support/fake-caches.js'

const origin = 'https://docs.example.com'
type Site = Record<string, { body: string; group?: string }>

const release1: Site = {
  '/x/app-1.js': { body: 'app one', group: 'shell' },
  '/x/offline/': { body: 'you are offline', group: 'shell' },
  '/x/charts/': { body: 'charts', group: 'charts' },
  '/x/charts/bars/': { body: 'bars', group: 'charts' },
  '/x/grid/': { body: 'grid', group: 'grid' },
  '/x/logo.svg': { body: 'logo' },
}
const release2: Site = {
  ...release1,
  '/x/charts/bars/': { body: 'better bars', group: 'charts' },
  '/x/app-2.js': { body: 'app two', group: 'shell' },
}
delete release2['/x/app-1.js']

const products = { charts: ['/charts/', '/api/charts/'], grid: ['/grid/'] }

function manifestOf(site: Site, version: string): PrecacheManifest {
  const files = Object.entries(site).map(([url, { body, group }]): ManifestFile => {
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 24)
    return { url, hash, size: body.length, ...(group && { group }) }
  })
  return {
    version,
    cachePrefix: 'docs-sw:/x:',
    base: '/x/',
    offline: { '/x/': '/x/offline/' },
    products,
    languages: ['/zh/'],
    files,
  }
}

function setUp(site: Site, options: { version?: string; caches?: FakeCaches; saveData?: boolean; served?: Site } = {}) {
  const caches = options.caches ?? new FakeCaches()
  const served: Site = { ...(options.served ?? site) }
  const fetched: string[] = []
  const network = { down: false, make: (body: string): Response => new Response(body) }
  const get = async (url: string) => {
    const { pathname } = new URL(url, origin)
    fetched.push(pathname)
    if (network.down) throw new TypeError('Failed to fetch')
    const file = served[pathname]
    return file ? network.make(file.body) : new Response('not found', { status: 404 })
  }
  const worker = new OfflineWorker({
    manifest: manifestOf(site, options.version ?? 'v1'),
    caches: caches.asCacheStorage(),
    fetch: get,
    fetchRequest: (request) => get(request.url),
    digest: (contents) => crypto.subtle.digest('SHA-256', contents),
    origin,
    scope: '/x/',
    saveData: options.saveData ?? false,
  })
  const ask = async (path: string, request: Partial<RequestLike> = {}) => {
    const work: Promise<unknown>[] = []
    const full: RequestLike = {
      url: new URL(path, origin).href,
      method: 'GET',
      mode: 'cors',
      headers: new Headers(),
      ...request,
    }
    const response = await worker.respond(full, (promise) => void work.push(promise))
    await Promise.all(work)
    const location = response?.headers.get('location')
    return response && { status: response.status, body: await response.text(), ...(location && { location }) }
  }
  const visit = (path: string) => ask(path, { mode: 'navigate' })
  return { worker, caches, served, fetched, network, ask, visit }
}

/** A response of a kind that only a browser makes, its copies too. */
function marked(body: string, property: 'redirected' | 'type', value: unknown): Response {
  return Object.defineProperties(new Response(body), {
    [property]: { value },
    clone: { value: () => marked(body, property, value) },
  })
}

const paths = (keys: string[]) => keys.map((key) => key.split('?')[0])

describe('install', () => {
  it('keeps the shell and the families of the open pages', async () => {
    const { worker, caches } = setUp(release1)
    await worker.install([`${origin}/x/charts/bars/#a`, `${origin}/elsewhere/`])
    expect(paths(caches.list())).toEqual(['/x/app-1.js', '/x/charts/', '/x/charts/bars/', '/x/offline/'])
  })
  it('keeps no family for a reader who is sparing', async () => {
    const { worker, caches } = setUp(release1, { saveData: true })
    await worker.install([`${origin}/x/charts/`])
    expect(paths(caches.list())).toEqual(['/x/app-1.js', '/x/offline/'])
  })
  it('fetches only what is different from the version before', async () => {
    const first = setUp(release1)
    await first.worker.install([`${origin}/x/charts/`])
    const second = setUp(release2, { version: 'v2', caches: first.caches })
    await second.worker.install([`${origin}/x/charts/`])
    expect(second.fetched.sort()).toEqual(['/x/app-2.js', '/x/charts/bars/'])
  })
  it.each<[string, (served: Site) => void, ((body: string) => Response)?]>([
    ['is missing', (served) => delete served['/x/app-2.js']],
    ['has other contents', (served) => (served['/x/app-2.js'] = { body: 'half a fi' })],
    ['is a partial answer', () => {}, (body) => new Response(body, { status: 206 })],
    ['was redirected', () => {}, (body) => marked(body, 'redirected', true)],
    ['is opaque', () => {}, (body) => marked(body, 'type', 'opaque')],
  ])('fails when a file %s, and the version before keeps serving', async (_name, spoil, make) => {
    const first = setUp(release1)
    await first.worker.install([])
    const before = first.caches.list()
    const second = setUp(release2, { version: 'v2', caches: first.caches })
    spoil(second.served)
    if (make) second.network.make = make
    await expect(second.worker.install([])).rejects.toThrow('/x/app-2.js')
    expect(second.caches.list()).toEqual(before)
    first.network.down = true
    expect(await first.ask('/x/app-1.js')).toEqual({ status: 200, body: 'app one' })
  })
  it('is healed by the next good one', async () => {
    const first = setUp(release1)
    await first.worker.install([])
    const bad = setUp(release2, { version: 'v2', caches: first.caches, served: release1 })
    await expect(bad.worker.install([])).rejects.toThrow()
    const good = setUp(release2, { version: 'v3', caches: first.caches })
    await good.worker.install([])
    await good.worker.activate()
    good.network.down = true
    expect(await good.ask('/x/app-2.js')).toEqual({ status: 200, body: 'app two' })
  })
  it('carries over what was visited, in its new form, and passes over what is gone', async () => {
    const first = setUp(release1)
    await first.worker.install([])
    await first.visit('/x/charts/bars/')
    await first.visit('/x/grid/')
    const second = setUp(release2, { version: 'v2', caches: first.caches })
    delete second.served['/x/grid/']
    await second.worker.install([])
    await second.worker.activate()
    second.network.down = true
    expect((await second.visit('/x/charts/bars/'))?.body).toBe('better bars')
    expect((await second.visit('/x/grid/'))?.body).toBe('grid')
  })
})

describe('activate', () => {
  it('keeps the version before, for the chunks of open pages, and nothing older', async () => {
    const caches = new FakeCaches()
    await caches.open('someone-else')
    for (const version of ['v1', 'v2', 'v3']) {
      const { worker } = setUp(version === 'v1' ? release1 : release2, { version, caches })
      await worker.install([])
      await worker.activate()
      const third = setUp(release2, { version, caches })
      if (version === 'v2') expect((await third.ask('/x/app-1.js'))?.body).toBe('app one')
    }
    const names = await caches.keys()
    expect(names).toContain('someone-else')
    expect(names.filter((name) => name.includes(':v1:'))).toEqual([])
    expect(names.filter((name) => name.includes(':v2:')).length).toBeGreaterThan(0)
  })
})

describe('requests that are left alone', () => {
  it.each<[string, string, Partial<RequestLike>]>([
    ['another method', '/x/charts/', { method: 'POST' }],
    ['another origin', 'https://other.example/x/charts/', {}],
    ['a range', '/x/logo.svg', { headers: new Headers({ range: 'bytes=0-1' }) }],
    ['outside the base', '/y/charts/', { mode: 'navigate' }],
  ])('%s', async (_name, path, request) => {
    const { ask, fetched } = setUp(release1)
    expect(await ask(path, request)).toBeUndefined()
    expect(fetched).toEqual([])
  })
})

describe('pages', () => {
  it('come from the network first', async () => {
    const { worker, visit, served } = setUp(release1)
    await worker.install([`${origin}/x/charts/`])
    served['/x/charts/'] = { body: 'newer' }
    expect(await visit('/x/charts/')).toEqual({ status: 200, body: 'newer' })
  })
  it('that were visited are there offline, with any query', async () => {
    const { worker, visit, network } = setUp(release1)
    await worker.install([])
    await visit('/x/grid/')
    network.down = true
    expect(await visit('/x/grid/?q=1')).toEqual({ status: 200, body: 'grid' })
  })
  it('are led to their slash, as by a host', async () => {
    const { worker, visit, network } = setUp(release1)
    await worker.install([])
    await visit('/x/grid/')
    network.down = true
    expect(await visit('/x/grid?q=1')).toMatchObject({
      status: 302,
      location: expect.stringMatching(/\/x\/grid\/\?q=1$/),
    })
    expect(await visit('/x/nowhere')).toMatchObject({ status: 503 })
  })
  it('bring their family', async () => {
    const { worker, visit, caches } = setUp(release1)
    await worker.install([])
    await visit('/x/charts/')
    expect(paths(caches.list(':extra'))).toEqual(['/x/charts/', '/x/charts/bars/'])
  })
  it('that were not visited say so offline', async () => {
    const { worker, visit, network } = setUp(release1)
    await worker.install([])
    network.down = true
    expect(await visit('/x/grid/')).toEqual({ status: 503, body: 'you are offline' })
  })
  it('fail as without a worker where not even the offline page is kept', async () => {
    const { visit, network } = setUp(release1)
    network.down = true
    await expect(visit('/x/grid/')).rejects.toThrow('Failed to fetch')
  })
  it.each<[string, (body: string) => Response]>([
    ['a failed answer', (body) => new Response(body, { status: 500 })],
    ['a redirected answer', (body) => marked(body, 'redirected', true)],
    ['an opaque answer', (body) => marked(body, 'type', 'opaque')],
    ['other contents', (body) => new Response(`${body} and a hotel's sign-in page`)],
  ])('%s is passed on and never kept', async (_name, make) => {
    const { visit, network, caches } = setUp(release1)
    network.make = make
    expect((await visit('/x/grid/'))?.body).toContain('grid')
    expect(paths(caches.list())).not.toContain('/x/grid/')
  })
})

describe('other files', () => {
  it('come from what is kept', async () => {
    const { worker, ask, fetched } = setUp(release1)
    await worker.install([])
    fetched.length = 0
    expect((await ask('/x/app-1.js'))?.body).toBe('app one')
    expect(fetched).toEqual([])
  })
  it('are kept when they are used', async () => {
    const { ask, network } = setUp(release1)
    await ask('/x/logo.svg')
    network.down = true
    expect((await ask('/x/logo.svg'))?.body).toBe('logo')
  })
  it('with a query are other files', async () => {
    const { ask, caches } = setUp(release1)
    await ask('/x/logo.svg?raw')
    expect(caches.list()).toEqual([])
  })
  it('that changed come new, and old only offline', async () => {
    const first = setUp(release1)
    await first.ask('/x/logo.svg')
    const second = setUp({ ...release1, '/x/logo.svg': { body: 'new logo' } }, { version: 'v2', caches: first.caches })
    second.network.down = true
    expect((await second.ask('/x/logo.svg'))?.body).toBe('logo')
    second.network.down = false
    expect((await second.ask('/x/logo.svg'))?.body).toBe('new logo')
  })
  it('that a page loaded before are kept when it says so, as far as they are there', async () => {
    const { worker, ask, visit, network } = setUp(release1)
    await worker.keep(['/x/gone.js', '/x/grid/?q=1#rows', '/x/logo.svg'].map((path) => origin + path))
    network.down = true
    expect((await ask('/x/logo.svg'))?.body).toBe('logo')
    expect((await visit('/x/grid/'))?.body).toBe('grid')
    await expect(worker.keep([`${origin}/x/app-1.js`])).resolves.toBeUndefined()
  })
  it('that are not there offline are answered, not refused', async () => {
    const { ask, network } = setUp(release1)
    network.down = true
    for (const path of ['/x/logo.svg', '/x/logo.svg?raw', '/x/unknown.js'])
      expect(await ask(path)).toMatchObject({ status: 504, body: '' })
  })
  it('that nobody knows are the network’s', async () => {
    const { ask, caches } = setUp(release1)
    expect((await ask('/x/unknown.js'))?.status).toBe(404)
    expect(caches.list()).toEqual([])
  })
})

describe('the whole site', () => {
  const keepAll = async (site: ReturnType<typeof setUp>) => {
    const reports: KeepProgress[] = []
    await site.worker.keepAll((progress) => reports.push(progress))
    return reports
  }
  const total = Object.keys(release1).length
  const totalBytes = Object.values(release1).reduce((sum, { body }) => sum + body.length, 0)

  it('says how large it is', async () => {
    const { worker } = setUp(release1)
    await worker.install([])
    expect(await worker.size()).toEqual({ type: 'progress', kept: 2, total, keptBytes: 22, totalBytes })
  })
  it('is kept with progress', async () => {
    const site = setUp(release1)
    await site.worker.install([])
    const reports = await keepAll(site)
    expect(reports.map(({ kept }) => kept)).toEqual([3, 4, 5, 6, 6])
    expect(reports.at(-1)).toMatchObject({ kept: total, keptBytes: totalBytes, end: 'done' })
    site.network.down = true
    expect((await site.visit('/x/grid/'))?.body).toBe('grid')
  })
  it('is smaller, not broken, where there is no room', async () => {
    const site = setUp(release1)
    await site.worker.install([])
    site.caches.room = 30
    expect((await keepAll(site)).at(-1)?.end).toBe('partial')
    site.network.down = true
    expect((await site.ask('/x/app-1.js'))?.body).toBe('app one')
  })
  it('says when something could not be had', async () => {
    const site = setUp(release1)
    site.network.down = true
    expect((await keepAll(site)).at(-1)).toMatchObject({ kept: 0, end: 'failed' })
  })
})

it('keeps a product with what is no product’s, in one language', async () => {
  const site = setUp({
    ...release1,
    '/x/api/charts/bar-chart/': { body: 'the reference' },
    '/x/_assets/demos/content/charts/Bars-1.js': { body: 'a demo' },
    '/x/_assets/demos/content/grid/Rows-1.js': { body: 'another demo' },
    '/x/zh/charts/': { body: '图表' },
  })
  const kept = async (language: string) => {
    const reports: KeepProgress[] = []
    await site.worker.keepAll((progress) => reports.push(progress), { product: 'charts', language })
    return reports.at(-1)!
  }
  expect(await kept('')).toMatchObject({ kept: 7, total: 7, end: 'done' })
  expect(site.fetched).not.toContain('/x/grid/')
  expect(site.fetched).not.toContain('/x/_assets/demos/content/grid/Rows-1.js')
  expect(site.fetched).not.toContain('/x/zh/charts/')
  // In Chinese, not the English page that is translated; one that is not, as readers are led there.
  const { total } = await site.worker.size({ product: 'charts', language: '/zh/' })
  expect(total).toBe(7)
  await kept('/zh/')
  expect(site.fetched).toContain('/x/zh/charts/')
})

describe('no room', () => {
  it('drops what was only visited for what a version promises', async () => {
    const first = setUp(release1)
    await first.worker.install([])
    await first.visit('/x/grid/')
    first.caches.room = first.caches.bytes() + 24
    const second = setUp(release2, { version: 'v2', caches: first.caches })
    await second.worker.install([])
    expect(paths(second.caches.list('v2:core'))).toEqual(['/x/app-2.js', '/x/offline/'])
    expect(second.caches.list('v1:extra')).toEqual([])
  })
  it('does not fail an installation', async () => {
    const { worker, caches, visit } = setUp(release1)
    caches.room = 10
    await worker.install([])
    expect((await visit('/x/grid/'))?.body).toBe('grid')
  })
})

it.each([
  ['/x/', '/x/offline/'],
  ['/zh/x/', '/zh/x/offline/'],
  ['/other/', undefined],
])('the offline page of the scope %s', (scope, expected) => {
  expect(offlineAddress({ '/x/': '/x/offline/', '/zh/x/': '/zh/x/offline/' }, scope)).toBe(expected)
})
