/** A page as data: its parsed text, with links, images, code, demos and includes resolved. */
import { nearest } from '../../engine/diagnostic.js'
import { all, type Ask, question } from '../../engine/question.js'
import { pageText } from '../content/made-pages.js'
import { nearestBeside, renamed } from '../../engine/nearest-beside.js'
import type { BlockUse, PageBlock } from '../feature.js'
import type {
  BlockResolution,
  CodeSpanUse,
  Resolutions,
  IncludeResolution,
  IncludeUse,
  MdxDrawing,
  Parts,
} from '../../markdown/parts.js'
import { appendSection } from '../../markdown/append.js'
import { messages } from '../../messages.js'
import type { CspSources, FilePath, FrontMatter, HeadTag, Layout, Page, PageLinkUse, Route, Span } from '../../model.js'
import { styleText } from '../../markdown/html/style-declarations.js'
import { fillTemplate } from '../../text.js'
import { apiSection } from './api-section.js'
import { highlightBlocks } from './code.js'
import { config } from '../config/config.js'
import { frontMatterSpan } from '../content/content-files.js'
import { codeSpanLinks, componentBlock, features } from '../config/features.js'
import { pageTabChoices, tabStyles } from '../assets/tab-styles.js'
import { type LinkPlace, resolveImage, resolveLink } from './link.js'
import { itemAt, navTitle, navTree, productOfGroup } from '../navigation/nav-tree.js'
import { islandRoles } from '../content/islands.js'
import { includedFile, parsedAs, parsedFile, parseInThread, parts } from '../content/parts.js'
import { toPathname, toUrlPath } from '../paths.js'
import { isPageFile } from '../content/page-files.js'
import { mayPublish } from '../content/publishable.js'
import { generatedPage, isUnlisted, kindOfAll, pageKind, type RouteKey } from '../navigation/site-map.js'
import { sourceFile } from '../content/source.js'
import { interfaceString, markdownTexts, translatedTitle, translations } from '../content/translations.js'

/** The front matter of a Markdown file. */
export const frontMatter = question(
  'front-matter',
  async (ask, file: FilePath): Promise<FrontMatter> => (await ask(parts, { file })).frontMatter,
)

/** A page in a language. Throws if it does not exist. */
export const page = question('page', async (ask, route: RouteKey): Promise<Page> => {
  const pathname = toPathname(route.pathname)
  const kind = await ask(pageKind, pathname)
  if (kind === null) throw new Error(`there is no page ${pathname}`)
  if (kind === 'file') return writtenPage(ask, pathname, route.locale)
  if (kind === 'group') return groupPage(ask, pathname, route.locale)
  const { family, key } = (await generatedPage(ask, pathname))!
  return family.page(ask, key, route.locale)
})

/**
 * What other files need of a page: without its text, which is long and would be read from disk again for every page.
 */
export type PageSummary = Pick<Page, 'title' | 'frontMatter' | 'fallback' | 'file' | 'headings' | 'ids' | 'assets'> & {
  /** Links to an anchor. Of others nothing has to be checked once all pages are made, and a page has dozens of them. */
  anchorLinks: Page['links']
  hasMarkdown: boolean
}

export const pageSummary = question('page-summary', async (ask, route: RouteKey): Promise<PageSummary> => {
  const { title, frontMatter, fallback, file, headings, ids, links, assets, markdown } = await ask(page, route)
  return {
    title,
    frontMatter,
    fallback,
    headings,
    anchorLinks: links.filter(({ hash }) => hash),
    assets,
    hasMarkdown: markdown !== '',
    ...(file && { file }),
    ...(ids && { ids }),
  }
})

/**
 * What lists of all pages need of a page. One answer for all of them: a list is seldom made again because of what
 * another one needs, and every answer takes memory and is checked by every build.
 */
export interface PageListing {
  /** The files of content folders that it refers to. */
  assets: FilePath[]
  hasMarkdown: boolean
  /** Whether search engines should index it. */
  isIndexed: boolean
}

export const pageListing = question('page-listing', async (ask, route: RouteKey): Promise<PageListing> => {
  const { assets, hasMarkdown, frontMatter, fallback } = await ask(pageSummary, route)
  return { assets, hasMarkdown, isIndexed: !frontMatter.noIndex && !fallback }
})

/** A page without content, for features to spread and fill. */
export function emptyPage(locale: string, layout: Layout, title: string, description = ''): Page {
  return {
    title,
    description,
    layout,
    frontMatter: {},
    lead: '',
    body: '',
    titleLabels: [],
    blocks: [],
    headings: [],
    links: [],
    assets: [],
    sections: [],
    markdown: '',
    ...blockNeeds([]),
    locale,
    fallback: false,
  }
}

async function groupPage(ask: Ask, pathname: string, locale: string): Promise<Page> {
  const name = await ask(navTitle, { pathname, locale })
  // The page that introduces the group has the group's name, too.
  const overview = pathname.endsWith('-group') ? await kindOfAll(ask, pathname.slice(0, -'-group'.length)) : null
  const title =
    overview === null ? name : fillTemplate(await ask(interfaceString, { locale, key: 'group.title' }), { title: name })
  const site = await ask(config)
  const group = itemAt(await ask(navTree, locale), pathname)
  if (group) {
    const product = productOfGroup(group, site.products)
    return { ...emptyPage(locale, 'group', title), ...(product && { frontMatter: { productId: product.id } }) }
  }
  // The home page of a site without a text of its own.
  const translated = await translatedTitle(ask, { pathname, locale })
  return emptyPage(locale, 'group', translated ?? site.title, site.description)
}

async function writtenPage(ask: Ask, pathname: string, locale: string): Promise<Page> {
  const source = (await sourceFile(ask, pathname, locale))!
  const { locales } = await ask(config)
  const original = locales[0]!.code
  const parsed = await ask(parts, { file: source.file })
  await checkProduct(ask, parsed.frontMatter, source.file)
  const drawing = new PageRendering(ask, { pathname: toUrlPath(pathname), locale }, source.file, parsed.frontMatter)
  // Other generators make ids of the translated headings.
  const isOwn = source.locale === original || (await ask(config)).markdown.headingIds !== 'vitrine'
  const ids = isOwn ? undefined : await ask(originalIds, pathname)
  const written = { parts: parsed, resolutions: await drawing.resolutions(parsed, [source.file]) }
  const section = await apiSection(ask, pathname, parsed, source.file)
  const whole = section
    ? appendSection(written.parts, written.resolutions, {
        parts: section,
        resolutions: await drawing.resolutions(section, [source.file]),
      })
    : written
  const { assemble } = await import('../../markdown/assemble.js')
  const made = assemble(whole.parts, { ...whole.resolutions, ...(ids && { ids }) })
  for (const report of made.reports) ask.report(report)
  const { place } = drawing
  const layout = parsed.frontMatter.layout ?? 'doc'
  const needs = blockNeeds(drawing.blocks())
  const tabChoices = pageTabChoices(await ask(config), made.tabChoices)
  return {
    title: parsed.title,
    description: parsed.description,
    layout,
    frontMatter: (await isUnlisted(ask, pathname)) ? { ...parsed.frontMatter, noIndex: true } : parsed.frontMatter,
    lead: made.lead,
    body: made.body,
    titleLabels: made.titleLabels,
    blocks: made.blocks,
    headings: made.headings,
    ids: made.ids,
    links: place.links.sort(compareLinks),
    assets: [...place.assets].sort(),
    sections: [...made.sections, ...drawing.blocks().flatMap(({ entries }) => entries ?? [])],
    markdown: made.markdown,
    ...needs,
    head: [...needs.head, ...tabHead(tabChoices), ...styleHead(made.styleRules)],
    csp: mergeCsp([needs.csp, ...sourcesOf(place)]),
    ...(Object.keys(tabChoices).length > 0 && { tabChoices }),
    locale: source.locale,
    fallback: source.locale !== locale,
    file: source.file,
  }
}

/**
 * A Markdown file that is not a page, as a part of a generated page: its HTML, and what that page needs for it.
 *
 * @param route of the page
 */
export async function textWithin(
  ask: Ask,
  file: FilePath,
  route: Route,
): Promise<Pick<Page, 'body' | 'links' | 'assets' | 'styles' | 'client' | 'clientStrings' | 'head' | 'csp'>> {
  const parsed = await ask(parts, { file, fragment: true })
  const drawing = new PageRendering(ask, route, file, parsed.frontMatter)
  const { assemble } = await import('../../markdown/assemble.js')
  const made = assemble(parsed, await drawing.resolutions(parsed, [file]))
  for (const report of made.reports) ask.report(report)
  const { place } = drawing
  const needs = blockNeeds(drawing.blocks())
  return {
    body: made.lead + made.body,
    links: place.links.sort(compareLinks),
    assets: [...place.assets].sort(),
    ...needs,
    head: [...needs.head, ...styleHead(made.styleRules)],
    csp: mergeCsp([needs.csp, ...sourcesOf(place)]),
  }
}

/** Reports a product that the configuration does not have. */
async function checkProduct(ask: Ask, { productId }: FrontMatter, file: FilePath): Promise<void> {
  const known = (await ask(config)).products.map(({ id }) => id)
  if (productId === undefined || known.includes(productId)) return
  const span = await frontMatterSpan(ask, file, 'productId')
  ask.report(messages.unknownProduct(productId, nearest(productId, known), known, { file, span }))
}

/** What the external files of a page need allowed; sorted, since they are resolved in any order. */
function sourcesOf({ sources }: LinkPlace): CspSources[] {
  return [...sources].sort().map((entry) => {
    const [directive, source] = entry.split(' ') as [string, string]
    return { [directive]: [source] }
  })
}

/** The styles that show the stored choice of tabs before the first paint, for the page's own storage keys. */
function tabHead(choices: Record<string, string[]>): HeadTag[] {
  return Object.keys(choices).length === 0 ? [] : [{ tag: 'style', text: tabStyles(choices) }]
}

/** The rules in place of the text's `style` attributes. */
function styleHead(rules: Record<string, string>): HeadTag[] {
  return Object.keys(rules).length === 0 ? [] : [{ tag: 'style', text: styleText(rules) }]
}

/** Links are resolved in any order; those of a generated section all have the place 0. */
function compareLinks(a: PageLinkUse, b: PageLinkUse): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.span.start - b.span.start || (a.url < b.url ? -1 : a.url > b.url ? 1 : 0)
}

/** The ids of a page's written headings in the default language, which translations share. */
const originalIds = question('original-ids', async (ask, pathname: string): Promise<string[]> => {
  const { locales } = await ask(config)
  const { headings } = await ask(pageSummary, { pathname: toUrlPath(pathname), locale: locales[0]!.code })
  return headings.filter((heading) => !heading.generated).map(({ id }) => id)
})

/** Resolves the placeholders of one page and collects what its blocks need. */
class PageRendering {
  readonly place: LinkPlace
  private readonly rendered: { at: Place; block: PageBlock }[] = []

  constructor(
    private readonly ask: Ask,
    private readonly route: Route,
    file: FilePath,
    private readonly frontMatter: FrontMatter,
  ) {
    this.place = {
      file,
      pathname: toPathname(route.pathname),
      locale: route.locale,
      links: [],
      assets: new Set(),
      sources: new Set(),
    }
  }

  /** The rendered blocks in the order of the text; they are finished in any order. */
  blocks(): PageBlock[] {
    return this.rendered.sort((a, b) => comparePlaces(a.at, b.at)).map(({ block }) => block)
  }

  /**
   * @param chain the files that include each other, down to this one
   * @param at the places of these includes
   * @param isPartial MDX that another file has imported, which renders it
   */
  async resolutions(
    parsed: Parts,
    chain: FilePath[],
    at: Place = [],
    isPartial = false,
  ): Promise<Omit<Resolutions, 'ids' | 'mdx'> & Partial<Pick<Resolutions, 'mdx'>>> {
    const { ask } = this
    const place = { ...this.place, file: chain.at(-1)! }
    const { markdown } = await ask(config)
    const { strings } = await ask(translations, this.route.locale)
    const [hrefs, images, codes, demos, components, codeSpans, includes, mdx] = await all([
      all(parsed.links.map((use) => resolveLink(ask, use, place))),
      all(parsed.images.map((use) => resolveImage(ask, use, place))),
      highlightBlocks(ask, parsed.codes, place.file),
      all(parsed.demos.map(({ demo, span, ...props }) => this.block('demo', demo, props, place.file, span, at))),
      all(
        parsed.components.map(({ component, props, span, hasChildren }) =>
          this.block('component', component, props, place.file, span, at, { ...(hasChildren && { hasChildren }) }),
        ),
      ),
      this.codeSpans(parsed.codeSpans, place.file),
      all(parsed.includes.map((use) => this.include(use, place.file, chain, [...at, use.span.start]))),
      isPartial ? Promise.resolve(undefined) : this.mdx(parsed, chain, at),
    ])
    return {
      hrefs,
      images,
      codes,
      demos,
      components,
      codeSpans,
      includes,
      ...(mdx && { mdx }),
      strings: markdownTexts(strings),
      collapseLines: markdown.collapseLines,
      headingIds: markdown.headingIds,
    }
  }

  private async block(
    kind: 'demo' | 'component',
    name: string,
    props: Record<string, unknown>,
    file: FilePath,
    span: Span,
    at: Place,
    more: Pick<BlockUse, 'hasChildren' | 'island'> = {},
  ): Promise<BlockResolution | undefined> {
    const { island, ...others } = props
    const hydrates = kind === 'component' && island === true
    const use: BlockUse = { name, props: others, file, span, route: this.route, ...more }
    const own = kind === 'component' ? await componentBlock(this.ask, use) : undefined
    const renderers = (await features(this.ask)).map(({ renderBlock }) => renderBlock)
    const render = async (by: 'demo' | 'component' | 'island') =>
      renderers.map((all) => all?.[by]).find(Boolean)?.(this.ask, use)
    const block = own ?? (hydrates ? await render('island') : undefined) ?? (await render(kind))
    if (block) this.rendered.push({ at: [...at, span.start], block })
    return block
  }

  private async mdx(parsed: Parts, chain: FilePath[], at: Place): Promise<MdxDrawing | undefined> {
    const { ask, route } = this
    if (!parsed.mdx) return undefined
    const file = chain.at(-1)!
    const renderer = (await features(ask)).find(({ renderMdx }) => renderMdx)
    const block = await renderer?.renderMdx?.(ask, { file, parts: parsed, route })
    if (!block) return undefined
    this.rendered.push({ at, block })
    const partials = await all(
      block.partials.map(async (partial): Promise<IncludeResolution> => {
        const inner = await ask(parts, { file: partial, fragment: true })
        return { parts: inner, resolutions: await this.resolutions(inner, [...chain, partial], at, true) }
      }),
    )
    for (const of of [file, ...block.partials]) await this.reportIslands(of)
    const { pieces, layout, ids, blocks } = block
    const islands = await all(
      block.islands.map(async ({ file: from, index, tree, slots }) => {
        const { modules } = await ask(islandRoles, from)
        const { name, span, isOnly } = (await ask(parsedFile, parsedAs(from))).mdx!.islands[index]!
        const island = { file: modules[index]!, tree, slots, ...(isOnly && { isOnly }) }
        return this.block('component', name, { island: true }, from, span, [...at, span.start], { island })
      }),
    )
    return { pieces, markdown: layout, partials, islands, ...(ids && { ids }), ...(blocks && { blocks }) }
  }

  /** What the page marks as an island, but only the page has. */
  private async reportIslands(file: FilePath): Promise<void> {
    const { mdx } = await this.ask(parsedFile, parsedAs(file))
    if (!mdx?.islands.some(({ isMarked }) => isMarked)) return
    const { roles } = await this.ask(islandRoles, file)
    mdx.islands.forEach(({ name, isMarked, span }, at) => {
      if (isMarked && roles[at] === null) this.ask.report(messages.islandFile(name, { file, span }))
    })
  }

  private async codeSpans(uses: CodeSpanUse[], file: FilePath): Promise<(string | undefined)[]> {
    const { ask, route, frontMatter } = this
    // A partial is used by several pages, of which one may not want links.
    const wanted = uses.map((use) => use.kind !== undefined || frontMatter.codeLinks !== false)
    const isAbout = Boolean(frontMatter.components ?? frontMatter.hooks)
    const linking = wanted.includes(true) || isAbout ? await codeSpanLinks(ask) : undefined
    if (!linking) return []
    const found = await linking.resolve(ask, uses, { file, route, frontMatter })
    return found.map((href, index) => (wanted[index] ? href : undefined))
  }

  private async include(
    use: IncludeUse,
    from: FilePath,
    chain: FilePath[],
    at: Place,
  ): Promise<IncludeResolution | undefined> {
    const { ask } = this
    const file = await includedFile(ask, use.path, from)
    const place = { file: from, span: use.span }
    if (chain.includes(file)) {
      ask.report(messages.includeCycle([...chain.slice(chain.indexOf(file)), file], place))
      return undefined
    }
    if (!use.isTrusted && !(await mayPublish(ask, file, place))) return undefined
    const text = await pageText(ask, file)
    if (text === undefined) {
      const near = await nearestBeside(ask, file)
      ask.report(messages.includeMissing(use.path, near && renamed(use.path, near), place))
      return undefined
    }
    if (isPageFile(file) && use.region === undefined) {
      const parsed = await ask(parts, { file, fragment: true })
      return { parts: parsed, resolutions: await this.resolutions(parsed, [...chain, file], at) }
    }
    const { markdown } = await ask(config)
    const { parseInclude } = await import('../../markdown/include.js')
    const codeSpans = (await codeSpanLinks(ask)) !== undefined
    const parsed = await parseInclude(text, use, { config: markdown, file, from, codeSpans }, (part, options) =>
      parseInThread(ask, part, options),
    )
    for (const report of parsed.reports) ask.report(report)
    return { parts: parsed, resolutions: await this.resolutions(parsed, [...chain, file], at) }
  }
}

/** Offsets in a page's file and in those that it includes, from the outermost inwards. */
type Place = readonly number[]

function comparePlaces(a: Place, b: Place): number {
  const at = a.findIndex((offset, index) => offset !== b[index])
  return at === -1 ? a.length - b.length : a[at]! - (b[at] ?? -1)
}

/** What the blocks of a page, in the order of its text, need in the page. */
export function blockNeeds(blocks: PageBlock[]): Pick<Page, 'styles' | 'client' | 'clientStrings' | 'head' | 'csp'> {
  const names = (key: 'client' | 'clientStrings') => [...new Set(blocks.flatMap((block) => block[key] ?? []))].sort()
  return {
    styles: blocks.flatMap((block) => block.styles ?? []),
    client: names('client'),
    clientStrings: names('clientStrings'),
    head: uniqueTags(blocks.flatMap((block) => block.head ?? [])),
    csp: mergeCsp(blocks.map((block) => block.csp ?? {})),
  }
}

function uniqueTags(tags: HeadTag[]): HeadTag[] {
  return [...new Map(tags.map((tag) => [JSON.stringify(tag), tag])).values()]
}

/** Merges the policies of several parts of a page. */
export function mergeCsp(parts: CspSources[]): CspSources {
  const result: CspSources = {}
  for (const part of parts) {
    for (const [directive, sources] of Object.entries(part))
      result[directive] = [...new Set([...(result[directive] ?? []), ...sources])]
  }
  return result
}
