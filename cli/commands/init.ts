/** `docs-build init [root]`: creates a site for a library, or a small one in an empty folder. */
import { existsSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { callUnheeded, generatorVersion, libraryTools, scriptParser, treePresets } from '../../src/index.js'
import picomatch from 'picomatch'
import { defineCommand } from '../command.js'
import { existingTree, type ExistingTree } from '../init/existing-tree.js'
import { manifestOf } from '../init/manifest.js'
import { installIn, managerInUse } from '../init/package-manager.js'
import { type Project, readProject, titleOf, type Wanted } from '../init/project.js'
import { notesOn } from '../init/notes.js'
import { type Answers, firstCommands } from '../init/site-files.js'
import { writeNewPages, writeSite, writeTree } from '../init/write-site.js'
import { isCi, type Terminal } from '../terminal.js'

export const command = defineCommand({
  name: 'init',
  description: 'Creates a documentation site for a library, or a small site in an empty folder.',
  arguments: [{ name: 'root', description: 'the folder of the library, or of its repository', default: '.' }],
  flags: {
    yes: { written: '-y, --yes', description: 'accept all defaults' },
    title: { written: '--title <title>', description: 'the title of the site' },
    dir: {
      written: '--dir <dir>',
      description: 'the folder of the site in a package or a repository (default: "docs")',
    },
    entry: { written: '--entry <file>', description: 'the module that exports the components' },
    components: {
      written: '--components <names>',
      description: 'the components that get pages, such as "Button,Card*" (default: all)',
    },
    update: { written: '--update', description: 'add pages for components that are new to a site' },
    languages: { written: '--languages <codes>', description: 'the languages, such as en,zh (default: "en")' },
  },
  async run({ arguments: { root }, flags, io, terminal }) {
    const folder = resolve(io.cwd, String(root))
    const { log, paint } = terminal
    // On a disk that does not answer, signals still end it.
    const isForced = Boolean(flags.entry || flags.components || flags.update)
    const tree = isForced ? undefined : await callUnheeded(() => existingTree(folder))
    const treeDir = given(flags.dir) ?? freeFolderIn(folder)
    if (tree && ['.', treeDir].every((dir) => configurationIn(join(folder, dir)) === undefined))
      return initTree(folder, tree, treeDir, terminal)
    let project: Project
    try {
      const { moduleReader, renderModules: render, storiesHead: readStories } = await libraryTools()
      const parse = await scriptParser()
      const wanted = wantedOf(given(flags.entry), given(flags.components), folder)
      // A library may have very many files, on a disk that does not answer.
      project = await callUnheeded(() => {
        const read = moduleReader(folder)
        return readProject(
          { parse, render, readStories, ...(read && { read }) },
          folder,
          io.env['npm_config_user_agent'],
          wanted,
        )
      })
    } catch (error) {
      log(`error: ${error instanceof Error ? error.message : String(error)}`)
      return 2
    }
    const named = given(flags.dir)
    const folders = named === undefined ? siteFolders : [named]
    const site = folders.find((dir) => configurationIn(join(folder, dir)) !== undefined)
    const proposed: Answers = {
      title: given(flags.title) ?? titleOf(project.manifest.name, folder),
      dir: named ?? (flags.update ? site : undefined) ?? freeFolder(project),
      languages: (given(flags.languages) ?? 'en').split(',').map((code) => code.trim()),
    }
    if (flags.update) {
      if (site === undefined) {
        log('error: there is no site to update. Name its folder with --dir.')
        return 2
      }
      for (const path of writeNewPages(project, proposed)) log(`${paint('green', 'created')}  ${path}`)
      log(`\n${notesOn(project, proposed).join('\n')}`)
      return 0
    }
    const isAsking = !flags.yes && io.stdin.isTTY === true && terminal.isInteractive && !isCi(io.env)
    const answers = isAsking ? await (await import('../init/ask.js')).ask(project, proposed) : proposed
    if (answers === undefined) return 130
    // Of the folder itself, too: a site within a site is not what anyone means.
    for (const dir of new Set(['.', answers.dir])) {
      const existing = configurationIn(join(folder, dir))
      if (existing === undefined) continue
      const where = posix.join(dir, existing)
      log(`error: a site already exists at ${where}. ${dir === '.' ? '' : 'Choose another folder with --dir.'}`.trim())
      return 2
    }
    const { created, extended, kept } = writeSite(project, answers, generatorVersion)
    for (const path of created) log(`${paint('green', 'created')}  ${path}`)
    for (const path of extended) log(`${paint('green', 'added to')} ${path}`)
    for (const path of kept) log(`${paint('yellow', 'kept')}     ${path}`)
    const notes = notesOn(project, answers)
    if (notes.length > 0) log(`\n${notes.join('\n')}`)
    log(`\nNext: ${firstCommands(project, answers).join('\n      ')}`)
    return 0
  },
})

/** Writes a site for a tree that exists, and says what was found. */
function initTree(folder: string, tree: ExistingTree, dir: string, { log, paint }: Terminal): number {
  const { title } = treePresets[tree.preset]
  log(`Found ${tree.pages} pages for ${title} in ${posix.join(tree.dir, tree.content)}. They stay as they are.\n`)
  const { created, extended, kept } = writeTree(folder, tree, dir, generatorVersion)
  for (const path of created) log(`${paint('green', 'created')}  ${path}`)
  for (const path of extended) log(`${paint('green', 'added to')} ${path}`)
  for (const path of kept) log(`${paint('yellow', 'kept')}     ${path}`)
  const lost = tree.components.filter(({ file }) => file === undefined)
  if (lost.length > 0) {
    const names = lost.map(({ name, uses }) => `${name} (${uses})`).join(', ')
    log(
      `\nPages name components that were not found: ${names}.\nWrite them in ${dir}/components, or say in ${dir}/docs.config.ts where they are.`,
    )
  }
  log(`\nFor pages of components instead, name the module of the library with --entry.`)
  const manifest = existsSync(join(folder, 'package.json')) ? manifestOf(folder) : undefined
  const { manager } = managerInUse(folder, manifest)
  log(`\nNext: ${installIn(manager, dir)}\n      cd ${dir} && ${manager} run build`)
  return 0
}

function wantedOf(entry: string | undefined, components: string | undefined, folder: string): Wanted {
  return {
    ...(entry !== undefined && { entry: resolve(folder, entry) }),
    ...(components !== undefined && { isListed: picomatch(components.split(',').map((name) => name.trim())) }),
  }
}

/** Where a site may be, from the root. */
const libraryFolders = ['docs', 'website', 'documentation', 'docs-site']
const siteFolders = ['.', ...libraryFolders]

function configurationIn(dir: string): string | undefined {
  const names = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs', 'json'].map((ending) => `docs.config.${ending}`)
  return names.find((name) => existsSync(join(dir, name)))
}

function given(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** An empty folder is the site itself; a library has it in a folder that is not used for anything else. */
function freeFolder({ kind, root }: Project): string {
  if (kind === 'empty') return '.'
  return freeFolderIn(root)
}

function freeFolderIn(root: string): string {
  return libraryFolders.find((name) => !existsSync(join(root, name))) ?? libraryFolders.at(-1)!
}
