/** What changed between two versions of a package, as far as its declarations tell. */
import type { ApiEntry, ApiMember, ApiPackage } from '../model.js'

export type ApiChange = {
  change: 'added' | 'removed' | 'changed' | 'deprecated'
  what: 'export' | 'prop' | 'member' | 'slot' | 'class' | 'type'
  /** `DataGrid`, or `DataGrid.rowHeight`. */
  name: string
  /** Others that have changed in the same way: `DataGridProps.rowHeight`. */
  also?: string[]
  before?: string
  after?: string
  /** Code that compiled, or styles that worked, may no longer. */
  breaking: boolean
}

/** @returns the changes, in the order of names */
export function apiDiff(before: ApiPackage, after: ApiPackage): ApiChange[] {
  const changes: ApiChange[] = []
  eachPair(
    before.entries,
    after.entries,
    ({ name }) => name,
    (old, now) => {
      if (!old) changes.push({ change: 'added', what: 'export', name: now!.name, breaking: false })
      else if (!now) changes.push({ change: 'removed', what: 'export', name: old.name, breaking: true })
      else changes.push(...entryChanges(old, now))
    },
  )
  return withoutRepetition(changes)
}

/**
 * One change for what is declared several times: a prop is a member of the type of the props, too, a slot one of the type of
 * the slots, and components share props. What is said of the component counts: of a prop that need no longer be given, a
 * reader of the type alone would say that it may be missing now.
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

function entryChanges(old: ApiEntry, now: ApiEntry): ApiChange[] {
  const { name } = now
  const changes: ApiChange[] = []
  const become = (before: string, after: string, breaking: boolean) =>
    changes.push({ change: 'changed', what: 'type', name, before, after, breaking })
  if (old.deprecated === undefined && now.deprecated !== undefined)
    changes.push({
      change: 'deprecated',
      what: 'export',
      name,
      breaking: false,
      ...(now.deprecated && { after: now.deprecated }),
    })
  if (old.kind === 'component' && now.kind === 'component') {
    changes.push(...memberChanges(name, 'prop', old.props, now.props, true))
    eachPair(
      old.slots,
      now.slots,
      (one) => one.name,
      (a, b) => changes.push(...nameChange('slot', `${name}.slots.`, a?.name, b?.name)),
    )
    eachPair(
      old.classes,
      now.classes,
      (one) => one.rule,
      (a, b) => changes.push(...nameChange('class', `${name}.classes.`, a?.rule, b?.rule)),
    )
    if (old.ref !== now.ref) become(`ref ${old.ref ?? 'none'}`, `ref ${now.ref ?? 'none'}`, true)
    return changes
  }
  if ('members' in old && 'members' in now) {
    if (old.members.length > 0 && now.members.length > 0) {
      changes.push(...memberChanges(name, 'member', old.members, now.members, false))
      return changes
    }
    const [a, b] = [old.type ?? '{ … }', now.type ?? '{ … }']
    if (a !== b) become(a, b, !isWider(a, b))
    return changes
  }
  const [a, b] = [shapeOf(old), shapeOf(now)]
  if (a !== b) become(a, b, true)
  return changes
}

/** @param given values come from the library's users, who are hurt by what they must add; else they read them */
function memberChanges(
  owner: string,
  what: 'prop' | 'member',
  old: readonly ApiMember[],
  now: readonly ApiMember[],
  given: boolean,
): ApiChange[] {
  const changes: ApiChange[] = []
  eachPair(
    old,
    now,
    (one) => one.name,
    (a, b) => {
      const name = `${owner}.${(b ?? a!).name}`
      if (!a) changes.push({ change: 'added', what, name, after: b!.type, breaking: given && b!.required })
      else if (!b) changes.push({ change: 'removed', what, name, before: a.type, breaking: true })
      else {
        const isSame = a.required === b.required
        const [before, after] = isSame ? [a.type, b.type] : [textOf(a), textOf(b)]
        if (before !== after) {
          const isHarmless = (given ? a.required || !b.required : a.required === b.required) && isWider(a.type, b.type)
          changes.push({ change: 'changed', what, name, before, after, breaking: !isHarmless })
        }
        if (a.deprecated === undefined && b.deprecated !== undefined)
          changes.push({
            change: 'deprecated',
            what,
            name,
            breaking: false,
            ...(b.deprecated && { after: b.deprecated }),
          })
      }
    },
  )
  return changes
}

function nameChange(what: 'slot' | 'class', prefix: string, old?: string, now?: string): ApiChange[] {
  if (old !== undefined && now !== undefined) return []
  if (now !== undefined) return [{ change: 'added', what, name: prefix + now, breaking: false }]
  return [{ change: 'removed', what, name: prefix + old!, breaking: true }]
}

const textOf = ({ type, required }: ApiMember) => `${type} (${required ? 'required' : 'optional'})`

function shapeOf(entry: ApiEntry): string {
  if ('signatures' in entry)
    return entry.signatures
      .map(({ parameters, returns }) => {
        const list = parameters.map((one) => `${one.name}${one.required ? '' : '?'}: ${one.type}`)
        return `(${list.join(', ')}) => ${returns.type}`
      })
      .join(' & ')
  return 'type' in entry && entry.type !== undefined ? entry.type : entry.kind
}

/** Whether a union has all members that another has: what was given before still fits. */
function isWider(before: string, after: string): boolean {
  if (before === after) return true
  const members = new Set(unionMembers(after))
  return unionMembers(before).every((one) => members.has(one))
}

/** Splits at bars outside of brackets. */
function unionMembers(type: string): string[] {
  const members = ['']
  let depth = 0
  for (const token of type.match(/'(?:[^'\\]|\\.)*'|=>|[\s\S]/g) ?? []) {
    if (/^[([{<]$/.test(token)) depth++
    if (/^[)\]}>]$/.test(token)) depth--
    if (token === '|' && depth === 0) members.push('')
    else members[members.length - 1] += token
  }
  return members.map((one) => one.trim()).filter(Boolean)
}

function eachPair<Item>(
  old: readonly Item[],
  now: readonly Item[],
  nameOf: (item: Item) => string,
  visit: (old: Item | undefined, now: Item | undefined) => unknown,
): void {
  const [before, after] = [old, now].map((list) => new Map(list.map((one) => [nameOf(one), one])))
  for (const name of [...new Set([...before!.keys(), ...after!.keys()])].sort())
    visit(before!.get(name), after!.get(name))
}

const signs = { added: '+', removed: '-', changed: '~', deprecated: '!' }

/** Longer changes of types have a line for each of the two. */
const widestLine = 100

/** The changes as text; breaking ones first. */
export function diffLines(changes: readonly ApiChange[], format: 'text' | 'markdown'): string[] {
  const isMarkdown = format === 'markdown'
  const linesOf = ({ change, what, name, also = [], before, after }: ApiChange): string[] => {
    const code = isMarkdown ? codeSpan : oneLine
    const start = isMarkdown ? `- ${change} ${what} ${codeSpan(name)}` : `${signs[change]} ${what} ${name}`
    const more = also.length === 0 ? [] : [`also ${also.map(code).join(', ')}`]
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

/** Types may contain backticks: those of template literals. */
function codeSpan(text: string): string {
  const line = oneLine(text)
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return longest > 0 ? `${fence} ${line} ${fence}` : fence + line + fence
}
