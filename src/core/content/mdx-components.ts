/**
 * What names of elements in MDX mean that a page does not import: components of the site, and those that `components`
 * of the configuration names, one by one or as a map (`'*': './mdx-components.tsx'`).
 */
import { posix } from 'node:path'
import { bundleForNode } from '../../bundle/node-module.js'
import { resolveFile } from '../../bundle/resolve-file.js'
import { targetsOf } from '../../bundle/tsconfig.js'
import { type Ask, question } from '../../engine/question.js'
import { messages } from '../../messages.js'
import { blocksModule } from '../../markdown/mdx/program.js'
import { config, configFile } from '../config/config.js'
import { preset } from './preset-tree.js'

/** The folders with components of the site, relative to its root. */
export async function componentFolders(ask: Ask): Promise<string[]> {
  return (await ask(config)).content.map(({ dir }) => posix.join(dir, 'components'))
}

/** Where a component is. */
export interface MdxTarget {
  /** `mdxMap` for the map of the configuration, a file from the project's root, as `vitrine-root:<FilePath>`, or a package. */
  module: string
  /** The export, where it has not the name of the element; a default export is taken as well. */
  name?: string
}

/** The map of all other names. */
const everyName = '*'

/** @returns undefined if there is no such component */
export async function mdxComponent(ask: Ask, name: string): Promise<MdxTarget | undefined> {
  for (const dir of await componentFolders(ask)) {
    const file = await resolveFile(ask, posix.join(dir, name))
    if (file && /\.[jt]sx?$/.test(file)) return { module: `vitrine-root:${file}` }
  }
  const { components } = await ask(config)
  const patterns = Object.entries(components)
    .filter(([pattern, target]) => pattern !== everyName || target.includes('*'))
    .map(([pattern, target]) => ({ pattern, targets: [target] }))
  const [target] = targetsOf(name, patterns)
  if (target !== undefined) return targetOf(ask, target)
  const map = components[everyName]
  if (map !== undefined && !map.includes('*') && (await ask(mapKeys)).includes(name)) return { module: mdxMap }
  const ours = (await preset(ask))?.components[name]
  return ours === undefined ? undefined : { module: blocksModule, name: ours }
}

/** `./tabs.tsx`, `@acme/ui#TabItem`. */
async function targetOf(ask: Ask, written: string): Promise<MdxTarget | undefined> {
  const [path, name] = written.split('#') as [string, string?]
  const file = await resolveFile(ask, posix.normalize(path))
  if (!file && /^[./]/.test(path)) return undefined
  return { module: file ? `vitrine-root:${file}` : path, ...(name !== undefined && { name }) }
}

/** Stands in the modules of pages for that of the map, which is bundled once for all of them. */
export const mdxMap = 'vitrine-mdx-map'

/** Where the map is; undefined if there is none. */
export async function mdxMapTarget(ask: Ask): Promise<MdxTarget | undefined> {
  const written = (await ask(config)).components[everyName]
  return written === undefined || written.includes('*') ? undefined : targetOf(ask, written)
}

/** The module of the map, with the names that it has. */
export const mdxMapModule = question('mdx-map-module', async (ask): Promise<{ code: string; css: string } | null> => {
  const target = await mdxMapTarget(ask)
  if (!target) return null
  const text = `import * as map from ${JSON.stringify(target.module)}
import { namesInMap } from 'vitrine-root:vitrine:dist/src/features/components/mdx-runtime.js'
export { map }
export const names = namesInMap(map)`
  return bundleForNode(ask, text, {})
})

/** The names of elements in the map of the configuration. */
const mapKeys = question('mdx-component-map', async (ask): Promise<string[]> => {
  const written = (await ask(config)).components[everyName]!
  const place = { file: await ask(configFile) }
  try {
    const built = await ask(mdxMapModule)
    if (!built) return []
    return ((await ask.context.modules.load(built.code, written)) as unknown as { names: string[] }).names
  } catch (error) {
    ask.report(messages.componentMap(written, error instanceof Error ? error.message : String(error), place))
    return []
  }
})

/** The elements that Markdown makes which the site has a component for: `h2`, `a`, `table`. */
export const mdxElements = question('mdx-elements', async (ask): Promise<string[]> => {
  const { components } = await ask(config)
  const names = [...Object.keys(components), ...(await ask(mapKeys))]
  return [...new Set(names.filter((name) => /^[a-z][a-z0-9]*$/.test(name)))].sort()
})
