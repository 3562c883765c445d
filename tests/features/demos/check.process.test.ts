import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CheckedDemos, CommandResult } from '../../../src/index.js'
import { installBrowser } from '../../../scripts/browsers.mjs'
import { check } from '../../support/compiled.mjs'
import { inLongRun } from '../../support/long.js'
import { page, smallSite, type SmallSite } from './small-site.js'

const counter =
  "import { useState } from 'react'\n\nexport default function Counter() {\n  const [count, setCount] = useState(0)\n  return <button onClick={() => setCount(count + 1)}>Pressed {count}</button>\n}\n"
/** The demos of the page. */
const shown = [
  ...['Good', 'Types', 'Mismatch', 'Unnamed', 'Logs', 'Throws', 'Tested', 'Fails'],
  ...inLongRun(
    ['Attribute', 'Waits', 'Always', 'Styles', 'Absent', 'Bare', 'Zone', 'Stamp', 'Number', 'Language', 'Own'],
    [],
  ),
]
const files = {
  'content/Absent.tsx': "import all from './nothing'\n\nexport default function Absent() {\n  return <p>{all}</p>\n}\n",
  'content/Bare.tsx': 'export default function Bare() {\n  return <p>Bare</p>\n}\n',
  'content/Bare.test.ts': "import { expect } from './nothing'\n\nexport default () => expect(1)\n",
  'content/page.md': page(shown.map((name) => `{{"demo": "${name}.js"}}`).join('\n\n')),
  'content/Good.tsx': 'export default function Good() {\n  return <button>Fine</button>\n}\n',
  'content/Types.tsx':
    "const width: number = 'wide'\n\nexport default function Types() {\n  return <p>{width}</p>\n}\n",
  'content/Mismatch.tsx':
    "export default function Mismatch() {\n  return <p>{typeof window === 'undefined' ? 'server' : 'browser'}</p>\n}\n",
  'content/Attribute.tsx':
    "export default function Attribute() {\n  return <p data-side={typeof window === 'undefined' ? 'server' : 'browser'}>Same text</p>\n}\n",
  'content/Zone.tsx':
    'export default function Zone() {\n  return <p>{new Date(0).toISOString().length} {new Date(0).toDateString()} {new Date(0).getHours()}</p>\n}\n',
  'content/Stamp.tsx':
    'export default function Stamp() {\n  const day = new Date(2025, 5, 1)\n  return <p data-stamp={day.getTime()}>{day.getDate()}</p>\n}\n',
  'content/Number.tsx': 'export default function Number() {\n  return <p>{(1234.5).toLocaleString()}</p>\n}\n',
  'content/Language.tsx':
    "export default function Language() {\n  return <p>{typeof window === 'undefined' ? 'en-US' : navigator.language}</p>\n}\n",
  'content/Own.tsx':
    "import { useEffect, useState } from 'react'\n\nexport default function Own() {\n  const [here, setHere] = useState('')\n  useEffect(() => setHere(new Date(0).toString()), [])\n  return <p>Here: {here}</p>\n}\n",
  'content/Unnamed.tsx': 'export default function Unnamed() {\n  return <input />\n}\n',
  'content/Throws.tsx':
    "import { fail } from './fail.js'\n\nexport default function Throws() {\n  fail()\n  return <p>Throws</p>\n}\n",
  'content/fail.ts':
    "export function fail(): void {\n  if (typeof window !== 'undefined') throw new RangeError('out of range')\n}\n",
  'content/Styles.tsx':
    "import { useEffect } from 'react'\n\nexport default function Styles() {\n  useEffect(() => {\n    document.head.append(Object.assign(document.createElement('style'), { textContent: 'p { color: navy }' }))\n  }, [])\n  return <p>Styles</p>\n}\n",
  'content/Tested.tsx': counter,
  'content/Tested.test.ts':
    "import type { DemoTest } from 'vitrine/demo-test'\n\nconst test: DemoTest = async ({ demo }) => {\n  await demo.getByRole('button').click()\n  await demo.getByText('Pressed 1').waitFor({ timeout: 5000 })\n}\nexport default test\n",
  'content/Fails.tsx': counter,
  'content/Fails.test.ts':
    "export default async ({ demo }: { demo: { innerText(): Promise<string> } }) => {\n  const shown = await demo.innerText()\n  if (shown !== 'Pressed 9') throw new Error(`It says ${shown}.`)\n}\n",
  'content/Waits.tsx': counter,
  'content/Waits.test.ts':
    "import type { DemoTest } from 'vitrine/demo-test'\n\nexport default (async ({ demo }) => {\n  await demo.getByText('Pressed 9').waitFor({ timeout: 50 })\n}) satisfies DemoTest\n",
  'content/Always.tsx': "export default function Always(): undefined {\n  throw new TypeError('wrong everywhere')\n}\n",
  'content/Logs.tsx':
    "import { useEffect } from 'react'\n\nexport default function Logs() {\n  useEffect(() => console.error('something is wrong'), [])\n  return <p>Logs</p>\n}\n",
}

describe('docs-build check demos', () => {
  let site: SmallSite
  let result: CommandResult & { data: CheckedDemos }
  const run = async (demo?: string[], browser = installBrowser('chromium')) =>
    (await check('demos', {
      root: site.root,
      threads: 1,
      flags: { browser, ...(demo && { demo }) },
    })) as typeof result
  const of = (name: string) => result.diagnostics.filter(({ file }) => file === `content/${name}.tsx`)
  beforeAll(async () => {
    site = smallSite(files)
    result = await run()
  }, 400_000)
  afterAll(() => site.remove())

  it('finds nothing wrong with a good demo, and measures it', () => {
    expect(of('Good')).toEqual([])
    const good = result.data.demos.find(({ name }) => name === 'Good')!
    expect(good).toMatchObject({ pathname: '/x/demos/Good/', problems: 0, cached: false })
    for (const value of [good.size, good.total! - good.size!, good.prerender, good.hydration])
      expect(value).toBeGreaterThan(0)
    expect(result.data.notes).toEqual([])
  })

  it('reports a demo, or a test, that cannot be built, and goes on with the others', { tags: 'long' }, () => {
    expect(of('Absent')).toMatchObject([{ code: 'demo/syntax', severity: 'error', line: 1, column: 17 }])
    const absent = result.data.demos.find(({ name }) => name === 'Absent')
    expect(absent).toEqual({ pathname: '/x/demos/Absent/', name: 'Absent', problems: 1, cached: false })
    expect(of('Bare')).toEqual([])
    expect(result.diagnostics.filter(({ file }) => file === 'content/Bare.test.ts')).toHaveLength(1)
    expect(result.data.demos).toHaveLength(shown.length)
  })

  it('reports wrong types with their place and the page that shows the demo', () => {
    expect(of('Types')).toEqual([
      expect.objectContaining({ code: 'demo/types', line: 1, column: 7, notes: ['Shown on content/page.md.'] }),
    ])
    expect(of('Types')[0]!.text).toContain('TS2322')
  })

  it('reports what is not as it was prerendered, once, with what React says about the difference', () => {
    const [only, ...others] = of('Mismatch')
    expect(others).toEqual([])
    expect(only!.code).toBe('demo/mismatch')
    expect(only!.text).toMatch(/^Mismatch: Hydration failed/)
    expect(only!.notes.join('\n')).toMatch(/\+ +browser\n- +server/)
  })

  it('reports attributes that are not as they were prerendered', { tags: 'long' }, () => {
    expect(of('Attribute').map(({ code }) => code)).toEqual(['demo/mismatch'])
    expect(of('Attribute')[0]!.notes.join('\n')).toContain('data-side')
  })

  it('says which demos depend on the zone or the language of readers, and what helps', { tags: 'long' }, () => {
    expect(of('Zone')).toMatchObject([
      {
        code: 'demo/zone',
        severity: 'warning',
        text: expect.stringContaining('Zone (Australia/Lord_Howe): ') as string,
      },
    ])
    expect(of('Zone')[0]!.notes.join('\n')).toMatch(/\+ +10\n- +0\n/)
    expect(of('Zone')[0]!.hint).toContain('timeZone')
    expect(of('Language')).toMatchObject([
      { code: 'demo/mismatch', severity: 'error', text: expect.stringContaining('Language (ar-EG): ') as string },
    ])
    expect(of('Language')[0]!.hint).toContain('toLocaleString("en-US")')
    // Readers get the attributes and the numbers of where they are.
    expect([...of('Stamp'), ...of('Number'), ...of('Own')]).toEqual([])
  })

  it('reports an exception once, with its place in the source', () => {
    const found = result.diagnostics.filter(({ text }) => text.includes('out of range'))
    expect(found).toMatchObject([{ code: 'demo/browser', file: 'content/fail.ts', line: 2 }])
    expect(found[0]!.text).toBe('Throws: RangeError: out of range')
    expect(found[0]!.notes.join('\n')).toMatch(/at Throws \(content\/Throws\.tsx:4:\d+\)/)
  })

  it('reports once what a demo throws in Node and in the browser', { tags: 'long' }, () => {
    expect(of('Always')).toMatchObject([{ code: 'demo/browser', line: 2 }])
    expect(result.data.demos.find(({ name }) => name === 'Always')).toMatchObject({ problems: 1 })
  })

  it('names the option that allows styles which a demo inserts', { tags: 'long' }, () => {
    expect(of('Styles')).toMatchObject([{ code: 'demo/styles' }])
    expect(of('Styles')[0]!.hint).toContain('features.demos.inlineStyles')
  })

  it('runs the test beside a demo', () => {
    expect(of('Tested')).toEqual([])
    const failed = result.diagnostics.filter(({ code }) => code === 'demo/test')
    expect(failed).toMatchObject([
      { file: 'content/Fails.test.ts', line: 3, text: 'Fails: It says Pressed 0.' },
      ...inLongRun(
        [
          {
            file: 'content/Waits.test.ts',
            line: 4,
            text: expect.stringMatching(/^Waits: locator\.waitFor: Timeout 50ms/) as string,
          },
        ],
        [],
      ),
    ])
    const texts = failed.flatMap(({ text, notes }) => [text, ...notes])
    expect(texts.filter((text) => text.includes('\u001b') || text.includes(site.root))).toEqual([])
  })

  it('reports what axe finds, once for all looks', () => {
    const found = of('Unnamed')
    expect(found.map(({ code }) => code)).toEqual(['demo/axe'])
    expect(found[0]!.text).toContain('label')
  })

  it('reports errors in the console', () => {
    expect(of('Logs')[0]).toMatchObject({ code: 'demo/browser' })
    expect(of('Logs')[0]!.text).toContain('something is wrong')
    expect(result.exitCode).toBe(1)
  })

  it(
    'remembers which unchanged demos were good in the browser, and looks at the others again',
    { tags: 'long' },
    async () => {
      const { diagnostics } = result
      const again = await run()
      expect(again.diagnostics).toEqual(diagnostics)
      expect(again.data.demos.filter(({ cached }) => cached).map(({ name }) => name)).toEqual([
        'Bare',
        'Good',
        'Number',
        'Own',
        'Stamp',
        'Tested',
        'Types',
      ])
    },
  )

  it('checks some demos only, where it is told which', { tags: 'long' }, async () => {
    const some = await run(['/x/demos/Ty*', '/x/demos/Good/'])
    expect(some.data.demos.map(({ name }) => name)).toEqual(['Good', 'Types'])
    const none = await run(['/x/page/'])
    expect([none.exitCode, none.diagnostics.map(({ text }) => text)]).toEqual([2, ['No demo matches /x/page/.']])
  })

  it('says that a browser does not exist, also where nothing is left to look at', async () => {
    const { exitCode, diagnostics } = await run(['/x/demos/Good/'], '/nope')
    expect([exitCode, diagnostics.map(({ code }) => code)]).toEqual([2, ['cli/browser']])
  })

  it('checks again what was edited', { tags: 'long' }, async () => {
    site.write('content/Types.tsx', files['content/Types.tsx'].replace("'wide'", '3'))
    result = await run()
    expect(of('Types')).toEqual([])
    expect(result.data.demos.filter(({ cached }) => cached).map(({ name }) => name)).toEqual([
      'Bare',
      'Good',
      'Number',
      'Own',
      'Stamp',
      'Tested',
    ])
  })
})

it('checks demos in JavaScript, and with --only those of some pages', { timeout: 200_000, tags: 'long' }, async () => {
  const site = smallSite({
    'content/navigation.ts': "export default [{ pathname: '/x/page' }, { pathname: '/x/other' }]",
    'content/page.md': page('{{"demo": "Plain.js"}}'),
    'content/other.md': page('{{"demo": "Typed.js"}}'),
    'content/Plain.js': "import { width } from './width'\n\nexport default () => <p>{width}</p>\n",
    'content/width.ts': "export const width: number = 'wide'\n",
    'content/Typed.tsx': 'export default () => <p>{nothing}</p>\n',
  })
  const found = await check('demos', {
    root: site.root,
    threads: 1,
    only: ['/x/page'],
    flags: { browser: installBrowser('chromium') },
  })
  site.remove()
  expect((found.data as unknown as CheckedDemos).demos.map(({ name }) => name)).toEqual(['Plain'])
  expect(found.diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual(['demo/types content/width.ts'])
})
