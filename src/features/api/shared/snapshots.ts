/**
 * Versions of a package without their comments: names, types, defaults, and what is deprecated or unstable; and the
 * files of its history, of which each has what differs from the one before it.
 */
import type { ApiDoc, ApiEntry, ApiMember } from '../model.js'

/** A prop, or a member of a type. */
export type SnapshotMember = Pick<ApiMember, 'name' | 'type' | 'required'> &
  Pick<ApiDoc, 'default' | 'deprecated' | 'unstable'>

export interface SnapshotEntry extends Pick<ApiDoc, 'deprecated' | 'unstable'> {
  name: string
  kind: ApiEntry['kind']
  /** What it is declared as: of a function, its signatures. */
  type?: string
  typeParameters?: string
  members: SnapshotMember[]
  slots: string[]
  /** Keys of `classes`. */
  classes: string[]
  ref?: string
}

export interface Snapshot {
  package: string
  version: string
  /** By name, in the order of code points. */
  entries: SnapshotEntry[]
  /** Types that the package names but does not export. */
  internal: SnapshotEntry[]
}

/** A member in a file: its type, with what else is known, where there is more. */
type StoredMember = string | ({ type: string; default?: string | undefined } & StoredMarks)

interface StoredMarks {
  deprecated?: true | undefined
  unstable?: true | undefined
}

/** An export in a file. */
export interface StoredEntry extends StoredMarks {
  kind: ApiEntry['kind']
  type?: string | undefined
  typeParameters?: string | undefined
  /** By name, `name?` for what may be missing. */
  members?: Record<string, StoredMember> | undefined
  /** Separated by spaces, as the classes. */
  slots?: string | undefined
  classes?: string | undefined
  ref?: string | undefined
}

/** `null` for what the version no longer has. */
export type StoredEntries = Record<string, StoredEntry | null>

/** What differs from the version before it, which keeps files small. */
export interface SnapshotFile {
  schema: 2
  package: string
  version: string
  /** The version that it continues; absent in the oldest file, which has everything. */
  after?: string | undefined
  exports: StoredEntries
  internal: StoredEntries
}

/** @param before the snapshot that the file continues */
export function snapshotInFile(file: SnapshotFile, before?: Snapshot): Snapshot {
  const { package: name, version, exports: exported, internal } = file
  return {
    package: name,
    version,
    entries: withChanges(before?.entries ?? [], exported),
    internal: withChanges(before?.internal ?? [], internal),
  }
}

function withChanges(before: readonly SnapshotEntry[], changes: StoredEntries): SnapshotEntry[] {
  const entries = new Map(before.map((one) => [one.name, one]))
  for (const [name, entry] of Object.entries(changes))
    if (entry) entries.set(name, restored(name, entry))
    else entries.delete(name)
  return [...entries.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

const restoredMarks = ({ deprecated, unstable }: Pick<StoredEntry, 'deprecated' | 'unstable'>) => ({
  ...(deprecated && { deprecated: '' }),
  ...(unstable && { unstable }),
})

function restored(name: string, { kind, members = {}, slots, classes, ...entry }: StoredEntry): SnapshotEntry {
  const { type, typeParameters, ref } = entry
  return {
    name,
    kind,
    ...(type !== undefined && { type }),
    ...(typeParameters !== undefined && { typeParameters }),
    members: Object.entries(members).map(([key, value]) => {
      const given = typeof value === 'string' ? { type: value } : value
      return {
        name: key.replace(/\?$/, ''),
        type: given.type,
        required: !key.endsWith('?'),
        ...(given.default !== undefined && { default: given.default }),
        ...restoredMarks(given),
      }
    }),
    slots: slots?.split(' ') ?? [],
    classes: classes?.split(' ') ?? [],
    ...(ref !== undefined && { ref }),
    ...restoredMarks(entry),
  }
}
