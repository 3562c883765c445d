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
import { createHash, createPublicKey } from 'node:crypto'
import type { Answer, Stored } from '../../../engine/answer.js'
import type { Graph } from '../../../engine/graph.js'
import { hash } from '../../../engine/hash.js'
import { type Cache, type ContentEntry, contentSessions } from '../../../engine/cache/cache.js'
import { decode, encode } from '../../../engine/cache/codec.js'
import { indexLines, parseIndex, type SavedIndex, unpack } from '../../../engine/cache/index-file.js'
import { isPack } from '../../../engine/cache/segments.js'
import { type Digest, signedEntry, verifiedEntry } from './action-result.js'
import { allowance } from './allowance.js'
import { remoteServer } from './http.js'
import { privateKey, publicKey } from '../../../engine/cache/keys.js'
import { compress, decompress, groupByKind, packer, parsePackName } from './packs.js'

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

export interface RemoteCache {
  readonly canWrite: boolean
  /**
   * Waits for the answers on the server and merges them into the graph. If they come too late to wait for, they are
   * merged when they come.
   *
   * @param expected how long the build takes without a cache, at least, in milliseconds
   */
  ready(expected: number): Promise<void>
  /** Whether the server has the contents of an output file. */
  hasOutput(hash: string): boolean
  /** The contents of an output file; undefined if they must be made. */
  output(hash: string): Promise<string | Uint8Array | undefined>
  /** Stores the contents of an output file. Waits if the server is slower than the build. */
  addOutput(hash: string, contents: string | Uint8Array): Promise<void>
  /** Stores the answers of this build. */
  publish(): Promise<void>
  report(): RemoteReport
  /** Ends all requests. */
  close(): void
}

/** What an entry of a writer says. */
interface WriterEntry {
  index: Digest & { uncompressed: number }
  /** Milliseconds that it takes to make a byte of output. */
  rate: number
}

/** The list of writers. */
interface ListEntry {
  writers: string[]
}

/** Bytes of output files that may wait for a slow server. */
const largestQueue = 64 * 2 ** 20
/** Output files that the rate is computed from, at least. */
const enoughOutputs = 20
const wholeBuild = 'whole'
const outputKey = (of: string) => `output ${of}`

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

/** Opens a remote cache and begins to read. @param use with options that have no problem */
export function openRemoteCache({ options, identity, shard, cache, graph, now }: RemoteCacheUse): RemoteCache {
  const server = remoteServer({ url: options.url, ...(options.token !== undefined && { token: options.token }) })
  const signingKey = options.readOnly || options.privateKey === undefined ? undefined : privateKey(options.privateKey)
  const checkingKey =
    options.publicKey === undefined ? createPublicKey(privateKey(options.privateKey!)!) : publicKey(options.publicKey)!
  const time = allowance(options.patience ?? (shard ? 1 : 0.1), now)
  const ownName = shard ? `${shard.index}/${shard.count}` : wholeBuild
  const report: RemoteReport = {
    requests: 0,
    received: 0,
    sent: 0,
    waited: 0,
    answers: 0,
    outputs: 0,
    written: false,
  }
  /** Where the server has values of answers (by id) and the contents of output files (by hash). */
  const places = new Map<string, { hash: string; stored: Stored | undefined }>()
  const outputs = new Map<string, { stored: Stored; rate: number }>()
  const added = new Set<string>()
  let addedBytes = 0
  let list: ListEntry | undefined
  /** The rate of an earlier build, and whether its entry was there. */
  let knownRate: number | undefined
  /** Something was not waited for any more. */
  let isGivenUp = false
  let isMerged = false
  let isLate = false
  const outputPacker = packer((digest, blob) => server.put('cas', digest.hash, blob))
  const canWrite = () => signingKey !== undefined && server.canWrite && !isGivenUp
  const tooSlow = 'it is too slow for the time that the build may wait for it'

  const addressOf = (name: string) => createHash('sha256').update(`vitrine 1\n${identity}\n${name}`).digest('hex')

  const entry = async (name: string): Promise<unknown> => {
    const address = addressOf(name)
    const bytes = await server.action(address)
    if (!bytes) return undefined
    const content = verifiedEntry(bytes, address, checkingKey)
    if (content === undefined) server.distrust('it has an entry that is not signed with the key of this site')
    return content
  }

  const indexOf = async (written: unknown): Promise<{ index: SavedIndex; rate: number } | undefined> => {
    if (written === undefined) return undefined
    const { index: digest, rate } = written as WriterEntry
    const blob = await server.blob(digest)
    const index = blob && parseIndex(await decompress(blob, digest.uncompressed))
    return index && { index, rate }
  }

  /** The list and the own entry are asked for at once; the others, if there are any, when the list is there. */
  const readAll = async (): Promise<{ index: SavedIndex; rate: number }[]> => {
    const own = entry(ownName)
    list = (await entry('list')) as ListEntry | undefined
    const others = shard && list?.writers.includes(ownName) ? [] : (list?.writers ?? [])
    const names = [ownName, ...others.filter((name) => name !== ownName)]
    // A build without shards has written less than its shards since.
    const wanted = shard || !list || list.writers.includes(ownName) ? names : names.slice(1)
    const found = await Promise.all(wanted.map(async (name) => indexOf(await (name === ownName ? own : entry(name)))))
    return found.filter((one) => one !== undefined)
  }

  const merge = async (found: { index: SavedIndex; rate: number }[]): Promise<void> => {
    let expected = 0
    const content: [string, ContentEntry][] = []
    for (const { index, rate } of found) {
      knownRate ??= rate
      for (const [key, used, saved] of index.content) {
        const stored = unpack(saved, index.segments)
        if (!stored || !isPack(stored.segment)) continue
        const [kind, of] = key.split(' ', 2) as [string, string]
        if (kind === 'output') {
          // Half: this machine may be faster.
          outputs.set(of, { stored, rate: rate / 2 })
          expected += (stored.length * rate) / 2
        } else content.push([key, { used: cache.session - 1 - (index.session - used), stored }])
      }
      for (const answer of index.answers) {
        if (answer.stored && !isPack(answer.stored.segment)) answer.stored = undefined
        if (signingKey) places.set(answer.id, { hash: answer.hash, stored: answer.stored })
      }
    }
    time.expect(expected)
    cache.connect(readPack, content)
    for (const { index } of found) report.answers += await graph.adopt(index.answers)
  }

  /** The value, or undefined if the build does not wait for it any longer. */
  const inTime = async <Value>(promise: Promise<Value>): Promise<Value | undefined> => {
    const settled = await time.wait(promise.then((value) => ({ value })))
    if (!settled) isGivenUp = true
    return settled?.value
  }

  const readPack = async (segment: string): Promise<Uint8Array | undefined> => {
    const pack = parsePackName(segment)
    if (!pack || !server.canRead) return undefined
    const reading = server.blob(pack.digest).then(async (blob) => blob && decompress(blob, pack.uncompressed))
    return inTime(reading.catch(() => undefined))
  }

  const merged = readAll()
    .then(merge)
    .then(() => void (isMerged = true))
    .catch(() => server.distrust('it has an entry that cannot be read'))

  /** Packs of everything that the server does not have yet. @returns where the values of answers are */
  const packValues = async (
    answers: readonly Answer[],
    content: Map<string, ContentEntry>,
  ): Promise<Map<Answer, Stored> | undefined> => {
    const found = new Map<Answer, Stored>()
    const missing: { kind: string; size: number; stored: Stored; place(stored: Stored): void }[] = []
    const need = (kind: string, stored: Stored, place: (stored: Stored) => void) => {
      if (isPack(stored.segment)) place(stored)
      else missing.push({ kind, size: stored.length, stored, place })
    }
    for (const answer of answers) {
      const known = places.get(answer.id)
      const stored = known?.hash === answer.hash ? (known.stored ?? answer.stored) : answer.stored
      if (stored) need(answer.id.slice(0, answer.id.indexOf(' ')), stored, (place) => found.set(answer, place))
    }
    for (const [key, { used, stored }] of cache.contentEntries) {
      // The results that other shards have used are theirs to keep.
      if (used <= cache.session - contentSessions || (shard && used < cache.session)) continue
      need(`content/${key.split(' ', 1)[0]}`, stored, (place) => content.set(key, { used, stored: place }))
    }
    const values = packer((digest, blob) => server.put('cas', digest.hash, blob))
    for (const group of groupByKind(missing)) {
      for (const { stored, place } of group) {
        const bytes = cache.store.read(stored)
        if (bytes) values.add({ bytes, form: stored.form, place })
        while (values.pending > largestQueue && values.next) await values.next
      }
      values.flush()
    }
    return (await values.finish()) ? found : undefined
  }

  const publishAll = async (): Promise<boolean> => {
    const answers = graph.answersToShare()
    const isKnown = answers.every(({ id, hash: of }) => places.get(id)?.hash === of)
    if (isKnown && added.size === 0 && list?.writers.includes(ownName)) return false
    // The shards of this build have stored what takes time.
    if (!shard && list && !list.writers.includes(wholeBuild) && report.outputs >= added.size) return false
    if (!(await outputPacker.finish())) return false
    const content = new Map<string, ContentEntry>()
    for (const { id, hash: of } of answers) {
      const output = id.startsWith('output ') ? outputs.get(of) : undefined
      if (output) content.set(outputKey(of), { used: cache.session, stored: output.stored })
    }
    const found = await packValues(answers, content)
    if (!found) return false
    const lines = [
      ...indexLines({
        answers,
        revision: 0,
        session: cache.session,
        content,
        placeOf: (answer) => found.get(answer),
      }),
    ]
    const bytes = Buffer.from(lines.join(''))
    const { blob, digest } = await compress(bytes)
    if (!(await server.put('cas', digest.hash, blob))) return false
    const rate = added.size >= enoughOutputs ? (now() - time.spent) / addedBytes : (knownRate ?? 0)
    const written: WriterEntry = { index: { ...digest, uncompressed: bytes.length }, rate }
    const packs = new Set(
      [...found.values(), ...[...content.values()].map(({ stored }) => stored)].map((one) => one.segment),
    )
    const blobs = [digest, ...[...packs].map((segment) => parsePackName(segment)!.digest)]
    if (!(await putEntry(ownName, written, blobs))) return false
    const writers = shard
      ? Array.from({ length: shard.count }, (_, index) => `${index + 1}/${shard.count}`)
      : [wholeBuild]
    return list?.writers.join() === writers.join() || putEntry('list', { writers } satisfies ListEntry, [])
  }

  const putEntry = (name: string, content: unknown, blobs: readonly Digest[]): Promise<boolean> => {
    const address = addressOf(name)
    return server.put('ac', address, signedEntry(address, content, blobs, signingKey!))
  }

  const problem = (): { problem?: string } => {
    const found = server.problem ?? (isGivenUp || (isLate && !isMerged) ? tooSlow : undefined)
    return found === undefined ? {} : { problem: found }
  }

  return {
    get canWrite() {
      return canWrite()
    },
    async ready(expected) {
      time.expect(expected)
      await time.wait(merged)
      isLate = !isMerged
    },
    hasOutput: (of) => outputs.has(of) || added.has(of),
    async output(of) {
      const known = outputs.get(of)
      if (!known) return undefined
      const { stored, rate } = known
      const fetching = cache.store.fetch?.(stored)
      if (fetching) await fetching
      const bytes = cache.store.read(stored)
      if (!bytes || hash(bytes) !== of) return undefined
      time.earn(bytes.length * rate)
      report.outputs++
      return decode(bytes, stored) as string | Uint8Array
    },
    async addOutput(of, contents) {
      if (!canWrite() || outputs.has(of) || added.has(of)) return
      added.add(of)
      const encoded = encode(contents)
      addedBytes += encoded.bytes.length
      outputPacker.add({ ...encoded, place: (stored) => outputs.set(of, { stored, rate: 0 }) })
      while (outputPacker.pending > largestQueue && outputPacker.next && !isGivenUp) {
        await inTime(outputPacker.next)
      }
    },
    async publish() {
      if (!canWrite()) return
      report.written = (await inTime(publishAll().catch(() => false))) ?? false
    },
    report: () => ({
      ...report,
      ...server.traffic,
      waited: Math.round(time.spent),
      ...problem(),
    }),
    close: () => server.close(),
  }
}
