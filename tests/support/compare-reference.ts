/** The API reference of a package beside what TypeScript’s checker says of it. */
import type { ApiComponent, ApiMember, ApiPackage } from '../../src/features/api/model.js'
import type { CheckedProp } from './reference-oracle.js'

export interface Comparison {
  components: number
  props: number
  right: number
  /** Components and props, and what is wrong with them. */
  faults: string[]
  /** Faults by kind. */
  counts: Record<string, number>
}

export function compareReference(checked: ReadonlyMap<string, CheckedProp[]>, read: ApiPackage): Comparison {
  const faults: string[] = []
  const counts: Record<string, number> = {}
  let right = 0
  let props = 0
  const fault = (kind: string, text: string) => {
    counts[kind] = (counts[kind] ?? 0) + 1
    faults.push(`${kind}: ${text}`)
  }
  const components = new Map(
    read.entries.flatMap((one) => (one.kind === 'component' ? [[one.name, one] as const] : [])),
  )
  const aliases = new Map([...components.values()].flatMap((one) => (one.aliases ?? []).map((name) => [name, one])))
  for (const [name, expected] of checked) {
    props += expected.length
    const found = components.get(name) ?? aliases.get(name)
    if (!found) {
      fault('no component', `${name} (${expected.length} props)`)
      continue
    }
    const members = new Map(membersOf(found, read).map((one) => [one.name, one]))
    for (const prop of expected) {
      const member = members.get(prop.name)
      members.delete(prop.name)
      const wrong = member ? differences(prop, member) : ['missing']
      if (wrong.length === 0) right++
      for (const kind of wrong) fault(kind, `${name}.${prop.name}${detail(kind, prop, member)}`)
    }
    // React declares it, and most libraries mean something of their own by it.
    members.delete('children')
    for (const invented of members.keys()) fault('invented', `${name}.${invented}`)
  }
  for (const [name, { props: own }] of components)
    if (own.length > 200) fault('too long', `${name} (${own.length} rows)`)
  for (const name of components.keys()) if (!checked.has(name)) fault('no such component', name)
  return { components: checked.size, props, right, faults, counts }
}

function membersOf({ props, shared = [] }: ApiComponent, read: ApiPackage): ApiMember[] {
  const sets = shared.flatMap(({ type, without }) => {
    const found = read.entries.find((one) => one.name === type)
    return found && 'members' in found ? found.members.filter(({ name }) => !without.includes(name)) : []
  })
  return [...props, ...sets]
}

function differences(prop: CheckedProp, member: ApiMember): string[] {
  const said = normal(member.type)
  return [
    ...(member.required === prop.optional ? ['required'] : []),
    ...(prop.types.some((one) => normal(one) === said) ? [] : ['type']),
    ...(prop.default === undefined || words(prop.default) === words(member.default ?? '') ? [] : ['default']),
    ...(prop.deprecated === (member.deprecated !== undefined) ? [] : ['deprecated']),
    ...(words(member.description ?? '').startsWith(words(prop.description)) ? [] : ['description']),
  ]
}

function detail(kind: string, prop: CheckedProp, member: ApiMember | undefined): string {
  if (kind === 'type')
    return `\n    ${member!.type.slice(0, 300)}\n    ${prop.types.map((one) => one.slice(0, 300)).join('\n    ')}`
  if (kind === 'default') return `: ${member!.default}, not ${prop.default}`
  if (kind === 'missing') return ` from ${prop.from}`
  return ''
}

/** The names and values in a type, in any order: unions are printed in the order in which the checker met them. */
function normal(type: string): string {
  return type
    .replace(/\/\*.*?\*\/|\/\/.*$/gms, '')
    .replace(/import\((?:"[^"]*"|'[^']*')\)\.|\b(?:React\w*\.)?JSX\.|\bReact(?:\$?\d+|_\d+)?\.|\breadonly\s/g, '')
    .replace(/\| undefined\b|\bundefined \|/g, '')
    .replace(/\bfalse \| true\b|\btrue \| false\b/g, 'boolean')
    .split(/[^\w$'"-]+/)
    .map((one) => one.replaceAll('"', "'"))
    .filter(Boolean)
    .sort()
    .join(' ')
}

const words = (text: string) => text.replace(/[`'"]/g, '').replace(/\s+/g, ' ').trim()
