/** What scripts import, also where comments and texts contain what looks like code. */
import { expect, it } from 'vitest'
import { importsIn } from '../../src/script/imports.js'

const specifiers = async (code: string) =>
  (await importsIn(code)).map(({ specifier, isType }) => (isType ? `type ${specifier}` : specifier))

it.each([
  ["import a, { b as c } from 'p'\nimport * as d from './d'\nimport './e.css'", ['p', './d', './e.css']],
  ["import{a}from'p';import'q';export{b}from'r'", ['p', 'q', 'r']],
  ["export * from 'p'\nexport * as q from 'q'\nexport { a as default } from 'r'\nexport {} from 's'", [...'pqrs']],
  ["import {\n  // a comment\n  a, // it's another\n  /* from 'no' */ b,\n} from 'p'", ['p']],
  ['const a = lazy(() => import("./a"))\nconst b = import(/* webpackChunkName: "b" */ `./b`)', ['./a', './b']],
  ["import('./' + name)\nimport(`./${name}`)\nimport(name)\nrequire(name)", []],
  ["const a = require('a')\nimport b = require('b')\nmodule.require('c')\nconst require2 = 'd'", ['a', 'b']],
  [
    "import type A from 'a'\nexport type { B } from 'b'\nexport type * from 'c'\nlet d: typeof import('d')",
    ['type a', 'type b', 'type c', 'type d'],
  ],
  ["import type from 'p'\nimport { type A } from 'q'\nimport { type } from 'r'", ['p', 'q', 'r']],
  ["@observer class A { @prop() b = 1 }\nexport default A\nimport { observer, prop } from 'p'", ['p']],
  ["const a = <T,>(b: T) => b\nconst c = <Box<string> label='x' />\nimport { Box } from 'p'", ['p']],
  ["const a = <string>b\nimport b from 'p'", ['p']],
  ["import a from 'a' with { type: 'json' }", ['a']],
])('%s', async (code, expected) => {
  expect(await specifiers(code)).toEqual(expected)
})

it.each([
  '// Files below data/*.ts are sales.',
  "// It's a demo.",
  '/* // */',
  "/** @example import a from 'no' */",
  "// import a from 'no'",
  'const text = "import a from \'no\'"',
  "const text = '/*'",
  "const text = 'it\\'s //'",
  "const text = `\nimport a from 'no'\n/* ${'`'} */`",
  "const text = `${`import('no')`} /*`",
  'const pattern = /[/*\'"`]/',
  'const ratio = a / b /* / */ / c',
  "const element = <p>It's /* here: import a from 'no'\n// {'`'}</p>",
  "const element = <p title=\"import('no')\" lang='/*' />",
])('after %s', async (before) => {
  expect(await specifiers(`${before}\nimport { data } from './data'\n/* end */\n`)).toEqual(['./data'])
})

it('names the places of specifiers and names', async () => {
  const code = "import { 'a b' as c, default as d } from 'p'\nexport { e as f } from \"q\"\n"
  const pieces = (await importsIn(code)).map(({ span, names }) =>
    [span, ...names.map((one) => one.span)].map(({ start, end }) => code.slice(start, end)),
  )
  expect(pieces).toEqual([
    ['p', "'a b'", 'default'],
    ['q', 'e'],
  ])
})

it('code with a syntax error imports nothing', async () => {
  expect(await importsIn("import a from 'p'\nthis is no script")).toEqual([])
})
