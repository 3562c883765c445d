/**
 * Highlights code. The highlighter (shiki with the JavaScript engine) starts with the first block that needs it, and a
 * grammar is loaded with the first block in its language, so a run without new code saves their quarter of a second.
 * The result depends only on the request and on `highlighterVersion`, so callers can cache it.
 *
 * The HTML is rendered here: adjacent tokens of one colour are joined and plain text has no element, which halves the
 * size of the library's own HTML.
 */
import { createRequire } from 'node:module'
import type { HighlighterCore, RegexEngine } from 'shiki/core'
import { bundledLanguages } from 'shiki/langs'
import { tokenClass, unionTheme } from './code-theme.js'
import { escapeText } from './escape.js'
import { resolveLanguage } from './languages.js'
import { type GrammarState, type HighlightedLine, type HighlightLine, withLineCache } from './speed/line-cache.js'
import type { CodeRequest, CodeText, HighlightedCode } from './parts.js'

/** Part of the cache key of results; changes whenever results could change. */
export const highlighterVersion = `shiki ${(createRequire(import.meta.url)('shiki/package.json') as { version: string }).version}, printer 2`

/** Longer lines are not highlighted: matching time grows with the square of the length (20,000 characters: 25 s). */
const longestLine = 2000

/** The highlighter of all languages that do not affect each other. */
let shared: Promise<HighlighterCore> | undefined
let engine: Promise<RegexEngine> | undefined
const loading = new Map<string, Promise<Language>>()

/** Languages that are highlighted within Markdown, Vue and the like. */
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

/** Adjacent tokens of one colour. */
interface Run {
  content: string
  /** The class of its colour; '' for plain text. */
  type: string
}

interface Language {
  /** @param words that are marked */
  highlight(line: string, state: GrammarState, words?: string[]): HighlightedLine
  /** The same without marks, for a line that came before. */
  cached: HighlightLine
}

async function start(): Promise<HighlighterCore> {
  engine ??= import('./speed/regex-engine.js').then(({ createRegexEngine }) => createRegexEngine())
  const { createHighlighterCore } = await import('shiki/core')
  return createHighlighterCore({ themes: [unionTheme().theme], langs: [], engine: await engine })
}

function load(lang: string): Promise<Language> {
  let loaded = loading.get(lang)
  if (!loaded) loading.set(lang, (loaded = loadLanguage(lang as keyof typeof bundledLanguages)))
  return loaded
}

/**
 * A language that embeds whichever languages happen to be loaded, or that injects into others, would make a block's
 * colours depend on the blocks before it. It gets its own highlighter with a fixed list of languages.
 */
async function loadLanguage(lang: keyof typeof bundledLanguages): Promise<Language> {
  const grammars = (await bundledLanguages[lang]()).default
  const wanted = new Set(grammars.flatMap(({ embeddedLangsLazy = [] }) => embeddedLangsLazy))
  const isIndependent = wanted.size > 0 || grammars.some(({ injectTo }) => injectTo)
  const highlighter = await (isIndependent ? start() : (shared ??= start()))
  await highlighter.loadLanguage(
    grammars,
    ...embedded.filter((name) => wanted.has(name)).map((name) => bundledLanguages[name]),
  )
  const { EncodedTokenMetadata } = await import('shiki/textmate')
  const { colorMap } = highlighter.getInternalContext().setTheme('union')
  const classes = colorMap.map(tokenClass)
  const grammar = highlighter.getLanguage(lang)
  const highlight: Language['highlight'] = (line, state, words) => {
    // A limit of time would make the result depend on the load of the machine.
    const { tokens, ruleStack } = grammar.tokenizeLine2(line, state, 0)
    const runs: Run[] = []
    for (let at = 0; at < tokens.length; at += 2) {
      const content = line.slice(tokens[at], tokens[at + 2])
      if (content !== '') addRun(runs, content, classes[EncodedTokenMetadata.getForeground(tokens[at + 1]!)] ?? '')
    }
    return { html: lineHtml(runs, words), state: ruleStack }
  }
  return { highlight, cached: withLineCache(highlight) }
}

/**
 * Exactly what the highlighting of a block depends on: equal requests have equal results. Options that affect
 * highlighting are added here and in `CodeRequest`; `codeKey` then includes them automatically.
 */
export function codeRequest({ lang, code, meta = {} }: CodeText): CodeRequest {
  return {
    lang: resolveLanguage(lang),
    code,
    ...(meta.diff && { diff: true }),
    ...(meta.words && { words: meta.words }),
  }
}

/** The cache key of a request made by `codeRequest`; it covers the whole request. */
export function codeKey(request: CodeRequest): string {
  return JSON.stringify([highlighterVersion, request])
}

/** @returns one result for each request, in order; lines in an unknown language are plain */
export async function highlightCode(requests: CodeRequest[]): Promise<HighlightedCode[]> {
  return Promise.all(requests.map(highlightOne))
}

async function highlightOne(request: CodeRequest): Promise<HighlightedCode> {
  const lang = resolveLanguage(request.lang)
  if (request.diff) return highlightDiff(request, lang)
  return { lines: await colouredLines(request.code, lang, request.words) }
}

/** Lines without highlighting, the fallback of `assemble`. */
export function plainCode(request: CodeRequest): HighlightedCode {
  const lines = request.code.split('\n')
  const { text, signs } = request.diff ? splitSigns(lines) : { text: lines, signs: undefined }
  return {
    lines: text.map((line) => lineHtml([{ content: line, type: '' }], request.words)),
    ...(signs !== undefined && { signs }),
  }
}

/** The two sides are highlighted separately, since a removed line could unbalance its replacement. */
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

async function colouredLines(code: string, lang: string, words: string[] | undefined): Promise<string[]> {
  if (lang === '') return code.split('\n').map((line) => lineHtml([{ content: line, type: '' }], words))
  const { highlight, cached } = await load(lang)
  let state: GrammarState = null
  return code.split(/\r?\n/).map((line) => {
    if (line === '') return ''
    if (line.length >= longestLine) return lineHtml([{ content: line, type: '' }], words)
    const highlighted = words?.length ? highlight(line, state, words) : cached(line, state)
    state = highlighted.state
    return highlighted.html
  })
}

/** White space takes the colour of the preceding token, so that it does not split a run. */
function addRun(runs: Run[], content: string, type: string): void {
  const isSpace = content.trim() === ''
  const last = runs.at(-1)
  if (last && (isSpace || last.type === type)) last.content += content
  else runs.push({ content, type: isSpace ? '' : type })
}

function lineHtml(runs: Run[], words?: string[]): string {
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

/** The positions of the words in a line, in order, without overlaps. */
function findWords(line: string, words: string[]): [number, number][] {
  const found: [number, number][] = []
  for (const word of words) {
    for (let at = line.indexOf(word); at !== -1; at = line.indexOf(word, at + word.length))
      found.push([at, at + word.length])
  }
  found.sort((a, b) => a[0] - b[0] || b[1] - a[1])
  return found.filter(([start], index) => found.slice(0, index).every(([, end]) => end <= start))
}
