import { afterEach, describe, expect, it } from 'vitest'
import { page, smallConfig, smallSite, type SmallSite } from './small-site.js'
import { byId, find, linksOf, textOf } from '../../support/html.js'

describe('{{"component": …}}', () => {
  let site: SmallSite
  afterEach(() => site.remove())

  it('renders a block of the site to static HTML, with the directive’s keys as props', async () => {
    site = smallSite({
      'content/page.md': page(
        '{{"component": "Packages", "names": ["a", "b"], "wide": true}}\n\n{{"component": "nested/Hello.tsx"}}',
      ),
      'content/components/Packages.tsx':
        "import { caption } from './caption.js'\n\nexport default function Packages({ names, wide, userLanguage }: { names: string[]; wide: boolean; userLanguage: string }) {\n  return (\n    <ul id=\"packages\" lang={userLanguage} className={wide ? 'wide' : ''}>\n      {names.map((name) => (\n        <li key={name}>{caption + name} &amp; more</li>\n      ))}\n    </ul>\n  )\n}\n",
      'content/components/caption.ts': "export const caption = 'package '\n",
      'content/components/nested/Hello.tsx': 'export default () => <p>Hello there</p>\n',
    })
    expect((await site.build()).diagnostics).toEqual([])
    const html = site.output('x/page/index.html')
    const packages = byId(html, 'packages')
    expect(packages!.properties).toMatchObject({ lang: 'en', className: ['wide'] })
    expect(find(packages, 'li').map(textOf)).toEqual(['package a & more', 'package b & more'])
    expect(find(html, 'p').map(textOf)).toContain('Hello there')
    expect(site.output('x/page.md')).toContain('- package a & more\n- package b & more')
  })

  it('shows why a block is missing that needs a package which the site does not have', async () => {
    site = smallSite({
      'docs.config.json': smallConfig({ external: { '@acme/pro': 'Acme Pro' } }),
      'content/page.md': page('{{"component": "Chart"}}'),
      'content/components/Chart.tsx': "import { Pro } from '@acme/pro/chart'\n\nexport default () => <Pro />\n",
    })
    expect((await site.build()).diagnostics).toEqual([])
    expect(find(site.output('x/page/index.html'), 'p').map(textOf)).toContain(
      '<Chart> This demo needs Acme Pro, which this site does not include.',
    )
  })

  it('reads the block as a browser would: its ids are known, its style attributes allowed, its text is in the alternate', async () => {
    site = smallSite({
      'content/page.md': page('{{"component": "Quotes"}}\n\n[There](#there&more)\n\n## There'),
      'content/other.md': page('{{"component": "Plain"}}'),
      'content/navigation.ts': "export default [{ pathname: '/x/page' }, { pathname: '/x/other' }]",
      'content/components/Quotes.tsx':
        'export default () => <><p id="there&more" style={{ color: "red" }}>1 &lt; 2</p><p id="there">b</p></>\n',
      'content/components/Plain.tsx':
        'export default () => <p title={\'> id="none" style="color:red"\'}>{\' id="none" style="x" \'}<svg><text>drawn</text></svg></p>\n',
    })
    expect((await site.build()).diagnostics).toEqual([])
    const html = site.output('x/page/index.html')
    expect(html).toContain('<h2 id="there-2">')
    expect(html).toContain('style-src-attr')
    expect(site.output('x/page.md')).toContain('1 < 2\n\nb')
    expect(site.output('x/other/index.html')).not.toContain('style-src-attr')
    expect(site.output('x/other.md')).not.toContain('drawn')
    site.write('content/other.md', page('{{"component": "Plain"}}\n\n[Not there](#none)'))
    expect((await site.build()).diagnostics.map(({ code }) => code)).toEqual(['links/anchor'])
  })

  it('says where a block is missing or throws, both in one run', async () => {
    site = smallSite({
      'content/page.md': page(
        '{{"component": "Packges"}}\n\n{{"component": "Packages"}}\n\n{{"component": "../page"}}\n\n{{"component": "constructor"}}',
      ),
      'content/components/Packages.tsx':
        "export default function Packages(): string {\n  throw new Error('no packages today')\n}\n",
    })
    const { exitCode, diagnostics } = await site.build()
    expect(exitCode).toBe(1)
    expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([
      ['component/missing', 5],
      ['component/threw', 7],
      ['component/missing', 9],
      ['component/missing', 11],
    ])
    expect(diagnostics[0]!.hint).toBe('Did you mean "Packages"?')
    expect(diagnostics[1]!.text).toContain('no packages today')
  })

  it.each([
    ['has another export', 'export const Total = () => <p>total</p>\n'],
    ['exports nothing', 'const total = 1\nconsole.assert(total)\n'],
  ])('says that a module which %s has no default export', { tags: 'long' }, async (_, text) => {
    site = smallSite({
      'content/page.md': page('{{"component": "Total"}}'),
      'content/components/Total.tsx': text,
    })
    const { diagnostics } = await site.build()
    expect(diagnostics.map(({ code, text: message }) => [code, message])).toEqual([
      ['component/export', 'content/components/Total.tsx has no default export.'],
    ])
    expect(diagnostics[0]).toMatchObject({ file: 'content/page.md', line: 5 })
    expect(diagnostics[0]!.hint).toBe('Write: export default function Total(props) { … }')
  })

  it('accepts what memo returns, but no other value', { tags: 'long' }, async () => {
    site = smallSite({
      'content/page.md': page('{{"component": "Total"}}\n\n{{"component": "Table"}}'),
      'content/components/Total.tsx': "import { memo } from 'react'\n\nexport default memo(() => <b>7 mm</b>)\n",
      'content/components/Table.tsx': 'export default [1]\n',
    })
    expect((await site.build()).diagnostics.map(({ text }) => text)).toEqual([
      'The default export of content/components/Table.tsx is not a component.',
    ])
  })
})

describe(':::component', () => {
  let site: SmallSite
  afterEach(() => site.remove())

  const card =
    'import type { ReactNode } from "react"\nexport default ({ title, wide, id, className, children }: { title: string; wide?: boolean; id?: string; className?: string; children: ReactNode }) => (\n  <aside id={id} className={className} data-wide={wide}><b>{title}</b><div>{children}</div><i>end</i></aside>\n)\n'

  it('puts Markdown into a component: headings, links, code, other blocks and components', async () => {
    site = smallSite({
      'content/page.md': page(
        [
          '::::component[A *card*]{name="Card" wide #first .big}',
          '## Within',
          '',
          'A [link](#within) and `code`.',
          '',
          ':::component{name="Card" title="Inner"}',
          '- one',
          '- two',
          ':::',
          '',
          ':::info',
          'Note this.',
          ':::',
          '::::',
          '',
          '[To the card](#first)',
        ].join('\n'),
      ),
      'content/components/Card.tsx': card,
    })
    expect((await site.build()).diagnostics).toEqual([])
    const html = site.output('x/page/index.html')
    const first = byId(html, 'first')
    expect(first!.properties).toMatchObject({ className: ['big'], dataWide: 'true' })
    expect(find(first, 'h2', { id: 'within' })).toHaveLength(1)
    expect(linksOf(first)).toContain('#within link')
    const [inner] = find(first, 'aside')
    expect(find(inner, 'li').map(textOf)).toEqual(['one', 'two'])
    expect(textOf(inner).replace(/\s+/g, ' ')).toMatch(/^Inner .*end$/)
    expect(textOf(first).replace(/\s+/g, ' ')).toMatch(/^A card.*Note this\..*end$/)
    expect(html).not.toContain('vitrine-children')
    const markdown = site.output('x/page.md')
    expect(markdown).toContain('## Within')
    expect(markdown).not.toContain('component')
  })

  it('is reported with its place where it cannot be rendered; the Markdown stays', async () => {
    site = smallSite({
      'content/page.md': page(
        [
          ':::component{title="No name"}\nFirst.\n:::',
          ':::component{name="Crd"}\nSecond.\n:::',
          ':::component{name="Empty"}\nThird.\n:::',
          ':::component{name="Twice"}\nFourth.\n:::',
        ].join('\n\n'),
      ),
      'content/components/Card.tsx': card,
      'content/components/Empty.tsx': 'export default () => <p>nothing</p>\n',
      'content/components/Twice.tsx':
        'export default ({ children }: { children: unknown }) => <>{children}{children}</>\n',
    })
    const { exitCode, diagnostics } = await site.build()
    expect(exitCode).toBe(1)
    expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([
      ['component/name', 5],
      ['component/missing', 9],
      ['component/children', 13],
      ['component/children', 17],
    ])
    expect(diagnostics.map(({ hint }) => hint)).toEqual([
      expect.stringContaining('components/Card.tsx') as string,
      'Did you mean "Card"?',
      expect.stringContaining('Render `children`') as string,
      expect.stringContaining('once') as string,
    ])
  })
})
