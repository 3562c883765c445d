/**
 * The way to a page that its breadcrumbs show: the section of the header that it is in, then the groups of the navigation
 * that it is below. Headings of the navigation are left out: they group entries, but are no places of their own.
 */
import { all, type Ask } from '../../engine/question.js'
import type { LinkRef } from '../../model.js'
import { headerEntries } from './header-links.js'
import { shownPlace } from './nav-places.js'
import { breadcrumbs } from './nav-view.js'

/** @returns the ancestors of a page, outermost first; none for a page outside of the navigation */
export async function trail(ask: Ask, pathname: string, locale: string): Promise<LinkRef[]> {
  const [place, entries, groups] = await all([
    shownPlace(ask, pathname),
    headerEntries(ask, pathname, locale),
    breadcrumbs(ask, pathname, locale, { headings: false }),
  ])
  if (!place) return []
  const section = entries.find(({ current }) => current !== undefined)
  if (!section || section.title === groups[0]?.title) return groups
  // A link of the header to the page itself is no way to it.
  if (section.current === 'page') return groups.length > 0 ? [{ title: section.title }, ...groups] : []
  return [{ title: section.title, ...(section.href !== undefined && { href: section.href }) }, ...groups]
}
