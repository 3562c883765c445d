/** Finds the file of a page in each language. */
import { posix } from 'node:path'
import { all, type Ask, question } from '../../engine/question.js'
import type { FileKind } from '../../engine/file-system.js'
import { fileKind, folder } from '../../engine/inputs.js'
import { messages } from '../../messages.js'
import type { ContentRoot, FilePath, UrlPath } from '../../model.js'
import { config, siteFunctions } from '../config/config.js'
import { contentPages, isNavigationMade } from './content-files.js'
import { fileInLanguage, originalWords } from './languages.js'
import { madePage } from './made-pages.js'
import { pageEndings } from './page-files.js'
import { preset } from './preset-tree.js'
import { isAtOrBelow, splitDocsTab, toPathname } from '../paths.js'
import { mayPublish, mayPublishExisting } from './publishable.js'

/** The content roots of a pathname, the nearest first, with the rest of the pathname. */
export function rootsOf(pathname: string, roots: readonly ContentRoot[]): { root: ContentRoot; rest: string }[] {
  return roots
    .filter(({ at }) => at === '/' || pathname === at || pathname.startsWith(`${at}/`))
    .sort((a, b) => b.at.length - a.at.length)
    .map((root) => ({ root, rest: pathname.slice(root.at === '/' ? 1 : root.at.length + 1) }))
}

/** The files that may contain a page, in the order of preference in messages. */
export function candidatesOf(pathname: string, roots: readonly ContentRoot[]): FilePath[] {
  return placesOf(pathname, roots).map(({ dir, name }) => posix.join(dir, name) as FilePath)
}

/** @param words the words for the default language, with which names of files may end */
function placesOf(
  pathname: string,
  roots: readonly ContentRoot[],
  words: readonly string[] = [],
): { dir: FilePath; name: string }[] {
  return rootsOf(pathname, roots).flatMap(({ root: { dir }, rest }) => {
    const stems = rest === '' ? ['index'] : [rest, `${rest}/${posix.basename(rest)}`, `${rest}/index`]
    const endings = ['', ...words.map((word) => `.${word}`)].flatMap((word) => pageEndings.map((one) => word + one))
    return stems.flatMap((stem) => endings.map((ending) => ({ dir: dir as FilePath, name: stem + ending })))
  })
}

/** What the entries of a folder are, by name; undefined if there is no such folder. */
const kindsIn = question(
  'kinds-in-folder',
  async (ask, dir: FilePath): Promise<Record<string, FileKind> | undefined> => {
    const entries = await ask(folder, dir === '.' ? ('' as FilePath) : dir)
    return entries && Object.fromEntries(entries.map(({ name, kind }) => [name, kind]))
  },
)

/**
 * What is at a place below a folder. The lists of folders tell it: a page may be in one of three files, so a look for
 * each of them would be most of what a build that changes nothing does with the file system.
 */
async function kindBelow(ask: Ask, dir: FilePath, [name = '', ...rest]: string[]): Promise<FileKind> {
  const kinds = await ask(kindsIn, dir)
  const kind = kinds && Object.hasOwn(kinds, name) ? kinds[name]! : 'missing'
  if (rest.length === 0) return kind
  return kind === 'folder' ? kindBelow(ask, posix.join(dir, name) as FilePath, rest) : 'missing'
}

/** The file of a page in the default language, or null. */
export const pageFile = question('page-file', async (ask, pathname: string): Promise<FilePath | null> => {
  const { content, locales } = await ask(config)
  const { pageFile: custom } = await siteFunctions(ask)
  const chosen = custom?.(pathname, locales[0]!.code)
  if (chosen !== undefined) return (await isReadable(ask, chosen as FilePath)) ? (chosen as FilePath) : null
  if ((await ask(isNavigationMade)) || (await preset(ask))) {
    const pages = await ask(contentPages)
    const file = Object.hasOwn(pages, pathname) ? pages[pathname]! : null
    if (!file) return ask(madePage, pathname)
    return (await mayPublishExisting(ask, file)) ? file : null
  }
  const found: FilePath[] = []
  for (const { dir, name } of placesOf(pathname, content, await originalWords(ask))) {
    if ((await kindBelow(ask, dir, name.split('/'))) === 'file') found.push(posix.join(dir, name) as FilePath)
  }
  if (found.length > 1) ask.report(messages.twoCandidates(pathname, found))
  if (found.length === 0) return ask(madePage, pathname)
  return (await mayPublishExisting(ask, found[0]!)) ? found[0]! : null
})

/** The file of a page in a language, and the language of that file. */
export async function sourceFile(
  ask: Ask,
  pathname: string,
  locale: string,
): Promise<{ file: FilePath; locale: string } | undefined> {
  const file = await ask(pageFile, pathname)
  if (!file) return undefined
  const { locales } = await ask(config)
  const original = locales[0]!.code
  if (locale === original) return { file, locale: original }
  const { pageFile: custom } = await siteFunctions(ask)
  const chosen = custom?.(pathname, locale) as FilePath | undefined
  const translated = chosen === undefined || chosen === file ? await fileInLanguage(ask, file, locale) : chosen
  return translated && (await isReadable(ask, translated)) ? { file: translated, locale } : { file, locale: original }
}

/** The languages, among those given, that a page has an address in. */
export async function localesOfPage<L extends { code: string }>(
  ask: Ask,
  pathname: string,
  among: readonly L[],
): Promise<readonly L[]> {
  const { locales, translatedOnly } = await ask(config)
  if (!isAtOrBelow(pathname, translatedOnly)) return among
  const sources = await all(among.map(({ code }) => sourceFile(ask, toPathname(pathname), code)))
  const original = locales[0]!.code
  return among.filter(({ code }, index) => (sources[index]?.locale ?? original) === code)
}

/**
 * The language in which a page in `locale` links to another page: its own, or the default one where that page has no
 * other.
 */
export async function localeOfLink(ask: Ask, pathname: string, locale: string): Promise<string> {
  const [own] = await localesOfPage(ask, pathname, [{ code: locale }])
  return own?.code ?? (await ask(config)).locales[0]!.code
}

/** Whether the page exists in a language; pages without a text, such as index pages, exist in every language. */
export async function isTranslated(ask: Ask, pathname: UrlPath, locale: string): Promise<boolean> {
  const source = await sourceFile(ask, toPathname(splitDocsTab(pathname).pathname), locale)
  return !source || source.locale === locale
}

/** Is it a file that may be published? */
async function isReadable(ask: Ask, file: FilePath): Promise<boolean> {
  return (await ask(fileKind, file)) === 'file' && mayPublish(ask, file)
}
