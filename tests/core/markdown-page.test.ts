/** What the Markdown of a page asks of the page around it: its security policy, and styles and script in its head. */
import { describe, expect, test } from 'vitest'
import { allowsHost, cspHash } from '../../src/core/pages/csp.js'
import { tabStyles } from '../../src/core/assets/tab-styles.js'
import { pageText } from '../support/files.js'
import { site } from '../support/site.js'

const files = (more: string, text: string) => ({
  'docs.config.ts': `export default { title: 'Test', url: 'https://example.com', prefix: '/x', ${more} }`,
  'content/navigation.ts': `export default [{ pathname: '/x/page' }, { pathname: '/x/other' }]`,
  'content/page.md': pageText('Page', text),
  'content/other.md': pageText('Other'),
})

const policyOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    /http-equiv="Content-Security-Policy" content="([^"]*)"/
      .exec(html)![1]!
      .replaceAll('&#39;', "'")
      .replaceAll('&#x27;', "'")
      .split('; ')
      .map((directive) => [directive.split(' ')[0]!, directive]),
  )

describe('external files', () => {
  const media = [
    '![a](https://img.example/a.png) <img src="//cdn.example/b.png" alt="" srcset="https://set.example/c.png 1x,https://set2.example/d.png 2x">',
    '<iframe src="https://frame.example/e"></iframe>',
    '<video poster="https://poster.example/f.png"><source src="https://video.example/g.mp4"></video>',
    '<audio src="https://audio.example:8080/h.mp3"></audio>',
  ].join('\n\n')

  test('are allowed by the policy of the page whose trusted Markdown names their hosts', async () => {
    const it = site(files('', media))
    const policy = policyOf(await it.file('x/page/index.html'))
    expect(policy['img-src']).toBe(
      "img-src 'self' data: cdn.example https://img.example https://poster.example https://set.example https://set2.example",
    )
    expect(policy['frame-src']).toBe("frame-src 'self' https://frame.example")
    expect(policy['media-src']).toBe("media-src 'self' https://audio.example:8080 https://video.example")
    expect(policyOf(await it.file('x/other/index.html'))['img-src']).toBe("img-src 'self' data:")
    expect(await it.messages()).toEqual([])
  })

  test('of drawings, backgrounds and forms are allowed, too, however their address is written', async () => {
    const text = [
      '<svg><image href="https://drawing.example/a.png"/><feImage xlink:href="https://filter.example/b.png"/></svg>',
      '<table background="https://table.example/c.png"><tr><td>x</td></tr></table>',
      '<form action="https://form.example/d"><button formaction="//button.example/e">x</button></form>',
      '<img src=" https://space.example/f.png" alt="">',
    ].join('\n\n')
    const it = site(files('', text))
    const policy = policyOf(await it.file('x/page/index.html'))
    expect(policy['img-src']).toBe(
      "img-src 'self' data: https://drawing.example https://filter.example https://space.example https://table.example",
    )
    expect(policy['form-action']).toBe("form-action 'self' button.example https://form.example")
    expect(await it.messages()).toEqual([])
  })

  test.each(['trusted', 'sanitize'])('whose host a policy cannot name are errors (%s)', async (html) => {
    const it = site(
      files(
        `markdown: { html: '${html}' }`,
        '![a](https://a.example;form-action/b.png) ![c](http://[::1]/d.png) ![e](https:/f.example/g.png)',
      ),
    )
    const policy = policyOf(await it.file('x/page/index.html'))
    expect(policy['img-src']).toBe("img-src 'self' data:")
    expect(policy['form-action']).toBe("form-action 'self'")
    expect((await it.messages()).map((message) => message.split('  ')[0])).toEqual(['csp/host', 'csp/host', 'csp/host'])
  })

  test('of sanitized source sets are kept, and need the configuration', async () => {
    const text = '<picture><source srcset="https://cdn.example/b.png 1x,https://img.example/a.png 2x"></picture>'
    const it = site(files(`markdown: { html: 'sanitize' }, csp: { 'img-src': ['https://cdn.example'] }`, text))
    expect(await it.file('x/page/index.html')).toContain(
      'srcset="https://cdn.example/b.png 1x, https://img.example/a.png 2x"',
    )
    expect(await it.messages()).toEqual([expect.stringContaining('"https://img.example"')])
  })

  test('of sanitized Markdown need the configuration', async () => {
    const text = '![a](https://img.example/a.png) ![b](https://cdn.example/b.png)'
    const it = site(files(`markdown: { html: 'sanitize' }, csp: { 'img-src': ['https://cdn.example'] }`, text))
    expect(policyOf(await it.file('x/page/index.html'))['img-src']).toBe("img-src 'self' data: https://cdn.example")
    expect((await it.messages()).join('\n')).toContain('"https://img.example"')
    expect(await it.messages()).toHaveLength(1)
  })

  test('the configuration is checked', async () => {
    const it = site(files(`csp: { 'image-src': ['https://a.example'] }`, ''))
    expect((await it.messages()).join('\n')).toContain('image-src')
  })

  test.each([
    ['https://a.example/b.png', ['https://a.example'], true],
    ['https://a.example/b.png', ['a.example'], true],
    ['https://a.example/b.png', ['https:'], true],
    ['https://a.b.example/c', ['*.b.example'], true],
    ['https://a.b.example/c', ['https://*.b.example'], true],
    ['http://a.b.example/c', ['https://*.b.example'], false],
    ['https://b.example/c', ['*.b.example'], false],
    ['https://a.example/b', ['https://b.example', 'http:'], false],
  ])('%s and %j', (url, sources, expected) => {
    expect(allowsHost(sources, url)).toBe(expected)
  })
})

describe('tabs of a page', () => {
  const tabs = (key: string) => `::::tabs{storageKey="${key}"}\n:::tab[A "b"]\nx\n:::\n:::tab[C]\ny\n:::\n::::`

  test('show the stored choice before the first paint, with the styles and the script in the head', async () => {
    const it = site(files('', tabs('os')))
    const html = await it.file('x/page/index.html')
    expect(html).toContain(`<style>${tabStyles({ os: ['A "b"', 'C'] })}</style>`)
    expect(html).toContain('"os":["A \\"b\\"","C"]')
    expect(policyOf(html)['style-src']).toContain("'sha256-")
    expect(await it.file('x/other/index.html')).not.toContain('"os"')
    expect(await it.messages()).toEqual([])
  })

  test('with the key of package managers add nothing that every page has', async () => {
    const it = site(files('', '```bash package-manager\nnpm install\n```'))
    expect(await it.file('x/page/index.html')).not.toContain('<style>')
  })
})

describe('style attributes', () => {
  const text = '<p style="color: red">a</p>\n\n{{"include": "_part.md"}}'

  test('become rules that the policy allows by their hash, those of included files too', async () => {
    const it = site({ ...files('', text), 'content/_part.md': '<b style="margin: 0">b</b>\n' })
    const html = await it.file('x/page/index.html')
    const [, style] = /<style>(\.v-style-[^<]*)<\/style>/.exec(html)!
    const names = [...style!.matchAll(/\.(v-style-[0-9a-f]{8})\{/g)].map(([, name]) => name!)
    expect(style).toContain('{color:red}')
    expect(style).toContain('{margin:0}')
    expect(html).toMatch(new RegExp(`<p class="(${names.join('|')})">a</p>`))
    expect(html).toMatch(new RegExp(`<b class="(${names.join('|')})">b</b>`))
    expect(policyOf(html)['style-src']).toContain(cspHash(style!))
    expect(policyOf(html)['style-src']).not.toContain('unsafe-inline')
    expect(await it.file('x/page.md')).toContain('\n\na\n\n**b**\n')
    expect(await it.file('x/other/index.html')).not.toContain('v-style-')
    expect(await it.messages()).toEqual([])
  })

  test('without effect are reported with their place', async () => {
    const it = site(files('', '<p style="color: red; } body { x: y">a</p>'))
    expect(await it.file('x/page/index.html')).toContain('{color:red}</style>')
    expect((await it.messages()).map((message) => message.split('  ')[0])).toEqual(['html/style'])
  })
})
