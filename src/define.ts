/**
 * Types for the files that maintainers write, with completion and documentation for every key, the options of built-in
 * features included.
 */
import type { z } from 'zod'
import type { adOptions } from './features/third-parties/ads.js'
import type { analyticsOptions } from './features/third-parties/analytics.js'
import type { agentsOptions } from './features/agents/llms.js'
import type { changelogOptions } from './features/changelog.js'
import type { apiOptions } from './features/api/options.js'
import type { demosOptions } from './features/demos/options.js'
import type { playgroundOptions } from './features/demos/playground.js'
import type { docsTabsOptions } from './features/docs-tabs.js'
import type { fontOptions } from './features/font-stylesheets.js'
import type { notFoundOptions } from './features/not-found.js'
import type { searchOptions } from './features/search/options.js'
import type { serviceWorkerOptions } from './features/offline/service-worker.js'
import type { FeatureOptions, NavNode } from './model.js'
import type { siteSchema } from './core/config/config-schema.js'
import type { codeSchema } from './core/config/user-config.js'

/** `false` switches a feature off. */
type OptionsOf<Declared extends { schema: z.ZodType }> = boolean | z.input<Declared['schema']>

/** The built-in features that have options. */
export interface BuiltinOptions {
  /** The advertisement under a page's description and the ads under demos. */
  ads?: OptionsOf<typeof adOptions>
  /** What programs read: pages as Markdown, `llms.txt`. */
  agents?: OptionsOf<typeof agentsOptions>
  /** Usage analytics through a tag-based service. */
  analytics?: OptionsOf<typeof analyticsOptions>
  /** The reference of packages, from their type declarations. */
  api?: OptionsOf<typeof apiOptions>
  /** Changelogs as pages, with a feed. */
  changelog?: OptionsOf<typeof changelogOptions>
  /** Live demos. */
  demos?: OptionsOf<typeof demosOptions>
  /** Separate pages for the components and hooks of a page. */
  'docs-tabs'?: OptionsOf<typeof docsTabsOptions>
  /** Stylesheets from font services, such as icon fonts. */
  'font-stylesheets'?: OptionsOf<typeof fontOptions>
  /** The page that is shown where there is none. */
  'not-found'?: OptionsOf<typeof notFoundOptions>
  /** A page with the live editor. */
  playground?: OptionsOf<typeof playgroundOptions>
  /** The search. */
  search?: OptionsOf<typeof searchOptions>
  /** Reading offline. */
  'service-worker'?: OptionsOf<typeof serviceWorkerOptions>
}

/** What docs.config.ts exports. */
export interface UserConfig extends z.input<typeof siteSchema>, z.input<typeof codeSchema> {
  /** Options by feature name, for built-in features and plugins. `false` switches a feature off. */
  features?: BuiltinOptions & FeatureOptions
}

/** Types a configuration; returns it unchanged. */
export function defineConfig(config: UserConfig): UserConfig {
  return config
}

/** Types a navigation; returns it unchanged. */
export function defineNavigation(navigation: NavNode[]): NavNode[] {
  return navigation
}
