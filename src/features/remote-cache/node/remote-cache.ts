/**
 * A cache that machines share, on a server that speaks the HTTP protocol of Bazel's remote cache.
 *
 * What is stored: packs of values and, for each writer, an index of the same format as that of the local cache, which
 * names the packs that its values are in. Both are blobs under `/cas/`, named by their hash. A signed entry under
 * `/ac/` names the index; another one, the list, names the writers. So a build needs two round trips to know all
 * answers, and then only downloads packs that it needs a value of.
 *
 * - A build without shards is the writer `whole`. The shards of a build are the writers `1/8` to `8/8`; each reads what
 *   it has written before, and the build that puts them together reads all.
 * - Answers are merged into the graph as if they came from the local cache, so they are checked against the files of
 *   this machine before they are used. An entry that is outdated, or an old one that a server replays, only saves less.
 * - The contents of output files are stored by the hash that the graph knows them by.
 * - Nothing here throws or rejects, and a build waits only as long as its allowance says (allowance.ts).
 */
import { createHash } from 'node:crypto'
import type { Answer, Stored } from '../../../engine/answer.js'
import type { Graph } from '../../../engine/graph.js'
import { hash } from '../../../engine/hash.js'
import { type Cache, contentSessions } from '../../../engine/cache/cache.js'
import { decode, encode } from '../../../engine/cache/codec.js'
import {
  type ContentEntry,
  indexLines,
  parseIndex,
  type SavedIndex,
  usedSegments,
} from '../../../engine/cache/index-file.js'
import { isPack } from '../../../engine/cache/segments.js'
import type { Digest } from './action-result.js'
import { Allowance } from './allowance.js'
import { Entries } from './entries.js'
import { RemoteServer } from './http.js'
import { privateKey, publicKey } from '../../../engine/cache/keys.js'
import { compress, decompress, groupByKind, Packer, parsePackName } from './packs.js'

export interface RemoteCacheOptions {
  /** The base of `/ac/` and `/cas/`, http or https. */
  url: string
  /** Sent as `Authorization: Bearer …`. */
  token?: string
  /** The public key (Ed25519, PEM or base64) of those who may write; by default that of the private key. */
  publicKey?: string
  /** The private key (Ed25519, PEM or base64) that signs what is written; without it nothing is written. */
  privateKey?: string
  /** Nothing is written, even with a private key. */
  readOnly?: boolean
  /** The share of the build's time that it may wait for the server. By default 0.1, and 1 for a shard. */
  patience?: number
}

/** A part of a build: the `index`th of `count`, from 1. */
export interface Shard {
  index: number
  count: number
}

export interface RemoteCacheUse {
  options: RemoteCacheOptions
  /** What answers depend on without asking, and what tells this site from others that use the server. */
  identity: string
  shard?: Shard
  cache: Cache
  graph: Graph
  /** Milliseconds since the build began. */
  now(): number
}

export interface RemoteReport {
  requests: number
  /** Bytes. */
  received: number
  sent: number
  /** Milliseconds that the build waited for the server. */
  waited: number
  /** Answers that were taken over. */
  answers: number
  /** Output files that were not made but taken over. */
  outputs: number
  /** Whether this build's answers were stored. */
  written: boolean
  /** Why the server could not be used, or not in full. */
  problem?: string
}

/** The entry of a writer. */
interface WriterEntry {
  index: Digest & { uncompressed: number }
  /** Milliseconds that it takes to make a byte of output. */
  rate: number
}

/** What a writer has stored. */
interface Written {
  index: SavedIndex
  rate: number
}

/** Bytes of output files that may wait for a slow server. */
const largestQueue = 64 * 2 ** 20
/** Output files that the rate is computed from, at least. */
const enoughOutputs = 20
const wholeBuild = 'whole'
const tooSlow = 'it is too slow for the time that the build may wait for it'

/** Why the options are unusable, as a sentence without a full stop; undefined if they are usable. */
export function remoteCacheProblem(options: RemoteCacheOptions): string | undefined {
  if (!URL.canParse(options.url) || !/^https?:$/.test(new URL(options.url).protocol))
    return 'its address is not an http or https address'
  if (options.privateKey !== undefined && !privateKey(options.privateKey))
    return 'its private key is not an Ed25519 key in PEM or base64'
  if (options.publicKey !== undefined && !publicKey(options.publicKey))
    return 'its public key is not an Ed25519 key in PEM or base64'
  if (options.publicKey === undefined && options.privateKey === undefined)
    return 'it has no public key, without which nothing that it sends can be believed'
  return undefined
}

export class RemoteCache {
  readonly #use: RemoteCacheUse
  readonly #server: RemoteServer
  readonly #entries: Entries
  readonly #folders: Entries
  readonly #time: Allowance
  readonly #ownName: string
  readonly #outputPacker: Packer
  /** Where the server has values of answers (by id) and the contents of output files (by hash). */
  readonly #places = new Map<string, { hash: string; stored: Stored | undefined }>()
  readonly #outputs = new Map<string, { stored: Stored; rate: number }>()
  readonly #added = new Set<string>()
  readonly #merged: Promise<void>
  readonly #counts = { answers: 0, outputs: 0, written: false }
  #addedBytes = 0
  /** The names of the writers; undefined if the server has no list of them. */
  #writers: string[] | undefined
  /** The rate of an earlier build. */
  #knownRate: number | undefined
  /** Something was not waited for any more. */
  #isGivenUp = false
  #isMerged = false
  #isLate = false

  /** Begins to read. @param use with options that have no problem */
  constructor(use: RemoteCacheUse) {
    const { options, identity, shard, now } = use
    this.#use = use
    this.#server = new RemoteServer(options)
    this.#entries = new Entries(this.#server, identity, options)
    this.#folders = new Entries(this.#server, 'folders', options)
    this.#time = new Allowance(options.patience ?? (shard ? 1 : 0.1), now)
    this.#ownName = shard ? `${shard.index}/${shard.count}` : wholeBuild
    this.#outputPacker = this.#packer()
    this.#merged = this.#readAll()
      .then((written) => this.#merge(written))
      .then(() => void (this.#isMerged = true))
      .catch(() => this.#server.distrust('it has an entry that cannot be read'))
  }

  get canWrite(): boolean {
    return this.#entries.canWrite && this.#server.canWrite && !this.#isGivenUp
  }

  /**
   * Waits for the answers on the server and merges them into the graph. If they come too late to wait for, they are
   * merged when they come.
   *
   * @param expected how long the build takes without a cache, at least, in milliseconds
   */
  async ready(expected: number): Promise<void> {
    this.#time.expect(expected)
    await this.#time.wait(this.#merged)
    this.#isLate = !this.#isMerged
  }

  /** Whether the server has the contents of an output file. */
  hasOutput(of: string): boolean {
    return this.#outputs.has(of) || this.#added.has(of)
  }

  /** The contents of an output file; undefined if they must be made. */
  async output(of: string): Promise<string | Uint8Array | undefined> {
    const known = this.#outputs.get(of)
    if (!known) return undefined
    const { store } = this.#use.cache
    await store.fetch?.(known.stored)
    const bytes = store.read(known.stored)
    if (!bytes || hash(bytes) !== of) return undefined
    this.#time.earn(bytes.length * known.rate)
    this.#counts.outputs++
    return decode(bytes, known.stored) as string | Uint8Array
  }

  /** Stores the contents of an output file. Waits if the server is slower than the build. */
  async addOutput(of: string, contents: string | Uint8Array): Promise<void> {
    if (!this.canWrite || this.hasOutput(of)) return
    this.#added.add(of)
    const encoded = encode(contents)
    this.#addedBytes += encoded.bytes.length
    const packer = this.#outputPacker
    packer.add({ ...encoded, place: (stored) => this.#outputs.set(of, { stored, rate: 0 }) })
    while (packer.pending > largestQueue && packer.next && !this.#isGivenUp) await this.#inTime(packer.next)
  }

  /** A folder as an archive, by what it was made from; it is the same for all states of the site. */
  async folder(name: string): Promise<Uint8Array | undefined> {
    const entry = (await this.#folders.read(name)) as Digest | undefined
    return entry && this.#server.blob(entry)
  }

  async addFolder(name: string, bytes: Uint8Array): Promise<void> {
    const digest = { hash: createHash('sha256').update(bytes).digest('hex'), size: bytes.length }
    if (await this.#server.put('cas', digest.hash, bytes)) await this.#folders.write(name, digest, [digest])
  }

  /** Stores the answers of this build. */
  async publish(): Promise<void> {
    if (this.canWrite) this.#counts.written = (await this.#inTime(this.#publish().catch(() => false))) ?? false
  }

  report(): RemoteReport {
    const isTooSlow = this.#isGivenUp || (this.#isLate && !this.#isMerged)
    const problem = this.#server.problem ?? (isTooSlow ? tooSlow : undefined)
    return {
      ...this.#counts,
      ...this.#server.traffic,
      waited: Math.round(this.#time.spent),
      ...(problem !== undefined && { problem }),
    }
  }

  /** Ends all requests. */
  close(): void {
    this.#server.close()
  }

  /** The list and the own entry are asked for at once; the others, if there are any, when the list is there. */
  async #readAll(): Promise<Written[]> {
    const own = this.#entries.read(this.#ownName)
    this.#writers = ((await this.#entries.read('list')) as { writers: string[] } | undefined)?.writers
    const { shard } = this.#use
    const writers = this.#writers ?? [this.#ownName]
    // A build without shards has written less than its shards since; a shard that has written needs no other.
    const names = writers.includes(this.#ownName) ? [this.#ownName] : [...(shard ? [this.#ownName] : []), ...writers]
    const written = await Promise.all(
      names.map(async (name) => this.#written(await (name === this.#ownName ? own : this.#entries.read(name)))),
    )
    return written.filter((one) => one !== undefined)
  }

  async #written(entry: unknown): Promise<Written | undefined> {
    if (entry === undefined) return undefined
    const { index: digest, rate } = entry as WriterEntry
    const blob = await this.#server.blob(digest)
    const index = blob && parseIndex(await decompress(blob, digest.uncompressed))
    return index && { index, rate }
  }

  async #merge(written: Written[]): Promise<void> {
    const { cache, graph } = this.#use
    let expected = 0
    const content: [string, ContentEntry][] = []
    for (const { index, rate } of written) {
      this.#knownRate ??= rate
      for (const [key, { used, stored }] of index.content) {
        if (!isPack(stored.segment)) continue
        const [kind, of] = key.split(' ', 2) as [string, string]
        if (kind === 'output') {
          // Half: this machine may be faster.
          this.#outputs.set(of, { stored, rate: rate / 2 })
          expected += (stored.length * rate) / 2
        } else content.push([key, { used: cache.session - 1 - (index.session - used), stored }])
      }
      for (const answer of index.answers) {
        if (answer.stored && !isPack(answer.stored.segment)) answer.stored = undefined
        if (this.#entries.canWrite) this.#places.set(answer.id, { hash: answer.hash, stored: answer.stored })
      }
    }
    this.#time.expect(expected)
    cache.connect((segment) => this.#readPack(segment), content)
    for (const { index } of written) this.#counts.answers += await graph.adopt(index.answers)
  }

  /** The value, or undefined if the build does not wait for it any longer. */
  async #inTime<Value>(promise: Promise<Value>): Promise<Value | undefined> {
    const settled = await this.#time.wait(promise.then((value) => ({ value })))
    if (!settled) this.#isGivenUp = true
    return settled?.value
  }

  async #readPack(segment: string): Promise<Uint8Array | undefined> {
    const pack = parsePackName(segment)
    if (!pack || !this.#server.canRead) return undefined
    const bytes = this.#server.blob(pack.digest).then(async (blob) => blob && decompress(blob, pack.uncompressed))
    return this.#inTime(bytes.catch(() => undefined))
  }

  #packer(): Packer {
    return new Packer((digest, blob) => this.#server.put('cas', digest.hash, blob))
  }

  /** @returns whether the answers have been stored */
  async #publish(): Promise<boolean> {
    const { cache, graph, now } = this.#use
    const answers = graph.answersToShare()
    if (!this.#isNews(answers) || !(await this.#outputPacker.finish())) return false
    const content = new Map<string, ContentEntry>()
    for (const { id, hash: of } of answers) {
      const output = id.startsWith('output ') ? this.#outputs.get(of) : undefined
      if (output) content.set(`output ${of}`, { used: cache.session, stored: output.stored })
    }
    const places = await this.#packValues(answers, content)
    if (!places) return false
    const placeOf = (answer: Answer) => places.get(answer)
    const lines = indexLines({ answers, revision: 0, session: cache.session, content, placeOf })
    const bytes = Buffer.from([...lines].join(''))
    const { blob, digest } = await compress(bytes)
    if (!(await this.#server.put('cas', digest.hash, blob))) return false
    const packs = [...usedSegments(answers, content, placeOf)].map((segment) => parsePackName(segment)!.digest)
    const rate =
      this.#added.size >= enoughOutputs ? (now() - this.#time.spent) / this.#addedBytes : (this.#knownRate ?? 0)
    const entry: WriterEntry = { index: { ...digest, uncompressed: bytes.length }, rate }
    return (await this.#entries.write(this.#ownName, entry, [digest, ...packs])) && this.#putList()
  }

  /** Whether the server lacks something that this build has found. */
  #isNews(answers: readonly Answer[]): boolean {
    const isKnown = answers.every(({ id, hash: of }) => this.#places.get(id)?.hash === of)
    if (isKnown && this.#added.size === 0 && this.#writers?.includes(this.#ownName)) return false
    // The shards of this build have stored what takes time.
    const hasShards = !this.#use.shard && this.#writers && !this.#writers.includes(wholeBuild)
    return !hasShards || this.#counts.outputs < this.#added.size
  }

  async #putList(): Promise<boolean> {
    const { shard } = this.#use
    const writers = shard
      ? Array.from({ length: shard.count }, (_, index) => `${index + 1}/${shard.count}`)
      : [wholeBuild]
    return this.#writers?.join() === writers.join() || this.#entries.write('list', { writers }, [])
  }

  /** Packs of everything that the server does not have yet. @returns where the values of answers are */
  async #packValues(
    answers: readonly Answer[],
    content: Map<string, ContentEntry>,
  ): Promise<Map<Answer, Stored> | undefined> {
    const { cache, shard } = this.#use
    const places = new Map<Answer, Stored>()
    const missing: { kind: string; size: number; stored: Stored; place(stored: Stored): void }[] = []
    const need = (kind: string, stored: Stored, place: (stored: Stored) => void) => {
      if (isPack(stored.segment)) place(stored)
      else missing.push({ kind, size: stored.length, stored, place })
    }
    for (const answer of answers) {
      const known = this.#places.get(answer.id)
      const stored = (known?.hash === answer.hash && known.stored) || answer.stored
      if (stored) need(answer.id.slice(0, answer.id.indexOf(' ')), stored, (place) => places.set(answer, place))
    }
    for (const [key, { used, stored }] of cache.contentEntries) {
      // The results that other shards have used are theirs to keep.
      if (used <= cache.session - contentSessions || (shard && used < cache.session)) continue
      need(`content/${key.split(' ', 1)[0]}`, stored, (place) => content.set(key, { used, stored: place }))
    }
    const packer = this.#packer()
    for (const group of groupByKind(missing)) {
      for (const { stored, place } of group) {
        const bytes = cache.store.read(stored)
        if (bytes) packer.add({ bytes, form: stored.form, place })
        while (packer.pending > largestQueue && packer.next) await packer.next
      }
      packer.flush()
    }
    return (await packer.finish()) ? places : undefined
  }
}
