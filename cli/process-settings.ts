/**
 * Settings of the process for Vitrine's own executables, which save memory and processor time; a program that imports
 * Vitrine makes its own.
 *
 * - On a machine with much memory, V8 lets the heap grow to four times its live size before it collects garbage. With a
 *   growth limit of 35 %, a build of 1,000 pages needs 350 MiB, with one of 50 % an eighth more, in the same time; a
 *   lower limit costs time (`npm run bench -- build --pages 1000`). From 2,000 pages on it is 20 %, which saves 25 MiB
 *   of a build of 5,000 pages and takes 3 % longer. While declarations are read there is no limit before that:
 *   TypeScript needs hundreds of megabytes, which V8 would look through again and again, and each full collection makes
 *   it forget optimised code. A site with 36 demos and four packages takes 0.93 of the time and 0.96 of the processor
 *   time then, and 950 to 1,050 MiB instead of 850 to 900 (seven alternating pairs of builds).
 * - V8 compiles a regular expression twice: for an interpreter, and at its second use to machine code. The
 *   highlighter's grammars have a thousand, most of them used more than once. When they are compiled once, the first
 *   block of TSX takes 480 ms instead of 620; later blocks take the same time.
 * - V8 optimises a function once it has run for a while. A build runs for seconds and in several threads, each of which
 *   optimises its own copies, and that competes with their work for the same cores. With six times the usual budget,
 *   1,000 pages take 0.92 to 0.96 of the time and 0.87 to 0.92 of the processor time, the tree of demos 0.99 and 0.94;
 *   larger ones change nothing more.
 * - Rolldown's allocator, mimalloc, keeps what it has freed. A site's packages are bundled once at the beginning, and
 *   what that needed would be missing for the rest of the build: 1.06 GiB instead of 0.82 for 1,000 demos
 *   (`npm run bench -- demo-tree`).
 */
import { setFlagsFromString } from 'node:v8'
import type { Progress } from '../src/index.js'

export function applySettings(): void {
  limitGrowth(35)
  setFlagsFromString('--no-regexp-tier-up')
  // Later versions say that they do not know it. Its successor changes nothing there: another compiler comes first.
  if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=400000')
  // Read when the allocator is loaded.
  process.env.MIMALLOC_PURGE_DELAY ??= '0'
  process.env.MIMALLOC_ARENA_EAGER_COMMIT ??= '0'
  process.env.MIMALLOC_ABANDONED_PAGE_PURGE ??= '1'
}

/** How much the heap may grow before garbage is collected, by what a build does. */
export function growthLimits(): (made: Progress) => void {
  let pages = 0
  let isReading = false
  let applied = 35
  return (made) => {
    if (made.phase === 'pages') pages = made.done
    if (made.phase === 'task') isReading = made.done < made.total
    const wanted = pages >= 2000 ? 20 : isReading ? none : 35
    if (wanted !== applied) limitGrowth((applied = wanted))
  }
}

/** V8's own rule. */
const none = 0

/** @param percent of the size after the last collection */
function limitGrowth(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`)
}
