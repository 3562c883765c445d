import { expect, test } from 'vitest'
import { sizeInMemory } from '../../src/engine/value-size.js'

test('a long text counts once, wherever it is', () => {
  const text = 'x'.repeat(100_000)
  for (const value of [text, [text], { code: text }, new Uint8Array(100_000)]) {
    expect(sizeInMemory(value)).toBeGreaterThanOrEqual(100_000)
    expect(sizeInMemory(value)).toBeLessThan(100_200)
  }
})

test('objects take more than their JSON', () => {
  const nodes = Array.from({ length: 1000 }, (_, id) => ({ id, children: [], span: { start: id, end: id } }))
  expect(sizeInMemory(nodes)).toBeGreaterThan(JSON.stringify(nodes).length * 2)
})

test('values without parts take nothing of their own', () => {
  for (const value of [undefined, null, true, 12]) expect(sizeInMemory(value)).toBe(0)
})
