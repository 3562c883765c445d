/** The signed entries of a site under `/ac/`, by their names. */
import { createHash, createPublicKey, type KeyObject } from 'node:crypto'
import { privateKey, publicKey } from '../../../engine/cache/keys.js'
import { type Digest, signedEntry, verifiedEntry } from './action-result.js'
import type { RemoteServer } from './http.js'

export class Entries {
  readonly canWrite: boolean
  readonly #server: RemoteServer
  readonly #identity: string
  readonly #signingKey: KeyObject | undefined
  readonly #checkingKey: KeyObject

  /** @param keys of the options, which have no problem */
  constructor(
    server: RemoteServer,
    identity: string,
    keys: { privateKey?: string; publicKey?: string; readOnly?: boolean },
  ) {
    this.#server = server
    this.#identity = identity
    const secret = keys.privateKey === undefined ? undefined : privateKey(keys.privateKey)
    this.#signingKey = keys.readOnly ? undefined : secret
    this.#checkingKey = keys.publicKey === undefined ? createPublicKey(secret!) : publicKey(keys.publicKey)!
    this.canWrite = this.#signingKey !== undefined
  }

  /** @returns the content of an entry; undefined if there is none, or none that can be believed */
  async read(name: string): Promise<unknown> {
    const address = this.#addressOf(name)
    const bytes = await this.#server.action(address)
    const content = bytes && verifiedEntry(bytes, address, this.#checkingKey)
    if (bytes && content === undefined)
      this.#server.distrust('it has an entry that is not signed with the key of this site')
    return content
  }

  /** @param blobs what the entry needs @returns whether it was stored */
  write(name: string, content: unknown, blobs: readonly Digest[]): Promise<boolean> {
    const address = this.#addressOf(name)
    return this.#server.put('ac', address, signedEntry(address, content, blobs, this.#signingKey!))
  }

  #addressOf(name: string): string {
    return createHash('sha256').update(`vitrine 1\n${this.#identity}\n${name}`).digest('hex')
  }
}
