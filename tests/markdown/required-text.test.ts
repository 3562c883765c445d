/** What a line must contain for a pattern to match: never more than is true. */
import { describe, expect, it } from 'vitest'
import { requiredTexts } from '../../src/markdown/required-text.js'

describe('requiredTexts', () => {
  it.each([
    ['\\b(async)\\b', ['async']],
    ['(?<!\\.)\\bsuper\\b(?!\\$)', ['super']],
    ['a|bc', ['a', 'bc']],
    ['x(?:if|else)?yy', ['yy']],
    ['[+\\-]', ['+', '-']],
    ['\\{\\s*(?=\\})', ['{']],
    ['ab+c', ['ab']],
    ['(?:ab){2,3}', ['ab']],
    ['(?<=\\.\\.\\.)a', ['...']],
    ['\\.\\.', ['..']],
  ])('%s needs %j', (source, expected) => {
    expect(requiredTexts(source, 'dgv')).toEqual(expected)
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
    expect(requiredTexts(source, 'dgv')).toBeUndefined()
  })

  it('does not join what overlaps or is far apart', () => {
    expect(requiredTexts('(?=a)b', 'v')).toEqual(['a'])
    expect(requiredTexts('a.b', 'v')).toEqual(['a'])
    expect(requiredTexts('(?:a|bb)c', 'v')).toEqual(['c'])
  })

  it('knows nothing if the case of letters does not matter', () => {
    expect(requiredTexts('abc', 'iv')).toBeUndefined()
  })
})
