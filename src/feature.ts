/**
 * The seams that a feature may fill: one interface for the generator's own features and for a site's.
 *
 * A feature imports the spine's questions and never another feature; what features tell each other travels on the
 * page. *Names* and *contents* of files are two questions, so that the service worker can list every file, itself
 * included, without a cycle and no feature has to be last.
 */
import type { Ask } from './engine/graph.js'
import type {
  Contents,
  CriticalCss,
  CspSources,
  FilePath,
  HeadTag,
  LayoutBlock,
  NavNode,
  OutputPath,
  Page,
  Route,
  SlotName,
  Span,
  UrlPath,
} from './model.js'

/** A page that exists without a Markdown file. */
export interface PageSeed {
  pathname: UrlPath
  /** Its content. Called when the page is drawn; `locale` is the route's. */
  page(ask: Ask, locale: string): Promise<Page>
}

/** Code for the browser, loaded by the pages that need it. */
export interface ClientEntry {
  /** Names its output file. */
  name: string
  /** The module, relative to the project's root; `vitrine:…` is one of the generator's. */
  module: string
  /** `always` (the default): every page loads it. `used`: the pages whose `client` names it. */
  when?: 'always' | 'used'
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
  twin?: string
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

export interface Feature {
  readonly name: string
  /** Checks and completes the feature's part of `features` in docs.config.ts; throws a readable Error. */
  options?(given: unknown): unknown
  /** Pages without a Markdown file: the playground, search, API reference. */
  pages?(ask: Ask): Promise<PageSeed[]>
  /** Whether `pages` holds a pathname. For a list that reads other pages: `docs-serve` must find one page without it. */
  hasPage?(ask: Ask, pathname: UrlPath): Promise<boolean>
  /** Entries that it adds to the navigation. */
  nav?(ask: Ask, tree: NavNode[]): Promise<NavNode[]>
  /** What a page says about itself. */
  head?(ask: Ask, page: Page, route: Route): Promise<HeadTag[]>
  /** HTML for the places that templates leave open. */
  slots?: Partial<Record<SlotName, (ask: Ask, page: Page, route: Route) => Promise<string>>>
  /** What it needs allowed, only on the pages where it needs it. */
  csp?(ask: Ask, page: Page, route: Route): Promise<CspSources>
  /** Its part of what a page tells its scripts (src/client/site-config.ts). */
  clientConfig?(ask: Ask, page: Page, route: Route): Promise<object>
  /** Code for the browser. */
  client?: ClientEntry[]
  /** What stands in the place of a block of the Markdown dialect. */
  fill?: Partial<Record<'demo' | 'component', (ask: Ask, use: BlockUse) => Promise<PageBlock>>>
  /** Files of the output: named now, made when asked. */
  files?: {
    list(ask: Ask): Promise<OutputPath[]>
    /** Whether `list` holds a name. For a list that asks for every page: `docs-serve` must find one file without it. */
    has?(ask: Ask, path: OutputPath): Promise<boolean>
    make(ask: Ask, path: OutputPath): Promise<Contents>
    /** Those of `list` that are made from one page: `docs-build` makes them while the page is at hand. */
    beside?(ask: Ask, route: Route): Promise<OutputPath[]>
  }
  /** Further checks of a whole build; reports through `ask.report`. */
  check?(ask: Ask): Promise<void>
}
