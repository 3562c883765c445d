/**
 * The search page and the not-found page. The first shows the results of `?q=…` as links of the page, in place of the
 * list of all pages; the second the pages whose addresses and words are the nearest to the address that does not exist.
 */
import { kindsWhere } from '../shared/kinds.js'
import { coreFile, type IndexCore, titleOf } from '../shared/index-format.js'
import type { SearchHit, SearchReply, SearchSetup } from '../shared/protocol.js'
import { decodePercent } from '../../../text.js'
import { el } from '../../../client/platform/el.js'
import { find } from '../../../client/platform/page.js'
import { safeStorage } from '../../../client/platform/safe-storage.js'
import { readSiteConfig } from '../../../client/site-config.js'
import { isLost } from './lost-reply.js'
import { storeMarks } from './mark-words.js'
import { similarPages } from './similar-pages.js'
import {
  countText,
  type Filters,
  filterGroups,
  foldHits,
  HitContents,
  pageNames,
  replaceFilters,
  sayWith,
  showStatus,
} from './results-view.js'
import { versionSearches } from './version-searches.js'
import { createSearchEngine, loadSetup, type SearchEngine } from './search-engine.js'

const config = readSiteConfig(document)
const { base, localePrefix, prefix } = config
const storage = safeStorage(() => localStorage)

const form = find<HTMLFormElement>(document, 'data-search-form')
const results = find(document, 'data-search-results')
const list = find(document, 'data-search-list')
if (form && results && list) void startPage(form, results, list)
const nearest = find(document, 'data-nearest')
if (nearest) void showNearest(nearest)

/** The search page of the language of an address: the same 404 page may be served below all of them. */
function folderOf(language: string): string {
  return `${base.replace(/\/$/, '')}${language}${prefix}/search/`
}

function links(hits: readonly SearchHit[], setup: SearchSetup): HTMLElement {
  const linkTo = ({ href, words }: SearchHit, name: string, ...nodes: (Node | string)[]) => {
    const link = el(document, 'a', { class: name, href }, ...nodes)
    link.addEventListener('click', () => storeMarks(storage, config.storagePrefix, href, words))
    return link
  }
  return el(
    document,
    'ul',
    { class: 'v-search-hits' },
    ...foldHits(hits).map((folded) => {
      const { hit, others } = folded
      const pages = [hit, ...others]
      const link = linkTo(hit, 'v-hit')
      new HitContents(link, setup).show(hit, pages.length)
      if (others.length === 0) return el(document, 'li', {}, link)
      const names = pageNames(folded)
      const places = pages.map((one, index) => el(document, 'li', {}, linkTo(one, 'v-hit-place', names[index]!)))
      return el(document, 'li', {}, link, el(document, 'ul', { class: 'v-hit-places' }, ...places))
    }),
  )
}

async function startPage(field: HTMLFormElement, place: HTMLElement, all: HTMLElement): Promise<void> {
  const input = field.elements.namedItem('q') as HTMLInputElement
  input.value = new URLSearchParams(location.search).get('q') ?? ''
  const setup = await loadSetup(folderOf(localePrefix)).catch(() => undefined)
  if (!setup) return
  const say = sayWith(setup)
  const chips = el(document, 'div', { class: 'v-search-chips', hidden: true })
  const status = el(document, 'p', { class: 'v-search-status', role: 'status' })
  const hits = el(document, 'div')
  const others = versionSearches(document, say, () => input.value)
  if (others.length > 0) place.append(el(document, 'p', {}, ...others.flatMap((one) => [one, ' '])))
  place.append(chips, status, hits)
  const restorePosition = keepPosition()
  let filters: Filters = { families: [], kinds: [] }
  let id = 0
  const show = (reply: SearchReply) => {
    if (reply.id !== id || (reply.hits.length === 0 && !reply.complete)) return
    replaceFilters(
      chips,
      filterGroups(document, reply, filters, say, (changed) => {
        filters = changed
        search()
      }),
    )
    const lost = isLost(reply)
    const none = lost ? say('search.failed') : say('search.none', { query: input.value.trim().slice(0, 80) })
    if (reply.complete) showStatus(status, reply.hits.length > 0 ? countText(reply, say) : none)
    hits.replaceChildren(
      ...(reply.failed && !lost ? [el(document, 'p', { class: 'v-search-failure' }, say('search.partial'))] : []),
      ...(reply.hits.length > 0
        ? [links(reply.hits, setup)]
        : lost
          ? []
          : [el(document, 'p', {}, say('search.ideas'))]),
    )
    all.hidden = reply.hits.length > 0
    if (reply.complete && reply.id === 1) restorePosition()
  }
  const engine: SearchEngine = createSearchEngine(setup, show)
  const search = () => {
    const query = input.value
    id++
    const address = new URL(location.href)
    if (query === '') address.searchParams.delete('q')
    else address.searchParams.set('q', query.slice(0, 500))
    history.replaceState(history.state, '', address)
    if (query.trim() === '') {
      replaceFilters(chips, [])
      showStatus(status, '')
      hits.replaceChildren()
      all.hidden = false
      return
    }
    engine.send({ type: 'search', id, query, ...filters, limit: 60 })
  }
  let composing = false
  input.addEventListener('compositionstart', () => (composing = true))
  input.addEventListener('compositionend', () => {
    composing = false
    search()
  })
  input.addEventListener('input', () => {
    if (!composing) search()
  })
  field.addEventListener('submit', (event) => {
    event.preventDefault()
    search()
  })
  if (input.value !== '') search()
}

/**
 * Keeps how far the page is scrolled. The browser restores that, too, but before the results are there.
 *
 * @returns scrolls there, if the reader comes back to the page
 */
function keepPosition(): () => void {
  const state = history.state as { searchTop?: unknown } | null
  // At `pagehide` it is too late in some browsers.
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a[href]')) history.replaceState({ ...state, searchTop: scrollY }, '')
  })
  return () => {
    if (typeof state?.searchTop === 'number') scrollTo({ top: state.searchTop, behavior: 'instant' })
  }
}

/** An address that does not exist: the pages whose addresses are like it, then those that have its words. */
async function showNearest(place: HTMLElement): Promise<void> {
  const path = decodePercent(location.pathname) ?? location.pathname
  const below = path.startsWith(base) ? path.slice(base.length) : path.slice(1)
  const segments = below
    .replace(/(\/index)?(\.\w+)?\/?$/, '')
    .split('/')
    .filter(Boolean)
  const words = segments
    .filter((segment) => `/${segment}` !== localePrefix && `/${segment}` !== prefix)
    .flatMap((segment) => segment.split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word !== '' && word !== 'react')
  if (words.length === 0) return
  const first = await loadSetup(folderOf(localePrefix)).catch(() => undefined)
  if (!first) return
  // A host may serve the page of the default language everywhere.
  const wanted = first.languages.find(({ locale }) => locale === segments[0])
  const setup = wanted && wanted !== first.languages[0] ? await loadSetup(wanted.folder).catch(() => first) : first
  const { locale, folder, home } = setup.languages[0]!
  const wordsOfPage = segments[0] === locale ? segments.slice(1) : segments
  const core = await fetch(folder + coreFile)
    .then(async (response) => (await response.json()) as IndexCore)
    .catch(() => undefined)
  const alike = similarPages(`/${wordsOfPage.join('/')}/`, core?.pages ?? []).map((page): SearchHit => {
    const { p, f, b = [] } = page
    const family = f === undefined ? undefined : core?.families[f]?.title
    return {
      kind: 'page',
      name: [titleOf(page)],
      href: home + p,
      path: family !== undefined && b[0] !== family ? [family, ...b] : b,
      words: [],
    }
  })
  const show = (found: SearchHit[]) => {
    const hits = [...new Map([...alike, ...found].map((hit) => [hit.href, hit])).values()].slice(0, 5)
    if (hits.length === 0) return
    place.replaceChildren(el(document, 'h2', {}, sayWith(setup)('search.nearest')), links(hits, setup))
    place.lang = locale
    place.hidden = false
  }
  show([])
  const engine = createSearchEngine(setup, (reply) => {
    if (reply.hits.length > 0) show(reply.hits)
    // All words at once find nothing: the last ones say most.
    else if (reply.complete && reply.id === 1 && words.length > 1)
      engine.send({ type: 'search', id: 2, query: words.slice(-2).join(' '), families: [], kinds: [], limit: 5 })
  })
  engine.send({
    type: 'search',
    id: 1,
    query: words.join(' '),
    families: [],
    kinds: kindsWhere(({ isNearest }) => isNearest),
    limit: 5,
  })
}
