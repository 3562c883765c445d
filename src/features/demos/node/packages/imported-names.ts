/**
 * Which names a script imports from which packages, so that a bundle of packages contains no more than what is used.
 *
 * TypeScript is compiled first: imports that are only types are none.
 */
import { type FilePath, question } from '../../../../feature.js'
import { writtenText } from '../source/written-text.js'
import { isStoryTool } from '../stories/story-tool-names.js'
import { compile, type ImportedNames, moduleRecord, scriptLoader } from './module-record.js'

/** What a script imports by specifiers that are not relative; nothing if it is no script or has a syntax error. */
export const importedNames = question('imported-names', async (ask, file: FilePath): Promise<ImportedNames> => {
  const loader = scriptLoader(file)
  const text = loader && (await writtenText(ask, file))
  if (text === undefined) return {}
  const code = await compile(text, loader!)
  return code === undefined ? {} : namesIn(code)
})

async function namesIn(code: string): Promise<ImportedNames> {
  const found = new Map<string, Set<string>>()
  const add = (specifier: string, names: string[]) => {
    if (specifier.startsWith('.') || isStoryTool(specifier)) return
    const known = found.get(specifier) ?? new Set()
    names.forEach((name) => known.add(name))
    found.set(specifier, known)
  }
  const { imports, exports, dynamicImports } = await moduleRecord(code)
  for (const { specifier, names } of imports)
    add(
      specifier,
      names.flatMap(({ name, local }) => (name === '*' ? [name, ...membersOf(local, code)] : [name])),
    )
  for (const { from } of exports) if (from) add(from.specifier, [from.name])
  for (const { start, end } of dynamicImports) {
    const specifier = /^(["`])([^"`$\n]+)\1$/.exec(code.slice(start, end))?.[2]
    if (specifier !== undefined) add(specifier, ['*'])
  }
  return Object.fromEntries([...found].map(([specifier, names]) => [specifier, [...names].sort()]))
}

/** What is read of a namespace. One that something else of its name has does no harm. */
function membersOf(local: string, code: string): string[] {
  const member = new RegExp(`(?<![\\w$.])${local.replaceAll('$', '\\$')}\\s*\\??\\.\\s*([\\w$]+)`, 'g')
  return [...code.matchAll(member)].map((match) => match[1]!)
}

/** The union of several files' imports, sorted by specifier. */
export function mergeImportedNames(all: readonly ImportedNames[]): ImportedNames {
  const merged = new Map<string, Set<string>>()
  for (const [specifier, names] of all.flatMap((one) => Object.entries(one))) {
    const known = merged.get(specifier) ?? new Set()
    names.forEach((name) => known.add(name))
    merged.set(specifier, known)
  }
  const sorted = [...merged].sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([specifier, names]) => [specifier, [...names].sort()]))
}
