/** What changed between two versions of a package, as far as its declarations tell. */
import type { ApiChange, ApiDoc } from '../../model.js'
import type { Snapshot, SnapshotEntry, SnapshotMember } from '../snapshots.js'
import { type Compare, comparison, isFunction, meaningsIn, membersOf } from './compare-types.js'
import { withHeirs } from './renames.js'

/** @returns the changes, in the order of names */
export function apiDiff(before: Snapshot, after: Snapshot): ApiChange[] {
  const compare = comparison(meaningsIn(before), meaningsIn(after))
  const changes = pairsOf(before.entries, after.entries).flatMap(([old, now]): ApiChange[] => {
    if (old && now && (isSaidElsewhere(old) || isSaidElsewhere(now))) return []
    if (isPartOf(now ?? old!, now ? before : after)) return []
    if (!old) return [{ change: 'added', what: 'export', name: now!.name, breaking: false }]
    if (!now) return ifUnstable(old, [{ change: 'removed', what: 'export', name: old.name, breaking: true }])
    return ifUnstable(old, entryChanges(old, now, compare))
  })
  return withoutRepetition(withHeirs(changes, before, after))
}

/** A type of which its component says everything (`snapshotOf`). */
const isSaidElsewhere = ({ kind, type, members }: SnapshotEntry) =>
  kind === 'type' && type === undefined && members.length === 0

/** What comes and goes with its component: of a new one, everything is new. */
function isPartOf(entry: SnapshotEntry, other: Snapshot): boolean {
  const owner = entry.name.replace(/(?:Props|Slots|SlotProps|Classes)$/, '')
  return isSaidElsewhere(entry) && !other.entries.some(({ name }) => name === owner)
}

const isUnstable = ({ name, unstable }: { name: string; unstable?: true }) => unstable || /^unstable_/i.test(name)

function ifUnstable(old: { name: string; unstable?: true }, changes: ApiChange[]): ApiChange[] {
  return isUnstable(old) ? changes.map((one) => ({ ...one, breaking: false, unstable: true })) : changes
}

/**
 * One change for what is declared several times: a prop may be a member of a type, too, and components share props. What is said of the component counts: of a prop that need no longer be
 * given, a reader of the type alone would say that it may be missing now.
 */
function withoutRepetition(changes: readonly ApiChange[]): ApiChange[] {
  const groups = new Map<string, ApiChange[]>()
  for (const one of changes) {
    const member = one.name.slice(one.name.lastIndexOf('.') + 1)
    const isMember = one.what === 'prop' || one.what === 'member' || one.what === 'default'
    const heir = one.heir?.slice(one.heir.lastIndexOf('.') + 1)
    const isDefault = one.what === 'default'
    const key = isMember
      ? JSON.stringify([one.change, isDefault, member, heir, one.before, one.after])
      : one.name + one.what
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].map((group) => {
    const first = group.find(({ what }) => what === 'prop') ?? group[0]!
    const others = group.filter((one) => one !== first).map(({ name }) => name)
    const breaking = first.what === 'prop' ? group.some((one) => one.what === 'prop' && one.breaking) : first.breaking
    return others.length === 0 ? first : { ...first, also: others, breaking }
  })
}

function entryChanges(old: SnapshotEntry, now: SnapshotEntry, compare: Compare): ApiChange[] {
  const { name } = now
  const become = (what: ApiChange['what'], before: string, after: string, breaking: boolean): ApiChange => {
    return { change: 'changed', what, name, before, after, breaking }
  }
  const deprecated = deprecation('export', name, old, now)
  /** Members and types with the type parameters of the declarations that they are in. */
  const compareOwn: Compare = (a, b) =>
    compare({ typeParameters: old.typeParameters, ...a }, { typeParameters: now.typeParameters, ...b })
  const isComponent = old.kind === 'component' && now.kind === 'component'
  if (isComponent || (old.members.length > 0 && now.members.length > 0))
    return [
      ...deprecated,
      ...memberChanges(name, isComponent ? 'prop' : 'member', old.members, now.members, compareOwn),
      ...nameChanges('slot', `${name}.slots.`, old.slots, now.slots),
      ...nameChanges('class', `${name}.classes.`, old.classes, now.classes),
      ...(old.ref === now.ref
        ? []
        : [become('type', `ref ${old.ref ?? 'none'}`, `ref ${now.ref ?? 'none'}`, old.ref !== undefined)]),
    ]
  const [a, b] = [shapeOf(old), shapeOf(now)]
  const [first, second] = [writtenMembers(a), writtenMembers(b)]
  if (first && second) return [...deprecated, ...memberChanges(name, 'member', first, second, compareOwn)]
  const { isSame, isWider, isNarrower } = compareOwn({ type: a }, { type: b })
  if (isSame) return deprecated
  const isType = now.kind === 'type' || now.kind === 'interface'
  const isCalled = now.kind === 'hook' || now.kind === 'function'
  // Types are what users give as often as what they read, values are read.
  return [...deprecated, become(isCalled ? 'signature' : 'type', a, b, !(isType ? isWider : isNarrower))]
}

function deprecation(what: 'export' | 'prop' | 'member', name: string, old: ApiDoc, now: ApiDoc): ApiChange[] {
  if (old.deprecated !== undefined || now.deprecated === undefined) return []
  return [{ change: 'deprecated', what, name, breaking: false, ...(now.deprecated && { after: now.deprecated }) }]
}

function memberChanges(
  owner: string,
  what: 'prop' | 'member',
  old: readonly SnapshotMember[],
  now: readonly SnapshotMember[],
  compare: Compare,
): ApiChange[] {
  /** Values come from the library's users, who are hurt by what they must add; else they read them. */
  const given = what === 'prop'
  return pairsOf(old, now).flatMap(([a, b]): ApiChange[] => {
    const name = `${owner}.${(b ?? a!).name}`
    if (!a) {
      const isDemanded = given && b!.required
      return [{ change: 'added', what, name, after: isDemanded ? textOf(b!) : b!.type, breaking: isDemanded }]
    }
    if (!b) return ifUnstable(a, [{ change: 'removed', what, name, before: a.type, breaking: true }])
    const deprecated = deprecation(what, name, a, b)
    const isSame = a.required === b.required
    const types = compare(a, b)
    const values: ApiChange[] =
      a.default === b.default
        ? []
        : [
            {
              change: 'changed',
              what: 'default',
              name,
              ...valuesOf(a, b),
              breaking: isLiteral(a.default) && isLiteral(b.default),
            },
          ]
    if (isSame && types.isSame) return [...ifUnstable(a, values), ...deprecated]
    const [before, after] = isSame ? [a.type, b.type] : [textOf(a), textOf(b)]
    // Of a function that is a member it is not known whether users write or call it.
    const isHarmless = types.isWider && (given ? a.required || !b.required : isSame && !isFunction(b.type))
    const changed: ApiChange = { change: 'changed', what, name, before, after, breaking: !isHarmless }
    return [...ifUnstable(a, [changed, ...values]), ...deprecated]
  })
}

function nameChanges(
  what: 'slot' | 'class',
  prefix: string,
  old: readonly string[],
  now: readonly string[],
): ApiChange[] {
  const named = (names: readonly string[]) => names.map((name) => ({ name }))
  return pairsOf(named(old), named(now)).flatMap(([a, b]): ApiChange[] => {
    if (a && b) return []
    return [{ change: a ? 'removed' : 'added', what, name: prefix + (a ?? b!).name, breaking: a !== undefined }]
  })
}

const valuesOf = (a: SnapshotMember, b: SnapshotMember) => ({
  before: a.default ?? 'none',
  after: b.default ?? 'none',
})

/** Other defaults are code or prose, whose words say little. */
const isLiteral = (text: string | undefined) =>
  text !== undefined && /^(?:true|false|null|-?\d[\d.]*|'[^']*'|"[^"]*"|\[[^]*\]|\{[^]*\})$/.test(text.trim())

const textOf = ({ type, required }: SnapshotMember) => `${type} (${required ? 'required' : 'optional'})`

/** What it is declared as; of a component, that it is one. */
const shapeOf = ({ kind, type, members }: SnapshotEntry) => type ?? (members.length > 0 ? '{ … }' : kind)

/** The members of a type that is declared as an object; undefined for others. */
function writtenMembers(type: string): SnapshotMember[] | undefined {
  const members = membersOf(type)?.map((text): SnapshotMember | undefined => {
    const [, name, optional, of] = /^(?:readonly )?([\w$]+|'[^']+')(\??): (.*)$/s.exec(text) ?? []
    return name === undefined ? undefined : { name: name.replace(/^'|'$/g, ''), type: of!, required: !optional }
  })
  return members?.every((one) => one !== undefined) ? members : undefined
}

/** What has the same name before and after, in the order of names. */
function pairsOf<Item extends { name: string }>(
  old: readonly Item[],
  now: readonly Item[],
): [old: Item | undefined, now: Item | undefined][] {
  const [before, after] = [old, now].map((list) => new Map(list.map((one) => [one.name, one])))
  return [...new Set([...before!.keys(), ...after!.keys()])].sort().map((name) => [before!.get(name), after!.get(name)])
}
