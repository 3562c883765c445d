/**
 * What a name in code leads to in the reference, on a card beside it: its definition, the first sentence about it and
 * its default. Loaded when a reader first points at such a link or moves the focus to it.
 *
 * A card is read from the page that the link leads to, once, and is in that page's language. As WCAG 1.4.13 asks, Escape
 * dismisses it, the pointer may move onto it, and it stays until the pointer or the focus leaves. A finger shows it by a
 * long press, since a tap follows the link.
 */
import { el } from '../../../client/platform/el.js'
import { objectsIn } from '../shared/type-syntax.js'

/** Also in client/main.ts, which loads this module. */
const links = 'main :is(a:has(> code), code > a)'

/** Members that a definition shows. */
const longest = 12

/** Milliseconds before a card appears under the pointer or goes, so that the pointer can move into it, and of a press. */
const delays = { hover: 150, press: 450 }

/** Pixels between a card and its link, and between a card and the edge of the window. */
const gap = 6
const edge = 16

interface Card {
  code: string
  about?: Element | undefined
  default?: string | undefined
}

/**
 * @param page of the reference or another one, which has no cards
 * @param id of a row in it; an empty one for what the whole page is about
 * @param name as the link has it
 */
function cardIn(page: ParentNode, id: string, name: string): Card | undefined {
  const row = id === '' ? null : page.querySelector(`tr#${CSS.escape(id)}`)
  if (row) {
    const type = typeIn(row)
    const label = row.querySelector('th > a')?.textContent ?? name
    return {
      code: type === '' ? label : `${label}${optionalIn(row)}: ${inLines(type)}`,
      about: row.querySelector('td:last-child > div:not([class])') ?? undefined,
      default: row.querySelector('.v-api-default')?.textContent,
    }
  }
  if (!page.querySelector('.v-layout-api')) return undefined
  const code = page.querySelector('.v-api-signature')?.textContent ?? membersIn(page, name)
  return { code, about: page.querySelector('.description') ?? undefined }
}

/** The members of what a page is about: those of its first table. */
function membersIn(page: ParentNode, name: string): string {
  const rows = [...(page.querySelector('.v-api-table tbody')?.querySelectorAll('tr') ?? [])]
  if (rows.length === 0) return name
  const lines = rows
    .slice(0, longest)
    .map((row) => `  ${row.querySelector('th > a')?.textContent}${optionalIn(row)}: ${typeIn(row)}`)
  return `${name} {\n${lines.join('\n')}${rows.length > longest ? '\n  …' : ''}\n}`
}

/** A long type is folded: its whole follows its beginning. */
const typeIn = (row: Element) =>
  [...row.querySelectorAll('td:nth-of-type(1) code')].filter((one) => !one.closest('summary, .v-api-default')).pop()
    ?.textContent ?? ''

const optionalIn = (row: Element) => (row.querySelector('.v-api-optional') ? '?' : '')

/** A long type with the members of its outermost objects on lines of their own. */
export function inLines(type: string): string {
  if (type.length <= 60) return type
  let text = ''
  let done = 0
  for (const { start, end, members } of objectsIn(type)) {
    if (members.length === 0) continue
    text += `${type.slice(done, start)}{\n  ${members.join('\n  ')}\n}`
    done = end
  }
  return text + type.slice(done)
}

/** `Shows rows. Sorted by default.` → `Shows rows.` */
export const firstSentence = (text: string) => /^[^]*?(?:[.!?](?=\s|$)|[。！？])/.exec(text.trim())?.[0] ?? text.trim()

const pages = new Map<string, Promise<ParentNode | undefined>>()

/** The page at an address of this site; undefined if it cannot be had. */
function pageAt({ pathname }: URL): Promise<ParentNode | undefined> | ParentNode {
  if (pathname === location.pathname) return document
  let page = pages.get(pathname)
  if (!page) {
    page = fetch(pathname)
      .then(async (response) =>
        response.ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : undefined,
      )
      .catch(() => undefined)
    pages.set(pathname, page)
  }
  return page
}

async function cardOf(link: HTMLAnchorElement): Promise<Card | undefined> {
  const url = new URL(link.href)
  const page = url.origin === location.origin && url.pathname.endsWith('/') ? await pageAt(url) : undefined
  return page && cardIn(page, decodeURIComponent(url.hash.slice(1)), link.textContent.replace(/[<>/\s]/g, ''))
}

export function installNameCards(document: Document): void {
  const box = el(document, 'div', { class: 'v-name-card', id: 'v-name-card', role: 'tooltip', popover: 'manual' })
  if (!box.showPopover) return
  let wanted: HTMLAnchorElement | undefined
  let timer: number | undefined
  /** Of a press that has shown a card: the end of it must not follow the link. */
  let isPressed = false
  const later = (ms: number, action: () => void) => {
    clearTimeout(timer)
    timer = window.setTimeout(action, ms)
  }
  const linkOf = ({ target }: Event) => (target as Element).closest?.<HTMLAnchorElement>(links) ?? undefined

  const hide = () => {
    clearTimeout(timer)
    wanted?.removeAttribute('aria-describedby')
    wanted = undefined
    box.remove()
  }
  const show = async (link: HTMLAnchorElement) => {
    if (wanted === link) return
    hide()
    wanted = link
    const card = await cardOf(link)
    if (!card || wanted !== link) return
    box.replaceChildren(el(document, 'code', {}, card.code))
    if (card.about) {
      const lang = card.about.getAttribute('lang') ?? ''
      box.append(el(document, 'p', { lang: lang === '' ? false : lang }, firstSentence(card.about.textContent)))
    }
    if (card.default !== undefined) box.append(el(document, 'p', {}, card.default))
    document.body.append(box)
    box.showPopover()
    const place = link.getClientRects()[0]!
    const below = place.bottom + gap + box.offsetHeight <= innerHeight
    const left = Math.max(edge, Math.min(place.left, document.documentElement.clientWidth - box.offsetWidth - edge))
    box.style.left = `${left + scrollX}px`
    box.style.top = `${(below ? place.bottom + gap : Math.max(edge / 2, place.top - box.offsetHeight - gap)) + scrollY}px`
    link.setAttribute('aria-describedby', box.id)
  }
  const press = (link: HTMLAnchorElement) => {
    // The menu that the browser has for a long press would cover the card.
    link.style.setProperty('-webkit-touch-callout', 'none')
    later(delays.press, () => {
      isPressed = true
      void show(link)
    })
  }

  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'touch') return
    const link = linkOf(event)
    if (box.contains(event.target as Node) || (link && link === wanted)) clearTimeout(timer)
    else if (link) later(delays.hover, () => void show(link))
    else if (!wanted?.matches(':focus-visible')) later(delays.hover, hide)
  })
  document.documentElement.addEventListener('pointerleave', ({ pointerType }) => pointerType !== 'touch' && hide())
  document.addEventListener('pointerdown', (event) => {
    isPressed = false
    const link = linkOf(event)
    if (!box.contains(event.target as Node)) hide()
    if (link && event.pointerType === 'touch') press(link)
  })
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(end, () => isPressed || clearTimeout(timer))
  for (const type of ['contextmenu', 'click'])
    document.addEventListener(type, (event) => isPressed && linkOf(event) === wanted && event.preventDefault())
  document.addEventListener('focusin', (event) => {
    const link = linkOf(event)
    if (link?.matches(':focus-visible')) void show(link)
    else if (link !== wanted) hide()
  })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide())

  // What made this module load.
  const first = document.querySelector<HTMLAnchorElement>(`${links}:is(:hover, :focus-visible)`)
  if (first && matchMedia('(hover: none)').matches && !first.matches(':focus-visible')) press(first)
  else if (first) later(delays.hover, () => void show(first))
}
