/**
 * The blocks of Markdown as components of React: what pages that were written for another generator import or name
 * (`components` of a preset), with the props that those generators' components have.
 */
import {
  Children,
  createContext,
  createElement,
  type CSSProperties,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
} from 'react'
import { interfaceText } from './mdx-runtime.js'

/** What authors write: any prop may be missing, or something else than what its component expects. */
type Props = { children?: ReactNode; [name: string]: unknown }

const textIn = (...values: unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value !== '')

const shown = (value: unknown): ReactNode => (typeof value === 'function' ? null : (value as ReactNode))

// ── Tabs ────────────────────────────────────────────────────────────────────────────────────────────────────────────

interface TabGiven {
  value: string
  label: ReactNode
  isDefault: boolean
  content: ReactNode
}

/** Tabs; their labels are props of the tabs within, or lists of their own (`items`, `values`). */
export function Tabs(props: Props): ReactNode {
  const { items, values, defaultValue, defaultIndex } = props
  const name = useId()
  const tabs = tabsIn(props.children, labelsOf(items, values))
  if (tabs.length === 0) return shown(props.children)
  const first = tabs.findIndex(
    ({ isDefault, value }, index) => isDefault || value === defaultValue || index === defaultIndex,
  )
  const key = textIn(props['groupId'], props['syncKey'], props['storageKey'])
  return (
    <div className="tabs" data-storage-key={key?.replace(/[^\w-]+/g, '-')}>
      <div className="tabs-list" role="radiogroup" aria-label={interfaceText('contentTabs.label')}>
        {tabs.map(({ value, label }, index) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={index === Math.max(0, first)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <div className="tabs-panels">
        {tabs.map(({ value, content }) => (
          <div key={value} className="tabs-panel" data-value={value}>
            {content}
          </div>
        ))}
      </div>
    </div>
  )
}

type Label = { value?: string; label?: ReactNode; isDefault?: boolean }

function labelsOf(items: unknown, values: unknown): Label[] {
  const given = Array.isArray(items) ? items : Array.isArray(values) ? values : []
  return given.map((one: unknown) => {
    if (typeof one !== 'object' || one === null || isValidElement(one)) return { label: one as ReactNode }
    const { value, label, default: isDefault } = one as Props
    return { ...(typeof value === 'string' && { value }), label: shown(label), isDefault: isDefault === true }
  })
}

function tabsIn(children: ReactNode, labels: readonly Label[]): TabGiven[] {
  const found = flat(children).filter((one) => !isOf(one, TabList) && isTab(one.props, labels))
  const triggers = flat(children).filter((one) => isOf(one, TabList))
  const texts = triggers.flatMap(({ props }) => flat(props.children)).map(({ props }) => props)
  return found.map(({ props }, index) => {
    const own = textIn(props['value'], props['id'])
    const label = labels.find((one) => one.value !== undefined && one.value === own) ?? labels[index]
    const trigger = texts.find((one) => one['value'] === own)
    const name = shown(props['label'] ?? props['title'] ?? label?.label ?? trigger?.children ?? own ?? label?.value)
    return {
      value: own ?? label?.value ?? textIn(name) ?? String(index + 1),
      label: name,
      isDefault: props['default'] === true || label?.isDefault === true,
      content: props.children,
    }
  })
}

function isTab(props: Props, labels: readonly Label[]): boolean {
  return ['value', 'label', 'title'].some((name) => props[name] !== undefined) || labels.length > 0
}

/** The elements in children, those of fragments included. */
function flat(children: ReactNode): ReactElement<Props>[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Props>(child)) return []
    return child.type === Fragment || isOf(child, Plain) ? flat(child.props.children) : [child]
  })
}

/** Whether an element is that of a component, perhaps with a boundary around it. */
function isOf({ type }: ReactElement, component: unknown): boolean {
  return type === component || (type as { of?: unknown }).of === component
}

export function Tab({ children }: Props): ReactNode {
  return children
}

/** The labels of tabs whose panels are beside them. */
export function TabList(): ReactNode {
  return null
}

Tabs.Tab = Tab

// ── Callouts and details ────────────────────────────────────────────────────────────────────────────────────────────

const kinds: Record<string, [kind: string, label: 'info' | 'success' | 'warning' | 'error' | 'note' | 'tip']> = {
  note: ['info', 'note'],
  secondary: ['info', 'note'],
  default: ['info', 'note'],
  info: ['info', 'info'],
  important: ['info', 'info'],
  idea: ['success', 'tip'],
  tip: ['success', 'tip'],
  success: ['success', 'success'],
  warn: ['warning', 'warning'],
  warning: ['warning', 'warning'],
  caution: ['warning', 'warning'],
  danger: ['error', 'error'],
  error: ['error', 'error'],
}

export function Callout({ type, title, children }: Props): ReactNode {
  const [kind, name] = kinds[textIn(type) ?? 'note'] ?? kinds['note']!
  const label = interfaceText(name === 'note' || name === 'tip' ? `alert.${name}` : `callout.${name}`)
  return (
    <div className={`callout callout-${kind}`} role="note" aria-label={label}>
      <div className="callout-content">
        {title ? <p className="callout-title">{shown(title)}</p> : null}
        {block(children)}
      </div>
    </div>
  )
}

export function Details({ summary, title, label, open, children }: Props): ReactNode {
  const name = shown(summary ?? title ?? label)
  return (
    <details className="details" open={open === true}>
      {isValidElement(name) && name.type === 'summary' ? (
        name
      ) : (
        <summary>{name ?? interfaceText('details.summary')}</summary>
      )}
      {block(children)}
    </details>
  )
}

/** Text by itself becomes a paragraph. */
function block(children: ReactNode): ReactNode {
  const isText = Children.toArray(children).every((child) => typeof child === 'string' || typeof child === 'number')
  return isText && Children.count(children) > 0 ? <p>{children}</p> : children
}

// ── Steps, cards, file trees ────────────────────────────────────────────────────────────────────────────────────────

export function Steps({ children }: Props): ReactNode {
  const isList = flat(children).some((one) => isOf(one, Step))
  return <div className="steps">{isList ? <ol>{children}</ol> : children}</div>
}

export function Step({ children }: Props): ReactNode {
  return <li>{children}</li>
}

const InCards = createContext(false)

export function Cards({ children }: Props): ReactNode {
  return (
    <div className="cards">
      <ul>
        <InCards.Provider value={true}>{children}</InCards.Provider>
      </ul>
    </div>
  )
}

export function Card({ title, href, to, description, children }: Props): ReactNode {
  const address = textIn(href, to)
  const card = (
    <li>
      {address === undefined ? (
        title ? (
          <p>
            <strong>{shown(title)}</strong>
          </p>
        ) : null
      ) : (
        <a href={address}>{shown(title) ?? address}</a>
      )}
      {description ? <p>{shown(description)}</p> : null}
      {children}
    </li>
  )
  return useContext(InCards) ? card : <Cards>{card}</Cards>
}

Cards.Card = Card

const InTree = createContext(false)

function Tree({ children }: Props): ReactNode {
  const isList = flat(children).some((one) => isOf(one, Folder) || isOf(one, File))
  return (
    <div className="file-tree" role="group" aria-label={interfaceText('fileTree.label')}>
      <InTree.Provider value={true}>{isList ? <ul>{children}</ul> : children}</InTree.Provider>
    </div>
  )
}

export function Folder({ name, children }: Props): ReactNode {
  const item = (
    <li className="folder">
      {shown(name)}
      {Children.count(children) > 0 ? <ul>{children}</ul> : null}
    </li>
  )
  return useContext(InTree) ? item : <Tree>{item}</Tree>
}

export function File({ name }: Props): ReactNode {
  return <li className="file">{shown(name)}</li>
}

export const FileTree = Object.assign(Tree, { Folder, File })

// ── In texts ────────────────────────────────────────────────────────────────────────────────────────────────────────

export function Heading({ as, id, children }: Props): ReactNode {
  return createElement(textIn(as) ?? 'h2', { id }, children)
}

export function Badge({ text, children }: Props): ReactNode {
  return <span className="v-label">{shown(text) ?? children}</span>
}

export function Link({ href, to, children, className, target, rel, title }: Props): ReactNode {
  return createElement('a', { href: textIn(href, to), className, target, rel, title }, children)
}

export function LinkButton({ href, to, variant, children }: Props): ReactNode {
  const isSecond = variant === 'secondary' || variant === 'minimal'
  return (
    <a className={isSecond ? 'button' : 'button button-primary'} href={textIn(href, to)}>
      {children}
    </a>
  )
}

export function Image({ src, alt, width, height, caption, className }: Props): ReactNode {
  const source = typeof src === 'object' && src !== null ? ((src as Props)['src'] ?? (src as Props)['default']) : src
  const image = createElement('img', { src: source, alt: textIn(alt) ?? '', width, height, className, loading: 'lazy' })
  return caption ? (
    <figure>
      {image}
      <figcaption>{shown(caption)}</figcaption>
    </figure>
  ) : (
    image
  )
}

/** One picture for light and another one for dark. */
export function ThemedImage({ sources, ...props }: Props): ReactNode {
  const { light, dark = light } = (sources ?? {}) as Props
  if (dark === light) return <Image {...props} src={light} />
  return (
    <>
      <Image {...props} src={light} className="only-light-mode" />
      <Image {...props} src={dark} className="only-dark-mode" />
    </>
  )
}

export function CodeBlock({ code, children, language, lang, title, className }: Props): ReactNode {
  const named = textIn(language, lang) ?? /language-(\w+)/.exec(textIn(className) ?? '')?.[1] ?? 'text'
  const text = textIn(code, children) ?? children
  if (typeof text !== 'string') return children
  return (
    <div className={title ? 'code' : 'code code-short'}>
      {title ? (
        <div className="code-bar">
          <span className="code-title">{shown(title)}</span>
        </div>
      ) : null}
      <pre tabIndex={0}>
        <code className={`language-${named}`}>{text.replace(/\n$/, '')}</code>
      </pre>
    </div>
  )
}

export function Video({ src, title, poster }: Props): ReactNode {
  return <video controls src={textIn(src)} title={textIn(title)} poster={textIn(poster)} style={fullWidth} />
}

const fullWidth: CSSProperties = { maxInlineSize: '100%' }

// ── Colours and icons ───────────────────────────────────────────────────────────────────────────────────────────────

/** Colours by their names, with what they are for. */
export function ColorPalette({ children }: Props): ReactNode {
  return (
    <table>
      <tbody>{children}</tbody>
    </table>
  )
}

export function ColorItem({ title, subtitle, colors }: Props): ReactNode {
  const list = Array.isArray(colors)
    ? (colors as unknown[]).map((value) => ['', value] as const)
    : Object.entries(colors ?? {})
  return (
    <tr>
      <th scope="row">{textIn(title)}</th>
      <td>{textIn(subtitle)}</td>
      <td>
        {list.map(([name, value], at) => (
          <span key={at}>
            <svg width="16" height="16" aria-hidden="true">
              <rect width="16" height="16" rx="4" fill={textIn(value)} />
            </svg>{' '}
            {name} <code>{textIn(value)}</code>{' '}
          </span>
        ))}
      </td>
    </tr>
  )
}

export function IconGallery({ children }: Props): ReactNode {
  return <ul>{children}</ul>
}

export function IconItem({ name, children }: Props): ReactNode {
  return (
    <li>
      {children} <code>{textIn(name)}</code>
    </li>
  )
}

// ── What pages do without ───────────────────────────────────────────────────────────────────────────────────────────

/** What only arranges its content. */
export function Plain({ children }: Props): ReactNode {
  return shown(children)
}

/** What is no part of the text: tags of the head, lists of contents, icons. */
export function Nothing(): ReactNode {
  return null
}

/** What only browsers can draw: what is shown until then. */
export function InBrowser({ fallback }: Props): ReactNode {
  return shown(fallback)
}

/** A text that was translated elsewhere. */
export function Translate({ children }: Props): ReactNode {
  return shown(children)
}

export function translate({ message = '' }: { message?: string }): string {
  return message
}

export function same<Value>(value: Value): Value {
  return value
}

/** An object that has nothing in it: the context of another generator. */
export function useNothing(): unknown {
  const nothing: unknown = new Proxy(() => nothing, {
    get: (_, name) => (name === Symbol.toPrimitive ? () => '' : name === Symbol.iterator ? undefined : nothing),
  })
  return nothing
}

export function no(): boolean {
  return false
}
