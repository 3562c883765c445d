/** What a component inherits, as people would say it. */
import { describe, expect, test } from 'vitest'
import {
  elementOf,
  inheritedFrom,
  inheritedHtml,
  mergeInherited,
} from '../../../src/features/api/node/pages/inherited.js'
import { Names } from '../../../src/features/api/node/pages/text-html.js'

test.each([
  ['ButtonProps', { type: 'ButtonProps', without: [] }],
  ['Partial<PopperProps>', { type: 'PopperProps', without: [] }],
  [
    "Omit<React.SVGProps<SVGSVGElement>, 'ref' | 'id'>",
    { type: 'React.SVGProps<SVGSVGElement>', without: ['id', 'ref'] },
  ],
  ["Omit<Omit<A, 'b'>, 'a'>", { type: 'A', without: ['a', 'b'] }],
  ["Pick<A, 'x' | 'y'>", { type: 'A', without: [], only: ['x', 'y'] }],
  // Props that the component has itself are listed anyway.
  ["Omit<A, keyof B<'x'> | 'c'>", { type: 'A', without: ['c'] }],
  ['Omit<A, keyof B>', { type: 'A', without: [] }],
  ['Omit<A, Names>', { type: 'Omit<A, Names>', without: [] }],
])('%s', (written, expected) => {
  expect(inheritedFrom(written)).toEqual(expected)
})

test('an element that is inherited twice lacks what it lacks both times', () => {
  expect(
    mergeInherited([
      "Omit<React.SVGProps<SVGSVGElement>, 'id' | 'width'>",
      "Omit<SVGProps<SVGSVGElement>, 'width'>",
      'A',
    ]),
  ).toEqual([
    { type: 'React.SVGProps<SVGSVGElement>', without: ['width'] },
    { type: 'A', without: [] },
  ])
})

describe('the element of', () => {
  test.each([
    ['React.HTMLAttributes<HTMLDivElement>', 'HTML/Reference/Elements/div'],
    ['React.HTMLAttributes<HTMLLIElement>', 'HTML/Reference/Elements/li'],
    ["React.ComponentPropsWithoutRef<'button'>", 'HTML/Reference/Elements/button'],
    ["React.ComponentPropsWithoutRef<'path'>", 'SVG/Reference/Element/path'],
    ['SVGProps<SVGSVGElement>', 'SVG/Reference/Element/svg'],
    ['React.SVGProps<SVGClipPathElement>', 'SVG/Reference/Element/clipPath'],
    ['React.SVGProps<SVGFEBlendElement>', 'SVG/Reference/Element/feBlend'],
  ])('%s', (type, path) => {
    expect(elementOf(type)?.href).toBe(`https://developer.mozilla.org/docs/Web/${path}`)
  })

  test.each(['React.HTMLAttributes<T>', 'ButtonProps', 'React.ComponentProps<typeof Primitive.span>'])(
    'none: %s',
    (type) => {
      expect(elementOf(type)).toBeUndefined()
    },
  )
})

test('is a link; other types are linked where their address is known', () => {
  const names = new Names(() => undefined, { ListProps: 'https://example.com/list' })
  const html = (written: string) => inheritedHtml(inheritedFrom(written), names)
  expect(html("Omit<React.SVGProps<SVGSVGElement>, 'id'>")).toBe(
    '<a href="https://developer.mozilla.org/docs/Web/SVG/Reference/Element/svg"><code>&lt;svg></code></a>',
  )
  expect(html('ListProps')).toBe('<code><a href="https://example.com/list">ListProps</a></code>')
  expect([...names.used]).toEqual([])
})
