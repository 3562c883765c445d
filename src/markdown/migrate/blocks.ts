/**
 * The components that other generators bring as Markdown of this one, by the names of ours that stand in for them
 * (`components` of a preset). What Markdown cannot say stays an element.
 */
import { alerts, calloutAliases, isCallout } from '../callouts.js'
import { dedent } from '../../text.js'
import { container, indented } from './edits.js'

/** An element with what is in it. */
export interface MigratedElement {
  /** Of the component of ours; `list`, `text` and `code` are Markdown, '' is all else. */
  kind: string
  props: Record<string, unknown>
  /** All props are literals, also of its parts. */
  isKnown: boolean
  /** What is in it, migrated. */
  content: string
  /** What is in braces, where that is all it has. */
  value?: unknown
  children: MigratedElement[]
}

type Convert = (element: MigratedElement) => string | undefined

/** A literal text; undefined for other values and what is not there. */
const text = (...values: unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value !== '')

/** Whether props are literal texts, where they are there. */
const areTexts = (...values: unknown[]): boolean => values.every((value) => value === undefined || text(value))

/** A text where Markdown is read. */
const escaped = (plain: string) => plain.replace(/[\\[\]`*_<{]/g, '\\$&')
const titled = (name: string, title: string | undefined) => name + (title === undefined ? '' : `[${escaped(title)}]`)
const oneLine = (markdown: string) => (/\n/.test(markdown.trim()) ? undefined : markdown.trim())

/** Components that are a block of their own lines. */
export const blocks: Record<string, Convert> = {
  Callout: ({ props: { type, title }, content }) => {
    const name = text(type) ?? 'note'
    const kind = isCallout(name) || name in calloutAliases || name in alerts ? name : sameKinds[name]
    return areTexts(type, title) ? container(titled(kind ?? 'note', text(title)), content) : undefined
  },
  Details: ({ props: { summary, title, label, open }, content, children }) => {
    const own = children.find(({ kind }) => kind === 'summary')
    const name = text(summary, title, label)
    if (!own && (name === undefined || !areTexts(summary, title, label))) return undefined
    const heading = own ? oneLine(own.content) : escaped(name!)
    // Markdown alone is a title.
    if (heading === undefined || /(^|[^\\])</.test(heading)) return undefined
    const rest = own ? dedent(content.slice(content.indexOf('</summary>') + '</summary>'.length)) : content
    return container(`details[${heading}]${open === true ? '{open}' : ''}`, rest)
  },
  Tabs: ({ props, children }) => {
    const { items, values, groupId, syncKey, storageKey, defaultValue, defaultIndex } = props
    const key = text(groupId, syncKey, storageKey)?.replace(/[^\w-]+/g, '-')
    const listed = [items, values].find((one): one is unknown[] => Array.isArray(one)) ?? []
    const triggers = children.filter(({ kind }) => kind === 'TabList').flatMap((one) => one.children)
    const tabs = children.filter(({ kind }) => kind !== 'TabList')
    if (tabs.length === 0 || tabs.some(({ kind }) => kind !== 'Tab')) return undefined
    const panels = tabs.map(({ props: own, content }, index) => {
      const value = text(own['value'], own['id'])
      const given = listed.find((one) => valueOf(one) !== undefined && valueOf(one) === value) ?? listed[index]
      const trigger = triggers.find((one) => one.props['value'] === value)
      const written = own['label'] ?? own['title'] ?? labelOf(given) ?? trigger?.content.trim() ?? value
      const isFirst = own['default'] === true || (value !== undefined && value === defaultValue)
      return { label: text(written), content, isFirst: isFirst || index === defaultIndex }
    })
    // Which tab is chosen at first cannot be said.
    if (panels.findIndex(({ isFirst }) => isFirst) > 0 || panels.some(({ label }) => label === undefined))
      return undefined
    const inner = panels.map(({ label, content }) => container(titled('tab', label), content))
    return container(`tabs${key === undefined ? '' : `{storageKey="${key}"}`}`, sameColons(inner).join('\n'))
  },
  Steps: ({ content, children }) => {
    const steps = children.filter(({ kind }) => kind === 'Step')
    if (steps.length === 0) return container('steps', content)
    if (steps.length < children.length) return undefined
    return container('steps', steps.map((one, index) => indented(one.content, `${index + 1}. `)).join('\n'))
  },
  Cards: ({ children }) => {
    const cards = children.map((one) => (one.kind === 'Card' ? cardItem(one) : undefined))
    return cards.length === 0 || cards.includes(undefined) ? undefined : container('cards', cards.join('\n'))
  },
  Card: (element) => {
    const item = cardItem(element)
    return item === undefined ? undefined : container('cards', item)
  },
  FileTree: ({ content, children }) => {
    if (children.every(({ kind }) => kind !== 'Folder' && kind !== 'File'))
      return children.some(({ kind }) => kind === 'list') ? container('file-tree', content) : undefined
    const items = children.map(fileItem)
    return items.includes(undefined) ? undefined : container('file-tree', items.join('\n'))
  },
  CodeBlock: ({ props: { code, language, lang, title }, value, children, content }) => {
    const source = text(code, value) ?? (children.every(({ kind }) => kind === 'text') ? text(content) : undefined)
    if (source === undefined || !areTexts(language, lang, title)) return undefined
    const fence = '`'.repeat(Math.max(2, ...[...source.matchAll(/`+/g)].map(([run]) => run.length)) + 1)
    const info = [text(language, lang) ?? (title ? 'text' : ''), ...(title ? [`title="${text(title)}"`] : [])].join(' ')
    return `${fence}${info}\n${source.replace(/^\n|\n$/g, '')}\n${fence}`
  },
  Heading: ({ props: { as, id }, content }) => {
    const level = Number(/^h([1-6])$/.exec(text(as) ?? '')?.[1])
    const name = oneLine(content)
    return level && name !== undefined ? `${'#'.repeat(level)} ${name}${id ? ` {#${text(id)}}` : ''}` : undefined
  },
  Plain: ({ content }) => content,
  Nothing: () => '',
}

/** Components that may be in a line of text. */
export const inlines: Record<string, Convert> = {
  Link: ({ props: { href, to, ...more }, content }) => {
    const address = text(href, to)
    const label = oneLine(content)
    return address === undefined || label === undefined || Object.keys(more).length > 0
      ? undefined
      : `[${label}](${addressIn(address)})`
  },
  Image: ({ props: { src, alt, ...more } }) =>
    text(src) === undefined || !areTexts(alt || undefined) || Object.keys(more).length > 0
      ? undefined
      : `![${escaped(text(alt) ?? '')}](${addressIn(text(src)!)})`,
  Badge: ({ props, content }) => {
    const label = text(props['text']) ?? oneLine(content)
    return label && areTexts(props['text']) ? `<span class="v-label">${label}</span>` : undefined
  },
  strong: marked('**'),
  b: marked('**'),
  em: marked('_'),
  i: marked('_'),
  Translate: ({ content }) => content,
  Plain: ({ content }) => content,
  Nothing: () => '',
}

/** Elements that have words of their own in Markdown. */
export const htmlKinds: Record<string, string> = {
  details: 'Details',
  ...Object.fromEntries(['summary', 'strong', 'b', 'em', 'i'].map((name) => [name, name])),
}

/** Words of other generators. */
const sameKinds: Record<string, string> = { warn: 'warning', secondary: 'note', default: 'note', idea: 'tip' }

function marked(mark: string): Convert {
  return ({ props, content }) => {
    const inner = oneLine(content)
    const isPlain = Object.keys(props).length === 0 && inner !== undefined && /^[^\s*_<].*[^\s*_>]$/.test(inner)
    return isPlain ? mark + inner + mark : undefined
  }
}

const addressIn = (address: string) =>
  /[\s()<>]/.test(address) ? `<${address.replace(/[<>]/g, encodeURIComponent)}>` : address

function valueOf(label: unknown): unknown {
  return typeof label === 'object' && label !== null ? (label as Record<string, unknown>)['value'] : undefined
}

function labelOf(label: unknown): unknown {
  return typeof label === 'object' && label !== null
    ? ((label as Record<string, unknown>)['label'] ?? undefined)
    : label
}

/** Blocks beside each other look the same. */
function sameColons(containers: readonly string[]): string[] {
  const colons = ':'.repeat(Math.max(...containers.map((one) => /^:+/.exec(one)![0].length)))
  return containers.map((one) => one.replace(/^:+/, colons).replace(/:+$/, colons))
}

function cardItem({ props: { title, href, to, description }, content }: MigratedElement): string | undefined {
  const [name, address] = [text(title), text(href, to)]
  if (name === undefined || !areTexts(href, to, description)) return undefined
  const head = address === undefined ? `**${escaped(name)}**` : `[${escaped(name)}](${addressIn(address)})`
  const lines = [text(description), content === '' ? undefined : content].filter((one) => one !== undefined)
  const short = lines.length === 1 ? oneLine(lines[0]!) : undefined
  if (lines.length === 0 || short !== undefined) return `- ${[head, ...(short === undefined ? [] : [short])].join(' ')}`
  return indented([head, ...lines].join('\n\n'), '- ')
}

function fileItem({ kind, props: { name }, children }: MigratedElement): string | undefined {
  if (text(name) === undefined || (kind !== 'Folder' && kind !== 'File')) return undefined
  const items = children.map(fileItem)
  if (items.includes(undefined)) return undefined
  return indented(
    [`${text(name)}${kind === 'Folder' && !text(name)!.endsWith('/') ? '/' : ''}`, ...items.map((one) => one!)].join(
      '\n',
    ),
    '- ',
  )
}
