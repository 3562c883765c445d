/**
 * Reads a file of stories (CSF 2, 3 and factories) without running it: what its default export and each story say, as
 * nodes of the syntax tree. Pure.
 */
import { posix } from 'node:path'
import { kebabCase } from '../../../../feature.js'
import {
  declared,
  isNode,
  type Node,
  nameOf,
  type Script,
  statementsOf,
  stringValue,
  walk,
  withoutType,
} from '../../../../feature-unstable.js'
import { isStoryTool } from './story-tool-names.js'

/** A property of an object, or something unknown that is spread in it. */
export type Entry = { key: string; value: Node } | { spread: Node }

export interface Story {
  /** The name of its export. */
  exported: string
  /** For readers. */
  name: string
  entries: Entry[]
  /** The function that it is, or that it calls by `bind`. */
  render?: Node
  /** A comment before it, as text. */
  comment?: string
  /** The export of another file that it is. */
  from?: { specifier: string; name: string }
}

export interface StoryFile {
  code: string
  reader: StoryReader
  meta: Entry[]
  stories: Story[]
  /** A comment before the default export. */
  comment?: string
}

export const isFunction = (node: Node) =>
  /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node.type)

/** @returns undefined if the file has no stories: its default export is no object, and not what a factory makes */
export function readStories(code: string, { program, comments }: Script): StoryFile | undefined {
  const statements = statementsOf(program)
  const main = statements.find(({ type }) => type === 'ExportDefaultDeclaration')
  const reader = new StoryReader(program)
  const given = main && reader.resolved(main['declaration'] as Node)
  if (!main || !given) return undefined
  const isMeta = given.type === 'ObjectExpression' || factoryOf(given) === 'meta'
  const meta = isMeta ? reader.entries(given) : []
  const isCsf = meta.some(
    (one) => 'key' in one && /^(component|title|args|render|decorators|parameters|tags)$/.test(one.key),
  )
  if (!isCsf && !(isMeta && factoryOf(given) === 'meta')) return undefined
  const commentBefore = (statement: Node) => commentOn(code, comments, statement)
  const exported = statements.flatMap((statement): Exported[] =>
    statement.type !== 'ExportNamedDeclaration' || statement['exportKind'] === 'type'
      ? []
      : isNode(statement['declaration'])
        ? declared(statement).map(([name, value]) => ({ name, local: name, value, statement, specifier: undefined }))
        : (statement['specifiers'] as Node[]).map((one) => ({
            name: nameOf(one['exported'])!,
            local: nameOf(one['local'])!,
            value: undefined,
            statement,
            specifier: nameOf(statement['source']),
          })),
  )
  const isType = ({ value }: { value: unknown }) => isNode(value) && /^TS|^ClassDeclaration$/.test(value.type)
  const stories = exported
    .filter(
      (one) =>
        one.name !== 'default' &&
        one.name !== '__namedExportsOrder' &&
        !isType(one) &&
        isIncluded(one.name, meta, reader),
    )
    .map(({ name, local, statement, specifier }): Story => {
      if (specifier !== undefined)
        return { exported: name, name: startCase(name), entries: [], from: { specifier, name: local } }
      const entries = reader.entriesOfStory(local)
      const own = reader.text(entries, 'name') ?? reader.text(entries, 'storyName')
      const render = reader.functionOf(local)
      const comment = commentBefore(statement)
      return {
        exported: name,
        name: own ?? startCase(name),
        entries,
        ...(render && { render }),
        ...(comment && { comment }),
      }
    })
  const comment = commentBefore(
    statements.find(
      (one) => main['declaration'] && declared(one).some(([name]) => name === nameOf(main['declaration'])),
    ) ?? main,
  )
  return { code, reader, meta, stories, ...(comment && { comment }) }
}

/** An export of the file. */
interface Exported {
  name: string
  /** What it is called in the file, or in the one that it comes from. */
  local: string
  value: unknown
  statement: Node
  specifier: string | undefined
}

/** The name of the component that the stories are about. */
export function componentName({ code, meta }: StoryFile): string | undefined {
  const node = valueOf(meta, 'component')
  const name = node && code.slice(node.start, node.end)
  return name !== undefined && /^[\w$.]+$/.test(name) ? name : undefined
}

/** Its title: of a file that gives none, as Storybook does, its folders and its name. */
export function titleOf({ reader, meta }: StoryFile, file: string): string {
  const given = reader.text(meta, 'title')
  if (given !== undefined) return given
  const parts = file
    .replace(/^(\.\.\/)*((src|stories)\/)?/, '')
    .replace(/\.(stories|story)?\.?\w+$/, '')
    .split('/')
  const names = parts.filter((part, at) => part !== 'index' && part.toLowerCase() !== parts[at + 1]?.toLowerCase())
  return names.map(startCase).join('/')
}

/** The pathname of the page with a title: `Forms/Date picker` is `/forms/date-picker`. */
export function pathnameOfTitle(title: string): string {
  const slugs = title.split('/').map((part) =>
    kebabCase(part)
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, ''),
  )
  return posix.join('/', ...slugs)
}

/** What the default export of a preview says; nothing where it cannot be read. */
export function readPreview({ program }: Script): { reader: StoryReader; entries: Entry[] } {
  const reader = new StoryReader(program)
  const main = statementsOf(program).find(({ type }) => type === 'ExportDefaultDeclaration')
  return { reader, entries: main ? reader.entries(main['declaration'] as Node) : [] }
}

/** The value that an object has last for a key. */
export function valueOf(entries: readonly Entry[], key: string): Node | undefined {
  const found = entries.findLast((one) => 'key' in one && one.key === key)
  return found && 'key' in found ? found.value : undefined
}

/** `PrimaryLarge` → `Primary Large`. */
export function startCase(name: string): string {
  const words = name.match(/[A-Z]{2,}(?![a-z])|[A-Z]?[a-z]+|[A-Z]|\d+/g) ?? [name]
  return words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join(' ')
}

/** `includeStories` and `excludeStories`: lists of names or patterns. */
function isIncluded(name: string, meta: readonly Entry[], reader: StoryReader): boolean {
  const matches = (key: string): boolean | undefined => {
    const value = valueOf(meta, key)
    const known = value && reader.resolved(value)
    if (!known) return undefined
    if (known.type === 'ArrayExpression') return (known['elements'] as unknown[]).some((one) => nameOf(one) === name)
    const { pattern, flags } = (known['regex'] ?? {}) as { pattern?: string; flags?: string }
    return pattern === undefined ? undefined : new RegExp(pattern, flags).test(name)
  }
  return (matches('includeStories') ?? true) && !(matches('excludeStories') ?? false)
}

/** What makes a part of a file of factories: `preview.meta(…)`, `meta.story(…)`, `Primary.extend(…)`. */
function factoryOf(node: Node): string | undefined {
  const callee = node.type === 'CallExpression' ? node['callee'] : undefined
  const name = isNode(callee) && callee.type === 'MemberExpression' ? nameOf(callee['property']) : undefined
  return name !== undefined && /^(meta|story|extend|bind|type)$/.test(name) ? name : undefined
}

/** Follows names within a file. */
export class StoryReader {
  readonly #values = new Map<string, Node>()
  /** `Primary.args = …`, by name. */
  readonly #assigned = new Map<string, Entry[]>()
  /** The names that come from Storybook. */
  readonly #tools = new Set<string>()

  constructor(program: Node) {
    for (const statement of statementsOf(program)) {
      if (statement.type === 'ImportDeclaration') {
        const isTool = isStoryTool(nameOf(statement['source']) ?? '')
        if (isTool) for (const one of statement['specifiers'] as Node[]) this.#tools.add(nameOf(one['local'])!)
        continue
      }
      for (const [name, value] of declared(statement)) if (isNode(value)) this.#values.set(name, value)
      const { expression } = statement
      const target = isNode(expression) && expression.type === 'AssignmentExpression' ? expression['left'] : undefined
      const owner = isNode(target) && target.type === 'MemberExpression' ? nameOf(target['object']) : undefined
      const key = isNode(target) ? nameOf(target['property']) : undefined
      if (owner !== undefined && key !== undefined)
        this.#assigned.set(owner, [
          ...(this.#assigned.get(owner) ?? []),
          { key, value: (expression as Node)['right'] as Node },
        ])
    }
  }

  /** What a node stands for: without types, and through names of the file. */
  resolved(typed: Node, depth = 0): Node {
    const node = withoutType(typed)
    const value = node.type === 'Identifier' ? this.#values.get(nameOf(node)!) : undefined
    if (value && depth < 8) return this.resolved(value, depth + 1)
    if (factoryOf(node) === 'type' && depth < 8)
      return this.resolved((node['callee'] as Node)['object'] as Node, depth + 1)
    return node
  }

  /** The properties of an object, with those of the objects that are spread in it. */
  entries(node: Node, depth = 0): Entry[] {
    const known = this.resolved(node)
    if (depth > 8) return []
    if (known.type === 'ObjectExpression')
      return (known['properties'] as Node[]).flatMap((one): Entry[] => {
        if (one.type === 'SpreadElement') {
          const argument = one['argument'] as Node
          return this.#spread(argument, depth) ?? [{ spread: argument }]
        }
        const key = one['computed'] ? undefined : nameOf(one['key'])
        return key === undefined ? [] : [{ key, value: one['value'] as Node }]
      })
    const [given] = (known['arguments'] ?? []) as Node[]
    const factory = factoryOf(known)
    if (factory === 'extend')
      return [
        ...this.entries((known['callee'] as Node)['object'] as Node, depth + 1),
        ...(given ? this.entries(given, depth + 1) : []),
      ]
    return factory !== undefined && factory !== 'bind' && given ? this.entries(given, depth + 1) : []
  }

  /** What a story says, and what is set in it afterwards. */
  entriesOfStory(name: string): Entry[] {
    const value = this.#values.get(name)
    const assigned = this.#assigned.get(name) ?? []
    const old = valueOf(assigned, 'story')
    return [...(value ? this.entries(value) : []), ...(old ? this.entries(old) : []), ...assigned]
  }

  /** `Primary`, `Primary.args`, `Primary.input.args`. */
  #spread(node: Node, depth: number): Entry[] | undefined {
    const known = this.resolved(node)
    if (known.type === 'ObjectExpression' || factoryOf(known) !== undefined) {
      const name = nameOf(node)
      return [...this.entries(known, depth + 1), ...((name !== undefined && this.#assigned.get(name)) || [])]
    }
    if (known.type !== 'MemberExpression') return undefined
    const object = known['object'] as Node
    const key = nameOf(known['property'])!
    if (key === 'input' || key === 'composed') return this.#spread(object, depth)
    const value = valueOf(this.#spread(object, depth) ?? [], key)
    return value && this.entries(value, depth + 1)
  }

  /** The function that a story is: itself, what it calls by `bind`, or what its factory gets. */
  functionOf(name: string): Node | undefined {
    const value = this.#values.get(name)
    const known = value && this.resolved(value)
    if (!known) return undefined
    if (isFunction(known)) return known
    const factory = factoryOf(known)
    const [given] = (known['arguments'] ?? []) as Node[]
    const inner =
      factory === 'bind' ? ((known['callee'] as Node)['object'] as Node) : factory === 'story' ? given : undefined
    const found = inner && this.resolved(inner)
    return found && isFunction(found) ? found : undefined
  }

  text(entries: readonly Entry[], key: string): string | undefined {
    const value = valueOf(entries, key)
    const known = value && this.resolved(value)
    return known && stringValue(known)
  }

  /** The texts of a list. */
  texts(entries: readonly Entry[], key: string): string[] {
    const value = valueOf(entries, key)
    return value ? this.elements(value).flatMap((one) => stringValue(one) ?? []) : []
  }

  /** The elements of a list; none of anything else. */
  elements(node: Node): Node[] {
    const known = this.resolved(node)
    return known.type === 'ArrayExpression' ? (known['elements'] as unknown[]).filter(isNode) : []
  }

  /** A value within objects: `docs`, `description`, `story`. */
  inner(entries: readonly Entry[], ...path: string[]): Node | undefined {
    const [first, ...rest] = path
    const value = valueOf(entries, first!)
    return !value || rest.length === 0 ? value : this.inner(this.entries(value), ...rest)
  }

  innerText(entries: readonly Entry[], ...path: string[]): string | undefined {
    const value = this.inner(entries, ...path)
    const known = value && this.resolved(value)
    return known && stringValue(known)
  }

  /** Whether a value is made by Storybook, as mocks are. */
  isMade(node: Node): boolean {
    let isTool = false
    walk(this.resolved(node), (one) => {
      if (one.type === 'CallExpression') {
        let callee = one['callee']
        while (isNode(callee) && /^(MemberExpression|CallExpression)$/.test(callee.type))
          callee = callee['object'] ?? callee['callee']
        isTool ||= this.#tools.has(nameOf(callee) ?? '')
      }
    })
    return isTool
  }
}

/** The text of a JSDoc comment that stands on a statement. */
function commentOn(code: string, comments: Script['comments'], { start }: Node): string | undefined {
  const found = comments.find((one) => one.end <= start && /^\s*$/.test(code.slice(one.end, start)))
  const text = found && code.slice(found.start, found.end)
  return text?.startsWith('/**')
    ? text
        .slice(3, -2)
        .split('\n')
        .map((line) => line.replace(/^\s*\* ?/, ''))
        .join('\n')
        .replace(/^@\w+.*$/gm, '')
        .trim() || undefined
    : undefined
}
