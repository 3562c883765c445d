/**
 * React components that render pages: the generator's, and those of a site, which replace them by name.
 *
 * A site's file `templates/header.tsx` in a content root replaces `header.tsx` wherever the generator's templates
 * import it, whichever folder it is in; `templates/doc.tsx` replaces the template of whole pages; a new name adds a
 * layout.
 */
import { posix } from 'node:path'
import { packagePart } from '../../bundle/package-folder.js'
import { messages as bundleMessages } from '../../bundle/messages.js'
import { importedFilesIn, type ImportedFiles } from '../../bundle/imported-files.js'
import { nodeModule } from '../../bundle/node-module.js'
import { ownTemplate, ownTemplateFiles } from '../../bundle/own-templates.js'
import { resolveFile } from '../../bundle/resolve-file.js'
import { Failure, nearest } from '../../engine/diagnostic.js'
import { callUnheeded } from '../../engine/process.js'
import { all, type Ask, question } from '../../engine/question.js'
import { fileKind, fileText, folder } from '../../engine/inputs.js'
import { messages } from '../../messages.js'
import type { FilePath } from '../../model.js'
import { inLocale, usualLocale } from '../../fixed-locale.js'
import { config, formatsOf } from '../config/config.js'
import { frontMatterSpan } from '../content/content-files.js'
import { features } from '../config/features.js'
import { moduleFailure } from '../config/site-module.js'
import { thrownInSite } from '../config/source-place.js'

/** Folders whose files replace the generator's templates: the site's, then those of features. */
export const templateFolders = question('template-folders', async (ask): Promise<FilePath[]> => {
  const folders = await siteTemplateFolders(ask)
  for (const { name, templates } of await features(ask)) {
    if (templates === undefined) continue
    const path = await namedFolder(ask, templates)
    if (!path) throw new Failure(messages.templatesMissing(name, templates), 2)
    folders.push(path)
  }
  return folders
})

export async function siteTemplateFolders(ask: Ask): Promise<FilePath[]> {
  const { content } = await ask(config)
  const folders: FilePath[] = []
  for (const { dir } of content) {
    const path = posix.join(dir, 'templates') as FilePath
    if ((await ask(fileKind, path)) === 'folder') folders.push(path)
  }
  return folders
}

/** `./folder`, relative to the project's root, or a folder of a package. */
async function namedFolder(ask: Ask, name: string): Promise<FilePath | undefined> {
  if (!/^\.{1,2}\//.test(name)) return (await packagePart(ask, name, 'folder'))?.path
  const path = posix.normalize(name) as FilePath
  return (await ask(fileKind, path)) === 'folder' ? path : undefined
}

/** The file of a template, the site's before the generator's; null if there is none. */
export const templateFile = question('template-file', async (ask, name: string): Promise<FilePath | null> => {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/i.test(name)) return null
  for (const dir of await ask(templateFolders)) {
    const file = await resolveFile(ask, `${dir}/${name}`)
    if (file && isCode(file)) return file
  }
  const own = await ownTemplate(ask, name)
  return own && isCode(own) ? own : null
})

const isCode = (file: string) => /\.[jt]sx?$/.test(file)

interface Renderer {
  template: (props: unknown) => unknown
  createElement: (type: unknown, props: unknown) => unknown
  renderToString: (element: unknown) => string
}

export interface TemplateUse {
  /** The page's address, for messages. */
  pathname: string
  /** The page's language, in which dates and numbers are formatted; by default English. */
  locale?: string
  /** The file that names the template. */
  file?: FilePath | undefined
}

/** Renders a template to HTML. If it throws, throws a Failure that names the template and the component. */
export async function renderTemplate(ask: Ask, name: string, props: object, use: TemplateUse): Promise<string> {
  const { file, code, template, createElement, renderToString } = await loadTemplate(ask, name, use)
  const formats = use.locale === undefined ? usualLocale : formatsOf(await ask(config), use.locale)
  try {
    const render = () => inLocale(formats, () => renderToString(createElement(template, props)))
    // The generator's own templates return: a signal meanwhile waits for them, and then nothing is left.
    return file.startsWith('vitrine:') ? render() : await callUnheeded(render)
  } catch (error) {
    const thrown = error instanceof Error ? error.message : String(error)
    const place = error instanceof Error ? thrownInSite(error, code) : undefined
    const text = place && (await ask(fileText, place.file))
    const where = place ? { file: place.file, span: text === undefined ? undefined : place.spanIn(text) } : { file }
    throw new Failure(messages.templateThrew(name, componentOf(error), thrown, use.pathname, where), 3)
  }
}

/** Bundles and loads a template, together with the React that renders it. */
export async function loadTemplate(
  ask: Ask,
  name: string,
  use: Pick<TemplateUse, 'file'> = {},
): Promise<Renderer & { file: FilePath; code: string }> {
  const file = await ask(templateFile, name)
  if (!file) {
    const known = await layouts(ask)
    const span = use.file && (await frontMatterSpan(ask, use.file, 'layout'))
    throw new Failure(messages.templateUnknown(name, nearest(name, known), known, { file: use.file, span }))
  }
  const code = await templateCode(ask, file)
  let renderer: Renderer
  try {
    renderer = (await ask.context.modules.load(code, file)) as unknown as Renderer
  } catch (error) {
    throw moduleFailure(file, error as Error, undefined)
  }
  if (!renderer.template) throw new Failure(bundleMessages.noExport({ file, name: 'default' }), 2)
  return { ...renderer, file, code }
}

async function templateCode(ask: Ask, file: FilePath): Promise<string> {
  return ask(nodeModule, {
    modules: { template: file },
    exports: "export { createElement } from 'react'; export { renderToString } from 'react-dom/server'",
    overrides: await ask(templateFolders),
  })
}

/** The files that the templates of the site's layouts import. */
export async function templateImportedFiles(ask: Ask): Promise<ImportedFiles[]> {
  const files = await all((await layouts(ask)).map((name) => ask(templateFile, name)))
  return all(
    files.map(async (file) =>
      // What is wrong with a template is reported by the pages that it renders.
      file ? importedFilesIn(await templateCode(ask, file).catch(() => '')) : {},
    ),
  )
}

/** The innermost component of a stack: the first function with a capital letter. */
function componentOf(error: unknown): string | undefined {
  return /^\s+at (?:\w+\.)?([A-Z][\w$]*) \(/m.exec((error as Error | undefined)?.stack ?? '')?.[1]
}

/** The generator's layouts of written pages, and the files of template folders that replace none of its templates. */
async function layouts(ask: Ask): Promise<string[]> {
  const others = await ownTemplateFiles(ask)
  const isOther = (name: string) => others.some((other) => stemOf(other) === name)
  const names = ['doc', 'landing', 'group', 'not-found']
  for (const dir of await ask(templateFolders))
    for (const { name } of (await ask(folder, dir)) ?? [])
      if (isCode(name) && !isOther(stemOf(name))) names.push(stemOf(name))
  return [...new Set(names)]
}

/** The name of a template by its file. */
export const stemOf = (file: string) => posix.basename(file).replace(/\.\w+$/, '')
