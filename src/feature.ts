/**
 * `vitrine/feature`: everything that plugins and the generator's own features import: how a feature is declared, the
 * questions that it may ask, and pure helpers.
 *
 * These exports stay compatible within a major version. Bundling, worker threads and rendering outside of templates
 * are in `vitrine/feature/unstable`.
 */

// ── Declaring ─────────────────────────────────────────────────────────────────────────────────────────────────────
export {
  type BlockUse,
  type CodeSpanPlace,
  type ComponentName,
  type KnownProp,
  type ClientEntry,
  defineFeature,
  definePages,
  type Feature,
  type DeclaredOptions,
  type LiveModule,
  type MadePages,
  type MdxBlock,
  type MdxUse,
  type PageBlock,
  type PageFamily,
  type StylesEntry,
} from './core/feature.js'
export {
  type CommandArgument,
  type CommandContext,
  type CommandFlag,
  defineCommand,
  type FeatureCommand,
} from './core/feature-command.js'
export {
  type CacheRule,
  defineOutputs,
  type OfflineRule,
  type OutputFamily,
  singleOutput,
} from './core/output-family.js'
export { componentBlock, defineOptions } from './core/config/features.js'
/** The copy of zod to declare options with, so that plugins need no dependency on it. */
export { z } from 'zod'

// ── Asking ────────────────────────────────────────────────────────────────────────────────────────────────────────
export { all, type Ask, type Key, question, type Question } from './engine/question.js'
export { fileBytes, fileHash, fileKind, fileText, folder } from './engine/inputs.js'
export { frontMatterSpan } from './core/content/content-files.js'
export { filesBelow } from './core/assets/files-below.js'
export { type CheckedJson, checkedJson, type JsonProblem } from './core/config/json-file.js'
export { isHiddenPath, mayPublish, publicText, refusal } from './core/content/publishable.js'

// ── Reporting ─────────────────────────────────────────────────────────────────────────────────────────────────────
export { diagnosticAt, errorAt, Failure, nearest, warningAt } from './engine/diagnostic.js'

// ── The site ──────────────────────────────────────────────────────────────────────────────────────────────────────
export { config, configFile, dirOf, langOf, locales, localized } from './core/config/config.js'
export { type RunOptions, runOptions } from './core/config/run-options.js'
export { pageTheme } from './core/config/theme.js'
export { translations } from './core/content/translations.js'

// ── Pages and navigation ──────────────────────────────────────────────────────────────────────────────────────────
export {
  existingRoute,
  pageKind,
  type PageKind,
  type RouteKey,
  routes,
  siteMap,
  wholeSiteMap,
  writtenPages,
} from './core/navigation/site-map.js'
export { isTranslated, localeOfLink, localesOfPage, pageFile, sourceFile } from './core/content/source.js'
export {
  blockNeeds,
  emptyPage,
  frontMatter,
  mergeCsp,
  page,
  pageListing,
  type PageListing,
  pageSummary,
  textWithin,
  type PageSummary,
} from './core/pages/page.js'
export { lastUpdated } from './core/content/last-updated.js'
export { pageDescription } from './core/pages/page-description.js'
export { searchEntries } from './core/pages/search-entries.js'
export { hasMarkdown, pageMarkdown } from './core/pages/page-markdown.js'
export {
  codeSpansInFile,
  demosInFile,
  demoSections,
  liveCodesIn,
  mentions,
  notUnderstood,
  parsedFile,
} from './core/content/parts.js'
export { componentsInFile } from './core/content/islands.js'
export { renderPage } from './core/pages/html.js'
export { renderTemplate, type TemplateUse } from './core/assets/templates.js'
export { allItems, isTree, navigation, type NavItem } from './core/navigation/navigation.js'
export { type NavKey, navTitle, navTree, type NavTreeItem, targetOf } from './core/navigation/nav-tree.js'
export {
  breadcrumbs,
  closedGroups,
  fragmentPath,
  groupEntries,
  hiddenGroups,
  type PageNavigation,
  pageNavigation,
} from './core/navigation/nav-view.js'

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
} from './core/output/outputs.js'
export { assetFolder, filesNamed, nameInOutput } from './core/assets/asset.js'

// ── Pure helpers ──────────────────────────────────────────────────────────────────────────────────────────────────
export * from './core/paths.js'
export { cspHash } from './core/pages/csp.js'
export { hash } from './engine/hash.js'
export { stringSpan, thrownSpan } from './core/config/source-place.js'
export { plainCharacters } from './markdown/plain-characters.js'
export { decodePercent, escapeHtml, fillTemplate } from './text.js'
export { dataHtml } from './markdown/escape.js'
export { htmlFactsOf, markdownOfHtml } from './core/pages/html-facts.js'
export { livePlace } from './markdown/live-place.js'
export {
  demoPath,
  demoStem,
  isColor,
  resolveDemoOptions,
  type DemoOptions,
  type ResolvedDemoOptions,
} from './markdown/demo-options.js'
export { layoutBlocksIn } from './markdown/layout-blocks.js'
export { codeBlock, highlightBlocks } from './core/pages/code.js'

// ── Types ─────────────────────────────────────────────────────────────────────────────────────────────────────────
export type * from './contract.js'
export type * from './model.js'
export type * from './template-props.js'
export type {
  CodeSpanUse,
  DemoUse,
  IslandTree,
  MarkdownFile,
  MdxOwn,
  MdxPiece,
  MdxPlaceholder,
  Parts,
} from './markdown/parts.js'
export type { ClientConfig, ServiceWorkerConfig } from './client/site-config.js'
