/**
 * The code of a demo with the values that a reader has chosen: in the build, and in the browser whenever one changes.
 */
import type { DemoControl, Json } from '../../../feature.js'

export type ControlValues = Record<string, Json | undefined>

/** A line of code: an attribute or a variable, in parts that are coloured. */
export interface CodeLine {
  indent: string
  parts: { text: string; kind: 'name' | 'string' | 'value' | 'sign' }[]
}

export function defaultValues(controls: readonly DemoControl[]): ControlValues {
  return Object.fromEntries(controls.map((control) => [control.name, control.default]))
}

/** The values without those that are undefined: the props of the demo. */
export function propsOf(values: ControlValues): Record<string, Json> {
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, Json] => entry[1] !== undefined))
}

/** The attributes that stand for `{...props}`: one for each value that is not the default, or always shown. */
export function attributeLines(controls: readonly DemoControl[], values: ControlValues, indent: string): CodeLine[] {
  return controls.flatMap((control): CodeLine[] => {
    const value = values[control.name]
    const isHidden = !control.isShown && isSame(value, control.default)
    if (control.isVariable || value === undefined || isHidden) return []
    const name = { text: control.name, kind: 'name' } as const
    if (value === true) return [{ indent, parts: [name] }]
    const equals = { text: '=', kind: 'sign' } as const
    if (typeof value === 'string' && !/["\\\n{}<>&]/.test(value))
      return [{ indent, parts: [name, equals, { text: `"${value}"`, kind: 'string' }] }]
    const text = literal(value)
    const inner = { text, kind: typeof value === 'string' ? 'string' : 'value' } as const
    return [{ indent, parts: [name, equals, { text: '{', kind: 'sign' }, inner, { text: '}', kind: 'sign' }] }]
  })
}

/**
 * What stands between the name of the element and its end: the lines, or nothing where all values are the defaults.
 *
 * @param indent of the lines; the end has two spaces less
 * @param isClosed whether the element ends itself, with `/>`
 */
export function aroundAttributes(lines: readonly CodeLine[], indent: string, isClosed: boolean): [string, string] {
  return lines.length > 0 ? ['\n', indent.slice(2)] : ['', isClosed ? ' ' : '']
}

/** A `const` for each variable, and an empty line after them. */
export function variableLines(controls: readonly DemoControl[], values: ControlValues): CodeLine[] {
  const lines = controls
    .filter(({ isVariable }) => isVariable)
    .map(({ name }): CodeLine => {
      const value = values[name]
      return {
        indent: '',
        parts: [
          { text: 'const ', kind: 'sign' },
          { text: name, kind: 'name' },
          { text: ' = ', kind: 'sign' },
          { text: literal(value), kind: typeof value === 'string' ? 'string' : 'value' },
          { text: ';', kind: 'sign' },
        ],
      }
    })
  return lines.length === 0 ? [] : [...lines, { indent: '', parts: [] }]
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** A value as JavaScript writes it. */
function literal(value: Json | undefined): string {
  if (value === undefined) return 'undefined'
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(
    ([key, one]) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : literal(key)}: ${literal(one)}`,
  )
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}
