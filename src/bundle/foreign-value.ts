/**
 * What a file of another generator says as data: its configuration, a sidebar.
 *
 * Its code runs, but not that generator: a package that it imports is a function that returns the options that it is
 * given, so that `defineConfig({ … })` and `[plugin({ … })]` are their options. Functions are left out.
 */
import { builtinModules } from 'node:module'
import { posix } from 'node:path'
import { parse as parseYaml } from 'yaml'
import { fileKind, fileText } from '../engine/inputs.js'
import { readJson } from '../engine/json.js'
import { type Ask, question } from '../engine/question.js'
import type { FilePath, Json } from '../model.js'
import type { Plugin } from './bundle.js'
import { bundleForNode } from './node-module.js'

const endings = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs', 'tsx', 'jsx', 'json', 'yml', 'yaml']

/** The file at a path that may lack its ending; undefined if there is none. */
export async function foreignFile(ask: Ask, path: string): Promise<FilePath | undefined> {
  for (const file of [path, ...endings.map((ending) => `${path}.${ending}`)])
    if (/\.\w+$/.test(file) && (await ask(fileKind, file as FilePath)) === 'file') return file as FilePath
  return undefined
}

export type ForeignValue = { value: Json } | { error: string }

export const foreignValue = question('foreign-value', async (ask, file: FilePath): Promise<ForeignValue> => {
  const text = (await ask(fileText, file)) ?? ''
  try {
    if (file.endsWith('.json')) {
      const { value, error } = readJson(text)
      return error ? { error: error.text } : { value: value as Json }
    }
    if (/\.ya?ml$/.test(file)) return { value: parseYaml(text) as Json }
    const entry = `import * as module from ${JSON.stringify(`vitrine-root:${file}`)}; export { module }`
    const { code } = await bundleForNode(ask, entry, { ofConfiguration: true, plugins: [standInPackages] })
    const { module } = await ask.context.modules.load(code, file)
    let value = (module as { default?: unknown }).default ?? module
    while (typeof value === 'function') value = await (value as () => unknown)()
    return { value: JSON.parse(JSON.stringify((await value) ?? null)) as Json }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
})

const again = 'stand-in-packages'
const space = 'vitrine-stand-in'

/** Packages, and files that are not there, are stand-ins. */
const standInPackages: Plugin = {
  name: again,
  setup(build) {
    // A path of this machine would be another one on the next.
    build.initialOptions.define = { ...build.initialOptions.define, 'require.resolve': 'String' }
    build.onResolve(
      { filter: /^[^:]*$/, namespace: 'vitrine' },
      async ({ path, kind, importer, pluginData, ...args }) => {
        if (pluginData === again || importer === 'entry') return undefined
        if (builtinModules.includes(path)) return { path, external: true }
        const found = await build.resolve(path, { kind, importer, pluginData: again, ...args })
        const isOfSite = found.namespace === 'vitrine' && found.errors.length === 0 && !found.external
        return isOfSite ? found : { path, namespace: space }
      },
    )
    build.onLoad({ filter: /.*/, namespace: space }, () => ({ contents: standIn, loader: 'js' }))
    build.onLoad({ filter: /\.(css|scss|sass|less|svg|png|vue|astro)$/, namespace: 'vitrine' }, ({ path }) => ({
      contents: JSON.stringify(posix.basename(path)),
      loader: 'json',
    }))
  },
}

/** A function that has everything and returns what it is given. */
const standIn = `
const isOptions = (value) => typeof value === 'function' || (typeof value === 'object' && value !== null)
const standIn = new Proxy(() => {}, {
  get: (_, name) =>
    name === 'then' || name === 'toJSON' ? undefined
    : name === '__esModule' ? true
    : name === Symbol.iterator ? [][Symbol.iterator]
    : name === Symbol.toPrimitive ? () => ''
    : standIn,
  apply: (_, __, [first]) => (isOptions(first) ? first : standIn),
  construct: (_, [first]) => (isOptions(first) ? first : standIn),
  getPrototypeOf: () => standIn,
})
module.exports = standIn
`
