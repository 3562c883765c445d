/**
 * The nouns of the generator, in the order in which the data flows. Read this first.
 *
 *   SiteConfig ─▶ NavNode[] ─▶ Route[] ─▶ Page ─▶ HTML ─▶ output files (families of them: core/output-family.ts)
 *
 * Everything here is plain data (it crosses threads, is hashed and is remembered), and this file imports nothing, so
 * that templates, content and browser code can import its types without pulling in the generator.
 */

declare const brand: unique symbol
type Branded<Name extends string> = string & { readonly [brand]: Name }

/**
 * A file, as a POSIX path relative to the project's root (`content/bars.md`, `../shared/a.md`), or
 * `vitrine:templates/page.tsx` for a file of the generator itself. Never absolute, so nothing that is remembered or
 * printed depends on where the project lies.
 */
export type FilePath = Branded<'FilePath'>
/** An address without base and locale, with its trailing slash: `/x/react-charts/bars/`. */
export type UrlPath = Branded<'UrlPath'>
/** A file of the output, relative to the output folder: `zh/x/react-charts/bars/index.html`. */
export type OutputPath = Branded<'OutputPath'>

// ── Messages ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Offsets (UTF-16 code units, end exclusive) into the normalised text of a file: no BOM, `\n` line ends. */
export interface Span {
  start: number
  end: number
}

export type Severity = 'error' | 'warning'

/** One thing to tell the person who runs the build. The same value prints in the terminal, the overlay and `--json`. */
export interface Diagnostic {
  /** Stable and documented, `area/what`: `links/missing`. */
  code: string
  severity: Severity
  /** One sentence that says what is wrong. */
  text: string
  /** The file it is about, where there is one. */
  file?: FilePath
  /** Where in that file. Line and column are computed when it is printed. */
  span?: Span
  /** Further facts, a line each. */
  notes?: string[]
  /** What to write or do instead. */
  hint?: string
}

// ── Configuration ─────────────────────────────────────────────────────────────────────────────────────────────────

export interface Locale {
  /** The URL segment and file suffix: `zh`, `pt-BR`. The first locale of the list is the default and has no prefix. */
  code: string
  /** As its own speakers write it: `中文`. */
  label: string
  /** The value of `lang`; by default the code. */
  lang?: string
  /** The direction of its script. @default 'ltr' */
  dir?: 'ltr' | 'rtl'
}

export interface ContentRoot {
  /** The folder, relative to the project's root; may lie outside it. */
  dir: string
  /** The pathname that the folder stands for: `/x`. */
  at: string
  /** Where "edit this page" leads; the file's path within the folder is appended. */
  editUrl?: string
}

export interface Version {
  /** `8.14.0`, `v7`. */
  label: string
  /** The product's root in that version's documentation; absent for the version that is being built. */
  url?: string
  /** Pathnames that exist in that version; with it the menu keeps the page. */
  paths?: string[]
}

export interface Product {
  /** Names the product in front matter (`productId`), in translations and in analytics. */
  id: string
  /** As the menu of products shows it. */
  title: string
  /** Pathname prefixes that belong to it: `/x/react-charts/`, `/x/api/charts/`. */
  pathnames: string[]
  /** The grouping that analytics reports: `x`. */
  category?: string
  /** The npm package, shown in API links. */
  packageName?: string
  /** The menu of versions, newest first; with fewer than two there is no menu. */
  versions?: Version[]
}

/** What JSON can say. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** A plugin of unified, by its module: a package's name or a path from the project's root, alone or with its options. */
export type PluginEntry = string | [module: string, options: Json]

export type Severities = 'off' | 'warn' | 'error'

/** Rules of the Markdown dialect whose severity a site can choose. */
export interface MarkdownRules {
  /** A title has at most 70 characters. @default 'error' */
  'title-length': Severities
  /** A page has a title. @default 'error' */
  'title-missing': Severities
  /** A page has a description. @default 'error' */
  'description-missing': Severities
  /** A description has at most 160 characters. @default 'error' */
  'description-length': Severities
  /** A description ends like a sentence. @default 'error' */
  'description-punctuation': Severities
  /** The first heading under the title has level 2. @default 'error' */
  'heading-order': Severities
  /** A callout has a known kind. @default 'error' */
  'callout-unknown': Severities
  /** Links to pages end in a slash. @default 'error' */
  'link-trailing-slash': Severities
  /** Links lead to pages that exist. @default 'error' */
  'link-missing': Severities
  /** Links lead to headings that exist. @default 'error' */
  'anchor-missing': Severities
  /** Code blocks name a language that the highlighter knows. @default 'warn' */
  'fence-language': Severities
  /** Images exist. @default 'error' */
  'image-missing': Severities
  /** HTML tags are elements, and elements are closed. @default 'error' */
  'html-structure': Severities
}

export interface MarkdownConfig {
  /** `trusted` keeps authors' HTML, `sanitize` cleans it by an allow-list. @default 'trusted' */
  html: 'trusted' | 'sanitize'
  /** The severity of rules: `{ 'title-length': 'off' }`. */
  rules: MarkdownRules
  /** Replacements in link targets, made before anything else: `{ 'SOURCE_CODE_REPO': 'https://…' }`. */
  aliases: Record<string, string>
  /** URL schemes that survive; anything else is removed and reported. @default ['http', 'https', 'mailto', 'tel'] */
  schemes: string[]
  /** Package managers offered by the tabs made from one install fence. @default ['npm', 'pnpm', 'yarn', 'bun'] */
  packageManagers: string[]
  /** Code blocks with more lines than this are collapsed. 0 never collapses. @default 60 */
  collapseLines: number
  /**
   * Plugins for the Markdown tree (mdast), in the order in which they run. A plugin is the default export of a module;
   * it is named rather than imported, because pages are parsed in threads: `['remark-math', ['./plugins/abbr.ts', {}]]`.
   */
  remarkPlugins: PluginEntry[]
  /**
   * Plugins for the HTML tree (hast), in the order in which they run. Code, demos and the targets of links are
   * placeholders in it, since they are filled in later; a plugin moves or drops them like any other text.
   */
  rehypePlugins: PluginEntry[]
}

/** A colour as hex, rgb(), rgba(), hsl(), hsla() or color(). */
export type ColorValue = string

export interface PaletteColor {
  /** The colour itself. */
  main: ColorValue
  /** A lighter tone; by default `main` lightened by `tonalOffset`. */
  light?: ColorValue
  /** A darker tone; by default `main` darkened by one and a half times `tonalOffset`. */
  dark?: ColorValue
  /** Text on `main`; by default white where it reaches `contrastThreshold`, else nearly black. */
  contrastText?: ColorValue
}

/** The colours of one scheme. Those that are absent are those of the built-in scheme of the same mode. */
export interface Palette {
  /** Links, the current entry, buttons. */
  primary: PaletteColor
  /** The second accent. */
  secondary?: PaletteColor
  /** Callouts that inform. */
  info?: PaletteColor
  /** Callouts that confirm or give a tip, and inserted lines of code. */
  success?: PaletteColor
  /** Callouts that warn. */
  warning?: PaletteColor
  /** Callouts about what goes wrong, and removed lines of code. */
  error?: PaletteColor
  /** Surfaces. */
  background?: {
    /** The page. */
    default?: ColorValue
    /** What lies above it: menus, dialogs, cards. */
    paper?: ColorValue
    /** A quiet tint of the page: code, table heads. */
    subtle?: ColorValue
  }
  /** Text. */
  text?: {
    /** Of the content. */
    primary?: ColorValue
    /** Of what matters less: captions, dates, hints. */
    secondary?: ColorValue
  }
  /** Lines between parts of the page. */
  divider?: ColorValue
  /** What `<meta name="theme-color">` carries; by default the page's background. */
  themeColor?: ColorValue
}

export interface ColorSchemeConfig {
  /** Whether the scheme is used when the visitor, or the visitor's system, asks for light or for dark. */
  mode: 'light' | 'dark'
  /** Its colours. */
  palette: Palette
}

export interface ThemeConfig {
  /** The scheme of its mode for visitors who have chosen none; a key of `colorSchemes`. @default 'light' */
  defaultColorScheme: string
  /** Colour schemes by name. `light` and `dark` are built in; a script chooses others by the event `docs:set-color-scheme`. */
  colorSchemes: Record<string, ColorSchemeConfig>
  /** Widths at which layouts change, in pixels. */
  breakpoints: {
    /** Telephones; 0. */
    xs: number
    /** Large telephones. */
    sm: number
    /** Tablets. */
    md: number
    /** Laptops. */
    lg: number
    /** Desktops. */
    xl: number
  }
  /** The unit of distances, in pixels. @default 8 */
  spacing: number
  /** The least contrast, 1 to 21, at which text on a colour is white. @default 3 */
  contrastThreshold: number
  /** How far `light` and `dark` tones are from a colour, 0 to 1. @default 0.2 */
  tonalOffset: number
  /** Layers by name: `{ drawer: 1200 }`. */
  zIndex: Record<string, number>
}

/** The configuration after its schema has filled in the defaults. Functions are not part of it (core/config.ts). */
export interface SiteConfig {
  /** The site's name: in the header and after every page's title. */
  title: string
  /** What the site is about, in a sentence, for search engines and pages without a description. @default '' */
  description: string
  /** Origin of the public site, without a path: `https://docs.example.com`. */
  url: string
  /** Where the output is mounted: `/` or `/deep/base/`. @default '/' */
  base: string
  /** The path prefix that carries sw.js, the playground, demos and search: `/x` or ``. @default '' */
  prefix: string
  /** Prefix of every key in the visitor's storage and of `data-<prefix>-color-scheme`. @default 'docs' */
  storagePrefix: string
  /** The languages; the first is the default. @default [{ code: 'en', label: 'English' }] */
  locales: Locale[]
  /** Folders of Markdown files and what they stand for. @default [{ dir: 'content', at: prefix || '/' }] */
  content: ContentRoot[]
  /** The file that exports the navigation; by default `navigation.ts` in the first content folder. */
  navigation: FilePath
  /** Libraries that the site documents, for the product and version menus. @default [] */
  products: Product[]
  /** Colours, widths and distances; what is absent is that of the built-in theme. */
  theme: ThemeConfig
  /** What the Markdown dialect allows, and its plugins. */
  markdown: MarkdownConfig
  /**
   * Sources to add to the Content-Security-Policy of every page: `{ 'img-src': ['https://img.shields.io'] }`. Pages whose
   * Markdown is trusted need it only for what scripts load: hosts of images, videos and frames in their text are added to
   * their own policy. With `markdown.html: 'sanitize'` only the hosts listed here are allowed. @default {}
   */
  csp: CspSources
  /** Folder that is copied byte for byte. @default 'public' */
  public: string
  /** Where the header's repository icon leads. */
  repository?: string
  /** Said in every footer, by locale: `{ en: '© …' }`. */
  notice?: Record<string, string>
  /** Also write `.br` and `.gz` beside text files. @default false */
  compress: boolean
  /** Options of the built-in features by name, checked by each feature's own schema; `false` switches one off. */
  features: FeatureOptions
}

/** Options of features by name; `false` switches one off. */
export interface FeatureOptions {
  [feature: string]: unknown
}

// ── Navigation ────────────────────────────────────────────────────────────────────────────────────────────────────

export type Plan = 'community' | 'pro' | 'premium'

/** What maintainers write in `content/navigation.ts`. */
export interface NavNode {
  pathname: string
  title?: string
  children?: NavNode[]
  /** A heading in the list rather than a page or a group that opens. */
  subheader?: boolean | string
  plan?: Plan
  newFeature?: boolean
  planned?: boolean
  unstable?: boolean
}

/** The labels of an entry, in the order in which they are shown. */
export type Label = 'pro' | 'premium' | 'new' | 'planned' | 'unstable'

/** A link as templates receive it. `href` carries base and locale and is absent for plain text. */
export interface LinkRef {
  title: string
  href?: string
  labels?: Label[]
  external?: boolean
}

/** A link to the page before or after. */
export interface NeighbourLink extends LinkRef {
  /** The title of its part of the navigation, where that is another one: many parts begin with an “Overview”. */
  section?: string
}

/** An entry of the navigation as a page shows it: its ancestors are open, other groups are closed. */
export interface NavEntry extends LinkRef {
  kind: 'link' | 'group' | 'subheader' | 'text'
  /** The page that is being shown. */
  current?: boolean
  /** This group holds the page that is being shown. */
  open?: boolean
  /** Present where the entries stand in the page. */
  children?: NavEntry[]
  /** Where the entries of a closed group are fetched from, as an HTML fragment. */
  fragment?: string
  /** A short stable name of the entry, unique in the tree. */
  id: string
}

// ── Routes and pages ──────────────────────────────────────────────────────────────────────────────────────────────

/** Which template draws a page. A site may add its own names. */
export type Layout = 'doc' | 'landing' | 'group' | 'not-found' | (string & {})

/** Coordinates of a page. */
export interface Route {
  pathname: UrlPath
  locale: string
  /** A tab of the page, with an address of its own: `components-api`. */
  docsTab?: string
}

export interface Heading {
  depth: number
  id: string
  /** Plain text. */
  text: string
  labels?: Label[]
  /** Of a section that the site adds: no part of the text that translations share. */
  generated?: true
}

/** A block of the Markdown dialect that arranges what stands in it. */
export type LayoutBlock = 'steps' | 'cards' | 'file-tree'

/** One stretch of plain text under a heading, for search. */
export interface TextSection {
  /** The id of its heading; empty for what stands before the first. */
  id: string
  heading: string
  text: string
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
  materialDesign?: string
  filename?: string
  unstyled?: boolean
  layout?: Layout
  /** No list of contents. */
  disableToc?: boolean
  disableAd?: boolean
  /** Old pathnames that lead here. */
  redirectFrom?: string[]
  /** `components` and `hooks` get pages of their own beside the page. */
  tabs?: boolean
  /** Kept out of the search and the sitemap. */
  noIndex?: boolean
  card?: string
  cardTitle?: string
  cardDescription?: string
  authors?: string[]
  date?: string
  tags?: string[]
}

/**
 * Style rules that prerendered HTML needs, made by a library that makes its styles at run time. A page writes each rule
 * once: `<style data-emotion="css 1ab 2cd">`.
 */
export interface CriticalCss {
  /** The attribute by which the library finds its rules again in the browser: `data-emotion`. */
  attribute: string
  /** The first word of the attribute's value; rules with different keys stand in different elements. */
  key: string
  /** In order: the name that the attribute lists, and the rule's text. */
  rules: { id: string; css: string }[]
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

/** A page as data. Strings of HTML rather than trees, so that it crosses threads and is remembered. */
export interface Page {
  title: string
  description: string
  layout: Layout
  frontMatter: FrontMatter
  /** The HTML of the title and the description paragraph that the text begins with; empty where it does not. */
  lead: string
  /** The HTML of the text after its lead, everything in it resolved. */
  body: string
  /** What the template of its layout draws besides, or instead of, a text: `PlaygroundView`. */
  data?: Json
  /** The plans that the title names with labels of its own. */
  titleLabels: Label[]
  /** The layout blocks of the text, each once: `:::cards`, or an element of that class. Sorted. */
  blocks: LayoutBlock[]
  headings: Heading[]
  /** Every id that a link may lead to; absent where nobody knows. */
  ids?: string[]
  links: PageLinkUse[]
  /** Files of the content roots that the page shows or links to. */
  assets: FilePath[]
  sections: TextSection[]
  /** The faithful Markdown twin. */
  markdown: string
  /** The rules of its prerendered blocks, in the order of the text. */
  styles: CriticalCss[]
  /** Names of the client entries that it needs besides those that every page loads. Sorted. */
  client: string[]
  /** Groups of interface strings (the part of a key before the dot) that scripts need on this page. Sorted. */
  clientStrings: string[]
  /** What its blocks need in the head: their stylesheets, preloads. */
  head: HeadTag[]
  /** What they, and the external files that the text embeds, need allowed. */
  csp: CspSources
  /** Choices of tabs that are restored before the first paint, by storage key, besides those of every page. */
  tabChoices?: Record<string, string[]>
  /** Language of the text; differs from the route's on an untranslated page. */
  locale: string
  fallback: boolean
  /** The file it was written in, where there is one. */
  file?: FilePath
}

/** One element of `<head>`. */
export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script' | 'style'
  attributes?: Record<string, string | true>
  /** Text content, trusted. Inline scripts are hashed into the page's Content-Security-Policy. */
  text?: string
}

/** Sources to add to the directives of one page's Content-Security-Policy: `{ 'img-src': ['https://…'] }`. */
export type CspSources = Record<string, string[]>

export type Contents = string | Uint8Array

// ── What templates receive ────────────────────────────────────────────────────────────────────────────────────────

/** Interface strings of one locale, English where a string is missing: `translations['nav.previous']`. */
export interface Translations {
  /** Interface strings by key. */
  strings: Record<string, string>
  /** Titles of top-level sections: `getting-started`. */
  sections: Record<string, string>
  /** Titles of pages by pathname (without trailing slash). */
  pages: Record<string, string>
  /** Titles of products by id, where they differ from the configuration's. */
  products?: Record<string, string>
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
  /** What visitors who read this language are told, in it; absent where the page is not translated into it. */
  hint?: { text: string; dismiss: string }
}

/** Entries of an index page of a navigation group. */
export interface GroupItem extends LinkRef {
  description?: string
  children?: GroupItem[]
}

/** The places that templates leave open and features fill with HTML. */
export type SlotName =
  | 'bodyStart' // first in <body>
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
    /** With a slash at both ends. */
    base: string
    prefix: string
    storagePrefix: string
    repository?: string
    notice?: string
    /** href of the landing page in this language. */
    home: string
  }
  page: {
    pathname: UrlPath
    layout: Layout
    title: string
    description: string
    /** `lang` of the content; differs from the document's on an untranslated page. */
    lang: string
    /** Direction of the content, where it differs from the document's. */
    dir?: 'ltr' | 'rtl'
    fallback: boolean
    headings: Heading[]
    labels: Label[]
    disableToc: boolean
    productId?: string
    editUrl?: string
    /** Address of the page as Markdown. */
    markdownHref?: string
    frontMatter: FrontMatter
    /** The HTML of the title and the description paragraph that the text begins with; empty where it does not. */
    lead: string
    /** The HTML of the text after its lead. */
    body: string
    /** What the template of this layout draws besides, or instead of, a text: `PlaygroundView`. */
    data?: Json
    /** The plans that the title names with labels of its own. */
    titleLabels: Label[]
    /** The layout blocks of the text, each once: `:::cards`, or an element of that class. Sorted. */
    blocks: LayoutBlock[]
  }
  nav: NavEntry[]
  breadcrumbs: LinkRef[]
  previous?: NeighbourLink
  next?: NeighbourLink
  alternates: AlternateLink[]
  /** Only for layout `group`. */
  items: GroupItem[]
  slots: Partial<Record<SlotName, string>>
}

/** The `data` of the layout `playground`. */
export type PlaygroundView = {
  /** Addresses: the editor's frame, its stylesheet, the list of packages, the parts of a sandbox project. */
  frame: string
  styles: string
  vendors: string
  sandbox: string
  /** The code that the editor begins with. */
  code: string
}

/** The props of the `document` template, which draws `<html>` around a page. */
export interface DocumentProps {
  lang: string
  /** Attributes that the prerendered page carries before any script runs: `data-docs-color-scheme="light"`. */
  htmlAttributes: Record<string, string>
  /** In order; scripts that must run before the first paint come first. */
  head: HeadTag[]
  /** Runs first in `<body>`. */
  bodyScript: string
  /** What the page's template drew. */
  body: string
}
