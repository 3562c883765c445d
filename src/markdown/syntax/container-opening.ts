/**
 * Reads the opening line of a block: `:::info Title`, `:::info[Title]{#id .class title="Title"}`, `::: details Title
 * {open}`. The title is inline Markdown, so it becomes the first child of the container.
 */
import type { Paragraph, PhrasingContent, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { walk } from '../walk.js'
import type { ContainerNode } from './nodes.js'

export interface ContainerOpening {
  name: string
  /** As written, and its offset in the line. */
  title: string
  titleAt: number
  id?: string
  classes: string[]
  /** Other attributes; those without a value are `true`. */
  attributes: Record<string, string | true>
  /** Text that is neither a title nor an attribute. */
  rest: string
}

const attribute =
  /\s*(?:#([^\s#.{}"'=]+)|\.([^\s#.{}"'=]+)|([A-Za-z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'{}]+)))?)(?=[\s#.]|$)/y

/** @returns undefined if the braces contain anything but attributes */
function readAttributes(text: string): Pick<ContainerOpening, 'id' | 'classes' | 'attributes'> | undefined {
  const read: Pick<ContainerOpening, 'id' | 'classes' | 'attributes'> = { classes: [], attributes: {} }
  attribute.lastIndex = 0
  while (text.slice(attribute.lastIndex).trim() !== '') {
    const match = attribute.exec(text)
    if (!match) return undefined
    const [, id, name, key, double, single, bare] = match
    const value = double ?? single ?? bare
    if (id !== undefined || key === 'id') read.id = id ?? value ?? ''
    else if (name !== undefined) read.classes.push(name)
    else if (key === 'class') read.classes.push(...(value ?? '').split(/\s+/).filter(Boolean))
    else read.attributes[key!] = value ?? true
  }
  return read
}

/** The index of the bracket that closes the one at `open`; -1 if there is none. */
function closingBracket(line: string, open: number): number {
  let depth = 0
  for (let at = open; at < line.length; at++) {
    if (line[at] === '\\') at++
    else if (line[at] === '[') depth++
    else if (line[at] === ']' && --depth === 0) return at
  }
  return -1
}

/** @param line an opening line of colons, trimmed */
export function readContainerOpening(line: string): ContainerOpening {
  const [start, name] = /^:+[ \t]*([\w-]+)/.exec(line) as unknown as [string, string]
  const opening: ContainerOpening = { name, title: '', titleAt: 0, classes: [], attributes: {}, rest: '' }
  let at = start.length
  const close = line[at] === '[' ? closingBracket(line, at) : -1
  if (close !== -1) {
    opening.title = line.slice(at + 1, close)
    opening.titleAt = at + 1
    at = close + 1
  }
  const braces = /^\{([^{}]*)\}|[ \t]\{([^{}]*)\}$/.exec(line.slice(at))
  const attributes = braces ? readAttributes(braces[1] ?? braces[2]!) : undefined
  let text = line.slice(at)
  if (braces && attributes) {
    Object.assign(opening, attributes)
    if (braces.index === 0) at += braces[0].length
    text = braces.index === 0 ? line.slice(at) : line.slice(at, at + braces.index)
  }
  const trimmed = text.trim()
  const { title } = opening.attributes
  if (typeof title === 'string') {
    delete opening.attributes.title
    if (opening.title === '' && trimmed === '') return { ...opening, title, titleAt: line.indexOf(title) }
  }
  if (trimmed === '') return opening
  // `:::info{…}` with anything else in the braces is a mistake, `:::info Title {…}` a title.
  if (opening.title !== '' || !/^\s/.test(text)) return { ...opening, rest: trimmed }
  return { ...opening, title: trimmed, titleAt: at + text.indexOf(trimmed) }
}

/** Adds the titles of containers as their first children. @param parse parses Markdown, with offsets from 0 */
export function addContainerTitles(tree: Root, parse: (text: string) => Root): void {
  visit(tree, 'container', (node: ContainerNode) => {
    if (node.form !== 'colons') return
    const { title, titleAt } = readContainerOpening(node.opening)
    if (title === '') return
    // A word before the title, so that it cannot begin a list or a heading.
    const prefix = 'a '
    const [paragraph] = parse(prefix + title).children
    if (paragraph?.type !== 'paragraph') return
    const by = (node.position?.start.offset ?? 0) + titleAt - prefix.length
    const [first, ...others] = paragraph.children
    if (first?.type !== 'text') return
    const value = first.value.slice(prefix.length)
    const children: PhrasingContent[] = value === '' ? others : [{ ...first, value }, ...others]
    const label: Paragraph = { ...paragraph, children, data: { isContainerTitle: true } }
    moveNodes(label, by)
    if (first.position && children[0]?.type === 'text') children[0].position!.start.offset! += prefix.length
    node.children.unshift(label)
  })
}

/** Separates the title of a container from its content. It has none if a plugin created it. */
export function splitContainer(node: ContainerNode): { title?: Paragraph; content: ContainerNode } {
  const [first, ...children] = node.children
  if (first?.type !== 'paragraph' || !first.data?.isContainerTitle) return { content: node }
  return { title: first, content: { ...node, children } }
}

/** Shifts offsets only; lines and columns are not used. */
export function moveNodes(tree: Root['children'][number], by: number): void {
  walk(tree, (node) => {
    const { position, data } = node as { position?: Root['position']; data?: { destination?: [number, number] } }
    if (position) {
      position.start.offset! += by
      position.end.offset! += by
    }
    if (data?.destination) data.destination = [data.destination[0] + by, data.destination[1] + by]
  })
}
