/**
 * An MDX page as a module for Node: its program, with the partials that it imports as components, and stand-ins for
 * what cannot be found.
 */
import { builtinModules } from 'node:module'
import { posix } from 'node:path'
import {
  all,
  type Ask,
  type Diagnostic,
  Failure,
  type FilePath,
  parsedFile,
  type Parts,
  question,
} from '../../feature.js'
import {
  aliasedFile,
  bundleForNode,
  blocksModule,
  foreignFiles,
  foreignImport,
  islandRoles,
  isPageFile,
  isReadAsMdx,
  mdxComponent,
  mdxElements,
  mdxMap,
  mdxMapModule,
  paths,
  plainProgram,
  type Plugin,
  runtimeModule,
  standIn,
  templateFolders,
} from '../../feature-unstable.js'

export interface BuiltMdx {
  code: string
  css: string
  /** The imports that lead nowhere. */
  missing: { file: FilePath; source: string }[]
  /** The imports that throw. */
  broken: { source: string; why: string }[]
  /** Why there is no code. */
  problems: Diagnostic[]
}

/** Where it is known which imports throw, they have stand-ins, so that they take nothing else of the page with them. */
export const mdxModule = question('mdx-module', async (ask, page: FilePath): Promise<BuiltMdx> => {
  const built = await moduleWithout(ask, page, [])
  if (built.problems.length === 0 && (await whyNot(ask, built, page)) === undefined) return built
  const { imports } = await ask(mdxProgram, { file: page, page })
  const found = await all(
    imports.map(async ({ source }) => {
      const only = await moduleWithout(
        ask,
        page,
        [],
        `import * as one from ${JSON.stringify(source)}\nexport const $pieces = () => [one]`,
      )
      const why = only.problems[0]?.text ?? (await whyNot(ask, only, page))
      return why === undefined ? [] : [{ source, why }]
    }),
  )
  const broken = found.flat()
  return broken.length === 0 ? built : moduleWithout(ask, page, broken)
})

/** Why a module cannot be loaded. */
async function whyNot(ask: Ask, built: BuiltMdx, page: FilePath): Promise<string | undefined> {
  try {
    await ask.context.modules.load((await withMap(ask, built)).code, page)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** @param program in place of that of the page */
async function moduleWithout(
  ask: Ask,
  page: FilePath,
  broken: BuiltMdx['broken'],
  program?: string,
): Promise<BuiltMdx> {
  const missing: BuiltMdx['missing'] = []
  const compiled = async (file: FilePath) => {
    if (!isPageFile(file)) return undefined
    return file === page && program !== undefined ? program : (await ask(mdxProgram, { file, page })).program
  }
  const text = `import * as page from ${JSON.stringify(`vitrine-root:${page}`)}
import { drawPage } from ${JSON.stringify(runtimeModule)}
export const draw = (strings) => drawPage(page, strings)`
  try {
    const built = await bundleForNode(ask, text, {
      overrides: await ask(templateFolders),
      plugins: [mdxImports(ask, page, missing, broken)],
      compiled,
    })
    return { ...built, missing, broken, problems: [] }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    // The rest of the site does without its components, unlike without its configuration.
    const problems = error.diagnostics.map((one) => ({ ...one, code: 'mdx/threw' }))
    return { code: '', css: '', missing, broken, problems }
  }
}

/** What a file has for the bundle: after an edit of prose it is the same, and nothing is bundled. */
const mdxProgram = question('mdx-program', async (ask, { file, page }: { file: FilePath; page: FilePath }) => {
  const { mdx } = await partsOf(ask, file, page)
  return {
    program: mdx?.program ?? plainProgram(file),
    names: (mdx?.names ?? []).map(({ name }) => name),
    imports: (mdx?.imports ?? []).map(({ source, names }) => ({ source, names })),
    roles: mdx ? (await ask(islandRoles, file)).roles : [],
  }
})

/** A module that Node can load: with the address of the map. */
export async function withMap(ask: Ask, { code, css }: BuiltMdx): Promise<{ code: string; css: string }> {
  if (!code.includes(mdxMap)) return { code, css }
  const map = await ask(mdxMapModule)
  if (!map) return { code, css }
  const file = ask.context.fs.relative(paths.toPosix(ask.context.modules.place(map.code)))
  return { code: code.replaceAll(`"${mdxMap}"`, JSON.stringify(`vitrine-file:${file}`)), css: map.css + css }
}

/** A file as it is on a page: as that page, or as one of its partials. */
export function partsOf(ask: Ask, file: FilePath, page: FilePath): Promise<Parts> {
  return ask(parsedFile, file === page ? { file } : { file, fragment: true })
}

const space = 'vitrine-mdx'
const again = 'mdx-imports'

function mdxImports(ask: Ask, page: FilePath, missing: BuiltMdx['missing'], broken: BuiltMdx['broken']): Plugin {
  return {
    name: 'vitrine-mdx',
    setup(build) {
      build.onResolve({ filter: /^vitrine-mdx:/ }, ({ path, importer }) =>
        path === runtimeModule || path === blocksModule
          ? { path: ownModules[path], namespace: 'vitrine' }
          : { path: importer, namespace: `${space}-names` },
      )
      build.onResolve({ filter: new RegExp(`^${mdxMap}$`) }, ({ path }) => ({ path, external: true }))
      build.onResolve({ filter: /.*/, namespace: 'vitrine' }, async ({ path, importer, pluginData, ...args }) => {
        if (pluginData === again || importer.startsWith('vitrine:')) return undefined
        if (importer === page && broken.some(({ source }) => source === path))
          return { path: `${importer}?${path}`, namespace: `${space}-missing` }
        const ours = await standIn(ask, path)
        if (ours && !(await aliasedFile(ask, path))) {
          const isPage = await isReadAsMdx(ask, importer as FilePath)
          const { imports } = isPage ? await ask(mdxProgram, { file: importer as FilePath, page }) : { imports: [] }
          const names = imports.flatMap((one) => (one.source === path ? one.names : []))
          if (names.some(({ imported }) => isUnknown(imported, ours, path)))
            missing.push({ file: importer as FilePath, source: path })
          return { path, namespace: `${space}-stand-in` }
        }
        const own = await foreignImport(ask, path)
        if (own !== undefined) {
          const { errors, ...found } = await build.resolve(`./${own}`, {
            ...args,
            importer: 'entry',
            pluginData: again,
          })
          if (errors.length === 0) return found
        }
        if (!(await isReadAsMdx(ask, importer as FilePath))) return undefined
        // What another compiler makes a component of: its place says so.
        if (foreignFiles.test(path)) {
          missing.push({ file: importer as FilePath, source: path })
          return { path: `${importer}?${path}`, namespace: `${space}-missing` }
        }
        const found = await build.resolve(path, { importer, pluginData: again, ...args })
        const isOutside = found.external && found.path === path && !isKnownOutside(path)
        if (found.errors.length === 0 && !isOutside) return found
        missing.push({ file: importer as FilePath, source: path })
        return { path: `${importer}?${path}`, namespace: `${space}-missing` }
      })
      build.onLoad({ filter: /.*/, namespace: `${space}-names` }, async ({ path }) => {
        const { names, roles } = await ask(mdxProgram, { file: path as FilePath, page })
        const elements = await ask(mdxElements)
        const found = await all([...names, ...elements].map((name) => mdxComponent(ask, name)))
        const modules = [...new Set(found.flatMap((one) => one?.module ?? []))]
        const valueOf = (name: string, at: number) => {
          const target = found[at]
          if (!target) return `missing(${JSON.stringify(name)})`
          const args = [name, ...(target.name === undefined ? [] : [target.name])].map((one) => JSON.stringify(one))
          return `named(${[`module${modules.indexOf(target.module)}`, ...args].join(', ')})`
        }
        return {
          contents: moduleOf([
            ...modules.map((one, at) =>
              one === mdxMap
                ? `import { map as module${at} } from ${JSON.stringify(mdxMap)}`
                : `import * as module${at} from ${JSON.stringify(one)}`,
            ),
            `export const $roles = ${JSON.stringify(roles)}`,
            ...names.map((name, at) => `export const ${name} = ${valueOf(name, at)}`),
            `export const $elements = { ${elements.map((name, at) => `${name}: ${valueOf(name, names.length + at)}`).join(', ')} }`,
          ]),
          resolveDir: ask.context.fs.absolute('' as FilePath),
        }
      })
      build.onLoad({ filter: /.*/, namespace: `${space}-stand-in` }, async ({ path }) => ({
        contents: standInText((await standIn(ask, path))!, path),
        loader: 'js',
      }))
      build.onLoad({ filter: /.*/, namespace: `${space}-missing` }, async ({ path }) => {
        const [importer, source] = path.split(/\?(.*)/s) as [FilePath, string]
        const { imports } = await ask(mdxProgram, { file: importer, page })
        const names = imports.filter((one) => one.source === source).flatMap((one) => one.names)
        const lines = names
          .filter(({ imported }, index) => names.findIndex((other) => other.imported === imported) === index)
          .filter(({ imported }) => imported !== '*')
          .map(({ imported, local }) => {
            const stand = `missing(${JSON.stringify(local)})`
            return imported === 'default' ? `export default ${stand}` : `export const ${imported} = ${stand}`
          })
        return { contents: moduleOf(lines) }
      })
    },
  }
}

const ownModules = {
  [runtimeModule]: 'vitrine:dist/src/features/components/mdx-runtime.js',
  [blocksModule]: 'vitrine:dist/src/features/components/blocks.js',
}

/** Whether a component has nothing that stands in for it; functions, whose names are small, give nothing. */
function isUnknown(name: string, names: Record<string, string>, specifier: string): boolean {
  return (
    name !== '*' && !Object.hasOwn(names, name) && /^[A-Z]/.test(name === 'default' ? posix.basename(specifier) : name)
  )
}

/** A module that has every name: that of one of our components, or what is shown where there is none. */
function standInText(names: Record<string, string>, specifier: string): string {
  return `const blocks = require(${JSON.stringify(blocksModule)})
const { missing } = require(${JSON.stringify(runtimeModule)})
const names = ${JSON.stringify(names)}
const all = new Proxy(() => {}, {
  get: (_, name) =>
    name === '__esModule' ? true
    : typeof name !== 'string' ? undefined
    : Object.hasOwn(names, name) ? blocks[names[name]]
    : /^[a-z]/.test(name === 'default' ? ${JSON.stringify(posix.basename(specifier))} : name) ? blocks.useNothing
    : missing(name === 'default' ? ${JSON.stringify(posix.basename(specifier))} : name),
  getPrototypeOf: () => all,
})
module.exports = all`
}

function moduleOf(lines: readonly string[]): string {
  return [`import { missing, named } from ${JSON.stringify(runtimeModule)}`, ...lines].join('\n')
}

function isKnownOutside(specifier: string): boolean {
  return /^(node:|https?:|data:)/.test(specifier) || builtinModules.includes(specifier)
}
