import { expect, it } from 'vitest'
import { translateStrings } from '../../../../src/features/demos/node/source/demo-strings.js'

const translated = async (code: string, strings: Record<string, string>) => {
  const found = await translateStrings(code, strings)
  expect(found?.unused).toEqual([])
  return found?.code
}

it.each([
  ["const a = 'Sales'", { Sales: '销售额' }, "const a = '销售额'"],
  ['const a = "Sales"', { Sales: '他说“好”' }, 'const a = "他说“好”"'],
  ["const a = 'It\\'s'", { "It's": "L'eau" }, "const a = 'L\\'eau'"],
  ["const a = { 'Two words': 1, Sales: 2 }", { 'Two words': '两个词' }, "const a = { '两个词': 1, Sales: 2 }"],
  [
    'const a = (n) => `${n} of ${n + 1} sold`',
    { '${n} of ${n + 1} sold': '${n + 1} 中售出 ${n}' },
    'const a = (n) => `${n + 1} 中售出 ${n}`',
  ],
  ["const a = `${b ? 'on' : 'off'}`", { on: '开' }, "const a = `${b ? '开' : 'off'}`"],
  ['<p title="Sales">x</p>', { Sales: '"销售" & 额' }, '<p title="&quot;销售&quot; &amp; 额">x</p>'],
  ['<p title="Sold &amp; sent">x</p>', { 'Sold & sent': '售出和寄出' }, '<p title="售出和寄出">x</p>'],
  ['<p>\n  Two\n  lines{b}\n</p>', { 'Two lines': '两行' }, '<p>\n  两行{b}\n</p>'],
  ['<p>Total: {b}</p>', { 'Total:': '总计：' }, '<p>总计：{b}</p>'],
  ['<p>Total {b}</p>', { Total: '总计 <3' }, "<p>总计 {'<'}3 {b}</p>"],
  ["type A = 'day' | 'week'; const a: A = 'day'", { day: '日' }, "type A = '日' | 'week'; const a: A = '日'"],
  ['type A = `${number} days`', { '${number} days': '${number} 天' }, 'type A = `${number} 天`'],
  ["const a = <A>'day'; const b = <B,>(c: B) => c", { day: '日' }, "const a = <A>'日'; const b = <B,>(c: B) => c"],
  [
    '// The first week.\nconst a = 1 /* of two */',
    { 'The first week.': '第一周。' },
    '// 第一周。\nconst a = 1 /* of two */',
  ],
])('translates %s', async (code, strings, expected) => {
  expect(await translated(code, strings)).toBe(expected)
})

it('replaces all strings of the same text, and neither names, directives nor specifiers of imports', async () => {
  const imports = "'sales'\nimport { sales } from 'sales'\nexport * from 'sales'\nlet a: import('sales').Sales\n"
  expect(
    await translated(`${imports}await import('sales')\na = ['sales', sales('sales').sales]`, { sales: '销售' }),
  ).toBe(`${imports}await import('sales')\na = ['销售', sales('销售').sales]`)
})

it('names the keys that the code does not have', async () => {
  expect(await translateStrings("const a = 'Sales'", { Sale: '销售额', toString: 'x' })).toEqual({
    code: "const a = 'Sales'",
    unused: ['Sale', 'toString'],
    texts: ['Sales'],
  })
})

it('says nothing about code that can not be read, which is reported where it is built', async () => {
  expect(await translateStrings("const a = 'Sales", { Sales: '销售额' })).toBeUndefined()
})
