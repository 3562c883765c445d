/** The files that code imports (`bundle/imported-files.ts`) in the output. */
import { posix } from 'node:path'
import {
  contentsOfImported,
  type ImportedFile,
  type ImportedFiles,
  nameOfImported,
} from '../../bundle/imported-files.js'
import { packageFolder, packageName } from '../../bundle/package-folder.js'
import { all, type Ask, question } from '../../engine/question.js'
import type { FilePath, OutputPath } from '../../model.js'
import { assetFolder, filesNamed } from '../assets/asset.js'
import { config } from '../config/config.js'
import { activeFeatures } from '../config/features.js'
import { defineOutputs } from '../output-family.js'
import { encodePath, withBase } from '../paths.js'
import { isHiddenPath } from '../content/publishable.js'
import { styleImportedFiles } from '../assets/styles.js'
import { templateImportedFiles } from '../assets/templates.js'

const folderOf = async (ask: Ask) => `${await assetFolder(ask)}/imported`

/** The address of one by its name, or of a path of the site (`BuildContext`). */
export async function importedAddress(ask: Ask, name: string): Promise<string> {
  const path = name.startsWith('/') ? name : encodePath(`${await folderOf(ask)}/${name}`)
  return withBase(path, await ask(config))
}

/** What stylesheets, templates and features import. */
const importedFiles = question('imported-files', async (ask): Promise<ImportedFiles> => {
  const ofFeatures = (await activeFeatures(ask)).map(async (feature) => (await feature.importedFiles?.(ask)) ?? {})
  const found = await all([styleImportedFiles(ask), templateImportedFiles(ask), all(ofFeatures)])
  const files = Object.assign({}, ...found.flat()) as ImportedFiles
  return Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)))
})

export const importedOutputs = defineOutputs<ImportedFile>({
  name: 'imported-files',
  keys: async (ask) => Object.values(await ask(importedFiles)),
  path: async (ask, imported) => `${await folderOf(ask)}/${(await nameOfImported(ask, imported))!}` as OutputPath,
  async key(ask, path) {
    const name = path.slice((await folderOf(ask)).length + 1)
    for (const imported of await candidates(ask, name))
      if ((await nameOfImported(ask, imported)) === name) return imported
    // Of a package that only another one finds.
    const files = await ask(importedFiles)
    return Object.hasOwn(files, name) ? files[name] : undefined
  },
  make: contentsOfImported,
  cache: 'immutable',
  folder: folderOf,
})

/** What a name may stand for, found without the list of all. */
async function candidates(ask: Ask, name: string): Promise<ImportedFile[]> {
  const [, stem, ending = ''] = /^(.*)-[0-9a-f]{10}(\.[^./]*)?$/.exec(name) ?? []
  if (stem === undefined) return []
  const ofPackage = packageName(stem)
  const folder =
    ofPackage === undefined ? undefined : await ask(packageFolder, { from: '' as FilePath, name: ofPackage })
  const places = [
    ...filesNamed(stem).filter((file) => !isHiddenPath(file)),
    ...(folder === undefined ? [] : [posix.join(folder, stem.slice(ofPackage!.length)) as FilePath]),
  ]
  const copies = places.map((place): ImportedFile => ({ file: (place + ending) as FilePath }))
  if (ending !== '.js') return copies
  const scripts = ['.ts', '.tsx', '.js', '.mjs', '.jsx', '.mts'].flatMap((one) =>
    places.map((place): ImportedFile => ({ file: (place + one) as FilePath, isWorker: true })),
  )
  return [...copies, ...scripts]
}
