/**
 * What a component also accepts, and an interface also has: types of other packages that its declarations are made of,
 * as they are written there, so that a page does not list 500 attributes.
 */
import type TypeScript from 'typescript'
import type { Reading } from './members.js'

/** Declarations that follow from one: more than any component has, and an end for what contains itself ever anew. */
const mostTypes = 500

export class InheritedTypes {
  constructor(private readonly reading: Reading) {}

  by(types: readonly TypeScript.Type[]): string[] {
    const { ts, checker, texts } = this.reading
    const found = new Set<string>()
    const met = new Set<string>()
    const ids = new Map<TypeScript.Symbol, number>()
    /** What type parameters stand for where a declaration is used. */
    let given: ReadonlyMap<TypeScript.Symbol, string> = new Map()
    const name = (node: TypeScript.Node) => {
      const symbol = checker.getSymbolAtLocation(node)
      return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    }
    const withGiven = (node: TypeScript.Node): TypeScript.Node => {
      const visit = (one: TypeScript.Node): TypeScript.Node => {
        if (ts.isTypeReferenceNode(one) && ts.isIdentifier(one.typeName)) {
          const symbol = one.typeName.pos < 0 ? undefined : checker.getSymbolAtLocation(one.typeName)
          const text = symbol && given.get(symbol)
          if (text === 'never') return ts.factory.createKeywordTypeNode(ts.SyntaxKind.NeverKeyword)
          if (text !== undefined) return ts.factory.createTypeReferenceNode(text)
        }
        const inner = ts.visitEachChild(one, visit, undefined)
        if (inner === one || !ts.isUnionTypeNode(inner)) return inner
        return ts.factory.createUnionTypeNode(inner.types.filter(({ kind }) => kind !== ts.SyntaxKind.NeverKeyword))
      }
      return visit(node)
    }
    const written = (node: TypeScript.Node) => texts.written(withGiven(node), node.getSourceFile())
    const argument = (node: TypeScript.Node) => texts.unrecorded(withGiven(node), node.getSourceFile())
    /** @param args what its type parameters stand for, as text; undefined for those that are not given */
    const ofSymbol = (symbol: TypeScript.Symbol | undefined, args: readonly (string | undefined)[] = []) => {
      if (!symbol || met.size > mostTypes) return
      ids.set(symbol, ids.get(symbol) ?? ids.size)
      const key = JSON.stringify([ids.get(symbol), args])
      if (met.has(key)) return
      met.add(key)
      const outer = given
      for (const declaration of symbol.declarations ?? []) {
        if (!this.reading.own.has(declaration)) continue
        if (!ts.isInterfaceDeclaration(declaration) && !ts.isTypeAliasDeclaration(declaration)) continue
        const own = new Map<TypeScript.Symbol, string>()
        given = own
        for (const [index, parameter] of (declaration.typeParameters ?? []).entries()) {
          const text = args[index] ?? (parameter.default && argument(parameter.default))
          const of = checker.getSymbolAtLocation(parameter.name)
          if (of && text !== undefined) own.set(of, text)
        }
        if (ts.isTypeAliasDeclaration(declaration)) ofNode(declaration.type)
        else for (const clause of declaration.heritageClauses ?? []) clause.types.forEach(ofNode)
      }
      given = outer
    }
    /** A type parameter of the component itself stands for its default: `'div'` of `E extends ElementType = 'div'`. */
    const textOf = (type: TypeScript.Type): string | undefined => {
      if (!(type.flags & ts.TypeFlags.TypeParameter)) return texts.compared(type)
      const usual = checker.getDefaultFromTypeParameter(type)
      return usual && texts.compared(usual)
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
        if (inner) found.add(written(node))
        // Of several types: each of them, as the one that is left out of them belongs to any.
        else ofNode(first)
        return
      }
      if (this.reading.own.has(symbol?.declarations?.[0])) return ofSymbol(symbol, node.typeArguments?.map(argument))
      if (symbol && !(symbol.flags & ts.SymbolFlags.TypeParameter) && isProps(text)) found.add(written(node))
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
    const argumentsOf = (type: TypeScript.Type) =>
      (type as TypeScript.ObjectType).objectFlags & ts.ObjectFlags.Reference
        ? checker.getTypeArguments(type as TypeScript.TypeReference).map(textOf)
        : []
    const ofType = (type: TypeScript.Type): void => {
      if (type.aliasSymbol && this.isOwnType(type))
        return ofSymbol(type.aliasSymbol, type.aliasTypeArguments?.map(textOf))
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
      if (this.reading.own.has(symbol?.declarations?.[0])) return ofSymbol(symbol, argumentsOf(type))
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
