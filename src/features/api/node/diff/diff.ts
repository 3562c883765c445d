/** What changed between two versions of a package, as far as its declarations tell. */
import type { ApiClass, ApiDoc, ApiEntry, ApiMember, ApiPackage } from '../../model.js'
import { codeSpan, signatureText } from '../code-text.js'
import { type Compare, comparison, meaningsIn } from './compare-types.js'

export type ApiChange = {
  change: 'added' | 'removed' | 'changed' | 'deprecated'
  what: 'export' | 'prop' | 'member' | 'slot' | 'class' | 'type' | 'signature'
  /** `DataTable`, or `DataTable.rowHeight`. */
  name: string
  /** Others that have changed in the same way: `DataTableProps.rowHeight`. */
  also?: string[]
  before?: string
  after?: string
  /** Code that compiled, or styles that worked, may no longer. */
  breaking: boolean
  /** Its name or its comment says that it may change at any time: no change of it is breaking. */
  unstable?: true
}

/** @returns the changes, in the order of names */
export function apiDiff(before: ApiPackage, after: ApiPackage): ApiChange[] {
  const compare = comparison(meaningsIn(before), meaningsIn(after))
  const changes = pairsOf(before.entries, after.entries).flatMap(([old, now]): ApiChange[] => {
    if (!old) return [{ change: 'added', what: 'export', name: now!.name, breaking: false }]
    if (!now) return ifUnstable(old, [{ change: 'removed', what: 'export', name: old.name, breaking: true }])
    return ifUnstable(old, entryChanges(old, now, compare))
  })
  return withoutRepetition(changes)
}

const isUnstable = ({ name, unstable }: { name: string; unstable?: true }) => unstable || /^unstable_/i.test(name)

function ifUnstable(old: { name: string; unstable?: true }, changes: ApiChange[]): ApiChange[] {
  return isUnstable(old) ? changes.map((one) => ({ ...one, breaking: false, unstable: true })) : changes
}

/**
 * One change for what is declared several times: a prop is a member of the type of the props, too, a slot one of the
 * type of the slots, and components share props. What is said of the component counts: of a prop that need no longer be
 * given, a reader of the type alone would say that it may be missing now.
 */
function withoutRepetition(changes: readonly ApiChange[]): ApiChange[] {
  const groups = new Map<string, ApiChange[]>()
  const ofSlots = new Map<string, ApiChange>()
  for (const one of changes)
    if (one.what === 'slot' || one.what === 'class') ofSlots.set(`${one.change} ${one.name}`, one)
  for (const one of changes) {
    const dot = one.name.lastIndexOf('.')
    const member = one.name.slice(dot + 1)
    const [, owner, part] = /^(\w+)(Slots|Classes)$/.exec(one.name.slice(0, Math.max(dot, 0))) ?? []
    const slot = part && ofSlots.get(`${one.change} ${owner}.${part.toLowerCase()}.${member}`)
    if (slot && one.what === 'member') {
      slot.also = [...(slot.also ?? []), one.name]
      continue
    }
    const isMember = one.what === 'prop' || one.what === 'member'
    const key = isMember ? JSON.stringify([one.change, member, one.before, one.after]) : one.name + one.what
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].map((group) => {
    const first = group.find(({ what }) => what === 'prop') ?? group[0]!
    const others = group.filter((one) => one !== first).map(({ name }) => name)
    const breaking = first.what === 'prop' ? group.some((one) => one.what === 'prop' && one.breaking) : first.breaking
    return others.length === 0 ? first : { ...first, also: others, breaking }
  })
}

function entryChanges(old: ApiEntry, now: ApiEntry, compare: Compare): ApiChange[] {
  const { name } = now
  const become = (before: string, after: string, breaking: boolean): ApiChange => {
    const what = 'signatures' in now ? 'signature' : 'type'
    return { change: 'changed', what, name, before, after, breaking }
  }
  /** Members and types with the type parameters of the declarations that they are in. */
  const [genericOld, genericNow] = [old, now].map((one) => ('typeParameters' in one ? one.typeParameters : undefined))
  const compareOwn: Compare = (a, b) =>
    compare({ typeParameters: genericOld, ...a }, { typeParameters: genericNow, ...b })
  const deprecated = deprecation('export', name, old, now)
  if (old.kind === 'component' && now.kind === 'component')
    return [
      ...deprecated,
      ...memberChanges(name, 'prop', old.props, now.props, compareOwn),
      ...nameChanges('slot', `${name}.slots.`, old.slots, now.slots),
      ...nameChanges('class', `${name}.classes.`, old.classes.map(ruleName), now.classes.map(ruleName)),
      ...(old.ref === now.ref ? [] : [become(`ref ${old.ref ?? 'none'}`, `ref ${now.ref ?? 'none'}`, true)]),
    ]
  if ('members' in old && 'members' in now) {
    if (old.members.length > 0 && now.members.length > 0)
      return [...deprecated, ...memberChanges(name, 'member', old.members, now.members, compareOwn)]
    const [a, b] = [old.type ?? '{ … }', now.type ?? '{ … }']
    const { isSame, isWider } = compareOwn({ type: a }, { type: b })
    return isSame ? deprecated : [...deprecated, become(a, b, !isWider)]
  }
  const [a, b] = [shapeOf(old), shapeOf(now)]
  const [typeOld, typeNow] = [old, now].map((one) =>
    'signatures' in one ? one.signatures[0]?.typeParameters : undefined,
  )
  const { isSame } = compare({ type: a, typeParameters: typeOld }, { type: b, typeParameters: typeNow })
  return isSame ? deprecated : [...deprecated, become(a, b, true)]
}

const ruleName = ({ rule }: ApiClass) => ({ name: rule })

function deprecation(what: 'export' | 'prop' | 'member', name: string, old: ApiDoc, now: ApiDoc): ApiChange[] {
  if (old.deprecated !== undefined || now.deprecated === undefined) return []
  return [{ change: 'deprecated', what, name, breaking: false, ...(now.deprecated && { after: now.deprecated }) }]
}

function memberChanges(
  owner: string,
  what: 'prop' | 'member',
  old: readonly ApiMember[],
  now: readonly ApiMember[],
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
    if (isSame && types.isSame) return deprecated
    const [before, after] = isSame ? [a.type, b.type] : [textOf(a), textOf(b)]
    const isHarmless = (given ? a.required || !b.required : isSame) && types.isWider
    const changed: ApiChange = { change: 'changed', what, name, before, after, breaking: !isHarmless }
    return [...ifUnstable(a, [changed]), ...deprecated]
  })
}

function nameChanges(
  what: 'slot' | 'class',
  prefix: string,
  old: readonly { name: string }[],
  now: readonly { name: string }[],
): ApiChange[] {
  return pairsOf(old, now).flatMap(([a, b]): ApiChange[] => {
    if (a && b) return []
    return [{ change: a ? 'removed' : 'added', what, name: prefix + (a ?? b!).name, breaking: a !== undefined }]
  })
}

const textOf = ({ type, required }: ApiMember) => `${type} (${required ? 'required' : 'optional'})`

function shapeOf(entry: ApiEntry): string {
  if ('signatures' in entry)
    return entry.signatures.map(({ parameters, returns }) => signatureText('', { parameters, returns })).join(' & ')
  return 'type' in entry && entry.type !== undefined ? entry.type : entry.kind
}

/** What has the same name before and after, in the order of names. */
function pairsOf<Item extends { name: string }>(
  old: readonly Item[],
  now: readonly Item[],
): [old: Item | undefined, now: Item | undefined][] {
  const [before, after] = [old, now].map((list) => new Map(list.map((one) => [one.name, one])))
  return [...new Set([...before!.keys(), ...after!.keys()])].sort().map((name) => [before!.get(name), after!.get(name)])
}

const signs = { added: '+', removed: '-', changed: '~', deprecated: '!' }

/** Longer changes of types have a line for each of the two. */
const widestLine = 100

/** How many others that have changed in the same way are named. */
const mostOthers = 8

/** What two long types begin and end with alike says nothing. */
const longestShown = 160

function whereDifferent(before?: string, after?: string): [before: string | undefined, after: string | undefined] {
  if (before === undefined || after === undefined) return [before, after]
  const [a, b] = [oneLine(before), oneLine(after)]
  if (Math.max(a.length, b.length) <= longestShown) return [a, b]
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let end = 0
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++
  // From the beginning of a word, with a few before it, to the end of one.
  const from = start < 40 ? 0 : a.lastIndexOf(' ', start - 20) + 1
  const cut = (text: string) => {
    const to = end < 40 ? text.length : text.indexOf(' ', text.length - end + 20)
    return `${from > 0 ? '… ' : ''}${to < text.length && to > 0 ? `${text.slice(from, to)} …` : text.slice(from)}`
  }
  return [cut(a), cut(b)]
}

/** The changes as text; breaking ones first. */
export function diffLines(changes: readonly ApiChange[], format: 'text' | 'markdown'): string[] {
  const isMarkdown = format === 'markdown'
  const linesOf = ({ change, what, name, also = [], unstable, ...types }: ApiChange): string[] => {
    const [before, after] = whereDifferent(types.before, types.after)
    const code = (shown: string) => (isMarkdown ? codeSpan(oneLine(shown)) : oneLine(shown))
    const head = isMarkdown ? `- ${change} ${what} ${code(name)}` : `${signs[change]} ${what} ${name}`
    const start = unstable ? `${head} (unstable)` : head
    const further = also.length - mostOthers
    const others = also.slice(0, mostOthers).map(code).join(', ')
    const more = also.length === 0 ? [] : [`also ${others}${further > 0 ? ` and ${further} more` : ''}`]
    const indented = (lines: string[]) => lines.map((line) => (isMarkdown ? `  - ${line}` : `    ${line}`))
    if (change === 'deprecated') return [after === undefined ? start : `${start}: ${oneLine(after)}`, ...indented(more)]
    if (before === undefined || after === undefined) {
      const type = before ?? after
      return [type === undefined ? start : `${start}: ${code(type)}`, ...indented(more)]
    }
    const short = `${start}: ${code(before)} → ${code(after)}`
    return short.length <= widestLine
      ? [short, ...indented(more)]
      : [start, ...indented([`before ${code(before)}`, `after  ${code(after)}`, ...more])]
  }
  const groups = [
    ['Breaking changes', changes.filter((one) => one.breaking)],
    ['Other changes', changes.filter((one) => !one.breaking)],
  ] as const
  const lines = groups.flatMap(([title, list]) =>
    list.length === 0
      ? []
      : ['', ...(isMarkdown ? [`## ${title}`, ''] : [`${title} (${list.length})`]), ...list.flatMap(linesOf)],
  )
  return lines.length === 0 ? ['No changes.'] : lines.slice(1)
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
