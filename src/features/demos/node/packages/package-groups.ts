/**
 * Which modules of packages share a file (see packages.ts): by the roots that need them, in few files of a useful size.
 */
import { hash } from '../../../../feature.js'

/** The modules of a bundle by id, in the order in which they were found. */
export type Modules = ReadonlyMap<string, { imports: string[]; dynamic: string[]; size: number }>

type Entries = readonly [id: string, root: string][]

/** The root whose modules are loaded by everything. */
export const baseRoot = 'base'

/** The root of what everything in one language loads. No package has a colon in its name. */
export function localRoot(locale: string): string {
  return `${baseRoot}:${locale}`
}

/** What a language shares with demos of all languages: a file of its own, or each page would load one for the other. */
const sharedWithLocal = localRoot('shared')

function groupKey(roots: ReadonlySet<string>): string {
  if (roots.has(baseRoot)) return baseRoot
  const list = [...roots].sort()
  const local = list.filter((root) => root.startsWith(localRoot('')))
  return local.length > 0 && local.length < list.length ? sharedWithLocal : list.join('\n')
}

/**
 * In characters of source: groups below this join another one. About 12 kB when minified and 4 kB when compressed,
 * which a slow connection transfers in the time that another request costs.
 */
const smallGroup = 40_000

interface Group {
  roots: ReadonlySet<string>
  ids: string[]
  size: number
  /** The roots of what its modules import. */
  needs: Set<Group>
}

/**
 * The name of each module's file, by id.
 *
 * @param entries the module that stands for each root
 * @param pathOf a module's path that does not tell where the project is
 */
export function groupModules(modules: Modules, entries: Entries, pathOf: (id: string) => string): Map<string, string> {
  const groups = new Map<string, Group>()
  const groupOf = new Map<string, Group>()
  for (const [id, roots] of rootsOfModules(modules, entries, pathOf)) {
    const key = groupKey(roots)
    let group = groups.get(key)
    if (!group) groups.set(key, (group = { roots: new Set(key.split('\n')), ids: [], size: 0, needs: new Set() }))
    group.ids.push(id)
    group.size += modules.get(id)!.size
    groupOf.set(id, group)
  }
  for (const [id, group] of groupOf)
    for (const next of modules.get(id)!.imports) {
      const needed = groupOf.get(next)
      if (needed && needed !== group) group.needs.add(needed)
    }
  joinSmallGroups(groups)
  const names = new Map<string, string>()
  for (const { roots, ids } of groups.values()) {
    const list = [...roots].sort()
    const name = list.length === 1 ? slug(list[0]!) : `shared-${hash(list.join('\n'), 6)}`
    for (const id of ids) names.set(id, name)
  }
  return names
}

/** The roots that each module is loaded with. What is imported later is a root of its own. */
function rootsOfModules(modules: Modules, entries: Entries, pathOf: (id: string) => string): Map<string, Set<string>> {
  const roots = new Map<string, Set<string>>()
  const starts = [...entries]
  const started = new Set(starts.map(([id]) => id))
  for (const [start, root] of starts) {
    const seen = new Set([start])
    for (const id of seen) {
      const module = modules.get(id)
      if (!module) continue
      roots.set(id, (roots.get(id) ?? new Set()).add(root))
      for (const next of module.imports) seen.add(next)
      for (const next of module.dynamic) {
        if (started.has(next) || !modules.has(next)) continue
        started.add(next)
        starts.push([next, `later-${hash(pathOf(next), 6)}`])
      }
    }
  }
  return roots
}

/**
 * Moves groups that are too small into a group of more roots, if everything that they import is there or in groups of
 * even more roots. Groups of one root stay: their files are the ones that are imported by name.
 */
function joinSmallGroups(groups: Map<string, Group>): void {
  const isBelow = (inner: Group, outer: Group) =>
    outer.roots.has(baseRoot) || (!inner.roots.has(baseRoot) && [...inner.roots].every((root) => outer.roots.has(root)))
  const byKey = (list: [string, Group][]) =>
    list.sort(([a, x], [b, y]) => x.roots.size - y.roots.size || (a < b ? -1 : 1))
  for (const [key, group] of byKey([...groups]).reverse()) {
    if (group.size >= smallGroup || group.roots.size < 2) continue
    const target = byKey([...groups]).find(
      ([, one]) =>
        one !== group &&
        isBelow(group, one) &&
        [...group.needs].every((needed) => needed === one || isBelow(one, needed)),
    )?.[1]
    if (!target) continue
    target.ids.push(...group.ids)
    target.size += group.size
    for (const needed of group.needs) if (needed !== target) target.needs.add(needed)
    groups.delete(key)
    for (const { needs } of groups.values()) if (needs.delete(group)) needs.add(target)
    target.needs.delete(target)
  }
}

/**
 * The shortest way from a module to one of these by its imports, both ends included; undefined if it needs none of
 * them.
 */
export function pathTo(start: string, modules: Modules, wanted: ReadonlySet<string>): string[] | undefined {
  const importers = new Map<string, string | undefined>([[start, undefined]])
  for (const id of importers.keys()) {
    if (wanted.has(id)) {
      const path: string[] = []
      for (let at: string | undefined = id; at !== undefined; at = importers.get(at)) path.unshift(at)
      return path
    }
    for (const next of modules.get(id)?.imports ?? []) if (!importers.has(next)) importers.set(next, id)
  }
  return undefined
}

/** `@scope/charts` → `scope-charts`. */
export function slug(specifier: string): string {
  return specifier.replace(/[^\w.-]+/g, '-').replace(/^-/, '')
}
