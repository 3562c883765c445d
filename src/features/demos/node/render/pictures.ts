/**
 * The addresses of the demos of a page, from which pictures of them are drawn (`client/platform/demo-picture.ts`). Asks
 * for nothing but the page and its demos, so that a list of pages waits for no other.
 */
import { posix } from 'node:path'
import { all, type Ask, config, type RouteKey, routeToHref } from '../../../../feature.js'
import { demoEntries, demosOfPage, externalPackage } from '../source/demo-files.js'
import { demoRoute } from '../source/demo-strings.js'
import { demoId } from './shared-files.js'

/** @returns the address of each demo that can run, by its id */
export async function demoPictures(ask: Ask, route: RouteKey): Promise<Record<string, string>> {
  const site = await ask(config)
  const shown = await demosOfPage(ask, route)
  const found = await all(
    shown.map(async ({ page, at, name }): Promise<[string, string][]> => {
      const dir = posix.dirname(page)
      const entries = await ask(demoEntries, { dir, name })
      const needed = await all(entries.map(({ file }) => ask(externalPackage, file)))
      if (needed.every((one) => one !== null)) return []
      const own = await demoRoute(ask, dir, name, route.locale)
      return [[await demoId(ask, { name, file: page, at }), routeToHref(own, site)]]
    }),
  )
  return Object.fromEntries(found.flat())
}
