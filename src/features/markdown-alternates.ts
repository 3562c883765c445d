/**
 * The Markdown alternate of every written page, at the page's address with `.md`, for people and programs that read
 * text.
 */
import {
  all,
  type Ask,
  config,
  defineFeature,
  defineOutputs,
  existingRoute,
  fileToRoute,
  type OutputPath,
  page,
  pageListing,
  type RouteKey,
  routes,
  routeToFile,
  type SiteConfig,
} from '../feature.js'

const hasMarkdown = async (ask: Ask, route: RouteKey): Promise<boolean> => (await ask(pageListing, route)).hasMarkdown

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

const markdownOutputs = defineOutputs<RouteKey>({
  name: 'markdown-alternates',
  async keys(ask) {
    const every = await ask(routes)
    const has = await all(every.map((route) => hasMarkdown(ask, route).catch(() => false)))
    return every.filter((_, index) => has[index])
  },
  path: async (ask, route) => markdownFile(route, await ask(config)),
  async key(ask, path) {
    const route = await existingRoute(ask, markdownRoute(path, await ask(config)))
    return route && (await hasMarkdown(ask, route).catch(() => false)) ? route : undefined
  },
  make: async (ask, route) => (await ask(page, route)).markdown,
  ofPage: async (ask, { pathname, locale }) =>
    (await hasMarkdown(ask, { pathname, locale })) ? [{ pathname, locale }] : [],
  alternate: 'text/markdown',
})

export const markdownAlternates = defineFeature({ name: 'markdown-alternates', outputs: [markdownOutputs] })
