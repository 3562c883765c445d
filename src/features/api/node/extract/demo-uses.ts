/** Which components of packages a script renders, and with which props: read from its JSX, without types. */
import type TypeScript from 'typescript'

/** The props that a script gives to each component, by `package name`, both sorted. */
export type DemoUses = Record<string, string[]>

/** @param packages names of packages; what is imported from a path within them counts as well */
export function demoUses(ts: typeof TypeScript, text: string, packages: readonly string[]): DemoUses {
  const file = ts.createSourceFile('demo.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX)
  /** What a local name refers to: `package name`; of a namespace, `package *`. */
  const imported = new Map<string, string>()
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const specifier = statement.moduleSpecifier.text
    const owner = packages.find((name) => specifier === name || specifier.startsWith(`${name}/`))
    const clause = statement.importClause
    if (owner === undefined || !clause) continue
    if (clause.name) imported.set(clause.name.text, `${owner} ${specifier.split('/').at(-1)!}`)
    const bindings = clause.namedBindings
    if (!bindings) continue
    if (ts.isNamespaceImport(bindings)) imported.set(bindings.name.text, `${owner} *`)
    else
      for (const one of bindings.elements)
        imported.set(one.name.text, `${owner} ${(one.propertyName ?? one.name).text}`)
  }
  const found = new Map<string, Set<string>>()
  const visit = (node: TypeScript.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const name = meaning(node.tagName)
      if (name !== undefined) {
        const props = found.get(name) ?? new Set()
        found.set(name, props)
        for (const attribute of node.attributes.properties)
          if (ts.isJsxAttribute(attribute) && ts.isIdentifier(attribute.name)) props.add(attribute.name.text)
      }
    } else if (ts.isIdentifier(node)) {
      // Hooks and components that are handed on: `slots={{ toolbar: Toolbar }}`.
      const name = imported.get(node.text)
      if (name !== undefined && !name.endsWith(' *') && !found.has(name)) found.set(name, new Set())
    }
    ts.forEachChild(node, visit)
  }
  const meaning = (tag: TypeScript.JsxTagNameExpression): string | undefined => {
    if (ts.isIdentifier(tag)) return imported.get(tag.text)
    if (!ts.isPropertyAccessExpression(tag)) return undefined
    const owner = meaning(tag.expression)
    return owner?.endsWith(' *') ? `${owner.slice(0, -1)}${tag.name.text}` : owner && `${owner}.${tag.name.text}`
  }
  for (const statement of file.statements) if (!ts.isImportDeclaration(statement)) visit(statement)
  return Object.fromEntries(
    [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, props]) => [name, [...props].sort()]),
  )
}
