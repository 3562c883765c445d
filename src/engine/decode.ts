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

/** The offset of the first sequence that a strict decoder rejects. */
function firstInvalidByte(bytes: Uint8Array): number {
  let at = 0
  while (at < bytes.length) {
    const size = sequenceLength(bytes, at)
    if (size === 0) return at
    at += size
  }
  return bytes.length
}

/** Bytes of the well-formed sequence at `at`, or 0 (Unicode standard, table 3-7). */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at]!
  if (lead < 0x80) return 1
  const size =
    lead >= 0xc2 && lead <= 0xdf ? 2 : lead >= 0xe0 && lead <= 0xef ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 0
  if (size === 0 || at + size > bytes.length) return 0
  const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80
  const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf
  if (bytes[at + 1]! < low || bytes[at + 1]! > high) return 0
  for (let next = at + 2; next < at + size; next++) if (bytes[next]! < 0x80 || bytes[next]! > 0xbf) return 0
  return size
}
