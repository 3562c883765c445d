/**
 * What a component also accepts, and an interface also has: types of other packages that its declarations are made of, as
 * they are written there, so that a page does not list 500 attributes.
 */
import type TypeScript from 'typescript'
import type { Reading } from './members.js'

export class InheritedTypes {
  constructor(private readonly reading: Reading) {}

  by(types: readonly TypeScript.Type[]): string[] {
    const { ts, checker } = this.reading
    const found = new Set<string>()
    const met = new Set<TypeScript.Symbol>()
    const name = (node: TypeScript.Node) => {
      const symbol = checker.getSymbolAtLocation(node)
      return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    }
    const ofSymbol = (symbol: TypeScript.Symbol | undefined) => {
      if (!symbol || met.has(symbol)) return
      met.add(symbol)
      for (const declaration of symbol.declarations ?? []) {
        if (!this.reading.own.has(declaration)) continue
        if (ts.isInterfaceDeclaration(declaration))
          for (const clause of declaration.heritageClauses ?? []) clause.types.forEach(ofNode)
        if (ts.isTypeAliasDeclaration(declaration)) ofNode(declaration.type)
      }
    }
    /** The type that a helper such as `Omit` changes comes first. */
    const helpers = new Set(['Omit', 'Pick', 'Partial', 'Required', 'Readonly', 'DistributiveOmit', 'MakeOptional'])
    const ofNode = (node: TypeScript.TypeNode): void => {
      if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node)) return node.types.forEach(ofNode)
      if (ts.isParenthesizedTypeNode(node)) return ofNode(node.type)
      const isReference = ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)
      if (!isReference) return
      const called = ts.isTypeReferenceNode(node) ? node.typeName : node.expression
      const text = called.getText()
      const [first] = node.typeArguments ?? []
      const symbol = name(called)
      const inner = first && innermost(first)
      const isOwnInside = inner !== undefined && this.reading.own.has(name(inner)?.declarations?.[0])
      // A helper of another package that changes an own type: `MakeOptional<OwnProps, 'size'>`.
      if (isOwnInside && text === 'Pick') return
      if (isOwnInside && (helpers.has(text) || !this.reading.own.has(symbol?.declarations?.[0]))) return ofNode(first!)
      if (helpers.has(text) && first) {
        if (inner) found.add(this.reading.texts.written(node))
        // Of several types: each of them, as the one that is left out of them belongs to any.
        else ofNode(first)
        return
      }
      if (this.reading.own.has(symbol?.declarations?.[0])) return ofSymbol(symbol)
      if (symbol && !(symbol.flags & ts.SymbolFlags.TypeParameter) && isProps(text))
        found.add(this.reading.texts.written(node))
    }
    const innermost = (node: TypeScript.TypeNode): TypeScript.Node | undefined => {
      if (!ts.isTypeReferenceNode(node)) return undefined
      const [first] = node.typeArguments ?? []
      return helpers.has(node.typeName.getText()) && first ? innermost(first) : node.typeName
    }
    const innermostType = (type: TypeScript.Type): TypeScript.Type => {
      const [first] = helpers.has(type.aliasSymbol?.name ?? '') ? (type.aliasTypeArguments ?? []) : []
      return first ? innermostType(first) : type
    }
    const ofType = (type: TypeScript.Type): void => {
      if (type.aliasSymbol && this.isOwnType(type)) return ofSymbol(type.aliasSymbol)
      if (type.isUnionOrIntersection()) return type.types.forEach(ofType)
      const helper = type.aliasSymbol?.name
      const [changed] = type.aliasTypeArguments ?? []
      if (helper !== undefined && changed) {
        // Of several types, as above: each of them.
        if (this.isOwnType(innermostType(changed)) || (helpers.has(helper) && changed.isUnionOrIntersection()))
          return helper === 'Pick' ? undefined : ofType(changed)
        if (helpers.has(helper)) return void found.add(this.reading.texts.ofType(type))
      }
      const symbol = type.symbol as TypeScript.Symbol | undefined
      if (this.reading.own.has(symbol?.declarations?.[0])) return ofSymbol(symbol)
      const named = type.aliasSymbol ?? symbol
      if (named && isProps(named.name) && named.name !== '__type') found.add(this.reading.texts.ofType(type))
    }
    types.forEach(ofType)
    return [...found].sort()
  }

  private isOwnType({ aliasSymbol, symbol }: TypeScript.Type): boolean {
    const named = aliasSymbol ?? symbol
    return this.reading.own.has(named?.declarations?.[0])
  }
}

/** Object types that name what an element takes. */
function isProps(name: string): boolean {
  return (
    /(Props|PropsWith(?:out)?Ref|Attributes|AttributesWithout\w+)$/.test(name.replace(/<.*/s, '')) &&
    !/^(React\.)?(Ref|Class)Attributes$/.test(name)
  )
}
