/** `changes`: what has changed in a package between two versions. */
import type { Library } from './library.js'
import { didYouMean, Problem } from './problem.js'
import type { Change } from './reference.js'
import { Reply } from './reply.js'

export interface ChangesRequest {
  package: string
  from: string
  to?: string | undefined
  names?: string[] | undefined
  budget: number
}

const most = 200

export async function changes(
  library: Library,
  { package: owner, from, to, names, budget }: ChangesRequest,
): Promise<string> {
  library.requirePackage(owner)
  const own = library.changes.find((one) => one.package === owner)
  if (!own) throw new Problem(`${owner} has no list of changes: its site keeps no history of versions.`)
  const versions = [...own.steps.map((step) => step.to), ...own.steps.slice(-1).map((step) => step.from)]
  for (const version of [from, to ?? from])
    if (!/^\d+(\.\d+){0,3}/.test(version))
      throw new Problem(`"${version}" is not a version.${didYouMean(version, versions)} Known: ${versions.join(', ')}.`)
  // `7` is the last of that major version.
  const steps = own.steps.filter(
    (step) => compare(step.to, from) > 0 && (to === undefined || compare(step.to, to) <= 0),
  )
  const found = steps.flatMap((step) =>
    step.changes
      .filter((one) => names === undefined || concerns(one, names))
      .map((change) => ({ change, to: step.to })),
  )
  const newest = to ?? versions[0] ?? from
  const reply = new Reply(budget)
  const oldest = versions.at(-1)!
  reply.add(
    [
      `> ${owner} ${from} → ${newest}${names ? ` · ${names.join(', ')}` : ''}: ${found.length === 1 ? '1 change' : `${found.length} changes`}, ${found.filter(({ change }) => change.breaking).length} may break code`,
      ...(compare(oldest, from) > 0 ? [`> Known from ${oldest} on.`] : []),
    ].join('\n'),
  )
  const order = found.sort(
    (a, b) => Number(b.change.breaking) - Number(a.change.breaking) || rank(a.change) - rank(b.change),
  )
  const lines = order.slice(0, most).map(({ change, to: version }) => lineOf(change, version))
  const guides = await guidesOf(
    library,
    owner,
    found.map(({ change }) => change),
    names,
  )
  if (guides.length > 0) reply.add(`Guides: ${guides.join(', ')}`)
  if (!reply.addLines(lines) || order.length > lines.length) reply.leave('more changes; give "names"')
  return String(reply)
}

const kinds = ['removed', 'renamed', 'changed', 'deprecated', 'added'] as const
const rank = ({ change }: Change): number => kinds.indexOf(change)

/** A name, of a component and its members, or of a member alone. */
function concerns({ name, also = [], heir }: Change, names: readonly string[]): boolean {
  const all = [name, ...also, ...(heir === undefined ? [] : [heir])]
  return names.some((wanted) =>
    all.some((one) => one === wanted || one.startsWith(`${wanted}.`) || one.endsWith(`.${wanted}`)),
  )
}

function lineOf({ change, what, name, also = [], heir, before, after, breaking }: Change, version: string): string {
  const types = before !== undefined && after !== undefined ? `: \`${short(before)}\` → \`${short(after)}\`` : ''
  return `- ${version} ${breaking ? '**breaking** ' : ''}${change} ${what} ${name}${heir ? ` → ${heir}` : ''}${types}${also.length > 0 ? ` (also ${also.slice(0, 3).join(', ')}${also.length > 3 ? ` and ${also.length - 3} more` : ''})` : ''}`
}

const short = (type: string): string => (type.length > 160 ? `${type.slice(0, 160)}…` : type)

/** Sections that say what is gone: only guides for migrating name it. */
async function guidesOf(
  library: Library,
  owner: string,
  found: readonly Change[],
  names?: readonly string[],
): Promise<string[]> {
  const gone = found
    .filter(({ change }) => change === 'removed' || change === 'renamed')
    .map(({ name }) => name.split('.').at(-1)!)
  const words = [...new Set([...(names ?? []).map((name) => name.split('.').at(-1)!), ...gone])].slice(0, 20)
  const hits = words.map((word) => {
    const pattern = new RegExp(`(?<![\\w$])${word.replace(/[^\w]/g, '\\$&')}(?![\\w$])`)
    return [...library.pages.values()]
      .filter((page) => page.package === owner || page.package === undefined)
      .flatMap((page) =>
        page.sections.filter(({ id, text }) => id !== '' && pattern.test(text)).map(({ id }) => `${page.id}#${id}`),
      )
  })
  return [...new Set(hits.filter((one) => one.length > 0 && one.length <= 4).flat())].slice(0, 3)
}

/** By as many numbers as the second has: `7.29` is 7. */
function compare(version: string, to: string): number {
  const own = numbers(version)
  for (const [index, number] of numbers(to).entries()) if (own[index] !== number) return (own[index] ?? 0) - number
  return 0
}

const numbers = (version: string): number[] => (/^\d+(?:\.\d+)*/.exec(version)?.[0] ?? '0').split('.').map(Number)
