/** Reads the JavaScript of a page: what it imports, what it defines, and which components it names. */
import type { Node, Program } from 'estree-jsx'
import type { Span } from '../../model.js'
import type { MdxImport } from '../parts.js'
import { isIdentifier } from './program.js'

export interface NamesFound {
  /** What imports, declarations and parameters define. */
  defined: Set<string>
  /** The first identifiers of elements: `Card` of `<Card.Title>`; with their places. */
  elements: { name: string; span: Span }[]
}

export function noNames(): NamesFound {
  return { defined: new Set(), elements: [] }
}

/** @param found receives the names */
export function collectNames(program: Program, found: NamesFound): void {
  visit(program)

  function visit(node: Node): void {
    switch (node.type) {
      case 'ImportDeclaration':
        for (const { local } of node.specifiers) found.defined.add(local.name)
        return
      case 'VariableDeclarator':
        define(node.id)
        break
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        if ('id' in node && node.id) define(node.id)
        node.params.forEach(define)
        break
      case 'ClassDeclaration':
        if (node.id) define(node.id)
        break
      case 'JSXOpeningElement': {
        let { name } = node
        const isMember = name.type === 'JSXMemberExpression'
        while (name.type === 'JSXMemberExpression') name = name.object
        if (name.type === 'JSXIdentifier' && (isMember || isIdentifier(name.name)))
          found.elements.push({ name: name.name, span: spanOfNode(name) })
        break
      }
      default:
    }
    for (const value of Object.values(node) as unknown[]) {
      if (Array.isArray(value)) value.forEach((one) => isNode(one) && visit(one))
      else if (isNode(value)) visit(value)
    }
  }

  function define(pattern: Node): void {
    if (pattern.type === 'Identifier') found.defined.add(pattern.name)
    else if (pattern.type === 'ObjectPattern')
      for (const property of pattern.properties) define(property.type === 'Property' ? property.value : property)
    else if (pattern.type === 'ArrayPattern') pattern.elements.forEach((one) => one && define(one))
    else if (pattern.type === 'AssignmentPattern') define(pattern.left)
    else if (pattern.type === 'RestElement') define(pattern.argument)
  }
}

/** The imports of a statement, with their places. */
export function importsOf(program: Program): MdxImport[] {
  return program.body.flatMap((node): MdxImport[] => {
    if (node.type !== 'ImportDeclaration') return []
    const names = node.specifiers.map((one) => ({
      imported:
        one.type === 'ImportDefaultSpecifier'
          ? 'default'
          : one.type === 'ImportNamespaceSpecifier'
            ? '*'
            : one.imported.type === 'Identifier'
              ? one.imported.name
              : String(one.imported.value),
      local: one.local.name,
    }))
    return [{ source: String(node.source.value), names, span: spanOfNode(node) }]
  })
}

/** `Card`, unlike `div`. */
export function isComponentName(name: string): boolean {
  return /^[A-Z_$]/.test(name) || /^[^\p{ASCII}]/u.test(name)
}

export function spanOfNode(node: Node): Span {
  const { start = 0, end = 0 } = node as { start?: number; end?: number }
  return { start, end }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string'
}
