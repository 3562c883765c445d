/** For hints about files that are missing: what is in their folder instead. */
import { posix } from 'node:path'
import type { FilePath } from '../model.js'
import { nearest } from './diagnostic.js'
import { folder } from './inputs.js'
import type { Ask } from './question.js'

/**
 * The name in the folder of a missing file that is most like its own; names that differ only in case are the closest.
 * A file without an extension is compared with the names without theirs.
 */
export async function nearestBeside(ask: Ask, missing: string): Promise<string | undefined> {
  const entries = (await ask(folder, posix.dirname(missing) as FilePath)) ?? []
  const names = entries.map(({ name }) => (posix.extname(missing) ? name : posix.parse(name).name))
  return nearest(posix.basename(missing), names)
}

/** A relative path with another name at its end: `../a/b.ts` and `c.ts` → `../a/c.ts`. */
export function renamed(path: string, name: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1) + name
}
