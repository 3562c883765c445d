/** The pure parts of modules whose work on the page is tested in page.browser.test.ts. */
import { describe, expect, it } from 'vitest'
import { codeTabsKey } from '../../src/client/code/code-tabs.js'
import { loadChunk } from '../../src/client/platform/load-chunk.js'
import { moveInMenu } from '../../src/client/navigation/menus.js'
import { sectionAt } from '../../src/client/navigation/scroll-spy.js'
import { readSiteConfig, text } from '../../src/client/site-config.js'
import { blockedStorage, storageOf } from './support/fake-storage.js'

describe('sectionAt', () => {
  const tops = [300, 900, 1_500, 1_900]
  const at = (scrollTop: number) => sectionAt(tops, { scrollTop, viewHeight: 800, pageHeight: 2_400 })
  it.each([
    [0, -1],
    [199, -1],
    [201, 0],
    [659, 0],
    [661, 1],
    [1_261, 2],
    [1_598, 3],
    [1_600, 3],
  ])('scrolled by %d it is %d', (scrollTop, expected) => expect(at(scrollTop)).toBe(expected))
  it('is the one that was jumped to, also in a low view under a high header', () => {
    expect(sectionAt([300, 900], { scrollTop: 812, viewHeight: 400, pageHeight: 5_000, landing: 88 })).toBe(1)
    expect(sectionAt([300, 900], { scrollTop: 770, viewHeight: 400, pageHeight: 5_000, landing: 88 })).toBe(0)
  })
  it('is the one that was jumped to, although the next heading follows at once', () => {
    expect(sectionAt([900, 1_000], { scrollTop: 812, viewHeight: 800, pageHeight: 5_000, landing: 88 })).toBe(0)
    expect(sectionAt([900, 1_000], { scrollTop: 830, viewHeight: 800, pageHeight: 5_000, landing: 88 })).toBe(1)
  })
  it('is the one that was jumped to, although it keeps more free above it', () => {
    const place = { scrollTop: 760, viewHeight: 800, pageHeight: 5_000, landing: 88 }
    const marginOf = (index: number) => (index === 0 ? 52 : 0)
    expect(sectionAt([900, 950], { ...place, marginOf })).toBe(0)
    expect(sectionAt([900, 950], place)).toBe(1)
  })
  it('is none before the first heading', () => {
    expect(sectionAt([2_000], { scrollTop: 500, viewHeight: 800, pageHeight: 5_000 })).toBe(-1)
  })
})

describe('moveInMenu', () => {
  it.each<[string, number, number | undefined]>([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Tab', 0, undefined],
    ['e', -1, 0],
    ['E', 0, 2],
    ['e', 2, 0],
    ['中', 0, 1],
    ['x', 0, undefined],
    [' ', 0, undefined],
  ])('%s from %d', (key, at, expected) => expect(moveInMenu(key, at, ['English', '中文', 'Español'])).toBe(expected))
  it('stays where there is nothing', () => expect(moveInMenu('ArrowDown', -1, [])).toBeUndefined())
})

describe('loadChunk', () => {
  const setUp = (session = storageOf(), online = true) => {
    let reloads = 0
    const env = {
      session,
      storagePrefix: 'docs',
      release: 'main-1.js',
      isOnline: () => online,
      reload: () => void reloads++,
    }
    return { env, reloads: () => reloads }
  }
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  it('gives the module', async () => {
    const { env, reloads } = setUp()
    expect(await loadChunk(async () => 'module', env)).toBe('module')
    expect(reloads()).toBe(0)
  })
  it('reloads once for a chunk that is gone', async () => {
    const { env, reloads } = setUp()
    expect(await loadChunk(gone, env)).toBeUndefined()
    expect(await loadChunk(gone, env)).toBeUndefined()
    expect(reloads()).toBe(1)
  })
  it('may reload again after the next release', async () => {
    const { env, reloads } = setUp()
    await loadChunk(gone, env)
    await loadChunk(gone, { ...env, release: 'main-2.js' })
    expect(reloads()).toBe(2)
  })
  it('does not reload offline, nor where it could not remember it', async () => {
    const offline = setUp(storageOf(), false)
    const blocked = setUp(blockedStorage())
    await loadChunk(gone, offline.env)
    await loadChunk(gone, blocked.env)
    expect([offline.reloads(), blocked.reloads()]).toEqual([0, 0])
  })
})

describe('readSiteConfig', () => {
  const page = (textContent: string | null) =>
    ({ getElementById: () => (textContent === null ? null : { textContent }) }) as unknown as Document
  it('reads the block over defaults', () => {
    expect(readSiteConfig(page('{"base":"/deep/","locale":"zh"}'))).toMatchObject({
      base: '/deep/',
      locale: 'zh',
      storagePrefix: 'docs',
    })
  })
  it.each([[null], [''], ['{'], ['null'], ['"x"']])('has defaults for %s', (block) => {
    expect(readSiteConfig(page(block))).toMatchObject({ base: '/', locale: 'en' })
  })
})

describe('text', () => {
  const config = { strings: { 'copy.failed': 'Press {keys} {other}' } }
  it('fills in values', () => expect(text(config, 'copy.failed', { keys: '⌘C' })).toBe('Press ⌘C {other}'))
  it('shows the key rather than nothing', () => expect(text(config, 'copy.copied')).toBe('copy.copied'))
})

it('tabs are kept under their own key', () => expect(codeTabsKey('package-manager')).toBe('codeblock-package-manager'))
