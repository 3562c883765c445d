/** Which files Markdown can bring into the output: those meant for readers, and no other file of the machine. */
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { join } from 'node:path'
import { build } from '../../src/build.js'
import { pageText, temporaryFolder, writeFiles } from '../support/files.js'
import { startWithCache } from '../support/kept-cache.js'
import { type Files, site } from '../support/site.js'

/** A site with a page of each name and text below `/guide/`. */
const withPages = (texts: Record<string, string>, files: Files = {}, html = 'sanitize') =>
  site({
    'docs.config.ts': `export default { title: 'T', url: 'https://example.com', markdown: { html: '${html}' } }`,
    'content/navigation.ts': `export default ${JSON.stringify(Object.keys(texts).map((name) => ({ pathname: `/guide/${name}` })))}`,
    ...Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [`content/guide/${name}.md`, pageText(`Page ${name}`, text)]),
    ),
    ...files,
  })
const withPage = (text: string, files?: Files) => withPages({ one: text }, files)

describe('a file outside of the content and public folders', () => {
  const secret = { 'secret.txt': 'SECRET', 'secret.tsx': 'export default () => "SECRET"', 'secret.svg': '<svg/>' }
  const attempts = {
    'a-link': '[x](../../secret.txt)',
    'an-encoded-link': '[x](%2e%2e/%2e%2e/secret.txt)',
    'an-image': '![x](../../secret.svg)',
    'an-image-by-an-address': '![x](/../secret.svg)',
    html: '<img src="../../secret.svg" alt="x">',
    'a-poster': '<video poster="../../secret.svg"></video>',
    'a-source-set': '<img srcset="../../secret.svg 2x" alt="x">',
    'an-include': '{{"include": "../../secret.txt"}}',
    'an-include-from-the-root': '{{"include": "/../secret.txt"}}',
    'a-demo': '{{"demo": "../../secret.js"}}',
  }
  const it = withPages(attempts, secret, 'trusted')
  test.each(Object.keys(attempts))('%s cannot publish it', async (name) => {
    // Without packages, a demo's libraries cannot be bundled.
    expect((await it.messages()).filter((one) => one.includes(`content/guide/${name}.md`))).toEqual([
      expect.stringMatching(/^content\/outside {2}content\/guide\/[\w-]+\.md:9:\d+ {2}secret\.\w+ is outside/),
    ])
    expect(await it.file(`guide/${name}/index.html`)).not.toContain('SECRET')
    expect((await it.paths()).filter((path) => path.includes('secret'))).toEqual([])
  })

  test('may be the file of a page only if its folder is configured', async () => {
    const config = (content: string) =>
      `export default { title: 'T', url: 'https://example.com', ${content} pageFile: (pathname) => 'docs' + pathname + '.md' }`
    const files = { 'content/navigation.ts': `export default [{ pathname: '/one' }]`, 'docs/one.md': pageText('One') }
    expect(await site({ ...files, 'docs.config.ts': config('') }).messages()).toContainEqual(
      expect.stringMatching(/^content\/outside {2}docs\/one\.md/),
    )
    const configured = config(`content: [{ dir: 'docs', at: '/' }], navigation: 'content/navigation.ts',`)
    expect(await site({ ...files, 'docs.config.ts': configured }).messages()).toEqual([])
  })

  test('that its own folder is configured is published', async () => {
    const it = withPage('[x](../../shared/data.txt)', {
      'docs.config.ts': `export default { title: 'T', url: 'https://example.com', content: [{ dir: 'content', at: '/' }, { dir: 'shared/', at: '/shared' }] }`,
      'shared/data.txt': 'data',
    })
    expect(await it.messages()).toEqual([])
    expect((await it.paths()).filter((path) => path.includes('data'))).toHaveLength(1)
  })
})

describe('a hidden file', () => {
  const attempts = {
    'a-link': ['[x](./.env)', 'content/guide/.env'],
    'a-link-into-a-hidden-folder': ['[x](../.git/config)', 'content/.git/config'],
    'a-link-into-packages': ['[x](../node_modules/a/index.txt)', 'content/node_modules/a/index.txt'],
    'an-include': ['{{"include": "./.env"}}', 'content/guide/.env'],
    'a-link-into-the-public-folder': ['[x](../../public/.env)', 'public/.env'],
  } as const
  const it = withPages(
    Object.fromEntries(Object.entries(attempts).map(([name, [text]]) => [name, text])),
    Object.fromEntries(Object.values(attempts).map(([, path]) => [path, 'SECRET'])),
  )
  test.each(Object.entries(attempts))('%s cannot publish it', async (name, [text, path]) => {
    expect((await it.messages()).filter((one) => one.includes(`content/guide/${name}.md`))).toEqual([
      `content/hidden  content/guide/${name}.md:9:${text.startsWith('{') ? 1 : 5}  ${path} is hidden or in node_modules, so it is not published.`,
    ])
    expect((await it.paths()).some((one) => one.includes('env') || one.includes('.git'))).toBe(false)
  })

  test('of the public folder is skipped with a warning, but for those of hosts', async () => {
    const it = withPage('', {
      'public/.env': 'SECRET',
      'public/node_modules/a/b.js': '',
      'public/.gitkeep': '',
      'public/.well-known/security.txt': 'x',
      'public/.well-known/.env': 'SECRET',
      'public/.nojekyll': '',
    })
    expect(await it.messages()).toEqual(
      ['.env', '.well-known/.env', 'node_modules'].map(
        (path) => `content/hidden  public/${path}  public/${path} is hidden or in node_modules; it was not published.`,
      ),
    )
    expect((await it.paths()).filter((path) => path.includes('.well-known') || /\.(env|noj)/.test(path))).toEqual([
      '.nojekyll',
      '.well-known/security.txt',
    ])
  })

  test('is no source of a demo', { tags: 'long' }, async () => {
    const it = withPage('{{"demo": "Bars.js"}}', {
      'content/guide/Bars.tsx': `import value from './.secret'\nexport default () => value`,
      'content/guide/.secret.ts': 'export default "SECRET"',
    })
    expect(await it.messages()).toContain(
      'demo/import  content/guide/Bars.tsx:1:20  content/guide/.secret.ts is hidden or in node_modules, but the sources of a demo are published.',
    )
    for (const ending of ['md', 'json']) {
      const whole = await it.file(`demos/guide/Bars.${ending}`)
      expect(whole).toContain('export default () => value')
      expect(whole).not.toContain('SECRET')
    }
  })
})

describe('symbolic links', () => {
  const dir = temporaryFolder()
  afterAll(() => rmSync(dir, { recursive: true, force: true }))
  const root = join(dir, 'site')
  writeFiles(dir, {
    'outside/secret.txt': 'SECRET',
    'outside/pic.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'site/docs.config.ts': `export default { title: 'T', url: 'https://example.com', features: { demos: false, playground: false } }`,
    'site/content/navigation.ts': `export default [{ pathname: '/guide/one' }]`,
    'site/content/guide/one.md': pageText(
      'One',
      '[a](./link.txt) ![b](./folder/pic.svg)\n\n{{"include": "./link.txt"}}\n\n[c](./plain.txt)',
    ),
    'site/content/guide/same.txt': 'same',
    'site/content/.env': 'SECRET',
  })
  mkdirSync(join(root, 'public'))
  symlinkSync('../../../outside/secret.txt', join(root, 'content/guide/link.txt'))
  symlinkSync('../../../outside', join(root, 'content/guide/folder'))
  symlinkSync('../.env', join(root, 'content/guide/plain.txt'))
  symlinkSync('../../outside/secret.txt', join(root, 'public/_redirects'))
  symlinkSync('../../outside/secret.txt', join(root, 'content/translations.en.json'))
  startWithCache(root)
  const run = async (options: { followSymlinks?: boolean } = {}) => {
    const { diagnostics, faults, exitCode } = await build({ root, threads: 1, ...options })
    expect(faults).toEqual([])
    return { exitCode, found: diagnostics.map(({ code, file, text }) => `${code} ${file} ${text.split(' ')[0]}`) }
  }

  test('that lead out of the folders, or to hidden files, publish nothing', async () => {
    const { exitCode, found } = await run()
    expect(exitCode).toBe(1)
    expect(found).toEqual([
      'content/symlink content/guide/one.md content/guide/link.txt',
      'content/symlink content/guide/one.md content/guide/folder/pic.svg',
      'content/symlink content/guide/one.md content/guide/link.txt',
      'content/hidden content/guide/one.md content/guide/plain.txt',
      'content/symlink content/translations.en.json content/translations.en.json',
      'content/symlink public/_redirects public/_redirects',
    ])
  })

  test('are followed with --follow-symlinks, but not to hidden files', { tags: 'long' }, async () => {
    rmSync(join(root, 'content/translations.en.json'))
    const { found } = await run({ followSymlinks: true })
    expect(found).toEqual(['content/hidden content/guide/one.md content/guide/plain.txt'])
  })
})
