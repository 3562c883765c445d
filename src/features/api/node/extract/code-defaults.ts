/**
 * Defaults that a component's code gives its props, where they are certain: literals in the destructuring of its first
 * parameter, or of a variable that holds the same props (`const props = useThemeProps({ props: inProps, name })`). What
 * is computed, or given twice in different ways, is left out, as a wrong default is worse than none.
 */
import type TypeScript from 'typescript'

/**
 * @param text the script that declares the component, or its source
 * @param name of the component
 * @returns defaults by prop, as code
 */
export function codeDefaults(ts: typeof TypeScript, text: string, name: string): Map<string, string> {
  const found = new Map<string, string>()
  const uncertain = new Set<string>()
  // Without the comments, which tell of every prop again.
  const options = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone }
  const file = ts.createSourceFile('script.tsx', text, options, false, ts.ScriptKind.TSX)
  const component = functionOf(ts, file, name)
  const parameter = component?.parameters[0]
  if (!parameter || !component.body) return found

  const take = (pattern: TypeScript.ObjectBindingPattern): void => {
    for (const { dotDotDotToken, propertyName, name: local, initializer } of pattern.elements) {
      const key = propertyName ?? local
      if (dotDotDotToken || !initializer || !(ts.isIdentifier(key) || ts.isStringLiteral(key))) continue
      const value = literal(ts, initializer, file)
      const known = found.get(key.text)
      if (value === undefined || (known !== undefined && known !== value)) uncertain.add(key.text)
      else found.set(key.text, value)
    }
  }
  /** Variables that hold the props as they were given. */
  const props = new Set<string>()
  const isProps = (node: TypeScript.Expression | undefined): boolean => {
    if (!node) return false
    if (ts.isIdentifier(node)) return props.has(node.text)
    if (!ts.isCallExpression(node)) return false
    const [options] = node.arguments
    if (!/^use\w*Props$/.test(calledName(ts, node)) || !options || !ts.isObjectLiteralExpression(options)) return false
    return options.properties.some(
      (one) =>
        (ts.isPropertyAssignment(one) &&
          ts.isIdentifier(one.name) &&
          one.name.text === 'props' &&
          isProps(one.initializer)) ||
        (ts.isShorthandPropertyAssignment(one) && one.name.text === 'props' && props.has('props')),
    )
  }

  if (ts.isObjectBindingPattern(parameter.name)) take(parameter.name)
  else if (ts.isIdentifier(parameter.name)) props.add(parameter.name.text)
  if (ts.isBlock(component.body))
    for (const statement of component.body.statements) {
      if (!ts.isVariableStatement(statement)) continue
      for (const { name: target, initializer } of statement.declarationList.declarations) {
        if (!isProps(initializer)) continue
        if (ts.isIdentifier(target)) props.add(target.text)
        else if (ts.isObjectBindingPattern(target)) take(target)
      }
    }
  for (const key of uncertain) found.delete(key)
  return found
}

type Callable = TypeScript.FunctionDeclaration | TypeScript.FunctionExpression | TypeScript.ArrowFunction

/** The function of a component, also within `forwardRef(…)`, `memo(…)` and the like. */
function functionOf(ts: typeof TypeScript, file: TypeScript.SourceFile, name: string): Callable | undefined {
  const within = (node: TypeScript.Node | undefined): Callable | undefined => {
    if (!node) return undefined
    if (ts.isFunctionExpression(node) || ts.isArrowFunction(node)) return node
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return within(node.expression)
    if (ts.isIdentifier(node)) return declared(node.text)
    // `exports.Card = Card = forwardRef(…)`
    if (ts.isBinaryExpression(node)) return within(node.right)
    if (!ts.isCallExpression(node) || !/^(?:forwardRef|memo|observer)$/.test(calledName(ts, node))) return undefined
    return within(node.arguments[0])
  }
  const met = new Set<string>()
  const declared = (local: string): Callable | undefined => {
    if (met.has(local)) return undefined
    met.add(local)
    for (const statement of file.statements) {
      if (ts.isFunctionDeclaration(statement) && statement.name?.text === local) return statement
      if (!ts.isVariableStatement(statement)) continue
      for (const one of statement.declarationList.declarations)
        if (ts.isIdentifier(one.name) && one.name.text === local) return within(one.initializer)
    }
    return undefined
  }
  return declared(name)
}

/** `forwardRef` of `React.forwardRef(…)` and of `(0, React.forwardRef)(…)`. */
function calledName(ts: typeof TypeScript, { expression }: TypeScript.CallExpression): string {
  let called: TypeScript.Expression = expression
  while (ts.isParenthesizedExpression(called)) called = called.expression
  if (ts.isBinaryExpression(called)) called = called.right
  if (ts.isPropertyAccessExpression(called)) return called.name.text
  return ts.isIdentifier(called) ? called.text : ''
}

/** A list that fills a cell says less than its description. */
function short(code: string): string | undefined {
  return code.length <= 60 ? code : undefined
}

/**
 * @returns the code of a literal, or of a list or an object of them, texts in single quotes; undefined for what must be
 * computed
 */
function literal(ts: typeof TypeScript, node: TypeScript.Expression, file: TypeScript.SourceFile): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return `'${node.text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\t', '\\t')}'`
  const isNumber =
    ts.isNumericLiteral(node) ||
    (ts.isPrefixUnaryExpression(node) &&
      node.operator === ts.SyntaxKind.MinusToken &&
      ts.isNumericLiteral(node.operand))
  const { kind } = node
  const isWord =
    kind === ts.SyntaxKind.TrueKeyword || kind === ts.SyntaxKind.FalseKeyword || kind === ts.SyntaxKind.NullKeyword
  if (isNumber || isWord) return node.getText(file)
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return literal(ts, node.expression, file)
  if (ts.isArrayLiteralExpression(node)) {
    const items = node.elements.map((one) => literal(ts, one, file))
    return items.includes(undefined) ? undefined : short(`[${items.join(', ')}]`)
  }
  if (ts.isObjectLiteralExpression(node)) {
    if (node.properties.length === 0) return '{}'
    const parts = node.properties.map((one) => {
      if (!ts.isPropertyAssignment(one) || !ts.isIdentifier(one.name)) return undefined
      const value = literal(ts, one.initializer, file)
      return value === undefined ? undefined : `${one.name.text}: ${value}`
    })
    return parts.includes(undefined) ? undefined : short(`{ ${parts.join(', ')} }`)
  }
  return undefined
}
