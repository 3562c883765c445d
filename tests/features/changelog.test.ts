/** Changelogs as pages: the formats that are read, what a page has, and the feed. */
import { expect, test } from 'vitest'
import { readChangelog } from '../../src/features/changelog.js'
import { pageText } from '../support/files.js'
import { find, hrefsOf, textOf } from '../support/html.js'
import { site } from '../support/site.js'

const keep = `# Changelog

Unlike [Keep a Changelog](https://keepachangelog.com).

## [Unreleased]

## [1.2.0-beta.1] - 2026-03-01 [YANKED]

### Added

- \`Button\` has a [size][docs], see [the guide](content/start.md) and [how to](CONTRIBUTING.md#tests).

\`\`\`md
## 9.9.9
### Not a heading
\`\`\`

#### Deep

## [1.1.0] - 2026-02-01

- First.

[Unreleased]: https://example.com/compare/1.2.0...HEAD
[docs]: https://example.com/docs
`

test('reads the formats of Keep a Changelog, of changesets and of generators of changelogs', () => {
  expect(readChangelog(keep)).toEqual([
    { version: 'unreleased', text: '' },
    {
      version: '1.2.0-beta.1',
      date: '2026-03-01',
      text: expect.stringMatching(
        /^## Added\n[^]*### Not a heading\n```\n\n### Deep\n\n\[docs\]: https:\/\/example.com\/docs$/,
      ),
    },
    { version: '1.1.0', date: '2026-02-01', text: '- First.' },
  ])
  expect(readChangelog('# @acme/ui\n\n## 2.0.0\n\n### Major Changes\n\n- 1a2b3c4: Gone.\n\n## 1.0.0\n\nx\n')).toEqual([
    { version: '2.0.0', text: '## Major Changes\n\n- 1a2b3c4: Gone.' },
    { version: '1.0.0', text: 'x' },
  ])
  expect(
    readChangelog('# [2.0.0](https://a.example) (2026-01-01)\n\n### Bug Fixes\n\n## 2.0.0 is here\n\n# v1.0.0\n'),
  ).toEqual([
    { version: '2.0.0', date: '2026-01-01', text: '### Bug Fixes\n\n## 2.0.0 is here' },
    { version: '1.0.0', text: '' },
  ])
  expect(readChangelog('Nothing.')).toEqual([])
})

const files = {
  'docs.config.ts': `export default { title: 'Acme', url: 'https://acme.example.com', base: '/docs/', repository: 'https://git.example.com/acme',
    features: { changelog: { files: [{ file: 'CHANGELOG.md', at: '/changelog', name: 'Acme UI' }] } } }`,
  'CHANGELOG.md': keep,
  'content/index.md': pageText('Home'),
  'content/start.md': pageText('Start'),
  'content/navigation.ts': `export default [{ pathname: '/start' }]`,
}

test('each version is a page below the overview, and an entry of the feed', async () => {
  const it = site(files)
  expect(await it.messages()).toEqual([])
  const page = await it.file('changelog/1.2.0-beta.1/index.html')
  expect(textOf(find(page, 'h1')[0])).toBe('Acme UI 1.2.0-beta.1')
  expect(hrefsOf(find(page, 'article')[0] ?? page)).toEqual(
    expect.arrayContaining([
      'https://example.com/docs',
      '/docs/start/',
      'https://git.example.com/acme/blob/HEAD/CONTRIBUTING.md#tests',
    ]),
  )
  expect(find(page, 'link', { type: 'application/atom+xml' })[0]?.properties['href']).toBe('/docs/changelog/feed.xml')
  expect(hrefsOf(await it.file('changelog/index.html'))).toEqual(
    expect.arrayContaining(['/docs/changelog/1.2.0-beta.1/', '/docs/changelog/1.1.0/', '/docs/changelog/feed.xml']),
  )
  expect(await it.paths()).not.toContain('changelog/unreleased/index.html')
  const feed = await it.file('changelog/feed.xml')
  expect(feed).toContain('<updated>2026-03-01T00:00:00Z</updated><author>')
  expect(feed.match(/<id>.*?<\/id>/g)).toEqual([
    '<id>https://acme.example.com/docs/changelog/</id>',
    '<id>https://acme.example.com/docs/changelog/1.2.0-beta.1/</id>',
    '<id>https://acme.example.com/docs/changelog/1.1.0/</id>',
  ])
  expect(feed).toContain('href=&quot;https://acme.example.com/docs/start/&quot;')

  // What is new appears; a page of the site is the overview.
  await it.edit({
    'CHANGELOG.md': keep.replace('## [Unreleased]\n', '## [1.3.0] - 2026-04-01\n\nNew.\n'),
    'content/changelog.md': pageText('All changes', '{{"component": "Releases", "of": "/changelog"}}'),
  })
  expect(textOf(await it.file('changelog/1.3.0/index.html'))).toContain('New.')
  const own = await it.file('changelog/index.html')
  expect(textOf(find(own, 'h1')[0])).toBe('All changes')
  expect(hrefsOf(own)).toContain('/docs/changelog/1.3.0/')
})

test('links of a changelog in a folder lead to the files beside it', async () => {
  const inFolder = { ...files, 'packages/ui/CHANGELOG.md': keep, 'CHANGELOG.md': null }
  const it = site({
    ...inFolder,
    'docs.config.ts': files['docs.config.ts'].replace("file: 'CHANGELOG.md'", "file: 'packages/ui/CHANGELOG.md'"),
  })
  expect(hrefsOf(await it.file('changelog/1.2.0-beta.1/index.html'))).toContain(
    'https://git.example.com/acme/blob/HEAD/packages/ui/CONTRIBUTING.md#tests',
  )
})

test('says what is wrong', async () => {
  const it = site({ ...files, 'CHANGELOG.md': '# Nothing\n' })
  expect((await it.messages()).join('\n')).toContain('changelog/empty')
  await it.edit({ 'CHANGELOG.md': null })
  expect((await it.messages()).join('\n')).toContain('There is no changelog CHANGELOG.md.')
})
