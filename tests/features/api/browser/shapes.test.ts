/** Shapes of types as text. */
import { expect, test } from 'vitest'
import { inLines, shapeText } from '../../../../src/features/api/browser/shapes.js'

test('a long object has a line for each member, whatever its members contain', () => {
  const type = `{ id: AxisId; format?: <T extends S>(value: V, context: { a: string; b: ';' }) => string; hide?: boolean }`
  expect(inLines(`Base<{ a: 1; b: 2 }> & ${type} & Further`)).toBe(`Base<{ a: 1; b: 2 }> & {
  id: AxisId
  format?: <T extends S>(value: V, context: { a: string; b: ';' }) => string
  hide?: boolean
} & Further`)
  expect(inLines("{ axis: 'x' | 'y' }")).toBe("{ axis: 'x' | 'y' }")
})

test('a shape names its type parameters', () => {
  expect(shapeText({ name: 'List', typeParameters: 'T', type: 'T[]' })).toBe('type List<T> = T[]')
  expect(shapeText({ name: 'Row', typeParameters: 'T', members: [{ name: 'value', type: 'T' }] })).toBe(
    'Row<T> {\n  value?: T\n}',
  )
  expect(shapeText({ name: 'nothing' })).toBeUndefined()
})
