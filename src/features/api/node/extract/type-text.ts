/**
 * Types as text.
 *
 * Where a declaration says the type of a member and that is the type that the member has, the text is the author's:
 * that is how people know it, and its order does not depend on what the checker has seen before. Everything else
 * (members of mapped types, of instantiated generics) is printed by the checker, with the members of unions put in
 * order.
 */
import type TypeScript from 'typescript'
import type { Findings } from './findings.js'
import { remembered } from './remembered.js'

/** More members of one union than a page can hold; what is long is folded there. */
const longestUnion = 2_000

export class TypeTexts {
  /** Of nodes that are in no file. */
  private readonly file: TypeScript.SourceFile
  private readonly printer: TypeScript.Printer
  private privateNames: RegExp | undefined
  private publicNames: ReadonlyMap<string, string> = new Map()

  constructor(
    private readonly ts: typeof TypeScript,
    private readonly checker: TypeScript.TypeChecker,
    private readonly findings: Findings,
  ) {
    this.printer = ts.createPrinter({ removeComments: true })
    this.file = ts.createSourceFile('type.ts', '', ts.ScriptTarget.Latest)
  }

  /** @param names by which types that are not exported are known: `GridApiCommunity` as `GridApi` */
  rename(names: ReadonlyMap<string, string>): void {
    this.publicNames = names
    this.privateNames =
      names.size > 0 ? new RegExp(`(?<![\\w$.'])(?:${[...names.keys()].join('|')})(?![\\w$'])`, 'g') : undefined
  }

  /** A node of a source file, on one line and without comments. */
  written(node: TypeScript.Node, file = node.getSourceFile()): string {
    const shown = this.short(node)
    this.recordNames(shown)
    return this.text(shown, file)
  }

  /** The same for a text that is not shown, or not as a whole. */
  unrecorded(node: TypeScript.Node, file: TypeScript.SourceFile): string {
    return this.text(node, file)
  }

  /** A node's file is always the same. */
  private readonly text = remembered((node: TypeScript.Node, file: TypeScript.SourceFile): string =>
    this.publicly(this.printer.printNode(this.ts.EmitHint.Unspecified, node, file)),
  )

  /** Records what the names in a node mean, be it an author's or made by the compiler. */
  private readonly recordNames = remembered((node: TypeScript.Node): void => {
    const { ts } = this
    const visit = (one: TypeScript.Node): void => {
      const name = ts.isTypeReferenceNode(one)
        ? one.typeName
        : ts.isExpressionWithTypeArguments(one)
          ? one.expression
          : ts.isImportTypeNode(one)
            ? one.qualifier
            : undefined
      const symbol = name && ts.isIdentifier(name) ? this.meaningOf(name) : undefined
      const declaration = symbol?.declarations?.[0]
      if (declaration) {
        const { named } = this.findings
        const { text } = name as TypeScript.Identifier
        named.set(text, (named.get(text) ?? new Set()).add(declaration))
      }
      ts.forEachChild(one, visit)
    }
    visit(node)
  })

  /** What a name stands for, through imports. */
  meaningOf(name: TypeScript.EntityName | TypeScript.Expression): TypeScript.Symbol | undefined {
    const { ts, checker } = this
    // The compiler attaches symbols to the names that it makes; those have no place in a file.
    const { symbol } = name as { symbol?: TypeScript.Symbol }
    const found = symbol ?? (name.pos < 0 ? undefined : checker.getSymbolAtLocation(name))
    return found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found
  }

  private publicly(text: string): string {
    const line = oneLine(text)
    return this.privateNames ? line.replace(this.privateNames, (name) => this.publicNames.get(name)!) : line
  }

  /** @param optional leaves out `undefined`, which a question mark says */
  ofType(type: TypeScript.Type, optional = false): string {
    return this.printed(type, optional, true)
  }

  /** The same for a text that is not shown, or not as a whole. */
  compared(type: TypeScript.Type): string {
    return this.printed(type, false, false)
  }

  /** @param isShown the text becomes part of a page, and is not only compared */
  private printed(type: TypeScript.Type, optional: boolean, isShown: boolean): string {
    const node = this.node(type)
    if (!node) return 'unknown'
    const shown = optional ? this.withoutUndefined(node) : node
    if (isShown) this.recordNames(shown)
    return this.text(shown, this.file)
  }

  /** A type as the compiler writes it. */
  private readonly node = remembered((type: TypeScript.Type): TypeScript.TypeNode | undefined => {
    const { ts, checker } = this
    const flags =
      ts.NodeBuilderFlags.NoTruncation |
      ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
      ts.NodeBuilderFlags.IgnoreErrors
    const node = checker.typeToTypeNode(type, undefined, flags)
    return node && this.inOrder(node, this.file)
  })

  /** The type of a property, a parameter or a method. */
  ofSymbol(symbol: TypeScript.Symbol, optional: boolean): string {
    const written = this.asWritten(symbol, optional)
    if (written !== undefined) return written
    const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0]
    const text = this.ofType(this.checker.getTypeOfSymbol(symbol), optional)
    return (declaration && isEmptied(text) && this.withNames(declaration, optional)) || text
  }

  /** @returns undefined where its declaration does not say its type */
  asWritten(symbol: TypeScript.Symbol, optional: boolean): string | undefined {
    const { ts, checker } = this
    // Not copied from elsewhere with another type: what is written is true, and need not be evaluated.
    const isOriginal = (symbol.flags & ts.SymbolFlags.Transient) === 0
    const evaluated = () => checker.getTypeOfSymbol(symbol)
    /** Instantiated anew, types that do not depend on a parameter have another identity but the same text. */
    const isEqual = (written: TypeScript.Type) =>
      this.isSame(written, evaluated()) || this.printed(written, true, false) === this.printed(evaluated(), true, false)
    const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0]
    if (declaration) {
      if (
        (ts.isPropertySignature(declaration) ||
          ts.isPropertyDeclaration(declaration) ||
          ts.isParameter(declaration) ||
          ts.isVariableDeclaration(declaration)) &&
        declaration.type &&
        (isOriginal || isEqual(checker.getTypeFromTypeNode(declaration.type)))
      )
        return this.written(
          optional ? this.withoutUndefined(declaration.type) : declaration.type,
          declaration.getSourceFile(),
        )
      if (
        (ts.isMethodSignature(declaration) || ts.isMethodDeclaration(declaration)) &&
        symbol.declarations!.length === 1 &&
        (isOriginal || isEqual(checker.getTypeAtLocation(declaration)))
      ) {
        const list = declaration.parameters.map((one) => this.written(one)).join(', ')
        const generic = declaration.typeParameters?.map((one) => this.written(one)).join(', ')
        return `${generic ? `<${generic}>` : ''}(${list}) => ${declaration.type ? this.written(declaration.type) : 'any'}`
      }
    }
    return undefined
  }

  /**
   * The type as it is declared, for a generic alias of which evaluating leaves nothing but `{}`: its name says more.
   * Type arguments that depend on parameters of what surrounds the declaration are left out, as they mean nothing
   * beside it.
   *
   * @returns undefined where no type is declared, or where it cannot be written without such a parameter
   */
  private withNames(declaration: TypeScript.Declaration, optional: boolean): string | undefined {
    const { ts } = this
    if (!ts.isPropertySignature(declaration) && !ts.isPropertyDeclaration(declaration)) return undefined
    const { type } = declaration
    if (!type) return undefined
    const isOutside = (node: TypeScript.Node): boolean => {
      const symbol = ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) && this.meaningOf(node.typeName)
      const declared = symbol && symbol.flags & ts.SymbolFlags.TypeParameter ? symbol.declarations?.[0] : undefined
      return declared !== undefined && (declared.pos < type.pos || declared.end > type.end)
    }
    let isComplete = true
    const visit = (node: TypeScript.Node): TypeScript.Node => {
      if (isOutside(node)) isComplete = false
      if (ts.isTypeReferenceNode(node) && node.typeArguments?.some(isOutside))
        return ts.factory.createTypeReferenceNode(node.typeName)
      return ts.visitEachChild(node, visit, undefined)
    }
    const shown = visit(optional ? this.withoutUndefined(type) : type) as TypeScript.TypeNode
    const text = isComplete ? this.written(shown, declaration.getSourceFile()) : '{}'
    return isEmptied(text) ? undefined : text
  }

  /** A question mark says it already. */
  private readonly withoutUndefined = remembered((node: TypeScript.TypeNode): TypeScript.TypeNode => {
    const { ts } = this
    if (!ts.isUnionTypeNode(node)) return node
    const rest = node.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword)
    if (rest.length === node.types.length) return node
    const [only] = rest
    if (rest.length > 1 || !only) return ts.factory.createUnionTypeNode(rest)
    return ts.isParenthesizedTypeNode(only) ? only.type : only
  })

  /** The same but for `undefined`, which an optional member adds. */
  private isSame(written: TypeScript.Type, found: TypeScript.Type): boolean {
    if (written === found) return true
    const [a, b] = [this.parts(written), this.parts(found)]
    return a.size === b.size && [...a].every((one) => b.has(one))
  }

  private parts(type: TypeScript.Type): Set<TypeScript.Type> {
    const { ts } = this
    return new Set((type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)))
  }

  /** A union of so many members that nobody reads them is cut short, before it is printed. */
  private readonly short = remembered((node: TypeScript.Node): TypeScript.Node => {
    const { ts } = this
    const visit = (one: TypeScript.Node): TypeScript.Node => {
      if (ts.isUnionTypeNode(one) && one.types.length > longestUnion)
        return ts.factory.createUnionTypeNode([...one.types.slice(0, longestUnion), more(ts, one.types.length)])
      return ts.visitEachChild(one, visit, undefined)
    }
    return visit(node)
  })

  private inOrder(node: TypeScript.TypeNode, file: TypeScript.SourceFile): TypeScript.TypeNode {
    const { ts, printer } = this
    const print = (one: TypeScript.Node) => printer.printNode(ts.EmitHint.Unspecified, one, file)
    const visit = (one: TypeScript.Node): TypeScript.Node => {
      const inner = ts.visitEachChild(one, visit, undefined)
      if (!ts.isUnionTypeNode(inner)) return inner
      const members = inner.types
        .map((type) => ({ type, text: print(type) }))
        .map((member) => ({ ...member, rank: rankOf(member.text) }))
        .sort((a, b) => a.rank - b.rank || (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
        .map(({ type }) => type)
      if (members.length <= longestUnion) return ts.factory.createUnionTypeNode(members)
      return ts.factory.createUnionTypeNode([...members.slice(0, longestUnion), more(ts, members.length)])
    }
    return visit(node) as TypeScript.TypeNode
  }
}

/** Does a type consist of an object without members, or contain one? */
function isEmptied(text: string): boolean {
  return /\{\s*\}/.test(text.replace(/'(?:[^'\\]|\\.)*'/g, ''))
}

/** `undefined` and `null` come last, as people write them. */
function rankOf(text: string): number {
  return text === 'undefined' ? 3 : text === 'null' ? 2 : /^["'\d-]/.test(text) ? 0 : 1
}

function more(ts: typeof TypeScript, members: number): TypeScript.TypeNode {
  return ts.factory.createTypeReferenceNode(`… ${members - longestUnion} more`)
}

/** Without line breaks, without the modules that declarations of the compiler's own name, with the quotes of code. */
function oneLine(text: string): string {
  return (
    text
      .replace(/(typeof )?import\(\s*["'][^"']+["']\s*\)(\.?)/g, (_, isTypeof?: string, dot?: string) =>
        dot ? (isTypeof ?? '') : 'object',
      )
      .replace(/\s*\n\s*/g, ' ')
      .replace(/'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*"|\[ | \]/g, (part) =>
        part.startsWith('"') && !/'|\\"/.test(part)
          ? `'${part.slice(1, -1)}'`
          : // The compiler's printer puts spaces into tuples.
            /^\[ $|^ \]$/.test(part)
            ? part.trim()
            : part,
      )
      .replace(/; }/g, ' }')
      // A way to write a function whose parameters are compared loosely.
      .replace(/\{ (bivarianceHack)\(((?:[^()]|\([^()]*\))*)\): ([^{}]*?) \}\['\1'\]/g, '($2) => $3')
      .trim()
  )
}
