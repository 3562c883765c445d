import { describe, expect, it } from 'vitest'
import {
  codeStylingFromHash,
  createCodeStyling,
  type CodeStyling,
} from '../../../src/client/preferences/code-styling.js'
import { codeVariantFromHash, createCodeVariant } from '../../../src/client/preferences/code-variant.js'
import { storageEvent, storageOf } from '../support/fake-storage.js'

const hostileHashes = [
  '',
  '#',
  '#tailwind-<img src=x onerror=alert(1)>.tsx',
  '#tailwind-%3Cimg%3E.tsx',
  '#tailwind-a b.js',
  '#tailwind-a.tsx\n',
  '#tailwind-a.tsx?x',
  '#%E0%A4%A.js',
  '#tailwind-a.ts',
  '#tailwind-a.jsx',
  '#__proto__',
  `#tailwind-${'x'.repeat(20_000)}.js`,
]

describe('the styling in a hash', () => {
  it.each([
    ['#tailwind-Bars.tsx', 'tailwind'],
    ['#css-Bars.js', 'css'],
    ['#system-Bars.js', 'system'],
    ['#demo-css-Bars.js', 'css'],
    ['#css-tailwind-Bars.js', 'tailwind'],
    ['#system-css-Bars.js', 'css'],
    ['#Bars.js', undefined],
    ['#css-Bars', undefined],
    ['#tailwind.js', undefined],
    ...hostileHashes.map((hash): [string, undefined] => [hash, undefined]),
  ])('%.40s', (hash, expected) => expect(codeStylingFromHash(hash)).toBe(expected))
})

describe('the language in a hash', () => {
  it.each([
    ['#Bars.tsx', 'ts'],
    ['#css-Bars.js', 'js'],
    ['#Bars', undefined],
    ...hostileHashes.map((hash): [string, undefined] => [hash, undefined]),
  ])('%.40s', (hash, expected) => expect(codeVariantFromHash(hash)).toBe(expected))
})

function setUp(options: { cookie?: string; hash?: string } = {}) {
  const jar = new Map(options.cookie === undefined ? [] : [['codeStyling', options.cookie]])
  const writes: string[] = []
  const values: CodeStyling[] = []
  const events = new EventTarget()
  let hash = options.hash ?? ''
  const cookies = {
    read: (name: string) => jar.get(name),
    write: (name: string, value: string) => {
      jar.set(name, value)
      writes.push(`${name}=${value}`)
    },
  }
  const storage = storageOf()
  const onChange = (value: CodeStyling) => values.push(value)
  const env = { cookies, hash: () => hash, events, storage, storagePrefix: 'docs' }
  const choice = createCodeStyling({ ...env, onChange })
  const goTo = (next: string) => {
    hash = next
    events.dispatchEvent(new Event('hashchange'))
  }
  const receive = (value: string | null) => events.dispatchEvent(storageEvent('docs-codeStyling', value))
  return { choice, writes, values, goTo, receive, storage }
}

describe('createCodeStyling', () => {
  it('is system by default, and writes it', () => {
    expect(setUp().writes).toEqual(['codeStyling=system'])
  })
  it('tells other tabs what was chosen, and follows them without an answer', () => {
    const { choice, values, receive, storage } = setUp()
    choice.set('css')
    expect(storage.get('docs-codeStyling')).toBe('css')
    receive('tailwind')
    expect([choice.value(), values]).toEqual(['tailwind', ['system', 'css', 'tailwind']])
    expect(storage.get('docs-codeStyling')).toBe('css')
    for (const nonsense of ['<b>', null]) receive(nonsense)
    expect(choice.value()).toBe('tailwind')
  })
  it('takes the cookie', () => expect(setUp({ cookie: 'tailwind' }).choice.value()).toBe('tailwind'))
  it('lets the hash win and writes it back', () => {
    const { choice, writes } = setUp({ cookie: 'tailwind', hash: '#css-Bars.js' })
    expect(choice.value()).toBe('css')
    expect(writes).toEqual(['codeStyling=css'])
  })
  it('replaces a cookie that is not a valid choice', () => {
    expect(setUp({ cookie: 'Tailwind<script>' }).writes).toEqual(['codeStyling=system'])
  })
  it('writes each change once', () => {
    const { choice, writes, values } = setUp()
    choice.set('css')
    choice.set('css')
    choice.set('other' as CodeStyling)
    expect(writes).toEqual(['codeStyling=system', 'codeStyling=css'])
    expect(values).toEqual(['system', 'css'])
  })
  it('follows a later hash', () => {
    const { choice, goTo } = setUp()
    goTo('#tailwind-Bars.js')
    expect(choice.value()).toBe('tailwind')
    goTo('#heading')
    expect(choice.value()).toBe('tailwind')
    goTo('#css-Bars.js')
    expect(choice.value()).toBe('css')
  })
})

it('createCodeVariant keeps its cookie under a name of its own', () => {
  const written: string[] = []
  const cookies = {
    read: (name: string) => (name === 'codeVariant' ? 'js' : undefined),
    write: (...pair: string[]) => void written.push(pair.join('=')),
  }
  const choice = createCodeVariant({
    cookies,
    hash: () => '',
    events: new EventTarget(),
    storage: storageOf(),
    storagePrefix: 'docs',
    onChange: () => {},
  })
  expect(choice.value()).toBe('js')
  choice.set('ts')
  expect(written).toEqual(['codeVariant=js', 'codeVariant=ts'])
})
