/**
 * Which pages are about the same: those that name a component in their front matter, and its page in a reference beside
 * them, whose address ends with its name.
 */
import { all, type Ask, question } from '../../engine/question.js'
import { headOf, type PageHead } from '../content/content-files.js'
import { pageFile } from '../content/source.js'
import { writtenPages } from './site-map.js'

/** What a page names, or which pages name what it is about: the first is the best. */
export type Counterparts = { slugs: string[] } | { pathnames: string[] }

export const counterparts = question('counterparts', async (ask, pathname: string): Promise<Counterparts> => {
  const { about } = await headOfPage(ask, pathname)
  if (about) return { slugs: about }
  const pages = await ask(pagesAbout)
  const slug = pathname.slice(pathname.lastIndexOf('/') + 1)
  // A page may be called as what every object has, such as `constructor`.
  return { pathnames: Object.hasOwn(pages, slug) ? pages[slug]! : [] }
})

/** Pages by what they name, those that name it earlier first. */
const pagesAbout = question('pages-about', async (ask): Promise<Record<string, string[]>> => {
  const written = await writtenPages(ask)
  const heads = await all(written.map((pathname) => headOfPage(ask, pathname)))
  const found = new Map<string, { pathname: string; at: number }[]>()
  heads.forEach(({ about = [] }, index) =>
    about.forEach((slug, at) => {
      if (!found.has(slug)) found.set(slug, [])
      found.get(slug)!.push({ pathname: written[index]!, at })
    }),
  )
  const inOrder = [...found].map(
    ([slug, pages]) => [slug, pages.sort((a, b) => a.at - b.at).map(({ pathname }) => pathname)] as const,
  )
  return Object.fromEntries(inOrder)
})

async function headOfPage(ask: Ask, pathname: string): Promise<PageHead> {
  const file = await ask(pageFile, pathname)
  return file ? headOf(ask, file) : {}
}
