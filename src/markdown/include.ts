/**
 * Resolves `{{"include": "./Bars.tsx", "region": "setup"}}`: a Markdown file becomes part of the page, any other file a
 * code block. A region is enclosed in comments `#region name` and `#endregion`. The text outside of it is blanked out
 * rather than removed, so that positions in messages about the included file are correct.
 */
import type { FilePath, Span } from '../model.js'
import { includeRegion, toDiagnostic } from './messages.js'
import { mergeMarks, readCodeMarks } from './code-marks.js'
import { parseFenceMeta } from './fence-meta.js'
import { resolveLanguage } from './languages.js'
import { dedent } from '../text.js'
import { emptyParts, parseMarkdown } from './parse.js'
import type { CodeBlock, IncludeUse, ParseOptions, Parts } from './parts.js'

type IncludeOptions = ParseOptions & { from?: FilePath }

const opening = /(?:\/\/|\/\*|#|<!--|--|;|\{\/\*)\s*#region\s+([\w-]+)|#\s*region\s+([\w-]+)/
const closing = /#\s*endregion/

/**
 * @param text of the included file, normalised
 * @param use the directive
 * @param options of the page; `file` is the included file, `from` the one with the directive
 * @param parse how Markdown is parsed; `parseWithPlugins` and the like make the result a promise
 * @returns a fragment; its reports include a missing region
 */
export function parseInclude(text: string, use: IncludeUse, options: IncludeOptions): Parts
export function parseInclude<Result>(
  text: string,
  use: IncludeUse,
  options: IncludeOptions,
  parse: (text: string, options: ParseOptions) => Result,
): Parts | Result
export function parseInclude<Result>(
  text: string,
  use: IncludeUse,
  { from, ...options }: IncludeOptions,
  parse: (text: string, options: ParseOptions) => Parts | Result = parseMarkdown,
): Parts | Result {
  const span = use.region === undefined ? { start: 0, end: text.length } : findRegion(text, use.region)
  if (!span) {
    const message = includeRegion(use.path, use.region!, regionNames(text))
    const report = toDiagnostic(message, options.config.rules, from, use.span)
    return { ...emptyParts(), reports: report ? [report] : [] }
  }
  if (/\.(md|markdown)$/i.test(use.path)) {
    const kept = blank(text.slice(0, span.start)) + text.slice(span.start, span.end)
    return parse(kept, { ...options, fragment: true, idPrefix: idPrefix(use.path) })
  }
  return codeParts(text, span, use, options)
}

function codeParts(text: string, span: Span, use: IncludeUse, options: ParseOptions): Parts {
  const lang = use.lang ?? /\.([\w]+)$/.exec(use.path)?.[1] ?? ''
  const { meta, messages } = parseFenceMeta(use.meta ?? '')
  const reports = messages.flatMap((message) => toDiagnostic(message, options.config.rules, options.file, span) ?? [])
  const written = dedent(text.slice(span.start, span.end))
  const marked = readCodeMarks(lang, written)
  const code: CodeBlock = {
    lang: resolveLanguage(lang) === '' ? '' : lang,
    code: marked?.code ?? written,
    meta: marked ? mergeMarks(meta, marked.marks) : meta,
    span,
  }
  return {
    ...emptyParts(),
    ...(options.file && { file: options.file }),
    chunks: [{ placeholder: 'code', index: 0 }],
    markdown: [{ placeholder: 'code', index: 0 }],
    codes: [code],
    reports,
  }
}

/** The lines between the comments of a region; regions may be nested. */
function findRegion(text: string, name: string): Span | undefined {
  let start = -1
  let depth = 0
  let at = 0
  for (const line of text.split('\n')) {
    const opened = openingName(line)
    if (start === -1 && opened === name) start = at + line.length + 1
    else if (start !== -1 && opened !== undefined) depth++
    else if (start !== -1 && closing.test(line) && depth-- === 0) return { start, end: Math.max(start, at - 1) }
    at += line.length + 1
  }
  return undefined
}

function openingName(line: string): string | undefined {
  const match = opening.exec(line)
  return match ? (match[1] ?? match[2]) : undefined
}

function regionNames(text: string): string[] {
  return text.split('\n').flatMap((line) => openingName(line) ?? [])
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

const idPrefix = (path: string): string => path.replace(/^.*\//, '').replace(/\W+/g, '-').toLowerCase()
