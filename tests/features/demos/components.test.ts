import { afterEach, describe, expect, it } from 'vitest'
import { page, smallSite, type SmallSite } from './small-site.js'

describe('{{"component": …}}', () => {
  let site: SmallSite
  afterEach(() => site.remove())

  it('draws a block of the site to static HTML, with the directive’s keys as props', async () => {
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
    expect(html).toContain(
      '<ul id="packages" lang="en" class="wide"><li>package a &amp; more</li><li>package b &amp; more</li></ul>',
    )
    expect(html).toContain('<p>Hello there</p>')
    expect(site.output('x/page.md')).toContain('package a & more\npackage b & more')
  })

  it('reads the block as a browser would: its ids are known, its style attributes allowed, its text is in the twin', async () => {
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
    expect(site.output('x/page.md')).toContain('1 < 2\nb')
    expect(site.output('x/other/index.html')).not.toContain('style-src-attr')
    expect(site.output('x/other.md')).not.toContain('drawn')
    site.write('content/other.md', page('{{"component": "Plain"}}\n\n[Not there](#none)'))
    expect((await site.build()).diagnostics.map(({ code }) => code)).toEqual(['links/anchor'])
  })

  it('says where a block is missing or throws, both in one run', async () => {
    site = smallSite({
      'content/page.md': page(
        '{{"component": "Packges"}}\n\n{{"component": "Packages"}}\n\n{{"component": "../page"}}',
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
    ])
    expect(diagnostics[0]!.hint).toBe('Did you mean "Packages"?')
    expect(diagnostics[1]!.text).toContain('no packages today')
  })

  it.each([
    ['has another export', 'export const Total = () => <p>total</p>\n'],
    ['exports nothing', 'const total = 1\nconsole.assert(total)\n'],
  ])('says that a module which %s has no default export', async (_, text) => {
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

  it('accepts what memo returns, but no other value', async () => {
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
