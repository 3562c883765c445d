/**
 * Runs JavaScript that was bundled a moment ago: configuration, navigation, templates.
 *
 * A module is written to a file named by its hash and imported from there, so one path never means two texts and a
 * reload needs no cache to be emptied. Imports of packages stand in the text as `vitrine-file:<FilePath>` and become
 * addresses of this machine only here, so that the text, which is remembered, is the same everywhere.
 */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FilePath } from '../model.js'
import type { Disk } from './disk.js'
import { hash } from './hash.js'

export interface Modules {
  /** Imports a text. Throws what the module throws. */
  load(code: string): Promise<Record<string, unknown>>
  /** Where the text lies on this machine, for a worker that is to import it. */
  place(code: string): string
  /** Where files that import each other by relative paths lie on this machine: a folder named by their contents. */
  placeFolder(files: Record<string, string>): string
}

/** @param dir made when the first module is written */
export function createModules(disk: Disk, dir: string): Modules {
  const loaded = new Map<string, Promise<Record<string, unknown>>>()
  const place = (code: string): string => {
    const text = code.replace(/vitrine-file:([^"'`]+)/g, (_, path: string) => pathToFileURL(disk.absolute(path as FilePath)).href)
    const file = join(dir, `${hash(text)}.mjs`)
    if (!existsSync(file)) {
      mkdirSync(dir, { recursive: true })
      const temporary = `${file}.${process.pid}`
      writeFileSync(temporary, text)
      renameSync(temporary, file)
    }
    return file
  }
  const placeFolder = (files: Record<string, string>): string => {
    const folder = join(dir, hash(JSON.stringify(files)))
    if (existsSync(folder)) return folder
    const temporary = `${folder}.${process.pid}`
    mkdirSync(temporary, { recursive: true })
    for (const [name, text] of Object.entries(files)) writeFileSync(join(temporary, name), text)
    try {
      renameSync(temporary, folder)
    } catch (error) {
      // Another process was faster; what it has placed is the same.
      if (!existsSync(folder)) throw error
      rmSync(temporary, { recursive: true, force: true })
    }
    return folder
  }
  return {
    place,
    placeFolder,
    load(code) {
      const file = place(code)
      let module = loaded.get(file)
      if (!module) loaded.set(file, (module = import(pathToFileURL(file).href) as Promise<Record<string, unknown>>))
      return module
    },
  }
}
