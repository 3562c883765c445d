/** The package as another team gets it: packed, installed into an empty folder, and used with nothing of this repository. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageText } from '../support/site.js'
import { codeOf, filesBelow, packageRoot, type Run, run, temporaryFolder, writeFiles } from '../support/project.js'

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
/** The plugin that docs/plugins.md shows. */
const guide = codeOf('docs/plugins.md')
let packed: string[]
let installed: Run

/** Draws the original between words of its own. */
const pagerTemplate = `import type { ComponentProps } from 'react'
import { Pager as Original } from 'vitrine/templates/pager'
export function Pager(props: ComponentProps<typeof Original>) {
  return <div className="own">{props.translations.strings['nav.next']}<Original {...props} /></div>
}
`
/** What must compile, and what must not: a type that was not found would be \`any\`, which compiles. */
const typeUses = `import { defineConfig, defineNavigation, type Feature, type UserConfig } from 'vitrine'
import type { Page } from 'vitrine/model'
import { renderMarkdown } from 'vitrine/markdown'
import { darken, type Theme } from 'vitrine/theme'
import { Footer } from 'vitrine/templates/footer'
import Doc from 'vitrine/templates/doc.js'
import { text } from 'vitrine/templates/text'

export const config: UserConfig = { title: 'T', url: 'https://example.com', markdown: { rehypePlugins: ['a', ['./b.ts', { c: 1 }]] } }
export const body: Promise<string> = renderMarkdown('', { config: { remarkPlugins: [() => () => {}] } }).then(({ body }) => body)
export const color: string = darken('#fff', 0.1)
export const feature: Feature = { name: 'own', head: async (_ask, page: Page) => [{ tag: 'title', text: page.title }] }
export const parts = [Footer, Doc, text]
export type Schemes = Theme['colorSchemes']
// @ts-expect-error no such key
defineConfig({ title: 'T', url: 'https://example.com', tilte: 'T' })
// @ts-expect-error not a severity
defineConfig({ title: 'T', url: 'https://example.com', markdown: { rules: { 'title-length': 'loud' } } })
// @ts-expect-error no such key
defineNavigation([{ path: '/one' }])
// @ts-expect-error no number
darken(1, 2)
// @ts-expect-error not the props of a page
Footer({ site: 1 })
// @ts-expect-error not the props of a page
Doc(1)
// @ts-expect-error nothing of that name
import { Heading } from 'vitrine/templates/footer'
export type { Heading }
`

/** npm with this machine's own settings: where it finds packages is not the tests' affair. */
const npm = (args: string[], cwd: string) => run('npm', args, cwd, { env: process.env as Record<string, string> })
const docsBuild = (args: string[] = []) => run(join(site, 'node_modules/.bin/docs-build'), args, site)

beforeAll(async () => {
  mkdirSync(site)
  // As `prepack` leaves the package, but beside it: other tests run what `dist` holds.
  const published = join(dir, 'published')
  for (const name of ['package.json', 'README.md', 'LICENSE', 'dist', 'templates'])
    cpSync(join(packageRoot, name), join(published, name), {
      recursive: true,
      filter: (path) => !path.endsWith('.d.ts'),
    })
  const tsc = join(packageRoot, 'node_modules/typescript/bin/tsc')
  const emitted = await run(
    process.execPath,
    [tsc, '-p', 'tsconfig.types.json', '--outDir', join(published, 'dist')],
    packageRoot,
  )
  expect(emitted.code, emitted.stdout).toBe(0)
  const { stdout, stderr, code } = await npm(
    ['pack', '--json', '--ignore-scripts', '--pack-destination', dir],
    published,
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
    'content/templates/pager.tsx': pagerTemplate,
    'types.ts': typeUses,
    ...Object.fromEntries(Object.entries(guide).map(([name, text]) => [`guide/${name}`, text])),
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
      'dist/src/index.d.ts',
      'dist/templates/footer.d.ts',
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

describe('types', () => {
  const modes = {
    NodeNext: { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
    Bundler: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  }
  const files = [
    'docs.config.ts',
    'content/navigation.ts',
    'content/templates/footer.tsx',
    'content/templates/pager.tsx',
    'types.ts',
    ...Object.keys(guide)
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `guide/${name}`),
  ]

  test.each(Object.entries(modes))('are found with the resolution %s, of templates too', (_, mode) => {
    const types = join(site, 'node_modules/@types')
    mkdirSync(types, { recursive: true })
    // React's types, which every site with TypeScript has.
    for (const name of ['react', 'react-dom'])
      if (!readdirSync(types).includes(name))
        symlinkSync(join(packageRoot, 'node_modules/@types', name), join(types, name))
    const program = ts.createProgram(
      files.map((file) => join(site, file)),
      {
        ...mode,
        target: ts.ScriptTarget.ES2022,
        jsx: ts.JsxEmit.ReactJSX,
        strict: true,
        skipLibCheck: true,
        noEmit: true,
        types: [],
      },
    )
    const problems = ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
      const line = file && file.getLineAndCharacterOfPosition(start ?? 0).line + 1
      return `${file?.fileName ?? ''}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    })
    expect(problems).toEqual([])
    // Every declaration of ours that was reached names only what is there: skipLibCheck says nothing of that.
    const unresolved = program
      .getSourceFiles()
      .filter(({ fileName }) => fileName.includes('/node_modules/vitrine/'))
      .flatMap(({ fileName, text }) =>
        [...text.matchAll(/from '(\.[^']+|vitrine[^']*)'/g)]
          .filter(
            ([, name]) => !ts.resolveModuleName(name!, fileName, program.getCompilerOptions(), ts.sys).resolvedModule,
          )
          .map(([, name]) => `${fileName}: ${name}`),
      )
    expect(unresolved).toEqual([])
    const checker = program.getTypeChecker()
    const config = checker.getSymbolAtLocation(program.getSourceFile(join(site, 'types.ts'))!)!
    const type = checker.getTypeOfSymbol(checker.getExportsOfModule(config).find(({ name }) => name === 'config')!)
    const documented = (name: string) =>
      ts.displayPartsToString(type.getProperty(name)!.getDocumentationComment(checker))
    expect(documented('storagePrefix')).toContain('Prefix of every key')
    expect(documented('markdown')).toContain('plugins')
  })
})

describe('a site of three pages with templates of its own', () => {
  test('builds, and builds nothing the second time', async () => {
    const first = await docsBuild()
    expect(first.code, first.stderr).toBe(0)
    const pages = filesBelow(join(site, 'export')).filter((path) => path.endsWith('index.html'))
    expect(pages).toEqual(expect.arrayContaining(['one/index.html', 'three/index.html', 'two/index.html']))
    for (const page of pages.filter((path) => /^(one|two|three)\//.test(path))) {
      expect(readFileSync(join(site, 'export', page), 'utf8')).toMatch(/<footer>The foot of (<!-- -->)?Three<\/footer>/)
    }
    expect(readFileSync(join(site, 'export/one/index.html'), 'utf8')).toMatch(
      /<div class="own">[^<]+<nav class="v-pager"/,
    )
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
