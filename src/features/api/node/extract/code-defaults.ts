/**
 * Defaults that code gives props and parameters, where they are certain: literals in the destructuring of parameters, or
 * of a variable that holds the same props (`const props = useThemeProps({ props: inProps, name })`), in `defaultProps`,
 * in definitions of props and of variants, and in the component that all props are passed on to. What is computed, or
 * given twice in different ways, is left out, as a wrong default is worse than none.
 */
import type TypeScript from 'typescript'
import {
  type Callable,
  calledName,
  type Code,
  type Part,
  partName,
  partValue,
  type Scripts,
  spreadParts,
  unwrapped,
} from './scripts.js'

/** Defaults by name, as code; undefined for those that are not certain. */
type Defaults = Map<string, string | undefined>

/** So many components and hooks that pass the props on to another one are followed. */
const mostComponents = 8

export class CodeDefaults {
  readonly #ts: typeof TypeScript
  readonly #scripts: Scripts
  readonly #known = new Map<TypeScript.Node, Defaults>()

  constructor(ts: typeof TypeScript, scripts: Scripts) {
    this.#ts = ts
    this.#scripts = scripts
  }

  /**
   * @param code the component, or what makes it
   * @returns defaults by prop, as code
   */
  ofComponent(code: Code): Map<string, string> {
    return certain(this.#ofComponent(code, 0))
  }

  /** The same for each parameter of a function; with its own default under an empty name. */
  ofParameters(code: Code): Map<string, string>[] {
    const found = this.#componentOf(code)
    if (!found || this.#ts.isClassLike(found.node)) return []
    const { node, file } = found as Code<Callable>
    return node.parameters.map((parameter) => {
      const defaults = new Body(this.#ts, this.#scripts, node, file).of(parameter)
      const value = parameter.initializer && this.#scripts.literal({ node: parameter.initializer, file })
      return new Map([...certain(defaults), ...(value === undefined ? [] : [['', value] as const])])
    })
  }

  #ofComponent(code: Code, depth: number): Defaults {
    const found = this.#componentOf(code)
    if (!found || depth > mostComponents) return new Map()
    const known = this.#known.get(found.node)
    if (known) return known
    const { node, file, assigned } = found
    const ts = this.#ts
    const defaults: Defaults = new Map()
    this.#known.set(node, defaults)
    if (ts.isClassLike(node)) {
      for (const member of node.members) {
        const name = member.name && ts.isIdentifier(member.name) ? member.name.text : ''
        if (name === 'defaultProps' && ts.isPropertyDeclaration(member) && member.initializer)
          this.#takeMembers(defaults, { node: member.initializer, file })
        if (name === 'render' && ts.isMethodDeclaration(member))
          merge(defaults, new Body(ts, this.#scripts, member, file).of())
      }
    } else {
      const body = new Body(ts, this.#scripts, node, file)
      const own = body.of(node.parameters[0])
      const { base, lacks } = body.passedOn() ?? {}
      merge(defaults, own)
      for (const [name, value] of base ? this.#ofComponent(base, depth + 1) : [])
        if (!lacks?.has(name) && !defaults.has(name)) defaults.set(name, value)
    }
    for (const one of assigned) this.#takeMembers(defaults, one)
    return defaults
  }

  #takeMembers(defaults: Defaults, object: Code): void {
    const resolved = this.#scripts.resolve(object)
    for (const [name, value] of (resolved && this.#scripts.members(resolved)) ?? [])
      merge(defaults, new Map([[name, this.#scripts.literal(value)]]))
  }

  /**
   * The function or the class of a component, also within `forwardRef(…)`, `memo(…)` and functions that return what they
   * are given; with what is assigned to its `defaultProps` on the way.
   */
  #componentOf(
    code: Code,
    assigned: Code[] = [],
    steps = 0,
  ): (Code<Callable | TypeScript.ClassLikeDeclaration> & { assigned: Code[] }) | undefined {
    const ts = this.#ts
    if (steps > 20) return undefined
    const { file } = code
    const node = unwrapped(ts, code.node)
    const next = (one: Code | undefined) => one && this.#componentOf(one, assigned, steps + 1)
    if (ts.isIdentifier(node)) return next(this.#scripts.declared(file, node.text))
    const name = ts.isVariableDeclaration(node.parent) ? node.parent.name : ts.isDeclarationStatement(node) && node.name
    if (name && ts.isIdentifier(name)) assigned.push(...this.#assignedTo(name.text, file))
    if (isCallable(ts, node) || ts.isClassLike(node)) return { node, file, assigned }
    if (ts.isBinaryExpression(node)) return next({ node: node.right, file })
    if (ts.isPropertyAccessExpression(node)) return next(this.#scripts.resolve({ node, file }))
    if (!ts.isCallExpression(node)) return undefined
    const index = this.#handedThrough({ node, file }, steps)
    const argument = index === undefined ? undefined : node.arguments[index]
    return argument && next({ node: argument, file })
  }

  /** Which argument a call returns, as a component or within one that takes the same props. */
  #handedThrough({ node, file }: Code<TypeScript.CallExpression>, steps: number): number | undefined {
    const ts = this.#ts
    if (/^(?:forwardRef|memo|observer|assign)$/.test(calledName(ts, node))) return 0
    const called = this.#scripts.resolve({ node: node.expression, file })
    if (!called || steps > 10 || !isCallable(ts, called.node) || !called.node.body) return undefined
    const { parameters, body } = called.node
    const values = new Map<string, TypeScript.Expression>()
    let returned: TypeScript.Expression | undefined
    if (!ts.isBlock(body)) returned = body
    else
      for (const statement of body.statements) {
        if (ts.isReturnStatement(statement)) returned = statement.expression
        if (!ts.isVariableStatement(statement)) continue
        for (const { name, initializer } of statement.declarationList.declarations)
          if (ts.isIdentifier(name) && initializer) values.set(name.text, initializer)
      }
    for (let left = 10; returned && left > 0; left--) {
      const expression = unwrapped(ts, returned)
      if (ts.isIdentifier(expression)) {
        const at = parameters.findIndex(({ name }) => ts.isIdentifier(name) && name.text === expression.text)
        if (at !== -1) return at
        returned = values.get(expression.text)
      } else if (ts.isCallExpression(expression)) {
        const index = this.#handedThrough({ node: expression, file: called.file }, steps + 1)
        returned = index === undefined ? undefined : expression.arguments[index]
      } else return undefined
    }
    return undefined
  }

  /** `Card.defaultProps = { … }`, and what compilers make of a static property. */
  #assignedTo(name: string, file: TypeScript.SourceFile): Code[] {
    const ts = this.#ts
    return file.statements.flatMap((statement): Code[] => {
      if (!ts.isExpressionStatement(statement)) return []
      const { expression } = statement
      if (ts.isBinaryExpression(expression) && expression.left.getText(file) === `${name}.defaultProps`)
        return [{ node: expression.right, file }]
      if (!ts.isCallExpression(expression)) return []
      const [target, key, value] = expression.arguments
      const isSet = target?.getText(file) === name && key && ts.isStringLiteral(key) && key.text === 'defaultProps'
      return isSet && value ? [{ node: value, file }] : []
    })
  }
}

/** What the body of a function does with the properties of one of its parameters. */
class Body {
  readonly #ts: typeof TypeScript
  readonly #scripts: Scripts
  readonly #node: Callable | TypeScript.MethodDeclaration
  readonly #file: TypeScript.SourceFile
  readonly #defaults: Defaults = new Map()
  /** Variables that hold the properties as they were given, and the properties that each of them lacks. */
  readonly #holders = new Map<string, Set<string>>()
  /** Variables that hold one property, with the name of that property. */
  readonly #single = new Map<string, string>()
  readonly #isLocal: (name: string) => boolean
  /** How many functions have called one another. */
  readonly #depth: number

  constructor(
    ts: typeof TypeScript,
    scripts: Scripts,
    node: Callable | TypeScript.MethodDeclaration,
    file: TypeScript.SourceFile,
    depth = 0,
  ) {
    this.#ts = ts
    this.#scripts = scripts
    this.#node = node
    this.#file = file
    this.#depth = depth
    const locals = new Set<string>()
    const collect = (one: TypeScript.Node): void => {
      if (
        (ts.isVariableDeclaration(one) || ts.isParameter(one) || ts.isBindingElement(one)) &&
        ts.isIdentifier(one.name)
      )
        locals.add(one.name.text)
      if ((ts.isFunctionDeclaration(one) || ts.isClassDeclaration(one)) && one.name) locals.add(one.name.text)
      ts.forEachChild(one, collect)
    }
    node.parameters.forEach(collect)
    if (node.body) collect(node.body)
    this.#isLocal = (name) => locals.has(name)
  }

  /** @param parameter without one, the properties are those of `this.props` */
  of(parameter?: TypeScript.ParameterDeclaration): Defaults {
    const ts = this.#ts
    const { body } = this.#node
    if (parameter && ts.isObjectBindingPattern(parameter.name)) this.#take(parameter.name, new Set())
    else if (parameter && ts.isIdentifier(parameter.name)) this.#holders.set(parameter.name.text, new Set())
    if (!body) return this.#defaults
    if (ts.isBlock(body))
      for (const statement of body.statements) {
        if (ts.isExpressionStatement(statement)) this.#takeFromHook(statement.expression)
        if (!ts.isVariableStatement(statement)) continue
        for (const { name, initializer } of statement.declarationList.declarations)
          if (initializer) this.#declare(name, initializer)
      }
    this.#visitCalls(body)
    return this.#defaults
  }

  /** A hook that is given the properties has defaults for them, too. */
  #takeFromHook(expression: TypeScript.Expression): void {
    const ts = this.#ts
    const node = unwrapped(ts, expression)
    if (!ts.isCallExpression(node) || !/^use[A-Z]/.test(calledName(ts, node)) || this.#depth > mostComponents) return
    for (const [index, argument] of node.arguments.entries()) {
      const lacks = this.#held(argument)
      const hook = lacks && this.#resolve(node.expression)
      if (!hook || !isCallable(ts, hook.node)) continue
      const parameter = hook.node.parameters[index]
      const body = parameter && new Body(ts, this.#scripts, hook.node, hook.file, this.#depth + 1)
      for (const [key, value] of body?.of(parameter) ?? [])
        if (!lacks.has(key) && !this.#defaults.has(key)) this.#set(key, value)
    }
  }

  #declare(name: TypeScript.BindingName, initializer: TypeScript.Expression): void {
    const ts = this.#ts
    const lacks = this.#held(initializer)
    if (lacks && ts.isIdentifier(name)) this.#holders.set(name.text, lacks)
    else if (lacks && ts.isObjectBindingPattern(name)) this.#take(name, lacks)
    else {
      if (ts.isObjectBindingPattern(name)) this.#takeHeldMember(name, unwrapped(ts, initializer))
      this.#takeFromHook(initializer)
    }
    if (lacks || !ts.isIdentifier(name)) return
    const { key, value } = this.#property(initializer) ?? {}
    if (key === undefined) return
    if (value) this.#set(key, this.#literal(value))
    else this.#single.set(name.text, key)
  }

  /** `const { props, theme } = useOptions('Card', given)` */
  #takeHeldMember(pattern: TypeScript.ObjectBindingPattern, node: TypeScript.Node): void {
    const ts = this.#ts
    if (!ts.isCallExpression(node) || !/^use[A-Z]/.test(calledName(ts, node))) return
    const lacks = node.arguments.map((one) => this.#held(one)).find(Boolean)
    if (!lacks) return
    for (const { propertyName, name } of pattern.elements) {
      const key = propertyName ?? name
      if (ts.isIdentifier(key) && /^props/.test(key.text) && ts.isIdentifier(name)) this.#holders.set(name.text, lacks)
    }
  }

  #take(pattern: TypeScript.ObjectBindingPattern, lacks: ReadonlySet<string>): void {
    const ts = this.#ts
    const taken = new Set(lacks)
    for (const { dotDotDotToken, propertyName, name: local, initializer } of pattern.elements) {
      if (dotDotDotToken) {
        if (ts.isIdentifier(local)) this.#holders.set(local.text, taken)
        continue
      }
      const key = propertyName ?? local
      if (!ts.isIdentifier(key) && !ts.isStringLiteral(key)) continue
      taken.add(key.text)
      if (initializer) this.#set(key.text, this.#literal(initializer))
      else if (ts.isIdentifier(local)) this.#single.set(local.text, key.text)
    }
  }

  #set(key: string, value: string | undefined): void {
    merge(this.#defaults, new Map([[key, value]]))
  }

  #literal(node: TypeScript.Node): string | undefined {
    return this.#scripts.literal({ node, file: this.#file }, this.#isLocal)
  }

  #resolve(node: TypeScript.Node): Code | undefined {
    return this.#scripts.resolve({ node, file: this.#file }, this.#isLocal)
  }

  /** Does an expression hold the properties, perhaps without some? What it adds where they are missing is a default. */
  #held(expression: TypeScript.Expression): Set<string> | undefined {
    const ts = this.#ts
    const node = unwrapped(ts, expression)
    if (ts.isIdentifier(node)) return this.#holders.get(node.text)
    if (ts.isPropertyAccessExpression(node))
      return ts.isMethodDeclaration(this.#node) && node.getText(this.#file) === 'this.props' ? new Set() : undefined
    const parts = spreadParts(ts, node)
    if (parts) return this.#heldIn(parts)
    if (!ts.isCallExpression(node)) return undefined
    const name = calledName(ts, node)
    if (/^use\w*Props$|^useUncontrolled$/.test(name)) return this.#heldByHook(node)
    return /^(?:_?objectWithoutProperties(?:Loose)?|__rest)$/.test(name)
      ? this.#heldByRest(node)
      : this.#heldByDefinitions(node)
  }

  /** `{ ...defaults, ...props }` */
  #heldIn(parts: readonly Part[]): Set<string> | undefined {
    const at = parts.findIndex((one) => this.#ts.isExpression(one) && this.#held(one))
    if (at === -1) return undefined
    const lacks = new Set(this.#held(parts[at] as TypeScript.Expression))
    this.#takeBefore(parts.slice(0, at), lacks)
    // What replaces a property is not the one that was given.
    for (const part of parts.slice(at + 1)) {
      const given = this.#namesIn(part)
      if (!given) return undefined
      for (const name of given) lacks.add(name)
    }
    return lacks
  }

  /** What stands before the properties in an object or an element is for those that are not given. */
  #takeBefore(parts: readonly Part[], lacks: ReadonlySet<string>): void {
    for (const [key, value] of this.#scripts.membersOf(parts, this.#file, this.#isLocal))
      if (!lacks.has(key))
        this.#set(key, this.#scripts.literal(value, value.file === this.#file ? this.#isLocal : undefined))
  }

  /** What a part of an object or an element gives a value; undefined where that is not known. */
  #namesIn(part: Part): string[] | undefined {
    if (this.#ts.isExpression(part)) {
      const members = this.#members(part)
      return members && [...members.keys()]
    }
    const name = partName(part)
    return name === undefined ? undefined : [name]
  }

  #members(node: TypeScript.Node): Map<string, Code> | undefined {
    const found = this.#resolve(node)
    return found && this.#scripts.members(found)
  }

  /** `useThemeProps({ props, name })`, and `useProps('Card', defaults, props)` with defaults before the properties. */
  #heldByHook({ arguments: given }: TypeScript.CallExpression): Set<string> | undefined {
    const ts = this.#ts
    for (const [index, argument] of given.entries()) {
      const named = ts.isObjectLiteralExpression(argument)
        ? argument.properties.find(({ name }) => name && ts.isIdentifier(name) && name.text === 'props')
        : undefined
      const value = named && (ts.isPropertyAssignment(named) ? named.initializer : named.name!)
      const lacks = this.#held(value && ts.isExpression(value) ? value : argument)
      if (!lacks) continue
      for (const before of given.slice(0, index))
        this.#members(before)?.forEach((one, key) => this.#set(key, this.#scripts.literal(one)))
      return lacks
    }
    return undefined
  }

  /** What compilers make of `...rest`. */
  #heldByRest({ arguments: [from, names] }: TypeScript.CallExpression): Set<string> | undefined {
    const lacks = from && this.#held(from)
    const list = lacks && names && this.#resolve(names)?.node
    if (!list || !this.#ts.isArrayLiteralExpression(list)) return undefined
    return new Set([...lacks, ...list.elements.flatMap((one) => ('text' in one ? (one.text as string) : []))])
  }

  /** A call that takes the properties and definitions of them: `{ size: { type: 'enum', default: '2' } }`. */
  #heldByDefinitions({ arguments: [first, ...others] }: TypeScript.CallExpression): Set<string> | undefined {
    const lacks = first && this.#held(first)
    if (!lacks) return undefined
    let isDefined = false
    for (const other of others)
      for (const [key, value] of this.#members(other) ?? []) {
        const definition = this.#scripts.resolve(value)
        const parts = definition && this.#scripts.members(definition)
        if (!parts?.has('type')) continue
        isDefined = true
        const usual = parts.get('default')
        if (usual && !isUndefined(this.#ts, usual.node)) this.#set(key, this.#scripts.literal(usual))
      }
    return isDefined ? lacks : undefined
  }

  /**
   * A property, also with what stands for it where it is missing: `size ?? 'medium'`, and what compilers make of a
   * default.
   */
  #property(expression: TypeScript.Expression): { key: string; value?: TypeScript.Expression } | undefined {
    const ts = this.#ts
    const node = unwrapped(ts, expression)
    if (ts.isIdentifier(node)) {
      const key = this.#single.get(node.text)
      return key === undefined ? undefined : { key }
    }
    if (ts.isPropertyAccessExpression(node)) {
      const lacks = this.#held(node.expression)
      return lacks && !lacks.has(node.name.text) ? { key: node.name.text } : undefined
    }
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) {
      const found = this.#property(node.left)
      // What a context may say instead is no default.
      return found && this.#literal(node.right) !== undefined ? { ...found, value: node.right } : found
    }
    if (ts.isConditionalExpression(node) && ts.isBinaryExpression(node.condition)) {
      const { left, right, operatorToken } = node.condition
      const isMissing = operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken
      if (!isUndefined(ts, right) || (!isMissing && operatorToken.kind !== ts.SyntaxKind.ExclamationEqualsEqualsToken))
        return undefined
      const [value, given] = isMissing ? [node.whenTrue, node.whenFalse] : [node.whenFalse, node.whenTrue]
      const found = this.#property(left)
      return found && this.#property(given)?.key === found.key ? { key: found.key, value } : undefined
    }
    return undefined
  }

  /** Calls of functions that have variants, `button({ size })`, wherever they are. */
  #visitCalls(node: TypeScript.Node): void {
    const ts = this.#ts
    if (ts.isCallExpression(node)) this.#takeVariants(node)
    ts.forEachChild(node, (one) => this.#visitCalls(one))
  }

  #takeVariants({ expression, arguments: [given] }: TypeScript.CallExpression): void {
    const ts = this.#ts
    if (!given || !ts.isIdentifier(expression)) return
    const made = this.#resolve(expression)
    if (!made || !ts.isCallExpression(made.node)) return
    for (const argument of made.node.arguments) {
      const options = this.#scripts.resolve({ node: argument, file: made.file })
      const usual = options && this.#scripts.members(options)?.get('defaultVariants')
      const defaults = usual && this.#scripts.resolve(usual)
      if (!defaults) continue
      for (const [key, value] of this.#scripts.members(defaults) ?? [])
        if (this.#passes(key, given)) this.#set(key, this.#scripts.literal(value))
    }
  }

  /** Is a property, without a default of its own, passed on under its name in an object? */
  #passes(key: string, object: TypeScript.Expression): boolean {
    const ts = this.#ts
    const held = this.#held(object)
    if (held) return !held.has(key)
    if (!ts.isObjectLiteralExpression(object)) return false
    return object.properties.some((one) => {
      if (ts.isSpreadAssignment(one)) return this.#held(one.expression)?.has(key) === false
      if (partName(one) !== key) return false
      const value = partValue(ts, one)
      return value !== undefined && this.#property(value)?.key === key
    })
  }

  /** The component that the function returns, and which of the properties it gets as they are. */
  passedOn(): { base: Code; lacks: ReadonlySet<string> } | undefined {
    const returned = this.#returned()
    const element = returned && elementOf(this.#ts, unwrapped(this.#ts, returned))
    if (!element) return undefined
    const { type, parts } = element
    const at = parts.findLastIndex((part) => this.#ts.isExpression(part) && this.#held(part))
    if (at === -1) return undefined
    const lacks = new Set(this.#held(parts[at] as TypeScript.Expression))
    const later = parts.slice(at + 1).map((part) => this.#namesIn(part))
    // Something unknown may replace any of them.
    if (later.includes(undefined)) return undefined
    for (const name of later.flat()) lacks.add(name!)
    this.#takeBefore(parts.slice(0, at), lacks)
    const base = this.#resolve(type)
    return base && { base, lacks }
  }

  #returned(): TypeScript.Expression | undefined {
    const ts = this.#ts
    const { body } = this.#node
    if (!body || !ts.isBlock(body)) return body
    let found: TypeScript.Expression | undefined
    let count = 0
    const visit = (node: TypeScript.Node): void => {
      if (ts.isFunctionLike(node) || ts.isClassLike(node)) return
      if (ts.isReturnStatement(node)) {
        count++
        found = node.expression
      }
      ts.forEachChild(node, visit)
    }
    ts.forEachChild(body, visit)
    return count === 1 ? found : undefined
  }
}

/** `<Card {...props} />`, as it is written or as compilers make it. */
function elementOf(ts: typeof TypeScript, node: TypeScript.Node): { type: TypeScript.Node; parts: Part[] } | undefined {
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) {
    const { tagName, attributes } = ts.isJsxElement(node) ? node.openingElement : node
    const parts = attributes.properties.map((one) => (ts.isJsxSpreadAttribute(one) ? one.expression : one))
    return { type: tagName, parts }
  }
  if (!ts.isCallExpression(node) || !/^_?(?:createElement|jsxs?|jsxDEV)$/.test(calledName(ts, node))) return undefined
  const [type, attributes] = node.arguments
  if (!type || !attributes) return undefined
  return { type, parts: spreadParts(ts, attributes) ?? [attributes] }
}

function isCallable(ts: typeof TypeScript, node: TypeScript.Node): node is Callable {
  return ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node)
}

/** `undefined`, or `void 0`. */
function isUndefined(ts: typeof TypeScript, node: TypeScript.Node): boolean {
  return ts.isVoidExpression(node) || (ts.isIdentifier(node) && node.text === 'undefined')
}

/** Two different values for one name are none. */
function merge(into: Defaults, more: ReadonlyMap<string, string | undefined>): void {
  for (const [key, value] of more) into.set(key, !into.has(key) || into.get(key) === value ? value : undefined)
}

function certain(defaults: Defaults): Map<string, string> {
  return new Map([...defaults].filter((one): one is [string, string] => one[1] !== undefined))
}
