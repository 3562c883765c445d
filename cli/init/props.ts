/**
 * The props of a component, from the text of its types: also those that are declared in other modules of the library. Types
 * of packages, and what conditional and mapped types make, are not known; their props are left out.
 */
import { inside, split, upTo } from './brackets.js'
import { importOf, type Module, type Modules } from './modules.js'

export interface Prop {
  /** As it is written: `'plain' | 'strong'`, or what a name stands for that the library declares. */
  type: string
  isOptional: boolean
}

/** Elements that have no content, in the types of their attributes. */
const emptyElements =
  /^(?:React\.)?(?:Input|Img|Area|Col|Embed|Source|Textarea|Track)HTML|['"](?:input|img|area|br|col|embed|hr|source|textarea|track)['"]|HTML(?:Input|Image|Area|BR|TableCol|Embed|HR|Source|TextArea|Track)Element/

/** How many declarations one leads to; types can refer to themselves. */
const deepest = 12

/**
 * @param name of the component, in the module that declares it
 * @returns props by name
 */
export function propsOf(modules: Modules, module: Module, name: string): Map<string, Prop> {
  const written = propsType(module.text, name)
  const found = written === undefined ? undefined : membersOf(modules, module, written, deepest)
  return found && found.size > 0 ? found : membersOf(modules, module, `${name}Props`, deepest)
}

/** The type of a component's props, as it is written where the component is. */
function propsType(text: string, name: string): string | undefined {
  const own = name.replaceAll('$', '\\$')
  const declared = new RegExp(`(?<![\\w$])(?:(function|class)\\s+${own}|(?:const|let|var)\\s+${own})(?![\\w$])`).exec(
    text,
  )
  if (!declared) return undefined
  const rest = text.slice(declared.index + declared[0].length).trimStart()
  if (declared[1] === 'function') return firstParameter(rest)
  if (declared[1] === 'class') return argumentsOf(/^[^{]*?\bextends\s+[\w.]*Component\s*(<[^]*)/.exec(rest)?.[1])[0]
  if (rest.startsWith(':')) return ofComponentType(upTo(rest.slice(1), /^(=(?!>)|;)/).trim())
  const value = rest.replace(/^=\s*/, '').replace(/^(?:[\w.]*\.)?memo\s*\(\s*/, '')
  const called = /^[\w.$]+\s*/.exec(value)?.[0] ?? ''
  const types = argumentsOf(value.slice(called.length))
  if (called !== '' && types.length > 0) return /forwardRef\s*$/.test(called) ? types[1] : types[0]
  return firstParameter(value.replace(/^(?:[\w.]*\.)?forwardRef\s*\(\s*/, '').replace(/^function\s*[\w$]*\s*/, ''))
}

/** `FC<Props>`, `ForwardRefExoticComponent<Props & …>`, `(props: Props) => Element` → `Props` */
function ofComponentType(type: string): string | undefined {
  const [whole] =
    /^(?:import\([^)]*\)\.|React\.)?(?:V?FC|FunctionComponent|\w*ExoticComponent|ComponentType|ComponentClass)\s*(?=<)/.exec(
      type,
    ) ?? []
  return whole === undefined
    ? firstParameter(type.replace(/^\(\s*(?=[<(])/, ''))
    : argumentsOf(type.slice(whole.length))[0]
}

/** The type of the first parameter, in a text that begins with type parameters or with `(`. */
function firstParameter(text: string): string | undefined {
  const list = afterTypeParameters(text.trimStart().replace(/^async\s*/, ''))
  if (!list.startsWith('(')) return undefined
  const first = split(inside(list), ',')[0]!.trim()
  // What is taken apart is followed by its type: `{ a, b = {} }: Props`.
  const pattern = first.startsWith('{') ? first.slice(inside(first).length + 2) : first.replace(/^[\w$]+\??/, '')
  return /^\s*:\s*([^]*)$/.exec(pattern)?.[1] && upTo(pattern.replace(/^\s*:/, ''), /^=(?!>)/).trim()
}

function afterTypeParameters(text: string): string {
  return text.startsWith('<') ? text.slice(inside(text).length + 2).trimStart() : text
}

/** `<A, B<C>>…` → `['A', 'B<C>']` */
function argumentsOf(text: string | undefined): string[] {
  const start = text?.trimStart()
  return start?.startsWith('<') ? split(inside(start), ',').map((one) => one.trim()) : []
}

/** The members of a type. */
function membersOf(modules: Modules, module: Module, written: string, depth: number): Map<string, Prop> {
  const type = written.trim().replace(/^[|&]\s*/, '')
  const found = new Map<string, Prop>()
  if (depth === 0) return found
  const next = (part: string, where = module) => membersOf(modules, where, part, depth - 1)
  // Of a union, the first: whoever has its props has enough.
  const parts = split(split(type, '|')[0]!, '&')
  if (parts.length > 1) {
    for (const part of parts) for (const [name, prop] of next(part)) found.set(name, prop)
    return found
  }
  const one = parts[0]!.trim()
  if (one.startsWith('{')) return membersIn(modules, module, inside(one))
  if (one.startsWith('(')) return next(inside(one))
  const [, name, rest] = /^(?:React\.)?([\w$]+)([^]*)$/.exec(one) ?? []
  // Nor what a type has at a key: `Props['size']`.
  if (name === undefined || /^\s*(\[|extends\b)/.test(rest!.replace(/^<[^]*>(?=\[)/, ''))) return found
  const [first = '', second = ''] = argumentsOf(rest)
  const keys = [
    ...[...second.matchAll(/['"]([^'"]+)['"]/g)].map(([, key]) => key!),
    ...[...second.matchAll(/\bkeyof\s+([\w$]+)/g)].flatMap(([, type]) => [...next(type!).keys()]),
  ]
  switch (name) {
    case 'Partial':
      return new Map([...next(first)].map(([key, prop]) => [key, { ...prop, isOptional: true }]))
    case 'Omit':
      return new Map([...next(first)].filter(([key]) => !keys.includes(key)))
    case 'Pick':
      return new Map([...next(first)].filter(([key]) => keys.includes(key)))
    case 'Required':
      return new Map([...next(first)].map(([key, prop]) => [key, { ...prop, isOptional: false }]))
    case 'Readonly':
    case 'DetailedHTMLProps':
      return next(first)
    case 'PropsWithChildren':
      return next(first).set('children', { type: 'ReactNode', isOptional: true })
  }
  const declared = declarationOf(modules, module, name, depth)
  if (declared) {
    for (const base of declared.bases) for (const entry of next(base, declared.module)) found.set(...entry)
    for (const entry of next(declared.type, declared.module)) found.set(...entry)
    return found
  }
  // What elements and components of packages take.
  if (/HTMLAttributes$|^HTMLProps$|^ComponentProps/.test(name) && !emptyElements.test(one))
    found.set('children', { type: 'ReactNode', isOptional: true })
  return found
}

/** `a: string; b?: number` */
function membersIn(modules: Modules, module: Module, body: string): Map<string, Prop> {
  const found = new Map<string, Prop>()
  // A type may go on in the next line: `a:\n  | 'b'`.
  const lines = body.replace(/\s*\n\s*(?=[|&])/g, ' ').replace(/(:|[|&]|=>)\s*\n\s*/g, '$1 ')
  for (const line of split(lines, ';,\n')) {
    const [, name, optional, method, type] =
      /^\s*(?:readonly\s+)?['"]?([A-Za-z_$][\w$-]*)['"]?\s*(\?)?\s*(?:([<(])|:)([^]*)$/.exec(line) ?? []
    if (name === undefined) continue
    const known = method ? '() => void' : type!.trim()
    const named = /^[A-Z][\w$]*$/.test(known) ? declarationOf(modules, module, known, deepest) : undefined
    // A name for texts, numbers or functions says less than what it stands for.
    const isPlain = named && /^\(|^['"|]|^(string|number|boolean)\b/.test(named.type.trim())
    found.set(name, {
      type: isPlain ? named.type.trim().replace(/^\|\s*/, '') : known,
      isOptional: optional !== undefined,
    })
  }
  return found
}

interface Declaration {
  module: Module
  /** What an interface extends. */
  bases: string[]
  type: string
}

/** Where a type is declared: in the module, or in those that it imports or exports. */
function declarationOf(modules: Modules, module: Module, wanted: string, depth: number): Declaration | undefined {
  const { text } = module
  const byDefault = /\bexport\s+default\s+(?:interface\s+)?([\w$]+)/
  const name = wanted === 'default' ? byDefault.exec(text)?.[1] : wanted
  if (depth === 0 || name === undefined) return undefined
  const own = name.replaceAll('$', '\\$')
  const found = new RegExp(
    `(?<![\\w$.])(?:(interface)\\s+${own}(?=\\s*(?:[<{]|extends\\b))|type\\s+${own}(?=\\s*[<=]))`,
  ).exec(text)
  if (found) {
    const rest = afterTypeParameters(text.slice(found.index + found[0].length).trimStart())
    if (!found[1]) {
      const end = /^(;|\n\s*(?:export|import|declare|interface|type|const|let|var|function|class|async|\})\b)/
      return { module, bases: [], type: upTo(rest.replace(/^=\s*/, ''), end) }
    }
    const head = upTo(rest, /^\{/)
    const bases = split(head.replace(/^\s*extends\b/, ''), ',').filter((base) => base.trim() !== '')
    return { module, bases, type: `{${inside(rest.slice(head.length))}}` }
  }
  const imported = importOf(module, name)
  if (imported) {
    const there = modules.imported(module, imported.specifier)
    return there && declarationOf(modules, there, imported.name, depth - 1)
  }
  for (const [, list, specifier] of text.matchAll(/\bexport\s+(?:type\s+)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g))
    for (const entry of list!.split(',')) {
      const [inner, outer] = entry
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/)
      const there = (outer ?? inner) === name ? modules.imported(module, specifier) : undefined
      if (there) return declarationOf(modules, there, inner!, depth - 1)
    }
  for (const [, specifier] of text.matchAll(/\bexport\s+(?:type\s+)?\*\s*from\s*['"]([^'"]+)['"]/g)) {
    const there = modules.imported(module, specifier)
    const declared = there && declarationOf(modules, there, name, depth - 1)
    if (declared) return declared
  }
  return undefined
}
