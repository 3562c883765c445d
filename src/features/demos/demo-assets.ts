/**
 * The modules that demos load, as files: packages, what hydrates, and each demo's own.
 *
 * A path tells what it is made from (a demo's file, a chunk's name), so one file is found and made without the list of
 * all: a development server answers for one demo, and an edited demo concerns no other file.
 */
import { posix } from 'node:path'
import { all, type Ask } from '../../engine/graph.js'
import { fileKind } from '../../engine/inputs.js'
import type { FilePath, OutputPath } from '../../model.js'
import { filesNamed } from '../../spine/asset.js'
import { demoEntries, demoMentions } from './demo-files.js'
import { demoModule, demoModuleFiles, kitFiles, kitModule, type ModuleFiles, moduleRoot } from './demo-module.js'
import { vendorFiles, vendorFolder, type VendorKey, vendors } from './vendors.js'

type Mode = VendorKey['mode']

/** The names of all of them; none for a site without demos. */
export async function demoAssetPaths(ask: Ask, mode: Mode): Promise<OutputPath[]> {
  const entries = await demoFilesInUse(ask)
  if (entries.length === 0) return []
  const folder = await vendorFolder(ask, mode)
  const { names } = await ask(vendors, { platform: 'browser', mode })
  const modules = await all([
    kitFiles(ask, mode),
    // A demo that can't be built is reported by the page that shows it.
    ...entries.map((file) => demoModuleFiles(ask, file, mode).catch((): ModuleFiles | undefined => undefined)),
  ])
  return [
    ...names.map((name) => `${folder}/${name}` as OutputPath),
    ...modules.flatMap((files) => (files ? [files.js, ...(files.css ? [files.css] : [])] : [])),
  ]
}

/** One of them; undefined where the path is none, or no longer. */
export async function demoAsset(ask: Ask, path: OutputPath, mode: Mode): Promise<string | undefined> {
  const browser: VendorKey = { platform: 'browser', mode }
  const folder = `${await vendorFolder(ask, mode)}/`
  if (path.startsWith(folder)) {
    const name = path.slice(folder.length)
    const { names } = await ask(vendors, browser)
    return names.includes(name) ? (await vendorFiles(ask, browser))[name] : undefined
  }
  const match = /^(.+)-[0-9a-f]{10}\.(js|css)$/.exec(path)
  const root = `${await moduleRoot(ask, mode)}/`
  if (!match || !path.startsWith(root)) return undefined
  const stem = match[1]!.slice(root.length)
  const file = stem === 'hydrate' ? undefined : await sourceOf(ask, stem)
  if (stem !== 'hydrate' && !file) return undefined
  const files = file ? await demoModuleFiles(ask, file, mode) : await kitFiles(ask, mode)
  if (path !== files.js && path !== files.css) return undefined
  const built = await (file ? ask(demoModule, { file, ...browser }) : ask(kitModule, browser))
  return path === files.js ? built.code : built.css
}

/** The file whose module a path without hash and extension names. */
async function sourceOf(ask: Ask, stem: string): Promise<FilePath | undefined> {
  for (const extension of ['.tsx', '.ts', '.jsx', '.js']) {
    for (const file of filesNamed(stem + extension)) if ((await ask(fileKind, file)) === 'file') return file
  }
  return undefined
}

async function demoFilesInUse(ask: Ask): Promise<FilePath[]> {
  const files = new Set<FilePath>()
  for (const { page, name } of await ask(demoMentions, null)) {
    for (const { file } of await ask(demoEntries, { dir: posix.dirname(page), name })) files.add(file)
  }
  return [...files].sort()
}
