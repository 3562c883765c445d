/** What exports consist of, whatever their kind. */
import type { ApiEntry, ApiMember } from '../model.js'

/** The props of a component, the members of a type, those of what a hook returns. */
export function membersOf(entry: ApiEntry): readonly ApiMember[] {
  if (entry.kind === 'component') return entry.props
  if ('returned' in entry) return entry.returned
  return 'members' in entry ? entry.members : []
}

/** The names of all parts, below that of the export: `rowHeight`, `slots.toolbar`, `classes.root`, `groups.RowApi`. */
export function partNames(entry: ApiEntry): string[] {
  const parameters = 'signatures' in entry ? entry.signatures.flatMap((one) => one.parameters) : []
  const names = [...parameters, ...membersOf(entry)].map(({ name }) => name)
  const groups = new Set(membersOf(entry).map(({ from = entry.name }) => `groups.${from}`))
  if (entry.kind !== 'component') return [...names, ...groups]
  const slots = entry.slots.map(({ name }) => `slots.${name}`)
  return [...names, ...slots, ...entry.classes.map(({ rule }) => `classes.${rule}`)]
}
