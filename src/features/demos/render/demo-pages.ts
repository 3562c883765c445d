/**
 * A page for each demo, with nothing else on it: for frames, for embedding and for checks. It has no entry in the site
 * map, no language and no place in the search.
 */
import { posix } from 'node:path'
import {
  type Ask,
  blockNeeds,
  emptyPage,
  locales,
  question,
  renderPage,
  type Route,
  type UrlPath,
} from '../../../feature.js'
import { demoBlock } from './demo-block.js'
import { type DemoReference, demoEntries, demoReferences, demoPathname, demoStem } from '../source/demo-files.js'
import type { VendorKey } from '../build/vendors.js'

/** The demos of the site by the pathname of their page; the first page that mentions a demo says its options. */
export const demoPages = question('demo-pages', async (ask): Promise<Record<UrlPath, DemoReference>> => {
  const found: Record<UrlPath, DemoReference> = {}
  for (const reference of await ask(demoReferences)) {
    const dir = posix.dirname(reference.page)
    const pathname = await demoPathname(ask, dir, reference.name)
    if (found[pathname] || (await ask(demoEntries, { dir, name: reference.name })).length === 0) continue
    found[pathname] = reference
  }
  return found
})

/** The layout of such a page. */
const layout = 'demo-page'

/** Demos' pages have no language: they are in the site's first. */
export async function routeOfDemo(ask: Ask, pathname: UrlPath): Promise<Route> {
  return { pathname, locale: (await ask(locales))[0]!.code }
}

/** What one demo's page is made from; null where there is no such page. */
export const demoPage = question(
  'demo-page',
  async (ask, pathname: UrlPath): Promise<DemoReference | null> => (await ask(demoPages))[pathname] ?? null,
)

/** @param mode `development` for checks, whose server makes the modules */
export async function renderDemoPage(
  ask: Ask,
  pathname: UrlPath,
  mode: VendorKey['mode'] = 'production',
): Promise<string> {
  const route = await routeOfDemo(ask, pathname)
  const { page: file, at, name, options } = (await ask(demoPage, pathname))!
  const place = {
    name,
    options,
    file,
    span: { start: at, end: at },
    locale: route.locale,
    page: pathname,
    standalone: true,
    mode,
  }
  const block = await demoBlock(ask, place)
  return renderPage(ask, route, {
    ...emptyPage(route.locale, layout, demoStem(name)),
    body: block.html,
    frontMatter: { noIndex: true },
    ...blockNeeds([block]),
  })
}
