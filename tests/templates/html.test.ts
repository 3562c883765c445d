/** The HTML of templates: valid, without inline styles and handlers, with one main heading and the right landmarks. */
import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { headHtml } from '../../templates/parts/head-html.js'
import { nestHeadings } from '../../templates/parts/toc.js'
import { elementsOf, find, named, textOf } from '../support/html.js'
import { layouts, pageProps } from './fixtures.js'
import { renderPage } from './render.js'

// React writes `popoverTarget`, `open` and `<input/>` in a way that is valid but breaks four rules of style.
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: { 'attr-case': 'off', 'attribute-boolean-style': 'off', 'attribute-empty-style': 'off', 'void-style': 'off' },
})

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0

describe.each(layouts)('%s', (layout) => {
  it.each(['en', 'zh'] as const)('is valid in %s', async (lang) => {
    const report = await validator.validateString(renderPage(pageProps(layout, lang)))
    expect(
      report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId} ${message}`),
      ),
    ).toEqual([])
  })

  it('works under a strict security policy', () => {
    expect(renderPage(pageProps(layout))).not.toMatch(/<[^>]+\s(style|on\w+)=|javascript:/i)
  })

  it('has one main heading, and every landmark is unique or has a name', () => {
    const html = renderPage(pageProps(layout))
    expect(count(html, /<h1\b/g)).toBe(1)
    expect(count(html, /<main\b/g)).toBe(1)
    expect(count(html, /<header\b/g)).toBe(1)
    expect(count(html, /<footer\b/g)).toBe(1)
    expect(count(html, /<nav\b/g)).toBe(count(html, /<nav\b[^>]*aria-label="[^"]+"/g))
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('can be closed: the announcement above the header', () => {
    const html = renderPage(pageProps(layout))
    expect(html.indexOf('Version 9 is out.')).toBeLessThan(html.indexOf('<header'))
    expect(html).toContain('data-announcement-dismiss="next"')
    const { announcement: _none, ...props } = pageProps(layout)
    expect(named(renderPage(props), 'Announcement')).toBeUndefined()
  })

  it('begins with the skip link', () => {
    const html = renderPage(pageProps(layout))
    expect(html.indexOf('href="#main-content"')).toBeLessThan(html.indexOf('<header'))
    expect(html).toContain('id="main-content"')
  })

  it('has all of its text in the language of the page', () => {
    const text = renderPage(pageProps(layout, 'zh'), { scripted: false })
    expect(text).not.toMatch(/>[a-z]+\.[a-zA-Z.]+</)
    expect(text).toMatch(/<html lang="zh"/)
  })
})

describe('the documentation page', () => {
  it('puts every slot in its place', () => {
    const props = pageProps('doc')
    const names = [
      'bodyStart',
      'headerEnd',
      'navStart',
      'contentStart',
      'contentEnd',
      'asideEnd',
      'footerEnd',
      'bodyEnd',
    ] as const
    props.slots = Object.fromEntries(names.map((name) => [name, `<i>${name}</i>`]))
    const html = renderPage(props)
    const order = [
      'bodyStart',
      '<header',
      'headerEnd',
      'navStart',
      '<main',
      'class="description"',
      'asideEnd',
      'contentStart',
      'id="width"',
      'contentEnd',
      '<footer',
      'footerEnd',
      'bodyEnd',
    ]
    const places = order.map((mark) => html.indexOf(names.includes(mark as never) ? `<i>${mark}</i>` : mark))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  it('keeps title, description and text in one block where nothing is between them', () => {
    const html = renderPage(pageProps('doc', 'en', { disableToc: true }))
    const block = find(html, 'div').find(({ children }) =>
      children.some((child) => 'tagName' in child && child.tagName === 'h1'),
    )
    expect(elementsOf(block).map(({ properties }) => properties['id'])).toContain('width')
  })

  it('marks a page that is not translated, and the language of its text', () => {
    const html = renderPage(pageProps('doc', 'zh', { fallback: true, lang: 'en' }))
    expect(html).toContain('此页尚未翻译')
    const languages = (page: string) =>
      elementsOf(find(page, 'article')[0]).flatMap(({ properties }) => properties['lang'] ?? [])
    expect(new Set(languages(html))).toEqual(new Set(['en']))
    expect(languages(renderPage(pageProps('doc')))).toEqual([])
  })

  it('has no list of contents where the page wants none', () => {
    const contents = (more: Parameters<typeof pageProps>[2]) =>
      named(renderPage(pageProps('doc', 'en', more)), 'Contents of this page')
    expect(contents({})).toBeDefined()
    expect(contents({ disableToc: true })).toBeUndefined()
    expect(contents({ headings: [{ depth: 1, id: 'a', text: 'A' }] })).toBeUndefined()
  })

  it('opens the way to the page, and tells where closed groups are', () => {
    const html = renderPage(pageProps('doc'))
    const nav = named(html, 'Documentation')
    expect(find(nav, 'details', { id: 'nav-columns', open: true })).toHaveLength(1)
    expect(find(nav, 'details', { id: 'nav-rows', dataFragment: '/x/nav/rows.html' })).toHaveLength(1)
    expect(find(nav, 'a', { ariaCurrent: 'page' })).toHaveLength(1)
  })
})

describe('labels and cards', () => {
  it('a plan that the title names is not said twice', () => {
    const labels = (more: object) => {
      const aboveTitle = find(renderPage(pageProps('doc', 'en', more)), 'div').findLast((div) =>
        named(div, 'Breadcrumbs'),
      )
      return find(aboveTitle, 'span').flatMap((span) => (span.properties['title'] ? textOf(span) : []))
    }
    expect(labels({ labels: ['pro', 'new'] })).toEqual(['Pro', 'New'])
    expect(labels({ labels: ['pro', 'new'], titleLabels: ['pro'] })).toEqual(['New'])
  })

  it('a first page with cards of its own has no list of pages', () => {
    const props = pageProps('landing')
    props.items = [{ title: 'Rows', href: '/x/rows/' }]
    expect(renderPage(props)).not.toContain('landing-explore')
    props.page.blocks = []
    expect(renderPage(props)).toContain('landing-explore')
  })
})

describe('parts', () => {
  it('nests headings by depth', () => {
    const at = (depth: number, id: string) => ({ depth, id, text: id })
    const shape = (nodes: ReturnType<typeof nestHeadings>): unknown[] =>
      nodes.map(({ id, children }) => [id, ...shape(children)])
    expect(shape(nestHeadings([at(3, 'a'), at(2, 'b'), at(4, 'c'), at(3, 'd'), at(2, 'e')]))).toEqual([
      ['a'],
      ['b', ['c'], ['d']],
      ['e'],
    ])
  })

  it('writes the head in order, and escapes it', () => {
    expect(
      headHtml([
        { tag: 'title', text: 'a < b & "c"' },
        { tag: 'meta', attributes: { name: 'description', content: '"<&>"' } },
        { tag: 'script', attributes: { type: 'module', async: true, src: '/a.js' } },
        { tag: 'style', text: 'a > b {}' },
      ]),
    ).toBe(
      '<title>a &lt; b &amp; "c"</title>\n<meta name="description" content="&quot;&lt;&amp;&gt;&quot;">\n<script type="module" async src="/a.js"></script>\n<style>a > b {}</style>',
    )
  })
})
