/**
 * What a component also accepts, and an interface also has: types of other packages that its declarations are made of,
 * as they are written there, so that a page does not list 500 attributes.
 */
import type TypeScript from 'typescript'
import type { Reading } from './members.js'

/**
 * @param isListed whether the members of a declaration are listed: what it is made of is looked at instead
 * @returns as text, in order
 */
export function inheritedTypes(
  reading: Reading,
  types: readonly TypeScript.Type[],
  isListed: (declaration: TypeScript.Declaration | undefined) => boolean,
): string[] {
  const search = new InheritanceSearch(reading, isListed)
  types.forEach((type) => search.visitType(type))
  return [...search.found].sort()
}

/** Declarations that follow from one: more than any component has, and an end for what contains itself ever anew. */
const mostTypes = 500

/** The type that such a helper changes comes first. */
const helpers = new Set(['Omit', 'Pick', 'Partial', 'Required', 'Readonly', 'DistributiveOmit', 'MakeOptional'])

/** What a type parameter stands for where a declaration is used. */
interface Argument {
  text: string
  /** Where it depends on no other parameter. */
  type?: TypeScript.Type | undefined
}
type Given = ReadonlyMap<TypeScript.Symbol, Argument>

class InheritanceSearch {
  readonly found = new Set<string>()
  readonly #reading: Reading
  readonly #isListed: (declaration: TypeScript.Declaration | undefined) => boolean
  readonly #met = new Set<string>()
  readonly #ids = new Map<TypeScript.Symbol, number>()

  constructor(reading: Reading, isListed: (declaration: TypeScript.Declaration | undefined) => boolean) {
    this.#reading = reading
    this.#isListed = isListed
  }

  visitType(type: TypeScript.Type): void {
    const { ts, checker, texts } = this.#reading
    if (type.aliasSymbol && this.#isListedType(type)) {
      // A helper, which may change a type that is listed.
      for (const one of type.aliasTypeArguments ?? []) if (this.#isListedType(one)) this.visitType(one)
      return this.#visitSymbol(type.aliasSymbol, this.#argumentsOf(type.aliasTypeArguments))
    }
    if (type.isUnionOrIntersection()) return type.types.forEach((one) => this.visitType(one))
    const helper = type.aliasSymbol?.name
    const [changed] = type.aliasTypeArguments ?? []
    if (helper !== undefined && changed) {
      // Of several types: each of them, as the one that is left out of them belongs to any.
      if (this.#isListedType(innermostType(changed)) || (helpers.has(helper) && changed.isUnionOrIntersection()))
        return helper === 'Pick' ? undefined : this.visitType(changed)
      if (helpers.has(helper)) return void this.found.add(texts.ofType(type))
    }
    const symbol = type.symbol as TypeScript.Symbol | undefined
    if (this.#isListedSymbol(symbol)) {
      const isReference = (type as TypeScript.ObjectType).objectFlags & ts.ObjectFlags.Reference
      const given = isReference ? checker.getTypeArguments(type as TypeScript.TypeReference) : []
      return this.#visitSymbol(symbol, this.#argumentsOf(given))
    }
    const named = type.aliasSymbol ?? symbol
    if (named && isProps(named.name) && named.name !== '__type') this.found.add(texts.ofType(type))
  }

  /** @param args what its type parameters stand for; undefined for those that are not given */
  #visitSymbol(symbol: TypeScript.Symbol | undefined, args: readonly (Argument | undefined)[] = []): void {
    if (!symbol || this.#met.size > mostTypes) return
    const { ts, checker } = this.#reading
    this.#ids.set(symbol, this.#ids.get(symbol) ?? this.#ids.size)
    const key = JSON.stringify([this.#ids.get(symbol), args.map((one) => one?.text)])
    if (this.#met.has(key)) return
    this.#met.add(key)
    for (const declaration of symbol.declarations ?? []) {
      if (!this.#isListed(declaration)) continue
      if (!ts.isInterfaceDeclaration(declaration) && !ts.isTypeAliasDeclaration(declaration)) continue
      const given = new Map<TypeScript.Symbol, Argument>()
      for (const [index, parameter] of (declaration.typeParameters ?? []).entries()) {
        const argument = args[index] ?? (parameter.default && this.#argument(parameter.default, given))
        const of = checker.getSymbolAtLocation(parameter.name)
        if (of && argument) given.set(of, argument)
      }
      if (ts.isTypeAliasDeclaration(declaration)) this.#visitNode(declaration.type, given)
      else for (const { types } of declaration.heritageClauses ?? []) this.#visitNodes(types, given)
    }
  }

  #visitNodes(nodes: readonly TypeScript.TypeNode[], given: Given): void {
    for (const node of nodes) this.#visitNode(node, given)
  }

  #visitNode(node: TypeScript.TypeNode, given: Given): void {
    const { ts, texts } = this.#reading
    if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node)) return this.#visitNodes(node.types, given)
    if (ts.isParenthesizedTypeNode(node)) return this.#visitNode(node.type, given)
    if (!ts.isTypeReferenceNode(node) && !ts.isExpressionWithTypeArguments(node)) return
    const written = () => this.found.add(texts.written(this.#withGiven(node, given), node.getSourceFile()))
    const called = ts.isTypeReferenceNode(node) ? node.typeName : node.expression
    const name = called.getText()
    const symbol = texts.meaningOf(called)
    const [first] = node.typeArguments ?? []
    const inner = first && this.#innermost(first)
    const isListedInside = inner !== undefined && this.#isListedSymbol(texts.meaningOf(inner))
    // A helper of another package that changes an own type: `MakeOptional<OwnProps, 'size'>`.
    if (isListedInside && name === 'Pick') return
    if (isListedInside && (helpers.has(name) || !this.#isOwn(symbol))) {
      this.#visitNode(first!, given)
      if (helpers.has(name)) return
    }
    // Of several types, as above: each of them.
    if (helpers.has(name) && first) return inner ? void written() : this.#visitNode(first, given)
    if (this.#isListedSymbol(symbol)) {
      const args = node.typeArguments?.map((one) => this.#argument(one, given))
      return this.#visitSymbol(symbol, args)
    }
    if (symbol && !(symbol.flags & ts.SymbolFlags.TypeParameter) && isProps(name)) written()
  }

  /** The name of the type that helpers change. */
  #innermost(node: TypeScript.TypeNode): TypeScript.EntityName | undefined {
    if (!this.#reading.ts.isTypeReferenceNode(node)) return undefined
    const [first] = node.typeArguments ?? []
    return helpers.has(node.typeName.getText()) && first ? this.#innermost(first) : node.typeName
  }

  #argument(node: TypeScript.TypeNode, given: Given): Argument {
    const { ts, texts, checker } = this.#reading
    const symbol = ts.isTypeReferenceNode(node) ? texts.meaningOf(node.typeName) : undefined
    const text = texts.unrecorded(this.#withGiven(node, given), node.getSourceFile())
    const isParameter = symbol && symbol.flags & ts.SymbolFlags.TypeParameter
    return { text, type: isParameter ? given.get(symbol)?.type : checker.getTypeFromTypeNode(node) }
  }

  /** A type parameter of the component itself stands for its default: `'div'` of `E extends ElementType = 'div'`. */
  #argumentsOf(types: readonly TypeScript.Type[] | undefined): (Argument | undefined)[] | undefined {
    const { ts, checker, texts } = this.#reading
    return types?.map((type) => {
      const isParameter = type.flags & ts.TypeFlags.TypeParameter
      const usual = isParameter ? checker.getDefaultFromTypeParameter(type) : type
      return usual && { text: texts.compared(usual), type: usual }
    })
  }

  /** The element that a member of an argument names: `Map['defaultComponent']`. */
  #namedElement(node: TypeScript.Node, given: Given): string | undefined {
    const { ts, checker, texts } = this.#reading
    if (!ts.isIndexedAccessTypeNode(node) || !ts.isTypeReferenceNode(node.objectType)) return undefined
    const of = texts.meaningOf(node.objectType.typeName)
    const object = (of && given.get(of)?.type) ?? checker.getTypeFromTypeNode(node.objectType)
    const index = checker.getTypeFromTypeNode(node.indexType)
    const member = index.isStringLiteral() ? checker.getPropertyOfType(object, index.value) : undefined
    const type = member && checker.getTypeOfSymbol(member)
    return type?.isStringLiteral() ? type.value : undefined
  }

  #withGiven(node: TypeScript.Node, given: Given): TypeScript.Node {
    const { ts, texts } = this.#reading
    const visit = (one: TypeScript.Node): TypeScript.Node => {
      const symbol = ts.isTypeReferenceNode(one) ? texts.meaningOf(one.typeName) : undefined
      const text = symbol && given.get(symbol)?.text
      const element = this.#namedElement(one, given)
      if (element !== undefined) return ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(element))
      if (text === 'never') return ts.factory.createKeywordTypeNode(ts.SyntaxKind.NeverKeyword)
      if (text !== undefined) return ts.factory.createTypeReferenceNode(text)
      const inner = ts.visitEachChild(one, visit, undefined)
      if (inner === one || !ts.isUnionTypeNode(inner)) return inner
      return ts.factory.createUnionTypeNode(inner.types.filter(({ kind }) => kind !== ts.SyntaxKind.NeverKeyword))
    }
    return visit(node)
  }

  #isOwn(symbol: TypeScript.Symbol | undefined): boolean {
    return this.#reading.own.has(symbol?.declarations?.[0])
  }

  #isListedSymbol(symbol: TypeScript.Symbol | undefined): boolean {
    return this.#isListed(symbol?.declarations?.[0])
  }

  #isListedType({ aliasSymbol, symbol }: TypeScript.Type): boolean {
    return this.#isListedSymbol(aliasSymbol ?? symbol)
  }
}

function innermostType(type: TypeScript.Type): TypeScript.Type {
  const [first] = helpers.has(type.aliasSymbol?.name ?? '') ? (type.aliasTypeArguments ?? []) : []
  return first ? innermostType(first) : type
}

/** Object types that name what an element takes. */
function isProps(name: string): boolean {
  return (
    /(Props|PropsWith(?:out)?Ref|Attributes|AttributesWithout\w+)$/.test(name.replace(/<.*/s, '')) &&
    !/^(React\.)?(Ref|Class)Attributes$/.test(name)
  )
}
