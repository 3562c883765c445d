/** The Markdown twin of every written page, at the page's address with `.md`: for people and programs that read text. */
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

const hasTwin = question(
  'has-twin',
  async (ask, route: RouteKey): Promise<boolean> => (await ask(pageSummary, route)).hasTwin,
)

/** `x/bars/index.html` → `x/bars.md`; a root is `index.md`. */
function twinFile(route: RouteKey, site: Pick<SiteConfig, 'locales'>): OutputPath {
  const folder = routeToFile(route, site).replace(/\/?index\.html$/, '')
  return `${isRoot(folder, site) ? `${folder}${folder && '/'}index` : folder}.md` as OutputPath
}

/** The inverse of `twinFile`. */
function twinRoute(path: OutputPath, site: Pick<SiteConfig, 'locales'>): RouteKey | undefined {
  if (!path.endsWith('.md')) return undefined
  const stem = path.slice(0, -'.md'.length)
  const isRootTwin = isRoot(stem.replace(/\/?index$/, ''), site)
  return fileToRoute((isRootTwin ? `${stem}.html` : `${stem}/index.html`) as OutputPath, site)
}

function isRoot(folder: string, { locales }: Pick<SiteConfig, 'locales'>): boolean {
  return folder === '' || locales.some(({ code }) => code === folder)
}

const twins = defineOutputs<RouteKey>({
  name: 'markdown-twins',
  async keys(ask) {
    const every = await ask(routes)
    const has = await all(every.map((route) => ask(hasTwin, route).catch(() => false)))
    return every.filter((_, index) => has[index])
  },
  path: async (ask, route) => twinFile(route, await ask(config)),
  async key(ask, path) {
    const route = await existingRoute(ask, twinRoute(path, await ask(config)))
    return route && (await ask(hasTwin, route).catch(() => false)) ? route : undefined
  },
  make: async (ask, route) => (await ask(page, route)).twin,
  ofPage: async (ask, { pathname, locale }) =>
    (await ask(hasTwin, { pathname, locale })) ? [{ pathname, locale }] : [],
  alternate: 'text/markdown',
})

export const markdownTwins = defineFeature({ name: 'markdown-twins', outputs: [twins] })
