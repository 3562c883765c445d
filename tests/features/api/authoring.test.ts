/** How authors write what the reference says: named literals, forms of props, overloads, parameters that are taken apart, tags. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApiComponent, ApiFunction, ApiMember, ApiPackage, ApiType } from '../../../src/features/api/model.js'
import { createExtractor } from '../../../src/features/api/node/extract/extractor.js'
import { packageRoot, writeFiles } from '../../support/files.js'

const folder = join(packageRoot, '.vitrine-tests')
const types = `import * as React from 'react'
declare const sizes: readonly ['sm', 'md', 'lg']
export type Size = (typeof sizes)[number]
declare const tones: { warm: string; cold: string; hot: string }
export type Tone = keyof typeof tones
export type Side = 'start' | 'end'
export type Place = typeof above | typeof below | \`\${Side}-\${Size}\`
declare const above: 'above'
declare const below: 'below'
interface Look { weight?: Exclude<1 | 2 | 10 | 20, 20> | null }
export declare enum Level {
  /** Not much. */
  Low = 1,
  Mid = 2,
  /** @deprecated Use Mid. */
  High = 'h',
}
interface TagProps {
  size?: Size
  tone?: Tone | null
  side: Side | 'center'
  level?: Level
  narrow?: Exclude<Size, 'lg'>
  loose?: Size | number
  placement?: Place
  weight?: Look['weight']
  own?: 'a' | 'b'
  plain?: Side extends string ? number : never
  role?: React.AriaRole
  element?: keyof React.JSX.IntrinsicElements
  open?: Tone | (string & {})
  listed?: 'a' | 'b' | (string & {})
  /**
   * Called.
   * @remarks Only once.
   * @example
   * <Tag onDone={() => {}} />
   * @throws {RangeError} When late.
   */
  onDone?: () => void
}
/**
 * A tag.
 * @example <caption>Simple</caption>
 * <Tag />
 * @example
 * With a tone:
 * \`\`\`js
 * tag('hot')
 * \`\`\`
 */
export declare const Tag: React.FC<TagProps>
interface Styled<Of extends { variant: string }> {
  variant?: Of['variant'] extends string ? Of['variant'] | (string & {}) : string
}
export type PillVariant = 'soft' | 'hard'
export interface PillProps extends Styled<{ variant: PillVariant }> {}
export declare const Pill: React.FC<PillProps>
export declare const Linked: React.FC<{ href: string; size?: Size; tone?: Tone } | { onPress(): void; size?: Size }>
export declare const Changed: React.FC<Omit<TagProps, 'size'> & { size?: 'xl' | 'sm' }>

interface Shared { step?: number; label: string }
interface Single extends Shared {
  mode?: 'single'
  /** The value of the thumb. */
  value: number
}
interface Range extends Shared {
  mode: 'range'
  /** Both values. */
  value: [from: number, to: number]
  gap?: number
}
export declare const Slider: React.FC<Single | Range>
export declare function Press(props: { href: string; shared: number }): React.JSX.Element
export declare function Press(props: { onPress(): void; shared: number }): React.JSX.Element
export declare const Either: React.FC<{ href: string; onPress?: never } | { href?: undefined; onPress: () => void }>
export declare const Alike: React.FC<{ a?: number; b: string } | { a?: number; c?: string }>

/**
 * Opens.
 * @param settings Its settings.
 * @param settings.initial Whether it is open at first.
 */
export declare const useOpen: ({ initial, onChange }?: {
  initial?: boolean
  /** Called. */
  onChange?: (open: boolean) => void
}, delay?: number) => boolean
export interface ThingOptions { a?: number; b: string }
export declare function useThing({ a }: ThingOptions, [first]: string[], {}: { c?: 1 }): void
/**
 * Formats a date.
 * @param date The date.
 */
export declare function format(date: Date): string
/**
 * Formats a number.
 * @param value The number.
 * @returns The text.
 */
export declare function format(value: number): string
`
const script = `
export const useOpen = ({ initial = false, onChange } = {}, delay = 100) => initial
export function useThing(options) { const { a = 1 } = options }
`

let root: string
let read: ApiPackage
beforeAll(() => {
  mkdirSync(folder, { recursive: true })
  root = mkdtempSync(join(folder, 'authoring-'))
  writeFiles(join(root, 'node_modules/library'), {
    'package.json': JSON.stringify({ name: 'library', version: '1.0.0', types: './index.d.ts', main: './index.js' }),
    'index.d.ts': types,
    'index.js': script,
  })
  read = createExtractor(ts).extract({ root, package: 'library', keepInherited: [], omit: [] })
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const entry = <Kind>(name: string) => read.entries.find((one) => one.name === name) as Kind
const prop = (owner: string, name: string): ApiMember =>
  entry<ApiComponent>(owner).props.find((one) => one.name === name)!

describe('the literals that a name stands for', () => {
  test.each([
    ['size', ["'sm'", "'md'", "'lg'"]],
    ['tone', ["'warm'", "'cold'", "'hot'"]],
    ['side', ["'start'", "'end'", "'center'"]],
    ['level', ['Level.Low', 'Level.Mid', 'Level.High']],
    ['narrow', ["'md'", "'sm'"]],
    ['loose', ["'sm'", "'md'", "'lg'"]],
    [
      'placement',
      [
        "'above'",
        "'below'",
        ...['start', 'end'].flatMap((side) => ['sm', 'md', 'lg'].map((size) => `'${side}-${size}'`)),
      ],
    ],
    ['weight', ['1', '2', '10']],
  ])('%s', (name, values) => {
    expect(prop('Tag', name).values).toEqual(values)
  })

  test('of a type that allows any other text as well', () => {
    expect(prop('Tag', 'open').values).toEqual(["'warm'", "'cold'", "'hot'"])
    expect(prop('Pill', 'variant').values).toEqual(["'hard'", "'soft'"])
  })

  test('the same in all forms of the props', () => {
    expect(prop('Linked', 'size').values).toEqual(["'sm'", "'md'", "'lg'"])
  })

  test('nothing where the type lists them itself, has none, or is one of the platform', () => {
    for (const name of ['own', 'plain', 'listed', 'role', 'element', 'onDone'])
      expect(prop('Tag', name).values).toBeUndefined()
    expect(prop('Changed', 'size')).toMatchObject({ type: "'xl' | 'sm'" })
    expect(prop('Changed', 'size').values).toBeUndefined()
    expect(prop('Changed', 'tone').values).toEqual(["'warm'", "'cold'", "'hot'"])
  })

  test('types have them as well, enums with what they are and their comments', () => {
    expect(entry<ApiType>('Size')).toMatchObject({
      type: '(typeof sizes)[number]',
      values: [{ value: "'sm'" }, { value: "'md'" }, { value: "'lg'" }],
    })
    expect(entry<ApiType>('Side').values).toBeUndefined()
    expect(entry<ApiType>('Level')).toMatchObject({
      type: 'Level.Low | Level.Mid | Level.High',
      values: [
        { value: 'Level.Low', literal: '1', description: 'Not much.' },
        { value: 'Level.Mid', literal: '2' },
        { value: 'Level.High', literal: "'h'", deprecated: 'Use Mid.' },
      ],
    })
  })
})

describe('props that belong to one form of several', () => {
  test('of a discriminated union', () => {
    expect(prop('Slider', 'gap').variants).toEqual([{ when: ["mode: 'range'"], type: 'number', required: false }])
    expect([...prop('Slider', 'value').variants!].sort((a, b) => (a.type < b.type ? 1 : -1))).toEqual([
      { when: ["mode?: 'single'"], type: 'number', required: true, description: 'The value of the thumb.' },
      {
        when: ["mode: 'range'"],
        type: '[from: number, to: number]',
        required: true,
        description: 'Both values.',
      },
    ])
    for (const name of ['mode', 'step', 'label']) expect(prop('Slider', name).variants).toBeUndefined()
  })

  test.each(['Press', 'Either'])('%s: of overloads, and of what excludes one another', (name) => {
    expect(prop(name, 'href').variants).toEqual([{ when: ['onPress?: undefined'], type: 'string', required: true }])
    expect(prop(name, 'onPress').variants).toMatchObject([{ when: ['href?: undefined'], required: true }])
  })

  test('one form that requires what the other does not take is enough', () => {
    expect(prop('Alike', 'c').variants).toEqual([{ when: ['b?: undefined'], type: 'string', required: false }])
    expect(prop('Alike', 'a').variants).toBeUndefined()
  })
})

describe('functions', () => {
  test('parameters that are taken apart have the name of their comment, and their members with defaults', () => {
    const [settings, delay] = entry<ApiFunction>('useOpen').signatures[0]!.parameters
    expect(settings).toMatchObject({
      name: 'settings',
      required: false,
      description: 'Its settings.',
      members: [
        { name: 'initial', default: 'false', description: 'Whether it is open at first.' },
        { name: 'onChange', description: 'Called.' },
      ],
    })
    expect(delay).toEqual({ name: 'delay', type: 'number', required: false, default: '100' })
  })

  test('without a comment, they are options', () => {
    expect(entry<ApiFunction>('useThing').signatures[0]!.parameters).toMatchObject([
      { name: 'options', members: [{ name: 'b' }, { name: 'a', default: '1' }] },
      { name: 'options2' },
      { name: 'options3' },
    ])
  })

  test('each overload has its own comment', () => {
    const format = entry<ApiFunction>('format')
    expect(format.description).toBe('Formats a date.')
    expect(format.signatures).toMatchObject([
      { parameters: [{ name: 'date', description: 'The date.' }] },
      { description: 'Formats a number.', parameters: [{ name: 'value' }], returns: { description: 'The text.' } },
    ])
    expect(format.signatures[0]!.description).toBeUndefined()
  })
})

test('examples with their code in fences, remarks, errors', () => {
  expect(entry<ApiComponent>('Tag').examples).toEqual([
    'Simple\n\n```tsx\n<Tag />\n```',
    "With a tone:\n```js\ntag('hot')\n```",
  ])
  expect(prop('Tag', 'onDone')).toMatchObject({
    description: 'Called.\n\nOnly once.',
    examples: ['```tsx\n<Tag onDone={() => {}} />\n```'],
    throws: ['`RangeError` When late.'],
  })
})
