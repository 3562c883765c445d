/** The tables of interface strings: complete, alike in both languages, and used with keys that exist. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sectionTitles } from '../../src/section-titles.js'
import { strings as english } from '../../src/strings.en.js'
import { strings as chinese } from '../../src/strings.zh.js'
import { text } from '../../templates/text.js'

const places = (string: string) => (string.match(/\{\w+\}/g) ?? []).sort()

describe('interface strings', () => {
  it.each(Object.keys(english) as (keyof typeof english)[])(
    '%s says something, with the same places, in both languages',
    (key) => {
      expect(english[key]).not.toBe('')
      expect(chinese[key]).not.toBe('')
      expect(places(chinese[key])).toEqual(places(english[key]))
    },
  )

  it('are there for every key that a template names', () => {
    const folder = new URL('../../templates/', import.meta.url)
    const keys = readdirSync(folder)
      .filter((name) => name.endsWith('.tsx'))
      .flatMap((name) =>
        [...readFileSync(new URL(name, folder), 'utf8').matchAll(/text\(translations, '([^']+)'/g)].map(
          ([, key]) => key,
        ),
      )
    expect(keys.length).toBeGreaterThan(15)
    expect(keys.filter((key) => !(key! in english))).toEqual([])
  })

  it('are all used, and what is used is there', () => {
    const root = new URL('../../', import.meta.url)
    const files = ['src', 'templates'].flatMap((folder) =>
      readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    const code = files
      .filter((name) => /\.tsx?$/.test(name) && !/^src\/strings\./.test(name))
      .map((name) => readFileSync(new URL(name, root), 'utf8'))
      .join('\n')
    // Keys that are put together: `label.${label}.title`.
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
    expect(named.filter((key) => !(key in english) && !/\.(js|ts|tsx|css|json|html|foreground)$/.test(key))).toEqual([])
    expect(
      Object.keys(english).filter(
        (key) =>
          !code.includes(`'${key}'`) && !code.includes(`"${key}"`) && !patterns.some((pattern) => pattern.test(key)),
      ),
    ).toEqual([])
  })

  it('are filled in, and show their key where they are missing', () => {
    const translations = { strings: { a: '{x} and {y}' }, sections: {}, pages: {} }
    expect(text(translations, 'a', { x: '1' })).toBe('1 and {y}')
    expect(text(translations, 'b')).toBe('b')
  })
})

describe('section titles', () => {
  it('name the same sections in both languages', () => {
    expect(Object.keys(sectionTitles.zh)).toEqual(Object.keys(sectionTitles.en))
    expect(Object.values(sectionTitles.en).concat(Object.values(sectionTitles.zh))).not.toContain('')
  })
})
