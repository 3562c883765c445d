/**
 * Code fences: language, options, and the tabs created by `<codeblock>` or the word `package-manager`.
 *
 * Tabs are radio buttons with panels, so they work without JavaScript; a script only remembers the choice under
 * `data-storage-key`.
 */
import type { Code } from 'mdast'
import type { Span } from '../model.js'
import { literal, mark, report, spanOf, stringMark, type Context } from './context.js'
import { escapeHtml } from '../text.js'
import { dataHtml } from './escape.js'
import { fenceOptions, parseFenceMeta } from './fence-meta.js'
import { isKnownLanguage, knownLanguages } from './languages.js'
import * as messages from './messages.js'
import { forPackageManager } from './package-managers.js'
import type { CodeBlock, CodeMeta } from './parts.js'
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

/** The tabs of `<codeblock storageKey="k">`. */
export function codeTabsHtml(context: Context, storageKey: string, nodes: Code[]): { type: 'text'; value: string } {
  const tabs = nodes.map((node) => {
    const block = readFence(context, node, true)
    const { tab, ...meta } = block.meta
    return { name: tab ?? meta.title ?? (block.lang || 'text'), html: addCode(context, { ...block, meta }) }
  })
  return literal(context, tabsHtml(context, storageKey, tabs))
}

function tabsHtml(context: Context, storageKey: string, tabs: { name: string; html: string }[]): string {
  const group = mark(context, { placeholder: 'unique', index: context.parts.uniques++ })
  const radios = tabs.map(({ name }, index) => {
    const input = `<input type="radio" name="tabs-${group}" value="${escapeHtml(name)}"${index === 0 ? ' checked' : ''}>`
    return `<label>${input}<span>${escapeHtml(name)}</span></label>`
  })
  const panels = tabs.map(
    ({ name, html }) => `<div class="tabs-panel" ${dataHtml({ 'data-value': name })}>${html}</div>`,
  )
  return (
    `<div class="tabs" ${dataHtml({ 'data-storage-key': storageKey })}>` +
    `<div class="tabs-list" role="radiogroup" aria-label="${stringMark(context, 'code.tabs')}">${radios.join('')}</div>` +
    `<div class="tabs-panels">${panels.join('')}</div></div>`
  )
}

interface Fence extends CodeBlock {
  packageManager: boolean
}

/** @param inTabs words that are not options name the tab instead of being reported */
function readFence(context: Context, node: Code, inTabs: boolean): Fence {
  const span = spanOf(node)
  const firstLine = {
    start: span.start,
    end: span.start + (/^[^\n]*/.exec(context.text.slice(span.start, span.end))?.[0].length ?? 0),
  }
  const { meta, packageManager, messages: problems } = parseFenceMeta(node.meta ?? '')
  for (const problem of problems) report(context, problem, firstLine)
  if (!inTabs && meta.tab) {
    const word = meta.tab.split(' ').find((word) => nearest(word, fenceOptions))
    if (word) report(context, messages.fenceOption(word, fenceOptions), firstLine)
  }
  const lang = node.lang ?? ''
  if (!isKnownLanguage(lang)) report(context, messages.fenceLanguage(lang, knownLanguages()), firstLine)
  return { lang, code: node.value, meta: inTabs ? meta : withoutTab(meta), span, packageManager }
}

function withoutTab({ tab: _tab, ...meta }: CodeMeta): CodeMeta {
  return meta
}

function addCode(context: Context, { lang, code, meta, span }: CodeBlock): string {
  context.parts.codes.push({ lang, code, meta, span })
  return mark(context, { placeholder: 'code', index: context.parts.codes.length - 1 })
}
