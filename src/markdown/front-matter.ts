/**
 * Reads the front matter: YAML between two lines `---` at the very start, checked key by key.
 *
 * It is replaced by spaces rather than removed, so that offsets stay valid. The schema is YAML 1.2 core (no dates, no
 * code), keys are unique and the number of aliases is limited. Keys are checked with a table rather than a schema
 * library, so that messages can point to the key or the value.
 */
import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  parseDocument,
  type YAMLError,
  type YAMLWarning,
} from 'yaml'
import type { FrontMatter, Json, MarkdownConfig, Span } from '../model.js'
import * as messages from './messages.js'
import type { Message } from './messages.js'
import { presets } from '../presets/index.js'

type Kind = 'text' | 'flag' | 'list' | 'texts' | 'number' | 'links' | 'format' | 'data'

const keys: Record<keyof FrontMatter, Kind> = {
  title: 'text',
  description: 'text',
  productId: 'text',
  components: 'list',
  hooks: 'list',
  packageName: 'text',
  githubLabel: 'text',
  githubSource: 'text',
  waiAria: 'text',
  links: 'links',
  filename: 'text',
  codeLinks: 'flag',
  layout: 'text',
  disableToc: 'flag',
  disableAd: 'flag',
  redirectFrom: 'list',
  tabs: 'flag',
  foundBy: 'texts',
  noIndex: 'flag',
  draft: 'flag',
  unlisted: 'flag',
  order: 'number',
  format: 'format',
  data: 'data',
}

/** Whether a key of front matter is one of this generator. */
export function isOwnKey(key: string): key is keyof FrontMatter {
  return Object.hasOwn(keys, key)
}

/** Keys of version 0.1 that only templates and plugins read. Some are close to keys that mean something else. */
const formerKeys = ['unstyled', 'card', 'cardTitle', 'cardDescription', 'authors', 'date', 'tags']

const expected: Record<Kind, string> = {
  text: 'a string',
  flag: 'true or false',
  list: 'a list of strings',
  texts: 'a list of texts',
  number: 'a number',
  links: 'texts with addresses',
  format: 'md, mdx or detect',
  data: 'keys and values',
}

type KeysOfConfig = Partial<Pick<MarkdownConfig, 'preset' | 'frontMatterKeys'>>

export interface FrontMatterRead {
  frontMatter: FrontMatter
  /** The text with the front matter replaced by spaces; its length is unchanged. */
  text: string
  /** The positions of the values. */
  spans: Partial<Record<keyof FrontMatter, Span>>
  problems: { message: Message; span: Span }[]
  /** What a first page is called whose text is data of the front matter, where it has no heading. */
  heroName?: string
  /** All of it as it is written, for presets and MDX. */
  data?: Record<string, Json>
}

/** @param markdown the generator whose keys are understood, too, and other names of keys */
export function readFrontMatter(text: string, markdown: KeysOfConfig = {}): FrontMatterRead {
  const read: FrontMatterRead = { frontMatter: {}, text, spans: {}, problems: [] }
  if (!/^---[ \t]*\n/.test(text)) return read
  const start = text.indexOf('\n') + 1
  const close = /^---[ \t]*$/m.exec(text.slice(start))
  if (!close) {
    // A thematic break at the very start of a page is valid Markdown; a key below it means front matter.
    if (/^[A-Za-z_][\w-]*:/.test(text.slice(start))) {
      read.problems.push({ message: messages.frontMatterOpen(), span: { start: 0, end: 3 } })
      read.text = blank(text, paragraphEnd(text))
    }
    return read
  }
  const end = start + close.index
  read.text = blank(text, end + close[0].length)
  checkYaml(text.slice(start, end), start, read, markdown)
  if (read.frontMatter.draft || read.frontMatter.unlisted) read.frontMatter.noIndex = true
  return read
}

function paragraphEnd(text: string): number {
  const end = text.indexOf('\n\n')
  return end === -1 ? text.length : end
}

function blank(text: string, end: number): string {
  return text.slice(0, end).replace(/[^\n]/g, ' ') + text.slice(end)
}

function checkYaml(yaml: string, offset: number, read: FrontMatterRead, markdown: KeysOfConfig): void {
  const document = parseDocument(yaml, { schema: 'core', uniqueKeys: true, prettyErrors: false, logLevel: 'silent' })
  // Unknown tags are only warnings, but what follows the exclamation mark would be lost.
  const found = [...document.errors, ...document.warnings]
  if (found.length > 0) {
    read.problems.push(...found.map((problem) => yamlProblem(problem, yaml, offset)))
    return
  }
  if (document.contents === null) return
  const whole = { start: offset, end: offset + yaml.length }
  if (!isMap(document.contents)) {
    read.problems.push({ message: messages.frontMatterShape(), span: whole })
    return
  }
  const range = (node: unknown): Span => {
    const at = (node as { range?: [number, number, number] | null } | null)?.range
    return at ? { start: offset + at[0], end: offset + at[1] } : whole
  }
  const lost = document.contents.items.find(({ value }) => isAlias(value) && !value.resolve(document))
  if (lost) {
    const { value } = lost
    read.problems.push({ message: messages.frontMatterAlias((value as Alias).source), span: range(value) })
    return
  }
  const values = toValues(document)
  if (!values) {
    read.problems.push({ message: messages.frontMatterAliases(), span: whole })
    return
  }
  for (const item of document.contents.items) {
    const comment = isScalar(item.value) ? item.value.comment : undefined
    if (comment && !/^[\s#]/.test(comment)) {
      const start = offset + yaml.indexOf(`#${comment}`, range(item.value).end - offset)
      const span = { start, end: start + comment.split('\n')[0]!.length + 1 }
      read.problems.push({ message: messages.frontMatterComment(comment.split('\n')[0]!), span })
    }
    const key = isScalar(item.key) ? String(item.key.value) : ''
    checkEntry(key, values.get(key), range(item.key), range(item.value ?? item.key), read, markdown)
  }
  read.data = document.toJS({ maxAliasCount: 100 }) as Record<string, Json>
  for (const [name, key] of Object.entries(markdown.frontMatterKeys ?? {}))
    // The key itself, where it is written, says more.
    if (values.has(name) && !values.has(key)) {
      const item = document.contents.items.find((one) => isScalar(one.key) && String(one.key.value) === name)!
      checkEntry(key, values.get(name), range(item.key), range(item.value ?? item.key), read)
    }
  const first = markdown.preset && presets[markdown.preset].firstPage?.(read.data)
  const name = first?.name ?? first?.text
  if (name !== undefined) read.heroName = name
}

/** undefined if aliases expand to too many values. */
function toValues(document: Document): Map<unknown, unknown> | undefined {
  try {
    return document.toJS({ mapAsMap: true, maxAliasCount: 100 }) as Map<unknown, unknown>
  } catch {
    return undefined
  }
}

function checkEntry(
  key: string,
  given: unknown,
  keySpan: Span,
  valueSpan: Span,
  read: FrontMatterRead,
  { preset, frontMatterKeys = {} }: KeysOfConfig = {},
): void {
  if (Object.hasOwn(frontMatterKeys, key)) return
  const { keys: foreign, layouts = {} } = preset ? presets[preset] : {}
  if (foreign && Object.hasOwn(foreign, key)) {
    const meaning = foreign[key]!
    if (meaning === 'unknown') read.problems.push({ message: messages.presetKey(key), span: keySpan })
    else if (meaning !== 'ignored' && (!('when' in meaning) || meaning.when === given))
      checkEntry(meaning.key, meaning.value ?? given, keySpan, valueSpan, read)
    return
  }
  const value = key === 'layout' ? (layouts[String(given)] ?? given) : given
  // Other generators allow any key.
  if (preset && !isOwnKey(key)) return
  if (!isOwnKey(key)) {
    const known = formerKeys.includes(key) ? [] : Object.keys(keys)
    read.problems.push({ message: messages.frontMatterKey(key, known), span: keySpan })
    return
  }
  const kind = keys[key]
  const right = convert(kind, value)
  if (right === undefined) {
    read.problems.push({ message: messages.frontMatterType(key, expected[kind], nameOf(value)), span: valueSpan })
    return
  }
  Object.assign(read.frontMatter, { [key]: right })
  read.spans[key] = valueSpan
}

/** A list may also be a string with commas: `components: BarChart, BarElement`. */
function convert(kind: Kind, value: unknown): Json | undefined {
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value) ? value : undefined
  if (kind === 'flag') return typeof value === 'boolean' ? value : undefined
  if (kind === 'text') return typeof value === 'string' ? value : undefined
  if (kind === 'format') return value === 'md' || value === 'mdx' || value === 'detect' ? value : undefined
  if (kind === 'data') return value instanceof Map ? toJson(value) : undefined
  if (kind === 'links') return value instanceof Map && [...value.values()].every(isAddress) ? toJson(value) : undefined
  if (typeof value === 'string' && kind === 'list')
    return value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
  return Array.isArray(value) && value.every((part) => typeof part === 'string') ? value : undefined
}

const isAddress = (value: unknown) => typeof value === 'string' && /^https?:\/\//.test(value)

/** A value of YAML as JSON; undefined if it contains a number that JSON has not, such as `.inf`. */
function toJson(value: unknown): Json | undefined {
  if (value instanceof Map) {
    const entries = [...value].map(([key, one]) => [String(key), toJson(one)] as const)
    return entries.every((entry): entry is [string, Json] => entry[1] !== undefined)
      ? Object.fromEntries(entries)
      : undefined
  }
  if (Array.isArray(value)) {
    const items = value.map(toJson)
    return items.every((item) => item !== undefined) ? items : undefined
  }
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  return value === null || typeof value === 'string' || typeof value === 'boolean' ? value : undefined
}

function nameOf(value: unknown): string {
  if (value === null) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return 'a text'
  if (typeof value === 'number') return 'a number'
  return typeof value === 'boolean' ? 'true or false' : 'keys and values'
}

const advice: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'Indent with spaces; YAML allows no tabs.',
  BAD_INDENT: 'Close brackets and braces on their line, and indent what belongs to a key by two spaces.',
  BLOCK_AS_IMPLICIT_KEY: 'Put a value that contains a colon in quotes.',
  BAD_SCALAR_START: 'Put a value that begins with @ or ` in quotes.',
  TAG_RESOLVE_FAILED: 'Put a value that begins with ! in quotes.',
  UNEXPECTED_TOKEN: 'Put a value that begins with [, { or a quotation mark in quotes as a whole.',
  MISSING_CHAR: 'Close the quotes or brackets, and write a space after the colon.',
  MULTILINE_IMPLICIT_KEY: 'Write `key: value` on one line.',
}

function yamlProblem(error: YAMLError | YAMLWarning, yaml: string, offset: number): { message: Message; span: Span } {
  const start = Math.min(error.pos[0], yaml.length)
  const end = Math.max(start + 1, Math.min(error.pos[1], yaml.length))
  const span = { start: offset + start, end: offset + end }
  if (error.code === 'DUPLICATE_KEY') {
    const key = /^[^:\n]+/.exec(yaml.slice(start))?.[0] ?? ''
    return { message: messages.frontMatterDuplicate(key), span: { start: span.start, end: span.start + key.length } }
  }
  const tab = /^[^\n]*\t/.test(yaml.slice(yaml.lastIndexOf('\n', start - 1) + 1, start + 1))
  return { message: messages.frontMatterYaml(error.message, tab ? advice.TAB_AS_INDENT : advice[error.code]), span }
}
