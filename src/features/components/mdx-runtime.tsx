/**
 * What the modules of MDX pages import, bundled with them: it makes their elements, and renders a page to HTML in which
 * marks stand for the runs of Markdown (`src/markdown/mdx/program.ts`).
 *
 * A page is rendered by the elements at the top of its text, each by itself. One that throws is rendered again with a
 * boundary around every element that the page names, so that only the one that is to blame is left out.
 */
import {
  type ComponentType,
  createElement,
  type ElementType,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  Suspense,
} from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { IslandTree } from '../../feature.js'
import { closeMark, type DrawnIsland, type MdxFailure, openMark } from './mdx-marks.js'

export { Fragment }

type Props = Record<string, unknown>
/** The number of a run, or what renders an element. */
type Piece = number | (() => ReactNode)
type Pieces = (props: Props, file: MdxFile) => Piece[]

interface MdxModule {
  $pieces: Pieces
  $layout?: ElementType
}

let partials: string[] = []
let failures: MdxFailure[] = []
let islands: DrawnIsland[] = []
let isCareful = false
let texts: Record<string, string> = {}

/** A text of the interface in the language of the page. */
export function interfaceText(key: string): string {
  return texts[key] ?? key
}

/** One use of a file on a page: the page itself is 0. */
class MdxFile {
  readonly #of: number
  /** The names of components by their places. */
  readonly #names = new Map<number, string>()

  constructor(of: number) {
    this.#of = of
  }

  run(index: number): ReactNode {
    return createElement(Markdown, null, this.mark('run', index))
  }

  link(index: number): string {
    return `/${this.mark('link', index)}`
  }

  image(index: number): string {
    return `/${this.mark('image', index)}`
  }

  attribute(index: number): string {
    return this.mark('attribute', index)
  }

  mark(kind: string, index: number): string {
    return `${openMark}${kind}:${this.#of}:${index}${closeMark}`
  }

  element(place: number, type: ElementType | undefined, props: Props | null, ...children: ReactNode[]): ReactNode {
    if (type === undefined || type === null) {
      this.#note(place, 'undefined')
      return createElement(Fragment, null, this.#box(place), ...children)
    }
    if (typeof type === 'string')
      return createElement(type, typeof props?.['style'] === 'string' ? styled(props) : props, ...children)
    return createElement(isCareful ? this.#guarded(type, place) : type, props, ...children)
  }

  /** @param role what it is in the browser: an island, a part of the one around it, or only HTML */
  component(
    place: number,
    index: number,
    name: string,
    role: 'island' | 'part' | null,
    type: ElementType | undefined,
    props: Props | null,
    ...children: ReactNode[]
  ): ReactNode {
    this.#names.set(place, name)
    const live = { place, name, props: props ?? {}, children }
    if (role === 'island') return createElement(this.#island, { live, index })
    const node = this.element(place, type, props, ...children)
    if (role === 'part') partsOfIslands.set(node as object, live)
    return node
  }

  /** The page renders an island by itself, and puts what is in it into its slots. */
  readonly #island = ({ live, index }: { live: Live; index: number }): ReactNode => {
    const slots: ReactNode[][] = []
    const tree = this.#treeOf(live, slots)
    const at = islands.push({ of: this.#of, index, tree, slots: slots.length }) - 1
    const content = slots.flatMap((nodes, slot) => [...(slot > 0 ? [this.mark('island-slot', at)] : []), ...nodes])
    return createElement(Fragment, null, this.mark('island', at), ...content, this.mark('island-end', at))
  }

  /** An island as what can be sent to a browser. @param slots receives what stays HTML */
  #treeOf({ place, name, props, children }: Live, slots: ReactNode[][]): IslandTree {
    const lost: string[] = []
    const slotOf = (element: ReactNode) => slots.push([this.expression(place, () => element)]) - 1
    const sent = Object.entries(props).map(([key, value]) => [key, sendable(value, key, slotOf, lost)])
    if (lost.length > 0) this.#note(place, `island: ${lost.join(', ')}`)
    return [name, Object.fromEntries(sent) as Props, this.#treesOf(children, slots)]
  }

  #treesOf(nodes: readonly ReactNode[], slots: ReactNode[][]): IslandTree[2] {
    const trees: IslandTree[2] = []
    for (const node of nodes.flat(Infinity) as ReactNode[]) {
      if (node === null || node === undefined || typeof node === 'boolean') continue
      const live = partsOfIslands.get(node as object)
      if (live) trees.push(this.#treeOf(live, slots))
      else if (hasParts(node)) {
        const { children, ...props } = node.props
        const inside = this.#treesOf([children], slots)
        if (node.type === Fragment) trees.push(...inside)
        else trees.push([node.type as string, props, inside])
      } else if (typeof trees.at(-1) === 'number') {
        // A run may begin in one element and end in another, with texts in between.
        slots.at(-1)!.push(node)
      } else if (typeof node === 'string' || typeof node === 'number') trees.push(String(node))
      else trees.push(slots.push([node]) - 1)
    }
    return trees
  }

  expression(place: number, evaluate: () => ReactNode): ReactNode {
    if (!isCareful) return evaluate()
    try {
      return createElement(Suspense, { fallback: createElement(this.#failed(place)) }, evaluate())
    } catch (error) {
      this.#note(place, messageOf(error))
      return this.#box(place)
    }
  }

  /** The same component with a boundary. */
  #guarded(type: ElementType, place: number): ComponentType<Props> {
    const isFunction = typeof type === 'function' && !(type.prototype as Props | undefined)?.['isReactComponent']
    const Guarded = (props: Props) => {
      if (!isFunction) return createElement(type, props)
      try {
        return (type as (props: Props) => ReactNode)(props)
      } catch (error) {
        this.#note(place, messageOf(error))
        throw error
      }
    }
    const Boundary = (props: Props) => {
      const fallback = createElement(this.#failed(place), null, props['children'] as ReactNode)
      return createElement(Suspense, { fallback }, createElement(Guarded, props))
    }
    return Object.assign(Boundary, { of: type })
  }

  /** Shows what is in an element that cannot be rendered, behind its name. */
  #failed(place: number): ComponentType<{ children?: ReactNode }> {
    return ({ children }) => {
      this.#note(place)
      return createElement(Fragment, null, this.#box(place), children)
    }
  }

  #box(place: number): ReactNode {
    const name = this.#names.get(place)
    return box(name === undefined ? '{…}' : `<${name}>`)
  }

  #note(place: number, message?: string): void {
    if (!failures.some((one) => one.of === this.#of && one.place === place))
      failures.push({ of: this.#of, place, ...(message !== undefined && { message }) })
  }
}

/** A component in the browser. */
interface Live {
  place: number
  name: string
  props: Props
  children: ReactNode[]
}

/** What the elements are that islands have in them. */
const partsOfIslands = new WeakMap<object, Live>()

/** Whether there is a part of an island in an element of HTML. */
function hasParts(node: ReactNode): node is ReactElement<Props & { children?: ReactNode }> {
  if (!isValidElement<{ children?: ReactNode }>(node)) return false
  if (typeof node.type !== 'string' && node.type !== Fragment) return false
  const children = [node.props.children].flat(Infinity) as ReactNode[]
  return children.some((one) => partsOfIslands.has(one as object) || hasParts(one))
}

/** Components that want the text of a paragraph look at `children` of their children. */
function Markdown({ children }: { children?: ReactNode }): ReactNode {
  return children
}

/** A file of MDX as a component of another one. */
export function partial(name: string, pieces: Pieces): ComponentType<Props> {
  return function MdxContent(props) {
    const file = new MdxFile(partials.push(name))
    return createElement(Fragment, null, ...content(pieces(props, file), file))
  }
}

function content(pieces: readonly Piece[], file: MdxFile): ReactNode[] {
  return pieces.map((piece) => (typeof piece === 'number' ? file.run(piece) : piece()))
}

/** What a module has under the name of an element: an export, an entry of a map, or its default export. */
export function named(module: Record<string, unknown>, name: string, exported = name): unknown {
  const map = mapIn(module)
  if (exported === name && Object.hasOwn(map, name)) return map[name]
  return module[exported] ?? (exported === name ? module['default'] : undefined)
}

/** The names of elements that a module has components for. */
export function namesInMap(module: Record<string, unknown>): string[] {
  const own = Object.entries(mapIn(module)).flatMap(([name, value]) => (value ? [name] : []))
  return [...own, ...Object.keys(module)]
}

/** `export const components = { … }`, `export default { … }`, `export function useMDXComponents() { … }`. */
function mapIn(module: Record<string, unknown>): Record<string, unknown> {
  const { components, mdxComponents, default: whole, useMDXComponents } = module
  for (const map of [components, mdxComponents, whole])
    if (typeof map === 'object' && map !== null && !('$$typeof' in map)) return map as Record<string, unknown>
  return typeof useMDXComponents === 'function'
    ? (useMDXComponents as (given: object) => Record<string, unknown>)({})
    : {}
}

/** Stands where something cannot be shown. */
function box(label: string): ReactNode {
  return createElement('code', { className: 'missing-component' }, label)
}

/** A component that does not exist: what it contains, behind its name. */
export function missing(name: string): ComponentType<{ children?: ReactNode }> {
  const Missing = ({ children }: { children?: ReactNode }) => createElement(Fragment, null, box(`<${name}>`), children)
  return new Proxy(Missing, {
    get: (target, key): unknown =>
      typeof key === 'string' && /^[A-Z]/.test(key) ? missing(`${name}.${key}`) : Reflect.get(target, key),
  })
}

/** Whether a component shows what it contains, and nothing else. */
export function addsNothing(type: unknown): boolean {
  return renderToStaticMarkup(createElement(type as ComponentType, null, openMark)) === openMark
}

export interface DrawnMdx {
  /** With marks. */
  html: string
  /** The files of the partials, in the order of the marks. */
  partials: string[]
  failures: MdxFailure[]
  islands: DrawnIsland[]
}

/** Renders a page. Never throws for what the page does. @param strings of the interface */
export function drawPage({ $pieces, $layout }: MdxModule, strings: Record<string, string>): DrawnMdx {
  texts = strings
  partials = []
  failures = []
  islands = []
  const file = new MdxFile(0)
  const pieces = $pieces({}, file)
  const html = $layout
    ? rendered(() => createElement($layout, {}, ...content(pieces, file)), 0)
    : pieces.map((piece, at) => (typeof piece === 'number' ? file.mark('run', piece) : rendered(piece, at))).join('')
  return { html, partials, failures, islands }
}

function rendered(render: () => ReactNode, at: number): string {
  const toHtml = () => renderToStaticMarkup(createElement(Fragment, null, render()), { identifierPrefix: `mdx${at}-` })
  const [partialsBefore, failuresBefore, islandsBefore] = [partials.length, failures.length, islands.length]
  try {
    return toHtml()
  } catch (error) {
    partials.length = partialsBefore
    failures.length = failuresBefore
    islands.length = islandsBefore
    isCareful = true
    try {
      return toHtml()
    } catch {
      return renderToStaticMarkup(box('{…}'))
    } finally {
      isCareful = false
      if (failures.length === failuresBefore) failures.push({ of: 0, root: at })
      for (const failure of failures.slice(failuresBefore)) failure.message ??= messageOf(error)
    }
  }
}

/**
 * A value as data, with the slots of the elements in it.
 *
 * @param lost receives what cannot be sent to a browser
 */
function sendable(value: unknown, path: string, slotOf: (element: ReactNode) => number, lost: string[]): unknown {
  if (isValidElement(value)) return { $slot: slotOf(value) }
  const kind = unsendable(value)
  if (kind !== undefined) {
    lost.push(`"${path}" (a ${kind})`)
    return undefined
  }
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value
  const inside = (key: string, one: unknown) => sendable(one, path + key, slotOf, lost)
  if (Array.isArray(value))
    return value.map((one, at) => inside(`[${at}]`, one)).filter((one, at) => one !== undefined || value[at] === one)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inside(`.${key}`, one)]))
}

function unsendable(value: unknown): string | undefined {
  if (typeof value === 'object' && value !== null && '$$typeof' in value) return 'component'
  const kind = Object.prototype.toString.call(value)
  return /(Function|Symbol|BigInt|Map|Set|Promise)]$/.exec(kind)?.[1]!.toLowerCase()
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** React wants the declarations as an object. */
function styled(props: Props): Props {
  const declarations = String(props['style'])
    .split(';')
    .map((one) => /^\s*([\w-]+)\s*:\s*(.+?)\s*$/s.exec(one))
    .filter((one) => one !== null)
    .map(([, name, value]) => [
      name!.startsWith('--') ? name! : name!.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value!,
    ])
  return { ...props, style: Object.fromEntries(declarations) as unknown }
}
