/**
 * Demos of overlays that are shown while a prop says so, such as a dialog with `open` and `onClose`: a button opens
 * them. And of those around what they belong to, such as a tooltip: they are around a button.
 */
import { overlayAnatomies } from './anatomy.js'
import { attribute, type Component, contentOf, type Part, partsOfUnion, takesText, wordsOf } from './components.js'
import { compoundOf, merged, nameOfAttribute, plainButton } from './compounds.js'

/** The first of these that a component has says whether it is shown. */
const shownProps = ['open', 'opened', 'isOpen', 'show', 'visible']

/** All of these that it has are called where a reader closes it. */
const closeProps = ['onClose', 'onHide', 'onCancel', 'onDismiss']

/** Without those, what is called when it opens as well. */
const toggleProps = ['onOpenChange', 'onToggle']

/** Names of what is around an element that it belongs to. */
const isAroundElement = /(Tooltip|Popover|Popconfirm|HoverCard|Dropdown)$/

/** Props for texts of an overlay. */
const textProps = ['title', 'label', 'content', 'message']

/** @returns undefined for what no prop opens, or what needs something else that nobody knows */
export function openedByButton(component: Component, components: readonly Component[]): Component | undefined {
  const { props = [], attributes, unknown, isPart } = component
  const named = (names: readonly string[]) => names.filter((name) => props.some((prop) => prop.name === name))
  const shown = named(shownProps).find((name) => isSwitch(props.find((prop) => prop.name === name)!.type))
  const toggles = named(toggleProps).slice(0, 1)
  const closes = named(closeProps)
  const state = [...named(['anchorEl']), ...closes, ...toggles, ...(shown === undefined ? [] : [shown])]
  if (
    isPart ||
    hasTrigger(component, components) ||
    shown === undefined ||
    unknown.some((name) => !state.includes(name))
  )
    return undefined
  const isAnchored = state.includes('anchorEl')
  const texts = textAttributes(component)
  const own = merged(attributes, texts).filter((one) => one !== 'in' && !state.includes(nameOfAttribute(one)))
  const inside =
    texts.length === 0 || named(['children']).length === 0
      ? compoundOf({ ...component, attributes: [] }, components, overlayAnatomies)?.inside
      : undefined
  const set = isAnchored ? 'setAnchor(null)' : 'setIsOpen(false)'
  // What covers the page is closed by a click on it.
  const clicked = closes.length + toggles.length === 0 && /(Backdrop|Overlay)$/.test(component.name) ? ['onClick'] : []
  const handlers = [...(closes.length > 0 ? closes : toggles), ...clicked].map((name) =>
    attribute(name, closes.length + clicked.length > 0 || isAnchored ? `() => ${set}` : '() => setIsOpen(!isOpen)'),
  )
  const opening = isAnchored
    ? `(event) => setAnchor(${handlers.length > 0 ? '' : 'anchor ? null : '}event.currentTarget)`
    : `() => setIsOpen(${handlers.length > 0 ? 'true' : '!isOpen'})`
  return {
    ...component,
    attributes: own,
    unknown: [],
    opened: {
      state: isAnchored
        ? 'const [anchor, setAnchor] = useState<Element | null>(null)'
        : 'const [isOpen, setIsOpen] = useState(false)',
      trigger: buttonWith(`Open ${wordsOf(component.name).toLowerCase()}`, components, [attribute('onClick', opening)]),
      attributes: isAnchored
        ? [attribute('anchorEl', 'anchor'), attribute(shown, 'anchor !== null'), ...handlers]
        : [attribute(shown, 'isOpen'), ...handlers],
    },
    ...(inside && { inside }),
  }
}

/** Names of what may be in a `DialogTrigger`. */
const isAsDialog = /^(Popover|Modal|Drawer|Sheet)$/

/** An overlay in what opens it: `TooltipTrigger` around a button and a `Tooltip`; undefined where there is none. */
export function inTrigger(component: Component, components: readonly Component[]): Component | undefined {
  const { name, unknown, children } = component
  const find = (tag: string) => components.find((one) => one.tag === tag && one.unknown.length === 0)
  const around = find(`${name}Trigger`) ?? (isAsDialog.test(name) ? find('DialogTrigger') : undefined)
  if (!around || unknown.length > 0 || children === undefined) return undefined
  const dialog = isAsDialog.test(name) ? find('Dialog') : undefined
  const trigger = buttonWith(`Open ${wordsOf(name).toLowerCase()}`, components, [])
  const content = dialog && { component: dialog, attributes: dialog.attributes, children: [contentOf(name)] }
  return { ...component, opened: { around, trigger, attributes: [] }, ...(content && { inside: [content] }) }
}

/** @returns undefined for what is not a tooltip or the like, or has parts */
export function aroundButton(component: Component, components: readonly Component[]): Component | undefined {
  const { name, children, isPart, attributes } = component
  const all = merged(attributes, textAttributes(component))
  if (isPart || children === undefined || !isAroundElement.test(name) || all.length === 0) return undefined
  if (hasTrigger(component, components)) return undefined
  return { ...component, attributes: all, inside: [buttonWith(wordsOf(name), components, [])] }
}

/** Whether a prop that it needs, or that it was given, keeps it open. */
export const isKeptOpen = ({ attributes }: Component) => attributes.some((one) => shownProps.includes(one))

/** Whether a part of it opens it. */
const hasTrigger = ({ tag }: Component, components: readonly Component[]) =>
  components.some((one) => one.tag.startsWith(tag) && /^\.?(Trigger|Target)$/.test(one.tag.slice(tag.length)))

const isSwitch = (type: string) => partsOfUnion(type).includes('boolean') || /\['\w+'\]$/.test(type)

const textAttributes = ({ name, props = [] }: Component) =>
  textProps
    .filter((text) => props.some((prop) => prop.name === text && takesText(prop.type)))
    .map((text) => attribute(text, JSON.stringify(wordsOf(name))))

/** The library's own button, if there is one. */
function buttonWith(text: string, components: readonly Component[], attributes: readonly string[]): Part {
  const component = components.find(({ tag, unknown }) => tag === 'Button' && unknown.length === 0) ?? plainButton
  const others = component.attributes.filter((one) => !one.startsWith('onClick='))
  return { component, attributes: [...others, ...attributes], children: [text] }
}
