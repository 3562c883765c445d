/**
 * Runs JavaScript bundled from the site: configuration, navigation, templates.
 *
 * A module is written to a file named by its hash and imported from there, so a path always has the same content and a
 * reload does not have to clear Node's module cache. Imports of packages are written as `vitrine-file:<FilePath>`
 * (`vitrine-path:` for `require`) and become `file:` URLs (paths) only here, so that the cached text is the same on
 * every machine.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FilePath } from '../model.js'
import type { FileSystem } from './file-system.js'
import { inEnvironment } from './environment.js'
import { evaluateAs } from './evaluation.js'
import { hash } from './hash.js'
import { importUnheeded } from './process.js'
import { rename } from './rename.js'

export interface Modules {
  /**
   * Imports a text once; modules are evaluated one at a time. Throws what the module throws.
   *
   * @param owner the name of the module, independent of its text; its questions are attributed to it
   */
  load(code: string, owner: string): Promise<Record<string, unknown>>
  /**
   * Writes the text to a file, for a worker to import.
   *
   * @param folder what stands for a folder in the text, and the absolute path that it is replaced by
   * @returns the absolute path of the file
   */
  place(code: string, folder?: { name: string; path: string }): string
  /**
   * Writes files that import each other to a folder, unless they are there.
   *
   * @param name a hash of the files
   * @param sizes bytes of each file: comparing several megabytes would take longer than rendering a demo
   * @param files asked for their texts only if they have to be written
   * @returns the absolute path of the folder
   */
  placeFolder(
    name: string,
    sizes: Record<string, number>,
    files: () => Promise<Record<string, string>>,
  ): Promise<string>
}

/** @param dir created when the first module is written */
export function createModules(fs: FileSystem, dir: string): Modules {
  const loaded = new Map<string, Promise<Record<string, unknown>>>()
  /** By the path of the folder, then by the text. */
  const places = new Map<string, Map<string, string>>()
  let names: Set<string> | undefined
  const place: Modules['place'] = (code, folder) => {
    let inFolder = places.get(folder?.path ?? '')
    if (!inFolder) places.set(folder?.path ?? '', (inFolder = new Map<string, string>()))
    const known = inFolder.get(code)
    if (known) return known
    const withFolder = folder ? code.replaceAll(folder.name, `${pathToFileURL(folder.path).href}/`) : code
    const text = withFolder.replace(/vitrine-(file|path):([^"'`]+)/g, (_, form: string, path: string) => {
      const absolute = fs.absolute(path as FilePath)
      return form === 'file' ? pathToFileURL(absolute).href : absolute
    })
    const name = `${hash(text)}.mjs`
    const file = join(dir, name)
    names ??= namesIn(dir)
    if (names.has(name) && holds(file, text)) markUsed(file)
    else writeWhole(file, (temporary) => writeFileSync(temporary, text), dir)
    inFolder.set(code, file)
    return file
  }
  const folders = new Map<string, Promise<string>>()
  const placeFolder: Modules['placeFolder'] = async (name, sizes, files) => {
    const known = folders.get(name)
    if (!known) {
      const placed = placeAnew(name, sizes, files)
      folders.set(name, placed)
      return placed
    }
    const folder = await known.catch(() => undefined)
    if (folder !== undefined && existsSync(folder)) return folder
    // Deleted meanwhile, or not written: the first who notices writes it, the others wait for that.
    if (folders.get(name) === known) folders.delete(name)
    return placeFolder(name, sizes, files)
  }
  const placeAnew: Modules['placeFolder'] = async (name, sizes, files) => {
    const folder = join(dir, name)
    const isThere = () => Object.entries(sizes).every(([file, size]) => sizeOf(join(folder, file)) === size)
    if (isThere()) {
      markUsed(folder)
      return folder
    }
    const texts = await files()
    inEnvironment(dir, () => rmSync(folder, { recursive: true, force: true }))
    try {
      writeWhole(folder, (temporary) => writeFolder(temporary, texts), dir)
    } catch (error) {
      // Another process may have been faster; it has written the same files.
      if (!isThere()) throw error
    }
    return folder
  }
  return {
    place,
    placeFolder,
    load(code, owner) {
      const file = place(code)
      const known = loaded.get(file)
      if (known) return known
      const load = () => import(pathToFileURL(file).href) as Promise<Record<string, unknown>>
      const module = evaluateAs({ owner, version: hash(code, 12) }, () => importUnheeded(load))
      loaded.set(file, module)
      return module
    },
  }
}

/** Sets the time by which the cache folder is kept small (cache/bounded-folder.ts). */
function markUsed(path: string): void {
  try {
    const now = new Date()
    utimesSync(path, now, now)
  } catch {
    // In a folder that cannot be written, nothing is removed either.
  }
}

/** Nothing if there is no such folder. */
function namesIn(dir: string): Set<string> {
  try {
    return new Set(readdirSync(dir))
  } catch {
    return new Set()
  }
}

/** Whether the file contains the text. A truncated or damaged file is written again. */
function holds(file: string, text: string): boolean {
  try {
    return readFileSync(file, 'utf8') === text
  } catch {
    return false
  }
}

/** In bytes; undefined if there is no such file. A truncated file is written again. */
function sizeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size
}

function writeFolder(folder: string, files: Record<string, string>): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}

/** Creates a file or folder under a temporary name and renames it, so that it is never seen half written. */
function writeWhole(path: string, write: (temporary: string) => void, dir: string): void {
  const temporary = `${path}.${process.pid}`
  inEnvironment(dir, () => {
    try {
      try {
        write(temporary)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
        mkdirSync(dir, { recursive: true })
        write(temporary)
      }
      rename(temporary, path)
    } catch (error) {
      rmSync(temporary, { recursive: true, force: true })
      throw error
    }
  })
}
