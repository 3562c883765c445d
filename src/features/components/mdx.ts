/** MDX pages: what React makes of their elements and expressions, with the runs of Markdown in between. */
import { decodeHTML } from 'entities/decode'
import {
  all,
  type Ask,
  config,
  cspHash,
  Failure,
  type FilePath,
  highlightBlocks,
  htmlFactsOf,
  markdownOfHtml,
  layoutBlocksIn,
  type MdxBlock,
  type MdxOwn,
  type MdxPiece,
  type MdxPlaceholder,
  type MdxUse,
  type Parts,
  translations,
} from '../../feature.js'
import { callUnheeded, formatsOf, inLocale, mdxComponent } from '../../feature-unstable.js'
import { type Mark, type MdxFailure, splitAtMarks } from './mdx-marks.js'
import { type BuiltMdx, mdxModule, partsOf, withMap } from './mdx-module.js'
import type { DrawnMdx } from './mdx-runtime.js'
import { mdxMessages } from './messages.js'
import { importSpan, reportImport, reportMissing } from './missing.js'

type Strings = Record<string, string>

export async function renderMdx(ask: Ask, { file, parts, route }: MdxUse): Promise<MdxBlock | undefined> {
  try {
    const built = await ask(mdxModule, file)
    await reportImports(ask, built.missing, { file, route })
    for (const { source, why } of built.broken)
      ask.report(mdxMessages.importThrew(why, { file, span: await importSpan(ask, file, source, file) }))
    for (const problem of built.problems) ask.report(problem)
    if (built.problems.length > 0) return undefined
    const { code, css } = await withMap(ask, built)
    await reportNames(ask, parts, { file, route })
    const module = (await ask.context.modules.load(code, file)) as unknown as { draw(strings: Strings): DrawnMdx }
    const formats = formatsOf(await ask(config), route.locale)
    const { strings } = await ask(translations, route.locale)
    const { html, partials, failures, islands } = await callUnheeded(() =>
      inLocale(formats, () => module.draw(strings)),
    )
    const files = [file, ...(partials as FilePath[])]
    const read = [parts, ...(await all(files.slice(1).map((one) => partsOf(ask, one, file))))]
    for (const failure of failures) ask.report(messageOf(failure, files, read))
    return {
      ...(await blockOf(ask, await highlighted(ask, html, file), css)),
      partials: files.slice(1),
      islands: islands.map(({ of, ...drawn }) => ({ ...drawn, file: files[of]! })),
    }
  } catch (error) {
    if (error instanceof Failure) for (const one of error.diagnostics) ask.report(one)
    else ask.report(mdxMessages.moduleThrew(error instanceof Error ? error.message : String(error), { file }))
    return undefined
  }
}

/** Code that components have in a block with its language, and nothing else. */
const codeInBlock = /(?<=<pre\b[^>]*><code class="language-([\w-]+)">)[^<]+(?=<\/code>)/g

async function highlighted(ask: Ask, html: string, file: FilePath): Promise<string> {
  const blocks = [...html.matchAll(codeInBlock)].map(([code, lang]) => ({ lang: lang!, code: decodeHTML(code) }))
  const found = await highlightBlocks(ask, blocks, file)
  return html.replace(codeInBlock, () => found.shift()!.lines.join('\n'))
}

async function blockOf(ask: Ask, html: string, css: string): Promise<Omit<MdxBlock, 'partials' | 'islands'>> {
  const { ids, classes, hasStyleAttributes, text } = await htmlFactsOf(ask, html)
  const layout = splitAtMarks(await markdownOfHtml(ask, html)).map((one) =>
    typeof one !== 'string' && one.kind === 'run' ? { run: one.index, of: one.of } : ownOf(one),
  )
  const texts = splitAtRuns(text).map(({ before }) =>
    before
      .filter((one) => typeof one === 'string')
      .join('')
      .trim(),
  )
  const pieces = splitAtRuns(html).flatMap(({ before, run }, index): MdxPiece[] => {
    const own = before.map(ownOf)
    return [
      ...(own.length > 0 ? [{ html: own, text: texts[index] ?? '' }] : []),
      ...(run ? [{ run: run.index, of: run.of }] : []),
    ]
  })
  // Elements that components make, whose text is as the browser sees it: React does not escape it.
  const styles = [...new Set([...html.matchAll(/<style\b[^>]*>([^<]*)<\/style>/g)].map(([, css]) => cspHash(css!)))]
  return {
    html: '',
    pieces,
    layout,
    ids: ids.filter((id) => splitAtMarks(id).every((one) => typeof one === 'string')),
    blocks: layoutBlocksIn(classes),
    ...(css !== '' && { head: [{ tag: 'style', text: css }] }),
    csp: {
      ...(styles.length > 0 && { 'style-src': styles }),
      ...(hasStyleAttributes && { 'style-src-attr': ["'unsafe-inline'"] }),
    },
  }
}

const ownOf = (one: string | Mark): MdxOwn =>
  typeof one === 'string' ? one : { placeholder: one.kind as MdxPlaceholder, index: one.index, of: one.of }

/** What is before each run, and behind the last one. */
function splitAtRuns(text: string): { before: (string | Mark)[]; run?: Mark }[] {
  const parts: { before: (string | Mark)[]; run?: Mark }[] = [{ before: [] }]
  for (const one of splitAtMarks(text)) {
    const last = parts.at(-1)!
    if (typeof one !== 'string' && one.kind === 'run') {
      last.run = one
      parts.push({ before: [] })
    } else last.before.push(one)
  }
  return parts
}

/** The components that the page names and nobody has. */
async function reportNames(ask: Ask, { mdx }: Parts, { file, route }: Pick<MdxUse, 'file' | 'route'>): Promise<void> {
  for (const { name, span } of mdx?.names ?? [])
    if (!(await mdxComponent(ask, name))) await reportMissing(ask, { name, file, span, route })
}

async function reportImports(
  ask: Ask,
  missing: BuiltMdx['missing'],
  { file: page, route }: Pick<MdxUse, 'file' | 'route'>,
): Promise<void> {
  for (const { file, source } of missing) {
    const span = (await importSpan(ask, file, source, page)) ?? { start: 0, end: 0 }
    await reportImport(ask, { name: source, file, span, route })
  }
}

function messageOf({ of, place, message = '' }: MdxFailure, files: readonly FilePath[], read: readonly Parts[]) {
  const span = place === undefined ? undefined : read[of]?.mdx?.places[place]
  const at = { file: files[of]!, ...(span && { span }) }
  const unsendable = /^island: (.*)$/s.exec(message)?.[1]
  if (unsendable !== undefined) return mdxMessages.unsendable(unsendable, at)
  return message === 'undefined' ? mdxMessages.notDefined(at) : mdxMessages.threw(message, at)
}
