/** The pages that the index page of a group lists. */
import { all, question } from '../../engine/question.js'
import type { GroupItem } from '../../model.js'
import { picturesOf } from '../config/features.js'
import { toUrlPath } from '../paths.js'
import { itemAt, navTree, type NavTreeItem } from '../navigation/nav-tree.js'
import { levels } from '../navigation/nav-view.js'
import { pageDescription } from './page-description.js'

/** The items of a group's index page: its whole subtree. The index of any other page has the whole navigation. */
export const groupItems = question(
  'group-items',
  async (ask, { pathname, locale }: { pathname: string; locale: string }): Promise<GroupItem[]> => {
    const tree = await ask(navTree, locale)
    const itemsOf = (parent: NavTreeItem | undefined): Promise<GroupItem[]> =>
      all(
        levels(tree)
          .get(parent)!
          .map(async ({ item, page, entry: { title, href, labels, external, kind } }): Promise<GroupItem> => {
            const link = { title, ...(href && { href }), ...(labels && { labels }), ...(external && { external }) }
            const children = kind === 'group' || kind === 'subheader' ? await itemsOf(item) : []
            if (children.length > 0) return { ...link, children }
            const isPage = kind === 'link' && !external && item.hash === undefined
            const description = isPage ? await ask(pageDescription, { pathname: page.pathname, locale }) : ''
            const [picture] = isPage
              ? Object.values(await ask(picturesOf, { pathname: toUrlPath(page.pathname), locale }))
              : []
            return { ...link, ...(description && { description }), ...(picture !== undefined && { picture }) }
          }),
      )
    return itemsOf(itemAt(tree, pathname))
  },
)
