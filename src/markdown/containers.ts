/**
 * Renders blocks that contain Markdown: callouts, steps, cards, file trees, examples, `<codeblock>` tabs, feature lists
 * and GitHub's alerts. Icons come from the stylesheet; the kind of a callout is in its accessible name.
 */
import type { Element, ElementContent } from 'hast'
import type { Blockquote, Code, List, Nodes, Paragraph, Parents } from 'mdast'
import type { Span } from '../model.js'
import {
  type AlertName,
  alerts,
  arrangingBlocks,
  calloutAliases,
  type CalloutName,
  calloutNames,
  isCallout,
} from './callouts.js'
import { codeHtml, codeTabsHtml } from './code-blocks.js'
import { copyMark, mark, report, spanOf, stringMark, type Context } from './context.js'
import type { Chunk } from './parts.js'
import { layoutBlocks, noteLayoutBlocks } from './layout-blocks.js'
import { parseFenceMeta } from './fence-meta.js'
import * as messages from './messages.js'
import { plainText } from './plain-text.js'
import { noteId } from './html/raw-html.js'
import type { MarkdownString } from './strings.js'
import { type ContainerOpening, readContainerOpening, splitContainer } from './syntax/container-opening.js'
import type { ContainerNode } from './syntax/nodes.js'
import { maxTabs, tabsElements } from './tabs.js'

const builtinNames: readonly string[] = [...calloutNames, ...Object.keys(calloutAliases), ...arrangingBlocks]
const fallback: CalloutName = 'info'

/** Attributes in braces besides `title`, `id` and `class`. */
const blockAttributes: Record<string, readonly string[]> = {
  details: ['open'],
  tabs: ['storageKey'],
  'code-group': ['storageKey'],
}

type Render = (parent: Parents) => ElementContent[]

export interface ContainerRenderers {
  /** Renders children, with line ends between them. */
  blocks: Render
  /** Renders children as they are. */
  inline: Render
}

/** The parts of a container's opening line, checked. */
interface Opening {
  name: string
  title: ElementContent[]
  /** As plain text. */
  titleText: string
  attributes: Record<string, string | true>
  span: Span
}

export function containerElement(
  context: Context,
  node: ContainerNode,
  render: ContainerRenderers,
): ElementContent | ElementContent[] {
  const span = spanOf(node)
  const line = { start: span.start, end: span.start + node.opening.length }
  const close = node.form === 'colons' ? /^:+/.exec(node.opening)![0] : `</${node.form}>`
  if (!node.closed) report(context, messages.containerOpen(node.opening, close), line)
  if (node.form === 'codeblock') return codeblock(context, node, line)
  if (node.form === 'featureList') return featureList(node, render.blocks)
  const { id, classes, ...read } = readContainerOpening(node.opening)
  const { title, content } = splitContainer(node)
  const opening = readTitle(context, title, read, line, render)
  const names = [...builtinNames, ...Object.keys(context.options.config.callouts)]
  if (!names.includes(opening.name)) report(context, messages.containerUnknown(opening.name, names), line)
  if (opening.name === 'code-group' || opening.name === 'tabs') {
    for (const key of [...(id === undefined ? [] : ['id']), ...(classes.length === 0 ? [] : ['class'])])
      report(context, messages.containerAttribute(opening.name, key, ['storageKey']), line)
  }
  if (opening.name === 'component') {
    const props = {
      ...(opening.titleText !== '' && { title: opening.titleText }),
      ...(id !== undefined && { id }),
      ...(classes.length > 0 && { className: classes.join(' ') }),
      ...opening.attributes,
    }
    return component(context, node, props, line, render.blocks(content))
  }
  if (opening.name === 'code-group') return [...heading(opening), ...codeGroup(context, content, opening, render)]
  if (opening.name === 'tabs') return [...heading(opening), ...tabs(context, content, opening, render)]
  if (opening.name === 'tab') {
    report(context, messages.tabOutside(), line)
    return render.blocks(content)
  }
  const element =
    opening.name === 'example'
      ? example(context, node, content, opening, render)
      : namedContainer(context, content, opening, render)
  if (id !== undefined) {
    element.properties.id = id + copyMark(context)
    // The sanitizer notes ids itself.
    if (context.options.config.html === 'trusted') noteId(context, id, line)
  }
  if (classes.length > 0) element.properties.className = [...(element.properties.className as string[]), ...classes]
  return element
}

function readTitle(
  context: Context,
  paragraph: Paragraph | undefined,
  { name, title, attributes, rest }: Omit<ContainerOpening, 'id' | 'classes'>,
  span: Span,
  render: ContainerRenderers,
): Opening {
  if (rest !== '') report(context, messages.containerRest(name, rest), span)
  const known = blockAttributes[name] ?? []
  // The attributes of a component are its props; other generators have others.
  const isFree = name === 'component' || context.options.config.preset !== undefined
  for (const key of isFree ? [] : Object.keys(attributes)) {
    if (!known.includes(key))
      report(context, messages.containerAttribute(name, key, ['title', 'id', 'class', ...known]), span)
  }
  const titleText = paragraph ? plainText([paragraph]) : title
  const text: ElementContent[] = title === '' ? [] : [{ type: 'text', value: title }]
  return { name, title: paragraph ? render.inline(paragraph) : text, titleText, attributes, span }
}

function heading({ title }: Opening): Element[] {
  return title.length > 0 ? [block('p', 'block-title', title)] : []
}

function namedContainer(context: Context, node: ContainerNode, opening: Opening, render: ContainerRenderers): Element {
  const { name, title, titleText, attributes } = opening
  noteLayoutBlocks(context, [name])
  if (name === 'details') {
    const summary =
      title.length > 0 ? title : [{ type: 'text' as const, value: stringMark(context, 'details.summary') }]
    const children = [block('summary', '', summary), ...render.blocks(node)]
    const element = block('details', 'details', children)
    if (attributes.open !== undefined) element.properties.open = true
    return element
  }
  if (name === 'file-tree') {
    for (const child of node.children) if (child.type === 'list') markFiles(child)
    const element = block('div', name, [...heading(opening), ...render.blocks(node)])
    return withProperties(element, { role: 'group', ariaLabel: titleText || stringMark(context, 'fileTree.label') })
  }
  if (layoutBlocks.includes(name as never)) return block('div', name, [...heading(opening), ...render.blocks(node)])
  if (Object.hasOwn(context.options.config.callouts, name))
    return callout(context, name, title, `callout.${name}`, render.blocks(node))
  const alias = Object.hasOwn(calloutAliases, name) ? calloutAliases[name] : undefined
  const kind = alias?.kind ?? (isCallout(name) ? name : fallback)
  return callout(context, kind, title, alias?.label ?? `callout.${kind}`, render.blocks(node))
}

function callout(
  context: Context,
  kind: string,
  title: ElementContent[],
  key: MarkdownString,
  children: ElementContent[],
): Element {
  const content = title.length === 0 ? children : [block('p', 'callout-title', title), ...children]
  const element = block('div', `callout callout-${kind}`, [block('div', 'callout-content', content)])
  return withProperties(element, { role: 'note', ariaLabel: stringMark(context, key) })
}

function withProperties(element: Element, properties: Element['properties']): Element {
  return { ...element, properties: { ...element.properties, ...properties } }
}

/** `:::example`: Markdown, and below it what it becomes. */
function example(
  context: Context,
  node: ContainerNode,
  content: ContainerNode,
  opening: Opening,
  render: ContainerRenderers,
): Element {
  const source = sourceWithin(context, node)
  const fence = '`'.repeat(Math.max(2, ...[...source.matchAll(/`+/g)].map(([run]) => run.length)) + 1)
  if (node.position) {
    context.edits.push({ ...opening.span, chunks: [`${fence}md\n${source}\n${fence}\n`] })
    dropClosing(context, node)
  }
  const code: Code = { type: 'code', lang: 'md', value: source, ...(node.position && { position: node.position }) }
  return block('div', 'example', [
    ...heading(opening),
    codeHtml(context, code),
    block('div', 'example-result', render.blocks(content)),
  ])
}

/** The lines between those that open and close a container, without their common indentation. */
function sourceWithin(context: Context, node: ContainerNode): string {
  const { start, end } = spanOf(node)
  const lines = context.text
    .slice(start + node.opening.length, end)
    .split('\n')
    .slice(1, node.closed ? -1 : undefined)
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)![0].length)
  const indent = Math.min(...indents, Infinity)
  return lines
    .map((line) => line.slice(indent))
    .join('\n')
    .trim()
}

/** `:::component{name="Card" wide}`: a component of the site around Markdown. */
function component(
  context: Context,
  node: ContainerNode,
  { name, ...props }: Record<string, string | true>,
  span: Span,
  children: ElementContent[],
): ElementContent[] {
  if (typeof name !== 'string' || name === '') {
    report(context, messages.componentName(), span)
    return children
  }
  const index = context.parts.components.push({ component: name, props, hasChildren: true, span }) - 1
  const start = { placeholder: 'component-start', index } as const
  const end = { placeholder: 'component-end', index } as const
  context.placeholderOf.set(node, start)
  dropLines(context, node, [start], [end])
  const text = (value: string): ElementContent => ({ type: 'text', value })
  return [text(mark(context, start)), ...children, text(mark(context, end))]
}

/** `:::code-group` as in VitePress: fences with the names of their tabs in brackets, or included files. */
function codeGroup(
  context: Context,
  node: ContainerNode,
  { attributes, span }: Opening,
  render: ContainerRenderers,
): ElementContent[] {
  const isPanel = ({ type }: Nodes) => type === 'code' || type === 'directive'
  for (const child of node.children) if (!isPanel(child)) report(context, messages.codeblockContent(), spanOf(child))
  if (node.children.some(({ type }) => type === 'directive')) {
    const panels = node.children.filter(isPanel).map((child) => ({
      name: panelName(child),
      content: render.blocks({ type: 'root', children: [child] }),
    }))
    checkCount(context, 'code-group', panels.length, span)
    dropLines(context, node)
    return tabsElements(context, storageKeyOf(attributes), panels)
  }
  const codes = node.children.filter((child): child is Code => child.type === 'code')
  checkCount(context, 'code-group', codes.length, span)
  dropLines(context, node)
  return [codeTabsHtml(context, storageKeyOf(attributes), codes)]
}

/** What the tab of a code block, or of an included file, is called. */
function panelName(child: Nodes): string {
  if (child.type === 'code') {
    const { tab, title } = parseFenceMeta(child.meta ?? '').meta
    return tab ?? title ?? child.lang ?? 'text'
  }
  const value = child.type === 'directive' ? child.value : ''
  const [, name] = /title=\\"(.+?)\\"/.exec(value) ?? []
  return name ?? /"include":\s*"(?:[^"]*\/)?([^"/]+)"/.exec(value)?.[1] ?? 'text'
}

/** `:::tabs` around `:::tab[Label]`. */
function tabs(
  context: Context,
  node: ContainerNode,
  { attributes, span }: Opening,
  render: ContainerRenderers,
): ElementContent[] {
  const panels = node.children.flatMap((child) => {
    const read = child.type === 'container' && child.form === 'colons' ? readContainerOpening(child.opening) : undefined
    if (child.type !== 'container' || read?.name !== 'tab') {
      report(context, messages.tabsContent(), spanOf(child))
      return []
    }
    const start = spanOf(child).start
    const line = { start, end: start + child.opening.length }
    if (!child.closed) report(context, messages.containerOpen(child.opening, /^:+/.exec(child.opening)![0]), line)
    const { title, content } = splitContainer(child)
    const { titleText } = readTitle(context, title, read, line, render)
    if (titleText === '') report(context, messages.tabLabel(), line)
    if (child.position) context.edits.push({ ...line, chunks: [titleText === '' ? '' : `**${titleText}**`] })
    dropClosing(context, child)
    return [{ name: titleText, content: render.blocks(content) }]
  })
  checkCount(context, 'tabs', panels.length, span)
  dropLines(context, node)
  return tabsElements(context, storageKeyOf(attributes), panels)
}

function checkCount(context: Context, name: string, count: number, span: Span): void {
  if (count === 0) report(context, messages.tabsEmpty(name), span)
  if (count > maxTabs) report(context, messages.tooManyTabs(count, maxTabs), span)
}

function storageKeyOf({ storageKey }: Record<string, string | true>): string | undefined {
  return typeof storageKey === 'string' ? storageKey : undefined
}

function block(tagName: string, classes: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: classes === '' ? {} : { className: classes.split(' ') }, children }
}

function codeblock(context: Context, node: ContainerNode, opening: Span): ElementContent {
  const key = /\sstorageKey\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(node.opening)
  if (!key) report(context, messages.codeblockKey(), opening)
  for (const child of node.children)
    if (child.type !== 'code') report(context, messages.codeblockContent(), spanOf(child))
  const codes = node.children.filter((child): child is Code => child.type === 'code')
  if (codes.length > maxTabs) report(context, messages.tooManyTabs(codes.length, maxTabs), opening)
  dropLines(context, node)
  return codeTabsHtml(context, key?.[1] ?? key?.[2] ?? 'codeblock', codes)
}

/** Leaves only the content in the Markdown alternate. */
function dropLines(context: Context, node: ContainerNode, first: Chunk[] = [], last: Chunk[] = []): void {
  // A container created by a plugin is not in the source.
  if (!node.position) return
  const { start } = spanOf(node)
  context.edits.push({ start, end: start + node.opening.length, chunks: first })
  dropClosing(context, node, last)
}

function dropClosing(context: Context, node: ContainerNode, last: Chunk[] = []): void {
  if (!node.position || !node.closed) return
  const { start, end } = spanOf(node)
  const close = context.text.lastIndexOf(node.form === 'colons' ? /^:+/.exec(node.opening)![0] : '</', end)
  if (close > start) context.edits.push({ start: close, end, chunks: last })
}

function featureList(node: ContainerNode, render: Render): ElementContent[] {
  for (const child of node.children)
    if (child.type === 'list') child.data = { ...child.data, hProperties: { className: ['feature-list'] } }
  return render(node).filter((child) => child.type !== 'text')
}

/** A list of names; an item that ends with a slash or contains a list is a folder. */
export function markFiles(list: List): void {
  for (const item of list.children) {
    const first = item.children[0]
    const inner = item.children.filter((child): child is List => child.type === 'list')
    const name = first?.type === 'paragraph' && first.children[0]?.type === 'text' ? first.children[0].value : ''
    const folder = inner.length > 0 || /^\S+\/(\s|$)/.test(name)
    item.data = { ...item.data, hProperties: { className: [folder ? 'folder' : 'file'] } }
    inner.forEach(markFiles)
  }
}

const alertMark = /^\[!([A-Za-z][\w-]*)\](?:[ \t]*\n|[ \t]+$)?/

/** `> [!NOTE]`, or undefined for an ordinary quote. */
export function alertElement(context: Context, node: Blockquote, render: Render): Element | undefined {
  const [first, ...others] = node.children
  const text = first?.type === 'paragraph' ? first.children[0] : undefined
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined
  const match = alertMark.exec(text.value)
  if (!match) return undefined
  const [mark, word] = match
  const name = word!.toLowerCase() as AlertName
  const isKnown = Object.hasOwn(alerts, name)
  const isAlone = mark === text.value && (first.children.length === 1 || first.children[1]?.type === 'break')
  if (!isKnown || !(isAlone || mark.endsWith('\n'))) {
    const { start } = spanOf(text)
    const names = Object.keys(alerts).map((known) => known.toUpperCase())
    const message = isKnown ? messages.alertTitle(word!, alerts[name]) : messages.alertUnknown(word!, names)
    report(context, message, { start, end: start + word!.length + '[!]'.length })
    return undefined
  }
  const rest = { ...text, value: text.value.slice(mark.length) }
  const inline =
    rest.value === ''
      ? first.children.slice(first.children[1]?.type === 'break' ? 2 : 1)
      : [rest, ...first.children.slice(1)]
  // The tree belongs to this parse. The plain text is collected from it later and must not contain the mark.
  first.children = inline
  node.children = inline.length > 0 ? [first, ...others] : others
  const title = block('p', 'callout-title', [{ type: 'text', value: stringMark(context, `alert.${name}`) }])
  return callout(context, alerts[name], [], `alert.${name}`, [title, ...render(node)])
}
