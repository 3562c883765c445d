/**
 * Names of src/contract.ts where a call of page.ts would not do: in selectors, and in what every page loads. These functions
 * return what they are given, so a bundler removes them.
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
