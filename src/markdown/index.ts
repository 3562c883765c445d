/**
 * The entry point of the Markdown pipeline: pure functions from data to data.
 *
 *     parseMarkdown ─▶ Parts ─▶ highlightCode, resolutions by the site ─▶ assemble
 *     renderMarkdown: all of it, without a site
 */
export { assemble } from './assemble.js'
export { codeBackgrounds, codeStylesheet, contrast, tokenClass, unionTheme } from './code-theme.js'
export { codeBlockHtml, type CodeHtmlOptions } from './code-html.js'
export { defaultMarkdownConfig } from './config.js'
export { decodeText, normaliseText } from '../engine/decode.js'
export { codeKey, codeRequest, highlightCode, highlighterVersion, plainCode } from './highlight.js'
export { parseInclude } from './include.js'
export { isKnownLanguage, knownLanguages } from './languages.js'
export { parseMarkdown, parseWithPlugins } from './parse.js'
export type * from './parts.js'
export { loadPlugins, type LoadedPlugin, type PluginModule, type PluginModules, type Plugins } from './plugins.js'
export { renderMarkdown, type PluginInput, type Rendered, type RenderOptions } from './render.js'
export { slug } from './slug.js'
export { type MarkdownString, markdownStrings } from './strings.js'
export { replaceAliases, urlKind } from './urls.js'
