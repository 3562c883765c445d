/** The controls of a story: what its argument types say, and otherwise the kind of value that an argument has. Pure. */
import type { DemoControl, Json } from '../../../../feature.js'
import { isNode, type Node, nameOf, parseScript } from '../../../../feature-unstable.js'
import { argsOf } from './story-code.js'
import { type Entry, readStories, type StoryReader, valueOf } from './story-file.js'

/** @param code of the file of stories */
export async function storyControls(code: string, exported: string): Promise<DemoControl[]> {
  const script = await parseScript(code)
  const file = script && readStories(code, script)
  const story = file?.stories.find((one) => one.exported === exported)
  if (!file || !story) return []
  const { reader, meta } = file
  const args = new Map(argsOf(file, story).flatMap(({ name, value }) => (name === undefined ? [] : [[name, value]])))
  const types = new Map<string, Entry[]>()
  for (const level of [meta, story.entries]) {
    const value = valueOf(level, 'argTypes')
    for (const one of value ? reader.entries(value) : [])
      if ('key' in one) types.set(one.key, [...(types.get(one.key) ?? []), ...reader.entries(one.value)])
  }
  const names = new Set([...args.keys(), ...types.keys()])
  names.delete('children')
  return [...names].flatMap((name) => controlOf(reader, name, types.get(name) ?? [], args.get(name)))
}

function controlOf(reader: StoryReader, name: string, type: readonly Entry[], arg: Node | undefined): DemoControl[] {
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) return []
  const isOff = (node: Node | undefined, value: boolean) =>
    node !== undefined && reader.resolved(node)['value'] === value
  const control = valueOf(type, 'control')
  const more = control ? reader.entries(control) : []
  if (isOff(control, false) || isOff(valueOf(more, 'disable'), true)) return []
  if (isOff(reader.inner(type, 'table', 'disable'), true)) return []
  // What stands for something else has no value that could be sent.
  const mapped = valueOf(type, 'mapping') !== undefined
  const value = arg && jsonOf(reader, arg)
  if (arg && value === undefined && !mapped) return []
  const kind =
    (control && reader.innerText([{ key: 'control', value: control }], 'control')) ?? reader.text(more, 'type')
  const options = optionsOf(reader, type)
  const label = reader.text(type, 'name')
  const base = {
    name,
    ...(label !== undefined && label !== name && { label }),
    ...(value !== undefined && { default: value, isShown: true as const }),
  }
  if (/^(object|file|date|check|inline-check|multi-select)$/.test(kind ?? '')) return []
  if (options) {
    const labels = valueOf(more, 'labels')
    const choices = options.map((one) => {
      const text = typeof one === 'string' ? one : JSON.stringify(one)
      return { label: (labels && reader.text(reader.entries(labels), text)) ?? text, value: one }
    })
    const isKnown = value !== undefined && options.some((one) => JSON.stringify(one) === JSON.stringify(value))
    return [{ ...base, kind: 'choice', choices: isKnown ? choices : [{ label: '–' }, ...choices] }]
  }
  if (kind === 'boolean' || typeof value === 'boolean') return [{ ...base, kind: 'boolean' }]
  if (kind === 'number' || kind === 'range' || typeof value === 'number') {
    const limit = (key: 'min' | 'max' | 'step') => {
      const found = valueOf(more, key)
      const number = found && jsonOf(reader, found)
      return typeof number === 'number' ? { [key]: number } : {}
    }
    return [{ ...base, kind: 'number', ...limit('min'), ...limit('max'), ...limit('step') }]
  }
  if (kind === 'color' && (value === undefined || /^"#[0-9a-f]{6}"$/i.test(JSON.stringify(value))))
    return [{ ...base, kind: 'color' }]
  return kind === 'text' || kind === 'color' || typeof value === 'string' ? [{ ...base, kind: 'text' }] : []
}

function optionsOf(reader: StoryReader, type: readonly Entry[]): Json[] | undefined {
  const given = valueOf(type, 'options')
  const known = given && reader.resolved(given)
  if (known?.type !== 'ArrayExpression') return undefined
  const values = (known['elements'] as unknown[]).map((one) => (isNode(one) ? jsonOf(reader, one) : undefined))
  const usable = values.filter((one) => one !== undefined)
  return usable.length > 1 ? usable : undefined
}

/** The value of an expression that is JSON; undefined for another one. */
function jsonOf(reader: StoryReader, node: Node): Json | undefined {
  const known = reader.resolved(node)
  const { type, value } = known
  if (type === 'Literal')
    return /^(string|number|boolean)$/.test(typeof value) || value === null ? (value as Json) : undefined
  if (type === 'TemplateLiteral')
    return (known['quasis'] as { value: { cooked: string } }[])[1]
      ? undefined
      : reader.text([{ key: 'text', value: known }], 'text')
  if (type === 'UnaryExpression' && known['operator'] === '-') {
    const number = jsonOf(reader, known['argument'] as Node)
    return typeof number === 'number' ? -number : undefined
  }
  if (type === 'ArrayExpression') {
    const all = (known['elements'] as unknown[]).map((one) => (isNode(one) ? jsonOf(reader, one) : undefined))
    return all.every((one) => one !== undefined) ? all : undefined
  }
  if (type !== 'ObjectExpression') return undefined
  const found: Record<string, Json> = {}
  for (const one of known['properties'] as Node[]) {
    const key = one['computed'] ? undefined : nameOf(one['key'])
    const inner = one.type === 'Property' ? jsonOf(reader, one['value'] as Node) : undefined
    if (key === undefined || inner === undefined) return undefined
    found[key] = inner
  }
  return found
}
