/**
 * What TypeScript itself says of a package’s components, to measure the API reference by. Nothing of the generator is
 * used: a file that draws every export is checked, and the props are those that an editor would offer there.
 */
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** A prop as the checker sees it. */
export interface CheckedProp {
  name: string
  optional: boolean
  /** Its type as the checker prints it, and as its declarations write it, without `undefined` where it is optional. */
  types: string[]
  default?: string
  deprecated: boolean
  description: string
  /** The package that declares it. */
  from: string
}

/** @returns the props of each component, by the name that users write: `Menu.Item` */
export function checkedComponents(root: string, name: string): Map<string, CheckedProp[]> {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  }
  const file = join(root, 'oracle.tsx')
  const programOf = (text: string, before?: ts.Program) => {
    const host = ts.createCompilerHost(options)
    const { getSourceFile, fileExists } = host
    const known = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX)
    host.fileExists = (path) => path === file || fileExists(path)
    host.getSourceFile = (path, ...rest) =>
      path === file ? known : (before?.getSourceFile(path) ?? getSourceFile(path, ...rest))
    return ts.createProgram([file], options, host)
  }

  const first = programOf(`import * as M from '${name}'\nM\n`)
  const paths = candidates(first, file)
  const second = programOf(`import * as M from '${name}'\n${paths.map((path) => `;<M.${path} />\n`).join('')}`, first)
  const checker = second.getTypeChecker()
  const source = second.getSourceFile(file)!
  const refused = new Set(
    second
      .getSemanticDiagnostics(source)
      // No signatures; not what JSX may draw; no such member; a type, not a value.
      .filter(({ code }) => [1361, 1362, 2604, 2786, 2339, 2607, 18046, 2503].includes(code))
      .map(({ start = 0 }) => source.getLineAndCharacterOfPosition(start).line),
  )
  const imported = source.statements.find(ts.isImportDeclaration)!.moduleSpecifier
  const names = publicNames(checker, checker.getSymbolAtLocation(imported)!)
  const inPublic = (type: string) => type.replace(/\w+/g, (word) => names.get(word) ?? word)
  const found = new Map<string, CheckedProp[]>()
  const known = new Map<ts.Symbol, CheckedProp>()
  source.statements.forEach((statement) => {
    if (!ts.isExpressionStatement(statement) || !ts.isJsxSelfClosingElement(statement.expression)) return
    const element = statement.expression
    if (refused.has(source.getLineAndCharacterOfPosition(element.tagName.getStart()).line)) return
    const component = checker.getTypeAtLocation(element.tagName)
    if (component.symbol?.name === 'Context' || component.flags & ts.TypeFlags.Any) return
    if (isHidden(checker, checker.getSymbolAtLocation(element.tagName))) return
    found.set(
      element.tagName.getText().slice(2),
      propsOf(checker, element, component, known).map((one) => ({
        ...one,
        types: [...one.types, ...one.types.map(inPublic)],
      })),
    )
  })
  return found
}

/** By what name readers import a type that is only exported as `type Api = InternalApi`. */
function publicNames(checker: ts.TypeChecker, module: ts.Symbol): Map<string, string> {
  const exported = checker.getExportsOfModule(module)
  const found = new Map<string, string>()
  for (const symbol of exported) {
    const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const { type } = meant.declarations?.find(ts.isTypeAliasDeclaration) ?? {}
    if (!type || !ts.isTypeReferenceNode(type) || type.typeArguments || !ts.isIdentifier(type.typeName)) continue
    const { text } = type.typeName
    if (exported.every(({ name }) => name !== text)) found.set(text, symbol.name)
  }
  return found
}

/** Exports, and members of exports, whose names begin as those of components. */
function candidates(program: ts.Program, file: string): string[] {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)!
  const module = source.statements.find(ts.isExpressionStatement)!.expression
  const isValue = (symbol: ts.Symbol) => {
    const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return (meant.flags & ts.SymbolFlags.Value) !== 0
  }
  const membersOf = (type: ts.Type) => checker.getPropertiesOfType(type).filter(({ name }) => /^[A-Z]\w*$/.test(name))
  const paths: string[] = []
  for (const symbol of membersOf(checker.getTypeAtLocation(module)).filter(isValue)) {
    const type = checker.getTypeOfSymbolAtLocation(symbol, module)
    paths.push(symbol.name)
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Enum) || type.symbol?.name === 'Context') continue
    for (const member of membersOf(type))
      if (
        member.declarations?.every((one) => !isPlatform(packageOf(one))) &&
        !(checker.getTypeOfSymbolAtLocation(member, module).flags & ts.TypeFlags.StringLike)
      )
        paths.push(`${symbol.name}.${member.name}`)
  }
  return paths.sort()
}

function propsOf(
  checker: ts.TypeChecker,
  element: ts.JsxSelfClosingElement,
  component: ts.Type,
  known: Map<ts.Symbol, CheckedProp>,
): CheckedProp[] {
  const signatures = component.getCallSignatures()
  const taken = checker.getContextualType(element.attributes)
  const overloads =
    signatures.length > 1
      ? signatures.flatMap(({ parameters: [props] }) =>
          props ? checker.getTypeOfSymbolAtLocation(props, element) : [],
        )
      : []
  const types = [...(taken ? [taken] : []), ...overloads].flatMap((type) => {
    const apparent = checker.getApparentType(type)
    return apparent.isUnion() ? apparent.types : [apparent]
  })
  const symbols = new Map<string, ts.Symbol[]>()
  for (const type of types)
    for (const one of checker.getPropertiesOfType(type)) symbols.set(one.name, [...(symbols.get(one.name) ?? []), one])
  return [...symbols].flatMap(([name, all]): CheckedProp[] => {
    // Hundreds of components inherit the same hundreds of props.
    const [only, ...more] = all
    const before = more.length === 0 && types.length === 1 ? known.get(only!) : undefined
    if (before) return [before]
    const declarations = all.flatMap((one) => one.declarations ?? [])
    const from = declarations.map(packageOf)
    const own = from.find((one) => !isPlatform(one))
    if (name === 'key' || name === 'ref' || name.startsWith('__')) return []
    if (declarations.length > 0 && own === undefined) return []
    const tags = all.flatMap((one) => one.getJsDocTags(checker))
    if (all.some((one) => isHidden(checker, one))) return []
    const optional = all.length < types.length || all.some(({ flags }) => (flags & ts.SymbolFlags.Optional) !== 0)
    const written = declarations.flatMap((one) =>
      (ts.isPropertySignature(one) || ts.isPropertyDeclaration(one) || ts.isParameter(one)) && one.type
        ? [one.type.getText(), ...constraintText(checker, one.type)]
        : [],
    )
    const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope
    const printed = all.map((one) =>
      checker.typeToString(checker.getTypeOfSymbolAtLocation(one, element), undefined, flags),
    )
    const byDefault = tags.find((tag) => tag.name === 'default' || tag.name === 'defaultValue')
    const prop: CheckedProp = {
      name,
      optional,
      types: [...new Set([printed.join(' | '), ...printed, ...written])],
      ...(byDefault?.text && { default: ts.displayPartsToString(byDefault.text).trim() }),
      deprecated: all.every((one) => one.getJsDocTags(checker).some((tag) => tag.name === 'deprecated')),
      description: ts.displayPartsToString(all[0]!.getDocumentationComment(checker)).trim(),
      from: own ?? '',
    }
    if (more.length === 0 && types.length === 1) known.set(only!, prop)
    return [prop]
  })
}

/** What a type parameter may be. */
function constraintText(checker: ts.TypeChecker, node: ts.TypeNode): string[] {
  const declared = checker.getTypeFromTypeNode(node).symbol?.declarations?.find(ts.isTypeParameterDeclaration)
  return declared ? [declared.constraint?.getText() ?? 'ElementType'] : []
}

/** Not documented, by a tag of its comment. */
function isHidden(checker: ts.TypeChecker, symbol: ts.Symbol | undefined): boolean {
  const meant = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  return (meant?.getJsDocTags(checker) ?? []).some(({ name }) =>
    ['ignore', 'internal', 'hidden', 'private'].includes(name),
  )
}

function packageOf(declaration: ts.Declaration): string {
  const path = declaration.getSourceFile().fileName
  const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(path.slice(path.lastIndexOf('/node_modules/') + 14)) ?? []
  return path.includes('/node_modules/') ? name! : dirname(path)
}

/** What React’s own types and those of CSS declare, which every element takes. */
function isPlatform(name: string): boolean {
  return name.startsWith('@types/') || name === 'csstype' || name === 'typescript'
}
