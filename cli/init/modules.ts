/** The files that modules of a library import. */
import { existsSync, statSync } from 'node:fs'

/**
 * The file that a relative import means.
 *
 * @param path without the ending that it has, or with one: `…/button`, `…/button.js`
 */
export function moduleFile(path: string): string | undefined {
  const stem = path.replace(/\.[cm]?jsx?$/, '')
  const endings = ['.tsx', '.ts', '.jsx', '.js', '.mjs']
  const candidates = [path, ...endings.map((one) => stem + one), ...endings.map((one) => `${path}/index${one}`)]
  return candidates.find((one) => existsSync(one) && statSync(one).isFile())
}

export const isDeclaration = (file: string) => /\.d\.[cm]?ts$/.test(file)
