/** The keys that entries of a remote cache are signed and checked with (action-result.ts). */
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { attempt } from '../attempt.js'

/**
 * Reads a private key: PEM, or the text between its first and last line.
 *
 * @returns undefined if it is not a private Ed25519 key
 */
export function privateKey(text: string): KeyObject | undefined {
  return keyFrom(() =>
    text.includes('-----')
      ? createPrivateKey(text)
      : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' }),
  )
}

/** Reads a public key in the same forms. @returns undefined if it is not a public Ed25519 key */
export function publicKey(text: string): KeyObject | undefined {
  return keyFrom(() =>
    text.includes('-----')
      ? text.includes('PRIVATE')
        ? undefined
        : createPublicKey(text)
      : createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' }),
  )
}

function keyFrom(read: () => KeyObject | undefined): KeyObject | undefined {
  const key = attempt(read)
  return key?.asymmetricKeyType === 'ed25519' ? key : undefined
}
