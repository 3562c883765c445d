/** `agents.json` of each language: the list that leads the tool to everything else. */
import {
  all,
  type Ask,
  breadcrumbs,
  config,
  defineOutputs,
  hash,
  locales,
  localizedPath,
  type OutputPath,
  page,
  pageDescription,
  pageListing,
  productOfPage,
  question,
  type RouteKey,
  routeToHref,
  toPathname,
  withBase,
} from '../../feature.js'
import { importsIn, listedOutputs, packageName } from '../../feature-unstable.js'
import { alternate, alternateHref, alternateRoutes } from './alternates.js'
import { fencesIn } from './fences.js'
import { agentsFile, type AgentsIndex, type AgentsPage, agentsSchema } from './format.js'
import { installed, isReference, packageOfPage, sitePackages } from './packages.js'
import { tokensOf } from './tokens.js'

/** A written page with the packages that its code imports; of a page of the reference only the hash. */
type Entry = { page?: AgentsPage; imports: string[]; hash: string }

/** Null for a page that is in no list. */
const entry = question('agents/entry', async (ask, route: RouteKey): Promise<Entry | null> => {
  if (!(await ask(pageListing, route)).isIndexed) return null
  const [text, content, site] = await all([ask(alternate, route), ask(page, route), ask(config)])
  if (await isReference(ask, route)) return { imports: [], hash: hash(text) }
  if (content.layout === 'group') return null
  const key = { pathname: toPathname(route.pathname), locale: route.locale }
  const [above, owner, description] = await all([
    ask(breadcrumbs, key),
    packageOfPage(ask, route),
    ask(pageDescription, key),
  ])
  const base = withBase('/', site).length
  // Pages about a larger plan belong to the package whose documentation has them; their labels name the plan.
  const name = productOfPage(content, route.pathname, site.products)?.packageName ?? owner?.name
  return {
    imports: await packagesIn(text),
    hash: hash(text),
    page: {
      href: routeToHref(route, site),
      path: alternateHref(route, site).slice(base),
      title: content.title,
      ...(description && { description }),
      ...(above.length > 0 && { above: above.map(({ title }) => title) }),
      ...(content.titleLabels.length > 0 && { labels: content.titleLabels }),
      ...(name !== undefined && { package: name }),
      ...(content.frontMatter.foundBy && { foundBy: content.frontMatter.foundBy }),
      tokens: tokensOf(text),
      hash: hash(text, 12),
    },
  }
})

/** The packages that scripts in a text import. */
async function packagesIn(text: string): Promise<string[]> {
  const scripts = fencesIn(text).filter(({ lang }) => /^[cm]?[jt]sx?$/.test(lang))
  const imports = await all(scripts.map(({ code }) => importsIn(code)))
  return [...new Set(imports.flat().flatMap(({ specifier }) => packageName(specifier) ?? []))].sort()
}

const indexPath = async (ask: Ask, locale: string): Promise<OutputPath> =>
  localizedPath(`/${agentsFile}`, locale, await ask(config)).slice(1) as OutputPath

/** What `agents.json` says of a language. */
export async function agentsIndex(ask: Ask, locale: string): Promise<AgentsIndex> {
  const site = await ask(config)
  const built = await ask(locales)
  const routes = (await alternateRoutes(ask)).filter((route) => route.locale === locale)
  const found = (await all(routes.map((route) => ask(entry, route).catch(() => null)))).filter((one) => one !== null)
  const names = [...new Set(found.flatMap(({ imports }) => imports))].sort()
  const versions = await all(names.map((name) => ask(installed, name)))
  const paths = await all(built.map(({ code }) => indexPath(ask, code)))
  const api = (await listedOutputs(ask)).find(({ about }) => about === 'api')
  return {
    schema: agentsSchema,
    kind: 'agents',
    title: site.title,
    description: site.description,
    url: site.url,
    base: withBase('/', site),
    locale,
    locales: Object.fromEntries(built.map(({ code }, index) => [code, paths[index]!])),
    headingIds: site.markdown.headingIds,
    packages: await sitePackages(ask),
    installed: Object.fromEntries(
      versions.flatMap(({ name, version }) => (version === undefined ? [] : [[name, version]])),
    ),
    pages: found.flatMap((one) => one.page ?? []),
    ...(api && { api: { path: api.path, hash: hash(found.map((one) => (one.page ? '' : one.hash)).join(), 12) } }),
  }
}

export const indexOutputs = defineOutputs<string>({
  name: 'agents-index',
  keys: async (ask) => (await ask(locales)).map(({ code }) => code),
  path: indexPath,
  make: async (ask, locale) => `${JSON.stringify(await agentsIndex(ask, locale), null, 1)}\n`,
  cache: 'revalidate',
  offline: 'never',
})
