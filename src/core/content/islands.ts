/**
 * Which components of MDX pages are interactive, and the modules that browsers load for them.
 *
 * A component is an island where the page marks it (`client:visible`), where the configuration says so (`islands`), or
 * where its code, with all that it uses, says `'use client'`, has state or effects, or reacts to events. Components in
 * an island that are interactive, too, or come from the same module are parts of it: `<Tabs><Tab>`. They are one tree
 * of React, in which the Markdown between them is HTML that stays.
 */
import { posix } from 'node:path'
import { aliasedFile } from '../../bundle/aliases.js'
import { bundle, fileOfInput, forBrowser, type Metafile } from '../../bundle/bundle.js'
import { bundleForNode } from '../../bundle/node-module.js'
import { bundledPackages, graphPlugin, type PackageRule } from '../../bundle/resolve.js'
import { joinPath, resolveFile } from '../../bundle/resolve-file.js'
import { importedFiles } from '../../bundle/imported-files.js'
import { isReact } from '../../bundle/linked.js'
import { packageFolder, packageName } from '../../bundle/package-folder.js'
import { Failure } from '../../engine/diagnostic.js'
import { fileText } from '../../engine/inputs.js'
import { all, type Ask, question } from '../../engine/question.js'
import type { MdxIsland } from '../../markdown/parts.js'
import type { FilePath, Span } from '../../model.js'
import { config } from '../config/config.js'
import { mdxComponent, mdxElements, mdxMap, mdxMapTarget } from './mdx-components.js'
import { mapEntries, mapPart, mapPartPlace, resolveScript, scriptText } from './mdx-map.js'
import { markdownFiles } from './made-pages.js'
import { isPageFile } from './page-files.js'
import { blocksModule, isReadAsMdx, mentions, parsedAs, parsedFile } from './parts.js'
import { foreignImport, standIn } from './preset-tree.js'

/** A component in the file of a page, and where it comes from. */
interface Origin {
  /** As it is called there. */
  local: string
  /** A file of the site, or the specifier of a package. */
  module: { file: FilePath } | { specifier: string }
  /** `default` and `*` are names, too; undefined for an export called as the element, or a default one. */
  imported?: string
  /** It is in the map of the configuration, which is not looked through for a name whose import cannot be read. */
  isInMap?: true
}

export type IslandRole = 'island' | 'part' | null

/** The roles of the components of a file, and the module of each island, as a file that is not on the disk. */
export const islandRoles = question(
  'island-roles',
  async (ask, file: FilePath): Promise<{ roles: IslandRole[]; modules: Record<number, FilePath> }> => {
    const islands = await ask(componentsOf, file)
    const origins = await all(islands.map(({ name }) => originOf(ask, file, name)))
    const reasons = await all(islands.map(({ name }, at) => reasonOf(ask, name, origins[at])))
    const roles: IslandRole[] = []
    const roots: (number | undefined)[] = []
    const names = new Map<number, Set<string>>()
    for (const [at, { name, isMarked, parent }] of islands.entries()) {
      const origin = origins[at]
      const root = parent === undefined ? undefined : roots[parent]
      const isPart = root !== undefined && origin && (reasons[at] || isSameModule(origin, origins[root]!))
      const isRoot = !isPart && origin !== undefined && (isMarked || reasons[at] !== undefined)
      roles.push(isPart ? 'part' : isRoot ? 'island' : null)
      roots.push(isPart ? root : isRoot ? at : undefined)
      if (isPart) names.get(root)!.add(baseOf(name))
      else if (isRoot) names.set(at, new Set([baseOf(name)]))
    }
    const modules = [...names].map(([at, used]) => [at, `${file}~${[...used].sort().join('+')}.tsx` as FilePath])
    return { roles, modules: Object.fromEntries(modules) as Record<number, FilePath> }
  },
)

/** The components of a page, without places: after an edit of prose they are the same. */
const componentsOf = question('mdx-components-of', async (ask, file: FilePath): Promise<Omit<MdxIsland, 'span'>[]> => {
  const { mdx } = await ask(parsedFile, parsedAs(file))
  return (mdx?.islands ?? []).map(({ span: _, ...island }) => island)
})

const baseOf = (name: string) => name.split('.')[0]!

const keyOf = ({ module, imported, local }: Origin) => JSON.stringify([module, imported ?? [local]])

function isSameModule({ module: one }: Origin, { module: other }: Origin): boolean {
  const nameOf = (module: Origin['module']) =>
    'file' in module ? (mapPartPlace(module.file)?.map ?? module.file) : module.specifier
  return nameOf(one) === nameOf(other)
}

/** @returns undefined for what the page defines itself, and for what is nowhere */
async function originOf(ask: Ask, page: FilePath, element: string): Promise<Origin | undefined> {
  const local = baseOf(element)
  const { imports, names } = await ask(namesOf, page)
  for (const { source, names: list } of imports) {
    const found = list.find((one) => one.local === local)
    if (!found) continue
    const module = await moduleOf(ask, page, source)
    return module && { local, module, imported: found.imported }
  }
  return names.includes(local) ? originOfName(ask, local) : undefined
}

/** Where a component comes from that a page does not import. */
async function originOfName(ask: Ask, local: string): Promise<Origin | undefined> {
  const target = await mdxComponent(ask, local)
  if (!target || target.module === blocksModule) return undefined
  const isInMap = target.module === mdxMap
  const { module, name } = isInMap ? { ...(await mdxMapTarget(ask))!, name: undefined } : target
  const file = /^vitrine-root:(.*)$/.exec(module)?.[1] as FilePath | undefined
  const found = isInMap && file ? await originInMap(ask, file, local) : undefined
  if (found) return found
  return {
    local,
    module: file ? { file } : { specifier: module },
    ...(name !== undefined && { imported: name }),
    ...(isInMap && { isInMap }),
  }
}

/** What an import leads to; undefined for what has no script of its own, or is nowhere. */
async function moduleOf(ask: Ask, from: FilePath, source: string): Promise<Origin['module'] | undefined> {
  const aliased = source.startsWith('.') ? undefined : await aliasedFile(ask, source)
  // What stands in for another generator's components needs no script.
  if (!aliased && (await standIn(ask, source))) return undefined
  const path = source.startsWith('.') ? joinPath(from, source) : await foreignImport(ask, source)
  const file = aliased?.file ?? (path === undefined ? undefined : await resolveFile(ask, path))
  if (file ? isPageFile(file) || !isScript(file) : source.startsWith('.')) return undefined
  return file ? { file } : { specifier: source }
}

/** Maps that are spread in another one can spread each other. */
const deepestMap = 4

/** Where a component of a map comes from, as far as its text says it. */
async function originInMap(ask: Ask, map: FilePath, local: string, depth = deepestMap): Promise<Origin | undefined> {
  const { names, spread } = await ask(mapEntries, map)
  const own = Object.hasOwn(names, local) ? names[local] : undefined
  for (const { source } of depth > 0 ? spread.slice(own?.place).reverse() : []) {
    const module = await moduleOf(ask, map, source)
    const found = module && 'file' in module ? await originInMap(ask, module.file, local, depth - 1) : undefined
    if (found) return found
  }
  if (!own) return undefined
  if (!own.from) return { local, module: { file: mapPart(map, [local]) }, imported: `$${local}` }
  const module = await moduleOf(ask, map, own.from.source)
  return module && { local, module, imported: own.from.imported }
}

const isScript = (file: string) => /\.[cm]?[jt]sx?$/.test(file)

const namesOf = question('mdx-names-of', async (ask, page: FilePath) => {
  const { mdx } = await ask(parsedFile, parsedAs(page))
  return {
    imports: (mdx?.imports ?? []).map(({ source, names }) => ({ source, names })),
    names: (mdx?.names ?? []).map(({ name }) => name),
  }
})

/** Why a component is interactive; undefined if it is not. */
async function reasonOf(ask: Ask, element: string, origin: Origin | undefined): Promise<string | undefined> {
  const { islands } = await ask(config)
  const said = islands[element] ?? islands[baseOf(element)]
  if (said !== undefined) return said ? '`islands` of the configuration' : undefined
  if (!origin || origin.isInMap) return undefined
  const key = keyOf(origin)
  const known = await ask(liveComponents)
  return key in known ? (known[key] ?? undefined) : ((await ask(liveComponent, key)) ?? undefined)
}

/** The reasons of all components that MDX pages name, found together: modules are read once. */
const liveComponents = question('live-components', async (ask): Promise<Record<string, string | null>> => {
  const pages = await markdownFiles(ask)
  const isMdx = await all(pages.map((file) => isReadAsMdx(ask, file)))
  const files = pages.filter((_, at) => isMdx[at])
  const origins = await all(
    files.map(async (file) => {
      const islands = await ask(componentsOf, file).catch(() => [])
      const names = [...new Set(islands.map(({ name }) => baseOf(name)))]
      return all(names.map((name) => originOf(ask, file, name)))
    }),
  )
  const keys = [...new Set(origins.flat().flatMap((one) => (one && !one.isInMap ? [keyOf(one)] : [])))].sort()
  if (keys.length === 0) return {}
  try {
    return await reasonsIn(ask, keys)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    // One of them cannot be bundled, which its page reports.
    const reasons = await all(keys.map((key) => ask(liveComponent, key)))
    return Object.fromEntries(keys.map((key, at) => [key, reasons[at]!]))
  }
})

const liveComponent = question('live-component', async (ask, key: string): Promise<string | null> => {
  try {
    return (await reasonsIn(ask, [key]))[key]!
  } catch (error) {
    if (error instanceof Failure) return null
    throw error
  }
})

/** React is what the code is looked through for, and its elements are no code of the component's. */
const withoutReact: PackageRule = async (ask, wanted) =>
  isReact(wanted.specifier) ? { external: wanted.specifier } : bundledPackages(ask, wanted)

/** Bundles each component by itself, so that what is left is what it uses, and looks for what needs a browser. */
async function reasonsIn(ask: Ask, keys: readonly string[]): Promise<Record<string, string | null>> {
  const virtual = Object.fromEntries(
    keys.map((key, at) => [`component${at}`, { text: textOfOrigin(key), loader: 'tsx' as const }]),
  )
  const { outputFiles, metafile } = await bundle(
    ask,
    {
      ...forBrowser,
      minify: false,
      entryPoints: Object.keys(virtual),
      plugins: [
        importedFiles(ask, new Map()),
        graphPlugin(ask, withoutReact, virtual, (file) => scriptText(ask, file), { resolve: resolveScript }),
      ],
    },
    { code: 'mdx/island', hint: 'It is looked for what is interactive.' },
  )
  const reasons = keys.map(async (key, at): Promise<[string, string | null]> => {
    const text = outputFiles.find(({ path }) => path.endsWith(`/component${at}.js`))?.text ?? ''
    return [key, reasonInText(text) ?? (await directiveIn(ask, metafile, `component${at}.js`)) ?? null]
  })
  return Object.fromEntries(await all(reasons))
}

const textOfOrigin = (key: string) => {
  const [module, imported] = JSON.parse(key) as [Origin['module'], string | [string]]
  const { statements, value } = importOf(
    { module, local: 'Component', ...(typeof imported === 'string' && { imported }) },
    typeof imported === 'string' ? 'Component' : imported[0],
    (file) => JSON.stringify(`./${file}`),
  )
  return `${statements}\nexport default ${value}`
}

const hooks =
  /\b(use(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore|Transition|Optimistic|ActionState|ImperativeHandle))\d*\)?\(/
/** Not a handler that is handed on: `onClick: props.onClick`. */
const handlers = /\b(on[A-Z]\w*): (?!(?:\w+\.)?\1\b|void 0|undefined|null|["'\d])/
const lifeCycle = /\b(componentDidMount|setState)\b/

function reasonInText(text: string): string | undefined {
  const found = hooks.exec(text)?.[1] ?? handlers.exec(text)?.[1] ?? lifeCycle.exec(text)?.[1]
  return found === undefined ? undefined : `it uses ${found}`
}

/** `'use client'` in a module of which something is left. That of a map is about the map, not about a part of it. */
async function directiveIn(ask: Ask, { outputs }: Metafile, name: string): Promise<string | undefined> {
  const [, output] = Object.entries(outputs).find(([path]) => path.endsWith(`/${name}`)) ?? []
  for (const [input, { bytesInOutput }] of Object.entries(output?.inputs ?? {})) {
    if (bytesInOutput === 0) continue
    const file = await fileOnDisk(ask, input)
    const text = file && (await ask(fileText, file).catch(() => undefined))
    if (text && /^(?:\s|\/\/[^\n]*\n|\/\*[^]*?\*\/|(['"])use strict\1;?)*(['"])use client\2/.test(text))
      return `${file.replace(/^.*node_modules\//, '')} says 'use client'`
  }
  return undefined
}

async function fileOnDisk(ask: Ask, input: string): Promise<FilePath | undefined> {
  const file = fileOfInput(input)
  if (!input.startsWith('vitrine-package:')) return file
  const name = packageName(file)
  if (name === undefined) return undefined
  const home = await ask(packageFolder, { from: '' as FilePath, name })
  return home && (posix.join(home, file.slice(name.length)) as FilePath)
}

/** How a component is imported. */
function importOf(
  { module, imported }: Origin,
  local: string,
  spell: (file: FilePath) => string,
): { statements: string; value: string } {
  const from = 'file' in module ? spell(module.file) : JSON.stringify(module.specifier)
  if (imported === 'default') return { statements: `import ${local} from ${from}`, value: local }
  if (imported === '*') return { statements: `import * as ${local} from ${from}`, value: local }
  if (imported !== undefined) return { statements: `import { ${imported} as ${local} } from ${from}`, value: local }
  const space = `${local}$module`
  return { statements: `import * as ${space} from ${from}`, value: `named(${space}, '${local}')` }
}

/** What a map or a module has under the name of an element, as `named` of the pages' runtime. */
const named = `const named = (module, name) => {
  const maps = [module.components, module.mdxComponents, module['default'], module.useMDXComponents?.({})]
  return maps.find((one) => typeof one === 'object' && one?.[name])?.[name] ?? module[name] ?? module['default']
}`

/** @returns the page and the names of components of a file that stands for the module of an island; undefined for others */
export function islandPlace(file: FilePath): { page: FilePath; names: string[] } | undefined {
  const [, page, names] = /^(.+\.mdx?)~([\p{L}_$][^/~.]*)\.tsx$/u.exec(file) ?? []
  return page === undefined ? undefined : { page: page as FilePath, names: names!.split('+') }
}

/**
 * The module of an island: a component that makes the tree which it gets as a prop.
 *
 * @param spell a file as the specifier of an import, in quotes; by default relative to the page
 */
export async function islandText(ask: Ask, file: FilePath, spell?: (file: FilePath) => string): Promise<string> {
  const { page, names: used } = islandPlace(file)!
  const relative = (to: FilePath) => JSON.stringify(posix.relative(posix.dirname(page), to).replace(/^(?!\.)/, './'))
  const wrapper = await ask(bareWrapper)
  const names = [...used, ...(wrapper ? ['wrapper'] : [])]
  const found = await all(used.map((name) => originOf(ask, page, name)))
  const origins = withSharedParts([...found, ...(wrapper ? [wrapper] : [])])
  const imports = names.map((name, at) =>
    origins[at] ? importOf(origins[at], name, spell ?? relative) : { statements: '', value: 'undefined' },
  )
  return `import { createElement } from 'react'
${imports.map(({ statements }) => statements).join('\n')}
${imports.some(({ value }) => value.startsWith('named(')) ? named : ''}
const parts = { ${names.map((name, at) => `${name}: ${imports[at]!.value}`).join(', ')} }
const typeOf = (name) => /^[a-z]/.test(name) && !name.includes('.') ? name : name.split('.').reduce((value, key) => value[key], parts)
const make = (node) => Array.isArray(node) ? createElement(typeOf(node[0]), node[1], ...node[2].map(make)) : node
export default ({ $tree }) => ${wrapper ? 'createElement(parts.wrapper, null, make($tree))' : 'make($tree)'}
`
}

/** The component around MDX pages, if it adds no element: it is there for contexts, which islands get, too. */
const bareWrapper = question('mdx-wrapper', async (ask): Promise<Origin | null> => {
  const target = (await ask(mdxElements)).includes('wrapper') ? await mdxComponent(ask, 'wrapper') : undefined
  const origin = target && (await originOfName(ask, 'wrapper'))
  if (!origin || origin.isInMap) return null
  const { module } = target.module === mdxMap ? (await mdxMapTarget(ask))! : target
  const text = `import * as module from ${JSON.stringify(module)}
import { addsNothing, named } from 'vitrine-root:vitrine:dist/src/features/components/mdx-runtime.js'
export const isBare = addsNothing(named(module, 'wrapper', ${JSON.stringify(target.name)}))`
  try {
    const { code } = await bundleForNode(ask, text, {})
    return ((await ask.context.modules.load(code, module)) as unknown as { isBare: boolean }).isBare ? origin : null
  } catch {
    // The page says what is wrong with it.
    return null
  }
})

/** Components that a map defines are one module, in which they share what they need of it. */
function withSharedParts(origins: readonly (Origin | undefined)[]): typeof origins {
  const places = origins.map((one) => (one && 'file' in one.module ? mapPartPlace(one.module.file) : undefined))
  return origins.map((origin, at) => {
    const map = places[at]?.map
    if (!origin || map === undefined) return origin
    const names = places.flatMap((place) => (place?.map === map ? place.names : []))
    return { ...origin, module: { file: mapPart(map, names) } }
  })
}

/** Why components of a file are islands, for people: `<Tabs>: it uses useState`. */
export async function reasonsOfIslands(ask: Ask, file: FilePath): Promise<string[]> {
  const [islands, { roles }] = await all([ask(componentsOf, file), ask(islandRoles, file)])
  const lines = islands.map(async ({ name, isMarked }, at) => {
    if (roles[at] !== 'island') return []
    const reason = isMarked ? 'the page marks it' : await reasonOf(ask, name, await originOf(ask, file, name))
    return [`<${name}>: ${reason}`]
  })
  return [...new Set((await all(lines)).flat())]
}

export interface ComponentReference {
  component: string
  span: Span
  /** Its file, where the name does not say it. */
  file?: FilePath
  /** It is interactive: `"island": true`. */
  isIsland?: true
}

/** The components that a Markdown file names; problems of the file are reported by its page. */
export async function componentsInFile(ask: Ask, file: FilePath): Promise<readonly ComponentReference[]> {
  return (await ask(mentions, file)).components ? ask(referencesIn, file) : []
}

const referencesIn = question('components-in-file', async (ask, file: FilePath): Promise<ComponentReference[]> => {
  const { components, mdx } = await ask(parsedFile, parsedAs(file))
  const { modules } = mdx ? await ask(islandRoles, file) : { modules: {} }
  return [
    ...components.map(({ component, span, props }) => ({
      component,
      span,
      ...(props['island'] === true && { isIsland: true as const }),
    })),
    ...(mdx?.names ?? []).map(({ name, span }) => ({ component: name, span })),
    ...Object.entries(modules).map(([at, module]) => {
      const { name, span } = mdx!.islands[Number(at)]!
      return { component: name, span, file: module, isIsland: true as const }
    }),
  ]
})
