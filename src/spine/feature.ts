/**
 * The seams that a feature may fill: one interface for the generator's own features and for a site's.
 *
 * A feature imports the spine's questions and never another feature; what features tell each other travels on the
 * page. Keys, paths and contents of files are asked for apart, so that the service worker can list every file, itself
 * included, without a cycle and no feature has to be last.
 */
import type { z } from 'zod'
import type { Ask, Key } from '../engine/graph.js'
import type {
  CriticalCss,
  CspSources,
  FilePath,
  HeadTag,
  LayoutBlock,
  NavNode,
  Page,
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
  /** Names its output file. */
  name: string
  /** The module, relative to the project's root; `vitrine:…` is one of the generator's. */
  module: string
  /** `always` (the default): every page loads it. `used`: the pages whose `client` names it. */
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

/** A feature's options: asks for them, checked and completed. */
export interface DeclaredOptions<Schema extends z.ZodType = z.ZodType> {
  (ask: Ask): Promise<z.output<Schema>>
  readonly schema: Schema
}

export interface Feature {
  readonly name: string
  /** Its part of `features` in docs.config.ts, declared by `defineOptions`. */
  options?: DeclaredOptions
  /** Pages without a Markdown file. Where two families have a pathname, the feature that stands first wins. */
  pages?: PageFamily[]
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
  /** Files of the output. Two families that claim one path are an error. */
  outputs?: OutputFamily[]
  /** Further checks of a whole build; reports through `ask.report`. */
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
