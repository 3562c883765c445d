/**
 * The package as another team gets it: packed by `npm pack` with its scripts, installed into an empty folder as the quick start
 * says, and used without anything of this repository.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, documentOf, filesBelow, packageRoot, pageText, temporaryFolder, writeFiles } from '../support/files.js'
import { find, named, textOf } from '../support/html.js'
import { inLongRun, isLong } from '../support/long.js'
import { type Run, run } from '../support/project.js'
import { copyRepository, pack, shell } from './pack.js'

interface Manifest {
  exports: Record<string, unknown>
  scripts: Record<string, string>
  name: string
  bin: Record<string, string>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}
const manifest = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as Manifest
/** Packages of the documented library, its theme and its styling, which only this repository's site needs. */
const documented = /^(@mui\/|@emotion\/|stylis$|dayjs$)/
const dir = temporaryFolder('package')
/** A copy of the repository, in which the package is made. */
const clone = join(dir, 'clone')
/** The folder in which the instructions of the quick start are followed. */
const library = join(dir, 'library')
/** Another site, which finds the package that is installed in the folder above it. */
const site = join(library, 'three-pages')
/** The plugin that content/vitrine/plugins.md shows. */
const guide = codeOf(documentOf('content/vitrine/plugins.md'))
const instructions = documentOf('content/vitrine/start.md', 'By hand')
/** The commands of the instructions, without comments. */
const commands = [...instructions.matchAll(/^```bash\n(.*?)^```$/gms)].flatMap(([, lines]) =>
  lines!
    .trim()
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '')),
)
let packed: string[]
let tarball: string
let installed: Run

/** Renders the original inside another element. */
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
import type * as feature from 'vitrine/feature'
import type * as unstable from 'vitrine/feature/unstable'
import type * as protocol from 'vitrine/search-protocol'
import { Footer } from 'vitrine/templates/footer'
import Doc from 'vitrine/templates/doc.js'
import { text } from 'vitrine/templates/text'

export const config: UserConfig = { title: 'T', url: 'https://example.com', markdown: { rehypePlugins: ['a', ['./b.ts', { c: 1 }]] } }
export const body: Promise<string> = renderMarkdown('', { config: { remarkPlugins: [() => () => {}] } }).then(({ body }) => body)
export const color: string = darken('#fff', 0.1)
export type Others = [typeof feature, typeof unstable, typeof protocol]
export const own: Feature = { name: 'own', head: async (_ask, page: Page) => [{ tag: 'title', text: page.title }] }
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

const docsBuild = (args: string[] = []) => run(join(library, 'node_modules/.bin/docs-build'), args, site)

beforeAll(async () => {
  // In the long run what an older version of the generator has left behind, otherwise what is compiled already.
  copyRepository(clone, isLong ? { 'dist/tests/old.d.ts': 'export {}', 'dist/src/old.js': '' } : {})
  if (!isLong) cpSync(join(packageRoot, 'dist'), join(clone, 'dist'), { recursive: true })
  mkdirSync(library)
  ;({ tarball, files: packed } = await pack(clone, library, { compile: isLong }))
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
  installed = await shell(
    commands.find((command) => command.startsWith('npm install'))!,
    library,
  )
}, 300_000)
afterAll(() => rmSync(dir, { recursive: true, force: true }))

test('the tarball holds the commands and the templates, and nothing of this repository’s own site or tests', () => {
  expect(packed).toEqual(
    expect.arrayContaining([
      'package.json',
      'LICENSE',
      'README.md',
      ...Object.values(manifest.bin),
      'dist/src/index.js',
      'templates/pages/doc.tsx',
      'dist/src/chunks/LICENSES.txt',
      ...inLongRun(['dist/src/index.d.ts', 'dist/templates/parts/footer.d.ts'], []),
      'cli/init/template/package.json',
      'cli/init/template/.github/workflows/docs.yml',
    ]),
  )
  const exported = JSON.stringify(manifest.exports).match(/(?<="\.\/)[^*"]+\.\w+(?=")/g)!
  expect(exported.length).toBeGreaterThan(10)
  expect(packed).toEqual(expect.arrayContaining(exported.filter((path) => isLong || !path.endsWith('.d.ts'))))
  const folders = packed.map((path) => path.replace(/^((?:dist\/)?[^/]+).*$/, '$1'))
  expect([...new Set(folders)].sort()).toEqual([
    'LICENSE',
    'README.md',
    'cli',
    'client.d.ts',
    'dist/cli',
    'dist/src',
    ...inLongRun(['dist/templates'], []),
    'package.json',
    'templates',
  ])
  expect(packed.filter((path) => /\.test\.|\.map$|old\.|^cli\/(?!init\/template\/)/.test(path))).toEqual([])
  // Every declaration is that of a source.
  const hasSource = (name: string) => ['.ts', '.tsx'].some((end) => existsSync(join(packageRoot, name + end)))
  const declared = packed.flatMap((path) => /^dist\/(.*)\.d\.ts$/.exec(path)?.[1] ?? [])
  expect(declared.filter((name) => !hasSource(name))).toEqual([])
})

test('it installs, without the documented library', () => {
  expect(installed.code, installed.stderr).toBe(0)
  expect(Object.keys(manifest.dependencies).filter((name) => documented.test(name))).toEqual([])
  expect(Object.keys(manifest.devDependencies).filter((name) => documented.test(name)).length).toBeGreaterThan(0)
  // npm asks for a permission to run them.
  const onInstall = ['preinstall', 'install', 'postinstall', 'prepare']
  expect(Object.keys(manifest.scripts).filter((name) => onInstall.includes(name))).toEqual([])
  const modules = join(library, 'node_modules')
  expect(readdirSync(modules).filter((name) => documented.test(`${name}/`) || documented.test(name))).toEqual([])
  for (const path of Object.values(manifest.bin))
    expect(statSync(join(modules, 'vitrine', path)).mode & 0o111).not.toBe(0)
})

describe('the instructions of the quick start', () => {
  test('name the tarball', () => {
    expect(commands.slice(0, 2)).toEqual(['npm ci', 'npm pack'])
    expect(commands[2]).toContain(` ./${tarball} `)
  })

  test('make a site without messages, whose links and start page are there', async () => {
    writeFiles(library, codeOf(instructions))
    expect(commands).toContain('npx docs-build')
    const { code, stderr } = await shell('npx docs-build', library)
    expect(code, stderr).toBe(0)
    expect(stderr).not.toMatch(/^content|warning|error/m)
    const out = join(library, 'export')
    const pages = filesBelow(out).filter((path) => path.endsWith('.html'))
    expect(pages).toEqual(expect.arrayContaining(['index.html', 'guide/start/index.html']))
    for (const page of pages) {
      const html = readFileSync(join(out, page), 'utf8')
      for (const [, path] of html.matchAll(/(?:href|src)="(\/[^"#?]*)/g))
        expect([page, path, existsSync(join(out, path!.replace(/\/$/, '/index.html')))]).toEqual([page, path, true])
    }
    expect(readFileSync(join(out, 'guide/start/index.html'), 'utf8')).toContain(
      '<meta name="description" content="Install the library and render your first component."',
    )
  })

  test('add a demo to it', { tags: 'long' }, async () => {
    const section = documentOf('content/vitrine/start.md', 'The first demo')
    const include = /^```md\n(\{\{.*?)^```$/ms.exec(section)![1]!
    const page = join(library, 'content/guide/start.md')
    writeFiles(library, { ...codeOf(section), 'content/guide/start.md': `${readFileSync(page, 'utf8')}\n${include}` })
    const { code, stderr } = await shell('npx docs-build', library)
    expect(code, stderr).toBe(0)
    expect(stderr).not.toMatch(/^content|warning|error/m)
    expect(readFileSync(join(library, 'export/guide/start/index.html'), 'utf8')).toMatch(/<button>Pressed (<!-- -->)?0/)
  })
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

  /** The site's files and the package's. */
  const isOwn = (file: string) =>
    !file.slice(library.length).replace('/node_modules/vitrine/', '/').includes('/node_modules/') &&
    file.startsWith(library)

  test.each(Object.entries(modes))(
    'are complete with the resolution %s, also without skipLibCheck',
    { tags: 'long' },
    (_, mode) => {
      const types = join(library, 'node_modules/@types')
      // The optional peers that the README names.
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
          noEmit: true,
          types: [],
        },
      )
      const own = program.getSourceFiles().filter(({ fileName }) => isOwn(fileName))
      expect(own.filter(({ isDeclarationFile }) => isDeclarationFile).length).toBeGreaterThan(50)
      const problems = ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
        const line = file && file.getLineAndCharacterOfPosition(start ?? 0).line + 1
        return `${file?.fileName ?? ''}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
      })
      expect(problems).toEqual([])
      const checker = program.getTypeChecker()
      const config = checker.getSymbolAtLocation(program.getSourceFile(join(site, 'types.ts'))!)!
      const type = checker.getTypeOfSymbol(checker.getExportsOfModule(config).find(({ name }) => name === 'config')!)
      const documented = (name: string) =>
        ts.displayPartsToString(type.getProperty(name)!.getDocumentationComment(checker))
      expect(documented('storagePrefix')).toContain('Prefix of every key')
      expect(documented('markdown')).toContain('plugins')
    },
  )
})

describe('a site of three pages with templates of its own', () => {
  test('builds, and builds nothing the second time', { tags: 'long' }, async () => {
    const first = await docsBuild()
    expect(first.code, first.stderr).toBe(0)
    const pages = filesBelow(join(site, 'export')).filter((path) => path.endsWith('index.html'))
    expect(pages).toEqual(expect.arrayContaining(['one/index.html', 'three/index.html', 'two/index.html']))
    for (const page of pages.filter((path) => /^(one|two|three)\//.test(path))) {
      const [footer] = find(readFileSync(join(site, 'export', page), 'utf8'), 'footer')
      expect(textOf(footer)).toBe('The foot of Three')
    }
    const [own] = find(readFileSync(join(site, 'export/one/index.html'), 'utf8'), 'div', { className: ['own'] })
    expect(named(own, 'Previous and next page')).toBeDefined()
    expect(textOf(own)).toMatch(/^Next/)
    expect((await docsBuild(['--json'])).stdout).toMatch(/"written":0,/)
  })

  test('holds nothing of this repository', { tags: 'long' }, () => {
    for (const path of filesBelow(join(site, 'export')))
      expect(
        // Bundles name the packages in the clone by the folder that its link leads to.
        readFileSync(join(site, 'export', path), 'utf8')
          .replaceAll(join(packageRoot, 'node_modules/'), '')
          .includes(packageRoot),
        path,
      ).toBe(false)
  })

  test('reports its errors like any other', { tags: 'long' }, async () => {
    writeFiles(site, { 'content/three.md': pageText('Three', '[nowhere](/nowhere/)') })
    const { code, stderr } = await docsBuild()
    expect(code).toBe(1)
    expect(stderr).toContain('content/three.md:9:11 error links/missing')
  })
})

test('nothing in cli, src and templates names the documented library', () => {
  /** Where the words are not the library's name: the design system, and the front matter key for its guidelines. */
  const allowed = /\bmaterial ?design\b/gi
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
