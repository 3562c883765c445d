/** The public door: what the commands and a site's configuration import. Heavy parts are loaded when they are used. */
import type { CheckOptions, CheckResult } from './check-demos.js'
import type { Rendered, RenderOptions } from './markdown/render.js'

export { build, type BuildOptions, type BuildResult, type Progress } from './build.js'
export type { CheckedDemo, CheckOptions, CheckResult } from './check-demos.js'
export { defineConfig, defineNavigation } from './define.js'
export { codeFrame, Failure, nearest, placeDiagnostic, placeText, type PrintedDiagnostic } from './engine/diagnostic.js'
export {
  diagnosticText as describeDiagnostic,
  faultText as describeFault,
  type Paint,
  type PrintedFault,
  type TextStyle,
} from './engine/diagnostic-text.js'
export { all, question, type Ask, type Question } from './engine/graph.js'
export type { BlockUse, ClientEntry, Feature, PageBlock, PageSeed } from './feature.js'
export type * from './model.js'
export type { DemoFile, DemoText, DemoVariant, DemoView } from './features/demos/demo-view.js'
export type { CriticalCss, DemoProviderModule, DemoProviderProps } from './react/demo-tree.js'
export { cleanSite, generatorVersion, type SiteOptions } from './program.js'
export { preview, serve, type RunningServer, type ServeEvent, type ServeOptions } from './serve.js'
export { BuildFailed } from './serve/build-failed.js'
export type { Problem } from './serve/problems.js'
export type { PageFile, UserConfig, UserMarkdown } from './spine/user-config.js'

/** Renders Markdown without a site; see `vitrine/markdown` for the phases. */
export async function renderMarkdown(text: string, options?: RenderOptions): Promise<Rendered> {
  return (await import('./markdown/render.js')).renderMarkdown(text, options)
}

/** Checks every demo of a site: its types and, in a browser, that it mounts. */
export async function checkDemos(options: CheckOptions): Promise<CheckResult> {
  return (await import('./check-demos.js')).checkDemos(options)
}
