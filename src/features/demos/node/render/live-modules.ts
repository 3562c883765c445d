/** The modules of the demos of a page, which `docs-serve` exchanges before it makes the page again. */
import { posix } from 'node:path'
import {
  all,
  type Ask,
  demosInFile,
  Failure,
  type LiveModule,
  resolveDemoOptions,
  type Route,
  sourceFile,
  toPathname,
} from '../../../../feature.js'
import { providerOf } from '../../../../feature-unstable.js'
import { demoModuleFiles } from '../bundle/demo-module.js'
import { externalPackage } from '../source/demo-files.js'
import { entriesIn } from '../source/demo-strings.js'
import { preloads } from './demo-block.js'
import { demoId } from './shared-files.js'

/** A demo in a frame is in a page of its own. One that cannot be built is left to the page, which says so. */
export async function liveModules(ask: Ask, { pathname, locale }: Route): Promise<Record<string, LiveModule>> {
  const file = (await sourceFile(ask, toPathname(pathname), locale))?.file
  if (!file) return {}
  const kit = await ask(providerOf, locale)
  const found = await all(
    (await demosInFile(ask, file)).map(async ({ demo: name, span, ...options }) => {
      if (resolveDemoOptions(options).iframe) return []
      const id = await demoId(ask, { name, file, at: span.start })
      const entries = await entriesIn(ask, locale, { dir: posix.dirname(file), name })
      return all(
        entries.map(async ({ styling, ...source }): Promise<[string, LiveModule][]> => {
          try {
            if (await ask(externalPackage, source.file)) return []
            const { js: path } = await demoModuleFiles(ask, source, 'production')
            const needs = (await preloads(ask, source, kit, 'production')).join(' ')
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
