/** Redirects that the configuration of another generator returns from a function, read from its code. */
import { expect, test } from 'vitest'
import { site } from '../support/site.js'

const tree = (nextConfig: string) =>
  site({
    'docs.config.ts': `export default {
  title: 'Test',
  url: 'https://example.com',
  content: [{ dir: 'content', at: '/' }],
  markdown: { preset: 'nextra' },
}`,
    'content/index.mdx': '# Home\n\nText.',
    'content/start.mdx': '# Start\n\nText.',
    'content/guide/index.mdx': '# Guide\n\nText.',
    'content/guide/one.mdx': '# One\n\nText.',
    'content/guide/deep/two.mdx': '# Two\n\nText.',
    'next.config.mjs': nextConfig,
  })

test('are those of addresses, and of what is below one', async () => {
  const it = tree(`import nextra from 'nextra'
const withNextra = nextra({})
const moved = [{ source: '/begin', destination: '/start', permanent: true }]
export default withNextra({
  async redirects() {
    return [...moved, { source: '/docs/:path*', destination: '/guide/:path*', permanent: false }, { source: '/d/:name', destination: '/guide/:name' }]
  },
})`)
  expect((await it.file('_redirects')).trim().split('\n')).toEqual([
    '/begin/ /start/ 301',
    '/d/one/ /guide/one/ 301',
    '/docs/ /guide/ 301',
    '/docs/deep/two/ /guide/deep/two/ 301',
    '/docs/one/ /guide/one/ 301',
  ])
  expect(await it.messages()).toEqual([])
})

test('are counted in one message where they cannot be read', async () => {
  const it = tree(`const config = {
  redirects: () => [
    { source: '/begin', destination: '/start', permanent: true },
    { source: '/old', destination: 'https://example.org' },
    { source: '/blog/:slug(\\\\d+)', destination: '/start' },
    { source: '/cookie', destination: '/start', has: [{ type: 'cookie', key: 'a' }] },
    ...more(),
  ],
}
module.exports = config`)
  expect(await it.file('_redirects')).toBe('/begin/ /start/ 301\n')
  expect(await it.messages()).toEqual([
    'preset/redirects  next.config.mjs:4:5  4 redirects of this configuration cannot be read: they are no literals, or have conditions, patterns or the addresses of other sites.',
  ])
  const other = tree('export default { async redirects() { return load() } }')
  expect(await other.messages()).toEqual([expect.stringMatching(/^preset\/redirects {2}next\.config\.mjs:1:\d+ /)])
})
