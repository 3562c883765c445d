/**
 * The controls of a demo that no file lists: of the component on which it spreads its props, those props whose values a
 * reader can choose, as far as a feature of the site knows them.
 */
import type { Ask, DemoControl, KnownProp } from '../../../../feature.js'
import {
  importsIn,
  isNode,
  knownProps,
  literal,
  nameOf,
  type Node,
  parseScript,
  walk,
} from '../../../../feature-unstable.js'

/** More would be a second page of the reference. */
export const mostControls = 8

/** Props that change what a component is, or that show nothing: every element of HTML has them. */
const isStructural =
  /^(as|asChild|component|children|className|style|id|key|ref|autoFocus|hidden|inert|translate|suppress\w+Warning|data-.*)$/

/** @returns undefined where the component is not known */
export async function derivedControls(ask: Ask, code: string): Promise<DemoControl[] | undefined> {
  const { name, written } = (await spreadOn(code)) ?? {}
  const [root] = name?.split('.') ?? []
  const from = (await importsIn(code)).find(({ names }) => names.some((one) => one.name === root))
  if (name === undefined || !from) return undefined
  const props = await knownProps(ask, { package: from.specifier, name })
  const names = new Set(props?.map((prop) => prop.name))
  // What begins with `default` changes nothing that is drawn already.
  const usable = props?.filter(
    ({ name: one, deprecated }) => !isStructural.test(one) && !/^default[A-Z]/.test(one) && deprecated === undefined,
  )
  const controls = usable?.flatMap((prop) =>
    controlOf(isState(prop.name, names) ? { ...prop, default: undefined } : prop).flatMap((control) => {
      const given = withValue(control, written!)
      return given ? [{ control: given, rank: rankOf(prop, control) }] : []
    }),
  )
  return controls
    ?.sort((a, b) => a.rank - b.rank)
    .slice(0, mostControls)
    .map(({ control }) => control)
}

/**
 * The props of the library come before those of other packages, then those with a known default before others, which many
 * components share, then choices before switches.
 */
const rankOf = ({ package: owner }: KnownProp, control: DemoControl) =>
  Number(owner !== undefined) * 4 + Number(control.default === undefined) * 2 + Number(control.kind !== 'choice')

/** The element that has `{...props}`, and the values of its other props: undefined for what nothing else can set. */
async function spreadOn(code: string): Promise<{ name: string; written: Map<string, unknown> } | undefined> {
  const script = await parseScript(code)
  let found: { name: string; written: Map<string, unknown> } | undefined
  if (script)
    walk(script.program, ({ type, name, attributes }) => {
      if (type !== 'JSXOpeningElement' || found !== undefined || !Array.isArray(attributes)) return
      const nodes = attributes.filter(isNode)
      const at = nodes.findIndex((one) => one.type === 'JSXSpreadAttribute' && nameOf(one['argument']) === 'props')
      const tag = at === -1 ? undefined : writtenName(name)
      const values = nodes.map(
        (one, index) => [nameOf(one['name']) ?? '', index < at ? valueOf(one) : undefined] as const,
      )
      if (tag !== undefined) found = { name: tag, written: new Map(values) }
    })
  return found
}

/** `open` → true, `size="small"` → `small`; undefined for what is no literal. */
function valueOf({ value }: Node): unknown {
  if (value === null) return true
  if (!isNode(value)) return undefined
  return literal(isNode(value['expression']) ? value['expression'] : value, new Map())
}

/** The control with the value that the demo gives its prop; undefined where the reader cannot choose that. */
function withValue(control: DemoControl, written: ReadonlyMap<string, unknown>): DemoControl | undefined {
  const { name, kind, choices } = control
  if (!written.has(name)) return control
  const value = written.get(name)
  if (kind === 'boolean') return typeof value === 'boolean' ? { ...control, default: value, isShown: true } : undefined
  if (typeof value !== 'string' || !choices?.some((one) => one.value === value)) return undefined
  return { ...control, default: value, isShown: true, choices: choices.filter((one) => one.value !== undefined) }
}

function writtenName(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  const { object, property } = node
  return object === undefined ? nameOf(node) : [writtenName(object), nameOf(property)].join('.')
}

/** Whether a prop has a value only where its users keep the state: `open` beside `defaultOpen`, `isSelected`. */
function isState(name: string, names: ReadonlySet<string>): boolean {
  const plain = name.replace(/^is(?=[A-Z])/, '')
  return names.has(`default${plain.charAt(0).toUpperCase()}${plain.slice(1)}`)
}

function controlOf({ name, type, values, default: written }: KnownProp): DemoControl[] {
  const usual = written?.replace(/^(['"`])(.*)\1$/, '$2')
  const literals = values ?? literalsIn(type, written)
  const texts = literals.flatMap((one) => /^(['"])(.*)\1$/.exec(one)?.[2] ?? [])
  if (texts.length > 1 && texts.length === literals.length) {
    const choices = texts.map((text) => ({ label: text, value: text }))
    const isKnown = usual !== undefined && texts.includes(usual)
    return [
      {
        name,
        kind: 'choice',
        ...(isKnown && { default: usual }),
        choices: isKnown ? choices : [{ label: '–' }, ...choices],
      },
    ]
  }
  // What is not known is not passed: `open={false}` would keep a dialog closed.
  return type === 'boolean'
    ? [{ name, kind: 'boolean', ...(usual !== undefined && { default: usual === 'true' }) }]
    : []
}

/**
 * `'a' | 'b'` → both, or none if the type has anything else. What a generic type makes of literals may be anything, but
 * allows them if its default is one: `Responsive<'a' | 'b'>`.
 */
function literalsIn(type: string, usual: string | undefined): string[] {
  const [, inner] = /^\w+<([^,]*?)( \| undefined)?(,.*)?>$/.exec(type) ?? []
  const literals: string[] = (/^(\|? ?'[^']*' ?)+$/.test(inner ?? type) && type.match(/'[^']*'/g)) || []
  return inner === undefined || (usual !== undefined && literals.includes(usual)) ? literals : []
}
