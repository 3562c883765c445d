/**
 * Comments in code that mark lines: `// [!code ++]` as in VitePress, `// highlight-next-line` as in Docusaurus. They
 * mean what the options of the fence mean, and are removed from the code.
 *
 * A comment after code marks its line; a comment on its own line marks the next line and is removed with its line.
 */
import type { CodeMeta } from './fence-meta.js'

type LineOption = 'highlight' | 'focus' | 'inserted' | 'deleted' | 'errors' | 'warnings'

const notation: Record<string, LineOption> = {
  '++': 'inserted',
  '--': 'deleted',
  highlight: 'highlight',
  hl: 'highlight',
  focus: 'focus',
  error: 'errors',
  warning: 'warnings',
}

const begin = String.raw`(?:\/\/|\/\*|\{\s*\/\*|<!--|#|--|;|%|'|")`
const end = String.raw`(?:\*\/\s*\}|\*\/|-->)?`
const marks = Object.keys(notation).map((name) => name.replaceAll('+', '\\+'))
const inlineMark = new RegExp(String.raw`\s*${begin}\s*\[!code (${marks.join('|')})(?::(\d{1,4}))?\]\s*${end}\s*$`)
const wordMark = new RegExp(String.raw`\s*${begin}\s*\[!code word:((?:\\.|[^\]:\\])+)(?::\d{1,4})?\]\s*${end}\s*$`)
const magicComment = new RegExp(String.raw`^\s*${begin}\s*highlight-(next-line|start|end)\s*${end}\s*$`)

/** Markdown shows such comments as they are, since a guide may explain them. */
const verbatim = new Set(['md', 'markdown', 'mdx'])

/** @returns the code without these comments and what they mark; undefined if there are none */
export function readCodeMarks(lang: string, code: string): { code: string; marks: CodeMeta } | undefined {
  if (verbatim.has(lang.toLowerCase()) || !/\[!code |highlight-(?:next-line|start)/.test(code)) return undefined
  const lines: string[] = []
  const found: Partial<Record<LineOption, Set<number>>> = {}
  const words: string[] = []
  let isChanged = false
  let isHighlighted = false
  const add = (option: LineOption, from: number, count: number): void => {
    const list = (found[option] ??= new Set())
    for (let line = from; line < from + count; line++) list.add(line)
  }
  for (const written of code.split('\n')) {
    const magic = magicComment.exec(written)?.[1]
    if (magic) {
      isChanged = true
      if (magic === 'next-line') add('highlight', lines.length + 1, 1)
      else isHighlighted = magic === 'start'
      continue
    }
    let line = written
    for (;;) {
      const word = wordMark.exec(line)
      const match = word ?? inlineMark.exec(line)
      if (!match) break
      isChanged = true
      line = line.slice(0, match.index)
      if (word) words.push(word[1]!.replace(/\\(.)/g, '$1'))
      else add(notation[match[1]!]!, lines.length + 1, Number(match[2] ?? 1))
    }
    if (line !== written && line.trim() === '') continue
    lines.push(line)
    if (isHighlighted) add('highlight', lines.length, 1)
  }
  if (!isChanged) return undefined
  const result: CodeMeta = words.length > 0 ? { words } : {}
  for (const [option, numbers] of Object.entries(found) as [LineOption, Set<number>][]) {
    result[option] = [...numbers].filter((line) => line <= lines.length).sort((a, b) => a - b)
  }
  return { code: lines.join('\n'), marks: result }
}

/** The options of a fence and of the comments in its code. */
export function mergeMarks(meta: CodeMeta, marks: CodeMeta): CodeMeta {
  const merged = { ...meta }
  for (const option of ['highlight', 'focus', 'inserted', 'deleted', 'errors', 'warnings'] as const) {
    const lines = marks[option]
    if (lines) merged[option] = [...(meta[option] ?? []), ...lines]
  }
  if (marks.words) merged.words = [...(meta.words ?? []), ...marks.words]
  return merged
}
