/**
 * The entries of a remote cache under `/ac/`: messages of the type `ActionResult` of Bazel's Remote Execution API,
 * since servers such as bazel-remote reject anything else, and keep the blobs that a message lists as long as the
 * message.
 *
 * An address under `/ac/` says nothing about the content, so an entry is signed (Ed25519). What is signed is a JSON
 * text in `stdout_raw` that begins with the entry's own address; its signature is in `stderr_raw`. So an entry that a
 * server moves to another address is not valid there. Readers believe the signed text only; the list of blobs is for
 * the server.
 */
import { type KeyObject, sign, verify } from 'node:crypto'
import { BinaryReader, BinaryWriter, WireType } from '@bufbuild/protobuf/wire'

/** A blob under `/cas/`, named by its SHA-256. */
export interface Digest {
  /** 64 lower-case hexadecimal digits. */
  hash: string
  /** Bytes. */
  size: number
}

/** The fields of an `ActionResult` that are used here. */
export interface ActionResult {
  outputFiles: { path: string; digest: Digest }[]
  stdoutRaw: Uint8Array
  stderrRaw: Uint8Array
}

/** The numbers of the fields, from `build/bazel/remote/execution/v2/remote_execution.proto`. */
const field = { outputFiles: 2, stdoutRaw: 5, stderrRaw: 7, path: 1, digest: 2, hash: 1, sizeBytes: 2 } as const

export function encodeActionResult({ outputFiles, stdoutRaw, stderrRaw }: ActionResult): Uint8Array {
  const message = new BinaryWriter()
  for (const { path, digest } of outputFiles) {
    message.tag(field.outputFiles, WireType.LengthDelimited).fork()
    message.tag(field.path, WireType.LengthDelimited).string(path)
    message.tag(field.digest, WireType.LengthDelimited).fork()
    message.tag(field.hash, WireType.LengthDelimited).string(digest.hash)
    message.tag(field.sizeBytes, WireType.Varint).int64(digest.size)
    message.join().join()
  }
  message.tag(field.stdoutRaw, WireType.LengthDelimited).bytes(stdoutRaw)
  message.tag(field.stderrRaw, WireType.LengthDelimited).bytes(stderrRaw)
  return message.finish()
}

/** Fields that are not used here are skipped: servers may add some. Throws an Error if it is not a message. */
export function decodeActionResult(bytes: Uint8Array): ActionResult {
  const result: ActionResult = { outputFiles: [], stdoutRaw: new Uint8Array(), stderrRaw: new Uint8Array() }
  readFields(new BinaryReader(bytes), bytes.length, (number, reader) => {
    if (number === field.outputFiles) result.outputFiles.push(readFile(reader))
    else if (number === field.stdoutRaw) result.stdoutRaw = reader.bytes()
    else if (number === field.stderrRaw) result.stderrRaw = reader.bytes()
    else return false
    return true
  })
  return result
}

function readFile(reader: BinaryReader): ActionResult['outputFiles'][number] {
  const file = { path: '', digest: { hash: '', size: 0 } }
  readMessage(reader, (number) => {
    if (number === field.path) file.path = reader.string()
    else if (number === field.digest)
      readMessage(reader, (inner) => {
        if (inner === field.hash) file.digest.hash = reader.string()
        else if (inner === field.sizeBytes) file.digest.size = Number(reader.int64())
        else return false
        return true
      })
    else return false
    return true
  })
  return file
}

type ReadField = (number: number, reader: BinaryReader) => boolean

/** Reads a message inside of another one. */
function readMessage(reader: BinaryReader, read: ReadField): void {
  const end = reader.uint32() + reader.pos
  if (end > reader.len) throw new RangeError('a message is longer than the message around it')
  readFields(reader, end, read)
}

/** @param read returns false for a field that it does not know, without reading it */
function readFields(reader: BinaryReader, end: number, read: ReadField): void {
  while (reader.pos < end) {
    const [number, type] = reader.tag()
    // All fields that are known are length-delimited, except for a number.
    const isPossible = type === WireType.LengthDelimited || type === WireType.Varint
    if (!isPossible || !read(number, reader)) reader.skip(type, number)
  }
  if (reader.pos !== end) throw new RangeError('a field is longer than its message')
}

/** Separates these signatures from any other use of the same key. */
const purpose = 'vitrine remote cache 1\n'

/**
 * Makes an entry.
 *
 * @param address of the entry, the SHA-256 under `/ac/`
 * @param content plain data
 * @param blobs what the entry needs
 */
export function signedEntry(address: string, content: unknown, blobs: readonly Digest[], key: KeyObject): Uint8Array {
  const stdoutRaw = Buffer.from(JSON.stringify({ address, content }))
  return encodeActionResult({
    outputFiles: blobs.map((digest) => ({ path: digest.hash, digest })),
    stdoutRaw,
    stderrRaw: sign(null, Buffer.concat([Buffer.from(purpose), stdoutRaw]), key),
  })
}

/**
 * @returns the content of an entry; undefined if it is not an entry, not for this address or not signed with the key
 */
export function verifiedEntry(bytes: Uint8Array, address: string, key: KeyObject): unknown {
  try {
    const { stdoutRaw, stderrRaw } = decodeActionResult(bytes)
    if (!verify(null, Buffer.concat([Buffer.from(purpose), stdoutRaw]), key, stderrRaw)) return undefined
    const signed = JSON.parse(Buffer.from(stdoutRaw).toString()) as { address: string; content: unknown }
    return signed.address === address ? signed.content : undefined
  } catch {
    return undefined
  }
}
