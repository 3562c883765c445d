/**
 * `vitrine/feature`: what a feature is made of, for plugins and for the generator's own features, which import nothing
 * else. It holds how a feature is declared, the questions that it may ask, and pure helpers.
 *
 * What stands here keeps its meaning within a major version. Bundling, worker threads and rendering outside of templates
 * are in `vitrine/feature/unstable`.
 */

// ── Declaring ─────────────────────────────────────────────────────────────────────────────────────────────────────
export {
  type BlockUse,
  type ClientEntry,
  defineFeature,
  definePages,
  type Feature,
  type DeclaredOptions,
  type PageBlock,
  type PageFamily,
} from './spine/feature.js'
export {
  type CommandArgument,
  type CommandContext,
  type CommandFlag,
  defineCommand,
  type FeatureCommand,
} from './spine/feature-command.js'
export {
  type CacheRule,
  defineOutputs,
  type OfflineRule,
  type OutputFamily,
  singleOutput,
} from './spine/output-family.js'
export { defineOptions } from './spine/features.js'
/** The zod that options are declared with, so that a plugin needs none of its own. */
export { z } from 'zod'

// ── Asking ────────────────────────────────────────────────────────────────────────────────────────────────────────
export { all, type Ask, type Key, question, type Question } from './engine/graph.js'
export { fileBytes, fileHash, fileKind, fileText, folder } from './engine/inputs.js'
export { filesBelow } from './spine/files-below.js'

// ── Reporting ─────────────────────────────────────────────────────────────────────────────────────────────────────
export { errorAt, Failure, nearest, warningAt } from './engine/diagnostic.js'

// ── The site ──────────────────────────────────────────────────────────────────────────────────────────────────────
export { config, dirOf, langOf, locales } from './spine/config.js'
export { type RunOptions, runOptions } from './spine/run-options.js'
export { pageTheme } from './spine/theme.js'
export { translations } from './spine/translations.js'

// ── Pages and navigation ──────────────────────────────────────────────────────────────────────────────────────────
export { existingRoute, pageKind, type PageKind, type RouteKey, routes, siteMap } from './spine/site-map.js'
export { isTranslated, pageFile, sourceFile } from './spine/source.js'
export { blockNeeds, emptyPage, frontMatter, mergeCsp, page, pageSummary, type PageSummary } from './spine/page.js'
export { renderPage } from './spine/html.js'
export { renderTemplate, type TemplateUse } from './spine/templates.js'
export { navigation, type NavItem } from './spine/navigation.js'
export { breadcrumbs, fragmentPath, navTitle, openLevel } from './spine/nav-view.js'

// ── Output files ──────────────────────────────────────────────────────────────────────────────────────────────────
export {
  fileAt,
  immutableFolders,
  offlineRule,
  outputAt,
  outputDigest,
  type OutputEntry,
  outputs,
  revalidatedPaths,
} from './spine/outputs.js'
export { assetFolder, filesNamed, nameInOutput } from './spine/asset.js'

// ── Pure helpers ──────────────────────────────────────────────────────────────────────────────────────────────────
export * from './spine/paths.js'
export { cspHash } from './spine/csp.js'
export { hash } from './engine/hash.js'
export { stringSpan, thrownSpan } from './spine/source-place.js'
export { decodePercent, escapeHtml, fillTemplate } from './text.js'
export { dataHtml } from './markdown/escape.js'
export { htmlFactsOf } from './spine/html-facts.js'
export { layoutBlocksIn } from './markdown/layout-blocks.js'
export { codeBlock, highlightBlocks } from './spine/code.js'

// ── Types ─────────────────────────────────────────────────────────────────────────────────────────────────────────
export type * from './contract.js'
export type * from './model.js'
export type * from './template-props.js'
export type { DemoUse } from './markdown/parts.js'
export type { ClientConfig, ServiceWorkerConfig } from './client/site-config.js'
