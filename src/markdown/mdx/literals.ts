/** Values in the JavaScript of an MDX page that are known without running it. */
import { posix } from 'node:path'
import type { Expression, Node, Program, SpreadElement } from 'estree-jsx'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { ImportedValue } from '../../elements.js'
import { importsOf } from './names.js'

/** What names mean. */
export type Scope = ReadonlyMap<string, unknown>

/**
 * The imports and constants of a page.
 *
 * @param file the page: paths of relative imports are made relative to the project's root
 */
export function scopeOf(programs: readonly Program[], file: string): Scope {
  const scope = new Map<string, unknown>()
  for (const program of programs) {
    for (const { source, names } of importsOf(program))
      for (const { imported, local } of names) scope.set(local, importedValue(source, imported, file))
    for (const node of program.body) {
      const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node
      if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue
      for (const { id, init } of declaration.declarations)
        if (id.type === 'Identifier' && init) scope.set(id.name, literal(init, scope))
    }
  }
  return scope
}

const rawLoader = /^!*raw-loader!/

/** Whether an import is that of a file's text: `./a.tsx?raw`, or webpack's `!!raw-loader!./a.tsx`. */
function importedValue(source: string, imported: string, page: string): ImportedValue {
  const path = source.replace(rawLoader, '').replace(/\?.*$/, '')
  const isRaw = rawLoader.test(source) || /\?(.*&)?raw\b/.test(source)
  return {
    file: path.startsWith('.') ? posix.join(posix.dirname(page), path) : path,
    ...(imported !== '*' && !isRaw && { name: imported }),
    ...(isRaw && { isRaw }),
  }
}

/** The props of an element; those that are not known are undefined. */
export function literalProps(attributes: MdxJsxFlowElement['attributes'], scope: Scope): Record<string, unknown> {
  return Object.fromEntries(
    attributes.flatMap((one) => {
      if (one.type !== 'mdxJsxAttribute') return []
      const { name, value } = one
      if (typeof value === 'string') return [[name, value]]
      return [[name, value ? literalIn(value.data?.estree, scope) : true]]
    }),
  )
}

/** The value of a program that is one expression; undefined if it is not known. */
export function literalIn(program: Program | null | undefined, scope: Scope): unknown {
  const [statement] = program?.body ?? []
  return statement?.type === 'ExpressionStatement' ? literal(statement.expression, scope) : undefined
}

function literal(node: Node, scope: Scope): unknown {
  switch (node.type) {
    case 'Literal':
      return 'regex' in node || 'bigint' in node ? undefined : node.value
    case 'Identifier':
      return scope.get(node.name)
    case 'TemplateLiteral': {
      const values = node.expressions.map((one) => literal(one, scope))
      if (!values.every((one) => typeof one === 'string' || typeof one === 'number')) return undefined
      return node.quasis.map(({ value }, at) => `${value.cooked ?? ''}${values[at] ?? ''}`).join('')
    }
    case 'UnaryExpression': {
      const value = literal(node.argument, scope)
      return node.operator === '-' && typeof value === 'number' ? -value : node.operator === '!' ? !value : undefined
    }
    case 'ArrayExpression':
      return node.elements.map((one: Expression | SpreadElement | null) => one && literal(one, scope))
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((one) => {
          if (one.type !== 'Property' || one.computed) return []
          const name =
            one.key.type === 'Identifier' ? one.key.name : one.key.type === 'Literal' && String(one.key.value)
          return name === false ? [] : [[name, literal(one.value, scope)]]
        }),
      )
    case 'MemberExpression': {
      const object = literal(node.object, scope)
      if (node.computed || node.property.type !== 'Identifier' || typeof object !== 'object' || !object)
        return undefined
      const { name } = node.property
      // Of a module that is imported as a whole.
      if (isImported(object)) return object.name || object.isRaw ? undefined : { ...object, name }
      return (object as Record<string, unknown>)[name]
    }
    default:
      return undefined
  }
}

function isImported(value: object): value is ImportedValue {
  return 'file' in value && typeof value.file === 'string'
}
