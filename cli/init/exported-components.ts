/**
 * Which components a library exports, read from its source or its declarations without a compiler: enough for a first site,
 * and fast. What it misses, its author adds; what is not a component is easily removed.
 */
import { upTo } from './brackets.js'
import { importOf, type Module, type Modules, modulesOf } from './modules.js'
import { type Prop, propsOf } from './props.js'

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

/** @param entry the module that the library exports, absolute @returns by name; hooks, types and constants are left out */
export function exportedComponents(entry: string): ExportedComponent[] {
  const modules = modulesOf()
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
export function exportedProviders(entry: string): ExportedComponent[] {
  const modules = modulesOf()
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
 * The components of `export * as Accordion`: one whose root is shown on the page of the namespace, or, where it has none,
 * each for itself.
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
  const { text } = module
  const from = (specifier: string | undefined) => {
    const next = modules.imported(module, specifier)
    return next && exportsOf(modules, next, new Set([...seen, module.file]))
  }
  const namespaceOf = (specifier: string | undefined) => {
    const members = from(specifier)
    return members && { members }
  }
  for (const [, name] of text.matchAll(
    /\bexport\s+(?:declare\s+)?(?:async\s+)?(?:function|class|const|let|var)\s+([A-Za-z_$][\w$]*)/g,
  ))
    found.set(name!, { module, name: name! })
  // Also what is passed to others: `export default memo(Button)`.
  const own =
    /\bexport\s+default\s+(?:async\s+)?(?:[\w.$]+(?:<[^(]*>)?\(\s*)*(?:(?:function|class)\b)?\s*([A-Za-z_$][\w$]*)/.exec(
      text,
    )?.[1]
  if (own) found.set('default', { module, name: own })
  for (const [, isType, list, specifier] of text.matchAll(
    /\bexport\s+(type\s+)?\{([^}]*)\}(?:\s*from\s*['"]([^'"]+)['"])?/g,
  )) {
    if (isType) continue
    const elsewhere = from(specifier)
    for (const entry of list!.split(',')) {
      const [, inside, outside] = /^\s*(?!type\s+\w)([\w$]+)(?:\s+as\s+([\w$]+))?\s*$/.exec(entry) ?? []
      if (inside === undefined) continue
      const imported = specifier ? undefined : importOf(module, inside)
      const place = elsewhere
        ? elsewhere.get(inside)
        : imported
          ? imported.name === '*'
            ? namespaceOf(imported.specifier)
            : from(imported.specifier)?.get(imported.name)
          : specifier
            ? undefined
            : { module, name: inside }
      found.set(outside ?? inside, place)
    }
  }
  for (const [, name, specifier] of text.matchAll(/\bexport\s*\*\s*as\s+([\w$]+)\s+from\s*['"]([^'"]+)['"]/g))
    found.set(name!, namespaceOf(specifier))
  for (const [, specifier] of text.matchAll(/\bexport\s*\*\s*from\s*['"]([^'"]+)['"]/g))
    for (const [name, place] of from(specifier) ?? [])
      if (name !== 'default' && !found.has(name)) found.set(name, place)
  return found
}

/** A function, a class of a component, or something called or typed as one; an object, a text or a number is none. */
function isComponent({ text }: Module, name: string): boolean {
  const declared = `(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`
  if (new RegExp(`\\bfunction\\s+${declared}`).test(text)) return true
  const ofClass = new RegExp(`\\bclass\\s+${declared}(?:\\s*<[^{]*?>)?(?:\\s+extends\\s+([\\w$.]+))?`).exec(text)
  if (ofClass) return ofClass[1] !== undefined && !/(Error|Event|EventTarget|Emitter|Map|Set|Array)$/.test(ofClass[1])
  const found = new RegExp(`\\b(?:const|let|var)\\s+${declared}\\s*`).exec(text)
  if (!found) return false
  const rest = text.slice(found.index + found[0].length)
  const type = rest.startsWith(':') ? upTo(rest, /^(=(?!>)|;)/) : ''
  if (/(Component|FC|Element|ReactNode)\b/.test(type)) return true
  const value = rest.slice(type.length).replace(/^=\s*/, '')
  return (
    /^(async\s*)?(<[^(]*>)?\s*\(|^\w+\s*=>|^(\w+\.)?(forwardRef|memo|styled|lazy|observer)\b|^\/\*/.test(value) ||
    // What a function of the library makes: `factory<ButtonFactory>(…)`.
    (/^[\w.$]+\s*[<(]/.test(value) && new RegExp(`\\b(?:interface|type)\\s+${name}Props\\b`).test(text))
  )
}

function describe(modules: Modules, name: string, { module, name: local }: Place): ExportedComponent {
  const props = propsOf(modules, module, local)
  const { children } = Object.fromEntries(props) as { children?: Prop }
  return {
    name,
    attributes: [...props].flatMap(([prop, { type, isOptional }]) =>
      isOptional || prop === 'children' ? [] : [attribute(prop, type)],
    ),
    hasChildren: children !== undefined && !/^(never|undefined|null)$/.test(children.type),
  }
}

/** A value that a required prop of a plain type may have. */
function attribute(name: string, type: string): string {
  const literal = /^['"]([^'"]*)['"]/.exec(type)?.[1]
  if (literal !== undefined) return `${name}="${literal}"`
  if (/^(string|ReactNode|React\.ReactNode)\b/.test(type) && !type.includes('[]'))
    return `${name}="${name.charAt(0).toUpperCase()}${name.slice(1)}"`
  if (/^((React|JSX|React\.JSX)\.)?(ReactElement|Element)\b/.test(type) && !type.includes('[]'))
    return `${name}={<span />}`
  if (type.startsWith('number') && !type.includes('[]')) return `${name}={1}`
  if (type.startsWith('boolean')) return name
  if (/=>/.test(type) || /Handler\b/.test(type)) return `${name}={() => {}}`
  return /\[\]$|Array</.test(type) ? `${name}={[]}` : `${name}={undefined as never}`
}
