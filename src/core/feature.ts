/**
 * What a feature may contribute: one interface for the generator's own features and for plugins.
 *
 * A feature imports `vitrine/feature` and never another feature; what features tell each other travels on the page.
 * Keys, paths and contents of files are asked for apart, so that the service worker can list every file, itself
 * included, without a cycle, and no feature has to be last.
 */
import type { z } from 'zod'
import type { Ask, Key } from '../engine/question.js'
import type {
  CriticalCss,
  CspSources,
  FilePath,
  HeadTag,
  LayoutBlock,
  NavNode,
  Page,
  PluginEntry,
  Route,
  SlotName,
  Span,
  UrlPath,
} from '../model.js'
import type { FeatureCommand } from './feature-command.js'
import type { OfflineRule, OutputFamily } from './output-family.js'

/** A family of pages that exist without a Markdown file: the playground, tabs, an API reference. */
export interface PageFamily<K extends Key = Key> {
  /** Unique among all families of pages of a site. */
  readonly name: string
  /** The keys of all pages, in the order of the site map. Asked for by lists, never to serve one page. */
  keys(ask: Ask): Promise<K[]>
  pathname(ask: Ask, key: K): Promise<UrlPath>
  /**
   * The key whose page has a pathname; undefined where the family has none. By default `keys` are searched: give it
   * where `keys` read other pages, so that `docs-serve` finds one page without them. It must not ask a question whose
   * key holds a pathname that nobody has: such answers would pile up in a server's memory.
   */
  key?(ask: Ask, pathname: UrlPath): Promise<K | undefined>
  /** The page in a language. Where it differs by nothing but its language, `emptyPage` is a start. */
  page(ask: Ask, key: K, locale: string): Promise<Page>
  /** When the service worker keeps these pages; by default with the product that their pathname belongs to. */
  readonly offline?: OfflineRule
}

/** Declares a family; the type of its keys is inferred and then forgotten, so that families of all kinds form one list. */
export function definePages<K extends Key>(family: PageFamily<K>): PageFamily {
  return family
}

/** Code for the browser, loaded by the pages that need it. */
export interface ClientEntry {
  /** Names its output file; unique among all features. */
  name: string
  /** Its module: `./plugins/feed/client.ts` from the project's root, or one of a package, `feed-plugin/client`. */
  module: string
  /**
   * `always` (the default): every page loads it. `used`: the pages whose blocks name it (`PageBlock.client`). A function
   * decides by the page.
   */
  when?: 'always' | 'used' | ((page: Page) => boolean)
}

/** A block of Markdown that a feature draws. */
export interface BlockUse {
  /** The name as written: `Bars.js`, `hero`. */
  name: string
  /** Its other keys, checked by the dialect. */
  props: Record<string, unknown>
  /** The file that holds the block, and where. */
  file: FilePath
  span: Span
  route: Route
}

/** What a feature drew. */
export interface PageBlock {
  html: string
  /** Plain text, for search. */
  text?: string
  /** Markdown, for the twin. */
  markdown?: string
  /** Ids in its HTML that a link may lead to. */
  ids?: string[]
  /** The layout blocks in its HTML: its elements of these classes. */
  blocks?: LayoutBlock[]
  head?: HeadTag[]
  /** The rules that its HTML needs from the start. */
  styles?: CriticalCss[]
  csp?: CspSources
  /** Names of the feature's client entries that the block needs: those with `when: 'used'`. */
  client?: string[]
  /** Groups of interface strings that scripts show for it: `demo`, `editor` (src/client/client-strings.ts). */
  clientStrings?: string[]
}

/** A feature's options: asks for them, checked and completed. */
export interface DeclaredOptions<Schema extends z.ZodType = z.ZodType> {
  (ask: Ask): Promise<z.output<Schema>>
  readonly schema: Schema
}

/**
 * A feature of a site: one interface for the generator's own features and for plugins, which docs.config.ts lists as
 * `plugins`. Everything is optional but the name.
 *
 * **The one rule.** Whatever a feature answers must be a function of its arguments and of what it asks (`ask(…)`). It is
 * remembered and given again as long as nothing that was asked has changed, also by the next process. So: no clock, no
 * randomness, no environment, no reading of files but through questions (`fileText`, `folder` …), and no state kept in
 * variables. A feature that breaks the rule makes stale sites. Its own code, that of its modules included, and its
 * options count by themselves.
 *
 * **Order.** The generator's features come first, then the plugins in the order of the configuration. Contributions that
 * add up (head tags, slots, policies, strings) stand in that order. Where only one can be (a page at a pathname, the
 * rendering of a block, a template), the first wins, and what the site itself writes wins over all.
 *
 * **Trust.** Features are code of the site: their HTML goes into pages as it is. What they take from authors or from the
 * network they must escape themselves (`escapeHtml`).
 *
 * **Failing.** Throw a `Failure` to say that the input is wrong: the page or file is not made, and the message is
 * printed. Use `ask.report` for messages with which work can go on. Anything else that is thrown is shown as a fault in
 * the feature's code.
 */
export interface Feature {
  /** Unique among all features; names it in `features`, in messages and in docs.config.ts. */
  readonly name: string
  /** Its part of `features` in docs.config.ts, declared by `defineOptions`. A feature without it takes no options. */
  options?: DeclaredOptions
  /** Pages without a Markdown file. The first family that has a pathname makes its page; Markdown files win over all. */
  pages?: PageFamily[]
  /** Files of the output. Two families that claim one path are an error. */
  outputs?: OutputFamily[]
  /**
   * Changes the navigation.
   *
   * @param tree what the site wrote, with what the features before have changed
   * @returns the tree to go on with
   */
  nav?(ask: Ask, tree: NavNode[]): Promise<NavNode[]>
  /**
   * Elements of a page's `<head>`. Scripts are moved behind all stylesheets, so that they delay nothing; inline scripts
   * and styles are allowed in the page's Content-Security-Policy by their hashes.
   *
   * @param page as it is rendered, also one outside of the site map, such as the not-found page
   * @param route its place; `docsTab` where it is a tab of another page
   */
  head?(ask: Ask, page: Page, route: Route): Promise<HeadTag[]>
  /** HTML for the places that templates leave open, by the name of the place; an empty text adds nothing. */
  slots?: Partial<Record<SlotName, (ask: Ask, page: Page, route: Route) => Promise<string>>>
  /** Sources to allow in a page's Content-Security-Policy. Name as few as it needs, on the pages where it needs them. */
  csp?(ask: Ask, page: Page, route: Route): Promise<CspSources>
  /**
   * Its part of the JSON block that scripts of the page read (the element `#site-config`). Keys of later features win;
   * begin yours with the feature's name.
   */
  clientConfig?(ask: Ask, page: Page, route: Route): Promise<object>
  /** Code for the browser, bundled with that of all features into modules that share their chunks. */
  client?: ClientEntry[]
  /**
   * Renders a block of the Markdown dialect, `{{"demo": …}}` or `{{"component": …}}`. The first feature that has the
   * kind renders all of its blocks.
   */
  renderBlock?: Partial<Record<'demo' | 'component', (ask: Ask, use: BlockUse) => Promise<PageBlock>>>
  /** Plugins of unified for the Markdown of all pages. They run before those of the configuration. */
  markdown?: {
    /** Change the Markdown tree (mdast) before the dialect is rendered. */
    remarkPlugins?: PluginEntry[]
    /** Change the HTML tree (hast); links, code and demos in it are placeholders still, and must survive. */
    rehypePlugins?: PluginEntry[]
  }
  /**
   * Interface strings by locale and key. They win over the generator's, and the site's `translations.<locale>.json` wins
   * over them. Begin keys of your own with the feature's name; English (`en`) stands in for missing ones.
   */
  strings?: Record<string, Record<string, string>>
  /**
   * A folder of templates: `./plugins/feed/templates` from the project's root, or one of a package, `feed-plugin/templates`.
   * A file replaces the generator's template of its name, or is a layout of its own; a site's own templates win.
   */
  templates?: string
  /** A check of a whole build, for what no single page can tell; reports through `ask.report`. */
  check?(ask: Ask): Promise<void>
  /** Checks that take too long for a build: `docs-build check <name>`. */
  checks?: readonly FeatureCommand[]
  /** `docs-build <name>`. Two commands, or two checks, of one name are an error of the configuration. */
  commands?: readonly FeatureCommand[]
}

/** Gives a feature its type, so that an editor completes it. @returns the same object */
export function defineFeature(feature: Feature): Feature {
  return feature
}
