/** The entry points of a package, as its manifest tells them: what readers can import, whether or not a demo does. */
import { posix } from 'node:path'
import { type Ask, type FilePath, fileText, folder } from '../../../../feature.js'
import { packageManifest } from '../../../../feature-unstable.js'

/** Of a package with more entry points, one of icons for example, readers get those that demos import. */
const maximumEntries = 400

/** Entry points that nothing on a page imports. */
const notForPages = /\/(server|static|profiling|test-utils|macro)(\.\w+)?$/

/**
 * The specifiers that a package can be imported by, as far as its manifest and its top-level folders tell. Some may not
 * lead to a script.
 *
 * @param dir the package's folder
 * @returns sorted; empty if there are too many
 */
export async function entrySpecifiers(ask: Ask, dir: FilePath, name: string): Promise<string[]> {
  const { exports } = await packageManifest(ask, dir)
  const found = new Set<string>()
  if (exports === undefined) {
    found.add(name)
    for (const one of (await ask(folder, dir)) ?? [])
      if (one.kind === 'folder' && (await ask(fileText, posix.join(dir, one.name, 'package.json') as FilePath)))
        found.add(`${name}/${one.name}`)
  } else {
    const map = isMap(exports) ? exports : { '.': exports }
    for (const [key, target] of Object.entries(map)) {
      if (target === null || key.includes('package.json')) continue
      if (!key.includes('*')) found.add(posix.join(name, key))
      else for (const part of await matches(ask, dir, target)) found.add(posix.join(name, key.replace('*', part)))
    }
  }
  return found.size > maximumEntries ? [] : [...found].filter((one) => !notForPages.test(one)).sort()
}

/** Whether `exports` has paths rather than conditions. */
export function isMap(exports: unknown): exports is Record<string, unknown> {
  return typeof exports === 'object' && exports !== null && Object.keys(exports).some((key) => key.startsWith('.'))
}

/** What `*` can stand for in a target: names of folders and files, not paths. */
async function matches(ask: Ask, dir: FilePath, target: unknown): Promise<string[]> {
  const names = new Set<string>()
  for (const pattern of strings(target)) {
    const [before, after] = pattern.split('*') as [string, string?]
    if (after === undefined || !/\.[cm]?[jt]sx?$/.test(pattern)) continue
    for (const { name, kind } of (await ask(folder, posix.join(dir, posix.dirname(`${before}x`)) as FilePath)) ?? []) {
      if (name.startsWith('.') || name === 'node_modules') continue
      if (kind === 'folder' ? after.startsWith('/') : after !== '' && name.endsWith(after))
        names.add(kind === 'folder' ? name : name.slice(0, -after.length))
    }
  }
  return [...names]
}

/** The texts in a target, whatever their conditions. */
export function strings(target: unknown): string[] {
  if (typeof target === 'string') return [target]
  if (typeof target !== 'object' || target === null) return []
  return Object.values(target).flatMap(strings)
}
