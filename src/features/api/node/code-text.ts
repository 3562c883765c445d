/** Declarations and code as text. */
import type { ApiComponent, ApiSignature } from '../model.js'
import { splitType } from '../shared/type-syntax.js'

/** Code in a line of Markdown, also where it holds backticks: types with template literals. */
export function codeSpan(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const marks = '`'.repeat(longest + 1)
  return longest > 0 ? `${marks} ${text} ${marks}` : `${marks}${text}${marks}`
}

/** `Name<T extends Row>`. */
export function genericName({ name, typeParameters }: { name: string; typeParameters?: string }): string {
  return typeParameters ? `${name}<${typeParameters}>` : name
}

/** `(a: string, b?: number) => void`, or with a name `useThing(a: string): void`. */
export function signatureText(name: string, { parameters, returns, ...generic }: ApiSignature): string {
  const list = parameters.map((one) => memberText({ ...one, required: one.required || one.name.startsWith('...') }))
  return `${genericName({ name, ...generic })}(${list.join(', ')})${name ? ':' : ' =>'} ${returns.type}`
}

/** `a: string`, `b?: number`. */
export function memberText({ name, required, type }: { name: string; required: boolean; type: string }): string {
  return `${name}${required ? '' : '?'}: ${type}`
}

/** The type parameters that the types of a component’s props name: `Row extends object = any`. */
export function usedTypeParameters({ typeParameters = '', props }: ApiComponent): string[] {
  const types = props.map(({ type }) => type).join('\n')
  return splitType(typeParameters, ',').filter((one) => new RegExp(`\\b${/^\w+/.exec(one)}\\b`).test(types))
}
