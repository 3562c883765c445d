/**
 * The literals that names in types stand for: `'small'` and `'large'` of `Size`, in the order in which they were
 * written.
 */
import type TypeScript from 'typescript'
import type { Ownership } from './ownership.js'
import type { TypeTexts } from './type-text.js'

export class LiteralTypes {
  constructor(
    private readonly ts: typeof TypeScript,
    private readonly checker: TypeScript.TypeChecker,
    private readonly texts: TypeTexts,
    private readonly own: Ownership,
  ) {}

  /**
   * @param written the type of the property as the reference shows it
   * @returns undefined where it lists its literals itself, or has none
   */
  ofSymbol(symbol: TypeScript.Symbol, written: string): string[] | undefined {
    const { ts, checker } = this
    const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0]
    const isTyped =
      declaration &&
      (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration) || ts.isParameter(declaration))
    const found = isTyped && declaration.type ? this.ofNode(declaration.type) : undefined
    if (!found && isTyped && declaration.type && !this.isOfPlatform(declaration.type))
      return this.suggested(symbol, written)
    // A copy of the property may have another type.
    if (!found || !(symbol.flags & ts.SymbolFlags.Transient)) return found
    const type = checker.getTypeOfSymbol(symbol)
    const parts = type.isUnion() ? type.types : [type]
    const units = new Set(parts.map((one) => this.text(one)))
    return parts.some(({ flags }) => flags & ts.TypeFlags.String) || found.every((one) => units.has(one))
      ? found
      : undefined
  }

  /** The literals of a type that allows any other text as well: `Variant | (string & {})`. */
  private suggested(symbol: TypeScript.Symbol, written: string): string[] | undefined {
    const { ts, checker } = this
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol))
    const isText = (one: TypeScript.Type) =>
      one.isIntersection() && one.types.some(({ flags }) => flags & ts.TypeFlags.String)
    const parts = type.isUnion() ? type.types : []
    const literals = parts.filter((one) => !isText(one))
    const found = literals.flatMap((one) => this.text(one) ?? []).sort()
    const isAll = literals.length < parts.length && found.length > 1 && found.length === literals.length
    return isAll && !found.some((one) => written.includes(one)) ? found : undefined
  }

  /** The same of a type that is written. */
  ofNode(node: TypeScript.TypeNode): string[] | undefined {
    const named = new Set<string>()
    const all = new Set<string>()
    this.collect(node, all, named, 0)
    return named.size > 1 ? [...all] : undefined
  }

  /** @param named of the literals in `all`, those that the node itself does not show */
  private collect(node: TypeScript.TypeNode, all: Set<string>, named: Set<string> | undefined, depth: number): void {
    const { ts, checker } = this
    const add = (text: string, isNamed: boolean) => {
      all.add(text)
      if (isNamed) named?.add(text)
    }
    if (depth > 20) return
    if (ts.isUnionTypeNode(node)) for (const one of node.types) this.collect(one, all, named, depth + 1)
    else if (ts.isParenthesizedTypeNode(node)) this.collect(node.type, all, named, depth + 1)
    else if (ts.isLiteralTypeNode(node)) {
      const text = this.text(checker.getTypeFromTypeNode(node))
      if (text !== undefined) add(text, false)
    } else if (ts.isTypeReferenceNode(node) && !node.typeArguments) {
      const symbol = this.texts.meaningOf(node.typeName)
      const [declaration] = symbol?.declarations ?? []
      if (!declaration || !this.own.isOfLibrary(declaration)) return
      const before = new Set(all)
      if (ts.isTypeAliasDeclaration(declaration)) this.collect(declaration.type, all, undefined, depth + 1)
      else if (ts.isEnumDeclaration(declaration))
        for (const one of symbol!.exports?.values() ?? []) all.add(`${symbol!.name}.${one.name}`)
      for (const one of all) if (!before.has(one)) named?.add(one)
    } else if (isComputed(ts, node)) for (const text of this.evaluated(node)) add(text, true)
  }

  /**
   * The literals of `(typeof sizes)[number]`, `keyof typeof tones`, `Exclude<Size, 'large'>`, `${Side}-start` or
   * `typeof top`; none of another type.
   */
  private evaluated(node: TypeScript.TypeNode): string[] {
    const { ts, checker } = this
    const type = checker.getNonNullableType(checker.getTypeFromTypeNode(node))
    const texts = (type.isUnion() ? type.types : [type]).map((one) => this.text(one))
    if (texts.includes(undefined) || this.isOfPlatform(node)) return []
    const order = ts.isIndexedAccessTypeNode(node)
      ? this.items(checker.getTypeFromTypeNode(node.objectType))
      : ts.isTypeOperatorNode(node)
        ? checker.getPropertiesOfType(checker.getTypeFromTypeNode(node.type)).map(({ name }) => `'${name}'`)
        : []
    // The checker gives those of a template in the order of its parts.
    if (ts.isTemplateLiteralTypeNode(node)) return texts as string[]
    const rank = (text: string | undefined) => order.indexOf(text) + 1 || order.length + 1
    return (texts as string[]).sort((a, b) => rank(a) - rank(b) || Number(a) - Number(b) || (a < b ? -1 : 1))
  }

  /** Is it about lists of the browser's and React's own, such as the names of elements? */
  private isOfPlatform(node: TypeScript.Node): boolean {
    const { ts } = this
    const name = ts.isTypeReferenceNode(node) ? node.typeName : ts.isTypeQueryNode(node) ? node.exprName : undefined
    const [declaration] = (name && this.texts.meaningOf(name)?.declarations) ?? []
    // Generic helpers, `Exclude` and the like, are about what they are given.
    const isHelper = declaration && ts.isTypeAliasDeclaration(declaration) && declaration.typeParameters
    if (declaration && !isHelper && !this.own.isOfLibrary(declaration)) return true
    return ts.forEachChild(node, (one) => this.isOfPlatform(one) || undefined) ?? false
  }

  private items(type: TypeScript.Type): (string | undefined)[] {
    const { checker } = this
    if (!checker.isTupleType(type)) return []
    return checker.getTypeArguments(type as TypeScript.TypeReference).map((one) => this.text(one))
  }

  /** A literal as it is written in code; undefined for other types, and for `true` and `false`. */
  private text(type: TypeScript.Type): string | undefined {
    const { ts } = this
    if (type.flags & ts.TypeFlags.EnumLiteral && type.symbol) {
      const parent = type.symbol.declarations?.[0]?.parent
      return parent && ts.isEnumDeclaration(parent) ? `${parent.name.text}.${type.symbol.name}` : undefined
    }
    if (type.isStringLiteral()) return `'${type.value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
    return type.isNumberLiteral() ? String(type.value) : undefined
  }
}

/** Is it a type whose literals only the checker knows? */
const isComputed = (ts: typeof TypeScript, node: TypeScript.TypeNode) =>
  ts.isIndexedAccessTypeNode(node) ||
  ts.isTypeOperatorNode(node) ||
  ts.isTypeReferenceNode(node) ||
  ts.isTemplateLiteralTypeNode(node) ||
  ts.isTypeQueryNode(node)
