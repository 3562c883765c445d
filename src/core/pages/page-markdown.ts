/** Pages as Markdown: what their authors wrote, the lists of groups, and what features make. */
import { all, type Ask, question } from '../../engine/question.js'
import type { GroupItem, Page } from '../../model.js'
import { features } from '../config/features.js'
import { interfaceString, translations } from '../content/translations.js'
import { generatedPage, pageKind, type RouteKey } from '../navigation/site-map.js'
import { toPathname } from '../paths.js'
import { groupItems } from './group-items.js'
import { markdownOfHtml } from './html-facts.js'
import { page, pageListing } from './page.js'

/** Without making the page, unless it is one of a plugin. */
export async function hasMarkdown(ask: Ask, route: RouteKey): Promise<boolean> {
  const pathname = toPathname(route.pathname)
  const kind = await ask(pageKind, pathname)
  if (kind !== 'generated') return kind !== null
  if ((await generatedPage(ask, pathname))?.family.markdown) return true
  return (await ask(pageListing, route).catch(() => undefined))?.hasMarkdown ?? false
}

/** Addresses are those of the HTML. */
export const pageMarkdown = question('page-markdown', async (ask, route: RouteKey): Promise<string> => {
  const pathname = toPathname(route.pathname)
  const kind = await ask(pageKind, pathname)
  const content = await ask(page, route)
  if (kind === 'generated') {
    const make = (await generatedPage(ask, pathname))!.family.markdown
    return make ? make(ask, content, route) : content.markdown
  }
  const text = kind === 'group' ? await groupText(ask, content, route) : await writtenText(ask, content, route)
  // A home page lists the site where the navigation has an entry for it; templates do the same.
  const isList = content.layout === 'group' || (content.layout === 'landing' && !content.blocks.includes('cards'))
  const items = isList ? await ask(groupItems, { pathname, locale: route.locale }) : []
  if (items.length === 0) return text
  const { strings } = await ask(translations, route.locale)
  return `${text.trimEnd()}\n\n${itemList(items, strings, 2)}`
})

async function groupText(ask: Ask, { title, description }: Page, { locale }: RouteKey): Promise<string> {
  const about = description || (await ask(interfaceString, { locale, key: 'group.description' }))
  return `# ${title}\n${about ? `\n${about}\n` : ''}`
}

/** With what features show before and after it, such as links to the source of a component. */
async function writtenText(ask: Ask, content: Page, route: RouteKey): Promise<string> {
  const slots = (await features(ask)).map((feature) => feature.slots ?? {})
  const shown = async (name: 'contentStart' | 'contentEnd') => {
    const html = await all(slots.flatMap((own) => own[name]?.(ask, content, route) ?? []))
    return html.some(Boolean) ? markdownOfHtml(ask, html.join('')) : ''
  }
  const { description, markdown } = content
  const title = /^# .*\n+/.exec(markdown)?.[0].length ?? 0
  const end = markdown.indexOf('\n\n', title)
  const isDescribed = description !== '' && end !== -1 && markdown.slice(title, end).includes(description)
  const lead = isDescribed ? end : title
  const parts = [markdown.slice(0, lead), await shown('contentStart'), markdown.slice(lead), await shown('contentEnd')]
  const written = parts.map((part) => part.trim()).filter(Boolean)
  return `${written.join('\n\n')}\n`
}

/** The cards of a group: pages as a list, groups under headings. */
function itemList(items: readonly GroupItem[], strings: Record<string, string>, level: 2 | 3): string {
  return items
    .map(({ title, href, labels = [], description, children }, at) => {
      const names = labels.map((label) => strings[`label.${label}`] ?? label)
      const link =
        (href === undefined ? title : `[${title}](${href})`) + (names.length > 0 ? ` (${names.join(', ')})` : '')
      if (!children)
        return `${at > 0 && items[at - 1]!.children ? '\n' : ''}- ${link}${description ? `: ${description}` : ''}\n`
      const about = description ? `${description}\n\n` : ''
      return `${at > 0 ? '\n' : ''}${'#'.repeat(level)} ${link}\n\n${about}${itemList(children, strings, 3)}`
    })
    .join('')
}
