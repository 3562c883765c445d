/** What authors write in `style` attributes stays within the rule that is made of it. */
import { describe, expect, it } from 'vitest'
import { styleRule, styleText } from '../../src/markdown/html/style-declarations.js'

const read = (written: string) => styleRule(written).rule?.declarations
const omitted = (written: string) => styleRule(written).omitted.map(({ reason }) => reason)

describe('styleRule', () => {
  it.each([
    ['color: red', 'color:red'],
    ['COLOR :  Red  !important ; ', 'color:Red!important'],
    ['--Gap: 4px; margin: var(--Gap) calc( 1px + 2px )', '--Gap:4px;margin:var(--Gap) calc( 1px + 2px )'],
    ['font: 12px/1.5 "A; {B}", serif', undefined],
    ['font: 12px/1.5 "A; B", serif', 'font:12px/1.5 "A; B", serif'],
    ['color: red /* ; } */; margin: 0', 'color:red;margin:0'],
    ['grid-template-areas: "a b"\n  "c d"', 'grid-template-areas:"a b" "c d"'],
    ['-webkit-line-clamp: 2', '-webkit-line-clamp:2'],
    [';;', undefined],
  ])('%s', (written, declarations) => {
    expect(read(written)).toBe(declarations)
  })

  it.each([
    'color: red } body { display: none',
    'color: red}',
    'a: b; } @import "x"; .c { color: red',
    'content: "open; color: red',
    'margin: calc(1px; color: red',
    'margin: 1px); color: red',
    'color: \\7d  body',
    'content: "</style><script>alert(1)</script>"',
    'content: "<!--"',
    '@media print',
    'color: red !ie',
    'width: expression(alert(1))',
    'behavior: none',
    '-moz-binding: none',
    'color',
    ': red',
    'a:b:{}',
    '/* open',
  ])('%s cannot leave the rule', (written) => {
    const { rule, omitted: left } = styleRule(written)
    expect(left.length).toBeGreaterThan(0)
    expect(left.every(({ reason }) => reason === 'syntax')).toBe(true)
    expect(styleText(rule ? { [rule.className]: rule.declarations } : {})).not.toMatch(/[{}][^]*[{}][^]*[{}]|[<\\@]/)
  })

  it.each(['background: url(a.png)', 'background: URL("a.png")', 'background: image-set("a.png" 1x)'])(
    '%s would load what nothing publishes',
    (written) => {
      expect(read(`${written}; color: red`)).toBe('color:red')
      expect(omitted(written)).toEqual(['address'])
    },
  )

  it('keeps what is sound around what is not', () => {
    expect(read('color: red; margin: (; padding: 0')).toBe('color:red')
    expect(read('color: red; x{}; padding: 0')).toBe('color:red;padding:0')
  })

  it('writes rules in one order', () => {
    expect(styleText({ b: 'color:red', a: 'margin:0' })).toBe('.a{margin:0}.b{color:red}')
  })
})
