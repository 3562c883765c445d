/**
 * The cache on disk: the graph's answers and the results of pure functions.
 *
 * One index (index-file.ts) and append-only segments of values, which are read on demand (segments.ts). A single file
 * for everything was tried and needs half a gigabyte of heap; one file per answer is slow. LMDB would replace index,
 * segments and compaction, but it is a native module, and damage to its file is an error of the whole store. Here
 * damage is never an error: an index that does not match its checksum is ignored, and a value that does not match its
 * hash is computed again. The index is replaced atomically.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer, Live, Stored } from '../answer.js'
import { hash } from '../hash.js'
import { isAlive } from '../process.js'
import { decode, encode } from './codec.js'
import { readIndex, unpack, usedSegments, writeIndex } from './index-file.js'
import { flushAt, isPack, type PackSource, Segments, type ValueStore } from './segments.js'
import { rename } from '../rename.js'

/** Results of pure functions by content. The caller's key names the function, its version and the hash of its input. */
export interface ContentCache {
  /**
   * Gets results that a remote cache has, so that `get` finds them. Call it before `get` where computing the results
   * takes longer than a request.
   *
   * @returns undefined if there is nothing to wait for
   */
  fetch?(keys: readonly string[]): Promise<void> | undefined
  get(key: string): unknown
  set(key: string, value: unknown): void
}

/** Where a result of the content cache is, and the session that last used it. */
export interface ContentEntry {
  used: number
  stored: Stored
}

export interface Cache {
  readonly store: ValueStore
  readonly content: ContentCache
  readonly answers: Live[]
  readonly revision: number
  readonly session: number
  /** Whether there is no index, or results of pure functions were added. */
  readonly isChanged: boolean
  /** Results of pure functions, by key. */
  readonly contentEntries: ReadonlyMap<string, ContentEntry>
  /**
   * Reads values of packs, which the answers and results of a remote cache refer to, from there.
   *
   * @param content results of pure functions that the remote cache has
   */
  connect(source: PackSource, content: Iterable<[key: string, entry: ContentEntry]>): void
  /**
   * Writes the index. Never throws: what cannot be saved is computed again next time.
   *
   * @param limit bytes on disk; what was not used for the longest time is dropped
   */
  save(answers: Answer[], revision: number, limit?: number): void
  /** Closes files without saving; a temporary cache removes its folder. */
  close(): void
}

/** Number of processes after which a result that none of them has used is dropped. */
export const contentSessions = 8

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
  const contentEntries = new Map<string, ContentEntry>()
  for (const [contentKey, used, stored] of saved?.content ?? []) {
    const place = unpack(stored, saved!.segments)
    if (place) contentEntries.set(contentKey, { used, stored: place })
  }
  let isChanged = saved === undefined
  const content: ContentCache = {
    fetch(keys) {
      const waiting = keys.flatMap((one) => {
        const entry = contentEntries.get(one)
        return (entry && segments.fetch(entry.stored)) ?? []
      })
      return waiting.length === 0 ? undefined : Promise.all(waiting).then(() => undefined)
    },
    get(contentKey) {
      const entry = contentEntries.get(contentKey)
      if (!entry || isAbsent(entry)) return undefined
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
      isChanged = true
    },
  }
  /** In a pack that has not been fetched. */
  const isAbsent = ({ stored }: ContentEntry) => isPack(stored.segment) && !segments.has(stored.segment)
  return {
    store: segments,
    content,
    contentEntries,
    connect(source, entries) {
      segments.source = source
      for (const [contentKey, entry] of entries)
        if (!contentEntries.has(contentKey)) contentEntries.set(contentKey, entry)
      isChanged = true
    },
    answers: saved?.answers ?? [],
    revision: saved?.revision ?? 0,
    session,
    get isChanged() {
      return isChanged
    },
    save(answers, revision, limit = Infinity) {
      if (!persist) return
      const temporary = `${indexFile}.${process.pid}`
      try {
        mkdirSync(dir, { recursive: true })
        for (const [contentKey, entry] of contentEntries)
          if (entry.used <= session - contentSessions) contentEntries.delete(contentKey)
        trim(answers, contentEntries, limit)
        compact(segments, answers, contentEntries, limit)
        segments.flush()
        writeIndex(temporary, { answers, revision, session, content: contentEntries })
        rename(temporary, indexFile)
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

/**
 * Drops values until the rest fits: first those that were not used for the longest time, of the same age results of
 * pure functions before values of answers. An answer without a value is still known to be up to date; its value is
 * computed again when something needs it.
 */
function trim(answers: Answer[], content: Map<string, ContentEntry>, limit: number): void {
  if (limit === Infinity) return
  const lengthOf = ({ stored }: { stored: Stored | undefined }) => stored?.length ?? 0
  const lineOf = ({ id, deps }: Answer) => id.length + 60 + 7 * deps.length
  let size =
    answers.reduce((sum, answer) => sum + lineOf(answer) + lengthOf(answer), 0) +
    [...content].reduce((sum, [key, entry]) => sum + key.length + 40 + lengthOf(entry), 0)
  if (size <= limit) return
  const values: { used: number; isAnswer: boolean; length: number; drop(): void }[] = [
    ...answers.flatMap((answer) =>
      answer.stored
        ? [
            {
              used: answer.used,
              isAnswer: true,
              length: lengthOf(answer),
              drop: () => void (answer.stored = undefined),
            },
          ]
        : [],
    ),
    ...[...content].map(([key, entry]) => ({
      used: entry.used,
      isAnswer: false,
      length: lengthOf(entry),
      drop: () => void content.delete(key),
    })),
  ]
  values.sort((a, b) => a.used - b.used || Number(a.isAnswer) - Number(b.isAnswer))
  for (const { length, drop } of values) {
    if (size <= limit) return
    drop()
    size -= length
  }
}

/**
 * Rewrites all values that are still used into one new segment, once they are less than half of what is stored, or if
 * that is needed to keep the limit. Values in packs that were not fetched stay there.
 */
function compact(segments: Segments, answers: Answer[], content: Map<string, ContentEntry>, limit: number): void {
  const names = [...usedSegments(answers, content)].filter((name) => segments.has(name))
  const holders = [...answers, ...content.values()].filter(({ stored }) => stored && segments.has(stored.segment))
  const live = holders.reduce((sum, { stored }) => sum + stored!.length, 0)
  const total = names.reduce((sum, name) => sum + segments.size(name), 0)
  if (names.filter((name) => !isPack(name)).length <= 12 && total <= 2 * live + flushAt && total <= limit) return
  segments.renew()
  const holds: { stored: Stored | undefined }[] = holders
  for (const holder of holds) {
    const { form } = holder.stored!
    const bytes = segments.read(holder.stored!)
    holder.stored = bytes && segments.write({ bytes, form })
  }
  for (const [key, { stored }] of content) if (!stored) content.delete(key)
}

/** Removes files that the index does not reference and no running process writes. */
function sweep(dir: string, indexFile: string, used: Set<string>): void {
  for (const name of readdirSync(dir)) {
    const writer = /^values-(\d+)-/.exec(name)
    const packWriter = /^pack-.*\.bin\.(\d+)$/.exec(name)
    const indexWriter = /^index-.*\.json\.(\d+)$/.exec(name)
    if (writer) {
      if (!used.has(name) && isOver(writer[1]!)) rmSync(join(dir, name), { force: true })
    } else if (indexWriter) {
      if (isOver(indexWriter[1]!)) rmSync(join(dir, name), { force: true })
    } else if (packWriter) {
      if (isOver(packWriter[1]!)) rmSync(join(dir, name), { force: true })
    } else if (isPack(name)) {
      if (!used.has(name)) rmSync(join(dir, name), { force: true })
    } else if (name.startsWith('index-') && join(dir, name) !== indexFile) rmSync(join(dir, name), { force: true })
  }
}

/** Whether a process no longer writes, since it is this one or has ended. */
function isOver(pid: string): boolean {
  return Number(pid) === process.pid || !isAlive(Number(pid))
}
