/**
 * Live demos: prerendered, asleep until they are wanted, each a module of its own.
 *
 * What a page with demos gets: its HTML with every demo as it first looks, the rules that they took (each once), a script
 * of a few kilobytes that waits, and nothing of React before a demo wakes.
 */
import { all, type Ask } from '../../engine/graph.js'
import type { Feature } from '../../feature.js'
import type { HeadTag, OutputPath, Page } from '../../model.js'
import { config } from '../../spine/config.js'
import { routeToHref } from '../../spine/paths.js'
import { demoBlock, type DemoOptions, demosScript, sharedStylesPath } from './demo-block.js'
import { editorFile, editorPaths } from './demo-editor-files.js'
import { demoAsset, demoAssetPaths } from './demo-assets.js'
import { moduleRoot } from './demo-module.js'
import { demoOfFile, demoPageFiles, drawDemoPage } from './demo-pages.js'
import { demosOptions } from './demos-options.js'
import { globalCss } from './prerender.js'
import { vendorFolder } from './vendors.js'

export const demos: Feature = {
  name: 'demos',
  options: demosOptions,
  client: [{ name: demosScript, module: 'vitrine:dist/src/client/demo-runtime/demos.js', when: 'used' }],
  fill: {
    async demo(ask, { name, props, file, span, route }) {
      const page = routeToHref(route, await ask(config, null))
      return demoBlock(ask, { name, options: props as DemoOptions, file, span, locale: route.locale, page })
    },
  },
  async head(_ask, page) {
    return criticalStyles(page)
  },
  files: {
    async list(ask) {
      const modules = await demoAssetPaths(ask, 'production')
      if (modules.length === 0) return []
      const shared = await sharedStylesPath(ask)
      return [
        ...(await demoPageFiles(ask)),
        ...modules,
        ...(shared ? [shared] : []),
        ...Object.values(await editorPaths(ask)),
      ]
    },
    has: async (ask, path) => (await demoOfFile(ask, path)) !== undefined || (await asset(ask, path)) !== undefined,
    async make(ask, path) {
      const pathname = await demoOfFile(ask, path)
      return pathname ? drawDemoPage(ask, pathname) : (await asset(ask, path))!
    },
  },
}

/** One of the files that demos load. */
async function asset(ask: Ask, path: OutputPath): Promise<string | undefined> {
  const folders = await all([moduleRoot(ask, 'production'), vendorFolder(ask, 'production')])
  if (!folders.some((folder) => path.startsWith(`${folder}/`))) return undefined
  const module = await demoAsset(ask, path, 'production')
  if (module !== undefined) return module
  return path === (await sharedStylesPath(ask)) ? ask(globalCss, null) : editorFile(ask, path)
}

/** The rules of all demos of a page, each once, in one element for each key. */
function criticalStyles({ styles }: Page): HeadTag[] {
  const elements = new Map<string, { attribute: string; key: string; rules: Map<string, string> }>()
  for (const { attribute, key, rules } of styles) {
    for (const { id, css } of rules) {
      // Global rules can be taken away one by one.
      const name = JSON.stringify(key.endsWith('-global') ? [attribute, key, id] : [attribute, key])
      const element = elements.get(name) ?? { attribute, key, rules: new Map<string, string>() }
      elements.set(name, element)
      element.rules.set(id, css)
    }
  }
  return [...elements.values()].map(({ attribute, key, rules }): HeadTag => ({
    tag: 'style',
    attributes: { [attribute]: [key, ...rules.keys()].join(' ') },
    text: [...rules.values()].join(''),
  }))
}
