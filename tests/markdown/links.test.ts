/** Links and images: the rules that need no site, and the placeholders for the rest. */
import { describe, expect, it } from 'vitest'
import { defaultMarkdownConfig, renderMarkdown, urlKind } from '../../src/markdown/index.js'
import { html, messages } from './pages.js'

describe('links', () => {
  it('are listed in order with their positions', async () => {
    const text = '[a](./lines.md#x) ![b](c.png) <https://d.example> [e][f]\n\n<a href="/x/g/">g</a>\n\n[f]: #h'
    const { parts } = await renderMarkdown(text)
    expect(parts.links.map(({ url, kind, span }) => [url, kind, text.slice(span.start, span.end)])).toEqual([
      ['./lines.md#x', 'relative', './lines.md#x'],
      ['https://d.example', 'external', '<https://d.example>'],
      ['#h', 'anchor', '#h'],
      ['/x/g/', 'path', '/x/g/'],
    ])
    expect(parts.images.map(({ url }) => url)).toEqual(['c.png'])
  })

  it.each([
    ['https://a.b', 'external'],
    ['//a.b', 'external'],
    ['mailto:a@b.c', 'other'],
    ['/x/', 'path'],
    ['#a', 'anchor'],
    ['a/b.md', 'relative'],
  ])('%s is %s', (url, kind) => {
    expect(urlKind(url)).toBe(kind)
  })

  it('take the address and its properties from the site', async () => {
    const { body, markdown } = await renderMarkdown('[a](./lines.md) <a class="k" href="b">b</a>', {
      resolve: () => ({
        hrefs: [{ href: '/docs/zh/x/lines/?a&b' }, { href: 'https://e.example/', external: true }],
      }),
    })
    expect(body).toBe(
      '<p><a href="/docs/zh/x/lines/?a&amp;b">a</a> <a class="k" href="https://e.example/" data-external="">b</a></p>',
    )
    expect(markdown).toBe('[a](/docs/zh/x/lines/?a&b) <a class="k" href="https://e.example/">b</a>\n')
  })

  it('replace aliases first', async () => {
    const config = { aliases: { 'REPO/blob/-': 'https://code.example/blob/v1', REPO: 'https://code.example' } }
    expect(await html('[a](REPO/blob/-/src/a.ts) [b](REPO/issues)', { config })).toBe(
      '<p><a href="https://code.example/blob/v1/src/a.ts" data-external="">a</a> <a href="https://code.example/issues" data-external="">b</a></p>',
    )
  })

  it.each([
    ['/x/lines', '/x/lines/'],
    ['/x/lines//', '/x/lines/'],
    ['/x//lines/#a', '/x/lines/#a'],
    ['/x/lines?a=b#c', '/x/lines/?a=b#c'],
  ])('%s should be %s', async (url, instead) => {
    expect(await messages(`a [b](${url})`)).toEqual([['links/trailing-slash', url, `Write "${instead}".`]])
  })

  it.each(['/x/lines/', '/', '/x/a.png', '/x/lines/#a', 'lines', '#a', 'https://a.example/b'])(
    '%s is right',
    async (url) => {
      expect(await messages(`[b](${url})`)).toEqual([])
    },
  )
})

describe('images', () => {
  const resolve = () => ({ images: [{ src: '/assets/logo-1a2b.png', width: 640, height: 480 }] })

  it('get their address and size from the site', async () => {
    expect(await html('![Logo](./logo.png "Title")', { resolve })).toBe(
      '<p><img src="/assets/logo-1a2b.png" width="640" height="480" alt="Logo" title="Title"></p>',
    )
    expect(await html('<img src="./logo.png" alt="" width="20">', { resolve })).toBe(
      '<img src="/assets/logo-1a2b.png" alt="" width="20">',
    )
  })

  it('can belong to one colour mode', async () => {
    expect(await html('![a](a.png#only-light) ![b](b.png#only-dark)')).toBe(
      '<p><img src="a.png" alt="a" class="only-light-mode"> <img src="b.png" alt="b" class="only-dark-mode" loading="lazy"></p>',
    )
  })

  it('may be given as a set', async () => {
    const { parts, body } = await renderMarkdown('<img src="a.png" srcset="a.png 1x, b.png 2x" alt="">')
    expect(parts.images.map(({ url }) => url)).toEqual(['a.png', 'a.png', 'b.png'])
    expect(body).toBe('<img src="a.png" srcset="a.png 1x, b.png 2x" alt="">')
  })
})

describe('references', () => {
  const codes = async (text: string) => (await messages(text)).map(([code, at]) => [code, at])

  it('without a definition are reported', async () => {
    expect(await codes('See [**a** b][missing], [c][here], [d][] and a note[^gone].\n\n[here]: /c/')).toEqual([
      ['links/undefined-reference', '][missing]'],
      ['links/undefined-reference', '[d][]'],
      ['footnotes/undefined', '[^gone]'],
    ])
  })

  it.each([
    'list[i][j]',
    'list[i][]',
    'number[][]',
    'm[0][1]',
    '\\[a][b]',
    '[a]\\[b]',
    '`[a][b] [^c]`',
    '\\[^c]',
    '[a] [b]',
  ])('%s is text', async (text) => {
    expect(await codes(text)).toEqual([])
  })

  it('with two different definitions are reported', async () => {
    const text = '[a] [b]\n\n[a]: /one/\n[b]: /same/\n[A]: /two/\n[b]: /same/\n\n> [b]: /same/ "Title"'
    expect(await codes(text)).toEqual([
      ['links/duplicate-definition', '[A]: /two/'],
      ['links/duplicate-definition', '[b]: /same/ "Title"'],
    ])
  })

  it('that lead nowhere are comments', async () => {
    expect(await codes("A.\n\n[//]: # 'one'\n\nB.\n\n[//]: # 'two'\n\n[a]: <> (one)\n[a]: <> (two)")).toEqual([])
  })

  it('to footnotes decide which are in the plain text', async () => {
    const text = 'a[^1]\n\n[^1]: One[^2].\n\n[^1]: Again.\n\n[^2]: Two.\n\n[^3]: Three.'
    expect(await codes(text)).toEqual([
      ['footnotes/duplicate', '[^1]: Again.'],
      ['footnotes/unused', '[^3]: Three.'],
    ])
    expect((await renderMarkdown(text)).sections.map((section) => section.text)).toEqual(['a\nOne.\nTwo.'])
  })
})

describe('addresses', () => {
  it.each([
    ['[a](<https://a.example/b c>)', 'https://a.example/b%20c'],
    ['[a](https://a.example/中)', 'https://a.example/%E4%B8%AD'],
    ['[a](https://a.example/%20%)', 'https://a.example/%20%25'],
    ['<a href="https://a.example/b c">a</a>', 'https://a.example/b%20c'],
    ['![a](<https://a.example/b c.png>)', 'https://a.example/b%20c.png'],
  ])('%s is percent-encoded', async (markdown, expected) => {
    expect(await html(markdown)).toContain(`"${expected}"`)
  })

  it.each(['\u00a0', '\u200b', '\ufeff', '&#1;', '&nbsp;'])('%j hides no scheme', async (before) => {
    for (const markdown of [`[a](<${before}javascript:b>)`, `<a href="${before}javascript:b">a</a>`]) {
      expect((await messages(markdown)).map(([code]) => code)).toEqual(['links/scheme'])
      expect(await html(markdown)).not.toContain('javascript')
    }
  })

  it.each([
    ['/a.png 1x,/b.png 2x', '/a.png 1x, /b.png 2x'],
    ['/a.png, /b.png 2x', '/a.png, /b.png 2x'],
    ['/a.png,/b.png 2x', '/a.png,/b.png 2x'],
    ['/a.png 1x,javascript:b 2x', '/a.png 1x'],
    [',/a.png 100w , /b.png (x, y) 2x,', '/a.png 100w, /b.png (x, y) 2x'],
  ])('srcset="%s" is read as in a browser', async (written, expected) => {
    expect(await html(`<img alt="" srcset="${written}">`)).toContain(`srcset="${expected}"`)
  })
})

describe('URL schemes outside the allow-list', () => {
  const written = [
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](<java&Tab;script:alert(1)>)',
    '[a](&#106;avascript:alert(1))',
    '[a][b]\n\n[b]: vbscript:x',
    '![a](data:text/html;base64,x)',
    '<javascript:alert(1)>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href=javascript:alert(1)>a</a>',
    "<a href=' javascript:alert(1)'>a</a>",
    '<a href="java\nscript:alert(1)">a</a>',
    '<a href="javascript&colon;alert(1)">a</a>',
    '<a href="&#x6A;avascript:alert(1)">a</a>',
    '<img src="data:image/svg+xml,x" alt="">',
    '<img alt="" srcset="javascript:a 1x, b.png 2x">',
    '<video poster="javascript:x"></video>',
    '<form action="javascript:x"></form>',
    '<button formaction="javascript:x">a</button>',
    '<svg><a xlink:href="javascript:x">a</a></svg>',
    '<object data="javascript:x"></object>',
    '<p style="background: url(javascript:x)">a</p>',
    '<svg><set attributeName="href" to="javascript:x"/></svg>',
  ]

  it.each(written)('%s', async (markdown) => {
    for (const mode of ['trusted', 'sanitize'] as const) {
      const { body } = await renderMarkdown(markdown, { highlight: false, config: { html: mode } })
      expect(body.replace(/>[^<]*</g, '><')).not.toMatch(/script:|script&|data:|alert/i)
    }
  })

  it('are reported with what is allowed', async () => {
    expect(await messages('a [b](javascript:x)')).toEqual([
      [
        'links/scheme',
        'javascript:x',
        'Allowed: http, https, mailto, tel. The list is `markdown.schemes` in the configuration.',
      ],
    ])
  })

  it('can be allowed', async () => {
    const config = { schemes: [...defaultMarkdownConfig.schemes, 'vscode'] }
    expect(await html('[a](vscode:x)', { config })).toBe('<p><a href="vscode:x">a</a></p>')
  })
})
