/**
 * `vitrine`: what the commands and a site's configuration import. Plugins import `vitrine/feature`. Heavy
 * modules are loaded on first use.
 */
import type { Rendered, RenderOptions } from './markdown/render.js'

export { build, type BuildOptions, type BuildResult, type Progress } from './build.js'
export { compiledElsewhere } from './bundle/file-kinds.js'
export type { CheckedDemo, CheckedDemos } from './features/demos/node/check/report.js'
export { type BuiltinOptions, defineConfig, defineNavigation, type UserConfig } from './define.js'
export { documentationAddress, explanationOf } from './documentation.js'
export { callUnheeded, endingSignals, type EndingSignal, onSignal } from './engine/process.js'
export {
  codeFrame,
  Failure,
  nearest,
  placeDiagnostic,
  placeText,
  type PrintedDiagnostic,
  toPrintable,
} from './engine/diagnostic.js'
export {
  diagnosticText as describeDiagnostic,
  faultText as describeFault,
  type Paint,
  type PrintedFault,
  type TextStyle,
} from './engine/diagnostic-text.js'
export type { Feature } from './core/feature.js'
export { interfaceLanguages } from './locales/index.js'
export { presets as treePresets } from './presets/index.js'
export type { InterfaceString } from './locales/types.js'
export type * from './contract.js'
export type { CommandArgument, CommandFlag, FeatureCommand } from './core/feature-command.js'
export type * from './model.js'
export { generatorFile } from './engine/generator-root.js'
export { cleanSite, generatorVersion, type SiteOptions } from './site.js'
export {
  builtinCommands,
  check,
  type CheckOptions,
  type CommandCall,
  type CommandResult,
  ejectCommand,
  listCommands,
  migrateCommand,
  type OfferedCommands,
  commonFlags,
  ownChecks,
  ownCommands,
  renameCommand,
  runSiteCommand,
} from './site-commands.js'
export { preview, serve, type RunningServer, type ServeEvent, type ServeOptions } from './serve.js'
export { BuildFailed } from './serve/build-failed.js'
export type { Problem } from './serve/problems.js'
export { importsOf } from './script/imports.js'
export {
  isNode,
  nameOf,
  type Node as SyntaxNode,
  type ParseScript,
  scriptParser,
  stringValue,
  walk,
} from './script/syntax.js'
export type {
  ApiComponent,
  ApiEntry,
  ApiMember,
  ApiPackage,
  ReadModule,
  StoriesHead,
  RenderedModules,
  RenderedScript,
  RenderRequest,
} from './library.js'
export type * from './template-props.js'
export type { PageFile } from './core/config/user-config.js'
export type { ElementBlock, ElementFunction, ElementPage, ElementProps } from './elements.js'

/** Renders Markdown without a site; see `vitrine/markdown` for the phases. */
export async function renderMarkdown(text: string, options?: RenderOptions): Promise<Rendered> {
  return (await import('./markdown/render.js')).renderMarkdown(text, options)
}

/** The members of a union, and other parts of a type. */
export { splitType } from './features/api/shared/type-syntax.js'
/** What `docs-build init` asks about a library. */
export const libraryTools = () => import('./library.js')
