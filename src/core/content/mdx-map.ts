/**
 * Where the components of a map come from (`'*': './mdx-components.tsx'`), read from its text: what each name is
 * imported as, or what defines it. So that one of its components can be looked through, and loaded by browsers, without
 * all the others.
 */
import { resolveFile } from '../../bundle/resolve-file.js'
import { fileText } from '../../engine/inputs.js'
import { type Ask, question } from '../../engine/question.js'
import type { FilePath } from '../../model.js'
import { meaningOf, valuesIn } from '../../script/constants.js'
import { declared, namesDeclaredIn, namesIn, neededFor, statementsOf } from '../../script/statements.js'
import {
  isNode,
  type Node,
  nameOf,
  parseScript,
  type Script,
  stringValue,
  walk,
  withoutType,
} from '../../script/syntax.js'

/** An import of the module of a map. */
export interface MapImport {
  source: string
  imported: string
}

export interface MapEntries {
  /** What a component is imported as, or only its place if the map defines it. */
  names: Record<string, { from?: MapImport; place: number }>
  /** Other maps that are spread in it: those from its place on come behind a component. */
  spread: MapImport[]
}

/** A component as `MapEntries` has it, with what defines it. */
type Entry = MapEntries['names'][string] & { value?: Node }

export const mapEntries = question('mdx-map-entries', async (ask, file: FilePath): Promise<MapEntries> => {
  const script = await parseScript((await ask(fileText, file)) ?? '')
  if (!script) return { names: {}, spread: [] }
  const { entries, spread } = readMap(script)
  return { names: Object.fromEntries([...entries].map(([name, { value: _, ...one }]) => [name, one])), spread }
})

/**
 * A module with components that a map defines, each with a `$` before its name, as a file that is not on the disk: it
 * has what they need of the map, and nothing else.
 */
export function mapPart(map: FilePath, names: readonly string[]): FilePath {
  return `${map}~+${[...names].sort().join('+')}.tsx` as FilePath
}

/** @returns undefined for other files */
export function mapPartPlace(file: FilePath): { map: FilePath; names: string[] } | undefined {
  const [, map, names] = /^(.+\.[cm]?[jt]sx?)~\+([^/~.]+)\.tsx$/.exec(file) ?? []
  return map === undefined ? undefined : { map: map as FilePath, names: names!.split('+') }
}

/** The file that a path means, with those that are parts of maps. */
export async function resolveScript(ask: Ask, path: string): Promise<FilePath | undefined> {
  return mapPartPlace(path as FilePath) ? (path as FilePath) : resolveFile(ask, path)
}

/** The text of a file, or of a part of a map. */
export async function scriptText(ask: Ask, file: FilePath): Promise<string | undefined> {
  return mapPartPlace(file) ? ask(mapPartText, file) : ask(fileText, file)
}

const mapPartText = question('mdx-map-part', async (ask, file: FilePath): Promise<string | undefined> => {
  const { map, names } = mapPartPlace(file)!
  const text = await ask(fileText, map)
  const script = text === undefined ? undefined : await parseScript(text)
  if (!script) return undefined
  const spell = ({ name, start, end }: Node) => (typeof name === 'string' ? name : text!.slice(start, end))
  const { entries } = readMap(script)
  const values = names.map((name) => entries.get(name)?.value).filter(isNode)
  if (values.length < names.length) return undefined
  const statements = statementsOf(script.program)
  const needed = neededFor(statements, values.flatMap(namesIn))
  return [
    ...statements.filter((one) => needed.has(one)).map(spell),
    // What is not used goes, whatever it calls.
    ...names.map((name, at) => `export const $${name} = /* @__PURE__ */ (() => (${spell(values[at]!)}))()`),
  ].join('\n')
})

/** What a map has under each name: the import that it is, or what defines it. */
function readMap({ program }: Script): { entries: Map<string, Entry>; spread: MapImport[] } {
  const { imports, entries, whole } = declarationsIn(program)
  const values = valuesIn(program)
  const spread: MapImport[] = []
  const read = (object: Node) => {
    const inner = namesAround(object, program)
    for (const property of object['properties'] as Node[]) {
      const isSpread = property.type === 'SpreadElement'
      const value = withoutType(property[isSpread ? 'argument' : 'value'] as Node)
      const from = value.type === 'Identifier' ? imports.get(nameOf(value)!) : undefined
      const key = isSpread || property['computed'] ? undefined : nameOf(property['key'])
      if (isSpread) {
        const other = meaningOf(value, values)
        if (other.type === 'ObjectExpression') read(other)
        else if (from) spread.push(from)
      } else if (key !== undefined) {
        const own = namesDeclaredIn(value)
        const isFree = !namesIn(value).some((name) => inner.has(name) && !own.has(name))
        entries.delete(key)
        const place = spread.length
        if (from) entries.set(key, { from, place })
        else if (isFree && property['kind'] === 'init' && !property['method']) entries.set(key, { value, place })
      }
    }
  }
  const roots = [values.get('components'), values.get('mdxComponents'), whole, values.get('useMDXComponents')]
  const map = roots.map((root) => root && meaningOf(root, values)).find((root) => root?.type === 'ObjectExpression')
  if (map) read(map)
  return { entries, spread }
}

/** The names that are there only while the functions around a node run. */
function namesAround({ start, end }: Node, program: Node): Set<string> {
  const names = new Set<string>()
  walk(program, (one) => {
    if (/Function/.test(one.type) && one.start < start && end <= one.end)
      for (const name of namesDeclaredIn(one)) names.add(name)
  })
  for (const statement of statementsOf(program)) for (const [name] of declared(statement)) names.delete(name)
  return names
}

/** The imports of a map, what it exports beside it, and its default export. */
function declarationsIn(program: Node) {
  const imports = new Map<string, MapImport>()
  const entries = new Map<string, Entry>()
  let whole: Node | undefined
  for (const node of statementsOf(program)) {
    const source = stringValue(node['source'])
    const specifiers = (node['specifiers'] ?? []) as Node[]
    if (node.type === 'ImportDeclaration')
      for (const { type, local, imported } of specifiers) {
        const name =
          type === 'ImportDefaultSpecifier' ? 'default' : type === 'ImportSpecifier' ? nameOf(imported)! : '*'
        imports.set(nameOf(local)!, { source: source!, imported: name })
      }
    else if (node.type === 'ExportDefaultDeclaration') whole = node['declaration'] as Node
    else if (node.type === 'ExportNamedDeclaration') {
      for (const { local, exported } of specifiers) {
        const from = source === undefined ? imports.get(nameOf(local)!) : { source, imported: nameOf(local)! }
        entries.set(nameOf(exported)!, { ...(from ? { from } : { value: local as Node }), place: 0 })
      }
      if (isNode(node['declaration']))
        for (const [name] of declared(node))
          entries.set(name, { value: { type: 'Identifier', name, start: 0, end: 0 }, place: 0 })
    }
  }
  return { imports, entries, whole }
}
