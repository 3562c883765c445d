/**
 * V8 flags for Vitrine's own executables; a program that imports Vitrine sets its own.
 *
 * - On a machine with much memory, V8 lets the heap grow to four times its live size before it collects garbage. With a
 *   growth limit of 50 %, a build of 1,000 pages needs a sixth less memory and no more time
 *   (`npm run bench -- build --pages 1000`).
 * - V8 compiles a regular expression twice: for an interpreter, and at its second use to machine code. The highlighter's
 *   grammars have a thousand, most of them used more than once. When they are compiled once, the first block of TSX
 *   takes 480 ms instead of 620; later blocks take the same time.
 */
import { setFlagsFromString } from 'node:v8'

export function setV8Flags(): void {
  setFlagsFromString('--heap-growing-percent=50')
  setFlagsFromString('--no-regexp-tier-up')
}
