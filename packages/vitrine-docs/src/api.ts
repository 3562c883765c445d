/** `api`: what the reference says of names, with the types that they name. */
import { demosThatUse } from './demo.js'
import type { Library } from './library.js'
import { didYouMean, nearest, Problem } from './problem.js'
import type { Entry, Member } from './reference.js'
import { Reply } from './reply.js'

export interface ApiRequest {
  names: string[]
  depth: number
  budget: number
}

/** A member of an entry, and what it is there. */
interface Place {
  entry: Entry
  member: Member
  what: 'prop' | 'member' | 'slot' | 'class'
}

const mostDemos = 4
const fewProps = 20

export function api(library: Library, { names, depth, budget }: ApiRequest): string {
  const reply = new Reply(budget)
  const known = new Set<string>()
  let named: string[] = []
  for (const name of names) {
    const types = new Set<string>()
    for (const part of partsOf(library, name, types)) if (!part.some((text) => reply.add(text))) reply.leave(name)
    known.add(name.split('.')[0]!)
    named.push(...types)
  }
  for (let level = 0; level < depth; level++) {
    const next = new Set<string>()
    for (const name of new Set(named)) {
      if (known.has(name)) continue
      known.add(name)
      for (const entry of library.entries.get(name) ?? [])
        // Of a type that another names, its members: what they are about is one more request.
        if (
          !wholeEntry(library, entry, next)
            .slice(1)
            .some((text) => reply.add(text))
        )
          reply.leave(name)
    }
    named = [...next]
  }
  return String(reply)
}

/** The ways to show a name, of each that has it: the longest first. */
function partsOf(library: Library, name: string, types: Set<string>): string[][] {
  const [owner = '', ...rest] = name.split('.')
  const own = [...(library.entries.get(name) ?? []), ...(rest.length === 0 ? membersNamed(library, name) : [])]
  if (own.length > 0)
    return own.map((one) =>
      'entry' in one ? [memberText(library, one, types), `${one.entry.name}.${name}`] : wholeEntry(library, one, types),
    )
  const entries = library.entries.get(owner)
  if (!entries || rest.length === 0)
    throw new Problem(
      `There is no "${name}".${elsewhere(library, rest.at(-1) ?? owner)}${didYouMean(owner, [...library.entries.keys()])}`,
    )
  const wanted = rest.at(-1)!
  const found = entries.flatMap((entry) => membersOf(entry).filter(({ member }) => member.name === wanted))
  if (found.length === 0) {
    const known = entries.flatMap((entry) => membersOf(entry).map(({ member }) => member.name))
    throw new Problem(`"${owner}" has no "${wanted}".${elsewhere(library, wanted)}${didYouMean(wanted, known)}`)
  }
  return found.map((one) => [memberText(library, one, types), `${owner}.${wanted}: \`${one.member.type}\``])
}

function membersOf(entry: Entry): Place[] {
  const places = (what: Place['what'], members: readonly Member[]) =>
    members.map((member): Place => ({ entry, member, what }))
  const classes = entry.cssClasses.map(({ rule, class: name, ...doc }): Member => ({
    ...doc,
    name: rule,
    type: name ?? '',
    required: false,
  }))
  return [
    ...places('prop', entry.props),
    ...places('member', entry.members),
    ...places('slot', entry.slots),
    ...places('class', classes),
  ]
}

/** Where a name alone is the name of a member: the first that have it. */
function membersNamed(library: Library, name: string): Place[] {
  if (library.entries.has(name)) return []
  const found = [...library.entries.values()]
    .flat()
    .flatMap((entry) => membersOf(entry).filter(({ member }) => member.name === name))
  return found.slice(0, 3)
}

/** Says who has a member of that name, such as a component of another plan. */
function elsewhere(library: Library, name: string): string {
  const owners = [...library.entries.values()]
    .flat()
    .filter((entry) => membersOf(entry).some(({ member }) => member.name === name))
  if (owners.length === 0) return ''
  const shown = owners
    .slice(0, 4)
    .map(({ name: owner, plan, package: from }) =>
      [owner, from && `of ${from}`, plan && `(${plan})`].filter(Boolean).join(' '),
    )
  return ` It is in ${shown.join(', ')}.`
}

// ── Texts ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function memberText(library: Library, { entry, member, what }: Place, types: Set<string>): string {
  collect(library, member.type, types)
  const { signature } = member
  const demos = what === 'prop' ? demosThatUse(library, [`${entry.name}.${member.name}`]) : []
  return [
    `## ${entry.name}.${member.name} (${[what, member.plan ?? entry.plan].filter(Boolean).join(', ')}) · ${library.packageName(entry.package)}`,
    member.type && code(`${member.name}${member.required || what !== 'prop' ? '' : '?'}: ${member.type}`),
    facts(member),
    member.description,
    signature && signatureText(signature.parameters, signature.returns),
    demos.length > 0 && `Demos: ${demos.slice(0, mostDemos).join(', ')}`,
  ]
    .filter(Boolean)
    .join('\n')
}

const code = (text: string): string => `\`\`\`ts\n${text}\n\`\`\``

function facts({ default: value, since, deprecated, deprecatedSince, values }: Partial<Member>): string {
  return [
    value !== undefined && `Default: \`${value}\`.`,
    since !== undefined && `Since ${since}.`,
    deprecated !== undefined &&
      `**Deprecated${deprecatedSince ? ` since ${deprecatedSince}` : ''}.** ${deprecated}`.trim(),
    values && values.length > 0 && `Values: ${values.map((one) => `\`${valueText(one)}\``).join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const valueText = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'value' in value ? String(value.value) : String(value)

interface Parameter {
  name: string
  type: string
  description?: string | undefined
}

function signatureText(
  parameters: readonly Parameter[],
  returns: { type: string; description?: string | undefined },
): string {
  return [
    ...parameters.map(
      ({ name, type, description }) => `- ${name} (\`${type}\`)${description ? `: ${description}` : ''}`,
    ),
    ...(returns.type === 'void'
      ? []
      : [`- returns \`${returns.type}\`${returns.description ? `: ${returns.description}` : ''}`]),
  ].join('\n')
}

/** The ways to show an entry, the longest first: with texts, with types, with names. */
function wholeEntry(library: Library, entry: Entry, types: Set<string>): string[] {
  const declared = [entry.type ?? '', ...entry.inherits, ...(entry.shared ?? []).map(({ type }) => type)]
  for (const type of [...declared, ...entry.members.map((one) => one.type)]) collect(library, type, types)
  // Of many props, the types of those that everyone needs.
  const props = entry.props.length <= fewProps ? entry.props : entry.props.filter(({ required }) => required)
  for (const one of props) collect(library, one.type, types)
  const head = [
    `## ${entry.name}${entry.typeParameters ? `<${entry.typeParameters}>` : ''} (${[entry.kind, entry.plan].filter(Boolean).join(', ')}) · ${library.packageName(entry.package)}`,
    entry.imports[0] && code(entry.imports[0]),
    facts({ ...entry, values: entry.values }),
    entry.description,
    entry.type && code(entry.type),
    ...(entry.parameters ?? []).map((list, index) => signatureText(list, entry.returns?.[index] ?? { type: 'void' })),
    declared.slice(1).length > 0 &&
      `Also takes: ${declared
        .slice(1)
        .map((one) => `\`${one}\``)
        .join(', ')}`,
    entry.ref && `Ref: \`${entry.ref}\``,
  ].filter(Boolean)
  const demos = entry.demos.length > 0 ? demosThatUse(library, [entry.name]).slice(0, mostDemos) : []
  const places = membersOf(entry)
  const listed = (line: (place: Place) => string) =>
    (['prop', 'member', 'slot', 'class'] as const).flatMap((what) => {
      const own = places
        .filter((one) => one.what === what)
        .sort((a, b) => Number(b.member.required) - Number(a.member.required))
      return own.length === 0 ? [] : [`${titles[what]}:\n${own.map(line).join('\n')}`]
    })
  const end = demos.length > 0 ? [`Demos: ${demos.join(', ')}`] : []
  const whole = (lists: string[]) => [...head, ...lists, ...end].join('\n')
  const typed = ({ member, what }: Place) =>
    `- ${member.name}${member.required || what !== 'prop' ? '' : '?'}${member.type ? `: \`${member.type}\`` : ''}${member.default === undefined ? '' : ` = \`${member.default}\``}${member.deprecated === undefined ? '' : ` (deprecated${member.deprecated && `: ${member.deprecated}`})`}`
  const names = (['prop', 'member', 'slot', 'class'] as const).flatMap((what) => {
    const own = places.filter((one) => one.what === what).map(({ member }) => member.name)
    return own.length === 0 ? [] : [`${titles[what]}: ${own.join(', ')}`]
  })
  return [
    whole(
      listed(
        (place) =>
          `${typed(place)}${place.member.description ? ` ${place.member.description.replace(/\s*\n\s*/g, ' ')}` : ''}`,
      ),
    ),
    whole(listed(typed)),
    whole(names),
    whole(names.slice(0, 1)),
    head.join('\n'),
  ]
}

const titles = { prop: 'Props', member: 'Members', slot: 'Slots', class: 'CSS classes' } as const

/** The names in a type that have an entry. */
function collect(library: Library, type: string, types: Set<string>): void {
  for (const [name] of type.matchAll(/\b[A-Z]\w+/g)) if (library.entries.has(name)) types.add(name)
}

/** Names of the reference that are near: what a message about code leads to. */
export function nearNames(library: Library, name: string, owner?: string): string[] {
  const entries = owner === undefined ? undefined : library.entries.get(owner)
  if (!entries) return nearest(name, [...library.entries.keys()])
  return nearest(
    name,
    entries.flatMap((entry) => membersOf(entry).map(({ member }) => member.name)),
  ).map((one) => `${owner}.${one}`)
}
