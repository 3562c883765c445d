/**
 * `docs-build pack-docs` and `agents-md`: what an agent needs, as files in a package. The files are those of the built
 * site, in one language; what packages have in common is left out where it can be found again.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, relative, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { applyEdits, modify } from 'jsonc-parser'
import { all, type Ask, defineCommand, Failure, fileAt, locales, nearest, type OutputPath } from '../../feature.js'
import { agentsFile, type AgentsIndex } from './format.js'
import { guideText, withGuide } from './guide.js'
import { agentsIndex } from './index-file.js'
import { agentsMessages } from './messages.js'

export const packCommand = defineCommand({
  name: 'pack-docs',
  description: 'Writes the documentation for agents into a package: Markdown, API and AGENTS.md.',
  arguments: [{ name: 'folder', description: 'a folder in the package, such as ../ui/docs' }],
  flags: { package: { value: 'name', description: 'only what is about this package (default: the whole site)' } },
  async run({ ask, root, arguments: { folder }, flags, print, result }) {
    const dir = resolve(root, folder as string)
    const home = packageFolderOf(dir, folder as string)
    const files = await packedFiles(ask, flags.package)
    clear(dir, folder as string)
    for (const [path, text] of files) {
      mkdirSync(dirname(join(dir, path)), { recursive: true })
      writeFileSync(join(dir, path), text)
    }
    const where = `${relative(home, dir).replaceAll('\\', '/')}/`
    const guide = join(home, 'AGENTS.md')
    const index = JSON.parse(files.get(agentsFile)!) as AgentsIndex
    writeFileSync(guide, withGuide(existsSync(guide) ? readFileSync(guide, 'utf8') : '', guideText(index, where)))
    const isListed = writeKey(join(home, 'package.json'), `./${where}${agentsFile}`, where)
    const bytes = [...files.values()].reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0)
    result({ folder: dir, files: files.size, bytes, guide })
    print(`${files.size} files, ${Math.ceil(bytes / 1000)} kB compressed, in ${where}`)
    print(`AGENTS.md and the key "docs" of package.json lead to them.`)
    if (!isListed)
      print(`Add "${where.slice(0, -1)}" and "AGENTS.md" to "files" of package.json, so that they are published.`)
    return 0
  },
})

export const guideCommand = defineCommand({
  name: 'agents-md',
  description: 'Keeps an index of the documentation between marks in a file for agents.',
  arguments: [{ name: 'file', description: 'the file', optional: true, default: 'AGENTS.md' }],
  async run({ ask, root, arguments: { file }, print, result }) {
    const path = resolve(root, file as string)
    const index = await agentsIndex(ask, await firstLocale(ask))
    const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
    const text = withGuide(before, guideText(index, index.url + index.base))
    if (text !== before) writeFileSync(path, text)
    result({ file: path, changed: text !== before })
    print(`${text === before ? 'unchanged' : 'written'}  ${file as string}`)
    return 0
  },
})

/** With `--locale` there is one. */
const firstLocale = async (ask: Ask): Promise<string> => (await ask(locales))[0]!.code

function packageFolderOf(dir: string, given: string): string {
  for (let folder = dirname(dir); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, 'package.json'))) return folder
  throw new Failure(agentsMessages.noManifest(given), 2)
}

/** Only what this command has written is deleted. */
function clear(dir: string, given: string): void {
  if (!existsSync(dir)) return
  if (readdirSync(dir).length > 0 && !existsSync(join(dir, agentsFile)))
    throw new Failure(agentsMessages.folderInUse(given), 2)
  rmSync(dir, { recursive: true })
}

/** @returns whether the folder is published */
function writeKey(file: string, path: string, where: string): boolean {
  const text = readFileSync(file, 'utf8')
  const indent = /^\{\r?\n([ \t]+)/.exec(text)?.[1] ?? '  '
  const formattingOptions = {
    insertSpaces: indent[0] === ' ',
    tabSize: indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  }
  const edits = modify(text, ['docs', 'agents'], path, { formattingOptions })
  const written = applyEdits(text, edits)
  if (written !== text) writeFileSync(file, written)
  const { files } = JSON.parse(written) as { files?: string[] }
  const [first = ''] = where.split('/')
  return files === undefined || files.some((one) => posix.normalize(one).replace(/^\.\/|\/.*$/g, '') === first)
}

// ── Files ─────────────────────────────────────────────────────────────────────────────────────────────────────────

async function packedFiles(ask: Ask, owner: string | undefined): Promise<Map<string, string>> {
  const index = await agentsIndex(ask, await firstLocale(ask))
  const known = index.packages.map(({ name }) => name)
  if (owner !== undefined && !known.includes(owner))
    throw new Failure(agentsMessages.notDocumented(owner, known, nearest(owner, known)), 2)
  const isOwn = (name: string | undefined) => owner === undefined || name === owner
  const files = new Map<string, string>()
  const pages = index.pages.filter((page) => isOwn(page.package))
  const texts = await all(pages.map(({ path }) => textAt(ask, path)))
  pages.forEach(({ path }, at) => files.set(path, texts[at]!))
  if (index.api) await addReference(ask, index.api.path, index.base, isOwn, files)
  const code = [...files.values()].join('\n')
  const packed: AgentsIndex = {
    ...index,
    locales: { [index.locale]: agentsFile },
    packages: index.packages.filter(({ name }) => isOwn(name)),
    installed: Object.fromEntries(
      Object.entries(index.installed).filter(([name]) => code.includes(`'${name}`) || code.includes(`"${name}`)),
    ),
    pages,
  }
  files.set(agentsFile, `${JSON.stringify(packed)}\n`)
  return files
}

async function textAt(ask: Ask, path: string): Promise<string> {
  const contents = await fileAt(ask, path as OutputPath)
  return typeof contents === 'string' ? contents : ''
}

type Named = Record<string, unknown> & { name?: string; version?: string }
interface Reference {
  packages: { package: string; version: string; pages: { json: string }[]; others: string[] }[]
}

async function addReference(
  ask: Ask,
  path: string,
  base: string,
  isOwn: (name: string) => boolean,
  files: Map<string, string>,
): Promise<void> {
  const list = JSON.parse(await textAt(ask, path)) as Reference
  const packages = list.packages.filter((one) => isOwn(one.package))
  if (packages.length === 0) return
  for (const { version, pages, others } of packages) {
    const known = new Map<string, string>()
    for (const address of [...pages.map(({ json }) => json), ...others]) {
      const own = address.slice(base.length)
      const value = JSON.parse(await textAt(ask, own)) as Named
      files.set(
        own,
        `${JSON.stringify(value['kind'] === 'changes' ? ofThisMajor(value, version) : withoutRepeated(value, known))}\n`,
      )
    }
  }
  files.set(path, `${JSON.stringify({ ...list, packages })}\n`)
}

/** Upgrades from older versions are what guides are about. */
function ofThisMajor(changes: Named, version: string): Named {
  const [major] = version.split('.')
  const steps = (changes['steps'] as { to: string }[]).filter(({ to }) => to.split('.')[0] === major)
  return { ...changes, steps }
}

/** Characters; what is shorter costs as much as a reference to it. */
const shortest = 60

/** Members that an entry has in common with one before it say only whose they are. */
function withoutRepeated(entry: Named, known: Map<string, string>): Named {
  const short: Named = { ...entry }
  for (const list of ['props', 'members', 'slots']) {
    if (!Array.isArray(entry[list])) continue
    short[list] = (entry[list] as Named[]).map((member) => {
      const text = `${list} ${JSON.stringify(member)}`
      const owner = known.get(text)
      if (owner !== undefined && text.length > shortest) return { name: member.name, as: owner }
      if (owner === undefined && entry.name !== undefined) known.set(text, entry.name)
      return member
    })
  }
  return short
}
