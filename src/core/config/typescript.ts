/** The project's own TypeScript: an optional peer, loaded only by what needs types. */
import { createRequire } from 'node:module'
import { join, posix } from 'node:path'
import { paths } from '../../engine/native-path.js'

/** TypeScript 7 is a program without an API for JavaScript; its makers publish version 6 beside it under this name. */
const names = ['typescript', '@typescript/typescript6']

export interface TypeScriptPlace {
  /** The absolute path of its module; undefined where there is none that can be used. */
  path?: string
  /** The version of one that is installed but has no API. */
  unusable?: string
}

/**
 * Where TypeScript is installed: in the project, else beside the generator.
 *
 * @param root the project's folder, absolute
 * @param generator a file of the generator
 */
export function findTypeScript(root: string, generator: string = import.meta.url): TypeScriptPlace {
  let unusable: string | undefined
  for (const from of [join(root, 'package.json'), generator]) {
    const require = createRequire(from)
    for (const name of names) {
      try {
        const path = require.resolve(name)
        if (posix.basename(paths.toPosix(path)) === 'typescript.js') return { path }
        unusable ??= (require(`${name}/package.json`) as { version: string }).version
      } catch {
        continue
      }
    }
  }
  return unusable === undefined ? {} : { unusable }
}
