import { describe, expect, it } from 'vitest'
import {
  canonicalLocation,
  createAnalytics,
  roundedPixelRatio,
} from '../../../../../src/features/third-parties/browser/analytics/analytics.js'
import { permission, storeConsent } from '../../../../../src/features/third-parties/browser/analytics/consent.js'
import type { ClientConfig } from '../../../../../src/client/site-config.js'
import {
  isSampled,
  reportWebVitals,
  type Vital,
} from '../../../../../src/features/third-parties/browser/analytics/web-vitals.js'
import { fakeClock } from '../../../../client/support/fake-clock.js'
import { blockedStorage, hostileValues, storageOf } from '../../../../client/support/fake-storage.js'

const config = {
  base: '/deep/',
  localePrefix: '/zh',
  productId: 'x-charts',
  productCategory: 'x',
  analytics: { measurementId: 'G-1', script: 'https://tags.example/js', consent: false, adDisplayRatio: 0.1 },
} as ClientConfig & { analytics: NonNullable<ClientConfig['analytics']> }

function setUp(draw = 0, push?: (...command: unknown[]) => void) {
  const clock = fakeClock()
  const sent: unknown[][] = []
  let title = 'Loading'
  const analytics = createAnalytics({
    clock,
    random: () => draw,
    push: push ?? ((...command) => void sent.push(command)),
    config,
    title: () => title,
    pathname: () => '/deep/zh/x/react-charts/bars/',
  })
  return { clock, sent, analytics, setTitle: (next: string) => (title = next) }
}

describe('page_view', () => {
  it('is debounced until the title is there', async () => {
    const { analytics, clock, sent, setTitle } = setUp()
    analytics.pageView()
    analytics.pageView()
    setTitle('Bars')
    expect(sent).toEqual([])
    await clock.advance(0)
    expect(sent).toEqual([
      [
        'event',
        'page_view',
        { page_title: 'Bars', page_location: '/x/react-charts/bars/', productId: 'x-charts', productCategoryId: 'x' },
      ],
    ])
  })
  it.each([
    ['/deep/zh/x/a/', '/x/a/'],
    ['/deep/x/a/', '/x/a/'],
    ['/deep/zhx/', '/zhx/'],
    ['/other/', '/other/'],
  ])('reports %s as %s', (path, expected) => expect(canonicalLocation(path, config)).toBe(expected))
})

describe('ads', () => {
  it('reports a display after 2,500 ms', async () => {
    const { analytics, clock, sent } = setUp()
    analytics.adDisplay('carbon-body-top-image')
    await clock.advance(2_499)
    expect(sent).toEqual([])
    await clock.advance(1)
    expect(sent).toEqual([['event', 'ad', { eventAction: 'display', eventLabel: 'carbon-body-top-image' }]])
  })
  it('withdraws a display that did not last', async () => {
    const { analytics, clock, sent } = setUp()
    analytics.adDisplay('a')()
    await clock.advance(10_000)
    expect(sent).toEqual([])
  })
  it.each([
    [0.1, 1],
    [0.11, 0],
  ])('with a draw of %d sends %d', async (draw, count) => {
    const { analytics, clock, sent } = setUp(draw)
    analytics.adDisplay('a')
    await clock.advance(10_000)
    expect(sent).toHaveLength(count)
  })
  it('reports a crash at once', () => {
    const { analytics, sent } = setUp(1)
    analytics.adCrash('null')
    expect(sent).toEqual([['event', 'ad', { eventAction: 'crash', eventLabel: 'null' }]])
  })
})

describe('clicks', () => {
  const clickOn = (dataset: Record<string, string> | null) =>
    ({ target: { closest: () => dataset && { dataset } } }) as unknown as Event
  it('reports what the nearest element says', () => {
    const { analytics, sent } = setUp()
    analytics.onClick(clickOn({ gaEventCategory: 'code', gaEventAction: 'copy-click', gaEventLabel: '/x/' }))
    expect(sent).toEqual([['event', 'code', { eventAction: 'copy-click', eventLabel: '/x/' }]])
  })
  it('reports nothing elsewhere', () => {
    const { analytics, sent } = setUp()
    analytics.onClick(clickOn(null))
    analytics.onClick({ target: null } as Event)
    analytics.onClick({ target: {} } as Event)
    expect(sent).toEqual([])
  })
  it.each([
    ['0.1', 0.05, 1],
    ['0.1', 0.1, 1],
    ['0.1', 0.2, 0],
    ['0', 0.01, 0],
    ['1', 0.99, 1],
  ])('with a split of %s and a draw of %d sends %d', (gaEventSplit, draw, count) => {
    const { analytics, sent } = setUp(draw)
    analytics.onClick(clickOn({ gaEventCategory: 'a', gaEventSplit }))
    expect(sent).toHaveLength(count)
  })
})

it('is harmless when the service throws', async () => {
  const { analytics, clock } = setUp(0, () => {
    throw new Error('blocked')
  })
  analytics.pageView()
  analytics.userProperties({ codeVariant: 'ts' })
  analytics.adDisplay('a')
  await expect(clock.advance(10_000)).resolves.toBeUndefined()
})

it('sets properties of the user', () => {
  const { analytics, sent } = setUp()
  analytics.userProperties({ userLanguage: 'zh' })
  expect(sent).toEqual([['set', 'user_properties', { userLanguage: 'zh' }]])
})

it.each([
  [1, 1],
  [1.25, 1.3],
  [2.6666667461395264, 2.7],
])('the pixel ratio %d is reported as %d', (ratio, expected) => expect(roundedPixelRatio(ratio)).toBe(expected))

describe('permission', () => {
  it.each([
    [{ doNotTrack: '1' }, 'refused'],
    [{ doNotTrack: 'yes' }, 'refused'],
    [{ globalPrivacyControl: true }, 'refused'],
    [{ doNotTrack: '0', globalPrivacyControl: false }, 'allowed'],
    [{ doNotTrack: null }, 'allowed'],
    [{}, 'allowed'],
  ])('signals %o: %s', (signals, expected) => expect(permission(false, signals, storageOf(), 'docs')).toBe(expected))
  it('asks where consent is needed, once', () => {
    const storage = storageOf()
    expect(permission(true, {}, storage, 'docs')).toBe('ask')
    storeConsent(storage, 'docs', 'granted')
    expect(permission(true, {}, storage, 'docs')).toBe('allowed')
    storeConsent(storage, 'docs', 'denied')
    expect(permission(true, {}, storage, 'docs')).toBe('refused')
  })
  it('never asks a browser that objects, whatever was answered before', () => {
    expect(permission(true, { globalPrivacyControl: true }, storageOf({ 'docs-consent': 'granted' }), 'docs')).toBe(
      'refused',
    )
  })
  it.each(hostileValues)('takes no nonsense for consent (%.20s)', (value) => {
    expect(permission(true, {}, storageOf({ 'docs-consent': value }), 'docs')).toBe('ask')
  })
})

describe('web vitals', () => {
  const vital: Vital = { name: 'LCP', value: 1200, delta: 200, id: 'v1' }
  const library = () => {
    let loads = 0
    const observe = (report: (vital: Vital) => void) => report(vital)
    const quiet = () => {}
    const load = async () => (loads++, { onCLS: quiet, onFCP: quiet, onINP: quiet, onLCP: observe, onTTFB: quiet })
    return { load, loads: () => loads }
  }
  it.each([
    [0.0001, true],
    [0.00011, false],
    [0.5, false],
  ])('a draw of %d is sampled: %s', (draw, expected) => {
    expect(isSampled({ random: () => draw, session: storageOf(), storagePrefix: 'docs' })).toBe(expected)
  })
  it('draws once per session', () => {
    const session = storageOf()
    expect(isSampled({ random: () => 0, session, storagePrefix: 'docs' })).toBe(true)
    expect(isSampled({ random: () => 1, session, storagePrefix: 'docs' })).toBe(true)
    expect(isSampled({ random: () => 0, session: storageOf({ 'docs-vitals': 'no' }), storagePrefix: 'docs' })).toBe(
      false,
    )
  })
  it('draws again where the session remembers nonsense or nothing', () => {
    expect(isSampled({ random: () => 1, session: storageOf({ 'docs-vitals': 'maybe' }), storagePrefix: 'docs' })).toBe(
      false,
    )
    expect(isSampled({ random: () => 0, session: blockedStorage(), storagePrefix: 'docs' })).toBe(true)
  })
  it('reports each measurement', async () => {
    const sent: unknown[] = []
    const { load } = library()
    await reportWebVitals({
      random: () => 0,
      session: storageOf(),
      storagePrefix: 'docs',
      load,
      send: (...report) => sent.push(report),
    })
    expect(sent).toEqual([
      ['LCP', { value: 200, metric_label: 'Web Vitals', metric_value: 1200, metric_delta: 200, metric_id: 'v1' }],
    ])
  })
  it('loads nothing for the others', async () => {
    const { load, loads } = library()
    await reportWebVitals({ random: () => 0.5, session: storageOf(), storagePrefix: 'docs', load, send: () => {} })
    expect(loads()).toBe(0)
  })
  it('is harmless when the library is gone', async () => {
    const load = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(
      reportWebVitals({ random: () => 0, session: storageOf(), storagePrefix: 'docs', load, send: () => {} }),
    ).resolves.toBeUndefined()
  })
})
