/** The pages of the reference, as a family of generated pages. */
import {
  all,
  type ApiRowView,
  type ApiSectionView,
  type ApiView,
  type Ask,
  breadcrumbs,
  config,
  dataHtml,
  definePages,
  emptyPage,
  escapeHtml,
  Failure,
  fillTemplate,
  type Heading,
  type Json,
  type Label,
  localized,
  nearest,
  navTitle,
  type Page,
  type Route,
  type SearchKind,
  type TextSection,
  toUrlPath,
  translations,
} from '../../../../feature.js'
import { picturesOf } from '../../../../feature-unstable.js'
import { apiInternal, apiPackage, isUnread, packageOptions } from '../extract/extraction.js'
import { checkGuides } from '../guides.js'
import { apiEntry, changesSlug, eventsOf, inFull, stepsOf } from '../history.js'
import { apiMessages } from '../../messages.js'
import type { ApiEntry, ApiListed, ApiType } from '../../model.js'
import type { ApiPackageOptions } from '../../options.js'
import { nameFilter } from '../../name-filter.js'
import {
  apiEntries,
  type ApiPageEntry,
  type ApiPageKey,
  apiPageKey,
  apiPageKeys,
  apiPathname,
  entryAt,
  hrefsIn,
  isAboutChanges,
  internalTypesSlug,
  listedExports,
  namesFor,
  pageKinds,
  placeOf,
  problemsOf,
  rowId,
  typesSlug,
} from './addresses.js'
import { changesIndex, historySection, stepSections } from './changes.js'
import { type ApiDemo, demosOfEntry, demoTitles } from './demos.js'
import { indexLists, splitPurpose } from './index-lists.js'
import { apiMarkdown } from './markdown.js'
import { breakable } from '../../shared/type-html.js'
import { docHtml } from './text-html.js'
import { translatedText, unknownTranslations } from './translated.js'
import {
  apiView,
  deprecationNotes,
  componentSections,
  constantSections,
  eventRow,
  exportRow,
  hookSections,
  interfaceSections,
  labelHtml,
  labelsOf,
  minorOf,
  rowsSection,
  section,
} from './view.js'
import { foreign, say, type ViewContext } from './view-context.js'

export const apiPages = definePages<ApiPageKey>({
  name: 'api',
  keys: apiPageKeys,
  pathname: apiPathname,
  key: apiPageKey,
  page: apiPage,
  markdown: async (ask, page, route) => apiMarkdown(ask, page, route, await slotTypes(ask, route)),
  // A reference is hundreds of pages, of which a reader needs a few.
  offline: 'on-use',
})

/** By the ids of rows. */
async function slotTypes(ask: Ask, { pathname }: Route): Promise<Map<string, string>> {
  const key = await apiPageKey(ask, pathname)
  const page = key && (await entryAt(ask, await packageOptions(ask, key.package), key.slug))
  const entry = page && (await ask(apiEntry, { package: key.package, name: page.name }))
  const slots = entry?.kind === 'component' ? entry.slots : []
  return new Map(slots.map(({ name, type }) => [rowId(page!.name, 'slot', name), type]))
}

async function apiPage(ask: Ask, key: ApiPageKey, locale: string): Promise<Page> {
  const { slug } = key
  const context = await viewContext(ask, key, locale)
  if (slug === '') return indexPage(context)
  if (slug === typesSlug) return typesPage(context)
  if (slug === internalTypesSlug) return internalTypesPage(context)
  if (isAboutChanges(context.options, slug)) return changesPage(context, slug)
  const page = (await entryAt(ask, context.options, slug))!
  if (!page.elsewhere) return entryPage(context, page)
  return page.elsewhere.isDeclared ? declaredPage(context, page) : elsewherePage(context, page)
}

export async function viewContext(ask: Ask, key: ApiPageKey, locale: string): Promise<ViewContext> {
  const site = await ask(config)
  const { strings, api: descriptions = {} } = await ask(translations, locale)
  const options = await packageOptions(ask, key.package)
  const names = await namesFor(ask, key.package, locale, await apiPathname(ask, key))
  const hrefTo = await hrefsIn(ask, locale)
  const texts = Object.entries(options.commonProps)
  const commonProps = Object.fromEntries(texts.map(([name, text]) => [name, localized(text, locale, site)] as const))
  return {
    ask,
    options,
    locale,
    strings,
    names,
    hrefTo,
    descriptions,
    commonProps,
    version: await versionOf(ask, options),
  }
}

/** Asked only where something may be new, since it waits for the package to be read. */
async function versionOf(ask: Ask, { name, history }: ApiPackageOptions): Promise<string> {
  return history === undefined ? '' : (await ask(apiPackage, name)).version
}

// ── One export ────────────────────────────────────────────────────────────────────────────────────────────────────

async function entryPage(context: ViewContext, { name, kind }: ApiPageEntry): Promise<Page> {
  const { ask, options } = context
  const entry = await ask(apiEntry, { package: options.name, name })
  const place = await placeOf(ask, name)
  if (!entry) {
    const read = await ask(apiPackage, options.name)
    // What is wrong with the whole package is said on its index page.
    if (isUnread(read)) return pageOf(context, name, kind, '', { notes: [unreadNote(context)], sections: [] })
    const names = read.entries.map((one) => one.name)
    throw new Failure(apiMessages.missing(name, options.name, nearest(name, names), place))
  }
  const demos = await demosOfEntry(ask, options.name, entry)
  const sections = await withDemos(context, name, await sectionsOf(context, entry, kind, place), demos)
  const { descriptions } = context
  const translated = translatedText(descriptions, entry.description, name)
  const lang = translated === undefined ? foreign(context) : ''
  // The first sentence says what it is for, so it stands below the title, unless it is in another language than the
  // page.
  const [purpose, rest] = lang === '' ? splitPurpose(translated ?? entry.description ?? '') : ['', entry.description]
  const more = docHtml(rest, context.names)
  const about = more ? `<div class="v-api-about"${lang}>${more}</div>` : ''
  const view = apiView(context, about, deprecationNotes(context, entry), [
    ...sections,
    ...(await furtherSections(context, entry, demos)),
  ])
  const description = plain(docHtml(purpose, context.names)) || usualPurpose(context, entry)
  const page = pageOf(context, name, kind, about, view, labelsOf(context, name, entry), description)
  const [own, ...rows] = page.sections
  return entry.since === undefined ? page : { ...page, sections: [{ ...own!, since: minorOf(entry.since) }, ...rows] }
}

/** What is said of an export without a comment; undefined where the kind of its page says it. */
function usualPurpose(context: ViewContext, entry: ApiEntry): string | undefined {
  const { name } = entry
  if ('isShared' in entry) return say(context, 'api.description.shared', { name })
  const hasOnlyProps = entry.kind === 'component' && entry.slots.length === 0 && entry.classes.length === 0
  return hasOnlyProps ? say(context, 'api.description.props', { name }) : undefined
}

/** What a page says whose package could not be read; authors get a diagnostic. */
function unreadNote(context: ViewContext): ApiView['notes'][number] {
  const owner = `<code>${escapeHtml(context.options.name)}</code>`
  return { kind: 'warning', html: say(context, 'api.unread', { package: owner }) }
}

export async function sectionsOf(
  context: ViewContext,
  entry: ApiEntry,
  kind: ApiPageEntry['kind'],
  place: Awaited<ReturnType<typeof placeOf>>,
): Promise<ApiSectionView[]> {
  const found = entry.kind === 'type' ? 'interface' : entry.kind
  if (found !== kind) {
    const list = pageKinds.some((one) => one === found) ? `${found}s` : undefined
    context.ask.report(apiMessages.wrongKind(entry.name, kind, entry.kind, list, place))
  }
  switch (entry.kind) {
    case 'component':
      return componentSections(context, entry)
    case 'hook':
    case 'function':
      return hookSections(context, entry)
    case 'interface':
    case 'type':
      return interfaceSections(context, entry)
    case 'constant':
      return constantSections(context, entry)
  }
}

/** Types used, demos and source, which every page ends with. */
async function furtherSections(
  context: ViewContext,
  entry: ApiEntry,
  demos: readonly ApiDemo[],
): Promise<ApiSectionView[]> {
  const { ask, names, options } = context
  const sections: ApiSectionView[] = []
  const [family] = entry.name.split('.') as [string]
  const parts = (await ask(apiEntries, options.name)).filter(
    ({ name }) => name !== entry.name && (name === family || name.startsWith(`${family}.`)),
  )
  const listOf = (links: readonly { name: string; href: string }[]) => {
    const items = links.map(
      ({ name, href }) => `<li><a href="${escapeHtml(href)}"><code>${breakable(name)}</code></a></li>`,
    )
    return `<ul class="v-api-names">${items.join('')}</ul>`
  }
  if (parts.some(({ name }) => name.includes('.')) || (parts.length > 0 && entry.name.includes('.'))) {
    const links = parts.map(({ name, slug }) => ({ name, href: context.hrefTo(`${options.at}/${slug}`) }))
    sections.push(section(context, 'parts', [], listOf(links)))
  }
  const used = [...names.used].filter((name) => name !== entry.name).sort()
  if (used.length > 0) {
    const types = listOf(used.map((name) => ({ name, href: names.href(name)! })))
    sections.push({ ...section(context, 'types', [], types), title: say(context, 'api.types.used') })
  }
  const list = await demoList(context, demos)
  if (list) sections.push(section(context, 'demos', [], list))
  sections.push(...(await historySection(context, entry)))
  if (options.source !== undefined && entry.source !== undefined) {
    const path = `${entry.source}.${entry.kind === 'component' ? 'tsx' : 'ts'}`
    const href = escapeHtml(options.source.replace('{path}', path))
    const link = `<a href="${href}" ${dataHtml({ 'data-external': '' })}><code>${escapeHtml(path)}</code></a>`
    sections.push(section(context, 'source', [], `<p>${link}</p>`))
  }
  return sections
}

/** Of the demos of a prop so many are named. */
const mostDemos = 6

/** Names the demos that pass a prop: those with the fewest other props first, which show it best. */
async function withDemos(
  context: ViewContext,
  name: string,
  sections: ApiSectionView[],
  demos: readonly ApiDemo[],
): Promise<ApiSectionView[]> {
  if (demos.length === 0) return sections
  const { ask, locale } = context
  const links = new Map<ApiDemo, string>()
  for (const demo of demos) {
    const { pathname } = demo
    const [page, titles] = await all([ask(navTitle, { pathname, locale }), ask(demoTitles, { pathname, locale })])
    const title = [page, titles[demo.name]].filter(Boolean).join(': ') || demo.name
    const href = `${context.hrefTo(pathname)}#${encodeURIComponent(demo.name)}`
    links.set(demo, `<li><a href="${href}">${escapeHtml(title)}</a></li>`)
  }
  const rest = `<li><a href="#demos">${escapeHtml(say(context, 'api.demos.all', { name }))}</a></li>`
  const withProp = (row: ApiRowView): ApiRowView => {
    const own = demos.filter(({ props }) => props.includes(row.name)).sort((a, b) => a.props.length - b.props.length)
    if (own.length === 0) return row
    const html =
      own
        .slice(0, mostDemos)
        .map((demo) => links.get(demo)!)
        .join('') + (own.length > mostDemos ? rest : '')
    return { ...row, demos: { title: say(context, 'api.demos.ofProp', { count: String(own.length) }), html } }
  }
  return sections.map((one) =>
    one.id === 'props'
      ? { ...one, groups: one.groups.map((group) => ({ ...group, rows: group.rows.map(withProp) })) }
      : one,
  )
}

/** Demos by the sections that show them, under their pages, each with a picture of the first; '' if there are none. */
async function demoList(context: ViewContext, demos: readonly ApiDemo[]): Promise<string> {
  const { ask, locale } = context
  const site = await ask(config)
  const pathnames = [...new Set(demos.map(({ pathname }) => pathname))]
  const titles = await all(pathnames.map((pathname) => ask(navTitle, { pathname, locale })))
  // The first page of a site has no title in the navigation.
  const names = titles.map((title) => title || site.title)
  const pages = await all(
    pathnames.map(async (pathname, index) => {
      const sectionTitles = await ask(demoTitles, { pathname, locale })
      const isUnique = names.filter((one) => one === names[index]).length === 1
      // Several groups begin with an “Overview”.
      const group = isUnique ? undefined : (await ask(breadcrumbs, { pathname, locale })).at(-1)
      const title = group
        ? fillTemplate(context.strings['nav.titleIn']!, { section: group.title, title: names[index]! })
        : names[index]!
      const href = context.hrefTo(pathname)
      // A section with several of them is named once, and leads to the first.
      const sections = new Map<string, string>()
      for (const demo of demos) {
        const shown = sectionTitles[demo.name] ?? ''
        if (demo.pathname === pathname && !sections.has(shown))
          sections.set(shown, `${href}#${encodeURIComponent(demo.name)}`)
      }
      // What stands above the first section is what the page is about.
      const above = sections.get('') ?? href
      sections.delete('')
      const items = [...sections].map(([shown, to]) => `<li><a href="${to}">${escapeHtml(shown)}</a></li>`)
      const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : ''
      const shown = await ask(picturesOf, { pathname: toUrlPath(pathname), locale })
      const address = demos.flatMap((demo) => (demo.pathname === pathname ? (shown[demo.name] ?? []) : []))[0]
      const place =
        address === undefined ? '' : `<span class="v-demo-picture" ${dataHtml({ 'data-picture': address })}></span>`
      return `<li>${place}<a href="${above}">${escapeHtml(title)}</a>${list}</li>`
    }),
  )
  return pages.length > 0 ? `<ul class="v-api-demos">${pages.join('')}</ul>` : ''
}

/** A page of a package that is not installed, from declarations of the project. */
async function declaredPage(context: ViewContext, entry: ApiPageEntry): Promise<Page> {
  const { elsewhere, name } = entry
  const options = await packageOptions(context.ask, elsewhere!.package)
  const page = await entryPage({ ...context, options }, entry)
  const note = elsewhereNote(context, 'api.declared', name, elsewhere!)
  return { ...page, body: `<div class="v-api-about"><p>${note}</p></div>${page.body}` }
}

/** That a package is not installed, and what it takes to use it. */
function elsewhereNote(
  context: ViewContext,
  key: 'api.elsewhere' | 'api.declared',
  name: string,
  { package: owner, plan }: NonNullable<ApiPageEntry['elsewhere']>,
): string {
  return say(context, key, {
    name: `<code>${name}</code>`,
    package: `<code>${owner}</code>`,
    plan: say(context, `api.plan.${plan}`),
  })
}

/** A page for what belongs to a package that is not read. */
function elsewherePage(context: ViewContext, { name, kind, elsewhere }: ApiPageEntry): Page {
  const { descriptions } = context
  const note = elsewhereNote(context, 'api.elsewhere', name, elsewhere!)
  // Its props are not known, so the page does not announce them.
  const purpose = docHtml(translatedText(descriptions, undefined, name), context.names)
  const about = purpose === '' ? '' : `<p>${note}</p>`
  return pageOf(context, name, kind, about, { notes: [], sections: [] }, [], plain(purpose || note))
}

function pageOf(
  context: ViewContext,
  name: string,
  kind: ApiPageEntry['kind'],
  about: string,
  view: ApiView,
  labels: Label[] = [],
  description = say(context, `api.description.${kind}`, { name, package: context.options.name }),
): Page {
  const title = say(context, 'api.title', { name })
  const page = apiLayout(context.locale, title, description, about, view)
  const [own, ...rows] = page.sections
  const named: Page = { ...page, titleLabels: labels, sections: [{ ...own!, heading: name, kind }, ...rows] }
  if (labels.length === 0) return named
  const shown = labels.map((one) => labelHtml(context, one)).join('')
  return { ...named, lead: page.lead.replace('</h1>', () => ` ${shown}</h1>`) }
}

function apiLayout(locale: string, title: string, description: string, about: string, view: ApiView): Page {
  const rows = view.sections.flatMap(({ id, groups }) =>
    groups.flatMap((group) => group.rows.map((row) => ({ ...row, section: id }))),
  )
  const listed = new Set(['props', 'members'])
  const headings = view.sections.flatMap((one): Heading[] => [
    { depth: 2, id: one.id, text: one.title },
    ...(listed.has(one.id)
      ? one.groups.flatMap(({ id: group, title: area, rows: own }): Heading[] => [
          ...(group !== undefined && area !== undefined ? [{ depth: 3, id: group, text: area }] : []),
          ...own.map(({ id, name }): Heading => ({ depth: group === undefined ? 3 : 4, id, text: name })),
        ])
      : []),
  ])
  return {
    ...emptyPage(locale, 'api', title, description),
    lead: `<h1>${escapeHtml(title)}</h1><p class="description">${escapeHtml(description)}</p>`,
    body: about,
    data: view satisfies Json,
    ...(view.sections.some(({ id }) => id === 'demos') && { client: ['pictures'] }),
    clientStrings: ['api'],
    headings,
    ids: [
      ...view.sections.flatMap(({ id, groups }) => [id, ...groups.flatMap((group) => group.id ?? [])]),
      ...rows.map(({ id }) => id),
    ],
    sections: [
      { id: '', heading: title, text: [description, plain(about)].filter(Boolean).join(' ') },
      ...rows.map((row) => searchEntry(row, row.section)),
    ],
  }
}

/** What the rows of each section are; those of other sections are props or members. */
const rowKinds: Partial<Record<string, SearchKind>> = {
  slots: 'slot',
  classes: 'class',
  functions: 'function',
  selectors: 'function',
  events: 'event',
  constants: 'constant',
  types: 'interface',
}

/** A row as the search finds it. */
function searchEntry(row: ApiRowView, section: string): TextSection {
  const kind = rowKinds[section] ?? 'prop'
  const type = plain(row.type)
  return {
    id: row.id,
    heading: kind === 'class' && row.class !== undefined ? row.class : row.name.replace(/<.*/, ''),
    text: row.isGeneral ? '' : plain(row.description),
    kind,
    ...(type && { type }),
    ...(row.default !== undefined && { default: plain(row.default) }),
    ...(row.labels.length > 0 && { labels: row.labels }),
    ...(row.since !== undefined && { since: row.since }),
  }
}

/** The text of HTML that this folder made. */
function plain(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}

// ── Indexes ───────────────────────────────────────────────────────────────────────────────────────────────────────

async function indexPage(context: ViewContext): Promise<Page> {
  const { ask, options, locale } = context
  const { entries, problems } = await ask(apiPackage, options.name)
  for (const problem of await problemsOf(ask, options.name, problems)) ask.report(problem)
  await ask(unknownTranslations, locale)
  const pages = await ask(apiEntries, options.name)
  const hasPage = new Set(pages.map(({ name }) => name))
  const isSelector = nameFilter(options.selectors)
  const rowsOf = async (listed: readonly ApiListed[]) =>
    (await inFull(ask, options.name, listed)).map((one) => exportRow(context, one))
  const withoutPage = entries.filter(({ name }) => !hasPage.has(name))
  const functions = withoutPage.filter(({ kind }) => kind === 'function')
  const constants = withoutPage.filter(({ kind }) => kind === 'constant')
  const others = functions.filter(({ name }) => !isSelector(name))
  const events = (await eventsOf(ask, options)).map((one) => eventRow(context, one))
  const linkTo = (slug: string, key: `api.${string}`) =>
    `<li><a href="${context.hrefTo(`${options.at}/${slug}`)}">${say(context, key)}</a></li>`
  const changes = options.history === undefined ? '' : linkTo(changesSlug, 'api.changes')
  const types = `<ul>${linkTo(typesSlug, 'api.types.all')}${linkTo(internalTypesSlug, 'api.internalTypes')}${changes}</ul>`
  const selectors = functions.filter(({ name }) => isSelector(name))
  const groups = await selectorGroups(selectors, rowsOf)
  return packagePage(context, 'index', {
    sections: [
      ...(await indexLists(context, pages, new Map(entries.map((one) => [one.name, one])))),
      ...rowsSection(context, 'functions', await rowsOf(others)),
      ...(groups.length > 0 ? [{ ...section(context, 'selectors', []), groups, filter: true as const }] : []),
      ...rowsSection(context, 'events', events),
      ...rowsSection(context, 'constants', await rowsOf(constants)),
      section(context, 'types', [], types),
    ],
  })
}

/** Selectors by category; those without one come last. */
async function selectorGroups(
  selectors: readonly ApiListed[],
  rowsOf: (listed: readonly ApiListed[]) => Promise<ApiRowView[]>,
): Promise<ApiSectionView['groups']> {
  const categories = [...new Set(selectors.map(({ category = '' }) => category))].sort(
    (a, b) => Number(a === '') - Number(b === '') || (a < b ? -1 : 1),
  )
  return all(
    categories.map(async (category) => ({
      ...(category && { title: category }),
      rows: await rowsOf(selectors.filter((one) => (one.category ?? '') === category)),
    })),
  )
}

/** Every exported type that is not described elsewhere. */
async function typesPage(context: ViewContext): Promise<Page> {
  const listed = await listedExports(context.ask, context.options.name)
  const types = listed.filter((one): one is ApiType => one.kind === 'interface' || one.kind === 'type')
  return listOfTypes(context, 'types', types)
}

/** Types that are not exported, so that what a signature names can be looked up. They are not found by the search. */
async function internalTypesPage(context: ViewContext): Promise<Page> {
  const internal = await context.ask(apiInternal, context.options.name)
  const page = await listOfTypes(context, 'internalTypes', internal)
  return { ...page, sections: page.sections.slice(0, 1) }
}

async function listOfTypes(
  context: ViewContext,
  key: 'types' | 'internalTypes',
  types: readonly ApiType[],
): Promise<Page> {
  const rows = types.map((one) => exportRow(context, one))
  // The navigation lists the page before anything has been read, so it is there without types, too.
  const isSaid = rows.length > 0 || isUnread(await context.ask(apiPackage, context.options.name))
  const none = isSaid ? '' : `<p>${say(context, 'api.types.none')}</p>`
  return packagePage(context, key, {
    about: none,
    sections: rowsSection(context, 'types', rows),
  })
}

/** What changed in one version, or the index of all. Its names are found by their own pages. */
async function changesPage(context: ViewContext, slug: string): Promise<Page> {
  const { single, upgrades } = await stepsOf(context.ask, context.options.name)
  const step = [...single, ...upgrades].find((one) => one.slug === slug)
  if (!step) await checkGuides(context.ask, context.options, (text) => placeOf(context.ask, text))
  const {
    about,
    sections,
    parts = {},
  } = step ? await stepSections(context, step) : { about: '', sections: await changesIndex(context) }
  const key = step ? (single.includes(step) ? 'changesIn' : 'changesFrom') : 'changes'
  const none = sections.every(({ groups }) => groups.length === 0) && step ? say(context, 'api.change.none') : ''
  const page = await packagePage(context, key, {
    about: about + (none && `<p>${none}</p>`),
    sections,
    values: { ...step },
  })
  return { ...page, ...parts, clientStrings: ['api'], sections: page.sections.slice(0, 1) }
}

/** A page about a whole package. */
async function packagePage(
  context: ViewContext,
  key: 'index' | 'types' | 'internalTypes' | 'changes' | 'changesIn' | 'changesFrom',
  parts: {
    about?: string
    sections: ApiSectionView[]
    /** What its title and description have besides the package and its version. */
    values?: Record<string, string>
  },
): Promise<Page> {
  const { about = '', sections } = parts
  const read = await context.ask(apiPackage, context.options.name)
  const values = { package: read.name, version: read.version, ...parts.values }
  const title = say(context, `api.${key}.title`, values)
  const description = say(context, `api.${key}.description`, values)
  const view = apiView(context, about, isUnread(read) ? [unreadNote(context)] : [], sections)
  return apiLayout(context.locale, title, description, about, view)
}
