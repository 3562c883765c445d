/** Checks across pages. They are separate questions, so that a page does not depend on the pages it links to. */
import { posix } from 'node:path'
import { nearest } from '../../engine/diagnostic.js'
import { all, type Ask, question } from '../../engine/question.js'
import { fileKind, folder } from '../../engine/inputs.js'
import { Failure } from '../../engine/diagnostic.js'
import { messages } from '../../messages.js'
import type { ContentRoot, FilePath } from '../../model.js'
import { headOf, pathnameOf } from '../content/content-files.js'
import { config, configFile, siteFunctions } from '../config/config.js'
import { keySpan } from '../config/source-place.js'
import { severityOf } from './link.js'
import { allItems, navigation, unlistedEntries } from '../navigation/navigation.js'
import { originalFile } from '../content/languages.js'
import { isPageFile } from '../content/page-files.js'
import { pageSummary } from './page.js'
import { toPathname, toUrlPath } from '../paths.js'
import { homePathname, pageKind, type RouteKey, routes, siteMap, writtenPages } from '../navigation/site-map.js'
import { candidatesOf, pageFile, sourceFile } from '../content/source.js'
import { fileText } from '../../engine/inputs.js'
import { runOptions } from '../config/run-options.js'
import { siteTemplateFolders, stemOf, templateFolders } from '../assets/templates.js'
import { reportMisspelledStrings, reportUnknownTitles } from '../content/translations.js'
import { ownTemplateFiles } from '../../bundle/own-templates.js'

/** The ids of a page that links may point to; null if they are not known. */
const pageIds = question(
  'page-ids',
  async (ask, route: RouteKey): Promise<string[] | null> => (await ask(pageSummary, route)).ids ?? null,
)

/** @param hash decoded. Browsers find an id that is written percent-encoded, too. */
const hasId = (ids: readonly string[], hash: string) => ids.includes(hash) || ids.includes(encodeURI(hash))

/** Reports links of a page whose anchor does not exist. */
export const anchorCheck = question('anchor-check', async (ask, route: RouteKey): Promise<null> => {
  const { markdown } = await ask(config)
  const severity = severityOf(markdown.rules['anchor-missing'])
  if (!severity) return null
  const { anchorLinks, fallback } = await ask(pageSummary, route)
  // They are reported on the page whose text it shows.
  if (fallback) return null
  for (const { url, pathname, locale, hash, file, span } of anchorLinks) {
    if (!hash || (await ask(pageKind, toPathname(pathname))) === null) continue
    const ids = await ask(pageIds, { pathname, locale }).catch(() => null)
    if (ids && !hasId(ids, hash))
      ask.report(messages.anchorMissing(severity, url.replace(/#.*/s, '') || '#', hash, ids, { file, span }))
  }
  return null
})

/** Reports entries of the navigation whose `#hash` does not exist. */
export const navAnchorCheck = question('nav-anchor-check', async (ask): Promise<null> => {
  const { locales, navigation: file } = await ask(config)
  for (const { pathname, hash, external, span } of allItems(await ask(navigation))) {
    if (!hash || external || (await ask(pageKind, pathname)) === null) continue
    const ids = await ask(pageIds, { pathname: toUrlPath(pathname), locale: locales[0]!.code }).catch(() => null)
    if (ids && !hasId(ids, hash)) ask.report(messages.navNoAnchor(hash, ids, { file, span }))
  }
  return null
})

/** Walks the content folders and reports files without a navigation entry, clashing names and special files. */
export const contentCheck = question('content-check', async (ask): Promise<null> => {
  const settings = await ask(config)
  const { content, locales } = settings
  const { only } = await ask(runOptions)
  const { pageFile: custom } = await siteFunctions(ask)
  const map = await ask(siteMap)
  const home = homePathname(settings)
  if (map[home] === undefined && !only?.length)
    ask.report(messages.homeMissing(candidatesOf(home, content)[0]!, settings.navigation))
  const pathnames = await writtenPages(ask)
  const files = await all(pathnames.map((pathname) => ask(pageFile, pathname)))
  // Only the function knows which files are translations.
  const others = custom
    ? locales.slice(1).flatMap(({ code }) => pathnames.map((one) => sourceFile(ask, one, code)))
    : []
  const used = new Set([...files, ...(await all(others)).map((one) => one?.file)])
  const taken = new Set(pathnames)
  for (const root of content) {
    await requireFolder(ask, root)
    for (const file of await markdownFiles(ask, root, content)) {
      const original = await originalFile(ask, file)
      if (used.has(original) || only?.length) continue
      // A translation is reported with its original, or alone if it has none.
      if (file !== original && (await ask(fileKind, original)) === 'file') continue
      if ((await headOf(ask, original)).draft) continue
      // Its page comes from another file; that is reported where a page's file is looked for.
      const pathname = await pathnameOf(ask, original, root)
      if (pathname === undefined || (!custom && taken.has(pathname))) continue
      // As a navigation has to name it.
      const written = pathname.replace(/[%#?]/g, encodeURIComponent)
      ask.report(custom ? messages.orphanOfPageFile(file) : messages.orphan(file, written))
    }
  }
  if (only?.length) return null
  await reportProducts(ask)
  await reportUnusedTemplates(ask, content)
  const entries = allItems(await ask(navigation)).map(({ pathname, hash }) =>
    hash === undefined ? pathname : `${toUrlPath(pathname)}#${hash}`,
  )
  const known = new Set([...entries, ...(await ask(unlistedEntries)), ...Object.keys(map)])
  for (const { code } of locales) {
    await reportUnknownTitles(ask, code, known)
    await reportMisspelledStrings(ask, code)
  }
  return null
})

/** Reports products, where there are several, that no menu leads to, since their first pathname is no page. */
async function reportProducts(ask: Ask): Promise<void> {
  const { products } = await ask(config)
  if (products.length < 2) return
  const file = await ask(configFile)
  const text = (await ask(fileText, file)) ?? ''
  for (const [index, { id, pathnames }] of products.entries()) {
    const [start] = pathnames
    if (start === undefined || (await ask(pageKind, toPathname(start))) !== null) continue
    const near = nearest(toPathname(start), Object.keys(await ask(siteMap)))
    const span = keySpan(text, ['products', String(index), 'pathnames', '0'])
    ask.report(messages.productWithoutPage(id, start, near, { file, span }))
  }
}

/**
 * Reports files in the site's template folders that have almost the name of a template: a misspelt one replaces
 * nothing. Files that other code of the site names, and layouts of pages, are no templates that were misspelt.
 */
async function reportUnusedTemplates(ask: Ask, roots: readonly ContentRoot[]): Promise<void> {
  const folders = await siteTemplateFolders(ask)
  if (folders.length === 0) return
  const namesIn = async (dir: FilePath) =>
    ((await ask(folder, dir)) ?? []).flatMap(({ name, kind }) => (kind === 'file' && !isPageFile(name) ? [name] : []))
  const own = (await all(folders.map(async (dir) => (await namesIn(dir)).map((name) => posix.join(dir, name))))).flat()
  const others = (await ask(templateFolders)).filter((dir) => !folders.includes(dir))
  const known = [...(await ownTemplateFiles(ask)), ...(await all(others.map(namesIn))).flat()].map(stemOf)
  const free = known.filter((name) => !own.some((file) => stemOf(file) === name))
  const doubtful = own.flatMap((file) => {
    const near = known.includes(stemOf(file)) ? undefined : nearest(stemOf(file), free)
    return near === undefined ? [] : [{ file: file as FilePath, near }]
  })
  if (doubtful.length === 0) return
  const files = (await all(roots.map(({ dir }) => codeBelow(ask, dir as FilePath)))).flat()
  const code = [...new Set([...files, await ask(configFile)])]
  const texts = await all(code.map((file) => ask(fileText, file)))
  const pages = await all((await ask(routes)).map((route) => ask(pageSummary, route).catch(() => undefined)))
  const layouts = new Set(pages.map((page) => page?.frontMatter.layout))
  for (const { file, near } of doubtful) {
    const named = new RegExp(`[/'"\`]${stemOf(file)}(\\.\\w+)?['"\`]`)
    if (!layouts.has(stemOf(file)) && !texts.some((text) => text !== undefined && named.test(text)))
      ask.report(messages.templateUnused(file, near))
  }
}

async function codeBelow(ask: Ask, dir: FilePath): Promise<FilePath[]> {
  const found: FilePath[] = []
  for (const { name, kind } of (await ask(folder, dir)) ?? []) {
    const path = posix.join(dir, name) as FilePath
    if (name.startsWith('.') || name === 'node_modules') continue
    if (kind === 'folder') found.push(...(await codeBelow(ask, path)))
    else if (kind === 'file' && /\.([jt]sx?|css)$/.test(name)) found.push(path)
  }
  return found
}

async function requireFolder(ask: Ask, { dir }: ContentRoot): Promise<void> {
  if ((await ask(fileKind, dir as FilePath)) === 'folder') return
  const file = await ask(configFile)
  throw new Failure(
    messages.contentMissing(dir, { file, span: keySpan((await ask(fileText, file)) ?? '', ['dir']) }),
    2,
  )
}

/**
 * Every text of a root, without partials (`_name.md`) and nested content roots.
 */
async function markdownFiles(ask: Ask, root: ContentRoot, roots: readonly ContentRoot[]): Promise<FilePath[]> {
  const skipped = new Set<string>(roots.filter((other) => other !== root).map((other) => other.dir))
  const walk = async (dir: FilePath): Promise<FilePath[]> => {
    const entries = (await ask(folder, dir)) ?? []
    reportSameNames(
      ask,
      entries.map((entry) => entry.name),
      dir,
    )
    const found: FilePath[] = []
    for (const { name, kind } of entries) {
      const path = posix.join(dir, name) as FilePath
      if (name.startsWith('.') || name.startsWith('_') || name === 'node_modules' || skipped.has(path)) continue
      if (kind === 'folder') found.push(...(await walk(path)))
      else if (kind === 'other') ask.report(messages.notAFile(path))
      else if (kind === 'file' && isPageFile(name)) found.push(path)
    }
    return found
  }
  return walk(root.dir as FilePath)
}

/** Reports names that differ only in case or Unicode normalization: some file systems cannot tell them apart. */
function reportSameNames(ask: Ask, names: string[], dir: FilePath): void {
  const groups = new Map<string, string[]>()
  for (const name of names) {
    const folded = name.normalize('NFC').toLowerCase()
    groups.set(folded, [...(groups.get(folded) ?? []), name])
  }
  for (const group of groups.values()) if (group.length > 1) ask.report(messages.sameName(group, dir))
}
