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
  type ReactNode,
  Suspense,
} from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
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
      return createElement(Fragment, null, ...children)
    }
    if (typeof type === 'string')
      return createElement(type, typeof props?.['style'] === 'string' ? styled(props) : props, ...children)
    return createElement(isCareful ? this.#guarded(type, place) : type, props, ...children)
  }

  /** An interactive element: the page renders it by itself, with what can be sent to a browser. */
  island(place: number, index: number, props: Props | null, ...children: ReactNode[]): ReactNode {
    const entries = Object.entries(props ?? {}).filter(([name, value]) => {
      const problem = unsendable(value)
      if (problem) this.#note(place, `island: ${name} ${problem}`)
      return !problem
    })
    const at =
      islands.push({
        of: this.#of,
        index,
        props: JSON.parse(JSON.stringify(Object.fromEntries(entries))) as Props,
        ...(children.length > 0 && { hasChildren: true }),
      }) - 1
    const end = children.length > 0 ? [this.mark('island-end', at)] : []
    return createElement(Fragment, null, this.mark('island', at), ...children, ...end)
  }

  expression(place: number, evaluate: () => ReactNode): ReactNode {
    if (!isCareful) return evaluate()
    try {
      return createElement(Suspense, { fallback: createElement(this.#failed(place)) }, evaluate())
    } catch (error) {
      this.#note(place, messageOf(error))
      return null
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

  /** Shows what is in an element that cannot be rendered. */
  #failed(place: number): ComponentType<{ children?: ReactNode }> {
    return ({ children }) => {
      this.#note(place)
      return children
    }
  }

  #note(place: number, message?: string): void {
    if (!failures.some((one) => one.of === this.#of && one.place === place))
      failures.push({ of: this.#of, place, ...(message !== undefined && { message }) })
  }
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
  return [...Object.keys(mapIn(module)), ...Object.keys(module)]
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

/** A component that does not exist: what it contains, behind its name. */
export function missing(name: string): ComponentType<{ children?: ReactNode }> {
  const Missing = ({ children }: { children?: ReactNode }) =>
    createElement(Fragment, null, createElement('code', { className: 'missing-component' }, `<${name}>`), children)
  return new Proxy(Missing, {
    get: (target, key): unknown =>
      typeof key === 'string' && /^[A-Z]/.test(key) ? missing(`${name}.${key}`) : Reflect.get(target, key),
  })
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
      return ''
    } finally {
      isCareful = false
      if (failures.length === failuresBefore) failures.push({ of: 0, root: at })
      for (const failure of failures.slice(failuresBefore)) failure.message ??= messageOf(error)
    }
  }
}

/** Why a value cannot be sent to a browser. */
function unsendable(value: unknown): string | undefined {
  if (typeof value === 'function') return 'is a function'
  if (typeof value === 'symbol' || typeof value === 'bigint') return `is a ${typeof value}`
  if (typeof value !== 'object' || value === null) return undefined
  if (isValidElement(value)) return 'is an element'
  return Object.values(value)
    .map((one) => unsendable(one))
    .find((found) => found !== undefined)
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
