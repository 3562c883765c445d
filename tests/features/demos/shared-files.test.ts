/** A file that several demos of a page import is on the page once. */
import { afterAll, expect, it } from 'vitest'
import { page, smallSite } from './small-site.js'

const demo = (name: string, from: string) =>
  `import { rain } from '${from}'\n\nexport default function ${name}() {\n  return <p>${name} {rain.join()}</p>\n}\n`
const site = smallSite({
  'content/page.md': page(
    ['One', 'Two', 'inner/Three', 'Alone'].map((name) => `{{"demo": "${name}.js"}}`).join('\n\n'),
  ),
  'content/rain.ts': 'export const rain: number[] = [4711, 4712]\n',
  'content/sun.ts': 'export const sun = 815\n',
  'content/One.tsx': demo('One', './rain'),
  'content/Two.tsx': demo('Two', './rain'),
  'content/inner/Three.tsx': demo('Three', '../rain'),
  'content/Alone.tsx': "import { sun } from './sun'\n\nexport default () => <p>{sun}</p>\n",
})
afterAll(() => site.remove())

it('with the first demo; the others lead there', async () => {
  expect((await site.build()).diagnostics).toEqual([])
  const html = site.output('x/page/index.html')
  const sources = [...html.matchAll(/<pre[^]*?<\/pre>/g)].map(([pre]) => pre.replace(/<[^>]*>/g, ''))
  // In TypeScript and in JavaScript.
  expect(sources.filter((text) => text.includes('4711'))).toHaveLength(2)
  expect(html).toContain('id="One-system-file-1" data-demo-file="rain.ts"')
  expect(html).toContain('data-demo-file="rain.ts" data-demo-shared="One-system-file-1"')
  expect(html).toContain('data-demo-file="../rain.ts" data-demo-shared="One-system-file-1"')
  expect(html.match(/<a href="#One">rain\.ts is shown with the demo One<\/a>/g)).toHaveLength(1)
  expect(sources.filter((text) => text.includes('815'))).toHaveLength(1)
  expect(html).not.toContain('id="Alone-system-file')

  site.write('content/page.md', page('{{"demo": "Two.js"}}\n\n{{"demo": "Alone.js"}}'))
  expect((await site.build()).diagnostics).toEqual([])
  expect(site.output('x/page/index.html')).not.toContain('data-demo-shared')
  expect(site.output('x/page/index.html')).toContain('4711')
})

it('of a very large file only the beginning, with a warning', { tags: 'long' }, async () => {
  const data = Array.from({ length: 60_000 }, (_, index) => ({ id: index, name: `Row ${index}` }))
  site.write('content/data.json', JSON.stringify(data, null, 1))
  site.write('content/Large.tsx', "import data from './data.json'\n\nexport default () => <p>{data.length} rows</p>\n")
  site.write('content/page.md', page('{{"demo": "Large.js"}}'))
  const { diagnostics } = await site.build()
  expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([['demo/large-file', 'content/data.json']])
  const html = site.output('x/page/index.html')
  expect(html).toContain('60000<!-- --> rows')
  expect(html).toMatch(/Only the beginning of data\.json \(\d{4} kB\) is shown/)
  expect(html.length).toBeLessThan(200_000)
  expect(html).not.toContain('data-live-edit')
  const whole = /<a href="\/(x\/_assets\/imported\/content\/data-\w+\.json)">Open the whole file<\/a>/.exec(html)![1]!
  expect(JSON.parse(site.output(whole))).toEqual(data)
})
