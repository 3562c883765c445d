/**
 * What the preset of the configuration says about the files of the content folders: their addresses, and their
 * navigation. The presets themselves are data and pure functions (src/presets); what they need is read here.
 */
import { posix } from 'node:path'
import { foreignFile, foreignValue } from '../../bundle/foreign-value.js'
import { fileText, folder } from '../../engine/inputs.js'
import { all, type Ask, question } from '../../engine/question.js'
import { frontComment } from '../../markdown/front-comment.js'
import { messages } from '../../messages.js'
import type { ContentRoot, FilePath, NavNode } from '../../model.js'
import { presets } from '../../presets/index.js'
import { navNodes } from '../../presets/nav-nodes.js'
import {
  type DemoData,
  exportsOf,
  type OldAddress,
  type Preset,
  type Sidebar,
  type SourceFile,
  type SourceFolder,
  titled,
} from '../../presets/preset.js'
import { type ReturnedList, returnedList } from '../../script/returned-list.js'
import { config } from '../config/config.js'
import { isAtOrBelow } from '../paths.js'

/** The preset of the configuration. */
export async function preset(ask: Ask): Promise<Preset | undefined> {
  const { preset: name } = (await ask(config)).markdown
  return name && presets[name]
}

/** How people call the generator of the preset. */
export async function presetTitle(ask: Ask): Promise<string> {
  return (await preset(ask))?.title ?? ''
}

/** What the preset calls a page that has no title. */
export async function presetTitleOf(ask: Ask, file: FilePath): Promise<string | undefined> {
  return (await preset(ask))?.titleOf?.(file)
}

/** Whether Markdown beside demos, and comments at the head of them, are about them. */
export async function hasDemoTexts(ask: Ask): Promise<boolean> {
  return (await preset(ask))?.demos !== undefined
}

/** The id that the generator gives to the heading above a demo. */
export async function demoHeadingId(ask: Ask, file: FilePath): Promise<string | undefined> {
  return (await preset(ask))?.demos?.idOf(file)
}

/** What the comment at the head of a demo says, and its length. */
export const demoComment = question(
  'demo-comment',
  async (ask, file: FilePath): Promise<{ said: DemoData | null; length: number } | undefined> => {
    const { demos } = (await preset(ask)) ?? {}
    const text = demos && (await ask(fileText, file))
    const found = text?.trimStart().startsWith('/**') ? frontComment(text, demos!.keys) : undefined
    return found && { said: demos!.read(found.data), length: text!.length - found.code.length }
  },
)

/** What stands in for a module of another generator: the names of our components by those that it exports. */
export async function standIn(ask: Ask, specifier: string): Promise<Record<string, string> | undefined> {
  const found = await preset(ask)
  return found && exportsOf(found, specifier)
}

/** The file that an import means which begins with the name of a folder of another generator: `@site/src/a`. */
export async function foreignImport(ask: Ask, specifier: string): Promise<string | undefined> {
  const { folders = {}, config: name } = (await preset(ask)) ?? {}
  const start = Object.keys(folders).find((one) => specifier.startsWith(one))
  if (start === undefined || name === undefined) return undefined
  for (const { dir } of (await ask(config)).content) {
    const found = await foreignConfig(ask, dir)
    if (found) return posix.join(folderOf(found, name), folders[start]!, specifier.slice(start.length))
  }
  return undefined
}

/** The folders with translations into a language that the generator has beside those with its pages. */
export async function translationFolders(ask: Ask, locale: string): Promise<{ dir: string; of: string }[]> {
  const found = await preset(ask)
  if (!found?.translations) return []
  const { content } = await ask(config)
  const folders = await all(
    content.map(async ({ dir: of }) => {
      const file = await foreignConfig(ask, of)
      return file ? [{ dir: posix.join(posix.dirname(file), found.translations!(locale, of)), of }] : []
    }),
  )
  return folders.flat()
}

/** The value of a file of another generator, which may have any ending; a file that cannot be read is reported. */
async function load(ask: Ask, path: string): Promise<unknown> {
  const file = await foreignFile(ask, path)
  if (!file) return undefined
  const read = await ask(foreignValue, file)
  if ('value' in read) return read.value
  ask.report(messages.presetFile(file, read.error))
  return undefined
}

/** The file of the generator's configuration: in a folder above the content folder, or beside one of them. */
async function foreignConfig(ask: Ask, dir: string): Promise<FilePath | null> {
  const name = (await preset(ask))?.config
  return name === undefined ? null : ask(fileAbove, { dir, name })
}

const fileAbove = question('foreign-file', async (ask, { dir, name }: { dir: string; name: string }) => {
  for (const above of foldersAbove(dir)) {
    const own =
      (await foreignFile(ask, posix.join(above, name))) ?? (await foreignFile(ask, posix.join(above, name, 'index')))
    if (own) return own
    const entries = (await ask(folder, (above === '.' ? '' : above) as FilePath)) ?? []
    for (const one of entries) {
      if (one.kind !== 'folder' || /^\.|^node_modules$/.test(one.name)) continue
      const beside = await foreignFile(ask, posix.join(above, one.name, name))
      if (beside) return beside
    }
  }
  return null
})

/** A folder and those above it, up to that of the project. */
export function foldersAbove(dir: string): string[] {
  const folders = [dir]
  for (let above = dir; ;) {
    const next = posix.dirname(above)
    if (next === above || posix.basename(above) === '..') break
    folders.push(next)
    above = next
  }
  return [...new Set([...folders, '.'])]
}

async function configOf(ask: Ask, name: string, dir: string): Promise<SourceFolder['config']> {
  const file = await foreignConfig(ask, dir)
  if (!file) return undefined
  // Other files may still be found by their places if this one cannot be read.
  return { dir: folderOf(file, name), value: await load(ask, file) }
}

/** The folder that a configuration is about: its name may begin with a folder, and be one itself. */
function folderOf(file: FilePath, name: string): string {
  const depth = name.split('/').length - 1 + (/\/index\.\w+$/.test(file) ? 1 : 0)
  return posix.join(posix.dirname(file), '../'.repeat(depth)).replace(/(.)\/$/, '$1')
}

/** The pathname of a file by the rules of the preset; undefined if it is no page. */
export async function presetPathname(
  ask: Ask,
  { address, config: name }: Preset,
  { dir, at }: ContentRoot,
  file: SourceFile,
): Promise<string | undefined> {
  const found = name === undefined ? undefined : await configOf(ask, name, dir)
  const path = address(file, { dir, ...(found && { config: found }) })
  return path === undefined ? undefined : posix.join(at, path).replace(/(.)\/$/, '$1')
}

/**
 * The navigation that the generator would show; undefined if there is nothing that says it.
 *
 * @param pages the pages of a content folder
 */
export async function presetNavigation(
  ask: Ask,
  folders: readonly { root: ContentRoot; pages: SourceFolder['pages'] }[],
): Promise<NavNode[] | undefined> {
  const found = await preset(ask)
  if (!found?.sidebars) return undefined
  const sidebars: Sidebar[] = []
  let isFound = false
  for (const { root, pages } of folders) {
    const { dir, at } = root
    const given = found.config === undefined ? undefined : await configOf(ask, found.config, dir)
    const own = await found.sidebars({
      dir,
      at,
      pages,
      meta: await metaOf(ask, found, dir),
      ...(given && { config: given }),
      load: (path) => load(ask, posix.isAbsolute(path) ? ask.context.fs.relative(path) : path),
    })
    isFound ||= own !== undefined
    // What has no name of its own, beside others, is called as its folder is.
    const name = folders.length > 1 ? titled(posix.basename(at === '/' ? dir : at)) : ''
    sidebars.push(...(own ?? []).map(({ title, entries }) => ({ title: title || name, entries })))
  }
  if (!isFound) return undefined
  const lost = new Set<string>()
  const at = folders[0]!.root.at
  const pathnames = new Set(folders.flatMap(({ pages }) => pages.map(({ pathname }) => pathname)))
  const nodes = navNodes(sidebars, { at, pages: pathnames, lost })
  if (lost.size > 0) ask.report(messages.presetLostPages(found.title, [...lost].sort()))
  return nodes
}

/** The addresses from which sites of the generator redirect. @param pathnames those of all pages */
export async function presetRedirects(ask: Ask, pathnames: readonly string[]): Promise<OldAddress[]> {
  const found = await preset(ask)
  const { content } = await ask(config)
  if (found?.redirectsIn !== undefined) {
    const name = found.redirectsIn
    const files = await all(content.map(({ dir }) => ask(fileAbove, { dir, name })))
    const own = [...new Set(files.filter((one) => one !== null))]
    return (await all(own.map((file) => listedRedirects(ask, file, pathnames)))).flat()
  }
  if (!found?.redirects || found.config === undefined) return []
  const every = await all(
    content.map(async ({ dir, at }) => {
      const given = await configOf(ask, found.config!, dir)
      const below = pathnames.filter((one) => isAtOrBelow(one, [at]))
      return given ? found.redirects!(given.value, below) : []
    }),
  )
  return every.flat()
}

/** The redirects that a function of a configuration returns, as far as its code says them. */
async function listedRedirects(ask: Ask, file: FilePath, pathnames: readonly string[]): Promise<OldAddress[]> {
  const { items, unread } = (await returnedList((await ask(fileText, file)) ?? '', 'redirects')) ?? noList
  const lost = [...unread]
  const found = items.flatMap(({ value, span }) => {
    const addresses = oldAddresses(value, pathnames)
    if (!addresses) lost.push(span)
    return addresses ?? []
  })
  const first = lost.toSorted((a, b) => a.start - b.start)[0]
  if (first) ask.report(messages.presetRedirects(lost.length, { file, span: first }))
  return found
}

const noList: ReturnedList = { items: [], unread: [] }

/**
 * `/old` → `/new`, and for `/old/:path*` → `/new/:path*` each page that is there now.
 *
 * @returns undefined for what no list of addresses can say: conditions, patterns, other sites
 */
function oldAddresses(value: Record<string, unknown>, pathnames: readonly string[]): OldAddress[] | undefined {
  const { source, destination } = value
  if (typeof source !== 'string' || typeof destination !== 'string' || 'has' in value || 'missing' in value)
    return undefined
  const [, from = source, name, isDeep] = /^(.*)\/:(\w+)(\*?)$/.exec(source) ?? []
  const to = name === undefined ? destination : destination.replace(new RegExp(`/:${name}\\*?$`), '')
  if (!/^\/[^:*()?{}+]*$/.test(to) || !/^(\/[^:*()?{}+]*)?$/.test(from)) return undefined
  if (name === undefined) return [{ from, to }]
  if (to === destination) return undefined
  return pathnames.flatMap((one) => {
    const rest = one === to ? '' : one.startsWith(`${to}/`) ? one.slice(to.length) : undefined
    const isMeant = isDeep ? rest !== undefined : rest !== undefined && rest.split('/').length === 2
    return isMeant && from + rest !== '' ? [{ from: from + rest, to: one }] : []
  })
}

/** The values of the files of data in a content folder. */
async function metaOf(ask: Ask, { meta }: Preset, dir: string): Promise<Map<string, unknown>> {
  const values = new Map<string, unknown>()
  if (!meta) return values
  const walk = async (at: string): Promise<void> => {
    const entries = (await ask(folder, (at === '.' ? '' : at) as FilePath)) ?? []
    for (const { name, kind } of entries) {
      const path = posix.join(at, name)
      if (kind === 'folder') {
        if (!name.startsWith('.') && name !== 'node_modules') await walk(path)
      } else if (meta.test(name)) values.set(posix.relative(dir, path), await load(ask, path))
    }
  }
  await walk(dir)
  return values
}
