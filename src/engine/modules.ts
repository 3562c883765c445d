/**
 * Runs JavaScript bundled from the site: configuration, navigation, templates.
 *
 * A module is written to a file named by its hash and imported from there, so a path always has the same content and a
 * reload does not have to clear Node's module cache. Imports of packages are written as `vitrine-file:<FilePath>`
 * (`vitrine-path:` for `require`) and become `file:` URLs (paths) only here, so that the cached text is the same on
 * every machine.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FilePath } from '../model.js'
import { attempt } from './attempt.js'
import type { FileSystem } from './file-system.js'
import { inEnvironment } from './environment.js'
import { evaluateAs } from './evaluation.js'
import { hash } from './hash.js'
import { importUnheeded } from './process.js'
import { rename } from './rename.js'

export class Modules {
  readonly #fs: FileSystem
  readonly #dir: string
  readonly #loaded = new Map<string, Promise<Record<string, unknown>>>()
  /** By the path of the folder, then by the text. */
  readonly #files = new Map<string | undefined, Map<string, string>>()
  readonly #folders = new Map<string, Promise<string>>()

  /** @param dir created when the first module is written */
  constructor(fs: FileSystem, dir: string) {
    this.#fs = fs
    this.#dir = dir
  }

  /**
   * Imports a text once; modules are evaluated one at a time. Throws what the module throws.
   *
   * @param owner the name of the module, independent of its text; its questions are attributed to it
   */
  load(code: string, owner: string): Promise<Record<string, unknown>> {
    const file = this.place(code)
    const known = this.#loaded.get(file)
    if (known) return known
    const load = () => import(pathToFileURL(file).href) as Promise<Record<string, unknown>>
    const module = evaluateAs({ owner, version: hash(code, 12) }, () => importUnheeded(load))
    this.#loaded.set(file, module)
    return module
  }

  /**
   * Writes the text to a file, for a worker to import.
   *
   * @param folder what stands for a folder in the text, and the absolute path that it is replaced by
   * @returns the absolute path of the file
   */
  place(code: string, folder?: { name: string; path: string }): string {
    const inFolder = this.#files.get(folder?.path) ?? new Map<string, string>()
    this.#files.set(folder?.path, inFolder)
    const known = inFolder.get(code)
    if (known) return known
    const withFolder = folder ? code.replaceAll(folder.name, `${pathToFileURL(folder.path).href}/`) : code
    const text = withFolder.replace(/vitrine-(file|path):([^"'`]*)/g, (_, form: string, path: string) => {
      const absolute = this.#fs.absolute(path as FilePath)
      return form === 'file' ? pathToFileURL(absolute).href : absolute
    })
    const file = join(this.#dir, `${hash(text)}.mjs`)
    // A truncated or damaged file is written again.
    if (existsSync(file) && attempt(() => readFileSync(file, 'utf8')) === text) markUsed(file)
    else writeWhole(file, (temporary) => writeFileSync(temporary, text), this.#dir)
    inFolder.set(code, file)
    return file
  }

  /**
   * Writes files that import each other to a folder, unless they are there.
   *
   * @param name a hash of the files
   * @param sizes bytes of each file: comparing several megabytes would take longer than rendering a demo
   * @param files asked for their texts only if they have to be written
   * @returns the absolute path of the folder
   */
  async placeFolder(
    name: string,
    sizes: Record<string, number>,
    files: () => Promise<Record<string, string>>,
  ): Promise<string> {
    const known = this.#folders.get(name)
    if (!known) {
      const placed = this.#placeAnew(join(this.#dir, name), sizes, files)
      this.#folders.set(name, placed)
      return placed
    }
    const folder = await known.catch(() => undefined)
    if (folder !== undefined && existsSync(folder)) return folder
    // Deleted meanwhile, or not written: the first who notices writes it, the others wait for that.
    if (this.#folders.get(name) === known) this.#folders.delete(name)
    return this.placeFolder(name, sizes, files)
  }

  async #placeAnew(
    folder: string,
    sizes: Record<string, number>,
    files: () => Promise<Record<string, string>>,
  ): Promise<string> {
    // A truncated file is written again.
    const isThere = () =>
      Object.entries(sizes).every(
        ([file, size]) => statSync(join(folder, file), { throwIfNoEntry: false })?.size === size,
      )
    if (isThere()) {
      markUsed(folder)
      return folder
    }
    const texts = await files()
    inEnvironment(this.#dir, () => rmSync(folder, { recursive: true, force: true }))
    try {
      writeWhole(folder, (temporary) => writeFolder(temporary, texts), this.#dir)
    } catch (error) {
      // Another process may have been faster; it has written the same files.
      if (!isThere()) throw error
    }
    return folder
  }
}

/**
 * Sets the time by which the cache folder is kept small (cache/bounded-folder.ts). In a folder that cannot be written,
 * nothing is removed either.
 */
function markUsed(path: string): void {
  const now = new Date()
  attempt(() => utimesSync(path, now, now))
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
