/** The code of packages: what a name in a script stands for, through imports and exports, and which literal a value is. */
import type TypeScript from 'typescript'
import { remembered } from './remembered.js'

/** A piece of code, and the script that it stands in. */
export interface Code<Node extends TypeScript.Node = TypeScript.Node> {
  node: Node
  file: TypeScript.SourceFile
}

export type Callable = TypeScript.FunctionDeclaration | TypeScript.FunctionExpression | TypeScript.ArrowFunction

/** What a script declares, imports and exports by name. A namespace has the name `*`. */
interface Names {
  declared: Map<string, TypeScript.Node>
  imported: Map<string, { from: string; name: string }>
  exported: Map<string, TypeScript.Node | { from: string; name: string }>
  /** Of `export *`. */
  all: string[]
}

/** Names that lead to one another in a circle end somewhere. */
const mostSteps = 40

export class Scripts {
  readonly #ts: typeof TypeScript
  readonly #host: TypeScript.ModuleResolutionHost
  readonly #options: TypeScript.CompilerOptions

  constructor(ts: typeof TypeScript) {
    this.#ts = ts
    // Without declarations, what an import leads to is the script.
    const isScript = (path: string) => !/\.d\.[cm]?ts$/.test(path)
    this.#host = {
      ...ts.sys,
      fileExists: (path) => isScript(path) && ts.sys.fileExists(path),
      readFile: (path) => (path.endsWith('/package.json') ? withModule(ts.sys.readFile(path)) : ts.sys.readFile(path)),
    }
    this.#options = {
      allowJs: true,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.Preserve,
    }
  }

  /** A script as a tree, without its comments; undefined where there is none. */
  readonly file = remembered((path: string): TypeScript.SourceFile | undefined => {
    const text = this.#ts.sys.readFile(path)
    return text === undefined ? undefined : this.parse(path, text)
  })

  parse(path: string, text: string): TypeScript.SourceFile {
    const { ScriptTarget, JSDocParsingMode, ScriptKind } = this.#ts
    const options = { languageVersion: ScriptTarget.Latest, jsDocParsingMode: JSDocParsingMode.ParseNone }
    return this.#ts.createSourceFile(path, text, options, true, ScriptKind.TSX)
  }

  /** What a script exports under a name. */
  exported(file: TypeScript.SourceFile, name: string, steps = 0): Code | undefined {
    if (steps > mostSteps) return undefined
    const { exported, all } = this.#namesIn(file)
    const found = exported.get(name)
    if (found) return 'from' in found ? this.#imported(file, found, steps) : { node: found, file }
    if (name === 'default') return undefined
    for (const from of all) {
      const other = this.#imported(file, { from, name }, steps)
      if (other) return other
    }
    return undefined
  }

  /** What a script declares or imports under a name. */
  declared(file: TypeScript.SourceFile, name: string, steps = 0): Code | undefined {
    if (steps > mostSteps) return undefined
    const { declared, imported } = this.#namesIn(file)
    const found = declared.get(name)
    if (found) return { node: found, file }
    const far = imported.get(name)
    return far && this.#imported(file, far, steps)
  }

  /**
   * What an expression stands for: names and members are followed as far as they are certain.
   *
   * @param isLocal a name means something within the function that the expression stands in
   */
  resolve({ node, file }: Code, isLocal: (name: string) => boolean = () => false, steps = 0): Code | undefined {
    const ts = this.#ts
    if (steps > mostSteps) return undefined
    const inner = unwrapped(ts, node)
    if (ts.isIdentifier(inner)) {
      if (isLocal(inner.text)) return undefined
      const found = this.declared(file, inner.text, steps + 1)
      return found && this.resolve(found, undefined, steps + 1)
    }
    if (ts.isPropertyAccessExpression(inner)) {
      const object = this.resolve({ node: inner.expression, file }, isLocal, steps + 1)
      if (!object) return undefined
      const found = ts.isSourceFile(object.node)
        ? this.exported(object.file, inner.name.text, steps + 1)
        : this.members(object, undefined, steps + 1)?.get(inner.name.text)
      return found && this.resolve(found, undefined, steps + 1)
    }
    // `exports.Card = Card = forwardRef(…)`; `(0, React.forwardRef)`
    if (ts.isBinaryExpression(inner) && [ts.SyntaxKind.EqualsToken, ts.SyntaxKind.CommaToken].includes(kindOf(inner)))
      return this.resolve({ node: inner.right, file }, isLocal, steps + 1)
    if (ts.isCallExpression(inner)) {
      const name = calledName(ts, inner)
      const [first] = inner.arguments
      if (name === 'freeze' && first) return this.resolve({ node: first, file }, isLocal, steps + 1)
      if (name === 'useMemo' && first && ts.isArrowFunction(first) && !ts.isBlock(first.body))
        return this.resolve({ node: first.body, file }, isLocal, steps + 1)
    }
    return { node: inner, file }
  }

  /**
   * The members of an object literal, and of what is spread into it. Undefined for what is no object literal.
   *
   * @param object a literal, or its parts
   */
  members({ node, file }: Code, isLocal?: (name: string) => boolean, steps = 0): Map<string, Code> | undefined {
    const parts = spreadParts(this.#ts, node)
    return parts && steps <= mostSteps ? this.membersOf(parts, file, isLocal, steps) : undefined
  }

  /** The same for parts of an object literal or an element. What something unknown may replace is left out. */
  membersOf(
    parts: readonly Part[],
    file: TypeScript.SourceFile,
    isLocal?: (name: string) => boolean,
    steps = 0,
  ): Map<string, Code> {
    const ts = this.#ts
    const found = new Map<string, Code>()
    for (const part of parts) {
      if (ts.isExpression(part)) {
        const spread = this.resolve({ node: part, file }, isLocal, steps + 1)
        const more = spread && this.members(spread, isLocal, steps + 1)
        if (!more) found.clear()
        more?.forEach((value, key) => found.set(key, value))
        continue
      }
      const name = partName(part)
      const value = partValue(ts, part)
      if (name === undefined) continue
      if (value) found.set(name, { node: value, file })
      else found.delete(name)
    }
    return found
  }

  /**
   * @returns the code of a literal, or of a list or an object of them, texts in single quotes; undefined for what must
   * be computed
   */
  literal(code: Code, isLocal?: (name: string) => boolean): string | undefined {
    const ts = this.#ts
    const found = this.resolve(code, isLocal)
    if (!found) return undefined
    const { node, file } = found
    const of = (part: TypeScript.Node) =>
      // What is declared elsewhere sees no local names.
      this.literal({ node: part, file }, file === code.file ? isLocal : undefined)
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
      return `'${node.text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\t', '\\t')}'`
    if (ts.isNumericLiteral(node)) return node.text
    if (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand)) {
      // Minifiers write `!0` for `true`.
      if (node.operator === ts.SyntaxKind.ExclamationToken) return String(node.operand.text === '0')
      if (node.operator === ts.SyntaxKind.MinusToken) return `-${node.operand.text}`
      return undefined
    }
    const { kind } = node
    const words = new Map([
      [ts.SyntaxKind.TrueKeyword, 'true'],
      [ts.SyntaxKind.FalseKeyword, 'false'],
      [ts.SyntaxKind.NullKeyword, 'null'],
    ])
    if (words.has(kind)) return words.get(kind)
    if (ts.isArrayLiteralExpression(node)) {
      const items = node.elements.map(of)
      return items.includes(undefined) ? undefined : short(`[${items.join(', ')}]`)
    }
    if (ts.isObjectLiteralExpression(node)) {
      if (node.properties.length === 0) return '{}'
      const parts = node.properties.map((one) => {
        if (!ts.isPropertyAssignment(one) || !ts.isIdentifier(one.name)) return undefined
        const value = of(one.initializer)
        return value === undefined ? undefined : `${one.name.text}: ${value}`
      })
      return parts.includes(undefined) ? undefined : short(`{ ${parts.join(', ')} }`)
    }
    return undefined
  }

  /**
   * The code of what declarations declare: in the script beside them, or in what the package exports.
   *
   * @param declarations the file of declarations, or the source
   * @param local its name there
   * @param name by which the package exports it
   * @param entry what an import of the package leads to, and from where
   */
  find(declarations: string, local: string, name: string, entry: { from: string; root: string }): Code | undefined {
    const file = this.file(declarations.replace(/\.d\.([cm]?)ts$/, '.$1js'))
    const own = local === '_default' ? 'default' : local
    // A part may have the name there that it has within its parent: `Content` of `Dialog.Content`.
    const names = [own, name.replace(/.*\./, '')]
    const beside = file && (names.map((one) => this.exported(file, one)).find(Boolean) ?? this.declared(file, own))
    if (beside) return beside
    const path = this.#resolved(`${entry.from}\n${entry.root}/index.js`)
    const module = path === undefined ? undefined : this.file(path)
    return module && this.exported(module, name)
  }

  #imported(
    file: TypeScript.SourceFile,
    { from, name }: { from: string; name: string },
    steps: number,
  ): Code | undefined {
    const path = this.#resolved(`${from}\n${file.fileName}`)
    const module = path === undefined ? undefined : this.file(path)
    if (!module) return undefined
    return name === '*' ? { node: module, file: module } : this.exported(module, name, steps + 1)
  }

  readonly #resolved = remembered((key: string): string | undefined => {
    const [from, file] = key.split('\n') as [string, string]
    return this.#ts.resolveModuleName(from, file, this.#options, this.#host).resolvedModule?.resolvedFileName
  })

  readonly #namesIn = remembered((file: TypeScript.SourceFile): Names => {
    const ts = this.#ts
    const names: Names = { declared: new Map(), imported: new Map(), exported: new Map(), all: [] }
    const { declared, imported, exported, all } = names
    const changed = new Set<string>()
    /** `exports.Card = exports.Sheet = …` */
    const takeExports = (node: TypeScript.BinaryExpression): void => {
      const { left, right } = node
      if (ts.isPropertyAccessExpression(left) && /^(?:module\.)?exports$/.test(left.expression.getText(file)))
        exported.set(left.name.text, node)
      if (ts.isBinaryExpression(right)) takeExports(right)
    }
    for (const statement of file.statements) {
      const flags = ts.canHaveModifiers(statement)
        ? ts.getCombinedModifierFlags(statement as TypeScript.Declaration)
        : 0
      const isExported = (flags & ts.ModifierFlags.Export) !== 0
      if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
        // An overload has no body.
        if (ts.isFunctionDeclaration(statement) && !statement.body) continue
        if (statement.name) declared.set(statement.name.text, statement)
        const isDefault = (flags & ts.ModifierFlags.Default) !== 0
        if (isExported) exported.set(isDefault ? 'default' : statement.name!.text, statement)
      } else if (ts.isVariableStatement(statement)) {
        for (const { name, initializer } of statement.declarationList.declarations) {
          if (!ts.isIdentifier(name) || !initializer) continue
          const from = requiredModule(ts, initializer)
          if (from === undefined) declared.set(name.text, initializer)
          else imported.set(name.text, { from, name: '*' })
          if (isExported) exported.set(name.text, initializer)
          if (ts.isBinaryExpression(initializer)) takeExports(initializer)
        }
      } else if (ts.isImportDeclaration(statement)) {
        const from = (statement.moduleSpecifier as TypeScript.StringLiteral).text
        const { name, namedBindings } = statement.importClause ?? {}
        if (name) imported.set(name.text, { from, name: 'default' })
        if (namedBindings && ts.isNamespaceImport(namedBindings))
          imported.set(namedBindings.name.text, { from, name: '*' })
        else
          for (const one of namedBindings?.elements ?? [])
            imported.set(one.name.text, { from, name: (one.propertyName ?? one.name).text })
      } else if (ts.isExportDeclaration(statement)) {
        const from = (statement.moduleSpecifier as TypeScript.StringLiteral | undefined)?.text
        const clause = statement.exportClause
        if (clause && ts.isNamedExports(clause))
          for (const one of clause.elements) {
            const local = one.propertyName ?? one.name
            exported.set(one.name.text, from === undefined ? local : { from, name: local.text })
          }
        else if (clause && from !== undefined) exported.set(clause.name.text, { from, name: '*' })
        else if (from !== undefined) all.push(from)
      } else if (ts.isExportAssignment(statement)) exported.set('default', statement.expression)
      else if (ts.isExpressionStatement(statement) && ts.isBinaryExpression(statement.expression)) {
        const { left } = statement.expression
        if (ts.isIdentifier(left)) changed.add(left.text)
        takeExports(statement.expression)
      } else if (ts.isExpressionStatement(statement) && ts.isCallExpression(statement.expression)) {
        const [target, key, descriptor] = statement.expression.arguments
        const value = descriptor && target?.getText(file) === 'exports' ? getterValue(ts, descriptor) : undefined
        if (value && key && ts.isStringLiteral(key)) exported.set(key.text, value)
      }
    }
    for (const name of changed) declared.delete(name)
    return names
  })
}

/** Without brackets and what TypeScript alone reads. */
export function unwrapped(ts: typeof TypeScript, node: TypeScript.Node): TypeScript.Node {
  return ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
    ? unwrapped(ts, node.expression)
    : node
}

/** `forwardRef` of `React.forwardRef(…)` and of `(0, React.forwardRef)(…)`. */
export function calledName(ts: typeof TypeScript, { expression }: TypeScript.CallExpression): string {
  let called = unwrapped(ts, expression)
  if (ts.isBinaryExpression(called)) called = called.right
  if (ts.isPropertyAccessExpression(called)) return called.name.text
  return ts.isIdentifier(called) ? called.text : ''
}

/** A member of an object literal or an attribute of an element, or what is spread into it. */
export type Part = TypeScript.Expression | TypeScript.ObjectLiteralElementLike | TypeScript.JsxAttribute

/** The name of a member or an attribute; undefined for one that is computed. */
export function partName({ name }: Exclude<Part, TypeScript.Expression>): string | undefined {
  return name && 'text' in name ? name.text : undefined
}

export function partValue(ts: typeof TypeScript, part: Part): TypeScript.Expression | undefined {
  if (ts.isShorthandPropertyAssignment(part)) return part.name
  if (ts.isPropertyAssignment(part)) return part.initializer
  if (!ts.isJsxAttribute(part)) return undefined
  const { initializer } = part
  if (!initializer) return ts.factory.createTrue()
  return ts.isJsxExpression(initializer) ? initializer.expression : initializer
}

/** What compilers call instead of writing `...`. */
const spreadCalls = /^(?:_*assign|_*extends|_?objectSpread\d*|__spread(?:Values|Props))$/

/** The members of an object literal and what is spread into it, in order; undefined for what is none. */
export function spreadParts(ts: typeof TypeScript, node: TypeScript.Node): Part[] | undefined {
  if (ts.isObjectLiteralExpression(node))
    return node.properties.map((one) => (ts.isSpreadAssignment(one) ? one.expression : one))
  if (!ts.isCallExpression(node) || !spreadCalls.test(calledName(ts, node))) return undefined
  return node.arguments.flatMap((one) => spreadParts(ts, one) ?? [one])
}

/** The module of `require('…')`, also within the helpers of compilers. */
function requiredModule(ts: typeof TypeScript, node: TypeScript.Expression): string | undefined {
  const called = unwrapped(ts, node)
  if (!ts.isCallExpression(called)) return undefined
  const [first] = called.arguments
  if (!first) return undefined
  if (calledName(ts, called) === 'require' && ts.isStringLiteral(first)) return first.text
  return /interop|__toESM|__import/i.test(calledName(ts, called)) ? requiredModule(ts, first) : undefined
}

/** `_card.Card` of `{ get: function () { return _card.Card } }`. */
function getterValue(ts: typeof TypeScript, descriptor: TypeScript.Expression): TypeScript.Expression | undefined {
  if (!ts.isObjectLiteralExpression(descriptor)) return undefined
  const get = descriptor.properties.find(({ name }) => name && ts.isIdentifier(name) && name.text === 'get')
  const made = get && ts.isPropertyAssignment(get) ? get.initializer : get
  if (!made || !('body' in made)) return undefined
  const body = (made as TypeScript.FunctionExpression | TypeScript.MethodDeclaration).body
  const [first] = body?.statements ?? []
  return first && ts.isReturnStatement(first) ? first.expression : undefined
}

/** A manifest whose modules are found before its scripts in CommonJS, which say the same less plainly. */
function withModule(text: string | undefined): string | undefined {
  const module = text && /"module"\s*:\s*"([^"]+)"/.exec(text)?.[1]
  return module && !/"exports"\s*:/.test(text) ? text.replace(/"main"\s*:\s*"[^"]+"/, `"main": "${module}"`) : text
}

function kindOf({ operatorToken }: TypeScript.BinaryExpression): TypeScript.SyntaxKind {
  return operatorToken.kind
}

/** A list that fills a cell says less than its description. */
function short(code: string): string | undefined {
  return code.length <= 60 ? code : undefined
}
