/**
 * Code fences: language, options, and the tabs created by `<codeblock>` or the word `package-manager`.
 */
import type { Code } from 'mdast'
import type { Span } from '../model.js'
import { presets } from '../presets/index.js'
import { literal, mark, report, spanOf, type Context } from './context.js'
import { mergeMarks, readCodeMarks } from './code-marks.js'
import { decodeFenceInfo, fenceOptions, parseFenceMeta, readFenceInfo } from './fence-meta.js'
import { isKnownLanguage, knownLanguages } from './languages.js'
import * as messages from './messages.js'
import { forPackageManager } from './package-managers.js'
import type { CodeBlock, CodeMeta, Placeholder } from './parts.js'
import { tabsHtml } from './tabs.js'
import { nearest } from '../engine/diagnostic.js'

export function codeHtml(context: Context, node: Code): { type: 'text'; value: string } {
  const block = readFence(context, node, false)
  if (!block.packageManager) return literal(context, addCode(context, block))
  const name = 'package-manager'
  const tabs = context.options.config.packageManagers.map((manager) => {
    const { code, unknown } = forPackageManager(block.code, manager)
    if (manager !== 'npm') for (const line of unknown) reportOnce(context, messages.packageCommand(line), block.span)
    return { name: manager, html: addCode(context, { ...block, code }) }
  })
  return literal(context, tabsHtml(context, name, tabs))
}

function reportOnce(context: Context, message: messages.Message, span: Span): void {
  const said = context.parts.reports.some((other) => other.span?.start === span.start && other.text === message.text)
  if (!said) report(context, message, span)
}

/** The tabs of `<codeblock storageKey="k">` and `:::code-group`. */
export function codeTabsHtml(
  context: Context,
  storageKey: string | undefined,
  nodes: Code[],
): { type: 'text'; value: string } {
  const tabs = nodes.map((node) => {
    const block = readFence(context, node, true)
    const { tab, ...meta } = block.meta
    return { name: tab ?? meta.title ?? (block.lang || 'text'), html: addCode(context, { ...block, meta }) }
  })
  return literal(context, tabsHtml(context, storageKey, tabs))
}

interface Fence extends CodeBlock {
  packageManager: boolean
  /** Comments that mark lines have been removed from the code. */
  isMarked: boolean
}

/** @param inTabs words that are not options name the tab instead of being reported */
function readFence(context: Context, node: Code, inTabs: boolean): Fence {
  const span = spanOf(node)
  const firstLine = {
    start: span.start,
    end: span.start + (/^[^\n]*/.exec(context.text.slice(span.start, span.end))?.[0].length ?? 0),
  }
  const inFile = /^(?:`+|~+)\s*\S+\s+(.*?)\s*$/.exec(context.text.slice(firstLine.start, firstLine.end))?.[1] ?? ''
  // A plugin may have changed it.
  const isWritten = decodeFenceInfo(inFile) === node.meta
  const { lang: named, meta: written } = readFenceInfo(node.lang ?? '', isWritten ? inFile : (node.meta ?? ''))
  const { meta: options, packageManager, messages: problems } = parseFenceMeta(written)
  // Other generators have other options.
  const { preset } = context.options.config
  const isForeign = preset !== undefined
  const lang = preset && presets[preset].isTemplate ? named.replace(/-vue$/, '') : named
  for (const problem of problems)
    if (!isForeign || problem.code !== 'code/unknown-option') report(context, problem, firstLine)
  if (!inTabs && options.tab && !isForeign) {
    const word = options.tab.split(' ').find((word) => nearest(word, fenceOptions))
    if (word) report(context, messages.fenceOption(word, fenceOptions), firstLine)
  }
  if (preset && presets[preset].installs?.includes(lang)) {
    const code = installCommands(node.value)
    return { lang: 'bash', code, meta: options, span, packageManager: true, isMarked: true }
  }
  if (!isKnownLanguage(lang)) report(context, messages.fenceLanguage(lang, knownLanguages()), firstLine)
  const marked = readCodeMarks(lang, node.value)
  const code = marked?.code ?? node.value
  const meta = marked ? mergeMarks(options, marked.marks) : options
  return { lang, code, meta: inTabs ? meta : withoutTab(meta), span, packageManager, isMarked: marked !== undefined }
}

/** Commands of npm, of which a line may have only names of packages. */
export function installCommands(code: string): string {
  return code.replace(/^([ \t]*)(?!np[mx]\b)(?=\S)/gm, '$1npm install ')
}

function withoutTab({ tab: _tab, ...meta }: CodeMeta): CodeMeta {
  return meta
}

function addCode(context: Context, { lang, code, meta, span, isMarked }: Fence): string {
  const placeholder: Placeholder = { placeholder: 'code', index: context.parts.codes.length }
  context.parts.codes.push({ lang, code, meta, span })
  if (isMarked) context.edits.push({ ...span, chunks: [placeholder] })
  return mark(context, placeholder)
}
