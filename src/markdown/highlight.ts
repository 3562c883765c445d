/**
 * Code → coloured lines. The highlighter (shiki with the JavaScript engine) starts with the first block that needs it,
 * and a grammar is loaded with the first block in its language: a run without new code never pays their quarter of a
 * second. The answer depends on the request and on `highlighterVersion` alone, so callers can remember it.
 *
 * Its HTML is printed here: neighbouring tokens of one colour are joined and plain text has no element, which is half
 * of what the library prints.
 */
import { createRequire } from 'node:module'
import type { HighlighterCore, RegexEngine, ThemedToken } from 'shiki/core'
import { bundledLanguages } from 'shiki/langs'
import { tokenClass, unionTheme } from './code-theme.js'
import { escapeText } from './escape.js'
import { resolveLanguage } from './languages.js'
import type { CodeRequest, CodeText, HighlightedCode } from './parts.js'

/** Changes whenever an answer could: part of the key under which answers are remembered. */
export const highlighterVersion = `shiki ${(createRequire(import.meta.url)('shiki/package.json') as { version: string }).version}, printer 2`

/** A longer line is not coloured: matching takes time with the square of its length (20,000 characters: 25 s). */
const longestLine = 2000

/** All languages that leave each other alone. */
let shared: Promise<HighlighterCore> | undefined
let engine: Promise<RegexEngine> | undefined
const loading = new Map<string, Promise<HighlighterCore>>()

/** What is coloured within Markdown, Vue and their like. */
const embedded = [
  'html',
  'html-derivative',
  'css',
  'scss',
  'less',
  'javascript',
  'jsx',
  'typescript',
  'tsx',
  'json',
  'jsonc',
  'yaml',
  'toml',
  'xml',
  'graphql',
  'sql',
  'shellscript',
  'diff',
  'python',
] as const

async function start(): Promise<HighlighterCore> {
  engine ??= import('./regex-engine.js').then(({ createRegexEngine }) => createRegexEngine())
  const { createHighlighterCore } = await import('shiki/core')
  return createHighlighterCore({ themes: [unionTheme().theme], langs: [], engine: await engine })
}

function load(lang: string): Promise<HighlighterCore> {
  let loaded = loading.get(lang)
  if (!loaded) loading.set(lang, (loaded = loadLanguage(lang as keyof typeof bundledLanguages)))
  return loaded
}

/**
 * A language that colours whatever others happen to be loaded, or that reaches into others, would make a block's colours
 * depend on the blocks before it. It gets a highlighter to itself, with a fixed choice of languages.
 */
async function loadLanguage(lang: keyof typeof bundledLanguages): Promise<HighlighterCore> {
  const grammars = (await bundledLanguages[lang]()).default
  const wanted = new Set(grammars.flatMap(({ embeddedLangsLazy = [] }) => embeddedLangsLazy))
  const isIndependent = wanted.size > 0 || grammars.some(({ injectTo }) => injectTo)
  const highlighter = await (isIndependent ? start() : (shared ??= start()))
  await highlighter.loadLanguage(
    grammars,
    ...embedded.filter((name) => wanted.has(name)).map((name) => bundledLanguages[name]),
  )
  return highlighter
}

/**
 * What the colouring of a block depends on, and nothing else: equal requests have equal answers. Options of a block that
 * change its colours are added here and in `CodeRequest`; the key below follows by itself.
 */
export function codeRequest({ lang, code, meta = {} }: CodeText): CodeRequest {
  return {
    lang: resolveLanguage(lang),
    code,
    ...(meta.diff && { diff: true }),
    ...(meta.words && { words: meta.words }),
  }
}

/** Under which the answer to a request of `codeRequest` may be remembered: all of the request, whatever it holds. */
export function codeKey(request: CodeRequest): string {
  return JSON.stringify([highlighterVersion, request])
}

/** @returns one answer for each request, in order; an unknown language gives plain lines */
export async function highlightCode(requests: CodeRequest[]): Promise<HighlightedCode[]> {
  return Promise.all(requests.map(highlightOne))
}

async function highlightOne(request: CodeRequest): Promise<HighlightedCode> {
  const lang = resolveLanguage(request.lang)
  if (request.diff) return highlightDiff(request, lang)
  return { lines: await colouredLines(request.code, lang, request.words) }
}

/** Without colours: what `assemble` falls back to. */
export function plainCode(request: CodeRequest): HighlightedCode {
  const lines = request.code.split('\n')
  const { text, signs } = request.diff ? splitSigns(lines) : { text: lines, signs: undefined }
  return {
    lines: text.map((line) => lineHtml([{ content: line, type: '' }], request.words)),
    ...(signs !== undefined && { signs }),
  }
}

/** The two sides are read apart, since a removed line would unbalance the one that replaces it. */
async function highlightDiff({ code, words }: CodeRequest, lang: string): Promise<HighlightedCode> {
  const { text, signs } = splitSigns(code.split('\n'))
  const side = (other: string) =>
    colouredLines(text.filter((_, index) => signs[index] !== other).join('\n'), lang, words)
  const [oldLines, newLines] = await Promise.all([side('+'), side('-')])
  let oldAt = 0
  let newAt = 0
  const lines = text.map((_, index) => {
    if (signs[index] === '-') return oldLines[oldAt++] ?? ''
    if (signs[index] === ' ') oldAt++
    return newLines[newAt++] ?? ''
  })
  return { lines, signs }
}

function splitSigns(lines: string[]): { text: string[]; signs: string } {
  const signs = lines.map((line) => (line[0] === '+' || line[0] === '-' ? line[0] : ' ')).join('')
  return { text: lines.map((line) => (/^[-+ ]/.test(line) ? line.slice(1) : line)), signs }
}

interface Run {
  content: string
  type: string
}

async function colouredLines(code: string, lang: string, words: string[] | undefined): Promise<string[]> {
  const lines = code.split('\n')
  if (lang === '') return lines.map((line) => lineHtml([{ content: line, type: '' }], words))
  const highlighter = await load(lang)
  // The library's own limit of half a second per line gives up on a busy machine: the same code, other colours.
  const limits = { tokenizeMaxLineLength: longestLine, tokenizeTimeLimit: 0 }
  const tokens = highlighter.codeToTokensBase(code, { lang, theme: 'union', ...limits })
  return tokens.map((line) => lineHtml(joinRuns(line), words))
}

/** White space takes the colour of what stands before it, so that it does not cut a run. */
function joinRuns(tokens: ThemedToken[]): Run[] {
  const runs: Run[] = []
  for (const token of tokens) {
    const last = runs.at(-1)
    const type = tokenClass(token.color)
    if (last && (last.type === type || token.content.trim() === '')) last.content += token.content
    else runs.push({ content: token.content, type: token.content.trim() === '' ? '' : type })
  }
  return runs
}

function lineHtml(runs: Run[], words: string[] | undefined): string {
  const tokenHtml = ({ content, type }: Run): string =>
    type === '' ? escapeText(content) : `<span class="${type}">${escapeText(content)}</span>`
  if (!words || words.length === 0) return runs.map(tokenHtml).join('')
  const line = runs.map((run) => run.content).join('')
  const marks = findWords(line, words)
  let html = ''
  let at = 0
  let open = false
  for (const run of runs) {
    let rest = run.content
    while (rest !== '') {
      const inside = marks.find(([start, end]) => at >= start && at < end)
      const next = inside ? inside[1] : (marks.find(([start]) => start > at)?.[0] ?? line.length)
      const part = rest.slice(0, next - at)
      if (Boolean(inside) !== open) html += open ? '</mark>' : '<mark>'
      open = Boolean(inside)
      html += tokenHtml({ content: part, type: run.type })
      rest = rest.slice(part.length)
      at += part.length
      if (inside && at === inside[1]) {
        html += '</mark>'
        open = false
      }
    }
  }
  return html
}

/** Where the words stand in a line, in order, without overlaps. */
function findWords(line: string, words: string[]): [number, number][] {
  const found: [number, number][] = []
  for (const word of words) {
    for (let at = line.indexOf(word); at !== -1; at = line.indexOf(word, at + word.length))
      found.push([at, at + word.length])
  }
  found.sort((a, b) => a[0] - b[0] || b[1] - a[1])
  return found.filter(([start], index) => found.slice(0, index).every(([, end]) => end <= start))
}
