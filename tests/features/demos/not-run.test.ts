/** Demos that cannot run do not keep a site from being built: their pages show the code and the reason. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuildResult } from '../../../src/build.js'
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../../support/files.js'
import { find, named, textOf } from '../../support/html.js'
import { page, smallSite, type SmallSite } from './small-site.js'

/** A site whose node_modules has further packages. */
function siteWith(packages: Record<string, string>, files: Record<string, string>): SmallSite {
  const site = smallSite(files)
  const modules = join(site.root, 'node_modules')
  rmSync(modules)
  mkdirSync(modules)
  for (const name of readdirSync(join(packageRoot, 'node_modules')))
    symlinkSync(join(packageRoot, 'node_modules', name), join(modules, name))
  for (const [file, text] of Object.entries(packages)) site.write(`node_modules/${file}`, text)
  return site
}

const part = (html: string, name: string) => {
  const at = html.indexOf(`data-demo="${name}"`)
  const next = html.indexOf('data-demo="', at + 1)
  return html.slice(at, next === -1 ? undefined : next)
}
const previewOf = (html: string, name: string) => textOf(named(html, `Preview of ${name}.tsx`))

describe('demos that cannot run', () => {
  let site: SmallSite
  let built: BuildResult
  let html: string
  beforeAll(async () => {
    site = siteWith(
      {
        'half/package.json': JSON.stringify({ name: 'half', version: '1.0.0', type: 'module', main: 'index.js' }),
        'half/index.js': "export { inner } from './inner.js'\n",
        'half/inner.js': "import { absent } from 'not-there'\nexport const inner = () => absent()\n",
        'half/whole.js': "export const whole = 'whole'\n",
      },
      {
        'docs.config.json': JSON.stringify({
          title: 'Small',
          url: 'https://small.example',
          prefix: '/x',
          content: [{ dir: 'content', at: '/x' }],
          external: { '@acme/pro': 'Acme Pro' },
          features: { demos: { previewWrappers: ['Frame'] } },
        }),
        'content/page.md': page(
          ['Pro', 'Half', 'Whole', 'Missing', 'Wrong', 'Throws', 'Framed']
            .map((name) => `{{"demo": "${name}.js"}}`)
            .join('\n\n'),
        ),
        'content/Pro.tsx': "import { Grid } from '@acme/pro/grid'\n\nexport default () => <Grid />\n",
        'content/Half.tsx': "import { inner } from 'half'\n\nexport default () => <p>{inner()}</p>\n",
        'content/Whole.js': "import { whole } from 'half/whole.js'\n\nexport default () => <p>all of it: {whole}</p>\n",
        'content/Missing.tsx': "import { a } from 'never-installed'\n\nexport default () => <p>{a}</p>\n",
        'content/Framed.tsx':
          "import type { ReactNode } from 'react'\n\nconst Frame = (props: { children: ReactNode }) => <div {...props} />\n\nexport default function Framed() {\n  return (\n    <Frame>\n      <p>in the frame</p>\n    </Frame>\n  )\n}\n",
        'content/Wrong.tsx': 'export default () => <p>\n',
        'content/Throws.tsx.preview': '<p>{width}</p>\n',
        'content/Throws.tsx': 'export default () => <p>{window.innerWidth}</p>\n',
      },
    )
    built = await site.build()
    html = site.output('x/page/index.html')
  })
  afterAll(() => site.remove())

  it('are warnings, and the page has all others', () => {
    expect(built.exitCode).toBe(0)
    expect(built.diagnostics.map(({ severity, code, file }) => `${severity} ${code} ${file}`).sort()).toEqual([
      'warning demo/package content/Half.tsx',
      'warning demo/package content/Missing.tsx',
      'warning demo/syntax content/Wrong.tsx',
      'warning demo/threw content/Throws.tsx',
    ])
    expect(find(part(html, 'Whole'), 'p').map(textOf)).toContain('all of it: whole')
  })

  it('say what a package needs, with the imports that lead to it', () => {
    const half = built.diagnostics.find(({ file }) => file === 'content/Half.tsx')!
    expect(half).toMatchObject({ line: 1, text: 'The package "half" needs "not-there", which is not installed.' })
    expect(half.notes).toContain('Imported by half/index.js → half/inner.js.')
  })

  it('are counted in one line where their package is external, and have nothing that would run', () => {
    expect(built.summary).toEqual(['1 demo shows only code, because of `external` (Acme Pro: 1).'])
    const pro = part(html, 'Pro')
    expect(pro).toContain('This demo needs Acme Pro, which this site does not include.')
    expect(pro).toContain('data-code="full"')
    expect(pro).not.toMatch(/data-module|data-hydrate|data-demo-edit|data-demo-open|data-demo-reset/)
    expect(() => site.output('x/demos/Pro/index.html')).toThrow()
    expect(site.output('x/demos/Whole/index.html')).toContain('all of it')
  })

  it('show their code where they cannot be built, and are left to the browser where only prerendering fails', () => {
    expect(part(html, 'Missing')).toContain('This demo could not be built')
    expect(part(html, 'Wrong')).toContain('This demo could not be built')
    expect(part(html, 'Throws')).toMatch(/data-ssr="false"/)
    expect(find(part(html, 'Throws'), 'svg', { ariaHidden: 'true', width: '100%' })).toHaveLength(1)
  })

  it('leave the configured elements out of previews', () => {
    expect(previewOf(html, 'Framed')).toContain('in the frame')
    expect(previewOf(html, 'Framed')).not.toContain('Frame>')
  })

  it('have the preview that an author has written', () => {
    expect(previewOf(html, 'Throws')).toContain('{width}')
  })
})
