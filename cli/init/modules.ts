/** The modules of a library: what they declare, import and export, as syntax trees. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  importsOf,
  isNode,
  nameOf,
  type SyntaxNode as Node,
  type ParseScript,
  type ScriptImport,
  stringValue,
} from '../../src/index.js'

export interface Module {
  /** Absolute. */
  file: string
  text: string
  program: Node
  imports: ScriptImport[]
  /** What its own names were imported as: `*` for a whole module, `default` for its default export. */
  imported: Map<string, { specifier: string; name: string }>
  /** Functions, classes and variables by name; `default` is what it exports as that. */
  values: Map<string, Node>
  /** Interfaces and names of types. */
  types: Map<string, Node>
}

/** Finds a module by what another imports: `./button`. Each is read once. */
export interface Modules {
  read(file: string): Module
  /** @returns undefined for a package, and for what does not exist */
  imported(from: Module, specifier: string | undefined): Module | undefined
}

export function modulesOf(parse: ParseScript): Modules {
  const known = new Map<string, Module>()
  const read = (file: string): Module => {
    let module = known.get(file)
    if (!module) {
      const text = readFileSync(file, 'utf8')
      const script = parse(text) ?? { program: { type: 'Program', start: 0, end: 0, body: [] }, comments: [] }
      module = { file, text, program: script.program, imports: importsOf(script), ...namesIn(script.program) }
      known.set(file, module)
    }
    return module
  }
  return {
    read,
    imported(from, specifier) {
      const file = specifier?.startsWith('.') ? moduleFile(join(dirname(from.file), specifier), from.file) : undefined
      return file === undefined ? undefined : read(file)
    },
  }
}

/** The nodes of a list. */
export const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

function namesIn(program: Node): Pick<Module, 'imported' | 'values' | 'types'> {
  const imported: Module['imported'] = new Map()
  const values: Module['values'] = new Map()
  const types: Module['types'] = new Map()
  const add = (node: unknown, name = isNode(node) ? nameOf(node['id']) : undefined): void => {
    if (!isNode(node)) return
    if (node.type === 'VariableDeclaration') for (const one of nodes(node['declarations'])) add(one)
    const known = /^TS(Interface|TypeAlias)Declaration$/.test(node.type) ? types : values
    // Of a function with several signatures, the first.
    if (name !== undefined && !known.has(name)) known.set(name, node)
  }
  for (const statement of nodes(program['body'])) {
    add(statement['declaration'] ?? statement)
    if (statement.type === 'ExportDefaultDeclaration') add(statement['declaration'], 'default')
    if (statement.type !== 'ImportDeclaration') continue
    const specifier = stringValue(statement['source'])!
    for (const one of nodes(statement['specifiers'])) {
      const name = one.type === 'ImportNamespaceSpecifier' ? '*' : (nameOf(one['imported']) ?? 'default')
      imported.set(nameOf(one['local'])!, { specifier, name })
    }
  }
  return { imported, values, types }
}

/**
 * The file that a relative import means.
 *
 * @param path without the ending that it has, or with one: `…/button`, `…/button.js`
 * @param from the file that imports it; declarations import declarations, also where `button.js` is beside
 *   `button.d.ts`
 */
export function moduleFile(path: string, from: string): string | undefined {
  const stem = path.replace(/\.[cm]?jsx?$/, '')
  const code = ['.tsx', '.ts', '.jsx', '.js', '.mjs']
  const declarations = ['.d.ts', '.d.mts']
  const endings = isDeclaration(from) ? declarations : [...code, ...declarations]
  const candidates = [
    ...(isDeclaration(from) ? [] : [path]),
    ...endings.map((ending) => stem + ending),
    ...endings.map((ending) => `${path}/index${ending}`),
  ]
  return candidates.find((one) => existsSync(one) && statSync(one).isFile())
}

export const isDeclaration = (file: string) => /\.d\.[cm]?ts$/.test(file)
