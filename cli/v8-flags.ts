/**
 * What V8 does otherwise in processes of our own; a program that imports Vitrine decides itself.
 *
 * - On a machine with much memory V8 lets the heap grow to four times what is in use before it collects garbage; with
 *   half again as much, a build of 1,000 pages takes a sixth less memory and no more time
 *   (`npm run bench -- build --pages 1000`).
 * - V8 compiles a regular expression twice, for an interpreter and at its second use to machine code. The highlighter's
 *   grammars have a thousand, most of them used more than once: compiled once, the first block of TSX takes 480 ms
 *   instead of 620 and later ones the same.
 */
import { setFlagsFromString } from 'node:v8'

export function setV8Flags(): void {
  setFlagsFromString('--heap-growing-percent=50')
  setFlagsFromString('--no-regexp-tier-up')
}
