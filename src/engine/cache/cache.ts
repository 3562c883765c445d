/**
 * The cache on disk: the graph's answers and the results of pure functions.
 *
 * One index (index-file.ts) and append-only segments of values, which are read on demand (segments.ts). A single file
 * for everything was tried and needs half a gigabyte of heap; one file per answer is slow. LMDB would replace index,
 * segments and compaction, but it is a native module, and damage to its file is an error of the whole store. Here damage
 * is never an error: an index that does not match its checksum is ignored, and a value that does not match its hash is
 * computed again. The index is replaced atomically.
 */
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer, Stored } from '../answer.js'
import { hash } from '../hash.js'
import { isAlive } from '../process.js'
import { decode, encode } from './codec.js'
import { readIndex, unpack, usedSegments, writeIndex } from './index-file.js'
import { flushAt, Segments, type ValueStore } from './segments.js'

/** Results of pure functions by content. The caller's key names the function, its version and the hash of its input. */
export interface ContentCache {
  get(key: string): unknown
  set(key: string, value: unknown): void
}

export interface Cache {
  readonly store: ValueStore
  readonly content: ContentCache
  readonly answers: Answer[]
  readonly revision: number
  readonly session: number
  /** Writes the index. Never throws: what cannot be saved is computed again next time. */
  save(answers: Answer[], revision: number): void
  /** Closes files without saving; a temporary cache removes its folder. */
  close(): void
}

const contentSessions = 8

/**
 * Opens the cache in a folder.
 *
 * @param dir created when the first value is written
 * @param key hash of the generator, its dependencies and Node's version; the cache of another key is not used
 * @param persist false: values are still written to disk to keep the heap small, but the folder is removed at the end
 */
export function openCache(dir: string, key: string, persist = true): Cache {
  const segments = new Segments(dir)
  const indexFile = join(dir, `index-${key}.json`)
  const saved = persist ? readIndex(indexFile) : undefined
  const session = (saved?.session ?? 0) + 1
  const contentEntries = new Map<string, { used: number; stored: Stored }>()
  for (const [contentKey, used, stored] of saved?.content ?? []) {
    const place = unpack(stored, saved!.segments)
    if (place) contentEntries.set(contentKey, { used, stored: place })
  }
  const content: ContentCache = {
    get(contentKey) {
      const entry = contentEntries.get(contentKey)
      if (!entry) return undefined
      const bytes = segments.read(entry.stored)
      if (!bytes || !Buffer.from(hash(bytes.subarray(20))).equals(bytes.subarray(0, 20))) {
        contentEntries.delete(contentKey)
        return undefined
      }
      entry.used = session
      return decode(bytes.subarray(20), entry.stored)
    },
    set(contentKey, value) {
      const { bytes, form } = encode(value)
      const stored = segments.write({ bytes: Buffer.concat([Buffer.from(hash(bytes)), bytes]), form })
      if (stored) contentEntries.set(contentKey, { used: session, stored })
    },
  }
  return {
    store: segments,
    content,
    answers: saved?.answers ?? [],
    revision: saved?.revision ?? 0,
    session,
    save(answers, revision) {
      if (!persist) return
      const temporary = `${indexFile}.${process.pid}`
      try {
        mkdirSync(dir, { recursive: true })
        for (const [contentKey, entry] of contentEntries)
          if (entry.used <= session - contentSessions) contentEntries.delete(contentKey)
        compact(segments, answers, contentEntries)
        segments.flush()
        writeIndex(temporary, answers, revision, session, contentEntries)
        renameSync(temporary, indexFile)
        sweep(dir, indexFile, usedSegments(answers, contentEntries))
      } catch {
        // With a full or read-only disk the next start has no cache; nothing else is affected.
        discard(temporary)
      }
    },
    close() {
      segments.close()
      if (!persist) rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** A content cache in the heap, for tests and one-off calls. */
export function inMemoryContentCache(): ContentCache {
  const entries = new Map<string, unknown>()
  return { get: (key) => entries.get(key), set: (key, value) => void entries.set(key, value) }
}

function discard(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // A file that cannot be written may not be removable either.
  }
}

/** Rewrites all values that are still used into one new segment, once they are less than half of what is stored. */
function compact(segments: Segments, answers: Answer[], content: Map<string, { stored: Stored }>): void {
  const names = usedSegments(answers, content)
  const holders: { stored: Stored | undefined }[] = [...answers, ...content.values()]
  const live = holders.reduce((sum, { stored }) => sum + (stored?.length ?? 0), 0)
  const total = [...names].reduce((sum, name) => sum + segments.size(name), 0)
  if (names.size <= 12 && total <= 2 * live + flushAt) return
  for (const holder of holders) {
    if (!holder.stored) continue
    const bytes = segments.read(holder.stored)
    holder.stored = bytes && segments.write({ bytes, form: holder.stored.form })
  }
  for (const [key, { stored }] of content) if (!stored) content.delete(key)
}

/** Removes files that the index does not reference and no running process writes. */
function sweep(dir: string, indexFile: string, used: Set<string>): void {
  for (const name of readdirSync(dir)) {
    const writer = /^values-(\d+)-/.exec(name)
    const indexWriter = /^index-.*\.json\.(\d+)$/.exec(name)
    if (writer) {
      if (!used.has(name) && isOver(writer[1]!)) rmSync(join(dir, name), { force: true })
    } else if (indexWriter) {
      if (isOver(indexWriter[1]!)) rmSync(join(dir, name), { force: true })
    } else if (name.startsWith('index-') && join(dir, name) !== indexFile) rmSync(join(dir, name), { force: true })
  }
}

/** Whether a process no longer writes, since it is this one or has ended. */
function isOver(pid: string): boolean {
  return Number(pid) === process.pid || !isAlive(Number(pid))
}
