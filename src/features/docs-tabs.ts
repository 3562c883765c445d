/**
 * Tabs of a page that have their own addresses: `…/components-api/` and `…/hooks-api/`, for a page with `tabs: true`
 * that lists `components` or `hooks`. Each tab is a static page, and a row of links connects them.
 *
 * Globs in the configuration select the pages that may have tabs, so that the site map of a site without tabs does not
 * depend on the front matter of every page.
 */
import {
  blockNeeds,
  codeBlock,
  componentBlock,
  frontMatter,
  all,
  allItems,
  type Ask,
  config,
  defineFeature,
  defineOptions,
  definePages,
  type DocsTab,
  emptyPage,
  escapeHtml,
  type FilePath,
  type FrontMatter,
  type Heading,
  matchesGlobs,
  navigation,
  type Page,
  type PageBlock,
  pageFile,
  pathnameToTitle,
  productOfPage,
  question,
  type Route,
  routeToHref,
  sourceFile,
  splitDocsTab,
  toPathname,
  toUrlPath,
  translations,
  z,
} from '../feature.js'

export const docsTabsOptions = defineOptions(
  'docs-tabs',
  z.strictObject({
    /** Globs of the pathnames of pages that may have tabs. */
    pages: z.array(z.string()).default([]),
  }),
)

const tabNames: Record<DocsTab, 'components' | 'hooks'> = { 'components-api': 'components', 'hooks-api': 'hooks' }

/** The front matter of the page in the default language. */
async function frontMatterOf(ask: Ask, pathname: string): Promise<FrontMatter> {
  const file = await ask(pageFile, pathname)
  return file ? ask(frontMatter, file) : {}
}

/** The tabs of a page; most sites have none. */
async function tabsOf(ask: Ask, pathname: string): Promise<DocsTab[]> {
  const { pages } = await docsTabsOptions(ask)
  return matchesGlobs(pathname, pages) ? ask(tabsInFile, pathname) : []
}

const tabsInFile = question('docs-tabs', async (ask, pathname: string): Promise<DocsTab[]> => {
  const own = await frontMatterOf(ask, pathname)
  if (!own.tabs) return []
  return (Object.keys(tabNames) as DocsTab[]).filter((tab) => own[tabNames[tab]]?.length)
})

async function tabPage(ask: Ask, pathname: string, tab: DocsTab, locale: string): Promise<Page> {
  const own = await frontMatterOf(ask, pathname)
  const { strings } = await ask(translations, locale)
  const site = await ask(config)
  // The list comes from the page in the default language, the title from its translation.
  const source = await sourceFile(ask, pathname, locale)
  const translated = source && (await ask(frontMatter, source.file))
  const title = `${translated?.title ?? own.title ?? pathnameToTitle(pathname)} ${strings[`tabs.${tab}`] ?? tab}`
  const packageName = own.packageName ?? productOfPage({ frontMatter: own }, pathname, site.products)?.packageName
  const members = own[tabNames[tab]] ?? []
  const blocks: PageBlock[] = []
  const headings = members.map((member): Heading => ({ depth: 2, id: member.toLowerCase(), text: member }))
  const sections = await all(
    headings.map(async ({ id, text }) => {
      const code = { lang: 'js', code: `import { ${text} } from '${packageName}'` }
      const example = packageName ? await codeBlock(ask, code, locale) : ''
      const block = await componentBlock(ask, {
        name: 'ApiEntry',
        props: { name: text },
        file: source?.file ?? (pathname as FilePath),
        span: { start: 0, end: 0 },
        route: { pathname: toUrlPath(pathname), locale },
      })
      if (block) blocks.push(block)
      return `<h2 id="${escapeHtml(id)}"><code>${escapeHtml(tab === 'hooks-api' ? text : `<${text} />`)}</code></h2>${block?.html || example}`
    }),
  )
  return {
    ...emptyPage(locale, 'doc', title, `${title}.`),
    lead: `<h1>${escapeHtml(title)}</h1>`,
    body: sections.join(''),
    headings,
    ...blockNeeds(blocks),
    ids: [...headings.map(({ id }) => id), ...blocks.flatMap(({ ids = [] }) => ids)],
    sections: headings.map(({ id, text }) => ({ id, heading: text, text })),
    frontMatter: { ...(own.productId && { productId: own.productId }) },
  }
}

const tabPages = definePages<{ pathname: string; tab: DocsTab }>({
  name: 'docs-tabs',
  async keys(ask) {
    const { pages } = await docsTabsOptions(ask)
    if (pages.length === 0) return []
    const pathnames = [
      ...new Set(
        allItems(await ask(navigation))
          .filter(({ external }) => !external)
          .map(({ pathname }) => pathname),
      ),
    ]
    const found = await all(
      pathnames.map(async (pathname) => (await tabsOf(ask, pathname)).map((tab) => ({ pathname, tab }))),
    )
    return found.flat()
  },
  pathname: async (_ask, { pathname, tab }) => toUrlPath(`${pathname}/${tab}`),
  async key(ask, path) {
    const { pathname: withSlash, docsTab: tab } = splitDocsTab(path)
    const pathname = toPathname(withSlash)
    if (!tab || !allItems(await ask(navigation)).some((item) => !item.external && item.pathname === pathname))
      return undefined
    return (await tabsOf(ask, pathname)).includes(tab) ? { pathname, tab } : undefined
  },
  page: (ask, { pathname, tab }, locale) => tabPage(ask, pathname, tab, locale),
})

export const docsTabs = defineFeature({
  name: 'docs-tabs',
  options: docsTabsOptions,
  pages: [tabPages],
  slots: {
    /** The row of links, on the page and on each of its tabs. */
    async contentStart(ask, _page, route: Route) {
      const { pathname, docsTab } = splitDocsTab(route.pathname)
      const tabs = await tabsOf(ask, toPathname(pathname))
      if (tabs.length === 0) return ''
      const site = await ask(config)
      const { strings } = await ask(translations, route.locale)
      const link = (tab: DocsTab | undefined) => {
        const href = routeToHref(
          { pathname: toUrlPath(tab ? `${toPathname(pathname)}/${tab}` : pathname), locale: route.locale },
          site,
        )
        return `<li><a href="${href}"${tab === docsTab ? ' aria-current="page"' : ''}>${strings[`tabs.${tab ?? 'demos'}`] ?? tab ?? 'Demos'}</a></li>`
      }
      return `<nav class="v-docs-tabs" aria-label="${strings['tabs.label'] ?? 'Tabs'}"><ul>${[undefined, ...tabs].map(link).join('')}</ul></nav>`
    },
  },
})
