/**
 * The files that demos bring along: their own pages, their modules, the packages that they import, and what the live
 * editor fetches.
 *
 * A path tells what it is made from (a demo's file, a package's name), so one file is found and made without the list
 * of all: a development server answers for one demo, and an edited demo concerns no other file.
 */
import {
  all,
  type Ask,
  config,
  defineOutputs,
  type FilePath,
  filesNamed,
  fileToRoute,
  localizedPath,
  type OutputFamily,
  type OutputPath,
  routeToFile,
} from '../../../../feature.js'
import { type ImportedFiles, type ProviderKey, providers } from '../../../../feature-unstable.js'
import { editorPaths, editorText, type EditorPaths } from './editor-files.js'
import { editorPackageFiles, editorPackages } from './editor-packages.js'
import { demosInRun, demosInUse, sharersOf } from '../source/demo-files.js'
import { exportedDemo, fileOfExport } from '../source/exported-demo.js'
import { resolveSource } from '../source/live-demo.js'
import { type DemoSource, demoSource, demoSources, sourcesOfPage } from '../source/demo-strings.js'
import { largeFiles } from '../source/demo-texts.js'
import {
  type BuiltModule,
  demoModule,
  demoModuleFiles,
  runtimeFiles,
  runtimeName,
  type ModuleFiles,
  moduleRoot,
  runtimeModule,
  sharedBuild,
  sharedStem,
} from './demo-module.js'
import { demoPage, demoPages, demoPagesOf, renderDemoPage } from '../render/demo-pages.js'
import { globalCss, sharedStylesPath } from '../render/prerender.js'
import { vendorFiles, vendorFolder, type VendorKey, vendors } from './vendors.js'

type Mode = VendorKey['mode']

/** A page for each demo. They are for embedding; readers meet demos within the family's pages. */
function pageOutputs(mode: Mode): OutputFamily {
  return defineOutputs<string>({
    name: 'demo-pages',
    keys: async (ask) => ((await hasModules(ask)) ? Object.keys(await ask(demoPages)) : []),
    path: async (ask, key) => routeToFile((await ask(demoPage, key))!.route, await ask(config)),
    async key(ask, path) {
      const site = await ask(config)
      const route = fileToRoute(path, site)
      if (!route?.pathname.startsWith(`${site.prefix}/demos/`)) return undefined
      const key = localizedPath(route.pathname, route.locale, site)
      return Object.hasOwn(await ask(demoPages), key) ? key : undefined
    },
    make: (ask, key) => renderDemoPage(ask, key, mode),
    ofPage: demoPagesOf,
  })
}

/** A module or its stylesheet: of a demo, or of what wakes demos in a provider. */
type ModuleFileKey = { source: DemoSource | { runtime: ProviderKey }; type: 'js' | 'css' }

/** @param mode the files of `development` exist only while demos are checked */
function moduleOutputs(mode: Mode): OutputFamily {
  const filesOf = (ask: Ask, source: ModuleFileKey['source']): Promise<ModuleFiles> =>
    'runtime' in source ? ask(runtimeFiles, { mode, ...source.runtime }) : demoModuleFiles(ask, source, mode)
  const keysOf = async (ask: Ask, sources: ModuleFileKey['source'][]): Promise<ModuleFileKey[]> => {
    const found = await all(
      sources.map(async (source): Promise<ModuleFileKey[]> => {
        // A demo that can't be built is reported by the page that shows it.
        const files = await ('runtime' in source ? filesOf(ask, source) : filesOf(ask, source).catch(() => undefined))
        return files ? [{ source, type: 'js' }, ...(files.css ? [{ source, type: 'css' as const }] : [])] : []
      }),
    )
    return found.flat()
  }
  return defineOutputs<ModuleFileKey>({
    name: 'demo-modules',
    async keys(ask) {
      const demos = await sourcesInRun(ask)
      if (demos.length === 0) return []
      return keysOf(ask, [...(await providers(ask)).map((runtime) => ({ runtime })), ...demos])
    },
    ofPage: async (ask, route) => keysOf(ask, await sourcesOfPage(ask, route)),
    path: async (ask, { source, type }) => (await filesOf(ask, source))[type]!,
    async key(ask, path) {
      const [, stem, type] = /^(.+)-[0-9a-f]{10}\.(js|css)$/.exec(path) ?? []
      const root = `${await moduleRoot(ask, mode)}/`
      if (!stem?.startsWith(root)) return undefined
      const name = stem.slice(root.length)
      const runtime = (await providers(ask)).find((one) => runtimeName(one) === name)
      const source = runtime ? { runtime } : await sourceOf(ask, name)
      const isThere = source !== undefined && (await filesOf(ask, source))[type as 'js' | 'css'] === path
      return isThere ? { source, type: type as 'js' | 'css' } : undefined
    },
    async make(ask, { source, type }) {
      const key = { platform: 'browser', mode } as const
      const built = await ('runtime' in source
        ? ask(runtimeModule, { ...source.runtime, ...key })
        : ask(demoModule, { ...source, ...key }))
      return type === 'js' ? built.code : built.css
    },
    cache: 'immutable',
    folder: (ask) => moduleRoot(ask, mode),
  })
}

/** The modules that demos of a page share, by their paths below the folder of modules. */
const sharedOutputs = defineOutputs<string>({
  name: 'demo-shared-modules',
  keys: async (ask) => sharedBy(ask, await sourcesInRun(ask)),
  ofPage: async (ask, route) => sharedBy(ask, await sourcesOfPage(ask, route)),
  path: async (ask, name) => `${await moduleRoot(ask, 'production')}/${name}` as OutputPath,
  async key(ask, path) {
    const root = `${await moduleRoot(ask, 'production')}/`
    const name = path.startsWith(root) ? path.slice(root.length) : undefined
    return name !== undefined && (await sharedModule(ask, name)) !== undefined ? name : undefined
  },
  make: sharedModule,
  cache: 'immutable',
  folder: (ask) => moduleRoot(ask, 'production'),
})

async function sharedBy(ask: Ask, sources: readonly DemoSource[]): Promise<string[]> {
  const found = await all(sources.map(async (source) => (await builtDemo(ask, source))?.shared ?? []))
  return [...new Set(found.flat())].sort()
}

export async function sharedModule(ask: Ask, name: string): Promise<string | undefined> {
  const stem = sharedStem(name.replace(/-[0-9a-f]{10}\.js$/, ''))
  const first = stem === undefined ? undefined : await scriptOf(ask, stem)
  const files = first ? await ask(sharersOf, first) : []
  const sources = (await all(files.map((file) => demoSources(ask, file)))).flat()
  for (const locale of new Set(sources.map((source) => source.locale))) {
    const built = await ask(sharedBuild, { files, ...(locale && { locale }) })
    const text = built?.modules[name]
    if (text !== undefined) return text
  }
  return undefined
}

/** A demo that can't be built is reported by the page that shows it. */
function builtDemo(ask: Ask, source: DemoSource): Promise<BuiltModule | undefined> {
  return ask(demoModule, { ...source, platform: 'browser', mode: 'production' } as const).catch(() => undefined)
}

/** The packages that demos import, by the names of their files. */
function vendorOutputs(mode: Mode): OutputFamily {
  const browser = { platform: 'browser', mode } as const
  return defineOutputs<string>({
    name: 'demo-vendors',
    keys: async (ask) => ((await hasModules(ask)) ? Object.keys((await ask(vendors, browser)).sizes) : []),
    path: async (ask, name) => `${await vendorFolder(ask, mode)}/${name}` as OutputPath,
    async key(ask, path) {
      const folder = `${await vendorFolder(ask, mode)}/`
      if (!path.startsWith(folder)) return undefined
      const name = path.slice(folder.length)
      return Object.hasOwn((await ask(vendors, browser)).sizes, name) ? name : undefined
    },
    make: async (ask, name) => (await vendorFiles(ask, browser))[name],
    cache: 'immutable',
    folder: (ask) => vendorFolder(ask, mode),
  })
}

/** What readers can import where they edit code. Files that demos load as well have the same names and contents. */
const editorPackageOutputs = defineOutputs<string>({
  name: 'demo-editor-packages',
  keys: async (ask) => ((await hasModules(ask)) ? editorOnly(ask) : []),
  path: async (ask, name) => `${await vendorFolder(ask, 'production')}/${name}` as OutputPath,
  async key(ask, path) {
    const folder = `${await vendorFolder(ask, 'production')}/`
    if (!path.startsWith(folder)) return undefined
    const name = path.slice(folder.length)
    return (await editorOnly(ask)).includes(name) ? name : undefined
  },
  make: async (ask, name) => (await editorPackageFiles(ask))[name],
  cache: 'immutable',
  // Megabytes for a site that is kept whole, and editing needs a connection anyway.
  offline: 'never',
  folder: (ask) => vendorFolder(ask, 'production'),
})

async function editorOnly(ask: Ask): Promise<string[]> {
  const { sizes } = await ask(vendors, { platform: 'browser', mode: 'production' })
  return (await ask(editorPackages)).names.filter((name) => !Object.hasOwn(sizes, name))
}

/** The provider's rules, which all pages with demos share. */
const styleOutputs = defineOutputs<'shared-styles'>({
  name: 'demo-styles',
  keys: async (ask) => ((await hasModules(ask)) && (await ask(sharedStylesPath)) ? ['shared-styles'] : []),
  path: async (ask) => (await ask(sharedStylesPath))!,
  key: async (ask, path) => (path === (await ask(sharedStylesPath)) ? 'shared-styles' : undefined),
  make: (ask) => ask(globalCss),
  cache: 'immutable',
  folder: (ask) => vendorFolder(ask, 'production'),
})

type EditorFileKey = ProviderKey & { file: keyof EditorPaths }

/** What the live editor fetches. */
const editorOutputs = defineOutputs<EditorFileKey>({
  name: 'demo-editor',
  keys: async (ask) => ((await hasModules(ask)) ? (await editorEntries(ask)).map(([key]) => key) : []),
  path: async (ask, { file, ...provider }) => (await ask(editorPaths, provider))[file],
  key: async (ask, path) => (await editorEntries(ask)).find(([, own]) => own === path)?.[0],
  make: (ask, { file, ...provider }) => editorText(ask, file, provider),
  cache: 'immutable',
  folder: (ask) => moduleRoot(ask, 'production'),
})

/** Every file once: providers have the same frame. */
async function editorEntries(ask: Ask): Promise<[EditorFileKey, OutputPath][]> {
  const found = new Map<OutputPath, EditorFileKey>()
  for (const provider of await providers(ask))
    for (const [file, path] of Object.entries(await ask(editorPaths, provider)) as [keyof EditorPaths, OutputPath][])
      if (!found.has(path)) found.set(path, { file, ...provider })
  return [...found].map(([path, key]) => [key, path])
}

/** What a published site has. */
export const demoOutputs: OutputFamily[] = [
  pageOutputs('production'),
  moduleOutputs('production'),
  sharedOutputs,
  vendorOutputs('production'),
  editorPackageOutputs,
  styleOutputs,
  editorOutputs,
]

/** What differs while demos are checked: React's development build says more about a mismatch. */
export const developmentOutputs: OutputFamily[] = [
  pageOutputs('development'),
  moduleOutputs('development'),
  vendorOutputs('development'),
]

/** The images, fonts and workers that demos, providers and their packages import, and files that pages link to. */
export async function demoImportedFiles(ask: Ask): Promise<ImportedFiles> {
  if (!(await hasModules(ask))) return {}
  const key = { platform: 'browser', mode: 'production' } as const
  const found = await all([
    ...(await demosInRun(ask)).map((file) => largeFiles(ask, file)),
    ...(await sourcesInRun(ask)).map(async (source) => (await builtDemo(ask, source))?.files ?? {}),
    ...(await providers(ask)).map(async (provider) => (await ask(runtimeModule, { ...provider, ...key })).files),
    ask(vendors, key).then(({ imported }) => imported),
    ask(editorPackages).then(({ imported }) => imported),
  ])
  return Object.assign({}, ...found) as ImportedFiles
}

async function sourcesInRun(ask: Ask): Promise<DemoSource[]> {
  return (await all((await demosInRun(ask)).map((file) => demoSources(ask, file)))).flat()
}

/** The demo whose module a path without hash and extension names: `charts/Bars`, or `charts/Bars.zh` in a language. */
async function sourceOf(ask: Ask, stem: string): Promise<DemoSource | undefined> {
  const file = await scriptOf(ask, stem)
  if (file) return { file }
  const [, bare, locale] = /^(.+)\.([^./]+)$/.exec(stem) ?? []
  const original = bare === undefined ? undefined : await scriptOf(ask, bare)
  return original && ask(demoSource, { file: original, locale: locale! })
}

async function scriptOf(ask: Ask, stem: string): Promise<FilePath | undefined> {
  for (const extension of ['.tsx', '.ts', '.jsx', '.js'])
    for (const file of filesNamed(stem + extension)) {
      if ((await resolveSource(ask, file)) !== file) continue
      const exported = exportedDemo(file)
      return exported ? fileOfExport(exported) : file
    }
  return undefined
}

/** Does the site show any demo that has a file? In a narrowed run too: the playground needs what edits them. */
async function hasModules(ask: Ask): Promise<boolean> {
  return (await demosInUse(ask)).length > 0
}
