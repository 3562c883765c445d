import { describe, expect, it } from 'vitest'
import { cookieJar, cookieLine, readCookie } from '../../../src/client/platform/cookies.js'

describe('readCookie', () => {
  it.each([
    ['codeStyling=css', 'css'],
    ['a=1; codeStyling=tailwind; b=2', 'tailwind'],
    ['codeStyling=%63ss', 'css'],
    ['codeStyling=css; codeStyling=css', 'css'],
    ['', undefined],
    ['xcodeStyling=css', undefined],
    ['codeStyling', undefined],
    ['codeStyling=%E0%A4%A', undefined],
    ['codeStyling=css; codeStyling=system', undefined],
    ['codeStyling=css; codeStyling=%E0%A4%A', undefined],
    ['__proto__=1; constructor=2', undefined],
  ])('%s', (line, expected) => expect(readCookie(line, 'codeStyling')).toBe(expected))
})

describe('cookieLine', () => {
  it('lasts a year for the whole site, secure on https', () => {
    expect(cookieLine('codeStyling', 'css', 'https:')).toBe(
      'codeStyling=css; Max-Age=31536000; path=/; SameSite=Lax; Secure',
    )
    expect(cookieLine('codeStyling', 'css', 'http:')).toBe('codeStyling=css; Max-Age=31536000; path=/; SameSite=Lax')
  })
  it('cannot be broken out of', () =>
    expect(cookieLine('a', 'x; path=/y', 'http:')).toContain('a=x%3B%20path%3D%2Fy; '))
})

describe('cookieJar', () => {
  it('is empty where cookies throw', () => {
    const jar = cookieJar(
      {
        get cookie(): string {
          throw new DOMException('sandboxed', 'SecurityError')
        },
        set cookie(_line: string) {
          throw new DOMException('sandboxed', 'SecurityError')
        },
      },
      'https:',
    )
    expect(jar.read('a')).toBeUndefined()
    expect(() => jar.write('a', 'b')).not.toThrow()
  })
})
