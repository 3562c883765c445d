/**
 * The data types of the generator, in the order in which the data flows. Read this first.
 *
 *   SiteConfig ─▶ NavNode[] ─▶ Route[] ─▶ Page ─▶ HTML ─▶ output files (families of them: core/output-family.ts)
 *
 * Everything here is plain data (it is passed between threads, hashed and cached), and this file imports only
 * types, so that templates, content and browser code can import its types without importing the generator.
 */
import type { en } from './locales/en.js'

declare const brand: unique symbol
type Branded<Name extends string> = string & { readonly [brand]: Name }

/**
 * A file, as a POSIX path relative to the project's root (`content/bars.md`, `../shared/a.md`), or
 * `vitrine:templates/pages/doc.tsx` for a file of the generator itself. Never absolute, so that nothing that is cached or
 * printed depends on where the project is.
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

export interface CacheConfig {
  /**
   * A cache that machines share: the address of a server that speaks the HTTP protocol of Bazel's remote cache, such as
   * bazel-remote: `https://cache.example.com`. The variable VITRINE_REMOTE_CACHE replaces it.
   */
  remote?: string
  /** The Ed25519 public key, in PEM or base64, of those who write to the remote cache; what others wrote is not used. */
  publicKey?: string
  /** The size of the cache folder on this machine; what was not used for the longest time is dropped. @default '2 GB' */
  maxSize?: string
}

export interface Locale {
  /** The URL segment and file suffix: `zh`, `pt-BR`. The first locale of the list is the default and has no prefix. */
  code: string
  /** The name of the language in that language: `中文`. */
  label: string
  /** The value of `lang`; by default the code. */
  lang?: string
  /**
   * How dates and numbers are written where the code of a demo, a component or a template names no locale: `en-GB`. By
   * default `lang`, and `en-US` for `en`.
   */
  formats?: string
  /** The direction of its script. @default 'ltr' */
  dir?: 'ltr' | 'rtl'
}

export interface ContentRoot {
  /** The folder, relative to the project's root; it may be outside of it. */
  dir: string
  /** The pathname of the folder: `/x`. */
  at: string
  /** The target of "edit this page"; the file's path within the folder is appended. */
  editUrl?: string
}

/** One text for all languages, or a text for each locale; a missing one is that of the default language. */
export type LocalizedText = string | Record<string, string>

export interface HeaderLink {
  /** The link's text: `Components`, `{ en: 'Components', zh: '组件' }`. */
  title: LocalizedText
  /** A pathname of the site, `/x/introduction`, or an address of another site. */
  href: string
  /** Prefixes of the pathnames whose pages mark the link as current. @default the link's own pathname */
  pathnames?: string[]
}

export interface Announcement {
  /** Names the message: a reader who has closed it does not see it again until there is one with another id. */
  id: string
  /** What it says, as plain text. */
  text: LocalizedText
  /** A link after the text. */
  link?: {
    /** The link's text. */
    title: LocalizedText
    /** A pathname of the site, or an address of another site. */
    href: string
  }
}

export interface Version {
  /** `8.14.0`, `v7`. */
  label: string
  /** The product's root in that version's documentation; absent for the version that is being built. */
  url?: string
  /** Pathnames that exist in that version; for these the menu links to the same page. */
  paths?: string[]
  /** No longer supported: the menu says so, and so does every page of this version, with a link to the newest supported one. */
  unsupported?: boolean
}

export interface Product {
  /** Names the product in front matter (`productId`), in translations and in analytics. */
  id: string
  /** Its title in the menu of products. */
  title: string
  /** Prefixes of the pathnames that belong to it: `/x/charts/`, `/x/api/charts/`. */
  pathnames: string[]
  /** The grouping that analytics reports: `x`. */
  category?: string
  /** The npm package, shown in API links. */
  packageName?: string
  /** The library's repository, for links to its issues: `https://github.com/me/library`. */
  repository?: string
  /** The address of its source, for paths in front matter (`githubSource`). @default the repository's `/tree/HEAD` */
  source?: string
  /** The menu of versions, newest first; with fewer than two there is no menu. */
  versions?: Version[]
  /** What header, footer and titles of its pages show, where that is not the site's own name and notice. */
  brand?: Brand
}

/** Whose pages these are, in the header and in the footer. */
export interface Brand {
  /** The name, which leads to the start page. */
  title: string
  /** The start page: `/tools/`. @default the site's */
  pathname?: string
  /** The notice in the footer, by locale. @default none */
  notice?: Record<string, string>
}

/** A JSON value. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** A unified plugin by its module: the name of a package or a path relative to the project's root, alone or with options. */
export type PluginEntry = string | [module: string, options: Json]

export type Severities = 'off' | 'warn' | 'error'

/** Rules of the Markdown dialect whose severity a site can choose. */
export interface MarkdownRules {
  /** A title has at most 70 characters. @default 'warn' */
  'title-length': Severities
  /** A page has a title. @default 'error' */
  'title-missing': Severities
  /** A page has a description, or a paragraph to take it from. @default 'warn' */
  'description-missing': Severities
  /** A description has at most 160 characters. @default 'warn' */
  'description-length': Severities
  /** A description ends like a sentence. @default 'warn' */
  'description-punctuation': Severities
  /** The first heading under the title has level 2. @default 'warn' */
  'heading-order': Severities
  /** A callout has a known kind. @default 'error' */
  'callout-unknown': Severities
  /** Links to pages end in a slash. @default 'warn' */
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

/** A generator whose Markdown is understood as far as it can be. */
export type MarkdownPreset = 'vitepress' | 'docusaurus'

/** The look of a kind of callouts. */
export interface CalloutKind {
  /** A color of the theme: border, background and icon. */
  color: 'info' | 'success' | 'warning' | 'error'
  /** A picture of the stylesheet; another one is `--callout-icon` of the class `callout-<name>`. @default 'info' */
  icon?: 'info' | 'tick' | 'warning' | 'stop'
}

export interface MarkdownConfig {
  /**
   * The generator that the pages were written for: keys of its front matter are understood, rules about style are off, and
   * a build lists what is not understood. @default the dialect of this generator alone
   */
  preset?: MarkdownPreset
  /** `trusted` keeps authors' HTML, `sanitize` removes what is not on an allow-list. @default 'trusted' */
  html: 'trusted' | 'sanitize'
  /** The severity of rules: `{ 'title-length': 'off' }`. */
  rules: MarkdownRules
  /** Replacements in link targets, made before anything else: `{ 'SOURCE_CODE_REPO': 'https://…' }`. */
  aliases: Record<string, string>
  /** Allowed URL schemes; links with other schemes are removed and reported. @default ['http', 'https', 'mailto', 'tel'] */
  schemes: string[]
  /** Package managers in the tabs of an install command. @default ['npm', 'pnpm', 'yarn', 'bun'] */
  packageManagers: string[]
  /**
   * Kinds of callouts of the site's own, by the word after `:::`. The accessible name is the string `callout.<name>` of
   * `translations.<locale>.json`, or else the word.
   */
  callouts: Record<string, CalloutKind>
  /** Code blocks with more lines than this are collapsed. 0 never collapses. @default 60 */
  collapseLines: number
  /**
   * Plugins for the Markdown tree (mdast), in the order in which they run. A plugin is the default export of a module;
   * it is named rather than imported, because pages are parsed in threads: `['remark-math', ['./plugins/abbr.ts', {}]]`.
   */
  remarkPlugins: PluginEntry[]
  /**
   * Plugins for the HTML tree (hast), in the order in which they run. Code, demos and the targets of links are
   * placeholders in it, which are resolved later; a plugin may move or drop them like any other text.
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
  /** Text on `main`; by default white if it reaches `contrastThreshold`, else nearly black. */
  contrastText?: ColorValue
}

/** The colours of one scheme. Missing colours are those of the built-in scheme of the same mode. */
export interface Palette {
  /** The colour of links, buttons and the current entry. */
  primary?: PaletteColor
  /** The second accent. */
  secondary?: PaletteColor
  /** Informative callouts. */
  info?: PaletteColor
  /** Callouts for success and tips, and inserted lines of code. */
  success?: PaletteColor
  /** Warnings. */
  warning?: PaletteColor
  /** Callouts for errors, and removed lines of code. */
  error?: PaletteColor
  /** Surfaces. */
  background?: {
    /** The page. */
    default?: ColorValue
    /** Raised surfaces: menus, dialogs, cards. */
    paper?: ColorValue
    /** A subtle tint of the page: table headers, what the pointer is on. */
    subtle?: ColorValue
  }
  /** Text. */
  text?: {
    /** Text of the content. */
    primary?: ColorValue
    /** Less important text: captions, dates, hints. */
    secondary?: ColorValue
  }
  /** Lines between parts of the page. */
  divider?: ColorValue
  /** The value of `<meta name="theme-color">`; by default the page's background. */
  themeColor?: ColorValue
}

export interface ColorSchemeConfig {
  /** Whether it is a light or a dark scheme. */
  mode: 'light' | 'dark'
  /** Its colours. */
  palette: Palette
}

export interface ThemeFont {
  /** The name of the family. */
  family: string
  /**
   * Its WOFF2 file, which the site serves itself: a path in the project (`./fonts/inter.woff2`) or in an installed package
   * (`@fontsource-variable/inter/files/inter-latin-wght-normal.woff2`). Without it the reader's system has the font.
   */
  file?: string
  /** The weights that the file contains. @default '100 900' */
  weight?: string
  /** The characters for which the file is loaded, as in CSS. @default Latin */
  unicodeRange?: string
  /** What a font of every system needs to take up the same space until the file is there, in percent. */
  fallback?: {
    /** Fonts of systems. */
    local: string[]
    /** The weights that these fonts stand for. @default that of the font */
    weight?: string
    /** The average width of letters, relative to these fonts. */
    sizeAdjust?: number
    /** The height above the baseline. */
    ascent?: number
    /** The depth below the baseline. */
    descent?: number
  }[]
}

export interface ThemeConfig {
  /**
   * The colour of links, buttons, focus and charts, for schemes without a `primary` of their own. Lighter or darker tones
   * of it are used where it would not be readable.
   */
  brand?: ColorValue
  /** How round corners are, in pixels: those of buttons and fields; cards are rounder, labels less. @default 10 */
  radius: number
  /** The fonts. Chinese, Japanese and Korean text has fonts of the reader's system. @default Figtree and Geist Mono */
  fonts: {
    /** Text and headings. */
    sans: ThemeFont
    /** Code. */
    mono: ThemeFont
  }
  /** The scheme for visitors who have chosen none; a key of `colorSchemes`. @default 'light' */
  defaultColorScheme: string
  /** Colour schemes by name. `light` and `dark` are built in; a script chooses others by the event `docs:set-color-scheme`. */
  colorSchemes: Record<string, ColorSchemeConfig>
  /** Breakpoints of layouts, in pixels. */
  breakpoints: {
    /** Phones; 0. */
    xs: number
    /** Large phones. */
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
  /** The minimum contrast, 1 to 21, for white text on a colour. @default 3 */
  contrastThreshold: number
  /** How far `light` and `dark` tones are from a colour, 0 to 1. @default 0.2 */
  tonalOffset: number
  /** `z-index` values by name: `{ drawer: 1200 }`. */
  zIndex: Record<string, number>
}

/** The configuration after its schema has filled in the defaults. Functions are not part of it (core/config/config.ts). */
export interface SiteConfig {
  /** The site's name: in the header and after every page's title. */
  title: string
  /** What the site is about, in a sentence, for search engines and pages without a description. @default '' */
  description: string
  /** Origin of the public site, without a path: `https://docs.example.com`. */
  url: string
  /** Where the output is mounted: `/` or `/deep/base/`. @default '/' */
  base: string
  /**
   * The path prefix of the playground, demos, search and assets: `/x` or ``. Content folders may be at other addresses, too.
   * @default ''
   */
  prefix: string
  /** Prefix of every key in the visitor's storage and of `data-<prefix>-color-scheme`. @default 'docs' */
  storagePrefix: string
  /** The languages; the first is the default. @default [{ code: 'en', label: 'English' }] */
  locales: Locale[]
  /**
   * Beginnings of pathnames, such as `/blog`. Pages there exist only in the languages that they are written in; others are
   * repeated in the default language where a translation is missing. @default []
   */
  translatedOnly: string[]
  /** Folders of Markdown files and their pathnames. @default [{ dir: 'content', at: prefix || '/' }] */
  content: ContentRoot[]
  /** The file that exports the navigation; by default `navigation.ts` in the first content folder. */
  navigation: FilePath
  /** Libraries that the site documents, for the product and version menus. @default [] */
  products: Product[]
  /** Colours, breakpoints and spacing; missing values are those of the built-in theme. */
  theme: ThemeConfig
  /** What the Markdown dialect allows, and its plugins. */
  markdown: MarkdownConfig
  /**
   * Where links lead to that other sites on the same host answer, by the beginning of their path:
   * `{ '/blog': 'https://example.com/blog' }`. Pages of this site come first. @default {}
   */
  externalPaths: Record<string, string>
  /**
   * Where imports lead that are neither relative nor of a package, in demos, components and all other code of the site:
   * `{ 'docs/data': './data', '@acme/grid': './stand-ins/grid.tsx' }`. A name includes what is below it, and may have one
   * asterisk, as `paths` of tsconfig.json, which is read as well. Unlike those, it comes before an installed package.
   * @default {}
   */
  alias: Record<string, string>
  /**
   * The files of components that Markdown names, with at most one asterisk: `{ 'modules/*': '../docs/modules/*' }`. They get
   * the provider of demos; components in the folder `components` of a content folder need no entry. @default {}
   */
  components: Record<string, string>
  /**
   * The severity of messages by their code, or by the beginning of it: `{ 'front-matter/duplicate-key': 'off', 'demo/*':
   * 'error' }`. An error that keeps a page or a file from being made stays one. @default {}
   */
  severities: Record<string, Severities>
  /**
   * Packages that demos import but the site does not have, such as commercial ones, with a name for readers:
   * `{ '@acme/pro': 'Acme Pro' }`. Such a demo shows its code and why it does not run. @default {}
   */
  external: Record<string, string>
  /**
   * Sources to add to the Content-Security-Policy of every page: `{ 'img-src': ['https://img.shields.io'] }`. Pages whose
   * Markdown is trusted need it only for what scripts load: hosts of images, videos and frames in their text are added to
   * their own policy. With `markdown.html: 'sanitize'` only the hosts listed here are allowed. @default {}
   */
  csp: CspSources
  /** Folder that is copied byte for byte. @default 'public' */
  public: string
  /** A message above the header of every page, which readers can close. */
  announcement?: Announcement
  /** The links in the header, in order; on narrow screens they are in the navigation's drawer. @default [] */
  headerLinks: HeaderLink[]
  /** Shows when a page was last changed, according to git. In a shallow clone, pages show no date. @default false */
  lastUpdated: boolean
  /** Asks at the end of every page whether it was helpful. Answers are reported to analytics, if the site has any. */
  feedback?: {
    /**
     * Where readers who say no can say more. `{title}`, `{url}`, `{pathname}` and `{locale}` are replaced:
     * `https://github.com/…/issues/new?title={title}&body={url}`.
     */
    url?: string
  }
  /** The target of the header's repository icon. */
  repository?: string
  /** The licence of the site's text or code, for a link in every footer. */
  license?: {
    /** Its name: `MIT`, `{ en: 'MIT licence', zh: 'MIT 许可证' }`. */
    title: LocalizedText
    /** Its text: an https address. */
    href: string
  }
  /** A notice in every footer, by locale: `{ en: '© …' }`. */
  notice?: Record<string, string>
  /** What is remembered between builds, on this machine and on a server. @default {} */
  cache: CacheConfig
  /** Also write `.br` and `.gz` next to text files. @default false */
  compress: boolean
  /** Options of features by name, validated by each feature's schema; `false` switches one off. */
  features: FeatureOptions
}

/** Options of features by name; `false` switches one off. */
export interface FeatureOptions {
  [feature: string]: unknown
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
  /** It stands for so many entries that the page does not list, and leads to the index page that does. */
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
  /** Excluded from search and from the sitemap. */
  noIndex?: boolean
  /** `docs-serve` shows the page; a build leaves it out. */
  draft?: boolean
  /** The page is built, but not listed, searched or indexed, and needs no entry in the navigation. */
  unlisted?: boolean
  /** Its place among its siblings where the navigation is made from the files. */
  order?: number
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
  /** In order: the name in the attribute, and the text of the rule. */
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

/** Sources to add to the directives of one page's Content-Security-Policy: `{ 'img-src': ['https://…'] }`. */
export type CspSources = Record<string, string[]>

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
    /** The page asks whether it was helpful; with an address, those who say no can say more there. */
    feedback?: { href?: string }
    /** Address of the page as Markdown. */
    markdownHref?: string
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
  /** Every page, by product and first letter. `names` is the address of the list of all names in the product's pages. */
  families: { title: string; names: string; letters: { letter: string; links: { title: string; href: string }[] }[] }[]
}

/** The `data` of the layout `search-names`. */
export type SearchNamesView = {
  /** The address of the search page. */
  search: string
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
  /** The demos to start from: a group for each page. `key` is unique, `href` the address of the sources. */
  groups: { title: string; demos: { key: string; name: string; href: string }[] }[]
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
