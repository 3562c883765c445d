/** Markdown files, parsed. Apart from pages, so that the navigation can ask for titles. */
import { posix } from 'node:path'
import { bundleForNode } from '../../bundle/node-module.js'
import { Failure, usedIn } from '../../engine/diagnostic.js'
import { all, type Ask, question } from '../../engine/question.js'
import { fileKind } from '../../engine/inputs.js'
import { hasElement } from '../../markdown/elements.js'
import { hasLiveFence } from '../../markdown/live-code.js'
import type { LiveCode } from '../../markdown/live-place.js'
import type { CodeSpanUse, DemoUse, ParseOptions, Parts } from '../../markdown/parts.js'
import { messages } from '../../messages.js'
import type { Diagnostic, FilePath } from '../../model.js'
import { config, configFile, elementNames } from '../config/config.js'
import { rootOfFile } from '../config/content-roots.js'
import { callouts, codeSpanLinks } from '../config/features.js'
import { contentPages, frontMatterAlone } from './content-files.js'
import { fileInLanguage } from './languages.js'
import { givenTitle, isMadeFile, isMadePart, pageText } from './made-pages.js'
import { mdxElements } from './mdx-components.js'
import { isMdx, isPageFile, withoutEnding } from './page-files.js'
import { markdownPlugins } from './markdown-plugins.js'
import { foreignImport, preset } from './preset-tree.js'
import { isWholeBuild, type RunOptions } from '../config/run-options.js'
import type { ParseTask } from '../tasks.js'

export { blocksModule, plainProgram, runtimeModule } from '../../markdown/mdx/program.js'

type PartsKey = { file: FilePath; fragment?: boolean }

/**
 * Whether a text is read as MDX: as its front matter says, by its name, or because a preset says so of files that have
 * what only MDX has.
 */
export async function isReadAsMdx(ask: Ask, file: FilePath): Promise<boolean> {
  const format = await ask(writtenFormat, file)
  if (format !== null) return format === 'mdx'
  if (isMdx(file)) return true
  return (await preset(ask))?.mdxInMarkdown === true && file.endsWith('.md') && ask(hasJsx, file)
}

/** `format: md` in the front matter, or `mdx: { format: md }`. */
const writtenFormat = question('written-format', async (ask, file: FilePath): Promise<'md' | 'mdx' | null> => {
  if (!/^(format|mdx):/m.test((await pageText(ask, file)) ?? '')) return null
  const { data = {} } = await frontMatterAlone(ask, file)
  const said = data['format'] ?? (data['mdx'] as { format?: unknown } | null | undefined)?.format
  return said === 'md' || said === 'mdx' ? said : null
})

const hasJsx = question('has-jsx', async (ask, file: FilePath): Promise<boolean> => {
  const text = ((await pageText(ask, file)) ?? '').replace(/^ {0,3}(`{3,}|~{3,})[^]*?^ {0,3}\1|`[^`\n]+`/gm, '')
  return /^import\s.*['"]|^export\s+(const|default)\b|<[A-Z][\w.]*[\s/>]/m.test(text)
})

/** A Markdown file, parsed, without reporting what is wrong with it. */
export const parsedFile = question(
  'parsed-file',
  async (ask, { file, fragment }: PartsKey): Promise<Parts> => {
    const text = await pageText(ask, file)
    if (text === undefined) throw new Failure(messages.fileGone(file))
    const { markdown } = await ask(config)
    const title = markdown.preset && (await ask(givenTitle, file))?.at(-1)
    const options = {
      config: { ...markdown, callouts: await callouts(ask) },
      file,
      ...((await isMadeFile(ask, file)) && { made: true }),
      ...(title !== undefined && { title }),
      ...((await isReadAsMdx(ask, file)) && { mdx: true, mdxElements: await ask(mdxElements) }),
      ...((await codeSpanLinks(ask)) && { codeSpans: true }),
      ...(fragment && { fragment, idPrefix: withoutEnding(posix.basename(file)) }),
    }
    return parseInThread(ask, text, options)
  },
  { persist: 'hash' },
)

/** A Markdown file, parsed. Only its hash is cached: what is made from it is cached as a whole. */
export const parts = question(
  'parts',
  async (ask, key: PartsKey): Promise<Parts> => {
    const result = await ask(parsedFile, key)
    const reports = (await all(result.reports.map(async (report) => reportsOf(ask, report)))).flat()
    for (const report of reports) ask.report(report)
    return reports.every((one, index) => one === result.reports[index]) && reports.length === result.reports.length
      ? result
      : { ...result, reports }
  },
  { persist: 'hash' },
)

/**
 * A message, unless another one stands for it: a component that Markdown names is reported once in a build of the whole
 * site, since a tree that was written for another generator names some on every page.
 */
async function reportsOf(ask: Ask, report: Diagnostic): Promise<Diagnostic[]> {
  const name = componentIn(report)
  const places = name !== undefined && (await isWholeBuild(ask)) ? ((await ask(unknownElements))[name] ?? []) : []
  const isListed = places.some(({ file, start }) => file === report.file && start === report.span?.start)
  if (!isListed || places.length === 1) return [report]
  const isFirst = places[0]!.file === report.file && places[0]!.start === report.span?.start
  return isFirst ? [{ ...report, notes: [...(report.notes ?? []), usedIn(places.map(({ file }) => file))] }] : []
}

/** Where pages name components in Markdown, by their names. */
const unknownElements = question(
  'unknown-elements',
  async (ask): Promise<Record<string, { file: FilePath; start: number }[]>> => {
    const { locales } = await ask(config)
    const pages = Object.values(await ask(contentPages))
    const files = await all(pages.flatMap((page) => locales.map(async ({ code }) => fileInLanguage(ask, page, code))))
    const found = new Map<string, { file: FilePath; start: number }[]>()
    for (const file of new Set([...pages, ...files.filter((one) => one !== undefined)]))
      for (const report of (await ask(parsedFile, { file }).catch(() => undefined))?.reports ?? []) {
        const name = componentIn(report)
        if (name !== undefined) found.set(name, [...(found.get(name) ?? []), { file, start: report.span?.start ?? 0 }])
      }
    return Object.fromEntries(found)
  },
)

function componentIn({ code, text }: Diagnostic): string | undefined {
  return code === 'html/unknown-element' ? /^<\/?([A-Z]\w*)/.exec(text)?.[1] : undefined
}

/**
 * What a Markdown file may have: others need not be parsed to find it, and have no further answers about it.
 */
export const mentions = question(
  'mentions',
  async (ask, file: FilePath): Promise<Record<'demos' | 'components' | 'includes' | 'redirects', boolean>> => {
    const text = (await pageText(ask, file)) ?? ''
    // What a plugin adds to a page is not in its text.
    const { elements = {}, borrowed } = (await preset(ask)) ?? {}
    const names = [...Object.keys(elements), ...(await ask(elementNames))]
    const mayHaveAny = Boolean((await markdownPlugins(ask))?.remark.length) || hasElement(text, names)
    return {
      demos: mayHaveAny || /\{\{ *"demo"/.test(text) || hasLiveFence(text, (await ask(config)).markdown.live),
      components:
        mayHaveAny ||
        /\{\{ *"component"|:::component/.test(text) ||
        (text.includes('<') && (await isReadAsMdx(ask, file))),
      includes: mayHaveAny || borrowed !== undefined || /\{\{ *"include"|<!--\s*@include:|^<<<\s/m.test(text),
      redirects: text.includes('redirectFrom'),
    }
  },
)

/** The file that an include in another one means. */
export async function includedFile(ask: Ask, path: string, from: FilePath): Promise<FilePath> {
  const foreign = await foreignImport(ask, path)
  if (foreign !== undefined) return foreign as FilePath
  const { content } = await ask(config)
  const dir = path.startsWith('/') ? (rootOfFile(from, content)?.dir ?? '') : posix.dirname(from)
  return posix.join(dir, path.normalize()) as FilePath
}

const includesOf = question('includes-in-file', async (ask, file: FilePath): Promise<FilePath[]> => {
  const { includes } = await ask(parsedFile, parsedAs(file))
  const files = await all(includes.map(({ path }) => includedFile(ask, path, file)))
  return files.filter(isPageFile)
})

/** A Markdown file and those that it includes, directly or not, each once: all that its page shows. */
export async function withIncludes(ask: Ask, file: FilePath): Promise<FilePath[]> {
  const found = new Set([file])
  for (const one of found) {
    // Its page reports a file that cannot be read.
    const inner = (await ask(mentions, one)).includes ? await ask(includesOf, one).catch(() => []) : []
    inner.forEach((next) => found.add(next))
  }
  return [...found]
}

/**
 * The demos that a Markdown file references, in the order of its text. Problems of the file are reported by the page
 * that shows it, so files that belong to no page can be asked, too.
 */
export async function demosInFile(ask: Ask, file: FilePath): Promise<readonly DemoUse[]> {
  return (await ask(mentions, file)).demos ? ask(demosOf, file) : []
}

const demosOf = question('demos-in-file', async (ask, file: FilePath): Promise<DemoUse[]> => {
  return (await ask(parsedFile, parsedAs(file))).demos
})

/** The code of a page that runs. */
export const liveCodesIn = question('live-codes-in-file', async (ask, file: FilePath): Promise<LiveCode[]> => {
  return (await ask(fileKind, file)) === 'file' ? ((await ask(parsedFile, parsedAs(file))).liveCodes ?? []) : []
})

/** As pages ask for it: a partial is included. */
export function parsedAs(file: FilePath): PartsKey {
  const isPart = posix.basename(file).startsWith('_') || isMadePart(file)
  return { file, ...(isPart && { fragment: true }) }
}

/** What of another generator's Markdown a file has that is not understood, by the text of the message. */
export const notUnderstood = question(
  'not-understood',
  async (ask, file: FilePath): Promise<{ text: string; line: number }[]> => {
    const text = (await pageText(ask, file)) ?? ''
    const { reports } = await ask(parsedFile, { file })
    return reports
      .filter(({ code }) => code.startsWith('preset/') || code === 'html/unknown-element')
      .map((one) => ({ text: one.text, line: text.slice(0, one.span?.start ?? 0).split('\n').length }))
  },
)

/** The demos of a Markdown file with the titles of the sections that they are in; '' above the first section. */
export const demoSections = question(
  'demo-sections',
  async (ask, file: FilePath): Promise<{ demo: string; title: string }[]> => {
    const demos = await demosInFile(ask, file)
    if (demos.length === 0) return []
    const { headings } = await ask(parsedFile, { file })
    return demos.map(({ demo, span }) => ({
      demo,
      title: headings.findLast((one) => one.depth > 1 && one.span.start < span.start)?.text ?? '',
    }))
  },
)

/** The names in code spans of a Markdown file, for checks; problems of the file are reported by its page. */
export const codeSpansInFile = question('code-spans-in-file', async (ask, file: FilePath): Promise<CodeSpanUse[]> => {
  return (await pageText(ask, file))?.includes('`') ? (await ask(parsedFile, { file })).codeSpans : []
})

/** `elements` of the configuration as a module for threads, which need nothing else of it. */
const elementsCode = question('elements-code', async (ask): Promise<string> => {
  const file = JSON.stringify(`vitrine-root:${await ask(configFile)}`)
  const { code } = await bundleForNode(
    ask,
    `import * as config from ${file}\nexport default config['default'].elements`,
    {
      ofConfiguration: true,
    },
  )
  return code
})

/** Parses in a worker thread, with the site's plugins. */
export async function parseInThread(ask: Ask, text: string, options: ParseOptions): Promise<Parts> {
  const plugins = await markdownPlugins(ask)
  const { mode } = ask.context.runOptions as RunOptions
  const task: ParseTask = {
    text,
    options: { ...options, remember: mode === 'serve' },
    ...(plugins && { plugins }),
    ...(hasElement(text, await ask(elementNames)) && { elements: ask.context.modules.place(await ask(elementsCode)) }),
  }
  return ask.context.workers.run<ParseTask, Parts>('parse', task, options.file, text.length)
}
