/** The modules that demos load, as files: packages, what hydrates, and each demo's own. */
import { posix } from 'node:path'
import { all, type Ask } from '../../engine/graph.js'
import type { Contents, FilePath, OutputPath } from '../../model.js'
import { demoEntries, demoMentions } from './demo-files.js'
import { type BuiltModule, demoModule, demoModuleFiles, kitFiles, kitModule, type ModuleFiles } from './demo-module.js'
import { vendorFiles, vendorFolder, type VendorKey } from './vendors.js'

export type AssetMakers = Map<OutputPath, () => Promise<Contents>>

/** Empty for a site without demos. */
export async function demoAssets(ask: Ask, mode: VendorKey['mode']): Promise<AssetMakers> {
  const browser: VendorKey = { platform: 'browser', mode }
  const found: AssetMakers = new Map()
  const entries = await demoFilesInUse(ask)
  if (entries.length === 0) return found
  const folder = await vendorFolder(ask, mode)
  const texts = await vendorFiles(ask, browser)
  for (const name of Object.keys(texts)) found.set(`${folder}/${name}` as OutputPath, () => Promise.resolve(texts[name]!))
  const add = (files: ModuleFiles, built: () => Promise<BuiltModule>) => {
    found.set(files.js, async () => (await built()).code)
    if (files.css) found.set(files.css, async () => (await built()).css)
  }
  add(await kitFiles(ask, mode), () => ask(kitModule, browser))
  await all(
    entries.map(async (file) => {
      // A demo that can't be built is reported by the page that shows it.
      const files = await demoModuleFiles(ask, file, mode).catch(() => undefined)
      if (files) add(files, () => ask(demoModule, { file, ...browser }))
    }),
  )
  return found
}

async function demoFilesInUse(ask: Ask): Promise<FilePath[]> {
  const files = new Set<FilePath>()
  for (const { page, name } of await ask(demoMentions, null)) {
    for (const { file } of await ask(demoEntries, { dir: posix.dirname(page), name })) files.add(file)
  }
  return [...files].sort()
}
