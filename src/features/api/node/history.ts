/**
 * The history of a package: since which version it has each export and member, which of them changed and how, from the
 * snapshots that `docs-build api-snapshot` has written into a folder. The newest version is the package itself.
 */
import { posix } from 'node:path'
import { all, type Ask, checkedJson, Failure, type FilePath, fileText, folder, question } from '../../../feature.js'
import { packageFolder, packageManifest } from '../../../feature-unstable.js'
import { apiMessages } from '../messages.js'
import type { ApiChange, ApiDoc, ApiEntry, ApiListed, ApiMember } from '../model.js'
import type { ApiPackageOptions } from '../options.js'
import { apiDiff } from '../shared/diff/diff.js'
import { type Snapshot, snapshotInFile } from '../shared/snapshots.js'
import { snapshotFile } from '../snapshot.js'
import { apiSnapshot, declaredEntry, packageOptions } from './extract/extraction.js'

/** What happened to an export, or to a part of one, since the oldest version that is known. */
export type PartHistory = Pick<ApiDoc, 'since' | 'deprecatedSince' | 'changed'>

/** The order of versions; one with a suffix, such as `-beta.1`, comes before the version itself. */
export function compareVersions(a: string, b: string): number {
  const [first, second] = [a, b].map((one) =>
    one.split(/[.+-]/).map((part) => (/^\d+$/.test(part) ? Number(part) : -1)),
  )
  for (let at = 0; at < Math.max(first!.length, second!.length); at++) {
    const difference = (first![at] ?? 0) - (second![at] ?? 0)
    if (difference !== 0) return difference
  }
  return a < b ? -1 : Number(a > b)
}

/** The folder of the snapshots of a package, and of what is written about its versions. */
export const historyFolder = ({ history }: Pick<ApiPackageOptions, 'history'>) =>
  history?.replace(/^\.\//, '').replace(/\/$/, '') as FilePath | undefined

/**
 * The versions of a package, the oldest first; none where its options name no folder, or while the package cannot be
 * read. Snapshots of later versions than the documented one are left out.
 */
export const snapshots = question(
  'api/snapshots',
  async (ask, owner: string): Promise<Snapshot[]> => {
    const dir = historyFolder(await packageOptions(ask, owner))
    if (dir === undefined) return []
    const current = await ask(apiSnapshot, owner)
    if (!current || current.entries.length === 0) return []
    const files = await filesIn(ask, dir)
    if (files.length === 0) throw new Failure(apiMessages.noSnapshots(owner, dir))
    const found = snapshotsIn(
      await all(files.map(async (file) => [file, (await ask(fileText, file))!] as const)),
      owner,
    )
    const { version } = current
    const older = found.filter((one) => !version || compareVersions(one.version, version) < 0)
    // Types are written as the packages say them that were installed, so files that were made alike are compared.
    return [...older, found.find((one) => one.version === version) ?? current]
  },
  // Large, and made from files in milliseconds.
  { persist: 'hash' },
)

async function filesIn(ask: Ask, dir: FilePath): Promise<FilePath[]> {
  const names = ((await ask(folder, dir)) ?? []).map(({ name }) => name)
  return names.filter((name) => name.endsWith('.json')).map((name) => `${dir}/${name}` as FilePath)
}

/** The versions of `snapshots`, found without reading the package where that can be: menus of other pages lead to them. */
const versionNames = question('api/versions', async (ask, owner: string): Promise<string[]> => {
  const options = await packageOptions(ask, owner)
  const dir = historyFolder(options)
  if (dir === undefined) return []
  const installed =
    options.entry === undefined ? await ask(packageFolder, { from: '' as FilePath, name: owner }) : undefined
  const current = installed ? (await packageManifest(ask, installed)).version : (await ask(apiSnapshot, owner))?.version
  if (!current) return (await ask(snapshots, owner)).map(({ version }) => version)
  const older = (await filesIn(ask, dir)).map(versionOf).filter((version) => compareVersions(version, current) < 0)
  return older.length === 0 ? [] : [...older.sort(compareVersions), current]
})

const versionOf = (file: FilePath) => posix.basename(file, '.json')

/**
 * @param files texts of snapshots by their paths, whose names are the versions
 * @param owner the package that they must be of
 * @returns whole snapshots, the oldest first
 * @throws Failure for what is not a snapshot, is of something else, or does not continue the file before it
 */
export function snapshotsIn(files: readonly (readonly [FilePath, string])[], owner: string): Snapshot[] {
  const found: Snapshot[] = []
  for (const [file, text] of files.toSorted(([a], [b]) => compareVersions(versionOf(a), versionOf(b)))) {
    const { value, problems } = checkedJson(text, snapshotFile)
    if (problems) throw new Failure(problems.map((problem) => apiMessages.badSnapshot(file, problem)))
    const [before, is, expected] = [found.at(-1), `${value.package} ${value.version}`, `${owner} ${versionOf(file)}`]
    if (is !== expected) throw new Failure(apiMessages.otherSnapshot(file, is, expected))
    if (value.after !== before?.version)
      throw new Failure(apiMessages.snapshotOrder(file, value.after, before?.version))
    found.push(snapshotInFile(value, before))
  }
  return found
}

/**
 * What readers are told: `8.3` of `8.3.1`, and `8` where the version before it is of another major version although
 * this is not the first of its own, since it may have come with any between.
 */
export function releaseName(before: string, version: string): string {
  const [major, minor] = version.split('.') as [string, string]
  return before.split('.')[0] === major || minor === '0' ? `${major}.${minor}` : major
}

/** What changed from one version of a package to a later one. */
export const changesBetween = question(
  'api/changes',
  async (ask, { package: owner, from, to }: { package: string; from: string; to: string }): Promise<ApiChange[]> => {
    const versions = await ask(snapshots, owner)
    const [before, after] = [from, to].map((version) => versions.find((one) => one.version === version)!)
    // None while the package cannot be read.
    return before && after ? apiDiff(before, after) : []
  },
  { persist: 'hash' },
)

/** The index of the changes, and the first part of the slugs of the others. */
export const changesSlug = 'changes'

/** From one version to a later one. */
export interface Step {
  slug: string
  /** What a text about it is called: `8.14.0`, `from-7.29.1`. */
  file: string
  from: string
  to: string
}

const slugOf = (version: string) => version.replaceAll('.', '-')

/**
 * The steps that have pages, the newest first: to each version from the one before it, and over major versions, from the
 * end of each to the end of a later one, and from the start of the newest. Readers compare others in the browser.
 */
export async function stepsOf(ask: Ask, owner: string): Promise<{ single: Step[]; upgrades: Step[] }> {
  const versions = (await ask(versionNames, owner)).toReversed()
  const [newest, ...older] = versions
  if (newest === undefined || older.length === 0) return { single: [], upgrades: [] }
  // Before 1.0.0, a minor version may break as much as a major one.
  const majorOf = (version: string) => /^(?:0\.)?\d+/.exec(version)![0]
  const ends = versions.filter((one, index) => index === 0 || majorOf(versions[index - 1]!) !== majorOf(one))
  const start = versions.findLast((one) => majorOf(one) === majorOf(newest))!
  const single = older.map((from, index): Step => {
    const to = versions[index]!
    return { slug: `${changesSlug}/${slugOf(to)}`, file: to, from, to }
  })
  const upgrades = ends.flatMap((to, index) =>
    [...(index === 0 && start !== newest ? [start] : []), ...ends.slice(index + 1)].flatMap((from): Step[] => {
      if (single.some((one) => one.from === from && one.to === to)) return []
      const file = `from-${from}${to === newest ? '' : `-to-${to}`}`
      return [{ slug: `${changesSlug}/${slugOf(file)}`, file, from, to }]
    }),
  )
  return { single, upgrades }
}

/** Slugs of all pages about changes; none where the options of the package name no history. */
export async function changesSlugs(ask: Ask, owner: string): Promise<string[]> {
  if ((await packageOptions(ask, owner)).history === undefined) return []
  const { single, upgrades } = await stepsOf(ask, owner)
  return [changesSlug, ...[...single, ...upgrades].map(({ slug }) => slug)]
}

/** By `Export`, `Export.member`, `Export.slots.name` or `Export.classes.name`; what nothing happened to is left out. */
const histories = question(
  'api/histories',
  async (ask, owner: string): Promise<Record<string, PartHistory>> => {
    const versions = (await ask(snapshots, owner)).map(({ version }) => version)
    const found = new Map<string, PartHistory>()
    for (const [index, to] of versions.entries()) {
      if (index === 0) continue
      const from = versions[index - 1]!
      const key = { package: owner, from, to }
      const version = releaseName(from, to)
      for (const change of await ask(changesBetween, key))
        for (const name of [change.name, ...(change.also ?? [])]) {
          if (change.change === 'removed' || change.change === 'renamed') found.delete(name)
          else found.set(name, { ...found.get(name), ...eventOf(change, version, found.get(name)) })
          if (change.heir !== undefined) found.set(change.heir, { since: version })
        }
    }
    return Object.fromEntries(found)
  },
  { persist: 'hash' },
)

function eventOf({ change, before }: ApiChange, version: string, known: PartHistory = {}): PartHistory {
  if (change === 'added') return { since: version }
  if (change === 'deprecated') return { deprecatedSince: version }
  return { changed: [{ version, before: before! }, ...(known.changed ?? [])] }
}

/** The history of an export and of its parts, which begin with its name. */
export const historyOf = question(
  'api/history',
  async (ask, { package: owner, name }: { package: string; name: string }): Promise<Record<string, PartHistory>> => {
    const known = Object.entries(await ask(histories, owner))
    return Object.fromEntries(known.filter(([key]) => key === name || key.startsWith(`${name}.`)))
  },
)

/** One export, with its history; null where the package has none of that name. */
export const apiEntry = question(
  'api/entry',
  async (ask, key: { package: string; name: string }): Promise<ApiEntry | null> => {
    const entry = await ask(declaredEntry, key)
    if (!entry) return null
    const found = await all([entry.name, ...typesOfParts(entry)].map((name) => ask(historyOf, { ...key, name })))
    return withHistory(entry, Object.assign({}, ...found) as Record<string, PartHistory>)
  },
  { persist: 'hash' },
)

/** The types whose members a hook or a function takes and returns, in its parameters and its result. */
export function typesOfParts(entry: ApiEntry): string[] {
  if (!('signatures' in entry)) return []
  const types = entry.signatures.flatMap(({ parameters, returns }) => [
    ...parameters.flatMap(({ type, members }) => (members ? [type] : [])),
    ...(entry.returned.length > 0 ? [returns.type] : []),
  ])
  return [...new Set(types.map(nameOfType))].filter((name) => name !== '' && name !== entry.name)
}

/** `Options` of `Options<T>`; '' for what is no single name. */
const nameOfType = (type: string) => /^([A-Z]\w*)(?:<.*>)?$/s.exec(type)?.[1] ?? ''

function withHistory(entry: ApiEntry, history: Record<string, PartHistory>): ApiEntry {
  if (Object.keys(history).length === 0) return entry
  const dated = <Part extends ApiDoc>(part: Part, name: string): Part => ({
    ...part,
    ...history[name],
    ...sinceOf(part),
  })
  const members = (list: readonly ApiMember[]) => list.map((one) => dated(one, `${entry.name}.${one.name}`))
  const own = dated(entry, entry.name)
  if (own.kind === 'component')
    return {
      ...own,
      props: members(own.props),
      slots: own.slots.map((one) => dated(one, `${entry.name}.slots.${one.name}`)),
      classes: own.classes.map((one) => dated(one, `${entry.name}.classes.${one.rule}`)),
    }
  if ('signatures' in own) {
    const ofType = (type: string, list: readonly ApiMember[]) =>
      list.map((one) => dated(one, `${nameOfType(type)}.${one.name}`))
    return {
      ...own,
      signatures: own.signatures.map((signature) => ({
        ...signature,
        parameters: signature.parameters.map((one) =>
          one.members ? { ...one, members: ofType(one.type, one.members) } : one,
        ),
      })),
      returned: ofType(own.signatures[0]!.returns.type, own.returned),
    }
  }
  return 'members' in own ? { ...own, members: members(own.members) } : own
}

/** What a comment says counts. */
const sinceOf = ({ since }: ApiDoc) => (since === undefined ? {} : { since })

/** Exports of a package with everything that is known of them. */
export async function inFull(ask: Ask, owner: string, listed: readonly ApiListed[]): Promise<ApiEntry[]> {
  const found = await all(listed.map(({ name }) => ask(apiEntry, { package: owner, name })))
  return found.filter((one) => one !== null)
}

/** The events of a package: the members of an interface that its options name. */
export async function eventsOf(ask: Ask, { name, events }: ApiPackageOptions): Promise<readonly ApiMember[]> {
  const entry = events === undefined ? null : await ask(apiEntry, { package: name, name: events })
  return entry && 'members' in entry ? entry.members : []
}
