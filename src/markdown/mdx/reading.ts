/**
 * What is different where a text is MDX: its syntax, and the JSX, expressions and statements in its tree. The rest of a
 * parse is that of Markdown.
 */
import type { Program } from 'estree-jsx'
import type { Element, ElementContent, Root as HastRoot } from 'hast'
import type { Code, Heading, Nodes, Parents, Root } from 'mdast'
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx'
import type { MdxJsxFlowElement, MdxJsxTextElement, MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import type { Handlers, State } from 'mdast-util-to-hast'
import { mdxjs } from 'micromark-extension-mdxjs'
import { visit } from 'unist-util-visit'
import type { Json, Span } from '../../model.js'
import { presets } from '../../presets/index.js'
import type { Scope } from '../../script/constants.js'
import { mark, spanOf, splitChunks, type Context } from '../context.js'
import { markFiles } from '../containers.js'
import type { ElementReader } from '../elements.js'
import { readFenceInfo } from '../fence-meta.js'
import { directives } from '../html/raw-html.js'
import { imageMark, linkMark } from '../links.js'
import type { Chunk, MdxIsland, MdxParts, Parts } from '../parts.js'
import type { SyntaxExtensions } from '../syntax/markdown-tree.js'
import { literalIn, literalProps, scopeOf } from './literals.js'
import { collectNames, importsOf, noNames, spanOfNode } from './names.js'
import { type ElementPiece, isIdentifier, type Piece, printProgram, type ProgramParts, runsOf } from './program.js'
import { hidden, reveal } from './source.js'
import { unwrapParagraphs } from './unwrap.js'

export const mdxSyntax: SyntaxExtensions = { micromark: [mdxjs()], fromMarkdown: mdxFromMarkdown() }

/** The name of an element in place of one of JSX. */
const group = 'mdx-jsx'

type Jsx = MdxJsxFlowElement | MdxJsxTextElement
type Expression = MdxFlowExpression | MdxTextExpression

/** The reading of one text. `parseMarkdown` calls its functions in this order. */
export class MdxReading {
  readonly syntax = mdxSyntax
  #statements: { span: Span; program: Program; text: string }[] = []
  #names = noNames()
  #imports: MdxParts['imports'] = []
  #places: Span[] = []
  #runs = 1
  #pieces: Piece[] = [{ run: 0 }]
  /** The elements by the runs that begin in them, and the pieces by the runs behind them. */
  readonly #starts = new Map<number, ElementPiece>()
  readonly #ends = new Map<number, Piece>()
  #attributes: Chunk[] = []
  readonly #islands: MdxIsland[] = []
  /** For each element that is open, the component that those directly in it are in. */
  readonly #around: (number | undefined)[] = []
  /** The elements of code blocks where a component takes the place of `pre`: it looks at both. */
  readonly #fences = new Set<Element>()
  #hasLayout = false
  /** Elements may have become blocks, so that what they named is not needed. */
  #mayHaveLess = false

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
  prepare(context: Context, tree: Root, frontMatter: Record<string, Json> = {}): void {
    reveal(tree)
    unwrapParagraphs(tree)
    this.#takeStatements(context, tree)
    takeComments(context, tree)
    this.#readHeadings(context, tree, frontMatter)
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (ofPreset(context, node.name) !== 'FileTree') return
      for (const child of node.children) if (child.type === 'list') markFiles(child)
    })
  }

  /** What elements and expressions say as far as they are literals, and names that are imported or constant. */
  reader(context: Context): ElementReader {
    this.#mayHaveLess = true
    const scope = this.#scope(context)
    return {
      element: (node) =>
        isElement(node) && node.name !== null
          ? { name: node.name, props: literalProps(node.attributes, scope) }
          : undefined,
      value: (node) =>
        node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
          ? literalIn(node.data?.estree, scope)
          : undefined,
    }
  }

  /** Names that are imported or constant. */
  #scope({ options }: Context): Scope {
    return scopeOf(
      this.#statements.map(({ program }) => program),
      options.file ?? '',
    )
  }

  /** Expressions in headings become texts where they are known, so that contents, ids and the search have them. */
  #readHeadings(context: Context, tree: Root, frontMatter: Record<string, Json>): void {
    let scope: Scope | undefined
    visit(tree, 'heading', (heading) => {
      visit(heading, 'mdxTextExpression', (node, at, parent) => {
        scope ??= new Map([...Object.entries({ frontMatter, frontmatter: frontMatter }), ...this.#scope(context)])
        const value = literalIn(node.data?.estree, scope)
        if ((typeof value !== 'string' && typeof value !== 'number') || !parent || at === undefined) return
        const { position } = node
        context.edits.push({ ...spanOf(node), chunks: [String(value)] })
        parent.children[at] = { type: 'text', value: String(value), ...(position && { position }) }
      })
    })
  }

  handlers(context: Context): Handlers {
    const element = (state: State, node: Jsx, parent?: Nodes) => this.#element(context, state, node, parent)
    const expression = (_: State, node: Expression) => this.#expression(context, node)
    return {
      mdxJsxFlowElement: element,
      mdxJsxTextElement: element,
      mdxFlowExpression: expression,
      mdxTextExpression: expression,
      mdxjsEsm: () => undefined,
      ...(context.options.mdxElements?.includes('pre') && {
        code: (_: State, node: Code) => this.#fence(node),
      }),
    }
  }

  /** A code block for components in place of ours: the elements that MDX makes of it. */
  #fence(node: Code): Element {
    const { lang, meta } = readFenceInfo(node.lang ?? '', node.meta ?? '')
    const code: Element = {
      type: 'element',
      tagName: 'code',
      properties: { ...(lang !== '' && { className: [`language-${lang}`] }), ...(meta !== '' && { metastring: meta }) },
      children: [{ type: 'text', value: `${node.value}\n` }],
    }
    const pre: Element = { type: 'element', tagName: 'pre', properties: {}, children: [code] }
    this.#fences.add(pre).add(code)
    return pre
  }

  /** Makes the module of the page, once its chunks are there. */
  finish({ parts, options }: Context, text: string, frontMatter: Record<string, Json> = {}): void {
    const hasWrapper = options.mdxElements?.includes('wrapper') === true && !options.fragment
    const hasEffects = this.#imports.some((one) => one.names.length === 0)
    this.#hasLayout = this.#statements.some(({ program }) =>
      program.body.some(({ type }) => type === 'ExportDefaultDeclaration'),
    )
    if (this.#runs === 1 && !this.#hasLayout && !hasEffects && !hasWrapper) return
    const body = this.#splitAtBody(parts)
    const names = this.#names.elements.filter(
      ({ name }, index, all) =>
        !this.#names.defined.has(name) && all.findIndex((other) => other.name === name) === index,
    )
    const given = {
      names: names.map(({ name }) => name),
      values: this.#givenValues(text, frontMatter),
      pieces: this.#pieces,
      runs: runsOf(parts.chunks),
      hasLayout: this.#hasLayout,
      hasWrapper,
      file: options.file ?? '',
    }
    const needed = this.#mayHaveLess ? this.#withoutUnused(text, given) : text
    const program = printProgram({ statements: this.#statementsOf(needed), ...given })
    parts.mdx = {
      program,
      names,
      imports: this.#imports,
      places: this.#places,
      islands: this.#islands,
      attributes: this.#attributes,
      body,
    }
  }

  /** The text without imports of names that are nowhere else: those of elements that have become blocks. */
  #withoutUnused(text: string, given: Omit<ProgramParts, 'statements'>): string {
    const without = (from: string, imports: MdxParts['imports']) =>
      imports.reduce(
        (rest, { span }) => rest.slice(0, span.start) + blank(rest.slice(span.start, span.end)) + rest.slice(span.end),
        from,
      )
    const used = printProgram({ statements: this.#statementsOf(without(text, this.#imports)), ...given })
    const words = new Set(used.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu))
    const isUnused = ({ names }: MdxParts['imports'][number]) =>
      names.length > 0 && names.every(({ local }) => !words.has(local))
    const unused = this.#imports.filter(isUnused)
    this.#imports = this.#imports.filter((one) => !isUnused(one))
    return without(text, unused)
  }

  /** What generators define in every page, where it is used: the front matter, and a list of contents. */
  #givenValues(text: string, frontMatter: Record<string, Json>): string[] {
    const given = { frontMatter, frontmatter: frontMatter, toc: [] }
    return Object.entries(given)
      .filter(([name]) => text.includes(name) && !this.#names.defined.has(name))
      .map(([name, value]) => `const ${name} = ${JSON.stringify(value)}`)
  }

  /** They may be between the tags of an element, too. */
  #takeStatements(context: Context, parent: Parents): void {
    parent.children = (parent.children as Nodes[]).filter((node) => {
      if (node.type === 'mdxJsxFlowElement') this.#takeStatements(context, node)
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
    }) as never
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

  #element(context: Context, state: State, node: Jsx, above: Nodes | undefined): Element {
    const { name } = node
    const piece: ElementPiece = { name, attributes: [], place: 0, children: [] }
    const place = this.#places.push(spanOf(node)) - 1
    piece.place = place
    const mark = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name.startsWith('client:'))
    const isComponent = name !== null && isIdentifier(name)
    // What is in Markdown in it is a part of its HTML.
    const parent = above?.type.startsWith('mdxJsx') ? this.#around.at(-1) : undefined
    if (isComponent) {
      const isOnly = mark && 'name' in mark && mark.name === 'client:only'
      const island = {
        name,
        ...(mark && { isMarked: true as const }),
        ...(isOnly && { isOnly }),
        ...(parent !== undefined && { parent }),
        span: spanOf(node),
      }
      piece.island = this.#islands.push(island) - 1
    }
    piece.attributes = node.attributes
      .filter((one) => one !== mark)
      .map((one) => {
        if (one.type === 'mdxJsxExpressionAttribute') {
          if (one.data?.estree) collectNames(one.data.estree, this.#names)
          return one.value
        }
        return `${JSON.stringify(one.name)}: ${this.#valueOf(context, node, one)}`
      })
    if (isComponent) this.#names.elements.push({ name: name.split('.')[0]!, span: tagSpan(node) })
    const start = node.children.length > 0 ? [this.#runIn(context, node, piece)] : []
    this.#around.push(piece.island ?? parent)
    const content = state.all(node)
    this.#around.pop()
    // One node until the tree is whole: line ends are put between those of a block.
    const children = [...start, ...content, this.#runBehind(context, node, piece)]
    return { type: 'element', tagName: group, properties: {}, children }
  }

  #valueOf(context: Context, node: Jsx, { name, value, position }: MdxJsxAttribute): string {
    if (value === null || value === undefined) return 'true'
    if (typeof value !== 'string') {
      if (value.data?.estree) collectNames(value.data.estree, this.#names)
      return `(${value.value}\n)`
    }
    if (node.name !== null && (!isIdentifier(node.name) || ofPreset(context, node.name))) {
      const span = position ? spanOf({ position }) : spanOf(node)
      if (name === 'href' || (name === 'to' && isIdentifier(node.name)))
        return resolved(context, linkMark(context, value, span), 'link', context.parts.links.length - 1)
      if (name === 'src')
        return resolved(
          context,
          imageMark(context, value, span, false, directives.get(node.name)),
          'image',
          context.parts.images.length - 1,
        )
    }
    return JSON.stringify(value)
  }

  #expression(context: Context, node: Expression): ElementContent {
    const place = this.#places.push(spanOf(node)) - 1
    if (node.data?.estree) collectNames(node.data.estree, this.#names)
    return this.#runBehind(context, node, { expression: node.value, place })
  }

  /** The run in an element. The Markdown alternate has no tags, but the text of what they become. */
  #runIn(context: Context, node: Jsx, piece: ElementPiece): ElementContent {
    const placeholder = this.#newRun()
    this.#starts.set(placeholder.index, piece)
    const { start, end } = spanOf(node)
    const [first] = node.children
    context.edits.push({ start, end: first ? spanOf(first).start : end, chunks: [placeholder] })
    context.mdxStartOf?.set(node, placeholder.index)
    return { type: 'text', value: mark(context, placeholder) }
  }

  #runBehind(context: Context, node: Jsx | Expression, piece: Piece): ElementContent {
    const placeholder = this.#newRun()
    this.#ends.set(placeholder.index, piece)
    const { start, end } = spanOf(node)
    const last: Nodes | undefined = 'children' in node ? node.children.at(-1) : undefined
    context.edits.push({ start: last ? spanOf(last).end : start, end, chunks: [placeholder] })
    context.mdxEndOf?.set(node, placeholder.index)
    return { type: 'text', value: mark(context, placeholder) }
  }

  #newRun() {
    return { placeholder: 'mdx', index: this.#runs++ } as const
  }

  /** Puts what elements have become in their place. */
  flatten(parent: HastRoot | Element): void {
    parent.children = (parent.children as ElementContent[]).flatMap((node) => {
      if (node.type === 'element') this.flatten(node)
      return node.type === 'element' && node.tagName === group ? node.children : [node]
    }) as never
  }

  /** Puts the pieces in the order of the HTML, with the elements of Markdown that are components of the site. */
  arrange(context: Context, tree: HastRoot): void {
    const mapped = new Set(context.options.mdxElements)
    if (mapped.size > 0) this.#mapElements(context, tree, mapped)
    const open = [this.#pieces]
    const addRun = (run: number) => {
      const [started, ended] = [this.#starts.get(run), this.#ends.get(run)]
      if (started) {
        open.at(-1)!.push(started)
        open.push(started.children)
      } else if (ended && 'children' in ended && ended.children === open.at(-1)) open.pop()
      else if (ended) open.at(-1)!.push(ended)
      open.at(-1)!.push({ run })
    }
    const readMarks = (text: string) => {
      for (const chunk of splitChunks(context, text))
        if (typeof chunk !== 'string' && chunk.placeholder === 'mdx') addRun(chunk.index)
    }
    visit(tree, 'text', ({ value }) => {
      if (value.includes('\0') && !value.includes('\0lead')) readMarks(value)
    })
  }

  #mapElements(context: Context, parent: HastRoot | Element, mapped: ReadonlySet<string>): void {
    parent.children = (parent.children as ElementContent[]).flatMap((node) => {
      if (node.type !== 'element') return [node]
      this.#mapElements(context, node, mapped)
      const { tagName, properties } = node
      const isOurs = Array.isArray(properties.className) && properties.className.includes('heading-anchor')
      if (!(mapped.has(tagName) || this.#fences.has(node)) || isOurs) return [node]
      const attributes = Object.entries(properties).flatMap(([name, value]) => {
        if (value === null || value === undefined || value === false) return []
        const key = name.replace(/^(aria|data)(?=[A-Z])/, '$1-').replace(/(?<=^data-.*)[A-Z]/g, (one) => `-${one}`)
        const spelled = /^(aria|data)-/.test(key) ? key.toLowerCase().replace('--', '-') : name
        return [`${JSON.stringify(spelled)}: ${this.#propOf(context, value)}`]
      })
      const piece: ElementPiece = {
        name: tagName,
        ...(mapped.has(tagName) && { isMapped: true }),
        attributes,
        place: -1,
        children: [],
      }
      const [start, end] = [this.#newRun(), this.#newRun()]
      this.#starts.set(start.index, piece)
      this.#ends.set(end.index, piece)
      const text = (value: string): ElementContent => ({ type: 'text', value })
      return [text(mark(context, start)), ...node.children, text(mark(context, end))]
    }) as never
  }

  /** A property of an element as JavaScript; what the page resolves is a mark in it. */
  #propOf(context: Context, value: true | number | string | (string | number)[]): string {
    if (value === true || typeof value === 'number') return String(value)
    const chunks = splitChunks(context, Array.isArray(value) ? value.join(' ') : value)
    const spelled = chunks.map((chunk) => {
      if (typeof chunk === 'string') return JSON.stringify(chunk)
      if (chunk.placeholder === 'link' || chunk.placeholder === 'image')
        return addressOf(context, chunk.placeholder, chunk.index)
      return `$m.attribute(${this.#attributes.push(chunk) - 1})`
    })
    return spelled.length === 0 ? '""' : spelled.join(' + ')
  }
}

function isElement(node: Nodes): node is Jsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** The component of ours that stands for one of another generator; it makes links and images of its props. */
function ofPreset({ options }: Context, name: string | null): string | undefined {
  const { preset } = options.config
  return preset === undefined || name === null ? undefined : presets[preset].components[name.split('.')[0]!]
}

function insertAfter(pieces: Piece[], run: number, added: number): boolean {
  const at = pieces.findIndex((piece) => 'run' in piece && piece.run === run)
  if (at !== -1) pieces.splice(at + 1, 0, { run: added })
  return at !== -1 || pieces.some((piece) => 'children' in piece && insertAfter(piece.children, run, added))
}

/** An address as JavaScript: one that the site resolves is a mark, none if its scheme is not allowed. */
function resolved(context: Context, mark: string, kind: 'link' | 'image', index: number): string {
  return mark === '' ? 'undefined' : addressOf(context, kind, index)
}

function addressOf({ parts }: Context, kind: 'link' | 'image', index: number): string {
  const { url, kind: form } = parts[`${kind}s`][index]!
  return form === 'external' || form === 'anchor' ? JSON.stringify(url) : `$m.${kind}(${index})`
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
