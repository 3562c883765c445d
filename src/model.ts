/**
 * The data types of the generator, in the order in which the data flows. Read this first.
 *
 *   SiteConfig ─▶ NavNode[] ─▶ Route[] ─▶ Page ─▶ HTML ─▶ output files (families of them: core/output-family.ts)
 *
 * Everything here is plain data (it is passed between threads, hashed and cached), and this file imports types only, so
 * that templates, content and browser code can import its types without importing the generator.
 */
import type { z } from 'zod'
import type * as schema from './core/config/config-schema.js'
import type { en } from './locales/en.js'

declare const brand: unique symbol
type Branded<Name extends string> = string & { readonly [brand]: Name }

/**
 * A file, as a POSIX path relative to the project's root (`content/bars.md`, `../shared/a.md`), or
 * `vitrine:templates/pages/doc.tsx` for a file of the generator itself. Never absolute, so that nothing that is cached
 * or printed depends on where the project is.
 */
export type FilePath = Branded<'FilePath'>
/** An address without base and locale, with its trailing slash: `/x/charts/bars/`. */
export type UrlPath = Branded<'UrlPath'>
/** A file of the output, relative to the output folder: `zh/x/charts/bars/index.html`. */
export type OutputPath = Branded<'OutputPath'>

// ── Messages ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Offsets (UTF-16 code units, end exclusive) into the normalised text of a file: no BOM, `\n` line ends. */
export interface Span {
  start: number
  end: number
}

export type Severity = 'error' | 'warning'

/** A message for the person who runs the build. The terminal, the overlay and `--json` print the same value. */
export interface Diagnostic {
  /** Stable and documented, `area/what`: `links/missing`. */
  code: string
  severity: Severity
  /** One sentence that says what is wrong. */
  text: string
  /** The file that it is about, if any. */
  file?: FilePath
  /** The place in that file. Line and column are computed when it is printed. */
  span?: Span
  /** Additional facts, one per line. */
  notes?: string[]
  /** What to write or do instead. */
  hint?: string
}

// ── Configuration ─────────────────────────────────────────────────────────────────────────────────────────────────

/*
 * These types are those of the schema, which documents each key. The site's own values are completed by the defaults
 * (core/config/user-config.ts). Functions are not part of the configuration here (core/config/config.ts).
 */

export type Locale = z.output<typeof schema.locale>
export type ContentRoot = z.output<typeof schema.contentRoot>
/** One text for all languages, or a text for each locale; a missing one is that of the default language. */
export type LocalizedText = z.output<typeof schema.localizedText>
export type HeaderLink = z.output<typeof schema.headerLink>
export type Announcement = z.output<typeof schema.announcement>
export type Version = z.output<typeof schema.version>
export type SiteVersion = z.output<typeof schema.siteVersion>
export type Product = z.output<typeof schema.product>
export type Brand = z.output<typeof schema.brand>
export type CacheConfig = z.output<typeof schema.cache>
/** A JSON value. */
export type Json = z.output<ReturnType<typeof z.json>>
export type PluginEntry = z.output<typeof schema.pluginEntry>
export type Severities = z.output<typeof schema.severity>
export type MarkdownRules = Required<z.output<typeof schema.markdownRules>>
export type UserMarkdown = z.input<typeof schema.markdown>
/** The look of a kind of callouts. */
export type CalloutKind = z.output<typeof schema.calloutKind>
/** A generator whose Markdown is understood as far as it can be. */
export type MarkdownPreset = NonNullable<UserMarkdown['preset']>
/** The rule by which headings get their ids. */
export type HeadingIds = NonNullable<UserMarkdown['headingIds']>
export interface MarkdownConfig extends Required<Omit<UserMarkdown, 'preset'>>, Pick<UserMarkdown, 'preset'> {
  rules: MarkdownRules
}
/** A colour as hex, rgb(), rgba(), hsl(), hsla() or color(). */
export type ColorValue = string
export type PaletteColor = z.output<typeof schema.paletteColor>
export type Palette = z.output<typeof schema.palette>
export type ThemeFont = z.output<typeof schema.themeFont>
type GivenTheme = z.output<typeof schema.theme>
export interface ThemeConfig extends Required<Omit<GivenTheme, 'brand'>>, Pick<GivenTheme, 'brand'> {
  breakpoints: Required<NonNullable<GivenTheme['breakpoints']>>
  fonts: Required<NonNullable<GivenTheme['fonts']>>
}
export type ColorSchemeConfig = ThemeConfig['colorSchemes'][string]
export type CspSources = z.output<typeof schema.csp>
/** Options of features by name; `false` switches one off. */
export type FeatureOptions = Record<string, unknown>

/** The configuration after its schema has filled in the defaults. */
export interface SiteConfig extends z.output<typeof schema.siteSchema> {
  navigation: FilePath
  content: ContentRoot[]
  theme: ThemeConfig
  markdown: MarkdownConfig
  public: string
}

// ── Navigation ────────────────────────────────────────────────────────────────────────────────────────────────────

export type Plan = 'community' | 'pro' | 'premium'

/** An entry of `content/navigation.ts`. */
export interface NavNode {
  pathname: string
  /** In the default language, or in several: `{ en: 'Components', zh: '组件' }`. */
  title?: string | Record<string, string>
  children?: NavNode[]
  /** A heading in the list rather than a page or a group that opens. */
  subheader?: boolean | string
  /**
   * A group that is a tree of its own, such as a reference: its pages show this tree alone, with a switch to the tree
   * around it, where the group is a link to its first page.
   */
  tree?: boolean
  plan?: Plan
  newFeature?: boolean
  planned?: boolean
  unstable?: boolean
  /** The page, and those below it, are built, but not listed, searched or indexed. */
  unlisted?: boolean
}

/** The labels of an entry, in the order in which they are shown. */
export type Label = 'pro' | 'premium' | 'new' | 'planned' | 'unstable'

/** The data of the offline page: every page, by the group of the navigation, in its order. */
export type OfflineView = {
  /** Pages outside of the navigation's groups have an empty title. */
  groups: { title: string; pages: { title: string; href: string }[] }[]
}

/** A link as templates receive it. `href` carries base and locale and is absent for plain text. */
export interface LinkRef {
  title: string
  href?: string
  labels?: Label[]
  external?: boolean
}

/** A link in the header. */
export interface HeaderEntry extends LinkRef {
  /** `page`: this is the page that it leads to; `section`: the page belongs to the section that it stands for. */
  current?: 'page' | 'section'
}

/** A link to the page before or after. */
export interface NeighbourLink extends LinkRef {
  /** The title of its section of the navigation, if it is another one: many sections start with an “Overview”. */
  section?: string
}

/** An entry of the navigation in a page: the page's ancestors are open, other groups are closed. */
export interface NavEntry extends LinkRef {
  kind: 'link' | 'group' | 'subheader' | 'text'
  /** The page that is being shown. */
  current?: boolean
  /** This group holds the page that is being shown. */
  open?: boolean
  /** Its entries, if they are in the page. */
  children?: NavEntry[]
  /** The address of the HTML fragment with the entries of a closed group. */
  fragment?: string
  /** The group's page is one that someone has written, and not an index of its entries. */
  isWritten?: true
  /** A short stable name of the entry, unique in the tree. */
  id: string
  /** Number of entries that this page omits; the link leads to the index page, which lists them all. */
  more?: number
}

/** A link to one of the trees that readers of a page can switch between. */
export interface NavTreeLink extends LinkRef {
  /** `page`: this is the page that it leads to; `section`: the page belongs to the tree. */
  current?: 'page' | 'section'
}

// ── Routes and pages ──────────────────────────────────────────────────────────────────────────────────────────────

/** The template that renders a page. A site may add its own names. */
export type Layout = 'doc' | 'landing' | 'group' | 'not-found' | (string & {})

/** Coordinates of a page. */
export interface Route {
  pathname: UrlPath
  locale: string
  /** A tab of the page, which has its own address: `components-api`. */
  docsTab?: string
}

export interface Heading {
  depth: number
  id: string
  /** Plain text. */
  text: string
  labels?: Label[]
  /** The heading of a section that the generator adds, which translations do not share. */
  generated?: true
}

/** A block of the Markdown dialect that arranges its contents. */
export type LayoutBlock = 'steps' | 'cards' | 'file-tree'

/** What the search finds besides pages and their sections, as hits of their own: what the interface has a name for. */
export type SearchKind = Exclude<
  keyof (typeof en)['strings'] extends infer Key ? (Key extends `search.kind.${infer Kind}` ? Kind : never) : never,
  'page' | 'section'
>

/** The plain text under a heading, for search; or something with a name of its own, such as a prop. */
export interface TextSection {
  /** The id of its heading or element; empty for the text before the first heading, and for the page itself. */
  id: string
  /** The heading or the name. */
  heading: string
  text: string
  /** Absent for a section of a text. */
  kind?: SearchKind
  /** Shown with it: its type, and its default value. */
  type?: string
  default?: string
  labels?: Label[]
  /** What readers ask, see or paste whom it answers: for the search, not shown. */
  foundBy?: string[]
  /** The version that brought it, for the filter `since:8.10` of the search. */
  since?: string
}

export interface FrontMatter {
  title?: string
  description?: string
  productId?: string
  components?: string[]
  hooks?: string[]
  packageName?: string
  githubLabel?: string
  githubSource?: string
  waiAria?: string
  /** Further links under the description, by their texts: `{ 'Design guidelines': 'https://…' }`. */
  links?: Record<string, string>
  filename?: string
  layout?: Layout
  /** False: names in code spans do not become links to what documents them. */
  codeLinks?: boolean
  /** Hides the list of contents. */
  disableToc?: boolean
  disableAd?: boolean
  /** Old pathnames that redirect here. */
  redirectFrom?: string[]
  /** `components` and `hooks` get pages of their own, as tabs of the page. */
  tabs?: boolean
  /** What readers ask, see or paste whom the page answers: for the search, not shown. */
  foundBy?: string[]
  /** Excluded from search and from the sitemap. */
  noIndex?: boolean
  /** `docs-serve` shows the page; a build leaves it out. */
  draft?: boolean
  /** The page is built, but not listed, searched or indexed, and needs no entry in the navigation. */
  unlisted?: boolean
  /** Its place among its siblings where the navigation is made from the files. */
  order?: number
  /** Whether the text is MDX, whatever the file’s ending says; `detect` for what its ending says. */
  format?: 'md' | 'mdx' | 'detect'
  /** What templates and plugins of the site read. */
  data?: Record<string, Json>
}

/**
 * CSS rules that prerendered HTML needs, from a library that creates styles at run time. A page contains each rule
 * once: `<style data-emotion="css 1ab 2cd">`.
 */
export interface CriticalCss {
  /** The attribute by which the library finds its rules in the browser: `data-emotion`. */
  attribute: string
  /** The first word of the attribute's value; rules with different keys are in different elements. */
  key: string
  /** Others of its element, by which the library finds it. */
  attributes?: Record<string, string>
  /** In order: the name in the attribute, if it has one, and the text of the rule. */
  rules: { id?: string; css: string }[]
}

/** A link to a page of this site, for checking that its anchor exists. */
export interface PageLinkUse {
  /** As written. */
  url: string
  pathname: UrlPath
  locale: string
  hash?: string
  file: FilePath
  span: Span
}

/** A page as data. HTML as strings rather than trees, so that it can be passed between threads and cached. */
export interface Page {
  title: string
  description: string
  layout: Layout
  frontMatter: FrontMatter
  /** The HTML of the title and the description paragraph at the start of the text; empty if there are none. */
  lead: string
  /** The HTML of the text after its lead, with everything resolved. */
  body: string
  /** Data that the template renders in addition to, or instead of, a text: `PlaygroundView`, `OfflineView`. */
  data?: Json
  /** The plans that the title shows as labels. */
  titleLabels: Label[]
  /** The kinds of layout blocks in the text, sorted: `:::cards`, or an element of that class. */
  blocks: LayoutBlock[]
  headings: Heading[]
  /** Every id that links may point to; absent if they are not known. */
  ids?: string[]
  links: PageLinkUse[]
  /** Files of content folders that the page shows or links to. */
  assets: FilePath[]
  sections: TextSection[]
  /** The page as plain Markdown: its Markdown alternate. */
  markdown: string
  /** The CSS rules of its prerendered blocks, in the order of the text. */
  styles: CriticalCss[]
  /** Names of the client entries that it needs in addition to those of every page, sorted. */
  client: string[]
  /** Groups of interface strings (the part of a key before the dot) that scripts need on this page, sorted. */
  clientStrings: string[]
  /** Head elements of its blocks: stylesheets, preloads. */
  head: HeadTag[]
  /** Content-Security-Policy sources for its blocks and for the external files that the text embeds. */
  csp: CspSources
  /** Choices of tabs that are restored before the first paint, by storage key, in addition to those of every page. */
  tabChoices?: Record<string, string[]>
  /** Language of the text; differs from that of the route if the page is not translated. */
  locale: string
  fallback: boolean
  /** Its Markdown file, if it has one. */
  file?: FilePath
  /** It has nothing of the site around it: templates receive no announcement, navigation, links and slots. */
  standalone?: boolean
}

/** One element of `<head>`. */
export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script' | 'style'
  attributes?: Record<string, string | true>
  /** Text content, trusted. The hashes of inline scripts are in the page's Content-Security-Policy. */
  text?: string
}

export type Contents = string | Uint8Array

// ── What templates receive ────────────────────────────────────────────────────────────────────────────────────────

/** The texts of one locale; missing strings fall back to English: `translations['nav.previous']`. */
export interface Translations {
  /** Interface strings by key. */
  strings: Record<string, string>
  /** Titles of top-level sections: `getting-started`. */
  sections: Record<string, string>
  /** Titles of pages by pathname (without trailing slash). */
  pages: Record<string, string>
  /** Titles of products by id, if they differ from those of the configuration. */
  products?: Record<string, string>
  /** Descriptions of the API reference: `DataTable`, `DataTable.rowHeight`, `DataTable.slots.toolbar`. */
  api?: Record<string, string>
}

/** A page in another format. */
export interface AlternateFormat {
  /** Media type: `text/markdown`. */
  type: string
  href: string
}

/** A page in another language. */
export interface AlternateLink {
  locale: string
  lang: string
  label: string
  href: string
  current: boolean
  /** A hint in this language for its readers; absent if the page is not translated into it. */
  hint?: { text: string; dismiss: string }
}

/** An item of the index page of a navigation group. */
export interface GroupItem extends LinkRef {
  description?: string
  /** The address of a demo of the page, for a picture (`data-picture`). */
  picture?: string
  children?: GroupItem[]
}

/** The slots of templates, which features fill with HTML. */
export type SlotName =
  | 'bodyStart' // first in <body>
  | 'headerSearch' // in the middle of the header: the field that opens the search
  | 'headerEnd' // last in the header's row of tools
  | 'navStart' // above the navigation tree: product and version menus
  | 'contentStart' // under the description: the top ad
  | 'contentEnd' // after the content
  | 'asideEnd' // under the list of contents
  | 'footerEnd'
  | 'bodyEnd' // drawers, banners

/** The props that every template receives. */
export interface PageProps {
  userLanguage: string
  translations: Translations
  site: {
    title: string
    description: string
    url: string
    /** With a leading and a trailing slash. */
    base: string
    prefix: string
    storagePrefix: string
    repository?: string
    license?: LinkRef
    /** href of the landing page in this language. */
    home: string
  }
  /** What the header and the footer say whose page this is: the product's, or the site's. */
  brand: { title: string; href: string; notice?: string }
  page: {
    pathname: UrlPath
    layout: Layout
    title: string
    /** The name by which the navigation, breadcrumbs and links to the next page call it. */
    name: string
    description: string
    /** `lang` of the content; differs from that of the document if the page is not translated. */
    lang: string
    /** Direction of the content, if it differs from that of the document. */
    dir?: 'ltr' | 'rtl'
    fallback: boolean
    headings: Heading[]
    labels: Label[]
    disableToc: boolean
    productId?: string
    editUrl?: string
    /** The day of the last change: as `2025-11-03`, and in words. */
    lastUpdated?: { date: string; text: string }
    /**
     * The page asks whether it was helpful. `href`: where those who say no can say more; `url`: the same with
     * `{reason}` and `{comment}`; `endpoint`: where answers are sent.
     */
    feedback?: { href?: string; url?: string; endpoint?: string }
    /** Address of the page as Markdown. */
    markdownHref?: string
    /** Where readers can open that Markdown, such as in a chat. */
    openIn?: { title: string; href: string }[]
    frontMatter: FrontMatter
    /** The HTML of the title and the description paragraph at the start of the text; empty if there are none. */
    lead: string
    /** The HTML of the text after its lead. */
    body: string
    /** Data that the template renders in addition to, or instead of, a text: `PlaygroundView`, `OfflineView`. */
    data?: Json
    /** The plans that the title shows as labels. */
    titleLabels: Label[]
    /** The kinds of layout blocks in the text, sorted: `:::cards`, or an element of that class. */
    blocks: LayoutBlock[]
  }
  announcement?: { id: string; text: string; link?: LinkRef }
  headerLinks: HeaderEntry[]
  nav: NavEntry[]
  /** The tree of the guide and those of references beside it; empty where there is only one. */
  navTrees: NavTreeLink[]
  /** The inline script that restores the state of the navigation; belongs directly after it. */
  navScript: string
  breadcrumbs: LinkRef[]
  previous?: NeighbourLink
  next?: NeighbourLink
  alternates: AlternateLink[]
  /** Only for layout `group`. */
  items: GroupItem[]
  slots: Partial<Record<SlotName, string>>
}

/** The `data` of the layout `search`: what readers without JavaScript look through. */
export type SearchListView = {
  /** The address of the page itself. */
  action: string
  /**
   * Every page, by product and first letter. `names` is the address of the list of all names in the product's pages.
   */
  families: { title: string; names: string; letters: { letter: string; links: { title: string; href: string }[] }[] }[]
}

/** The `data` of the layout `search-names`. */
export type SearchNamesView = {
  /** The address of the search page. */
  search: string
  /** On the page of a letter: the page that lists them. */
  overview?: { title: string; href: string }
  /** The pages of letters, where one page would be too large; `count` is that of their names. */
  pages: { letter: string; href: string; count: number; isCurrent: boolean }[]
  /** Every name by its first letter: what it names, and the pages that have it. */
  letters: { letter: string; names: { name: string; kind: string; places: { title: string; href: string }[] }[] }[]
}

/** The `data` of the layout `playground`. */
export type PlaygroundView = {
  /** Addresses: the editor's frame, its stylesheet, the list of packages, the parts of a sandbox project. */
  frame: string
  styles: string
  vendors: string
  sandbox: string
  /** The initial code of the editor. */
  code: string
  /** The demos to start from: a group for each page. `key` is unique and ends with the demo's name, `href` is the address of the sources. */
  groups: { title: string; demos: { key: string; href: string }[] }[]
}

/** The props of the `document` template, which renders `<html>` around a page. */
export interface DocumentProps {
  lang: string
  /** Attributes of `<html>` before any script runs: `data-docs-color-scheme="light"`. */
  htmlAttributes: Record<string, string>
  /** In order; scripts that must run before the first paint come first. */
  head: HeadTag[]
  /** Runs first in `<body>`. */
  bodyScript: string
  /** The HTML of the page's template. */
  body: string
}
