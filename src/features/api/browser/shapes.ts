/**
 * The shape of a type beside its name: on hover, focus and tap. It is read from the JSON of the page that the name
 * leads to, when it is first wanted; without it the link still leads there.
 */
import { el } from '../../../client/platform/el.js'
import { text, type ClientConfig } from '../../../client/site-config.js'
import { objectsIn } from '../shared/type-syntax.js'

interface Member {
  name: string
  type: string
  required?: boolean
}
interface Shape {
  name: string
  typeParameters?: string
  type?: string
  members?: Member[]
  props?: Member[]
  types?: Shape[]
}

/** Members that a shape shows. */
const longest = 12

/** Milliseconds before a shape appears under the pointer or goes, so that the pointer can move into it. */
const delay = 150

const files = new Map<string, Promise<Shape | undefined>>()

function fetchShape(href: string): Promise<Shape | undefined> {
  const url = new URL(href)
  // The declarations are in one language.
  const address = url.pathname.replace(/\/$/, '.json')
  if (!files.has(address))
    files.set(
      address,
      fetch(address)
        .then((response) => (response.ok ? (response.json() as Promise<Shape>) : undefined))
        .catch(() => undefined),
    )
  return files.get(address)!
}

export function shapeText({ name, typeParameters, type, members, props }: Shape): string | undefined {
  const list = members?.length ? members : props
  const head = typeParameters ? `${name}<${typeParameters}>` : name
  if (!list?.length) return type === undefined ? undefined : `type ${head} = ${inLines(type)}`
  const lines = list.slice(0, longest).map((one) => `  ${one.name}${one.required ? '' : '?'}: ${one.type}`)
  return `${head} {\n${lines.join('\n')}${list.length > longest ? `\n  …` : ''}\n}`
}

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

/** @param page whose links to types get shapes */
export function installShapes(page: HTMLElement, config: ClientConfig): void {
  const box = el(document, 'div', { class: 'v-api-shape', id: 'api-shape', role: 'tooltip', hidden: true })
  document.body.append(box)
  let shownFor: HTMLAnchorElement | undefined
  let timer: number | undefined
  const later = (action: () => void) => {
    clearTimeout(timer)
    timer = window.setTimeout(action, delay)
  }

  const hide = () => {
    clearTimeout(timer)
    shownFor?.removeAttribute('aria-describedby')
    shownFor = undefined
    box.hidden = true
  }
  const show = async (link: HTMLAnchorElement) => {
    if (shownFor === link || link.origin !== location.origin) return
    hide()
    shownFor = link
    const file = await fetchShape(localless(link, config))
    const name = link.hash.startsWith('#api-') ? link.hash.slice('#api-'.length) : (link.textContent ?? '')
    const shape = file?.types ? file.types.find((one) => one.name === name) : file
    const found = shape && shapeText(shape)
    if (!found || shownFor !== link) return
    box.textContent = found
    box.setAttribute('aria-label', text(config, 'api.shape', { name }))
    box.hidden = false
    const place = link.getBoundingClientRect()
    const left = Math.max(16, Math.min(place.left, document.documentElement.clientWidth - box.offsetWidth - 16))
    const below = place.bottom + 6 + box.offsetHeight <= innerHeight
    box.style.left = `${left + scrollX}px`
    box.style.top = `${(below ? place.bottom + 6 : Math.max(8, place.top - box.offsetHeight - 6)) + scrollY}px`
    link.setAttribute('aria-describedby', box.id)
  }
  const linkOf = ({ target }: Event) =>
    (target as Element).closest<HTMLAnchorElement>('.v-api-section code > a, .v-api-intro a:has(> code)') ?? undefined

  page.addEventListener('pointerover', (event) => {
    const link = linkOf(event)
    if (!link || event.pointerType !== 'mouse') return
    if (link === shownFor) clearTimeout(timer)
    else later(() => void show(link))
  })
  page.addEventListener('pointerout', (event) => {
    if (event.pointerType === 'mouse' && linkOf(event)) later(hide)
  })
  box.addEventListener('pointerenter', () => clearTimeout(timer))
  box.addEventListener('pointerleave', () => later(hide))
  page.addEventListener('focusin', (event) => {
    const link = linkOf(event)
    if (link?.matches(':focus-visible')) void show(link)
  })
  page.addEventListener('focusout', hide)
  // The first tap shows, the second goes there.
  page.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (!link || event.pointerType !== 'touch' || shownFor === link || link.origin !== location.origin) return
    event.preventDefault()
    void show(link)
  })
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hide()
  })
}

/** JSON is written next to the pages of the default language. */
function localless(link: HTMLAnchorElement, { base, localePrefix }: ClientConfig): string {
  const root = `${base.replace(/\/$/, '')}${localePrefix}/`
  const url = new URL(link.href)
  if (localePrefix && url.pathname.startsWith(root)) url.pathname = base + url.pathname.slice(root.length)
  return url.href
}
