/**
 * Redirects, in every language: the old addresses that pages claim with `redirectFrom`, those that the preset knows, and
 * those of groups that have one page and hence no index. Hosts that read `_redirects` answer with the new address; at
 * all others a page at the old one leads there.
 */
import {
  errorAt,
  all,
  type Ask,
  config,
  cspHash,
  decodePath,
  defineFeature,
  defineOutputs,
  encodePath,
  escapeHtml,
  type FilePath,
  frontMatterSpan,
  hiddenGroups,
  isTree,
  langOf,
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
  routeToUrl,
  singleOutput,
  toPathname,
  toUrlPath,
  warningAt,
  withBase,
  writtenPages,
} from '../../feature.js'
import { presetRedirects } from '../../feature-unstable.js'
import { addressesCommand } from './command.js'
import { checkAddresses } from './addresses.js'

export type Redirect = {
  /** With base and language, as `to`. */
  from: string
  to: string
  /** The page. */
  target: RouteKey
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
      const clash = !isPathname(old)
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
  await addPresetRedirects(ask, owners, pathnames)
  const result: Redirect[] = []
  const built = await ask(locales)
  for (const [from, written] of owners) {
    const [, to, hash] = /^([^#]*)(.*)$/.exec(written)!
    for (const { code } of await localesOfPage(ask, to!, built)) {
      const target = { pathname: toUrlPath(to!), locale: code }
      result.push({
        from: withBase(encodePath(localizedPath(isFile(from) ? from : toUrlPath(from), code, site)), site),
        to: routeToHref(target, site) + hash,
        target,
      })
    }
  }
  return result.sort((a, b) => (a.from < b.from ? -1 : 1))
})

/** Whether an address begins with a slash and stays in the output. */
const isPathname = (path: string) => /^\/(?!.*\\)/.test(path) && !path.split('/').includes('..')

const isFile = (pathname: string) => /\.html?$/.test(pathname)

/** Adds what pages have not claimed themselves. */
async function addPresetRedirects(ask: Ask, owners: Map<string, string>, pathnames: readonly string[]): Promise<void> {
  const lost: string[] = []
  for (const { from, to } of await presetRedirects(ask, pathnames)) {
    const [old, target] = [toPathname(from), to.replace(/\/?(#.*)?$/, '$1')]
    if (owners.has(old) || !isPathname(old) || (await ask(pageKind, old)) !== null) continue
    if ((await ask(pageKind, toPathname(target.replace(/#.*/, '') || '/'))) === null) lost.push(`${from} → ${to}`)
    else owners.set(old, target)
  }
  if (lost.length === 0) return
  const text = 'The configuration of this tree redirects to pages that do not exist.'
  ask.report(warningAt('redirect/target', text, { notes: lost, hint: 'Correct their addresses, or remove them.' }))
}

/** Keeps what the address has behind it, which `refresh` would lose. */
const follow = `const to = new URL(document.querySelector('a').href)
to.search = location.search
if (location.hash) to.hash = location.hash
location.replace(to)`

/** The page at an old address. */
async function redirectPage(ask: Ask, { to, target }: Redirect): Promise<string> {
  const site = await ask(config)
  const href = escapeHtml(to)
  return `<!DOCTYPE html>
<html lang="${langOf(site, target.locale)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${cspHash(follow)}">
<title>${href}</title>
<link rel="canonical" href="${escapeHtml(routeToUrl(target, site))}">
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
</head>
<body>
<a href="${href}">${href}</a>
<script>${follow}</script>
</body>
</html>
`
}

type RedirectPage = Redirect & { path: string }

async function redirectPages(ask: Ask): Promise<RedirectPage[]> {
  const { base } = await ask(config)
  return (await ask(redirects)).flatMap((redirect) => {
    const old = decodePath(redirect.from.slice(base.length))
    // Of a pattern, only hosts know the addresses.
    return /[*:?#]/.test(old) ? [] : [{ ...redirect, path: isFile(old) ? old : `${old}index.html` }]
  })
}

const path = '_redirects' as OutputPath

export const redirectsFile = defineFeature({
  name: 'redirects',
  check: async (ask) => checkAddresses(ask, await ask(redirects), (await publicText(ask, path)) ?? ''),
  commands: [addressesCommand],
  outputs: [
    singleOutput({
      name: 'redirects',
      path,
      async make(ask) {
        const own = await publicText(ask, path)
        const made = (await ask(redirects)).map(({ from, to }) => `${from} ${to} 301`)
        return [...made, own.trim()].filter(Boolean).join('\n') + '\n'
      },
      cache: 'host',
    }),
    defineOutputs<RedirectPage>({
      name: 'redirect-pages',
      keys: redirectPages,
      path: async (_, redirect) => redirect.path as OutputPath,
      // All pages are read to know the addresses: not for a picture.
      key: async (ask, sought) =>
        isFile(sought) ? (await redirectPages(ask)).find((one) => one.path === sought) : undefined,
      make: redirectPage,
      offline: 'never',
    }),
  ],
})
