/**
 * Demos whose code is in a page: a code block with the word `live`, or files that an element of the page has.
 *
 * A code block may be less than a module, as editors that evaluate code take it: an element, a component, or statements
 * that end with `render(<App />)`. It becomes a module, with imports for the names that it does not define (`scope` of
 * the options), which readers see and can take away. The code itself is the demo's preview.
 */
import { posix } from 'node:path'
import { type Ask, fileKind, type FilePath, fileText, liveCodesIn, livePlace, question } from '../../../../feature.js'
import {
  declared,
  namesDeclaredIn,
  namesIn,
  type Node,
  nameOf,
  parseScript,
  resolveFile,
  statementsOf,
} from '../../../../feature-unstable.js'
import { styleOf } from '../../shared/code-style.js'
import { fileOnDisk } from './exported-demo.js'
import { type Scope, scopeNames } from './live-scope.js'

/** The text of a file that a page has; undefined if there is none, or if it cannot be read. */
export const liveText = question('demo-live-text', async (ask, file: FilePath): Promise<string | undefined> => {
  const code = await liveCode(ask, file)
  const { page, index, name, isAlone } = livePlace(file)!
  if (code === undefined) return undefined
  if (!isAlone) return withStyles(code, name, (await ask(liveCodesIn, page))[index]!.files)
  const scope = Object.entries(await ask(scopeNames)).map(([local, { from, ...rest }]) => {
    const path = posix.relative(posix.dirname(page), from)
    return [local, { from: !from.startsWith('.') ? from : path.startsWith('.') ? path : `./${path}`, ...rest }]
  })
  return liveModule(code, Object.fromEntries(scope) as Scope)
})

/** The first of several files imports the stylesheets that none of them names, as editors that have a page of their own do. */
function withStyles(code: string, name: string, files: Record<string, string>): string {
  if (name !== Object.keys(files)[0]) return code
  const isNamed = (path: string) => Object.values(files).some((text) => text.includes(posix.basename(path)))
  const styles = Object.keys(files).filter((path) => path.endsWith('.css') && !isNamed(path))
  return styles.map((path) => `import './${path}'\n`).join('') + code
}

/** The files of a page beside a demo that it does not import. */
export async function filesBeside(ask: Ask, demo: FilePath, imported: readonly FilePath[]): Promise<FilePath[]> {
  const place = livePlace(demo)
  if (!place || place.isAlone) return []
  const { files = {} } = (await ask(liveCodesIn, place.page))[place.index] ?? {}
  const all = Object.keys(files).map((name) => (demo.slice(0, -place.name.length) + name) as FilePath)
  return all.filter((one) => !imported.includes(one))
}

/** The code of a page as it is written; undefined if there is none. */
export async function liveCode(ask: Ask, file: FilePath): Promise<string | undefined> {
  const { page, index, name } = livePlace(file)!
  const { files = {}, from } = (await ask(liveCodesIn, page))[index] ?? {}
  if (from === undefined || !Object.hasOwn(files, name)) return files[name]
  const source = await resolveFile(ask, from)
  return source && ask(fileText, source)
}

const endings = ['', '.js', '.jsx', '.tsx', '.ts', '.css', '.json', '/index.js', '/index.tsx']

/** The file that a path means, on the disk or in a page. */
export async function resolveSource(ask: Ask, path: string): Promise<FilePath | undefined> {
  const place = livePlace(path)
  if (!place) {
    const onDisk = fileOnDisk(path as FilePath)
    if (onDisk === path) return resolveFile(ask, path)
    return (await ask(fileKind, onDisk)) === 'file' ? (path as FilePath) : undefined
  }
  const { files = {} } = (await ask(liveCodesIn, place.page))[place.index] ?? {}
  const ending = place.isAlone ? '' : endings.find((one) => Object.hasOwn(files, place.name + one))
  if (place.isAlone && !Object.hasOwn(files, place.name)) return undefined
  return ending === undefined ? undefined : ((path + ending) as FilePath)
}

/**
 * @param code of a code block
 * @returns a module with a default export; undefined if the code can't be read
 */
export async function liveModule(code: string, scope: Scope): Promise<string | undefined> {
  const text = code.trim()
  const script = await parseScript(text)
  if (!script) return elementsModule(text, scope)
  const statements = statementsOf(script.program)
  const imports = importsFor(script.program, scope, text)
  if (statements.some(isDefault)) return joined('\n', imports, text)
  const body = statements.filter(({ type }) => type !== 'ImportDeclaration')
  const last = body.at(-1)
  if (!last) return undefined
  const first = body[0]!
  const head = joined('\n', imports, text.slice(0, first.start)).trimEnd()
  const before = text.slice(first.start, last.start).trim()
  const { semi } = styleOf(text)
  const spell = ({ start, end }: Node) => text.slice(start, end)
  const exported = (what: string) => `export default ${what}${semi ? ';' : ''}`
  if (last.type !== 'ExpressionStatement') {
    const name = body.flatMap(declared).findLast(([one]) => /^[A-Z]/.test(one))?.[0]
    return name && joined('\n\n', head, inPreview(text.slice(first.start)), exported(name))
  }
  const expression = last['expression'] as Node
  const rendered = nameOf(expression['callee']) === 'render' ? (expression['arguments'] as Node[])[0] : undefined
  if (rendered) {
    const isComponent = /Identifier|Function/.test(rendered.type)
    const result = isComponent ? exported(spell(rendered)) : component([], [spell(rendered)])
    return joined('\n\n', head, inPreview(before), result)
  }
  if (/^JSX/.test(expression.type))
    return joined(
      '\n\n',
      head,
      before ? component([before], [spell(expression)]) : component([], marked([spell(expression)])),
    )
  return joined('\n\n', head, inPreview(before), exported(spell(expression)))
}

/** Elements beside each other are those of a fragment. */
async function elementsModule(text: string, scope: Scope): Promise<string | undefined> {
  const whole = `<>\n${text}\n</>`
  const script = text.startsWith('<') ? await parseScript(whole) : undefined
  if (!script) return undefined
  const lines = ['<>', '{/* #region preview */}', text, '{/* #endregion */}', '</>']
  return joined('\n\n', importsFor(script.program, scope, text), component([], lines))
}

const isDefault = ({ type, specifiers }: Node) =>
  type === 'ExportDefaultDeclaration' ||
  (type === 'ExportNamedDeclaration' &&
    (specifiers as Node[] | undefined)?.some((one) => nameOf(one['exported']) === 'default') === true)

function joined(by: string, ...parts: string[]): string {
  return `${parts.filter((part) => part.trim() !== '').join(by)}\n`
}

/** Lines that are the preview of a demo. */
function marked(lines: string[]): string[] {
  return ['// #region preview', ...lines, '// #endregion']
}

function inPreview(text: string): string {
  return text === '' ? '' : marked([text]).join('\n')
}

function component(statements: string[], element: string[]): string {
  const indented = (lines: string[], by: string) =>
    lines.map((one) => (/`[^`]*\n/.test(one) ? by + one : one.replace(/^(?=.)/gm, by)))
  const body = [...indented(statements, '  '), '  return (', ...indented(element, '    '), '  )']
  return ['export default function Demo() {', ...(statements.length > 0 ? marked(body) : body), '}'].join('\n')
}

/** The statements that import the names of a scope which the code uses and does not define. */
function importsFor(program: Node, scope: Scope, text: string): string {
  const own = namesDeclaredIn(program)
  const names = new Map<string, string[]>()
  for (const name of new Set(namesIn(program))) {
    const found = Object.hasOwn(scope, name) && !own.has(name) ? scope[name] : undefined
    if (found) names.set(found.from, [...(names.get(found.from) ?? []), spellImport(found.name, name)])
  }
  const { semi, singleQuote } = styleOf(text)
  const quote = singleQuote ? "'" : '"'
  return [...names]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, list]) => {
      const whole = list.filter((one) => !one.startsWith('{'))
      const named = list.filter((one) => one.startsWith('{')).map((one) => one.slice(2, -2))
      const all = [...whole, ...(named.length > 0 ? [`{ ${named.sort().join(', ')} }`] : [])]
      return all.map((one) => `import ${one} from ${quote}${from}${quote}${semi ? ';' : ''}`).join('\n')
    })
    .join('\n')
}

function spellImport(imported: string, local: string): string {
  if (imported === '*') return `* as ${local}`
  if (imported === 'default') return local
  return imported === local ? `{ ${local} }` : `{ ${imported} as ${local} }`
}

/** Why code of a page cannot run, with the offset in it. */
export async function liveProblem(code: string): Promise<{ why: string; at: number }> {
  const { parseSync } = await import('rolldown/utils')
  const [error] = parseSync('code.tsx', code, { lang: 'tsx' }).errors
  if (!error) return { why: 'it has no component and no element.', at: 0 }
  return { why: error.message, at: error.labels[0]?.start ?? 0 }
}
