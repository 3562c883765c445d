/**
 * The packages that demos import, bundled once for all demos: an entry for each specifier, split into shared chunks.
 *
 * One splitting build of all demos was rejected: a new demo renamed nearly every file. Vendors depend only on the list of
 * specifiers, on package versions and on the modules of linked packages, so an edited demo renames its own file and
 * nothing else, and every chunk is cached for ever. The same is made for Node, for prerendering: packages that import stylesheets can't be run as
 * they lie, and both sides must see the same `process.env.NODE_ENV`, which some libraries put into class names.
 */
import { posix } from 'node:path'
import { type Ask, assetFolder, type FilePath, fileKind, fileText, hash, question } from '../../../feature.js'
import {
  bundle,
  dependOnPackage,
  forBrowser,
  forNode,
  linkedModules,
  type Metafile,
  type Plugin,
  resolvePackage,
  templateFile,
  paths,
} from '../../../feature-unstable.js'
import { demoPackages, scriptClosure } from '../source/demo-files.js'

export type VendorKey = {
  platform: 'browser' | 'node'
  /** `development` is for checks: React says more about a mismatch. */
  mode: 'production' | 'development'
}

export interface Vendors {
  /** The file of each specifier, relative to the vendors' folder. */
  entries: Record<string, string>
  /** What a file loads at once, itself included. */
  closure: Record<string, string[]>
  /** Every file. */
  names: string[]
  /** Stylesheets that a specifier brings along. */
  css: Record<string, string>
  /** Fingerprint of all files. */
  hash: string
}

type VendorFiles = Record<string, string>

/** What hydration and prerendering need, whatever demos import. */
const always: Record<VendorKey['platform'], string[]> = {
  browser: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
  node: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'],
}

const vendorBuild = question(
  'demo-vendor-build',
  async (ask, key: VendorKey): Promise<{ vendors: Vendors; files: VendorFiles }> => {
    const specifiers = await wantedSpecifiers(ask, key.platform)
    const names = entryNames(specifiers)
    const { metafile, outputFiles } = await bundle(
      ask,
      {
        ...optionsOf(key),
        entryPoints: specifiers.map((specifier) => ({ in: `vendor:${specifier}`, out: names.get(specifier)! })),
        plugins: [vendorEntries(ask), linkedModules(ask)],
      },
      { code: 'demo/vendors', hint: 'Install the package, or remove the import from the demos.' },
    )
    const files = Object.fromEntries(
      outputFiles.map(({ path, text }): [string, string] => [posix.basename(path), text]).sort(byName),
    )
    return { vendors: { ...places(metafile), names: Object.keys(files), hash: hash(JSON.stringify(files)) }, files }
  },
)

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

/** The provider that wraps every demo. */
export async function providerFile(ask: Ask): Promise<FilePath> {
  const file = await ask(templateFile, 'demo-provider')
  if (!file) throw new Error('the template demo-provider is missing')
  return file
}

async function wantedSpecifiers(ask: Ask, platform: VendorKey['platform']): Promise<string[]> {
  const { packages } = await ask(scriptClosure, await providerFile(ask))
  const all = new Set([...always[platform], ...packages, ...(await ask(demoPackages))])
  return [...all]
    .filter((name) => !name.startsWith('node:') && !name.startsWith('vitrine') && !/^(https?|data):/.test(name))
    .sort()
}

/** File names that tell the package: `@scope/name/part` → `scope-name-part`. */
function entryNames(specifiers: string[]): Map<string, string> {
  const taken = new Set<string>()
  return new Map(
    specifiers.map((specifier) => {
      let name = specifier.replace(/[^\w.-]+/g, '-').replace(/^-/, '')
      while (taken.has(name)) name += '-'
      taken.add(name)
      return [specifier, name]
    }),
  )
}

function optionsOf({ platform, mode }: VendorKey): Parameters<typeof bundle>[1] {
  const shared = {
    splitting: true,
    chunkNames: 'chunk-[hash]',
    assetNames: '[name]-[hash]',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    conditions: mode === 'development' ? ['development', 'module'] : ['module'],
  }
  if (platform === 'browser')
    return { ...forBrowser, ...shared, minify: mode === 'production', entryNames: '[name]-[hash]', loader: inlined }
  return {
    ...forNode,
    ...shared,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    loader: { ...inlined, '.css': 'empty' },
    // CommonJS that is bundled for Node may still require what Node brings along.
    banner: {
      js: "import { createRequire as vitrineRequire } from 'node:module'; const require = vitrineRequire(import.meta.url);",
    },
  }
}

const inlined = { '.svg': 'dataurl', '.png': 'dataurl', '.woff2': 'dataurl', '.woff': 'dataurl' } as const

/** An entry re-exports its package; packages that are not there are left to the demo that imports them. */
function vendorEntries(ask: Ask): Plugin {
  const { fs } = ask.context
  const roots = [fs.absolute('' as FilePath), fs.absolute('vitrine:' as FilePath)]
  return {
    name: 'vitrine-vendors',
    setup(build) {
      build.onResolve({ filter: /^vendor:/ }, (args) => ({
        path: args.path.slice('vendor:'.length),
        namespace: 'vendor',
      }))
      build.onLoad({ filter: /.*/, namespace: 'vendor' }, async ({ path: specifier }) => {
        const file = await resolvePackage(ask, { specifier, from: roots[0]!, kind: 'import-statement', build }, roots)
        if (!file) return { contents: `export {}` }
        await dependOnPackage(ask, file)
        if (/\.css$/.test(file)) return { contents: `import ${JSON.stringify(file)}`, resolveDir: roots[0]! }
        const names = paths.isAbsolute(file) ? await commonJsNames(ask, fs.relative(file)) : undefined
        return { contents: entryText(file, names), resolveDir: roots[0]! }
      })
    },
  }
}

/** @param names the names that a CommonJS package exports; undefined for a package of ES modules */
function entryText(file: string, names: string[] | undefined): string {
  const from = JSON.stringify(file)
  const start = `import * as all from ${from}\nexport default all.default\n`
  if (!names) return `${start}export * from ${from}`
  return (
    start +
    names
      .map((name, index) => `const export${index} = all[${JSON.stringify(name)}]\nexport { export${index} as ${name} }`)
      .join('\n')
  )
}

/**
 * The names that a CommonJS file exports, itself or by re-exporting files of its package, found by the lexers that Node
 * uses: running every package in the build's own process was rejected. A name too many exports undefined.
 */
async function commonJsNames(ask: Ask, start: FilePath): Promise<string[] | undefined> {
  const names = new Set<string>()
  const files = new Set([start])
  const esModules = await import('es-module-lexer')
  const commonJs = await import('cjs-module-lexer')
  await esModules.init
  await commonJs.init()
  for (const file of files) {
    const text = await ask(fileText, file)
    if (text === undefined) continue
    if (file === start && attempt(() => esModules.parse(text)[3])) return undefined
    const found = attempt(() => commonJs.parse(text))
    for (const name of found?.exports ?? []) names.add(name)
    for (const specifier of found?.reexports ?? []) {
      const next = specifier.startsWith('.') && (await relativeModule(ask, file, specifier))
      if (next) files.add(next)
    }
  }
  names.delete('default')
  names.delete('__esModule')
  return [...names].filter((name) => isIdentifier.test(name) && !reserved.has(name)).sort()
}

/** What a lexer says; undefined where it does not understand the file, whose default export is then all there is. */
function attempt<A>(parse: () => A): A | undefined {
  try {
    return parse()
  } catch {
    return undefined
  }
}

/** As `require` finds it. */
async function relativeModule(ask: Ask, from: FilePath, specifier: string): Promise<FilePath | undefined> {
  const path = posix.join(posix.dirname(from), specifier)
  for (const ending of ['', '.js', '/index.js']) {
    const file = `${path}${ending}` as FilePath
    if ((await ask(fileKind, file)) === 'file') return file
  }
  return undefined
}

const isIdentifier = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u

/** Identifiers that cannot be declared; `export { x as delete }` is legal, but no demo could import it by name. */
const reserved = new Set(['arguments', 'eval'])

function places(metafile: Metafile): Omit<Vendors, 'hash' | 'names'> {
  const entries: Vendors['entries'] = {}
  const css: Vendors['css'] = {}
  const closure: Vendors['closure'] = {}
  for (const [path, output] of Object.entries(metafile.outputs)) {
    if (!/\.m?js$/.test(path)) continue
    closure[posix.basename(path)] = [...reach(path, metafile)].map((file) => posix.basename(file)).sort()
    const specifier = output.entryPoint?.replace(/^vendor:/, '')
    if (specifier === undefined) continue
    // A package that is not installed has an entry without exports.
    if (output.exports.length === 0 && !output.cssBundle) continue
    entries[specifier] = posix.basename(path)
    if (output.cssBundle) css[specifier] = posix.basename(output.cssBundle)
  }
  return { entries, css, closure }
}

function reach(path: string, metafile: Metafile, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  for (const { path: next, kind, external } of metafile.outputs[path]?.imports ?? []) {
    if (kind === 'import-statement' && !external) reach(next, metafile, seen)
  }
  return seen
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1
}
