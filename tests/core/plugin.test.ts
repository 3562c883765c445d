/**
 * A plugin that uses what the interface offers: the one of content/vitrine/plugins.md, taken from the page as it stands there, so
 * that the page stays true (tests/package compiles it). With the compiled command, since a site's modules import the compiled generator.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, documentOf, pageText } from '../support/files.js'
import { find, linksOf, textOf } from '../support/html.js'
import { project } from '../support/project.js'

const files = codeOf(documentOf('content/vitrine/plugins.md'))
const site = project({
  ...files,
  'content/navigation.ts': `export default [{ pathname: '/start' }, { pathname: '/news' }]`,
  'content/start.md': pageText('Start', 'It is :new: & good.'),
  'content/start.zh.md': pageText('开始'),
})
afterAll(() => site.remove())

test('the page shows every file of the plugin', () => {
  expect(Object.keys(files).sort()).toEqual([
    'docs.config.ts',
    'plugins/feed/client.ts',
    'plugins/feed/index.ts',
    'plugins/feed/stamp.mjs',
    'plugins/feed/templates/news.tsx',
  ])
})

describe('built', () => {
  beforeAll(async () => {
    const result = await site.result()
    expect(result).toMatchObject({ exitCode: 0, diagnostics: [] })
  })

  test('its file, from the pages', () => {
    expect(site.read('export/feed.xml')).toBe(
      '<rss version="2.0"><channel><title>My library</title><item><title>Start</title><link>https://docs.example.com/start/</link></item></channel></rss>\n',
    )
  })

  test('its tag, its slot and its strings, in every language', () => {
    const page = site.read('export/zh/start/index.html')
    expect(page).toContain('<link rel="alternate" type="application/rss+xml" href="/feed.xml">')
    expect(linksOf(page)).toContain('/feed.xml 新闻')
    expect(linksOf(site.read('export/start/index.html'))).toContain('/feed.xml News')
  })

  test('its page, rendered by its template, with the generator’s inside', () => {
    const page = site.read('export/zh/news/index.html')
    const [main] = find(page, 'main')
    expect(textOf(find(main, 'h1')[0])).toBe('新闻')
    expect(linksOf(find(main, 'ul')[0])).toEqual(['/zh/start/ Start'])
    expect(find(main, 'footer')).toHaveLength(1)
    expect(page).toContain('src="/_assets/feed-')
    expect(site.read('export/start/index.html')).not.toContain('src="/_assets/feed-')
  })

  test('its remark plugin', () => {
    expect(site.read('export/start/index.html')).toContain('It is NEW &#x26; good.')
  })

  test('an edit of any of its files shows in the next build, from the cache', async () => {
    site.write({
      'plugins/feed/stamp.mjs': files['plugins/feed/stamp.mjs']!.replace('word)', 'word.toLowerCase())'),
      'plugins/feed/templates/news.tsx': files['plugins/feed/templates/news.tsx']!.replace('<main>', '<main id="new">'),
      'plugins/feed/index.ts': files['plugins/feed/index.ts']!.replace('.slice(0, limit)', '.slice(limit)'),
    })
    expect(await site.result()).toMatchObject({
      exitCode: 0,
      diagnostics: [{ code: 'feed/empty', severity: 'warning' }],
    })
    expect(site.read('export/start/index.html')).toContain('It is new &#x26; good.')
    expect(site.read('export/news/index.html')).toContain('<main id="new">')
    expect(site.read('export/feed.xml')).not.toContain('<item>')
  })

  test('a wrong option has a place and the nearest valid key', async () => {
    site.write({ 'docs.config.ts': files['docs.config.ts']!.replace('{ limit: 10 }', '{ limt: 10 }') })
    const { diagnostics } = await site.result()
    expect(diagnostics).toMatchObject([
      {
        code: 'config/unknown-key',
        file: 'docs.config.ts',
        line: 12,
        text: 'Unknown key "features.feed.limt".',
        hint: 'Did you mean "limit"?',
      },
    ])
  })
})
