import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuildResult } from '../../../src/build.js'
import type { VendorList } from '../../../src/features/demos/shared/vendor-list.js'
import { find, named } from '../../support/html.js'
import { page, playgroundOf, smallConfig, smallSite, type SmallSite } from './small-site.js'

const counter = `import { useId, useState } from 'react'
import { start } from './start.js'
import './counter.css'
import styles from './counter.module.css'

export default function Counter() {
  const [count, setCount] = useState<number>(start)
  const id = useId()
  return (
    <p className="counter">
      <label htmlFor={id}>Count</label>
      <button id={id} className={styles['press']} onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </p>
  )
}
`
const other = `export default function Other() {
  return <p>Another demo</p>
}
`
const files = {
  'content/page.md': page(
    '````md\n{{"demo": "Counter.js"}}\n````\n\n<!--\n{{"demo": "Counter.js"}}\n-->\n\n{{"demo": "Counter.js"}}\n\n{{"demo": "Other.js", "hideToolbar": true}}\n\n{{"demo": "Counter.js"}}\n\n{{"demo": "Tree"}}',
  ),
  'content/Counter.tsx': counter,
  'content/start.ts': 'export const start: number = 3\n',
  'content/counter.css': '.counter { color: rebeccapurple }\n',
  'content/counter.module.css': '.press { padding: 3px }\n',
  'content/Other.tsx': other,
  'content/Tree/system/index.tsx': 'export default () => <p>system tree</p>\n',
  'content/Tree/css/Tree.tsx': 'export default () => <p>css tree</p>\n',
}

const modulesOf = (html: string) => [...html.matchAll(/data-module="\/([^"]+)"/g)].map((match) => match[1]!)

describe('a site with demos of plain React', () => {
  let site: SmallSite
  let built: BuildResult
  let html: string
  beforeAll(async () => {
    site = smallSite(files)
    built = await site.build()
    html = site.output('x/page/index.html')
  })
  afterAll(() => site.remove())

  it('offers its demos in the playground, with their files', () => {
    const { groups } = playgroundOf(site.output('x/playground/index.html'))
    expect(groups.map(({ title }) => title)).toEqual(['Page'])
    const [{ demos }] = groups as [(typeof groups)[0]]
    expect(demos.map(({ key }) => key)).toEqual(['Counter', 'Other', 'Tree.system', 'Tree.css'])
    const sources = JSON.parse(site.output(demos[0]!.href.slice(1))) as [string, string][]
    expect(sources.map(([name]) => name)).toEqual(['Counter.tsx', 'start.ts', 'counter.css', 'counter.module.css'])
    expect(sources[0]![1]).toBe(counter)
    expect(html).toContain('href="/x/playground/#demo=Counter"')
    expect(html).toContain('href="/x/playground/#demo=Tree"')
  })

  it('builds without a word', () => {
    expect(built.diagnostics).toEqual([])
    expect(built.faults).toEqual([])
  })

  it('prerenders each demo with ids of its own', () => {
    const ids = [...html.matchAll(/<button id="([^"]+)"/g)].map((match) => match[1])
    expect(ids).toHaveLength(2)
    expect(ids[0]).toContain('Counter-system-')
    expect(ids[1]).toContain('Counter-2-system-')
    expect(html).toContain('Another demo')
    expect(html).toContain('system tree')
    expect(html).toContain('css tree')
  })

  it('counts no demo that only a fence or a comment mentions', () => {
    expect(html).toContain('id="Counter"')
    expect(html).toContain('id="Counter-2"')
    expect(html).not.toContain('id="Counter-3"')
  })

  it('links the stylesheets that demos import, with the same names of CSS modules on both sides', () => {
    const [module] = modulesOf(html)
    const name = /<button id="_Counter[^>]*class="([^"]+)"/.exec(html)![1]!
    const href = /href="\/(x\/_assets\/demos\/content\/Counter-[0-9a-f]{10}\.css)"/.exec(html)![1]!
    expect(site.output(href)).toContain('.counter{color:#639}')
    expect(site.output(href)).toContain(`.${name}{padding:3px}`)
    expect(site.output(module!)).toContain(JSON.stringify(name))
  })

  it('runs nothing of React with the page, and little of anything', () => {
    const scripts = [...html.matchAll(/<script type="module" src="\/([^"]+)"/g)].map((match) => match[1]!)
    const closure = new Set(scripts)
    for (const script of closure)
      for (const [, path] of site.output(script).matchAll(/(?:from|import)"\.\/([^"]+)"/g))
        closure.add(`x/_assets/${path}`)
    const sizes = [...closure].map((script) => gzipSync(site.output(script)).length)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(10_000)
    expect([...closure].some((script) => site.output(script).includes('createRoot'))).toBe(false)
  })

  it('keeps the policy free of unsafe sources', () => {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)![1]!
    expect(policy).not.toContain('unsafe')
  })

  it('gives every demo a page of its own, without toolbar', () => {
    const own = site.output('x/demos/Counter/index.html')
    expect(own).toContain('<button id="_Counter-system-')
    expect(own).not.toContain('data-demo-toolbar')
    expect(own).toContain('noindex')
    expect(site.output('x/demos/Tree/index.html')).toContain('css tree')
  })

  it('writes the sources into the Markdown alternate', () => {
    expect(site.output('x/page.md')).toContain('```tsx title="Counter.tsx"\nimport { useId, useState }')
  })

  it('lists for the editor what demos may import', () => {
    const address = /data-vendors="\/([^"]+)"/.exec(html)![1]!
    const list = JSON.parse(site.output(address)) as VendorList
    expect(Object.keys(list.modules)).toEqual(
      expect.arrayContaining(['react', 'react-dom/client', 'react/jsx-runtime']),
    )
    expect(site.output(list.files[list.modules['react']!]!.slice(1))).toContain('"react:useState"')
    expect(site.output(list.explainingReact.slice(1)).length).toBeGreaterThan(500_000)
    expect(list.provider).toContain('Provider')
  })

  it('renames only the module of the demo that is edited', async () => {
    const before = modulesOf(html)
    site.write('content/Other.tsx', other.replace('Another', 'An edited'))
    const again = await site.build()
    expect(again.exitCode).toBe(0)
    const after = modulesOf(site.output('x/page/index.html'))
    const renamed = before.filter((name, at) => after[at] !== name)
    expect(renamed).toEqual([expect.stringContaining('/Other-')])
    // Its module and sources, its page in each format, the page with it, what names them, and no file of another demo.
    expect(again.written).toBeLessThan(12)
  })

  it('leaves the pages of demos alone when an option changes what is around the others', async () => {
    const around = {
      announcement: { id: 'news', text: 'News' },
      headerLinks: [{ title: 'Page', href: '/x/page' }],
      repository: 'https://git.example/small',
    }
    const before = site.output('x/demos/Counter/index.html')
    site.write('docs.config.json', smallConfig(around))
    expect((await site.build()).exitCode).toBe(0)
    expect(named(site.output('x/page/index.html'), 'Announcement')).toBeDefined()
    expect(site.output('x/demos/Counter/index.html')).toBe(before)
    site.write('docs.config.json', smallConfig())
    await site.build()
  })

  it('renders nothing where nothing has changed', async () => {
    const modules = join(site.root, '.vitrine/modules')
    rmSync(modules, { recursive: true })
    expect(await site.build()).toMatchObject({ exitCode: 0, written: 0 })
    const placed = existsSync(modules) ? readdirSync(modules, { withFileTypes: true }) : []
    expect(placed.filter((entry) => entry.isDirectory())).toEqual([])
  })
})

describe('stand-ins', () => {
  const config = (standIns: Record<string, string>) =>
    JSON.stringify({
      title: 'Small',
      url: 'https://small.example',
      prefix: '/x',
      content: [{ dir: 'content', at: '/x' }],
      features: { demos: { standIns } },
    })
  let site: SmallSite
  beforeAll(() => {
    site = smallSite({
      'docs.config.json': config({ '@radix-ui/react-slider': 'content/templates/slider.tsx' }),
      'content/page.md': page(
        '{{"demo": "Slide.js"}}\n\n{{"demo": "Plain.js"}}\n\n{{"demo": "Later.js", "ssr": false, "height": 120}}',
      ),
      'content/Slide.tsx':
        "import { Root, Track } from '@radix-ui/react-slider'\nexport default () => <Root><b>{typeof Track}</b></Root>\n",
      'content/Plain.tsx': 'export default () => <p>plain</p>\n',
      'content/Later.tsx': 'export default () => <p>{window.innerWidth}</p>\n',
      'content/templates/slider.tsx':
        "import type { ReactNode } from 'react'\nexport * from '@radix-ui/react-slider'\nexport const Root = ({ children }: { children: ReactNode }) => <i>{children}</i>\n",
    })
  })
  afterAll(() => site.remove())

  it('are prerendered instead of a package, whose other exports stay, and replaced in the browser', async () => {
    expect(await site.build()).toMatchObject({ exitCode: 0, diagnostics: [] })
    const html = site.output('x/page/index.html')
    const root = (name: string) =>
      new RegExp(`<div[^>]*data-demo-root="${name}-system"[^>]*>.*?</div>`, 's').exec(html)![0]
    expect(root('Slide')).toContain('<i><b>object</b></i>')
    expect(root('Slide')).toContain('data-ssr="stand-in"')
    expect(root('Plain')).not.toContain('data-ssr')
    const script = / data-module="([^"]+)"/.exec(root('Slide'))![1]!
    expect(site.output(script)).not.toContain('"i"')
  })

  it('are preloaded with all that the first demo of a page needs, after the import map', () => {
    const html = site.output('x/page/index.html')
    const links = [...html.matchAll(/<link rel="modulepreload" href="([^"]*\/(?:vendors|demos)\/[^"]+)"/g)].map(
      ([, href]) => href!,
    )
    const first = /<div[^>]*data-demo-root="Slide-system"[^>]*>/.exec(html)![0]
    const preload = / data-preload="([^"]+)"/.exec(first)![1]!.split(' ')
    expect(links).toEqual([
      ...preload,
      expect.stringContaining('/demos/hydrate-'),
      expect.stringContaining('/demos/content/Slide-'),
    ])
    expect(html.indexOf('type="importmap"')).toBeLessThan(html.indexOf('rel="modulepreload"'))
  })

  it('leave a skeleton to demos that are not prerendered', () => {
    const html = site.output('x/page/index.html')
    expect(/<div[^>]*data-demo-root="Later-system"[^>]*>/.exec(html)![0]).toContain('aria-busy="true"')
    expect(find(html, 'svg', { ariaHidden: 'true', height: '120' })).toHaveLength(1)
  })

  it('are reported where there is no such file', { tags: 'long' }, async () => {
    site.write('docs.config.json', config({ '@radix-ui/react-slider': 'content/slider.tsx' }))
    expect((await site.build()).diagnostics).toMatchObject([{ code: 'demo/stand-in', file: 'docs.config.json' }])
  })
})

describe('demos that are not right', () => {
  let site: SmallSite
  afterAll(() => site.remove())

  it('are all reported with their place, and the page is rendered with the others', async () => {
    site = smallSite({
      'content/page.md': page(
        '{{"demo": "Throws.js"}}\n\n{{"demo": "Good.js"}}\n\n{{"demo": "God.js"}}\n\n{{ "demo": "Good" }}\n\n{{"demo": "Unmeasured.js", "ssr": false}}\n\n{{"demo": "Exits.js"}}',
      ),
      'content/Throws.tsx':
        "import { helper } from './helper.js'\n\nexport default function Throws() {\n  return <p>{helper({})}</p>\n}\n",
      'content/helper.ts':
        'export function helper(row: { cells?: string[] }): string {\n  return row.cells!.join()\n}\n',
      'content/Good.tsx': 'export default () => <p>good</p>\n',
      'content/Unmeasured.tsx': 'export default () => <p>{window.innerWidth}</p>\n',
      'content/Exits.tsx':
        'export default function Exits() {\n  process.exit(1)\n}\ndeclare const process: { exit(code: number): never }\n',
    })
    const { exitCode, diagnostics } = await site.build()
    expect(exitCode).toBe(1)
    const onPage = diagnostics.filter(
      ({ notes, code }) =>
        notes.some((note) => note.includes('content/page.md')) || ['demo/missing', 'demo/height'].includes(code),
    )
    const told = new Map(onPage.map((one) => [one.text, one]))
    const threw = [...told.values()].find(({ text }) => text.includes('"Throws.js"'))!
    expect(threw).toMatchObject({ code: 'demo/threw', file: 'content/helper.ts', line: 2 })
    expect(threw.text).toContain('TypeError')
    expect(threw.notes.join('\n')).toMatch(/at Throws \(content\/Throws\.tsx:4:\d+\)/)
    expect([...told.values()].find(({ text }) => text.includes('"Exits.js"'))).toMatchObject({
      code: 'demo/threw',
      file: 'content/Exits.tsx',
      line: 2,
    })
    for (const name of ['God.js', 'Good'])
      expect(told.get(`There is no demo "${name}" next to this page.`)).toMatchObject({
        file: 'content/page.md',
        hint: 'Did you mean "Good.js"?',
      })
    expect([...told.values()].find(({ code }) => code === 'demo/height')).toMatchObject({ file: 'content/page.md' })
    expect(told.size).toBe(5)
    // Once, not again for the demo's own page.
    expect(diagnostics).toHaveLength(5)
  })

  it('say which file or export is missing, also where everything else of the demo is a package', async () => {
    site.remove()
    site = smallSite({
      'content/page.md': page(
        '{{"demo": "Static.js"}}\n\n{{"demo": "Lazy.js"}}\n\n{{"demo": "Styled.js"}}\n\n{{"demo": "Named.js"}}',
      ),
      'content/Static.tsx': "import { label } from './lable'\nexport default () => <p>{label}</p>\n",
      'content/Lazy.tsx':
        "import { lazy } from 'react'\nconst Other = lazy(() => import('./Other'))\nexport default () => <Other />\n",
      'content/Styled.tsx': "import './nope.css'\nexport default () => <p>styled</p>\n",
      'content/Named.tsx': "import { useId } from 'react'\nexport const named = () => <p>{useId()}</p>\n",
    })
    const { exitCode, diagnostics } = await site.build()
    expect(exitCode).toBe(0)
    expect(diagnostics.map(({ code, file, line }) => [code, file, line]).sort()).toEqual([
      ['demo/export', 'content/Named.tsx', 2],
      ['demo/syntax', 'content/Lazy.tsx', 2],
      ['demo/syntax', 'content/Static.tsx', 1],
      ['demo/syntax', 'content/Styled.tsx', 1],
    ])
  })

  it('name the provider where it throws', { tags: 'long' }, async () => {
    site.remove()
    site = smallSite({
      'content/page.md': page('{{"demo": "Good.js"}}'),
      'content/Good.tsx': 'export default () => <p>good</p>\n',
      'content/templates/demo-provider.tsx':
        'export function Provider() {\n  const none = undefined as unknown as { x: string }\n  return none.x\n}\n',
    })
    const { diagnostics } = await site.build()
    expect(diagnostics).toMatchObject([{ code: 'demo/threw', file: 'content/templates/demo-provider.tsx', line: 3 }])
  })

  it('name the provider where it does not export one', { tags: 'long' }, async () => {
    site.remove()
    site = smallSite({
      'content/page.md': page('{{"demo": "Good.js"}}'),
      'content/Good.tsx': 'export default () => <p>good</p>\n',
      'content/templates/demo-provider.tsx': 'export const Provder = () => null\n',
    })
    expect((await site.build()).diagnostics).toMatchObject([
      {
        severity: 'error',
        code: 'template/export',
        file: 'content/templates/demo-provider.tsx',
        text: expect.stringContaining('does not export "Provider"') as string,
      },
    ])
  })

  it('are reported when a promise is rejected after the render', { tags: 'long' }, async () => {
    site.remove()
    site = smallSite({
      'content/page.md': page('{{"demo": "Late.js"}}\n\n{{"demo": "Good.js"}}'),
      'content/Late.tsx': `async function load(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 30))
  throw new Error('too late')
}

export default function Late() {
  void load()
  return <p>late</p>
}
`,
      'content/Good.tsx': 'export default () => <p>good</p>\n',
    })
    const { exitCode, diagnostics } = await site.build()
    expect(exitCode).toBe(0)
    expect(diagnostics).toMatchObject([{ severity: 'warning', code: 'demo/threw', file: 'content/Late.tsx', line: 3 }])
    expect(diagnostics[0]!.text).toContain('nothing handles it: too late')
  })

  it('are said where a package is missing', async () => {
    site.remove()
    site = smallSite({
      'content/page.md': page('{{"demo": "A.js"}}'),
      'content/A.tsx':
        "import { b } from 'not-installed'\nimport c from 'neither'\n\nexport default () => <p>{b + c}</p>\n",
    })
    const { exitCode, diagnostics } = await site.build()
    expect(exitCode).toBe(0)
    expect(diagnostics[1]).toMatchObject({ code: 'demo/package', line: 2, text: 'Cannot find the package "neither".' })
    expect(diagnostics[0]).toMatchObject({
      severity: 'warning',
      code: 'demo/package',
      file: 'content/A.tsx',
      line: 1,
      text: `Cannot find the package "not-installed".`,
    })
  })
})

describe('a name that its package does not export', () => {
  it('is reported with the package and the place', { tags: 'long' }, async () => {
    const site = smallSite({
      'content/page.md': page('{{"demo": "A.js"}}'),
      'content/A.tsx': "import { useState, useStat } from 'react'\n\nexport default () => <p>{useStat(useState)}</p>\n",
    })
    const { diagnostics } = await site.build()
    site.remove()
    expect(diagnostics[0]).toMatchObject({
      code: 'demo/syntax',
      file: 'content/A.tsx',
      line: 1,
      column: 20,
      text: 'No matching export in "react" for import "useStat"',
    })
  })
})

describe('the packages that demos import', () => {
  const button = "import Button from '@mui/material/Button'\n\nexport default () => <Button>Press</Button>\n"
  const tree =
    "import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView'\n\nexport default () => <SimpleTreeView />\n"
  let site: SmallSite
  const vendors = () => readdirSync(join(site.root, 'export/x/_assets/vendors')).filter((name) => name.endsWith('.js'))
  afterAll(() => site.remove())

  it('change only where a new demo needs something new, and no other demo is renamed', { tags: 'long' }, async () => {
    site = smallSite({
      'docs.config.json': smallConfig({ features: { demos: { inlineStyles: ['@mui/material', '@mui/x-tree-view'] } } }),
      'content/page.md': page('{{"demo": "A.js"}}\n\n{{"demo": "B.js"}}'),
      'content/A.tsx': button,
      'content/B.tsx': tree,
    })
    expect(await site.build()).toMatchObject({ exitCode: 0, diagnostics: [] })
    const [before, files] = [modulesOf(site.output('x/page/index.html')), vendors()]
    site.write('content/page.md', page('{{"demo": "A.js"}}\n\n{{"demo": "B.js"}}\n\n{{"demo": "C.js"}}'))
    site.write(
      'content/C.tsx',
      button.replaceAll('Button', 'Tooltip').replace('<Tooltip>Press', '<Tooltip title="Tip"><b>Press</b>'),
    )
    expect(await site.build()).toMatchObject({ exitCode: 0, diagnostics: [] })
    expect(modulesOf(site.output('x/page/index.html')).slice(0, 2)).toEqual(before)
    const kept = vendors().filter((name) => files.includes(name))
    expect(kept).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^react-[0-9a-f]{10}/),
        expect.stringMatching(/^mui-x-tree-view-/),
      ]),
    )
    expect(vendors().length).toBeLessThan(15)
  })

  it('are bundled for demos that are written with spaces', { tags: 'long' }, async () => {
    const spaced = smallSite({
      'docs.config.json': smallConfig({ features: { demos: { inlineStyles: ['@mui/material'] } } }),
      'content/page.md': page('{{ "demo": "A.js" }}'),
      'content/A.tsx': button,
    })
    try {
      expect(await spaced.build()).toMatchObject({ exitCode: 0, diagnostics: [] })
      expect(spaced.output('x/demos/A/index.html')).toContain('Press')
    } finally {
      spaced.remove()
    }
  })

  it('are found by the import map of a page, and named for fetching them at once', { tags: 'long' }, () => {
    const html = site.output('x/page/index.html')
    const map = JSON.parse(/<script type="importmap">(.*?)<\/script>/.exec(html)![1]!) as {
      imports: Record<string, string>
    }
    expect(html.indexOf('type="importmap"')).toBeLessThan(html.indexOf('type="module"'))
    const [preload] = [...html.matchAll(/data-preload="([^"]+)"/g)].map((match) => match[1]!.split(' '))
    expect(preload).toEqual(expect.arrayContaining([map.imports['/x/_assets/vendors/mui-material.js']]))
    for (const address of preload!) {
      expect(site.output(address.slice(1))).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
      const imported = [...site.output(address.slice(1)).matchAll(/from\s*"\.\/([^"]+)"/g)].map((match) => match[1]!)
      for (const name of imported) expect(preload).toContain(map.imports[`/x/_assets/vendors/${name}`])
    }
  })
})

it('a script that imports the demo gets the module that runs', { tags: 'long' }, async () => {
  const site = smallSite({
    'content/page.md': page('{{"demo": "Round.js"}}'),
    'content/Round.tsx':
      "import { createContext } from 'react'\nimport { Inner } from './Inner'\n\nexport const Name = createContext('outside')\n\nexport default function Round() {\n  return (\n    <Name.Provider value=\"inside\">\n      <Inner />\n    </Name.Provider>\n  )\n}\n",
    'content/Inner.tsx':
      "import { useContext } from 'react'\nimport { Name } from './Round'\n\nexport const Inner = () => <p>{useContext(Name)}</p>\n",
  })
  expect((await site.build()).diagnostics).toEqual([])
  const html = site.output('x/page/index.html')
  expect(html).toContain('<p>inside</p>')
  expect(site.output(modulesOf(html)[0]!).match(/outside/g)).toHaveLength(1)
  site.remove()
})

describe('a run of some pages', () => {
  const demo = (name: string) => `import './${name}.css'\nexport default () => <p>${name}</p>\n`
  const site = smallSite({
    'content/navigation.ts': "export default [{ pathname: '/x/page' }, { pathname: '/x/other' }]",
    'content/page.md': page('{{"demo": "A.js"}}\n\n{{"include": "./_part.md"}}'),
    'content/_part.md': '{{"demo": "Part.js"}}\n',
    'content/other.md': page('{{"demo": "A.js"}}\n\n{{"demo": "B.js"}}'),
    ...Object.fromEntries(
      ['A', 'B', 'Part'].flatMap((name) => [
        [`content/${name}.tsx`, demo(name)],
        [`content/${name}.css`, `.${name} { color: red }\n`],
      ]),
    ),
  })
  afterAll(() => site.remove())

  it('has their demos, those of included files too, and no others', async () => {
    const { diagnostics } = await site.build({ only: ['/x/page'], outDir: 'part' })
    expect(diagnostics).toEqual([])
    const found = readdirSync(join(site.root, 'part'), { recursive: true, encoding: 'utf8' }).map((path) =>
      path.replaceAll('\\', '/'),
    )
    const demos = ['A', 'B', 'Part'].filter((name) => found.includes(`x/demos/${name}/index.html`))
    expect(demos).toEqual(['A', 'Part'])
    expect(found.filter((path) => /\/content\/(A|B|Part)-[0-9a-f]{10}\.(js|css)$/.test(path))).toHaveLength(4)
    expect(found.filter((path) => /\/sources\/.*\.json$/.test(path))).toHaveLength(2)
  })

  it('has the playground with what it needs, where no page with demos is chosen', { tags: 'long' }, async () => {
    const { diagnostics } = await site.build({ only: ['/x/playground'], outDir: 'playground' })
    expect(diagnostics).toEqual([])
    const html = readFileSync(join(site.root, 'playground/x/playground/index.html'), 'utf8')
    expect(existsSync(join(site.root, 'playground', playgroundOf(html).frame))).toBe(true)
  })
})
