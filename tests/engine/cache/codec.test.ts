/** Values as bytes: what is read is what was written, and different values have different bytes. */
import { expect, test } from 'vitest'
import { decode, encode } from '../../../src/engine/cache/codec.js'

const values = [
  undefined,
  'undefined',
  null,
  'null',
  {},
  '{}',
  '',
  '""',
  'Ein Text – 中文 😀',
  '\ufeffwith a mark of its byte order',
  'half a pair: \ud83d',
  'half a pair: \ufffd',
  { html: '<p title="a">\u2028</p>' },
  new Uint8Array([0xef, 0xbb, 0xbf, 0, 255]),
]

test.each(values.map((value) => [value]))('%j survives', (value) => {
  const { bytes, form } = encode(value)
  expect(decode(bytes, { form })).toEqual(value)
})

test('different values have different bytes', () => {
  const all = values.map((value) => Buffer.from(encode(value).bytes).toString('hex'))
  const differing = values.map((_, index) => index).filter((index) => all.indexOf(all[index]!) === index)
  expect(differing).toHaveLength(values.length)
})
