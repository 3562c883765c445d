/**
 * Documentation that exists already, written for another generator: `docs-build init` writes a configuration beside it
 * that builds it as it is, with the components that its pages name.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type MarkdownPreset, treePresets } from '../../src/index.js'
import { type Manifest, manifestOf } from './manifest.js'
import { sourceFiles } from './source-files.js'
import { fill, templateText } from './template.js'

export interface ExistingTree {
  preset: MarkdownPreset
  /** The folder of the generator, relative to the root. */
  dir: string
  /** The folder of the pages, relative to `dir`, and its pathname. */
  content: string
  at: string
  pages: number
  title: string
  url: string
  /** Where its pages are mounted: `/` or `/docs/`. */
  base: string
  /** The versions whose pages are folders of their own. */
  versions: string[]
  components: UsedComponent[]
  /** A file with a map of components, relative to `dir`. */
  map?: string
  /** The default one first; one alone if there are no translations. */
  languages: string[]
}

/** A component that pages name without importing it. */
export interface UsedComponent {
  name: string
  uses: number
  /** The names of its parts: `Player` of `Video.Player`. */
  parts: string[]
  /** Where it is, relative to `dir`. */
  file?: string
}

const endings = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs']

/** @param root absolute */
export function existingTree(root: string): ExistingTree | undefined {
  for (const dir of foldersOf(root))
    for (const [name, { config, redirectsIn, marks }] of Object.entries(treePresets)) {
      const at = join(root, dir)
      const named = config ?? redirectsIn
      const file = named === undefined ? undefined : fileOf(at, named)
      const isUsed = marks.packages.length > 0 ? dependsOn(root, dir, marks.packages) : config !== undefined && file
      if (!isUsed) continue
      const content = marks.folders.find((one) => pagesIn(join(at, one)).length > 0)
      if (content === undefined) continue
      const text = file === undefined ? '' : readFileSync(file, 'utf8')
      return treeAt(root, { preset: name as MarkdownPreset, dir, content, at: routeIn(text) ?? marks.at }, text)
    }
  return undefined
}

function treeAt(
  root: string,
  place: Pick<ExistingTree, 'preset' | 'dir' | 'content' | 'at'>,
  config: string,
): ExistingTree {
  const at = join(root, place.dir)
  const said = (key: string) => new RegExp(`^\\s*${key}:\\s*(['"])(.+?)\\1`, 'm').exec(config)?.[2]
  const url = said('url') ?? said('site')
  const base = said(treePresets[place.preset].baseKey ?? 'base')
  const versions = existsSync(join(at, 'versioned_docs'))
    ? readdirSync(join(at, 'versioned_docs')).flatMap((one) => /^version-(.+)$/.exec(one)?.[1] ?? [])
    : []
  return {
    ...place,
    pages: pagesIn(join(at, place.content)).length,
    title: said('title') ?? manifestAt(root)?.name ?? 'Documentation',
    url: url !== undefined && URL.canParse(url) ? new URL(url).origin : 'https://docs.example.com',
    base: base?.startsWith('/') ? posix.join(base, '/') : '/',
    versions: versions.sort().reverse(),
    ...componentsIn(at, place),
    languages: languagesIn(at, place, config),
  }
}

const languageName = /^[a-z]{2}(-[A-Za-z]{2,4})?$/

/**
 * The languages of folders of translations, of folders in that of the pages, and of names such as `start.zh.md`, where
 * they have pages of the same names.
 */
function languagesIn(
  at: string,
  { preset, content }: Pick<ExistingTree, 'preset' | 'content'>,
  config: string,
): string[] {
  const dir = join(at, content)
  const pages = pagesIn(dir)
  const elsewhere = treePresets[preset].translations
  const beside = elsewhere && existsSync(join(at, 'i18n')) ? readdirSync(join(at, 'i18n')) : []
  const translated = beside.filter((one) => pagesIn(join(at, elsewhere!(one, content))).length > 0)
  const folders = new Map<string, Set<string>>()
  for (const page of pages) {
    const [first = '', ...rest] = page.split('/')
    const suffix = /^(.*)\.([\w-]+)(\.mdx?)$/.exec(page)
    if (rest.length > 0 && languageName.test(first))
      folders.set(first, (folders.get(first) ?? new Set<string>()).add(rest.join('/')))
    else if (suffix && languageName.test(suffix[2]!) && pages.includes(suffix[1]! + suffix[3]!))
      translated.push(suffix[2]!)
  }
  const all = [...folders.values()]
  const isShared = (page: string) => pages.includes(page) || all.filter((one) => one.has(page)).length > 1
  const inside = [...folders].filter(([, own]) => [...own].some(isShared)).map(([name]) => name)
  const others = [...new Set([...translated, ...inside])].sort()
  if (others.length === 0) return ['en']
  const said = /\bdefault(?:Locale|Language):\s*['"]([\w-]+)['"]/.exec(config)?.[1]
  const first = said !== undefined && said !== 'root' ? said : 'en'
  return [first, ...others.filter((one) => one !== first)]
}

/** The root, the folders in it, and those of workspaces. */
function foldersOf(root: string): string[] {
  const inner = (dir: string): string[] =>
    readdirSync(join(root, dir), { withFileTypes: true })
      .filter((one) => one.isDirectory() && !/^\.|^node_modules$/.test(one.name))
      .map(({ name }) => posix.join(dir, name))
  const first = inner('.')
  return ['.', ...first, ...first.filter((dir) => /^(apps|packages|sites|www)$/.test(dir)).flatMap(inner)]
}

function fileOf(dir: string, name: string): string | undefined {
  const paths = [name, `${name}/index`].flatMap((one) => endings.map((ending) => join(dir, `${one}.${ending}`)))
  return paths.find((path) => existsSync(path))
}

function manifestAt(dir: string): Manifest | undefined {
  return existsSync(join(dir, 'package.json')) ? manifestOf(dir) : undefined
}

function dependsOn(root: string, dir: string, packages: readonly string[]): boolean {
  const { dependencies, devDependencies } = manifestAt(join(root, dir)) ?? {}
  return packages.some((name) => dependencies?.[name] !== undefined || devDependencies?.[name] !== undefined)
}

/** The pathname that a configuration gives to its pages. */
function routeIn(config: string): string | undefined {
  const route = /\brouteBasePath:\s*['"]([^'"]*)['"]/.exec(config)?.[1]
  return route === undefined ? undefined : posix.join('/', route).replace(/(.)\/$/, '$1')
}

/** The files of pages in a folder and below it, relative to it. */
function pagesIn(dir: string): string[] {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.mdx?$/.test(path) && !/(^|\/)(node_modules|\.[^/]+|_[^/]+)(\/|$)/.test(path))
    .sort()
}

function componentsIn(
  at: string,
  { preset, content }: Pick<ExistingTree, 'preset' | 'content'>,
): Pick<ExistingTree, 'components' | 'map'> {
  const { components, mdxInMarkdown, labels = [] } = treePresets[preset]
  const known = new Set([...Object.keys(components), ...labels, 'Fragment'])
  const counts = new Map<string, number>()
  const parts = new Map<string, Set<string>>()
  for (const path of pagesIn(join(at, content))) {
    if (!path.endsWith('.mdx') && !mdxInMarkdown) continue
    const text = readFileSync(join(at, content, path), 'utf8').replace(
      /^ {0,3}(`{3,}|~{3,})[^]*?^ {0,3}\1|(`+)[^`][^]*?\2|<!--[^]*?-->|\{\/\*[^]*?\*\/\}/gm,
      '',
    )
    const own = new Set(
      [...text.matchAll(/^(?:import\s+([^'"]+?)\s+from|export\s+(?:const|function)\s+(\w+))/gm)].flatMap(
        ([, names, name]) => name ?? names?.match(/\w+/g) ?? [],
      ),
    )
    for (const [, name, part] of text.matchAll(/<([A-Z]\w*)(?:\.(\w+))?[\s/>.]/g)) {
      if (known.has(name!) || own.has(name!)) continue
      counts.set(name!, (counts.get(name!) ?? 0) + 1)
      if (part !== undefined) parts.set(name!, (parts.get(name!) ?? new Set()).add(part))
    }
  }
  const files = counts.size === 0 ? [] : sourceFiles(at, /\.[jt]sx$/)
  const map = files.find((one) => /^mdx-components$/i.test(posix.parse(one).name))
  const mapped = map === undefined ? '' : readFileSync(join(at, map), 'utf8')
  const used = [...counts]
    .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    // What the map has needs no entry of its own.
    .filter(([name]) => !new RegExp(`\\b${name}\\b`).test(mapped))
    .map(([name, uses]) => {
      const words = [name, kebab(name)].map((one) => one.toLowerCase())
      const file = files.find((one) => words.includes(posix.parse(one).name.toLowerCase()))
      return { name, uses, parts: [...(parts.get(name) ?? [])], ...(file !== undefined && { file: `./${file}` }) }
    })
  return { components: used, ...(map !== undefined && { map: `./${map}` }) }
}

const kebab = (name: string) => name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`)

/** The text of docs.config.ts. @param site its folder, relative to the root */
export function treeConfiguration(tree: ExistingTree, site: string): string {
  const { preset, dir, at, title, url, base, versions, components, map, languages } = tree
  const quote = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`
  const from = (path: string) => posix.relative(site, posix.join(dir, path)) || '.'
  const content = quote(from(tree.content))
  const times = (uses: number) => `${uses} ${uses === 1 ? 'use' : 'uses'}`
  const older = versions.map(
    (version) =>
      `    // { dir: ${quote(from(`versioned_docs/version-${version}`))}, at: ${quote(posix.join(at, version))} },`,
  )
  const named = [
    ...(map === undefined ? [] : [`    '*': ${quote(from(map))},`]),
    ...components.map(({ name, uses, file }) =>
      file === undefined
        ? `    ${name}: './components/${name}.tsx', // ${times(uses)}, not found`
        : `    ${name}: ${quote(from(file))}, // ${times(uses)}`,
    ),
  ]
  const locales = languages.map((code) => `    { code: ${quote(code)}, label: ${quote(languageLabel(code))} },`)
  const lines = [
    `import { defineConfig } from 'vitrine'`,
    '',
    'export default defineConfig({',
    `  title: ${quote(title)},`,
    `  url: ${quote(url)},`,
    ...(base === '/' ? [] : [`  base: ${quote(base)},`]),
    ...(languages.length > 1 ? ['  locales: [', ...locales, '  ],'] : []),
    `  markdown: { preset: ${quote(preset)} },`,
    ...(older.length === 0
      ? [`  content: [{ dir: ${content}, at: ${quote(at)} }],`]
      : ['  content: [', `    { dir: ${content}, at: ${quote(at)} },`, ...older, '  ],']),
    `  public: ${quote(from(treePresets[preset].publicFolder(tree.content)))},`,
    ...(named.length === 0 ? [] : ['  // Components that pages name.', '  components: {', ...named, '  },']),
    '  // Until the list at the end of a build is empty.',
    '  severities: {',
    ...['code', 'component', 'content', 'html', 'images', 'links', 'markdown', 'mdx'].map(
      (area) => `    '${area}/*': 'warn',`,
    ),
    '  },',
    '})',
    '',
  ]
  return lines.join('\n')
}

/** A language as its speakers call it. */
function languageLabel(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

/** The files of a site for the tree, relative to the root. */
export function treeFiles(tree: ExistingTree, site: string, version: string): Record<string, string> {
  const stubs = tree.components.filter(({ file }) => file === undefined)
  return {
    [posix.join(site, 'docs.config.ts')]: treeConfiguration(tree, site),
    [posix.join(site, 'package.json')]: fill(templateText('package.json'), { site: 'docs', version }),
    ...Object.fromEntries(stubs.map((one) => [posix.join(site, 'components', `${one.name}.tsx`), stubOf(one)])),
  }
}

/** A component to be written: it shows a box with its name, and what is in it. */
function stubOf({ name, uses, parts }: UsedComponent): string {
  const whole =
    parts.length === 0 ? name : `Object.assign(${name}, { ${parts.map((one) => `${one}: ${name}`).join(', ')} })`
  return `/** Pages use it ${uses === 1 ? 'once' : `${uses} times`}; it was not found. Write it here, with the props that they give it. */
import type { ReactNode } from 'react'

function ${name}({ children }: { children?: ReactNode }) {
  return (
    <>
      <code className="missing-component">&lt;${name}&gt;</code>
      {children}
    </>
  )
}

export default ${whole}
`
}
