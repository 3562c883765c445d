/**
 * A version of a package without its comments, made from what was read of it, and the files of its history. Two of them
 * are compared (shared/diff/), and a folder of them is the history of the package (node/history.ts).
 */
import { z } from '../../feature.js'
import type { ApiDoc, ApiEntry, ApiMember, ApiPackage } from './model.js'
import { signatureText } from './node/code-text.js'
import type {
  Snapshot,
  SnapshotEntry,
  SnapshotFile,
  SnapshotMember,
  StoredEntries,
  StoredEntry,
} from './shared/snapshots.js'

export function snapshotOf({ name, version, entries, internal }: ApiPackage): Snapshot {
  // What is said of a component need not be said again of the types of its props, slots and classes.
  const described = new Set(
    entries.flatMap((one) =>
      one.kind === 'component' && one.props.length > 0
        ? ['Props', 'Slots', 'SlotProps', 'Classes'].map((suffix) => one.name + suffix)
        : [],
    ),
  )
  const reduced = (entry: ApiEntry): SnapshotEntry => {
    const { name, kind, ...rest } = entryOf(entry)
    return described.has(name) ? { name, kind: 'type', members: [], slots: [], classes: [] } : { name, kind, ...rest }
  }
  return { package: name, version, entries: entries.map(reduced), internal: internal.map(reduced) }
}

function entryOf(entry: ApiEntry): SnapshotEntry {
  const { name, kind } = entry
  const head = { name, kind, ...marksOf(entry), members: [], slots: [], classes: [] }
  const generic = (text: string | undefined) => (text ? { typeParameters: text } : {})
  switch (entry.kind) {
    case 'component':
      return {
        ...head,
        ...generic(entry.typeParameters),
        members: entry.props.map(memberOf),
        slots: entry.slots.map((one) => one.name),
        classes: entry.classes.map(({ rule }) => rule),
        ...(entry.ref !== undefined && { ref: entry.ref }),
      }
    case 'hook':
    case 'function': {
      const signatures = entry.signatures.map(({ parameters, returns }) => signatureText('', { parameters, returns }))
      return { ...head, ...generic(entry.signatures[0]?.typeParameters), type: signatures.join(' & ') }
    }
    case 'constant':
      return { ...head, type: entry.type }
    default:
      return {
        ...head,
        ...generic(entry.typeParameters),
        ...(entry.type !== undefined && { type: entry.type }),
        members: entry.members.map(memberOf),
      }
  }
}

const memberOf = ({ name, type, required, default: value, ...doc }: ApiMember): SnapshotMember => ({
  name,
  type,
  required,
  ...(value !== undefined && { default: value }),
  ...marksOf(doc),
})

const marksOf = ({ deprecated, unstable }: ApiDoc) => ({
  ...(deprecated !== undefined && { deprecated }),
  ...(unstable && { unstable }),
})

// ── Files ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const marks = { deprecated: z.literal(true).optional(), unstable: z.literal(true).optional() }

const storedEntry = z.strictObject({
  kind: z.enum(['component', 'hook', 'function', 'interface', 'type', 'constant']),
  type: z.string().optional(),
  typeParameters: z.string().optional(),
  /** Types by name, `name?` for what may be missing; with what else is known, where there is more. */
  members: z
    .record(
      z.string(),
      z.union([z.string(), z.strictObject({ type: z.string(), default: z.string().optional(), ...marks })]),
    )
    .optional(),
  /** Separated by spaces, as the classes. */
  slots: z.string().optional(),
  classes: z.string().optional(),
  ref: z.string().optional(),
  ...marks,
})

const storedEntries: z.ZodType<StoredEntries> = z.record(z.string(), z.union([storedEntry, z.null()]))

/** A file of the history: what differs from the version before it, which keeps it small. */
export const snapshotFile = z.strictObject({
  schema: z.literal(2),
  package: z.string(),
  version: z.string().regex(/^\d+\.\d+\.\d+/, 'a version such as "1.2.0"'),
  /** The version that it continues; absent in the oldest file, which has everything. */
  after: z.string().optional(),
  /** `null` for what the version no longer has. */
  exports: storedEntries,
  internal: storedEntries.default({}),
}) satisfies z.ZodType<SnapshotFile>

/** @param before the version before it in the history, if there is one */
export function fileOfSnapshot(snapshot: Snapshot, before?: Snapshot): SnapshotFile {
  return {
    schema: 2,
    package: snapshot.package,
    version: snapshot.version,
    ...(before && { after: before.version }),
    exports: changedEntries(before?.entries ?? [], snapshot.entries),
    internal: changedEntries(before?.internal ?? [], snapshot.internal),
  }
}

function changedEntries(before: readonly SnapshotEntry[], after: readonly SnapshotEntry[]): StoredEntries {
  const known = new Map(before.map((one) => [one.name, JSON.stringify(stored(one))]))
  const changed: [string, StoredEntry | null][] = after.flatMap((one) => {
    const now = stored(one)
    return known.get(one.name) === JSON.stringify(now) ? [] : [[one.name, now]]
  })
  const present = new Set(after.map(({ name }) => name))
  const removed = before.flatMap(({ name }): [string, null][] => (present.has(name) ? [] : [[name, null]]))
  return Object.fromEntries([...changed, ...removed].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function stored({ kind, type, typeParameters, members, slots, classes, ref, ...doc }: SnapshotEntry): StoredEntry {
  const texts = members.map((one): [string, NonNullable<StoredEntry['members']>[string]] => {
    const more = { ...(one.default !== undefined && { default: one.default }), ...storedMarks(one) }
    const name = one.required ? one.name : `${one.name}?`
    return [name, Object.keys(more).length > 0 ? { type: one.type, ...more } : one.type]
  })
  return {
    kind,
    ...(type !== undefined && { type }),
    ...(typeParameters !== undefined && { typeParameters }),
    ...(texts.length > 0 && { members: Object.fromEntries(texts) }),
    ...(slots.length > 0 && { slots: slots.join(' ') }),
    ...(classes.length > 0 && { classes: classes.join(' ') }),
    ...(ref !== undefined && { ref }),
    ...storedMarks(doc),
  }
}

/** Reasons are sentences of the package, which are not kept. */
const storedMarks = ({ deprecated, unstable }: ApiDoc) => ({
  ...(deprecated !== undefined && { deprecated: true as const }),
  ...(unstable && { unstable }),
})
