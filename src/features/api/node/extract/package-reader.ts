/** One package, read export by export. */
import type TypeScript from 'typescript'
import type { ApiComponent, ApiEntry, ApiPackage, ApiProblem, ApiType, ExtractRequest } from '../../model.js'
import { byName, nameFilter } from '../../name-filter.js'
import { CodeDefaults } from './code-defaults.js'
import { ComponentReader, type ComponentType } from './components.js'
import { DocComments } from './doc-comments.js'
import { inheritedTypes } from './inherited-types.js'
import { MemberReader, type Reading } from './members.js'
import { Ownership } from './ownership.js'
import { remembered } from './remembered.js'
import { Scripts } from './scripts.js'
import { TypeTexts } from './type-text.js'

/** The file that an import of a name leads to. */
export type Resolve = (name: string) => { resolvedFileName: string } | undefined

/** So many types that are not exported are described: a page is for people to read. */
const mostInternal = 400

export class PackageReader {
  private readonly checker: TypeScript.TypeChecker
  private readonly texts: TypeTexts
  private readonly docs: DocComments
  private readonly problems: ApiProblem[] = []
  private readonly own: Ownership
  private readonly reading: Reading
  private readonly members: MemberReader
  private readonly components: ComponentReader
  private readonly exported = new Set<string>()
  private readonly isDetailed: (name: string) => boolean

  constructor(
    private readonly ts: typeof TypeScript,
    private readonly program: TypeScript.Program,
    private readonly entry: TypeScript.SourceFile,
    private readonly request: ExtractRequest,
    private readonly version: string,
    private readonly resolve: Resolve,
  ) {
    this.checker = program.getTypeChecker()
    this.texts = new TypeTexts(ts, this.checker)
    this.docs = new DocComments(ts, this.checker, request.omit)
    const filters = (request.detailed ?? [['*']]).map(nameFilter)
    this.isDetailed = (name) => filters.some((matches) => matches(name))
    this.own = new Ownership(ts, entry, request.entry !== undefined, request.typesFrom)
    const { checker, texts, docs, own } = this
    const scripts = new Scripts(ts)
    const from = { from: request.entry ?? request.package, root: request.root }
    this.reading = { ts, checker, texts, docs, own, scripts, defaults: new CodeDefaults(ts, scripts), entry: from }
    this.members = new MemberReader(this.reading)
    this.components = new ComponentReader(this.reading, this.members, request)
  }

  read(): ApiPackage {
    const { checker, ts } = this
    // One mistake mostly leads to further ones.
    const [syntax, ...others] = this.program.getSyntacticDiagnostics(this.entry)
    if (syntax) {
      const text = ts.flattenDiagnosticMessageText(syntax.messageText, ' ')
      const more = others.length > 0 ? ` (and ${others.length} more)` : ''
      this.problems.push({
        kind: 'syntax',
        detail: `${syntax.file.fileName.slice(this.own.home.length)}: ${text}${more}`,
      })
    }
    const module = checker.getSymbolAtLocation(this.entry)
    const exported = module ? checker.getExportsOfModule(module) : []
    const resolved = exported
      .map((symbol) => ({
        name: symbol.name,
        symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
      }))
      .sort(byName)
    for (const { name } of resolved) this.exported.add(name)
    const publicNames = this.publicNames(resolved)
    this.texts.rename(publicNames)
    const entries: ApiEntry[] = []
    for (const { name, symbol } of resolved) {
      const entry = this.attempt(name, () => this.entryOf(name, symbol))
      if (entry) entries.push(entry)
    }
    const internal = this.internalTypes(
      new Set([...this.exported, ...publicNames.keys()]),
      new Set(resolved.map(({ symbol }) => symbol)),
    )
    return { name: this.request.package, version: this.version, entries, internal, problems: this.problems }
  }

  /**
   * Types that the package does not export although its declarations name them, and those that these name in turn. A
   * name that means several things is left out: a link from it could lead to the wrong one.
   */
  private internalTypes(publicNames: ReadonlySet<string>, exported: ReadonlySet<TypeScript.Symbol>): ApiType[] {
    const { ts } = this
    const { named } = this.texts
    const { Interface, TypeAlias, Enum, Class } = ts.SymbolFlags
    const isInternal = (name: string, symbol: TypeScript.Symbol) =>
      !publicNames.has(name) &&
      !exported.has(symbol) &&
      (symbol.flags & (Interface | TypeAlias | Enum | Class)) !== 0 &&
      this.own.describes(symbol.declarations?.[0])
    const found = new Map<string, ApiType>()
    const visited = new Set<string>()
    for (;;) {
      const names = [...named.keys()].filter((name) => !visited.has(name)).sort()
      if (names.length === 0) break
      for (const name of names) {
        visited.add(name)
        const [symbol, ...others] = named.get(name)!
        if (found.size === mostInternal || others.length > 0 || !isInternal(name, symbol!)) continue
        const type = this.attempt(name, () => ({
          name,
          imports: [],
          ...this.docs.of(symbol!),
          ...this.typeEntry(name, symbol!, false),
        }))
        if (type) found.set(name, type)
      }
    }
    return [...found.values()].filter(({ name }) => named.get(name)!.size === 1).sort(byName)
  }

  /** Something odd in one declaration costs that export alone. */
  private attempt<Value>(name: string, read: () => Value): Value | undefined {
    try {
      return read()
    } catch (error) {
      this.problems.push({ kind: 'thrown', name, detail: error instanceof Error ? error.message : String(error) })
      return undefined
    }
  }

  /** Exported aliases of types that are not exported themselves, by the name that only declarations know. */
  private publicNames(exported: readonly { name: string; symbol: TypeScript.Symbol }[]): Map<string, string> {
    const { ts } = this
    const found = new Map<string, string>()
    for (const { name, symbol } of exported) {
      const alias = symbol.declarations?.find((one) => ts.isTypeAliasDeclaration(one))
      if (!alias || alias.typeParameters || !ts.isTypeReferenceNode(alias.type) || alias.type.typeArguments) continue
      const { typeName } = alias.type
      if (!ts.isIdentifier(typeName) || this.exported.has(typeName.text) || found.has(typeName.text)) continue
      if (this.own.has(this.texts.meaningOf(typeName)?.declarations?.[0])) found.set(typeName.text, name)
    }
    return found
  }

  private entryOf(name: string, symbol: TypeScript.Symbol): ApiEntry | undefined {
    const { ts, checker } = this
    const doc = this.docs.of(symbol)
    if (!doc || name === 'default') return undefined
    const source = this.own.sourceOf(symbol)
    const base = { name, ...doc, ...(source !== undefined && { source }) }
    if (!(symbol.flags & ts.SymbolFlags.Value)) {
      if (!(symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias))) return undefined
      return { ...base, imports: this.importsOf(name, symbol, true), ...this.typeEntry(name, symbol) }
    }
    const imports = this.importsOf(name, symbol, false)
    if (symbol.flags & ts.SymbolFlags.Enum) return { ...base, imports, ...this.typeEntry(name, symbol) }
    const type = checker.getTypeOfSymbol(symbol)
    const constant = () => ({ ...base, imports, kind: 'constant' as const, type: this.texts.ofSymbol(symbol, false) })
    if (this.components.isContext(type)) return constant()
    if (/^(?:[a-z]+_)?use[A-Z]/i.test(name) && !/^[A-Z][a-z]*[^_]/.test(name)) {
      const signatures = this.members.signaturesOf(type, symbol)
      if (signatures.length > 0)
        return { ...base, imports, kind: 'hook', signatures, returned: this.members.returnedMembers(type) }
    }
    if (/^[A-Z]/.test(name) && !/^[A-Z0-9_]+$/.test(name.slice(0, 3))) {
      const component = this.components.typeOf(type)
      if (component) return { ...base, imports, ...this.componentEntry(name, symbol, component) }
    }
    const signatures = this.members.signaturesOf(type, symbol)
    if (signatures.length > 0) return { ...base, imports, kind: 'function', signatures, returned: [] }
    return constant()
  }

  /** From the package itself, then from the first folder in it that exports the same. */
  private importsOf(name: string, symbol: TypeScript.Symbol, isType: boolean): string[] {
    const { checker, ts } = this
    const statement = (from: string) => `import ${isType ? 'type ' : ''}{ ${name} } from '${from}'`
    const found = [statement(this.request.package)]
    if (this.request.entry !== undefined) return found
    const [part, ...below] = this.own.sourceOf(symbol)?.split('/') ?? []
    if (!part || part === '..' || below.length === 0) return found
    const deep = `${this.request.package}/${part}`
    const source = this.sourceFile(deep)
    const module = source && checker.getSymbolAtLocation(source)
    const again = module && checker.tryGetMemberInModuleExports(name, module)
    const same = again && (again.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(again) : again) === symbol
    return same ? [...found, statement(deep)] : found
  }

  private readonly sourceFile = remembered((path: string): TypeScript.SourceFile | undefined => {
    const file = this.resolve(path)?.resolvedFileName
    return file === undefined ? undefined : this.program.getSourceFile(file)
  })

  private componentEntry(
    name: string,
    symbol: TypeScript.Symbol,
    { props, typeParameters }: ComponentType,
  ): Omit<ApiComponent, 'name' | 'imports'> {
    const propsType = this.exported.has(`${name}Props`) ? `${name}Props` : undefined
    return {
      kind: 'component',
      ...(typeParameters !== undefined && { typeParameters }),
      ...(propsType !== undefined && { propsType }),
      ...(this.isDetailed(name)
        ? this.components.partsOf(name, symbol, props)
        : { props: [], slots: [], classes: [], inherits: [] }),
    }
  }

  private typeEntry(
    name: string,
    symbol: TypeScript.Symbol,
    isDetailed = this.isDetailed(name),
  ): Pick<ApiType, 'kind' | 'typeParameters' | 'type' | 'members' | 'inherits'> {
    const { ts, checker } = this
    const withoutMembers = { members: [], inherits: [] }
    if (symbol.flags & ts.SymbolFlags.Enum) return { kind: 'type', type: this.enumText(symbol), ...withoutMembers }
    if (symbol.flags & ts.SymbolFlags.Class)
      return { kind: 'interface', type: this.classText(symbol), ...withoutMembers }
    const declarations = symbol.declarations ?? []
    const alias = declarations.find((one) => ts.isTypeAliasDeclaration(one))
    const generic = (alias ?? declarations.find((one) => ts.isInterfaceDeclaration(one)))?.typeParameters
    const typeParameters = generic?.map((one) => this.texts.written(one)).join(', ')
    const head = typeParameters ? { typeParameters } : {}
    // By its own name where it is the public name of a type that is not exported.
    const text =
      alias && (this.texts.written(alias.type) === name ? alias.type.getText() : this.texts.written(alias.type))
    if (!isDetailed) {
      if (text !== undefined) return { kind: 'type', type: text, ...withoutMembers, ...head }
      return { kind: 'interface', type: this.interfaceText(declarations), ...withoutMembers, ...head }
    }
    const type = checker.getDeclaredTypeOfSymbol(symbol)
    const members = this.members.hasMembers(type) ? this.members.mergedProperties([type]) : []
    const listed = members.filter((one) => this.members.isListed(one.symbol))
    const shape = {
      ...head,
      members: this.members.list(listed, symbol.name),
      inherits: inheritedTypes(this.reading, [type]),
    }
    return text === undefined ? { kind: 'interface', ...shape } : { kind: 'type', type: text, ...shape }
  }

  /** The body of an interface, after what it extends. */
  private interfaceText(declarations: readonly TypeScript.Declaration[]): string {
    const { ts } = this
    const parts = declarations.flatMap((one) => {
      if (!ts.isInterfaceDeclaration(one)) return []
      const bases = (one.heritageClauses ?? []).flatMap(({ types }) => types.map((type) => this.texts.written(type)))
      const members = one.members.map((member) => this.texts.written(member).replace(/;$/, ''))
      return [...bases, ...(members.length > 0 ? [`{ ${members.join('; ')} }`] : [])]
    })
    return parts.join(' & ') || '{}'
  }

  /** What others may use of an instance, without the code that a source file has. */
  private classText(symbol: TypeScript.Symbol): string {
    const { ts, checker } = this
    const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected
    const members = checker
      .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
      .filter(({ declarations }) => !declarations?.some((one) => ts.getCombinedModifierFlags(one) & hidden))
      .filter(({ name }) => !name.startsWith('__'))
      .map((one) => {
        const isOptional = (one.flags & ts.SymbolFlags.Optional) !== 0
        return `${one.name}${isOptional ? '?' : ''}: ${this.texts.ofSymbol(one, isOptional)}`
      })
    return members.length > 0 ? `{ ${members.join('; ')} }` : '{}'
  }

  private enumText(symbol: TypeScript.Symbol): string {
    const { checker } = this
    return [...(symbol.exports?.values() ?? [])]
      .map((member) => {
        const value = checker.typeToString(checker.getTypeOfSymbol(member))
        return value.includes('.') ? value : `${symbol.name}.${member.name}`
      })
      .join(' | ')
  }
}
