/**
 * Assets: images and downloads in content folders. An asset's address contains its path and its hash, so that it can be
 * cached for ever and mapped back to its file without a list.
 */
import { posix } from 'node:path'
import { type Ask, question } from '../../engine/question.js'
import { fileBytes, fileHash } from '../../engine/inputs.js'
import type { FilePath, OutputPath } from '../../model.js'
import { config } from '../config/config.js'
import { refusal } from '../content/publishable.js'

/** The folder of hashed files: below the prefix, so that one rule in `_headers` covers them. */
export async function assetFolder(ask: Ask): Promise<string> {
  const { prefix } = await ask(config)
  return `${prefix.slice(1)}${prefix ? '/' : ''}_assets`
}

/** The output folder of files from content folders. */
export async function filesFolder(ask: Ask): Promise<string> {
  return `${await assetFolder(ask)}/files`
}

/** The output path of an asset; null if the file does not exist or must not be published. */
export const assetPath = question('asset-path', async (ask, file: FilePath): Promise<OutputPath | null> => {
  const found = (await ask(refusal, file)) === null ? await ask(fileHash, file) : undefined
  if (!found) return null
  const { dir, name, ext } = posix.parse(nameInOutput(file))
  return `${await filesFolder(ask)}/${dir ? `${dir}/` : ''}${name}-${found.hash.slice(0, 10)}${ext}` as OutputPath
})

/** The file of an asset's output path; undefined if there is none, or its contents have changed. */
export async function assetFile(ask: Ask, path: OutputPath): Promise<FilePath | undefined> {
  const start = `${await filesFolder(ask)}/`
  const match = path.startsWith(start) ? /^(.*)-[0-9a-f]{10}(\.[^./]*)?$/.exec(path.slice(start.length)) : null
  if (!match) return undefined
  for (const file of filesNamed(match[1]! + (match[2] ?? ''))) if ((await ask(assetPath, file)) === path) return file
  return undefined
}

/**
 * A file's path as a name within a folder of the output. Content folders may lie outside the project: `../` becomes
 * `__/`.
 */
export function nameInOutput(file: FilePath): string {
  return file.replace(/^(?:\.\.\/)+/, (ups) => ups.replaceAll('..', '__'))
}

/** The files that such a name may refer to. */
export function filesNamed(name: string): FilePath[] {
  const outside = name.replace(/^(?:__\/)+/, (ups) => ups.replaceAll('__', '..'))
  return (outside === name ? [name] : [name, outside]) as FilePath[]
}

export interface ImageSize {
  width: number
  height: number
}

/** The size of an image in pixels; null if it cannot be determined. */
export const imageSize = question('image-size', async (ask, file: FilePath): Promise<ImageSize | null> => {
  const bytes = await ask(fileBytes, file)
  if (!bytes) return null
  const { imageSize: measure } = await import('image-size')
  try {
    const { width, height } = measure(bytes)
    return { width: Math.round(width), height: Math.round(height) }
  } catch {
    return null
  }
})
