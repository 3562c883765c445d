/**
 * Runs unified plugins on the trees of a page: remark plugins on the Markdown tree, rehype plugins on the HTML tree.
 *
 * They run between the steps of a parse, so pages with and without plugins take the same path. Each plugin is wrapped,
 * so that a message names the plugin that threw, and the others still run. Syntax that a plugin registers with the
 * parser (`micromarkExtensions`, `fromMarkdownExtensions`) is collected before the text is parsed.
 */
import type { Root as HastRoot } from 'hast'
import type { Nodes, Root } from 'mdast'
import { pathToFileURL } from 'node:url'
import { type Plugin, type Processor, type Transformer, unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Json, Span } from '../model.js'
import { type Context, report } from './context.js'
import * as messages from './messages.js'
import type { SyntaxExtensions } from './syntax/markdown-tree.js'

/** A plugin as a file on this machine, which can be sent to threads. */
export interface PluginModule {
  /** As configured; used in messages. */
  name: string
  /** Absolute path of a module whose default export is the plugin. */
  path: string
  options?: Json
}

export interface PluginModules {
  remark: PluginModule[]
  rehype: PluginModule[]
}

/** Each plugin has its own types of options and trees; here any of them is accepted. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyPlugin = Plugin<any[], any, any>

export interface LoadedPlugin {
  name: string
  plugin: AnyPlugin
  options?: unknown
}

export interface Plugins {
  remark: readonly LoadedPlugin[]
  rehype: readonly LoadedPlugin[]
}

/**
 * The plugin that a module exports, or undefined. The default export of a CommonJS module may be nested in another one.
 */
export function exportedPlugin(module: { default?: unknown }): AnyPlugin | undefined {
  const { default: exported } = module
  const inner = (exported as { default?: unknown } | undefined)?.default
  const plugin = typeof exported === 'function' ? exported : inner
  return typeof plugin === 'function' ? (plugin as AnyPlugin) : undefined
}

/** Imports plugins. Throws what a module throws while it loads. */
export async function loadPlugins({ remark, rehype }: PluginModules): Promise<Plugins> {
  const load = ({ name, path, options }: PluginModule) => loadPlugin(name, pathToFileURL(path).href, options)
  return { remark: await Promise.all(remark.map(load)), rehype: await Promise.all(rehype.map(load)) }
}

/** @param address the URL for `import()` */
export async function loadPlugin(name: string, address: string, options?: unknown): Promise<LoadedPlugin> {
  const plugin = exportedPlugin((await import(address)) as { default?: unknown })
  if (!plugin) throw new Error(`The module "${name}" has no default export that is a function.`)
  return { name, plugin, ...(options !== undefined && { options }) }
}

export interface RunningPlugins {
  /** Markdown syntax added by the plugins. */
  syntax: SyntaxExtensions
  remark(tree: Root): Promise<Root>
  rehype(tree: HastRoot): Promise<HastRoot>
  /** Reports the messages that plugins added to the file. */
  reportMessages(): void
}

type File = Parameters<Transformer>[1]
type Tree = Root | HastRoot

/** Attaches the plugins to one page. */
export function startPlugins(context: Context, { remark, rehype }: Plugins): RunningPlugins {
  const [remarks, rehypes] = [attach(context, remark), attach(context, rehype)]
  let file: File | undefined
  const run = async <Root extends Tree>(processor: Processor, tree: Root): Promise<Root> => {
    const given = file ?? { value: context.text, data: { frontMatter: context.parts.frontMatter }, ...pathOf(context) }
    return new Promise((resolve, reject) =>
      processor.run(tree, given, (error, result, used) => {
        file = used
        if (error) reject(error)
        else resolve(result as unknown as Root)
      }),
    )
  }
  const list = <Item>(name: 'micromarkExtensions' | 'fromMarkdownExtensions') =>
    ((remarks.data() as Record<string, unknown>)[name] ?? []) as Item[]
  return {
    syntax: { micromark: list('micromarkExtensions'), fromMarkdown: list('fromMarkdownExtensions') },
    remark: (tree) => (remark.length === 0 ? Promise.resolve(tree) : run(remarks, tree)),
    async rehype(tree) {
      const changed = rehype.length === 0 ? tree : await run(rehypes, tree)
      noteIds(context, changed)
      return changed
    },
    reportMessages() {
      for (const said of file?.messages ?? []) {
        const from = [said.source, said.ruleId].filter(Boolean).join(':')
        const message = messages.pluginMessage(
          said.reason,
          said.fatal ? 'error' : 'warning',
          from === '' ? undefined : `"${from}"`,
          said.note,
        )
        report(context, message, spanOfPlace(context.text, said.place))
      }
    },
  }
}

const pathOf = ({ options }: Context) => (options.file ? { path: options.file } : {})
const start: Span = { start: 0, end: 0 }

function attach(context: Context, plugins: readonly LoadedPlugin[]): Processor {
  const processor = unified()
  for (const { name, plugin, options } of plugins) {
    const threw = (error: unknown) =>
      report(context, messages.pluginThrew(name, error instanceof Error ? error.message : String(error)), start)
    processor.use(function (this: Processor) {
      try {
        const transform = options === undefined ? plugin.call(this) : plugin.call(this, options)
        return typeof transform === 'function' ? guarded(context, name, transform as Transform, threw) : undefined
      } catch (error) {
        threw(error)
        return undefined
      }
    })
  }
  return processor.freeze()
}

type Transform = (tree: unknown, file: File, next?: (error?: unknown, tree?: unknown) => void) => unknown

/** Wraps a transformer of any kind that unified accepts: if it fails, the next one receives the tree unchanged. */
function guarded(context: Context, name: string, transform: Transform, threw: (error: unknown) => void): Transformer {
  return async (tree, file) => {
    try {
      const result = await (transform.length > 2 ? called(transform, tree, file) : transform(tree, file))
      if (result instanceof Error) throw result
      if (result === undefined || result === null) return tree
      if ((result as Partial<Tree>).type === 'root') return result as Tree
      report(context, messages.pluginNoRoot(name), start)
    } catch (error) {
      // `file.fail` throws a message that is already in the file's list.
      if (!(file.messages as unknown[]).includes(error)) threw(error)
    }
    return tree
  }
}

function called(transform: Transform, tree: unknown, file: File): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const returned = transform(tree, file, (error, result) => (error ? reject(error) : resolve(result)))
    Promise.resolve(returned).catch(reject)
  })
}

/** Records ids that plugins gave to elements, so that links to them are valid. */
function noteIds({ parts }: Context, tree: HastRoot): void {
  visit(tree, 'element', ({ properties: { id } }) => {
    if (typeof id !== 'string' || id.includes('\0') || /^(user-content-|footnote-label$)/.test(id)) return
    if (!parts.anchors.includes(id)) parts.anchors.push(id)
  })
}

type Place = File['messages'][number]['place']

function spanOfPlace(text: string, place: Place): Span {
  if (!place) return start
  const [from, to] = 'start' in place ? [place.start, place.end] : [place, place]
  const at = offsetOf(text, from)
  return { start: at, end: Math.max(at, offsetOf(text, to)) }
}

function offsetOf(text: string, { line, column, offset }: NonNullable<Nodes['position']>['start']): number {
  if (offset !== undefined) return offset
  let lineStart = 0
  for (let at = 1; at < line && lineStart < text.length; at++) {
    const end = text.indexOf('\n', lineStart)
    lineStart = end === -1 ? text.length : end + 1
  }
  return Math.min(text.length, lineStart + column - 1)
}
