/** The small plugins that the page about plugins shows, one for each seam, on a site that has all of them. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentOf, packageRoot, pageText } from '../support/files.js'
import { project } from '../support/project.js'

const folder = 'content/vitrine/plugins'
const names = readdirSync(join(packageRoot, folder)).sort()
const imports = names.map((name, index) => `import plugin${index} from './plugins/${name.replace(/\.ts$/, '.js')}'`)

const site = project({
  ...Object.fromEntries(
    names.map((name) => [`plugins/${name}`, readFileSync(join(packageRoot, folder, name), 'utf8')]),
  ),
  'plugins/styles/video.css': 'video { inline-size: 100%; }\n',
  'docs.config.ts': `import { defineConfig } from 'vitrine'
${imports.join('\n')}
export default defineConfig({ title: 'Acme', url: 'https://docs.example.com', features: { components: false }, plugins: [${names.map((_, index) => `plugin${index}`).join(', ')}] })
`,
  'content/navigation.ts': `export default [{ pathname: '/start' }, { pathname: '/film' }]`,
  'content/start.md': pageText(
    'Start',
    '{{"component": "Release", "version": "<2.1>"}}\n\n## Keyboard\n\nThe words of `RFC2119`.',
  ),
  'content/film.md': pageText('Film', 'Text.\n\n{{"component": "acme-rating", "stars": 4}}').replace(
    'title: Film',
    'title: Film\ndata: { video: true }',
  ),
})
afterAll(() => site.remove())

test.each(['plugins.md', 'plugins.zh.md'])('%s shows every one', (page) => {
  const shown = [...documentOf(`content/vitrine/${page}`).matchAll(/"include": "\.\/plugins\/([^"]+)"/g)]
  expect(shown.map(([, name]) => name).sort()).toEqual(names)
})

describe('built', () => {
  let summary: string[]
  const page = (name: string) => site.read(`export/${name}/index.html`)
  beforeAll(async () => {
    const result = await site.result()
    expect(result).toMatchObject({ exitCode: 0, diagnostics: [] })
    summary = result.summary
  })

  test('nav: an entry of another site', () => {
    expect(page('start')).toMatch(/href="https:\/\/example\.com\/changelog"[^>]*><span[^>]*>Changelog/)
  })

  test('components: a block, escaped, and its Markdown', () => {
    expect(page('start')).toContain('<p class="release">Since &lt;2.1&gt;</p>')
    expect(site.read('export/start.md')).toContain('*Since <2.1>*')
  })

  test('searchEntries: a hit of its own', () => {
    expect(site.read('export/search/names-0.json')).toContain('Ctrl+Shift+K')
  })

  test('csp, clientConfig and styles: on the pages that have the tag', () => {
    expect(page('film')).toMatch(/frame-src [^;"]*https:\/\/videos\.example\.com/)
    expect(page('film')).toContain('"videoHost":"https://videos.example.com"')
    expect(page('film')).toMatch(/href="\/_assets\/video-\w+\.css"/)
    expect(page('start')).not.toMatch(/videos\.example\.com|\/video-/)
  })

  test('codeSpans: a link', () => {
    expect(page('start')).toMatch(/<a [^>]*href="https:\/\/www\.rfc-editor\.org\/rfc\/rfc2119"/)
  })

  test('needsOfPage: a file about all pages', () => {
    const counts = JSON.parse(site.read('export/reading.json')) as Record<string, number>
    expect(Object.keys(counts)).toEqual(expect.arrayContaining(['/film/', '/start/']))
    expect(counts['/start/']).toBeGreaterThan(2)
  })

  test('renderBlock: a custom element', () => {
    expect(page('film')).toContain('<acme-rating stars="4"></acme-rating>')
  })

  test('commands and checks', async () => {
    const count = await site.build(['page-count', '--language', 'en'])
    expect(count).toMatchObject({ code: 0, stdout: `${/\d+/.exec(summary.join())![0]}\n` })
    const check = await site.build(['check', 'words', '--word', 'simply', '--word', 'of'])
    expect(check.code).toBe(0)
    expect(check.stderr).toMatch(/content\/start\.md.* warning words\/banned {2}The page has the word "of"\./)
    expect(check.stderr).not.toContain('simply')
  })

  test('summary: a line', () => {
    expect(summary).toContainEqual(expect.stringMatching(/^The site has \d+ pages\.$/))
  })
})
