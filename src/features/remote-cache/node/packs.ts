/**
 * Packs: blobs of a remote cache, each with many values. One request for each value would take longer than computing
 * most of them.
 *
 * The values of one kind are together (all summaries of pages, all highlighted code), since who needs one of them
 * usually needs many, and kinds that nobody needs are never downloaded.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { Stored } from '../../../engine/answer.js'
import type { Encoded } from '../../../engine/cache/codec.js'
import type { Digest } from './action-result.js'

/** Bytes of values in a pack: a request's worth, and not more than is lost if it is needed for one value. */
const packSize = 4 * 2 ** 20
/** A kind with fewer bytes has no pack of its own. */
const smallKind = 2 ** 17
/** The largest pack, for a value that is larger than a pack. */
const largestPack = 2 ** 29

const compressBytes = promisify(brotliCompress)
const decompressBytes = promisify(brotliDecompress)

/**
 * Brotli at quality 4: 14 MB of pages became 1.2 MB. That is half of what gzip makes of them, in half of the time. It
 * runs in a thread of Node's pool.
 */
export async function compress(bytes: Uint8Array): Promise<{ blob: Uint8Array; digest: Digest }> {
  const blob = await compressBytes(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
  return { blob, digest: { hash: createHash('sha256').update(blob).digest('hex'), size: blob.length } }
}

/** @param size of the result. Throws an Error if it has another one: a small blob may become a huge one. */
export async function decompress(blob: Uint8Array, size: number): Promise<Buffer> {
  const bytes = await decompressBytes(blob, { maxOutputLength: Math.max(1, Math.min(size, largestPack)) })
  if (bytes.length !== size) throw new RangeError('a blob has another size than its name says')
  return bytes
}

/** The name of a pack as a segment (see segments.ts). */
export function packName({ hash, size }: Digest, uncompressed: number): string {
  return `pack-${hash}-${size}-${uncompressed}.bin`
}

/** What a pack's name says: the blob and its size when it is uncompressed. */
export function parsePackName(segment: string): { digest: Digest; uncompressed: number } | undefined {
  const [, hash, size, uncompressed] = /^pack-([0-9a-f]{64})-(\d+)-(\d+)\.bin$/.exec(segment) ?? []
  return hash === undefined ? undefined : { digest: { hash, size: Number(size) }, uncompressed: Number(uncompressed) }
}

/** A value for a pack. */
export interface PackedValue extends Encoded {
  /** Says where the value is, when its pack has been stored. */
  place(stored: Stored): void
}

/** Packs that are compressed at once: each takes some 30 MB of Brotli's, which is more than the packs that wait. */
const atOnce = 2

/** Collects values and makes packs of them. */
export class Packer {
  /** Bytes of values whose packs are not stored yet, except for the pack that is being collected. */
  pending = 0
  readonly #store: (digest: Digest, blob: Uint8Array) => Promise<boolean>
  readonly #running = new Set<Promise<void>>()
  readonly #queues: Promise<unknown>[] = Array.from({ length: atOnce }, () => Promise.resolve())
  #values: PackedValue[] = []
  #size = 0
  #areStored = true

  /** @param store stores a blob, and returns whether it could */
  constructor(store: (digest: Digest, blob: Uint8Array) => Promise<boolean>) {
    this.#store = store
  }

  add(value: PackedValue): void {
    this.#values.push(value)
    this.#size += value.bytes.length
    if (this.#size >= packSize) this.flush()
  }

  /** Makes a pack of what was added, so that what follows is in another one. */
  flush(): void {
    if (this.#values.length === 0) return
    const sending = this.#send(this.#values, this.#size).finally(() => this.#running.delete(sending))
    this.#running.add(sending)
    this.#values = []
    this.#size = 0
  }

  /** Makes the last pack. @returns whether all packs have been stored */
  async finish(): Promise<boolean> {
    this.flush()
    await Promise.all(this.#running)
    return this.#areStored
  }

  /** Settles when one of the packs that are being stored is; undefined if there is none. */
  get next(): Promise<unknown> | undefined {
    return this.#running.size === 0 ? undefined : Promise.race(this.#running)
  }

  async #send(packed: PackedValue[], uncompressed: number): Promise<void> {
    this.pending += uncompressed
    // An error counts as not stored: nobody waits for this promise before the end.
    const digest = await this.#compress(packed)
      .then(async (one) => ((await this.#store(one.digest, one.blob)) ? one.digest : undefined))
      .catch(() => undefined)
    this.pending -= uncompressed
    if (!digest) {
      this.#areStored = false
      return
    }
    const segment = packName(digest, uncompressed)
    let offset = 0
    for (const { bytes, form, place } of packed) {
      place({ segment, offset, length: bytes.length, form })
      offset += bytes.length
    }
  }

  /** After what its queue has begun. */
  #compress(packed: readonly PackedValue[]): ReturnType<typeof compress> {
    const compressed = this.#queues.shift()!.then(() => compress(Buffer.concat(packed.map(({ bytes }) => bytes))))
    this.#queues.push(compressed.catch(() => undefined))
    return compressed
  }
}

/** Orders values so that each kind has packs of its own, except for small kinds, which share packs. */
export function groupByKind<Item extends { kind: string; size: number }>(items: readonly Item[]): Item[][] {
  const kinds = new Map<string, Item[]>()
  for (const item of items) {
    const known = kinds.get(item.kind)
    if (known) known.push(item)
    else kinds.set(item.kind, [item])
  }
  const isSmall = (group: Item[]) => group.reduce((sum, { size }) => sum + size, 0) < smallKind
  const groups = [...kinds.values()]
  return [...groups.filter((group) => !isSmall(group)), groups.filter(isSmall).flat()].filter(
    ({ length }) => length > 0,
  )
}
