/**
 * Checks names against src/contract.ts where the functions of page.ts do not fit: in selectors, and in the start-up
 * script. These functions return their argument, so the bundler removes them.
 */
import type { DataAttribute, DocsEvents } from '../../contract.js'

/** The first name in a selector that is not in the contract, or never. */
type Unknown<Selector extends string> = Selector extends `${string}[data-${infer Name}]${infer Rest}`
  ? `data-${Name}` extends DataAttribute
    ? Unknown<Rest>
    : `data-${Name}`
  : never

/** A selector: `[data-copy]`, `iframe[data-demo-iframe]`, several of them. */
export function selector<const Selector extends string>(
  text: [Unknown<Selector>] extends [never] ? Selector : `not in the contract: ${Unknown<Selector>}`,
): string {
  return text
}

export function attribute<Name extends DataAttribute>(name: Name): Name {
  return name
}

export function eventName<Name extends keyof DocsEvents>(name: Name): Name {
  return name
}
