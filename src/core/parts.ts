/** Markdown files, parsed. Apart from pages, so that the navigation can ask for titles. */
import { posix } from 'node:path'
import { Failure } from '../engine/diagnostic.js'
import { type Ask, question } from '../engine/question.js'
import { fileText } from '../engine/inputs.js'
import type { ParseOptions, Parts } from '../markdown/parts.js'
import { messages } from '../messages.js'
import type { FilePath } from '../model.js'
import { config } from './config.js'
import { markdownPlugins } from './markdown-plugins.js'
import type { ParseTask } from './tasks.js'

/** A Markdown file, parsed. Only its hash is cached: what is made from it is cached as a whole. */
export const parts = question(
  'parts',
  async (ask, { file, fragment }: { file: FilePath; fragment?: boolean }): Promise<Parts> => {
    const text = await ask(fileText, file)
    if (text === undefined) throw new Failure(messages.fileGone(file))
    const { markdown } = await ask(config)
    const options = {
      config: markdown,
      file,
      ...(fragment && { fragment, idPrefix: `${posix.basename(file, '.md')}-` }),
    }
    const result = await parseInThread(ask, text, options)
    for (const report of result.reports) ask.report(report)
    return result
  },
  { persist: 'hash' },
)

/** Parses in a worker thread, with the site's plugins. */
export async function parseInThread(ask: Ask, text: string, options: ParseOptions): Promise<Parts> {
  const plugins = await markdownPlugins(ask)
  const task: ParseTask = { text, options, ...(plugins && { plugins }) }
  return ask.context.workers.run<ParseTask, Parts>('parse', task, options.file, text.length)
}
