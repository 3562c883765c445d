/**
 * Renders blocks that contain Markdown: callouts, steps, cards, file trees, `<codeblock>` tabs, feature lists and GitHub's
 * alerts. Icons come from the stylesheet; the kind of a callout is in its accessible name.
 */
import type { Element, ElementContent } from 'hast'
import type { Blockquote, Code, List, Parents } from 'mdast'
import { type AlertName, alerts, type CalloutName, calloutNames, isCallout } from './callouts.js'
import { codeTabsHtml } from './code-blocks.js'
import { report, spanOf, stringMark, type Context } from './context.js'
import { layoutBlocks, noteLayoutBlocks } from './layout-blocks.js'
import * as messages from './messages.js'
import type { MarkdownString } from './strings.js'
import type { ContainerNode } from './syntax/nodes.js'

export const containerNames: readonly string[] = [...calloutNames, ...layoutBlocks]
const fallback: CalloutName = 'info'

type Render = (parent: Parents) => ElementContent[]

export function containerElement(
  context: Context,
  node: ContainerNode,
  render: Render,
): ElementContent | ElementContent[] {
  const span = spanOf(node)
  const opening = { start: span.start, end: span.start + node.opening.length }
  const close = node.form === 'colons' ? /^:+/.exec(node.opening)![0] : `</${node.form}>`
  if (!node.closed) report(context, messages.containerOpen(node.opening, close), opening)
  if (node.form === 'codeblock') return codeblock(context, node, opening)
  if (node.form === 'featureList') return featureList(node, render)
  const [, name, title] = /^:+[ \t]*([\w-]+)[ \t]*(.*)$/.exec(node.opening) as unknown as [string, string, string]
  if (!containerNames.includes(name)) report(context, messages.containerUnknown(name, containerNames), opening)
  noteLayoutBlocks(context, [name])
  if (name === 'file-tree') return fileTree(context, node, title, render)
  if (layoutBlocks.includes(name as never)) return block('div', name, render(node))
  const kind = isCallout(name) ? name : fallback
  return callout(context, kind, title, `callout.${kind}`, render(node))
}

/** The text of a title, which may contain code between backticks. */
function withCode(title: string): ElementContent[] {
  return title.split(/(`[^`]+`)/).flatMap((text): ElementContent[] => {
    if (text === '') return []
    const code = /^`([^`]+)`$/.exec(text)?.[1]
    return [
      code === undefined
        ? { type: 'text', value: text }
        : { type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value: code }] },
    ]
  })
}

function callout(
  context: Context,
  kind: CalloutName,
  title: string,
  key: MarkdownString,
  children: ElementContent[],
): Element {
  const content = title === '' ? children : [block('p', 'callout-title', withCode(title)), ...children]
  const element = block('div', `callout callout-${kind}`, [block('div', 'callout-content', content)])
  Object.assign(element.properties, { role: 'note', ariaLabel: stringMark(context, key) })
  return element
}

function block(tagName: string, classes: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: { className: classes.split(' ') }, children }
}

function codeblock(context: Context, node: ContainerNode, opening: { start: number; end: number }): ElementContent {
  const key = /\sstorageKey\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(node.opening)
  if (!key) report(context, messages.codeblockKey(), opening)
  for (const child of node.children)
    if (child.type !== 'code') report(context, messages.codeblockContent(), spanOf(child))
  const codes = node.children.filter((child): child is Code => child.type === 'code')
  dropTags(context, node)
  return codeTabsHtml(context, key?.[1] ?? key?.[2] ?? 'codeblock', codes)
}

/** Leaves only the fences in the Markdown alternate. */
function dropTags(context: Context, node: ContainerNode): void {
  // A container created by a plugin is not in the source.
  if (!node.position) return
  const { start, end } = spanOf(node)
  context.edits.push({ start, end: start + node.opening.length, chunks: [] })
  const close = context.text.lastIndexOf('</', end)
  if (node.closed && close > start) context.edits.push({ start: close, end, chunks: [] })
}

function featureList(node: ContainerNode, render: Render): ElementContent[] {
  for (const child of node.children)
    if (child.type === 'list') child.data = { ...child.data, hProperties: { className: ['feature-list'] } }
  return render(node).filter((child) => child.type !== 'text')
}

/** A list of names; an item that ends with a slash or contains a list is a folder. */
function fileTree(context: Context, node: ContainerNode, title: string, render: Render): Element {
  for (const child of node.children) if (child.type === 'list') markFiles(child)
  const element = block('div', 'file-tree', render(node))
  Object.assign(element.properties, { role: 'group', ariaLabel: title || stringMark(context, 'fileTree.label') })
  return element
}

function markFiles(list: List): void {
  for (const item of list.children) {
    const first = item.children[0]
    const inner = item.children.filter((child): child is List => child.type === 'list')
    const name = first?.type === 'paragraph' && first.children[0]?.type === 'text' ? first.children[0].value : ''
    const folder = inner.length > 0 || /^\S+\/(\s|$)/.test(name)
    item.data = { ...item.data, hProperties: { className: [folder ? 'folder' : 'file'] } }
    inner.forEach(markFiles)
  }
}

const alertMark = new RegExp(`^\\[!(${Object.keys(alerts).join('|')})\\][ \\t]*(?:\\n|$)`, 'i')

/** `> [!NOTE]`, or undefined for an ordinary quote. */
export function alertElement(context: Context, node: Blockquote, render: Render): Element | undefined {
  const [first, ...others] = node.children
  const text = first?.type === 'paragraph' ? first.children[0] : undefined
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined
  const match = alertMark.exec(text.value)
  if (
    !match ||
    (match[0].length === text.value.length && first.children[1]?.type !== 'break' && first.children.length > 1)
  )
    return undefined
  const name = match[1]!.toLowerCase() as AlertName
  const rest = { ...text, value: text.value.slice(match[0].length) }
  const inline =
    rest.value === ''
      ? first.children.slice(first.children[1]?.type === 'break' ? 2 : 1)
      : [rest, ...first.children.slice(1)]
  // The tree belongs to this parse. The plain text is collected from it later and must not contain the mark.
  first.children = inline
  node.children = inline.length > 0 ? [first, ...others] : others
  const title = block('p', 'callout-title', [{ type: 'text', value: stringMark(context, `alert.${name}`) }])
  return callout(context, alerts[name], '', `alert.${name}`, [title, ...render(node)])
}
