/**
 * Renders a code block and its highlighted lines as HTML. Lines get elements only if one of them is marked or the lines
 * are numbered. A script activates the copy button; collapsing and wrapping use checkboxes, so they work without a
 * script.
 *
 * A block has a bar with its title or language and its buttons, so that nothing lies over the code. One or two short
 * lines have no bar; the button is beside them. In tabs, the stylesheet moves the bar into the list of tabs.
 */
import { escapeHtml, fillTemplate } from '../text.js'
import { dataHtml } from './escape.js'
import { languageName, resolveLanguage } from './languages.js'
import type { CodeBlock, CodeMeta, HighlightedCode } from './parts.js'
import type { MarkdownString } from './strings.js'

type Strings = Record<MarkdownString, string>

/** Number of visible lines of a block that is collapsed because of its length. */
const shownLines = 20
/** Lines with more characters do not fit the narrowest column of text on a laptop. */
const longLine = 76
/** Blocks with more lines have a bar. */
const shortBlock = 2

export interface CodeHtmlOptions {
  strings: Strings
  /** Blocks with more lines are collapsed; 0 means never. */
  collapseLines: number
}

export function codeBlockHtml(block: CodeBlock, highlighted: HighlightedCode, options: CodeHtmlOptions): string {
  const { meta } = block
  const { strings } = options
  const lang = resolveLanguage(block.lang)
  const name = meta.title ?? (block.lang || 'text')
  const limit = meta.collapse ?? options.collapseLines
  const collapsed = limit > 0 && highlighted.lines.length > limit
  const shown = collapsed ? (meta.collapse ?? Math.min(limit, shownLines)) : Infinity
  const canWrap = !meta.wrap && block.code.split('\n').some((line) => line.length > longLine)
  const hasBar = meta.title !== undefined || canWrap || highlighted.lines.length > shortBlock
  const classes = [
    'code',
    ...(hasBar ? [] : ['code-short']),
    ...(meta.wrap ? ['code-wrap'] : []),
    ...(meta.focus ? ['code-focus'] : []),
    ...(collapsed ? ['code-collapsed'] : []),
  ]
  const numbered = meta.lineNumbers === undefined ? '' : numberClasses(meta.lineNumbers, highlighted.lines.length)
  const label = escapeHtml(fillTemplate(strings['code.label'], { name }))
  const pre = `<pre tabindex="0" role="group" aria-label="${label}"><code class="language-${escapeHtml(lang || 'text')}${numbered}">${linesHtml(block, highlighted, shown)}</code></pre>`
  const content = hasBar
    ? `<div class="code-bar">${caption(block)}${canWrap ? wrapBox(strings) : ''}${copyButton(strings)}</div>${pre}`
    : pre + copyButton(strings)
  return `<div class="${classes.join(' ')}">${content}${collapsed ? expandBox(strings, highlighted.lines.length) : ''}</div>`
}

/** What the bar says: the title, and the language if that does not follow from it. */
function caption({ lang, meta }: CodeBlock): string {
  const name = languageName(lang)
  const isNamed = meta.title !== undefined && /\.\w+$/.test(meta.title)
  const language = name && !isNamed ? `<span class="code-lang">${escapeHtml(name)}</span>` : ''
  return (meta.title === undefined ? '' : `<span class="code-title">${escapeHtml(meta.title)}</span>`) + language
}

function wrapBox(strings: Strings): string {
  const name = escapeHtml(strings['code.wrap'])
  return `<label class="code-wrap-box" title="${name}"><input type="checkbox"><span>${name}</span></label>`
}

function copyButton(strings: Strings): string {
  const attributes = dataHtml({
    'data-copy': '',
    'data-copied': strings['code.copied'],
    'data-ga-event-category': 'code',
    'data-ga-event-action': 'copy-click',
  })
  return `<button type="button" class="code-copy" ${attributes}><span ${dataHtml({ 'data-copy-label': '' })}>${escapeHtml(strings['code.copy'])}</span></button>`
}

function expandBox(strings: Strings, lines: number): string {
  const text = escapeHtml(fillTemplate(strings['code.showAll'], { lines: String(lines) }))
  return `<label class="code-more"><input type="checkbox"><span>${text}</span></label>`
}

/** The stylesheet numbers the lines; the class with the number of digits reserves the space. */
function numberClasses(first: number, lines: number): string {
  return ` numbered digits-${String(first + lines - 1).length}`
}

/** @param shown number of lines that are visible before the block is expanded */
function linesHtml(block: CodeBlock, { lines, signs }: HighlightedCode, shown: number): string {
  const { meta } = block
  const diff = signs ?? (resolveLanguage(block.lang) === 'diff' ? diffSigns(block.code) : undefined)
  const marked = [meta.highlight, meta.focus, meta.inserted, meta.deleted, meta.errors, meta.warnings].some(
    (list) => list !== undefined,
  )
  const plain = !marked && diff === undefined && meta.lineNumbers === undefined
  const html = lines.map((line, index) => {
    const end = index < lines.length - 1 ? '\n' : ''
    if (plain) return line + end
    return `<span class="${lineClasses(meta, index + 1, diff?.[index], signs !== undefined)}"${numberOf(meta, index)}>${line}${end}</span>`
  })
  const rest = html.slice(shown).join('')
  return html.slice(0, shown).join('') + (rest === '' ? '' : `<span class="code-rest">${rest}</span>`)
}

/** A stylesheet cannot read the first line number from a class. */
function numberOf(meta: CodeMeta, index: number): string {
  return meta.lineNumbers === undefined ? '' : ` ${dataHtml({ 'data-line': String(meta.lineNumbers + index) })}`
}

/** Signs for the language `diff` itself, where they remain part of the text. */
function diffSigns(code: string): string {
  return code
    .split('\n')
    .map((line) => (/^(\+\+\+|---) /.test(line) || !/^[-+]/.test(line) ? ' ' : line[0]))
    .join('')
}

function lineClasses(meta: CodeMeta, number: number, sign: string | undefined, rendered: boolean): string {
  const classes = ['line']
  if (sign === '+' || meta.inserted?.includes(number)) classes.push('ins')
  if (sign === '-' || meta.deleted?.includes(number)) classes.push('del')
  if (rendered) classes.push('signed')
  if (meta.highlight?.includes(number)) classes.push('highlight')
  if (meta.focus?.includes(number)) classes.push('focus')
  if (meta.errors?.includes(number)) classes.push('error')
  if (meta.warnings?.includes(number)) classes.push('warning')
  return classes.join(' ')
}
