/**
 * The lists of the pages of a package on its index: each name with its plan and one line about its purpose. Components
 * are grouped as the configuration says (`groups`), or by the tag `@category` of their comments.
 */
import { all, type ApiSectionView, config, dataHtml, localized } from '../../../../feature.js'
import type { ApiListed } from '../../model.js'
import { nameFilter } from '../../name-filter.js'
import { historyOf } from '../history.js'
import { type ApiPageEntry, pageKinds } from './addresses.js'
import { breakable } from '../../shared/type-html.js'
import { docHtml } from './text-html.js'
import { translatedText } from './translated.js'
import { isFresh, labelHtml, section } from './view.js'
import { foreign, say, type ViewContext } from './view-context.js'

/** @param exported what the package exports, by name */
export async function indexLists(
  context: ViewContext,
  pages: readonly ApiPageEntry[],
  exported: ReadonlyMap<string, ApiListed>,
): Promise<ApiSectionView[]> {
  const site = await context.ask(config)
  const own = pages.filter(({ elsewhere }) => !elsewhere)
  const isNew = await all(own.map(({ name }) => isNewExport(context, name)))
  const fresh = new Set(own.filter((_, at) => isNew[at]))
  const list = (entries: readonly ApiPageEntry[]): string => {
    const described = entries.map((one) => ({
      ...one,
      isNew: fresh.has(one),
      purpose: purposeHtml(context, exported.get(one.name), one.name),
    }))
    const items = described.map(({ name, slug, elsewhere, isNew, purpose }) => {
      const href = context.hrefTo(`${context.options.at}/${slug}`)
      const labels = [...(elsewhere ? [elsewhere.plan] : []), ...(isNew ? (['new'] as const) : [])]
      const shown = labels.map((label) => ` ${labelHtml(context, label)}`).join('')
      const isOld = exported.get(name)?.deprecated !== undefined
      return `<li><span><a href="${href}"${isOld ? ' class="v-api-old"' : ''}><code>${breakable(name)}</code></a>${shown}</span>${purpose}</li>`
    })
    const style = described.some(({ purpose }) => purpose !== '') ? 'v-api-index' : 'v-api-names'
    return `<ul class="${style}" ${dataHtml({ 'data-api-index': '' })}>${items.join('')}</ul>`
  }
  return pageKinds.flatMap((kind) => {
    const own = pages.filter((one) => one.kind === kind)
    if (own.length === 0) return []
    const key = `${kind}s` as const
    if (kind !== 'component') return [section(context, key, [], list(own))]
    const groups = grouped(context, own, exported)
    const rest = own.filter((one) => !groups.some(({ entries }) => entries.includes(one)))
    const sections = groups.map(({ title, entries }): ApiSectionView => {
      // The same in every language.
      const name = localized(title, site.locales[0]!.code, site)
      const id = `${key}-${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`
      return { ...section(context, key, [], list(entries)), id, title: localized(title, context.locale, site) }
    })
    if (rest.length === 0) return sections
    const others = section(context, key, [], list(rest))
    return [...sections, groups.length > 0 ? { ...others, title: say(context, 'api.components.other') } : others]
  })
}

async function isNewExport({ ask, options, version }: ViewContext, name: string): Promise<boolean> {
  const history = await ask(historyOf, { package: options.name, name })
  return isFresh(history[name] ?? {}, version)
}

interface Group {
  title: ViewContext['options']['groups'][number]['title']
  entries: ApiPageEntry[]
}

/** The groups that have entries; an entry is in the first one that names it. */
function grouped(
  { options }: ViewContext,
  entries: readonly ApiPageEntry[],
  exported: ReadonlyMap<string, ApiListed>,
): Group[] {
  const filters = options.groups.map(({ title, components }) => ({ title, matches: nameFilter(components) }))
  const groups = new Map<Group['title'], ApiPageEntry[]>(filters.map(({ title }) => [title, []]))
  for (const entry of entries) {
    const title = filters.find(({ matches }) => matches(entry.name))?.title ?? exported.get(entry.name)?.category
    if (title !== undefined) groups.set(title, [...(groups.get(title) ?? []), entry])
  }
  return [...groups].flatMap(([title, own]) => (own.length > 0 ? [{ title, entries: own }] : []))
}

/** The first sentence of a description as a paragraph; '' if there is none. */
function purposeHtml(context: ViewContext, entry: ApiListed | undefined, name: string): string {
  const { descriptions, names } = context
  const translated = translatedText(descriptions, entry?.description, name)
  const [text] = splitPurpose(translated ?? entry?.description ?? '')
  if (text === '') return ''
  return `<p${translated === undefined ? foreign(context) : ''}>${docHtml(text, names)}</p>`
}

/**
 * The first sentence of a text, and the rest: `Draws bars. See …` → `Draws bars.`, `See …`. Periods in code and in
 * names are no ends. A label, `Demos:`, is no sentence.
 */
export function splitPurpose(text: string): [purpose: string, rest: string] {
  const trimmed = text.trim()
  const first = trimmed.split(/\n\s*\n|\n(?=\s*(?:[-*]\s|```))/)[0]!
  const paragraph = first.replace(/\s+/g, ' ')
  if (/^\S+[:：]$/.test(paragraph)) return ['', trimmed]
  const purpose = /^(?:`[^`]*`|[^`])*?(?:[.!?](?=\s+[\p{Lu}`]|$)|[。！？])/u.exec(paragraph)?.[0] ?? paragraph
  return [purpose, (paragraph.slice(purpose.length).trim() + trimmed.slice(first.length)).trim()]
}
