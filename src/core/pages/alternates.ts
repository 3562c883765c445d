/** Other formats of a page, as declared by the families of output files. Templates and the page's head link to them. */
import { all, type Ask } from '../../engine/question.js'
import type { AlternateFormat } from '../../model.js'
import { config } from '../config/config.js'
import { features } from '../config/features.js'
import { encodePath, withBase } from '../paths.js'
import type { RouteKey } from '../navigation/site-map.js'

/** The formats in the order of the features that make them. */
export async function alternateFormats(ask: Ask, route: RouteKey): Promise<AlternateFormat[]> {
  const site = await ask(config)
  const families = (await features(ask)).flatMap(({ outputs }) => outputs ?? [])
  const found = await all(
    families.map(async ({ alternate, ofPage, path }): Promise<AlternateFormat[]> => {
      if (alternate === undefined || !ofPage) return []
      const paths = await all((await ofPage(ask, route)).map((key) => path(ask, key)))
      return paths.map((one) => ({ type: alternate, href: withBase(encodePath(one), site) }))
    }),
  )
  return found.flat()
}
