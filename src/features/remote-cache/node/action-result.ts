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
import { attempt } from '../../../engine/attempt.js'

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

/** What readers believe: the signed text and its signature. Throws an Error if it is not a message. */
export function decodeActionResult(bytes: Uint8Array): Omit<ActionResult, 'outputFiles'> {
  const result: Omit<ActionResult, 'outputFiles'> = { stdoutRaw: new Uint8Array(), stderrRaw: new Uint8Array() }
  const reader = new BinaryReader(bytes)
  while (reader.pos < reader.len) {
    const [number, type] = reader.tag()
    if (type === WireType.LengthDelimited && number === field.stdoutRaw) result.stdoutRaw = reader.bytes()
    else if (type === WireType.LengthDelimited && number === field.stderrRaw) result.stderrRaw = reader.bytes()
    else reader.skip(type, number)
  }
  return result
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
  return attempt((): unknown => {
    const { stdoutRaw, stderrRaw } = decodeActionResult(bytes)
    if (!verify(null, Buffer.concat([Buffer.from(purpose), stdoutRaw]), key, stderrRaw)) return undefined
    const signed = JSON.parse(Buffer.from(stdoutRaw).toString()) as { address: string; content: unknown }
    return signed.address === address ? signed.content : undefined
  })
}
