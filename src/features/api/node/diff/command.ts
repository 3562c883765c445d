/**
 * `docs-build api-diff <old> <new>`: what changed between two versions of a package, each a folder, a tarball or an
 * installed package.
 */
import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, posix, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type Ask, defineCommand, Failure, type FilePath } from '../../../../feature.js'
import { apiMessages } from '../../messages.js'
import { detailedNames, extract } from '../extract/extraction.js'
import type { ApiPackage, ExtractRequest } from '../../model.js'
import { apiOptions } from '../../options.js'
import { apiDiff } from '../../shared/diff/diff.js'
import type { Snapshot } from '../../shared/snapshots.js'
import { fileOfSnapshot, snapshotOf } from '../../snapshot.js'
import { compareVersions, snapshotsIn } from '../history.js'
import { diffLines } from './lines.js'

export const apiDiffCommand = defineCommand({
  name: 'api-diff',
  description: 'Reports what changed between two versions of a package.',
  arguments: [
    { name: 'old', description: 'a folder, a tarball (.tgz) or an installed package' },
    { name: 'new', description: 'the same, to compare it with' },
  ],
  flags: { markdown: { description: 'print Markdown' } },
  async run({ ask, root, arguments: { old, new: now }, flags, print, result }) {
    const everything = () => undefined
    const before = await readPackage(ask, root, old as string, everything)
    const after = await readPackage(ask, root, now as string, everything)
    const changes = apiDiff(snapshotOf(before), snapshotOf(after))
    const name = ({ name: own, version }: ApiPackage) => `${own} ${version}`.trim()
    result({
      schema: 1,
      before: { package: before.name, version: before.version },
      after: { package: after.name, version: after.version },
      breaking: changes.some(({ breaking }) => breaking),
      changes,
    })
    print(flags.markdown ? `# ${name(before)} → ${name(after)}\n` : `${name(before)} → ${name(after)}\n`)
    for (const line of diffLines(changes, flags.markdown ? 'markdown' : 'text')) print(line)
    return 0
  },
})

export const apiSnapshotCommand = defineCommand({
  name: 'api-snapshot',
  description: 'Keeps what a version of a package exports, to say later since when there is what.',
  arguments: [{ name: 'package', description: 'a folder, a tarball (.tgz) or an installed package' }],
  flags: {
    to: { value: 'folder', description: 'write it there (default: "history" of the package, else print it)' },
    release: { value: 'version', description: 'its version (default: that of the package)' },
  },
  async run({ ask, root, arguments: { package: given }, flags, print, result }) {
    const { packages } = await apiOptions(ask)
    const read = await readPackage(ask, root, given as string, (name) => {
      const own = packages.find((one) => one.name === name)
      if (!own) return undefined
      const { classes, inherited } = own
      return { detailed: detailedNames(own), ...(classes && { classes }), keepInherited: inherited }
    })
    const own = snapshotOf({ ...read, version: flags.release ?? read.version })
    const dir = flags.to ?? packages.find(({ name }) => name === read.name)?.history
    if (dir === undefined) {
      const file = fileOfSnapshot(own)
      result({ ...file })
      print(JSON.stringify(file, null, 2))
    } else {
      const written = writeHistory(resolve(root, dir), own)
      result({ schema: 2, package: own.package, version: own.version, written })
      for (const file of written) print(`written  ${posix.join(dir, file)}`)
    }
    return 0
  },
})

/** Adds a version to a folder of them. @returns the names of the files that it has written */
function writeHistory(dir: string, own: Snapshot): string[] {
  mkdirSync(dir, { recursive: true })
  const names = readdirSync(dir).filter((name) => name.endsWith('.json'))
  const texts = names.map((name) => [name as FilePath, readFileSync(join(dir, name), 'utf8')] as const)
  const others = snapshotsIn(texts, own.package).filter(({ version }) => version !== own.version)
  const versions = [...others, own].sort((a, b) => compareVersions(a.version, b.version))
  return versions.flatMap((version, index) => {
    const [name, text] = [
      `${version.version}.json`,
      `${JSON.stringify(fileOfSnapshot(version, versions[index - 1]), null, 2)}\n`,
    ]
    if (names.includes(name) && readFileSync(join(dir, name), 'utf8') === text) return []
    writeFileSync(join(dir, name), text)
    return [name]
  })
}

/** How a package is read, where docs.config.ts documents it. */
type Choose = (name: string) => Partial<ExtractRequest> | undefined

/** What to read, as a command was given it. */
interface Given {
  context: Ask['context']
  root: string
  given: string
  choose: Choose
}

async function readPackage({ context }: Ask, root: string, given: string, choose: Choose): Promise<ApiPackage> {
  const what: Given = { context, root, given, choose }
  const path = resolve(root, given)
  if (/\.(tgz|tar\.gz)$/.test(given)) return readTarball(what, path)
  const isFolder = existsSync(path) && statSync(path).isDirectory()
  return isFolder ? readFolder(what, path) : read(what, given)
}

async function readTarball(what: Given, path: string): Promise<ApiPackage> {
  const { root, given } = what
  if (!existsSync(path)) throw new Failure(apiMessages.notAPackage(given, 'there is no such file'), 2)
  // Below the project, where what it imports is found.
  mkdirSync(join(root, '.vitrine'), { recursive: true })
  const folder = mkdtempSync(join(root, '.vitrine', 'api-diff-'))
  const stopping = new AbortController()
  const remove = () => {
    stopping.abort()
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', remove)
  try {
    const unpacked = join(folder, 'unpacked')
    mkdirSync(unpacked)
    const options = { signal: stopping.signal, killSignal: 'SIGKILL' } as const
    await promisify(execFile)('tar', ['-xzf', path, '-C', unpacked, '--strip-components=1'], options)
    const { name } = manifestOf(unpacked, given)
    if (name === undefined) return await readFolder(what, unpacked)
    // As if it were installed: what it says of itself by its name is then not about the version of the project.
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true })
    renameSync(unpacked, join(folder, 'node_modules', name))
    return await read({ ...what, root: folder }, name)
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure(apiMessages.notAPackage(given, 'it could not be unpacked'), 2)
  } finally {
    process.off('exit', remove)
    remove()
  }
}

async function readFolder(what: Given, folder: string): Promise<ApiPackage> {
  const { name = what.given, version, exports: exported, types, typings } = manifestOf(folder, what.given)
  const main = typeof exported === 'object' ? (exported['.'] ?? exported) : undefined
  const found = await read(what, name, join(folder, typesIn(main) ?? types ?? typings ?? 'index.d.ts'))
  // A folder within the package may have a manifest of its own, without a version.
  return version === undefined ? found : { ...found, version }
}

async function read({ context, root, given, choose }: Given, name: string, entry?: string): Promise<ApiPackage> {
  const module = entry === undefined ? {} : { entry }
  const request = { root, package: name, ...module, keepInherited: [], omit: [], ...choose(name) }
  const found = await extract(context, request)
  const [problem] = found.problems
  if (found.entries.length > 0 || !problem) return found
  const why = problem.kind === 'no-declarations' ? 'no declarations were found' : 'it was not found'
  throw new Failure(apiMessages.notAPackage(given, why), 2)
}

function manifestOf(folder: string, given: string): Manifest {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) throw new Failure(apiMessages.notAPackage(given, 'it has no package.json'), 2)
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest
  } catch {
    throw new Failure(apiMessages.notAPackage(given, 'its package.json is not valid JSON'), 2)
  }
}

interface Manifest {
  name?: string
  version?: string
  types?: string
  typings?: string
  exports?: Record<string, unknown> | string
}

/** The declarations of the first of the conditions that has any. */
function typesIn(conditions: unknown): string | undefined {
  if (typeof conditions !== 'object' || conditions === null) return undefined
  const { types, import: esm, default: other, require: cjs } = conditions as Record<string, unknown>
  if (typeof types === 'string') return types
  return typesIn(esm) ?? typesIn(other) ?? typesIn(cjs)
}
