/**
 * Where the generator's templates are. They are in folders by what they are for, but a name is unique among them: sites
 * replace and import them by name alone.
 */
import { folder } from '../engine/inputs.js'
import type { Ask } from '../engine/question.js'
import type { FilePath } from '../model.js'
import { resolveFile } from './resolve-file.js'

const root = 'vitrine:templates/'

const folders = ['pages', 'parts', 'styles']

/** @param name with or without extension: `footer`, `footer.js`, `tokens.css` */
export async function ownTemplate(ask: Ask, name: string): Promise<FilePath | undefined> {
  for (const folder of folders) {
    const file = await resolveFile(ask, `${root}${folder}/${name}`)
    if (file) return file
  }
  return undefined
}

/** The folders of the generator's templates, by what is in them. */
export const ownTemplateFolders = folders.map((kind) => ({ kind, dir: `${root}${kind}` as FilePath }))

/** The names of all files by which a site replaces one: `footer.tsx`, `tokens.css`. */
export async function ownTemplateFiles(ask: Ask): Promise<string[]> {
  const found: string[] = []
  for (const name of folders) {
    for (const entry of (await ask(folder, `${root}${name}` as FilePath)) ?? []) found.push(entry.name)
  }
  return found
}

/**
 * The name by which a site replaces a template.
 *
 * @param path of a template of the generator, as an import writes it: `vitrine:templates/parts/footer.js`
 */
export function templateName(path: string): string | undefined {
  if (!path.startsWith(root)) return undefined
  const [folder, name, ...rest] = path.slice(root.length).split('/')
  return rest.length === 0 && folders.includes(folder!) ? name : undefined
}
