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

/** Collects values and makes packs of them. */
export interface Packer {
  add(value: PackedValue): void
  /** Makes a pack of what was added, so that what follows is in another one. */
  flush(): void
  /** Makes the last pack. @returns whether all packs have been stored */
  finish(): Promise<boolean>
  /** Bytes of values whose packs are not stored yet, except for the pack that is being collected. */
  readonly pending: number
  /** Settles when one of the packs that are being stored is; undefined if there is none. */
  readonly next: Promise<unknown> | undefined
}

/** Packs that are compressed at once: each takes some 30 MB of Brotli's, which is more than the packs that wait. */
const atOnce = 2

/** @param store stores a blob, and returns whether it could */
export function packer(store: (digest: Digest, blob: Uint8Array) => Promise<boolean>): Packer {
  let values: PackedValue[] = []
  let size = 0
  let pending = 0
  let areStored = true
  const running = new Set<Promise<void>>()
  const lanes: Promise<unknown>[] = Array.from({ length: atOnce }, () => Promise.resolve())

  /** In turn with what its lane has begun. */
  const compressInTurn = (packed: readonly PackedValue[]) => {
    const compressed = lanes.shift()!.then(() => compress(Buffer.concat(packed.map(({ bytes }) => bytes))))
    lanes.push(compressed.catch(() => undefined))
    return compressed
  }

  const send = async (packed: PackedValue[], uncompressed: number): Promise<void> => {
    pending += uncompressed
    // An error counts as not stored: nobody waits for this promise before the end.
    const digest = await compressInTurn(packed)
      .then(async (one) => ((await store(one.digest, one.blob)) ? one.digest : undefined))
      .catch(() => undefined)
    pending -= uncompressed
    if (!digest) {
      areStored = false
      return
    }
    const segment = packName(digest, uncompressed)
    let offset = 0
    for (const { bytes, form, place } of packed) {
      place({ segment, offset, length: bytes.length, form })
      offset += bytes.length
    }
  }
  const flush = () => {
    if (values.length === 0) return
    const sending = send(values, size).finally(() => running.delete(sending))
    running.add(sending)
    values = []
    size = 0
  }
  return {
    add(value) {
      values.push(value)
      size += value.bytes.length
      if (size >= packSize) flush()
    },
    flush,
    async finish() {
      flush()
      await Promise.all(running)
      return areStored
    },
    get pending() {
      return pending
    },
    get next() {
      return running.size === 0 ? undefined : Promise.race(running)
    },
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
