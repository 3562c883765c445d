/** The package as another team gets it: packed, installed into an empty folder, and used with nothing of this repository. */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageText } from '../support/site.js'
import { filesBelow, packageRoot, type Run, run, temporaryFolder, writeFiles } from '../support/project.js'

interface Manifest {
  name: string
  bin: Record<string, string>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}
const manifest = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as Manifest
/** Packages of the documented library, its theme and its styling: this site's affair. */
const documented = /^(@mui\/|@emotion\/|stylis$|dayjs$)/
const dir = temporaryFolder('package')
const site = join(dir, 'site')
let packed: string[]
let installed: Run

/** npm with this machine's own settings: where it finds packages is not the tests' affair. */
const npm = (args: string[], cwd: string) => run('npm', args, cwd, { env: process.env as Record<string, string> })
const docsBuild = (args: string[] = []) => run(join(site, 'node_modules/.bin/docs-build'), args, site)

beforeAll(async () => {
  mkdirSync(site)
  const { stdout, stderr, code } = await npm(
    ['pack', '--json', '--ignore-scripts', '--pack-destination', dir],
    packageRoot,
  )
  expect(code, stderr).toBe(0)
  const [{ filename, files }] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }]
  packed = files.map(({ path }) => path)
  const reactOf = (name: string) =>
    `${name}@${(JSON.parse(readFileSync(join(packageRoot, 'node_modules', name, 'package.json'), 'utf8')) as { version: string }).version}`
  writeFiles(site, {
    'package.json': '{ "name": "three-pages", "private": true, "type": "module" }',
    'docs.config.ts': `import { defineConfig } from 'vitrine'\nexport default defineConfig({ title: 'Three', url: 'https://three.example' })\n`,
    'content/navigation.ts': `import { defineNavigation } from 'vitrine'\nexport default defineNavigation([{ pathname: '/one' }, { pathname: '/two' }, { pathname: '/three' }])\n`,
    'content/one.md': pageText('One', 'See [two](/two/).'),
    'content/two.md': pageText('Two', '```ts\nconst two: number = 2\n```'),
    'content/three.md': pageText('Three'),
    'content/templates/footer.tsx': `import type { PageProps } from 'vitrine/model'\nexport function Footer({ site }: PageProps) {\n  return <footer>The foot of {site.title}</footer>\n}\n`,
  })
  installed = await npm(
    [
      'install',
      '--ignore-scripts',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      join(dir, filename),
      reactOf('react'),
      reactOf('react-dom'),
    ],
    site,
  )
}, 170_000)
afterAll(() => rmSync(dir, { recursive: true, force: true }))

test('the tarball holds the commands and the templates, and nothing of this repository’s own site or tests', () => {
  expect(packed).toEqual(
    expect.arrayContaining([
      'package.json',
      'LICENSE',
      'README.md',
      ...Object.values(manifest.bin),
      'dist/src/index.js',
      'templates/doc.tsx',
    ]),
  )
  expect(
    packed.filter((path) =>
      /^(tests|content|bench|public|scripts|docs\.config|src|cli)(\/|\.|$)|(^|\/)dist\/(tests|content|bench|docs\.config)|\.test\./.test(
        path,
      ),
    ),
  ).toEqual([])
  expect([...new Set(packed.map((path) => path.split('/')[0]))].sort()).toEqual([
    'LICENSE',
    'README.md',
    'dist',
    'package.json',
    'templates',
  ])
})

test('it installs, without the documented library', () => {
  expect(installed.code, installed.stderr).toBe(0)
  expect(Object.keys(manifest.dependencies).filter((name) => documented.test(name))).toEqual([])
  expect(Object.keys(manifest.devDependencies).filter((name) => documented.test(name)).length).toBeGreaterThan(0)
  const modules = join(site, 'node_modules')
  expect(readdirSync(modules).filter((name) => documented.test(`${name}/`) || documented.test(name))).toEqual([])
  for (const path of Object.values(manifest.bin))
    expect(statSync(join(modules, 'vitrine', path)).mode & 0o111).not.toBe(0)
})

describe('a site of three pages with one template of its own', () => {
  test('builds, and builds nothing the second time', async () => {
    const first = await docsBuild()
    expect(first.code, first.stderr).toBe(0)
    const pages = filesBelow(join(site, 'export')).filter((path) => path.endsWith('index.html'))
    expect(pages).toEqual(expect.arrayContaining(['one/index.html', 'three/index.html', 'two/index.html']))
    for (const page of pages.filter((path) => /^(one|two|three)\//.test(path))) {
      expect(readFileSync(join(site, 'export', page), 'utf8')).toMatch(/<footer>The foot of (<!-- -->)?Three<\/footer>/)
    }
    expect((await docsBuild(['--json'])).stdout).toMatch(/"written":0,/)
  })

  test('holds nothing of this repository', () => {
    for (const path of filesBelow(join(site, 'export')))
      expect(readFileSync(join(site, 'export', path), 'utf8').includes(packageRoot), path).toBe(false)
  })

  test('reports its errors like any other', async () => {
    writeFiles(site, { 'content/three.md': pageText('Three', '[nowhere](/nowhere/)') })
    const { code, stderr } = await docsBuild()
    expect(code).toBe(1)
    expect(stderr).toContain('content/three.md:9:11 error links/missing')
  })
})

test('nothing in cli, src and templates names the documented library', () => {
  /** Where the words are not the library's name: the standard front matter key, as the specification of pages has it. */
  const allowed = /\bmaterialDesign\b/g
  const found = ['cli', 'src', 'templates'].flatMap((folder) =>
    filesBelow(join(packageRoot, folder)).flatMap((path) =>
      readFileSync(join(packageRoot, folder, path), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          /\bmui\b|material/i.test(line.replace(allowed, ''))
            ? [`${folder}/${path}:${index + 1} ${line.trim().slice(0, 100)}`]
            : [],
        ),
    ),
  )
  expect(found).toEqual([])
})
