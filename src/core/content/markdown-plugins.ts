/**
 * The unified plugins of the site: resolved, bundled, validated, and written to files that worker threads import.
 *
 * They are configured by module name, because functions cannot be passed to threads. Each is bundled like the
 * configuration, so its source and the versions of its packages are tracked: pages are parsed again when they change.
 * Each is imported here once, before any page is parsed, so that an error in it is reported once, where it is
 * configured.
 */
import { posix } from 'node:path'
import { nodeModule, type NodeModuleKey } from '../../bundle/node-module.js'
import { resolveFile } from '../../bundle/resolve-file.js'
import { Failure } from '../../engine/diagnostic.js'
import { all, type Ask, question } from '../../engine/question.js'
import { fileText } from '../../engine/inputs.js'
import { exportedPlugin, type PluginModule, type PluginModules } from '../../markdown/plugins.js'
import { messages } from '../../messages.js'
import type { FilePath, PluginEntry } from '../../model.js'
import { config, configFile } from '../config/config.js'
import { features } from '../config/features.js'
import { stringSpan } from '../config/source-place.js'

/**
 * All plugins, in the order in which they run: those of features, then the configuration's.
 *
 * @returns undefined if there are none
 * @throws Failure if a module is missing, throws or exports no plugin
 */
export async function markdownPlugins(ask: Ask): Promise<PluginModules | undefined> {
  const { markdown } = await ask(config)
  const lists = [...(await features(ask)).map((feature) => feature.markdown ?? {}), markdown]
  const remark = lists.flatMap(({ remarkPlugins = [] }) => remarkPlugins)
  const rehype = lists.flatMap(({ rehypePlugins = [] }) => rehypePlugins)
  if (remark.length === 0 && rehype.length === 0) return undefined
  const [placedRemark, placedRehype] = await all([placed(ask, remark), placed(ask, rehype)])
  return { remark: placedRemark, rehype: placedRehype }
}

function placed(ask: Ask, entries: readonly PluginEntry[]): Promise<PluginModule[]> {
  return all(
    entries.map(async (entry) => {
      const [name, options] = typeof entry === 'string' ? [entry] : entry
      const path = ask.context.modules.place(await ask(pluginCode, name))
      return { name, path, ...(options !== undefined && { options }) }
    }),
  )
}

/** The code of a plugin's module, whose default export is the plugin. */
const pluginCode = question('markdown-plugin', async (ask, name: string): Promise<string> => {
  const code = await ask(nodeModule, await moduleKey(ask, name))
  let module: { default?: unknown }
  try {
    module = await ask.context.modules.load(code, name)
  } catch (error) {
    throw await failure(ask, name, isMissing(error, name) ? messages.pluginMissing : messages.pluginThrew, error)
  }
  if (!exportedPlugin(module)) throw await failure(ask, name, messages.pluginExport)
  return code
})

async function moduleKey(ask: Ask, name: string): Promise<NodeModuleKey> {
  if (!/^\.{0,2}\/|^vitrine:/.test(name)) {
    const module = JSON.stringify(name)
    return { modules: {}, exports: `import * as plugin from ${module}; export default plugin['default']` }
  }
  const file = posix.isAbsolute(name) ? undefined : await resolveFile(ask, posix.normalize(name))
  if (!file) throw await failure(ask, name, messages.pluginMissing)
  return { modules: { default: file } }
}

/** Is the package itself missing, rather than a package that it imports? */
function isMissing(error: unknown, name: string): boolean {
  const { code, message } = error as { code?: string; message?: string }
  const packageName = /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name
  return code === 'ERR_MODULE_NOT_FOUND' && Boolean(message?.includes(`'${packageName}'`))
}

async function failure(
  ask: Ask,
  name: string,
  say: (typeof messages)['pluginMissing' | 'pluginThrew' | 'pluginExport'],
  error?: unknown,
): Promise<Failure> {
  const file: FilePath = await ask(configFile)
  const span = stringSpan((await ask(fileText, file)) ?? '', name)
  return new Failure(say(name, { file, span }, error instanceof Error ? error.message : String(error)), 2)
}
