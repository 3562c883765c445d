/** What has probably been renamed: something is gone, and something new is of the same kind and type. */
import type { ApiChange } from '../../model.js'
import type { Snapshot, SnapshotEntry, SnapshotMember } from '../snapshots.js'

/** Names of which less is alike are different things, even of the same type, unless one word took another’s place. */
const likeness = 0.5

/** Members of which more are the same make two exports one, whatever their names. */
const sameMembers = 0.7

/** @returns the changes, with one in place of what is gone and what has taken its place */
export function withHeirs(changes: readonly ApiChange[], before: Snapshot, after: Snapshot): ApiChange[] {
  const [old, now] = [before, after].map(({ entries }) => new Map(entries.map((one) => [one.name, one])))
  const added = new Set(changes.filter(({ change }) => change === 'added'))
  const renamed = changes.map((gone): ApiChange => {
    if (gone.change !== 'removed') return gone
    const candidates = [...added].filter((one) => one.what === gone.what && ownerOf(one) === ownerOf(gone))
    const scored = candidates.map((one) => ({ one, score: scoreOf(gone, one, old!, now!) }))
    const [best, second] = scored.toSorted((a, b) => b.score - a.score)
    // Two that are equally likely are a guess.
    if (!best || best.score === 0 || best.score === second?.score) return gone
    added.delete(best.one)
    return { ...gone, change: 'renamed', heir: best.one.name }
  })
  return renamed.filter((one) => one.change !== 'added' || added.has(one))
}

/** What it is a part of: `''` for an export. */
const ownerOf = ({ what, name }: ApiChange) => (what === 'export' ? '' : name.slice(0, name.lastIndexOf('.')))

/** How likely one is the other; 0 where it is not. */
function scoreOf(
  gone: ApiChange,
  added: ApiChange,
  old: ReadonlyMap<string, SnapshotEntry>,
  now: ReadonlyMap<string, SnapshotEntry>,
): number {
  const words = (name: string) => wordsIn(name.slice(name.lastIndexOf('.') + 1))
  // Nothing but the name tells, so one common word is not enough.
  if (gone.what === 'slot' || gone.what === 'class') {
    const [a, b] = [words(gone.name), words(added.name)]
    return a.size > 1 && overlap(a, b) >= likeness ? overlap(a, b) : 0
  }
  if (gone.what !== 'export') return gone.before === added.after ? likenessOf(words(gone.name), words(added.name)) : 0
  const [a, b] = [old.get(gone.name)!, now.get(added.name)!]
  if (a.kind !== b.kind) return 0
  const pattern = patternOf(a, old)
  const [first, other] = [a, b].map(({ name }) => new Set([...words(name)].filter((word) => !pattern.has(word))))
  const names = likenessOf(first!, other!)
  const members = overlap(new Set(a.members.map(nameAndType)), new Set(b.members.map(nameAndType)))
  const isSame = a.members.length > 2 ? members >= sameMembers : a.type !== undefined && a.type === b.type
  return isSame && (names > 0 || a.members.length > 2) ? members + names : 0
}

/** The words of all exports of one type where there are several: `get`, `Utility` and `Class` of `getBarUtilityClass`. */
function patternOf({ name, type }: SnapshotEntry, entries: ReadonlyMap<string, SnapshotEntry>): Set<string> {
  const alike = type === undefined ? [] : [...entries.values()].filter((one) => one.type === type && one.name !== name)
  const all = alike.map((one) => wordsIn(one.name))
  return new Set([...wordsIn(name)].filter((word) => all.length > 0 && all.every((words) => words.has(word))))
}

const nameAndType = ({ name, type }: SnapshotMember) => `${name}: ${type}`

const wordsIn = (name: string) =>
  new Set(
    name
      .split(/(?<=[a-z\d])(?=[A-Z])|[_-]+/)
      .map((word) => word.toLowerCase())
      .filter(Boolean),
  )

/** How alike two names are; 0 where they are not. */
function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = overlap(a, b)
  const unlike = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].filter((word) => !other.has(word))
  const isOneWord = common > 0 && unlike(a, b).length <= 1 && unlike(b, a).length <= 1
  return common >= likeness || isOneWord ? common : 0
}

/** The share of what two sets have in common. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((one) => b.has(one)).length
  return common === 0 ? 0 : common / (a.size + b.size - common)
}
