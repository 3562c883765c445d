/** Demos of components that are put together from parts: which parts a component has, and what is in which. */
import { type Anatomy, anatomies, type Slot } from './anatomy.js'
import { attribute, type Component, type Part, wordsOf } from './components.js'

/** A component, or an export that is no part, by its tag or another name that it has. */
type Lookup = (name: string) => Component | undefined

/** Props that tell one item from another. */
const keys = ['value', 'id', 'eventKey', 'itemKey']

/** How many there are of what there are several of. */
const several = [1, 2]

/** A component with what a demo has in it; undefined if it has no parts that are known, or items that need data. */
export function compoundOf(
  main: Component,
  components: readonly Component[],
  known: readonly Anatomy[] = anatomies,
): Component | undefined {
  const find = lookupIn(components)
  // `Dialog.Dialog` is another name of the root.
  const own = (name: string) =>
    name === nameOf(main) ? undefined : spellings(main).flatMap((space) => find(space + name) ?? [])[0]
  if (drawsItself(main)) return undefined
  for (const anatomy of known) {
    if (!anatomy.components.some((end) => end === '*' || nameOf(main).endsWith(end))) continue
    const slots = anatomy.inside.flatMap(flat)
    const needed = slots.filter(({ isNeeded }) => isNeeded)
    const partOf = (name: string): Component | undefined => {
      if (!name.startsWith('+')) return own(name)
      const tag = name.slice(1) || nameOf(main).replace(/(Group|s|per)$/, '')
      const part = components.find((one) => one.tag === tag && one !== main)
      return name === '+' ? part && (compoundOf(part, components) ?? part) : part
    }
    const partAt = ({ names }: Slot) => names.map(partOf).find((one) => one !== undefined)
    const isOwn = (name: string) =>
      own(name) ?? (name === '+' || (name === '+Input' && takesControl(main)) ? partOf(name) : undefined)
    if (!needed.every(partAt) || !slots.some(({ names }) => names.some(isOwn))) continue
    if (slots.some((slot) => slot.isRepeated && isUnknown(partAt(slot), main))) return undefined
    const inside = partsIn(anatomy.inside, partOf, main)
    const attributes = merged(main.attributes, rootAttributes(main, anatomy))
    if (inside.length > 0) return { ...main, attributes, inside }
  }
  return undefined
}

/** Whether it makes its items of a number. */
const drawsItself = ({ children, props = [] }: Component) =>
  children === undefined && props.some(({ name, type }) => /^(count|total)$/.test(name) && type === 'number')

/** Whether a label and a control for text are written inside of it: it has no prop for its label. */
const takesControl = ({ name, children, props }: Component) =>
  children !== undefined &&
  /(Text|Search|Number|Color|Password)Field$|^Combo[Bb]ox$/.test(name) &&
  !props?.some((prop) => prop.name === 'label')

/** Whether it needs what nobody can guess, in a component that may have made items for it. */
const isUnknown = (component: Component | undefined, { data }: Component) =>
  component !== undefined && component.unknown.some((name) => !keys.includes(name) && !(data && name === 'item'))

/** The attributes, but for those that others have as well. */
export function merged(attributes: readonly string[], others: readonly string[]): string[] {
  const names = new Set(others.map(nameOfAttribute))
  return [...attributes.filter((one) => !names.has(nameOfAttribute(one))), ...others]
}

/** `label="Label"` → `label`. */
export const nameOfAttribute = (text: string) => text.replace(/=[^]*/, '')

function rootAttributes({ props = [] }: Component, anatomy: Anatomy): string[] {
  return Object.entries(anatomy.props).flatMap(([name, value]) => {
    const type = props.find((prop) => prop.name === name)?.type
    if (type === undefined) return []
    const one = value === 'first' ? JSON.stringify(valueOfItem(1)) : value
    const isList = /\[\]|Array</.test(type) && !/\b(number|string) \|/.test(type)
    return [attribute(name, isList ? `[${one}]` : one)]
  })
}

/** `DialogRoot` is the root of `Dialog`. */
const nameOf = ({ name }: Component) => name.replace(/.Root$/, (end) => end.charAt(0))

/** What names of parts begin with: `Tabs.`, `Tabs`, `Tab`. */
function spellings(main: Component): string[] {
  const name = nameOf(main)
  return [`${name}.`, name, ...(name.endsWith('s') ? [name.slice(0, -1)] : [])]
}

function lookupIn(components: readonly Component[]): Lookup {
  const known = new Map<string, Component>()
  for (const one of components) for (const alias of one.aliases ?? []) known.set(alias, one)
  for (const one of components) known.set(one.name, one)
  for (const one of components) known.set(one.tag, one)
  return (name) => known.get(name)
}

const flat = (slot: Slot): Slot[] => [slot, ...slot.inside.flatMap(flat)]

function partsIn(
  slots: readonly Slot[],
  partOf: Lookup,
  main: Component,
  number?: number,
  above: readonly Component[] = [],
): Part[] {
  return slots.flatMap((slot) => {
    const found = slot.names.find(partOf)
    const component = found === undefined ? undefined : partOf(found)
    const name = found === '+' ? component?.tag : found
    if (name === undefined || component === undefined || isUnknown(component, main) || above.includes(component))
      return partsIn(slot.inside, partOf, main, number, above)
    const numbers = slot.isRepeated ? several : [number]
    const isBare =
      found === '+' && !component.inside && component.props !== undefined && component.children === undefined
    const isLabelled = isBare && component.label !== undefined && !component.attributes.some(isTitle)
    return numbers.flatMap((each) => {
      const parts = component.inside ?? partsIn(slot.inside, partOf, main, each, [...above, component])
      const text =
        slot.text === '#' ? String(each) : slot.text ? numbered(slot.text, each) : textOf(name, nameOf(main), each)
      const isItem = slot.isRepeated && number === undefined
      const label = isLabelled ? [attribute('label', JSON.stringify(text))] : []
      const attributes = isItem
        ? [...titles(component, text), ...label, ...itemAttributes(component, each!, main)]
        : partAttributes(component)
      const isSaid =
        slot.text === undefined ||
        isBare ||
        (slot.isLast && parts.length > 0) ||
        parts.some(says) ||
        attributes.some((one) => one.startsWith('placeholder'))
      const isTitled = attributes.some(isTitle)
      const children = isSaid ? parts : [isTitled ? `Content ${each}` : text, ...parts]
      // What is around others is nothing without them.
      if (slot.inside.length > 0 && slot.text === undefined && children.length === 0) return []
      const part = { component, attributes: merged(component.attributes, attributes) }
      const alone = slot.isLast && children.length > 0 && [{ ...part, children: [text] }]
      return [{ ...part, children, ...(alone && { alone }) }]
    })
  })
}

/** Whether a part has a text that is not that of a button. */
const says = (part: Part | string): boolean =>
  typeof part === 'string' ||
  /Value/.test(part.component.tag) ||
  (!isButton.test(part.component.tag) && part.children.some(says))

const numbered = (text: string, number: number | undefined) => (number === undefined ? text : `${text} ${number}`)

/** `ItemTrigger` → `Item 1`, of a dialog `Trigger` → `Open dialog`. */
function textOf(name: string, owner: string, number: number | undefined): string {
  const plain = name.replace(/^.*[.+]/, '')
  const isOpening = /^(Trigger|Target|Toggle|Button)$/.test(plain) && number === undefined
  const role = plain.replace(/(?!^)Trigger$|(?<=^Item)Text$/, '').replace(/^Item(?=[A-Z])/, '')
  const text = isOpening ? `Open ${wordsOf(owner).toLowerCase()}` : wordsOf(role)
  return numbered(text === 'Trigger' ? 'Item' : text, number)
}

const isTitle = (attribute: string) => /^(title|label|header)="/.test(attribute)

/** The attributes for titles, which are those of one item. */
const titles = ({ attributes }: Component, text: string) =>
  attributes.filter((one) => isTitle(one)).map((one) => attribute(nameOfAttribute(one), JSON.stringify(text)))

/** What tells one item from another. */
function itemAttributes({ props, unknown }: Component, number: number, { data }: Component): string[] {
  const item = JSON.stringify(valueOfItem(number))
  if (data && unknown.includes('item')) return [attribute('item', `${data.name}.items[${number - 1}]`)]
  if (!props) return [attribute('value', item)]
  const index = props.find(({ name, required }) => name === 'index' && required)
  if (index) return [attribute('index', String(number - 1))]
  const key =
    props.find(({ name, type }) => name === 'id' && /Key\b/.test(type)) ??
    props.find(({ name }) => name !== 'id' && keys.includes(name))
  return key && !/^(number|boolean)\b/.test(key.type) ? [attribute(key.name, item)] : []
}

const valueOfItem = (number: number) => `item-${number}`

function partAttributes({ tag, props = [], shows = [] }: Component): string[] {
  const source = shows.filter((one) => one.startsWith('src='))
  if (source.length > 0) return source
  const has = (name: string) => props.some((prop) => prop.name === name)
  if (props.some(({ name, required }) => name === 'index' && required)) return [attribute('index', '0')]
  return has('placeholder') && /(Value|ValueText|Trigger)$/.test(tag) ? [attribute('placeholder', '"Select"')] : []
}

const isButton = /(^|[.a-z])(Trigger|Target|Toggle|Button|Close|Cancel|Action)$/

/** The ways in which its triggers may be written, the best first: with a text, or with a button in them. */
export function waysOf(main: Component, components: readonly Component[]): Component[] {
  const find = lookupIn(components)
  const button = (closes: boolean) => (closes && find('CloseButton')) || find('Button')
  const change = (parts: readonly (Part | string)[], asChild: boolean): (Part | string)[] =>
    parts.map((part) => {
      if (typeof part === 'string') return part
      const [text, ...others] = part.children
      const takesChild = part.component.props?.some(({ name }) => name === 'asChild')
      const isTrigger = isButton.test(part.component.tag) && !part.attributes.some((one) => one.startsWith('value='))
      if (typeof text !== 'string' || others.length > 0 || /^\W$/.test(text) || !isTrigger || (asChild && !takesChild))
        return { ...part, children: change(part.children, asChild) }
      const component = button(asChild && /Close/.test(part.component.tag)) ?? plainButton
      const children = component.tag === 'CloseButton' ? [] : [text]
      const attributes = asChild ? ['asChild', ...part.attributes] : part.attributes
      return { ...part, attributes, children: [{ component, attributes: component.attributes, children }] }
    })
  const ways = [main, { ...main, inside: change(main.inside!, false) }]
  const asChild = find('Button') && change(main.inside!, true)
  return asChild && JSON.stringify(asChild) !== JSON.stringify(main.inside)
    ? [{ ...main, inside: asChild }, ...ways]
    : ways
}

export const plainButton: Component = {
  name: 'button',
  imported: '',
  tag: 'button',
  attributes: ['type="button"'],
  unknown: [],
}

/** The tags of all parts, as often as they are used. */
export function tagsIn({ inside = [] }: Component): string[] {
  const below = (part: Part | string): string[] =>
    typeof part === 'string' ? [] : [part.component.tag, ...part.children.flatMap(below)]
  return inside.flatMap(below)
}

/** The component with those parts only that pass, and what is inside them. */
export function pruned(main: Component, isKept: (part: Part) => boolean): Component {
  const keep = (part: Part | string): (Part | string)[] =>
    typeof part === 'string' ? [part] : isKept(part) ? withChildren(part, part.children.flatMap(keep)) : []
  const withChildren = (part: Part, children: (Part | string)[]) =>
    part.children.length > 0 && children.length === 0 ? (part.alone ?? []) : [{ ...part, children }]
  return { ...main, inside: main.inside!.flatMap(keep) }
}

/** The component with one part, and what that is in. */
export function pathTo(main: Component, tag: string): Component {
  const holds = (part: Part | string): boolean =>
    typeof part !== 'string' && (part.component.tag === tag || part.children.some(holds))
  return pruned(main, holds)
}
