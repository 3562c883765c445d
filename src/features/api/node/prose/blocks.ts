/**
 * Parts of the reference within prose:
 *
 *     {{"component": "ApiMethods", "of": "GridApi", "only": ["setRows", "updateRows"]}}
 *     {{"component": "ApiSelectors", "category": "Filtering"}}
 *     {{"component": "ApiEvents", "only": ["rowClick"]}}
 *     {{"component": "ApiEntry", "name": "DataTable"}}
 *
 * Selectors and events are those of the package of the page's product, unless `package` names another.
 */
import {
  type ApiSectionView,
  type Ask,
  type BlockUse,
  type Diagnostic,
  frontMatter,
  kebabCase,
  markdownOfHtml,
  nearest,
  type PageBlock,
  renderTemplate,
  translations,
} from '../../../../feature.js'
import { isPageFile } from '../../../../feature-unstable.js'
import { apiExports, apiPackage, isAvailable } from '../extract/extraction.js'
import { apiEntry, eventsOf, inFull } from '../history.js'
import { apiMessages } from '../../messages.js'
import type { ApiEntry } from '../../model.js'
import { membersOf } from '../entry-parts.js'
import { nameFilter } from '../../name-filter.js'
import { type ApiPackageOptions, apiOptions } from '../../options.js'
import { apiEntries, rowId } from '../pages/addresses.js'
import { sectionsHtml } from '../pages/markdown.js'
import { sectionsOf, viewContext } from '../pages/pages.js'
import { productFilter } from './names.js'
import { eventRow, exportRow, memberRow, section } from '../pages/view.js'
import type { ViewContext } from '../pages/view-context.js'

export const apiBlocks = {
  ApiMethods: block(['of', 'from', 'only', 'package'], async (ask, use) => {
    const found = await ownerOf(ask, use, text(use, 'of'))
    if (!found) return []
    const { entry, context } = found
    const { from } = use.props
    const members = membersOf(entry).filter((one) => from === undefined || one.from === from)
    // The permanent ids are those of its own page.
    const rows = chosenFrom(ask, use, members).map((one) => ({
      ...memberRow(context, entry.name, one),
      id: `in-${rowId(entry.name, 'prop', one.name)}`,
    }))
    return [section(context, 'members', rows)]
  }),
  ApiSelectors: block(['category', 'only', 'package'], async (ask, use, options) => {
    const context = await contextOf(ask, use, options)
    const isSelector = nameFilter(options.selectors)
    const { entries } = await ask(apiPackage, options.name)
    const { category } = use.props
    const selectors = entries.filter(
      (one) => isSelector(one.name) && (category === undefined || one.category === category),
    )
    const chosen = await inFull(ask, options.name, chosenFrom(ask, use, selectors))
    const rows = chosen.map((one) => exportRow(context, one))
    return [section(context, 'selectors', rows)]
  }),
  ApiEvents: block(['only', 'package'], async (ask, use, options) => {
    const context = await contextOf(ask, use, options)
    const events = chosenFrom(ask, use, await eventsOf(ask, options))
    const rows = events.map((one) => eventRow(context, one))
    return [section(context, 'events', rows)]
  }),
  ApiEntry: block(['name', 'package'], async (ask, use) => {
    const found = await ownerOf(ask, use, text(use, 'name'))
    if (!found) return []
    const { entry, context } = found
    const kind = entry.kind === 'component' ? 'component' : entry.kind === 'hook' ? 'hook' : 'interface'
    const sections = await sectionsOf(context, entry, kind, { file: use.file, span: use.span })
    return sections.map((one) => ({ ...one, id: `${kebabCase(entry.name)}-${one.id}` }))
  }),
}

type Sections = (ask: Ask, use: BlockUse, options: ApiPackageOptions) => Promise<ApiSectionView[]>

/** A block without rows says nothing; one of a whole export has headings, as it consists of several sections. */
function block(known: readonly string[], sections: Sections) {
  const isWhole = known.includes('name')
  return async (ask: Ask, use: BlockUse): Promise<PageBlock> => {
    const wrong = wrongOptions(use, known)
    wrong.forEach((problem) => ask.report(problem))
    if (wrong.length > 0) return { html: '' }
    const options = await packageOf(ask, use)
    // A server shows the text at once, and this when the declarations have been read.
    if (!options || !(await isAvailable(ask, options.name))) return { html: '' }
    // What is wrong with the package is said by its own pages.
    if ((await ask(apiExports, options.name)).length === 0) return { html: '' }
    const found = await sections(ask, use, options)
    const { locale } = use.route
    const props = {
      sections: found,
      ...(isWhole && { level: 3 }),
      ...(locale !== 'en' && { lang: 'en' }),
      translations: await ask(translations, locale),
    }
    const rows = found.flatMap(({ groups }) => groups.flatMap((group) => group.rows))
    return {
      html: `<div class="v-api">${await renderTemplate(ask, 'api-sections', props, { ...use.route, file: use.file })}</div>`,
      text: rows.map(({ name }) => name).join(' '),
      markdown: await markdownOfHtml(ask, sectionsHtml(found, props.translations.strings, isWhole ? 3 : undefined)),
      ids: [...(isWhole ? found.map(({ id }) => id) : []), ...rows.map(({ id }) => id)],
      client: ['api'],
      clientStrings: ['api'],
    }
  }
}

function wrongOptions(use: BlockUse, known: readonly string[]): Diagnostic[] {
  const unknown = Object.keys(use.props).filter((key) => !known.includes(key))
  const missing = ['of', 'name'].filter((key) => known.includes(key) && !text(use, key))
  return [
    ...unknown.map((key) => apiMessages.unknownOption(use.name, key, known, use)),
    ...missing.map((key) => apiMessages.optionMissing(use.name, key, use)),
  ]
}

/** The package that a block names, or that of the page's product. */
async function packageOf(ask: Ask, use: BlockUse): Promise<ApiPackageOptions | undefined> {
  const { packages } = await apiOptions(ask)
  const { props, file, route } = use
  if (props['package'] === undefined) {
    const own = isPageFile(file) ? await ask(frontMatter, file).catch(() => ({})) : {}
    return packages.find(await productFilter(ask, { route, frontMatter: own })) ?? packages[0]
  }
  const named = text(use, 'package')
  const found = packages.find(({ name }) => name === named)
  if (!found) {
    const names = packages.map(({ name }) => name)
    ask.report(apiMessages.unknownInBlock(named, nearest(named, names), use))
  }
  return found
}

const text = ({ props }: BlockUse, key: string) => (typeof props[key] === 'string' ? props[key] : '')

const contextOf = (ask: Ask, { route }: BlockUse, { name }: ApiPackageOptions): Promise<ViewContext> =>
  viewContext(ask, { package: name, slug: '' }, route.locale)

/** An export of any package, the page's own first. */
async function ownerOf(
  ask: Ask,
  use: BlockUse,
  name: string,
): Promise<{ entry: ApiEntry; context: ViewContext } | undefined> {
  const first = await packageOf(ask, use)
  const { packages } = await apiOptions(ask)
  const known: string[] = []
  for (const options of [...packages].sort((a, b) => Number(b === first) - Number(a === first))) {
    if (!(await isAvailable(ask, options.name))) continue
    const entry = await ask(apiEntry, { package: options.name, name })
    if (entry) return { entry, context: await contextOf(ask, use, options) }
    known.push(...(await ask(apiEntries, options.name)).map((one) => one.name))
  }
  ask.report(apiMessages.unknownInBlock(name, nearest(name, known), use))
  return undefined
}

/** What `only` names, in its order; everything without it. */
function chosenFrom<Item extends { name: string }>(ask: Ask, use: BlockUse, items: readonly Item[]): readonly Item[] {
  const { only } = use.props
  if (!Array.isArray(only)) return items
  return only.flatMap((name: unknown) => {
    const found = items.find((one) => one.name === name)
    if (found) return [found]
    const names = items.map((one) => one.name)
    ask.report(apiMessages.unknownInBlock(String(name), nearest(String(name), names), use))
    return []
  })
}
