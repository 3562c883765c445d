/** Which file of the site an import means: each candidate is asked for, so that a file that appears is noticed. */
import { posix } from 'node:path'
import { fileKind } from '../engine/inputs.js'
import type { Ask } from '../engine/question.js'
import type { FilePath } from '../model.js'

const extensions = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.json', '.css']

/** The file that a relative or absolute import refers to, or undefined. */
export async function resolveFile(ask: Ask, path: string): Promise<FilePath | undefined> {
  const stem = path.replace(/\.(js|jsx|mjs|cjs)$/, '')
  const candidates = [
    path,
    // TypeScript's convention: `./a.js` is written for `./a.ts`.
    ...(stem === path ? [] : ['.ts', '.tsx', '.mts', '.cts'].map((extension) => stem + extension)),
    ...extensions.map((extension) => path + extension),
    ...extensions.map((extension) => posix.join(path, `index${extension}`)),
  ]
  for (const candidate of candidates)
    if ((await ask(fileKind, candidate as FilePath)) === 'file') return candidate as FilePath
  return undefined
}

/** Joins a relative specifier to the path of its importer; keeps the generator's scheme. */
export function joinPath(importer: string, specifier: string): string {
  const scheme = /^vitrine:/.exec(importer)?.[0] ?? ''
  return scheme + posix.join(posix.dirname(importer.slice(scheme.length)), specifier.normalize())
}
