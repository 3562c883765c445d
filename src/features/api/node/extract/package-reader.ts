/** One package, read export by export, with one checker. */
import type TypeScript from 'typescript'
import type { ApiComponent, ApiEntry, ApiMember, ApiPackage, ApiType, ApiValue, ExtractRequest } from '../../model.js'
import { byName, nameFilter } from '../../name-filter.js'
import { CodeDefaults } from './code-defaults.js'
import { ComponentReader, type ComponentType } from './components.js'
import { DocComments } from './doc-comments.js'
import { elementsIn, type Export, ExportReader, pathOf } from './exports.js'
import type { Findings } from './findings.js'
import { inheritedTypes } from './inherited-types.js'
import { LiteralTypes } from './literal-types.js'
import { MemberReader, type Reading } from './members.js'
import { Ownership } from './ownership.js'
import { remembered } from './remembered.js'
import { Scripts } from './scripts.js'
import { takeSharedProps } from './shared-props.js'
import { TypeTexts } from './type-text.js'

/** The file that an import of a name leads to. */
export type Resolve = (name: string) => { resolvedFileName: string } | undefined

/** So many types that are not exported are described: a page is for people to read. */
const mostInternal = 400

/** A checker keeps what it knows of each property that it has looked at, some hundred bytes. */
const mostProperties = 100_000

/**
 * Reads a package, a large one with several checkers.
 *
 * @param next makes a reader that knows nothing yet
 */
export function readPackage(first: () => PackageReader, next: () => PackageReader): Omit<ApiPackage, 'files'> {
  let reader = first()
  const entries: ApiEntry[] = []
  for (const name of reader.names()) {
    if (reader.isFull()) reader = next()
    const entry = reader.read(name)
    if (entry) entries.push(entry)
  }
  return reader.whole(entries)
}

export class PackageReader {
  /** Elements of components, by name. */
  private readonly drawn: ReadonlyMap<string, TypeScript.JsxSelfClosingElement>
  private readonly checker: TypeScript.TypeChecker
  private readonly texts: TypeTexts
  private readonly docs: DocComments
  private readonly own: Ownership
  private readonly reading: Reading
  private readonly members: MemberReader
  private readonly components: ComponentReader
  private readonly exports: ExportReader
  private readonly exported: ReadonlyMap<string, TypeScript.Symbol>
  private readonly wanted: ReadonlyMap<string, Export>
  private readonly publicNames: ReadonlyMap<string, string>
  /** What is read in full, by kind. */
  private readonly isDetailed: { component(name: string): boolean; type(name: string): boolean }

  constructor(
    private readonly ts: typeof TypeScript,
    private readonly program: TypeScript.Program,
    private readonly entry: TypeScript.SourceFile,
    private readonly request: ExtractRequest,
    private readonly version: string,
    private readonly resolve: Resolve,
    private readonly findings: Findings,
    drawn?: TypeScript.SourceFile,
  ) {
    this.drawn = elementsIn(ts, drawn)
    this.checker = program.getTypeChecker()
    this.texts = new TypeTexts(ts, this.checker, findings)
    this.docs = new DocComments(ts, this.checker, request.omit)
    const { components, types } = request.detailed ?? { components: ['*'], types: ['*'] }
    this.isDetailed = { component: nameFilter(components), type: nameFilter(types) }
    this.own = new Ownership(ts, program, entry, request.entry !== undefined, request.typesFrom)
    const { checker, texts, docs, own } = this
    const scripts = new Scripts(ts)
    const from = { from: request.entry ?? request.package, root: request.root }
    const [literals, defaults] = [new LiteralTypes(ts, checker, texts, own), new CodeDefaults(ts, scripts)]
    const shapes = new Set(request.shapes)
    this.reading = { ts, checker, texts, literals, docs, own, scripts, defaults, findings, shapes, entry: from }
    this.members = new MemberReader(this.reading)
    this.components = new ComponentReader(this.reading, this.members, request)
    this.exports = new ExportReader(this.reading, this.members, this.components, request.package)
    const resolved = this.exports.of(entry)
    this.exported = new Map(resolved.map(({ name, symbol }) => [name, symbol]))
    this.publicNames = this.publicNamesOf(resolved)
    this.texts.rename(this.publicNames)
    this.wanted = new Map(this.exports.withParts(resolved).map((one) => [one.name, one]))
  }

  /** What the package exports, as readers write it. */
  names(): string[] {
    return [...this.wanted.keys()]
  }

  /** Its checker holds so much that the rest is better read with another one. */
  isFull(): boolean {
    return this.members.looked > mostProperties
  }

  read(name: string): ApiEntry | undefined {
    return this.attempt(name, () => this.entryOf(this.wanted.get(name)!))
  }

  /** The package of what has been read. */
  whole(entries: ApiEntry[]): Omit<ApiPackage, 'files'> {
    const { ts } = this
    const { problems } = this.findings
    // One mistake mostly leads to further ones.
    const [syntax, ...others] = this.program.getSyntacticDiagnostics(this.entry)
    if (syntax) {
      const text = ts.flattenDiagnosticMessageText(syntax.messageText, ' ')
      const more = others.length > 0 ? ` (and ${others.length} more)` : ''
      problems.push({
        kind: 'syntax',
        detail: `${syntax.file.fileName.slice(this.own.home.length)}: ${text}${more}`,
      })
    }
    this.shareProps(entries)
    entries.sort(byName)
    return { name: this.request.package, version: this.version, entries, internal: this.internalTypes(), problems }
  }

  /** Components with type parameters, as readers write them. */
  generics(): string[] {
    return [...this.wanted.values()]
      .filter(({ isValue, symbol }) => isValue && this.components.isGeneric(this.checker.getTypeOfSymbol(symbol)))
      .map(pathOf)
  }

  /** Describes large sets of props that many components share once, as a type of the package. */
  private shareProps(entries: ApiEntry[]): void {
    const components = entries.filter((one): one is ApiComponent => one.kind === 'component')
    const originOf = (prop: ApiMember) => this.findings.origins.get(prop)
    const sets = takeSharedProps(
      components,
      originOf,
      (origin) => this.symbolOf(origin)!.name,
      this.request.sharedProps,
    )
    for (const [origin, members] of sets) {
      const symbol = this.symbolOf(origin)!
      const { name } = symbol
      const at = entries.findIndex((one) => one.name === name)
      const { imports } = entries[at] ?? { imports: [] }
      const set: ApiType = {
        ...this.docs.of(symbol),
        kind: 'interface',
        name,
        imports,
        members: members.sort((a, b) => Number(b.required) - Number(a.required) || byName(a, b)),
        inherits: [],
        isShared: true,
      }
      entries.splice(at === -1 ? entries.length : at, at === -1 ? 0 : 1, set)
    }
  }

  /**
   * Types that the package does not export although its declarations name them, and those that these name in turn. A
   * name that means several things is left out: a link from it could lead to the wrong one.
   */
  private internalTypes(): ApiType[] {
    const { ts } = this
    const { named } = this.findings
    const exported = new Set(this.exported.values())
    const { Interface, TypeAlias, Enum, Class } = ts.SymbolFlags
    const isInternal = (name: string, symbol: TypeScript.Symbol) =>
      !this.exported.has(name) &&
      !this.publicNames.has(name) &&
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
        const [declaration, ...others] = named.get(name)!
        const symbol = this.symbolOf(declaration!)
        if (found.size === mostInternal || others.length > 0 || !symbol || !isInternal(name, symbol)) continue
        const type = this.attempt(name, () => ({
          name,
          imports: [],
          ...this.docs.of(symbol),
          ...this.typeEntry(name, symbol, false),
        }))
        if (type) found.set(name, type)
      }
    }
    return [...found.values()].filter(({ name }) => named.get(name)!.size === 1).sort(byName)
  }

  /** The symbol of a declaration that has a name. */
  private symbolOf(declaration: TypeScript.Declaration): TypeScript.Symbol | undefined {
    const name = this.ts.getNameOfDeclaration(declaration)
    return name && this.checker.getSymbolAtLocation(name)
  }

  /** Something odd in one declaration costs that export alone. */
  private attempt<Value>(name: string, read: () => Value): Value | undefined {
    try {
      return read()
    } catch (error) {
      this.findings.problems.push({
        kind: 'thrown',
        name,
        detail: error instanceof Error ? error.message : String(error),
      })
      return undefined
    }
  }

  /** Exported aliases of types that are not exported themselves, by the name that only declarations know. */
  private publicNamesOf(exported: readonly { name: string; symbol: TypeScript.Symbol }[]): Map<string, string> {
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

  private entryOf(exported: Export): ApiEntry | undefined {
    const { ts, checker } = this
    const { name, symbol, alias } = exported
    const doc = this.docs.of(symbol)
    if (!doc) return undefined
    const source = this.own.sourceOf(symbol)
    const base = { name, ...doc, ...(source !== undefined && { source }), ...(alias && { aliases: [alias] }) }
    if (!exported.isValue) {
      const types = ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Class | ts.SymbolFlags.Enum
      if (!(symbol.flags & types)) return undefined
      return { ...base, imports: this.importsOf(exported), ...this.typeEntry(name, symbol) }
    }
    const imports = this.importsOf(exported)
    if (symbol.flags & ts.SymbolFlags.Enum) return { ...base, imports, ...this.typeEntry(name, symbol) }
    const type = checker.getTypeOfSymbol(symbol)
    const constant = () => ({ ...base, imports, kind: 'constant' as const, type: this.texts.ofSymbol(symbol, false) })
    if (this.components.isContext(type)) return constant()
    if (/^(?:[a-z]+_)?use[A-Z]/i.test(name) && !/^[A-Z][a-z]*[^_]/.test(name)) {
      const signatures = this.members.signaturesOf(type, symbol)
      if (signatures.length > 0)
        return { ...base, imports, kind: 'hook', signatures, returned: this.members.returnedMembers(type) }
    }
    if (/^[A-Z]/.test(name)) {
      const component = this.components.typeOf(type, this.drawn.get(pathOf(exported)))
      if (component) return { ...base, imports, ...this.componentEntry(exported, component) }
    }
    // What only its parts are for.
    if (symbol.flags & ts.SymbolFlags.ValueModule) return undefined
    const signatures = this.members.signaturesOf(type, symbol)
    if (signatures.length > 0) return { ...base, imports, kind: 'function', signatures, returned: [] }
    return constant()
  }

  /** From the package itself, then from the first folder in it that exports the same. */
  private importsOf({ name, symbol, isValue, imported, alias }: Export): string[] {
    const { checker } = this
    const [root] = name.split('.') as [string]
    const names = imported === 'default' ? root : `{ ${root} }`
    const statement = (what: string, from = this.request.package) =>
      `import ${isValue ? '' : 'type '}${what} from '${from}'`
    const found = [statement(names), ...(alias ? [statement(`{ ${alias} }`)] : [])]
    if (this.request.entry !== undefined || root !== name || imported) return found
    const [part, ...below] = this.own.sourceOf(symbol)?.split('/') ?? []
    if (!part || part === '..' || below.length === 0) return found
    const deep = `${this.request.package}/${part}`
    const source = this.sourceFile(deep)
    const module = source && checker.getSymbolAtLocation(source)
    const again = module && checker.tryGetMemberInModuleExports(name, module)
    const same = again && this.exports.meant(again) === symbol
    return same ? [...found, statement(names, deep)] : found
  }

  private readonly sourceFile = remembered((path: string): TypeScript.SourceFile | undefined => {
    const file = this.resolve(path)?.resolvedFileName
    return file === undefined ? undefined : this.program.getSourceFile(file)
  })

  private componentEntry(
    { name, symbol, alias }: Export,
    component: ComponentType,
  ): Omit<ApiComponent, 'name' | 'imports'> {
    const { typeParameters } = component
    const classes = this.exported.get(`${name}Classes`)
    const propsType = this.exported.has(`${name}Props`) ? `${name}Props` : undefined
    return {
      kind: 'component',
      ...(typeParameters !== undefined && { typeParameters }),
      ...(propsType !== undefined && { propsType }),
      ...([name, alias].some((one) => one !== undefined && this.isDetailed.component(one))
        ? this.components.partsOf(name, symbol, component, classes && this.checker.getDeclaredTypeOfSymbol(classes))
        : { props: [], slots: [], classes: [], inherits: [] }),
    }
  }

  private typeEntry(
    name: string,
    symbol: TypeScript.Symbol,
    isDetailed = this.isDetailed.type(name),
  ): Pick<ApiType, 'kind' | 'typeParameters' | 'type' | 'values' | 'members' | 'inherits'> {
    const { ts, checker } = this
    const withoutMembers = { members: [], inherits: [] }
    if (symbol.flags & ts.SymbolFlags.Enum) {
      const values = this.enumValues(symbol)
      return { kind: 'type', type: values.map(({ value }) => value).join(' | '), values, ...withoutMembers }
    }
    if (symbol.flags & ts.SymbolFlags.Class)
      return { kind: 'interface', type: this.classText(symbol), ...withoutMembers }
    const declarations = symbol.declarations ?? []
    const alias = declarations.find((one) => ts.isTypeAliasDeclaration(one))
    const generic = (alias ?? declarations.find((one) => ts.isInterfaceDeclaration(one)))?.typeParameters
    const typeParameters = generic?.map((one) => this.texts.written(one)).join(', ')
    const values = alias && this.reading.literals.ofNode(alias.type)?.map((value) => ({ value }))
    const head = { ...(typeParameters && { typeParameters }), ...(values && { values }) }
    // By its own name where it is the public name of a type that is not exported.
    const text =
      alias && (this.texts.written(alias.type) === name ? alias.type.getText() : this.texts.written(alias.type))
    if (!isDetailed) {
      if (text !== undefined) return { kind: 'type', type: text, ...withoutMembers, ...head }
      return { kind: 'interface', type: this.interfaceText(declarations), ...withoutMembers, ...head }
    }
    const type = checker.getDeclaredTypeOfSymbol(symbol)
    const members = this.members.hasMembers(type) ? this.members.mergedProperties([type]) : []
    const listed = members.filter((one) => this.members.isOwn(one.symbol))
    const shape = {
      ...head,
      members: this.members.list(listed, { name: symbol.name }),
      inherits: inheritedTypes(this.reading, [type], (one) => this.own.has(one)),
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

  private enumValues(symbol: TypeScript.Symbol): ApiValue[] {
    const { ts, checker } = this
    return [...(symbol.exports?.values() ?? [])].flatMap((member): ApiValue[] => {
      const [declaration] = member.declarations ?? []
      const doc = this.docs.of(member)
      if (!doc || !declaration || !ts.isEnumMember(declaration)) return []
      const literal = checker.getConstantValue(declaration)
      return [
        {
          value: `${symbol.name}.${member.name}`,
          ...(literal !== undefined && { literal: typeof literal === 'string' ? `'${literal}'` : String(literal) }),
          ...(doc.description !== undefined && { description: doc.description }),
          ...(doc.deprecated !== undefined && { deprecated: doc.deprecated }),
        },
      ]
    })
  }
}
