/**
 * Parses the words after a fence's language: `tsx diff title="Bars.tsx" {1,4-6} focus={3} lineNumbers /useState/ wrap`.
 *
 * A new option is a key of `CodeMeta`, one of `fenceOptions`, rendered by `code-html.ts` and styled in `markdown.css`; an
 * option that affects highlighting goes through `codeRequest` in `highlight.ts` instead.
 */
import { decodeHTMLStrict } from 'entities/decode'
import { fenceOption, fenceQuote, fenceRange, type Message } from './messages.js'

/** The options in a fence's info string. Line numbers start at 1. */
export interface CodeMeta {
  title?: string
  /** Words that are not options: the name of the tab in `<codeblock>`. */
  tab?: string
  diff?: boolean
  highlight?: number[]
  focus?: number[]
  inserted?: number[]
  deleted?: number[]
  errors?: number[]
  warnings?: number[]
  words?: string[]
  /** The number of the first line; absent without line numbers. */
  lineNumbers?: number
  wrap?: boolean
  /** Number of visible lines of a longer block, 0 for all; absent for the configured default. */
  collapse?: number
}

const ranges = {
  highlight: 'highlight',
  focus: 'focus',
  ins: 'inserted',
  del: 'deleted',
  error: 'errors',
  warning: 'warnings',
} as const

const flags = ['diff', 'wrap', 'collapse', 'nocollapse', 'lineNumbers', 'showLineNumbers', 'package-manager'] as const

export const fenceOptions: readonly string[] = ['title', ...Object.keys(ranges), ...flags]

const token =
  /\{([^{}]*)\}|\[([^[\]]*)\]|(?:ins|del|mark)=\/((?:\\.|[^/\\])+)\/|([\w-]+)=(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|\{([^{}]*)\}|(\S+))|\/((?:\\.|[^/\\])+)\/|(\S+)/g

export interface FenceMeta {
  meta: CodeMeta
  /** The fence becomes tabs, one for each package manager. */
  packageManager: boolean
  messages: Message[]
}

/**
 * Divides an info string into the language and the options, which may follow it without a space: `js{1,3}`, and
 * `js:line-numbers=5` or `js:no-line-numbers` as in VitePress. `diff lang="js"` is a diff of JavaScript.
 */
export function readFenceInfo(lang: string, meta: string): { lang: string; meta: string } {
  const [, name = '', numbers, first, rest = ''] =
    /^([^:{[]+)(?::(no-line-numbers|line-numbers(?:=(\d+))?))?([{[].*)?$/.exec(lang) ?? []
  if (name === '') return { lang, meta }
  const [whole, of] = (name === 'diff' && /(?:^|\s)lang=["']?([\w-]+)["']?(?=\s|$)/.exec(meta)) || []
  if (of !== undefined) return { lang: of, meta: `diff ${meta.replace(whole!, '')}` }
  const option = numbers === undefined || numbers.startsWith('no') ? '' : `lineNumbers=${first ?? 1}`
  return { lang: name, meta: [option, rest, meta].filter(Boolean).join(' ') }
}

/** What CommonMark makes of the text after a fence: escapes and character references. */
export function decodeFenceInfo(written: string): string {
  return written.replace(/\\([!-/:-@[-`{-~])|&#?\w+;/g, (whole, char?: string) => char ?? decodeHTMLStrict(whole))
}

/** @param written with escapes and character references, so that a quoted title can contain quotation marks */
export function parseFenceMeta(written: string): FenceMeta {
  const result: FenceMeta = { meta: {}, packageManager: false, messages: [] }
  const words: string[] = []
  for (const match of written.matchAll(token)) {
    const [, lines, label, pattern, key, double, single, braced, bare, word, flag] = match
    if (lines !== undefined) setLines('highlight', lines, result)
    else if (label !== undefined) words.push(decodeFenceInfo(label))
    else if (pattern !== undefined) {
      // Patterns are not words.
    } else if (
      /^(ins|del|mark)$/.test(key ?? '') &&
      (double ?? single) !== undefined &&
      !/^[\d,\s-]+$/.test(double ?? single!)
    )
      (result.meta.words ??= []).push(decodeFenceInfo(double ?? single!))
    else if (key !== undefined) {
      const rest = /^\S*/.exec(written.slice(match.index + match[0].length))![0]
      if ((double ?? single) !== undefined ? rest !== '' : /^["']/.test(bare ?? ''))
        result.messages.push(fenceQuote(key, rest))
      setOption(key, decodeFenceInfo(double ?? single ?? braced ?? bare ?? ''), result)
    } else if (word !== undefined) (result.meta.words ??= []).push(decodeFenceInfo(word).replace(/\\(.)/g, '$1'))
    else if (flag !== undefined && !setFlag(flag, result)) words.push(decodeFenceInfo(flag))
  }
  if (words.length > 0) result.meta.tab = words.join(' ')
  return result
}

function setFlag(word: string, result: FenceMeta): boolean {
  const { meta } = result
  // Docusaurus’ word for it.
  const flag = word === 'npm2yarn' ? 'package-manager' : flags.find((name) => name === word)
  if (flag === 'diff') meta.diff = true
  else if (flag === 'wrap') meta.wrap = true
  else if (flag === 'collapse') meta.collapse = 5
  else if (flag === 'nocollapse') meta.collapse = 0
  else if (flag === 'lineNumbers' || flag === 'showLineNumbers') meta.lineNumbers = 1
  else if (flag === 'package-manager') result.packageManager = true
  return flag !== undefined
}

function setOption(key: string, value: string, result: FenceMeta): void {
  const { meta } = result
  if (key === 'title' || key === 'filename') meta.title = value
  else if (/^(lineNumbers|showLineNumbers|startLineNumber)$/.test(key) && /^\d+$/.test(value))
    meta.lineNumbers = Number(value)
  else if (key === 'collapse' && /^\d+$/.test(value)) meta.collapse = Number(value)
  else if (key === 'mark') setLines('highlight', value, result)
  else if (Object.hasOwn(ranges, key)) setLines(ranges[key as keyof typeof ranges], value, result)
  else result.messages.push(fenceOption(key, fenceOptions))
}

/** A few characters can name many lines. */
const mostLines = 10_000

function setLines(option: (typeof ranges)[keyof typeof ranges], written: string, result: FenceMeta): void {
  const known = result.meta[option] ?? []
  const lines = lineList(written)
  if (lines && known.length + lines.length <= mostLines) result.meta[option] = [...known, ...lines]
  else result.messages.push(fenceRange(`{${written}}`))
}

/** `1,4-6` → 1, 4, 5, 6; undefined if it is not a valid list or has too many lines. */
function lineList(written: string): number[] | undefined {
  const lines: number[] = []
  for (const part of written.split(',')) {
    const match = /^\s*(\d{1,6})(?:\s*-\s*(\d{1,6}))?\s*$/.exec(part)
    if (!match) return undefined
    const from = Number(match[1])
    const to = Number(match[2] ?? match[1])
    if (from === 0 || to < from || lines.length + to - from >= mostLines) return undefined
    for (let line = from; line <= to; line++) lines.push(line)
  }
  return lines
}
