/** The preview of a demo: which lines matter. */
import { describe, expect, it } from 'vitest'
import { demoPreview, withoutPreviewMarks } from '../../../../src/features/demos/node/source/preview.js'

const returning = (jsx: string, before = '') =>
  `export default function Demo() {\n${before}  return (\n${jsx}\n  );\n}\n`

describe('the preview', () => {
  it('is what the default export returns, from the margin', async () => {
    expect(await demoPreview(returning('    <Chart\n      height={2}\n      data={rows}\n    />'))).toBe(
      '<Chart\n  height={2}\n  data={rows}\n/>',
    )
    expect(await demoPreview('export default () => <A<string> b={1 as number} />')).toBe(
      '<A<string> b={1 as number} />',
    )
  })

  it('leaves out one element that only lays out', async () => {
    const nested = returning(
      '    <Box sx={{ a: 1 }}>\n      <Stack>\n        <A />\n\n        <B />\n      </Stack>\n    </Box>',
    )
    expect(await demoPreview(nested)).toBe('<Stack>\n  <A />\n\n  <B />\n</Stack>')
    expect(await demoPreview(nested, { wrappers: [] })).toMatch(/^<Box/)
    expect(
      await demoPreview(returning('    <Theme.Provider><A /></Theme.Provider>'), { wrappers: ['Theme.Provider'] }),
    ).toBe('<A />')
    expect(await demoPreview(returning('    <>\n      <A />\n      text\n    </>'))).toBe('<A />\ntext')
    expect(await demoPreview(returning('    <div />'))).toBe('<div />')
    expect(await demoPreview(returning('    <div></div>'))).toBe('<div></div>')
  })

  it('takes the last return with JSX, not those of functions within', async () => {
    const before = `  const cell = () => {
    return <Wrong />;
  };
  if (busy) return <Wrong />;
  if (none) return null;
`
    expect(await demoPreview(returning('    <Right render={() => { return <Wrong />; }} />', before))).toMatch(
      /^<Right/,
    )
    expect(await demoPreview('export default function Demo() {\n  if (a) { return <A />; }\n  return null;\n}')).toBe(
      '<A />',
    )
    expect(await demoPreview('export default function Demo() {\n  return a ? <A /> : b && <B />;\n}')).toBe('<B />')
  })

  it.each([
    ['a name', 'const Other = () => <Wrong />;\nconst Demo = () => <Right />;\nexport default Demo;'],
    ['a call', 'export default memo(forwardRef(function Demo() { return <Right />; }));'],
    ['a named call', 'function Demo() { return <Right />; }\nexport default styled(Demo);'],
    ['a type', 'const Demo = (() => <Right />) satisfies FC;\nexport default Demo as FC;'],
    ['a list of exports', 'function Demo() { return <Right />; }\nexport { Demo as default };'],
    [
      'a class',
      'export default class Demo extends Component { helper() { return <Wrong />; } render() { return <Right />; } }',
    ],
    [
      'a component further down',
      'export default function Demo() { return <Right />; }\nexport function Part() { return <Wrong />; }',
    ],
  ])('finds the component behind %s', async (_, code) => {
    expect(await demoPreview(code)).toBe('<Right />')
  })

  it('is absent where it would be too long, empty or unreadable', async () => {
    const lines = (count: number) => returning(`    <div>\n${'      <A />\n'.repeat(count)}    </div>`)
    expect((await demoPreview(lines(16)))?.split('\n')).toHaveLength(16)
    expect(await demoPreview(lines(17))).toBeUndefined()
    expect(await demoPreview(lines(3), { lines: 2 })).toBeUndefined()
    for (const code of [
      '',
      'export default 1',
      'export const a = <A />',
      'export default function (',
      'export default missing',
      'export default function D() { return null }',
    ]) {
      expect(await demoPreview(code), code).toBeUndefined()
    }
    expect(await demoPreview('const a = b;\nconst b = a;\nexport default a;')).toBeUndefined()
  })

  it('is what the author marked, of any length, and the marks are not shown', async () => {
    const code = `const a = 1;
  // #region preview
  const columns = [
    { field: 'a' },
  ];
  // #endregion
export default function Demo() {
  return (
    <A>
      {/* #region preview */}
      <B />
      {/* #endregion */}
    </A>
  );
}
// #endregion
`
    expect(await demoPreview(code)).toBe("const columns = [\n  { field: 'a' },\n];\n\n<B />")
    expect(withoutPreviewMarks(code)).not.toMatch(/#region/)
    expect(withoutPreviewMarks(code)).toMatch(/\/\/ #endregion\n$/)
    expect(withoutPreviewMarks(code).split('\n')).toHaveLength(code.split('\n').length - 4)
  })
})
