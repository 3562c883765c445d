/**
 * What is different where a text is MDX: its syntax, and the JSX, expressions and statements in its tree. The rest of a
 * parse is that of Markdown.
 */
import type { Program } from 'estree-jsx'
import type { ElementContent } from 'hast'
import type { Heading, Nodes, Root } from 'mdast'
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx'
import type { MdxJsxFlowElement, MdxJsxTextElement, MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import type { Handlers, State } from 'mdast-util-to-hast'
import { mdxjs } from 'micromark-extension-mdxjs'
import type { Span } from '../../model.js'
import { mark, spanOf, type Context } from '../context.js'
import { imageMark, linkMark } from '../links.js'
import type { MdxParts, Parts } from '../parts.js'
import type { SyntaxExtensions } from '../syntax/markdown-tree.js'
import { collectNames, importsOf, noNames, spanOfNode } from './names.js'
import { isIdentifier, type Piece, printProgram, runsOf } from './program.js'
import { hidden, reveal } from './source.js'
import { unwrapParagraphs } from './unwrap.js'

const syntax: SyntaxExtensions = { micromark: [mdxjs()], fromMarkdown: mdxFromMarkdown() }

type Jsx = MdxJsxFlowElement | MdxJsxTextElement
type Expression = MdxFlowExpression | MdxTextExpression

/** The reading of one text. `parseMarkdown` calls its functions in this order. */
export class MdxReading {
  readonly syntax = syntax
  #statements: { span: Span; program: Program; text: string }[] = []
  #names = noNames()
  #imports: MdxParts['imports'] = []
  #places: Span[] = []
  #runs = 1
  #pieces: Piece[] = [{ run: 0 }]
  #open: Piece[][] = [this.#pieces]
  #hasLayout = false

  /** The text that the parser reads, with the same places. */
  source(text: string): string {
    return hidden(text)
  }

  /** @returns the message about what the parser threw, with its place; undefined if it is no error of the syntax */
  syntaxError(error: unknown): { text: string; offset: number } | undefined {
    const { reason, place } = error as { reason?: string; place?: unknown }
    if (typeof reason !== 'string') return undefined
    const point = (place as { start?: { offset?: number }; offset?: number } | undefined) ?? {}
    return { text: reason, offset: point.offset ?? point.start?.offset ?? 0 }
  }

  /** Takes out of the tree what is no text. */
  prepare(context: Context, tree: Root): void {
    reveal(tree)
    unwrapParagraphs(tree)
    this.#takeStatements(context, tree)
    takeComments(context, tree)
  }

  handlers(context: Context): Handlers {
    const element = (state: State, node: Jsx) => this.#element(context, state, node)
    const expression = (_: State, node: Expression) => this.#expression(context, node)
    return {
      mdxJsxFlowElement: element,
      mdxJsxTextElement: element,
      mdxFlowExpression: expression,
      mdxTextExpression: expression,
      mdxjsEsm: () => undefined,
    }
  }

  /** Makes the module of the page, once its chunks are there. */
  finish({ parts, options }: Context, text: string): void {
    const statements = this.#statementsOf(text)
    const hasEffects = this.#imports.some((one) => one.names.length === 0)
    if (this.#runs === 1 && !this.#hasLayout && !hasEffects) return
    const body = this.#splitAtBody(parts)
    const names = this.#names.elements.filter(
      ({ name }, index, all) =>
        !this.#names.defined.has(name) && all.findIndex((other) => other.name === name) === index,
    )
    const program = printProgram({
      statements,
      names: names.map(({ name }) => name),
      pieces: this.#pieces,
      runs: runsOf(parts.chunks),
      hasLayout: this.#hasLayout,
      file: options.file ?? '',
    })
    parts.mdx = { program, names, imports: this.#imports, places: this.#places, body }
  }

  #takeStatements(context: Context, tree: Root): void {
    tree.children = tree.children.filter((node) => {
      if (node.type !== 'mdxjsEsm') return true
      const span = spanOf(node)
      context.edits.push({ ...span, chunks: [] })
      const program = node.data?.estree
      if (program) {
        collectNames(program, this.#names)
        this.#imports.push(...importsOf(program))
        this.#statements.push({ span, program, text: node.value })
      }
      return false
    })
  }

  /** The statements in a text that has nothing else, so that messages about them have the right place. */
  #statementsOf(text: string): string {
    let result = ''
    let at = 0
    for (const { span, program } of this.#statements) {
      result += blank(text.slice(at, span.start))
      at = span.start
      for (const node of program.body) {
        if (node.type !== 'ExportDefaultDeclaration') continue
        const start = spanOfNode(node).start
        result += `${text.slice(at, start)}const $layout =`
        at = start + /^export\s+default/.exec(text.slice(start))![0].length
        this.#hasLayout = true
      }
      result += text.slice(at, span.end)
      at = span.end
    }
    return result
  }

  /** The lead of a page is not a part of a run. @returns the run that begins after it */
  #splitAtBody(parts: Parts): number {
    const before = parts.chunks.slice(0, parts.leadChunks)
    const last = before.findLast((chunk) => typeof chunk !== 'string' && chunk.placeholder === 'mdx')
    const at = typeof last === 'object' && 'index' in last ? last.index : 0
    const body = this.#runs++
    insertAfter(this.#pieces, at, body)
    parts.chunks.splice(parts.leadChunks, 0, { placeholder: 'mdx', index: body })
    return body
  }

  #element(context: Context, state: State, node: Jsx): ElementContent[] {
    const { name } = node
    const children: Piece[] = []
    const place = this.#places.push(spanOf(node)) - 1
    const attributes = node.attributes.map((one) => {
      if (one.type === 'mdxJsxExpressionAttribute') {
        if (one.data?.estree) collectNames(one.data.estree, this.#names)
        return one.value
      }
      return `${JSON.stringify(one.name)}: ${this.#valueOf(context, node, one)}`
    })
    if (name !== null && isIdentifier(name))
      this.#names.elements.push({ name: name.split('.')[0]!, span: tagSpan(node) })
    this.#open.at(-1)!.push({ name, attributes, place, children })
    this.#open.push(children)
    const start = node.children.length > 0 ? [this.#newRun(context, node, 'start')] : []
    const content = state.all(node)
    this.#open.pop()
    return [...start, ...content, this.#newRun(context, node, 'end')]
  }

  #valueOf(context: Context, node: Jsx, { name, value, position }: MdxJsxAttribute): string {
    if (value === null || value === undefined) return 'true'
    if (typeof value !== 'string') {
      if (value.data?.estree) collectNames(value.data.estree, this.#names)
      return `(${value.value}\n)`
    }
    if (node.name !== null && !isIdentifier(node.name)) {
      const span = position ? spanOf({ position }) : spanOf(node)
      if (name === 'href') return resolved(linkMark(context, value, span), 'link', context.parts.links.length - 1)
      if (name === 'src')
        return resolved(imageMark(context, value, span, false), 'image', context.parts.images.length - 1)
    }
    return JSON.stringify(value)
  }

  #expression(context: Context, node: Expression): ElementContent {
    const place = this.#places.push(spanOf(node)) - 1
    if (node.data?.estree) collectNames(node.data.estree, this.#names)
    this.#open.at(-1)!.push({ expression: node.value, place })
    return this.#newRun(context, node, 'end')
  }

  /** Begins a run within a node, or behind it. The Markdown alternate has no tags, but the text of what they become. */
  #newRun(context: Context, node: Jsx | Expression, at: 'start' | 'end'): ElementContent {
    const index = this.#runs++
    this.#open.at(-1)!.push({ run: index })
    const placeholder = { placeholder: 'mdx', index } as const
    const { start, end } = spanOf(node)
    const children: readonly Nodes[] = 'children' in node ? node.children : []
    const [first, last] = [children[0], children.at(-1)]
    if (at === 'start') {
      context.edits.push({ start, end: first ? spanOf(first).start : end, chunks: [placeholder] })
      context.mdxStartOf?.set(node, index)
    } else {
      context.edits.push({ start: last ? spanOf(last).end : start, end, chunks: [placeholder] })
      context.mdxEndOf?.set(node, index)
    }
    return { type: 'text', value: mark(context, placeholder) }
  }
}

function insertAfter(pieces: Piece[], run: number, added: number): boolean {
  const at = pieces.findIndex((piece) => 'run' in piece && piece.run === run)
  if (at !== -1) pieces.splice(at + 1, 0, { run: added })
  return at !== -1 || pieces.some((piece) => 'children' in piece && insertAfter(piece.children, run, added))
}

/** An address that the site resolves; none if its scheme is not allowed. */
function resolved(mark: string, kind: 'link' | 'image', index: number): string {
  return mark === '' ? 'undefined' : `$m.${kind}(${index})`
}

function tagSpan(node: Jsx): Span {
  const { start } = spanOf(node)
  return { start, end: start + (node.name?.length ?? 0) + 1 }
}

/** The same lines without text. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}

const commentOnly = /^(?:\s*\/\*[^]*?\*\/)*\s*$/
const idComment = /^\s*\/\*\s*([\w-]+)\s*\*\/\s*$/

/** Removes comments; one at the end of a heading that is a name is its id. */
function takeComments(context: Context, node: Nodes): void {
  if (!('children' in node)) return
  const last = node.children.at(-1)
  if (node.type === 'heading' && last?.type === 'mdxTextExpression') useAsId(context, node, last)
  node.children = (node.children as Nodes[]).filter((child) => {
    takeComments(context, child)
    const isComment =
      (child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression') && commentOnly.test(child.value)
    if (isComment) context.edits.push({ ...spanOf(child), chunks: [] })
    return !isComment
  }) as never
}

function useAsId(context: Context, node: Heading, comment: MdxTextExpression): void {
  const id = idComment.exec(comment.value)?.[1]
  if (id === undefined) return
  context.edits.push({ ...spanOf(comment), chunks: [] })
  node.children[node.children.length - 1] = {
    type: 'text',
    value: `{#${id}}`,
    ...(comment.position && { position: comment.position }),
  }
}
