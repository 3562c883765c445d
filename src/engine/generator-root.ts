/**
 * Where the generator is installed. Modules are found from here, because compiled code is in other files than its
 * source.
 */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the generator's package, absolute: above `src` or `dist`. */
export const generatorRoot = findPackage(dirname(fileURLToPath(import.meta.url)))

/**
 * @param file below the package, for example `dist/src/core/tasks.js`; among the entries of scripts/compile.mjs if it
 *   is code
 * @returns its absolute path
 */
export function generatorFile(file: string): string {
  return join(generatorRoot, file)
}

function findPackage(from: string): string {
  let at = from
  while (!existsSync(join(at, 'package.json'))) at = dirname(at)
  return at
}
