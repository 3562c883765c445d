import { describe, expect, test } from 'vitest'
import { parseDemoTheme, startDemoTheme } from '../../../src/client/platform/demo-theme.js'
import { storageOf } from '../support/fake-storage.js'

function pageAt(search: string) {
  const dataset: Record<string, string> = {}
  const window = {
    document: { documentElement: { dataset } },
    location: { href: `https://docs.example.com/charts/${search}` },
  } as unknown as Window
  return { dataset, window }
}

describe('the theme that a reader has chosen', () => {
  test('comes from the link, and is kept', () => {
    const storage = storageOf({ 'docs-demo-theme': '{"radius":2}' })
    const linked = pageAt(`?demo-theme=${encodeURIComponent('{"radius":0}')}`)
    startDemoTheme(linked.window, storage, 'docs')
    expect(linked.dataset['demoTheme']).toBe('{"radius":0}')
    const later = pageAt('')
    startDemoTheme(later.window, storage, 'docs')
    expect(later.dataset['demoTheme']).toBe('{"radius":0}')
  })
  test('is that of the site where nothing was chosen', () => {
    const { dataset, window } = pageAt('')
    startDemoTheme(window, storageOf(), 'docs')
    expect(dataset).toEqual({})
  })
  test.each(['', 'null', '[1]', '"red"', '{', `{"a":"${'x'.repeat(2000)}"}`])('is not %.20s', (text) => {
    expect(parseDemoTheme(text)).toBeUndefined()
  })
})
