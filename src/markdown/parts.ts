/**
 * The data passed between the phases of the pipeline. It is plain data, so that it can be sent to threads, hashed and
 * cached.
 *
 *   text ──parseMarkdown──▶ Parts (HTML with placeholders) ┐
 *   Parts.codes ──highlightCode──▶ HighlightedCode[]       ├──assemble──▶ lead, body, headings, sections, Markdown
 *   resolutions by the site (hrefs, sizes, demos …)        ┘
 *
 * Placeholders rather than callbacks: a parsed page does not depend on the pages that it links to, so when a page
 * moves, the pages that link to it are assembled again (microseconds), not parsed again (milliseconds).
 */
import type {
  Diagnostic,
  FilePath,
  FrontMatter,
  Heading,
  Json,
  Label,
  LayoutBlock,
  MarkdownConfig,
  Span,
  TextSection,
  HeadingIds,
} from '../model.js'
import type { DemoOptions } from './demo-options.js'
import type { CodeMeta } from './fence-meta.js'
import type { LiveCode } from './live-place.js'
import type { GivenStrings, MarkdownString } from './strings.js'

export type { CodeMeta }

export interface ParseOptions {
  config: MarkdownConfig
  /** Named in diagnostics. */
  file?: FilePath
  /**
   * `false`: CommonMark (and GFM) only. No front matter, no dialect blocks, no rules and no policy: HTML and URLs are
   * kept as written, so use it only for trusted text.
   */
  dialect?: boolean
  /** `false` leaves out tables, strikethrough, autolinks, task lists and footnotes. */
  gfm?: boolean
  /** Part of a page: it needs neither a title nor a description. */
  fragment?: boolean
  /** Prefix of footnote ids, so that those of two files on one page do not collide. */
  idPrefix?: string
  /** Names in code spans are listed, as the site has something that they may mean. */
  codeSpans?: boolean
  /** The text is MDX. */
  mdx?: boolean
  /** The elements of Markdown that the site has components for in MDX. */
  mdxElements?: readonly string[]
  /** The generator has made it: it may be empty, and names demos wherever they are. */
  made?: boolean
  /** What the page is called if it does not say so itself. */
  title?: string
  /** Sections are remembered, so that another version of the text is parsed sooner; the result is the same. */
  remember?: boolean
}

/** A place in HTML or text that a later phase resolves. `index` refers to the list of the same name in `Parts`. */
export type Placeholder =
  | { placeholder: 'link' | 'image' | 'code' | 'demo' | 'component' | 'include' | 'foundBy' | 'heading'; index: number }
  /** Where the HTML of a component that contains Markdown begins and ends; the Markdown is in between. */
  | { placeholder: 'component-start' | 'component-end'; index: number }
  /** Where the link around a code span begins, or ends; nothing if it has none. */
  | { placeholder: 'code-span'; index: number; end?: true }
  /** A number that is unique on the page, for the names of radio groups. */
  | { placeholder: 'unique'; index: number }
  /** Nothing, or `-2`, `-3` … where the page includes the same file again. */
  | { placeholder: 'copy' }
  /** Where a run of an MDX page begins (mdx/program.ts). */
  | { placeholder: 'mdx'; index: number }
  /** An interface string; `values` replace `{name}` in it. */
  | { placeholder: 'string'; key: MarkdownString; values?: Record<string, string> }

export type Chunk = string | Placeholder

/** A heading as written; `assemble` assigns the final ids of the page. */
export interface RawHeading {
  depth: number
  text: string
  /** The `slug` of the text, or the id written as `{#id}`. */
  id: string
  explicit: boolean
  labels?: Label[]
  /** The heading belongs to a generated section. */
  generated?: true
  span: Span
}

/** The kind of a URL, judged by its form only. */
export type UrlKind = 'external' | 'path' | 'relative' | 'anchor' | 'other'

export interface LinkUse {
  /** With aliases replaced; its scheme is always in the allow-list. */
  url: string
  kind: UrlKind
  span: Span
}

export type ResourceDirective = 'img-src' | 'media-src' | 'frame-src' | 'object-src' | 'form-action'

/** An image, or another file that a page embeds (a video, a frame), or the address that a form is sent to. */
export interface ImageUse {
  url: string
  kind: UrlKind
  span: Span
  /** The element accepts `width` and `height` but does not set them. */
  sizable: boolean
  /** The directive of the Content-Security-Policy that has to allow the host of an external URL. */
  directive: ResourceDirective
}

export interface IncludeUse {
  /** As written, relative to the file or from the content root. */
  path: string
  region?: string
  /** For files other than Markdown: options of the resulting code block, as in a fence's info string. */
  meta?: string
  lang?: string
  /** The page imports the file: code of the site is trusted. */
  isTrusted?: true
  span: Span
}

/** A reference to a demo. */
export interface DemoUse extends DemoOptions {
  demo: string
  /** The element that is this demo, as the configuration says. */
  by?: string
  span: Span
}

/** A code span that may name something that the site documents. */
export interface CodeSpanUse {
  /** As shown: `<DataTable />`. */
  text: string
  /** `DataTable`, `DataTable.rowHeight`. */
  name: string
  /** What the author says it is: `prop`. */
  kind?: string
  /** It is in a link already: it is checked, but does not become one. */
  isLinked: boolean
  span: Span
}

export interface ComponentUse {
  component: string
  props: Record<string, Json>
  /** It contains Markdown. */
  hasChildren?: true
  span: Span
}

/** Code to highlight, from any source. */
export interface CodeText {
  /** As written; '' for none. */
  lang: string
  code: string
  meta?: CodeMeta
}

export interface CodeBlock extends CodeText {
  meta: CodeMeta
  span: Span
}

/** Everything that highlighting depends on. Created by `codeRequest`. */
export interface CodeRequest {
  /** The name of the grammar; '' for plain text. */
  lang: string
  code: string
  diff?: boolean
  words?: string[]
}

export interface HighlightedCode {
  /** HTML of each line, without line ends. */
  lines: string[]
  /** With `diff`: `+`, `-` or a space for each line. */
  signs?: string
}

/** An import of an MDX page. */
export interface MdxImport {
  source: string
  /** `default` and `*` are names, too. */
  names: { imported: string; local: string }[]
  span: Span
}

/** An element of MDX that may be interactive. */
export interface MdxIsland {
  /** Of the element. */
  name: string
  /** The page says so: `<Counter client:visible />`. */
  isMarked?: true
  /** It is rendered in the browser only. */
  isOnly?: true
  /** The index of the nearest one around it, unless it is in Markdown in that one. */
  parent?: number
  span: Span
}

/**
 * A component or an element in an island: its name, its props and what is in it. A number is a part of the page, as is
 * `{ $slot: 0 }` in its props.
 */
export type IslandTree = [name: string, props: Record<string, unknown>, children: (IslandTree | string | number)[]]

/** What React has to render of an MDX page. */
export interface MdxParts {
  /** A module (mdx/program.ts). */
  program: string
  /** The components that are named without being imported. */
  names: { name: string; span: Span }[]
  imports: MdxImport[]
  /** The elements and expressions. */
  places: Span[]
  /** All components, in the order of their tags. */
  islands: MdxIsland[]
  /** What the page resolves in the props of elements that Markdown makes. */
  attributes: Chunk[]
  /** The run that begins after the title and the description. */
  body: number
}

/** What React has rendered of an MDX page: its own HTML, and the runs in between. */
export interface MdxDrawing {
  pieces: MdxPiece[]
  /** The same as Markdown. */
  markdown: (MdxOwn | { run: number; of: number })[]
  /** The files that the page imports as components, once for each time that they are rendered. */
  partials: IncludeResolution[]
  islands: (BlockResolution | undefined)[]
  /** Ids in its HTML. */
  ids?: string[]
  /** The layout blocks in its HTML. */
  blocks?: LayoutBlock[]
}

/** `island`: its HTML, in whose slots is what stands from there to `island-slot` or `island-end`. */
export type MdxPlaceholder = 'link' | 'image' | 'attribute' | 'island' | 'island-slot' | 'island-end'

export type MdxPiece =
  /** `of` is 0 for the page, otherwise a partial, counted from 1. */
  { run: number; of: number } | { html: MdxOwn[]; text: string }

/** What React has rendered, and in it what the page resolves. */
export type MdxOwn = string | { placeholder: MdxPlaceholder; index: number; of: number }

/** The result of parsing one file. */
export interface Parts {
  frontMatter: FrontMatter
  /** `<title>`: from the front matter, otherwise the first heading. */
  title: string
  description: string
  headings: RawHeading[]
  chunks: Chunk[]
  /** The chunks before this index are the page's title and description paragraph. */
  leadChunks: number
  /** The Markdown alternate. */
  markdown: Chunk[]
  /** Plain text; a `heading` placeholder begins a section. */
  text: Chunk[]
  links: LinkUse[]
  images: ImageUse[]
  includes: IncludeUse[]
  demos: DemoUse[]
  components: ComponentUse[]
  codeSpans: CodeSpanUse[]
  /** What the sections should be found by. */
  foundBy: string[][]
  codes: CodeBlock[]
  /** Code that runs; absent without any. */
  liveCodes?: LiveCode[]
  /** The plan labels in the title. */
  titleLabels: Label[]
  /** The layout blocks in the text, without duplicates. */
  blocks: LayoutBlock[]
  /** Ids of elements written as HTML. */
  anchors: string[]
  /** What `style` attributes say, by the name of the class that stands for each. */
  styleRules: Record<string, string>
  /** The names of tabs by the key under which the choice is kept. */
  tabChoices: Record<string, string[]>
  /** The number of `unique` placeholders. */
  uniques: number
  file?: FilePath
  /** Absent unless there is something to render. */
  mdx?: MdxParts
  reports: Diagnostic[]
}

export interface LinkResolution {
  href: string
  external?: boolean
  missing?: boolean
}

export interface ImageResolution {
  src: string
  width?: number
  height?: number
}

/** The rendered form of a demo or a component. */
export interface BlockResolution {
  html: string
  /** Of a component that contains Markdown: its HTML after that. */
  htmlAfter?: string
  /** Of an island of MDX: its HTML, and the numbers of its slots. */
  parts?: (string | number)[]
  /** Plain text, for search. */
  text?: string
  /** Markdown, for the Markdown alternate. */
  markdown?: string
  /** Of a component that contains Markdown: what follows that. */
  markdownAfter?: string
  /** What follows it, each once on a page: files that several demos import. */
  markdownFiles?: MarkdownFile[]
  /** Ids in its HTML, so that links to them are known. */
  ids?: string[]
  /** The layout blocks in its HTML. */
  blocks?: LayoutBlock[]
}

/** A file as Markdown. Of those with the same key, a page has the first. */
export interface MarkdownFile {
  key: string
  markdown: string
}

export interface IncludeResolution {
  parts: Parts
  resolutions: Partial<Resolutions>
}

/** By index of the lists in `Parts`; missing entries fall back to what is known without a site. */
export interface Resolutions {
  hrefs: (LinkResolution | undefined)[]
  images: (ImageResolution | null | undefined)[]
  codes: (HighlightedCode | undefined)[]
  demos: (BlockResolution | undefined)[]
  components: (BlockResolution | undefined)[]
  /** The addresses of what code spans name. */
  codeSpans: (string | undefined)[]
  includes: (IncludeResolution | undefined)[]
  mdx: MdxDrawing
  /** Ids of the original page's written headings, by position; a translation reuses them. */
  ids: string[]
  strings: GivenStrings
  /** Code with more lines is collapsed; 0 means never. */
  collapseLines: number
  headingIds: HeadingIds
}

export interface Assembled {
  /** The HTML of the title and description paragraph at the start of the text; empty if there are none. */
  lead: string
  /** The HTML of the rest. */
  body: string
  headings: Heading[]
  sections: TextSection[]
  markdown: string
  /** Every id that a link may point to. */
  ids: string[]
  titleLabels: Label[]
  /** The layout blocks of the whole page, sorted, without duplicates. */
  blocks: LayoutBlock[]
  /** The names of the page's tabs by the key under which the choice is kept. */
  tabChoices: Record<string, string[]>
  /** The declarations of the page's `style` attributes, by the class that stands for each. */
  styleRules: Record<string, string>
  reports: Diagnostic[]
}
