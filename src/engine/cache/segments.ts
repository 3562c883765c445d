/**
 * Append-only files of values. Each process writes its own file, so two processes never write to the same one; written
 * values never change. Packs are files of the same kind that come from a remote cache, when one of their values is
 * needed.
 */
import { randomBytes } from 'node:crypto'
import { closeSync, fstatSync, mkdirSync, openSync, readSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Stored } from '../answer.js'
import { attempt } from '../attempt.js'
import type { Encoded } from './codec.js'
import { rename } from '../rename.js'

export interface ValueStore {
  /** @returns undefined if nothing can be written: a full or read-only disk */
  write(encoded: Encoded): Stored | undefined
  read(stored: Stored): Uint8Array | undefined
  /**
   * Gets what is needed to read a value from a remote cache; undefined if there is nothing to wait for. Never rejects.
   */
  fetch?(stored: Stored): Promise<void> | undefined
}

/** Whether a segment is a pack: `pack-<SHA-256 of the compressed bytes>-<their size>-<size>.bin`. */
export function isPack(segment: string): boolean {
  return /^pack-[0-9a-f]{64}-\d+-\d+\.bin$/.test(segment)
}

/** @returns the uncompressed bytes of a pack; undefined if it cannot be had. Never rejects. */
export type PackSource = (segment: string) => Promise<Uint8Array | undefined>

/** Bytes to buffer before they are written. */
export const flushAt = 1 << 20

/** Append-only files of values in one folder. */
export class Segments implements ValueStore {
  private readonly open = new Map<string, number>()
  private own: { name: string; fd: number; size: number } | undefined
  private buffer: Uint8Array[] = []
  private buffered = 0
  private isBroken = false
  private readonly fetching = new Map<string, Promise<void>>()
  /** Where packs come from that are not in the folder. */
  source: PackSource | undefined

  constructor(readonly dir: string) {}

  fetch({ segment }: Pick<Stored, 'segment'>): Promise<void> | undefined {
    if (!this.source || !isPack(segment) || this.descriptor(segment) !== undefined) return undefined
    let fetching = this.fetching.get(segment)
    if (!fetching) {
      fetching = this.source(segment).then((bytes) => bytes && this.keep(segment, bytes))
      this.fetching.set(segment, fetching)
    }
    return fetching
  }

  /** Whether the values of a segment can be read now. */
  has(segment: string): boolean {
    return this.descriptor(segment) !== undefined
  }

  write({ bytes, form }: Encoded): Stored | undefined {
    if (this.isBroken) return undefined
    const own = (this.own ??= this.create())
    if (!own) return undefined
    const stored: Stored = { segment: own.name, offset: own.size + this.buffered, length: bytes.length, form }
    this.buffer.push(bytes)
    this.buffered += bytes.length
    if (this.buffered >= flushAt) this.flush()
    return this.isBroken ? undefined : stored
  }

  read({ segment, offset, length }: Stored): Uint8Array | undefined {
    if (segment === this.own?.name && offset + length > this.own.size) this.flush()
    const fd = this.descriptor(segment)
    if (fd === undefined) return undefined
    const bytes = Buffer.allocUnsafe(length)
    return attempt(() => readSync(fd, bytes, 0, length, offset)) === length ? bytes : undefined
  }

  /** If writing fails, this and all later values are lost; they are computed again when they are read. */
  flush(): void {
    if (!this.own || this.buffered === 0) return
    const bytes = Buffer.concat(this.buffer)
    this.buffer = []
    this.buffered = 0
    try {
      for (let done = 0; done < bytes.length;)
        done += writeSync(this.own.fd, bytes, done, bytes.length - done, this.own.size + done)
      this.own.size += bytes.length
    } catch {
      this.isBroken = true
    }
  }

  /** Writes what follows to a new file. */
  renew(): void {
    this.flush()
    this.own = undefined
  }

  size(segment: string): number {
    if (segment === this.own?.name) return this.own.size + this.buffered
    const fd = this.descriptor(segment)
    return fd === undefined ? 0 : fstatSync(fd).size
  }

  close(): void {
    for (const fd of this.open.values()) closeSync(fd)
    this.open.clear()
    this.own = undefined
    this.source = undefined
  }

  private keep(segment: string, bytes: Uint8Array): void {
    const temporary = join(this.dir, `${segment}.${process.pid}`)
    // With a full or read-only disk, the values are computed again.
    attempt(() => {
      mkdirSync(this.dir, { recursive: true })
      writeFileSync(temporary, bytes)
      rename(temporary, join(this.dir, segment))
    })
  }

  private create(): { name: string; fd: number; size: number } | undefined {
    try {
      mkdirSync(this.dir, { recursive: true })
      const name = `values-${process.pid}-${randomBytes(4).toString('hex')}.bin`
      const fd = openSync(join(this.dir, name), 'w+')
      this.open.set(name, fd)
      return { name, fd, size: 0 }
    } catch {
      this.isBroken = true
      return undefined
    }
  }

  private descriptor(segment: string): number | undefined {
    const known = this.open.get(segment)
    if (known !== undefined) return known
    if (!/^values-[\w-]+\.bin$/.test(segment) && !isPack(segment)) return undefined
    const path = join(this.dir, segment)
    // Opening a named pipe would wait for a writer.
    const fd = attempt(() => (statSync(path, { throwIfNoEntry: false })?.isFile() ? openSync(path, 'r') : undefined))
    if (fd !== undefined) this.open.set(segment, fd)
    return fd
  }
}
