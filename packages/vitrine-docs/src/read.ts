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

/** Each line of the outline. */
const outlineLine = (page: Page, { id, heading, tokens }: Section) =>
  `- ${page.id}${id && `#${id}`} ${heading} (${tokens})`

function fitted(
  library: Library,
  page: Page,
  sections: readonly Section[],
  about: string | undefined,
  budget: number,
): string {
  const head = `> ${[library.packageName(page.package), ...(page.labels ?? []), page.id].join(' · ')}`
  const whole = [head, ...sections.map(({ text }) => text)].join('\n\n')
  if (costOf(whole) <= budget) return whole
  // A line of the outline for each section that is left out: at first for all.
  const lines = new Map(sections.map((one) => [one, outlineLine(page, one)]))
  const lineTokens = (one: Section) => costOf(`${lines.get(one)}\n`) + 1
  let room = budget - costOf(`${head}\n\nLeft out, with tokens:\n\n`) - 6
  let outline = sections.reduce((sum, one) => sum + lineTokens(one), 0)
  // Of a page with hundreds of sections, not even the outline fits.
  const outlineRoom = Math.floor(room / 3)
  const texts = new Map<Section, string>()
  for (const one of byRelevance(sections, about)) {
    const left = room - Math.min(outline - lineTokens(one), outlineRoom)
    const text = costOf(one.text) + 2 <= left ? one.text : texts.size < 2 ? shortened(one.text, left - 2) : undefined
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
  const rest = sections.length - texts.size - left.length
  return limited(
    [
      head,
      ...shown,
      ...(left.length > 0 ? [`Left out, with tokens:\n${left.join('\n')}${rest > 0 ? '\n- …' : ''}`] : []),
    ].join('\n\n'),
    budget,
  )
}

/** The lead first where nothing is asked for in particular, and after what is asked for otherwise. */
function byRelevance(sections: readonly Section[], about: string | undefined): Section[] {
  const asked = about === undefined ? new Set<string>() : termsOf(about)
  if (asked.size === 0) return [...sections]
  const found = sections.map((one) => ({ one, heading: termsOf(one.heading), terms: termsOf(one.text) }))
  // What every section says tells none from another.
  const weights = new Map(
    [...asked].map((term) => [
      term,
      Math.log(1 + sections.length / (1 + found.filter(({ terms }) => terms.has(term)).length)),
    ]),
  )
  const score = ({ one, heading, terms }: (typeof found)[number]) => {
    let sum = one.id === '' ? 0.1 : 0
    for (const [term, weight] of weights) sum += (terms.has(term) ? weight : 0) + (heading.has(term) ? weight : 0)
    return sum
  }
  return found
    .map((one) => ({ ...one, score: score(one) }))
    .sort((a, b) => b.score - a.score)
    .map(({ one }) => one)
}

function termsOf(text: string): Set<string> {
  const terms = compoundsOf(text.normalize('NFKC')).flatMap(({ word }) => termsOfCompound(word).map(({ term }) => term))
  return new Set(terms.filter((term) => !stopWords.has(term)))
}

/** As many of its blocks as fit. @returns undefined if that is not even the heading and one block */
function shortened(text: string, budget: number): string | undefined {
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
