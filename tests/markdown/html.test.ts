/** Authors' HTML, in both policies. */
import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '../../src/markdown/index.js'
import { html, messages } from './pages.js'

const sanitize = { config: { html: 'sanitize' as const } }

describe("html: 'trusted'", () => {
  it.each([
    ['<kbd class="key">Esc</kbd>', '<p><kbd class="key">Esc</kbd></p>'],
    [
      '<details>\n<summary>More</summary>\n\n**text**\n\n</details>',
      '<details>\n<summary>More</summary>\n<p><strong>text</strong></p>\n</details>',
    ],
    ['<video autoplay muted src="/a.mp4"></video>', '<p><video autoplay muted src="/a.mp4"></video></p>'],
    ['a<br />b', '<p>a<br>b</p>'],
    ['<div title=\'"a"\'>x</div>', '<div title="&quot;a&quot;">x</div>'],
    ['a <!-- note --> b', '<p>a  b</p>'],
  ])('%s is kept', async (markdown, expected) => {
    expect(await html(markdown)).toBe(expected)
    expect(await messages(markdown)).toEqual([])
  })

  it.each([
    ['<b onclick="x()">a</b>', '<p><b>a</b></p>', 'onclick'],
    ['<script>x()</script>', '', '<script'],
    ['<style>p { color: red }</style>', '', '<style'],
    ['<base href="/x/">', '', '<base'],
    ['<iframe srcdoc="<script>x()</script>"></iframe>', '<iframe></iframe>', 'srcdoc'],
  ])('%s loses what the security policy forbids', async (markdown, expected, at) => {
    expect(await html(markdown)).toBe(expected)
    expect((await messages(markdown)).map(([code, at]) => [code, at])).toEqual([['html/removed', at]])
  })

  it('style attributes become classes, equal ones the same', async () => {
    const { body, styleRules, markdown, reports } = await renderMarkdown(
      '<p class="a" style="color: red; margin:0">a</p>\n\n<b style=\'COLOR:red;margin: 0;\'>b</b> <i style=color:red>c</i>',
    )
    const [first, second] = Object.keys(styleRules).sort((a, b) => styleRules[b]!.length - styleRules[a]!.length)
    expect(styleRules).toEqual({ [first!]: 'color:red;margin:0', [second!]: 'color:red' })
    expect(body).toContain(`<p class="a ${first!}">a</p>`)
    expect(body).toContain(`<b class="${first!}">b</b> <i class="${second!}">c</i>`)
    expect(first).toMatch(/^v-style-[0-9a-f]{8}$/)
    expect(markdown).toBe('<p class="a">a</p>\n\n<b>b</b> <i>c</i>\n')
    expect(reports).toEqual([])
  })

  it.each(['<div title="\n\n" onclick="x()">', '<div\n\nonclick=x>', 'a\n\n<!-- open\n\n**b**'])(
    '%j cannot swallow what follows',
    async (markdown) => {
      const { body, reports } = await renderMarkdown(markdown)
      expect(reports.map(({ code }) => code)).toContain('html/unclosed-tag')
      expect(body).not.toMatch(/<(div|!--)/)
    },
  )

  it.each([
    '<textarea><a title="</textarea><img src=x onerror=alert(1)>"></textarea>',
    '<iframe><!--</iframe><img src=x onerror=alert(1)>--></iframe>',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
    '<svg><style><img title="</style><img src=x onerror=alert(1)>"></style></svg>',
  ])('%s holds no handler for any reader', async (markdown) => {
    expect(await html(markdown)).not.toMatch(/<img[^>]*onerror/)
  })

  it('reports duplicate ids', async () => {
    expect((await messages('<i id="a"></i> <i id="a"></i>')).map(([code]) => code)).toEqual(['html/duplicate-id'])
  })

  it('ids of HTML can be linked to, and headings avoid them', async () => {
    const { ids, headings } = await renderMarkdown('<i id="bars"></i>\n\n## Bars')
    expect(ids).toEqual(['bars', 'bars-2'])
    expect(headings[0]!.id).toBe('bars-2')
  })
})

describe("html: 'sanitize'", () => {
  it.each([
    ['<kbd class="key">Esc</kbd>', '<p><kbd class="key">Esc</kbd></p>'],
    ['<b onclick="x()" style="color: red">a</b>', '<p><b>a</b></p>'],
    ['<script>x()</script>', ''],
    ['<form action="/x"><button>a</button></form>', 'a'],
    ['<iframe src="https://a.example"></iframe>', ''],
    ['<i id="cookie" class="app-bar">a</i>', '<p><i id="user-content-cookie" class="">a</i></p>'],
    ['<div><b>open', '&#x3C;div>&#x3C;b>open'],
  ])('%s', async (markdown, expected) => {
    expect(await html(markdown, sanitize)).toBe(expected)
  })

  it('keeps everything that the dialect renders', async () => {
    const markdown =
      '## A [b](/x/b/) {#c}\n\n:::warning T\nx\n:::\n\n{{"demo": "A.js"}}\n\n| a |\n|:-:|\n| b |\n\n- [x] c\n\n![d](e.png#only-dark)\n\nf[^1]\n\n[^1]: g\n\n> [!TIP]\n> h\n\n' +
      ':::file-tree\n- a/\n  - b\n:::\n\n```tsx {1}\nx\n```\n\n<codeblock storageKey="k">\n\n```bash npm\nx\n```\n\n</codeblock>'
    const resolve = () => ({
      demos: [{ html: '<div style="top: 0" data-demo>x</div>' }],
      images: [{ src: '/e.png', width: 1, height: 2 }],
    })
    const attributes = (body: string) =>
      [...body.matchAll(/<[^>]+>/g)].map(([tag]) => tag.split(/[\s>]/).filter(Boolean).sort().join(' '))
    const plain = (body: string) => attributes(body.replaceAll('=""', ''))
    const [trusted, sanitized] = [await html(markdown, { resolve }), await html(markdown, { resolve, ...sanitize })]
    expect(plain(sanitized)).toEqual(plain(trusted))
  })
})
