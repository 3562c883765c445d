/**
 * `docs-build eject`: copies one of the generator's templates into the site, where it replaces the original.
 *
 * The copy imports its neighbours as `vitrine/templates/…`, or from the site where that has replaced them, so that it
 * first shows what the original has shown.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { ownTemplateFolders, templateName } from './bundle/own-templates.js'
import { joinPath } from './bundle/resolve-file.js'
import { Failure, nearest } from './engine/diagnostic.js'
import { inEnvironment } from './engine/environment.js'
import { fileKind, fileText, folder } from './engine/inputs.js'
import type { Ask } from './engine/question.js'
import { messages } from './messages.js'
import type { FilePath } from './model.js'
import { config } from './core/config/config.js'
import { defineCommand } from './core/feature-command.js'
import { siteTemplateFolders, templateFolders } from './core/assets/templates.js'

interface Template {
  /** `footer.tsx`. */
  name: string
  /** The generator's folder: `pages`, `parts` or `styles`. */
  kind: string
  file: FilePath
  text: string
  /** The file of the site, or of a plugin, that replaces it. */
  replacedBy?: FilePath
}

export const ejectCommand = defineCommand({
  name: 'eject',
  description: 'Copies a template into the site for customization; without a name, lists all templates.',
  arguments: [{ name: 'template', description: 'its name, such as footer or tokens.css', optional: true }],
  async run({ ask, arguments: { template: wanted }, print, result }) {
    const known = await templates(ask)
    if (wanted === undefined) {
      result({
        templates: known.map(({ name, kind, text, replacedBy }) => ({
          name,
          kind,
          description: firstSentence(text),
          ...(replacedBy && { replacedBy }),
        })),
      })
      for (const line of listOf(known)) print(line)
      return 0
    }
    const name = String(wanted)
    const template = named(known, name)
    if (!template) throw new Failure(messages.ejectUnknown(name, nearestOf(known, name)), 2)
    if (template.replacedBy) throw new Failure(messages.ejectReplaced(template.name, template.replacedBy), 2)
    const target = await copy(ask, template)
    const importers = await importersOf(ask, template.name)
    result({ created: target, importers })
    print(`created  ${target}`)
    print('The site uses it from now on; delete it to use the original again.')
    for (const file of importers)
      print(`${file} imports the original. If it should use the copy, import "./${spelled(template.name)}" there.`)
    const namesake = known.find((one) => one !== template && stemOf(one.name) === stemOf(template.name))
    if (namesake && stemOf(name) === name) print(`To change its styles: docs-build eject ${namesake.name}`)
    return 0
  },
})

const stemOf = (name: string) => name.replace(/\.\w+$/, '')
/** As an import writes it: TypeScript imports the JavaScript that a file becomes. */
const spelled = (name: string) => name.replace(/\.tsx?$/, '.js')

async function templates(ask: Ask): Promise<Template[]> {
  const folders = await ask(templateFolders)
  const found: Template[] = []
  for (const { kind, dir } of ownTemplateFolders)
    for (const { name } of (await ask(folder, dir)) ?? []) {
      const file = posix.join(dir, name) as FilePath
      const replacedBy = await replacement(ask, folders, name)
      found.push({ name, kind, file, text: (await ask(fileText, file)) ?? '', ...(replacedBy && { replacedBy }) })
    }
  return found
}

/** The file that stands in for a template, in the first of the folders that has one. */
async function replacement(ask: Ask, folders: readonly FilePath[], name: string): Promise<FilePath | undefined> {
  const endings = name.endsWith('.css') ? ['.css'] : ['.tsx', '.ts', '.jsx', '.js', '.mjs']
  for (const dir of folders)
    for (const ending of endings) {
      const file = posix.join(dir, stemOf(name) + ending) as FilePath
      if ((await ask(fileKind, file)) !== 'missing') return file
    }
  return undefined
}

/** The template of a name with or without its ending, or with its folder; the component rather than its styles. */
function named(known: readonly Template[], wanted: string): Template | undefined {
  const name = wanted.replace(/^(.*\/)?(pages|parts|styles)\//, '')
  return known.find((one) => one.name === spelledAs(one, name)) ?? known.find((one) => stemOf(one.name) === name)
}

function spelledAs({ name }: Template, wanted: string): string {
  return name.endsWith('.css') || !/\.[jt]sx?$/.test(wanted)
    ? wanted
    : wanted.replace(/\.[jt]sx?$/, /\.\w+$/.exec(name)![0])
}

function nearestOf(known: readonly Template[], wanted: string): string | undefined {
  const names = known.map(({ name }) => name)
  return nearest(wanted, names) ?? nearest(stemOf(wanted), names.map(stemOf))
}

function listOf(known: readonly Template[]): string[] {
  const width = Math.max(...known.map(({ name }) => name.length))
  return [...new Set(known.map(({ kind }) => kind))].flatMap((kind) => [
    kind,
    ...known
      .filter((one) => one.kind === kind)
      .map(
        ({ name, text, replacedBy }) =>
          `  ${name.padEnd(width)}  ${replacedBy ? `replaced by ${replacedBy}` : firstSentence(text)}`,
      ),
  ])
}

/** What the comment says that opens a template; each has one. */
function firstSentence(text: string): string {
  const comment = /^\s*\/\*\*?(.*?)\*\//s.exec(text)?.[1] ?? ''
  const words = comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
  return /^.*?[.](?= |$)/.exec(words)?.[0] ?? words
}

/** @returns the new file */
async function copy(ask: Ask, { name, file, text }: Template): Promise<FilePath> {
  const [existing] = await siteTemplateFolders(ask)
  const dir = existing ?? (posix.join((await ask(config)).content[0]!.dir, 'templates') as FilePath)
  const target = posix.join(dir, name) as FilePath
  const path = ask.context.fs.absolute(target)
  const copied = await withImportsOf(ask, { file, text }, dir)
  inEnvironment(dirname(path), () => {
    mkdirSync(dirname(path), { recursive: true })
    try {
      writeFileSync(path, copied, { flag: 'wx' })
    } catch (error) {
      // Another program has written it in the meantime.
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new Failure(messages.ejectReplaced(name, target), 2)
      throw error
    }
  })
  return target
}

/** The text of a template with its imports as they are written in another folder. */
async function withImportsOf(
  ask: Ask,
  { file, text }: Pick<Template, 'file' | 'text'>,
  dir: FilePath,
): Promise<string> {
  let written = ''
  let end = 0
  for (const match of text.matchAll(/(?<=(?:\bfrom |\bimport |\bimport\(|@import )(["']))\.\.?\/[^"'\n]+(?=\1)/g)) {
    const name = templateName(joinPath(file, match[0]))
    if (name === undefined) continue
    const isOfSite = (await replacement(ask, [dir], name)) !== undefined
    const imported = isOfSite ? `./${name}` : `vitrine/templates/${name.replace(/\.[jt]sx?$/, '')}`
    written += text.slice(end, match.index) + imported
    end = match.index + match[0].length
  }
  return written + text.slice(end)
}

/** The templates of the site that import the original. */
async function importersOf(ask: Ask, name: string): Promise<FilePath[]> {
  const original = new RegExp(
    `["']vitrine/templates/${stemOf(name)}${name.endsWith('.css') ? '[.]css' : '([.]js)?'}["']`,
  )
  const found: FilePath[] = []
  for (const dir of await siteTemplateFolders(ask))
    for (const entry of (await ask(folder, dir)) ?? []) {
      const file = posix.join(dir, entry.name) as FilePath
      if (entry.kind === 'file' && original.test((await ask(fileText, file)) ?? '')) found.push(file)
    }
  return found
}
