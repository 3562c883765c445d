/** Declarations and code as text. */
import type { ApiSignature } from '../model.js'

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
