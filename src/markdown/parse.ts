/**
 * Parses one Markdown file into `Parts`: the first phase, pure and synchronous. It never throws for bad content;
 * problems are listed in `reports`.
 */
import type { Element, ElementContent, Root as HastRoot, Text } from 'hast'
import type {
  Blockquote,
  Code,
  Definition,
  Heading,
  Html,
  Image,
  ImageReference,
  InlineCode,
  Link,
  LinkReference,
  List,
  ListItem,
  Paragraph,
  Parents,
  PhrasingContent,
  Root,
  Table,
  Text as MdastText,
} from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { Handlers, Options as ToHastOptions, State } from 'mdast-util-to-hast'
import rehypeStringify from 'rehype-stringify'
import remarkRehype, { defaultHandlers } from 'remark-rehype'
import { unified } from 'unified'
import { codeHtml } from './code-blocks.js'
import { breakable, readCodeSpans, withLinkMarks } from './code-spans.js'
import { alertElement, containerElement } from './containers.js'
import { copyMark, splitChunks, literal, mark, report, spanOf, stringMark, type Context } from './context.js'
import { readDirective } from './directives.js'
import type { ElementFunctions } from '../elements.js'
import { replaceElements } from './elements.js'
import { readFrontMatter, type FrontMatterRead } from './front-matter.js'
import { headingElement } from './headings.js'
import { repairHtml } from './html/html-structure.js'
import { findLimit } from './limits.js'
import { replaceLiveFences } from './live-code.js'
import { imageElement, linkElement } from './links.js'
import * as messages from './messages.js'
import type { Span } from '../model.js'
import type { ParseOptions, Parts } from './parts.js'
import { collectText, htmlText, plainText } from './plain-text.js'
import { planLabel } from './plan-labels.js'
import { presets } from '../presets/index.js'
import { applyPreset } from './presets.js'
import { escapeHtml } from '../text.js'
import { type Plugins, startPlugins } from './plugins.js'
import { cleanHtml } from './html/raw-html.js'
import { sanitizeTree } from './html/sanitize.js'
import type { MdxReading } from './mdx/reading.js'
import type { ContainerNode, DirectiveNode } from './syntax/nodes.js'
import { joinHanLines } from './han-lines.js'
import { checkReferences } from './references.js'
import { EffortError } from './syntax/effort.js'
import { markdownTree, type SyntaxExtensions, type TreeOptions } from './syntax/markdown-tree.js'
import { wrapTable } from './tables.js'
import { markdownChunks } from './markdown-alternate.js'

/** A tree at a point where plugins may change or replace it. */
type Stage = { name: 'remark'; tree: Root } | { name: 'rehype'; tree: HastRoot }

/**
 * Marks the end of the lead (title and description). Marks of placeholders are numbers, so they cannot collide with it.
 */
const leadMark = '\0lead\0'

export function emptyParts(): Parts {
  return {
    frontMatter: {},
    title: '',
    description: '',
    headings: [],
    chunks: [],
    leadChunks: 0,
    markdown: [],
    text: [],
    links: [],
    images: [],
    includes: [],
    demos: [],
    components: [],
    codeSpans: [],
    foundBy: [],
    codes: [],
    titleLabels: [],
    blocks: [],
    anchors: [],
    styleRules: {},
    tabChoices: {},
    uniques: 0,
    reports: [],
  }
}

/** What a parse is given that is code. */
export interface ParseCode {
  /** How MDX is read. */
  mdx?: MdxReading
  /** What elements are. */
  elements?: ElementFunctions
}

/**
 * @param text normalised: no byte order mark, `\n` line ends (`decodeText`, `normaliseText`)
 * @returns the page with placeholders; offsets are relative to `text`
 */
export function parseMarkdown(text: string, options: ParseOptions, code: ParseCode = {}): Parts {
  const context = createContext(text, options, code)
  for (const _stage of renderPage(context)) continue
  return finished(context)
}

/**
 * `parseMarkdown` with unified plugins, which may be asynchronous. Errors that plugins throw and messages that they add
 * to the file are listed in `reports`.
 */
export async function parseWithPlugins(
  text: string,
  options: ParseOptions,
  plugins: Plugins,
  code: ParseCode = {},
): Promise<Parts> {
  const context = createContext(text, options, code)
  const running = startPlugins(context, plugins)
  context.syntax = running.syntax
  for (const stage of renderPage(context)) {
    if (stage.name === 'remark') stage.tree = await running.remark(stage.tree)
    else stage.tree = await running.rehype(stage.tree)
  }
  running.reportMessages()
  return finished(context)
}

interface Rendering extends Context {
  read: FrontMatterRead
  isEmpty: boolean
  /** Its MDX cannot be read, which is reported; other messages would be about the same. */
  isBroken?: true
  /** Syntax extensions of plugins; absent without plugins. */
  syntax?: SyntaxExtensions
  mdx?: MdxReading
  elements?: ElementFunctions
}

function createContext(text: string, options: ParseOptions, { mdx, elements }: ParseCode): Rendering {
  const parts = emptyParts()
  if (options.file) parts.file = options.file
  const dialect = options.dialect !== false
  const safe = text.replaceAll('\0', '\ufffd')
  const read: FrontMatterRead = dialect
    ? readFrontMatter(safe, options.config)
    : { frontMatter: {}, text: safe, spans: {}, problems: [] }
  parts.frontMatter = read.frontMatter
  if (options.title !== undefined) read.frontMatter.title ??= options.title
  const context: Rendering = {
    read,
    isEmpty: dialect && text.trim() === '',
    text: read.text,
    options,
    parts,
    placeholders: [],
    placeholderOf: new Map(),
    edits: [],
    codeSpanOf: new Map(),
    rendered: new Set(),
    explicitIds: new Set(),
    footnotes: new Set(),
    ...(mdx && { mdx, mdxStartOf: new Map(), mdxEndOf: new Map() }),
    ...(elements && { elements }),
  }
  for (const { message, span } of read.problems) report(context, message, span)
  return context
}

function finished({ parts, isBroken }: Rendering): Parts {
  if (isBroken) parts.reports = parts.reports.filter(({ code }) => /^(mdx|front-matter)\//.test(code))
  parts.reports.sort((a, b) => (a.span?.start ?? 0) - (b.span?.start ?? 0))
  return parts
}

/** Yields each tree that plugins may change; a caller without plugins just resumes. */
function* renderPage(context: Rendering): Generator<Stage, void, void> {
  const { read, syntax } = context
  const dialect = context.options.dialect !== false
  if (context.isEmpty) {
    if (!context.options.made) report(context, messages.emptyFile(), { start: 0, end: 0 })
    return
  }
  const limit = findLimit(read.text)
  if (limit) {
    report(context, limit.message, limit.span)
    return
  }
  try {
    const { gfm = true, remember = false } = context.options
    const parsed = treeOf(context, { dialect, gfm, remember, further: syntax })
    const stage: Stage = { name: 'remark', tree: parsed }
    yield stage
    if (dialect) yield* renderDialect(context, stage.tree)
    else yield* renderPlain(context, stage.tree)
  } catch (error) {
    // `findLimit` checks blocks only; inline markup can nest as deeply as the paragraph is long.
    if (error instanceof RangeError) report(context, messages.tooDeep(1000), { start: 0, end: 0 })
    else if (error instanceof EffortError) {
      const span = { start: error.offset, end: error.offset + 1 }
      report(context, error.what === 'marks' ? messages.tooManyMarks() : messages.tooManyUnended(), span)
    } else if (syntax) report(context, messages.pluginTree((error as Error).message), { start: 0, end: 0 })
    else throw error
    Object.assign(context.parts, {
      ...emptyParts(),
      frontMatter: context.parts.frontMatter,
      reports: context.parts.reports,
    })
  }
}

/** The tree of a text. One whose MDX cannot be read is read as Markdown, so that its page is still shown. */
function treeOf(context: Rendering, options: TreeOptions): Root {
  const { mdx, read } = context
  if (!mdx) return markdownTree(read.text, options)
  try {
    return markdownTree(mdx.source(read.text), { ...options, mdx: mdx.syntax })
  } catch (error) {
    const found = mdx.syntaxError(error)
    if (!found) throw error
    const at = Math.min(found.offset, Math.max(0, read.text.length - 1))
    const message = messages.mdxSyntax(found.text)
    // Its author may have meant Markdown.
    const isMeant = !context.options.file?.endsWith('.md')
    report(context, isMeant ? message : { ...message, severity: 'warning' }, { start: at, end: at + 1 })
    context.isBroken = true
    delete context.mdx
    return markdownTree(read.text, options)
  }
}

const stringifier = unified().use(rehypeStringify, { allowDangerousHtml: true, allowParseErrors: true }).freeze()

function* renderPlain(context: Context, tree: Root): Generator<Stage, void, void> {
  const stage: Stage = { name: 'rehype', tree: toHast(tree, { allowDangerousHtml: true }) }
  yield stage
  context.parts.chunks = [stringifier.stringify(stage.tree)]
  context.parts.text = collectText(context, tree)
  context.parts.markdown = [context.text]
}

function* renderDialect(context: Rendering, tree: Root): Generator<Stage, void, void> {
  const { parts, options, read } = context
  const first = options.config.preset ? applyPreset(context, tree, options.config.preset, read.data) : ''
  context.mdx?.prepare(context, tree, read.data)
  const elements = { ...presets[options.config.preset!]?.elements, ...context.elements }
  if (Object.keys(elements).length > 0) replaceElements(context, tree, elements, context.mdx?.reader(context))
  replaceLiveFences(context, tree, options.config.live)
  joinHanLines(tree)
  checkReferences(context, tree)
  repairHtml(context, tree)
  if (options.codeSpans) readCodeSpans(context, tree)
  const added = titleToAdd(context, tree)
  const about = added === undefined ? undefined : descriptionToAdd(context)
  if (about !== undefined)
    tree.children.unshift({ type: 'html', value: `<p class="description">${escapeHtml(about)}</p>` })
  if (added !== undefined)
    tree.children.unshift({ type: 'heading', depth: 1, children: [{ type: 'text', value: added }] })
  const lead = findLead(context, tree)
  const idPrefix = options.idPrefix ? `${options.idPrefix}${copyMark(context)}-` : ''
  const hast = toHast(tree, {
    allowDangerousHtml: true,
    handlers: { ...handlers(context, lead.title), ...context.mdx?.handlers(context) },
    clobberPrefix: `user-content-${idPrefix}`,
    footnoteLabel: stringMark(context, 'footnotes.title'),
    footnoteBackLabel: (reference, again) =>
      stringMark(context, 'footnotes.back', { number: `${reference + 1}${again > 1 ? `-${again}` : ''}` }),
  })
  if (idPrefix !== '' && read.text.includes('[^')) prefixFootnoteLabel(hast.children, idPrefix)
  hast.children.splice(lead.size === 0 ? 0 : indexAfter(hast, lead.size), 0, { type: 'text', value: leadMark })
  context.mdx?.flatten(hast)
  const clean = options.config.html === 'sanitize' ? sanitizeTree(context, hast) : hast
  const stage: Stage = { name: 'rehype', tree: clean }
  // After the sanitizer: plugins are the site's own code, and by now the authors' HTML is clean.
  yield stage
  context.mdx?.arrange(context, stage.tree)
  const [head, body] = splitLead(stage.tree).map((part) => {
    const html = stringifier.stringify(part)
    return context.syntax ? wholeMarks(context, html).replaceAll(leadMark, '') : html
  }) as [string, string]
  const headChunks = splitChunks(context, head)
  parts.chunks = [...headChunks, ...splitChunks(context, body.replace(/^\n/, ''))]
  parts.leadChunks = headChunks.length
  context.mdx?.finish(context, read.text, read.data)
  parts.text = collectText(context, tree)
  parts.markdown = markdownChunks(context, read.text.search(/\S|$/))
  if (added !== undefined) parts.markdown.unshift([`# ${added}`, about ?? [], ''].flat().join('\n\n'))
  if (first !== '') parts.markdown.unshift(first)
  finishTitle(context, read, tree)
}

/** A plugin may have removed, copied or wrapped the mark: the lead only ever contains whole elements. */
function splitLead(tree: HastRoot): [head: HastRoot, body: HastRoot] {
  const { children } = tree
  const at = children.findIndex((child) => child.type === 'text' && child.value.includes(leadMark))
  if (at === -1) return [{ ...tree, children: [] }, tree]
  const [before, after] = (children[at] as Text).value.split(leadMark)
  const text = (value = ''): Text[] => (value === '' ? [] : [{ type: 'text', value }])
  return [
    { ...tree, children: [...children.slice(0, at), ...text(before)] },
    { ...tree, children: [...text(after), ...children.slice(at + 1)] },
  ]
}

/** Removes the marks that plugins have damaged, and reports them. */
function wholeMarks(context: Context, html: string): string {
  let isWhole = true
  const whole = html.replace(/\0(?:(lead|\d+)\0)?/g, (mark, name: string | undefined) => {
    if (name === 'lead' || Number(name) < context.placeholders.length) return mark
    isWhole = false
    return ''
  })
  if (!isWhole) report(context, messages.pluginPlaceholders(), { start: 0, end: 0 })
  return whole
}

const toHast = (tree: Root, options: ToHastOptions): HastRoot => {
  const transform = remarkRehype(options) as unknown as (tree: Root) => HastRoot
  return transform(tree)
}

/**
 * Finds the lead of a page: the title, and the description directly below it. A description that follows a block before
 * the title, such as a component, belongs to the lead as well.
 */
function findLead(context: Context, { children }: Root): { title?: Heading; size: number } {
  const title = titleIn(children)
  const start = title ? children.indexOf(title) + 1 : 0
  const description = children[start]
  const lead = { ...(title && { title }), size: start }
  if (description?.type === 'mdxJsxFlowElement' && isDescription(description)) {
    context.parts.description = plainText([description])
    return { ...lead, size: start + 1 }
  }
  if (description?.type !== 'html') return lead
  const match = /^<p\s+class=["']description["']\s*>((?:(?!<\/p>)[\s\S])*)<\/p>\s*$/.exec(description.value)
  if (!match) return lead
  context.parts.description = htmlText(match[1]!).replace(/\s+/g, ' ').trim()
  if (description.position) context.edits.push({ ...spanOf(description), chunks: [context.parts.description] })
  return { ...lead, size: start + 1 }
}

/** `<p class="description">` where it is JSX. */
function isDescription({ name, attributes }: MdxJsxFlowElement): boolean {
  return (
    name === 'p' &&
    attributes.some((one) => 'name' in one && /^class(Name)?$/.test(one.name) && one.value === 'description')
  )
}

/**
 * The title of the front matter, where the text does not begin with one: the pages of most generators have it only
 * there. A landing page shows its own.
 */
function titleToAdd({ options, read }: Rendering, { children }: Root): string | undefined {
  const { title, layout = 'doc' } = read.frontMatter
  if (options.fragment || layout !== 'doc' || titleIn(children)) return undefined
  const hasOwn = children.some(
    (node) =>
      (node.type === 'html' && /<h1\b|^<div class="hero">/i.test(node.value)) ||
      (node.type === 'mdxJsxFlowElement' && node.name === 'h1'),
  )
  return hasOwn ? undefined : title
}

/** The description of the front matter, for generators that show it below the title. */
function descriptionToAdd({ options: { config }, read }: Rendering): string | undefined {
  return config.preset && presets[config.preset].hasDescription ? read.frontMatter.description : undefined
}

/** Comments, scripts and blocks may come before the title. */
const isBeside = (node: Root['children'][number]) =>
  /^(directive|definition|mdxJsxFlowElement)$/.test(node.type) ||
  (node.type === 'html' && /^<(!--|script\b[^]*<\/script>$)/.test(node.value))

function titleIn(children: Root['children']): Heading | undefined {
  const node = children.find((one) => !isBeside(one))
  return node?.type === 'heading' && node.depth === 1 ? node : undefined
}

/** The index in the HTML tree after the first `count` blocks, which are separated by line ends. */
function indexAfter(hast: HastRoot, count: number): number {
  let seen = 0
  const index = hast.children.findIndex((child) => (child.type !== 'text' || child.value !== '\n') && ++seen === count)
  return index + 1
}

function prefixFootnoteLabel(nodes: HastRoot['children'] | ElementContent[], prefix: string): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue
    if (node.properties.id === 'footnote-label') node.properties.id = `${prefix}footnote-label`
    const described = node.properties.ariaDescribedBy
    if (Array.isArray(described))
      node.properties.ariaDescribedBy = described.map((id) => (id === 'footnote-label' ? prefix + id : id))
    prefixFootnoteLabel(node.children, prefix)
  }
}

function handlers(context: Context, title: Heading | undefined): Handlers {
  const render = (state: State) => (parent: Parents) => state.all(parent)
  const renderBlocks = (state: State) => (parent: Parents) => state.wrap<ElementContent>(state.all(parent), true)
  const lists = new ListSpreads()
  const definition = (state: State, node: LinkReference | ImageReference): Definition | undefined =>
    state.definitionById.get(node.identifier.toUpperCase())
  const placeholder = (node: DirectiveNode): ElementContent | undefined => {
    const read = readDirective(context, node)
    if (!read && node.value !== '') return undefined
    if (read) context.placeholderOf.set(node, read)
    const chunks = [node.before ?? [], read ?? []].flat()
    const { start, end } = spanOf(node)
    const last = node.isNext && context.edits.findLast((one) => one.start === start && one.end === end)
    if (last) last.chunks.push('\n\n', ...chunks)
    else context.edits.push({ start, end, chunks })
    return read && { type: 'text', value: mark(context, read) }
  }
  return {
    heading: (state, node: Heading) =>
      headingElement(context, node, node === title, (children: PhrasingContent[]) =>
        render(state)({ ...node, children }),
      ),
    link: (state, node: Link) => linkElement(context, node, undefined, state.all(node)),
    linkReference: (state, node: LinkReference) => {
      const target = definition(state, node)
      return target ? linkElement(context, node, target, state.all(node)) : defaultHandlers.linkReference(state, node)
    },
    image: (_state, node: Image) => imageElement(context, node, undefined),
    imageReference: (state, node: ImageReference) => {
      const target = definition(state, node)
      return target ? imageElement(context, node, target) : defaultHandlers.imageReference(state, node)
    },
    code: (_, node: Code) => codeHtml(context, node),
    inlineCode: (state, node: InlineCode) =>
      withLinkMarks(context, node, breakable(defaultHandlers.inlineCode(state, node), node)),
    text: (state, node: MdastText) => {
      if (node.value.includes('{{')) checkDirectives(context, node, writtenWithin)
      return defaultHandlers.text(state, node)
    },
    html: (_state, node: Html, parent) => {
      if (context.rendered.has(node)) return undefined
      if (!keepsText.test(node.value)) checkDirectives(context, node, writtenInHtml)
      const label = planLabel(context, node, parent)
      if (label !== undefined) return { type: 'text', value: label }
      if (context.options.config.html === 'sanitize') return { type: 'raw', value: node.value }
      return { type: 'raw', value: cleanHtml(context, node.value, spanOf(node)) }
    },
    blockquote: (state, node: Blockquote) =>
      alertElement(context, node, renderBlocks(state)) ?? defaultHandlers.blockquote(state, node),
    table: (state, node: Table) => wrapTable(context, defaultHandlers.table(state, node)),
    listItem: (state, node: ListItem, parent: Parents | undefined) =>
      labelTask(defaultHandlers.listItem(state, node, parent?.type === 'list' ? lists.of(parent) : parent), node),
    paragraph: (state, node: Paragraph) => {
      const [only, ...others] = node.children
      if (only?.type === 'text' && others.length === 0 && /^:{3,}$/.test(only.value)) {
        report(context, messages.containerStray(), spanOf(node))
      } else if (only?.type === 'text' && /^:{3,}[ \t]*[{[]/.test(only.value)) {
        report(context, messages.containerNameless(), lineAt(context, spanOf(node).start))
      }
      return defaultHandlers.paragraph(state, node)
    },
    container: (state, node: ContainerNode) =>
      containerElement(context, node, { blocks: renderBlocks(state), inline: render(state) }),
    directive: (_, node: DirectiveNode) => placeholder(node) ?? literal(context, ''),
  }
}

const writtenWithin = /(?<!\\)\{\{ ?"(demo|component|include|foundBy)"\s*:(?:[^{}]|\{[^{}]*\})*\}{0,2}/g
const writtenInHtml = new RegExp(`(?<=^[ \\t]*)${writtenWithin.source}`, 'gm')
/** Comments, and elements whose text is code. */
const keepsText = /<(?:!--|(?:pre|code|script|style|textarea)\b)/i

/** Reports blocks in braces that are text, since they stand within a paragraph or in a block of HTML. */
function checkDirectives(context: Context, node: MdastText | Html, written: RegExp): void {
  const { start, end } = spanOf(node)
  for (const { 0: whole, 1: name, index } of context.text.slice(start, end).matchAll(written))
    report(context, messages.directiveWithin(name!), { start: start + index, end: start + index + whole.length })
}

function lineAt({ text }: Context, start: number): Span {
  const end = text.indexOf('\n', start)
  return { start, end: end === -1 ? text.length : end }
}

/** The default handler looks at all items of a list for each of them; here the list is read once. */
class ListSpreads {
  private readonly known = new WeakMap<List, List>()

  /** @returns a list without items that is as spread as `list` is with them */
  of(list: List): List {
    let bare = this.known.get(list)
    if (!bare) {
      const spread = list.spread === true || list.children.some((item) => item.spread ?? item.children.length > 1)
      bare = { type: 'list', spread, children: [] }
      this.known.set(list, bare)
    }
    return bare
  }
}

/** Labels the checkbox of a task with the task's text. */
function labelTask(element: Element, node: ListItem): Element {
  if (typeof node.checked !== 'boolean') return element
  const holder = [element, ...element.children].find(
    (child): child is Element =>
      child.type === 'element' && child.children.some((inner) => inner.type === 'element' && inner.tagName === 'input'),
  )
  const box = holder?.children.find((child): child is Element => child.type === 'element' && child.tagName === 'input')
  if (box) box.properties.ariaLabel = plainText(node.children.slice(0, 1)) || 'task'
  return element
}

/** Maximum length of a description. */
const descriptionLimit = 160

/** A description for a page that has none: the start of its first paragraph, ending with a sentence or a word. */
function firstParagraph({ children }: Pick<Root, 'children'>): string {
  for (const node of children) {
    if (node.type === 'mdxJsxFlowElement') {
      const inner = firstParagraph(node)
      if (inner !== '') return inner
    }
    const text = node.type === 'paragraph' ? plainText([node]) : ''
    if (text !== '') return shortened(text)
  }
  return ''
}

function shortened(text: string): string {
  if (text.length <= descriptionLimit) return text
  const start = text.slice(0, descriptionLimit)
  const sentences = /^.*(?:[.!?](?=\s)|[。！？])/.exec(start)?.[0]
  if (sentences) return sentences
  const words = text.slice(0, descriptionLimit - 1).replace(/\s+\S*$/, '')
  return `${words.replace(/[\ud800-\udbff]$/, '')}…`
}

function finishTitle(context: Context, read: FrontMatterRead, tree: Root): void {
  const { parts, options } = context
  const start = { start: 0, end: 0 }
  parts.title = read.frontMatter.title ?? (parts.title || read.heroName || '')
  parts.description = read.frontMatter.description ?? parts.description
  if (options.fragment) return
  const isWritten = parts.description !== ''
  if (!isWritten) parts.description = firstParagraph(tree)
  const titlePlace = read.spans.title ?? start
  const descriptionPlace = read.spans.description ?? placeOf(context, 'class="description"') ?? start
  if (parts.title === '') report(context, messages.titleMissing(), start)
  if (parts.title.length > 70) report(context, messages.titleLong(parts.title.length), titlePlace)
  // What components say is not known yet.
  if (parts.description === '' && !parts.mdx) report(context, messages.descriptionMissing(), start)
  if (isWritten && parts.description.length > descriptionLimit)
    report(context, messages.descriptionLong(parts.description.length), descriptionPlace)
  if (isWritten && !/[.!?。！？]$/.test(parts.description))
    report(context, messages.descriptionUnfinished(), descriptionPlace)
}

function placeOf(context: Context, words: string): { start: number; end: number } | undefined {
  const start = context.text.indexOf(words)
  return start === -1 ? undefined : { start, end: start + words.length }
}
