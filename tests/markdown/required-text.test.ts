/** What a line must contain for a pattern to match: never more than is true. */
import { describe, expect, it } from 'vitest'
import { requirementsOf } from '../../src/markdown/speed/required-text.js'

/** Texts of one requirement separated by bars, and < before those that a lookbehind asks for. */
const required = (source: string, flags = 'dgv') =>
  requirementsOf(source, flags).map(({ texts, isBehind }) => (isBehind ? '<' : '') + texts.join('|'))

describe('requirementsOf', () => {
  it.each([
    ['\\b(async)\\b', ['async']],
    ['(?<!\\.)\\bsuper\\b(?!\\$)', ['super']],
    ['a|bc', ['a|bc']],
    ['x(?:if|else)?yy', ['yy', 'x']],
    ['[+\\-]', ['+|-']],
    ['\\{\\s*(?=\\})', ['{', '}']],
    ['ab+c', ['ab', 'c']],
    ['(?:ab){2,3}', ['ab']],
    ['(?<=\\.\\.\\.)a', ['<...', 'a']],
    ['(?<=b|cc)', ['<b|cc']],
    ['(?=a(?<=bb))c', ['<bb', 'a', 'c']],
    ['\\.\\.', ['..']],
  ])('%s needs %j', (source, expected) => {
    expect(required(source)).toEqual(expected)
  })

  it.each([
    '',
    'a|',
    'a*',
    'a?b?',
    '(?:abc){0,3}',
    '(?!abc)',
    '(?<!abc)',
    '[a-z]',
    '[^ab]',
    '[[ab]--[b]]',
    '\\p{L}',
    '\\n',
    '.',
    '(?-i:abc)',
    '😀?',
  ])('knows nothing about %s', (source) => {
    expect(required(source)).toEqual([])
  })

  it('combines what alternatives need', () => {
    expect(required('=a(?:x|yy)|:b')).toEqual(['=a|:b', 'x|yy|:b'])
    expect(required('a.=|b.=')).toEqual(['=', 'a|b'])
    expect(required('(?<=a)|b')).toEqual(['<a|b'])
  })

  it('leaves out what follows from others', () => {
    expect(required('abc.b')).toEqual(['abc'])
    expect(required('(?<=b).b')).toEqual(['b'])
    expect(required('(?<=abc).b')).toEqual(['<abc', 'b'])
  })

  it('has the strictest four', () => {
    expect(required('a.b.[cd].eee.[fg].h')).toEqual(['eee', 'a', 'b', 'h'])
  })

  it('does not join what overlaps or is far apart', () => {
    expect(required('(?=a)b', 'v')).toEqual(['a', 'b'])
    expect(required('a.b', 'v')).toEqual(['a', 'b'])
    expect(required('(?:a|bb)c', 'v')).toEqual(['c', 'a|bb'])
  })

  it('knows nothing if the case of letters does not matter', () => {
    expect(required('abc', 'iv')).toEqual([])
  })
})
