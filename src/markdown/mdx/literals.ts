/** Values in the JavaScript of an MDX page that are known without running it. */
import { posix } from 'node:path'
import type { Node, Program } from 'estree-jsx'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { ImportedValue } from '../../elements.js'
import { literal as literalOf, type Scope } from '../../script/constants.js'
import type { Node as ScriptNode } from '../../script/syntax.js'
import { importsOf } from './names.js'

/** The parser of MDX gives nodes their places, too. */
const literal = (node: Node, scope: Scope) => literalOf(node as ScriptNode, scope)

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
