/** Interface strings: complete in every language, with the same placeholders as in English, and all used. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { localeTexts } from '../../src/locales/index.js'
import { text } from '../../templates/parts/text.js'

const places = (string: string) => (string.match(/\{\w+\}/g) ?? []).sort()

const { en: english, ...others } = localeTexts

describe.each(Object.entries(others))('%s', (_, texts) => {
  it.each(['strings', 'sections'] as const)('has the same %s as English, with the same placeholders', (part) => {
    const own: Record<string, string> = texts[part]
    expect(Object.keys(own).sort()).toEqual(Object.keys(english[part]).sort())
    expect(Object.keys(own).filter((key) => own[key]!.trim() === '')).toEqual([])
    for (const [key, text] of Object.entries(english[part]))
      expect([key, places(own[key]!)]).toEqual([key, places(text)])
  })
})

describe('interface strings', () => {
  it('are all used, and every used key exists', () => {
    const root = new URL('../../', import.meta.url)
    const files = ['src', 'templates'].flatMap((folder) =>
      readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    const code = files
      .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('src/locales/'))
      .map((name) => readFileSync(new URL(name, root), 'utf8'))
      .join('\n')
    // Keys that are composed: `label.${label}.title`.
    const patterns = [...code.matchAll(/`((?:[\w.]|\$\{[^}`]*\})+)`/g)].flatMap(([, made]) =>
      /^\w+\..*\$/.test(made!)
        ? [new RegExp(`^${made!.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`)]
        : [],
    )
    expect(patterns.length).toBeGreaterThan(3)
    const named = [
      ...code.matchAll(
        /["'`]((?:demo|editor|offline|settings|copy|search|page|nav|toc|playground|product|version|language|consent|ad)\.[a-zA-Z]\w*)["'`]/g,
      ),
    ].map(([, key]) => key!)
    expect(named.length).toBeGreaterThan(60)
    expect(
      named.filter((key) => !(key in english.strings) && !/\.(js|ts|tsx|css|json|html|foreground)$/.test(key)),
    ).toEqual([])
    expect(
      Object.keys(english.strings).filter(
        (key) =>
          !code.includes(`'${key}'`) && !code.includes(`"${key}"`) && !patterns.some((pattern) => pattern.test(key)),
      ),
    ).toEqual([])
  })

  it('have their placeholders replaced, and show their key where they are missing', () => {
    const translations = { strings: { a: '{x} and {y}' }, sections: {}, pages: {} }
    expect(text<'a'>(translations, 'a', { x: '1' })).toBe('1 and {y}')
    expect(text<'b'>(translations, 'b')).toBe('b')
  })
})
