/**
 * The props of a component, from the syntax of its types: also those that are declared in other modules of the library.
 * Types of packages, and what conditional and mapped types make, are not known; their props are left out.
 */
import { isNode, nameOf, type SyntaxNode as Node, stringValue, walk } from '../../src/index.js'
import { type Module, type Modules, nodes } from './modules.js'

export interface Prop {
  /** Where it is declared. */
  module: Module
  type?: Node
  isOptional: boolean
}

/** Elements that have no content, in the types of their attributes. */
const emptyElements =
  /^(?:React\.)?(?:Input|Img|Area|Col|Embed|Source|Textarea|Track)HTML|['"](?:input|img|area|br|col|embed|hr|source|textarea|track)['"]|HTML(?:Input|Image|Area|BR|TableCol|Embed|HR|Source|TextArea|Track)Element/

/** How many declarations one leads to; types can refer to themselves. */
export const deepest = 12

/**
 * @param name of the component, in the module that declares it
 * @returns props by name
 */
export function propsOf(modules: Modules, module: Module, name: string): Map<string, Prop> {
  const type = propsType(module.values.get(name))
  const found = type && membersOf(modules, module, type, deepest)
  if (found && found.size > 0) return found
  const declared = namedDeclaration(modules, module, `${name}Props`, deepest)
  return declared ? membersOf(modules, declared.module, declared.node, deepest) : new Map<string, Prop>()
}

/** What is said of a value without changing it: `forwardRef(…) as Button`. */
export function unwrapped(value: unknown): Node | undefined {
  if (!isNode(value)) return undefined
  return /^TS(As|Satisfies|NonNull)Expression$|^TSTypeAssertion$/.test(value.type)
    ? unwrapped(value['expression'])
    : value
}

/** The last name of what is written with dots: `Component` of `React.Component`, also where it is a type. */
export function lastName(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  const { typeName, qualifier, right, property, expressions, expression } = node
  const last = typeName ?? qualifier ?? right ?? property ?? nodes(expressions).at(-1) ?? expression
  return isNode(last) ? lastName(last) : nameOf(node)
}

/** The type of a component's props, as it is written where the component is. */
function propsType(value: Node | undefined): Node | undefined {
  const node = unwrapped(value)
  if (!node) return undefined
  if (/Function/.test(node.type)) return typeOfFirst(node)
  const types = typeArguments(node['typeArguments'])
  if (node.type.startsWith('Class'))
    return lastName(node['superClass'])?.endsWith('Component')
      ? typeArguments(node['superTypeArguments'])[0]
      : undefined
  if (node.type === 'VariableDeclarator') {
    const written = (node['id'] as Node)['typeAnnotation']
    return isNode(written) ? ofComponentType(written['typeAnnotation'] as Node) : propsType(node['init'] as Node)
  }
  if (node.type !== 'CallExpression') return undefined
  if (types.length > 0) return types[lastName(node['callee']) === 'forwardRef' ? 1 : 0]
  return propsType(nodes(node['arguments'])[0])
}

const typeArguments = (list: unknown): Node[] => (isNode(list) ? nodes(list['params']) : [])

/** `FC<Props>`, `ForwardRefExoticComponent<Props & …>`, `(props: Props) => Element` → `Props` */
function ofComponentType(type: Node): Node | undefined {
  if (type.type === 'TSFunctionType') return typeOfFirst(type)
  if (type.type === 'TSParenthesizedType') return ofComponentType(type['typeAnnotation'] as Node)
  if (/^TS(Union|Intersection)Type$/.test(type.type)) return ofComponentType(nodes(type['types'])[0]!)
  return /^(V?FC|FunctionComponent|\w*ExoticComponent|ComponentType|ComponentClass)$/.test(lastName(type) ?? '')
    ? typeArguments(type['typeArguments'])[0]
    : undefined
}

/** The type of a function's first parameter, which may be taken apart and have a default. */
function typeOfFirst({ params }: Node): Node | undefined {
  const [first] = nodes(params)
  const { typeAnnotation } = (first?.['left'] ?? first ?? {}) as Partial<Node>
  return isNode(typeAnnotation) ? (typeAnnotation['typeAnnotation'] as Node) : undefined
}

/** The members of a type. */
function membersOf(modules: Modules, module: Module, type: Node, depth: number): Map<string, Prop> {
  const found = new Map<string, Prop>()
  if (depth === 0) return found
  const next = (part: unknown) => (isNode(part) ? membersOf(modules, module, part, depth) : new Map<string, Prop>())
  switch (type.type) {
    // Of a union, the first: whoever has its props has enough.
    case 'TSUnionType':
      return next(nodes(type['types'])[0])
    case 'TSIntersectionType':
      return new Map(nodes(type['types']).flatMap((part) => [...next(part)]))
    case 'TSParenthesizedType':
    case 'TSTypeAliasDeclaration':
      return next(type['typeAnnotation'])
    case 'TSInterfaceDeclaration':
      return new Map([...nodes(type['extends']), type['body']].flatMap((part) => [...next(part)]))
    case 'TSInterfaceBody':
      return membersIn(module, nodes(type['body']))
    case 'TSTypeLiteral':
      return membersIn(module, nodes(type['members']))
  }
  const name = lastName(type)
  if (name === undefined) return found
  const [first, second] = typeArguments(type['typeArguments'])
  const keys = new Set<string>()
  if (second)
    walk(second, (node) => {
      const key = stringValue(node)
      if (key !== undefined) keys.add(key)
      if (node['operator'] === 'keyof') for (const one of next(node['typeAnnotation']).keys()) keys.add(one)
    })
  const changed = (isOptional: boolean) =>
    new Map([...next(first)].map(([key, prop]) => [key, { ...prop, isOptional }]))
  switch (name) {
    case 'Partial':
      return changed(true)
    case 'Required':
      return changed(false)
    case 'Omit':
      return new Map([...next(first)].filter(([key]) => !keys.has(key)))
    case 'Pick':
      return new Map([...next(first)].filter(([key]) => keys.has(key)))
    case 'Readonly':
    case 'DetailedHTMLProps':
      return next(first)
    case 'PropsWithChildren':
      return next(first).set('children', { module, isOptional: true })
  }
  const declared = declarationOf(modules, module, type, depth)
  if (declared) return membersOf(modules, declared.module, declared.node, depth - 1)
  // What elements and components of packages take.
  const isOfElement = /HTMLAttributes$|^HTMLProps$|^ComponentProps/.test(name)
  if (isOfElement && !emptyElements.test(module.text.slice(type.start, type.end)))
    found.set('children', { module, isOptional: true })
  return found
}

function membersIn(module: Module, members: Node[]): Map<string, Prop> {
  const found = new Map<string, Prop>()
  for (const member of members) {
    const name = member['computed'] ? undefined : nameOf(member['key'])
    if (name === undefined || !/^[A-Za-z_$][\w$-]*$/.test(name)) continue
    const annotation = member['typeAnnotation']
    const type = isNode(annotation) ? (annotation['typeAnnotation'] as Node) : member
    found.set(name, { module, type, isOptional: member['optional'] === true })
  }
  return found
}

interface Declaration {
  module: Module
  /** Of an interface, or of a name for a type. */
  node: Node
}

/** Where a type is declared that another refers to: in its module, or in those that it imports or exports. */
export function declarationOf(modules: Modules, module: Module, type: Node, depth: number): Declaration | undefined {
  if (type.type === 'TSImportType') {
    const there = modules.imported(module, stringValue(type['source']))
    return there && namedDeclaration(modules, there, lastName(type), depth)
  }
  const name = type['typeName'] ?? type['expression']
  return isNode(name) && name.type === 'Identifier' ? namedDeclaration(modules, module, nameOf(name), depth) : undefined
}

function namedDeclaration(
  modules: Modules,
  module: Module,
  name: string | undefined,
  depth: number,
): Declaration | undefined {
  if (depth === 0 || name === undefined) return undefined
  const next = (specifier: string | undefined, wanted: string | undefined) => {
    const there = modules.imported(module, specifier)
    return there && namedDeclaration(modules, there, wanted, depth - 1)
  }
  const node = module.types.get(name)
  if (node) return { module, node }
  const imported = module.imported.get(name)
  if (imported) return next(imported.specifier, imported.name)
  if (name === 'default') {
    const exported = nodes(module.program['body']).find(({ type }) => type === 'ExportDefaultDeclaration')
    return namedDeclaration(modules, module, lastName(exported?.['declaration']), depth - 1)
  }
  for (const { source, specifiers } of nodes(module.program['body']))
    for (const one of nodes(specifiers))
      if (one.type === 'ExportSpecifier' && nameOf(one['exported']) === name)
        return source
          ? next(stringValue(source), nameOf(one['local']))
          : namedDeclaration(modules, module, nameOf(one['local']), depth - 1)
  for (const { type, source, exported } of nodes(module.program['body'])) {
    const declared = type === 'ExportAllDeclaration' && !exported ? next(stringValue(source), name) : undefined
    if (declared) return declared
  }
  return undefined
}
