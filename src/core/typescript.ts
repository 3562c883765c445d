/** The project's own TypeScript: an optional peer, loaded only by what needs types. */
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * Where TypeScript is installed: in the project, else beside the generator.
 *
 * @param root the project's folder, absolute
 * @returns the absolute path of its module; undefined where there is none
 */
export function typeScriptPath(root: string): string | undefined {
  for (const from of [join(root, 'package.json'), import.meta.url]) {
    try {
      return createRequire(from).resolve('typescript')
    } catch {
      continue
    }
  }
  return undefined
}
