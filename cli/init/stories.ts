/** Stories that a library has: they are its demos, so that `docs-build init` writes none for the components they show. */
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parse as parseJson } from 'jsonc-parser'
import type { ParseScript, StoriesHead } from '../../src/index.js'
import { sourceFiles } from './source-files.js'

export type ReadStories = (parse: ParseScript, code: string, file: string) => StoriesHead | undefined

export interface FoundStories {
  /** Patterns of their files, relative to the root. */
  patterns: string[]
  /** In the order of their titles. */
  files: StoriesHead[]
  /** What names in their imports mean by `paths` of a tsconfig.json, relative to the root. */
  alias: Record<string, string>
}

/** Folders of packages that are built where their source is. */
const built = /(^|\/)(cjs|es|esm|lib)\//

/** @param root absolute */
export function storiesOf(root: string, parse: ParseScript, read: ReadStories): FoundStories {
  const written = sourceFiles(root, /\.(stories|story)\.[jt]sx?$/).filter((path) => !built.test(path))
  const found = written.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    const head = read(parse, text, path)
    return head ? [{ path, head, text }] : []
  })
  const packages = new Map<string, string[]>()
  for (const { path } of found) {
    const dir = packageOf(root, path)
    packages.set(dir, [...(packages.get(dir) ?? []), path])
  }
  const patterns = [...packages.values()].map(patternOf)
  const files = found.map(({ head }) => head)
  const alias = Object.entries(pathsIn(root)).filter(([name]) => {
    const start = name.replace(/\*.*$/, '')
    return found.some(({ text }) => [`'${start}`, `"${start}`].some((one) => text.includes(`from ${one}`)))
  })
  return {
    patterns: patterns.sort(),
    files: files.sort((a, b) => (a.title < b.title ? -1 : 1)),
    alias: Object.fromEntries(alias),
  }
}

function pathsIn(root: string): Record<string, string> {
  const file = join(root, 'tsconfig.json')
  const { compilerOptions = {} } = ((existsSync(file) && parseJson(readFileSync(file, 'utf8'))) || {}) as {
    compilerOptions?: { paths?: Record<string, string[]>; baseUrl?: string }
  }
  const { paths = {}, baseUrl = '.' } = compilerOptions
  return Object.fromEntries(
    Object.entries(paths).flatMap(([name, [first]]) =>
      first === undefined || name === '*' ? [] : [[name, posix.join(baseUrl, first)]],
    ),
  )
}

function packageOf(root: string, path: string): string {
  let dir = posix.dirname(path)
  while (dir !== '.' && !existsSync(join(root, dir, 'package.json'))) dir = posix.dirname(dir)
  return dir
}

/** `src/Button.stories.tsx` and others → a pattern for the folder that they have in common. */
function patternOf(paths: readonly string[]): string {
  const [first, ...others] = paths.map((path) => posix.dirname(path))
  let common = first!
  while (common !== '.' && others.some((one) => one !== common && !one.startsWith(`${common}/`)))
    common = posix.dirname(common)
  const isFlat = paths.every((path) => posix.dirname(path) === common)
  const [words, endings] = [/\.(stories|story)\.\w+$/, /\.(\w+)$/].map((part) =>
    oneOf(paths.map((path) => part.exec(path)![1]!)),
  )
  return posix.join(common, isFlat ? '' : '**', `*.${words}.${endings}`)
}

function oneOf(words: readonly string[]): string {
  const all = [...new Set(words)].sort()
  return all.length === 1 ? all[0]! : `{${all.join(',')}}`
}

/** The first stories that are about a component, by what they say or by their title. */
export function storiesAbout({ files }: FoundStories, name: string): StoriesHead | undefined {
  const plain = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
  return (
    files.find(({ component }) => component?.split('.')[0] === name) ??
    files.find(({ title }) => title.split('/').some((part) => plain(part) === plain(name)))
  )
}
