/** Props of components, members of interfaces, parameters of functions: what objects and calls consist of. */
import { htmlTagNames } from 'html-tag-names'
import type TypeScript from 'typescript'
import type { ApiMember, ApiParameter, ApiShape, ApiSignature, ApiVariant } from '../../model.js'
import { byName } from '../../name-filter.js'
import { splitType } from '../../shared/type-syntax.js'
import type { CodeDefaults } from './code-defaults.js'
import type { DocComments, Documented } from './doc-comments.js'
import type { Findings } from './findings.js'
import { formConditions } from './forms.js'
import type { LiteralTypes } from './literal-types.js'
import type { Ownership } from './ownership.js'
import type { Code, Scripts } from './scripts.js'
import type { TypeTexts } from './type-text.js'

/** What all parts of a package's reading work with. */
export interface Reading {
  ts: typeof TypeScript
  checker: TypeScript.TypeChecker
  texts: TypeTexts
  literals: LiteralTypes
  docs: DocComments
  own: Ownership
  scripts: Scripts
  defaults: CodeDefaults
  findings: Findings
  /** Names of props whose shapes are described. */
  shapes: ReadonlySet<string>
  /** What an import of the package leads to, and from where. */
  entry: { from: string; root: string }
}

/** What `as` may say by default. */
const tags = new Set([...htmlTagNames, 'svg'])

/** What members belong to. */
interface Owner {
  /** The interface that is described. */
  name?: string
  /** The package that declares the component that is described; empty for the package that is read. */
  package?: string
}

/** A property of the types that a component or an interface consists of. */
export interface Property {
  name: string
  symbol: TypeScript.Symbol
  /** The same property in each of the types that have it. */
  alternatives: TypeScript.Symbol[]
  optional: boolean
  count: number
  /** How many types there are in all. */
  forms: number
  /** What tells the types that have it from the others, where something does. */
  conditions?: string[][]
}

export class MemberReader {
  /** How many properties have been looked at: what a checker knows of each stays in memory. */
  looked = 0

  constructor(private readonly reading: Reading) {}

  /** Declared by the package itself. */
  isOwn({ declarations = [] }: TypeScript.Symbol): boolean {
    return declarations.length === 0 || declarations.some((one) => this.reading.own.has(one))
  }

  /** Declared by any library: every element takes the rest. */
  isListed({ declarations = [] }: TypeScript.Symbol): boolean {
    return declarations.length === 0 || declarations.some((one) => this.reading.own.isOfLibrary(one))
  }

  /** The properties of all members of a union and of all overloads: required only where each of them requires it. */
  mergedProperties(types: readonly TypeScript.Type[]): Property[] {
    const { ts, checker } = this.reading
    const whole = types.flatMap((type) => this.alternatives(type))
    const conditions = formConditions(this.reading, whole)
    const found = new Map<string, Property>()
    for (const [index, type] of whole.entries()) {
      const condition = conditions?.[index]
      for (const symbol of checker.getPropertiesOfType(type)) {
        this.looked++
        const optional = (symbol.flags & ts.SymbolFlags.Optional) !== 0
        const known = found.get(symbol.name)
        if (known) {
          known.count++
          known.optional ||= optional
          known.alternatives.push(symbol)
          if (condition) known.conditions?.push(condition)
        } else {
          const first = { name: symbol.name, symbol, alternatives: [symbol], optional, count: 1, forms: whole.length }
          found.set(symbol.name, { ...first, ...(condition && { conditions: [condition] }) })
        }
      }
    }
    return [...found.values()].map((one) => ({ ...one, optional: one.optional || one.count < whole.length }))
  }

  /** The object types that a type consists of. */
  alternatives(type: TypeScript.Type): TypeScript.Type[] {
    const { ts, checker } = this.reading
    const apparent = checker.getApparentType(type)
    if (apparent.isUnion())
      return apparent.types
        .filter(({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)))
        .flatMap((one) => this.alternatives(one))
    if (apparent.flags & ts.TypeFlags.Conditional) {
      const constraint = checker.getBaseConstraintOfType(apparent)
      return constraint && constraint !== apparent ? this.alternatives(constraint) : []
    }
    return [apparent]
  }

  /**
   * @param owner of the members: what other interfaces or packages declare says so
   * @param generic the same members of the owner’s type as its type parameters leave it, by name
   */
  list(properties: readonly Property[], owner?: Owner, generic?: ReadonlyMap<string, TypeScript.Symbol>): ApiMember[] {
    return properties
      .flatMap((property) => this.member(property, owner, generic) ?? [])
      .sort((a, b) => Number(b.required) - Number(a.required) || byName(a, b))
  }

  member(
    property: Property,
    owner: Owner = {},
    generic?: ReadonlyMap<string, TypeScript.Symbol>,
  ): ApiMember | undefined {
    const { name, symbol, alternatives, optional } = property
    const doc = this.reading.docs.of(symbol)
    if (!doc || name.startsWith('__')) return undefined
    const { texts } = this.reading
    const chosen = generic && this.chosenElement(symbol)
    const types = alternatives.map((one) => texts.ofSymbol(one, optional))
    const type =
      chosen?.type ??
      (generic?.get(name) && texts.asWritten(generic.get(name)!, optional)) ??
      (unionOf(types.filter((text) => text !== 'undefined' && text !== 'never')) || types[0]!)
    const signature = this.describedSignature(symbol)
    const from = owner.name === undefined ? undefined : this.declaringName(symbol)
    const declared = owner.package === undefined ? undefined : this.declaringPackage(symbol, owner.package)
    const origin = owner.package === undefined ? undefined : this.declaringType(symbol)
    const values = chosen ? undefined : this.valuesOf(alternatives, type)
    const variants = this.variantsOf(property)
    const shape = this.reading.shapes.has(name) && this.shapeOf(this.reading.checker.getTypeOfSymbol(symbol))
    const member = {
      name: memberName(name),
      type,
      required: !optional,
      ...(chosen?.default !== undefined && { default: chosen.default }),
      ...doc,
      ...(signature && { signature }),
      ...(from !== undefined && from !== owner.name && { from }),
      ...(declared !== undefined && { package: declared }),
      ...(values && { values }),
      ...(variants.length > 0 && { variants }),
      ...(shape && { shape }),
    }
    return this.reading.findings.shared(member, origin)
  }

  /** The literals of a property, where all forms of the whole have the same. */
  private valuesOf(alternatives: readonly TypeScript.Symbol[], type: string): string[] | undefined {
    const [first, ...others] = alternatives.map((one) => this.reading.literals.ofSymbol(one, type))
    return others.every((one) => one?.join() === first?.join()) ? first : undefined
  }

  /** @returns undefined for what is neither a list nor an object that has one of the described props */
  private shapeOf(type: TypeScript.Type, isInside = false): ApiShape | undefined {
    const { ts, checker, docs, shapes } = this.reading
    const partsOf = (one: TypeScript.Type) => {
      const whole = checker.getNonNullableType(one)
      return whole.isUnion() ? whole.types : [whole]
    }
    const lists = partsOf(type).filter((one) => checker.isArrayType(one))
    const items = lists
      .flatMap((one) => checker.getTypeArguments(one as TypeScript.TypeReference))
      .flatMap((one) =>
        partsOf(checker.getDefaultFromTypeParameter(one) ?? checker.getBaseConstraintOfType(one) ?? one),
      )
    if (items.length === 0 && isInside) return undefined
    const kinds = items.length > 0 ? items : partsOf(type)
    const objects = kinds.filter(({ flags }) => flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))
    const isText = (one: TypeScript.Type) => (one.flags & ts.TypeFlags.StringLike) !== 0
    const members = this.mergedProperties(objects).flatMap(({ name, symbol, optional }) => {
      if (optional && docs.of(symbol)?.deprecated !== undefined) return []
      const own = checker.getTypeOfSymbol(symbol)
      const shape = items.length === 0 && shapes.has(name) && this.shapeOf(own, true)
      return [{ name, required: !optional, takesText: partsOf(own).some(isText), ...(shape && { shape }) }]
    })
    if (items.length === 0 && !members.some(({ shape }) => shape)) return undefined
    return { isList: items.length > 0, takesText: items.some(isText), members }
  }

  /** A prop that chooses what is drawn, as it is declared as a type parameter: `as?: As`. */
  private chosenElement(symbol: TypeScript.Symbol): { type: string; default?: string } | undefined {
    const { ts, checker, texts } = this.reading
    const whole = checker.getNonNullableType(checker.getTypeOfSymbol(symbol))
    // In a branch of a conditional type: `'button' & ElementType`.
    const usual = (whole.isIntersection() && whole.types.find((one) => one.isStringLiteral())) || whole
    const isElement = usual.isStringLiteral() ? tags.has(usual.value) : usual.getCallSignatures().length > 0
    if (!isElement) return undefined
    const parameter = (symbol.declarations ?? [])
      .map((one) => ts.isPropertySignature(one) && one.type && checker.getTypeFromTypeNode(one.type))
      .map((type) =>
        type && type.flags & ts.TypeFlags.Substitution ? (type as TypeScript.SubstitutionType).baseType : type,
      )
      .find((type) => type && type.flags & ts.TypeFlags.TypeParameter)
    if (!parameter) return undefined
    const { constraint } = parameter.symbol.declarations?.find((one) => ts.isTypeParameterDeclaration(one)) ?? {}
    const type = constraint ? texts.written(constraint) : 'React.ElementType'
    return { type, ...(usual.isStringLiteral() && { default: `'${usual.value}'` }) }
  }

  /** @param own the package of the component, which may export it from another one */
  private declaringPackage({ declarations = [] }: TypeScript.Symbol, own: string): string | undefined {
    const packages = declarations
      .filter((one) => this.reading.own.isOfLibrary(one))
      .map((one) => this.reading.own.packageOf(one))
    return packages.some((one) => one === '' || one === own) ? undefined : packages[0]
  }

  /** What a property is in each form of the whole; nothing where that is always the same, or tells the forms apart. */
  private variantsOf({ name, alternatives, conditions, forms }: Property): ApiVariant[] {
    const { ts, texts, docs } = this.reading
    if (!conditions || conditions.some((parts) => parts.length === 0)) return []
    if (conditions.every((parts) => parts.some((part) => part.split(/\??:/)[0] === name))) return []
    const variants = alternatives.flatMap((symbol, index): ApiVariant[] => {
      const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0
      const type = texts.ofSymbol(symbol, isOptional)
      const description = docs.description(symbol)
      if (type === 'never' || type === 'undefined') return []
      return [{ when: conditions[index]!, type, required: !isOptional, ...(description && { description }) }]
    })
    const [first, ...others] = variants
    const isSame = others.every(
      (one) => one.type === first!.type && one.required === first!.required && one.description === first!.description,
    )
    return isSame && variants.length === forms ? [] : variants
  }

  /** The code of an export of the package; undefined where it cannot be found. */
  codeOf(name: string, symbol: TypeScript.Symbol): Code | undefined {
    const { own, scripts, entry } = this.reading
    const [declaration] = symbol.declarations ?? []
    if (!own.isOfLibrary(declaration)) return undefined
    // Its own name in the file, which the package may export under another.
    return scripts.find(declaration!.getSourceFile().fileName, symbol.name, name, entry)
  }

  /** Can a default be the value of a property? A text can't, where the type has nothing but other literals. */
  accepts(symbol: TypeScript.Symbol, value: string): boolean {
    const { ts, checker } = this.reading
    const type = checker.getTypeOfSymbol(symbol)
    const parts = type.isUnion() ? type.types : [type]
    return (
      !value.startsWith("'") ||
      parts.some((one) => !(one.flags & ts.TypeFlags.Unit) || (one.isStringLiteral() && `'${one.value}'` === value))
    )
  }

  /** The interface that declares it, or the alias of an object type. */
  private declaringType({ declarations = [] }: TypeScript.Symbol): TypeScript.Declaration | undefined {
    const { ts, checker } = this.reading
    let node: TypeScript.Node | undefined = declarations.find((one) => this.reading.own.isOfLibrary(one))?.parent
    while (node && (ts.isTypeLiteralNode(node) || ts.isIntersectionTypeNode(node) || ts.isParenthesizedTypeNode(node)))
      node = node.parent
    if (!node || !(ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))) return undefined
    return checker.getSymbolAtLocation(node.name)?.declarations?.[0]
  }

  declaringName(symbol: TypeScript.Symbol): string | undefined {
    const parent = symbol.declarations?.[0]?.parent
    return parent && this.reading.ts.isInterfaceDeclaration(parent) ? parent.name.text : undefined
  }

  /** The signature of a function, where its comment says more than its type. */
  describedSignature(symbol: TypeScript.Symbol): ApiSignature | undefined {
    const { checker } = this.reading
    if (this.reading.docs.parameters(symbol).size === 0) return undefined
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol))
    const signature = type.getCallSignatures()[0]
    return signature && this.signature(signature, symbol)
  }

  /** @param documented what has the comment: the function, or one of its overloads */
  signature(
    signature: TypeScript.Signature,
    documented: Documented,
    defaults: readonly ReadonlyMap<string, string>[] = [],
  ): ApiSignature {
    const { checker, docs } = this.reading
    const described = docs.parameters(documented)
    const names = docs.parameterNames(documented)
    const known = new Set(signature.parameters.map(({ name }) => name))
    const parameters = signature.parameters.map((symbol, index) => {
      // One that is taken apart has no name of its own.
      const usual = ['options', `options${index + 1}`].find((name) => !known.has(name))!
      const documentedName = names[index] && !known.has(names[index]) ? names[index] : usual
      const name = symbol.name.startsWith('__') ? documentedName : symbol.name
      known.add(name)
      return this.parameter(symbol, name, described, defaults[index])
    })
    const declaration = signature.declaration
    const written = declaration && !this.reading.ts.isJSDocSignature(declaration) ? declaration.type : undefined
    const returned = signature.getReturnType()
    const isWritten = written && checker.getTypeFromTypeNode(written) === returned
    const generic = declaration?.typeParameters?.map((one) => this.reading.texts.written(one)).join(', ')
    const description = described.get('')
    return {
      ...(generic && { typeParameters: generic }),
      parameters,
      returns: {
        type: isWritten ? this.reading.texts.written(written) : this.reading.texts.ofType(returned),
        ...(description && { description }),
      },
    }
  }

  private parameter(
    symbol: TypeScript.Symbol,
    name: string,
    described: ReadonlyMap<string, string>,
    defaults: ReadonlyMap<string, string> | undefined,
  ): ApiParameter {
    const { ts, checker } = this.reading
    const declaration = symbol.valueDeclaration
    const isParameter = declaration !== undefined && ts.isParameter(declaration)
    const optional = isParameter && (declaration.questionToken !== undefined || declaration.initializer !== undefined)
    const isRest = isParameter && declaration.dotDotDotToken !== undefined
    const description = described.get(name)
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol))
    const isTakenApart = isParameter && ts.isObjectBindingPattern(declaration.name)
    const isDeclaredHere = isParameter && declaration.type !== undefined && ts.isTypeLiteralNode(declaration.type)
    const members = (isTakenApart || isDeclaredHere) && this.hasMembers(type) ? this.memberList(type) : []
    const value = isTakenApart ? undefined : defaults?.get('')
    return {
      name: isRest ? `...${name}` : name,
      type: this.reading.texts.ofSymbol(symbol, optional),
      required: !optional && !isRest,
      ...(description && { description }),
      ...(value !== undefined && { default: value }),
      ...(members.length > 0 && {
        members: members.map((one) => {
          const more = described.get(`${name}.${one.name}`)
          const usual = one.required || one.default !== undefined ? undefined : defaults?.get(one.name)
          return {
            ...one,
            ...(more && one.description === undefined && { description: more }),
            ...(usual !== undefined && { default: usual }),
          }
        }),
      }),
    }
  }

  private memberList(type: TypeScript.Type): ApiMember[] {
    return this.list(this.mergedProperties([type]).filter(({ symbol }) => this.isListed(symbol)))
  }

  signaturesOf(type: TypeScript.Type, symbol: TypeScript.Symbol): ApiSignature[] {
    const signatures = type.getCallSignatures()
    const [only, ...others] = signatures
    if (!only) return []
    if (others.length === 0) {
      const code = this.codeOf(symbol.name, symbol)
      return [this.signature(only, symbol, code && this.reading.defaults.ofParameters(code))]
    }
    const { docs } = this.reading
    const shared = docs.description(docs.documented(symbol))
    return signatures.map((one) => {
      const description = docs.description(one)
      return { ...(description && description !== shared && { description }), ...this.signature(one, one) }
    })
  }

  returnedMembers(type: TypeScript.Type): ApiMember[] {
    const signature = type.getCallSignatures()[0]
    const returned = signature && this.reading.checker.getNonNullableType(signature.getReturnType())
    if (!returned || !this.isObject(returned) || returned.flags & this.reading.ts.TypeFlags.Any) return []
    if (returned.getCallSignatures().length > 0) return []
    const isOwn = ({ symbol }: Property) => symbol.declarations?.some((one) => this.reading.own.has(one))
    return this.list(this.mergedProperties([returned]).filter(isOwn))
  }

  propertiesOf(members: readonly Property[], name: string): Property[] {
    const { checker } = this.reading
    const found = members.find((one) => one.name === name)
    if (!found) return []
    const types = found.alternatives.map((one) => checker.getNonNullableType(checker.getTypeOfSymbol(one)))
    return this.mergedProperties(
      types.filter((type) => this.isObject(type) && type.flags & this.reading.ts.TypeFlags.StructuredType),
    )
  }

  isObject(type: TypeScript.Type): boolean {
    const { ts } = this.reading
    if (type.isUnionOrIntersection()) return type.types.every((one) => this.isObject(one))
    return (
      (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Any | ts.TypeFlags.Instantiable)) !== 0 &&
      !this.reading.checker.isArrayType(type)
    )
  }

  /** Objects, and unions and intersections of them: not texts, functions, lists or what depends on a type parameter. */
  hasMembers(type: TypeScript.Type): boolean {
    const { ts, checker } = this.reading
    if (type.isUnion()) return type.types.length <= 20 && type.types.every((one) => this.hasMembers(one))
    if (type.isIntersection()) return type.types.some((one) => this.hasMembers(one))
    if (!(type.flags & ts.TypeFlags.Object) || checker.isArrayType(type) || checker.isTupleType(type)) return false
    if (type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0) return false
    return this.reading.own.has(type.symbol?.declarations?.[0]) || type.aliasSymbol !== undefined
  }
}

/** Names of symbols of the language: `[Symbol.iterator]`. */
function memberName(name: string): string {
  return name.startsWith('__@') ? `[Symbol.${name.slice(3).replace(/@\d+$/, '')}]` : name
}

/** The union of types that are given as text, each member of it once. */
function unionOf(types: readonly string[]): string {
  const different = [...new Set(types)]
  if (different.length < 2) return different.join('')
  return [...new Set(different.flatMap(alternativesIn))].join(' | ')
}

/** The members of a union; of a function, itself in brackets. */
const alternativesIn = (type: string) => (splitType(type, '=>').length > 1 ? [`(${type})`] : splitType(type, '|'))
