/**
 * The Markdown alternate of every page, at the page's address with `.md`, for people and programs that read text. Its
 * first line says what it belongs to, and its links lead to other alternates.
 */
import {
  all,
  type Ask,
  config,
  decodePath,
  defineOutputs,
  encodePath,
  existingRoute,
  fileToRoute,
  fillTemplate,
  hasMarkdown,
  type Label,
  localesOfPage,
  localizedPath,
  locales,
  type OutputPath,
  page,
  pageMarkdown,
  pageNavigation,
  question,
  type RouteKey,
  routes,
  routeToFile,
  type SiteConfig,
  toPathname,
  toUrlPath,
  translations,
  withBase,
} from '../../feature.js'
import { packageOfPage } from './packages.js'

/** `x/bars/index.html` → `x/bars.md`; a root is `index.md`. */
function markdownFile(route: RouteKey, site: Pick<SiteConfig, 'locales'>): OutputPath {
  const folder = routeToFile(route, site).replace(/\/?index\.html$/, '')
  return `${isRoot(folder, site) ? `${folder}${folder && '/'}index` : folder}.md` as OutputPath
}

/** The inverse of `markdownFile`. */
function markdownRoute(path: OutputPath, site: Pick<SiteConfig, 'locales'>): RouteKey | undefined {
  if (!path.endsWith('.md')) return undefined
  const stem = path.slice(0, -'.md'.length)
  const isRootPage = isRoot(stem.replace(/\/?index$/, ''), site)
  return fileToRoute((isRootPage ? `${stem}.html` : `${stem}/index.html`) as OutputPath, site)
}

function isRoot(folder: string, { locales }: Pick<SiteConfig, 'locales'>): boolean {
  return folder === '' || locales.some(({ code }) => code === folder)
}

/** The address of a page's alternate. */
export function alternateHref(route: RouteKey, site: SiteConfig): string {
  return withBase(encodePath(markdownFile(route, site)), site)
}

/** The routes of a language that have alternates, in the order of the site map. */
export async function alternateRoutes(ask: Ask): Promise<RouteKey[]> {
  const every = await ask(routes)
  const has = await all(every.map((route) => hasMarkdown(ask, route)))
  return every.filter((_, index) => has[index])
}

/** The alternate of a page: what its file has. */
export const alternate = question('agents/alternate', async (ask, route: RouteKey): Promise<string> => {
  const parts = await ask.context.workers.run<string, string[]>('plainMarkdown', await ask(pageMarkdown, route))
  const linked = await all(parts.map((part, at) => (at % 2 === 1 ? linkTarget(ask, part) : Promise.resolve(part))))
  return `${await headLine(ask, route)}\n\n${linked.join('')}`
})

/** Where a link leads in Markdown: to the alternate of its page, if it has one. */
export async function linkTarget(ask: Ask, href: string): Promise<string> {
  const site = await ask(config)
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  const base = withBase('/', site)
  if (!path.startsWith(base) || !path.endsWith('/')) return href
  const file = `${decodePath(path.slice(base.length))}index.html` as OutputPath
  const route = await existingRoute(ask, fileToRoute(file, site))
  return route && (await hasMarkdown(ask, route)) ? alternateHref(route, site) + rest : href
}

/** `> @scope/name 1.2.3 · Pro · en (zh: /zh/bars.md) · all pages: /llms.txt` */
async function headLine(ask: Ask, route: RouteKey): Promise<string> {
  const site = await ask(config)
  const { strings } = await ask(translations, route.locale)
  const pathname = toPathname(route.pathname)
  const [{ titleLabels }, { entry }] = await all([
    ask(page, route),
    ask(pageNavigation, { pathname, locale: route.locale }),
  ])
  const owner = await packageOfPage(ask, route)
  const isPlan = (label: Label) => label === 'pro' || label === 'premium'
  const plans = [...new Set([...titleLabels, ...(entry?.labels ?? [])].filter(isPlan))]
  const others = (await localesOfPage(ask, route.pathname, await ask(locales)))
    .filter(({ code }) => code !== route.locale)
    .map(({ code }) => `${code}: ${alternateHref({ pathname: toUrlPath(pathname), locale: code }, site)}`)
  return [
    `> ${owner ? [owner.name, owner.version].filter(Boolean).join(' ') : site.title}`,
    ...plans.map((plan) => strings[`label.${plan}`] ?? plan),
    others.length > 0 ? `${route.locale} (${others.join(', ')})` : route.locale,
    fillTemplate(strings['agents.all']!, { href: withBase(localizedPath('/llms.txt', route.locale, site), site) }),
  ].join(' · ')
}

export const alternateOutputs = defineOutputs<RouteKey>({
  name: 'markdown-alternates',
  keys: alternateRoutes,
  path: async (ask, route) => markdownFile(route, await ask(config)),
  async key(ask, path) {
    const route = await existingRoute(ask, markdownRoute(path, await ask(config)))
    return route && (await hasMarkdown(ask, route)) ? route : undefined
  },
  make: (ask, route) => ask(alternate, route),
  ofPage: async (ask, { pathname, locale }) =>
    (await hasMarkdown(ask, { pathname, locale })) ? [{ pathname, locale }] : [],
  alternate: 'text/markdown',
})
