/**
 * Files beside pages that the output carries: images, downloads. An asset's address holds its path and its hash, so
 * that it can be cached for ever and found again without a list.
 */
import { posix } from 'node:path'
import { type Ask, question } from '../engine/question.js'
import { fileBytes, fileHash } from '../engine/inputs.js'
import type { FilePath, OutputPath } from '../model.js'
import { config } from './config.js'

/** Where hashed files lie: below the prefix, so that one rule of a host's headers covers them. */
export async function assetFolder(ask: Ask): Promise<string> {
  const { prefix } = await ask(config)
  return `${prefix.slice(1)}${prefix ? '/' : ''}_assets`
}

/** Where files of content roots lie. */
export async function filesFolder(ask: Ask): Promise<string> {
  return `${await assetFolder(ask)}/files`
}

/** The output path of a file of a content root. */
export const assetPath = question('asset-path', async (ask, file: FilePath): Promise<OutputPath | null> => {
  const found = await ask(fileHash, file)
  if (!found) return null
  const { dir, name, ext } = posix.parse(nameInOutput(file))
  return `${await filesFolder(ask)}/${dir ? `${dir}/` : ''}${name}-${found.hash.slice(0, 10)}${ext}` as OutputPath
})

/** The file that an asset's path stands for; undefined where it is none or no longer that content. */
export async function assetFile(ask: Ask, path: OutputPath): Promise<FilePath | undefined> {
  const start = `${await filesFolder(ask)}/`
  const match = path.startsWith(start) ? /^(.*)-[0-9a-f]{10}(\.[^./]*)?$/.exec(path.slice(start.length)) : null
  if (!match) return undefined
  for (const file of filesNamed(match[1]! + (match[2] ?? ''))) if ((await ask(assetPath, file)) === path) return file
  return undefined
}

/** A file's path as a name within a folder of the output: the way out of the project, which a content root may lie beside, is written `__/`. */
export function nameInOutput(file: FilePath): string {
  return file.replace(/^(?:\.\.\/)+/, (ups) => ups.replaceAll('..', '__'))
}

/** The files that such a name may stand for. */
export function filesNamed(name: string): FilePath[] {
  const outside = name.replace(/^(?:__\/)+/, (ups) => ups.replaceAll('__', '..'))
  return (outside === name ? [name] : [name, outside]) as FilePath[]
}

export interface ImageSize {
  width: number
  height: number
}

/** The size of an image in pixels; null where it can't be told. */
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
