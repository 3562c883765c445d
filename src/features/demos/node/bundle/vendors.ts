/**
 * The packages that demos import, bundled once for all demos.
 *
 * For the browser they are few files, grouped by package (../packages/packages.ts), with only the names that demos
 * import. Modules of demos import them by addresses without a hash (`vendors/scope-charts.js`), as the files do among
 * themselves; a page's import map tells where they are. So an edited or added demo renames no other demo, and of the
 * packages only files that got something new. React is a bundle of its own, which depends on nothing but its version.
 *
 * For Node, for prerendering, there is an entry for each specifier: packages that import stylesheets can't be run as
 * they lie, and both sides must see the same `process.env.NODE_ENV`, which some libraries put into class names.
 */
import { posix } from 'node:path'
import {
  all,
  type Ask,
  assetFolder,
  config,
  Failure,
  type FilePath,
  hash,
  type HeadTag,
  question,
  withBase,
} from '../../../../feature.js'
import {
  aliasedFile,
  bundle,
  dependOnPackage,
  environment,
  fileUrls,
  forNode,
  hasFileUrls,
  hasForm,
  type ImportedFile,
  type ImportedFiles,
  importedFiles,
  linkedModules,
  packageName,
  paths,
  type Plugin,
  providerFile,
  type ProviderKey,
  providers,
  requireInModule,
  resolvePackage,
  sortedFiles,
  withLinkedModules,
} from '../../../../feature-unstable.js'
import { cssModules } from '../packages/css-modules.js'
import { exportNames } from '../packages/export-names.js'
import { importedNames, mergeImportedNames } from '../packages/imported-names.js'
import type { ImportedNames } from '../packages/module-record.js'
import { missingFrom, withoutBroken, withoutMissing } from '../packages/missing-imports.js'
import { baseRoot, localRoot, slug } from '../packages/package-groups.js'
import {
  type BundledPackages,
  bundlePackages,
  type MissingImport,
  type PackageEntries,
  type PackagesToBundle,
} from '../packages/packages.js'
import { demoFiles, demoPackages, scriptClosure } from '../source/demo-files.js'
import { confinedCss } from '../../shared/confined-css.js'
import { librarySources, type LibrarySources, reportBuilt } from './library-sources.js'
import { standIns } from '../source/stand-ins.js'

export type VendorKey = {
  platform: 'browser' | 'node'
  /** `development` is for checks: React says more about a mismatch. */
  mode: 'production' | 'development'
}

/** What demos can import. Files have names without hashes here. */
export interface Vendors {
  /** The file of each specifier that demos import, and its names. */
  entries: PackageEntries
  /** The same for what providers, each by its `providerRoot`, and the scripts around a demo import. */
  base: Record<string, PackageEntries>
  /** What a file loads at once, itself included; empty for Node. */
  closure: Record<string, string[]>
  /** The name in the output of every script. */
  scripts: Record<string, string>
  /** Bytes of every file, by its name in the output. */
  sizes: Record<string, number>
  /** Stylesheets that a specifier brings along, as they are named in the output. */
  css: Record<string, string>
  /** Specifiers without an entry, because they import something that is not installed. */
  missing: Record<string, MissingImport>
  /** Names that are imported of CommonJS in which the lexer does not find them: they may be there at run time. */
  unlisted: Record<string, string[]>
  /** The images, fonts and workers that they import. */
  imported: ImportedFiles
  /** Fingerprint of all files. */
  hash: string
}

type VendorFiles = Record<string, string>

export const reactModules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']

export const vendorFailure = {
  code: 'demo/vendors',
  hint: 'Correct the file of the library, or name the package that imports it in `external` of docs.config.ts: its demos show their code then.',
}

/** React, with everything that it exports. */
export const reactBundle = question('demo-react', async (ask, mode: VendorKey['mode']): Promise<BundledPackages> =>
  bundlePackages(ask, {
    base: (await ask(config)).base,
    roots: { react: Object.fromEntries(reactModules.map((specifier) => [specifier, ['*']])) },
    mode,
    failure: vendorFailure,
  }),
)

const vendorBuild = question(
  'demo-vendor-build',
  async (ask, { platform, mode }: VendorKey): Promise<{ vendors: Vendors; files: VendorFiles }> =>
    platform === 'node' ? buildForNode(ask, mode) : buildForBrowser(ask, mode),
)

/**
 * Bundles for browsers, without what cannot be compiled. The bundle for Node fails for the same reasons, and esbuild
 * knows their places and who needs them.
 */
export async function bundleForBrowser(ask: Ask, wanted: PackagesToBundle): Promise<BundledPackages> {
  try {
    return await bundlePackages(ask, wanted)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const names = mergeImportedNames(Object.values(wanted.roots))
    const { missing } = await bundleForNode(ask, wanted.mode, Object.keys(names), names)
    const broken = Object.fromEntries(Object.entries(missing).filter(([, { diagnostics }]) => diagnostics))
    if (Object.keys(broken).length === 0) throw error
    const intact = (root: ImportedNames) =>
      Object.fromEntries(Object.entries(root).filter(([specifier]) => !Object.hasOwn(broken, specifier)))
    const roots = Object.fromEntries(Object.entries(wanted.roots).map(([root, of]) => [root, intact(of)]))
    const bundled = await bundlePackages(ask, { ...wanted, roots })
    return { ...bundled, missing: { ...bundled.missing, ...broken } }
  }
}

async function buildForBrowser(ask: Ask, mode: VendorKey['mode']): Promise<{ vendors: Vendors; files: VendorFiles }> {
  const family = await ask(reactBundle, mode)
  const roots = await providerRoots(ask)
  const providers = Object.keys(roots)
  for (const [specifier, names] of Object.entries(await wantedBy(ask, await ask(demoFiles)))) {
    // What is only run must not be run for demos that import something else of its package.
    const root = names.length === 0 ? specifier : (packageName(specifier) ?? specifier)
    roots[root] = { ...roots[root], [specifier]: names }
  }
  const built = new Set<string>()
  const sources = await librarySources(ask, (specifier) => built.add(specifier))
  const { styles, ...scripts } = await bundleForBrowser(ask, {
    roots,
    elsewhere: family.entries['react']!,
    ...(sources && { sources }),
    base: (await ask(config)).base,
    mode,
    failure: vendorFailure,
  })
  await reportBuilt(ask, built)
  const bundled = {
    ...scripts,
    styles: Object.fromEntries(Object.entries(styles).map(([name, css]) => [name, confinedCss(css)])),
  }
  const published = publish([family, bundled])
  const others = Object.entries(bundled.entries).flatMap(([root, entries]) =>
    providers.includes(root) ? [] : [entries],
  )
  const vendors: Vendors = {
    ...published,
    entries: Object.assign({}, family.entries['react'], ...others) as PackageEntries,
    base: Object.fromEntries(providers.map((root) => [root, bundled.entries[root] ?? {}])),
    sizes: sizesOf(published.files),
    missing: bundled.missing,
    unlisted: {},
    imported: bundled.imported,
    hash: hash(JSON.stringify(published.files)),
  }
  const { files } = published
  return { vendors: without(vendors, 'files'), files }
}

function sizesOf(files: VendorFiles): Record<string, number> {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.byteLength(text)]))
}

function without<Value extends object>(value: Value, key: string): Value {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)) as Value
}

/** The files of bundles as they lie in the output, with a hash in each name. */
export function publish(
  bundles: readonly BundledPackages[],
): Pick<Vendors, 'closure' | 'scripts' | 'css'> & { files: VendorFiles } {
  const scripts: Vendors['scripts'] = {}
  const css: Vendors['css'] = {}
  const files: VendorFiles = {}
  for (const bundled of bundles) {
    for (const [name, code] of Object.entries(bundled.files)) {
      scripts[name] = `${name.replace(/\.js$/, '')}-${hash(code, 10)}.js`
      files[scripts[name]] = code
    }
    for (const [specifier, text] of Object.entries(bundled.styles)) {
      css[specifier] = `${slug(specifier)}-${hash(text, 10)}.css`
      files[css[specifier]] = text
    }
  }
  const direct = Object.assign({}, ...bundles.map(({ closure }) => closure)) as Vendors['closure']
  const closure = Object.fromEntries(
    Object.entries(direct).map(([name, loaded]) => [
      name,
      [...new Set(loaded.flatMap((one) => direct[one] ?? []))].sort(),
    ]),
  )
  return { closure, scripts, css, files }
}

/** Under which name the packages that a provider imports are bundled. */
export function providerRoot({ provider }: ProviderKey): string {
  return provider === undefined ? baseRoot : localRoot(provider)
}

/** What the providers import. */
export async function providerRoots(ask: Ask): Promise<Record<string, ImportedNames>> {
  const roots: Record<string, ImportedNames> = {}
  for (const key of await providers(ask)) {
    const { files } = await ask(scriptClosure, await providerFile(ask, key))
    roots[providerRoot(key)] = await wantedBy(ask, files)
  }
  return roots
}

/** The sources of libraries for esbuild. */
function sourceFiles(sources: LibrarySources): Plugin {
  return {
    name: 'vitrine-sources',
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, async ({ path }) => {
        const file = await sources(path)
        return file === undefined ? undefined : { path: paths.toNative(file) }
      })
    },
  }
}

async function standInFiles(ask: Ask): Promise<FilePath[]> {
  const closures = await all(Object.values(await ask(standIns)).map((file) => ask(scriptClosure, file)))
  return closures.flatMap(({ files }) => files)
}

/** What files import of packages, except React. */
export async function wantedBy(ask: Ask, files: readonly FilePath[]): Promise<ImportedNames> {
  const found = mergeImportedNames(await all(files.map((file) => ask(importedNames, file))))
  const wanted: ImportedNames = {}
  for (const [specifier, names] of Object.entries(found))
    if (isPackage(specifier) && !reactModules.includes(specifier) && !(await aliasedFile(ask, specifier)))
      wanted[specifier] = names
  return wanted
}

function isPackage(specifier: string): boolean {
  return !/^(node:|https?:|data:|vitrine(\/|:|$))/.test(specifier)
}

async function buildForNode(ask: Ask, mode: VendorKey['mode']): Promise<{ vendors: Vendors; files: VendorFiles }> {
  const closures = await all(
    (await providers(ask)).map(async (key) => ask(scriptClosure, await providerFile(ask, key))),
  )
  const always = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server']
  const wanted = await wantedBy(ask, [
    ...closures.flatMap(({ files }) => files),
    ...(await ask(demoFiles)),
    ...(await standInFiles(ask)),
  ])
  const packages = closures.flatMap((closure) => closure.packages)
  const specifiers = [...new Set([...always, ...Object.keys(wanted), ...packages, ...(await ask(demoPackages))])]
    .filter(isPackage)
    .sort()
  const { files, ...bundled } = await bundleForNode(ask, mode, specifiers, wanted)
  const base = Object.fromEntries((await providers(ask)).map((key) => [providerRoot(key), bundled.entries]))
  const vendors = { ...bundled, base, closure: {}, scripts: {}, css: {}, sizes: sizesOf(files) }
  return { vendors: { ...vendors, hash: hash(JSON.stringify(files)) }, files }
}

async function bundleForNode(
  ask: Ask,
  mode: VendorKey['mode'],
  specifiers: string[],
  wanted: ImportedNames,
): Promise<Pick<Vendors, 'entries' | 'unlisted' | 'imported' | 'missing'> & { files: VendorFiles }> {
  const unlisted: Vendors['unlisted'] = {}
  const names = entryNames(specifiers)
  const sources = await librarySources(ask)
  const options: Parameters<typeof bundle>[1] = {
    ...forNode,
    splitting: true,
    chunkNames: 'chunk-[hash]',
    assetNames: '[name]-[hash]',
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    define: environment({ mode, isPrerendered: true, base: (await ask(config)).base }),
    // The modules that browsers get, so that a default import of CommonJS means the same in both.
    conditions: mode === 'development' ? ['development', 'module'] : ['module'],
    mainFields: ['module', 'main'],
    loader: { '.css': 'empty' },
    banner: { js: requireInModule },
    entryPoints: specifiers.map((specifier) => ({ in: `vendor:${specifier}`, out: names.get(specifier)! })),
  }
  const found = new Map<string, ImportedFile>()
  const bundled = (...last: Plugin[]) =>
    withoutBroken(ask, (broken) =>
      withoutMissing(ask, (missing) => {
        const ofFiles = [broken, importedFiles(ask, found), cssModules(ask)]
        const first = [
          ...ofFiles,
          ...(sources ? [sourceFiles(sources)] : []),
          vendorEntries(ask, wanted, unlisted),
          missing,
        ]
        const run = (linked: Plugin) => bundle(ask, { ...options, plugins: [...first, linked, ...last] }, vendorFailure)
        // Sources are files of the site, as linked packages are.
        return sources ? run(linkedModules(ask)) : withLinkedModules(ask, specifiers, run)
      }),
    )
  let { result, broken } = await bundled()
  if (result.outputFiles.some(({ text }) => hasFileUrls(text))) ({ result, broken } = await bundled(fileUrls))
  const { metafile, outputFiles } = result
  const missing = missingFrom(
    metafile,
    specifiers.map((specifier) => `vendor:${specifier}`),
    broken,
  )
  const files = Object.fromEntries(
    outputFiles
      .filter(({ path }) => !path.endsWith('.css'))
      .map(({ path, text }): [string, string] => [posix.basename(path), text])
      .sort(byName),
  )
  /** Whether it leads to a stylesheet: `swiper/css` does. */
  const isStyles = (specifier: string) =>
    metafile.inputs[`vendor:${specifier}`]?.imports.some(({ path }) => path.endsWith('.css'))
  const entries: PackageEntries = {}
  for (const [path, { entryPoint, exports }] of Object.entries(metafile.outputs)) {
    const specifier = entryPoint?.replace(/^vendor:/, '')
    // A package that is not installed has an entry without exports.
    if (
      specifier !== undefined &&
      !path.endsWith('.css') &&
      !missing[`vendor:${specifier}`] &&
      (exports.length > 0 || isStyles(specifier))
    )
      entries[specifier] = { file: posix.basename(path), names: exports }
  }
  const missingBySpecifier = Object.entries(missing).map(([name, found]) => [name.slice('vendor:'.length), found])
  return {
    entries,
    unlisted,
    imported: sortedFiles(found),
    missing: Object.fromEntries(missingBySpecifier) as Vendors['missing'],
    files,
  }
}

/** Where vendors lie; changes only when a name does. */
export const vendors = question(
  'demo-vendors',
  async (ask, key: VendorKey): Promise<Vendors> => (await ask(vendorBuild, key)).vendors,
)

/** The texts of the vendors' files by name. */
export async function vendorFiles(ask: Ask, key: VendorKey): Promise<VendorFiles> {
  return (await ask(vendorBuild, key)).files
}

/** Where the browser's vendors lie in the output. */
export async function vendorFolder(ask: Ask, mode: VendorKey['mode']): Promise<string> {
  return `${await assetFolder(ask)}/vendors${mode === 'development' ? '-development' : ''}`
}

/** Tells a page where the packages are: addresses without a hash → addresses of files. */
export async function importMap(ask: Ask, mode: VendorKey['mode']): Promise<HeadTag> {
  const { scripts } = await ask(vendors, { platform: 'browser', mode })
  const address = await vendorAddress(ask, mode)
  const imports = Object.fromEntries(Object.entries(scripts).map(([name, file]) => [address(name), address(file)]))
  return { tag: 'script', attributes: { type: 'importmap' }, text: JSON.stringify({ imports }) }
}

/** The address of a file of the vendors by its name, with the site's base. */
export async function vendorAddress(ask: Ask, mode: VendorKey['mode']): Promise<(name: string) => string> {
  const site = await ask(config)
  const folder = await vendorFolder(ask, mode)
  return (name) => withBase(posix.join(folder, name), site)
}

/** File names that tell the package: `@scope/name/part` → `scope-name-part`. */
function entryNames(specifiers: string[]): Map<string, string> {
  const taken = new Set<string>()
  return new Map(
    specifiers.map((specifier) => {
      let name = slug(specifier)
      while (taken.has(name)) name += '-'
      taken.add(name)
      return [specifier, name]
    }),
  )
}

/**
 * An entry re-exports its package; packages that are not there are left to the demo that imports them.
 *
 * @param wanted the names that are imported
 * @param unlisted receives those that may turn out not to exist
 */
function vendorEntries(ask: Ask, wanted: ImportedNames, unlisted: Vendors['unlisted']): Plugin {
  const { fs } = ask.context
  const roots = [fs.absolute('' as FilePath), fs.absolute('vitrine:' as FilePath)]
  return {
    name: 'vitrine-vendors',
    setup(build) {
      const resolve = (specifier: string, importer: string) =>
        resolvePackage(ask, { specifier, from: roots[0]!, kind: 'import-statement', build }, [paths.dirname(importer)])
      build.onResolve({ filter: /^vendor:/ }, (args) => ({
        path: args.path.slice('vendor:'.length),
        namespace: 'vendor',
      }))
      build.onLoad({ filter: /.*/, namespace: 'vendor' }, async ({ path: specifier }) => {
        if (hasForm(specifier))
          return { contents: `export { default } from ${JSON.stringify(specifier)}`, resolveDir: roots[0]! }
        const file = await resolvePackage(ask, { specifier, from: roots[0]!, kind: 'import-statement', build }, roots)
        if (!file) return { contents: `export {}` }
        await dependOnPackage(ask, file)
        if (/\.css$/.test(file)) return { contents: `import ${JSON.stringify(file)}`, resolveDir: roots[0]! }
        const names = (wanted[specifier] ?? []).filter((name) => name !== '*')
        const known = paths.isAbsolute(file)
          ? await exportNames(ask, file, resolve, wanted[specifier])
          : { names: [], isOpen: false }
        const more = known.isOpen ? names.filter((name) => !known.names.includes(name)) : []
        if (more.length > 0) unlisted[specifier] = more
        return {
          contents: entryText(file, known.isOpen ? [...known.names, ...more] : undefined),
          resolveDir: roots[0]!,
        }
      })
    },
  }
}

/** @param names what is exported of CommonJS; undefined for a package of ES modules */
function entryText(file: string, names: string[] | undefined): string {
  const from = JSON.stringify(file)
  const start = `import * as all from ${from}\nexport default all.default\n`
  if (!names) return `${start}export * from ${from}`
  return (
    start +
    names
      .filter((name) => name !== 'default')
      .map((name, index) => `const export${index} = all[${JSON.stringify(name)}]\nexport { export${index} as ${name} }`)
      .join('\n')
  )
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1
}
