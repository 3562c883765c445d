/**
 * Which files a demo consists of, and which demos the site has.
 *
 * The bundle of packages must know every package that any demo imports before the first demo is built. References come
 * from the parsed Markdown of every file that contains one, which a build needs anyway.
 */
import { posix } from 'node:path'
import {
  all,
  type Ask,
  type CodeStyling,
  componentsInFile,
  config,
  type DemoOptions,
  demosInFile,
  fileKind,
  type FilePath,
  isHiddenPath,
  question,
  refusal,
  type Route,
  runOptions,
  siteMap,
  sourceFile,
  type Span,
  toPathname,
  type UrlPath,
  wholeSiteMap,
  demoPath,
  livePlace,
  demoStem,
} from '../../../../feature.js'
import {
  aliasedFile,
  componentFile,
  copiedFiles,
  type Edit,
  edited,
  type Form,
  importParts,
  importsIn,
  isForm,
  joinPath,
  markdownFiles,
  ownTemplate,
  resolveFile,
  rootOfFile,
  withFileUrls,
  withIncludes,
  withoutNumbers,
} from '../../../../feature-unstable.js'
import { storiesIn } from '../stories/stories.js'
import { isInStorybook, isStoryTool } from '../stories/story-tool-names.js'
import { demoIn } from './demo-exports.js'
import { exportedDemo, fileOnDisk } from './exported-demo.js'
import { resolveSource } from './live-demo.js'
import { writtenText } from './written-text.js'
import { importedNames } from '../packages/imported-names.js'
import { demoMessages } from '../../messages.js'
import { styleUrls } from '../../shared/style-urls.js'

export interface DemoEntry {
  styling: CodeStyling
  file: FilePath
}

/** The order in which variants are offered. */
const stylings: readonly CodeStyling[] = ['system', 'tailwind', 'css']

/** The files of a demo by the name in a page, without those that must not be published; empty if there are none. */
export const demoEntries = question(
  'demo-entries',
  async (ask, key: { dir: string; name: string }): Promise<DemoEntry[]> => {
    const found = await ask(namedEntries, key)
    const isShown = await all(found.map(({ file }) => isPublishable(ask, key.name, file)))
    return found.filter((_, index) => isShown[index])
  },
)

/**
 * The files that the name of a demo means: `Bars.js` is `Bars.tsx` next to the page, `Bars.js#Stacked` the export
 * `Stacked` of it; a name without extension is a folder with variants.
 */
export const namedEntries = question(
  'named-demo-entries',
  async (ask, { dir, name }: { dir: string; name: string }): Promise<DemoEntry[]> => {
    const path = demoPath(dir, name) as FilePath
    if (livePlace(path)) return (await writtenText(ask, path)) === undefined ? [] : [{ styling: 'system', file: path }]
    const { script, exported } = partsOfName(name)
    const whole = script === undefined ? undefined : await scriptNamed(ask, dir, script)
    const demo = whole && (await demoIn(ask, whole, exported))
    if (demo) return [{ styling: 'system', file: demo }]
    if (whole || hasEnding(name)) return []
    const found: DemoEntry[] = []
    for (const styling of stylings) {
      const base = posix.join(path, styling)
      const stems = ['index', posix.basename(name)].flatMap((stem) =>
        ['.tsx', '.jsx', '.js'].map((extension) => `${base}/${stem}${extension}`),
      )
      const file = await firstFile(ask, stems)
      if (file) found.push({ styling, file })
    }
    return found
  },
)

/**
 * `Bars.js#Stacked` → `Bars.js` and `Stacked`; a folder of variants is no script. The configuration may leave out the
 * ending.
 */
export function partsOfName(name: string): { script?: string; exported?: string } {
  const [, script, exported] = /^([^#]+)(?:#([\w$]+))?$/.exec(name) ?? []
  if (script === undefined || !(hasEnding(script) || isFromRoot(name))) return {}
  return { script, ...(exported !== undefined && { exported }) }
}

/** The script that the name of a demo means, by its path from a folder. */
export function scriptNamed(ask: Ask, dir: string, script: string): Promise<FilePath | undefined> {
  const stem = demoPath(dir, script.replace(/\.[jt]sx?$/, ''))
  const stems = hasEnding(script) ? [stem] : [stem, `${stem}/index`]
  return firstFile(
    ask,
    stems.flatMap((one) => ['.tsx', '.ts', '.jsx', '.js'].map((extension) => one + extension)),
  )
}

const hasEnding = (name: string) => /\.[jt]sx?(#|$)/.test(name)

const isFromRoot = (name: string) => name.startsWith('/')

/** Whether a demo's file may be published: also one in no content folder, if the configuration has chosen it. */
export async function isPublishable(ask: Ask, name: string, demo: FilePath): Promise<boolean> {
  const file = fileOnDisk(demo)
  const reason = await ask(refusal, file)
  return reason === null || (reason === 'outside' && isFromRoot(name) && !isHiddenPath(file))
}

async function firstFile(ask: Ask, candidates: string[]): Promise<FilePath | undefined> {
  for (const candidate of candidates)
    if ((await ask(fileKind, candidate as FilePath)) === 'file') return candidate as FilePath
  return undefined
}

/** A demo as a Markdown file references it. */
export interface DemoReference {
  /** The Markdown file. */
  page: FilePath
  /** The offset of the reference in that file. */
  at: number
  name: string
  options: DemoOptions
  /** The element that is this demo, as the configuration says. */
  by?: string
}

/** Every demo that the site's Markdown references, by file and place. */
export const demoReferences = question('demo-references', async (ask): Promise<DemoReference[]> => {
  const found = await all((await markdownFiles(ask)).map((file) => referencesIn(ask, file).catch(() => [])))
  return found.flat()
})

/** A component that is an island (`{{"component": "Counter", "island": true}}`): a demo without a toolbar. */
export interface IslandReference {
  /** The Markdown file. */
  page: FilePath
  at: number
  /** The component's file. */
  file: FilePath
}

/** Every island that the site's Markdown references, by file and place. */
export const islandReferences = question('island-references', async (ask): Promise<IslandReference[]> => {
  const found = await all((await markdownFiles(ask)).map((file) => islandsIn(ask, file).catch(() => [])))
  return found.flat()
})

async function islandsIn(ask: Ask, page: FilePath): Promise<IslandReference[]> {
  const uses = (await componentsInFile(ask, page)).filter(({ isIsland }) => isIsland)
  const files = await all(uses.map(async ({ component, file }) => (file ? { file } : componentFile(ask, component))))
  // One that is missing is reported by its page.
  return uses.flatMap(({ span }, index) => (files[index] ? [{ page, at: span.start, file: files[index].file }] : []))
}

/** The references of this run: a narrowed one has no demos of pages that it leaves out. */
export const demoReferencesInRun = question('demo-references-in-run', async (ask): Promise<DemoReference[]> =>
  inRun(ask, await ask(demoReferences)),
)

async function inRun<Reference extends { page: FilePath }>(ask: Ask, references: Reference[]): Promise<Reference[]> {
  const { only } = await ask(runOptions)
  if (!only?.length) return references
  const [{ locales }, whole, chosen] = await all([ask(config), ask(wholeSiteMap), ask(siteMap)])
  const left = Object.keys(whole).filter((pathname) => !Object.hasOwn(chosen, pathname))
  const files = await all(
    left.flatMap((pathname) => locales.map(async ({ code }) => (await sourceFile(ask, pathname, code))?.file)),
  )
  // Files that are no page's are included in pages.
  const others = new Set(files)
  return references.filter(({ page }) => !others.has(page))
}

/** The demos that a page shows, its own and those of the Markdown that it includes. */
export async function demosOfPage(ask: Ask, { pathname, locale }: Route): Promise<DemoReference[]> {
  const source = await sourceFile(ask, toPathname(pathname), locale)
  const files = source ? await withIncludes(ask, source.file) : []
  // A file that cannot be read is reported by its page.
  return (await all(files.map((file) => referencesIn(ask, file).catch(() => [])))).flat()
}

async function referencesIn(ask: Ask, page: FilePath): Promise<DemoReference[]> {
  const uses = (await demosInFile(ask, page)).filter(({ picture }) => !picture)
  return uses.map(({ demo, span, by, ...options }) => ({
    page,
    at: span.start,
    name: demo,
    options,
    ...(by !== undefined && { by }),
  }))
}

/** The demos on pages that elements name and that do not exist, by element. */
export const missingDemos = question('missing-demos', async (ask): Promise<Record<string, DemoReference[]>> => {
  const [{ locales }, map] = await all([ask(config), ask(siteMap)])
  const files = await all(
    Object.keys(map).flatMap((pathname) => locales.map(async ({ code }) => sourceFile(ask, pathname, code))),
  )
  const pages = new Set(files.map((source) => source?.file))
  const found: Record<string, DemoReference[]> = {}
  for (const one of await ask(demoReferences))
    if (one.by !== undefined && pages.has(one.page)) {
      const named = await ask(namedEntries, { dir: posix.dirname(one.page), name: one.name })
      if (named.length === 0) (found[one.by] ??= []).push(one)
    }
  return found
})

export interface Imports {
  /** Texts of the site, in the order of the statements. */
  files: FilePath[]
  /** Specifiers of packages. */
  packages: string[]
  /** Images, fonts and other files that are no sources, in the forms in which they are imported. */
  assets: AssetImport[]
  /** Are there others, such as workers? */
  hasOthers: boolean
}

export type AssetImport = { file: FilePath; form: Form }

/** What a script imports at run time. */
const importsOf = question('imports-of', async (ask, file: FilePath): Promise<Imports> => {
  const text = isScript(file) || file.endsWith('.css') ? ((await writtenText(ask, file)) ?? '') : ''
  if (file.endsWith('.css')) return importsOfStyles(ask, file, text)
  const spans = new Map<string, Span | undefined>()
  for (const { specifier, span, isType } of await importsIn(text))
    if (!isType && !spans.has(specifier)) spans.set(specifier, span)
  const rest = withFileUrls(text, (specifier) => {
    spans.set(specifier, undefined)
    return ''
  })
  const found: Imports = { files: [], packages: [], assets: [], hasOthers: rest.includes('import.meta.url') }
  for (const [specifier, span] of spans) {
    const { path, query } = importParts(specifier)
    const isRelative = path.startsWith('.')
    const resolved = isRelative
      ? await resolveSource(ask, joinPath(file, path))
      : path.startsWith(originals)
        ? await ownTemplate(ask, path.slice(originals.length))
        : (await aliasedFile(ask, path))?.file
    if (!resolved) {
      if (!isRelative && !isStoryTool(specifier)) found.packages.push(specifier)
    } else {
      const form = query ?? (copiedFiles.test(resolved) ? 'url' : undefined)
      // The sources of a demo are shown to readers; a stylesheet that a package has, but does not export, is only used.
      if (/(^|\/)node_modules\/.*\.css$/.test(resolved)) found.hasOthers = true
      else if (isHiddenPath(resolved) && !isInStorybook(resolved))
        ask.report(demoMessages.hiddenImport(resolved, { file, ...(span && { span }) }))
      else if (form === undefined) found.files.push(resolved)
      else if (isForm(form) && !form.startsWith('worker')) found.assets.push({ file: resolved, form })
      else found.hasOthers = true
    }
  }
  return found
})

/** The files that `url(…)` names in a stylesheet. */
async function importsOfStyles(ask: Ask, file: FilePath, text: string): Promise<Imports> {
  const paths = [...text.matchAll(styleUrls)].map(([, , path]) => path!)
  const relative = [...new Set(paths)].filter((path) => !path.startsWith('/'))
  const files = await all(relative.map((path) => resolveFile(ask, joinPath(file, path))))
  return {
    files: [],
    packages: [],
    assets: files.flatMap((one) => (one ? [{ file: one, form: 'url' as const }] : [])),
    hasOthers: false,
  }
}

/** What a demo provider of the site imports of the generator's templates. */
const originals = 'vitrine/templates/'

/** A script with relative paths in place of the site's aliases, which nobody else's tools know. */
export async function withoutAliases(ask: Ask, code: string, file: FilePath): Promise<string> {
  if (!isScript(file)) return code
  const edits: Edit[] = []
  for (const { specifier, span } of await importsIn(code)) {
    const aliased = specifier.startsWith('.') ? undefined : await aliasedFile(ask, specifier)
    if (!aliased) continue
    const path = posix.relative(posix.dirname(file), aliased.path)
    edits.push({ ...span, text: path.startsWith('.') ? path : `./${path}` })
  }
  return edited(code, edits)
}

const isScript = (file: FilePath) => /\.[cm]?[jt]sx?$/.test(file)

/** A script and the files of the site that it imports, directly or not: itself first, then in order of import. */
export const scriptClosure = question('script-closure', async (ask, file: FilePath): Promise<Imports> => {
  const files = new Set<FilePath>([file])
  const packages = new Set<string>()
  const assets = new Map<string, AssetImport>()
  let hasOthers = false
  for (const at of files) {
    const found = await ask(importsOf, at)
    hasOthers ||= found.hasOthers
    for (const asset of found.assets) assets.set(`${asset.file}?${asset.form}`, asset)
    found.files.forEach((next) => files.add(next))
    found.packages.forEach((name) => packages.add(name))
  }
  return { files: [...files], packages: [...packages], assets: [...assets.values()], hasOthers }
})

/** What a demo runs, and what readers see of it. */
export const demoClosure = question('demo-closure', async (ask, demo: FilePath): Promise<Imports> => {
  const shown = await ask(scriptClosure, demo)
  const exported = exportedDemo(demo)
  if (!exported) return shown
  const story = await ask(storiesIn, exported.of)
  const run = await all([exported.of, ...(story?.preview ? [story.preview] : [])].map((one) => ask(scriptClosure, one)))
  return run.reduce(mergeImports, shown)
})

function mergeImports(one: Imports, other: Imports): Imports {
  const assets = new Map([...one.assets, ...other.assets].map((asset) => [`${asset.file}?${asset.form}`, asset]))
  return {
    files: [...new Set([...one.files, ...other.files])],
    packages: [...new Set([...one.packages, ...other.packages])],
    assets: [...assets.values()],
    hasOthers: one.hasOthers || other.hasOthers,
  }
}

/** A package that the site does not have, and its name for readers. */
export type ExternalPackage = { name: string; label: string }

/** The first package that a demo needs of those that the site does not have (`external`); null if it needs none. */
export const externalPackage = question(
  'demo-external-package',
  async (ask, demo: FilePath): Promise<ExternalPackage | null> => {
    const { external } = await ask(config)
    const known = Object.keys(external)
    if (known.length === 0) return null
    const { packages } = await ask(demoClosure, demo)
    for (const specifier of packages) {
      const name = known.find((one) => specifier === one || specifier.startsWith(`${one}/`))
      if (name !== undefined) return { name, label: external[name]! }
    }
    return null
  },
)

/** The files of demos and islands that pages of this run show and that can run, sorted. */
export async function demosInRun(ask: Ask): Promise<FilePath[]> {
  return runnable(ask, await ask(demoReferencesInRun), await inRun(ask, await ask(islandReferences)))
}

/** The files of demos and islands that pages show and that can run, sorted. */
export async function demosInUse(ask: Ask): Promise<FilePath[]> {
  return runnable(ask, await ask(demoReferences), await ask(islandReferences))
}

/** The demos that pages of this run show without running them, by the label of the package that they need. */
export async function externalDemosInRun(ask: Ask): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const file of await filesOf(ask, await ask(demoReferencesInRun))) {
    const needed = await ask(externalPackage, file)
    if (needed) counts[needed.label] = (counts[needed.label] ?? 0) + 1
  }
  return counts
}

async function runnable(
  ask: Ask,
  demos: readonly DemoReference[],
  islands: readonly IslandReference[],
): Promise<FilePath[]> {
  const files = [...new Set([...(await filesOf(ask, demos)), ...islands.map(({ file }) => file)])].sort()
  return (
    await withoutExternal(
      ask,
      files.map((file) => ({ file })),
    )
  ).map(({ file }) => file)
}

/** Those that can run: the others need a package that the site does not have. */
export async function withoutExternal<Entry extends { file: FilePath }>(
  ask: Ask,
  entries: readonly Entry[],
): Promise<Entry[]> {
  const needed = await all(entries.map(({ file }) => ask(externalPackage, file)))
  return entries.filter((_, index) => needed[index] === null)
}

async function filesOf(ask: Ask, references: readonly DemoReference[]): Promise<FilePath[]> {
  const files = new Set<FilePath>()
  for (const { page, name } of references) {
    for (const { file } of await ask(demoEntries, { dir: posix.dirname(page), name })) files.add(file)
  }
  return [...files].sort()
}

/** Every package that a demo of the site imports, sorted. */
export const demoPackages = question('demo-packages', async (ask): Promise<string[]> => {
  const closures = await all((await demosInUse(ask)).map((file) => ask(demoClosure, file)))
  return [...new Set(closures.flatMap(({ packages }) => packages))].sort()
})

/**
 * The demos and islands that share a file of the site with others of their page, directly or not: by the file of each,
 * the files of all of them, sorted. A demo in a frame shares nothing.
 */
const sharingDemos = question('sharing-demos', async (ask): Promise<Record<FilePath, FilePath[]>> => {
  const groups = new Map<FilePath, Set<FilePath>>()
  const demos = (await ask(demoReferences)).filter(({ options }) => !options.iframe)
  const [demosOf, islandsOf] = [byPage(demos), byPage(await ask(islandReferences))]
  for (const page of await markdownFiles(ask)) {
    const files = await withIncludes(ask, page)
    const of = <One>(byFile: Map<FilePath, One[]>) => files.flatMap((file) => byFile.get(file) ?? [])
    const firstWith = new Map<FilePath, FilePath>()
    for (const demo of await runnable(ask, of(demosOf), of(islandsOf))) {
      for (const file of (await ask(demoClosure, demo)).files.filter(isScript)) {
        const other = firstWith.get(file) ?? demo
        firstWith.set(file, other)
        if (groups.get(demo)?.has(other) || other === demo) continue
        const group = new Set([...(groups.get(demo) ?? [demo]), ...(groups.get(other) ?? [other])])
        for (const one of group) groups.set(one, group)
      }
    }
  }
  return Object.fromEntries([...groups].map(([demo, group]) => [demo, [...group].sort()]))
})

function byPage<One extends { page: FilePath }>(references: readonly One[]): Map<FilePath, One[]> {
  const found = new Map<FilePath, One[]>()
  for (const one of references) {
    const ofPage = found.get(one.page)
    if (ofPage) ofPage.push(one)
    else found.set(one.page, [one])
  }
  return found
}

/** The demos that a demo shares modules with, itself included; empty where it shares none. */
export const sharersOf = question(
  'demo-sharers',
  async (ask, file: FilePath): Promise<FilePath[]> => (await ask(sharingDemos))[file] ?? [],
)

/** Every file of the site that a demo consists of, sorted. Page by page, since threads still parse the others. */
export const demoFiles = question('demo-files', async (ask): Promise<FilePath[]> => {
  const found = await all((await markdownFiles(ask)).map((page) => filesOfDemosIn(ask, page)))
  return [...new Set(found.flat())].sort()
})

async function filesOfDemosIn(ask: Ask, page: FilePath): Promise<FilePath[]> {
  const [demos, islands] = await all([referencesIn(ask, page).catch(() => []), islandsIn(ask, page).catch(() => [])])
  const closures = await all((await runnable(ask, demos, islands)).map((file) => ask(demoClosure, file)))
  const files = closures.flatMap((closure) => closure.files)
  // Asked now because the bundles of packages wait for all of them.
  await all(files.map((file) => ask(importedNames, file)))
  return files
}

/** The pathname of a demo's own page in every language: `/x/demos/charts/BasicBars/`, `…/Bars.examples/Stacked/`. */
export async function demoPathname(ask: Ask, dir: string, name: string): Promise<UrlPath> {
  const { content, prefix } = await ask(config)
  const written = demoPath(dir, name)
  const file = livePlace(written)?.page ?? written
  const path = posix.dirname(file)
  const root = rootOfFile(file, content)
  const inside = root
    ? posix.join(root.at, await withoutNumbers(ask, posix.relative(root.dir, path)))
    : `/${path.replaceAll('../', '')}`
  const place = prefix && (inside === prefix || inside.startsWith(`${prefix}/`)) ? inside.slice(prefix.length) : inside
  const { script, exported } = partsOfName(name)
  const stem = exported === undefined ? demoStem(name) : `${demoStem(script!)}/${exported}`
  return posix.join(`${prefix}/demos`, place, stem, '/') as UrlPath
}
