/** What the search finds on a page: its sections, and what features add. */
import { all, type Ask } from '../../engine/question.js'
import type { Page, Route, TextSection } from '../../model.js'
import { features } from '../config/features.js'

/** The page's own entries come first, in the order of its text. */
export async function searchEntries(ask: Ask, page: Page, route: Route): Promise<TextSection[]> {
  const added = await all(
    (await features(ask)).map(async (feature) => (await feature.searchEntries?.(ask, page, route)) ?? []),
  )
  return [...page.sections, ...added.flat()]
}
