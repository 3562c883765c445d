/**
 * Parses text into a Markdown tree: remark-parse with the dialect's blocks and the GFM extensions that the text can
 * need.
 *
 * GFM takes nearly half of the parse time, mostly to look for e-mail addresses at every letter. So each extension is
 * enabled only if the text contains a character that it requires; the result is the same.
 */
import '../speed/edit-map.js'
import type { Root } from 'mdast'
import type { Extension as FromMarkdownExtension, Token } from 'mdast-util-from-markdown'
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import type { Extension } from 'micromark-util-types'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import {
  cjkEmphasis,
  cjkStrikethrough,
  endBeforePunctuation,
  hasCjk,
  treeEndingBeforePunctuation,
} from './cjk-syntax.js'
import { addContainerTitles } from './container-opening.js'
import { containerConstruct } from './container-syntax.js'
import { directiveConstruct } from './directive-syntax.js'
import { limitEffort } from './effort.js'
import { keepCompiler, keepStatesOf } from '../speed/keep-compiled.js'
import { largeSize, parseInParts } from '../speed/large-text.js'
import { parseSections } from '../speed/remembered-sections.js'
import './nodes.js'

export interface TreeOptions {
  dialect: boolean
  gfm: boolean
  /** Sections are remembered, for the next text that has them. */
  remember?: boolean
  /** Syntax of MDX; that of the dialect goes first. */
  mdx?: SyntaxExtensions | undefined
  /** Syntax of plugins. */
  further?: SyntaxExtensions | undefined
}

interface Part {
  needed(text: string): boolean
  /**
   * @param cjk the dialect is on and the text is Chinese, Japanese or Korean
   * @param addresses the text may have e-mail addresses
   */
  syntax(cjk: boolean, addresses: boolean): Extension
  tree(cjk: boolean): FromMarkdownExtension
}

const address = /[\w.+-]@[\w-]/

const gfmParts: Part[] = [
  { needed: (text) => text.includes('|'), syntax: gfmTable, tree: gfmTableFromMarkdown },
  {
    needed: (text) => text.includes('~'),
    syntax: (cjk) => (cjk ? cjkStrikethrough() : gfmStrikethrough()),
    tree: gfmStrikethroughFromMarkdown,
  },
  { needed: (text) => text.includes('[^'), syntax: gfmFootnote, tree: gfmFootnoteFromMarkdown },
  { needed: (text) => /\[[ \txX\n]\]/.test(text), syntax: gfmTaskListItem, tree: gfmTaskListItemFromMarkdown },
  {
    needed: (text) => /https?:\/\/|www\./i.test(text) || address.test(text),
    syntax: (cjk, addresses) => {
      const extension = cjk ? endBeforePunctuation(gfmAutolinkLiteral()) : gfmAutolinkLiteral()
      return addresses ? extension : withoutAddresses(extension)
    },
    tree: (cjk) =>
      cjk ? treeEndingBeforePunctuation(gfmAutolinkLiteralFromMarkdown()) : gfmAutolinkLiteralFromMarkdown(),
  },
]

/** E-mail addresses are tried at every letter; `http` and `www` begin with one of these four. */
function withoutAddresses(extension: Extension): Extension {
  const text = Object.fromEntries(
    ['H', 'h', 'W', 'w'].map((char) => [char.charCodeAt(0), extension.text![char.charCodeAt(0)]]),
  )
  return { ...extension, text }
}

const dialectSyntax: Extension = { flow: { 58: containerConstruct, 60: containerConstruct, 123: directiveConstruct } }

const dialectTree: FromMarkdownExtension = {
  enter: {
    dialectContainer(token) {
      this.enter({ type: 'container', form: 'colons', opening: '', closed: false, children: [] }, token)
    },
    dialectDirective(token) {
      this.enter({ type: 'directive', value: this.sliceSerialize(token).trimEnd() }, token)
    },
  },
  exit: {
    dialectContainerOpen(token) {
      const node = this.stack[this.stack.length - 1]
      if (node?.type !== 'container') return
      node.opening = this.sliceSerialize(token).trimEnd()
      node.form = node.opening.startsWith(':')
        ? 'colons'
        : node.opening.startsWith('<codeblock')
          ? 'codeblock'
          : 'featureList'
    },
    dialectContainerClose() {
      const node = this.stack[this.stack.length - 1]
      if (node?.type === 'container') node.closed = true
    },
    dialectContainer: close,
    dialectDirective: close,
  },
}

function close(this: { exit(token: Token): void }, token: Token): void {
  this.exit(token)
}

/** Records the position of link destinations, for messages and for the Markdown alternate. */
const destinations: FromMarkdownExtension = {
  exit: {
    resourceDestinationString(token) {
      const url = this.resume()
      const node = this.stack[this.stack.length - 1]
      if (node?.type !== 'link' && node?.type !== 'image') return
      node.url = url
      node.data = { ...node.data, destination: [token.start.offset, token.end.offset] }
    },
    definitionDestinationString(token) {
      const url = this.resume()
      const node = this.stack[this.stack.length - 1]
      if (node?.type !== 'definition') return
      node.url = url
      node.data = { ...node.data, destination: [token.start.offset, token.end.offset] }
    },
  },
}

/** Syntax added by plugins. */
export interface SyntaxExtensions {
  micromark: Extension[]
  fromMarkdown: FromMarkdownExtension[]
}

/** By what they are made for: functions are kept of those that many texts share. */
const known = new Map<string, SyntaxExtensions>()

function extensionsFor(dialect: boolean, cjk: boolean, addresses: boolean, parts: readonly Part[]): SyntaxExtensions {
  const syntax = [
    ...parts.map((part) => part.syntax(cjk, addresses)),
    ...(cjk ? [cjkEmphasis()] : []),
    ...(dialect ? [dialectSyntax] : []),
  ]
  return {
    micromark: syntax.map((one) => keepStatesOf(limitEffort(one))),
    fromMarkdown: [
      keepCompiler,
      ...parts.map((part) => part.tree(cjk)),
      ...(dialect ? [dialectTree, destinations] : []),
    ],
  }
}

/** @throws RangeError if inline markup is nested too deeply for the call stack */
export function markdownTree(text: string, { dialect, gfm, remember, mdx, further }: TreeOptions): Root {
  const cjk = dialect && hasCjk(text)
  const addresses = address.test(text)
  const parts = gfm ? gfmParts.filter((part) => part.needed(text)) : []
  const syntax = [dialect, cjk, addresses, ...gfmParts.map((part) => parts.includes(part))].join()
  const extensions = known.get(syntax) ?? extensionsFor(dialect, cjk, addresses, parts)
  known.set(syntax, extensions)
  const processor = unified()
    .use(remarkParse)
    .data({
      micromarkExtensions: [...(mdx?.micromark ?? []), ...extensions.micromark, ...(further?.micromark ?? [])],
      fromMarkdownExtensions: [
        ...(mdx?.fromMarkdown ?? []),
        ...extensions.fromMarkdown,
        ...(further?.fromMarkdown ?? []),
      ],
    })
    .freeze()
  const parse = (part: string) => {
    const tree = processor.parse(part)
    if (dialect && part.includes(':::')) addContainerTitles(tree, (title) => processor.parse(title))
    return tree
  }
  if (mdx) return parse(text)
  // Nothing is known about the state of plugins.
  if (!remember || further || text.length > largeSize) return parseInParts(text, dialect, parse)
  return parseSections(text, dialect, syntax, parse)
}
