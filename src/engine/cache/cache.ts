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
import type { Answer, Stored } from '../answer.js'
import { attempt } from '../attempt.js'
import type { ContentCache } from '../build-context.js'
import { hash } from '../hash.js'
import { isAlive } from '../process.js'
import { decode, encode } from './codec.js'
import { type ContentEntry, readIndex, usedSegments, writeIndex } from './index-file.js'
import { flushAt, isPack, type PackSource, Segments } from './segments.js'
import { rename } from '../rename.js'

/** Number of processes after which a result that none of them has used is dropped. */
export const contentSessions = 8

/** The cache in a folder. */
export class Cache implements ContentCache {
  readonly store: Segments
  readonly answers: Answer[]
  readonly revision: number
  readonly session: number
  /** Results of pure functions, by key. */
  readonly contentEntries: Map<string, ContentEntry>
  /** Whether there is no index, or results of pure functions were added. */
  isChanged: boolean
  readonly #dir: string
  readonly #indexFile: string
  readonly #persist: boolean

  /**
   * @param dir created when the first value is written
   * @param key hash of the generator, its dependencies and Node's version; the cache of another key is not used
   * @param persist false: values are still written to disk to keep the heap small, but the folder is removed at the end
   */
  constructor(dir: string, key: string, persist = true) {
    this.#dir = dir
    this.#persist = persist
    this.#indexFile = join(dir, `index-${key}.json`)
    this.store = new Segments(dir)
    const saved = persist ? readIndex(this.#indexFile) : undefined
    this.answers = saved?.answers ?? []
    this.revision = saved?.revision ?? 0
    this.session = (saved?.session ?? 0) + 1
    this.contentEntries = new Map(saved?.content)
    this.isChanged = saved === undefined
  }

  fetch(keys: readonly string[]): Promise<void> | undefined {
    const waiting = keys.flatMap((key) => {
      const entry = this.contentEntries.get(key)
      return (entry && this.store.fetch(entry.stored)) ?? []
    })
    return waiting.length === 0 ? undefined : Promise.all(waiting).then(() => undefined)
  }

  get(key: string): unknown {
    const entry = this.contentEntries.get(key)
    // In a pack that has not been fetched.
    if (!entry || (isPack(entry.stored.segment) && !this.store.has(entry.stored.segment))) return undefined
    const bytes = this.store.read(entry.stored)
    if (!bytes || !Buffer.from(hash(bytes.subarray(20))).equals(bytes.subarray(0, 20))) {
      this.contentEntries.delete(key)
      return undefined
    }
    entry.used = this.session
    return decode(bytes.subarray(20), entry.stored)
  }

  set(key: string, value: unknown): void {
    const { bytes, form } = encode(value)
    const stored = this.store.write({ bytes: Buffer.concat([Buffer.from(hash(bytes)), bytes]), form })
    if (stored) this.contentEntries.set(key, { used: this.session, stored })
    this.isChanged = true
  }

  /**
   * Reads values of packs, which the answers and results of a remote cache refer to, from there.
   *
   * @param content results of pure functions that the remote cache has
   */
  connect(source: PackSource, content: Iterable<[key: string, entry: ContentEntry]>): void {
    this.store.source = source
    for (const [key, entry] of content) if (!this.contentEntries.has(key)) this.contentEntries.set(key, entry)
    this.isChanged = true
  }

  /**
   * Writes the index. Never throws: what cannot be saved is computed again next time.
   *
   * @param limit bytes on disk; what was not used for the longest time is dropped
   */
  save(answers: Answer[], revision: number, limit = Infinity): void {
    if (!this.#persist) return
    const { session, contentEntries: content } = this
    const temporary = `${this.#indexFile}.${process.pid}`
    try {
      mkdirSync(this.#dir, { recursive: true })
      for (const [key, { used }] of content) if (used <= session - contentSessions) content.delete(key)
      this.#trim(answers, limit)
      this.#compact(answers, limit)
      this.store.flush()
      writeIndex(temporary, { answers, revision, session, content })
      rename(temporary, this.#indexFile)
      this.#sweep(usedSegments(answers, content))
    } catch {
      // With a full or read-only disk the next start has no cache; nothing else is affected.
      attempt(() => rmSync(temporary, { force: true }))
    }
  }

  /** Closes files without saving; a temporary cache removes its folder. */
  close(): void {
    this.store.close()
    if (!this.#persist) rmSync(this.#dir, { recursive: true, force: true })
  }

  /**
   * Drops values until the rest fits: first those that were not used for the longest time, of the same age results of
   * pure functions before values of answers. An answer without a value is still known to be up to date; its value is
   * computed again when something needs it.
   */
  #trim(answers: Answer[], limit: number): void {
    if (limit === Infinity) return
    let size = 0
    for (const { id, deps, stored } of answers) size += id.length + 60 + 7 * deps.length + (stored?.length ?? 0)
    for (const [key, { stored }] of this.contentEntries) size += key.length + 40 + stored.length
    const holders: ValueHolder[] = [...this.contentEntries.values(), ...answers]
    for (const holder of holders.sort((a, b) => a.used - b.used)) {
      if (size <= limit) break
      size -= holder.stored?.length ?? 0
      holder.stored = undefined
    }
    this.#dropEmpty()
  }

  /**
   * Rewrites all values that are still used into one new segment, once they are less than half of what is stored, or if
   * that is needed to keep the limit. Values in packs that were not fetched stay there.
   */
  #compact(answers: Answer[], limit: number): void {
    const { store, contentEntries } = this
    const names = [...usedSegments(answers, contentEntries)].filter((name) => store.has(name))
    const all: ValueHolder[] = [...answers, ...contentEntries.values()]
    const holders = all.filter(({ stored }) => stored && store.has(stored.segment))
    const live = holders.reduce((sum, { stored }) => sum + stored!.length, 0)
    const total = names.reduce((sum, name) => sum + store.size(name), 0)
    if (names.filter((name) => !isPack(name)).length <= 12 && total <= 2 * live + flushAt && total <= limit) return
    store.renew()
    for (const holder of holders) {
      const { form } = holder.stored!
      const bytes = store.read(holder.stored!)
      holder.stored = bytes && store.write({ bytes, form })
    }
    this.#dropEmpty()
  }

  #dropEmpty(): void {
    const content: ReadonlyMap<string, ValueHolder> = this.contentEntries
    for (const [key, { stored }] of content) if (!stored) this.contentEntries.delete(key)
  }

  /** Removes files that the index does not reference and no running process writes. */
  #sweep(used: ReadonlySet<string>): void {
    for (const name of readdirSync(this.#dir)) {
      const file = join(this.#dir, name)
      const ours = /^(?:values-(\d+)-.*|(?:index|pack)-.*?\.(?:json|bin)(?:\.(\d+))?)$/.exec(name)
      if (!ours || used.has(name) || file === this.#indexFile) continue
      const writer = Number(ours[1] ?? ours[2] ?? process.pid)
      if (writer === process.pid || !isAlive(writer)) rmSync(file, { force: true })
    }
  }
}

/** What has a value in the store: an answer, or an entry of the content cache. */
interface ValueHolder {
  readonly used: number
  stored: Stored | undefined
}
