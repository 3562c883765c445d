/**
 * The search in a dialog: a text field that controls a list of hits (the combobox pattern), with filters, recent
 * searches and favourites. The focus stays in the field; the chosen hit is its active descendant.
 *
 * The dialog is native and modal, so the browser keeps the focus inside and closes it with Escape. Messages to screen
 * readers go to a region of its own, because everything outside of a modal dialog is inert.
 */
import type { SearchHit, SearchReply, SearchSetup } from '../shared/protocol.js'
import { el } from '../../../client/platform/el.js'
import type { SafeStorage } from '../../../client/platform/safe-storage.js'
import type { ClientConfig } from '../../../client/site-config.js'
import { HitList, type Option } from './hit-list.js'
import { isLost } from './lost-reply.js'
import { markWords, storeMarks } from './mark-words.js'
import { createSearchMemory } from './memory.js'
import {
  countText,
  type Filters,
  filterGroups,
  replaceFilters,
  sayWith,
  shortened,
  showStatus,
} from './results-view.js'
import { versionSearches } from './version-searches.js'
import { createSearchEngine, loadSetup, type SearchEngine } from './search-engine.js'

export interface SearchDialog {
  /** Opens the dialog, with `typed` in its field; does nothing if it is open. */
  open(typed?: string): void
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
/** @throws Error if the setup or the stylesheet can't be loaded */
export async function createSearchDialog(env: SearchDialogEnv): Promise<SearchDialog> {
  const setup = await loadSetup(env.page)
  const { document } = env.window
  await new Promise((loaded, failed) => {
    const link = el(document, 'link', { rel: 'stylesheet', href: setup.styles })
    link.onload = loaded
    link.onerror = () => {
      link.remove()
      failed(new Error(setup.styles))
    }
    document.head.append(link)
  })
  return new Dialog(env, setup)
}

class Dialog implements SearchDialog {
  readonly #document: Document
  readonly #say
  readonly #memory
  readonly #engine: SearchEngine
  readonly #dialog: HTMLDialogElement
  readonly #input: HTMLInputElement
  readonly #filterBar: HTMLElement
  readonly #chips: HTMLElement
  /** Shows all filters, where they are more than fit into a row. */
  readonly #more: HTMLButtonElement
  readonly #status: HTMLElement
  readonly #list: HitList
  readonly #note: HTMLElement
  readonly #forget: HTMLButtonElement
  /** The hits of the last complete reply, by address: what is known of them beyond their names. */
  #known = new Map<string, SearchHit>()
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
      enterkeyhint: 'go',
      'aria-label': say('search.title'),
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
    this.#more = el(
      document,
      'button',
      { type: 'button', class: 'v-search-more', 'aria-expanded': 'false', hidden: true },
      el(document, 'span', { class: 'v-hidden' }, say('search.allFilters')),
    )
    this.#filterBar = el(document, 'div', { class: 'v-search-filters', hidden: true }, this.#chips, this.#more)
    this.#status = el(document, 'p', { class: 'v-search-status', role: 'status' })
    this.#note = el(document, 'div', { class: 'v-search-note' })
    this.#list = new HitList(this.#input, setup, this.#memory)
    this.#forget = el(document, 'button', { type: 'button' }, say('search.forget'))
    this.#dialog = el(
      document,
      'dialog',
      { class: 'v-search', 'aria-label': say('search.title') },
      el(document, 'div', { class: 'v-search-field', role: 'search' }, this.#input, close),
      this.#filterBar,
      el(document, 'div', { class: 'v-search-scroll' }, this.#note, this.#list.element),
      el(
        document,
        'footer',
        { class: 'v-search-footer' },
        el(document, 'span', { class: 'v-search-keys' }, say('search.keys')),
        this.#status,
        el(document, 'a', { href: env.page }, say('search.allPages')),
        ...versionSearches(document, say, () => this.#input.value),
        this.#forget,
      ),
    )
    this.#wire(close)
    document.body.append(this.#dialog)
  }

  open(typed = ''): void {
    if (this.#dialog.open) return
    this.#dialog.showModal()
    if (typed) this.#input.value = typed
    else this.#input.select()
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
    dialog.addEventListener('close', () => this.#list.close())
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
    this.#list.element.addEventListener('click', (event) => this.#onClick(event))
    this.#forget.addEventListener('click', () => {
      this.#memory.clear()
      input.focus()
      this.#search()
      showStatus(this.#status, this.#say('search.forgotten'))
    })
    this.#more.addEventListener('click', () => {
      const isOpen = this.#filterBar.classList.toggle('v-search-all')
      this.#more.setAttribute('aria-expanded', String(isOpen))
    })
    // Another tab has remembered or forgotten something. Null: everything was cleared.
    this.env.window.addEventListener('storage', ({ key }) => {
      if (!dialog.open || (key !== null && !this.#memory.keys.includes(key))) return
      if (this.#reply) this.#list.showStars()
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
    const recent = this.#memory.recent().map((query) => this.#list.queryOption(query))
    const favorites = this.#memory.favorites().map((favorite) => this.#list.linkOption(favorite))
    const suggestions = this.setup.suggestions.map(({ title, href }) =>
      this.#list.linkOption({ href, name: title, path: '' }),
    )
    replaceFilters(this.#chips, [])
    this.#filterBar.hidden = true
    this.#facets = ''
    this.#note.replaceChildren()
    this.#forget.hidden = recent.length === 0 && favorites.length === 0
    this.#status.classList.remove('v-hidden')
    showStatus(this.#status, '')
    this.#list.showGroups([
      { title: say('search.recent'), options: recent },
      { title: say('search.favorites'), options: favorites },
      { title: say('search.suggestions'), options: suggestions },
    ])
  }

  #show(reply: SearchReply): void {
    if (reply.id !== this.#id) return
    const say = this.#say
    const query = this.#input.value.trim()
    // Until there is something, what was there stays.
    if (reply.hits.length === 0 && !reply.complete) return
    const isMore = this.#reply?.id === reply.id
    this.#reply = reply
    this.#forget.hidden = true
    if (reply.complete) this.#known = new Map(reply.hits.map((hit) => [hit.href, hit]))
    // Chips take as long to lay out as the hits, and while someone is typing nobody reads their numbers.
    if (reply.complete || this.#chips.hidden) this.#showFilters(reply)
    this.#note.replaceChildren(...this.#notes(reply, query))
    const status = isLost(reply)
      ? say('search.failed')
      : reply.hits.length === 0
        ? say('search.none', { query: shortened(query) })
        : countText(reply, say)
    if (reply.complete) showStatus(this.#status, status)
    // The note for the eye says the same.
    this.#status.classList.toggle('v-hidden', reply.complete && reply.hits.length === 0)
    // What a hit says does not go while its sentence is on the way again. A reply with more about the same hits keeps
    // the one that the reader has chosen.
    this.#list.showHits(
      reply.complete ? reply.hits : reply.hits.map((hit) => ({ ...this.#detailsOf(hit.href), ...hit })),
      isMore,
    )
  }

  #detailsOf(href: string): Partial<SearchHit> {
    const { text, type, default: value, labels, picture } = this.#known.get(href) ?? {}
    return {
      ...(text && { text }),
      ...(type && { type }),
      ...(value !== undefined && { default: value }),
      ...(labels && { labels }),
      ...(picture && { picture }),
    }
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
    this.#filterBar.hidden = this.#chips.hidden
    const { window } = this.env
    window.requestAnimationFrame(() => {
      const isOpen = this.#more.getAttribute('aria-expanded') === 'true'
      this.#more.hidden = !isOpen && this.#chips.scrollWidth <= this.#chips.clientWidth
    })
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
      const text = say(isLost(reply) ? 'search.failed' : 'search.partial')
      notes.push(el(document, 'p', { class: 'v-search-failure' }, text, ' ', retry))
    }
    if (reply.hits.length === 0 && reply.complete && !isLost(reply))
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

  #onKey(event: KeyboardEvent): void {
    // Some browsers report keys of an input method only by this code.
    if (event.isComposing || event.keyCode === 229) return
    const { key } = event
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight'
    const isModified = event.shiftKey || event.ctrlKey || event.metaKey || event.altKey
    const { selectionStart, selectionEnd, value } = this.#input
    // Within the text these keys move the cursor; from its end there is nowhere else to go.
    const isInText = selectionStart !== value.length || selectionEnd !== value.length
    if ((!isSideways || !(isModified || isInText)) && this.#list.onKey(key)) event.preventDefault()
    if (key !== 'Enter') return
    event.preventDefault()
    const option = this.#list.active
    // What is still there may belong to what was typed before.
    const isWaiting = this.#reply?.id !== this.#id && this.#input.value.trim() !== ''
    if (!option || isWaiting) return
    if (event.shiftKey) this.#toggle(option)
    else if ((event.ctrlKey || event.metaKey) && option.hit) {
      this.#leave(option.hit.href, option.hit.words)
      this.env.window.open(option.hit.href, '_blank', 'noopener')
    } else this.#choose(option)
  }

  #onClick(event: MouseEvent): void {
    const target = event.target as Element
    const option = this.#list.optionOf(target)
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
    this.#choose(option)
  }

  #choose({ hit, query }: Option): void {
    if (hit) this.#go(hit.href, hit.words)
    else if (query !== undefined) {
      this.#input.value = query
      this.#search()
    }
  }

  #toggle(option: Option): void {
    if (!option.hit) return
    const isKept = this.#memory.toggle(option.hit.favorite)
    this.#list.showStars()
    showStatus(this.#status, this.#say(isKept ? 'search.favoriteAdded' : 'search.favoriteRemoved'))
  }

  /** Remembers the search, and the words for the page that opens. */
  #leave(href: string, words: readonly string[]): void {
    this.#memory.remember(this.#input.value)
    if (words.length > 0) storeMarks(this.env.storage, this.env.config.storagePrefix, href, words)
  }

  #go(href: string, words: readonly string[]): void {
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
