/** What the dialog and the search page have in common: hits, filters and messages as elements. */
import { type EntryKind, kinds, kindTable } from '../shared/kinds.js'
import type { MarkedText, SearchHit, SearchReply, SearchSetup } from '../shared/protocol.js'
import type { InterfaceString } from '../../../locales/types.js'
import { drawPicture } from '../../../client/platform/demo-picture.js'
import { data } from '../../../client/platform/page.js'
import { el } from '../../../client/platform/el.js'
import { type ClientConfig, text } from '../../../client/site-config.js'

/** The strings of the search. */
type SearchString = Extract<InterfaceString, `search.${string}`>

export type Say = (key: SearchString, values?: Record<string, string>) => string

export const sayWith =
  ({ strings }: Pick<SearchSetup, 'strings'>): Say =>
  (key, values = {}) =>
    // These strings are not among those of every page, whose keys are listed.
    text({ strings }, key as keyof ClientConfig['strings'], values)

/** Every second piece is marked. */
function markedNodes(document: Document, pieces: MarkedText): (Node | string)[] {
  return pieces.flatMap((piece, index): (Node | string)[] =>
    piece === '' ? [] : [index % 2 === 1 ? el(document, 'mark', {}, piece) : piece],
  )
}

/** A hit, and those after it that are called the same and are of the same kind: readers see one, with all its pages. */
export interface FoldedHit {
  hit: SearchHit
  others: SearchHit[]
}

/** Puts hits of the same kind, name, family and language into the place of the first of them. */
export function foldHits(hits: readonly SearchHit[]): FoldedHit[] {
  const folded = new Map<string, FoldedHit>()
  for (const hit of hits) {
    const { kind, name, path, language, href } = hit
    const key = JSON.stringify(kindTable[kind].isFolded ? [kind, name.join(''), path[0], language] : href)
    const known = folded.get(key)
    if (known) known.others.push(hit)
    else folded.set(key, { hit, others: [] })
  }
  return [...folded.values()]
}

/**
 * Where a key leads in the list of hits: up and down from hit to hit, forwards and backwards through the pages of one.
 *
 * @param at the chosen option, -1 if there is none
 * @param arePages of each option, whether it is a further page of the hit before it
 * @returns the index to move to, or undefined if the key does not move
 */
export function moveInHits(key: string, at: number, arePages: readonly boolean[], rtl: boolean): number | undefined {
  const count = arePages.length
  if (key === (rtl ? 'ArrowLeft' : 'ArrowRight')) return at !== -1 && arePages[at + 1] ? at + 1 : undefined
  if (key === (rtl ? 'ArrowRight' : 'ArrowLeft')) return arePages[at] ? at - 1 : undefined
  if (count === 0 || (key !== 'ArrowDown' && key !== 'ArrowUp')) return undefined
  const step = key === 'ArrowDown' ? 1 : -1
  let next = at === -1 && step === -1 ? 0 : at
  do next = (next + step + count) % count
  while (arePages[next])
  return next
}

/** The names of the pages that a folded hit is on, without the last word where they have it in common: `BarChart`. */
export function pageNames({ hit, others }: FoldedHit): string[] {
  const names = [hit, ...others].map(({ path }) => path.at(-1) ?? '')
  const ending = / \S+$/.exec(names[0]!)?.[0]
  return ending !== undefined && names.every((name) => name.endsWith(ending))
    ? names.map((name) => name.slice(0, -ending.length))
    : names
}

/**
 * What a link to a hit shows. Texts run in the direction of their own language. Another hit can take the place of the
 * first: while someone types, a browser then lays out what has changed, and not a new list.
 */
export class HitContents {
  readonly #kind: HTMLElement
  readonly #head: HTMLElement
  readonly #title: HTMLElement
  readonly #path: HTMLElement
  readonly #text: HTMLElement
  readonly #sentence: HTMLElement
  #facts: HTMLElement | undefined
  #shown: Partial<Record<'name' | 'text', MarkedText>> = {}
  #besideTitle = ''
  #factsText = ''
  #picture: HTMLElement | undefined

  /** @param last stays after the contents */
  constructor(
    private readonly link: HTMLElement,
    private readonly setup: SearchSetup,
    private readonly last: readonly HTMLElement[] = [],
  ) {
    const document = link.ownerDocument
    this.#title = el(document, 'bdi', { class: 'v-hit-name' })
    this.#kind = el(document, 'span')
    this.#head = el(document, 'span', { class: 'v-hit-head' }, this.#title)
    this.#path = el(document, 'span', { class: 'v-hit-path' })
    this.#sentence = el(document, 'bdi')
    this.#text = el(document, 'span', { class: 'v-hit-text' }, this.#sentence)
  }

  /** @param pages the number of pages that have the hit, which are named beside it */
  show(hit: SearchHit, pages = 1): void {
    const { kind, name, text = [], language } = hit
    const say = sayWith(this.setup)
    setClass(this.#kind, `v-hit-kind v-hit-${kind}`)
    setText(this.#kind, say(`search.kind.${kind}`))
    const lang =
      language === undefined ? '' : (this.setup.languages.find(({ label }) => label === language)?.locale ?? '')
    for (const element of [this.#title, this.#path, this.#sentence])
      if (lang === '') element.removeAttribute('lang')
      else element.lang = lang
    this.#showMarked('name', this.#title, name)
    this.#showBesideTitle(hit.labels ?? [], pages > 1 ? say('search.onPages', { count: String(pages) }) : '')
    const path = [...(pages > 1 ? hit.path.slice(0, -1) : hit.path), ...(language === undefined ? [] : [language])]
    showPath(this.#path, path)
    this.#showFacts(hit)
    const hasText = text.some((piece) => piece !== '')
    if (hasText) this.#showMarked('text', this.#sentence, text)
    this.#showPicture(hit)
    showChildren(this.link, [
      ...(this.#picture ? [this.#picture] : []),
      this.#kind,
      this.#head,
      ...(path.length > 0 ? [this.#path] : []),
      ...(this.#facts ? [this.#facts] : []),
      ...(hasText ? [this.#text] : []),
      ...this.last,
    ])
  }

  #showPicture({ kind, picture }: SearchHit): void {
    // Its place is kept before its address is known.
    if (kind !== 'demo') this.#picture = undefined
    else this.#picture ??= el(this.link.ownerDocument, 'span', { class: 'v-demo-picture' })
    if (!this.#picture || data(this.#picture).picture === picture) return
    if (picture === undefined) delete data(this.#picture).picture
    else data(this.#picture).picture = picture
    drawPicture(this.#picture)
  }

  #showMarked(what: 'name' | 'text', parent: HTMLElement, pieces: MarkedText): void {
    const before = this.#shown[what]
    this.#shown[what] = pieces
    // The same pieces with other letters, as they come when a letter is added to the query.
    const isSameShape =
      before?.length === pieces.length && pieces.every((piece, index) => (piece === '') === (before[index] === ''))
    if (!isSameShape) {
      parent.replaceChildren(...markedNodes(parent.ownerDocument, pieces))
      return
    }
    pieces
      .filter((piece) => piece !== '')
      .forEach((piece, index) => {
        const node = parent.childNodes[index]!
        const text = (node.firstChild ?? node) as Text
        if (text.data !== piece) text.data = piece
      })
  }

  #showBesideTitle(labels: NonNullable<SearchHit['labels']>, places: string): void {
    const shown = [places, ...labels].join()
    if (shown === this.#besideTitle) return
    this.#besideTitle = shown
    const document = this.link.ownerDocument
    this.#head.replaceChildren(
      this.#title,
      ...(places === '' ? [] : [el(document, 'span', { class: 'v-hit-count' }, ' ', places)]),
      ...labels.map((label) =>
        el(document, 'span', { class: `v-label v-label-${label}` }, this.setup.labels[label] ?? label),
      ),
    )
  }

  #showFacts({ type, default: value }: SearchHit): void {
    const shown = JSON.stringify([type, value])
    if (shown === this.#factsText) return
    this.#factsText = shown
    const document = this.link.ownerDocument
    const facts = [
      ...(type === undefined ? [] : [el(document, 'code', {}, shortened(type))]),
      ...(value === undefined
        ? []
        : [el(document, 'span', {}, sayWith(this.setup)('search.default', { value: shortened(value) }))]),
    ]
    this.#facts = facts.length === 0 ? undefined : el(document, 'span', { class: 'v-hit-facts' }, ...facts)
  }
}

function setText(element: HTMLElement, text: string): void {
  const node = element.firstChild as Text | null
  if (!node) element.textContent = text
  else if (node.data !== text) node.data = text
}

function setClass(element: HTMLElement, names: string): void {
  if (element.className !== names) element.className = names
}

/** Puts children in place of what is there, without moving those that are in place. */
export function showChildren(parent: HTMLElement, children: readonly HTMLElement[]): void {
  const wanted = new Set<Element>(children)
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove()
  let next = parent.firstElementChild
  for (const child of children)
    if (child === next) next = next.nextElementSibling
    else parent.insertBefore(child, next)
}

/** The separators belong to the page's direction, which mirrors them, and not to that of a title. */
export function showPath(element: HTMLElement, path: readonly string[]): void {
  const { children } = element
  if (children.length === path.length) path.forEach((title, index) => setText(children[index] as HTMLElement, title))
  else {
    const bdi = (title: string) => el(element.ownerDocument, 'bdi', {}, title)
    element.replaceChildren(...path.flatMap((title, index) => [...(index === 0 ? [] : [' › ']), bdi(title)]))
  }
}

export function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

/** What the reader has narrowed the search to. */
export interface Filters {
  families: string[]
  kinds: EntryKind[]
}

/**
 * The filters as two labelled groups of switches: families, and kinds, with the number of hits of each. A group that
 * leaves nothing to choose from is absent.
 *
 * @param change is called with the new filters
 */
export function filterGroups(
  document: Document,
  { facets }: Pick<SearchReply, 'facets'>,
  filters: Filters,
  say: Say,
  change: (filters: Filters) => void,
): HTMLElement[] {
  const chip = (value: string, label: string, count: number, isOn: boolean, toggle: () => void) => {
    const button = el(
      document,
      'button',
      { type: 'button', class: 'v-search-chip', value, 'aria-pressed': String(isOn) },
      label,
      ' ',
      el(document, 'span', {}, String(count)),
    )
    button.addEventListener('click', toggle)
    return button
  }
  const group = (label: string, chips: HTMLElement[], areOn: boolean) =>
    chips.length < 2 && !areOn
      ? []
      : [
          el(
            document,
            'div',
            { class: 'v-search-filter', role: 'group', 'aria-label': label },
            el(document, 'span', { class: 'v-search-filter-name', 'aria-hidden': 'true' }, label),
            ...chips,
          ),
        ]
  const flipped = <Word>(words: readonly Word[], word: Word) =>
    words.includes(word) ? words.filter((one) => one !== word) : [...words, word]
  const families = facets.families.filter(({ id, count }) => count > 0 || filters.families.includes(id))
  const shown = kinds.filter((kind) => facets.kinds[kind] || filters.kinds.includes(kind))
  return [
    ...group(
      say('search.families'),
      families.map(({ id, title, count }) =>
        chip(`family ${id}`, title, count, filters.families.includes(id), () =>
          change({ ...filters, families: flipped(filters.families, id) }),
        ),
      ),
      filters.families.length > 0,
    ),
    ...group(
      say('search.kinds'),
      shown.map((kind) =>
        chip(`kind ${kind}`, say(`search.kind.${kind}`), facets.kinds[kind] ?? 0, filters.kinds.includes(kind), () =>
          change({ ...filters, kinds: flipped(filters.kinds, kind) }),
        ),
      ),
      filters.kinds.length > 0,
    ),
  ]
}

/**
 * Puts new filters in place of the old ones, and the focus back on the filter that had it. There may be others before
 * it now, since more of the index arrives while the reader chooses.
 */
export function replaceFilters(container: HTMLElement, groups: HTMLElement[]): void {
  const chips = () => [...container.querySelectorAll('button')]
  const before = chips().find((chip) => chip === container.ownerDocument.activeElement)
  container.replaceChildren(...groups)
  if (before)
    chips()
      .find(({ value }) => value === before.value)
      ?.focus()
  container.hidden = groups.length === 0
}

/** “12 results” */
export function countText({ total }: Pick<SearchReply, 'total'>, say: Say): string {
  return total === 1 ? say('search.countOne') : say('search.count', { count: String(total) })
}

/** Says something in the region for it. A text that is set again would be read again. */
export function showStatus(status: HTMLElement, text: string): void {
  if (status.textContent === text) return
  // Isolated, because a count before a word would change places with it in a page of the other direction.
  status.replaceChildren(...(text === '' ? [] : [el(status.ownerDocument, 'bdi', {}, text)]))
}
