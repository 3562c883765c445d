/**
 * A story as a reader would write it: a component that returns the JSX of the story, with its arguments as attributes,
 * and the imports and constants of the file that it needs. Pure; runs in a thread.
 */
import {
  type Edit,
  edited,
  isNode,
  namesIn,
  type Node,
  nameOf,
  parseScript,
  walk,
} from '../../../../feature-unstable.js'
import { styleOf } from '../../shared/code-style.js'
import { codeOfExport } from '../source/export-code.js'
import { type Entry, isFunction, readStories, type Story, type StoryFile, valueOf } from './story-file.js'

export interface StoryCode {
  code: string
  /** It runs by itself; otherwise it is the story as its file has it. */
  isWhole: boolean
}

/** @param given `props`: the code spreads `props` on the component, behind the arguments that are not named here */
export async function storyCode({
  code,
  exported,
  controlled,
}: {
  code: string
  exported: string
  controlled?: readonly string[]
}): Promise<StoryCode | undefined> {
  const script = await parseScript(code)
  const file = script && readStories(code, script)
  const story = file?.stories.find((one) => one.exported === exported)
  if (!file || !story) return undefined
  const written = writtenStory(file, story, controlled)
  if (!written) return { code: await codeOfExport(code, exported), isWhole: false }
  const { params, body, isWhole } = written
  const whole = await codeOfExport(`${code}\n\nexport function ${placeholder}(${params}) {${body}}\n`, placeholder)
  const named = whole.replace(placeholder, await componentName(exported, whole))
  return { code: await formatted(named, code), isWhole }
}

/** Stands for the name of the component until all other names are known. */
const placeholder = 'VitrineStory__'

/** The name of the story, if nothing else in the code has it. */
async function componentName(exported: string, code: string): Promise<string> {
  const name = exported[0]!.toUpperCase() + exported.slice(1)
  const script = await parseScript(code)
  return script && namesIn(script.program).includes(name) ? `${name}Demo` : name
}

async function formatted(code: string, like: string): Promise<string> {
  const { format } = await import('prettier')
  const text = await format(code, { parser: 'babel-ts', ...styleOf(like) }).catch(() => code)
  // Between the imports and the component.
  return text.replace(/(\n(?:import|\} from)\b[^\n]*\n)(?=export default)/, '$1\n')
}

interface Arg {
  /** Undefined for something that is spread. */
  name?: string
  value: Node
}

/** The arguments of a story, in the order in which they are first named. */
export function argsOf({ reader, meta }: StoryFile, { entries }: Story): Arg[] {
  const found: Arg[] = []
  for (const level of [meta, entries]) {
    const value = valueOf(level, 'args')
    for (const one of value ? withUnknown(reader.entries(value), value) : []) {
      if ('spread' in one) found.push({ value: one.spread })
      else {
        const at = found.findIndex(({ name }) => name === one.key)
        if (at === -1) found.push({ name: one.key, value: one.value })
        else found[at] = { name: one.key, value: one.value }
      }
    }
  }
  return found.filter(({ value }) => !reader.isMade(value) && nameOf(value) !== 'undefined')
}

/** An object that is not in the file, such as an imported one, as a whole. */
function withUnknown(entries: Entry[], value: Node): Entry[] {
  return entries.length > 0 || value.type === 'ObjectExpression' ? entries : [{ spread: value }]
}

interface WrittenStory {
  params: string
  /** The inside of the component. */
  body: string
  isWhole: boolean
}

/** @returns undefined where the story can't be written as a component */
function writtenStory(
  file: StoryFile,
  story: Story,
  controlled: readonly string[] | undefined,
): WrittenStory | undefined {
  const { code, reader, meta } = file
  const args = argsOf(file, story)
  const spell = (node: Node) => code.slice(node.start, node.end)
  const component = valueOf(meta, 'component')
  const given = valueOf(story.entries, 'render') ?? story.render ?? valueOf(meta, 'render')
  const props = controlled ? 'props' : ''
  if (!given) {
    if (!component || !/^[\w$.]+$/.test(spell(component))) return undefined
    return {
      params: props,
      body: ` return (${elementText(spell(component), args, spell, controlled)}) `,
      isWhole: true,
    }
  }
  const render = reader.resolved(given)
  if (!isFunction(render) || render['async']) return undefined
  // The second parameter is the context of the story.
  const [first, context] = render['params'] as Node[]
  const params = context ? spell(context) : props
  const isWhole = !context
  const body = render['body'] as Node
  const isBlock = body.type === 'BlockStatement'
  const written = (edits: readonly Edit[]) => {
    const [start, end] = isBlock ? [body.start + 1, body.end - 1] : [body.start, body.end]
    const text = edited(
      code.slice(start, end),
      edits.map((one) => ({ text: one.text, start: one.start - start, end: one.end - start })),
    )
    return isBlock ? text : `return (${text})`
  }
  if (!first) return { params, body: written([]), isWhole }
  const edits = first.type === 'Identifier' ? inlined(body, nameOf(first)!, args, spell, controlled) : undefined
  if (edits) return { params, body: written(edits), isWhole }
  if (controlled) return undefined
  return { params, body: `const ${spell(first)} = ${objectText(args, spell)};\n${written([])}`, isWhole }
}

type Spell = (node: Node) => string

/**
 * The edits that put arguments in the place of the parameter.
 *
 * @returns undefined if it is used in other ways than `{...args}` and `args.name`
 */
function inlined(
  body: Node,
  param: string,
  args: readonly Arg[],
  spell: Spell,
  controlled: readonly string[] | undefined,
): Edit[] | undefined {
  const edits: Edit[] = []
  const done = new Set<Node>()
  const textOf = (member: Node): string => {
    const name = nameOf(member['property'])!
    const found = args.findLast((one) => one.name === name)
    if (found) return spell(found.value)
    return 'undefined'
  }
  let isSimple = true
  const member = (node: unknown): Node | undefined =>
    isNode(node) && node.type === 'MemberExpression' && !node['computed'] && nameOf(node['object']) === param
      ? node
      : undefined
  const isSpread = (node: unknown): node is Node =>
    isNode(node) && node.type === 'JSXSpreadAttribute' && nameOf(node['argument']) === param
  walk(body, (node) => {
    if (node.type === 'JSXElement') {
      const opening = node['openingElement'] as Node
      const attributes = opening['attributes'] as Node[]
      const at = attributes.findIndex(isSpread)
      if (at === -1) return
      const later = new Set(attributes.slice(at + 1).flatMap((one) => nameOf(one['name']) ?? []))
      const hasChildren = (node['children'] as Node[]).some((one) => spell(one).trim() !== '')
      const usable = args.filter(
        ({ name }) => name === undefined || (!later.has(name) && !(hasChildren && name === 'children')),
      )
      for (const one of attributes.slice(0, at))
        if (usable.some(({ name }) => name !== undefined && name === nameOf(one['name']))) {
          edits.push({ start: one.start, end: one.end, text: '' })
          walk(one, (inner) => done.add(inner))
        }
      const children = usable.find(({ name }) => name === 'children')
      const spread = attributes[at]!
      done.add(spread['argument'] as Node)
      edits.push({ start: spread.start, end: spread.end, text: attributesText(usable, spell, controlled) })
      const closing = node['closingElement'] as Node | null
      const name = spell(opening['name'] as Node)
      if (children && !closing)
        edits.push({
          start: opening.end - 2,
          end: opening.end,
          text: `>${childText(children.value, spell)}</${name}>`,
        })
      else if (children && closing)
        edits.push({ start: opening.end, end: closing.start, text: childText(children.value, spell) })
      return
    }
    if (node.type === 'JSXExpressionContainer' || node.type === 'JSXAttribute') {
      const container = node.type === 'JSXAttribute' ? node['value'] : node
      const inner = isNode(container) ? member(container['expression']) : undefined
      if (!inner || done.has(inner['object'] as Node)) return
      const found = args.findLast((one) => one.name === nameOf(inner['property']))
      if (node.type === 'JSXAttribute') {
        const name = nameOf(node['name'])!
        edits.push({
          start: node.start,
          end: node.end,
          text: found ? attributeText({ name, value: found.value }, spell) : '',
        })
      } else edits.push({ start: node.start, end: node.end, text: found ? childText(found.value, spell) : '' })
      done.add(inner['object'] as Node)
      return
    }
    const used = member(node)
    if (used && !done.has(used['object'] as Node)) {
      const text = textOf(used)
      const isPlain = /^(['"`\d]|[\w$.]+$|\[)/.test(text)
      edits.push({ start: used.start, end: used.end, text: isPlain ? text : `(${text})` })
      done.add(used['object'] as Node)
    }
  })
  const properties = new Set<unknown>()
  walk(body, (node) => {
    if (node.type === 'MemberExpression' && !node['computed']) properties.add(node['property'])
    if (node.type === 'Property' && !node['computed'] && !node['shorthand']) properties.add(node['key'])
    if (node.type === 'Identifier' && node['name'] === param && !done.has(node) && !properties.has(node))
      isSimple = false
  })
  const ordered = edits.sort((a, b) => a.start - b.start)
  const overlaps = ordered.some((one, at) => at > 0 && one.start < ordered[at - 1]!.end)
  return isSimple && !overlaps ? ordered : undefined
}

function elementText(name: string, args: readonly Arg[], spell: Spell, controlled: readonly string[] | undefined) {
  const children = args.find((one) => one.name === 'children')
  const attributes = attributesText(args, spell, controlled)
  return children ? `<${name} ${attributes}>${childText(children.value, spell)}</${name}>` : `<${name} ${attributes} />`
}

function attributesText(args: readonly Arg[], spell: Spell, controlled: readonly string[] | undefined): string {
  const own = args.filter(({ name }) => name !== 'children' && !(name !== undefined && controlled?.includes(name)))
  return [...own.map((one) => attributeText(one, spell)), ...(controlled ? ['{...props}'] : [])].join(' ')
}

function attributeText({ name, value }: Arg, spell: Spell): string {
  const text = spell(value)
  if (name === undefined || !/^[A-Za-z_$][\w$:-]*$/.test(name))
    return name === undefined ? `{...${text}}` : `{...{ ${JSON.stringify(name)}: ${text} }}`
  if (value.type === 'Literal' && value['value'] === true) return name
  if (value.type === 'Literal' && typeof value['value'] === 'string' && !/["\\\n{}<>&]/.test(value['value']))
    return `${name}="${value['value']}"`
  return `${name}={${text}}`
}

function childText(value: Node, spell: Spell): string {
  const text = spell(value)
  if (
    value.type === 'Literal' &&
    typeof value['value'] === 'string' &&
    /^[^\s{}<>&]([^{}<>&\n]*[^\s{}<>&])?$/.test(value['value'])
  )
    return value['value']
  if (/^JSX(Element|Fragment)$/.test(value.type)) return text
  return `{${text}}`
}

function objectText(args: readonly Arg[], spell: Spell): string {
  const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))
  const lines = args.map(({ name, value }) =>
    name === undefined ? `...${spell(value)}` : `${key(name)}: ${spell(value)}`,
  )
  return `{ ${lines.join(', ')} }`
}
