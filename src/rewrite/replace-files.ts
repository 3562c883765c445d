/** Writes several files as one change: all of them, or none. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FilePath } from '../model.js'

export interface ReplacedFile {
  path: FilePath
  /** Where it was, if it moves. */
  from?: FilePath
  /** Its new text; a file that only moves has none. */
  text?: string
}

/** @param absolute gives the place of a path on this machine */
export function replaceFiles(files: readonly ReplacedFile[], absolute: (path: FilePath) => string): void {
  if (files.length === 0) return
  const old = new Map<string, Buffer | undefined>()
  for (const path of new Set(files.flatMap(({ path: to, from = to }) => [to, from]))) {
    const place = absolute(path)
    old.set(place, existsSync(place) ? readFileSync(place) : undefined)
  }
  // First everything is on disk under another name, on the same disk.
  const waiting = mkdtempSync(join(absolute('' as FilePath), '.rewrite-'))
  try {
    const prepared = files.map(({ path, from = path, text }, index) => {
      const file = join(waiting, String(index))
      const before = old.get(absolute(from))
      writeFileSync(file, text === undefined ? before! : asBefore(text, before))
      return { file, place: absolute(path) }
    })
    try {
      for (const { file, place } of prepared) {
        mkdirSync(dirname(place), { recursive: true })
        renameSync(file, place)
      }
      const kept = new Set(prepared.map(({ place }) => place))
      for (const place of old.keys()) if (!kept.has(place)) rmSync(place)
    } catch (error) {
      for (const [place, bytes] of old)
        if (bytes) writeFileSync(place, bytes)
        else rmSync(place, { force: true })
      throw error
    }
  } finally {
    rmSync(waiting, { recursive: true, force: true })
  }
}

/** With the line ends and the byte order mark that the file had. */
function asBefore(text: string, bytes: Buffer | undefined): string {
  const before = bytes?.toString('utf8') ?? ''
  const lines = /\r\n/.test(before) ? text.replaceAll('\n', '\r\n') : text
  return before.startsWith('\ufeff') ? `\ufeff${lines}` : lines
}
