/**
 * The API reference: pages made from the type declarations of packages, for any library of React components.
 *
 * What is read from declarations is plain data (model.ts), made in a thread (extract/); the pages, their Markdown and
 * JSON are made from it (pages/). The template `api` renders them.
 */
import { all, type Ask, config, defineFeature, type NavNode, nearest, type Page, translations } from '../../feature.js'
import { apiCheck } from './node/check/check.js'
import { apiDiffCommand, apiSnapshotCommand } from './node/diff/command.js'
import { apiPackage, isAvailable } from './node/extract/extraction.js'
import { apiEntry, changesSlug } from './node/history.js'
import { apiMessages } from './messages.js'
import { type ApiPackageOptions, apiOptions } from './options.js'
import {
  apiEntries,
  type ApiPageEntry,
  internalTypesSlug,
  pageKinds,
  placeOf,
  plainEntries,
  typesSlug,
} from './node/pages/addresses.js'
import { apiDemos } from './node/pages/demos.js'
import { apiOutputs } from './node/pages/json.js'
import { apiPages } from './node/pages/pages.js'
import { apiBlocks } from './node/prose/blocks.js'
import { resolveCodeSpans } from './node/prose/names.js'

/** Pages of the reference, and those with its tables among their text. */
const isReference = ({ layout, client }: Page) => layout === 'api' || client.includes('api')

export const api = defineFeature({
  name: 'api',
  options: apiOptions,
  pages: [apiPages],
  outputs: apiOutputs,
  isActive: async (ask) => (await apiOptions(ask)).packages.length > 0,
  codeSpans: { resolve: resolveCodeSpans },
  async propsOf(ask, { package: owner, name }) {
    if (!(await apiOptions(ask)).packages.some((one) => one.name === owner)) return undefined
    if (!(await isAvailable(ask, owner))) return []
    const entry = await ask(apiEntry, { package: owner, name })
    // Types may not say that it is a component.
    return entry?.kind === 'component' ? entry.props : []
  },
  packages: async (ask) =>
    (await apiOptions(ask)).packages.map(({ name, at, history }) => ({
      name,
      at,
      ...(history !== undefined && { changes: `${at}/${changesSlug}` }),
    })),
  checks: [apiCheck],
  commands: [apiDiffCommand, apiSnapshotCommand],
  components: apiBlocks,
  prepare,
  styles: [{ name: 'api', file: 'api.css', when: isReference }],
  client: [{ name: 'api', module: 'vitrine:dist/src/features/api/browser/api.js', when: isReference }],
  async nav(ask, tree) {
    const listed = (await apiOptions(ask)).packages.filter(({ navigation }) => navigation !== undefined)
    if (listed.length === 0) return tree
    const { locales } = await ask(config)
    const texts = await all(locales.map(async ({ code }) => [code, (await ask(translations, code)).strings] as const))
    const titleOf = (key: string) => Object.fromEntries(texts.map(([code, strings]) => [code, strings[key]!]))
    const pages = await all(listed.map((options) => knownPages(ask, options)))
    const groups = listed.map((options, index) => navGroup(options, pages[index]!, titleOf))
    const withGroups = (nodes: NavNode[]): NavNode[] =>
      nodes.map((node) => {
        const added = groups.filter((_, index) => listed[index]!.navigation === node.pathname)
        if (added.length === 0 && !node.children) return node
        return { ...node, children: [...withGroups(node.children ?? []), ...added] }
      })
    const known = pathnamesOf(tree)
    for (const group of new Set(listed.map(({ navigation }) => navigation!)))
      if (!known.includes(group))
        ask.report(apiMessages.unknownGroup(group, nearest(group, known), await placeOf(ask, group)))
    return withGroups(tree)
  },
})

function pathnamesOf(tree: readonly NavNode[]): string[] {
  return tree.flatMap(({ pathname, children = [] }) => [pathname, ...pathnamesOf(children)])
}

/** Reading declarations takes longest, and has one thread. */
async function prepare(ask: Ask): Promise<void> {
  const { packages } = await apiOptions(ask)
  await all([...packages.map(({ name }) => ask(apiPackage, name)), ask(apiDemos)])
}

/**
 * The pages that the navigation lists. In a server, a page of prose must not wait for a package to be read: until then it
 * lists those that are known by name.
 */
async function knownPages(ask: Ask, options: ApiPackageOptions): Promise<readonly ApiPageEntry[]> {
  return (await isAvailable(ask, options.name)) ? ask(apiEntries, options.name) : plainEntries(options)
}

function navGroup(
  { at, history }: ApiPackageOptions,
  pages: readonly ApiPageEntry[],
  titleOf: (key: string) => Record<string, string>,
): NavNode {
  return {
    pathname: `${at}-group`,
    title: titleOf('api.navigation'),
    tree: true,
    children: [
      { pathname: at, title: titleOf('api.index') },
      { pathname: `${at}/${typesSlug}`, title: titleOf('api.types') },
      { pathname: `${at}/${internalTypesSlug}`, title: titleOf('api.internalTypes') },
      ...(history === undefined ? [] : [{ pathname: `${at}/${changesSlug}`, title: titleOf('api.changes') }]),
      ...pageKinds.flatMap((kind): NavNode[] => {
        const own = pages.filter((one) => one.kind === kind)
        if (own.length === 0) return []
        const children = own.map(({ name, slug, elsewhere }): NavNode => ({
          pathname: `${at}/${slug}`,
          title: name,
          ...(elsewhere && { plan: elsewhere.plan }),
        }))
        return [{ pathname: `${at}-${kind}s-group`, title: titleOf(`api.${kind}s`), subheader: true, children }]
      }),
    ],
  }
}
