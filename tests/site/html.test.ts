/** Rules for the HTML of the pages that this repository publishes. */
import { createHash } from 'node:crypto'
import type { Element as HtmlElement } from 'hast'
import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import type { PlaygroundView } from '../../src/model.js'
import { elementsOf, textOf } from '../support/html.js'
import { inLongRun } from '../support/long.js'
import {
  fileOf,
  isDemoPage,
  oneOfEachLayout,
  publicOrigin,
  readOwnSite,
  threeOfEachFamily,
  withoutDemos,
} from './support.js'

const site = readOwnSite()
const host = 'http://host'
const parsed = new Map<string, { html: string; elements: HtmlElement[] }>()

/** The HTML of a page without that of its demos. */
function pageOf(path: string): { html: string; elements: HtmlElement[] } {
  let found = parsed.get(path)
  if (!found) {
    const html = withoutDemos(site.read(fileOf(path)))
    parsed.set(path, (found = { html, elements: elementsOf(html) }))
  }
  return found
}

const attribute = (element: HtmlElement, name: string): string | undefined => {
  const value = element.properties[name]
  return Array.isArray(value) ? value.join(' ') : value === undefined || value === null ? undefined : String(value)
}

/** Of a page that is only linked, what is written as an id will do: to parse the hundreds of them takes 20 seconds. */
function idsIn(path: string): Set<string> {
  if (parsed.has(path)) return new Set(pageOf(path).elements.flatMap((element) => attribute(element, 'id') ?? []))
  return new Set(Array.from(site.read(fileOf(path)).matchAll(/\sid="([^"]+)"/g), ([, id]) => id!))
}

/** Pages of every kind. */
const looked = [
  ...oneOfEachLayout(
    site,
    site.pages.filter((path) => !isDemoPage(path)),
  ),
  ...threeOfEachFamily(site),
  '404.html',
  'zh/404.html',
]
/** The problems of each page that has any. */
function problems(find: (path: string) => string[]): Record<string, string[]> {
  return Object.fromEntries(looked.map((path) => [path, find(path)] as const).filter(([, found]) => found.length > 0))
}

describe('the HTML of a page', () => {
  it('is not large because a demo draws more than can be seen', () => {
    const large = site.pages.filter((path) => isDemoPage(path) && site.read(fileOf(path)).length > 600_000)
    expect(large).toEqual([])
  })

  it('leads to its other languages and formats, and not to the vendor for what is here', () => {
    const written = site.pages.length
    const missing: string[] = []
    const elsewhere: string[] = []
    const isHere = (address: string) =>
      site.files.has(fileOf(`${decodeURI(new URL(address, publicOrigin).pathname.slice(1)).replace(/\/$/, '')}/`))
    for (const path of site.pages) {
      const html = site.read(fileOf(path))
      for (const [tag] of html.matchAll(/<link rel="(?:alternate|canonical)"[^>]*>/g)) {
        const { origin, pathname } = new URL(/href="([^"]*)"/.exec(tag)![1]!, publicOrigin)
        const file = decodeURI(pathname.slice(1))
        if (origin === publicOrigin && !site.files.has(/(^|\/)$/.test(file) ? fileOf(file) : file))
          missing.push(`${path} ${pathname}`)
      }
      if (!/^(zh\/)?x\/api\//.test(path)) continue
      const alternate = `${path.slice(0, -1)}.md`
      const markdown = site.files.has(alternate) ? site.read(alternate) : ''
      for (const [address] of (html + markdown).matchAll(/https:\/\/mui\.com\/x\/[\w/.#-]*[\w/]/g))
        if (isHere(address)) elsewhere.push(`${path} ${address}`)
    }
    expect({ written: written > 40, missing, elsewhere }).toEqual({ written: true, missing: [], elsewhere: [] })
  })

  it('exists in both languages', () => {
    expect(site.pages.length).toBeGreaterThan(40)
    const named = site.pages.filter((path) => !isDemoPage(path))
    const translated = named.filter((path) => path.startsWith('zh/')).map((path) => path.slice('zh/'.length))
    expect(translated.sort()).toEqual(named.filter((path) => !path.startsWith('zh/')).sort())
  })

  it(
    'is valid',
    async () => {
      const validator = new HtmlValidate({
        extends: ['html-validate:recommended'],
        rules: {
          // Rules of style: React writes `popoverTarget`, `open=""` and `<input/>`, which are valid.
          'attr-case': 'off',
          'attribute-boolean-style': 'off',
          'attribute-empty-style': 'off',
          'void-style': 'off',
          // The id of a demo is its file name: `#BasicBars.tsx`.
          'valid-id': ['error', { relaxed: true }],
        },
      })
      const found: Record<string, string[]> = {}
      for (const path of looked) {
        const { results } = await validator.validateString(pageOf(path).html)
        const said = results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
        )
        if (said.length > 0) found[path] = said
      }
      expect(found).toEqual({})
    },
    inLongRun(3_600_000, 300_000),
  )

  it('has every id once', () => {
    expect(
      problems((path) => {
        const ids = pageOf(path).elements.flatMap((element) => attribute(element, 'id') ?? [])
        return ids.filter((id, index) => ids.indexOf(id) !== index)
      }),
    ).toEqual({})
  })

  it('has only addresses and anchors that exist', () => {
    const idsOf = new Map<string, Set<string>>()
    const ids = (path: string) => {
      if (!idsOf.has(path)) idsOf.set(path, idsIn(path))
      return idsOf.get(path)!
    }
    const startingPoints = (path: string) =>
      pageOf(path).elements.flatMap((element) =>
        attribute(element, 'dataPlaygroundStart') === undefined
          ? []
          : (JSON.parse(textOf(element)) as PlaygroundView).groups.flatMap(({ demos }) => demos.map(({ key }) => key)),
      )
    let checked = 0
    const found = problems((path) => {
      const here = new URL(path.endsWith('.html') ? '' : path, host)
      return pageOf(path).elements.flatMap((element) =>
        ['href', 'src', 'dataFragment', 'dataModule', 'dataHydrate', 'dataFrame', 'popoverTarget'].flatMap((name) => {
          const written = attribute(element, name)
          if (written === undefined) return []
          if (name === 'popoverTarget') return ids(path).has(written) ? [] : [`popovertarget ${written}`]
          const { origin, pathname, hash, protocol } = new URL(written, here)
          if (origin !== host) return ['https:', 'mailto:', 'data:'].includes(protocol) ? [] : [written]
          checked += 1
          const file = decodeURIComponent(pathname.slice(1)).replace(/(^|\/)$/, '$1index.html')
          if (!site.files.has(file)) return [`${name} ${written}`]
          const target = written.startsWith('#') ? path : file.replace(/index\.html$/, '')
          const id = decodeURIComponent(hash.slice(1))
          // The playground reads what is to be opened.
          const demo = /^demo=(.+)$/.exec(id)?.[1]
          if (demo !== undefined && /\/playground\/$/.test(pathname))
            return startingPoints(target).some((key) => key === demo || key.startsWith(`${demo}.`))
              ? []
              : [`${name} ${written}`]
          return id && file.endsWith('.html') && !ids(target).has(id) ? [`${name} ${written}`] : []
        }),
      )
    })
    expect(found).toEqual({})
    expect(checked).toBeGreaterThan(500)
  })

  it('has its canonical address and its translations, which refer to each other', () => {
    const linksOf = (path: string) => pageOf(path).elements.filter((element) => element.tagName === 'link')
    const canonical = (path: string) =>
      linksOf(path)
        .filter((link) => attribute(link, 'rel') === 'canonical')
        .map((link) => attribute(link, 'href'))
    const alternates = (path: string) =>
      Object.fromEntries(
        linksOf(path).flatMap((link) =>
          attribute(link, 'hrefLang') === undefined ? [] : [[attribute(link, 'hrefLang')!, attribute(link, 'href')!]],
        ),
      )
    const address = (path: string) => `${publicOrigin}/${path}`
    const wrong: string[] = []
    for (const path of looked.filter((each) => !each.endsWith('.html'))) {
      const robots = pageOf(path).elements.some(
        (element) =>
          element.tagName === 'meta' &&
          attribute(element, 'name') === 'robots' &&
          attribute(element, 'content')?.includes('noindex'),
      )
      if (robots) continue
      const english = path.replace(/^zh\//, '')
      // A changelog has one language, which is that of the text in all others.
      const isInEnglish = /^vitrine\/changelog\/./.test(english)
      const translation = isInEnglish ? {} : { 'zh-CN': address(`zh/${english}`) }
      const all = { en: address(english), ...translation, 'x-default': address(english) }
      const expected = isInEnglish && path !== english ? {} : all
      if (JSON.stringify(canonical(path)) !== JSON.stringify([address(isInEnglish ? english : path)]))
        wrong.push(`${path}: canonical ${canonical(path).join(' ')}`)
      if (JSON.stringify(alternates(path)) !== JSON.stringify(expected))
        wrong.push(`${path}: alternates ${JSON.stringify(alternates(path))}`)
    }
    expect(wrong).toEqual([])
  })

  it('has a title, a description and the right language', () => {
    expect(
      problems((path) => {
        const { elements } = pageOf(path)
        const title = elements.find((element) => element.tagName === 'title')
        const description = elements.find(
          (element) => element.tagName === 'meta' && attribute(element, 'name') === 'description',
        )
        const isDemo = isDemoPage(path)
        return [
          ...(title && textOf(title).trim() ? [] : ['no title']),
          ...(isDemo || (description && attribute(description, 'content')) || /group\/$|offline\/$/.test(path)
            ? []
            : ['no description']),
          ...(attribute(elements[0]!, 'lang') === (path.startsWith('zh/') ? 'zh-CN' : 'en') ? [] : ['wrong language']),
        ]
      }),
    ).toEqual({})
  })

  it('has a security policy that lists each of its inline scripts, and no other inline code', () => {
    expect(
      problems((path) => {
        const { elements } = pageOf(path)
        const policy = elements
          .filter(
            (element) => element.tagName === 'meta' && attribute(element, 'httpEquiv') === 'Content-Security-Policy',
          )
          .map((meta) => attribute(meta, 'content')!)
        if (policy.length !== 1) return [`${policy.length} policies`]
        const sources = /script-src ([^;]*)/.exec(policy[0]!)?.[1]?.split(' ') ?? []
        const inline = elements.filter(
          (element) =>
            element.tagName === 'script' &&
            attribute(element, 'src') === undefined &&
            !attribute(element, 'type')?.endsWith('json'),
        )
        const hashes = inline.map(
          (script) => `'sha256-${createHash('sha256').update(textOf(script)).digest('base64')}'`,
        )
        const named = sources.filter((source) => source.startsWith("'sha256-"))
        return [
          // In the head, at the start of the body, in the navigation, an import map, and what to prefetch.
          ...(inline.length >= 1 && inline.length <= 5 ? [] : [`${inline.length} inline scripts`]),
          ...hashes.filter((hash) => !named.includes(hash)).map((hash) => `not allowed: ${hash}`),
          ...named.filter((hash) => !hashes.includes(hash)).map((hash) => `allowed for nothing: ${hash}`),
          ...sources.filter(
            (source) => source.includes('unsafe') && !(path === 'x/playground/' || path === 'zh/x/playground/'),
          ),
          ...elements.flatMap((element) =>
            Object.keys(element.properties).filter((name) => /^on[A-Za-z]+$/.test(name) || name === 'style'),
          ),
        ]
      }),
    ).toEqual({})
  })
})
