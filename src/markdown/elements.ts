/**
 * Elements of pages that are blocks of the site: `<ComponentPreview name="button" />` is a demo where `elements` of the
 * configuration says so. They become directives before anything else looks at them, so the rest of a parse, and of the
 * site, knows `{{"demo": …}}` alone.
 */
import type { Html, Nodes, Paragraph, Parents, PhrasingContent, RootContent } from 'mdast'
import { decodeHTMLAttribute } from 'entities/decode'
import { posix } from 'node:path'
import type { FilePath, Json, Span } from '../model.js'
import {
  type ElementBlock,
  type ElementChild,
  ElementError,
  type ElementFunctions,
  type ElementPage,
  type ElementProps,
  type ImportedValue,
} from '../elements.js'
import { report, spanOf, type Context } from './context.js'
import { withLead } from './block-lead.js'
import { readFenceInfo, parseFenceMeta } from './fence-meta.js'
import { addLiveCode, scriptEnding } from './live-code.js'
import { htmlTokens, placeIn, type HtmlToken, type Tag } from './html/html-scanner.js'
import { elementThrew, elementUse, elementValue } from './messages.js'
import { plainText } from './plain-text.js'
import type { DirectiveNode } from './syntax/nodes.js'

/** Reads an element of MDX, and a node in one; undefined for other nodes. */
export interface ElementReader {
  element(node: Nodes): { name: string; props: Omit<ElementProps, 'children'> } | undefined
  value(node: Nodes): unknown
}

/** Whether a text may have one of these elements. */
export function hasElement(text: string, names: readonly string[]): boolean {
  return names.some((name) => text.includes(`<${name}`))
}

/** @param reader of MDX; without it, elements are HTML */
export function replaceElements(
  context: Context,
  tree: Parents,
  functions: ElementFunctions,
  reader: ElementReader | undefined,
): void {
  const { file = '' as FilePath } = context.options
  /** Of the last heading. */
  let depth = 1
  const page: ElementPage = { file, dir: posix.dirname(file), first: firstOf(tree.children) }
  const childrenOf = (parent: Nodes) =>
    'children' in parent ? parent.children.flatMap((one) => childOf(one, reader)) : []
  inFlow(tree)

  function firstOf(nodes: readonly Nodes[]): ElementPage['first'] {
    return (name) => {
      for (const node of nodes) {
        const found = reader?.element(node)
        if (found?.name === name) return { ...found.props, children: childrenOf(node) }
      }
      return undefined
    }
  }

  function inFlow(parent: Parents): void {
    const children = parent.children as RootContent[]
    const replaced = reader ? children.flatMap(ofMdx) : ofHtml(children)
    parent.children = replaced.flatMap((node) => {
      if (node.type === 'paragraph') {
        inFlow(node)
        return split(node)
      }
      if (isFlow(node)) inFlow(node)
      return [node]
    }) as never
  }

  function ofMdx(node: RootContent): RootContent[] {
    if (node.type === 'heading') depth = node.depth
    const found = reader!.element(node)
    if (!found || !Object.hasOwn(functions, found.name)) return [node]
    return blockOf(found.name, { ...found.props, children: childrenOf(node) }, spanOf(node)) ?? [node]
  }

  /** Elements may begin in one node and end in another. */
  function ofHtml(nodes: RootContent[]): RootContent[] {
    const result: RootContent[] = []
    for (let at = 0; at < nodes.length; at++) {
      const node = nodes[at]!
      if (node.type === 'heading') depth = node.depth
      const found = node.type === 'html' ? firstElement(node, nodes, at) : undefined
      if (!found) {
        result.push(node)
        continue
      }
      const html = node as Html
      const before = html.value.slice(0, found.token.start)
      if (before.trim() !== '') result.push({ ...html, value: before })
      result.push(...found.block)
      const last = nodes[found.last] as Html
      const rest = last.value.slice(found.end)
      at = found.last
      // What is behind it is looked at next.
      if (rest.trim() !== '') nodes[at--] = { ...last, value: rest }
    }
    return result
  }

  function firstElement(node: Html, nodes: RootContent[], at: number) {
    for (const token of htmlTokens(node.value)) {
      const { tag } = token
      if (!tag || tag.closing || !Object.hasOwn(functions, tag.written)) continue
      const end = endOf(tag, token, nodes, at)
      const inside = end ? between(nodes, at, token.end, end) : []
      const place = placeIn(context, spanOf(node))
      const start = place(node.value.slice(token.start, token.end)).start
      const whole =
        end && end.last !== at ? spanOf(nodes[end.last]!).end : start + (end?.end ?? token.end) - token.start
      const props = { ...propsOf(node.value.slice(token.start, token.end)), children: inside }
      const block = blockOf(tag.written, props, { start, end: whole })
      if (block) return { block, token, last: end?.last ?? at, end: end?.end ?? token.end }
    }
    return undefined
  }

  function blockOf(name: string, props: ElementProps, span: Span): RootContent[] | undefined {
    let made: ElementBlock
    try {
      made = functions[name]!(props, page)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      report(context, error instanceof ElementError ? elementUse(name, error) : elementThrew(name, why), span)
      if (!(error instanceof ElementError)) return undefined
      made = null
    }
    if (made === undefined) return undefined
    const blocks = [made].flat().map((one) => (typeof one === 'string' ? { demo: one } : one))
    const position = positionOf(span)
    if (made === null || blocks.length === 0) return [{ type: 'directive', value: '', by: name, position }]
    if (!blocks.every(isBlock)) {
      report(context, elementValue(name), span)
      return undefined
    }
    return blocks.flatMap((block, index) => {
      const { title, description, ...given } = asDirective(context, block, span)
      // Without a heading, it is a prop.
      const { id, ...withoutId } = given
      const rest = typeof title === 'string' ? withoutId : given
      // A text alone is no block.
      const value = Object.keys(rest).length === 0 ? '' : `{${JSON.stringify(rest)}}`
      const directive: DirectiveNode = { type: 'directive', value, by: name, position }
      const lead = {
        ...(typeof title === 'string' && { title }),
        ...(typeof description === 'string' && { description }),
        ...(typeof id === 'string' && { id }),
      }
      return withLead({ ...directive, ...(index > 0 && { isNext: true }) }, lead, depth)
    })
  }
}

/**
 * The path of a demo from the project's root begins with a slash: the function may name folders that are no content. A
 * path that leaves a folder it has named does so because the page wants it, and is as if the page had written it.
 */
function withPlace(block: { [key: string]: Json }, dir: string): { [key: string]: Json } {
  if (typeof block['demo'] !== 'string') return block
  const path = block['demo'].normalize().replace(/^(\.?\/)+/, '')
  const names = path.split('/')
  const isFree = !names.slice(names.findIndex((name) => name !== '..')).includes('..')
  return { ...block, demo: isFree ? `/${posix.normalize(path)}` : posix.relative(dir, path) }
}

function isBlock(value: unknown): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0
}

/** The inside of the braces. */
function asDirective(context: Context, block: Record<string, Json>, span: Span): Record<string, Json> {
  const { code, lang = 'jsx', files, ...options } = block
  if (context.options.config.html === 'sanitize' && (code ?? files) !== undefined) return options
  if (isBlock(files))
    return { demo: addLiveCode(context, { files: files as Record<string, string> }, span), ...options }
  const from = isBlock(code) && typeof code['file'] === 'string' ? code['file'] : undefined
  if (from !== undefined) {
    const ending = /\.tsx?$/.test(from) ? '.tsx' : '.jsx'
    return { demo: addLiveCode(context, { text: '', ending, from }, span), ...options }
  }
  if (typeof code !== 'string') return withPlace(block, posix.dirname(context.options.file ?? ''))
  const ending = (typeof lang === 'string' && scriptEnding(lang)) || '.jsx'
  return { demo: addLiveCode(context, { text: code, ending }, span), ...options }
}

/** An element without an end ends with its tag. */
function endOf(
  tag: Tag,
  token: HtmlToken,
  nodes: RootContent[],
  at: number,
): { last: number; end: number } | undefined {
  if (tag.selfClosing) return undefined
  let depth = 1
  for (let last = at; last < nodes.length; last++) {
    const node = nodes[last]!
    if (node.type !== 'html') continue
    for (const other of htmlTokens(node.value)) {
      if (other.tag?.written !== tag.written || (last === at && other.start <= token.start)) continue
      if (other.tag.closing) depth--
      else if (!other.tag.selfClosing) depth++
      if (depth === 0) return { last, end: other.end }
    }
  }
  return undefined
}

function between(
  nodes: RootContent[],
  first: number,
  start: number,
  end: { last: number; end: number },
): ElementChild[] {
  return nodes.slice(first, end.last + 1).flatMap((node, index) => {
    if (node.type !== 'html') return childOf(node, undefined)
    const isLast = first + index === end.last
    const to = isLast ? node.value.lastIndexOf('<', end.end - 1) : node.value.length
    return textChild(node.value.slice(index === 0 ? start : 0, Math.max(to, index === 0 ? start : 0)))
  })
}

function childOf(node: Nodes, reader: ElementReader | undefined): ElementChild[] {
  if (node.type === 'code') {
    const { lang, meta } = readFenceInfo(node.lang ?? '', node.meta ?? '')
    const { title } = parseFenceMeta(meta).meta
    return [{ lang, code: node.value, meta, ...(title !== undefined && { title }) }]
  }
  const found = reader?.element(node)
  const inner = 'children' in node ? node.children.flatMap((one) => childOf(one, reader)) : []
  if (found) return [{ element: found.name, props: { ...found.props, children: inner } }]
  const value = reader?.value(node)
  if (typeof value === 'object' && value !== null) return [value as ImportedValue]
  if (typeof value === 'string' || typeof value === 'number') return textChild(String(value))
  return inner.length > 0 && inner.some((one) => typeof one !== 'string') ? inner : textChild(plainText([node]))
}

function textChild(text: string): string[] {
  return text.trim() === '' ? [] : [text.trim()]
}

const attribute = /([^\s/>={}]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|\{([^{}]*)\}|([^\s>]+)))?/g

/** The attributes of a tag, with literals in braces. */
function propsOf(tag: string): Record<string, unknown> {
  const inner = tag.replace(/^<[^\s/>]+/, '').replace(/\/?>$/, '')
  return Object.fromEntries(
    [...inner.matchAll(attribute)].map(([, name, double, single, braced, bare]) => {
      if (braced !== undefined) return [name!, literalOf(braced)]
      const value = double ?? single ?? bare
      return [name!, value === undefined ? true : decodeHTMLAttribute(value)]
    }),
  )
}

function literalOf(code: string): unknown {
  try {
    return JSON.parse(code.trim().replace(/^'([^'"]*)'$/, '"$1"'))
  } catch {
    return undefined
  }
}

/** Nodes whose children are blocks. */
function isFlow(node: Nodes): node is Extract<Nodes, Parents> {
  return (
    node.type === 'listItem' ||
    node.type === 'list' ||
    node.type === 'blockquote' ||
    node.type === 'container' ||
    node.type === 'footnoteDefinition' ||
    node.type === 'mdxJsxFlowElement'
  )
}

/** A paragraph with blocks in it becomes those, and paragraphs of the text between them. */
function split(paragraph: Paragraph): RootContent[] {
  const children: RootContent[] = paragraph.children
  if (!children.some(isBlockNode)) return [paragraph]
  const parts: RootContent[] = []
  let run: RootContent[] = []
  const endRun = () => {
    const isBlank = run.every((node) => (node.type === 'text' && node.value.trim() === '') || node.type === 'break')
    if (!isBlank) parts.push({ ...paragraph, children: run as PhrasingContent[] })
    run = []
  }
  for (const node of children)
    if (isBlockNode(node)) {
      endRun()
      parts.push(node)
    } else run.push(node)
  endRun()
  return parts
}

function isBlockNode({ type }: RootContent): boolean {
  return type === 'directive' || type === 'heading'
}

function positionOf({ start, end }: Span): NonNullable<DirectiveNode['position']> {
  return { start: { line: 1, column: 1, offset: start }, end: { line: 1, column: 1, offset: end } }
}
