/** The Markdown alternate of every written page, at the page's address with `.md`, for people and programs that read text. */
import {
  all,
  config,
  defineFeature,
  defineOutputs,
  existingRoute,
  fileToRoute,
  type OutputPath,
  page,
  pageSummary,
  question,
  type RouteKey,
  routes,
  routeToFile,
  type SiteConfig,
} from '../feature.js'

const hasMarkdown = question(
  'has-markdown',
  async (ask, route: RouteKey): Promise<boolean> => (await ask(pageSummary, route)).hasMarkdown,
)

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
    const has = await all(every.map((route) => ask(hasMarkdown, route).catch(() => false)))
    return every.filter((_, index) => has[index])
  },
  path: async (ask, route) => markdownFile(route, await ask(config)),
  async key(ask, path) {
    const route = await existingRoute(ask, markdownRoute(path, await ask(config)))
    return route && (await ask(hasMarkdown, route).catch(() => false)) ? route : undefined
  },
  make: async (ask, route) => (await ask(page, route)).markdown,
  ofPage: async (ask, { pathname, locale }) =>
    (await ask(hasMarkdown, { pathname, locale })) ? [{ pathname, locale }] : [],
  alternate: 'text/markdown',
})

export const markdownAlternates = defineFeature({ name: 'markdown-alternates', outputs: [markdownOutputs] })
