/** The JavaScript version: what goes, what stays, and how it is laid out. */
import { describe, expect, it } from 'vitest'
import { styleOf } from '../../../../src/features/demos/shared/code-style.js'
import { javascriptVersion, toJavaScript } from '../../../../src/features/demos/node/source/javascript-version.js'

describe('the JavaScript version', () => {
  it('loses the types and keeps comments and blank lines', async () => {
    const javascript = await toJavaScript(`import * as React from 'react';
import type { Dayjs } from 'dayjs';
import Button, { type ButtonProps } from 'ui/Button';

/** A row. */
interface Row {
  id: number;

  name?: string;
}

const rows: Row[] = [{ id: 1 }]; // one

export default function Demo<T extends Row>({ a }: { a?: T }) {
  // A comment of its own

  const [value, setValue] = React.useState<Dayjs | null>(null);
  const b = a!.name as string satisfies string;

  return (
    <Button<'a'> onClick={(event: React.MouseEvent<HTMLElement>) => setValue(null)}>{b}</Button>
  );
}
`)
    expect(javascript).toBe(`import * as React from 'react';
import Button from 'ui/Button';

/** A row. */

const rows = [{ id: 1 }]; // one

export default function Demo({ a }) {
  // A comment of its own

  const [value, setValue] = React.useState(null);
  const b = a.name;

  return <Button onClick={(event) => setValue(null)}>{b}</Button>;
}
`)
  })

  it('keeps template literals, directives and JSX text to the letter', async () => {
    const code = `'use client';
import { a } from './a.js';

export default function Demo() {
  return (
    <p title="it's">
      {\`x: \${a as string}

  y\`}{' '}
      text — with “quotes” &amp; 中文
    </p>
  );
}
`
    expect(await toJavaScript(code)).toBe(code.replace(' as string', ''))
  })

  it('follows the style of the source', async () => {
    const bare = await toJavaScript(
      `import { a } from "a"\nimport { b } from "b"\n\nexport const c: string = a.map(x => b(x as never))\n`,
    )
    expect(bare).toBe(`import { a } from "a"\nimport { b } from "b"\n\nexport const c = a.map(x => b(x))\n`)
    expect(styleOf("import a from 'a';\n\tfoo();\n")).toMatchObject({ semi: true, singleQuote: true, useTabs: true })
    const wide = `import a from 'a';\n\nexport const b = { one: a.first, two: a.second, three: a.third, four: a.fourth, five: a.fifth, six: 6 };\n`
    expect(wide.split('\n')[2]!.length).toBeGreaterThan(80)
    expect(await toJavaScript(wide)).toBe(wide)
  })

  it('is absent where taking the types away changes nothing', async () => {
    expect(
      await javascriptVersion("import { A } from 'a';\n\nexport default function Demo() {\n  return <A />;\n}\n"),
    ).toBeUndefined()
    expect(await javascriptVersion('export const a: number = 1;\n')).toBe('export const a = 1;\n')
  })

  it('says what is wrong with code that it cannot read', async () => {
    await expect(toJavaScript('const = 1')).rejects.toThrow(/Unexpected token/)
  })
})
