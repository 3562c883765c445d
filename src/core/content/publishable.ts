/**
 * Decides which files may reach the output: those of the configured content folders, of the public folder and of
 * `stories`, except hidden ones and `node_modules`, also through symbolic links.
 *
 * Markdown names files by paths: links, images, includes, demos. Its authors may be strangers (`html: 'sanitize'`), so
 * every read of a file that Markdown names passes `mayPublish`. Code of the site (configuration, templates, demos) is
 * trusted and may import what it likes; of a demo's imports, whose source is shown, only hidden files and
 * `node_modules` are refused.
 */
import { posix } from 'node:path'
import picomatch from 'picomatch'
import { all, type Ask, question } from '../../engine/question.js'
import { fileKind, fileText, locatedIn } from '../../engine/inputs.js'
import { messages } from '../../messages.js'
import type { FilePath, Span } from '../../model.js'
import { config } from '../config/config.js'
import { isBelow } from '../config/content-roots.js'
import { runOptions } from '../config/run-options.js'
import { translationFolders } from './preset-tree.js'

/**
 * Why a file is not published. `outside`: it is in none of the folders. `hidden`: it, or a folder on its path, begins
 * with a dot or is `node_modules`. `link`: a symbolic link leads out of the folders.
 */
export type Refusal = 'outside' | 'hidden' | 'link'

/** Hidden names that hosts look for in the public folder. */
const hostNames = new Set(['.well-known', '.nojekyll', '.htaccess', '.domains'])

/** Does a relative path contain a hidden name or `node_modules`? */
export function isHiddenPath(path: string): boolean {
  return path
    .split('/')
    .some((name) => name === 'node_modules' || (name.startsWith('.') && name !== '.' && name !== '..'))
}

/** Like `isHiddenPath`, for a path within the public folder, in which hosts have hidden files of their own. */
export function isHiddenPublicPath(path: string): boolean {
  const [first = '', ...rest] = path.split('/')
  return hostNames.has(first) ? isHiddenPath(rest.join('/')) : isHiddenPath(path)
}

/** Why a file must not reach the output; null if it may, or does not exist. */
export const refusal = question('refusal', async (ask, path: FilePath): Promise<Refusal | null> => {
  return (await ask(fileKind, path)) === 'missing' ? null : refusalOfExisting(ask, path)
})

async function refusalOfExisting(ask: Ask, path: FilePath): Promise<Refusal | null> {
  const { content, public: publicDir, stories, locales } = await ask(config)
  const file = posix.normalize(path)
  if (picomatch.isMatch(file, stories) && !isHiddenPath(file.replace(/^(\.\.\/)+/, ''))) return null
  const translated = await all(locales.slice(1).map(({ code }) => translationFolders(ask, code)))
  const folders = [...[...content, ...translated.flat()].map(({ dir }) => dir), publicDir] as FilePath[]
  const [folder, ...others] = folders
    .sort((a, b) => Number(isBelow(file, b)) - Number(isBelow(file, a)) || b.length - a.length)
    .filter((one, index, all) => all.indexOf(one) === index)
  if (!isBelow(file, folder!)) return 'outside'
  const isHidden = folder === publicDir ? isHiddenPublicPath : isHiddenPath
  if (isHidden(posix.relative(folder!, file))) return 'hidden'
  for (const root of [folder!, ...others]) {
    const found = await ask(locatedIn, { path, root })
    if (found !== null) return (root === folder ? isHidden : isHiddenPath)(found) ? 'hidden' : null
  }
  if (!(await ask(runOptions)).followSymlinks) return 'link'
  const inProject = await ask(locatedIn, { path, root: '' as FilePath })
  return inProject !== null && isHiddenPath(inProject) ? 'hidden' : null
}

/** Where a message about a refused file points to. */
export interface RefusalPlace {
  file: FilePath
  span?: Span | undefined
}

/**
 * May a file reach the output? If not, reports why.
 *
 * @param at the place that names the file; by default the file itself
 */
export async function mayPublish(ask: Ask, path: FilePath, at: RefusalPlace = { file: path }): Promise<boolean> {
  return isPublished(ask, path, await ask(refusal, path), at)
}

/**
 * The same of a file that is there. It has no answer of its own: use it where only one question asks it of the file.
 */
export async function mayPublishExisting(ask: Ask, path: FilePath): Promise<boolean> {
  return isPublished(ask, path, await refusalOfExisting(ask, path), { file: path })
}

function isPublished(ask: Ask, path: FilePath, reason: Refusal | null, at: RefusalPlace): boolean {
  if (reason) ask.report(messages.notPublished(reason, path, at))
  return reason === null
}

/** The text of a file in the public folder that is merged with one that the generator makes; '' if there is none. */
export async function publicText(ask: Ask, path: string): Promise<string> {
  const file = posix.join((await ask(config)).public, path) as FilePath
  return ((await mayPublish(ask, file)) && (await ask(fileText, file))) || ''
}
