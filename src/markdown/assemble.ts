/**
 * Combines `Parts` and the site's resolutions into the finished page. The last phase; it only joins strings.
 *
 * Ids are assigned here because only here the whole page is known: includes add headings, equal texts get -2 and -3,
 * and a translation takes the ids of the original by position.
 */
import type { DataAttribute } from '../contract.js'
import type { Diagnostic, Heading, HeadingIds, LayoutBlock, TextSection } from '../model.js'
import { codeBlockHtml } from './code-html.js'
import { defaultMarkdownConfig } from './config.js'
import { escapeHtml, fillTemplate } from '../text.js'
import { runsOf } from './mdx/program.js'
import { codeRequest, plainCode } from './highlight.js'
import { headingCount, headingId, toDiagnostic } from './messages.js'
import type {
  Assembled,
  BlockResolution,
  Resolutions,
  MdxOwn,
  MdxPlaceholder,
  Placeholder,
  IncludeResolution,
  LinkResolution,
  Parts,
  Chunk,
  RawHeading,
} from './parts.js'
import { normalizeUri } from 'micromark-util-sanitize-uri'
import { reservedIds } from './reserved-ids.js'
import { slug, uniqueSlug } from './slug.js'
import { type MarkdownStrings, markdownStrings } from './strings.js'
import { indentBlock } from './markdown-alternate.js'

/** One file of the page: the page itself or an include. */
interface Fragment {
  parts: Parts
  resolutions: Partial<Resolutions>
  /** How many times the same file has been included before. */
  copies: number
  /** Ids of its headings. */
  ids: string[]
  /** Those that its author chose. */
  explicitIds: Set<string>
  includes: (Fragment | undefined)[]
  /** The files that an MDX page imports as components. */
  partials: Fragment[]
  /** Added to its `unique` numbers. */
  firstUnique: number
}

interface PageState {
  strings: MarkdownStrings
  collapseLines: number
  headingIds: HeadingIds
  headings: Heading[]
  taken: Set<string>
  reports: Diagnostic[]
  /** The page and all that it includes, in the order of the text. */
  fragments: Fragment[]
  uniques: number
  /** The keys of files that the Markdown has. */
  printed: Set<string>
  /** How many times each file is on the page. */
  files: Map<string, number>
}

export function assemble(parts: Parts, resolutions: Partial<Resolutions> = {}): Assembled {
  const state: PageState = {
    strings: { ...markdownStrings, ...resolutions.strings },
    collapseLines: resolutions.collapseLines ?? defaultMarkdownConfig.collapseLines,
    headingIds: resolutions.headingIds ?? defaultMarkdownConfig.headingIds,
    headings: [],
    taken: new Set(reservedIds),
    reports: [],
    fragments: [],
    uniques: 0,
    printed: new Set(),
    files: new Map(),
  }
  const fragment = openFragment(state, parts, resolutions)
  const { fragments } = state
  fragments.forEach((fragment) => takeWrittenIds(state, fragment))
  nameHeadings(state, fragment, resolutions.ids)
  const sections: TextSection[] = [{ id: '', heading: '', text: '' }]
  addText(fragment, sections)
  return {
    ...(resolutions.mdx
      ? drawnHtml(state, fragment)
      : {
          lead: htmlOf(state, fragment, parts.chunks.slice(0, parts.leadChunks)),
          body: htmlOf(state, fragment, parts.chunks.slice(parts.leadChunks)),
        }),
    headings: state.headings,
    sections: sections
      .map((section) => ({ ...section, text: section.text.trim() }))
      .filter(({ id, text, foundBy }) => id !== '' || text !== '' || foundBy),
    markdown: `${withoutGaps(markdownOf(state, fragment).trim(), resolutions)}\n`,
    ids: [...state.taken].filter((id) => !reservedIds.has(id)),
    titleLabels: parts.titleLabels,
    blocks: [...new Set(fragments.flatMap(blocksOf))].sort(),
    tabChoices: mergedChoices(fragments.map(({ parts }) => parts.tabChoices)),
    styleRules: Object.assign({}, ...fragments.map(({ parts }) => parts.styleRules)) as Record<string, string>,
    reports: [...fragments.flatMap(({ parts }) => parts.reports), ...state.reports],
  }
}

/** Where an element is left out, the lines around it stay. */
function withoutGaps(markdown: string, { mdx }: Partial<Resolutions>): string {
  return mdx ? markdown.replace(/\n{3,}/g, '\n\n') : markdown
}

function openFragment(state: PageState, parts: Parts, resolutions: Partial<Resolutions>): Fragment {
  const { fragments, files, uniques: firstUnique } = state
  const copies = (parts.file && files.get(parts.file)) ?? 0
  if (parts.file) files.set(parts.file, copies + 1)
  const fragment: Fragment = {
    parts,
    resolutions,
    copies,
    ids: [],
    explicitIds: new Set(),
    includes: [],
    partials: [],
    firstUnique,
  }
  fragments.push(fragment)
  state.uniques += parts.uniques
  fragment.includes = parts.includes.map((_, index) => {
    const include: IncludeResolution | undefined = resolutions.includes?.[index]
    return include && openFragment(state, include.parts, include.resolutions)
  })
  for (const { parts, resolutions: own } of resolutions.mdx?.partials ?? [])
    fragment.partials.push(openFragment(state, parts, own))
  return fragment
}

/** Reserves the ids in HTML of authors, demos and components, which must not be changed. */
function takeWrittenIds({ taken }: PageState, fragment: Fragment): void {
  for (const id of fragment.parts.anchors) taken.add(id + copySuffix(fragment))
  for (const { ids = [] } of resolvedBlocks(fragment)) for (const id of ids) taken.add(id)
}

function resolvedBlocks({
  resolutions: { demos = [], components = [], mdx },
}: Fragment): Pick<BlockResolution, 'ids' | 'blocks'>[] {
  return [...demos, ...components, ...(mdx ? [mdx, ...mdx.islands] : [])].filter(
    (resolution) => resolution !== undefined,
  )
}

/** Distinguishes the ids of a file that a page includes again. */
function copySuffix({ copies }: Fragment): string {
  return copies === 0 ? '' : `-${copies + 1}`
}

function blocksOf(fragment: Fragment): LayoutBlock[] {
  return [...fragment.parts.blocks, ...resolvedBlocks(fragment).flatMap(({ blocks = [] }) => blocks)]
}

function mergedChoices(all: Record<string, string[]>[]): Record<string, string[]> {
  const keys = [...new Set(all.flatMap((choices) => Object.keys(choices)))].sort()
  return Object.fromEntries(keys.map((key) => [key, [...new Set(all.flatMap((choices) => choices[key] ?? []))]]))
}

function nameHeadings(state: PageState, page: Fragment, originals: string[] | undefined): void {
  const order = headingsOf(page)
  for (const [fragment, index] of order) {
    const raw = fragment.parts.headings[index]!
    if (isExplicit(fragment, raw) && originals === undefined) takeExplicit(state, fragment, raw)
  }
  let position = 0
  for (const [fragment, index] of order) {
    const raw = fragment.parts.headings[index]!
    const given = raw.generated ? undefined : originals?.[position++]
    const id =
      given !== undefined && !state.taken.has(given)
        ? given
        : isExplicit(fragment, raw) && originals === undefined
          ? raw.id
          : uniqueSlug(raw.id, state.taken, state.headingIds)
    state.taken.add(id)
    fragment.ids[index] = id
    state.headings.push({
      depth: raw.depth,
      id,
      text: raw.text,
      ...(raw.labels && { labels: raw.labels }),
      ...(raw.generated && { generated: true }),
    })
  }
  if (originals && originals.length !== position) {
    const [first] = page.parts.headings
    const report = toDiagnostic(
      headingCount(position, originals.length),
      defaultMarkdownConfig.rules,
      page.parts.file,
      first?.span,
    )
    if (report) state.reports.push(report)
  }
}

/** A copy of a file cannot have the ids that its author chose. */
function isExplicit({ copies }: Fragment, { explicit }: RawHeading): boolean {
  return explicit && copies === 0
}

/** The parser has reported duplicates within one file; duplicates across includes can only be found here. */
function takeExplicit(state: PageState, { parts, explicitIds }: Fragment, raw: RawHeading): void {
  if (state.taken.has(raw.id) && !explicitIds.has(raw.id)) {
    const report = toDiagnostic(headingId(raw.id), defaultMarkdownConfig.rules, parts.file, raw.span)
    if (report) state.reports.push(report)
  }
  explicitIds.add(raw.id)
  state.taken.add(raw.id)
}

/** All headings of the page in reading order, including those of included files. */
function headingsOf(fragment: Fragment): [Fragment, number][] {
  return laidOut(fragment, 'text').flatMap(([of, chunks]) =>
    chunks.flatMap((chunk): [Fragment, number][] => {
      if (typeof chunk === 'string') return []
      if (chunk.placeholder === 'heading') return [[of, chunk.index]]
      const include = chunk.placeholder === 'include' ? of.includes[chunk.index] : undefined
      return include ? headingsOf(include) : []
    }),
  )
}

/** The chunks of a file in the order of its page: React may have moved or left out the runs of MDX. */
function laidOut(fragment: Fragment, kind: 'text' | 'markdown'): [of: Fragment, chunks: readonly Chunk[]][] {
  const { parts, resolutions } = fragment
  if (!resolutions.mdx) return [[fragment, parts[kind]]]
  const { pieces, markdown } = resolutions.mdx
  const ofRun = (piece: { run: number; of: number }): [Fragment, Chunk[]] => [
    fileOf(fragment, piece.of),
    runOf(fragment, piece, kind),
  ]
  if (kind === 'text') return pieces.map((piece) => ('run' in piece ? ofRun(piece) : [fragment, [`${piece.text} `]]))
  return markdown.map((one) => {
    if (typeof one === 'string') return [fragment, [one]]
    return 'run' in one ? ofRun(one) : [fileOf(fragment, one.of), ownMarkdown(fragment, one)]
  })
}

/** What the page resolves in the Markdown of what React has rendered. */
function ownMarkdown(fragment: Fragment, { placeholder, index, of }: Exclude<MdxOwn, string>): Chunk[] {
  if (placeholder === 'link' || placeholder === 'image') return [{ placeholder, index }]
  if (placeholder === 'attribute') return [fileOf(fragment, of).parts.mdx!.attributes[index]!]
  return placeholder === 'island' ? [fragment.resolutions.mdx?.islands[index]?.markdown ?? ''] : []
}

const fileOf = (fragment: Fragment, of: number): Fragment => (of === 0 ? fragment : fragment.partials[of - 1]!)

function runOf(
  page: Fragment,
  { run, of }: { run: number; of: number },
  kind: 'chunks' | 'text' | 'markdown',
): Chunk[] {
  return runsOf(fileOf(page, of).parts[kind])[run] ?? []
}

function addressHtml(
  state: PageState,
  fragment: Fragment,
  { placeholder, index }: { placeholder: MdxPlaceholder; index: number },
): string {
  if (placeholder === 'link' || placeholder === 'image') return placeholderHtml(state, fragment, { placeholder, index })
  if (placeholder !== 'attribute') return `${islandMark}${placeholder}:${index}${islandMark}`
  const chunk = fragment.parts.mdx!.attributes[index]!
  return typeof chunk === 'string' ? escapeHtml(chunk) : placeholderHtml(state, fragment, chunk)
}

/** The HTML of an MDX page, with the runs where React has put them. */
function drawnHtml(state: PageState, fragment: Fragment): Pick<Assembled, 'lead' | 'body'> {
  const { mdx } = fragment.resolutions
  const pieces = mdx!.pieces.map((piece) =>
    'run' in piece
      ? htmlOf(state, fileOf(fragment, piece.of), runOf(fragment, piece, 'chunks'))
      : piece.html
          .map((one) => (typeof one === 'string' ? one : addressHtml(state, fileOf(fragment, one.of), one)))
          .join(''),
  )
  const body = mdx!.pieces.findIndex((one) => 'run' in one && one.of === 0 && one.run === fragment.parts.mdx?.body)
  pieces.splice(Math.max(0, body), 0, bodyMark)
  const [before, after = ''] = withIslands(pieces.join(''), mdx!.islands).split(bodyMark) as [string, string?]
  return { lead: before, body: after }
}

/** Characters for private use, around the ends of islands and before the body. */
const islandMark = '\ue0f5'
const bodyMark = '\ue0f6'

/** Puts what is in islands into their slots. */
function withIslands(html: string, islands: readonly (BlockResolution | undefined)[]): string {
  const open: string[][] = [['']]
  const write = (text: string) => open.at(-1)!.push(open.at(-1)!.pop() + text)
  for (const part of html.split(islandMark)) {
    const [, kind, index] = /^(island(?:-slot|-end)?):(\d+)$/.exec(part) ?? []
    if (kind === 'island') open.push([''])
    else if (kind === 'island-slot') open.at(-1)!.push('')
    else if (kind === 'island-end') {
      const slots = open.pop()!
      // What cannot be rendered is left out, but for what is in it.
      const parts = islands[Number(index)]?.parts ?? slots.map((_, slot) => slot)
      write(parts.map((one) => (typeof one === 'string' ? one : slots[one])).join(''))
    } else write(part)
  }
  return open[0]![0]!
}

function htmlOf(state: PageState, fragment: Fragment, chunks: Chunk[]): string {
  return chunks.map((chunk) => (typeof chunk === 'string' ? chunk : placeholderHtml(state, fragment, chunk))).join('')
}

function placeholderHtml(state: PageState, fragment: Fragment, placeholder: Placeholder): string {
  const { parts, resolutions } = fragment
  switch (placeholder.placeholder) {
    case 'string':
      return escapeHtml(fillTemplate(state.strings[placeholder.key] ?? '', placeholder.values))
    case 'copy':
      return copySuffix(fragment)
    case 'unique':
      return String(fragment.firstUnique + placeholder.index + 1)
    case 'heading':
      return escapeHtml(fragment.ids[placeholder.index] ?? '')
    case 'link':
      return linkHtml(linkResolution(fragment, placeholder.index))
    case 'image':
      return imageHtml(fragment, placeholder.index)
    case 'code': {
      const block = parts.codes[placeholder.index]!
      const highlighted = resolutions.codes?.[placeholder.index] ?? plainCode(codeRequest(block))
      return codeBlockHtml(block, highlighted, { strings: state.strings, collapseLines: state.collapseLines })
    }
    case 'demo':
    case 'component':
    case 'component-start':
      return blockOf(fragment, placeholder)?.html ?? ''
    case 'mdx':
    case 'foundBy':
      return ''
    case 'component-end':
      return resolutions.components?.[placeholder.index]?.htmlAfter ?? ''
    case 'code-span': {
      const href = resolutions.codeSpans?.[placeholder.index]
      if (href === undefined) return ''
      return placeholder.end ? '</a>' : `<a class="code-link" href="${escapeHtml(normalizeUri(href))}">`
    }
    case 'include': {
      const include = fragment.includes[placeholder.index]
      return include ? includedHtml(state, include) : ''
    }
  }
}

function includedHtml(state: PageState, include: Fragment): string {
  if (!include.resolutions.mdx) return htmlOf(state, include, include.parts.chunks)
  const { lead, body } = drawnHtml(state, include)
  return lead + body
}

/** The block that a placeholder stands for, or begins. */
function blockOf({ resolutions }: Fragment, placeholder: Placeholder): BlockResolution | undefined {
  if (placeholder.placeholder === 'demo') return resolutions.demos?.[placeholder.index]
  const isComponent = placeholder.placeholder === 'component' || placeholder.placeholder === 'component-start'
  return isComponent ? resolutions.components?.[placeholder.index] : undefined
}

function linkResolution(fragment: Fragment, index: number): LinkResolution {
  const { url, kind } = fragment.parts.links[index]!
  return fragment.resolutions.hrefs?.[index] ?? { href: url, ...(kind === 'external' && { external: true }) }
}

/**
 * The placeholder is within `href="…"`; further attributes close that quote and leave theirs to the one that follows.
 */
function linkHtml({ href, external, missing }: LinkResolution): string {
  const marks: DataAttribute[] = []
  if (external) marks.push('data-external')
  if (missing) marks.push('data-missing')
  return escapeHtml(normalizeUri(href)) + marks.map((name) => `" ${name}="`).join('')
}

function imageHtml(fragment: Fragment, index: number): string {
  const { url, sizable } = fragment.parts.images[index]!
  const { src, width, height } = fragment.resolutions.images?.[index] ?? { src: url }
  const size = sizable && width !== undefined && height !== undefined ? `" width="${width}" height="${height}` : ''
  return escapeHtml(normalizeUri(src)) + size
}

function addText(fragment: Fragment, sections: TextSection[]): void {
  const add = (text: string): void => {
    sections[sections.length - 1]!.text += text
  }
  for (const [of, chunks] of laidOut(fragment, 'text'))
    for (const chunk of chunks) {
      if (typeof chunk === 'string') add(chunk)
      else if (chunk.placeholder === 'heading') {
        sections.push({ id: of.ids[chunk.index] ?? '', heading: of.parts.headings[chunk.index]!.text, text: '' })
      } else if (chunk.placeholder === 'include') {
        const include = of.includes[chunk.index]
        if (include) addText(include, sections)
      } else if (chunk.placeholder === 'foundBy') {
        const section = sections.at(-1)!
        section.foundBy = [...(section.foundBy ?? []), ...of.parts.foundBy[chunk.index]!]
      } else {
        const text = blockOf(of, chunk)?.text
        if (text) add(text.endsWith('\n') ? text : `${text}\n`)
      }
    }
}

function markdownOf(state: PageState, fragment: Fragment): string {
  let markdown = ''
  // What the last line consists of so far; searching the whole text for it would take the square of its length.
  let line = ''
  // A block without a text between empty lines leaves one of them.
  let isGap = false
  for (const [of, chunks] of laidOut(fragment, 'markdown'))
    for (const chunk of chunks) {
      let text = chunk
      if (typeof text !== 'string') {
        const written = placeholderMarkdown(state, of, text)
        text = text.placeholder === 'heading' ? written : written.trim()
        if (text.includes('\n')) text = indentBlock(text, line)
        isGap = text === '' && (markdown === '' || markdown.endsWith('\n\n'))
      } else if (isGap) {
        text = text.replace(/^\n+/, '')
        isGap = text === ''
      }
      markdown += text
      const lineEnd = text.lastIndexOf('\n')
      line = lineEnd === -1 ? line + text : text.slice(lineEnd + 1)
    }
  return markdown
}

function placeholderMarkdown(state: PageState, fragment: Fragment, placeholder: Placeholder): string {
  switch (placeholder.placeholder) {
    case 'string':
      return fillTemplate(state.strings[placeholder.key] ?? '', placeholder.values)
    case 'link': {
      return destination(linkResolution(fragment, placeholder.index).href)
    }
    case 'image':
      return destination(
        fragment.resolutions.images?.[placeholder.index]?.src ?? fragment.parts.images[placeholder.index]!.url,
      )
    case 'code-span': {
      const code = `\`${fragment.parts.codeSpans[placeholder.index]!.text}\``
      const href = fragment.resolutions.codeSpans?.[placeholder.index]
      return href === undefined ? code : `[${code}](${destination(href)})`
    }
    case 'component-end':
      return fragment.resolutions.components?.[placeholder.index]?.markdownAfter ?? ''
    case 'demo':
    case 'component':
    case 'component-start': {
      const { markdown = '', markdownFiles = [] } = blockOf(fragment, placeholder) ?? {}
      const files = markdownFiles.filter(({ key }) => !state.printed.has(key) && state.printed.add(key))
      return [markdown, ...files.map((file) => file.markdown)].map((text) => text.trim()).join('\n\n')
    }
    case 'heading': {
      const { ids, parts } = fragment
      const id = ids[placeholder.index]
      return id === undefined || id === slug(parts.headings[placeholder.index]!.text, state.headingIds)
        ? ''
        : ` {#${id}}`
    }
    case 'include': {
      const include = fragment.includes[placeholder.index]
      return include ? markdownOf(state, include) : ''
    }
    case 'code': {
      const { lang, code, meta } = fragment.parts.codes[placeholder.index]!
      const fence = '`'.repeat(Math.max(3, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length + 1)))
      return `${fence}${lang}${meta.title === undefined ? '' : ` title="${meta.title}"`}\n${code}\n${fence}`
    }
    default:
      return ''
  }
}

/** A link destination in the form that needs no angle brackets. */
function destination(url: string): string {
  return url.replace(/[\s()<>]/g, (char) => encodeURIComponent(char).replace('(', '%28').replace(')', '%29'))
}
