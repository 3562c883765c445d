/**
 * The extractor: packages' declarations, read with TypeScript's own checker.
 *
 * Every package gets a program of its own, so that what is said of it depends on nothing but itself and what it imports;
 * the parsed files are shared. Components are recognised by type alone: something that takes props and returns what React
 * renders.
 */
import { dirname, relative, sep } from 'node:path'
import type TypeScript from 'typescript'
import type {
  ApiClass,
  ApiComponent,
  ApiDoc,
  ApiEntry,
  ApiMember,
  ApiPackage,
  ApiParameter,
  ApiProblem,
  ApiSignature,
  ApiSlot,
  ApiType,
  ExtractRequest,
  Extractor,
} from '../model.js'
import { nameFilter } from '../name-filter.js'
import { DocComments } from './doc-comments.js'
import { TypeTexts } from './type-text.js'

/** Raise it when the same declarations give another result. */
export const extractorVersion = 2

/** @param ts the project's own TypeScript */
export function createExtractor(ts: typeof TypeScript): Extractor {
  const options: TypeScript.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const files = new Map<string, TypeScript.SourceFile | undefined>()
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (name, ...rest) => {
    // Files of linked packages and of a library's own source may be edited between two requests.
    if (!name.includes('/node_modules/')) return read(name, ...rest)
    if (!files.has(name)) files.set(name, read(name, ...withoutComments(name, rest)))
    return files.get(name)
  }

  /** A third of the time for parsing goes into comments that no page shows: those of the browser's and React's types. */
  const withoutComments = (
    name: string,
    [target, ...rest]: Tail<Parameters<typeof read>>,
  ): Tail<Parameters<typeof read>> => {
    if (!/\/node_modules\/(@types|typescript|csstype|undici-types)\//.test(name)) return [target, ...rest]
    const options = typeof target === 'object' ? target : { languageVersion: target }
    return [{ ...options, jsDocParsingMode: ts.JSDocParsingMode.ParseNone }, ...rest]
  }

  return {
    extract(request) {
      const { root } = request
      const cache = ts.createModuleResolutionCache(root, (name) => name, options)
      const empty = { name: request.package, version: '', entries: [] }
      const from = `${root}/docs.config.ts`
      const resolve = (name: string) => ts.resolveModuleName(name, from, options, host, cache).resolvedModule
      const found = request.entry === undefined ? resolve(request.package) : undefined
      const entry = request.entry ?? found?.resolvedFileName
      if (entry === undefined) return { ...empty, problems: [{ kind: 'not-installed' }] }
      if (!/\.[cm]?tsx?$/.test(entry) || !host.fileExists(entry))
        return { ...empty, problems: [{ kind: found ? 'no-declarations' : 'not-installed' }] }
      const program = ts.createProgram([entry], options, host)
      const version = found?.packageId?.version.replace(/\+.*/, '') ?? versionAbove(ts, entry)
      return new PackageReader(ts, program, program.getSourceFile(entry)!, request, version, resolve).read()
    },
  }
}

type Tail<List extends unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never

/** The version in the nearest package.json. */
function versionAbove(ts: typeof TypeScript, file: string): string {
  const found = ts.findConfigFile(dirname(file), ts.sys.fileExists, 'package.json')
  const text = found && ts.sys.readFile(found)
  return (text && (JSON.parse(text) as { version?: string }).version) || ''
}

type Resolve = (name: string) => { resolvedFileName: string } | undefined

class PackageReader {
  private readonly checker: TypeScript.TypeChecker
  private readonly texts: TypeTexts
  private readonly docs: DocComments
  private readonly problems: ApiProblem[] = []
  /** The folder of the package's types, where deep imports begin. */
  private readonly folder: string
  /** What its own files begin with. */
  private readonly home: string
  /** Exported names by the symbol that they refer to. */
  private readonly names = new Map<TypeScript.Symbol, string>()
  private readonly isDetailed: (name: string) => boolean
  private readonly classPrefixes = new Map<string, string | undefined>()

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
    this.isDetailed = nameFilter(request.detailed ?? ['*'])
    this.folder = dirname(entry.fileName)
    const manifest = ts.findConfigFile(this.folder, ts.sys.fileExists, 'package.json')
    this.home = `${manifest && request.entry === undefined ? packageFolder(manifest) : this.folder}/`
  }

  read(): ApiPackage {
    const { checker, ts } = this
    for (const { file, messageText } of this.program.getSyntacticDiagnostics(this.entry))
      this.problems.push({
        kind: 'syntax',
        detail: `${file.fileName.slice(this.home.length)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      })
    const module = checker.getSymbolAtLocation(this.entry)
    const exported = module ? checker.getExportsOfModule(module) : []
    const resolved = exported
      .map((symbol) => ({
        name: symbol.name,
        symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
      }))
      .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    for (const { name, symbol } of resolved) if (!this.names.has(symbol)) this.names.set(symbol, name)
    const entries: ApiEntry[] = []
    for (const { name, symbol } of resolved) {
      try {
        const entry = this.entryOf(name, symbol)
        if (entry) entries.push(entry)
      } catch (error) {
        this.problems.push({ kind: 'thrown', name, detail: error instanceof Error ? error.message : String(error) })
      }
    }
    return { name: this.request.package, version: this.version, entries, problems: this.problems }
  }

  private entryOf(name: string, symbol: TypeScript.Symbol): ApiEntry | undefined {
    const { ts, checker } = this
    const doc = this.docs.of(symbol)
    if (!doc || name === 'default') return undefined
    const source = this.sourceOf(symbol)
    const base = { name, ...doc, ...(source !== undefined && { source }) }
    if (!(symbol.flags & ts.SymbolFlags.Value)) {
      if (!(symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias))) return undefined
      return { ...base, imports: this.importsOf(name, symbol, true), ...this.typeEntry(name, symbol) }
    }
    const imports = this.importsOf(name, symbol, false)
    if (symbol.flags & ts.SymbolFlags.Enum)
      return { ...base, imports, kind: 'type', type: this.enumText(symbol), members: [], inherits: [] }
    const type = checker.getTypeOfSymbol(symbol)
    if (/^(?:[a-z]+_)?use[A-Z]/i.test(name) && !/^[A-Z][a-z]*[^_]/.test(name)) {
      const signatures = this.signaturesOf(type, symbol)
      if (signatures.length > 0)
        return { ...base, imports, kind: 'hook', signatures, returned: this.returnedMembers(type) }
    }
    if (/^[A-Z]/.test(name) && !/^[A-Z0-9_]+$/.test(name.slice(0, 3))) {
      const component = this.componentType(type)
      if (component) return { ...base, imports, ...this.componentEntry(name, component, doc) }
    }
    const signatures = this.signaturesOf(type, symbol)
    if (signatures.length > 0) return { ...base, imports, kind: 'function', signatures, returned: [] }
    return { ...base, imports, kind: 'constant', type: this.texts.ofSymbol(symbol, false) }
  }

  // ── Where things are ───────────────────────────────────────────────────────────────────────────────────────────

  private isOwn(file: TypeScript.SourceFile): boolean {
    return file.fileName.startsWith(this.home) && !file.fileName.slice(this.home.length).includes('node_modules/')
  }

  private isOwnDeclaration(declaration: TypeScript.Declaration | undefined): boolean {
    return declaration !== undefined && this.isOwn(declaration.getSourceFile())
  }

  private sourceOf(symbol: TypeScript.Symbol): string | undefined {
    const file = symbol.declarations?.[0]?.getSourceFile()
    if (!file || !this.isOwn(file)) return undefined
    return relative(this.folder, file.fileName)
      .split(sep)
      .join('/')
      .replace(/(\.d)?\.[cm]?tsx?$/, '')
  }

  /** From the package itself, then from the first folder in it that exports the same. */
  private importsOf(name: string, symbol: TypeScript.Symbol, isType: boolean): string[] {
    const { checker, ts } = this
    const statement = (from: string) => `import ${isType ? 'type ' : ''}{ ${name} } from '${from}'`
    const found = [statement(this.request.package)]
    if (this.request.entry !== undefined) return found
    const [part, ...below] = this.sourceOf(symbol)?.split('/') ?? []
    if (!part || part === '..' || below.length === 0) return found
    const deep = `${this.request.package}/${part}`
    const file = this.deepFiles.get(deep) ?? this.resolve(deep)?.resolvedFileName ?? ''
    this.deepFiles.set(deep, file)
    const source = file ? this.program.getSourceFile(file) : undefined
    const module = source && checker.getSymbolAtLocation(source)
    const again = module && checker.tryGetMemberInModuleExports(name, module)
    const same = again && (again.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(again) : again) === symbol
    return same ? [...found, statement(deep)] : found
  }
  private readonly deepFiles = new Map<string, string>()

  // ── Components ─────────────────────────────────────────────────────────────────────────────────────────────────

  /** The types of the props of a component, one for each way to call it; undefined where it is none. */
  private componentType(type: TypeScript.Type): { props: TypeScript.Type[]; typeParameters?: string } | undefined {
    const { checker } = this
    // A union of components: what two builds of one component are declared as. The last one says most.
    const whole = type.isUnion() ? type.types.at(-1)! : type
    const constructs = whole.getConstructSignatures()
    const made = constructs[0]?.getReturnType()
    if (made) {
      const props = checker.getPropertyOfType(made, 'props')
      if (!props || !checker.getPropertyOfType(made, 'render')) return undefined
      const parameter = constructs[0]!.parameters[0]
      const typed = parameter ? checker.getTypeOfSymbol(parameter) : checker.getTypeOfSymbol(props)
      return { props: [typed] }
    }
    const signatures = whole
      .getCallSignatures()
      .filter((signature) => signature.parameters.length <= 2 && this.isDrawable(signature.getReturnType()))
    if (signatures.length === 0) return undefined
    const props = signatures.map((signature) =>
      signature.parameters[0] ? checker.getTypeOfSymbol(signature.parameters[0]) : undefined,
    )
    // What is called with anything else than an object is a function.
    if (props.some((one) => one && !this.isObject(one))) return undefined
    const generic = signatures.at(-1)!.declaration?.typeParameters?.map((one) => this.texts.written(one))
    return {
      props: props.filter((one) => one !== undefined),
      ...(generic?.length && { typeParameters: generic.join(', ') }),
    }
  }

  private isObject(type: TypeScript.Type): boolean {
    const { ts } = this
    if (type.isUnionOrIntersection()) return type.types.every((one) => this.isObject(one))
    return (
      (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Any | ts.TypeFlags.Instantiable)) !== 0 &&
      !this.checker.isArrayType(type)
    )
  }

  /** What React renders: elements, alone or in a union with the other things that may be rendered. */
  private isDrawable(type: TypeScript.Type): boolean {
    const { ts } = this
    if (type.aliasSymbol?.name === 'ReactNode') return true
    const isElement = (one: TypeScript.Type) =>
      ['Element', 'ReactElement', 'ReactPortal', 'FunctionComponentElement'].includes(one.symbol?.name)
    if (!type.isUnion()) return isElement(type) || (type.flags & ts.TypeFlags.Null) !== 0
    const others =
      ts.TypeFlags.Null |
      ts.TypeFlags.Undefined |
      ts.TypeFlags.StringLike |
      ts.TypeFlags.NumberLike |
      ts.TypeFlags.BigIntLike |
      ts.TypeFlags.BooleanLike
    return (
      type.types.some(isElement) &&
      type.types.every(
        (one) => isElement(one) || one.flags & others || ['Iterable', 'Promise'].includes(one.symbol?.name),
      )
    )
  }

  private componentEntry(
    name: string,
    { props: types, typeParameters }: { props: TypeScript.Type[]; typeParameters?: string },
    doc: ApiDoc,
  ): Omit<ApiComponent, 'name' | 'imports'> {
    const propsType = [...this.names.values()].includes(`${name}Props`) ? `${name}Props` : undefined
    const head = {
      kind: 'component' as const,
      ...doc,
      ...(typeParameters !== undefined && { typeParameters }),
      ...(propsType !== undefined && { propsType }),
    }
    if (!this.isDetailed(name)) return { ...head, props: [], slots: [], classes: [], inherits: [] }
    const members = this.mergedProperties(types)
    const shown = members.filter(
      ({ name: prop, symbol }) =>
        prop !== 'ref' && prop !== 'key' && (this.isListed(symbol) || this.request.keepInherited.includes(prop)),
    )
    const props = this.members(shown)
    const classes = this.classesOf(members, name)
    const slots = this.slotsOf(members, classes)
    const ref = this.refOf(members)
    return { ...head, props, slots, classes, inherits: this.inheritedBy(types), ...(ref !== undefined && { ref }) }
  }

  /** Declared by the package itself. */
  private isListed(symbol: TypeScript.Symbol): boolean {
    const declarations = symbol.declarations ?? []
    return declarations.length === 0 || declarations.some((one) => this.isOwnDeclaration(one))
  }

  /** The properties of all members of a union and of all overloads: required only where each of them requires it. */
  private mergedProperties(types: readonly TypeScript.Type[]): Property[] {
    const { ts, checker } = this
    const whole = types.flatMap((type) => this.alternatives(type))
    const found = new Map<string, Property>()
    for (const type of whole) {
      for (const symbol of checker.getPropertiesOfType(type)) {
        const optional = (symbol.flags & ts.SymbolFlags.Optional) !== 0
        const known = found.get(symbol.name)
        if (!known) found.set(symbol.name, { name: symbol.name, symbol, alternatives: [symbol], optional, count: 1 })
        else {
          known.count++
          known.optional ||= optional
          known.alternatives.push(symbol)
        }
      }
    }
    return [...found.values()].map((one) => ({ ...one, optional: one.optional || one.count < whole.length }))
  }

  /** The object types that a type consists of. */
  private alternatives(type: TypeScript.Type): TypeScript.Type[] {
    const { ts, checker } = this
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

  private members(properties: readonly Property[], owner?: string): ApiMember[] {
    return properties
      .flatMap((property) => this.member(property, owner) ?? [])
      .sort((a, b) => Number(b.required) - Number(a.required) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  }

  private member({ name, symbol, alternatives, optional }: Property, owner?: string): ApiMember | undefined {
    const doc = this.docs.of(symbol)
    if (!doc || name.startsWith('__')) return undefined
    const texts = alternatives.map((one) => this.texts.ofSymbol(one, optional))
    const type = [...new Set(texts)].filter((text) => text !== 'undefined' && text !== 'never').join(' | ') || texts[0]!
    const signature = this.describedSignature(symbol)
    const from = owner === undefined ? undefined : this.declaringName(symbol)
    return {
      name: memberName(name),
      type,
      required: !optional,
      ...doc,
      ...(signature && { signature }),
      ...(from !== undefined && from !== owner && { from }),
    }
  }

  private declaringName(symbol: TypeScript.Symbol): string | undefined {
    const parent = symbol.declarations?.[0]?.parent
    if (!parent) return undefined
    const { ts } = this
    if (ts.isInterfaceDeclaration(parent)) return parent.name.text
    return undefined
  }

  /** The signature of a function, where its comment says more than its type. */
  private describedSignature(symbol: TypeScript.Symbol): ApiSignature | undefined {
    const { checker } = this
    const described = this.docs.parameters(symbol)
    if (described.size === 0) return undefined
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol))
    const signature = type.getCallSignatures()[0]
    return signature && this.signature(signature, described)
  }

  private signature(signature: TypeScript.Signature, described: ReadonlyMap<string, string>): ApiSignature {
    const { ts, checker } = this
    const parameters = signature.parameters.map((symbol): ApiParameter => {
      const declaration = symbol.valueDeclaration
      const isParameter = declaration !== undefined && ts.isParameter(declaration)
      const optional = isParameter && (declaration.questionToken !== undefined || declaration.initializer !== undefined)
      const description = described.get(symbol.name)
      const isRest = isParameter && declaration.dotDotDotToken !== undefined
      return {
        name: isRest ? `...${symbol.name}` : symbol.name,
        type: this.texts.ofSymbol(symbol, optional),
        required: !optional && !isRest,
        ...(description && { description }),
      }
    })
    const declaration = signature.declaration
    const written = declaration && !ts.isJSDocSignature(declaration) ? declaration.type : undefined
    const returned = signature.getReturnType()
    const isWritten = written && checker.getTypeFromTypeNode(written) === returned
    const generic = declaration?.typeParameters?.map((one) => this.texts.written(one)).join(', ')
    const description = described.get('')
    return {
      ...(generic && { typeParameters: generic }),
      parameters,
      returns: {
        type: isWritten ? this.texts.written(written) : this.texts.ofType(returned),
        ...(description && { description }),
      },
    }
  }

  private signaturesOf(type: TypeScript.Type, symbol: TypeScript.Symbol): ApiSignature[] {
    const described = this.docs.parameters(symbol)
    return type.getCallSignatures().map((one) => this.signature(one, described))
  }

  private returnedMembers(type: TypeScript.Type): ApiMember[] {
    const signature = type.getCallSignatures()[0]
    const returned = signature && this.checker.getNonNullableType(signature.getReturnType())
    if (!returned || !this.isObject(returned) || returned.flags & this.ts.TypeFlags.Any) return []
    if (returned.getCallSignatures().length > 0) return []
    return this.members(
      this.mergedProperties([returned]).filter(({ symbol }) =>
        (symbol.declarations ?? []).some((one) => this.isOwnDeclaration(one)),
      ),
    )
  }

  // ── Slots, classes, refs ───────────────────────────────────────────────────────────────────────────────────────

  private propertiesOf(members: readonly Property[], name: string): Property[] {
    const { checker } = this
    const found = members.find((one) => one.name === name)
    if (!found) return []
    const types = found.alternatives.map((one) => checker.getNonNullableType(checker.getTypeOfSymbol(one)))
    return this.mergedProperties(
      types.filter((type) => this.isObject(type) && type.flags & this.ts.TypeFlags.StructuredType),
    )
  }

  private slotsOf(members: readonly Property[], classes: readonly ApiClass[]): ApiSlot[] {
    return this.members(this.propertiesOf(members, 'slots')).map(
      ({ required: _required, from: _from, signature: _signature, ...slot }): ApiSlot => {
        const own = classes.find(({ rule }) => rule === slot.name)?.class
        return { ...slot, ...(own !== undefined && { class: own }) }
      },
    )
  }

  private classesOf(members: readonly Property[], component: string): ApiClass[] {
    const rule = this.request.classes
    return this.propertiesOf(members, 'classes')
      .filter(({ symbol }) => this.isListed(symbol))
      .flatMap(({ name, symbol }): ApiClass[] => {
        const doc = this.docs.of(symbol)
        if (!doc) return []
        const prefix = rule && this.classPrefix(symbol, rule.prefix, component)
        const isState = rule?.states?.rules.includes(name) ?? false
        const form = isState ? rule!.states!.name : prefix === undefined ? undefined : rule!.name
        return [
          {
            rule: name,
            ...doc,
            ...(form && { class: form.replace('{prefix}', prefix ?? '').replace('{rule}', name) }),
            ...(isState && { state: true as const }),
          },
        ]
      })
      .sort((a, b) => (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0))
  }

  /** From the script beside the declarations; where it has several, the one that ends with the component's name. */
  private classPrefix(symbol: TypeScript.Symbol, pattern: string, component: string): string | undefined {
    const { ts } = this
    const file = symbol.declarations?.[0]?.getSourceFile().fileName
    if (file === undefined) return undefined
    const key = `${component} ${file}`
    if (!this.classPrefixes.has(key)) {
      const script = /\.d\.([cm]?)ts$/.test(file) ? file.replace(/\.d\.([cm]?)ts$/, '.$1js') : file
      const text = ts.sys.readFile(script) ?? ''
      const found = [...new Set([...text.matchAll(new RegExp(pattern, 'g'))].map((match) => match[1]!))]
      this.classPrefixes.set(key, found.find((one) => one.endsWith(component)) ?? found[0])
    }
    return this.classPrefixes.get(key)
  }

  private refOf(members: readonly Property[]): string | undefined {
    const { checker } = this
    const ref = members.find(({ name }) => name === 'ref')
    if (!ref) return undefined
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(ref.symbol))
    const objects = (type.isUnion() ? type.types : [type]).filter((one) => one.symbol?.name === 'RefObject')
    const held = objects.flatMap((one) => checker.getTypeArguments(one as TypeScript.TypeReference))
    if (held.length === 0) return undefined
    return [...new Set(held.map((one) => this.texts.ofType(checker.getNonNullableType(one))))].sort().join(' | ')
  }

  // ── What it also accepts ───────────────────────────────────────────────────────────────────────────────────────

  /** Types of other packages that the declarations of an own type are made of, as they are written there. */
  private inheritedBy(types: readonly TypeScript.Type[]): string[] {
    const { ts, checker } = this
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
        if (!this.isOwnDeclaration(declaration)) continue
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
      if (helpers.has(text) && first) {
        const inner = innermost(first)
        if (inner && this.isOwnDeclaration(name(inner)?.declarations?.[0])) return ofNode(first)
        if (text !== 'Pick' && inner) found.add(this.texts.written(node))
        // Of several types: each of them, as the one that is left out of them belongs to any.
        if (!inner) ofNode(first)
        return
      }
      const symbol = name(called)
      if (this.isOwnDeclaration(symbol?.declarations?.[0])) return ofSymbol(symbol)
      if (symbol && !(symbol.flags & ts.SymbolFlags.TypeParameter) && isProps(text)) found.add(this.texts.written(node))
    }
    const innermost = (node: TypeScript.TypeNode): TypeScript.Node | undefined => {
      if (!ts.isTypeReferenceNode(node)) return undefined
      const [first] = node.typeArguments ?? []
      return helpers.has(node.typeName.getText()) && first ? innermost(first) : node.typeName
    }
    const ofType = (type: TypeScript.Type): void => {
      if (type.aliasSymbol && this.isOwnDeclaration(type.aliasSymbol.declarations?.[0]))
        return ofSymbol(type.aliasSymbol)
      if (type.isUnionOrIntersection()) return type.types.forEach(ofType)
      const symbol = type.symbol as TypeScript.Symbol | undefined
      if (this.isOwnDeclaration(symbol?.declarations?.[0])) return ofSymbol(symbol)
      const named = type.aliasSymbol ?? symbol
      if (named && isProps(named.name) && named.name !== '__type') found.add(this.texts.ofType(type))
    }
    types.forEach(ofType)
    return [...found].sort()
  }

  // ── Types ──────────────────────────────────────────────────────────────────────────────────────────────────────

  private typeEntry(
    name: string,
    symbol: TypeScript.Symbol,
  ): Pick<ApiType, 'kind' | 'typeParameters' | 'type' | 'members' | 'inherits'> {
    const { ts, checker } = this
    const declarations = symbol.declarations ?? []
    const alias = declarations.find((one) => ts.isTypeAliasDeclaration(one))
    const generic = (alias ?? declarations.find((one) => ts.isInterfaceDeclaration(one)))?.typeParameters
    const typeParameters = generic?.map((one) => this.texts.written(one)).join(', ')
    const head = typeParameters ? { typeParameters } : {}
    if (!this.isDetailed(name)) {
      if (alias) return { kind: 'type', type: this.texts.written(alias.type), members: [], inherits: [], ...head }
      return { kind: 'interface', type: this.interfaceText(declarations), members: [], inherits: [], ...head }
    }
    const type = checker.getDeclaredTypeOfSymbol(symbol)
    const members = this.hasMembers(type) ? this.mergedProperties([type]) : []
    const shape = {
      ...head,
      members: this.members(
        members.filter((one) => this.isListed(one.symbol)),
        symbol.name,
      ),
      inherits: this.inheritedBy([type]),
    }
    if (!alias) return { kind: 'interface', ...shape }
    return { kind: 'type', type: this.texts.written(alias.type), ...shape }
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

  /** Objects, and unions and intersections of them: not texts, functions, lists or what depends on a type parameter. */
  private hasMembers(type: TypeScript.Type): boolean {
    const { ts, checker } = this
    if (type.isUnion()) return type.types.length <= 20 && type.types.every((one) => this.hasMembers(one))
    if (type.isIntersection()) return type.types.some((one) => this.hasMembers(one))
    if (!(type.flags & ts.TypeFlags.Object) || checker.isArrayType(type) || checker.isTupleType(type)) return false
    if (type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0) return false
    return this.isOwnDeclaration(type.symbol?.declarations?.[0]) || type.aliasSymbol !== undefined
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

interface Property {
  name: string
  symbol: TypeScript.Symbol
  /** The same property in each of the types that have it. */
  alternatives: TypeScript.Symbol[]
  optional: boolean
  count: number
}

/** Object types that name what an element takes. */
function isProps(name: string): boolean {
  return (
    /(Props|PropsWith(?:out)?Ref|Attributes|AttributesWithout\w+)$/.test(name.replace(/<.*/s, '')) &&
    !/^(React\.)?(Ref|Class)Attributes$/.test(name)
  )
}

/** Names of symbols of the language: `[Symbol.iterator]`. */
function memberName(name: string): string {
  return name.startsWith('__@') ? `[Symbol.${name.slice(3).replace(/@\d+$/, '')}]` : name
}

/** The folder of a package in node_modules, which may hold further manifests. */
function packageFolder(manifest: string): string {
  const folder = dirname(manifest)
  const inModules = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)(\/|$)/.exec(`${folder}/`)
  return inModules?.[1] ?? folder
}
