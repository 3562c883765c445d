/**
 * Which components a library exports, read from its source or its declarations without a compiler: enough for a first
 * site, and fast. What it misses, its author adds; what is not a component is easily removed.
 */
import { isNode, nameOf, type SyntaxNode as Node, stringValue, walk } from '../../src/index.js'
import { type Module, type Modules, nodes } from './modules.js'
import { declarationOf, deepest, lastName, type Prop, propsOf, unwrapped } from './props.js'

export interface ExportedComponent {
  name: string
  /** The export that has it as a member, if it is not one itself: `Accordion` of `<Accordion.Root>`. */
  namespace?: string
  /** Its name there: `Root`. */
  member?: string
  /** Props that must be given, as JSX attributes: `label="Label"`. */
  attributes: string[]
  /** Whether it is shown around a text. */
  hasChildren: boolean
  /** Named after another export, which it is a part of: `AccordionItem`. */
  isPart?: true
}

/**
 * @param entry the module that the library exports, absolute @returns by name; hooks, types and constants are left out
 */
export function exportedComponents(modules: Modules, entry: string): ExportedComponent[] {
  const found = new Map<string, ExportedComponent>()
  const exported = exportsOf(modules, modules.read(entry), new Set())
  for (const [name, place] of exported) {
    if (!isComponentName(name) || !place) continue
    if ('members' in place) {
      for (const one of ofNamespace(modules, name, place.members))
        if (!exported.has(one.name) || one.name === name) found.set(one.name, one)
      continue
    }
    if (!isComponent(place.module, place.name)) continue
    const isPart = [...name.matchAll(/(?!^)(?=[A-Z])/g)].some(({ index }) => exported.has(name.slice(0, index)))
    found.set(name, { ...describe(modules, name, place), ...(isPart && { isPart }) })
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Components that others need around them, as far as their names say so: `Theme`, `AcmeProvider`. */
export function exportedProviders(modules: Modules, entry: string): ExportedComponent[] {
  return [...exportsOf(modules, modules.read(entry), new Set())].flatMap(([name, place]) =>
    /^(Theme|[A-Z]\w*Provider|Provider)$/.test(name) &&
    place &&
    'name' in place &&
    isComponent(place.module, place.name)
      ? [describe(modules, name, place)]
      : [],
  )
}

const isComponentName = (name: string) =>
  /^[A-Z]/.test(name) && /[a-z]/.test(name) && !/(Context|Props|Theme|Ref|Type|Event)$/.test(name)

/**
 * The components of `export * as Accordion`: one whose root is shown on the page of the namespace, or, where it has
 * none, each for itself.
 */
function ofNamespace(modules: Modules, namespace: string, members: Exports): ExportedComponent[] {
  const components = [...members].flatMap(([member, place]) =>
    isComponentName(member) && place && 'name' in place && isComponent(place.module, place.name)
      ? [{ member, place }]
      : [],
  )
  const root = ['Root', namespace].flatMap((name) => components.find(({ member }) => member === name) ?? [])[0]
  if (root) return [{ ...describe(modules, namespace, root.place), namespace, member: root.member }]
  return components.map(({ member, place }) => ({
    ...describe(modules, member, place),
    namespace,
    member,
    isPart: true as const,
  }))
}

/** Where a name is declared, and its name there. */
type Place = { module: Module; name: string }
/** What a module exports; undefined where its declaration was not found. */
type Exports = Map<string, Place | { members: Exports } | undefined>

function exportsOf(modules: Modules, module: Module, seen: ReadonlySet<string>): Exports {
  const found: Exports = new Map()
  if (seen.has(module.file)) return found
  const from = (specifier: string | undefined) => {
    const next = modules.imported(module, specifier)
    return next && exportsOf(modules, next, new Set([...seen, module.file]))
  }
  const placeIn = (specifier: string | undefined, name: string) => {
    const members = from(specifier)
    return name === '*' ? members && { members } : members?.get(name)
  }
  const placeOf = (local: string) => {
    const imported = module.imported.get(local)
    return imported ? placeIn(imported.specifier, imported.name) : { module, name: local }
  }
  for (const { type, declaration, specifiers, source, exported, exportKind } of nodes(module.program['body'])) {
    if (exportKind === 'type' && !declaration) continue
    const specifier = stringValue(source)
    if (type === 'ExportAllDeclaration') {
      if (isNode(exported)) found.set(nameOf(exported)!, placeIn(specifier, '*'))
    } else if (type === 'ExportDefaultDeclaration') {
      // Also what is passed to others: `export default memo(Button)`.
      let value = unwrapped(declaration)
      while (value?.type === 'CallExpression') value = unwrapped(nodes(value['arguments'])[0])
      const name = value?.type === 'Identifier' ? nameOf(value) : undefined
      found.set('default', name === undefined ? { module, name: 'default' } : placeOf(name))
    } else if (type === 'ExportNamedDeclaration') {
      for (const one of isNode(declaration) ? [declaration, ...nodes(declaration['declarations'])] : []) {
        const name = nameOf(one['id'])
        if (name !== undefined && module.values.get(name) === one) found.set(name, { module, name })
      }
      for (const one of nodes(specifiers)) {
        if (one['exportKind'] === 'type') continue
        const local = nameOf(one['local'])!
        found.set(nameOf(one['exported'])!, specifier === undefined ? placeOf(local) : placeIn(specifier, local))
      }
    }
  }
  for (const { type, source, exported, exportKind } of nodes(module.program['body']))
    if (type === 'ExportAllDeclaration' && !exported && exportKind !== 'type')
      for (const [name, place] of from(stringValue(source)) ?? [])
        if (name !== 'default' && !found.has(name)) found.set(name, place)
  return found
}

/** A function, a class of a component, or something called or typed as one; an object, a text or a number is none. */
function isComponent(module: Module, name: string): boolean {
  const node = module.values.get(name)
  if (!node) return false
  if (/Function/.test(node.type)) return true
  if (node.type.startsWith('Class')) {
    const base = lastName(node['superClass'])
    return base !== undefined && !/(Error|Event|EventTarget|Emitter|Map|Set|Array)$/.test(base)
  }
  const isNamed = (below: unknown, pattern: RegExp) => {
    let isThere = false
    if (isNode(below)) walk(below, (one) => (isThere ||= pattern.test(nameOf(one) ?? '')))
    return isThere
  }
  if (isNode(node['id']) && isNamed(node['id']['typeAnnotation'], /(Component|FC|Element|ReactNode)$/)) return true
  const value = unwrapped(node.type === 'VariableDeclarator' ? node['init'] : node)
  if (!value) return false
  if (isNamed(value['callee'] ?? value['tag'], /^(forwardRef|memo|styled|lazy|observer)$/)) return true
  // What a function of the library makes: `factory<ButtonFactory>(…)`.
  const hasProps = [module.types, module.imported].some((names) => names.has(`${name}Props`))
  if (/Function/.test(value.type) || (value.type === 'CallExpression' && hasProps)) return true
  // What is made of a function of the same name, as by compilers of classes.
  let isMadeOfOne = false
  walk(value, ({ type, id }) => (isMadeOfOne ||= /Function/.test(type) && nameOf(id) === name))
  return isMadeOfOne
}

function describe(modules: Modules, name: string, { module, name: local }: Place): ExportedComponent {
  const props = propsOf(modules, module, local)
  const children = props.get('children')
  return {
    name,
    attributes: [...props].flatMap(([prop, type]) =>
      type.isOptional || prop === 'children' ? [] : [attribute(modules, prop, type)],
    ),
    hasChildren: children !== undefined && !/^TS(Never|Undefined|Null)Keyword$/.test(children.type?.type ?? ''),
  }
}

/** A required prop, with a value if its type is a plain one. */
function attribute(modules: Modules, name: string, { module, type }: Prop): string {
  const value = type && valueOf(modules, module, type, name.charAt(0).toUpperCase() + name.slice(1), deepest)
  if (value === 'true') return name
  const isText = value !== undefined && /^"[^"\\]*"$/.test(value)
  return `${name}=${isText ? value : `{${value ?? 'undefined as never'}}`}`
}

/** Values of types, by the type of the node or by the end of the name. */
const plainValues: Record<string, string> = {
  TSNumberKeyword: '1',
  TSBooleanKeyword: 'true',
  TSFunctionType: '() => {}',
  TSMethodSignature: '() => {}',
  TSArrayType: '[]',
  Handler: '() => {}',
  Array: '[]',
  Element: '<span />',
  ReactElement: '<span />',
}

/** What a type may have as its value, as it is written in JSX; of a union, the first that is known. */
function valueOf(modules: Modules, module: Module, type: Node, text: string, depth: number): string | undefined {
  const next = (node: unknown, where = module) =>
    isNode(node) && depth > 0 ? valueOf(modules, where, node, text, depth - 1) : undefined
  const name = lastName(type) ?? ''
  if (type.type === 'TSLiteralType') {
    const literal = stringValue(type['literal'])
    return literal === undefined ? module.text.slice(type.start, type.end) : JSON.stringify(literal)
  }
  if (type.type === 'TSStringKeyword' || name === 'ReactNode') return JSON.stringify(text)
  if (type.type === 'TSUnionType')
    return nodes(type['types'])
      .map((one) => next(one))
      .find((value) => value !== undefined)
  if (/^TS(ParenthesizedType|TypeOperator)$/.test(type.type)) return next(type['typeAnnotation'])
  const plain = plainValues[type.type] ?? plainValues[/(Handler|Array|^(?:React)?Element)$/.exec(name)?.[1] ?? '']
  const declared = plain === undefined ? declarationOf(modules, module, type, depth) : undefined
  return declared?.node.type === 'TSTypeAliasDeclaration'
    ? next(declared.node['typeAnnotation'], declared.module)
    : plain
}
