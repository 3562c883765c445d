/** What must hold for every page that this repository publishes, in its HTML and in the browser. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { brotliCompressSync } from 'node:zlib'
import type { AxeResults } from 'axe-core'
import type { Element as HtmlElement } from 'hast'
import { HtmlValidate } from 'html-validate'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contrast } from '../../src/markdown/index.js'
import {
  base,
  elementsOf,
  languages,
  type Look,
  openOwnSite,
  type OwnSite,
  publicOrigin,
  textOf,
  withoutDemos,
} from './support.js'

const prose = 'x/introduction/installation/'
/** A page of every template. */
const templates = {
  doc: prose,
  dialect: 'x/markdown-guide/',
  landing: 'x/',
  home: '',
  group: 'x/introduction-group/',
  'not-found': 'x/no-such-page/',
  offline: 'x/offline/',
}

let site: OwnSite
const parsed = new Map<string, { html: string; elements: HtmlElement[] }>()

/** A page's HTML without what its demos drew. */
function pageOf(path: string): { html: string; elements: HtmlElement[] } {
  let found = parsed.get(path)
  if (!found) {
    const html = withoutDemos(site.read(path.endsWith('.html') ? path : `${path}index.html`))
    parsed.set(path, (found = { html, elements: elementsOf(html) }))
  }
  return found
}

const attribute = (element: HtmlElement, name: string): string | undefined => {
  const value = element.properties[name]
  return Array.isArray(value) ? value.join(' ') : value === undefined || value === null ? undefined : String(value)
}
const everyPage = () => [...site.pages, '404.html', 'zh/404.html']
/** What is wrong, by page; empty where nothing is. */
function problems(find: (path: string) => string[]): Record<string, string[]> {
  return Object.fromEntries(
    everyPage()
      .map((path) => [path, find(path)] as const)
      .filter(([, found]) => found.length > 0),
  )
}

beforeAll(async () => {
  site = await openOwnSite()
}, 600_000)
afterAll(() => site?.close())

describe('the HTML of every page', () => {
  it('is there, in both languages', () => {
    expect(site.pages.length).toBeGreaterThan(40)
    const named = site.pages.filter((path) => !/(^|\/)demos\//.test(path))
    const translated = named.filter((path) => path.startsWith('zh/')).map((path) => path.slice('zh/'.length))
    expect(translated.sort()).toEqual(named.filter((path) => !path.startsWith('zh/')).sort())
  })

  it('is valid', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: {
        // Matters of spelling: React writes `popoverTarget`, `open=""` and `<input/>`, all of them valid.
        'attr-case': 'off',
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'void-style': 'off',
        // A demo is linked to by its file's name: `#BasicBars.tsx`.
        'valid-id': ['error', { relaxed: true }],
      },
    })
    const found: Record<string, string[]> = {}
    for (const path of everyPage()) {
      const { results } = await validator.validateString(pageOf(path).html)
      const said = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      )
      if (said.length > 0) found[path] = said
    }
    expect(found).toEqual({})
  })

  it('has every id once', () => {
    expect(
      problems((path) => {
        const ids = pageOf(path).elements.flatMap((element) => attribute(element, 'id') ?? [])
        return ids.filter((id, index) => ids.indexOf(id) !== index)
      }),
    ).toEqual({})
  })

  it('leads, with every address and anchor, to what exists', () => {
    const idsOf = new Map<string, Set<string>>()
    const ids = (path: string) => {
      if (!idsOf.has(path))
        idsOf.set(path, new Set(pageOf(path).elements.flatMap((element) => attribute(element, 'id') ?? [])))
      return idsOf.get(path)!
    }
    let checked = 0
    const found = problems((path) => {
      const here = new URL(base + (path.endsWith('.html') ? '' : path), site.origin)
      return pageOf(path).elements.flatMap((element) =>
        ['href', 'src', 'dataFragment', 'dataModule', 'dataHydrate', 'dataFrame', 'popoverTarget'].flatMap((name) => {
          const written = attribute(element, name)
          if (written === undefined) return []
          if (name === 'popoverTarget') return ids(path).has(written) ? [] : [`popovertarget ${written}`]
          const { origin, pathname, hash, protocol } = new URL(written, here)
          if (origin !== site.origin) return ['https:', 'mailto:', 'data:'].includes(protocol) ? [] : [written]
          checked += 1
          if (!pathname.startsWith(base)) return [written]
          const file = decodeURIComponent(pathname.slice(base.length)).replace(/(^|\/)$/, '$1index.html')
          if (!site.files.has(file)) return [`${name} ${written}`]
          const target = written.startsWith('#') ? path : file.replace(/index\.html$/, '')
          const id = decodeURIComponent(hash.slice(1))
          return id && file.endsWith('.html') && !ids(target).has(id) ? [`${name} ${written}`] : []
        }),
      )
    })
    expect(found).toEqual({})
    expect(checked).toBeGreaterThan(1000)
  })

  it('names its canonical address and its translations, each naming the other', () => {
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
    const address = (path: string) => publicOrigin + base + path
    const wrong: string[] = []
    for (const path of site.pages) {
      const robots = pageOf(path).elements.some(
        (element) =>
          element.tagName === 'meta' &&
          attribute(element, 'name') === 'robots' &&
          attribute(element, 'content')?.includes('noindex'),
      )
      if (robots) continue
      const english = path.replace(/^zh\//, '')
      const expected = { en: address(english), 'zh-CN': address(`zh/${english}`), 'x-default': address(english) }
      if (JSON.stringify(canonical(path)) !== JSON.stringify([address(path)]))
        wrong.push(`${path}: canonical ${canonical(path).join(' ')}`)
      if (JSON.stringify(alternates(path)) !== JSON.stringify(expected))
        wrong.push(`${path}: alternates ${JSON.stringify(alternates(path))}`)
    }
    expect(wrong).toEqual([])
  })

  it('has a title, a description and a language of its own', () => {
    expect(
      problems((path) => {
        const { elements } = pageOf(path)
        const title = elements.find((element) => element.tagName === 'title')
        const description = elements.find(
          (element) => element.tagName === 'meta' && attribute(element, 'name') === 'description',
        )
        const isDemo = /(^|\/)demos\//.test(path)
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

  it('has a policy that names each of its few inline scripts, and nothing inline besides', () => {
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
          ...(inline.length >= 1 && inline.length <= 3 ? [] : [`${inline.length} inline scripts`]),
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

describe('in the browser', () => {
  it('every page loads without a complaint', async () => {
    const found: Record<string, string[]> = {}
    // A demo's own page holds nothing that the page with the demo does not.
    for (const path of site.pages.filter((each) => !/(^|\/)demos\//.test(each))) {
      const { page, complaints, close } = await site.visit(path)
      await page.evaluate(async () => {
        for (let top = 0; top < document.documentElement.scrollHeight; top += 800) {
          scrollTo(0, top)
          await new Promise((done) => setTimeout(done, 20))
        }
      })
      await page.waitForLoadState('networkidle')
      if (complaints.length > 0) found[path] = complaints
      await close()
    }
    expect(found).toEqual({})
  }, 600_000)

  it('a page of prose has at most 4 KB of scripts, and with the offline worker at most 6', async () => {
    const { page, scripts, close } = await site.visit('x/introduction/roadmap/')
    await page.waitForLoadState('networkidle')
    const weigh = (paths: Iterable<string>) =>
      [...paths].reduce((sum, path) => sum + brotliCompressSync(scripts.get(path)!).length, 0)
    const own = new Set<string>()
    const need = (path: string) => {
      if (own.has(path)) return
      own.add(path)
      for (const [, next] of scripts
        .get(path)!
        .toString()
        .matchAll(/(?:from|import)"(\.\/[^"]+)"/g))
        need(new URL(next!, site.origin + path).pathname)
    }
    for (const address of await page
      .locator('script[src]')
      .evaluateAll((all) => all.map((script) => (script as HTMLScriptElement).src)))
      need(new URL(address).pathname)
    expect(own.size).toBeGreaterThan(1)
    expect(weigh(own)).toBeLessThanOrEqual(4096)
    expect(weigh(scripts.keys())).toBeLessThanOrEqual(6144)
    await close()
  })
})

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const looks: Record<string, Look & { prefix?: string }> = {
  light: { mode: 'light' },
  dark: { mode: 'dark' },
  'right to left': { dir: 'rtl' },
  Chinese: { prefix: languages.zh },
  'forced colours': { options: { forcedColors: 'active' } },
  '320 pixels': { viewport: { width: 320, height: 640 } },
}

describe.each(Object.entries(looks))('axe, in %s', (_name, { prefix = '', ...look }) => {
  it.each(Object.entries(templates))('has nothing against %s', async (_template, path) => {
    const { page, close } = await site.visit(prefix + path, look)
    await page.addScriptTag({ content: axe }).catch(() => page.evaluate(axe))
    const { violations, passes } = await page.evaluate(() =>
      (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
    )
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`),
    ).toEqual([])
    expect(passes.length).toBeGreaterThan(10)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )
    await close()
  })
})

/** The lowest contrast of a token of code with what lies behind it. */
async function lowestCodeContrast(page: Page): Promise<number> {
  const pairs = await page.evaluate(() =>
    [...document.querySelectorAll('pre.code span[class], .code pre span[class]')]
      .filter((span) => span.checkVisibility() && /^t\d+$/.test(span.className))
      .map((span) => {
        let behind: Element | null = span
        while (behind && /, 0\)$|transparent/.test(getComputedStyle(behind).backgroundColor))
          behind = behind.parentElement
        return [getComputedStyle(span).color, behind ? getComputedStyle(behind).backgroundColor : 'rgb(255, 255, 255)']
      }),
  )
  expect(pairs.length).toBeGreaterThan(20)
  const hex = (color: string) =>
    `#${color
      .match(/\d+/g)!
      .slice(0, 3)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`
  return Math.min(...pairs.map(([text, behind]) => contrast(hex(text!), hex(behind!))))
}

const brightness = (page: Page) =>
  page.evaluate(() => Number(getComputedStyle(document.body).backgroundColor.match(/\d+/g)![0]))

describe('without JavaScript', () => {
  it.each(['light', 'dark'] as const)('a page reads in the %s of the system', async (colorScheme) => {
    const { page, close } = await site.visit(prose, { options: { javaScriptEnabled: false, colorScheme } })
    expect(await page.locator('h1').innerText()).toContain('Installation')
    expect(await page.locator('.v-content p:not(.description)').first().isVisible()).toBe(true)
    const back = await brightness(page)
    if (colorScheme === 'dark') expect(back).toBeLessThan(40)
    else expect(back).toBeGreaterThan(240)
    expect(await lowestCodeContrast(page)).toBeGreaterThanOrEqual(4.5)
    await close()
  })

  it('the navigation opens, leads on, and the list of contents works', async () => {
    const { page, close } = await site.visit(prose, { options: { javaScriptEnabled: false } })
    const id = await page.locator('.v-nav-list details:not([open])').first().getAttribute('id')
    const group = page.locator(`#${id}`)
    await group.locator('summary').click()
    await group.locator('a').first().click()
    await page.waitForURL(/-group\/$/)
    expect(await page.locator('.v-cards a').count()).toBeGreaterThan(0)
    await page.goBack()
    await page.locator('.v-toc a').nth(2).click()
    expect(new URL(page.url()).hash).not.toBe('')
    expect(await page.locator('[data-settings-toggle]').isVisible()).toBe(false)
    await close()
  })

  it('the other package managers can be chosen', async () => {
    const { page, close } = await site.visit(prose, { options: { javaScriptEnabled: false } })
    const tabs = page.locator('.tabs').first()
    await tabs.locator('label', { hasText: 'pnpm' }).click()
    expect(await tabs.locator('.tabs-panel:visible').innerText()).toContain('pnpm add')
    await close()
  })
})

describe('the package manager that was chosen before', () => {
  it('shows at the first paint, before the page’s script, and clicking leads on', async () => {
    const { page, close } = await site.visit(prose)
    await page.evaluate(() => localStorage.setItem('codeblock-package-manager', 'pnpm'))
    await page.route(/_assets\/(main|chunk)-/, (route) => route.abort())
    await page.reload()
    const tabs = page.locator('.tabs').first()
    const shown = async () =>
      (await tabs.locator('.tabs-panel:visible').allInnerTexts()).join('\n').trim().split(' ')[0]
    const marked = () =>
      tabs
        .locator('label')
        .evaluateAll((labels) =>
          labels
            .filter((label) => getComputedStyle(label).borderBlockEndColor !== 'rgba(0, 0, 0, 0)')
            .map((label) => label.textContent),
        )
    expect([await shown(), await marked()]).toEqual(['pnpm', ['pnpm']])
    await tabs.locator('label', { hasText: 'yarn' }).click()
    expect([await shown(), await marked()]).toEqual(['yarn', ['yarn']])
    await page.unroute(/_assets\/(main|chunk)-/)
    await page.reload()
    await expect.poll(() => tabs.locator('input[value=pnpm]').isChecked()).toBe(true)
    await tabs.locator('label', { hasText: 'npm' }).first().click()
    expect([await shown(), await marked()]).toEqual(['npm', ['npm']])
    await close()
  })
})

describe('on paper', () => {
  it('stands the text alone, in light colours', async () => {
    const { page, close } = await site.visit(prose, { mode: 'dark' })
    expect(await brightness(page)).toBeLessThan(40)
    await page.emulateMedia({ media: 'print' })
    for (const selector of ['.v-header', '.v-nav', '.v-aside', '.v-pager'])
      expect(await page.locator(selector).isVisible(), selector).toBe(false)
    expect(await page.locator('h1').isVisible()).toBe(true)
    expect(await brightness(page)).toBeGreaterThan(240)
    expect(await lowestCodeContrast(page)).toBeGreaterThanOrEqual(4.5)
    await close()
  })
})

describe('by keyboard', () => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const element = document.activeElement!
      const box = element.getBoundingClientRect()
      return {
        name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
        shown: box.height > 0 && box.top >= 0 && element.matches(':focus-visible'),
      }
    })

  it('the header and the navigation come in the order in which they are seen, each with its focus shown', async () => {
    const { page, close } = await site.visit(prose)
    const names: string[] = []
    for (let count = 0; count < 10; count += 1) {
      await page.keyboard.press('Tab')
      const { name, shown } = await focused(page)
      expect(shown, name).toBe(true)
      names.push(name)
    }
    const order = [
      'Skip to content',
      'Vitrine X Docs',
      'Language',
      'ettings',
      'What’s new',
      'Introduction',
      'All pages',
    ]
    const places = order.map((part) => names.findIndex((name) => name.includes(part)))
    expect(places, names.join(' | ')).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
    await close()
  })

  it('the skip link leads to the text', async () => {
    const { page, close } = await site.visit(prose)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    await close()
  })

  it('a closed group opens, fetches its entries and lets them be reached', async () => {
    const { page, close } = await site.visit(prose)
    const group = page.locator('.v-nav details[data-fragment]').first()
    await group.locator('summary').focus()
    await page.keyboard.press('Enter')
    await group.locator('li').nth(1).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await group.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await close()
  })

  it('the settings open, keep the focus, take effect, and give the focus back', async () => {
    const { page, close } = await site.visit(prose, { mode: 'light' })
    const button = page.locator('[data-settings-toggle]')
    await button.focus()
    await page.keyboard.press('Enter')
    const drawer = page.locator('#settings-drawer[open]')
    await drawer.waitFor()
    await drawer.locator('input:checked').first().focus()
    for (
      let count = 0;
      count < 3 && !(await page.evaluate(() => document.documentElement.classList.contains('mode-dark')));
      count += 1
    )
      await page.keyboard.press('ArrowDown')
    expect(await page.evaluate(() => document.body.classList.contains('mode-dark'))).toBe(true)
    for (let count = 0; count < 12; count += 1) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('#settings-drawer'),
      )
      expect(outside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    await close()
  })
})
