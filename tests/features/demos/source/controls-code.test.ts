import { describe, expect, it } from 'vitest'
import {
  attributeLines,
  type CodeLine,
  defaultValues,
  propsOf,
  variableLines,
} from '../../../../src/features/demos/shared/controls-code.js'
import type { DemoControl } from '../../../../src/template-props.js'

const text = (lines: CodeLine[]) => lines.map(({ indent, parts }) => indent + parts.map((part) => part.text).join(''))

const controls: DemoControl[] = [
  { name: 'wide', kind: 'boolean', default: false },
  { name: 'open', kind: 'boolean', default: true },
  { name: 'size', kind: 'number', default: 4 },
  { name: 'title', kind: 'text' },
  { name: 'grid', kind: 'choice', choices: [{ label: 'none' }, { label: 'x', value: { x: true, 'y-z': [1, null] } }] },
  { name: 'stack', kind: 'choice', choices: [{ label: 'none' }, { label: 'all', value: 'all' }], isVariable: true },
]

describe('the code of controls', () => {
  it('has an attribute for what is not the default', () => {
    expect(attributeLines(controls, defaultValues(controls), '  ')).toEqual([])
    expect(
      text(
        attributeLines(
          controls,
          { wide: true, open: false, size: 4, title: 'Hello', grid: { x: true, 'y-z': [1, null] }, stack: 'all' },
          '  ',
        ),
      ),
    ).toEqual(['  wide', '  open={false}', '  title="Hello"', "  grid={{ x: true, 'y-z': [1, null] }}"])
  })

  it.each([
    ["it's", 'title="it\'s"'],
    ['say "hi"', 'title={\'say "hi"\'}'],
    ['<b> & {c}', "title={'<b> & {c}'}"],
    ['both \' and "', "title={'both \\' and \"'}"],
    ['a\\b', "title={'a\\\\b'}"],
    ['two\nlines', "title={'two\\nlines'}"],
  ])('writes %j as JSX reads it', (title, expected) => {
    expect(text(attributeLines(controls, { title }, ''))).toContain(expected)
  })

  it('has a constant for each variable', () => {
    expect(text(variableLines(controls, { stack: 'all' }))).toEqual(["const stack = 'all';", ''])
    expect(text(variableLines(controls, {}))).toEqual(['const stack = undefined;', ''])
    expect(variableLines(controls.slice(0, 2), {})).toEqual([])
  })

  it('leaves undefined values out of the props', () => {
    expect(propsOf(defaultValues(controls))).toEqual({ wide: false, open: true, size: 4 })
  })
})
