/** The Markdown twin of every written page, at the page's address with `.md`: for people and programs that read text. */
import { all, type Ask, question } from '../engine/graph.js'
import type { Feature } from '../feature.js'
import type { HeadTag, OutputPath } from '../model.js'
import { config } from '../spine/config.js'
import { routeOf, routes } from '../spine/files.js'
import { page, pageSummary, type RouteKey } from '../spine/page.js'
import { encodePath, pathnameToLanguage, routeToFile, toPathname, withBase } from '../spine/paths.js'
import { isCandidate } from '../spine/site-map.js'
import type { SiteConfig } from '../model.js'

const hasTwin = question(
  'has-twin',
  async (ask, route: RouteKey): Promise<boolean> => (await ask(pageSummary, route)).hasTwin,
)

/** `x/bars/index.html` → `x/bars.md`; a root is `index.md`. */
export function twinFile(route: RouteKey, site: Pick<SiteConfig, 'locales'>): OutputPath {
  const file = routeToFile(route, site).replace(/\/?index\.html$/, '')
  return `${file === '' || site.locales.some(({ code }) => code === file) ? `${file}${file && '/'}index` : file}.md` as OutputPath
}

async function routeOfTwin(ask: Ask, path: OutputPath): Promise<RouteKey | undefined> {
  const stem = path.slice(0, -'.md'.length)
  const route = await routeOf(ask, (stem === 'index' ? 'index.html' : `${stem}/index.html`) as OutputPath)
  return route ?? (stem.endsWith('/index') ? routeOf(ask, `${stem}.html` as OutputPath) : undefined)
}

/** By the list of pages, so that a name nobody has leaves no answer behind. */
async function isKnownTwin(ask: Ask, path: OutputPath): Promise<boolean> {
  const site = await ask(config, null)
  const stem = path.slice(0, -'.md'.length)
  const candidates = [`/${stem}`, `/${stem.replace(/(^|\/)index$/, '')}`].map((one) =>
    toPathname(pathnameToLanguage(one, site.locales).canonicalAs),
  )
  for (const pathname of candidates) if (await isCandidate(ask, pathname)) return true
  return false
}

export const markdownTwins: Feature = {
  name: 'markdown-twins',
  async head(ask, content, route): Promise<HeadTag[]> {
    if (content.twin === '') return []
    const site = await ask(config, null)
    return [
      {
        tag: 'link',
        attributes: {
          rel: 'alternate',
          type: 'text/markdown',
          href: withBase(encodePath(twinFile(route, site)), site),
        },
      },
    ]
  },
  files: {
    async list(ask) {
      const site = await ask(config, null)
      const every = await ask(routes, null)
      const has = await all(every.map((route) => ask(hasTwin, route).catch(() => false)))
      return every.filter((_, index) => has[index]).map((route) => twinFile(route, site))
    },
    beside: async (ask, route) => ((await ask(hasTwin, route)) ? [twinFile(route, await ask(config, null))] : []),
    async has(ask, path) {
      if (!path.endsWith('.md') || !(await isKnownTwin(ask, path))) return false
      const route = await routeOfTwin(ask, path)
      return (
        route !== undefined &&
        twinFile(route, await ask(config, null)) === path &&
        (await ask(hasTwin, route).catch(() => false))
      )
    },
    async make(ask, path) {
      return (await ask(page, (await routeOfTwin(ask, path))!)).twin
    },
  },
}
