/** What the search finds on a page: its sections, and what features add. */
import { Failure } from '../../engine/diagnostic.js'
import { all, type Ask } from '../../engine/question.js'
import { en } from '../../locales/en.js'
import { messages } from '../../messages.js'
import type { Page, Route, TextSection } from '../../model.js'
import { configFile } from '../config/config.js'
import { features } from '../config/features.js'

const kindKey = 'search.kind.'
const kinds = Object.keys(en.strings).flatMap((key) => (key.startsWith(kindKey) ? [key.slice(kindKey.length)] : []))

/** The page's own entries come first, in the order of its text. */
export async function searchEntries(ask: Ask, page: Page, route: Route): Promise<TextSection[]> {
  const added = await all(
    (await features(ask)).map(async (feature) => {
      const entries = (await feature.searchEntries?.(ask, page, route)) ?? []
      const wrong = entries.find(({ kind }) => kind !== undefined && !kinds.includes(kind))
      if (wrong) throw new Failure(messages.featureKind(feature.name, wrong.kind!, kinds, await ask(configFile)))
      return entries
    }),
  )
  return [...page.sections, ...added.flat()]
}
