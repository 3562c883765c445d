/** Aliases of the site's `tsconfig.json` and of its configuration, in demos and components. */
import { afterEach, describe, expect, it } from 'vitest'
import { find, textOf } from '../../support/html.js'
import { page, smallSite, type SmallSite } from './small-site.js'

const tsconfig = `{
  // Comments and trailing commas are fine.
  "extends": "./configs/base.json",
  "compilerOptions": { "strict": true, },
}`
const base = `{ "compilerOptions": { "baseUrl": "..", "paths": { "@/*": ["missing/*", "content/*"], "rain": ["./content/data/rain.ts"] } } }`

const demo = `import { useState } from 'react'
import { rain } from '@/data/rain'
import { label as text } from "content/label"

export default function Bars() {
  const [days] = useState(rain)
  return <p>{text}: {days.join('+')}</p>
}
`
const files = {
  'tsconfig.json': tsconfig,
  'configs/base.json': base,
  'content/page.md': page('{{"demo": "Bars.js"}}\n\n{{"component": "Total"}}'),
  'content/Bars.tsx': demo,
  'content/label.ts': "export { label } from '@/words/label.js'\n",
  'content/words/label.ts': "export const label = 'Rain'\n",
  'content/data/rain.ts': 'export const rain: number[] = [3, 4]\n',
  'content/components/Total.tsx':
    "import { rain } from 'rain'\n\nexport default () => <b>{rain.reduce((a, b) => a + b)} mm</b>\n",
}

describe('paths and baseUrl of tsconfig.json', () => {
  let site: SmallSite
  afterEach(() => site.remove())

  it('lead to files of the site in demos and components', { tags: 'long' }, async () => {
    site = smallSite(files)
    const { diagnostics } = await site.build()
    expect(diagnostics).toEqual([])
    const html = site.output('x/page/index.html')
    expect(find(html, 'p').map(textOf)).toContain('Rain: 3+4')
    expect(find(html, 'b').map(textOf)).toContain('7 mm')

    site.write('configs/base.json', base.replace('content/*', 'other/*'))
    site.write('other/data/rain.ts', 'export const rain: number[] = [5]\n')
    site.write('other/words/label.ts', "export const label = 'Snow'\n")
    expect((await site.build()).diagnostics).toEqual([])
    expect(find(site.output('x/page/index.html'), 'p').map(textOf)).toContain('Snow: 5')
  })

  it('are written as relative paths in the sources that readers get', { tags: 'long' }, async () => {
    site = smallSite(files)
    await site.build()
    const text = site.output('x/page.md')
    expect(text).toContain("import { rain } from './data/rain'")
    expect(text).toContain('import { label as text } from "./label"')
    expect(text).not.toContain('@/')
  })
})

describe('`alias` in the configuration', () => {
  const config = {
    title: 'Small',
    url: 'https://small.example',
    prefix: '/x',
    content: [{ dir: 'content', at: '/x' }],
    alias: { 'docs/data': './elsewhere', 'react-dom/grid': './stand-ins/grid.tsx', '~*': './content/*' },
  }
  let site: SmallSite
  afterEach(() => site.remove())

  it('leads to files in demos, before installed packages', { tags: 'long' }, async () => {
    site = smallSite({
      'docs.config.json': JSON.stringify(config),
      'content/page.md': page('{{"demo": "Bars.js"}}'),
      'content/Bars.tsx':
        "import { rain } from 'docs/data/rain'\nimport { Grid } from 'react-dom/grid'\nimport { word } from '~words'\n\nexport default () => <Grid>{word} {rain}</Grid>\n",
      'content/words.ts': "export const word = 'Rain'\n",
      'elsewhere/rain.js': 'export const rain = 7\n',
      'stand-ins/grid.tsx':
        "import type { ReactNode } from 'react'\nexport const Grid = ({ children }: { children: ReactNode }) => <u>{children}</u>\n",
    })
    expect((await site.build()).diagnostics).toEqual([])
    expect(find(site.output('x/page/index.html'), 'u').map(textOf)).toContain('Rain 7')
    // Readers' tools know no aliases.
    expect(site.output('x/page.md')).toContain("from '../elsewhere/rain'")
  })
})
