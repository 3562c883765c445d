/** Pages of parts, of props that other packages declare, and of props that many components share. */
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packageRoot, pageText } from '../../support/files.js'
import { find, linksOf, textOf } from '../../support/html.js'
import { project } from '../../support/project.js'

const style = Array.from({ length: 40 }, (_, at) => `s${at}?: string`).join('; ')
const boxes = Array.from({ length: 10 }, (_, at) => `export declare const Box${at}: React.FC<StyleProps>`)
const manifest = (name: string) => JSON.stringify({ name, version: '1.0.0', types: './index.d.ts' })

const site = project({
  'docs.config.ts': `export default { title: 'Test', url: 'https://example.com',
    features: { api: { packages: [{ name: 'ui', at: '/api' }] } } }`,
  'content/index.md': pageText(
    'Home',
    '`Menu.Item`, `MenuItem`, `prop:Menu.Item.label`, `prop:Menu.Item.toggle`, `prop:Box1.s7` and `api:Theme`.',
  ),
  'content/Uses.tsx': `import { Menu } from 'ui'\nexport default function Uses() { return <Menu.Item label="a" /> }\n`,
  'content/demos.md': pageText('Demos', '{{"demo": "Uses.js"}}'),
  'node_modules/ui/package.json': manifest('ui'),
  'node_modules/ui/index.js': `export const Menu = () => null\nMenu.Item = () => null\n`,
  'node_modules/ui/index.d.ts': `import * as React from 'react'
    import type { Toggle } from 'base'
    export declare const MenuItem: React.FC<Toggle & { label: string }>
    declare const Root: React.FC<{ open?: boolean }>
    export declare const Menu: typeof Root & { Item: typeof MenuItem }
    interface StyleProps { ${style} }
    ${boxes.join('\n')}
    export declare function Table<Row extends object = any, Own = 1>(props: { rows: readonly Row[] }): React.JSX.Element
    export default function Theme(props: { dark?: boolean }): React.JSX.Element
    export {}`,
  'node_modules/base/package.json': manifest('base'),
  'node_modules/base/index.d.ts': 'export interface Toggle {\n/** Switches it. */\ntoggle?: () => void }',
})
beforeAll(async () => {
  mkdirSync(join(site.dir, 'node_modules/@types'), { recursive: true })
  symlinkSync(join(packageRoot, 'node_modules/@types/react'), join(site.dir, 'node_modules/@types/react'), 'junction')
  expect(await site.result()).toMatchObject({ exitCode: 0, diagnostics: [] })
})
afterAll(() => site.remove())

const page = (path: string) => find(site.read(`export/${path}/index.html`), 'article')[0]
const links = (path: string) => find(page(path), 'p').flatMap(linksOf)

test('parts have pages by the name that readers write, which prose finds by each name', () => {
  expect(links('')).toEqual([
    '/api/menu-item/ Menu.Item',
    '/api/menu-item/ MenuItem',
    '/api/menu-item/#menu-item-prop-label label',
    '/api/menu-item/#menu-item-prop-toggle toggle',
    '/api/style-props/#style-props-prop-s7 s7',
    '/api/theme/ Theme',
  ])
})

test('the page of a part has its imports, its parts and its demos', () => {
  const text = textOf(page('api/menu-item'))
  expect(text).toContain("import { Menu } from 'ui'\n// or\nimport { MenuItem } from 'ui'")
  expect(linksOf(page('api/menu-item'))).toContain('/api/menu/ Menu')
  expect(linksOf(page('api/menu'))).toContain('/api/menu-item/ Menu.Item')
  expect(linksOf(page('api/menu-item'))).toContain('/demos/#Uses Demos')
  expect(textOf(page('api/theme'))).toContain("import Theme from 'ui'")
})

test('props of another package are a table of their own', () => {
  const [own, other] = find(page('api/menu-item'), 'table')
  expect(textOf(own)).not.toContain('toggle')
  expect(textOf(other)).toMatch(/From base[\s\S]*toggle[\s\S]*Switches it\./)
  expect(site.read('export/api/menu-item.md')).toContain(
    '### From base {#props-base}\n\n- **toggle** {#menu-item-prop-toggle} (`() => void`): Switches it.',
  )
})

test('props that many components share are one page', () => {
  expect(textOf(page('api/box4'))).toContain('Also accepts the props of StyleProps.')
  expect(linksOf(page('api/box4'))).toContain('/api/style-props/ StyleProps')
  expect(textOf(page('api/style-props'))).not.toContain('import')
  expect(JSON.parse(site.read('export/api/box4.json'))).toMatchObject({
    props: [],
    shared: [{ type: 'StyleProps', without: [] }],
  })
})

test('type parameters that props name are told', () => {
  expect(textOf(page('api/table'))).toContain('Type parameters: Row extends object = any.')
  expect(site.read('export/api/table.md')).toContain('Type parameters: `Row extends object = any`.')
})
