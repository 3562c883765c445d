/** All phases in a row, for Markdown without a site: previews, tests, other tools. */
import { assemble } from './assemble.js'
import { defaultMarkdownConfig } from './config.js'
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
 * A plugin of unified: the function itself, or a module that Node imports as it is (a package of the current folder, or
 * a path from it), alone or with its options.
 */
export type PluginInput = AnyPlugin | string | [plugin: AnyPlugin | string, options: unknown]

type PluginKeys = 'remarkPlugins' | 'rehypePlugins'

export interface RenderOptions extends Omit<ParseOptions, 'config'> {
  /** What differs from `defaultMarkdownConfig`. */
  config?: Partial<Omit<MarkdownConfig, 'rules' | PluginKeys>> & {
    rules?: Partial<MarkdownRules>
  } & Partial<Record<PluginKeys, readonly PluginInput[]>>
  /** `false` leaves code without colours, and the highlighter asleep. */
  highlight?: boolean
  /** What a site would fill in: addresses, sizes of images, demos, components, includes. */
  resolve?: (parts: Parts) => Partial<Resolutions> | Promise<Partial<Resolutions>>
}

export interface Rendered extends Assembled {
  title: string
  description: string
  parts: Parts
}

/**
 * Markdown → HTML, with its headings, plain text and Markdown twin. Never throws for bad content: what is wrong stands
 * in `reports`, with offsets into the normalised text. `lead + body` is the whole HTML; a text without a title of its own
 * has no lead.
 *
 *     const { body, headings, reports } = await renderMarkdown('## Bars\n\nSee [lines](/x/lines/).')
 *
 * Throws where a plugin's module cannot be imported; what a plugin throws later stands in `reports`, too.
 *
 * By default the text counts as a fragment, which needs no title and no description; pass `fragment: false` for a page.
 */
export async function renderMarkdown(text: string, options: RenderOptions = {}): Promise<Rendered> {
  const { config: given = {}, highlight = true, resolve: resolve, fragment = true, ...rest } = options
  const { remarkPlugins = [], rehypePlugins = [], ...settings } = given
  const rules = { ...defaultMarkdownConfig.rules, ...settings.rules }
  const config = { ...defaultMarkdownConfig, ...settings, rules }
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
  const assembled = assemble(parts, { codes, collapseLines: config.collapseLines, ...resolutions })
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
