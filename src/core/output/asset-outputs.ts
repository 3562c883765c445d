/** Publishes the files of content folders that pages show or link to. */
import { all, type Ask } from '../../engine/question.js'
import { fileBytes } from '../../engine/inputs.js'
import type { FilePath } from '../../model.js'
import { defineOutputs } from '../output-family.js'
import { assetFile, assetPath, filesFolder } from '../assets/asset.js'
import { pageListing } from '../pages/page.js'
import { refusal } from '../content/publishable.js'
import { type RouteKey, routes } from '../navigation/site-map.js'

/** The files of content folders that a page refers to. */
const assetsOf = async (ask: Ask, route: RouteKey): Promise<FilePath[]> => (await ask(pageListing, route)).assets

/** Their addresses contain their paths, so a file is published only if a page refers to it. */
export const assetOutputs = defineOutputs<FilePath>({
  name: 'assets',
  async keys(ask) {
    // A page that fails reports its own error.
    const found = await all((await ask(routes)).map((route) => assetsOf(ask, route).catch(() => [])))
    return [...new Set(found.flat())]
  },
  path: async (ask, file) => (await ask(assetPath, file))!,
  key: assetFile,
  make: async (ask, file) => ((await ask(refusal, file)) === null ? ask(fileBytes, file) : undefined),
  ofPage: (ask, { pathname, locale }) => assetsOf(ask, { pathname, locale }),
  cache: 'immutable',
  folder: filesFolder,
  onlyIfNamed: true,
})
