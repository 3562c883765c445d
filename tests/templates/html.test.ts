/** The HTML of templates: valid, without inline styles and handlers, with one main heading and the right landmarks. */
import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { headHtml } from '../../templates/parts/head-html.js'
import { nestHeadings } from '../../templates/parts/toc.js'
import { layouts, pageProps } from './fixtures.js'
import { renderPage } from './render.js'

// React writes `popoverTarget` and `open` in a way that is valid but breaks three rules of style.
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: { 'attr-case': 'off', 'attribute-boolean-style': 'off', 'attribute-empty-style': 'off' },
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
    expect(renderPage(props)).not.toContain('v-announcement"')
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
    expect(count(html, /class="v-content"/g)).toBe(1)
    expect(html).toMatch(/<div class="v-content"><h1>[^]*class="description"[^]*id="width"/)
  })

  it('marks a page that is not translated, and the language of its text', () => {
    const html = renderPage(pageProps('doc', 'zh', { fallback: true, lang: 'en' }))
    expect(html).toContain('此页尚未翻译')
    expect(html).toContain('<div class="v-content" lang="en">')
    expect(renderPage(pageProps('doc'))).not.toMatch(/v-content" lang/)
  })

  it('has no list of contents where the page wants none', () => {
    expect(renderPage(pageProps('doc', 'en', { disableToc: true }))).not.toContain('v-toc')
    expect(renderPage(pageProps('doc', 'en', { headings: [{ depth: 1, id: 'a', text: 'A' }] }))).not.toContain('v-toc')
  })

  it('opens the way to the page, and tells where closed groups are', () => {
    const html = renderPage(pageProps('doc'))
    expect(html).toContain('<details open="" id="nav-columns">')
    expect(html).toContain('<details data-fragment="/x/nav/rows.html" id="nav-rows">')
    expect(count(html, /<a class="v-nav-link" [^>]*aria-current="page"/g)).toBe(1)
  })
})

describe('labels and cards', () => {
  it('a plan that the title names is not said twice', () => {
    const labels = (html: string) => [...html.matchAll(/class="v-label v-label-(\w+)"/g)].map(([, label]) => label)
    const of = (more: object) => {
      const html = renderPage(pageProps('doc', 'en', more))
      return labels(/class="v-lead">.*?<\/nav>(.*?)<article/s.exec(html)![1]!.split('v-aside')[0]!)
    }
    expect(of({ labels: ['pro', 'new'] })).toEqual(['pro', 'new'])
    expect(of({ labels: ['pro', 'new'], titleLabels: ['pro'] })).toEqual(['new'])
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
