/** `docs-build init [root]`: creates a site for a library, or a small one in an empty folder. */
import { existsSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { callUnheeded, generatorVersion, scriptParser } from '../../src/index.js'
import { defineCommand } from '../command.js'
import { type Project, readProject, titleOf } from '../init/project.js'
import { type Answers, firstCommands, notesOn } from '../init/site-files.js'
import { writeSite } from '../init/write-site.js'
import { isCi } from '../terminal.js'

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
    languages: { written: '--languages <codes>', description: 'the languages, such as en,zh (default: "en")' },
  },
  async run({ arguments: { root }, flags, io, terminal }) {
    const folder = resolve(io.cwd, String(root))
    const { log, paint } = terminal
    let project: Project
    try {
      const parser = await scriptParser()
      // A library may have very many files, on a disk that does not answer.
      project = await callUnheeded(() => readProject(parser, folder, io.env['npm_config_user_agent']))
    } catch (error) {
      log(`error: ${error instanceof Error ? error.message : String(error)}`)
      return 2
    }
    const proposed: Answers = {
      title: given(flags.title) ?? titleOf(project.manifest.name, folder),
      dir: given(flags.dir) ?? freeFolder(project),
      languages: (given(flags.languages) ?? 'en').split(',').map((code) => code.trim()),
    }
    const isAsking = !flags.yes && io.stdin.isTTY === true && terminal.isInteractive && !isCi(io.env)
    const answers = isAsking ? await (await import('../init/ask.js')).ask(project, proposed) : proposed
    if (answers === undefined) return 130
    // Of the folder itself, too: a site within a site is not what anyone means.
    for (const dir of new Set(['.', answers.dir])) {
      const existing = configurations.find((name) => existsSync(join(folder, dir, name)))
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

const configurations = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs', 'json'].map((ending) => `docs.config.${ending}`)

function given(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** An empty folder is the site itself; a library has it in a folder that is not used for anything else. */
function freeFolder({ kind, root }: Project): string {
  if (kind === 'empty') return '.'
  return ['docs', 'website', 'documentation'].find((name) => !existsSync(join(root, name))) ?? 'docs-site'
}
