/**
 * Where the components of a map come from (`'*': './mdx-components.tsx'`), read from its text: what each name is
 * imported as. So that one of its components can be looked through, and loaded by browsers, without all the others.
 */
import { fileText } from '../../engine/inputs.js'
import { question } from '../../engine/question.js'
import type { FilePath } from '../../model.js'
import { isNode, type Node, nameOf, parseScript, stringValue, walk, withoutType } from '../../script/syntax.js'

/** An import of the module of a map; without a source, what the module exports itself. */
export interface MapImport {
  source?: string
  imported: string
}

export interface MapEntries {
  names: Record<string, MapImport>
  /** Other maps that are spread in it, the last first. */
  spread: MapImport[]
}

export const mapEntries = question('mdx-map-entries', async (ask, file: FilePath): Promise<MapEntries> => {
  const entries: MapEntries = { names: {}, spread: [] }
  const script = await parseScript((await ask(fileText, file)) ?? '')
  if (!script) return entries
  const { imports, values, exported, roots } = declarationsIn(script.program)
  // What is not in the map may be an export beside it.
  Object.assign(entries.names, Object.fromEntries(exported))
  const read = (node: Node) => {
    for (const property of node['properties'] as Node[]) {
      const value = plain(property[property.type === 'SpreadElement' ? 'argument' : 'value'])
      const name = value?.type === 'Identifier' ? nameOf(value) : undefined
      if (property.type === 'SpreadElement') {
        const inner = objectIn(value, values)
        const from = name === undefined ? undefined : imports.get(name)
        if (inner) read(inner)
        else if (from) entries.spread.unshift(from)
      } else {
        const key = property['computed'] ? undefined : nameOf(property['key'])
        const from = name === undefined ? undefined : (imports.get(name) ?? exported.get(name))
        if (key === undefined) continue
        delete entries.names[key]
        if (from) entries.names[key] = from
      }
    }
  }
  for (const root of roots) {
    const object = objectIn(root, values)
    if (!object) continue
    read(object)
    break
  }
  return entries
})

/** @returns the values that may be the map as well, in the order in which pages look for it */
function declarationsIn(program: Node) {
  const imports = new Map<string, MapImport>()
  const values = new Map<string, Node>()
  const exported = new Map<string, MapImport>()
  let whole: Node | undefined
  walk(program, (node) => {
    const [name, source] = [nameOf(node['id']), stringValue(node['source'])]
    if (node.type === 'ImportDeclaration' && source !== undefined)
      for (const one of node['specifiers'] as Node[]) {
        const imported =
          one.type === 'ImportDefaultSpecifier'
            ? 'default'
            : one.type === 'ImportSpecifier'
              ? nameOf(one['imported'])!
              : '*'
        imports.set(nameOf(one['local'])!, { source, imported })
      }
    else if (node.type === 'ExportDefaultDeclaration') whole = plain(node['declaration'])
    else if (node.type === 'ExportNamedDeclaration') {
      const { id, declarations } = (node['declaration'] ?? {}) as Node
      for (const one of node['specifiers'] as Node[]) {
        const local = nameOf(one['local'])!
        const from = source === undefined ? imports.get(local) : { source, imported: local }
        exported.set(nameOf(one['exported'])!, from ?? { imported: nameOf(one['exported'])! })
      }
      for (const one of [id, ...((declarations ?? []) as Node[]).map((each) => each['id'])]) {
        const local = nameOf(one)
        if (local !== undefined) exported.set(local, { imported: local })
      }
    } else if (node.type === 'VariableDeclarator' && name !== undefined) {
      const value = plain(node['init'])
      if (value) values.set(name, value)
    } else if (node.type === 'FunctionDeclaration' && name !== undefined) values.set(name, node)
  })
  const roots = [values.get('components'), values.get('mdxComponents'), whole, values.get('useMDXComponents')]
  return { imports, values, exported, roots }
}

const plain = (node: unknown) => (isNode(node) ? withoutType(node) : undefined)

/** The object that a value is: itself, what a variable has, or what a function returns. */
function objectIn(node: Node | undefined, values: ReadonlyMap<string, Node>, depth = 4): Node | undefined {
  if (!node || depth === 0) return undefined
  if (node.type === 'ObjectExpression') return node
  if (node.type === 'Identifier') return objectIn(values.get(nameOf(node)!), values, depth - 1)
  if (!/Function/.test(node.type)) return undefined
  const body = plain(node['body'])
  if (body?.type !== 'BlockStatement') return objectIn(body, values, depth - 1)
  const last = (body['body'] as Node[]).findLast(({ type }) => type === 'ReturnStatement')
  return objectIn(plain(last?.['argument']), values, depth - 1)
}
