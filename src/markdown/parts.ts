/**
 * What crosses between the phases of the pipeline: plain data only, so that it crosses threads, is hashed and is
 * remembered.
 *
 *   text ──parseMarkdown──▶ Parts (HTML with holes)   ┐
 *   Parts.codes ──highlightCode──▶ HighlightedCode[]  ├──assemble──▶ lead, body, headings, sections, twin
 *   what only a site knows (hrefs, sizes, demos …)    ┘
 *
 * Holes rather than callbacks: a parsed page does not depend on the pages that it links to, so a moved page makes
 * its neighbours assemble again (microseconds) and not parse again (milliseconds).
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
} from '../model.js'
import type { DemoOptions } from './demo-options.js'
import type { CodeMeta } from './fence-meta.js'
import type { MarkdownString } from './strings.js'

export type { CodeMeta }

export interface ParseOptions {
  config: MarkdownConfig
  /** Named in diagnostics. */
  file?: FilePath
  /**
   * `false`: CommonMark (and GFM) alone. No front matter, no blocks of ours, no rules and no policy: HTML and URLs pass
   * as they are written, so it is for text that you trust.
   */
  dialect?: boolean
  /** `false` leaves out tables, strikethrough, autolinks, task lists and footnotes. */
  gfm?: boolean
  /** A part of a page: needs no title and no description. */
  fragment?: boolean
  /** Begins the ids of footnotes, so that two files on one page do not collide. */
  idPrefix?: string
}

/** A place in HTML or text that a later phase fills. `index` counts in the list of the same name in `Parts`. */
export type Placeholder =
  | { placeholder: 'link' | 'image' | 'code' | 'demo' | 'component' | 'include' | 'heading'; index: number }
  /** A number that no other hole on the page has: names of radio groups. */
  | { placeholder: 'unique'; index: number }
  /** An interface string; `values` replace `{name}` in it. */
  | { placeholder: 'string'; key: MarkdownString; values?: Record<string, string> }

export type Chunk = string | Placeholder

/** A heading as written; `assemble` settles the ids of a whole page. */
export interface RawHeading {
  depth: number
  text: string
  /** From the text by the rule of `slug`, or as written in `{#id}`. */
  id: string
  explicit: boolean
  labels?: Label[]
  /** Of a section that no author wrote. */
  generated?: true
  span: Span
}

/** What a URL is, by its form alone. */
export type UrlKind = 'external' | 'path' | 'relative' | 'anchor' | 'other'

export interface LinkUse {
  /** After aliases; never with a scheme outside the allow-list. */
  url: string
  kind: UrlKind
  span: Span
}

export interface ImageUse {
  url: string
  kind: UrlKind
  span: Span
  /** The element has room for width and height and says none itself. */
  sizable: boolean
}

export interface IncludeUse {
  /** As written, relative to the file or from the content root. */
  path: string
  region?: string
  /** Options of the code block that a file which is not Markdown becomes, as in a fence's info string. */
  meta?: string
  lang?: string
  span: Span
}

/** A reference to a demo. */
export interface DemoUse extends DemoOptions {
  demo: string
  span: Span
}

export interface ComponentUse {
  component: string
  props: Record<string, Json>
  span: Span
}

/** Code to be coloured, wherever it was written. */
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

/** All that colouring depends on. Made by `codeRequest`. */
export interface CodeRequest {
  /** The grammar's name; '' for no colours. */
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

/** The answer for one file. */
export interface Parts {
  frontMatter: FrontMatter
  /** `<title>`: from the front matter, else the first heading. */
  title: string
  description: string
  headings: RawHeading[]
  chunks: Chunk[]
  /** The pieces before this index are the page's title and its description paragraph. */
  leadChunks: number
  /** The Markdown twin. */
  markdown: Chunk[]
  /** Plain text; a `heading` hole begins a section. */
  text: Chunk[]
  links: LinkUse[]
  images: ImageUse[]
  includes: IncludeUse[]
  demos: DemoUse[]
  components: ComponentUse[]
  codes: CodeBlock[]
  /** The plans that the title names with labels of its own. */
  titleLabels: Label[]
  /** The layout blocks in the text, each once. */
  blocks: LayoutBlock[]
  /** Ids of elements that authors wrote as HTML. */
  anchors: string[]
  /** How many `unique` holes there are. */
  uniques: number
  file?: FilePath
  reports: Diagnostic[]
}

export interface LinkResolution {
  href: string
  external?: boolean
  missing?: boolean
  /** Where the link leads in the Markdown twin; by default `href`. */
  markdownHref?: string
}

export interface ImageResolution {
  src: string
  width?: number
  height?: number
}

/** What stands in the place of a demo or a component. */
export interface BlockResolution {
  html: string
  /** Plain text, for search. */
  text?: string
  /** Markdown, for the twin. */
  markdown?: string
  /** Ids in its HTML, so that links to them are known. */
  ids?: string[]
  /** The layout blocks in its HTML. */
  blocks?: LayoutBlock[]
}

export interface IncludeResolution {
  parts: Parts
  resolutions: Partial<Resolutions>
}

/** By index of the lists in `Parts`; what is absent falls back to what can be said without a site. */
export interface Resolutions {
  hrefs: (LinkResolution | undefined)[]
  images: (ImageResolution | null | undefined)[]
  codes: (HighlightedCode | undefined)[]
  demos: (BlockResolution | undefined)[]
  components: (BlockResolution | undefined)[]
  includes: (IncludeResolution | undefined)[]
  /** A translation's written headings take the original's ids, by position over the whole page. */
  ids: string[]
  strings: Partial<Record<MarkdownString, string>>
  /** Lines above which code is collapsed; 0 never. */
  collapseLines: number
}

export interface Assembled {
  /** The HTML of the title and the description paragraph that the text begins with; empty where it does not. */
  lead: string
  /** The HTML of the rest. */
  body: string
  headings: Heading[]
  sections: TextSection[]
  markdown: string
  /** Every id that a link may lead to. */
  ids: string[]
  titleLabels: Label[]
  /** The layout blocks of the whole page, each once, sorted. */
  blocks: LayoutBlock[]
  reports: Diagnostic[]
}
