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
})
