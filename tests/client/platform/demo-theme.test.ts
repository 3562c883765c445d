import { describe, expect, test } from 'vitest'
import { parseDemoTheme, startDemoTheme } from '../../../src/client/platform/demo-theme.js'
import type { DemoControl } from '../../../src/template-props.js'
import { storageOf } from '../support/fake-storage.js'

const controls: DemoControl[] = [
  { name: 'radius', kind: 'number', min: 0, max: 24 },
  { name: 'primary', kind: 'color' },
  { name: 'spacing', kind: 'choice', choices: [{ label: 'Compact', value: 6 }] },
  { name: 'outlined', kind: 'boolean' },
]

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
    startDemoTheme(linked.window, controls, storage, 'docs')
    expect(linked.dataset['demoTheme']).toBe('{"radius":0}')
    const later = pageAt('')
    startDemoTheme(later.window, controls, storage, 'docs')
    expect(later.dataset['demoTheme']).toBe('{"radius":0}')
  })
  test('is that of the site where nothing was chosen', () => {
    const { dataset, window } = pageAt('')
    startDemoTheme(window, controls, storageOf(), 'docs')
    expect(dataset).toEqual({})
  })
  test('has nothing that a reader could not choose', () => {
    const { dataset, window } = pageAt(
      `?demo-theme=${encodeURIComponent(
        '{"radius":99,"primary":"url(https://evil.example)","spacing":6,"outlined":"yes","__proto__":{"a":1},"other":1}',
      )}`,
    )
    const storage = storageOf()
    startDemoTheme(window, controls, storage, 'docs')
    expect(dataset['demoTheme']).toBe('{"spacing":6}')
    expect(storage.get('docs-demo-theme')).toBe('{"spacing":6}')
  })
  test.each(['', 'null', '[1]', '"red"', '{', `{"a":"${'x'.repeat(2000)}"}`])('is not %.20s', (text) => {
    expect(parseDemoTheme(text)).toBeUndefined()
  })
})
