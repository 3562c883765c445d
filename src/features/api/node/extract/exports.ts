/** What a package exports, by the names that readers write: `Menu.Item` for a part of a component. */
import type TypeScript from 'typescript'
import { byName } from '../../name-filter.js'
import type { ComponentReader } from './components.js'
import type { MemberReader, Reading } from './members.js'

/** Something that a package exports, or a component that is a member of it. */
export interface Export {
  /** As readers write it: `Menu.Item`. */
  name: string
  symbol: TypeScript.Symbol
  isValue: boolean
  /** What is imported, where that is not the first part of the name. */
  imported?: string
  /** The export of the same component. */
  alias?: string
}

export class ExportReader {
  /** @param packageName which names a default export that has no name of its own */
  constructor(
    private readonly reading: Reading,
    private readonly members: MemberReader,
    private readonly components: ComponentReader,
    private readonly packageName: string,
  ) {}

  /** Those of a module, by name. */
  of(entry: TypeScript.SourceFile): Export[] {
    const { checker, ts } = this.reading
    const module = checker.getSymbolAtLocation(entry)
    if (!module) return []
    const values = this.valueNames(module)
    const found = checker.getExportsOfModule(module).map((symbol): Export => {
      const meant = this.meant(symbol)
      const isValue = values.has(symbol.name) && (meant.flags & ts.SymbolFlags.Value) !== 0
      return { name: symbol.name, symbol: meant, isValue }
    })
    const usual = found.find(({ name }) => name === 'default')
    const isNamed = usual && found.some((one) => one !== usual && one.symbol === usual.symbol)
    const others = found.filter((one) => one !== usual)
    if (usual && !isNamed && usual.isValue) {
      const declared = usual.symbol.declarations?.map((one) => ts.getNameOfDeclaration(one)?.getText()).find(Boolean)
      const name = declared && !declared.startsWith('_') ? declared : pascalCase(this.packageName)
      if (others.every((one) => one.name !== name)) others.push({ ...usual, name, imported: 'default' })
    }
    return others.sort(byName)
  }

  /**
   * Also the components that are members of exports: `Menu.Item`. That is how readers write them, so a part that is
   * exported as `MenuItem`, too, is described once.
   */
  withParts(exported: readonly Export[]): Export[] {
    const { checker, ts } = this.reading
    const byNames = new Map(exported.map((one) => [one.name, one]))
    const parts = exported.flatMap((parent): Export[] => {
      const type = parent.isValue && /^[A-Z]/.test(parent.name) ? checker.getTypeOfSymbol(parent.symbol) : undefined
      if (!type || this.components.isContext(type)) return []
      const members = new Map(checker.getPropertiesOfType(type).map((one) => [one.name, one]))
      const isNamespace = (parent.symbol.flags & ts.SymbolFlags.ValueModule) !== 0
      const values = isNamespace ? this.valueNames(parent.symbol) : members
      return [...members.values()].flatMap((member): Export[] => {
        if (!/^[A-Z]\w*$/.test(member.name) || !values.has(member.name) || !this.members.isListed(member)) return []
        // A namespace may have `DialogRoot` beside `Root`.
        if (member.name.startsWith(parent.name) && members.has(member.name.slice(parent.name.length))) return []
        const symbol = this.meant(member)
        const own = checker.getTypeOfSymbol(symbol)
        if (this.components.isContext(own) || !this.components.typeOf(own)) return []
        const alone = byNames.get(parent.name + member.name)
        return [
          {
            name: `${parent.name}.${member.name}`,
            symbol: alone?.isValue ? alone.symbol : symbol,
            isValue: true,
            ...(parent.imported && { imported: parent.imported }),
            ...(alone?.isValue && { alias: alone.name }),
          },
        ]
      })
    })
    const twice = new Set(parts.map(({ alias }) => alias))
    return [...exported.filter(({ name }) => !twice.has(name)), ...parts]
  }

  /** The names of a module’s values: `export type { … }` exports none, whatever it names. */
  private valueNames(
    module: TypeScript.Symbol,
    found = new Set<string>(),
    met = new Set<TypeScript.Symbol>(),
  ): Set<string> {
    const { ts, checker } = this.reading
    met.add(module)
    const isTypeOnly = (symbol: TypeScript.Symbol): boolean =>
      (symbol.flags & ts.SymbolFlags.Alias) !== 0 &&
      symbol.declarations!.some((one) => {
        if (ts.isTypeOnlyImportOrExportDeclaration(one)) return true
        const local = ts.isExportSpecifier(one) && !one.parent.parent.moduleSpecifier
        const target = local && checker.getExportSpecifierLocalTargetSymbol(one)
        return target && target !== symbol ? isTypeOnly(target) : false
      })
    for (const symbol of checker.getExportsOfModule(module)) {
      const own = module.exports?.get(symbol.escapedName)
      if (own ? !isTypeOnly(own) : module.exports?.has(ts.InternalSymbolName.ExportEquals)) found.add(symbol.name)
    }
    for (const star of module.exports?.get(ts.InternalSymbolName.ExportStar)?.declarations ?? []) {
      if (!ts.isExportDeclaration(star) || star.isTypeOnly || !star.moduleSpecifier) continue
      const from = checker.getSymbolAtLocation(star.moduleSpecifier)
      if (from && !met.has(from)) this.valueNames(from, found, met)
    }
    return found
  }

  /** What an alias stands for, and a member that is declared as the type of something else. */
  meant(symbol: TypeScript.Symbol): TypeScript.Symbol {
    const { ts, checker } = this.reading
    if (symbol.flags & ts.SymbolFlags.Alias) return checker.getAliasedSymbol(symbol)
    const declared = symbol.valueDeclaration
    const type = declared && ts.isPropertySignature(declared) ? declared.type : undefined
    return (
      (type && ts.isTypeQueryNode(type) && !type.typeArguments && this.reading.texts.meaningOf(type.exprName)) || symbol
    )
  }
}

/** `@acme/date-picker` → `DatePicker`. */
function pascalCase(name: string): string {
  return name
    .replace(/^.*\//, '')
    .replace(/\W+$/, '')
    .replace(/(?:^|\W+)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** A member of the module: `default.Item`. */
export function pathOf({ name, imported }: Export): string {
  return imported ? name.replace(/^[^.]*/, imported) : name
}

/** A file that draws components, each without attributes: what they take then is what an editor offers. */
export function drawing(paths: readonly string[], module: string): string {
  return `import * as M from '${module}'\n${paths.map((path) => `;<M.${path} />\n`).join('')}`
}

/** The elements in such a file, by path. */
export function elementsIn(
  ts: typeof TypeScript,
  drawn: TypeScript.SourceFile | undefined,
): Map<string, TypeScript.JsxSelfClosingElement> {
  const found = new Map<string, TypeScript.JsxSelfClosingElement>()
  for (const statement of drawn?.statements ?? [])
    if (ts.isExpressionStatement(statement) && ts.isJsxSelfClosingElement(statement.expression))
      found.set(statement.expression.tagName.getText().slice('M.'.length), statement.expression)
  return found
}
