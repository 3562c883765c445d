/**
 * The files of the output folder that may be served. Only files in the manifest are served; a file that has become a
 * link or a folder, or whose size has changed since the build, is not.
 */
import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { markerName, readManifest } from '../engine/output/manifest.js'
import type { FileBody } from './reply.js'

export interface BuiltFile extends FileBody {
  /** Hash of its contents. */
  hash: string
}

/** Some file systems of macOS keep letters and their accents apart, whatever a file was called. */
export const isSamePath = (a: string, b: string) => a.normalize() === b.normalize()

export class BuiltFiles {
  readonly #dir: string
  #stamp = ''
  #hashes = new Map<string, [hash: string, size: number]>()

  /** @param dir absolute */
  constructor(dir: string) {
    this.#dir = dir
  }

  /** Reads the manifest again if a build has replaced it. */
  refresh(): void {
    const stats = statSync(join(this.#dir, markerName), { throwIfNoEntry: false })
    const stamp = stats ? `${stats.ino} ${stats.mtimeMs} ${stats.size}` : 'none'
    if (stamp === this.#stamp) return
    this.#stamp = stamp
    const { files, kept, mounted = {} } = readManifest(this.#dir)
    this.#hashes = new Map(Object.entries({ ...kept, ...files }))
    for (const folder of Object.keys(mounted))
      for (const [path, known] of Object.entries(readManifest(join(this.#dir, folder)).files))
        this.#hashes.set(`${folder}/${path}`, known)
  }

  has(path: string): boolean {
    return this.#hashes.has(path)
  }

  names(): Iterable<string> {
    return this.#hashes.keys()
  }

  find(path: string): BuiltFile | undefined {
    const [hash, size] = this.#hashes.get(path) ?? []
    if (hash === undefined) return undefined
    const file = join(this.#dir, path)
    const stats = lstatSync(file, { throwIfNoEntry: false })
    if (!stats?.isFile() || stats.size !== size) return undefined
    // A folder on the path may have become a link as well.
    const isReal = isSamePath(realpathSync.native(file), join(realpathSync.native(this.#dir), path))
    return isReal ? { file, size, hash } : undefined
  }

  text(path: string): string | undefined {
    const found = this.find(path)
    return found && readFileSync(found.file, 'utf8')
  }
}
