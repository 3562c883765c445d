/** Defaults in code: what is a literal counts; what is computed or unclear does not. */
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { CodeDefaults } from '../../../src/features/api/node/extract/code-defaults.js'
import { Scripts } from '../../../src/features/api/node/extract/scripts.js'

const defaults = (text: string) => {
  const scripts = new Scripts(ts)
  const code = scripts.declared(scripts.parse('card.tsx', text), 'Card')
  return Object.fromEntries(code ? new CodeDefaults(ts, scripts).ofComponent(code) : [])
}

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

test('constants, members of constant objects, and what minifiers write', () => {
  const text = `
    import { far } from './nowhere'
    const SIZE = 'medium', all = Object.freeze({ tone: { hue: 'red' }, step: 2 })
    let changing = 1
    changing = 2
    function Card({ a = SIZE, b = all.tone.hue, c = !0, d = !1, e = [SIZE], f = changing, g = far, h = inner, ...rest }) {
      const inner = 1
    }`
  expect(defaults(text)).toEqual({ a: "'medium'", b: "'red'", c: 'true', d: 'false', e: "['medium']" })
})

describe('are found outside of destructuring:', () => {
  test.each([
    [
      'defaultProps',
      `const Card = memo(Raw); function Raw(props) {} Raw.defaultProps = { size: 'medium', open: false }`,
    ],
    ['a static property', `class Card extends Component { static defaultProps = { size: 'medium', open: false } }`],
    [
      'what a compiler makes of one',
      `class Card extends Component { render() { const { open = false } = this.props } }
       _defineProperty(Card, "defaultProps", { size: 'medium' })`,
    ],
    [
      'objects spread before the props',
      `const base = { size: 'medium' }; function Card(given) { const props = { ...base, open: false, ...given } }`,
    ],
    [
      'the same in JavaScript of other years',
      `const base = { size: 'medium' }; function Card(given) { const props = _objectSpread(_objectSpread({ open: false }, base), given) }`,
    ],
    [
      'a hook that takes defaults before the props',
      `const defaultProps = { size: 'medium', open: false }; const Card = factory((given) => { const props = useProps('Card', defaultProps, given) })
       function factory(drawn) { const Made = memo(drawn); Made.extend = same; return Made }`,
    ],
    [
      'a hook that returns the same props',
      `const Card = (props) => { const { size = 'medium', ...rest } = useUncontrolled(props, { size: 'onSize' }); const { open = false } = rest }`,
    ],
    [
      'a hook that returns the props among others',
      `const Card = (given) => { const { propsToUse, theme } = useOptions('Card', given); const { size = 'medium', open = false } = propsToUse }`,
    ],
    [
      'a hook that is given the props',
      `function useCard({ open = false, tone = 1 }) {}; const useAll = (all) => { const { size = 'medium', ...rest } = all; useCard(rest) }
       const Card = ({ tone, ...rest }) => { const { icon } = useAll(rest); return <i icon={icon} /> }`,
    ],
    [
      'definitions of props',
      `const definitions = { ...open, size: { type: 'enum', default: 'medium' }, tone: { type: 'enum', default: void 0 } }, open = { open: { type: 'boolean', default: false } }
       function Card(props) { const { size, ...rest } = extract(props, definitions) }`,
    ],
    [
      'the variants of a function for classes',
      `const card = cva('card', { variants: {}, defaultVariants: { size: 'medium', open: false, other: 1 } })
       const Card = ({ size, open, tone }) => { return <div className={card({ size, open, className: tone })} /> }`,
    ],
    [
      'its variants, from all props',
      `const card = tv({ variants: {}, defaultVariants: { size: 'medium', open: false } })
       const Card = ({ tone, ...rest }) => <div {...rest} className={card(rest)} />`,
    ],
    [
      'the component that all props are passed on to',
      `const Base = ({ size = 'medium', hidden = true, tone = 1, late = 2 }) => null
       const Card = ({ tone, ...rest }) => <Base open={false} {...rest} hidden={undefined} late={3} />`,
    ],
    [
      'the same, compiled',
      `const Base = ({ size = 'medium', open = false }) => null
       const Card = forwardRef(({ className, ...rest }, ref) => jsx(Base, { ...rest, ref: ref }))`,
    ],
    [
      'conditions that compilers write',
      `var Card = function Card(_ref) { var _ref$size = _ref.size, size = _ref$size === void 0 ? 'medium' : _ref$size, open = _ref.open !== undefined ? _ref.open : false }`,
    ],
    [
      'what stands for a prop that is missing, after a context or in its place',
      `const card = tv({ defaultVariants: { size: 'medium' } })
       const Card = ({ size, open }) => { const used = size ?? useGroup()?.size; const isOpen = open ?? false; card({ size: used }) }`,
    ],
    ['static parts', `const Card = Object.assign(forwardRef(({ size = 'medium', open = false }) => null), { Body })`],
  ])('%s', (_, text) => {
    expect(defaults(text)).toEqual({ size: "'medium'", open: 'false' })
  })
})

test('of a function for each parameter', () => {
  const scripts = new Scripts(ts)
  const file = scripts.parse(
    'use.ts',
    `export function useOpen({ initial = false, onChange } = {}, delay = 100, last) {}`,
  )
  const found = new CodeDefaults(ts, scripts).ofParameters(scripts.exported(file, 'useOpen')!)
  expect(found.map((one) => Object.fromEntries(one))).toEqual([{ initial: 'false', '': '{}' }, { '': '100' }, {}])
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
    ['what a later part may replace', `function Card(props) { const all = { a: 1, ...other, ...props } }`],
    ['what replaces a prop', `function Card(props) { const { a = 1, b = 2 } = { ...props, a: props.b, ...other } }`],
    [
      'a component that gets other props',
      `const Base = ({ a = 1, b = 2 }) => null; const Card = ({ a, b, ...rest }) => <Base {...rest} b={b} />`,
    ],
    [
      'a component that is drawn in one case of two',
      `const Base = ({ a = 1 }) => null; function Card(props) { if (x) return null; return <Base {...props} /> }`,
    ],
    [
      'variants that get another value',
      `const card = cva('', { defaultVariants: { a: 1 } }); const Card = ({ a }) => card({ a: a + 1 })`,
    ],
    [
      'the names of a hook that keeps state',
      `function Card(props) { const { b } = useUncontrolled(props, { a: 'onA' }) }`,
    ],
    [
      'a hook that is given something else',
      `function useCard({ a = 1 }) {}; function Card(props) { const b = useCard(props.b); useCard({ a: 2 }) }`,
    ],
    ['no script', ``],
  ])('%s', (_, text) => {
    expect(defaults(text)).toEqual({})
  })
})
