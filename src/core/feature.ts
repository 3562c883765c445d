/**
 * What a feature may contribute: one interface for the generator's own features and for plugins.
 *
 * A feature imports `vitrine/feature` and never another feature; features exchange data through the page.
 * Keys, paths and contents of files are separate questions, so that the service worker can list every file, itself
 * included, without a cycle, and no feature has to be last.
 */
import type { z } from 'zod'
import type { Ask, Key } from '../engine/question.js'
import type {
  CalloutKind,
  CriticalCss,
  CspSources,
  FilePath,
  FrontMatter,
  HeadTag,
  LayoutBlock,
  NavNode,
  OutputPath,
  Page,
  PluginEntry,
  Route,
  SlotName,
  Span,
  TextSection,
  UrlPath,
} from '../model.js'
import type { ImportedFiles } from '../bundle/imported-files.js'
import type { CodeSpanUse, IslandTree, MarkdownFile, MdxDrawing, Parts } from '../markdown/parts.js'
import type { FeatureCommand } from './feature-command.js'
import type { OfflineRule, OutputFamily } from './output-family.js'

/** A family of pages without a Markdown file: the playground, tabs, an API reference. */
export interface PageFamily<K extends Key = Key> {
  /** Unique among all families of pages of a site. */
  readonly name: string
  /** The keys of all pages, in the order of the site map. Used for lists, never to serve one page. */
  keys(ask: Ask): Promise<K[]>
  pathname(ask: Ask, key: K): Promise<UrlPath>
  /**
   * The key of the page at a pathname; undefined if the family has none. By default `keys` are searched. Define it if
   * `keys` reads other pages, so that `docs-serve` finds one page without them. It must not ask a question keyed by a
   * pathname that may not exist: such answers would accumulate in the server's memory.
   */
  key?(ask: Ask, pathname: UrlPath): Promise<K | undefined>
  /** The page in a language. `emptyPage` gives the required fields. */
  page(ask: Ask, key: K, locale: string): Promise<Page>
  /** The page as Markdown: its Markdown alternate. By default `Page.markdown`. */
  markdown?(ask: Ask, page: Page, route: Route): Promise<string>
  /** When the service worker caches these pages; by default together with the product of their pathname. */
  readonly offline?: OfflineRule
  /**
   * They are made from many other pages, such as an index: the shards of a build leave them to the build that ends it.
   */
  readonly ofManyPages?: true
}

/** Pages whose Markdown is not on the disk. */
export interface MadePages {
  /**
   * Their files by pathname. Each has the name of the file that it is made from and `.md`: `src/Button.stories.tsx.md`.
   * Files of the site win.
   */
  files(ask: Ask): Promise<Record<string, FilePath>>
  /**
   * The Markdown of one of these files, or of one that pages include, whose name ends in `~` and a word:
   * `src/Button.stories.tsx~description.md`; undefined for another one.
   */
  text(ask: Ask, file: FilePath): Promise<string | undefined>
}

/**
 * Declares a family. The type of its keys is inferred and erased from the result, so that all families fit one list.
 */
export function definePages<K extends Key>(family: PageFamily<K>): PageFamily {
  return family
}

/** A script that an open page can exchange. */
export interface LiveModule {
  path: OutputPath
  /** What the page must have before: a script that needs something else comes with the page. */
  needs: string
}

/** Code for the browser, loaded by the pages that need it. */
export interface ClientEntry {
  /** Names its output file; unique among all features. */
  name: string
  /**
   * Its module: `./plugins/feed/client.ts`, relative to the project's root, or one of a package, `feed-plugin/client`.
   */
  module: string
  /**
   * `always` (the default): every page loads it. `used`: pages whose blocks list it (`PageBlock.client`). A function
   * decides for each page.
   */
  when?: 'always' | 'used' | ((page: Page) => boolean)
}

/** Styles that only some pages load. What all pages need belongs into the templates' stylesheet. */
export interface StylesEntry {
  /** Names its output file; unique among all features. */
  name: string
  /** A stylesheet in a folder of templates, by its name: `api.css`. The site's own file of that name wins. */
  file: string
  when(page: Page): boolean
  /** The media that it is for, such as `print`; all by default. */
  media?: string
  /** Like that of an output; `on-use` by default. */
  offline?: OfflineRule
}

/** A Markdown block that a feature renders. */
export interface BlockUse {
  /** The name as written: `Bars.js`, `hero`. */
  name: string
  /** Its other keys, checked by the dialect. */
  props: Record<string, unknown>
  /** Of MDX: the module that makes its tree, and how many parts of the page are in it. */
  island?: { file: FilePath; tree: IslandTree; slots: number; isOnly?: true }
  /** It is a component that contains Markdown; the result has its HTML in two parts. */
  hasChildren?: true
  /** The file that contains the block, and its place. */
  file: FilePath
  span: Span
  route: Route
}

/** A file of MDX that a feature renders. */
export interface MdxUse {
  file: FilePath
  parts: Parts
  route: Route
}

/** What it has rendered: the pieces of `MdxDrawing`, and what the page needs for them. */
export interface MdxBlock extends PageBlock, Pick<MdxDrawing, 'pieces'> {
  layout: MdxDrawing['markdown']
  /** The files of its partials. */
  partials: FilePath[]
  /** What is interactive in it, by the index of the placeholder. */
  islands: { file: FilePath; index: number; tree: IslandTree; slots: number }[]
}

/** A component by the package that exports it: `Menu.Item` of `@acme/ui`. */
export interface ComponentName {
  package: string
  name: string
}

/** What is known of a prop. */
export interface KnownProp {
  name: string
  /** As it is written. */
  type: string
  /** The literals that a name in its type stands for. */
  values?: readonly string[]
  default?: string
  deprecated?: string
  /** The package that declares it, where that is another one. */
  package?: string
}

/** A package that the site documents. */
export interface DocumentedPackage {
  name: string
  at: string
  /** Pages about changes between its versions, which few readers want: this one and those below it. */
  changes?: string
}

/** Where code spans are. */
export interface CodeSpanPlace {
  /** The file that contains them. */
  file: FilePath
  route: Route
  /** The front matter of the page that shows them. */
  frontMatter: FrontMatter
}

/** A rendered block. */
export interface PageBlock {
  html: string
  /** Of a block that contains Markdown: the HTML after that. */
  htmlAfter?: string
  /** Plain text, for search. */
  text?: string
  /** What the search should find in it by a name of its own, such as a demo. */
  entries?: TextSection[]
  /** Markdown, for the page's Markdown alternate. */
  markdown?: string
  /** Of a block that contains Markdown: what follows that. */
  markdownAfter?: string
  /** What follows it, each once on a page: files that several demos import. */
  markdownFiles?: MarkdownFile[]
  /** Ids in its HTML that links may point to. */
  ids?: string[]
  /** The layout blocks in its HTML: its elements of these classes. */
  blocks?: LayoutBlock[]
  head?: HeadTag[]
  /** The CSS rules that its HTML needs before scripts run. */
  styles?: CriticalCss[]
  csp?: CspSources
  /** Names of the feature's client entries that the block needs: those with `when: 'used'`. */
  client?: string[]
  /** Groups of interface strings that scripts show for it: `demo`, `editor` (src/client/client-strings.ts). */
  clientStrings?: string[]
}

/** The declared options of a feature: a function that returns them, validated and with defaults. */
export interface DeclaredOptions<Schema extends z.ZodType = z.ZodType> {
  (ask: Ask): Promise<z.output<Schema>>
  readonly schema: Schema
}

/**
 * A feature of a site: one interface for the generator's own features and for plugins, which docs.config.ts lists as
 * `plugins`. Everything is optional but the name.
 *
 * **The one rule.** What a feature returns must depend only on its arguments and on what it asks (`ask(…)`). It is
 * cached and reused, by later processes too, as long as nothing that was asked has changed. So: no clock, no
 * randomness, no environment variables, no file access except through questions (`fileText`, `folder` …), and no state
 * in variables. A feature that breaks the rule produces stale sites. Its code, the modules that it imports and its
 * options are tracked automatically.
 *
 * **Order.** The generator's features come first, then the plugins in the order of the configuration. Contributions
 * that are combined (head tags, slots, policies, strings) keep that order. Where there can be only one (a page at a
 * pathname, the rendering of a block, a template), the first wins, and the site's own files win over all features.
 *
 * **Trust.** Features are trusted code: their HTML goes into pages unchanged. They must escape text from authors or
 * from the network themselves (`escapeHtml`).
 *
 * **Failing.** Throw a `Failure` if the input is wrong: the page or file is not made, and the message is printed. Use
 * `ask.report` for messages that do not prevent the result. Any other error is reported as a bug in the feature.
 */
export interface Feature {
  /** Unique among all features; names it in `features`, in messages and in docs.config.ts. */
  readonly name: string
  /** Its part of `features` in docs.config.ts, declared by `defineOptions`. A feature without it takes no options. */
  options?: DeclaredOptions
  /**
   * Pages without a Markdown file. The first family that has a pathname makes its page; Markdown files win over all.
   */
  pages?: PageFamily[]
  /**
   * Pages whose Markdown the feature writes, from files that have none: everything else about them is as of a file of
   * the site. They are in the site if the navigation lists them (`nav`).
   */
  madePages?: MadePages
  /**
   * What a page is called that names what it is about in its text, behind the groups that it is in: `['Forms', 'Button']`.
   * It is not asked without a preset.
   */
  titleOfPage?(ask: Ask, file: FilePath): Promise<string[] | undefined>
  /** Files of the output. Two families that claim one path are an error. */
  outputs?: OutputFamily[]
  /** The files that code of its bundles imports: images, fonts, workers. They become files of the output. */
  importedFiles?(ask: Ask): Promise<ImportedFiles>
  /**
   * Changes the navigation.
   *
   * @param tree the site's navigation, as changed by the features before
   * @returns the new tree
   */
  nav?(ask: Ask, tree: NavNode[]): Promise<NavNode[]>
  /**
   * Elements of a page's `<head>`. Scripts are moved after all stylesheets, so that they delay nothing; the hashes of
   * inline scripts and styles are added to the page's Content-Security-Policy.
   *
   * @param page the page, which may be outside the site map, such as the not-found page
   * @param route its address; with `docsTab` if it is a tab of another page
   */
  head?(ask: Ask, page: Page, route: Route): Promise<HeadTag[]>
  /** HTML for the slots of templates, by slot name; an empty string adds nothing. */
  slots?: Partial<Record<SlotName, (ask: Ask, page: Page, route: Route) => Promise<string>>>
  /** Sources to allow in a page's Content-Security-Policy. Return only the sources that this page needs. */
  csp?(ask: Ask, page: Page, route: Route): Promise<CspSources>
  /**
   * Its part of the JSON block that the page's scripts read (the element `#site-config`). Keys of later features win;
   * start yours with the feature's name.
   */
  clientConfig?(ask: Ask, page: Page, route: Route): Promise<object>
  /**
   * Whether the site uses the feature, by its options; true by default. The scripts and stylesheets of one that is not
   * used are not written, and code spans are not looked at for it.
   */
  isActive?(ask: Ask): Promise<boolean>
  /** Code for the browser, bundled together with that of all features into shared chunks. */
  client?: ClientEntry[]
  /** Stylesheets of its pages, loaded after the site's. */
  styles?: StylesEntry[]
  /**
   * Renders a block of the Markdown dialect, `{{"demo": …}}` or `{{"component": …}}`. The first feature that
   * renders a kind renders all blocks of that kind.
   */
  renderBlock?: Partial<Record<'demo' | 'component', (ask: Ask, use: BlockUse) => Promise<PageBlock>>> & {
    /** A component with `"island": true`; undefined if it is to be rendered without a script, as others are. */
    island?: (ask: Ask, use: BlockUse) => Promise<PageBlock | undefined>
  }
  /**
   * Renders what is JSX in a file of MDX; the first feature that has it renders all.
   *
   * @returns undefined if nothing can be rendered, which has been reported
   */
  renderMdx?(ask: Ask, use: MdxUse): Promise<MdxBlock | undefined>
  /**
   * Blocks `{{"component": "Name", …}}` that the feature brings, by name. They are not looked up in the site, and other
   * features can have them rendered (`componentBlock`).
   */
  components?: Record<string, (ask: Ask, use: BlockUse) => Promise<PageBlock>>
  /** unified plugins for the Markdown of all pages. They run before those of the configuration. */
  markdown?: {
    /** Change the Markdown tree (mdast) before the dialect is rendered. */
    remarkPlugins?: PluginEntry[]
    /** Change the HTML tree (hast); links, code and demos in it are still placeholders and must be kept. */
    rehypePlugins?: PluginEntry[]
  }
  /**
   * Finds what names in code spans of Markdown mean: `DataTable` becomes a link. The first feature that links them
   * links all of a site.
   */
  codeSpans?: {
    /** @returns an address for each, or undefined */
    resolve(ask: Ask, uses: readonly CodeSpanUse[], place: CodeSpanPlace): Promise<(string | undefined)[]>
  }
  /**
   * The props of a component, for the controls of demos. The first feature that knows the component answers for all.
   *
   * @returns none as long as they are not read
   */
  propsOf?(ask: Ask, component: ComponentName): Promise<readonly KnownProp[] | undefined>
  /**
   * Addresses of pages that show one demo of a page and nothing else, by the demo’s id on the page: what pictures of
   * it are drawn from.
   */
  pictures?(ask: Ask, route: Pick<Route, 'pathname' | 'locale'>): Promise<Record<string, string>>
  /** The packages that the site documents, with the pathname below which their reference is. */
  packages?(ask: Ask): Promise<DocumentedPackage[]>
  /**
   * Kinds of callouts by the word after `:::`, as `markdown.callouts` of the configuration; their names are `strings`.
   */
  callouts?: Record<string, CalloutKind>
  /**
   * Interface strings by locale and key. They win over the generator's, and the site's `translations.<locale>.json`
   * wins over them. Start new keys with the feature's name; missing strings fall back to English (`en`).
   */
  strings?: Record<string, Record<string, string>>
  /**
   * A folder of templates: `./plugins/feed/templates`, relative to the project's root, or one of a package,
   * `feed-plugin/templates`. A file replaces the generator's template of the same name or adds a layout; the site's own
   * templates win.
   */
  templates?: string
  /**
   * What the search should find on a page, in addition to its own sections (`Page.sections`): places in it by their
   * ids, each with a name, a text and a kind.
   */
  searchEntries?(ask: Ask, page: Page, route: Route): Promise<TextSection[]>
  /**
   * Asks what the feature's pages and files about many pages, such as an index, need of one page. In a build with
   * shards (`docs-build --shard`) the shard that makes the page asks it; without it the build that ends it does all of
   * that work.
   */
  needsOfPage?(ask: Ask, route: Route): Promise<unknown>
  /**
   * Asks what many pages wait for. A build of all pages without any cache calls it before it has read their texts. What
   * fails is reported where it is used.
   */
  prepare?(ask: Ask): Promise<unknown>
  /**
   * The scripts of the demos of a page, by their `data-demo-root`, found without making the page. After an edit,
   * `docs-serve` exchanges them in the open page first, and makes the page afterwards.
   */
  liveModules?(ask: Ask, route: Route): Promise<Record<string, LiveModule>>
  /** A check of a whole build, for problems that no single page shows; reports through `ask.report`. */
  check?(ask: Ask): Promise<void>
  /** Lines for the end of a whole build, about what is as intended but worth knowing: how many demos do not run. */
  summary?(ask: Ask): Promise<string[]>
  /** Checks that take too long for a build: `docs-build check <name>`. */
  checks?: readonly FeatureCommand[]
  /** `docs-build <name>`. Two commands, or two checks, with the same name are a configuration error. */
  commands?: readonly FeatureCommand[]
}

/** Types a feature, so that editors complete it. @returns the same object */
export function defineFeature(feature: Feature): Feature {
  return feature
}
