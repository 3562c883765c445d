/**
 * One demo as a module of its own, for the browser or for Node, in which every package is an address in the vendors'
 * folder: one script by itself, several as a bundle of a few milliseconds.
 *
 * Addresses are relative and have no hash, so the module's text, and with it its name, depends neither on where the
 * site is mounted nor on what else is in the files of the packages. Identifiers are not minified: names of CSS modules
 * must be the same on both sides, and stacks stay readable.
 */
import { posix } from 'node:path'
import {
  all,
  type Ask,
  assetFolder,
  config,
  Failure,
  type FilePath,
  fileText,
  hash,
  nameInOutput,
  type OutputPath,
  question,
  type Span,
  stringSpan,
} from '../../../../feature.js'
import {
  bundle,
  bundledPackages,
  environment,
  forBrowser,
  formatsOf,
  forNode,
  graphPlugin,
  type ImportedFile,
  type ImportedFiles,
  importedFiles,
  type PackageRule,
  type Plugin,
  providerFile,
  type ProviderKey,
  sortedFiles,
  styleImports,
  templateImports,
  transform,
  type TransformOptions,
} from '../../../../feature-unstable.js'
import { importedNames, mergeImportedNames } from '../packages/imported-names.js'
import { type ImportedNames, moduleRecord, scriptLoader } from '../packages/module-record.js'
import type { MissingImport } from '../packages/packages.js'
import { demoMessages } from '../../messages.js'
import { demoClosure, sharersOf } from '../source/demo-files.js'
import { fileOnDisk, moduleOfDemo } from '../source/exported-demo.js'
import { type DemoSource, sourceText } from '../source/demo-strings.js'
import { resolveSource } from '../source/live-demo.js'
import { standIns } from '../source/stand-ins.js'
import { storyTools } from '../stories/stories.js'
import { PrerenderPool } from '../render/prerender-pool.js'
import { confinedCss } from '../../shared/confined-css.js'
import {
  importedByName,
  usesRequire,
  vendorImports,
  withChecks,
  withNodeAddresses,
  withVendorImports,
} from './package-imports.js'
import { providerRoot, type VendorKey, vendorFolder, vendors } from './vendors.js'

export interface BuiltModule {
  code: string
  /** What its own stylesheets say; empty where it has none. */
  css: string
  /** The files of the vendors that it imports. */
  vendors: string[]
  /** The images, fonts and workers that it imports. */
  files: ImportedFiles
  /** The modules that it shares with other demos of its page, by their paths below the folder of modules. */
  shared?: string[]
}

/** Stands in modules for the folder of the vendors. */
export const vendorScheme = 'vitrine-vendors:'

export type ModuleKey = VendorKey & DemoSource

/** A demo, exporting its component as default. */
export const demoModule = question('demo-module', async (ask, { file, locale, ...key }: ModuleKey) => {
  if (key.platform === 'node') {
    const site = await ask(config)
    ask.context.services.get(PrerenderPool).prepare(formatsOf(site, locale ?? site.locales[0]!.code))
  }
  const source = { file, ...(locale && { locale }) }
  // While demos are rendered, each has modules of its own: what one changes must not show in another.
  const sharers = key.platform === 'browser' && key.mode === 'production' ? await ask(sharersOf, file) : []
  const together = sharers.length > 1 && (await ask(sharedBuild, { files: sharers, ...(locale && { locale }) }))
  if (together) return together.demos[file]!
  const { files } = await ask(demoClosure, file)
  const imported = mergeImportedNames(await all(files.map((one) => ask(importedNames, one))))
  const kept = importedByName(imported)
  const isByName = fileOnDisk(file) === file && Object.keys(imported).length === kept.size
  const built = isByName && (await builtByName(ask, key, source, kept, files.length === 1))
  const whole = await moduleOfDemo(ask, file, spell)
  const module = built || (await smallBuild(ask, key, whole, moduleFolder(file), { source, kept }))
  if (key.platform === 'browser') return module
  const { entries, unlisted } = await ask(vendors, key)
  if (Object.keys(unlisted).length === 0) return module
  const names: ImportedNames = {}
  for (const [specifier, list] of Object.entries(unlisted)) names[vendorScheme + entries[specifier]?.file] = list
  return { ...module, code: withChecks(module.code, await moduleRecord(module.code), names) }
})

/**
 * A demo that imports nothing but names of packages, as most do: esbuild keeps these imports, and their addresses are
 * edited in its result. If it is one script, it is not even bundled.
 *
 * @param specifiers what it imports of packages
 * @returns undefined where `smallBuild` is needed, also to report what is wrong with the demo
 */
async function builtByName(
  ask: Ask,
  key: VendorKey,
  source: DemoSource,
  specifiers: ReadonlySet<string>,
  isSingle: boolean,
): Promise<BuiltModule | undefined> {
  const isNode = key.platform === 'node'
  // A module for the browser is one line, so an edit of an import would move all places of a source map.
  if (!isNode && key.mode === 'development') return undefined
  const { entries } = await ask(vendors, key)
  const replaced = isNode ? await ask(standIns) : {}
  for (const specifier of specifiers)
    if (!Object.hasOwn(entries, specifier) || Object.hasOwn(replaced, specifier)) return undefined
  const compiled = await (isSingle ? compileScript(ask, key, source) : compileScripts(ask, key, source, specifiers))
  if (!compiled || usesRequire(compiled.code) || compiled.code.includes('import.meta.url')) return undefined
  const { code, css, files } = compiled
  const record = await moduleRecord(code)
  // The bundle reports that there is no default export.
  if (!record.exports.some(({ name }) => name === 'default') || record.exports.some(({ from }) => from))
    return undefined
  // And which file is missing.
  const isRelative = ({ start, end }: Span) => /^["'`]\./.test(code.slice(start, end))
  if (!record.imports.every(({ specifier }) => Object.hasOwn(entries, specifier))) return undefined
  if (record.dynamicImports.some(isRelative)) return undefined
  if (isNode) {
    const addressOf = (specifier: string) => vendorScheme + entries[specifier]!.file
    return { code: withNodeAddresses(code, record, addressOf), css: '', vendors: [], files }
  }
  const address = await relativeVendors(ask, key, moduleFolder(source.file))
  const found = withVendorImports(code, record, entries, address)
  return found && { code: found.code, css, vendors: [...new Set(found.used)].sort(), files }
}

interface SharedBuild {
  demos: Record<FilePath, BuiltModule>
  /** What they share, by path below the folder of modules. */
  modules: Record<string, string>
}

/**
 * Demos that share files of the site, for browsers: these files become modules that all of them import, so that a store
 * is the same for all. null if one cannot be built, which its own build reports.
 */
export const sharedBuild = question(
  'demo-shared-build',
  async (ask, source: { files: FilePath[]; locale?: string }): Promise<SharedBuild | null> => {
    const closures = await all(source.files.map((file) => ask(demoClosure, file)))
    const scripts = [...new Set(closures.flatMap(({ files }) => files))]
    const kept = importedByName(mergeImportedNames(await all(scripts.map((one) => ask(importedNames, one)))))
    try {
      return (await splitBuild(ask, source, kept)) ?? (await splitBuild(ask, source, new Set())) ?? null
    } catch (error) {
      if (error instanceof Failure) return null
      throw error
    }
  },
)

/** @returns undefined if the imports of packages cannot be edited */
async function splitBuild(
  ask: Ask,
  { files, ...language }: { files: FilePath[]; locale?: string },
  kept: ReadonlySet<string>,
): Promise<SharedBuild | undefined> {
  const key = { platform: 'browser', mode: 'production' } as const
  // Modules lie in several folders.
  const address = (name: string) => vendorScheme + name
  const texts = await all(files.map((file) => moduleOfDemo(ask, file, spell)))
  const first = files[0]!
  const built = await bundleDemos(ask, key, texts, address, { source: { file: first, ...language }, kept })
  const codes = new Map<string, string>()
  for (const { path, text } of built.outputFiles.filter(({ path }) => path.endsWith('.js'))) {
    const code =
      kept.size === 0 ? text : withVendorImports(text, await moduleRecord(text), built.entries, address)?.code
    if (code === undefined) return undefined
    codes.set(posix.basename(path), code)
  }
  /** An output and all that it imports, directly or not. */
  const reached = (name: string): string[] => {
    const found = new Set([name])
    for (const one of found)
      for (const [, next] of codes.get(one)!.matchAll(chunkImport)) if (codes.has(next!)) found.add(next!)
    return [...found]
  }
  const chunks = [...codes.keys()].filter((name) => name.startsWith('chunk-')).sort()
  const stem = moduleStem({ file: first })
  const paths = new Map(
    chunks.map((name) => {
      const [own, ...others] = reached(name).map((one) => codes.get(one)!)
      return [name, `${stem}.shared-${hash(JSON.stringify([own, ...others.sort()]), 10)}.js`]
    }),
  )
  const placed = async (name: string, folder: string): Promise<string> => {
    const vendorsHere = (await relativeVendors(ask, key, folder))('')
    return codes
      .get(name)!
      .replaceAll(vendorScheme, vendorsHere)
      .replace(chunkImport, (whole, chunk: string) => {
        const path = paths.get(chunk)
        return path === undefined ? whole : relativePath(folder, path)
      })
  }
  const demos = files.map(async (file, index): Promise<[FilePath, BuiltModule]> => {
    const [own, ...others] = reached(`entry${index}.js`)
    const loaded = [own!, ...others]
    const used = loaded.flatMap((name) => [...codes.get(name)!.matchAll(vendorImport)].map(([, vendor]) => vendor!))
    const css = built.outputFiles.find(({ path }) => path.endsWith(`/entry${index}.css`))?.text ?? ''
    const module: BuiltModule = {
      code: await placed(own!, moduleFolder(file)),
      css: confinedCss(css),
      vendors: [...new Set(used)].sort(),
      files: built.files,
      shared: others.map((name) => paths.get(name)!).sort(),
    }
    return [file, module]
  })
  const modules = chunks.map(async (name): Promise<[string, string]> => {
    return [paths.get(name)!, await placed(name, moduleFolder(first))]
  })
  return { demos: Object.fromEntries(await all(demos)), modules: Object.fromEntries(await all(modules)) }
}

/** In what `splitBuild` makes. */
const chunkImport = /\.\/(chunk-\w{8}\.js)/g
const vendorImport = new RegExp(`${vendorScheme}([^"'\`]+)`, 'g')

/** A module that a path without its hash names, shared by demos: the first of them is in its name. */
export const sharedStem = (stem: string) => /^(.+)\.shared$/.exec(stem)?.[1]

function relativePath(folder: string, path: string): string {
  const relative = posix.relative(folder, path)
  return relative.startsWith('.') ? relative : `./${relative}`
}

interface Compiled {
  code: string
  css: string
  files: ImportedFiles
}

async function compileScript(ask: Ask, key: VendorKey, source: DemoSource): Promise<Compiled | undefined> {
  const script = await scriptOf(ask, source)
  if (!script) return undefined
  const { contents, ...options } = script
  const code = await transform(contents, { ...(await profileOf(ask, key)), ...options, treeShaking: true })
  return code === undefined ? undefined : { code, css: '', files: {} }
}

/**
 * Bundles them. About what esbuild knows by itself, it does not ask this process: the first script and the packages.
 */
async function compileScripts(
  ask: Ask,
  key: VendorKey,
  source: DemoSource,
  specifiers: ReadonlySet<string>,
): Promise<Compiled | undefined> {
  const stdin = await scriptOf(ask, source)
  if (!stdin) return undefined
  const read = (file: FilePath) => sourceText(ask, { ...source, file })
  const found = new Map<string, ImportedFile>()
  try {
    const { outputFiles } = await bundle(
      ask,
      {
        ...(await profileOf(ask, key)),
        stdin,
        external: [...specifiers],
        plugins: [
          importedFiles(ask, found),
          graphPlugin(ask, noPackages, {}, read, { first: source.file, resolve: resolveSource }),
        ],
      },
      bundleFailure(source.file),
    )
    return { ...textsOf(outputFiles), files: sortedFiles(found) }
  } catch {
    // `smallBuild` reports why.
    return undefined
  }
}

/** Of a bundle. */
function textsOf(files: readonly { path: string; text: string }[]): Pick<Compiled, 'code' | 'css'> {
  const textOf = (extension: string) => files.find(({ path }) => path.endsWith(extension))?.text ?? ''
  return { code: textOf('.js'), css: confinedCss(textOf('.css')) }
}

const noPackages: PackageRule = (_ask, { specifier, kind }) =>
  kind === 'import-rule' ? Promise.reject(new Error(specifier)) : Promise.resolve({ external: specifier })

async function scriptOf(ask: Ask, source: DemoSource) {
  const loader = scriptLoader(source.file)
  const contents = loader && (await sourceText(ask, source))
  return contents === undefined ? undefined : { contents, loader, sourcefile: `vitrine:${source.file}` }
}

/** What hydrates demos (browser) or renders them (Node), with the site's provider. */
export const runtimeModule = question('demo-runtime', async (ask, { provider, ...key }: VendorKey & ProviderKey) => {
  const of = provider === undefined ? {} : { provider }
  const own =
    key.platform === 'browser'
      ? 'vitrine:dist/src/features/demos/browser/wake/hydrate.js'
      : 'vitrine:dist/src/features/demos/node/render/render-demo.js'
  const file = spell(await providerFile(ask, of))
  const lines = [
    `import * as provider from ${file}`,
    `import runtime from ${spell(own as FilePath)}`,
    'export default runtime(provider)',
  ]
  // Where the provider is missing, the bundle fails and says so; esbuild takes what is only exported again for a type.
  if (key.platform === 'node') lines.push(`import { Provider } from ${file}`, 'export const checked = Provider')
  return smallBuild(ask, key, lines.join('\n'), '', of)
})

/** The site's provider, importing packages by their names: for a document that has an import map of its own. */
export const providerText = question('demo-provider-text', async (ask, of: ProviderKey) => {
  const file = await providerFile(ask, of)
  const key = { platform: 'browser', mode: 'production' } as const
  return smallBuild(ask, key, `export { Provider } from ${spell(file)}`, undefined, of)
})

/** A module and its stylesheet as files of the output. */
export type ModuleFiles = {
  js: OutputPath
  css?: OutputPath
}

/** The path of a demo's module: it names the demo's file, its language if translated, and a hash of the content. */
export async function demoModuleFiles(ask: Ask, source: DemoSource, mode: VendorKey['mode']): Promise<ModuleFiles> {
  const built = await ask(demoModule, { ...source, platform: 'browser', mode })
  return moduleFiles(built, `${await moduleRoot(ask, mode)}/${moduleStem(source)}`)
}

/** The name of a demo's module below the folder of modules, without its hash. */
function moduleStem({ file, locale }: DemoSource): string {
  return moduleFolder(file) + posix.basename(file).replace(/\.\w+$/, locale ? `.${locale}` : '')
}

/** The path of the module that hydrates demos. Every demo names it, so its text is not hashed for each. */
export const runtimeFiles = question(
  'demo-runtime-files',
  async (ask, { mode, ...of }: { mode: VendorKey['mode'] } & ProviderKey): Promise<ModuleFiles> => {
    const built = await ask(runtimeModule, { platform: 'browser', mode, ...of })
    return moduleFiles(built, `${await moduleRoot(ask, mode)}/${runtimeName(of)}`)
  },
)

/** The name of that module without its hash: `hydrate`, or `hydrate.zh` with the provider of a language. */
export function runtimeName({ provider }: ProviderKey): string {
  return provider === undefined ? 'hydrate' : `hydrate.${provider}`
}

/** The folder of the output that holds demos' modules; the one for development exists only while demos are checked. */
export async function moduleRoot(ask: Ask, mode: VendorKey['mode']): Promise<string> {
  return `${await assetFolder(ask)}/demos${mode === 'development' ? '-development' : ''}`
}

function moduleFiles({ code, css }: BuiltModule, stem: string): ModuleFiles {
  return {
    js: `${stem}-${hash(code, 10)}.js` as OutputPath,
    ...(css && { css: `${stem}-${hash(css, 10)}.css` as OutputPath }),
  }
}

/** `content/charts/Bars.tsx` → `content/charts/`. */
function moduleFolder(file: FilePath): string {
  const dir = posix.dirname(nameInOutput(file).replace(/^vitrine:/, ''))
  return dir === '.' ? '' : `${dir}/`
}

function spell(file: FilePath): string {
  return JSON.stringify(file.startsWith('vitrine:') ? file : `./${file}`)
}

/** @param folder where the module will lie, for addresses of packages; undefined leaves their names */
async function smallBuild(
  ask: Ask,
  key: VendorKey,
  text: string,
  folder: string | undefined,
  { source, kept = new Set(), ...provider }: BuiltFrom,
): Promise<BuiltModule> {
  const isNode = key.platform === 'node'
  const address = isNode || folder === undefined ? undefined : await relativeVendors(ask, key, folder)
  const edited = key.mode === 'production' ? kept : new Set<string>()
  const from = { ...provider, kept: edited, ...(source && { source }) }
  const { outputFiles, entries, used, files } = await bundleDemos(ask, key, [text], address, from)
  const { code, css: styles } = textsOf(outputFiles)
  const css = isNode ? '' : styles
  if (!address || edited.size === 0) return { code, css, vendors: [...used].sort(), files }
  const found = withVendorImports(code, await moduleRecord(code), entries, address)
  // Without edits, esbuild says where a name is imported that does not exist.
  if (!found) return smallBuild(ask, key, text, folder, { ...provider, ...(source && { source }) })
  return { code: found.code, css, vendors: [...new Set([...used, ...found.used])].sort(), files }
}

/** A demo and the packages of which it imports nothing but names, or a provider. */
type BuiltFrom = ProviderKey & { source?: DemoSource; kept?: ReadonlySet<string> }

/**
 * Bundles modules; what several of them reach becomes chunks.
 *
 * @param address of a file of the vendors, for browsers
 */
async function bundleDemos(
  ask: Ask,
  key: VendorKey,
  texts: readonly string[],
  address: ((name: string) => string) | undefined,
  { source, kept = new Set(), ...provider }: BuiltFrom,
) {
  const file = source?.file
  const isNode = key.platform === 'node'
  const known = await ask(vendors, key)
  const entries = file ? known.entries : (known.base[providerRoot(provider)] ?? {})
  const used = new Set<string>()
  const packages: PackageRule = async (_ask, { specifier, from, ...wanted }) => {
    if (wanted.kind === 'import-rule') {
      const found = await bundledPackages(ask, { specifier, from, ...wanted })
      if ('file' in found) return found
    }
    if (specifier.startsWith('node:')) return { external: specifier }
    // The one module of the generator that runs in browsers, too: a demo provider takes the site's colours from it.
    if (specifier === 'vitrine/theme')
      return { file: ask.context.fs.absolute('vitrine:dist/src/theme/index.js' as FilePath) }
    const entry = entries[specifier]
    if (!entry)
      throw await packageMissing(ask, specifier, ask.context.fs.relative(from), known.missing[specifier], file)
    return { external: isNode ? vendorScheme + entry.file : specifier }
  }
  const found = new Map<string, ImportedFile>()
  const names = texts.map((_, index) => (texts.length === 1 ? 'entry' : `entry${index}`))
  const { outputFiles } = await bundle(
    ask,
    {
      ...(await profileOf(ask, key)),
      ...styleImports,
      ...(texts.length > 1 && { splitting: true, chunkNames: 'chunk-[hash]' }),
      entryPoints: names,
      plugins: [
        storyTools,
        importedFiles(ask, found),
        templateImports(ask, []),
        ...(isNode ? [standInImports(await ask(standIns))] : []),
        ...(address ? [vendorImports(entries, address, kept, used)] : []),
        graphPlugin(
          ask,
          packages,
          Object.fromEntries(names.map((name, index) => [name, { text: texts[index]!, loader: 'js' }])),
          (one) => sourceText(ask, { ...source, file: one }),
          { resolve: resolveSource },
        ),
      ],
    },
    bundleFailure(file),
  )
  return { outputFiles, entries, used, files: sortedFiles(found) }
}

/** A page shows the code of a demo that cannot be built; without the provider there are no demos at all. */
function bundleFailure(demo: FilePath | undefined) {
  const severity = demo ? 'warning' : 'error'
  return { code: 'demo/syntax', hint: 'Fix the code of the demo.', severity } as const
}

/** Gives importers the stand-in of a package, and the stand-in the package itself. */
function standInImports(known: Record<string, FilePath>): Plugin {
  return {
    name: 'vitrine-stand-ins',
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, ({ path, importer }) =>
        Object.hasOwn(known, path) && importer !== known[path]
          ? { path: known[path]!, namespace: 'vitrine' }
          : undefined,
      )
    },
  }
}

/** How demos are compiled. */
async function profileOf(ask: Ask, { platform, mode }: VendorKey) {
  const isNode = platform === 'node'
  const { base } = await ask(config)
  return {
    ...(isNode ? forNode : { ...forBrowser, minify: false, minifyWhitespace: true, minifySyntax: true }),
    // Errors name the sources: those of prerendering, and those that a check finds in its browser.
    sourcemap: (isNode || mode === 'development') && 'inline',
    define: environment({ mode, isPrerendered: isNode, base }),
  } satisfies TransformOptions
}

/** From the folder of a module to a file of the vendors. */
async function relativeVendors(ask: Ask, { mode }: VendorKey, folder: string): Promise<(name: string) => string> {
  const relative = posix.relative(`${await moduleRoot(ask, mode)}/${folder}`, await vendorFolder(ask, mode))
  return (name) => `${relative}/${name}`
}

async function packageMissing(
  ask: Ask,
  specifier: string,
  dir: string,
  missing: MissingImport | undefined,
  demo: FilePath | undefined,
): Promise<Failure> {
  const text = demo && (await ask(fileText, fileOnDisk(demo)))
  const span = text === undefined ? undefined : stringSpan(text, specifier)
  const file = demo ? fileOnDisk(demo) : (dir as FilePath)
  const severity = demo ? 'warning' : 'error'
  if (!missing?.diagnostics)
    return new Failure(demoMessages.packageMissing(severity, specifier, missing, { file, span }))
  // A message about the import itself is at the import.
  const here = { file, ...(span && { span }) }
  return new Failure(
    missing.diagnostics.map((one) => ({ ...one, severity, ...(one.file?.startsWith('vendor:') && here) })),
  )
}
