/**
 * A version of a package as names only: small enough to be committed, enough to tell what the next version adds.
 * `docs-build api-snapshot` writes it.
 */
import { checkedJson, Failure, type FilePath, fileText, question, z } from '../../feature.js'
import { apiMessages } from './messages.js'
import type { ApiEntry, ApiPackage } from './model.js'
import { partNames } from './node/entry-parts.js'

const schema = z.object({
  schema: z.literal(1),
  package: z.string(),
  version: z.string(),
  /** By export: its members, `slots.…` and `classes.…`, separated by spaces; empty for what has none. */
  exports: z.record(z.string(), z.string()),
})

export type ApiSnapshot = z.output<typeof schema>

export function snapshotOf({ name, version, entries }: ApiPackage): ApiSnapshot {
  return {
    schema: 1,
    package: name,
    version,
    exports: Object.fromEntries(entries.map((entry) => [entry.name, namesIn(entry)])),
  }
}

/** Of a function, what it takes and returns is no name of the package's own. */
const namesIn = (entry: ApiEntry) => ('signatures' in entry ? '' : partNames(entry).join(' '))

/** The snapshot in a file of the project. */
export const snapshotIn = question('api/snapshot', async (ask, path: string): Promise<ApiSnapshot> => {
  const file = path.replace(/^\.\//, '') as FilePath
  const text = await ask(fileText, file)
  if (text === undefined) throw new Failure(apiMessages.noSnapshot(path))
  const { value, problems } = checkedJson(text, schema)
  if (problems) throw new Failure(problems.map((problem) => apiMessages.badSnapshot(file, problem)))
  return value
})

/**
 * @param name an export, or `Export.member`. Members of an export that is new, or whose members the snapshot does not
 *   have, are not new by themselves
 */
export function isNewSince({ exports: known }: ApiSnapshot, name: string): boolean {
  if (Object.hasOwn(known, name)) return false
  // `Menu.Item` may be an export, and `Menu.Item.color` its member.
  const parts = name.split('.')
  const owner = parts
    .map((_, index) => parts.slice(0, parts.length - index).join('.'))
    .find((one) => Object.hasOwn(known, one))
  if (owner === undefined) return parts.length === 1
  const members = known[owner]!
  return members !== '' && !members.split(' ').includes(name.slice(owner.length + 1))
}
