/** The files of all pages, and where their links lead, for what rewrites them. */
import { posix } from 'node:path'
import { config } from '../core/config/config.js'
import { contentPages } from '../core/content/content-files.js'
import { languageOf } from '../core/content/languages.js'
import { isPageFile } from '../core/content/page-files.js'
import { translationFolders } from '../core/content/preset-tree.js'
import { type LinkPlace, resolveLink } from '../core/pages/link.js'
import { toPathname } from '../core/paths.js'
import { folder } from '../engine/inputs.js'
import { all, type Ask } from '../engine/question.js'
import type { LinkUse } from '../markdown/parts.js'
import type { FilePath } from '../model.js'

/** The pages and their parts in all languages. */
export async function pageFiles(ask: Ask): Promise<FilePath[]> {
  const { content, locales } = await ask(config)
  const elsewhere = await all(locales.slice(1).map(({ code }) => translationFolders(ask, code)))
  const folders = [...new Set([...content, ...elsewhere.flat()].map(({ dir }) => dir))]
  const found = new Set<FilePath>()
  const walk = async (dir: string): Promise<void> => {
    for (const { name, kind } of (await ask(folder, (dir === '.' ? '' : dir) as FilePath)) ?? []) {
      const path = posix.join(dir, name) as FilePath
      if (kind === 'folder' && !name.startsWith('.') && name !== 'node_modules') await walk(path)
      else if (kind === 'file' && isPageFile(name)) found.add(path)
    }
  }
  for (const dir of folders) await walk(dir)
  return [...found].sort()
}

/** The pathname of the page that a file is the text of, in any language; undefined for a part of pages. */
export async function ownPathname(ask: Ask, file: FilePath): Promise<string | undefined> {
  const { base } = await languageOf(ask, file)
  return Object.entries(await ask(contentPages)).find(([, one]) => one === file || one === base)?.[0]
}

/** The pathname of the page that a link leads to; undefined if it leads to none. */
export async function linkedPathname(ask: Ask, use: LinkUse, file: FilePath): Promise<string | undefined> {
  const place: LinkPlace = {
    file,
    pathname: (await ownPathname(ask, file)) ?? '/',
    locale: (await languageOf(ask, file)).code,
    links: [],
    assets: new Set(),
    sources: new Set(),
  }
  await resolveLink(ask, use, place)
  const [link] = place.links
  return link && toPathname(link.pathname)
}
