/**
 * Finds elements, attributes and events by their names in src/contract.ts. A name that is missing there does not
 * compile. What demos draw is passed over: libraries have attributes such as `data-controls` as well.
 */
import type { DataAttribute, DataProperties, DocsEvents } from '../../contract.js'

/** What matches and is not drawn by a demo. Islands are components of the site. */
const outside = (selector: string) =>
  `:is(${selector}):not([${'data-demo-root' satisfies DataAttribute}]:not([${'data-island' satisfies DataAttribute}]) *)`

export const selector = (name: DataAttribute) => outside(`[${name}]`)

export const find = <Found extends HTMLElement>(within: ParentNode, name: DataAttribute) =>
  within.querySelector<Found>(selector(name))

export const findAll = <Found extends HTMLElement>(within: ParentNode, name: DataAttribute) => [
  ...within.querySelectorAll<Found>(selector(name)),
]

/** The nearest element with the attribute, from `element` outwards. */
export const closest = <Found extends HTMLElement>(element: Element, name: DataAttribute) =>
  element.closest<Found>(selector(name))

/** The nearest element around the target of an event that matches a selector. */
export const aroundMatch = <Found extends HTMLElement>({ target }: Event, selector: string) =>
  // Not every target of an event is an element.
  (target as Element | null)?.closest?.<Found>(outside(selector))

/** The nearest element with the attribute around the target of an event. */
export const around = <Found extends HTMLElement>(event: Event, name: DataAttribute) =>
  aroundMatch<Found>(event, `[${name}]`)

/** The values of an element's attributes, to read, set and delete: `data(button).copyState = 'copied'`. */
export const data = (element: HTMLElement) => element.dataset as DataProperties

/** @returns false if the event was cancelled */
export const emit = <Name extends keyof DocsEvents>(target: EventTarget, name: Name, detail: DocsEvents[Name]) =>
  target.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable: true, detail }))

export const on = <Name extends keyof DocsEvents>(
  target: EventTarget,
  name: Name,
  listener: (event: CustomEvent<DocsEvents[Name]>) => void,
  options?: AddEventListenerOptions,
) => target.addEventListener(name, listener as EventListener, options)
