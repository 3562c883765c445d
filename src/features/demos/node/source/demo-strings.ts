/**
 * The strings of a demo in other languages: `Sales.zh.json` beside `Sales.tsx` has the Chinese of its strings, so a
 * demo is one program in one file, and its code on a Chinese page is the code that runs there.
 *
 * A key is the text of a string as the code has it: the value of a string literal, a text in JSX without the white
 * space around it, a template literal with its `${…}`, or a comment. Every string of the file with that text is
 * replaced, also in types; names, keys without quotes and the specifiers of imports are not.
 */
import { posix } from 'node:path'
import { decodeHTMLStrict } from 'entities/decode'
import {
  all,
  type Ask,
  checkedJson,
  config,
  fileKind,
  type FilePath,
  fileText,
  nearest,
  question,
  type Route,
  stringSpan,
  z,
} from '../../../../feature.js'
import { childrenOf, isNode, type Node, parseScript } from '../../../../feature-unstable.js'
import { demoMessages } from '../../messages.js'
import { demoClosure, demoEntries, type DemoEntry, demoPathname, demosOfPage, withoutExternal } from './demo-files.js'
import { exportedDemo, fileOnDisk, textOfExport } from './exported-demo.js'
import { writtenText } from './written-text.js'

/** A script, and the language of its strings where they are translated. */
export type DemoSource = { file: FilePath; locale?: string }

/** The file with the strings of a script in a language. */
export function stringsFile(script: FilePath, locale: string): FilePath {
  return script.replace(/\.[jt]sx?$/, `.${locale}.json`) as FilePath
}

/** A demo in the language of a page: translated if it, or a script that it imports, has strings in that language. */
export const demoSource = question(
  'demo-source',
  async (ask, { file, locale }: Required<DemoSource>): Promise<DemoSource> => {
    const { files } = await ask(demoClosure, file)
    const kinds = await all(
      files
        .map(fileOnDisk)
        .filter(isScript)
        .map((one) => ask(fileKind, stringsFile(one, locale))),
    )
    return kinds.includes('file') ? { file, locale } : { file }
  },
)

/** The files of a demo by the name in a page, in the language of that page. */
export async function entriesIn(
  ask: Ask,
  locale: string,
  key: { dir: string; name: string },
): Promise<(DemoEntry & DemoSource)[]> {
  const entries = await ask(demoEntries, key)
  return all(entries.map(async (entry) => ({ ...entry, ...(await ask(demoSource, { file: entry.file, locale })) })))
}

/**
 * The route of a demo's own page: in the language of the page that shows it if translated, else in the site's first.
 */
export async function demoRoute(ask: Ask, dir: string, name: string, locale: string): Promise<Route> {
  const entries = await entriesIn(ask, locale, { dir, name })
  const isTranslated = entries.some((entry) => entry.locale !== undefined)
  const { locales } = await ask(config)
  return { pathname: await demoPathname(ask, dir, name), locale: isTranslated ? locale : locales[0]!.code }
}

/** A demo in each language that it has, the original first. */
export async function demoSources(ask: Ask, file: FilePath): Promise<DemoSource[]> {
  const { locales } = await ask(config)
  const sources = await all(locales.map(({ code }) => ask(demoSource, { file, locale: code })))
  return [{ file }, ...sources.filter(({ locale }) => locale !== undefined)]
}

/** The demos that a page shows and that can run, in its language. */
export async function sourcesOfPage(ask: Ask, route: Route): Promise<DemoSource[]> {
  const entries = await all(
    (await demosOfPage(ask, route)).map(({ page, name }) =>
      entriesIn(ask, route.locale, { dir: posix.dirname(page), name }),
    ),
  )
  return (await withoutExternal(ask, entries.flat())).map(({ styling: _, ...source }) => source)
}

/** The text of a file of a demo, in the language of the demo; undefined if there is no such file. */
export async function sourceText(ask: Ask, { file, locale }: DemoSource): Promise<string | undefined> {
  const text = await writtenText(ask, file)
  if (locale === undefined || text === undefined || !isScript(file)) return text
  const exported = exportedDemo(file)
  const translated = await ask(translatedText, { file: exported?.of ?? file, locale })
  if (translated === null) return text
  return exported ? (await textOfExport(ask, exported, translated)).code : translated
}

export const isScript = (file: FilePath) => /\.[jt]sx?$/.test(file)

/** A script with its strings in a language; null where there are none. */
const translatedText = question(
  'demo-translated-text',
  async (ask, { file, locale }: Required<DemoSource>): Promise<string | null> => {
    const source = stringsFile(file, locale)
    const written = await ask(fileText, source)
    if (written === undefined) return null
    const { value: strings, problems } = checkedJson(written, schema)
    if (problems) {
      for (const problem of problems) ask.report(demoMessages.stringsInvalid(problem, source))
      return null
    }
    const code = (await ask(fileText, file))!
    const found = await translateStrings(code, strings)
    if (!found) return null
    for (const key of found.unused) {
      const span = stringSpan(written, JSON.stringify(key).slice(1, -1))
      ask.report(
        demoMessages.unknownString(key, nearest(key, found.texts), posix.basename(file), { file: source, span }),
      )
    }
    return found.code
  },
)

const schema = z.record(z.string(), z.string())

/** A piece of the source that can be replaced: its text without quotes and white space, and how another is written. */
interface Piece {
  text: string
  start: number
  end: number
  write: (text: string) => string
}

/**
 * @param strings the translations, by the text in the code
 * @returns the code with them, the keys that are not in it, and all texts that are; undefined for code that can't be
 *   read
 */
export async function translateStrings(
  code: string,
  strings: Readonly<Record<string, string>>,
): Promise<{ code: string; unused: string[]; texts: string[] } | undefined> {
  const script = await parseScript(code)
  if (!script) return undefined
  const pieces = [...piecesOf(script.program, code), ...script.comments.map((comment) => commentPiece(comment, code))]
  const unused = new Set(Object.keys(strings))
  let result = ''
  let at = 0
  for (const { text, start, end, write } of pieces.sort((a, b) => a.start - b.start)) {
    // A template that is replaced takes the strings within it along.
    if (start < at || !Object.hasOwn(strings, text)) continue
    unused.delete(text)
    result += code.slice(at, start) + write(strings[text]!)
    at = end
  }
  return { code: result + code.slice(at), unused: [...unused], texts: pieces.map(({ text }) => text) }
}

function piecesOf(node: Node, code: string): Piece[] {
  const { type, start, end } = node
  const raw = code.slice(start, end)
  if (type === 'JSXText') {
    const [, before, text, after] = /^(\s*)([^]*?)(\s*)$/.exec(raw)!
    const write = (to: string) => before + escapeJsx(to) + (fullWidthEnd.test(to) ? after!.replace(/^ +$/, '') : after)
    return text ? [{ text: text.replace(/\s+/g, ' '), start, end, write }] : []
  }
  if (type === 'TemplateLiteral' || type === 'TSTemplateLiteralType')
    return [{ text: raw.slice(1, -1), start, end, write: (to) => `\`${to}\`` }, ...inner(node, code)]
  if (isString(node)) return [{ text: node.value, start, end, write: (to) => quoted(to, raw[0] as "'" | '"') }]
  if (type === 'JSXAttribute' && isString(node['value'])) {
    const { value, ...place } = node['value']
    const write = (to: string) => `"${to.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
    return [{ text: decodeHTMLStrict(value), start: place.start, end: place.end, write }]
  }
  return inner(node, code)
}

const isString = (node: unknown): node is Node & { value: string } =>
  isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string'

/** Full-width punctuation has its space in itself. */
const fullWidthEnd = /[\u3001-\u303f\uff01-\uff60]$/

/** Directives, such as `'use client'`, and specifiers are no texts. */
function inner(node: Node, code: string): Piece[] {
  if (node['directive']) return []
  const specifier = /^(Import|Export\w+)Declaration$|^(TS)?Import(Expression|Type)$/.test(node.type)
    ? node['source']
    : undefined
  return childrenOf(node)
    .filter((child) => child !== specifier)
    .flatMap((child) => piecesOf(child, code))
}

function commentPiece({ start, end }: Pick<Node, 'start' | 'end'>, code: string): Piece {
  const [, open, text, close] = /^(\/[/*]+\s*)([^]*?)(\s*(?:\*\/)?)$/.exec(code.slice(start, end))!
  return { text: text!, start, end, write: (to) => `${open}${to}${close}` }
}

const escapeJsx = (text: string) => text.replace(/[{}<>&]/g, (char) => (char === '&' ? '&amp;' : `{'${char}'}`))

function quoted(text: string, quote: "'" | '"'): string {
  const escaped = JSON.stringify(text).slice(1, -1)
  return quote === '"' ? `"${escaped}"` : `'${escaped.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
