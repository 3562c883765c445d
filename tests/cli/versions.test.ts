/**
 * Several versions in one site: a library with three tagged versions, of which the second renames a page and the third
 * removes a component.
 */
import { execFileSync } from 'node:child_process'
import { createHash, generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { mountPage } from '../../src/build/versions/mount.js'
import { contentsOf, packageRoot, pageText } from '../support/files.js'
import { find, named, textOf } from '../support/html.js'
import { project, type Project } from '../support/project.js'
import { startRemoteServer } from '../support/remote-server.js'

const projects: Project[] = []
afterAll(() => projects.forEach((it) => it.remove()))

const git = (it: Project, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: it.dir })

const configuration = (more = '') => `import { defineConfig } from 'vitrine'
export default defineConfig({
  title: 'Acme',
  url: 'https://acme.example.com',
  locales: [{ code: 'en', label: 'English' }, { code: 'zh', label: '中文' }],
  ${more}
})
`
const library = (text: string) => `import { createElement } from 'react'
export const Button = () => createElement('button', null, '${text}')
`

/** The repository of the library, with its site, at the third version. */
async function repository(): Promise<Project> {
  const it = project({
    '.gitignore': '.vitrine/\nexport/\nnode_modules/\n',
    'package.json': '{ "name": "site", "private": true, "workspaces": ["packages/*"] }',
    'package-lock.json': '{}',
    'docs.config.ts': configuration().replace('acme.example', 'old.example'),
    'packages/ui/package.json': '{ "name": "@acme/ui", "exports": "./index.js" }',
    'packages/ui/index.js': `${library('One')}export const Old = () => createElement('i', null, 'old')\n`,
    'content/index.md': pageText('Home'),
    'content/guide/start.md': pageText('Start', '{{"demo": "Demo.js"}}'),
    'content/guide/bars.md': pageText('Bars'),
    'content/guide/deep/old.md': pageText('Old', '{{"demo": "OldDemo.js"}}'),
    'content/guide/Demo.tsx': `import { Button } from '@acme/ui'\nexport default () => <Button />\n`,
    'content/guide/deep/OldDemo.tsx': `import { Old } from '@acme/ui'\nexport default () => <Old />\n`,
  })
  projects.push(it)
  mkdirSync(it.path('node_modules/@acme'), { recursive: true })
  symlinkSync('../../packages/ui', it.path('node_modules/@acme/ui'))
  for (const name of ['react', 'react-dom', 'scheduler'])
    symlinkSync(join(packageRoot, 'node_modules', name), it.path(`node_modules/${name}`))
  const release = (tag: string) => {
    git(it, 'add', '-A')
    git(it, 'commit', '-qm', tag)
    git(it, 'tag', tag)
  }
  git(it, 'init', '-q')
  release('v1.0.0')
  it.write({ 'packages/ui/index.js': it.read('packages/ui/index.js').replace('One', 'Two') })
  await it.build(['rename', '/guide/bars', '/charts/columns'])
  release('v2.0.0')
  it.write({ 'packages/ui/index.js': library('Three') })
  rmSync(it.path('content/guide/deep'), { recursive: true })
  it.write({
    'docs.config.ts': configuration(`versions: [
    { name: 'v3' }, { name: 'v2', ref: 'v2.0.0' }, { name: 'v1', ref: 'v1.0.0', noIndex: true, unsupported: true }
  ],`),
  })
  release('v3.0.0')
  return it
}

const canonicalOf = (html: string) => find(html, 'link', { rel: ['canonical'] })[0]?.properties['href']
/** The addresses of a page in the versions, by the menu in its footer. */
const menuOf = (html: string) =>
  Object.fromEntries(
    find(named(html, 'Versions of Acme') ?? named(html, 'Acme：全部版本'), 'a').map((link) => [
      textOf(link),
      link.properties['href'],
    ]),
  )

test('each version is a build of its own that knows the others', async () => {
  const it = await repository()
  const first = await it.build(['--strict'])
  expect(first.code, first.stderr).toBe(0)
  const page = (path: string) => it.read(`export/${path}index.html`)
  expect(page('guide/start/')).toContain('>Three</button>')
  expect(page('v2/guide/start/')).toContain('>Two</button>')
  expect(page('v1/guide/start/')).toContain('>One</button>')
  expect(page('v1/guide/deep/old/')).toContain('>old</i>')

  const links = { v3: '/charts/columns/', v2: '/v2/charts/columns/', v1: '/v1/guide/bars/' }
  for (const path of ['charts/columns/', 'v2/charts/columns/', 'v1/guide/bars/'])
    expect(menuOf(page(path))).toEqual(links)
  expect(menuOf(page('v1/zh/guide/deep/old/'))).toEqual({
    // The nearest above it is a group with one page.
    v3: '/zh/guide/start/',
    v2: '/v2/zh/guide/deep/old/',
    v1: '/v1/zh/guide/deep/old/',
  })
  expect(canonicalOf(page('v1/guide/bars/'))).toBe('https://acme.example.com/charts/columns/')
  expect(canonicalOf(page('v2/charts/columns/'))).toBe('https://acme.example.com/charts/columns/')
  expect(canonicalOf(page('v1/guide/deep/old/'))).toBe('https://acme.example.com/v2/guide/deep/old/')
  expect(canonicalOf(page('v2/guide/deep/old/'))).toBe('https://acme.example.com/v2/guide/deep/old/')
  expect(find(page('v1/guide/bars/'), 'meta', { name: 'robots' })).toHaveLength(1)
  expect(find(page('v2/guide/start/'), 'meta', { name: 'robots' })).toHaveLength(0)
  expect(page('v1/guide/bars/')).toContain('v1, which is no longer supported.')
  expect(page('v2/guide/start/')).toContain('v2, which is not the newest version.')
  expect(page('guide/start/')).not.toContain('v-version-notice')
  expect(it.read('export/robots.txt')).toContain('Sitemap: https://acme.example.com/v2/sitemap.xml\n')
  expect(it.read('export/robots.txt')).not.toContain('/v1/')
  expect(it.read('export/llms.txt')).toContain('- [v2](/v2/llms.txt)')
  expect(it.read('export/_headers')).toContain('/v2/_assets/*\n  Cache-Control: public, max-age=31536000, immutable')

  // What the service worker keeps is what is there.
  const worker = it.read('export/v2/sw.js')
  const { files, version } = JSON.parse(/\{.*\}(?=;\n)/.exec(worker)![0]) as {
    version: string
    files: { url: string; hash: string }[]
  }
  const listed = files.find(({ url }) => url === '/v2/charts/columns/')!
  const digest = createHash('sha256').update(page('v2/charts/columns/')).digest('hex')
  expect(digest.startsWith(listed.hash)).toBe(true)

  // Unchanged, and after an edit of the site: no version is made or written again.
  const written = () => statSync(it.path('export/v1/guide/bars/index.html')).mtimeMs
  const before = written()
  expect((await it.build([])).stderr).not.toContain('Building')
  it.write({ 'content/guide/start.md': `${it.read('content/guide/start.md')}\nMore.\n` })
  const edited = await it.build([])
  expect(edited.stderr).not.toContain('Building')
  expect(written()).toBe(before)
  // A page that comes back is the canonical one: pages are written again, but not made.
  it.write({ 'content/guide/deep/old.md': pageText('Old') })
  const again = await it.build([])
  expect(again.stderr).not.toContain('Building')
  expect(canonicalOf(page('v1/guide/deep/old/'))).toBe('https://acme.example.com/guide/deep/old/')
  const next = JSON.parse(/\{.*\}(?=;\n)/.exec(it.read('export/v2/sw.js'))![0]) as { version: string }
  expect(next.version).not.toBe(version)

  // A finished build at its address; a version that is gone leaves.
  expect((await it.build(['--as-version', '--base', '/v2/', '--out-dir', 'v2'])).code).toBe(0)
  execFileSync('tar', ['-czf', it.path('v2.tgz'), '-C', it.dir, 'v2'])
  it.write({
    'docs.config.ts': configuration(
      `versions: [{ name: 'v3' }, { name: 'v2', tarball: 'v2.tgz' }, { name: 'v1', tarball: 'v2.tgz' }],`,
    ),
  })
  const third = await it.build([])
  expect(third.stderr).toContain('without its version v1: it was built for another address than /v1/.')
  expect(menuOf(page('charts/columns/'))).toEqual({ v3: '/charts/columns/', v2: '/v2/charts/columns/' })
  expect(existsSync(it.path('export/v1'))).toBe(false)
  expect((await it.build(['clean'])).code).toBe(0)
  expect(existsSync(it.path('.vitrine'))).toBe(false)
})

test('a version that cannot be made is left out, with one message', { tags: 'long' }, async () => {
  const it = await repository()
  const why = async (versions: string, flags: string[] = []) => {
    it.write({ 'docs.config.ts': configuration(`versions: [{ name: 'v3' }, ${versions}],`) })
    const { code, stderr } = await it.build(flags)
    return `${code} ${/(?:warning|error) \S+ {2}(.*)/.exec(stderr)?.[1] ?? stderr}`
  }
  expect(await why(`{ name: 'v0', ref: 'nope' }`)).toBe(
    '0 The site is built without its version v0: the repository has no branch, tag or commit "nope".',
  )
  expect(existsSync(it.path('export/index.html'))).toBe(true)
  expect(await why(`{ name: 'v0', ref: 'nope' }`, ['--strict'])).toMatch(/^1 /)
  expect(await why(`{ name: 'v0', ref: '--help' }`)).toContain('no branch, tag or commit "--help"')
  expect(await why(`{ name: 'v1', ref: 'v1.0.0', install: 'echo no network >&2; exit 3' }`)).toContain(
    'its packages could not be installed: no network',
  )
  it.write({ 'package-lock.json': '{ "changed": true }' })
  expect(await why(`{ name: 'v1', ref: 'v1.0.0' }`)).toContain(
    'its packages are not installed: its package-lock.json is not the one here',
  )
  it.write({ 'package-lock.json': '{}', 'broken/docs.config.ts': 'export default { title: 1 }', 'none/a.txt': '' })
  expect(await why(`{ name: 'v1', folder: 'broken' }`)).toContain('v1: its build failed: docs.config.ts:1 ')
  expect(await why(`{ name: 'v1', folder: 'missing' }`)).toContain('there is no folder missing')
  expect(await why(`{ name: 'guide', ref: 'v1.0.0' }`)).toMatch(/^2 The site has guide\/\S+, which is in the folder/)
  expect(await why(`{ name: 'v1', ref: 'v1.0.0' }, { name: 'v2', at: '/v1/', ref: 'v2.0.0' }`)).toContain(
    'versions "v1" and "v2" have one address, /v1/',
  )
  expect(await why(`{ name: 'v1', ref: 'v1.0.0', folder: 'x' }`)).toContain('one of "ref", "folder" and "tarball"')
  // A submodule at a commit that is not here.
  git(it, 'update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},extra`)
  git(it, 'commit', '-qm', 'A submodule')
  expect(await why(`{ name: 'v4', ref: 'HEAD' }`)).toContain(
    'its submodule extra is not here at the commit that it names',
  )
  expect(readdirSync(it.path('.vitrine/versions')).filter((name) => name.includes('.'))).toEqual([])
})

function folders(): Project {
  const it = project({
    'docs.config.ts': configuration(
      `versions: [{ name: 'next' }, { name: '1.0', folder: 'versioned_docs/version-1.0' }],`,
    ),
    'content/index.md': pageText('Home'),
    'content/start.md': pageText('Start'),
    'versioned_docs/version-1.0/index.md': pageText('Old home'),
    'versioned_docs/version-1.0/start.md': pageText('Old start', 'See [home](./index.md).'),
  })
  projects.push(it)
  return it
}

test('a folder of Markdown files is a version with the configuration of the site', async () => {
  const it = folders()
  const built = await it.build(['--strict'])
  expect(built.code, built.stderr).toBe(0)
  expect(it.read('export/1.0/start/index.html')).toContain('Old start')
  expect(it.read('export/1.0/start/index.html')).toContain('href="/1.0/"')
  expect(it.read('export/start/index.html')).not.toContain('Old start')
})

test(
  'other machines take a version from the remote cache, also those that make a part of the pages',
  { tags: 'long' },
  async () => {
    const it = folders()
    expect((await it.build([])).code).toBe(0)
    const server = await startRemoteServer()
    try {
      const { privateKey } = generateKeyPairSync('ed25519')
      const env = {
        VITRINE_REMOTE_CACHE: server.url,
        VITRINE_REMOTE_CACHE_PATIENCE: '1000',
        VITRINE_REMOTE_CACHE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
      }
      const forget = () => rmSync(it.path('.vitrine'), { recursive: true })
      const whole = contentsOf(it.path('export'))
      forget()
      expect((await it.build([], { env })).stderr).toContain('Building 1.0')
      for (const flags of [['--shard', '1/2'], ['--shard', '2/2'], []]) {
        forget()
        const run = await it.build(flags, { env })
        expect(run.code, run.stderr).toBe(0)
        expect(run.stderr).not.toContain('Building')
      }
      expect(contentsOf(it.path('export'))).toEqual(whole)
      expect(server.violations).toEqual([])
    } finally {
      await server.close()
    }
  },
)

test('pages of any generator get a notice and a canonical address', () => {
  const parts = { menu: 'MENU', footer: 'FOOTER', notice: '<a href="vitrine-version:v2">$& v2</a>' }
  const foreign =
    '<html><head><link data-rh="true" rel="canonical" href="https://a.example/x/"><link rel="alternate" hreflang="en" href="/x/"></head><body class="b"><p>Text</p></body></html>'
  const page = { canonical: 'https://a.example/y/?a&b', noIndex: true, parts, hrefs: { 'vitrine-version:v2': '/y/' } }
  expect(mountPage(foreign, page)).toBe(
    '<html><head><link rel="canonical" href="https://a.example/y/?a&amp;b"/><meta name="robots" content="noindex"/></head><body class="b"><a href="/y/">$& v2</a><p>Text</p></body></html>',
  )
  expect(mountPage('<p>No page</p>', { ...page, noIndex: false })).toBe('<p>No page</p>')
})
