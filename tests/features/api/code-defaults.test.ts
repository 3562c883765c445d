/** Defaults in code: what is a literal counts; what is computed or unclear does not. */
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { codeDefaults } from '../../../src/features/api/node/extract/code-defaults.js'

const defaults = (text: string) => Object.fromEntries(codeDefaults(ts, text, 'Card'))

describe('are found in', () => {
  test.each([
    ['a parameter', `export function Card({ size = "medium", count = -1, open: isOpen = false, ...rest }) {}`],
    ['an arrow', `export const Card = ({ size = 'medium', count = -1, 'open': isOpen = false }) => null`],
    [
      'the body',
      `function Card(props) { const { size = 'medium', count = -1, open = false } = props, other = omit(props) }`,
    ],
    [
      'forwardRef, after the theme',
      `const Card = /*#__PURE__*/React.forwardRef(function Card(inProps, ref) {
        const props = useThemeProps({ props: inProps, name: 'LibCard' })
        const { size = 'medium', count = -1 } = props
        const { open = false } = props
      })`,
    ],
    [
      'CommonJS',
      `const Card = exports.Card = /*#__PURE__*/React.memo((0, React.forwardRef)(({ size = \`medium\`, count = -1, open = false }, ref) => null))`,
    ],
    [
      'another name',
      `const CardRaw = function CardRaw({ size = 'medium', count = -1, open = false }) {}\nexport const Card = memo(CardRaw)`,
    ],
    [
      'TypeScript',
      `export function Card({ size = 'medium', count = -1, open = false }: CardProps): React.ReactNode { return null }`,
    ],
  ])('%s', (_, text) => {
    expect(defaults(text)).toEqual({ size: "'medium'", count: '-1', open: 'false' })
  })
})

test('nothing, an empty list and an empty object are literals', () => {
  expect(defaults(`function Card({ a = null, b = [], c = {}, d = "it's\\t" }) {}`)).toEqual({
    a: 'null',
    b: '[]',
    c: '{}',
    d: "'it\\'s\\t'",
  })
})

test('short lists and objects of literals, and what TypeScript says of a literal, are literals', () => {
  expect(
    defaults(`function Card({ a = [4, 'b'], c = { d: 1, e: [true] }, f = 'g' as Mode, h = ([1]) as const }) {}`),
  ).toEqual({ a: "[4, 'b']", c: '{ d: 1, e: [true] }', f: "'g'", h: '[1]' })
  const long = Array.from({ length: 30 }, (_, at) => at).join(', ')
  expect(defaults(`function Card({ a = [b], c = { d }, e = { [f]: 1 }, g = [${long}] }) {}`)).toEqual({})
})

describe('are not taken from', () => {
  test.each([
    ['what is computed', `function Card({ a = b, c = f(), d = [f()], e = () => {}, g = cond ? 1 : 2 }) {}`],
    [
      'other objects',
      `function Card(props) { const { a = 1 } = useOptions(); const { b = 2 } = props.slots; const { c = 3 } = merge(props) }`,
    ],
    ['two different values', `function Card(props) { const { a = 1 } = props; const { a: again = 2 } = props }`],
    ['a block that may not run', `function Card(props) { if (props.b) { const { a = 1 } = props } }`],
    ['another component', `function Other({ a = 1 }) {}\nfunction Card(props) {}`],
    ['a wrapper that is not known', `const Card = withOptions(function ({ a = 1 }) {})`],
    ['no script', ``],
  ])('%s', (_, text) => {
    expect(defaults(text)).toEqual({})
  })
})
