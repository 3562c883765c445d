/**
 * "Also accepts the props of …" as people would say it: `Omit<React.SVGProps<SVGSVGElement>, 'id' | 'color'>` is an
 * `<svg>` without two props. Elements of the browser lead to MDN; everything else keeps its name.
 */
import { escapeHtml } from '../../../../feature.js'
import { typeHtml } from '../../shared/type-html.js'
import type { Names } from './text-html.js'

/** What is inherited from one type, and what is left out of it. */
export interface Inherited {
  type: string
  without: string[]
  /** Where only these are taken from it. */
  only?: string[]
}

/** Helpers that change whether props are required, which an element's own documentation says anyway. */
const wrapper = /^(?:Partial|Required|Readonly)<(.*)>$/s
/** Names, and `keyof OwnProps`: props that the component has itself. */
const omit = /^(?:Distributive)?Omit<(.*?), ((?:(?:'[^']*'|\(?keyof [\w.]+(?:<[^|]*>)?\)?)(?: \| )?)+)>$/s
const pick = /^Pick<(.*), ((?:'[^']*'(?: \| )?)+)>$/s
const namesIn = (union: string) =>
  [...union.replace(/keyof [^|]+/g, '').matchAll(/'([^']*)'/g)].map(([, name]) => name!).sort()

/** @param written a type as it is declared */
export function inheritedFrom(written: string): Inherited {
  const wrapped = wrapper.exec(written)
  if (wrapped) return inheritedFrom(wrapped[1]!)
  const [, picked, chosen] = pick.exec(written) ?? []
  if (picked !== undefined) return { ...inheritedFrom(picked), only: namesIn(chosen!) }
  const [, type, names] = omit.exec(written) ?? []
  if (type === undefined) return { type: written, without: [] }
  const inner = inheritedFrom(type)
  return { ...inner, without: [...inner.without, ...namesIn(names!)].sort() }
}

/** Of several types: an element that is inherited twice lacks only what it lacks both times. */
export function mergeInherited(written: readonly string[]): Inherited[] {
  const found = new Map<string, Inherited>()
  for (const one of written.map(inheritedFrom)) {
    const element = elementOf(one.type)
    const key = JSON.stringify([element?.href ?? one.type, one.only])
    const known = found.get(key)
    if (known) known.without = known.without.filter((name) => one.without.includes(name))
    else found.set(key, one)
  }
  return [...found.values()]
}

/** Elements whose interface has another name, by that without `HTML` and `Element`. */
const tags: Record<string, string> = {
  Anchor: 'a',
  DList: 'dl',
  Heading: 'h1',
  Image: 'img',
  LI: 'li',
  OList: 'ol',
  Paragraph: 'p',
  Quote: 'blockquote',
  TableCaption: 'caption',
  TableCell: 'td',
  TableCol: 'col',
  TableRow: 'tr',
  TableSection: 'tbody',
  UList: 'ul',
}

const mdn = 'https://developer.mozilla.org/docs/Web'

/**
 * The element whose attributes a type has: of `React.SVGProps<SVGPathElement>` and `ComponentProps<'path'>` the
 * `<path>`.
 */
export function elementOf(type: string): { tag: string; href: string } | undefined {
  const [, name] = /^(?:React\.)?\w+(?:Props|Attributes|WithoutRef|WithRef)<'?(\w+)'?>$/.exec(type) ?? []
  if (name === undefined) return undefined
  const svg = /^SVG(\w+)Element$/.exec(name)?.[1]
  const html = /^HTML(\w+)Element$/.exec(name)?.[1]
  const tag = svg
    ? svg === 'SVG'
      ? 'svg'
      : svg.replace(/^(?:FE|[A-Z])/, (start) => start.toLowerCase())
    : html
      ? (tags[html] ?? html.toLowerCase())
      : /^[a-z]\w*$/.test(name)
        ? name
        : undefined
  if (tag === undefined) return undefined
  const isSvg = svg !== undefined || (!html && svgTags.has(tag))
  return { tag, href: isSvg ? `${mdn}/SVG/Reference/Element/${tag}` : `${mdn}/HTML/Reference/Elements/${tag}` }
}

/** Of tags that are given by name, those of drawings. */
const svgTags = new Set(
  'circle clipPath defs ellipse g image line linearGradient mask path pattern polygon polyline radialGradient rect stop svg symbol text textPath tspan use'.split(
    ' ',
  ),
)

/** The type, or the element that it stands for, as a link where it leads somewhere. */
export function inheritedHtml({ type }: Inherited, names: Names): string {
  const element = elementOf(type)
  if (!element) return `<code>${typeHtml(type, names)}</code>`
  return `<a href="${escapeHtml(element.href)}"><code>&lt;${element.tag}></code></a>`
}
