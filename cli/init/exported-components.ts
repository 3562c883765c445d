/**
 * Which components a library exports, read from its source or its declarations without a compiler: enough for a first site,
 * and fast. What it misses, its author adds; what is not a component is easily removed.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface ExportedComponent {
  name: string
  /** Props that must be given, as JSX attributes: `label="Label"`. */
  attributes: string[]
  /** Whether it is shown around a text. */
  hasChildren: boolean
  /** Named after another export, which it is a part of: `AccordionItem`. */
  isPart?: true
}

/** @param entry the module that the library exports, absolute @returns by name; hooks, types and constants are left out */
export function exportedComponents(entry: string): ExportedComponent[] {
  const found = new Map<string, ExportedComponent>()
  const exported = exportsOf(entry, new Set())
  for (const [name, place] of exported) {
    if (!/^[A-Z]/.test(name) || !/[a-z]/.test(name) || /(Context|Props|Theme|Ref|Type|Event)$/.test(name)) continue
    if (!place || !isComponent(place.text, place.name)) continue
    const isPart = [...name.matchAll(/(?!^)(?=[A-Z])/g)].some(({ index }) => exported.has(name.slice(0, index)))
    found.set(name, { ...describe(name, place), ...(isPart && { isPart }) })
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Components that others need around them, as far as their names say so: `Theme`, `AcmeProvider`. */
export function exportedProviders(entry: string): ExportedComponent[] {
  return [...exportsOf(entry, new Set())].flatMap(([name, place]) =>
    /^(Theme|[A-Z]\w*Provider|Provider)$/.test(name) && place && isComponent(place.text, place.name)
      ? [describe(name, place)]
      : [],
  )
}

/** Where a name is declared: the text of that module, and its name there. */
type Place = { text: string; name: string }

function exportsOf(file: string, seen: Set<string>): Map<string, Place | undefined> {
  const found = new Map<string, Place | undefined>()
  if (seen.has(file)) return found
  seen.add(file)
  const text = withoutComments(readFileSync(file, 'utf8'))
  const from = (specifier: string | undefined) => {
    const next = specifier?.startsWith('.') ? moduleFile(join(dirname(file), specifier)) : undefined
    return next === undefined ? undefined : exportsOf(next, new Set(seen))
  }
  for (const [, name] of text.matchAll(
    /\bexport\s+(?:declare\s+)?(?:async\s+)?(?:function|class|const|let|var)\s+([A-Za-z_$][\w$]*)/g,
  ))
    found.set(name!, { text, name: name! })
  const own = /\bexport\s+default\s+(?:async\s+)?(?:function|class)?\s*([A-Za-z_$][\w$]*)/.exec(text)?.[1]
  if (own) found.set('default', { text, name: own })
  for (const [, isType, list, specifier] of text.matchAll(
    /\bexport\s+(type\s+)?\{([^}]*)\}(?:\s*from\s*['"]([^'"]+)['"])?/g,
  )) {
    if (isType) continue
    const elsewhere = from(specifier)
    for (const entry of list!.split(',')) {
      const [, inside, outside] = /^\s*(?!type\s+\w)([\w$]+)(?:\s+as\s+([\w$]+))?\s*$/.exec(entry) ?? []
      if (inside === undefined) continue
      const imported = specifier ? undefined : importOf(text, inside)
      const place = elsewhere
        ? elsewhere.get(inside)
        : imported
          ? from(imported.specifier)?.get(imported.name)
          : specifier
            ? undefined
            : { text, name: inside }
      found.set(outside ?? inside, place)
    }
  }
  // A namespace is no component, but what is named after it is a part of one.
  for (const [, name] of text.matchAll(/\bexport\s*\*\s*as\s+([\w$]+)\s+from/g)) found.set(name!, undefined)
  for (const [, specifier] of text.matchAll(/\bexport\s*\*\s*from\s*['"]([^'"]+)['"]/g))
    for (const [name, place] of from(specifier) ?? [])
      if (name !== 'default' && !found.has(name)) found.set(name, place)
  return found
}

function importOf(text: string, local: string): { specifier: string; name: string } | undefined {
  for (const [, names, specifier] of text.matchAll(/\bimport\s+([^'";]+?)\s+from\s*['"]([^'"]+)['"]/g)) {
    if (names!.split(/[,{]/)[0]!.trim() === local) return { specifier: specifier!, name: 'default' }
    for (const one of names!.replace(/^[^{]*\{|\}[^}]*$/g, '').split(',')) {
      const [name, as] = one.trim().split(/\s+as\s+/)
      if ((as ?? name) === local) return { specifier: specifier!, name: name! }
    }
  }
  return undefined
}

/** The file that a relative import means. */
export function moduleFile(path: string): string | undefined {
  const stem = path.replace(/\.[cm]?jsx?$/, '')
  const endings = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.d.ts', '.d.mts']
  const candidates = [
    path,
    ...endings.map((ending) => stem + ending),
    ...endings.map((ending) => `${path}/index${ending}`),
  ]
  return candidates.find((one) => existsSync(one) && statSync(one).isFile())
}

/** A function, a class, or something called or typed as one; an object, a text or a number is none. */
function isComponent(text: string, name: string): boolean {
  const declared = `(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`
  if (new RegExp(`\\b(?:function|class)\\s+${declared}`).test(text)) return true
  const rest = new RegExp(`\\b(?:const|let|var)\\s+${declared}\\s*(:[^=;]*(?:=>[^=;]*)*)?(?:=\\s*([^]{0,200}))?`).exec(
    text,
  )
  if (!rest) return false
  const [, type = '', value = ''] = rest
  if (/(Component|FC|Element|ReactNode)\b/.test(type)) return true
  return /^(async\s*)?(<[^(]*>)?\s*\(|^\w+\s*=>|^(\w+\.)?(forwardRef|memo|styled|lazy|observer)\b|^\/\*/.test(value)
}

function describe(name: string, { text, name: local }: Place): ExportedComponent {
  const props = propsOf(text, local)
  const attributes = [...props.matchAll(/(?:^|[;,\n{])\s*(?:readonly\s+)?([A-Za-z_]\w*)\s*:\s*([^;,\n}]+)/g)].flatMap(
    ([, prop, type]) => (prop === 'children' ? [] : [attribute(prop!, type!.trim())]),
  )
  return {
    name,
    attributes: attributes.filter((one) => one !== undefined),
    // A name in quotes is what a type leaves out: `Omit<…, 'children'>`.
    hasChildren:
      !/['"]children['"]/.test(props) &&
      /\bchildren\b|\b(PropsWithChildren|HTMLAttributes<|ComponentProps\w*<)/.test(props),
  }
}

/** The type of a component's props, if it is written in the same module. */
function propsOf(text: string, name: string): string {
  const [, body] =
    new RegExp(`\\b(?:interface\\s+${name}Props\\b[^{]*|type\\s+${name}Props\\s*=[^{;]*)(\\{[^}]*\\})`).exec(text) ?? []
  const heritage = new RegExp(`\\binterface\\s+${name}Props\\b([^{]*)`).exec(text)?.[1] ?? ''
  const inline = new RegExp(`\\b${name}\\s*(?:=\\s*)?\\([^)]*?:\\s*(\\{[^}]*\\})`).exec(text)?.[1]
  return heritage + (body ?? inline ?? '')
}

/** A value that a required prop of a plain type may have. */
function attribute(name: string, type: string): string {
  const literal = /^['"]([^'"]*)['"]/.exec(type)?.[1]
  if (literal !== undefined) return `${name}="${literal}"`
  if (/^(string|ReactNode|React\.ReactNode)\b/.test(type) && !type.includes('[]'))
    return `${name}="${name.charAt(0).toUpperCase()}${name.slice(1)}"`
  if (type.startsWith('number') && !type.includes('[]')) return `${name}={1}`
  if (type.startsWith('boolean')) return name
  if (/=>/.test(type) || /Handler\b/.test(type)) return `${name}={() => {}}`
  return /\[\]$|Array</.test(type) ? `${name}={[]}` : `${name}={undefined as never}`
}

export function withoutComments(text: string): string {
  return text.replace(/\/\*[^]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}
