/** Files of content roots as files of the output: what pages show or link to. */
import { all, question } from '../engine/question.js'
import { fileBytes } from '../engine/inputs.js'
import type { FilePath } from '../model.js'
import { defineOutputs } from './output-family.js'
import { assetFile, assetPath, filesFolder } from './asset.js'
import { pageSummary } from './page.js'
import { type RouteKey, routes } from './site-map.js'

/** The files of content roots that a page names. */
const pageAssets = question(
  'page-assets',
  async (ask, route: RouteKey): Promise<FilePath[]> => (await ask(pageSummary, route)).assets,
)

/** Files that pages show or link to. Their addresses hold their paths, so only a page that names one makes it public. */
export const assetOutputs = defineOutputs<FilePath>({
  name: 'assets',
  async keys(ask) {
    // A page that fails is reported by itself; its assets are no concern of the list.
    const found = await all((await ask(routes)).map((route) => ask(pageAssets, route).catch(() => [])))
    return [...new Set(found.flat())]
  },
  path: async (ask, file) => (await ask(assetPath, file))!,
  key: assetFile,
  make: (ask, file) => ask(fileBytes, file),
  ofPage: (ask, { pathname, locale }) => ask(pageAssets, { pathname, locale }),
  cache: 'immutable',
  folder: filesFolder,
  onlyIfNamed: true,
})
