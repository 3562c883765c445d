/** What lets a tree of documentation that exists already be built without editing it. */
import { describe, expect, it, test } from 'vitest'
import { withSeverity } from '../../src/core/severities.js'
import { renderMarkdown } from '../../src/markdown/index.js'
import { pageText, site } from '../support/site.js'

const configured = (more: string) => `export default { title: 'Test', url: 'https://example.com', ${more} }`

test('`_headers` of the public folder follows the generated rules', async () => {
  const it = site({
    'content/navigation.ts': 'export default []',
    'content/index.md': pageText('Home'),
    'public/_headers': '/*\n  X-Frame-Options: DENY\n\n',
  })
  const text = await it.file('_headers')
  expect(text).toMatch(/^\/\*\n {2}Content-Security-Policy: /)
  expect(text.endsWith('  Cache-Control: no-cache\n\n/*\n  X-Frame-Options: DENY\n')).toBe(true)
  expect((await it.paths()).filter((path) => path === '_headers')).toHaveLength(1)
  expect(await it.messages()).toEqual([])
})

test('links to other parts of the host lead where `externalPaths` says, unless a page has that path', async () => {
  const it = site({
    'docs.config.ts': configured(
      `externalPaths: { '/material-ui': 'https://mui.example/material-ui/', '/guide': 'https://example.com/guide' }`,
    ),
    'content/navigation.ts': "export default [{ pathname: '/guide/start' }]",
    'content/index.md': pageText(
      'Home',
      '[a](/material-ui/button/?x=1#props) [b](/guide/start/) [c](/guide/old/) [d](/material-uis/)',
    ),
    'content/guide/start.md': pageText('Start'),
  })
  const html = await it.file('index.html')
  const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>[abcd]</g)].map(([, href]) => href)
  expect(links.slice(0, 3)).toEqual([
    'https://mui.example/material-ui/button/?x=1#props',
    '/guide/start/',
    'https://example.com/guide/old/',
  ])
  expect(await it.messages()).toEqual([expect.stringContaining('/material-uis/')])
})

test('a description may follow a block that stands before the title', async () => {
  const { title, description, lead, body, reports } = await renderMarkdown(
    '{{"component": "Logo"}}\n\n# Title\n\n<p class="description">What it is.</p>\n\nText.',
  )
  expect({ title, description, reports }).toEqual({ title: 'Title', description: 'What it is.', reports: [] })
  expect(lead.trim()).toBe('<h1>Title</h1>\n<p class="description">What it is.</p>')
  expect(body).toBe('<p>Text.</p>')
})

describe('severities', () => {
  const warning = { code: 'demo/threw', severity: 'warning', text: '' } as const
  it('are given by code, then by area', () => {
    const severities = { 'demo/*': 'off', 'demo/threw': 'error' } as const
    expect(withSeverity(warning, false, severities)).toMatchObject({ severity: 'error' })
    expect(withSeverity({ ...warning, code: 'demo/styles' }, false, severities)).toBeUndefined()
    expect(withSeverity({ ...warning, code: 'html/tag' }, false, severities)).toMatchObject({ severity: 'warning' })
  })
  it('cannot hide why a page is missing', () => {
    const error = { ...warning, severity: 'error' } as const
    expect(withSeverity(error, true, { 'demo/*': 'off' })).toBe(error)
    expect(withSeverity(warning, true, { 'demo/*': 'off' })).toBeUndefined()
  })
})
