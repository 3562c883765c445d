/** The modules of the demos of a page, which `docs-serve` exchanges before it makes the page again. */
import { posix } from 'node:path'
import { all, type Ask, Failure, type LiveModule, resolveDemoOptions, type Route } from '../../../../feature.js'
import { providerOf } from '../../../../feature-unstable.js'
import { demoModuleFiles } from '../bundle/demo-module.js'
import { demosOfPage, externalPackage } from '../source/demo-files.js'
import { entriesIn } from '../source/demo-strings.js'
import { preloads } from './demo-block.js'
import { demoId } from './shared-files.js'

/** A demo in a frame is in a page of its own. One that cannot be built is left to the page, which says so. */
export async function liveModules(ask: Ask, route: Route): Promise<Record<string, LiveModule>> {
  const { locale } = route
  const provider = await ask(providerOf, locale)
  const found = await all(
    (await demosOfPage(ask, route)).map(async ({ page: file, name, at, options }) => {
      if (resolveDemoOptions(options).iframe) return []
      const id = await demoId(ask, { name, file, at })
      const entries = await entriesIn(ask, locale, { dir: posix.dirname(file), name })
      return all(
        entries.map(async ({ styling, ...source }): Promise<[string, LiveModule][]> => {
          try {
            if (await ask(externalPackage, source.file)) return []
            const { js: path } = await demoModuleFiles(ask, source, 'production')
            const needs = (await preloads(ask, source, provider, 'production')).join(' ')
            return [[`${id}-${styling}`, { path, needs }]]
          } catch (error) {
            if (error instanceof Failure) return []
            throw error
          }
        }),
      )
    }),
  )
  return Object.fromEntries(found.flat(2))
}
