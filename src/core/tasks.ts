/** The tasks that the core runs in worker threads: pure functions from data to data. */
import { pathToFileURL } from 'node:url'
import type { BuildContext } from '../engine/build-context.js'
import type { FilePath } from '../model.js'
import type { Tasks, Workers } from '../engine/workers.js'
import type { HtmlFacts } from '../markdown/html/html-facts.js'
import type { ElementFunctions } from '../elements.js'
import type { LinkedMarkdown } from '../markdown/plain-markdown.js'
import type { PluginModules } from '../markdown/plugins.js'
import type { CodeRequest, HighlightedCode, ParseOptions, Parts } from '../markdown/parts.js'

export interface ParseTask {
  text: string
  options: ParseOptions
  /** The site's plugins; absent if it has none. */
  plugins?: PluginModules
  /** The path of the module whose default export is `elements` of the configuration. */
  elements?: string
}

interface CallTask {
  module: string
  name: string
  input: unknown
}

export const tasks = {
  async parse({ text, options, plugins, elements }: ParseTask): Promise<Parts> {
    const { parseMarkdown, parseWithPlugins } = await import('../markdown/parse.js')
    const code = {
      ...(options.mdx && { mdx: new (await import('../markdown/mdx/reading.js')).MdxReading() }),
      ...(elements !== undefined && {
        elements: ((await import(pathToFileURL(elements).href)) as { default: ElementFunctions }).default,
      }),
    }
    if (!plugins) return parseMarkdown(text, options, code)
    const { loadPlugins } = await import('../markdown/plugins.js')
    return parseWithPlugins(text, options, await loadPlugins(plugins), code)
  },
  async highlight(requests: CodeRequest[]): Promise<HighlightedCode[]> {
    const { highlightCode } = await import('../markdown/highlight.js')
    return highlightCode(requests)
  },
  async htmlFacts(html: string): Promise<HtmlFacts> {
    const { htmlFacts } = await import('../markdown/html/html-facts.js')
    return htmlFacts(html)
  },
  async htmlMarkdown(html: string): Promise<string> {
    const { htmlMarkdown } = await import('../markdown/html/html-markdown.js')
    return htmlMarkdown(html)
  },
  async plainMarkdown(text: string): Promise<LinkedMarkdown> {
    const { plainMarkdown } = await import('../markdown/plain-markdown.js')
    return plainMarkdown(text)
  },
  /** A function of a feature: the core does not import features. */
  async call({ module, name, input }: CallTask): Promise<unknown> {
    const functions = (await import(pathToFileURL(module).href)) as Record<string, (input: unknown) => unknown>
    return functions[name]!(input)
  },
} satisfies Tasks

/**
 * Runs a function of a feature in a worker thread if many tasks wait.
 *
 * @param module below the generator's own folder, for example
 *   `dist/src/features/demos/node/source/javascript-version.js`
 * @param name of a function that the module exports
 * @param input structured-clonable, as is what the function returns
 * @param label names the work in messages: a file
 */
export function callInThread<Input, Output>(
  { fs, workers }: BuildContext,
  { module, name }: Omit<CallTask, 'input'>,
  input: Input,
  label: string,
): Promise<Output> {
  const task: CallTask = { module: fs.absolute(`vitrine:${module}` as FilePath), name, input }
  return workers.run<CallTask, Output>('call', task, label)
}

/**
 * Typical code of a component library's pages. A grammar compiles its patterns when code first needs them: for TSX that
 * takes longer than everything else in a first page.
 */
const usualCode = `import * as React from 'react'
import Button, { type ButtonProps } from '@scope/library'
// A comment.
export interface Props extends Base<string> { rows?: readonly Row[]; onSave(id: number): Promise<void> }
const names: Record<string, number> = { one: 1, 'two-three': 0x2 }
export default function Demo({ rows = [], ...other }: Props) {
  const [value, setValue] = React.useState<Date | null>(null)
  async function save(event: React.MouseEvent<HTMLElement>) {
    for (const row of rows) if (row.id === value?.getTime() && !row.hidden) return
    try { await other.onSave(rows[0]!.id as number) } catch { throw new Error(\`no \${names.one}\`) }
  }
  /** Doc. @param x */
  return (
    <div style={{ height: 400, width: '100%' }} onClick={(event) => setValue(event)}>
      <Button variant="text" disabled {...other}>Text</Button>
      {rows.length > 0 ? rows.map((row) => <Row key={row.id} {...row} />) : null}
    </div>
  )
}`

/** Makes a worker thread load the highlighter and its largest grammar while the site's configuration is read. */
export function prepareTasks(workers: Workers): void {
  const requests: CodeRequest[] = [{ lang: 'tsx', code: usualCode }]
  workers.prepare(requests)
}
