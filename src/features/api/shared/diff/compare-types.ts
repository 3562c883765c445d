/**
 * Whether two texts mean the same type, as far as texts tell: two versions of a package are two programs, whose types
 * the checker cannot compare. The order of a union, `React.` before a name, an alias beside its definition and a type
 * parameter beside its default make no difference, since code that compiled with one compiles with the other.
 */
import type { Snapshot } from '../snapshots.js'
import { bracketsIn, splitType, typeTokens } from '../type-syntax.js'

/** What names stand for in one version. */
export interface Meanings {
  /** Definitions of aliases without type parameters. */
  aliases: ReadonlyMap<string, string>
  /** Types of members by `Name.member`. */
  members: ReadonlyMap<string, string>
}

export function meaningsIn({ entries, internal }: Pick<Snapshot, 'entries' | 'internal'>): Meanings {
  const aliases = new Map<string, string>()
  const members = new Map<string, string>()
  for (const entry of [...entries, ...internal]) {
    const { name, kind, type, typeParameters } = entry
    if (kind === 'type' && type !== undefined && !typeParameters && type.length < 400) aliases.set(name, type)
    for (const member of entry.members) members.set(`${name}.${member.name}`, member.type)
  }
  return { aliases, members }
}

/** A type, where it is written. */
interface WrittenType {
  type: string
  /** Those of its declaration: `T extends Row = Row`. */
  typeParameters?: string | undefined
}

/** How two types relate. Everything that fitted the first fits one that is wider; a narrower one fits the first. */
export type Compare = (
  before: WrittenType,
  after: WrittenType,
) => { isSame: boolean; isWider: boolean; isNarrower: boolean }

/** @param before what names stand for in the first version */
export function comparison(before: Meanings, after: Meanings): Compare {
  return (old, now) => {
    if (old.type === now.type) return { isSame: true, isWider: true, isNarrower: true }
    // What both name is the same to both, or its own change.
    const shared = new Set(namesIn(old.type).filter((name) => namesIn(now.type).includes(name)))
    // In one form, equal texts are equal types.
    const [a, b] = [canonical(expanded(old, before, shared)), canonical(expanded(now, after, shared))]
    return { isSame: a === b, isWider: isWider(a, b), isNarrower: isWider(b, a) }
  }
}

/** Whether everything that fitted the first fits the second. */
function isWider(before: string, after: string): boolean {
  if (before === after || after === 'any' || after === 'unknown') return true
  if (isFunction(before) && isFunction(after)) return isWiderFunction(before, after)
  const [old, now] = [splitType(before, '|').map(withoutParentheses), splitType(after, '|').map(withoutParentheses)]
  if (old.length > 1 || now.length > 1) return old.every((one) => now.some((other) => isWider(one, other)))
  if (isLargerObject(before, after)) return true
  const [a, b] = [listOf(before), listOf(after)]
  return a !== undefined && b !== undefined && a.isReadonly <= b.isReadonly && isWider(a.items, b.items)
}

/** Whether only members that may be missing have been added to an object type, alone or in an intersection. */
function isLargerObject(before: string, after: string): boolean {
  const [old, now] = [splitType(before, '&'), splitType(after, '&')]
  const left = old.filter((one) => !now.includes(one))
  const added = now.filter((one) => !old.includes(one))
  if (left.length !== 1 || added.length !== 1) return false
  const [first, second] = [membersOf(left[0]!), membersOf(added[0]!)]
  if (!first || !second || !first.every((one) => second.includes(one))) return false
  return second.every((one) => first.includes(one) || /^[\w$.'-]+\?:/.test(one))
}

/** Whether callers of the second function give what the first takes, and take what the first returns. */
function isWiderFunction(before: string, after: string): boolean {
  const [old, now] = [signatureOf(before), signatureOf(after)]
  if (!old || !now || !isWider(old.returns, now.returns)) return false
  return old.parameters.every((one, index) => {
    const given = now.parameters[index]
    return given ? isWider(given.type, one.type) && (one.isOptional || !given.isOptional) : one.isOptional
  })
}

/** Of a function in canonical form; undefined for others, and for those with type parameters or any number of them. */
function signatureOf(type: string) {
  const [, taken, returns] = /^\((.*)\) => (.*)$/s.exec(type) ?? []
  if (bracketsIn(type)[0]?.end !== (taken?.length ?? 0) + 1) return undefined
  const parameters = splitType(taken!, ',').filter(Boolean)
  if (parameters.some((one) => one.startsWith('...'))) return undefined
  return {
    parameters: parameters.map((one) => ({ type: one.replace(/^\?/, ''), isOptional: one.startsWith('?') })),
    returns: returns!,
  }
}

/** The members of an object type that is nothing else. */
export function membersOf(type: string): string[] | undefined {
  const [, keys, of] = /^Record<((?:'[^']+'(?: \| )?)+), (.*)>$/s.exec(type) ?? []
  if (keys !== undefined) return splitType(keys, '|').map((key) => `${key}: ${of}`)
  const [only] = bracketsIn(type)
  if (only?.start !== 0 || only.end !== type.length - 1 || !type.startsWith('{')) return undefined
  return splitType(type.slice(1, -1), ';')
}

/** The items of a list: `readonly Item[]`, `Readonly<Item[]>`. */
function listOf(type: string): { items: string; isReadonly: boolean } | undefined {
  const inner = /^Readonly<(.*\[\])>$/s.exec(type)?.[1] ?? /^readonly (.*\[\])$/s.exec(type)?.[1]
  const list = inner ?? type
  if (!list.endsWith('[]') || splitType(list, '&').length > 1 || isFunction(list)) return undefined
  return { items: withoutParentheses(list.slice(0, -2)), isReadonly: inner !== undefined }
}

/** The type of a member of an object type, or of one that has a name. */
function memberOf(type: string, key: string, { members }: Meanings): string | undefined {
  const own = membersOf(type)?.map((text) => /^(\w+)\??: (.*)$/s.exec(text) ?? [])
  return own ? own.find(([, name]) => name === key)?.[2] : members.get(`${type}.${key}`)
}

const namesIn = (text: string): string[] => text.match(/(?<![\w$.'])[A-Z][\w$]*/g) ?? []

function expanded(
  { type: text, typeParameters }: WrittenType,
  meanings: Meanings,
  shared: ReadonlySet<string>,
): string {
  const parameters = new Map(
    splitType(typeParameters ?? '', ',').map((one): [string, string | undefined] => {
      const [, name, constraint, value] = /^(?:const )?(\w+)(?: extends (.*?))?(?: = (.*))?$/s.exec(one) ?? []
      return [name ?? one, value ?? constraint]
    }),
  )
  const visit = (type: string, within: readonly string[]): string => {
    const named = type.replace(
      /(?<![\w$.'])([A-Z][\w$]*)(?:<[^<>]*>)?((?:\['\w+'\])+)/g,
      (written: string, name: string, path: string) => {
        const [first, ...rest] = path.slice(2, -2).split("']['") as [string, ...string[]]
        const member = within.includes(name) ? undefined : meanings.members.get(`${name}.${first}`)
        const found = rest.reduce<string | undefined>((of, key) => of && memberOf(of, key, meanings), member)
        return found === undefined ? written : `(${visit(found, [...within, name])})`
      },
    )
    return named.replace(typeTokens, (token: string, offset: number) => {
      if (!/^[A-Za-z_$]/.test(token)) return token
      const plain = token.replace(/^(?:React|JSX)\./, '').replace(/^JSX\./, '')
      // One type since React 19, and libraries name either by the types of React that they were built with.
      const name = plain === 'MutableRefObject' ? 'RefObject' : plain
      const isName = /^\??:/.test(named.slice(offset + token.length))
      if (isName || within.includes(name)) return name
      const meaning = parameters.get(name) ?? (shared.has(name) ? undefined : meanings.aliases.get(name))
      return meaning === undefined || /^\s*</.test(named.slice(offset + token.length))
        ? name
        : `(${visit(meaning, [...within, name])})`
    })
  }
  return visit(text, [])
}

/** Unions and intersections in order, without brackets that change nothing. */
function canonical(text: string): string {
  const type = withoutParentheses(text.trim())
  const [head, ...result] = splitType(type, '=>')
  if (result.length > 0) return `${insideBrackets(head!)} => ${canonical(result.join(' => '))}`
  if (splitType(type, '?').length > 1) return insideBrackets(type)
  for (const mark of ['|', '&']) {
    const members = splitType(type, mark)
    if (members.length === 1) continue
    const flat = members.flatMap((one) => splitType(canonical(one), mark))
    const shown = flat.map((one) =>
      isFunction(one) || (mark === '&' && splitType(one, '|').length > 1) ? `(${one})` : one,
    )
    return [...new Set(shown)].sort().join(` ${mark} `)
  }
  return insideBrackets(type)
}

/** Each type within the brackets of another: of `Map<A, B>`, `{ a: A; b: B }`, `(a: A) `. */
function insideBrackets(text: string): string {
  let result = ''
  let from = 0
  for (const { start, end } of bracketsIn(text)) {
    const inside = text.slice(start + 1, end)
    const separator = text[start] === '{' ? ';' : ','
    const parts = splitType(inside, separator).map((part) => {
      const [, name = '', type = part] = /^([\w$.'-]+\??: )(.*)$/s.exec(part) ?? []
      // What a function calls its parameters is nothing to its callers.
      const said = text[start] === '(' ? name.replace(/^(\.*)[^?:]+(\??).*$/s, '$1$2') : name
      return said + canonical(type)
    })
    if (separator === ';') parts.sort()
    const joined = parts.join(`${separator} `)
    const isAtom = text[start] === '(' && parts.length === 1 && /^[\w$.]+(?:<.*>)?$/s.test(joined)
    const isList = text.startsWith('[]', end + 1)
    result += text.slice(from, start) + (isAtom && isList ? joined : text[start]! + joined + text[end]!)
    from = end + 1
  }
  return result + text.slice(from)
}

export const isFunction = (type: string) => splitType(type, '=>').length > 1

function withoutParentheses(type: string): string {
  const [only] = bracketsIn(type)
  const isAround = only?.start === 0 && only.end === type.length - 1 && type.startsWith('(')
  return isAround ? withoutParentheses(type.slice(1, -1).trim()) : type
}
