/** All phases at once, for Markdown without a site: previews, tests, other tools. */
import { assemble } from './assemble.js'
import { markdownDefaults } from './config.js'
import { normaliseText } from '../engine/decode.js'
import { codeRequest, highlightCode } from './highlight.js'
import { parseMarkdown, parseWithPlugins } from './parse.js'
import { type AnyPlugin, type LoadedPlugin, loadPlugin } from './plugins.js'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MarkdownConfig, MarkdownRules } from '../model.js'
import type { Assembled, Resolutions, ParseOptions, Parts } from './parts.js'

/**
 * A unified plugin, with or without options: the function itself, or a module for Node (a package name or a path,
 * resolved from the current folder).
 */
export type PluginInput = AnyPlugin | string | [plugin: AnyPlugin | string, options: unknown]

type PluginKeys = 'remarkPlugins' | 'rehypePlugins'

export interface RenderOptions extends Omit<ParseOptions, 'config'> {
  /** Overrides of `defaultMarkdownConfig`. */
  config?: Partial<Omit<MarkdownConfig, 'rules' | PluginKeys>> & {
    rules?: Partial<MarkdownRules>
  } & Partial<Record<PluginKeys, readonly PluginInput[]>>
  /** `false` skips highlighting. */
  highlight?: boolean
  /** The resolutions that a site would make: addresses, sizes of images, demos, components, includes. */
  resolve?: (parts: Parts) => Partial<Resolutions> | Promise<Partial<Resolutions>>
}

export interface Rendered extends Assembled {
  title: string
  description: string
  parts: Parts
}

/**
 * Renders Markdown as HTML, with its headings, plain text and Markdown alternate. Never throws for bad content:
 * problems are listed in `reports`, with offsets into the normalised text. `lead + body` is the whole HTML; a text
 * without a title has an empty lead.
 *
 *     const { body, headings, reports } = await renderMarkdown('## Bars\n\nSee [lines](/x/lines/).')
 *
 * Throws if a plugin's module cannot be imported; errors that a plugin throws later are listed in `reports`, too.
 *
 * By default the text is a fragment, which needs neither a title nor a description; pass `fragment: false` for a page.
 */
export async function renderMarkdown(text: string, options: RenderOptions = {}): Promise<Rendered> {
  const { config: given = {}, highlight = true, resolve, fragment = true, ...rest } = options
  const { remarkPlugins = [], rehypePlugins = [], ...settings } = given
  const defaults = markdownDefaults(settings.preset)
  const config = { ...defaults, ...settings, rules: { ...defaults.rules, ...settings.rules } }
  const parseOptions: ParseOptions = { ...rest, fragment, config }
  const isPlain = remarkPlugins.length === 0 && rehypePlugins.length === 0
  const parts = isPlain
    ? parseMarkdown(normaliseText(text), parseOptions)
    : await parseWithPlugins(normaliseText(text), parseOptions, {
        remark: await Promise.all(remarkPlugins.map(loadInput)),
        rehype: await Promise.all(rehypePlugins.map(loadInput)),
      })
  const codes = highlight ? await highlightCode(parts.codes.map(codeRequest)) : []
  const resolutions = (await resolve?.(parts)) ?? {}
  const assembled = assemble(parts, {
    codes,
    collapseLines: config.collapseLines,
    headingIds: config.headingIds,
    ...resolutions,
  })
  return { ...assembled, title: parts.title, description: parts.description, parts }
}

async function loadInput(input: PluginInput): Promise<LoadedPlugin> {
  const [plugin, options] = Array.isArray(input) ? input : [input]
  if (typeof plugin !== 'string') {
    return { name: plugin.name || 'plugin', plugin, ...(options !== undefined && { options }) }
  }
  const path = plugin.startsWith('.') ? resolve(plugin) : createRequire(resolve('package.json')).resolve(plugin)
  return loadPlugin(plugin, pathToFileURL(path).href, options)
}
