/**
 * Rewrites a page that was written for another generator to Markdown of this one: its front matter, the components that
 * have a block here, and what the dialect has another word for. All other text keeps its bytes.
 */
import type { Program } from 'estree-jsx'
import type { Nodes, Parents, Root } from 'mdast'
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type { MarkdownPreset, Span } from '../../model.js'
import { firstPageText } from '../../presets/first-page.js'
import { presets } from '../../presets/index.js'
import { exportsOf } from '../../presets/preset.js'
import type { Scope } from '../../script/constants.js'
import { dedent } from '../../text.js'
import { installCommands } from '../code-blocks.js'
import { readFrontMatter } from '../front-matter.js'
import { idInBrackets } from '../headings.js'
import { literalIn, literalProps, scopeOf } from '../mdx/literals.js'
import { importsOf, isComponentName, spanOfNode } from '../mdx/names.js'
import { MdxReading, mdxSyntax } from '../mdx/reading.js'
import { hidden } from '../mdx/source.js'
import { unwrapParagraphs } from '../mdx/unwrap.js'
import { foreignBlock, isAsIs, labelled } from '../presets.js'
import { markdownTree } from '../syntax/markdown-tree.js'
import { blocks, htmlKinds, inlines, type MigratedElement } from './blocks.js'
import { Edits, indented } from './edits.js'
import { migratedFrontMatter } from './front-matter.js'

export interface MigrateOptions {
  preset: MarkdownPreset
  /** It is read as MDX. */
  isMdx: boolean
  /** It must end in `.mdx` to be read as such. */
  mayBecomeMarkdown: boolean
  file: string
  /** New addresses of links, imports and the like, by the places where the text has them. */
  addresses: readonly (Span & { from: string; to: string })[]
}

export interface Migrated {
  text: string
  /** It still has what only MDX has. */
  isMdx: boolean
  /** What is left to do. */
  left: Left[]
}

export interface Left {
  line: number
  /** The name of a component; undefined for what stands in the text. */
  component?: string
  /** It is one that the generator brings. */
  isForeign?: boolean
  text?: string
}

type Jsx = MdxJsxFlowElement | MdxJsxTextElement
type Expression = MdxFlowExpression | MdxTextExpression

/** @param source normalised, as for `parseMarkdown` */
export function migrate(source: string, options: MigrateOptions): Migrated {
  return new Migration(source, options).result()
}

class Migration {
  readonly #source: string
  readonly #options: MigrateOptions
  readonly #edits: Edits
  readonly #left: Left[] = []
  /** The names of our components by those of elements. */
  readonly #names: Map<string, string>
  #scope: Scope = new Map()
  /** Elements and expressions that have become Markdown. */
  readonly #gone = new Set<Nodes>()
  #isMdxLeft = false
  readonly #comments: { span: Span; text: string }[] = []

  constructor(source: string, options: MigrateOptions) {
    this.#source = source
    this.#options = options
    this.#edits = new Edits(source)
    this.#names = new Map(Object.entries(presets[options.preset].components))
    // In MDX these are elements, too.
    for (const [name, kind] of Object.entries(htmlKinds)) this.#names.set(name, kind)
  }

  result(): Migrated {
    const { isMdx, mayBecomeMarkdown, addresses } = this.#options
    const { text, data = {} } = readFrontMatter(this.#source, this.#options)
    const body = this.#source.length - text.trimStart().length
    let tree: Root
    try {
      tree = markdownTree(isMdx ? hidden(text) : text, {
        dialect: true,
        gfm: true,
        ...(isMdx && { mdx: mdxSyntax }),
      })
    } catch (error) {
      const problem = new MdxReading().syntaxError(error)
      if (!problem) throw error
      const { text: reason, offset } = problem
      this.#left.push({ line: this.#lineOf(offset), text: `This is no MDX, so it stays as it is: ${reason}` })
      return { text: this.#source, isMdx: isMdx && !mayBecomeMarkdown, left: this.#left }
    }
    for (const { start, end, from, to } of addresses) {
      const at = this.#source.indexOf(from, start)
      if (at !== -1 && at + from.length <= end) this.#edits.add({ start: at, end: at + from.length }, to)
    }
    for (const node of tree.children) this.#readBlock(node)
    visit(tree, (node) => this.#readForeign(node))
    if (isMdx) this.#readMdx(tree)
    else visit(tree, 'html', ({ value, position }) => this.#readHtml(value, spanOf({ position })))
    const becomesMarkdown = isMdx && mayBecomeMarkdown && !this.#isMdxLeft
    if (becomesMarkdown) for (const { span, text: comment } of this.#comments) this.#edits.add(span, comment)
    const first = presets[this.#options.preset].firstPage?.(data)
    const hasTitle = tree.children[0]?.type === 'heading' && tree.children[0].depth === 1
    const hero = first && firstPageText(hasTitle ? { ...first, name: undefined, text: undefined } : first)
    return {
      text:
        this.#frontMatter(body, first && { name: first.name ?? first.text }) +
        (hero ? `${hero}\n\n` : '') +
        this.#body(body),
      isMdx: isMdx && !becomesMarkdown,
      left: this.#left.sort((a, b) => a.line - b.line),
    }
  }

  #frontMatter(body: number, hero: { name?: string | undefined } | undefined): string {
    const head = this.#source.slice(0, body)
    const [, open, yaml, close] = /^(---[ \t]*\n)([^]*?)(^---[ \t]*\s*)$/m.exec(head) ?? []
    if (yaml === undefined) return head
    const migrated = migratedFrontMatter(yaml, presets[this.#options.preset], hero)
    return migrated.trim() === '' ? '' : open! + migrated + close!
  }

  /** Without what has gone from the top. */
  #body(start: number): string {
    const body = this.#edits.apply({ start, end: this.#source.length })
    return body.replace(/^\n+/, '')
  }

  #lineOf(offset: number): number {
    return this.#source.slice(0, offset).split('\n').length
  }

  #readBlock(node: Root['children'][number]): void {
    const span = spanOf(node)
    const block = foreignBlock(node.type, this.#source.slice(span.start, span.end).trim(), this.#options.preset)
    if (!block) return
    if ('message' in block) this.#left.push({ line: this.#lineOf(span.start), text: block.message.text })
    else if ('options' in block) {
      const address = this.#options.addresses.find(({ start, end }) => start >= span.start && end <= span.end)
      const include = address ? address.to : block.options['include']
      this.#edits.add(span, `{${JSON.stringify({ ...block.options, ...(include && { include }) })}}`)
    } else this.#remove(span)
  }

  /** What only other generators have: ids in brackets, languages of code, blocks of a text as it is. */
  #readForeign(node: Nodes): void {
    const { hasIdsInBrackets, installs } = presets[this.#options.preset]
    const { start, end } = spanOf(node)
    const source = this.#source.slice(start, end)
    const edit = (from: number, to: number, text: string) =>
      this.#edits.add({ start: start + from, end: start + to }, text)
    if (node.type === 'heading' && hasIdsInBrackets) {
      const found = idInBrackets.exec(source)
      if (found) edit(found.index, source.length, `{#${found[1]}}`)
    } else if (node.type === 'container' && isAsIs(node)) {
      edit(0, node.opening.length, '')
      if (node.closed) edit(source.lastIndexOf('\n') + 1, source.length, '')
    } else if (node.type === 'code' && node.lang) {
      const [line = '', fence = '', lang = ''] = /^((?:`{3,}|~{3,})[ \t]*)([^\s{:[]+)[^\n]*/.exec(source) ?? []
      const isInstall = installs?.includes(lang) === true
      if (isInstall) {
        const inner = source.slice(line.length)
        edit(
          fence.length,
          source.length,
          `bash package-manager${installCommands(inner.replace(/[^\n]*$/, ''))}${/[^\n]*$/.exec(inner)![0]}`,
        )
      } else if (/\snpm2yarn\b/.test(line)) edit(0, line.length, line.replace(/\bnpm2yarn\b/, 'package-manager'))
      else if (lang.endsWith('-vue')) edit(fence.length, fence.length + lang.length, lang.slice(0, -'-vue'.length))
    }
  }

  #readHtml(html: string, span: Span): void {
    const { labels } = presets[this.#options.preset]
    const read = labels ? labelled(html, labels).text : html
    if (read !== html && this.#source.slice(span.start, span.end) === html) this.#edits.add(span, read)
    for (const { 1: name, index } of read.matchAll(/<([A-Z][\w.]*)/g))
      this.#left.push({ line: this.#lineOf(span.start + index), component: name! })
  }

  #readMdx(tree: Root): void {
    unwrapParagraphs(tree)
    const programs: { program: Program; span: Span }[] = []
    for (const node of tree.children)
      if (node.type === 'mdxjsEsm' && node.data?.estree)
        programs.push({ program: node.data.estree, span: spanOf(node) })
    this.#scope = scopeOf(
      programs.map(({ program }) => program),
      this.#options.file,
    )
    const { preset } = this.#options
    for (const { program } of programs)
      for (const { source, names } of importsOf(program)) {
        const known = exportsOf(presets[preset], source)
        for (const { imported, local } of names) {
          const ours = known && Object.hasOwn(known, imported) ? known[imported] : undefined
          if (ours === undefined) this.#names.delete(local)
          else this.#names.set(local, ours)
        }
      }
    this.#migrateIn(tree)
    this.#takeImports(programs, this.#codeLeft(tree))
  }

  /** What is in a node, from the inside out, so that an element has what is in it as it will be. */
  #migrateIn(parent: Parents): MigratedElement[] {
    return parent.children.flatMap((node, index) => {
      if (isJsx(node)) return [this.#element(node, parent, index)]
      if (isExpression(node)) {
        const comment = /^\s*\/\*([^]*)\*\/\s*$/.exec(node.value)
        if (!comment) return [{ ...nothing, kind: 'value', value: literalIn(node.data?.estree, this.#scope) }]
        this.#gone.add(node)
        this.#comments.push({ span: spanOf(node), text: `<!--${comment[1]}-->` })
        return []
      }
      const children = 'children' in node ? this.#migrateIn(node) : []
      if (node.type === 'text' && node.value.trim() === '') return []
      const kind = node.type === 'list' ? 'list' : node.type === 'text' || node.type === 'paragraph' ? 'text' : ''
      return [{ ...nothing, kind, children: children.filter(({ kind: inner }) => inner !== 'text') }]
    })
  }

  #element(node: Jsx, parent: Parents, index: number): MigratedElement {
    const children = this.#migrateIn(node)
    const kind = this.#kindOf(node)
    const content = this.#contentOf(node)
    const value = children.length === 1 ? children[0]!.value : undefined
    const props = this.#propsOf(node)
    const isKnown =
      node.attributes.every(({ type }) => type === 'mdxJsxAttribute') &&
      Object.values(props).every((one) => one !== undefined) &&
      children.every((one) => one.isKnown)
    const element: MigratedElement = { kind, props, isKnown, content, value, children }
    if (isJsx(parent) && this.#isPart(node, parent)) return element
    const isBlock = node.type === 'mdxJsxFlowElement'
    const convert = isBlock ? (blocks[kind] ?? inlines[kind]) : inlines[kind]
    const written = element.isKnown || kind === 'Nothing' ? convert?.(element) : undefined
    const placed = written && isBlock ? this.#placed(node, written, parent, index) : written
    if (placed === '') this.#remove(spanOf(node))
    else if (placed !== undefined) this.#edits.add(spanOf(node), placed)
    if (placed !== undefined) this.#take(node)
    // What is around it need not know.
    return { ...element, isKnown: true }
  }

  #kindOf({ name }: Jsx): string {
    const [first = '', part] = (name ?? '').split('.')
    const kind = this.#names.get(first) ?? ''
    // A part has the same name wherever it is: `<Tabs.Tab>`.
    return kind === '' || part === undefined ? kind : part
  }

  /** Whether an element is what another one makes of it. */
  #isPart(node: Jsx, parent: Jsx): boolean {
    const kind = this.#kindOf(node)
    return parts.has(kind) || (kind === 'Card' && this.#kindOf(parent) === 'Cards')
  }

  /** An element has become Markdown, with its parts. */
  #take(node: Jsx, isWhole = this.#kindOf(node) === 'Nothing'): void {
    this.#gone.add(node)
    for (const child of node.children)
      if (isJsx(child) && (isWhole || this.#isPart(child, node))) this.#take(child, isWhole)
      else if (isExpression(child) && (isWhole || this.#kindOf(node) === 'CodeBlock')) this.#gone.add(child)
  }

  /** The code of what stays MDX. */
  #codeLeft(tree: Root): string {
    const code: string[] = []
    visit(tree, (node) => {
      if (this.#gone.has(node)) return
      if (isExpression(node)) code.push(node.value)
      if (!isJsx(node)) return
      const { name, attributes } = node
      const values = attributes.map((one) => {
        if (one.type === 'mdxJsxExpressionAttribute') return one.value
        return typeof one.value === 'string' ? '' : (one.value?.value ?? '')
      })
      code.push(`<${name ?? ''} ${values.join(' ')}>`)
      const isForeign = this.#kindOf(node) !== ''
      if (name && isComponentName(name) && (isForeign || !this.#scope.has(name.split('.')[0]!)))
        this.#left.push({ line: this.#lineOf(spanOf(node).start), component: name, ...(isForeign && { isForeign }) })
    })
    this.#isMdxLeft = code.length > 0
    return code.join('\n')
  }

  #propsOf(node: Jsx): Record<string, unknown> {
    const props = literalProps(node.attributes, this.#scope)
    for (const one of node.attributes) {
      if (one.type !== 'mdxJsxAttribute') continue
      const text =
        typeof one.value === 'object' ? /^\s*<summary>([^<{]*)<\/summary>\s*$/.exec(one.value?.value ?? '') : null
      if (text) props[one.name] = text[1]
      const span = one.position ? spanOf({ position: one.position }) : undefined
      const address = span && this.#options.addresses.find(({ start, end }) => start >= span.start && end <= span.end)
      if (address && typeof one.value === 'string') props[one.name] = one.value.replace(address.from, address.to)
    }
    return props
  }

  /** What is between the tags of an element, migrated. */
  #contentOf({ children, position }: Jsx): string {
    if (children.length === 0) return ''
    const { start, end } = { start: spanOf(children[0]!).start, end: spanOf(children.at(-1)!).end }
    const line = this.#source.lastIndexOf('\n', start - 1) + 1
    const isFirst = line > (position?.start.offset ?? 0) && this.#source.slice(line, start).trim() === ''
    return dedent(this.#edits.apply({ start: isFirst ? line : start, end }))
  }

  /** A block at its place; undefined if other text is in its lines. */
  #placed(node: Jsx, text: string, parent: Parents, index: number): string | undefined {
    const { start, end } = spanOf(node)
    const line = this.#source.slice(this.#source.lastIndexOf('\n', start - 1) + 1, start)
    const after = /^[^\n]*/.exec(this.#source.slice(end))![0]
    const isWithin = parent.type.startsWith('mdxJsx')
    const isAlone = /^[ \t]*(?:(?:[-*+]|\d+[.)])[ \t]+)*$/.test(line) && after.trim() === ''
    if (isAlone) return indented(text, line).slice(line.length)
    // On the line of a tag.
    const isFirst = index === 0 || parent.children[index - 1]!.type !== 'text'
    return isWithin && isFirst && parent.children.every(isJsx) ? `\n${text}\n` : undefined
  }

  /** Takes out imports of the generator's modules that nothing uses any more. @param code what uses them */
  #takeImports(programs: readonly { program: Program; span: Span }[], code: string): void {
    const { modules } = presets[this.#options.preset]
    const statements = programs.flatMap(({ program }) => program.body)
    const others = statements
      .filter(({ type }) => type !== 'ImportDeclaration')
      .map((node) => this.#source.slice(spanOfNode(node).start, spanOfNode(node).end))
    const words = new Set([code, ...others].join('\n').match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu))
    const gone = statements.filter(
      (node) =>
        node.type === 'ImportDeclaration' &&
        modules?.test(String(node.source.value)) &&
        node.specifiers.every(({ local }) => !words.has(local.name)),
    )
    this.#isMdxLeft ||= gone.length < statements.length
    for (const { program, span } of programs) {
      if (program.body.every((node) => gone.includes(node))) this.#remove(span)
      else for (const node of program.body) if (gone.includes(node)) this.#removeLine(spanOfNode(node))
    }
  }

  /** A block, with the blank lines behind it. */
  #remove({ start, end }: Span): void {
    const blank = /^[ \t]*(?:\n[ \t]*)*\n?/.exec(this.#source.slice(end))![0]
    this.#edits.add({ start, end: end + (/\n/.test(blank) ? blank.replace(/[ \t]+$/, '').length : 0) }, '')
  }

  #removeLine({ start, end }: Span): void {
    this.#edits.add({ start, end: this.#source[end] === '\n' ? end + 1 : end }, '')
  }
}

/** Kinds of elements that make no sense by themselves. */
const parts: ReadonlySet<string> = new Set(['Tab', 'TabList', 'Step', 'Folder', 'File', 'summary'])

const nothing = { props: {}, isKnown: true, content: '', children: [] }

function isJsx(node: Nodes): node is Jsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

function isExpression(node: Nodes): node is Expression {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
}

function spanOf({ position }: { position?: Nodes['position'] }): Span {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 }
}
