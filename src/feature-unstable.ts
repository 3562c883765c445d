/**
 * `vitrine/feature/unstable`: what the generator's own features need in addition to `vitrine/feature`. Plugins may use
 * it at their own risk. It may change in any release.
 */
export { aliasedFile, aliases, configuredAliases } from './bundle/aliases.js'
export {
  browsers,
  bundle,
  type BundleFailure,
  fileOfInput,
  forBrowser,
  forNode,
  type Metafile,
  offsetOf,
  type Plugin,
  styleImports,
  transform,
  type TransformOptions,
} from './bundle/bundle.js'
export { type Edit, edited, importsIn, type ScriptImport } from './script/imports.js'
export { literal } from './script/constants.js'
export { declared, namesDeclaredIn, namesIn, neededFor, statementsOf } from './script/statements.js'
export {
  childrenOf,
  isNode,
  nameOf,
  type Node,
  parseScript,
  type Script,
  stringValue,
  walk,
  withoutType,
} from './script/syntax.js'
export { documentedPackages, knownProps, picturesOf } from './core/config/features.js'
export { bundleForNode, nodeModule, requireInModule } from './bundle/node-module.js'
export { attempt } from './engine/attempt.js'
export { generatorFile } from './engine/generator-root.js'
export { ownTemplate } from './bundle/own-templates.js'
export {
  fileUrls,
  type ImportedFile,
  importedFiles,
  type ImportedFiles,
  importedFilesIn,
  moduleOfForm,
  sortedFiles,
} from './bundle/imported-files.js'
export { hashedPath, isCssModule } from './bundle/css-module-path.js'
export { environment } from './bundle/environment.js'
export {
  copiedFiles,
  type Form,
  foreignFiles,
  foreignQueries,
  hasFileUrls,
  hasForm,
  importParts,
  isForm,
  noPlugin,
  notCompiled,
  withFileUrls,
} from './bundle/file-kinds.js'
export { bundledPackages, dependOnPackage, graphPlugin, type PackageRule, resolvePackage } from './bundle/resolve.js'
export { joinPath, resolveFile } from './bundle/resolve-file.js'
export { compiledSource, pathOfTsconfig } from './bundle/tsconfig.js'
export { templateImports } from './bundle/template-imports.js'
export {
  byEsbuild,
  dependOnLocation,
  isFromSite,
  isLinked,
  isReact,
  linkedFiles,
  linkedModules,
  readLinked,
  withLinkedModules,
} from './bundle/linked.js'
export { packageFolder, packageManifest, packageName } from './bundle/package-folder.js'
export { bundleWorker } from './bundle/worker.js'
export type { BuildContext } from './engine/build-context.js'
export { counted, dedent } from './text.js'
export { inLocale } from './fixed-locale.js'
export { formatsOf } from './core/config/config.js'
export { didYouMean, positionAt, usedIn } from './engine/diagnostic.js'
export { isWholeBuild } from './core/config/run-options.js'
export { error, message, type Place, warning } from './engine/message.js'
export { idOf } from './engine/question.js'
export { paths } from './engine/native-path.js'
export { callUnheeded, takeTurns } from './engine/process.js'
export { StoppedError, ThreadPool } from './engine/thread-pool.js'
export { type ComponentFile, componentFile } from './core/pages/component-file.js'
export { componentFolders, mdxComponent, mdxElements, mdxMap, mdxMapModule } from './core/content/mdx-components.js'
export { editUrlOf, rootOfFile } from './core/config/content-roots.js'
export { markdownFiles, pageText } from './core/content/made-pages.js'
export { borrowedText } from './core/content/borrowed-text.js'
export { contentPages, frontMatterAlone, withoutNumbers } from './core/content/content-files.js'
export { mapPartPlace, scriptText } from './core/content/mdx-map.js'
export { isMdx, isPageFile } from './core/content/page-files.js'
export { islandPlace, islandRoles, islandText } from './core/content/islands.js'
export {
  demoComment,
  foreignImport,
  demoHeadingId,
  hasDemoTexts,
  presetRedirects,
  presetTitle,
  presetTitleOf,
  standIn,
} from './core/content/preset-tree.js'
export { blocksModule, isReadAsMdx, plainProgram, runtimeModule, withIncludes } from './core/content/parts.js'
export { providerFile, type ProviderKey, providerOf, providers, renderInProvider } from './core/pages/demo-provider.js'
export { groupItems } from './core/pages/group-items.js'
export { findOutput, listedOutputs } from './core/output/outputs.js'
export { bundleCss, editorColorStyles, pageStyle } from './core/assets/styles.js'
export { templateFolders } from './core/assets/templates.js'
export { callInThread } from './core/tasks.js'
export { findTypeScript } from './core/config/typescript.js'
export { versionMarks } from './core/pages/version-parts.js'
export {
  type ChangesLink,
  changesLinks,
  isOwnVersion,
  mountedVersions,
  placeOfVersion,
  versionLinks,
} from './core/navigation/versions.js'
export { headingDays } from './core/content/last-updated.js'
