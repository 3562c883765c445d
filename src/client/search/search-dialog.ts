/**
 * The search in a dialog: a text field that controls a list of hits (the combobox pattern), with filters, recent searches
 * and favourites. The focus stays in the field; the chosen hit is its active descendant.
 *
 * The dialog is native and modal, so the browser keeps the focus inside and closes it with Escape. Messages to screen readers
 * go to a region of its own, because everything outside of a modal dialog is inert.
 */
import type { SearchHit, SearchReply, SearchSetup } from '../../features/search/protocol.js'
import { el } from '../platform/el.js'
import { data } from '../platform/page.js'
import type { SafeStorage } from '../platform/safe-storage.js'
import type { ClientConfig } from '../site-config.js'
import { createSearchMemory, type Favorite } from './memory.js'
import { markWords, storeMarks } from './mark-words.js'
import {
  countText,
  type Filters,
  filterGroups,
  type FoldedHit,
  foldHits,
  hitNodes,
  moveInHits,
  pageNames,
  pathNode,
  replaceFilters,
  sayWith,
  showStatus,
} from './results-view.js'
import { createSearchEngine, loadSetup, type SearchEngine } from './search-engine.js'

export interface SearchDialog {
  /** Opens the dialog; does nothing if it is open. */
  open(): void
}

export interface SearchDialogEnv {
  window: Window
  config: ClientConfig
  storage: SafeStorage
  /** The address of the search page. */
  page: string
  /** By default asks the site's own worker. */
  createEngine?: typeof createSearchEngine
}

const limit = 40
const listId = 'search-list'

/** Something in the list that can be chosen. */
interface Option {
  element: HTMLElement
  /** Where it leads; absent for an earlier search, which is repeated. */
  hit?: { href: string; words: string[]; favorite: Favorite }
  /** A further page of the hit before it. */
  isPage?: boolean
  choose(): void
}

/** A hit in the list: one option, and a further one for each page if it is on several. */
interface Row {
  element: HTMLElement
  options: Option[]
}

/** @throws Error if the setup can't be loaded */
export async function createSearchDialog(env: SearchDialogEnv): Promise<SearchDialog> {
  const setup = await loadSetup(env.page)
  return new Dialog(env, setup)
}

class Dialog implements SearchDialog {
  readonly #document: Document
  readonly #say
  readonly #memory
  readonly #engine: SearchEngine
  readonly #dialog: HTMLDialogElement
  readonly #input: HTMLInputElement
  readonly #chips: HTMLElement
  readonly #status: HTMLElement
  readonly #list: HTMLElement
  readonly #note: HTMLElement
  readonly #forget: HTMLButtonElement
  #options: Option[] = []
  /** The rows of the hits that are shown, by the hits as a text. */
  #rows = new Map<string, Row>()
  #active = -1
  #filters: Filters = { families: [], kinds: [] }
  /** What the chips show. */
  #facets = ''
  #id = 0
  #reply: SearchReply | undefined
  #composing = false

  constructor(
    private readonly env: SearchDialogEnv,
    private readonly setup: SearchSetup,
  ) {
    const { document } = env.window
    this.#document = document
    this.#say = sayWith(setup)
    const say = this.#say
    this.#memory = createSearchMemory(env.storage, env.config.storagePrefix)
    this.#engine = (env.createEngine ?? createSearchEngine)(setup, (reply) => this.#show(reply), env.config.productId)
    this.#input = el(document, 'input', {
      type: 'text',
      role: 'combobox',
      enterkeyhint: 'go',
      'aria-label': say('search.title'),
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-expanded': 'false',
      placeholder: say('search.placeholder'),
      autocomplete: 'off',
      autocapitalize: 'none',
      spellcheck: 'false',
      maxlength: '10000',
    })
    const close = el(
      document,
      'button',
      { type: 'button', class: 'v-search-close' },
      el(document, 'span', { class: 'v-hidden' }, say('search.close')),
      el(document, 'span', { class: 'v-search-escape', 'aria-hidden': 'true' }, 'Esc'),
    )
    this.#chips = el(document, 'div', { class: 'v-search-chips', hidden: true })
    this.#status = el(document, 'p', { class: 'v-search-status', role: 'status' })
    this.#note = el(document, 'div', { class: 'v-search-note' })
    this.#list = el(document, 'div', {
      id: listId,
      class: 'v-search-list',
      role: 'listbox',
      'aria-label': say('search.list'),
    })
    this.#forget = el(document, 'button', { type: 'button' }, say('search.forget'))
    this.#dialog = el(
      document,
      'dialog',
      { class: 'v-search', 'aria-label': say('search.title') },
      el(document, 'div', { class: 'v-search-field', role: 'search' }, this.#input, close),
      this.#chips,
      this.#status,
      el(document, 'div', { class: 'v-search-scroll' }, this.#note, this.#list),
      el(
        document,
        'footer',
        { class: 'v-search-footer' },
        el(document, 'span', { class: 'v-search-keys' }, say('search.keys')),
        el(document, 'a', { href: env.page }, say('search.allPages')),
        this.#forget,
      ),
    )
    this.#wire(close)
    document.body.append(this.#dialog)
  }

  open(): void {
    if (this.#dialog.open) return
    this.#dialog.showModal()
    this.#input.select()
    this.#fit()
    this.#search()
  }

  #wire(close: HTMLElement): void {
    const dialog = this.#dialog
    const input = this.#input
    close.addEventListener('click', () => dialog.close())
    dialog.addEventListener('click', (event) => {
      // A click beside the dialog has the dialog itself as its target.
      if (event.target === dialog) dialog.close()
    })
    dialog.addEventListener('close', () => this.#setExpanded(false))
    input.addEventListener('compositionstart', () => (this.#composing = true))
    input.addEventListener('compositionend', () => {
      this.#composing = false
      this.#search()
    })
    input.addEventListener('input', () => {
      // What an input method shows meanwhile is not what will have been typed.
      if (!this.#composing) this.#search()
    })
    input.addEventListener('keydown', (event) => this.#onKey(event))
    this.#list.addEventListener('mousedown', (event) => event.preventDefault())
    this.#list.addEventListener('click', (event) => this.#onClick(event))
    this.#forget.addEventListener('click', () => {
      this.#memory.clear()
      input.focus()
      this.#search()
      showStatus(this.#status, this.#say('search.forgotten'))
    })
    // Another tab has remembered or forgotten something. Null: everything was cleared.
    this.env.window.addEventListener('storage', ({ key }) => {
      if (!dialog.open || (key !== null && !this.#memory.keys.includes(key))) return
      if (this.#reply) for (const option of this.#options) this.#showStar(option)
      else if (input.value.trim() === '') this.#showStart()
    })
    // The on-screen keyboard covers a part of the window that the layout does not know about.
    this.env.window.visualViewport?.addEventListener('resize', () => this.#fit())
  }

  #fit(): void {
    const { visualViewport, innerHeight } = this.env.window
    if (this.#dialog.open)
      this.#dialog.style.setProperty('--v-search-height', `${Math.round(visualViewport?.height ?? innerHeight)}px`)
  }

  #search(): void {
    const query = this.#input.value
    this.#id++
    this.#active = -1
    if (query.trim() === '') {
      this.#reply = undefined
      this.#filters = { families: [], kinds: [] }
      this.#showStart()
      return
    }
    const { productId } = this.env.config
    this.#engine.send({
      type: 'search',
      id: this.#id,
      query,
      ...(productId !== undefined && { family: productId }),
      families: this.#filters.families,
      kinds: this.#filters.kinds,
      limit,
    })
  }

  /** Before anything is typed: earlier searches, favourites, suggestions. */
  #showStart(): void {
    const say = this.#say
    const document = this.#document
    const recent = this.#memory.recent().map((query): Option => {
      const element = this.#optionElement('div', {}, el(document, 'span', { class: 'v-hit-head' }, query))
      const choose = () => {
        this.#input.value = query
        this.#search()
      }
      return { element, choose }
    })
    const favorites = this.#memory
      .favorites()
      .map((favorite) =>
        this.#linkOption(
          favorite,
          [],
          [
            el(document, 'span', { class: 'v-hit-head' }, favorite.name),
            ...(favorite.path === '' ? [] : [pathNode(document, favorite.path.split(' › '))]),
          ],
        ),
      )
    const suggestions = this.setup.suggestions.map(({ title, href }) =>
      this.#linkOption({ href, name: title, path: '' }, [], [el(document, 'span', { class: 'v-hit-head' }, title)]),
    )
    const groups = [
      { title: say('search.recent'), options: recent },
      { title: say('search.favorites'), options: favorites },
      { title: say('search.suggestions'), options: suggestions },
    ].filter(({ options }) => options.length > 0)
    replaceFilters(this.#chips, [])
    this.#facets = ''
    this.#note.replaceChildren()
    this.#forget.hidden = recent.length === 0 && favorites.length === 0
    this.#status.classList.remove('v-hidden')
    showStatus(this.#status, '')
    this.#rows.clear()
    this.#setOptions(
      groups.flatMap(({ options }) => options),
      groups.map(({ title, options }, index) => {
        const id = `search-group-${index}`
        return el(
          document,
          'div',
          { role: 'group', 'aria-labelledby': id },
          el(document, 'div', { id, class: 'v-search-group', role: 'presentation' }, title),
          ...options.map(({ element }) => element),
        )
      }),
    )
  }

  #show(reply: SearchReply): void {
    if (reply.id !== this.#id) return
    const say = this.#say
    const query = this.#input.value.trim()
    // Until there is something, what was there stays.
    if (reply.hits.length === 0 && !reply.complete) return
    // A reply with more about the same hits keeps the one that the reader has chosen.
    const chosen = this.#reply?.id === reply.id ? this.#options[this.#active]?.hit?.href : undefined
    this.#reply = reply
    this.#forget.hidden = true
    // Hits that stay as they are keep their elements, so that a browser does not lay them out again.
    const before = this.#rows
    this.#rows = new Map(
      foldHits(reply.hits).map((folded) => {
        const key = JSON.stringify(folded)
        return [key, before.get(key) ?? this.#row(folded)]
      }),
    )
    const rows = [...this.#rows.values()]
    const options = rows.flatMap((row) => row.options)
    this.#setOptions(
      options,
      rows.map(({ element }) => element),
    )
    // Chips take as long to lay out as the hits, and while someone is typing nobody reads their numbers.
    if (reply.complete || this.#chips.hidden) this.#showFilters(reply)
    this.#note.replaceChildren(...this.#notes(reply, query))
    const status = this.#isLost(reply)
      ? say('search.failed')
      : reply.hits.length === 0
        ? say('search.none', { query: shortened(query) })
        : countText(reply, say)
    if (reply.complete) showStatus(this.#status, status)
    // The note for the eye says the same.
    this.#status.classList.toggle('v-hidden', this.#note.querySelector('.v-search-none') !== null)
    const again = options.findIndex(({ hit }) => hit?.href === chosen)
    // Last, because it makes the browser lay out the dialog.
    this.#activate(chosen !== undefined && again !== -1 ? again : options.length > 0 ? 0 : -1)
  }

  #showFilters(reply: SearchReply): void {
    const facets = JSON.stringify([reply.facets, this.#filters])
    if (facets === this.#facets) return
    this.#facets = facets
    replaceFilters(
      this.#chips,
      filterGroups(this.#document, reply, this.#filters, this.#say, (filters) => {
        this.#filters = filters
        this.#search()
      }),
    )
  }

  #notes(reply: SearchReply, query: string): HTMLElement[] {
    const say = this.#say
    const document = this.#document
    const notes: HTMLElement[] = []
    if (reply.failed) {
      const retry = el(document, 'button', { type: 'button' }, say('search.retry'))
      retry.addEventListener('click', () => {
        this.#input.focus()
        this.#search()
      })
      // That nothing could be loaded is what the line above says.
      const text = this.#isLost(reply) ? [] : [say('search.partial'), ' ']
      notes.push(el(document, 'p', { class: 'v-search-failure' }, ...text, retry))
    }
    if (reply.hits.length === 0 && reply.complete && !this.#isLost(reply))
      notes.push(
        el(
          document,
          'div',
          { class: 'v-search-none' },
          el(document, 'p', {}, say('search.none', { query: shortened(query) })),
          el(document, 'p', {}, say('search.ideas')),
        ),
      )
    return notes
  }

  /** Could nothing be loaded? */
  #isLost({ failed, hits, total, facets }: SearchReply): boolean {
    return failed && hits.length === 0 && total === 0 && Object.keys(facets.kinds).length === 0
  }

  #row(folded: FoldedHit): Row {
    const { hit, others } = folded
    const document = this.#document
    const pages = [hit, ...others]
    const option = this.#linkOption(favoriteOf(hit), hit.words, hitNodes(document, hit, this.setup, pages.length))
    if (others.length === 0) return { element: option.element, options: [option] }
    const names = pageNames(folded)
    const places = others.map((other, index): Option => {
      const { href, words } = other
      const favorite = favoriteOf(other)
      const page = names[index + 1]!
      const element = this.#optionElement(
        'a',
        { href, tabindex: '-1', 'aria-label': `${page}: ${favorite.name}` },
        page,
      )
      element.className = 'v-hit-place'
      return { element, hit: { href, words, favorite }, isPage: true, choose: () => this.#go(href, words) }
    })
    const element = el(
      document,
      'div',
      { class: 'v-hit-folded', role: 'group', 'aria-label': hit.name.join('') },
      option.element,
      el(
        document,
        'div',
        { class: 'v-hit-places', role: 'presentation' },
        // The option above leads there, too.
        el(document, 'a', { class: 'v-hit-place', href: hit.href, tabindex: '-1', 'aria-hidden': 'true' }, names[0]!),
        ...places.map((place) => place.element),
      ),
    )
    return { element, options: [option, ...places] }
  }

  #linkOption(favorite: Favorite, words: string[], nodes: Node[]): Option {
    const { href } = favorite
    const star = el(this.#document, 'span', { class: 'v-search-star', 'aria-hidden': 'true' })
    data(star).favorite = ''
    const element = this.#optionElement('a', { href, tabindex: '-1' }, ...nodes, star)
    const option: Option = { element, hit: { href, words, favorite }, choose: () => this.#go(href, words) }
    this.#showStar(option)
    return option
  }

  #optionElement(name: 'a' | 'div', attributes: Record<string, string>, ...children: (Node | string)[]): HTMLElement {
    return el(
      this.#document,
      name,
      { ...attributes, class: 'v-hit', role: 'option', 'aria-selected': 'false' },
      ...children,
    )
  }

  #showStar({ element, hit }: Option): void {
    const star = element.querySelector<HTMLElement>('.v-search-star')
    if (!star || !hit) return
    const isKept = this.#memory.isFavorite(hit.href)
    star.classList.toggle('v-search-kept', isKept)
    data(star).tip = this.#say(isKept ? 'search.unfavorite' : 'search.favorite')
  }

  #setOptions(options: Option[], children: HTMLElement[]): void {
    this.#activate(-1)
    options.forEach(({ element }, index) => (element.id = `search-option-${index}`))
    this.#options = options
    showChildren(this.#list, children)
    this.#list.hidden = options.length === 0
    this.#setExpanded(options.length > 0)
  }

  #setExpanded(isExpanded: boolean): void {
    this.#input.setAttribute('aria-expanded', String(isExpanded && this.#dialog.open))
  }

  #activate(index: number): void {
    this.#options[this.#active]?.element.setAttribute('aria-selected', 'false')
    this.#active = index
    const option = this.#options[index]
    if (!option) {
      this.#input.removeAttribute('aria-activedescendant')
      return
    }
    option.element.setAttribute('aria-selected', 'true')
    option.element.scrollIntoView({ block: 'nearest' })
    this.#input.setAttribute('aria-activedescendant', option.element.id)
  }

  #onKey(event: KeyboardEvent): void {
    // Some browsers report keys of an input method only by this code.
    if (event.isComposing || event.keyCode === 229) return
    const { key } = event
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight'
    const isModified = event.shiftKey || event.ctrlKey || event.metaKey || event.altKey
    const { selectionStart, selectionEnd, value } = this.#input
    // Within the text these keys move the cursor; from its end there is nowhere else to go.
    const isInText = selectionStart !== value.length || selectionEnd !== value.length
    if (!isSideways || !(isModified || isInText)) {
      const arePages = this.#options.map(({ isPage = false }) => isPage)
      const isRtl = getComputedStyle(this.#dialog).direction === 'rtl'
      const next = moveInHits(key, this.#active, arePages, isRtl)
      if (next !== undefined) this.#activate(next)
      if (next !== undefined || key === 'ArrowDown' || key === 'ArrowUp') event.preventDefault()
    }
    if (key !== 'Enter') return
    event.preventDefault()
    const option = this.#options[this.#active]
    if (!option) return
    if (event.shiftKey) this.#toggle(option)
    else if ((event.ctrlKey || event.metaKey) && option.hit) {
      this.#leave(option.hit.href, option.hit.words)
      this.env.window.open(option.hit.href, '_blank', 'noopener')
    } else option.choose()
  }

  #onClick(event: MouseEvent): void {
    const target = event.target as Element
    const option =
      this.#options.find(({ element }) => element.contains(target)) ??
      [...this.#rows.values()].find(({ element }) => target.closest('a') && element.contains(target))?.options[0]
    if (!option) return
    if (target.closest('.v-search-star')) {
      event.preventDefault()
      this.#toggle(option)
      return
    }
    // The browser opens a link in another tab by itself.
    if (event.ctrlKey || event.metaKey || event.shiftKey) {
      if (option.hit) this.#leave(option.hit.href, option.hit.words)
      return
    }
    event.preventDefault()
    option.choose()
  }

  #toggle(option: Option): void {
    if (!option.hit) return
    const isKept = this.#memory.toggle(option.hit.favorite)
    this.#showStar(option)
    showStatus(this.#status, this.#say(isKept ? 'search.favoriteAdded' : 'search.favoriteRemoved'))
  }

  /** Remembers the search, and the words for the page that opens. */
  #leave(href: string, words: string[]): void {
    this.#memory.remember(this.#input.value)
    if (words.length > 0) storeMarks(this.env.storage, this.env.config.storagePrefix, href, words)
  }

  #go(href: string, words: string[]): void {
    const { window } = this.env
    const { location } = window
    const address = new URL(href, location.href)
    this.#leave(href, words)
    this.#dialog.close()
    const isHere = address.pathname === location.pathname
    location.assign(href)
    // Within a page nothing is loaded that could show the marks.
    if (isHere) window.setTimeout(() => markWords(window, words))
  }
}

function favoriteOf({ href, name, path }: SearchHit): Favorite {
  return { href, name: name.join(''), path: path.join(' › ') }
}

/** Puts children in place of what is there, without moving those that are in place. */
function showChildren(parent: HTMLElement, children: readonly HTMLElement[]): void {
  const wanted = new Set<Element>(children)
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove()
  children.forEach((child, index) => {
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null)
  })
}

function shortened(query: string): string {
  return query.length > 80 ? `${query.slice(0, 80)}…` : query
}
