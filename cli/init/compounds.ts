/** Demos of components that are put together from parts: which parts a component has, and what is in which. */
import type { ApiMember } from '../../src/index.js'
import { type Anatomy, anatomies, type Slot } from './anatomy.js'
import { attribute, type Component, type Part, wordsOf } from './components.js'

/** A component, or an export that is no part, by its tag or another name that it has. */
type Lookup = (name: string) => Component | undefined

/** Props that tell one item from another. */
const keys = ['value', 'id', 'eventKey', 'itemKey']

/** Components that are shown with their parts in others. */
const wholes = new Set(['Calendar'])

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
      // Others bring theirs along.
      if (name === '+Portal' && !own('Positioner')) return undefined
      const tag = name.slice(1) || nameOf(main).replace(/(Group|s|per)$/, '')
      const part = components.find((one) => one.tag === tag && one !== main)
      return part && (name === '+' || wholes.has(tag)) ? (compoundOf(part, components) ?? part) : part
    }
    const partAt = ({ names }: Slot) => names.map(partOf).find((one) => one !== undefined)
    const isOwn = (name: string) =>
      own(name) ?? (name === '+' || (name === '+Input' && takesControl(main)) ? partOf(name) : undefined)
    const isMeant = ({ names, telling }: Slot) => names.some(isOwn) || telling.some(partOf)
    if (!needed.every(partAt) || !slots.some(isMeant)) continue
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
  (name === 'Field' ||
    (/(Text|Search|Number|Color|Password)Field$|^Combo[Bb]ox$/.test(name) &&
      !props?.some((prop) => prop.name === 'label')))

/** Whether it needs what nobody can guess, in a component that may have made items for it, and in a slot. */
const isUnknown = (component: Component | undefined, { data }: Component, slot?: Slot) =>
  component !== undefined &&
  component.unknown.some(
    (name) =>
      !keys.includes(name) &&
      !(data && name === 'item') &&
      name !== slot?.parameter &&
      !(name === 'children' && slot?.inside.some(({ parameter }) => parameter !== undefined)),
  )

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
    if (name === undefined || component === undefined || isUnknown(component, main, slot) || above.includes(component))
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
        : partAttributes(component, slot)
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
      const { parameter } = slot
      const part = { component, attributes: merged(component.attributes, attributes), ...(parameter && { parameter }) }
      if (parameter && !takesParameter(component.props ?? [], slot)) return [{ ...part, children: [`{${parameter}}`] }]
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
  const opens = isOpening.test(plain) && number === undefined
  const role = plain.replace(/(?!^)Trigger$|(?<=^Item)Text$/, '').replace(/^Item(?=[A-Z])/, '')
  const text = opens ? `Open ${wordsOf(owner).toLowerCase()}` : wordsOf(role)
  return numbered(text === 'Trigger' ? 'Item' : text, number)
}

const isTitle = (attribute: string) => /^(title|label|header)="/.test(attribute)

/** The attributes for titles, which are those of one item. */
const titles = ({ attributes }: Component, text: string) =>
  attributes
    .filter((one) => isTitle(one) || one.startsWith('textValue='))
    .map((one) => attribute(nameOfAttribute(one), JSON.stringify(text)))

/** What tells one item from another. */
function itemAttributes({ props, unknown }: Component, number: number, { data }: Component): string[] {
  const item = JSON.stringify(valueOfItem(number))
  if (data && unknown.includes('item')) return [attribute('item', `${data.name}.items[${number - 1}]`)]
  if (!props) return [attribute('value', item)]
  // Rows are named by one of their cells.
  if (props.some(({ name }) => name === 'isRowHeader')) return number === 1 ? ['isRowHeader'] : []
  const index = props.find(({ name, required }) => name === 'index' && required)
  if (index) return [attribute('index', String(number - 1))]
  const key =
    props.find(({ name, type }) => name === 'id' && /Key\b/.test(type)) ??
    props.find(({ name }) => name !== 'id' && keys.includes(name))
  return key && !/^(number|boolean)\b/.test(key.type) ? [attribute(key.name, item)] : []
}

const valueOfItem = (number: number) => `item-${number}`

function partAttributes({ tag, props = [], shows = [] }: Component, slot: Slot): string[] {
  if (slot.attributes.length > 0) return slot.attributes
  if (takesParameter(props, slot)) return [attribute(slot.parameter!, slot.parameter!)]
  const source = shows.filter((one) => one.startsWith('src='))
  if (source.length > 0) return source
  const has = (name: string) => props.some((prop) => prop.name === name)
  if (props.some(({ name, required }) => name === 'index' && required)) return [attribute('index', '0')]
  return has('placeholder') && /(Value|ValueText|Trigger)$/.test(tag) ? [attribute('placeholder', '"Select"')] : []
}

const takesParameter = (props: readonly ApiMember[], { parameter }: Slot) =>
  parameter !== undefined && props.some(({ name }) => name === parameter)

const isOpening = /(^|[.a-z])(Trigger|Target|Toggle|Button)$/

const isButton = /(^|[.a-z])(Trigger|Target|Toggle|Button|Close|Cancel|Action)$/

/** The ways in which its triggers may be written, the best first: with a text, with a button in them, or as a button. */
export function waysOf(main: Component, components: readonly Component[]): { ways: Component[]; inPlace?: Component } {
  const find = lookupIn(components)
  const button = (closes: boolean) => (closes && find('CloseButton')) || find('Button')
  const change = (
    parts: readonly (Part | string)[],
    write: (trigger: Part, text: string) => Part | undefined,
  ): (Part | string)[] =>
    parts.map((part) => {
      if (typeof part === 'string') return part
      const [text, ...others] = part.children
      const isTrigger = isButton.test(part.component.tag) && !part.attributes.some((one) => one.startsWith('value='))
      const isPlain = typeof text === 'string' && others.length === 0 && !/^\W$/.test(text)
      return (isTrigger && isPlain && write(part, text)) || { ...part, children: change(part.children, write) }
    })
  const elementOfButton = (part: Part, text: string, closes: boolean): Part => {
    const component = button(closes && /Close/.test(part.component.tag)) ?? plainButton
    const children = component.tag === 'CloseButton' ? [] : [text]
    return { component, attributes: component.attributes, children }
  }
  const inside = main.inside!
  const holding = change(inside, (part, text) => ({ ...part, children: [elementOfButton(part, text, false)] }))
  const ways = [main, { ...main, inside: holding }]
  if (!find('Button')) return { ways }
  const asChild = change(inside, (part, text) => {
    if (!part.component.props?.some(({ name }) => name === 'asChild')) return undefined
    return { ...part, attributes: ['asChild', ...part.attributes], children: [elementOfButton(part, text, true)] }
  })
  const inPlace = change(inside, (part, text) =>
    isOpening.test(part.component.tag) ? elementOfButton(part, text, false) : undefined,
  )
  const differs = (one: readonly (Part | string)[]) => JSON.stringify(one) !== JSON.stringify(inside)
  return {
    ways: differs(asChild) ? [{ ...main, inside: asChild }, ...ways] : ways,
    ...(differs(inPlace) && { inPlace: { ...main, inside: inPlace } }),
  }
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
