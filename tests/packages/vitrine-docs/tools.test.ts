/** What the tools answer, and that they keep to their budgets. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { Library } from '../../../packages/vitrine-docs/src/library.js'
import { costOf } from '../../../packages/vitrine-docs/src/reply.js'
import { definitionOf, tools } from '../../../packages/vitrine-docs/src/tools.js'
import { call, libraryOf, tiny } from './library.js'

let library: Library
beforeAll(async () => {
  library = await libraryOf(tiny)
})
const textOf = async (name: string, input: object) => (await call(library, name, input)).text

test('definitions are short: 674 tokens of o200k as they are now, and at most 700', () => {
  const annotations = { readOnlyHint: true, openWorldHint: false }
  const definitions = JSON.stringify(tools(true).map((tool) => ({ ...definitionOf(tool), annotations })))
  expect(definitions.length).toBeLessThan(2_880)
})

describe('search', () => {
  test('finds pages, sections, demos and names, with ids that the other tools take', async () => {
    const found = async (query: string, more = {}) =>
      (await textOf('search', { query, ...more })).split('\n').map((line) => line.split(' ')[0])
    expect((await found('meter'))[0]).toMatch(/^(guide\/meter|Meter)$/)
    expect(await found('large', { kind: 'section' })).toContain('guide/meter#big-ones')
    expect(await found('Simple', { kind: 'demo' })).toEqual(['guide/meter#Simple'])
    expect((await found('arc'))[0]).toBe('Gauge.arc')
  })
  test('says that there is nothing, and which packages there are', async () => {
    expect(await textOf('search', { query: 'xylophone' })).toBe('Nothing found for "xylophone".')
    expect(await textOf('search', { query: 'x', package: 'tiny-uj' })).toContain('Did you mean "tiny-ui"?')
  })
  test('several questions at once are all answered', async () => {
    const all = await Promise.all(['meter', 'gauge', 'sizes'].map((query) => textOf('search', { query })))
    expect(all.map((text) => /meter|Gauge|sizes/i.test(text))).toEqual([true, true, true])
  })
})

describe('read', () => {
  test('a page that fits is whole, with package, version, plan and id', async () => {
    const text = await textOf('read', { ids: ['/guide/meter/'], budget: 4000 })
    expect(text).toMatch(/^> tiny-ui 2\.1\.0 · pro · guide\/meter\n\n# Meter/)
    expect(text).toContain('It is called with the number.')
    expect(text).not.toContain('Left out')
  })
  test('of others the best sections, with an outline of the rest', async () => {
    const text = await textOf('read', { ids: ['guide/meter.md'], about: 'when is onChange called', budget: 600 })
    expect(text).toContain('It is called with the number.')
    expect(text).not.toContain('Large ones fill')
    expect(text).toMatch(/Left out \(tokens\), ids begin with guide\/meter: [^]*#big-ones Large \(\d+\)/)
    expect(costOf(text)).toBeLessThanOrEqual(600)
  })
  test('of a question only what is about it: rows of tables, demos without the files that they import', async () => {
    const rows = Array.from(
      { length: 20 },
      (_, at) => `| \`option${at}\` | ${at === 7 ? 'the colour of the needle' : 'something'} |`,
    )
    const demo = (name: string, code: string) => `\`\`\`tsx title="${name}"\n${code}\n\`\`\``
    const text = [
      '# Dial',
      'A dial. '.repeat(150),
      '## Needle',
      'Paint the needle. See [sizes](/guide/meter/#sizes), [`Dial`](/api/dial.md) and `option1`.',
      demo('Needle.tsx', "import { start } from '../data.js'\nexport default () => start"),
      demo('../data.ts', 'export const start = 1'),
      ['| Option | Meaning |', '| --- | --- |', ...rows].join('\n'),
      '## Elsewhere',
      'Nothing. '.repeat(150),
    ].join('\n\n')
    const own = await libraryOf({ pages: { ...tiny.pages, 'dial.md': { text } } })
    const found = (await call(own, 'read', { ids: ['dial'], about: 'colour of the needle', budget: 900 })).text
    expect(found).toContain('| `option7` |')
    expect(found).not.toContain('option8')
    expect(found).toContain('(19 more rows)')
    expect(found).toContain('title="Needle.tsx"')
    expect(found).not.toContain('export const start')
    expect(found).toContain('See [sizes](guide/meter#sizes), `Dial` and')
    expect(found).not.toContain('Nothing.')
  })
  test('a section has those below it, and the place of a demo is one', async () => {
    const text = await textOf('read', { ids: ['guide/meter#sizes'] })
    expect(text).toContain('## Sizes')
    expect(text).toContain('### Large')
    expect(text).not.toContain('Handle changes')
    expect(await textOf('read', { ids: ['guide/meter#Simple'] })).toContain('<Meter value={start}')
  })
  test('names what was probably meant', async () => {
    expect(await textOf('read', { ids: ['guide/metr'] })).toContain('Did you mean "guide/meter"')
    expect(await textOf('read', { ids: ['guide/meter#size'] })).toContain('Did you mean "sizes"')
  })
})

describe('api', () => {
  test('a prop has its declaration, default, version and demos, and the types that it names', async () => {
    const text = await textOf('api', { names: ['Meter.size'] })
    expect(text).toContain(
      "## Meter.size (prop) · tiny-ui 2.1.0\n```ts\nsize?: Size\n```\nDefault: `'small'`. Since 2.0.",
    )
    expect(text).toContain('Demos: guide/meter#Simple')
    expect(text).toContain("'small' | 'large'")
    expect(await textOf('api', { names: ['Meter.size'], depth: 0 })).not.toContain("'small' | 'large'")
  })
  test('a component lists what it takes, deprecated props with the reason', async () => {
    const text = await textOf('api', { names: ['Meter'] })
    expect(text).toContain('- value: `number` From 0 to 1.')
    expect(text).toContain('- big?: `boolean` (deprecated: Use `size`.)')
  })
  test('what packages carry once is whole again', async () => {
    expect(await textOf('api', { names: ['Gauge.value'] })).toContain('From 0 to 1.')
  })
  test('a prop of another component or plan is said to be there', async () => {
    const { text, isError } = await call(library, 'api', { names: ['Meter.arc'] })
    expect(isError).toBe(true)
    expect(text).toBe('"Meter" has no "arc". It is in Gauge of tiny-ui-premium (premium).')
  })
})

describe('demo', () => {
  test('has all files that it imports, and versions', async () => {
    const text = await textOf('demo', { id: 'guide/meter#Simple' })
    expect([...text.matchAll(/title="(.*?)"/g)].map(([, title]) => title)).toEqual([
      'Simple.tsx',
      '../data.ts',
      'Frame.tsx',
    ])
    expect(text).toContain('> Needs tiny-ui 2.1.0')
    expect(await textOf('demo', { id: 'Simple', files: 'main' })).not.toContain('data.ts"')
  })
  test('is found by the props that it uses', async () => {
    expect(await textOf('demo', { uses: ['Meter.size', 'Meter.value'] })).toContain('Simple.tsx')
    expect(await textOf('demo', { uses: ['Meter.big'] })).toBe('No demo uses Meter.big.')
    expect(await textOf('demo', {})).toBe('Give either "id" or "uses".')
  })
})

describe('changes', () => {
  test('between two versions, what may break code first, with the guide that names it', async () => {
    const text = await textOf('changes', { package: 'tiny-ui', from: '1' })
    expect(text).toContain('tiny-ui 1 → 2.1.0: 2 changes, 1 may break code')
    expect(text.indexOf('removed prop Meter.width')).toBeLessThan(text.indexOf('added prop Meter.label'))
    expect(text).toContain('Guides: migration#meter')
    expect(await textOf('changes', { package: 'tiny-ui', from: '2.0', to: '2.1.0' })).not.toContain('width')
    expect(await textOf('changes', { package: 'tiny-ui', from: '1', names: ['label'] })).toContain(': 1 change,')
    expect(await textOf('changes', { package: 'tiny-ui', from: 'next' })).toContain('is not a version')
  })
})

test('unknown words of a request are named, with what was meant', async () => {
  expect(await textOf('search', { qery: 'x' })).toContain('There is no "qery". Did you mean "query"?')
  expect(await textOf('search', { query: 'x', kind: 'pro' })).toContain('Did you mean "prop"')
  expect(await textOf('read', { ids: ['a'], budget: 90_000 })).toMatch(/^budget: /)
})

test('no reply is over its budget, whatever the pages are like', async () => {
  const words = 'enabledColumnHeightPx, '
  const long = await libraryOf({
    pages: {
      'a.md': { text: `# A\n\n${words.repeat(900)}\n` },
      'b.md': { text: `# B\n\n${Array.from({ length: 300 }, (_, at) => `## Section ${at}\n\nText.`).join('\n\n')}\n` },
      'c.md': {
        text: `# C\n\n## Code\n\n\`\`\`tsx title="Demo.tsx"\nexport default 1\n${words.repeat(900)}\n\`\`\`\n\n中文`.concat(
          '表格'.repeat(4000),
        ),
      },
    },
    api: {
      wide: {
        kind: 'component',
        name: 'Wide',
        description: words.repeat(500),
        props: Array.from({ length: 400 }, (_, at) => ({ name: `prop${at}`, type: 'string', description: words })),
      },
    },
  })
  for (const budget of [500, 900, 2500])
    for (const [name, input] of [
      ['read', { ids: ['a', 'b', 'c'], about: 'section 7' }],
      ['read', { ids: ['b'] }],
      ['read', { ids: ['c#code'] }],
      ['api', { names: ['Wide', 'Wide.prop3'] }],
      ['demo', { id: 'c#Demo' }],
    ] as const)
      expect(costOf((await call(long, name, { ...input, budget })).text)).toBeLessThanOrEqual(budget)
})
