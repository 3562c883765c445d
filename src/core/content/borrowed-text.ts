/** Pages of a preset that take their text from another page: `guides/queries.md~text.md` is that of `guides/queries.md`. */
import { posix } from 'node:path'
import { fileKind } from '../../engine/inputs.js'
import { type Ask, question } from '../../engine/question.js'
import { messages } from '../../messages.js'
import type { FilePath } from '../../model.js'
import { config } from '../config/config.js'
import { rootOfFile } from '../config/content-roots.js'
import { frontMatterAlone } from './content-files.js'
import { pageText } from './made-pages.js'
import { foldersAbove, preset } from './preset-tree.js'

/** @returns undefined for the name of another file */
export const borrowedText = question('borrowed-text', async (ask, name: FilePath): Promise<string | undefined> => {
  const { borrowed } = (await preset(ask)) ?? {}
  const [, page] = /^(.+\.mdx?)~text\.md$/.exec(name) ?? []
  if (!borrowed || page === undefined) return undefined
  return textOf(ask, page as FilePath, new Set())

  async function textOf(ask: Ask, file: FilePath, above: Set<FilePath>): Promise<string> {
    const { text, data = {} } = await frontMatterAlone(ask, file)
    const from = borrowed!.from(data)
    if (from === undefined) return text.trim()
    const other = await fileFrom(ask, file, from)
    if (other && !above.has(other))
      return borrowed!.text(await textOf(ask, other, new Set([...above, file])), text, data)
    const start = (await pageText(ask, file))!.indexOf(from)
    ask.report(messages.presetText(from, { file, span: { start, end: start + from.length } }))
    return text.trim()
  }
})

/** The page that a path means from one of the folders above another one. */
async function fileFrom(ask: Ask, file: FilePath, path: string): Promise<FilePath | undefined> {
  const { content } = await ask(config)
  for (const above of foldersAbove(posix.dirname(file))) {
    const found = posix.join(above, path) as FilePath
    if (rootOfFile(found, content) && (await ask(fileKind, found)) === 'file') return found
  }
  return undefined
}
