/**
 * `Parts` and what a site filled in → the finished page: the last phase, string joining only.
 *
 * Ids are settled here because only here is the whole page known: includes bring headings, equal texts get -2 and -3, and
 * a translation takes the original's ids by position.
 */
import type { DataAttribute } from '../contract.js'
import type { Diagnostic, Heading, LayoutBlock, TextSection } from '../model.js'
import { codeBlockHtml } from './code-html.js'
import { defaultMarkdownConfig } from './config.js'
import { escapeHtml, fillTemplate } from '../text.js'
import { codeRequest, plainCode } from './highlight.js'
import { headingCount, headingId, toDiagnostic } from './messages.js'
import type { Assembled, BlockFill, Fills, Hole, IncludeFill, LinkFill, Parts, Piece, RawHeading } from './parts.js'
import { uniqueId } from './slug.js'
import { type MarkdownString, markdownStrings } from './strings.js'
import { indentBlock } from './twin.js'

/** One file of the page: the page itself or an include. */
interface Sheet {
  parts: Parts
  fills: Partial<Fills>
  /** Ids of its headings. */
  ids: string[]
  includes: (Sheet | undefined)[]
  /** Added to its `unique` numbers. */
  firstUnique: number
}

interface PageState {
  strings: Record<MarkdownString, string>
  collapseLines: number
  headings: Heading[]
  taken: Set<string>
  reports: Diagnostic[]
  uniques: number
}

export function assemble(parts: Parts, fills: Partial<Fills> = {}): Assembled {
  const state: PageState = {
    strings: { ...markdownStrings, ...fills.strings },
    collapseLines: fills.collapseLines ?? defaultMarkdownConfig.collapseLines,
    headings: [],
    taken: new Set(),
    reports: [...parts.reports],
    uniques: 0,
  }
  const sheet = openSheet(state, parts, fills)
  takeWrittenIds(state, sheet)
  nameHeadings(state, sheet, fills.ids)
  const sections: TextSection[] = [{ id: '', heading: '', text: '' }]
  addText(sheet, sections)
  return {
    lead: htmlOf(state, sheet, parts.pieces.slice(0, parts.leadPieces)),
    body: htmlOf(state, sheet, parts.pieces.slice(parts.leadPieces)),
    headings: state.headings,
    sections: sections
      .map((section) => ({ ...section, text: section.text.trim() }))
      .filter((section) => section.id !== '' || section.text !== ''),
    twin: `${twinOf(state, sheet).trim()}\n`,
    ids: [...state.taken],
    titleLabels: parts.titleLabels,
    blocks: [...new Set(blocksOf(sheet))].sort(),
    reports: state.reports,
  }
}

function openSheet(state: PageState, parts: Parts, fills: Partial<Fills>): Sheet {
  const sheet: Sheet = { parts, fills, ids: [], includes: [], firstUnique: state.uniques }
  state.uniques += parts.uniques
  sheet.includes = parts.includes.map((_, index) => {
    const include: IncludeFill | undefined = fills.includes?.[index]
    if (!include) return undefined
    state.reports.push(...include.parts.reports)
    return openSheet(state, include.parts, include.fills)
  })
  return sheet
}

/** Ids that stand in HTML of authors, demos and components are not ours to change. */
function takeWrittenIds(state: PageState, sheet: Sheet): void {
  for (const id of sheet.parts.anchors) state.taken.add(id)
  for (const fill of [...(sheet.fills.demos ?? []), ...(sheet.fills.components ?? [])]) {
    for (const id of fill?.ids ?? []) state.taken.add(id)
  }
  for (const include of sheet.includes) if (include) takeWrittenIds(state, include)
}

function blocksOf({ parts, fills, includes }: Sheet): LayoutBlock[] {
  return [
    ...parts.blocks,
    ...[...(fills.demos ?? []), ...(fills.components ?? [])].flatMap((fill) => fill?.blocks ?? []),
    ...includes.flatMap((include) => (include ? blocksOf(include) : [])),
  ]
}

function nameHeadings(state: PageState, page: Sheet, originals: string[] | undefined): void {
  const order = headingsOf(page)
  for (const [sheet, index] of order) {
    const raw = sheet.parts.headings[index]!
    if (raw.explicit && originals === undefined) takeExplicit(state, sheet, raw)
  }
  let position = 0
  for (const [sheet, index] of order) {
    const raw = sheet.parts.headings[index]!
    const given = raw.generated ? undefined : originals?.[position++]
    const id =
      given !== undefined && !state.taken.has(given)
        ? given
        : raw.explicit && originals === undefined
          ? raw.id
          : uniqueId(raw.id, state.taken)
    state.taken.add(id)
    sheet.ids[index] = id
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

/** Within one file the parser has reported equal ones; across includes only here are both known. */
function takeExplicit(state: PageState, sheet: Sheet, raw: RawHeading): void {
  const own = sheet.parts.headings.filter((other) => other.explicit && other.id === raw.id)
  if (state.taken.has(raw.id) && own[0] === raw) {
    const report = toDiagnostic(headingId(raw.id), defaultMarkdownConfig.rules, sheet.parts.file, raw.span)
    if (report) state.reports.push(report)
  }
  state.taken.add(raw.id)
}

/** All headings of the page in reading order, includes in their places. */
function headingsOf(sheet: Sheet): [Sheet, number][] {
  return sheet.parts.text.flatMap((piece): [Sheet, number][] => {
    if (typeof piece === 'string') return []
    if (piece.hole === 'heading') return [[sheet, piece.index]]
    const include = piece.hole === 'include' ? sheet.includes[piece.index] : undefined
    return include ? headingsOf(include) : []
  })
}

function htmlOf(state: PageState, sheet: Sheet, pieces: Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : holeHtml(state, sheet, piece))).join('')
}

function holeHtml(state: PageState, sheet: Sheet, hole: Hole): string {
  const { parts, fills } = sheet
  switch (hole.hole) {
    case 'string':
      return escapeHtml(fillTemplate(state.strings[hole.key], hole.values))
    case 'unique':
      return String(sheet.firstUnique + hole.index + 1)
    case 'heading':
      return escapeHtml(sheet.ids[hole.index] ?? '')
    case 'link':
      return linkHtml(linkFill(sheet, hole.index))
    case 'image':
      return imageHtml(sheet, hole.index)
    case 'code': {
      const block = parts.codes[hole.index]!
      const highlighted = fills.codes?.[hole.index] ?? plainCode(codeRequest(block))
      return codeBlockHtml(block, highlighted, { strings: state.strings, collapseLines: state.collapseLines })
    }
    case 'demo':
      return fills.demos?.[hole.index]?.html ?? ''
    case 'component':
      return fills.components?.[hole.index]?.html ?? ''
    case 'include': {
      const include = sheet.includes[hole.index]
      return include ? htmlOf(state, include, include.parts.pieces) : ''
    }
  }
}

function linkFill(sheet: Sheet, index: number): LinkFill {
  const { url, kind } = sheet.parts.links[index]!
  return sheet.fills.hrefs?.[index] ?? { href: url, ...(kind === 'external' && { external: true }) }
}

/** The mark stands within `href="…"`; what follows closes that and opens the next, up to the quote that is there. */
function linkHtml({ href, external, missing }: LinkFill): string {
  const marks: DataAttribute[] = []
  if (external) marks.push('data-external')
  if (missing) marks.push('data-missing')
  return escapeHtml(href) + marks.map((name) => `" ${name}="`).join('')
}

function imageHtml(sheet: Sheet, index: number): string {
  const { url, sizable } = sheet.parts.images[index]!
  const { src, width, height } = sheet.fills.images?.[index] ?? { src: url }
  const size = sizable && width !== undefined && height !== undefined ? `" width="${width}" height="${height}` : ''
  return escapeHtml(src) + size
}

function addText(sheet: Sheet, sections: TextSection[]): void {
  const add = (text: string | undefined): void => {
    if (text) sections[sections.length - 1]!.text += text.endsWith('\n') ? text : `${text}\n`
  }
  for (const piece of sheet.parts.text) {
    if (typeof piece === 'string') add(piece)
    else if (piece.hole === 'heading') {
      sections.push({ id: sheet.ids[piece.index] ?? '', heading: sheet.parts.headings[piece.index]!.text, text: '' })
    } else if (piece.hole === 'demo') add(sheet.fills.demos?.[piece.index]?.text)
    else if (piece.hole === 'component') add(sheet.fills.components?.[piece.index]?.text)
    else if (piece.hole === 'include') {
      const include = sheet.includes[piece.index]
      if (include) addText(include, sections)
    }
  }
}

function twinOf(state: PageState, sheet: Sheet): string {
  let twin = ''
  for (const piece of sheet.parts.twin)
    twin += typeof piece === 'string' ? piece : indentBlock(holeTwin(state, sheet, piece).trim(), twin)
  return twin
}

function holeTwin(state: PageState, sheet: Sheet, hole: Hole): string {
  const block = (fill: BlockFill | undefined): string => fill?.twin ?? ''
  switch (hole.hole) {
    case 'string':
      return fillTemplate(state.strings[hole.key], hole.values)
    case 'link': {
      const fill = linkFill(sheet, hole.index)
      return destination(fill.twinHref ?? fill.href)
    }
    case 'image':
      return destination(sheet.fills.images?.[hole.index]?.src ?? sheet.parts.images[hole.index]!.url)
    case 'demo':
      return block(sheet.fills.demos?.[hole.index])
    case 'component':
      return block(sheet.fills.components?.[hole.index])
    case 'include': {
      const include = sheet.includes[hole.index]
      return include ? twinOf(state, include) : ''
    }
    case 'code': {
      const { lang, code, meta } = sheet.parts.codes[hole.index]!
      const fence = '`'.repeat(Math.max(3, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length + 1)))
      return `${fence}${lang}${meta.title === undefined ? '' : ` title="${meta.title}"`}\n${code}\n${fence}`
    }
    default:
      return ''
  }
}

/** As a link's destination may be written without angle brackets. */
function destination(url: string): string {
  return url.replace(/[\s()<>]/g, (char) => encodeURIComponent(char).replace('(', '%28').replace(')', '%29'))
}
