/**
 * Bytes of a file → the text that everything else works on: UTF-8 only, no byte order mark, `\n` line ends.
 *
 * Decoding is strict: replacing invalid bytes with U+FFFD, as editors and most tools do, silently publishes damaged
 * text. The platform's decoder reports only *that* it failed, so the position is searched for afterwards.
 */

/** @returns the normalised text, or the offset of the first byte that is not UTF-8 */
export function decodeText(bytes: Uint8Array): { text: string } | { invalidAt: number } {
  try {
    return { text: normaliseText(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    return { invalidAt: firstInvalidByte(bytes) }
  }
}

/** Removes a byte order mark and turns CRLF and CR into LF, so that neither changes a byte of the output. */
export function normaliseText(text: string): string {
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0
  const cut = start ? text.slice(1) : text
  return cut.includes('\r') ? cut.replace(/\r\n?/g, '\n') : cut
}

/** A decoder that is not strict has U+FFFD there, as it has for each one that the text itself contains. */
function firstInvalidByte(bytes: Uint8Array): number {
  let offset = 0
  for (const part of new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\ufffd')) {
    offset += Buffer.byteLength(part)
    if (Buffer.compare(bytes.subarray(offset, offset + 3), Buffer.from('\ufffd')) !== 0) break
    offset += 3
  }
  return offset
}
