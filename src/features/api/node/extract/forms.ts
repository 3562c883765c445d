/**
 * What tells the forms of an object apart: the members of a discriminated union, or overloads. A form is told by
 * literals (`mode: 'range'`), or by what it does not take although another one requires it (`href?: undefined`).
 */
import type TypeScript from 'typescript'
import type { TypeTexts } from './type-text.js'

/** More forms than a reader can compare. */
const mostForms = 12

interface Reading {
  ts: typeof TypeScript
  checker: TypeScript.TypeChecker
  texts: TypeTexts
}

/** A property of one form. */
interface Part {
  type?: TypeScript.Type
  isOptional: boolean
  /** The literals that it may be, `undefined` where it may be missing; absent for other types. */
  literals?: ReadonlySet<string>
  /** Nothing can be given. */
  isNone: boolean
}

const missing: Part = { isOptional: true, literals: new Set(['undefined']), isNone: true }

/** @returns for each type, the declarations that tell it from others; undefined where some cannot be told apart */
export function formConditions(reading: Reading, types: readonly TypeScript.Type[]): string[][] | undefined {
  if (types.length < 2 || types.length > mostForms) return undefined
  const forms = types.map((type) => partsOf(reading, type))
  const names = [...new Set(forms.flatMap((parts) => [...parts.keys()]))]
  const rows = names.map((name) => ({ name, parts: forms.map((form) => form.get(name) ?? missing) }))
  let pairs = forms.flatMap((_, first) =>
    forms.slice(first + 1).map((__, after) => [first, first + 1 + after] as const),
  )
  const conditions = forms.map((): string[] => [])
  const tell = ({ name, parts }: (typeof rows)[number], isTold: (a: Part, b: Part) => boolean): void => {
    const left = pairs.filter(([a, b]) => !isTold(parts[a]!, parts[b]!))
    if (left.length === pairs.length) return
    pairs = left
    parts.forEach((part, at) => {
      if (part.literals || part.isNone) conditions[at]!.push(declared(reading, name, part))
    })
  }
  for (const row of rows) if (row.parts.every(({ literals }) => literals)) tell(row, isOtherLiteral)
  const untold = pairs
  for (const row of rows) {
    // Each of two: `href` without `onPress`, and `onPress` without `href`.
    pairs = untold
    tell(row, isRequiredInOne)
  }
  // What requires something by which others are told.
  for (const [at, own] of conditions.entries()) {
    const row = rows.find(({ parts }) => isRequiredInOne(parts[at]!, missing) && parts.some(({ isNone }) => isNone))
    if (own.length === 0 && row) own.push(declared(reading, row.name, row.parts[at]!))
  }
  const isTold = untold.every(([a, b]) => rows.some(({ parts }) => isRequiredInOne(parts[a]!, parts[b]!)))
  return isTold ? conditions : undefined
}

function isOtherLiteral(a: Part, b: Part): boolean {
  return a.literals !== undefined && b.literals !== undefined && ![...a.literals].some((one) => b.literals!.has(one))
}

function isRequiredInOne(a: Part, b: Part): boolean {
  return (a.isNone && !b.isOptional && !b.isNone) || (b.isNone && !a.isOptional && !a.isNone)
}

function declared({ texts }: Reading, name: string, { type, isOptional, isNone }: Part): string {
  return `${name}${isOptional ? '?' : ''}: ${isNone || !type ? 'undefined' : texts.ofType(type, isOptional)}`
}

function partsOf({ ts, checker }: Reading, object: TypeScript.Type): Map<string, Part> {
  const { Undefined, Never, Unit } = ts.TypeFlags
  return new Map(
    checker.getPropertiesOfType(object).map((symbol): [string, Part] => {
      const type = checker.getTypeOfSymbol(symbol)
      const parts = type.isUnion() ? type.types : [type]
      const given = parts.filter(({ flags }) => !(flags & (Undefined | Never)))
      const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0
      const canBeMissing = isOptional || parts.some(({ flags }) => flags & Undefined)
      const literals = new Set([
        ...given.map((one) => checker.typeToString(one)),
        ...(canBeMissing ? ['undefined'] : []),
      ])
      const isLiteral = given.every(({ flags }) => flags & Unit)
      return [symbol.name, { type, isOptional, isNone: given.length === 0, ...(isLiteral && { literals }) }]
    }),
  )
}
