/**
 * The fonts of the theme as files that the site serves itself: no other host learns what is read, and offline they are
 * there. With each file goes the licence of its package, which open fonts ask for.
 */
import { posix } from 'node:path'
import { type PackagePart, packagePart } from '../../bundle/package-folder.js'
import { hash } from '../../engine/hash.js'
import { fileBytes, fileHash, fileKind } from '../../engine/inputs.js'
import { all, type Ask, question } from '../../engine/question.js'
import { messages } from '../../messages.js'
import type { FilePath, HeadTag, OutputPath } from '../../model.js'
import { fontFaces } from '../../theme/fonts.js'
import { assetFolder } from './asset.js'
import { config, configFile } from '../config/config.js'
import { defineOutputs } from '../output-family.js'
import { withBase } from '../paths.js'
import { siteTheme } from '../config/theme.js'

const uses = ['sans', 'mono'] as const
type Use = (typeof uses)[number]

/** Licences come second, so that a file is known by its key. */
type FontKey = Use | `${Use}-license`

const licenceNames = ['LICENSE', 'LICENSE.txt', 'LICENSE.md', 'OFL.txt']

interface FontFile {
  file: FilePath
  path: OutputPath
  licence?: { file: FilePath; path: OutputPath }
}

async function firstFile(ask: Ask, candidates: readonly string[]): Promise<FilePath | undefined> {
  for (const candidate of candidates) {
    const path = posix.normalize(candidate) as FilePath
    if ((await ask(fileKind, path)) === 'file') return path
  }
  return undefined
}

/** A path in the project, or one in a package. */
async function locate(ask: Ask, name: string): Promise<PackagePart | undefined> {
  if (!/^\.{1,2}\//.test(name)) return packagePart(ask, name, 'file')
  const path = await firstFile(ask, [name])
  return path && { path, home: posix.dirname(path) as FilePath }
}

/** The file of a font; null if the font is one of the reader's system, or its file is missing, which is reported. */
const fontFile = question('font-file', async (ask, use: Use): Promise<FontFile | null> => {
  const { family, file: name } = (await siteTheme(ask)).fonts[use]
  if (name === undefined) return null
  const place = await locate(ask, name)
  const found = place && (await ask(fileHash, place.path))
  if (!place || !found) {
    ask.report(messages.fontMissing(family, name, await ask(configFile)))
    return null
  }
  const folder = `${await assetFolder(ask)}/fonts`
  const { path: file, home } = place
  const { name: stem } = posix.parse(file)
  const licence = await firstFile(
    ask,
    licenceNames.map((licenceName) => `${home}/${licenceName}`),
  )
  return {
    file,
    path: `${folder}/${stem}-${found.hash.slice(0, 10)}.woff2` as OutputPath,
    ...(licence && {
      licence: {
        file: licence,
        path: `${folder}/${stem}-license-${hash((await ask(fileHash, licence))!.hash, 10)}.txt` as OutputPath,
      },
    }),
  }
})

const useOf = (key: FontKey) => key.replace('-license', '') as Use

async function fileOf(ask: Ask, key: FontKey): Promise<{ file: FilePath; path: OutputPath } | undefined> {
  const font = await ask(fontFile, useOf(key))
  return (key === useOf(key) ? font : font?.licence) ?? undefined
}

export const fontOutputs = defineOutputs<FontKey>({
  name: 'fonts',
  async keys(ask) {
    const keys = uses.flatMap((use): FontKey[] => [use, `${use}-license`])
    const files = await all(keys.map((key) => fileOf(ask, key)))
    const paths = files.map((found) => found?.path)
    return keys.filter((_, index) => files[index] && paths.indexOf(files[index].path) === index)
  },
  path: async (ask, key) => (await fileOf(ask, key))!.path,
  make: async (ask, key) => ask(fileBytes, (await fileOf(ask, key))!.file),
  cache: 'immutable',
  folder: async (ask) => `${await assetFolder(ask)}/fonts`,
  offline: async (_ask, key) => (key === useOf(key) ? 'shell' : 'never'),
})

/** `@font-face` rules with addresses relative to the folder of the stylesheet. */
export async function fontStyles(ask: Ask): Promise<string> {
  const { fonts } = await siteTheme(ask)
  const rules = await all(
    uses.map(async (use) => {
      const found = await ask(fontFile, use)
      return fontFaces(fonts[use], found ? `fonts/${posix.basename(found.path)}` : undefined)
    }),
  )
  return rules.join('')
}

/** Loads the font of the text with the stylesheet instead of after it. That of code is rarely in the first lines. */
export async function fontPreload(ask: Ask): Promise<HeadTag[]> {
  const found = await ask(fontFile, 'sans')
  if (!found) return []
  const href = withBase(found.path, await ask(config))
  return [{ tag: 'link', attributes: { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' } }]
}
