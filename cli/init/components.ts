/**
 * The components of a library, from its types, and how each may be shown: the props that it needs, with values that
 * their types allow.
 */
import { type ApiComponent, type ApiEntry, type ApiMember, splitType } from '../../src/index.js'

export interface Component {
  name: string
  /** What is imported for it: its own name, or that of the export that has it as a member. */
  imported: string
  /** As it is written: `Button`, `Accordion.Root`. */
  tag: string
  /** Required props as JSX attributes: `label="Label"`. */
  attributes: string[]
  /** Required props whose values nobody can guess. */
  unknown: string[]
  /** Of a component that types describe. */
  props?: readonly ApiMember[]
  /** The parts that a demo has in it. */
  inside?: (Part | string)[]
  /** Of an overlay that a button opens: the state of the demo, the button, and the attributes that need the state. */
  opened?: {
    /** Absent where a component around both has it. */
    state?: string
    around?: Component
    trigger: Part
    attributes: string[]
  }
  /** What it chooses from, made once beside the demo: `const collection = createListCollection(…)`. */
  data?: { name: string; code: string; imported: string }
  /** Attributes without which it shows little, though it needs none of them: items to choose from, an image. */
  shows?: string[]
  /** The attribute that says what it is called. */
  label?: string
  /** What its children are: a text, an element, or none. */
  children?: 'text' | 'element'
  /** What else it is exported as: `AccordionItem`, beside `Accordion.Item`. */
  aliases?: string[]
  /** The member of a namespace that is around its others. */
  isRoot?: boolean
  /** Named after another export, which it is a part of: `AccordionItem`. */
  isPart?: true
}

/** A part in a demo, and what is in it. */
export interface Part {
  component: Component
  attributes: string[]
  children: (Part | string)[]
  /** What is around it calls a function for each, with this parameter. */
  parameter?: string
  /** The part that takes its place when nothing that was in it is left. */
  alone?: Part[]
}

export const isProvider = (name: string) => /^(Theme|[A-Z]\w*Provider|Provider)$/.test(name)

/** Names that say of what is like a component that it is none. */
export const isNoComponent = /(Context|Props|Ref|Type|Event|Consumer|Styles)$|^(unstable|UNSTABLE)_/

/**
 * @param exported everything that the library exports, by name
 * @returns components by name
 */
export function componentsOf(exported: readonly ApiEntry[]): Component[] {
  const names = new Set(exported.map(({ name }) => name))
  return exported
    .flatMap((entry) => {
      if (entry.kind !== 'component' || isNoComponent.test(entry.name)) return []
      const [space, ...members] = entry.name.split('.') as [string, ...string[]]
      const known = {
        ...describe(entry, exported),
        imported: space,
        ...(entry.aliases && { aliases: entry.aliases }),
      }
      // Of what has only members, the one that is around the others is what it is called after.
      const isRoot = members.length === 1 && members[0] === 'Root' && !names.has(space)
      if (isRoot) return [{ ...known, name: space, isRoot }]
      const [, rooted] = /^(.*[a-z\d])Root$/.exec(entry.name) ?? []
      if (rooted !== undefined && members.length === 0 && isNamedAfter(rooted, names, entry.name))
        return [{ ...known, name: rooted, isRoot: true, ...(isPartOf(names, rooted) && { isPart: true as const }) }]
      const isPart = members.length > 0 || isPartOf(names, entry.name)
      return [{ ...known, ...(isPart && { isPart: true as const }) }]
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Whether `DialogRoot` is around `DialogTrigger`, of which there is no `Dialog`. */
const isRootAmong = (names: ReadonlySet<string>, name: string, part: string) =>
  names.has(`${name}Root`) && part !== `${name}Root`

/** Whether there is a part, but no component, of a name. */
const isNamedAfter = (name: string, names: ReadonlySet<string>, root: string) =>
  !names.has(name) &&
  [...names].some((one) => one !== root && one.startsWith(name) && /[A-Z]/.test(one.charAt(name.length)))

/** More icons than that are a family, which needs no page for each. */
const mostIcons = 5
const isIcon = /^Icon[A-Z]|.Icon$/

/** Nouns of controls: `TextField` is no part of `Text`. */
const isControl = /^(Area|Field|Input|Picker|Select)$/

/** Nouns of parts, which may be components as well: `MenuSection` is a part of `Menu`, also beside `Section`. */
const isPartial = /^(Cell|Divider|Header|Heading|Icon|Link|Popover|Section|Separator|Text|Title)$/

/** Names of what is around several of another, and no part of one. */
const isGroup = /^(Avatar|Button|Card|Checkbox|Chip|Disclosure|Radio|Switch|Tag|Toggle|ToggleButton)Group$/

/**
 * Whether a component is one of those that are called after another, such as `CardBody`. Not so `TextInput` beside `Text`
 * and `Input`, nor `InputNumber` where the parts are `Input.Search` and the like.
 */
export function isPartOf(names: ReadonlySet<string>, name: string): boolean {
  const ends = [...name.matchAll(/(?!^)(?=[A-Z])/g)].map(({ index }) => index)
  const isOwner = (end: number) => {
    const [owner, rest] = [name.slice(0, end), name.slice(end)]
    const isWhole = isControl.test(rest) || (names.has(rest) && !isPartial.test(rest))
    const isOwned = names.has(owner) || isRootAmong(names, owner, name)
    return isOwned && !isWhole && (isPartial.test(rest) || !hasMembers(names, owner))
  }
  if (ends.some(isOwner)) return !isGroup.test(name)
  return isIcon.test(name) && [...names].filter((one) => isIcon.test(one)).length > mostIcons
}

/** The one with the longest name of those that a part is called after: `CardBody`, but not `Cards`, is of `Card`. */
export function ownerOf(part: string, names: readonly string[]): string | undefined {
  const owners = names.filter((name) => part.startsWith(name) && /^[A-Z.]/.test(part.slice(name.length)))
  return owners.sort((a, b) => b.length - a.length)[0]
}

const hasMembers = (names: ReadonlySet<string>, name: string) => [...names].some((one) => one.startsWith(`${name}.`))

function describe({ name, props }: ApiComponent, exported: readonly ApiEntry[]): Component {
  const required = props.filter((prop) => prop.required && prop.name !== 'children')
  const table = tableProps(props)
  const data = dataOf(required, exported)
  const values = required.map((prop) => ({
    ...prop,
    value:
      (prop.name === data?.name ? prop.name : undefined) ??
      table.get(prop.name) ??
      itemsOf(prop) ??
      valueOf(prop.type, textFor(prop.name), exported) ??
      variantValue(prop.name, props),
  }))
  const children = props.find((prop) => prop.name === 'children' && !/^(null|undefined|never)$/.test(prop.type))
  const isElement = children && !/ReactNode|string/.test(children.type) && /Element/.test(children.type)
  const isFunction = children && valueOf(children.type, '', exported) === '() => {}'
  return {
    name,
    imported: name,
    tag: name,
    props,
    attributes: values.flatMap((prop) => (prop.value === undefined ? [] : [attribute(prop.name, prop.value)])),
    unknown: [
      ...values.filter(({ value }) => value === undefined).map((prop) => prop.name),
      ...(isFunction && children.required ? ['children'] : []),
    ],
    ...(children && !isFunction && { children: isElement ? 'element' : 'text' }),
    ...(data && { data }),
    ...optionalProps(name, props, table),
  }
}

/** Props for what a component lists or lets a reader choose from, and of an object with such a list. */
export const itemProps = ['data', 'items', 'options', 'treeData', 'menu', 'columns', 'rows', 'dataSource']

/** Names of components that show an image, or how far something is. */
const isImage = /(Image|Img|Avatar)$/
const isProgress = /(Progress|ProgressBar|ProgressCircle|Meter)$/

/** Props that need not be there, but without which a reader sees little. */
function optionalProps(
  name: string,
  props: readonly ApiMember[],
  table: ReadonlyMap<string, string>,
): Pick<Component, 'shows' | 'label'> {
  const source = attribute('src', '"/favicon.svg"')
  const shows = props
    .filter(({ required, deprecated }) => !required && deprecated === undefined)
    .flatMap((prop) => {
      if (prop.name === 'in' && prop.type === 'boolean') return ['in']
      if (prop.name === 'src' && isImage.test(name)) return [source]
      // Else it is at the edge of the window.
      if (prop.name === 'position' && /'fixed'/.test(prop.type) && /'static'/.test(prop.type))
        return [attribute(prop.name, '"static"')]
      if (prop.name === 'defaultValue' && /Slider$/.test(name) && /^number(\[\])?$/.test(prop.type))
        return [attribute(prop.name, prop.type === 'number' ? '50' : '[50]')]
      if (/^(value|now|percent)$/.test(prop.name) && prop.type === 'number' && isProgress.test(name))
        return [attribute(prop.name, '50')]
      const items = table.get(prop.name) ?? itemsOf(prop)
      return items === undefined ? [] : [attribute(prop.name, items)]
    })
  const title = ['title', 'message'].find((one) =>
    props.some((prop) => prop.name === one && prop.deprecated === undefined && !prop.required && takesText(prop.type)),
  )
  if (title !== undefined && !props.some((prop) => prop.name === 'children'))
    shows.push(attribute(title, JSON.stringify(wordsOf(name))))
  // The attributes of `<img>` are not among its props.
  if (/(Image|Img)$/.test(name) && !props.some((prop) => prop.name === 'src')) shows.push(source)
  const label = props.find((prop) => prop.name === 'label' && !prop.required && takesText(prop.type))
  return {
    ...(shows.length > 0 && { shows }),
    ...(label && { label: attribute('label', JSON.stringify(wordsOf(name))) }),
  }
}

const isText = /^(NonNullable<)?((\w+\.)*ReactNode|Slot<.*>|\w+\['(title|label|content|message|fallback)'\])>?$/

/** Whether a type allows a text, or is that of a prop that is named so elsewhere. */
export const takesText = (type: string) => partsOfUnion(type).some((one) => one === 'string' || isText.test(one))

/** What an overlay shows when it is open. */
export const contentOf = (name: string) => `${wordsOf(name)} content`

/** `TextInput` → `Text input`. */
export function wordsOf(name: string): string {
  const words = name.replace(/(?!^)(?=[A-Z][a-z])|[._]/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Two items of a list, as texts or as objects with the members that name and show an item. */
function itemsOf({ name, shape }: Pick<ApiMember, 'name' | 'shape'>): string | undefined {
  if (!shape || name === 'columns') return undefined
  const { isList, takesText: isText, members } = shape
  if (isText) return `['Item 1', 'Item 2']`
  if (!isList) {
    const list = members.find((one) => one.shape && members.every((other) => other === one || !other.required))
    const items = list && itemsOf(list)
    return items && `{ ${list.name}: ${items} }`
  }
  const first = (...names: string[]) => names.find((one) => members.some((each) => each.name === one && each.takesText))
  const texts = [first('label', 'title', 'header'), first('children', 'content')].filter((one) => one !== undefined)
  const keys = [first('value', 'key', 'id'), first('href')].filter((one) => one !== undefined)
  const isKnown = members.every((one) => !one.required || texts.includes(one.name) || keys.includes(one.name))
  // Of a type parameter.
  if (members.length === 0 && name === 'options') return itemsWith(['value'], ['label'])
  return texts.length === 0 || !isKnown ? undefined : itemsWith(keys, texts)
}

/** A collection of items that a function of the library makes: `ListCollection<T>` by `createListCollection`. */
function dataOf(required: readonly ApiMember[], exported: readonly ApiEntry[]): Component['data'] {
  const base = (type: string) => type.replace(/<[^]*$/, '')
  for (const { name, type } of required.filter((prop) => /^[A-Z]\w*Collection\b/.test(prop.type))) {
    const maker = exported.find(
      (one) =>
        one.kind === 'function' && one.signatures.some(({ returns }) => base(returns?.type ?? '') === base(type)),
    )
    const code = maker && `const ${name} = ${maker.name}({ items: ${itemsWith(['value'], ['label'])} })`
    if (code !== undefined) return { name, code, imported: maker!.name }
  }
  return undefined
}

/** What a column is called, and which part of a row it shows. */
const columnTitle = /^(headerName|header|title|label|name)$/
const columnKey = /^(dataIndex|field|accessorKey|accessor|key|id)$/

/** Values for the columns and the rows of a table, by the names of the props. */
function tableProps(props: readonly ApiMember[]): Map<string, string> {
  const columns = props.find(({ name, shape }) => name === 'columns' && shape?.isList)
  const rows = props.find(({ name, shape }) => /^(rows|data|dataSource|items)$/.test(name) && shape?.isList)
  const has = (one: RegExp) =>
    columns?.shape!.members.filter(({ name }) => one.test(name)).map(({ name }) => name) ?? []
  const [[title], [key, ...keys]] = [has(columnTitle), has(columnKey)]
  if (!columns || !rows || title === undefined || key === undefined) return new Map()
  const column = (name: string) => {
    const values = [key, ...keys.slice(0, 1)].map((one) => `${one}: '${name}'`)
    return `{ ${[...values, `${title}: '${wordsOf(name)}'`].join(', ')} }`
  }
  const row = (number: number) => `{ id: ${number}, key: ${number}, name: 'Item ${number}', amount: ${number * 10} }`
  return new Map([
    [columns.name, `[${column('name')}, ${column('amount')}]`],
    [rows.name, `[${row(1)}, ${row(2)}]`],
  ])
}

function itemsWith(keys: readonly string[], texts: readonly string[]): string {
  const item = (number: number) =>
    [
      ...keys.map((name) => `${name}: '${name === 'href' ? '#' : ''}item-${number}'`),
      ...texts.map((name) => `${name}: '${/children|content/.test(name) ? 'Content' : 'Item'} ${number}'`),
    ].join(', ')
  return `[{ ${item(1)} }, { ${item(2)} }]`
}

/** What other props depend on: `defaultValue` is a list where `type` is `'multiple'`. */
function variantValue(name: string, props: readonly ApiMember[]): string | undefined {
  const conditions = props.flatMap(({ variants = [] }) => variants.flatMap(({ when }) => when))
  const [, text] =
    conditions
      .map((one) => /^(\w+): '(.*)'$/.exec(one))
      .find((one) => one?.[1] === name)
      ?.slice(1) ?? []
  return text === undefined ? undefined : JSON.stringify(text)
}

/** A text for a prop, or the one image that every site has. */
const textFor = (name: string) => (name === 'src' ? '/favicon.svg' : name.charAt(0).toUpperCase() + name.slice(1))

export function attribute(name: string, value: string): string {
  if (value === 'true') return name
  return /^"[^"\\]*"$/.test(value) ? `${name}=${value}` : `${name}={${value}}`
}

/** How many names of types lead to another; types can refer to themselves. */
const deepest = 6

/** What a type may have as its value, as JavaScript writes it; of a union, the first that is known. */
export function valueOf(
  type: string,
  text: string,
  exported: readonly ApiEntry[],
  depth = deepest,
): string | undefined {
  for (const one of partsOfUnion(type)) {
    const value = plainValue(one, text) ?? (depth > 0 ? aliasValue(one, text, exported, depth - 1) : undefined)
    if (value !== undefined) return value
  }
  return undefined
}

function plainValue(type: string, text: string): string | undefined {
  if (/^(['"]).*\1$/.test(type)) return JSON.stringify(type.slice(1, -1))
  if (/^-?\d[\d.]*$/.test(type) || /^(true|false)$/.test(type)) return type
  if (type === 'string' || isText.test(type)) return JSON.stringify(text)
  if (type === 'number') return '1'
  if (type === 'boolean') return 'true'
  if (/^\([^]*\) => (void|unknown|any)$|(^|\.)\w*Handler\b/.test(type)) return '() => {}'
  if (/\[\]$|^(readonly |Readonly)?(Array)<|^\[\]$/.test(type)) return '[]'
  return /(^|\.)(ReactElement|JSX\.Element|Element)(<|$)/.test(type) ? `<span>${text}</span>` : undefined
}

function aliasValue(type: string, text: string, exported: readonly ApiEntry[], depth: number): string | undefined {
  const alias = exported.find(({ name, kind }) => kind === 'type' && name === type)
  return alias && 'type' in alias && alias.type ? valueOf(alias.type, text, exported, depth) : undefined
}

/** `'a' | (() => void) | { b: 1 | 2 }` → three parts. */
export function partsOfUnion(type: string): string[] {
  return splitType(type, '|').map((part) =>
    /^\((?!\))[^()]*(\([^()]*\)[^()]*)*\)$/.test(part) ? part.slice(1, -1).trim() : part,
  )
}

/** A component with the props that it needs, and those that a demo is given; a line for each of its parts. */
export function elementOf(component: Component, spreads = false, depth = 0): string {
  const { name, tag, attributes, children, inside, opened } = component
  const opening = [tag, ...attributes, ...(spreads ? ['{...props}'] : []), ...(opened?.attributes ?? [])].join(' ')
  if (opened) {
    const { trigger, around } = opened
    const indent = '  '.repeat(depth)
    const button = [trigger.component.tag, ...trigger.attributes].join(' ')
    const text = contentOf(name)
    const isSaid = children === undefined || attributes.some((one) => /^(message|content)=/.test(one))
    const content = inside ?? (isSaid ? [] : [children === 'text' ? text : `<span>${text}</span>`])
    const lines = [
      elementWith(button, trigger.component.tag, trigger.children, depth + 1),
      elementWith(opening, tag, content, depth + 1),
    ]
    const outer = around?.tag ?? ''
    return [`<${outer}>`, ...lines.map((line) => `${indent}  ${line}`), `${indent}</${outer}>`].join('\n')
  }
  if (inside) return elementWith(opening, tag, inside, depth)
  if (children === undefined) return `<${opening} />`
  return `<${opening}>${children === 'text' ? name : `<span>${name}</span>`}</${tag}>`
}

function elementWith(opening: string, tag: string, inside: readonly (Part | string)[], depth: number): string {
  if (inside.length === 0) return `<${opening} />`
  if (inside.length === 1 && typeof inside[0] === 'string') return `<${opening}>${inside[0]}</${tag}>`
  const indent = '  '.repeat(depth)
  const lines = inside.map((part) => {
    if (typeof part === 'string') return part
    const { component, attributes, children, parameter } = part
    const element = elementWith([component.tag, ...attributes].join(' '), component.tag, children, depth + 1)
    return parameter === undefined ? element : `{(${parameter}) => ${element}}`
  })
  return [`<${opening}>`, ...lines.map((line) => `${indent}  ${line}`), `${indent}</${tag}>`].join('\n')
}

/** What a demo imports of the library. */
export function importsIn({ imported, inside = [], opened, data }: Component): string[] {
  const below = (part: Part | string): string[] =>
    typeof part === 'string' ? [] : [part.component.imported, ...part.children.flatMap(below)]
  return [
    ...new Set([
      imported,
      data?.imported ?? '',
      ...(opened ? [opened.around?.imported ?? '', ...below(opened.trigger)] : []),
      ...inside.flatMap(below),
    ]),
  ]
    .filter(Boolean)
    .sort()
}
