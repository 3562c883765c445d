/** `read`: pages and sections within a budget, the best sections first, with an outline of what is left out. */
import { fencesIn } from '../../../src/features/agents/fences.js'
import { stopWords } from '../../../src/features/search/shared/vocabulary.js'
import { compoundsOf, termsOfCompound } from '../../../src/features/search/shared/words.js'
import { api } from './api.js'
import type { Library, Page } from './library.js'
import { didYouMean, Problem } from './problem.js'
import { costOf, limited } from './reply.js'
import { type Section, withSubsections } from './sections.js'

export interface ReadRequest {
  ids: string[]
  about?: string | undefined
  budget: number
}

export function read(library: Library, { ids, about, budget }: ReadRequest): string {
  const share = Math.floor((budget - ids.length) / ids.length)
  return limited(ids.map((id) => readOne(library, id, about, share)).join('\n\n'), budget)
}

function readOne(library: Library, id: string, about: string | undefined, budget: number): string {
  const [path = '', anchor] = id.split('#')
  const page =
    library.pages.get(library.idOf(path)) ?? library.pages.get(library.idOf(path.replace(/^https?:\/\/[^/]+\//, '/')))
  if (!page) return readReference(library, id, path, budget)
  const { sections } = page
  const chosen = anchor === undefined ? sections : withSubsections(sections, decodeURIComponent(anchor))
  // The place of a demo is the section that shows it.
  const demo = chosen.length > 0 ? undefined : sections.find(({ text }) => text.includes(`title="${anchor}.`))
  if (chosen.length === 0 && !demo)
    throw new Problem(
      `${page.id} has no section "${anchor}".${didYouMean(
        anchor!,
        sections.map((one) => one.id),
      )}`,
    )
  return fitted(library, page, demo ? [demo] : chosen, about, budget)
}

/** Pages of the reference are read with `api`. */
function readReference(library: Library, id: string, path: string, budget: number): string {
  const page = library.idOf(path)
  const found = [...library.entries.values()]
    .flat()
    .find((one) => one.page === page && one.page.endsWith(slugOf(one.name)))
  const name = found?.name ?? id
  if (found || library.entries.has(name.split('.')[0]!)) return api(library, { names: [name], depth: 0, budget })
  throw new Problem(`There is no page "${id}".${didYouMean(page, [...library.pages.keys()])} Use search.`)
}

const slugOf = (name: string): string => name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()

/** Without an outline it would say nothing of what is left out; of hundreds of sections, not even that fits. */
const shareOfOutline = 1 / 3

function fitted(
  library: Library,
  page: Page,
  sections: readonly Section[],
  about: string | undefined,
  budget: number,
): string {
  const head = `> ${[library.packageName(page.package), ...(page.labels ?? []), page.id].join(' · ')}`
  const asked = about === undefined ? new Set<string>() : termsOf(about)
  const ranked = asked.size === 0 ? undefined : byRelevance(sections, asked)
  const whole = [head, ...sections.map((one) => withIds(library, one.text))].join('\n\n')
  if (costOf(whole) <= (ranked ? Math.min(budget, small) : budget)) return whole
  const lines = new Map(sections.map((one) => [one, outlineItem(one)]))
  const lineTokens = (one: Section) => costOf(`${lines.get(one)} `)
  let room = budget - costOf(`${head}\n\n${outlineHead(page)}\n\n`) - 6
  let outline = sections.reduce((sum, one) => sum + lineTokens(one), 0)
  const outlineRoom = Math.floor(room * shareOfOutline)
  const texts = new Map<Section, string>()
  for (const one of ranked?.best ?? sections) {
    const left = room - Math.min(outline - lineTokens(one), outlineRoom) - 2
    const own = withIds(library, ranked ? withoutSupport(blocksOf(one.text)).join('\n\n') : one.text)
    const text = ranked
      ? focused(own, ranked, left)
      : costOf(own) <= left
        ? own
        : texts.size < 2
          ? cut(own, left)
          : undefined
    if (text === undefined) continue
    texts.set(one, text)
    room -= costOf(text) + 2
    outline -= lineTokens(one)
  }
  const shown = sections.flatMap((one) => texts.get(one) ?? [])
  const left: string[] = []
  for (const one of sections) {
    if (texts.has(one)) continue
    room -= lineTokens(one)
    if (room < 0) break
    left.push(lines.get(one)!)
  }
  const isAll = sections.length === texts.size + left.length
  const rest = left.length === 0 ? [] : [`${outlineHead(page)} ${left.join(', ')}${isAll ? '' : ', …'}`]
  return limited([head, ...shown, ...rest].join('\n\n'), budget)
}

/** A page that is not longer is shown as a whole, whatever the question. Tokens. */
const small = 500

const outlineHead = (page: Page): string => `Left out (tokens), ids begin with ${page.id}:`

/** The heading only where the id does not say it. */
function outlineItem({ id, heading, tokens }: Section): string {
  const said = termsOf(id.replaceAll('-', ' '))
  const isSaid = [...termsOf(heading)].every((term) => said.has(term))
  return `${id && `#${id} `}${id !== '' && isSaid ? '' : `${heading} `}(${tokens})`
}

/**
 * Links in the way in which the tools take them: ids of pages; names of the reference are asked for as they are. Tables
 * without the spaces that align them.
 */
function withIds(library: Library, text: string): string {
  return outsideOfCode(text, (prose) =>
    prose
      .replace(/^\|.*\|$/gm, (row) => row.replace(/ {2,}/g, ' ').replace(/-{4,}/g, '---'))
      .replace(/(?<!!)\[([^\]\n]*)\]\((\/[^)\s]*)\)/g, (_link, label: string, href: string) => {
        const [path = '', anchor] = href.split('#')
        const id = library.idOf(path)
        return library.pages.has(id) ? `[${label}](${id}${anchor ? `#${anchor}` : ''})` : label
      }),
  )
}

function outsideOfCode(text: string, change: (prose: string) => string): string {
  let changed = ''
  let at = 0
  for (const { start, end } of fencesIn(text)) {
    changed += change(text.slice(at, start)) + text.slice(start, end)
    at = end
  }
  return changed + change(text.slice(at))
}

// ── What a question is about ──────────────────────────────────────────────────────────────────────────────────────

interface Ranked {
  /** Those that are about it, the best first. */
  best: Section[]
  score(text: string): number
}

/** A section that has much less of the question than the best one is left to the outline. */
const leastOfBest = 0.4

function byRelevance(sections: readonly Section[], asked: ReadonlySet<string>): Ranked {
  const found = sections.map((one) => ({ one, heading: termsOf(one.heading), terms: termsOf(one.text) }))
  // What every section says tells none from another.
  const weights = new Map(
    [...asked].map((term) => [
      term,
      Math.log(1 + sections.length / (1 + found.filter(({ terms }) => terms.has(term)).length)),
    ]),
  )
  const sum = (terms: ReadonlySet<string>) =>
    [...weights].reduce((total, [term, weight]) => total + (terms.has(term) ? weight : 0), 0)
  const scored = found
    .map(({ one, heading, terms }) => ({ one, score: sum(terms) + sum(heading) + (one.id === '' ? 0.1 : 0) }))
    .sort((a, b) => b.score - a.score)
  const least = scored[0]!.score * leastOfBest
  return {
    best: scored.filter(({ score }) => score >= least).map(({ one }) => one),
    score: (text) => sum(termsOf(text)),
  }
}

/** Rows of a table; shorter ones are whole. */
const longTable = 8
/** Tokens; a section that is not longer is whole. */
const shortSection = 350
const shareOfCode = 0.6

/**
 * What a section has about a question: without files that a demo only imports, of long tables the rows that are about it,
 * and of a long text the blocks that are.
 *
 * @returns undefined if not even its heading and one block fit
 */
function focused(text: string, { score }: Ranked, budget: number): string | undefined {
  const [heading = '', ...blocks] = blocksOf(text).map((block) => shortTable(block, score))
  const isShort = costOf([heading, ...blocks].join('\n\n')) <= Math.min(shortSection, budget)
  const own = blocks.map(score)
  // Code says little in words, and belongs to the text around it.
  const scores = blocks.map((block, at) =>
    /^ {0,3}(?:`{3}|~{3})/.test(block)
      ? Math.max(own[at]!, shareOfCode * Math.max(own[at - 1] ?? 0, own[at + 1] ?? 0))
      : own[at]!,
  )
  const wanted = new Set<number>()
  const order = blocks.map((_, at) => at).sort((a, b) => scores[b]! - scores[a]! || a - b)
  let room = budget - costOf(heading) - 4
  for (const at of order) {
    if (!isShort && wanted.size > 0 && scores[at] === 0) continue
    const tokens = costOf(blocks[at]!) + 2
    if (tokens > room) continue
    room -= tokens
    wanted.add(at)
  }
  if (wanted.size === 0 && blocks.length > 0) return undefined
  const parts = [heading]
  let isGap = false
  for (const [at, block] of blocks.entries())
    if (wanted.has(at)) {
      parts.push(...(isGap ? ['…'] : []), block)
      isGap = false
    } else isGap = true
  return [...parts, ...(isGap ? ['…'] : [])].join('\n\n')
}

/** Without files that a demo imports, and the link to the whole of each: `demo` has them. */
function withoutSupport(blocks: readonly string[]): string[] {
  const isSupport = blocks.map((block) => {
    const [fence] = fencesIn(block)
    return fence?.start === 0 && /^\.\.\//.test(fence.title ?? '') && !/^export default\b/m.test(fence.code)
  })
  return blocks.filter(
    (block, at) => !isSupport[at] && !(isSupport[at - 1] && /^\[[^\]\n]*\](?:\([^)\n]*\))?$/.test(block)),
  )
}

function shortTable(block: string, score: (text: string) => number): string {
  const lines = block.split('\n')
  if (lines.length < longTable + 2 || !/^\|.*\|$/.test(lines[0]!) || !/^[\s|:-]+$/.test(lines[1]!)) return block
  const rows = lines.slice(2)
  const scores = rows.map(score)
  const least = Math.max(...scores) * leastOfBest
  const kept = rows.filter((_, at) => scores[at]! > 0 && scores[at]! >= least)
  if (kept.length === 0 || kept.length === rows.length) return block
  return [...lines.slice(0, 2), ...kept, `(${rows.length - kept.length} more rows)`].join('\n')
}

function termsOf(text: string): Set<string> {
  const terms = compoundsOf(text.normalize('NFKC')).flatMap(({ word }) => termsOfCompound(word).map(({ term }) => term))
  return new Set(terms.filter((term) => !stopWords.has(term)))
}

/** As many of its blocks as fit. @returns undefined if that is not even the heading and one block */
function cut(text: string, budget: number): string | undefined {
  const blocks = blocksOf(text)
  const kept: string[] = []
  let room = budget - 4
  for (const block of blocks) {
    const tokens = costOf(block) + 1
    if (tokens > room) break
    room -= tokens
    kept.push(block)
  }
  return kept.length < 2 ? undefined : `${kept.join('\n\n')}\n\n…`
}

/** Paragraphs and lists at empty lines; code stays whole. */
function blocksOf(text: string): string[] {
  const fences = fencesIn(text)
  const blocks: string[] = []
  let start = 0
  for (const gap of text.matchAll(/\n{2,}/g)) {
    if (fences.some((one) => gap.index > one.start && gap.index < one.end)) continue
    blocks.push(text.slice(start, gap.index))
    start = gap.index + gap[0].length
  }
  return [...blocks, text.slice(start)].filter((block) => block.trim() !== '')
}
