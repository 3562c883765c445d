/**
 * `_redirects`, for hosts that read it: the old addresses that pages claim with `redirectFrom`, and those of groups
 * that have one page and hence no index, in every language.
 */
import {
  errorAt,
  all,
  type Ask,
  config,
  defineFeature,
  encodePath,
  type FilePath,
  frontMatterSpan,
  hiddenGroups,
  isTree,
  navTree,
  locales,
  localesOfPage,
  localizedPath,
  mentions,
  type OutputPath,
  pageFile,
  pageKind,
  pageSummary,
  publicText,
  question,
  type RouteKey,
  routeToHref,
  singleOutput,
  toPathname,
  toUrlPath,
  withBase,
  writtenPages,
} from '../feature.js'

export interface Redirect {
  from: string
  to: string
  status: number
}

interface Claims {
  from: string[]
  file: FilePath | null
}

const noClaims: Claims = { from: [], file: null }

/** The addresses that a page claims. */
async function claimsOf(ask: Ask, pathname: string, locale: string): Promise<Claims> {
  const source = await ask(pageFile, pathname)
  if (!source || !(await ask(mentions, source)).redirects) return noClaims
  return ask(claims, { pathname: toUrlPath(pathname), locale })
}

const claims = question('redirect-claims', async (ask, route: RouteKey): Promise<Claims> => {
  const { frontMatter, file } = await ask(pageSummary, route)
  return { from: frontMatter.redirectFrom ?? [], file: file ?? null }
})

/**
 * All redirects, with base and language, sorted: those that pages claim, and those of groups of one page. It is an
 * error if two pages claim an address, or if it is that of a page.
 */
export const redirects = question('redirects', async (ask): Promise<Redirect[]> => {
  const site = await ask(config)
  const original = site.locales[0]!.code
  const pathnames = await writtenPages(ask)
  const found = await all(pathnames.map((pathname) => claimsOf(ask, pathname, original).catch(() => noClaims)))
  const owners = new Map<string, string>()
  for (const [index, { from, file }] of found.entries()) {
    for (const old of from) {
      const clash = !old.startsWith('/')
        ? 'is not a valid pathname'
        : (await ask(pageKind, toPathname(old))) !== null
          ? 'hides a page'
          : owners.has(toPathname(old))
            ? 'is claimed twice'
            : undefined
      if (clash) {
        const hint = 'Remove it from "redirectFrom".'
        const span = await frontMatterSpan(ask, file!, 'redirectFrom', old)
        ask.report(errorAt('redirect/clash', `The redirect from ${old} ${clash}.`, { file: file!, span, hint }))
      } else owners.set(toPathname(old), pathnames[index]!)
    }
  }
  for (const { group, page } of hiddenGroups(await ask(navTree, original))) {
    // The name of a tree whose address is that of its first page has never been an address.
    if (isTree(group) && group.pathname === `${page.pathname}-group`) continue
    if (page.kind !== null && !owners.has(group.pathname)) owners.set(group.pathname, page.pathname)
  }
  const result: Redirect[] = []
  const built = await ask(locales)
  for (const [from, to] of owners) {
    for (const { code } of await localesOfPage(ask, to, built)) {
      result.push({
        from: withBase(encodePath(localizedPath(toUrlPath(from), code, site)), site),
        to: routeToHref({ pathname: toUrlPath(to), locale: code }, site),
        status: 301,
      })
    }
  }
  return result.sort((a, b) => (a.from < b.from ? -1 : 1))
})

const path = '_redirects' as OutputPath

export const redirectsFile = defineFeature({
  name: 'redirects',
  outputs: [
    singleOutput({
      name: 'redirects',
      path,
      async make(ask) {
        const own = await publicText(ask, path)
        const made = (await ask(redirects)).map(({ from, to, status }) => `${from} ${to} ${status}`)
        return [...made, own.trim()].filter(Boolean).join('\n') + '\n'
      },
      cache: 'host',
    }),
  ],
})
