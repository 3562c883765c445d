/**
 * A page's share of the index: its entries and the words of their texts. It is the answer to a question of its own, so
 * that an edited page costs its own share, and putting the index together reads no texts.
 */
import {
  type Ask,
  breadcrumbs,
  config,
  navTitle,
  type Page,
  page,
  productOfPage,
  question,
  type RouteKey,
  searchEntries,
  type TextSection,
  toPathname,
} from '../../../feature.js'
import { picturesOf } from '../../../feature-unstable.js'
import { type FoundEntry, type PageShare, shareOf } from '../shared/index-files.js'
import type { PageTexts } from '../shared/index-format.js'
import { fold } from '../shared/words.js'

/** With what is shown of it. */
type ShownEntry = FoundEntry & Pick<TextSection, 'default' | 'labels'>

/** The entries of a page: the page itself first. */
async function entriesOf(ask: Ask, content: Page, route: RouteKey): Promise<ShownEntry[]> {
  const { title, description } = content
  const sections = await searchEntries(ask, content, route)
  // The text before the first heading, and that under the page's own title, is the page's.
  const known = new Set([fold(title)])
  const first = sections[0]
  const named = first?.id === '' && first.kind ? first : undefined
  const isLead = ({ id, heading, kind }: TextSection) => id === '' || (kind === undefined && known.has(fold(heading)))
  const lead: TextSection[] = []
  for (const section of sections) {
    if (!isLead(section)) break
    lead.push(section)
  }
  const texts = [...lead.map(({ text }) => text)]
  if (!texts.some((text) => text.includes(description))) texts.unshift(description)
  const foundBy = [...(content.frontMatter.foundBy ?? []), ...lead.flatMap((section) => section.foundBy ?? [])]
  const own: ShownEntry = {
    kind: named?.kind ?? 'page',
    name: named?.heading ?? title,
    id: '',
    text: texts.filter(Boolean).join('\n'),
    foundBy,
  }
  return [
    own,
    ...sections
      .slice(lead.length)
      .map(({ kind, heading, ...rest }): ShownEntry => ({ ...rest, kind: kind ?? 'section', name: heading })),
  ]
}

/** Null for a page that is not to be found. */
export const pageShare = question('search/page-share', async (ask, route: RouteKey): Promise<PageShare | null> => {
  const content = await ask(page, route)
  if (content.frontMatter.noIndex) return null
  const pathname = toPathname(route.pathname)
  const entries = await entriesOf(ask, content, route)
  const site = await ask(config)
  const product = productOfPage(content, route.pathname, site.products)
  const parents = (await ask(breadcrumbs, { pathname, locale: route.locale })).map(({ title }) => title)
  const title = entries[0]!.kind === 'page' ? await pageTitle(ask, content, route) : content.title
  return shareOf(entries, {
    title,
    ...(content.titleLabels.length > 0 && { labels: content.titleLabels }),
    ...(product && { family: product.id }),
    parents,
  })
})

/** With the name in the navigation, if that says anything else: readers know the page by it. */
async function pageTitle(ask: Ask, { title }: Page, { pathname, locale }: RouteKey): Promise<string> {
  const name = await ask(navTitle, { pathname: toPathname(pathname), locale }).catch(() => title)
  return isSaid(name, title) ? title : `${title} · ${name}`
}

/** Whether a title has each word of a name, or a longer one that begins with it: "formats" says "format". */
export function isSaid(name: string, title: string): boolean {
  const words = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
  const ofTitle = words(title)
  return fold(title).includes(fold(name)) || words(name).every((word) => ofTitle.some((one) => one.startsWith(word)))
}

/** The texts of a page, in the order of its entries. */
export async function pageTexts(ask: Ask, route: RouteKey): Promise<PageTexts | undefined> {
  const content = await ask(page, route)
  if (content.frontMatter.noIndex) return undefined
  const pictures = await ask(picturesOf, route)
  return (await entriesOf(ask, content, route)).map(({ id, kind, name, text, type, default: value, labels }) => ({
    name,
    text: text.replace(/\s*\n\s*/g, '\n'),
    ...(type && { type }),
    ...(value !== undefined && { default: value }),
    ...(labels?.length && { labels }),
    ...(kind === 'demo' && pictures[id] !== undefined && { picture: pictures[id] }),
  }))
}
