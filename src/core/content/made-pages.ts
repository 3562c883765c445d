/** The pages whose Markdown features write, all files of pages, and their texts, on the disk or not. */
import { posix } from 'node:path'
import { all, type Ask, question } from '../../engine/question.js'
import { fileText, folder } from '../../engine/inputs.js'
import type { FilePath } from '../../model.js'
import { config } from '../config/config.js'
import { features } from '../config/features.js'
import { isPageFile } from './page-files.js'

/** The files of all made pages by pathname. */
export const madePages = question('made-pages', async (ask): Promise<Record<string, FilePath>> => {
  const found: Record<string, FilePath> = {}
  for (const { madePages: made } of await features(ask))
    for (const [pathname, file] of Object.entries((await made?.files(ask)) ?? {})) found[pathname] ??= file
  return found
})

/** The file of a made page; null if there is none at the pathname. */
export const madePage = question('made-page', async (ask, pathname: string): Promise<FilePath | null> => {
  const pages = await ask(madePages)
  return Object.hasOwn(pages, pathname) ? pages[pathname]! : null
})

/** Made from a script, or from a part of one or of another file: `CHANGELOG.md@1.2.0.md`. */
const isMade = (file: FilePath) => /(\.[jt]sx?|~[\w$]+|@[\w.+-]+)\.md$/.test(file)

/** Whether a text is made for other pages, which include it: `src/Button.stories.tsx~description.md`. */
export const isMadePart = (file: FilePath): boolean => /~[\w$]+\.md$/.test(file)

/** Whether the text of a page is not on the disk. */
export async function isMadeFile(ask: Ask, file: FilePath): Promise<boolean> {
  return isMade(file) && (await ask(fileText, file)) === undefined
}

/** What a page is called that says what it is about, with the groups that it is in: `['Forms', 'Button']`. */
export const givenTitle = question('given-title', async (ask, file: FilePath): Promise<string[] | null> => {
  for (const { titleOfPage } of await features(ask)) {
    const title = await titleOfPage?.(ask, file)
    if (title) return title
  }
  return null
})

const madeText = question('made-text', async (ask, file: FilePath): Promise<string | undefined> => {
  for (const { madePages: made } of await features(ask)) {
    const text = await made?.text(ask, file)
    if (text !== undefined) return text
  }
  return undefined
})

/** The text of a Markdown file; undefined if there is none. */
export async function pageText(ask: Ask, file: FilePath): Promise<string | undefined> {
  const text = await ask(fileText, file)
  return text === undefined && isMade(file) ? ask(madeText, file) : text
}

/** The Markdown files of all content folders, and those that features write, sorted. */
export async function markdownFiles(ask: Ask): Promise<FilePath[]> {
  const { content } = await ask(config)
  const written = await all(content.map(({ dir }) => ask(filesBelow, dir as FilePath)))
  return [...new Set([...written.flat(), ...Object.values(await ask(madePages))])].sort()
}

const filesBelow = question('markdown-files', async (ask, dir: FilePath): Promise<FilePath[]> => {
  const entries = (await ask(folder, dir)) ?? []
  const below = await all(
    entries.map(async ({ name, kind }): Promise<FilePath[]> => {
      if (name.startsWith('.') || name === 'node_modules') return []
      const path = posix.join(dir, name) as FilePath
      if (kind === 'folder') return ask(filesBelow, path)
      return isPageFile(name) ? [path] : []
    }),
  )
  return below.flat()
})
