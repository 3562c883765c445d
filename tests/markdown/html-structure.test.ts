/** HTML that would damage the page around it, in both policies. */
import { describe, expect, it } from 'vitest'
import { defaultMarkdownConfig as config, parseMarkdown } from '../../src/markdown/index.js'
import { html as render, messages as read, rules } from './pages.js'

const after = '\n\nThe **end**.'
const end = '<p>The <strong>end</strong>.</p>'
const policies = ['trusted', 'sanitize'] as const
const unescaped = (text: string) => text.replaceAll('&#x3C;', '&lt;')

describe.each(policies)("html: '%s'", (policy) => {
  const html = async (markdown: string) => unescaped(await render(markdown, { config: { html: policy } }))
  const codes = async (markdown: string) =>
    (await read(markdown, { config: { html: policy } }))
      .map(([code, at]) => [code, at])
      .filter(([code]) => code !== 'html/not-allowed')

  it.each(['textarea', 'details', 'div', 'b', 'script', 'object', 'option', 'li', 'td'])(
    'an unclosed <%s> is text',
    async (name) => {
      const markdown = `Use the <${name}> element.${after}`
      expect(await html(markdown)).toBe(`<p>Use the &lt;${name}> element.</p>\n${end}`)
      expect(await codes(markdown)).toEqual([['html/unclosed-element', `<${name}`]])
    },
  )

  it.each(['title', 'xmp', 'plaintext', 'noembed', 'body', 'string', 'T'])('<%s> is text', async (name) => {
    const markdown = `The type Array<${name}> and more.${after}`
    expect(await html(markdown)).toBe(`<p>The type Array&lt;${name}> and more.</p>\n${end}`)
    expect(await codes(markdown)).toEqual([['html/unknown-element', `<${name}`]])
  })

  it('an element of SVG may have a name that every object has', async () => {
    const text = '<svg><constructor src="https://a.example/x.png"></constructor></svg>'
    expect(await codes(text)).toEqual([])
    const { images } = parseMarkdown(text, { config: { ...config, html: policy }, fragment: true })
    for (const { directive } of images) expect(directive).toBe('img-src')
  })

  it('an unclosed block is text', async () => {
    const markdown = `<details>\n<summary>More</summary>${after}`
    expect(await html(markdown)).toBe(`&lt;details>\n<summary>More</summary>\n${end}`)
    expect(await codes(markdown)).toEqual([['html/unclosed-element', '<details']])
  })

  it('an element ends with the block that contains it', async () => {
    const markdown = `- <details>\n\n  a\n\n</details>`
    expect(await codes(markdown)).toEqual([['html/unclosed-element', '<details']])
    expect(await html(markdown)).not.toMatch(/<\/?details/)
  })

  it('stray end tags are removed', async () => {
    const markdown = `a</span>\n\n</article>\n\n</div>${after}`
    expect((await html(markdown)).replace(/\n+/g, '\n')).toBe(`<p>a</p>\n${end}`)
    expect(await codes(markdown)).toEqual([
      ['html/stray-end-tag', '</span'],
      ['html/stray-end-tag', '</article'],
      ['html/stray-end-tag', '</div'],
    ])
  })

  it('JSX is text, and named as such', async () => {
    const markdown = `<Tabs items={['a']}>\n\ntext\n\n</Tabs>\n\n<Card n={1} />${after}`
    expect(await html(markdown)).toBe(
      `<p>&lt;Tabs items={['a']}></p>\n<p>text</p>\n&lt;/Tabs>\n&lt;Card n={1} />\n${end}`,
    )
    expect(await read(markdown, { config: { html: policy } })).toEqual([
      ['html/unknown-element', '<Tabs', expect.stringContaining('{{"component": "Tabs"}}')],
      ['html/unknown-element', '<Card', expect.stringContaining('{{"component": "Card"}}')],
    ])
  })

  it('names with dots and fragments of JSX are named as text', async () => {
    const markdown = '<Foo.Bar />\n\n<>\n\n<Menu.Item id="a">b</Menu.Item> and <>c</>\n\n</>'
    expect(await codes(markdown)).toEqual([
      ['html/unknown-element', '<Foo.Bar'],
      ['html/unknown-element', '<>'],
      ['html/unknown-element', '<Menu.Item'],
      ['html/unknown-element', '<>'],
    ])
  })

  it('an unclosed comment is text', async () => {
    expect(await html('a\n\n<!-- b')).toBe('<p>a</p>\n&lt;!-- b')
    expect(await codes('a\n\n<!-- b')).toEqual([['html/unclosed-tag', '<!-- b']])
  })

  it.each([
    '<ul>\n<li>a\n<li>b\n</ul>',
    'a<br/>b <img alt="" src="/a.png" /> c',
    '<details>\n<summary>a</summary>\n\n- b\n\n</details>',
    '<table><tr><td>\n\n**a**\n\n</td></tr></table>',
    '<kbd>a</kbd> **b <em>c</em> d**',
    '`Array<string>` \\<Tabs items={x}> &lt;T>',
    '```ts\nArray<string>\n```',
    'a <> b, **c** <> d, \\<Foo.Bar /> &lt;Foo.Bar /> `<>`\n\n    <>',
    'x <A.b and a < B.c, Array<React.Node>',
  ])('%j is in order', async (markdown) => {
    expect(await codes(markdown)).toEqual([])
  })
})

it('a slash closes elements as in XML', async () => {
  expect(await render('<div class="a" /> b')).toBe('<div class="a"></div> b')
  expect(await render('<svg viewBox="0 0 1 1"><title>a</title><path d="M0"/><g /></svg>')).toBe(
    '<p><svg viewbox="0 0 1 1"><title>a</title><path d="M0"/><g/></svg></p>',
  )
})

it('elements outside of the allow-list are reported', async () => {
  expect(await read('<iframe src="https://a.example"></iframe>', { config: { html: 'sanitize' } })).toEqual([
    ['html/not-allowed', '<iframe', expect.stringContaining('markdown.html')],
  ])
})

it('the rule can be switched off, and the page stays whole', async () => {
  expect(await read('Array<string>', rules({ 'html-structure': 'off' }))).toEqual([])
  expect(await render('Array<string>', rules({ 'html-structure': 'off' }))).toBe('<p>Array&lt;string></p>')
})

it('character references are decoded as in a browser', async () => {
  expect(await render('<a href="?a=1&copy=2&amp;b&sect=3">x</a>')).toContain('"?a=1&amp;copy=2&amp;b&amp;sect=3"')
  expect(await render('<a href="javascript&colon;x">x</a>')).not.toContain('javascript')
})
