/**
 * The list that the search's text field controls (the combobox pattern): hits, or what is offered before anything is
 * typed. One option is chosen; arrow keys move it, while the focus stays in the field.
 *
 * Rows are used again for other hits: while someone types, the browser then has little to lay out.
 */
import type { SearchHit, SearchSetup } from '../shared/protocol.js'
import { el } from '../../../client/platform/el.js'
import { data } from '../../../client/platform/page.js'
import type { Favorite, SearchMemory } from './memory.js'
import {
  type FoldedHit,
  foldHits,
  HitContents,
  moveInHits,
  pageNames,
  sayWith,
  showChildren,
  showPath,
} from './results-view.js'

/** Something in the list that can be chosen. */
export interface Option {
  element: HTMLElement
  /** Where it leads; absent for an earlier search, which is repeated. */
  hit?: { href: string; words: readonly string[]; favorite: Favorite }
  /** A further page of the hit before it. */
  isPage?: boolean
  /** The earlier search. */
  query?: string
}

export interface OptionGroup {
  title: string
  options: Option[]
}

const listId = 'search-list'

/**
 * So many hits are more than fit in the dialog. The others follow when the reader pauses, or as soon as they look
 * there.
 */
const firstRows = 10
const pause = 200

export class HitList {
  readonly element: HTMLElement
  #options: Option[] = []
  #rows: HitRow[] = []
  #active = -1
  /** The reader has chosen the active option; otherwise it is the first. */
  #isChosen = false
  /** The hits below those that are shown. */
  #waiting: FoldedHit[] = []
  #timer = 0

  /** @param input gets the attributes of a combobox */
  constructor(
    private readonly input: HTMLInputElement,
    private readonly setup: SearchSetup,
    private readonly memory: SearchMemory,
  ) {
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-controls', listId)
    this.element = el(input.ownerDocument, 'div', {
      id: listId,
      class: 'v-search-list',
      role: 'listbox',
      'aria-label': sayWith(setup)('search.list'),
    })
    this.element.addEventListener('mousedown', (event) => event.preventDefault())
    this.close()
  }

  /** The chosen one. */
  get active(): Option | undefined {
    return this.#options[this.#active]
  }

  /** Nothing is chosen and nothing can be. */
  close(): void {
    this.#activate(-1)
    this.input.setAttribute('aria-expanded', 'false')
  }

  /** @param keep chooses the hit again that the reader has chosen, if it is still there */
  showHits(hits: readonly SearchHit[], keep: boolean): void {
    this.#isChosen &&= keep
    const chosen = this.#isChosen ? this.active?.hit?.href : undefined
    const folded = foldHits(hits)
    const choosable = folded.findIndex((one) => [one.hit, ...one.others].some(({ href }) => href === chosen))
    const first = Math.max(firstRows, choosable + 1)
    const favorites = new Set(this.memory.favorites().map(({ href }) => href))
    this.#rows = folded.slice(0, first).map((one, index) => this.#row(one, favorites, this.#rows[index]))
    this.#showRows()
    this.#wait(folded.slice(first))
    const again = this.#options.findIndex(({ hit }) => hit?.href === chosen)
    // Last, because it makes the browser lay out the dialog.
    this.#activate(chosen !== undefined && again !== -1 ? again : this.#options.length > 0 ? 0 : -1)
  }

  #row(folded: FoldedHit, favorites: ReadonlySet<string>, before?: HitRow): HitRow {
    const isFolded = folded.others.length > 0
    const row = before?.isFolded === isFolded ? before : new HitRow(this.element.ownerDocument, this.setup, isFolded)
    row.show(folded, favorites)
    return row
  }

  #showRows(): void {
    this.#setOptions(
      this.#rows.flatMap(({ options }) => options),
      this.#rows.map(({ element }) => element),
    )
  }

  #wait(hits: FoldedHit[]): void {
    clearTimeout(this.#timer)
    this.#waiting = hits
    if (hits.length > 0) this.#timer = window.setTimeout(() => this.#showAll(), pause)
  }

  #showAll(): void {
    if (this.#waiting.length === 0) return
    const active = this.#active
    const favorites = new Set(this.memory.favorites().map(({ href }) => href))
    this.#rows = [...this.#rows, ...this.#waiting.map((one) => this.#row(one, favorites))]
    this.#wait([])
    this.#showRows()
    this.#activate(active)
  }

  showGroups(groups: readonly OptionGroup[]): void {
    const { ownerDocument } = this.element
    this.#wait([])
    this.#rows = []
    const shown = groups.filter(({ options }) => options.length > 0)
    this.#setOptions(
      shown.flatMap(({ options }) => options),
      shown.map(({ title, options }, index) => {
        const id = `search-group-${index}`
        return el(
          ownerDocument,
          'div',
          { role: 'group', 'aria-labelledby': id },
          el(ownerDocument, 'div', { id, class: 'v-search-group', role: 'presentation' }, title),
          ...options.map(({ element }) => element),
        )
      }),
    )
  }

  #setOptions(options: Option[], children: HTMLElement[]): void {
    this.#activate(-1)
    options.forEach(({ element }, index) => {
      const id = `search-option-${index}`
      if (element.id !== id) element.id = id
    })
    this.#options = options
    showChildren(this.element, children)
    this.element.hidden = options.length === 0
    this.input.setAttribute('aria-expanded', String(options.length > 0))
  }

  #activate(index: number): void {
    this.active?.element.setAttribute('aria-selected', 'false')
    this.#active = index
    const option = this.active
    if (!option) {
      this.input.removeAttribute('aria-activedescendant')
      return
    }
    option.element.setAttribute('aria-selected', 'true')
    option.element.scrollIntoView({ block: 'nearest' })
    this.input.setAttribute('aria-activedescendant', option.element.id)
  }

  /** @returns whether the key was for the list */
  onKey(key: string): boolean {
    if (!key.startsWith('Arrow')) return false
    this.#showAll()
    const arePages = this.#options.map(({ isPage = false }) => isPage)
    const next = moveInHits(key, this.#active, arePages, getComputedStyle(this.element).direction === 'rtl')
    if (next !== undefined) {
      this.#activate(next)
      this.#isChosen = true
    }
    return next !== undefined || key === 'ArrowDown' || key === 'ArrowUp'
  }

  /** The option with an element in it; the first page of a hit on several has a link of its own. */
  optionOf(target: Element): Option | undefined {
    return (
      this.#options.find(({ element }) => element.contains(target)) ??
      this.#rows.find(({ element }) => target.closest('a') && element.contains(target))?.options[0]
    )
  }

  /** Shows which ones are favourites. */
  showStars(): void {
    const favorites = new Set(this.memory.favorites().map(({ href }) => href))
    for (const { element, hit } of this.#options) {
      const star = element.querySelector<HTMLElement>('.v-search-star')
      if (star && hit) showStar(star, favorites.has(hit.href), this.setup)
    }
  }

  /** An earlier search. */
  queryOption(query: string): Option {
    const { ownerDocument } = this.element
    const element = optionElement(ownerDocument, 'div')
    element.append(el(ownerDocument, 'span', { class: 'v-hit-head' }, query))
    return { element, query }
  }

  /** A page that is offered, or a favourite. */
  linkOption(favorite: Favorite): Option {
    const { ownerDocument } = this.element
    const { href, name, path } = favorite
    const element = optionElement(ownerDocument, 'a')
    element.setAttribute('href', href)
    const star = starElement(ownerDocument)
    element.append(el(ownerDocument, 'span', { class: 'v-hit-head' }, name), star)
    if (path !== '') {
      const places = el(ownerDocument, 'span', { class: 'v-hit-path' })
      showPath(places, path.split(' › '))
      star.before(places)
    }
    showStar(star, this.memory.isFavorite(href), this.setup)
    return { element, hit: { href, words: [], favorite } }
  }
}

/** A hit in the list: one option, and a further one for each page if it is on several. */
class HitRow {
  readonly element: HTMLElement
  options: Option[] = []
  readonly #link: HTMLElement
  readonly #star: HTMLElement
  readonly #contents: HitContents
  readonly #places: HTMLElement
  #placesShown = ''
  #placeOptions: Option[] = []

  constructor(
    private readonly document: Document,
    private readonly setup: SearchSetup,
    readonly isFolded: boolean,
  ) {
    this.#link = optionElement(document, 'a')
    this.#star = starElement(document)
    this.#contents = new HitContents(this.#link, setup, [this.#star])
    this.#places = el(document, 'div', { class: 'v-hit-places', role: 'presentation' })
    this.element = isFolded
      ? el(document, 'div', { class: 'v-hit-folded', role: 'group' }, this.#link, this.#places)
      : this.#link
  }

  show(folded: FoldedHit, favorites: ReadonlySet<string>): void {
    const { hit, others } = folded
    const { href, words } = hit
    this.#link.setAttribute('href', href)
    this.#contents.show(hit, 1 + others.length)
    showStar(this.#star, favorites.has(href), this.setup)
    if (this.isFolded) this.#showPlaces(folded)
    this.options = [{ element: this.#link, hit: { href, words, favorite: favoriteOf(hit) } }, ...this.#placeOptions]
  }

  #showPlaces(folded: FoldedHit): void {
    const { hit, others } = folded
    const names = pageNames(folded)
    const shown = JSON.stringify([hit.name.join(''), names, others.map(({ href }) => href)])
    if (shown !== this.#placesShown) {
      this.#placesShown = shown
      this.element.setAttribute('aria-label', hit.name.join(''))
      this.#placeOptions = others.map((other, index) => {
        const { href, words } = other
        const favorite = favoriteOf(other)
        const page = names[index + 1]!
        const label = `${page}: ${favorite.name}`
        const element = optionElement(this.document, 'a', { class: 'v-hit-place', href, 'aria-label': label })
        element.append(page)
        return { element, hit: { href, words, favorite }, isPage: true }
      })
      this.#places.replaceChildren(
        // The option above leads there, too.
        el(
          this.document,
          'a',
          { class: 'v-hit-place', href: hit.href, tabindex: '-1', 'aria-hidden': 'true' },
          names[0]!,
        ),
        ...this.#placeOptions.map(({ element }) => element),
      )
    }
    for (const [index, { words }] of others.entries()) this.#placeOptions[index]!.hit!.words = words
  }
}

function optionElement(document: Document, name: 'a' | 'div', attributes: Record<string, string> = {}): HTMLElement {
  const element = el(document, name, { class: 'v-hit', role: 'option', 'aria-selected': 'false', ...attributes })
  if (name === 'a') element.tabIndex = -1
  return element
}

function starElement(document: Document): HTMLElement {
  const star = el(document, 'span', { class: 'v-search-star', 'aria-hidden': 'true' })
  data(star).favorite = ''
  return star
}

function showStar(star: HTMLElement, isKept: boolean, setup: SearchSetup): void {
  const tip = sayWith(setup)(isKept ? 'search.unfavorite' : 'search.favorite')
  if (data(star).tip === tip) return
  star.classList.toggle('v-search-kept', isKept)
  data(star).tip = tip
}

function favoriteOf({ href, name, path }: SearchHit): Favorite {
  return { href, name: name.join(''), path: path.join(' › ') }
}
