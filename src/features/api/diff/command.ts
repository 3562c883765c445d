/**
 * `docs-build api-diff <old> <new>`: what changed between two versions of a package, each a folder, a tarball or an
 * installed package.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type TypeScript from 'typescript'
import { defineCommand, Failure } from '../../../feature.js'
import { findTypeScript } from '../../../feature-unstable.js'
import { createExtractor } from '../extract/extractor.js'
import { apiMessages } from '../messages.js'
import { detailedNames, withStates } from '../extract/extraction.js'
import type { ApiPackage, ExtractRequest, Extractor } from '../model.js'
import { apiOptions } from '../options.js'
import { snapshotOf } from '../snapshot.js'
import { apiDiff, diffLines } from './diff.js'

export const apiDiffCommand = defineCommand({
  name: 'api-diff',
  description: 'says what changed between two versions of a package',
  arguments: [
    { name: 'old', description: 'a folder, a tarball (.tgz) or an installed package' },
    { name: 'new', description: 'the same, to compare it with' },
  ],
  flags: { markdown: { description: 'print Markdown' } },
  async run({ root, arguments: { old, new: now }, flags, print, result }) {
    const extractor = projectExtractor(root)
    const before = readPackage(extractor, root, old as string)
    const after = readPackage(extractor, root, now as string)
    const changes = apiDiff(before, after)
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
  description: 'prints the names that a package exports, to label later what is new',
  arguments: [{ name: 'package', description: 'a folder, a tarball (.tgz) or an installed package' }],
  async run({ ask, root, arguments: { package: given }, print, result }) {
    const extractor = projectExtractor(root)
    const { packages } = await apiOptions(ask)
    const options = (name: string) => packages.find((one) => one.name === name)
    const read = readPackage(extractor, root, given as string, (name) => {
      const own = options(name)
      return (
        own && {
          detailed: detailedNames(own),
          ...(own.classes && { classes: withStates(own.classes) }),
          keepInherited: own.inherited,
        }
      )
    })
    const snapshot = snapshotOf(read)
    result({ ...snapshot })
    print(JSON.stringify(snapshot, null, 1))
    return 0
  },
})

function projectExtractor(root: string): Extractor {
  const { path, unusable } = findTypeScript(root)
  if (path === undefined) throw new Failure(apiMessages.noTypeScript(unusable), 2)
  return createExtractor(createRequire(import.meta.url)(path) as typeof TypeScript)
}

/** How a package is read, where docs.config.ts documents it. */
type Choose = (name: string) => Partial<ExtractRequest> | undefined
const everything: Choose = () => undefined

function readPackage(extractor: Extractor, root: string, given: string, choose = everything): ApiPackage {
  const path = resolve(root, given)
  if (/\.(tgz|tar\.gz)$/.test(given)) {
    if (!existsSync(path)) throw new Failure(apiMessages.notAPackage(given, 'there is no such file'), 2)
    // Below the project, where what it imports is found.
    mkdirSync(join(root, '.vitrine'), { recursive: true })
    const folder = mkdtempSync(join(root, '.vitrine', 'api-diff-'))
    try {
      const unpacked = join(folder, 'unpacked')
      mkdirSync(unpacked)
      execFileSync('tar', ['-xzf', path, '-C', unpacked, '--strip-components=1'], { stdio: 'ignore' })
      const { name } = manifestOf(unpacked, given)
      if (name === undefined) return readFolder(extractor, root, unpacked, given, choose)
      // As if it were installed: what it says of itself by its name is then not about the version of the project.
      mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true })
      renameSync(unpacked, join(folder, 'node_modules', name))
      const request = { root: folder, package: name, keepInherited: [], omit: [], ...choose(name) }
      return checked(extractor.extract(request), given)
    } catch (error) {
      if (error instanceof Failure) throw error
      throw new Failure(apiMessages.notAPackage(given, 'it could not be unpacked'), 2)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  const isFolder = existsSync(path) && statSync(path).isDirectory()
  if (isFolder) return readFolder(extractor, root, path, given, choose)
  return checked(extractor.extract({ root, package: given, keepInherited: [], omit: [], ...choose(given) }), given)
}

function readFolder(extractor: Extractor, root: string, folder: string, given: string, choose: Choose): ApiPackage {
  const { name = given, version, exports: exported, types, typings } = manifestOf(folder, given)
  const main = typeof exported === 'object' ? (exported['.'] ?? exported) : undefined
  const entry = typesIn(main) ?? types ?? typings ?? 'index.d.ts'
  const read = checked(
    extractor.extract({
      root,
      package: name,
      entry: join(folder, entry),
      keepInherited: [],
      omit: [],
      ...choose(name),
    }),
    given,
  )
  // A folder within the package may have a manifest of its own, without a version.
  return version === undefined ? read : { ...read, version }
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

function checked(read: ApiPackage, given: string): ApiPackage {
  const [problem] = read.problems
  if (read.entries.length === 0 && problem) {
    const why = problem.kind === 'no-declarations' ? 'no declarations were found' : 'it was not found'
    throw new Failure(apiMessages.notAPackage(given, why), 2)
  }
  return read
}
