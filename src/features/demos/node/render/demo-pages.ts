/**
 * A page for each demo, with nothing else on it: for frames, for embedding and for checks. It has no entry in the site
 * map and no place in the search. A demo whose strings are translated has one in each of its languages.
 */
import { posix } from 'node:path'
import {
  all,
  type Ask,
  blockNeeds,
  config,
  emptyPage,
  type FilePath,
  localizedPath,
  question,
  renderPage,
  type Route,
  demoStem,
} from '../../../../feature.js'
import { pageText, positionAt } from '../../../../feature-unstable.js'
import { demoBlock } from './demo-block.js'
import {
  type DemoReference,
  demoEntries,
  demosOfPage,
  demoReferencesInRun,
  externalPackage,
} from '../source/demo-files.js'
import { fileOnDisk } from '../source/exported-demo.js'
import { demoMessages } from '../../messages.js'
import { demoRoute } from '../source/demo-strings.js'
import type { VendorKey } from '../bundle/vendors.js'

/** A demo's own page: what it is made from, and its route. */
export type DemoPage = DemoReference & { route: Route }

/**
 * The demos of the site by the path of their page (`/x/demos/charts/Bars/`, and `/zh/x/demos/charts/Bars/` if its
 * strings are translated); the first page that mentions a demo says its options.
 */
export const demoPages = question('demo-pages', async (ask): Promise<Record<string, DemoPage>> => {
  const site = await ask(config)
  const found: Record<string, DemoPage> = {}
  const files = new Map<string, FilePath>()
  const reported = new Set<FilePath>()
  for (const reference of await ask(demoReferencesInRun)) {
    const dir = posix.dirname(reference.page)
    const entries = await ask(demoEntries, { dir, name: reference.name })
    const needed = await all(entries.map(({ file }) => ask(externalPackage, file)))
    if (needed.every((one) => one !== null)) continue
    for (const { code } of site.locales) {
      const route = await demoRoute(ask, dir, reference.name, code)
      const path = localizedPath(route.pathname, route.locale, site)
      const page = (found[path] ??= { ...reference, route })
      const entry = entries[0]?.file
      if (entry === undefined) continue
      const own = files.get(path)
      if (own === undefined) files.set(path, entry)
      else if (own !== entry && !reported.has(entry)) {
        reported.add(entry)
        await reportClash(ask, path, [page, own], [reference, entry])
      }
    }
  }
  return found
})

/** @param first the demo that has the page */
async function reportClash(
  ask: Ask,
  path: string,
  [first, firstFile]: [DemoReference, FilePath],
  [second, secondFile]: [DemoReference, FilePath],
): Promise<void> {
  const { line } = positionAt((await pageText(ask, first.page)) ?? '', first.at)
  const span = { start: second.at, end: second.at }
  ask.report(
    demoMessages.sameAddress(path, [fileOnDisk(firstFile), fileOnDisk(secondFile)], `${first.page}:${line}`, {
      file: second.page,
      span,
    }),
  )
}

/** The paths of the pages of the demos of one page. */
export async function demoPagesOf(ask: Ask, of: Route): Promise<string[]> {
  const site = await ask(config)
  const paths = await all(
    (await demosOfPage(ask, of)).map(async ({ page, name }) => {
      const route = await demoRoute(ask, posix.dirname(page), name, of.locale)
      return localizedPath(route.pathname, route.locale, site)
    }),
  )
  const pages = await all(paths.map((path) => ask(demoPage, path)))
  return paths.filter((_, index) => pages[index])
}

/** The layout of such a page. */
const layout = 'demo-page'

/** What one demo's page is made from; null where there is no such page. */
export const demoPage = question(
  'demo-page',
  async (ask, path: string): Promise<DemoPage | null> => (await ask(demoPages))[path] ?? null,
)

/** @param mode `development` for checks, whose server makes the modules */
export async function renderDemoPage(ask: Ask, path: string, mode: VendorKey['mode'] = 'production'): Promise<string> {
  const { page: file, at, name, options, route } = (await ask(demoPage, path))!
  const place = {
    name,
    options,
    file,
    span: { start: at, end: at },
    locale: route.locale,
    page: path,
    standalone: true,
    mode,
  }
  const block = await demoBlock(ask, place)
  return renderPage(ask, route, {
    ...emptyPage(route.locale, layout, demoStem(name)),
    body: block.html,
    frontMatter: { noIndex: true },
    standalone: true,
    ...blockNeeds([block]),
  })
}
