/** `docs-build eject`: what it lists and copies, what it leaves alone, and that copies show what the originals have shown. */
import { existsSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { contentsOf, differences, filesBelow, packageRoot } from '../support/files.js'
import { project, type Project, smallSite } from '../support/project.js'

const projects: Project[] = []
function make(files = smallSite): Project {
  const it = project(files)
  projects.push(it)
  return it
}
afterAll(() => projects.forEach((it) => it.remove()))

interface Listed {
  name: string
  kind: string
  description: string
  replacedBy?: string
}
const list = async (site: Project): Promise<Listed[]> =>
  (JSON.parse((await site.build(['eject', '--json'])).stdout) as { templates: Listed[] }).templates

describe('without a name', () => {
  test('lists every template with what it is, and what the site has replaced', async () => {
    const site = make({ ...smallSite, 'content/templates/footer.jsx': 'export const Footer = () => null\n' })
    const found = await list(site)
    const files = ['pages', 'parts', 'styles'].flatMap((kind) => readdirSync(join(packageRoot, 'templates', kind)))
    expect(found.map(({ name }) => name)).toEqual(files)
    expect(found.filter(({ description }) => description === '')).toEqual([])
    expect(found.filter(({ replacedBy }) => replacedBy)).toMatchObject([
      { name: 'footer.tsx', kind: 'parts', replacedBy: 'content/templates/footer.jsx' },
    ])
    const { stdout } = await site.build(['eject'])
    expect(stdout).toMatch(/^pages\n {2}api\.tsx {2,}\S/)
    expect(stdout).toMatch(/^ {2}footer\.tsx +replaced by content\/templates\/footer\.jsx$/m)
  })

  test('prints its help without a site', async () => {
    const { stdout, code } = await make({ 'a.txt': '' }).build(['eject', '--help'])
    expect(code).toBe(0)
    expect(stdout).toContain('docs-build eject [options] [template] [root]')
  })
})

describe('a template', () => {
  test.each([
    ['footer', 'footer.tsx'],
    ['footer.js', 'footer.tsx'],
    ['parts/footer.tsx', 'footer.tsx'],
    ['tokens.css', 'tokens.css'],
    ['landing', 'landing.tsx'],
    ['landing.css', 'landing.css'],
  ])('is copied by the name %s', async (name, file) => {
    const site = make()
    const { code, stdout } = await site.build(['eject', name])
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining(`content/templates/${file}\n`) })
    expect(filesBelow(site.path('content/templates'))).toEqual([file])
    expect(stdout.includes('docs-build eject landing.css')).toBe(name === 'landing')
  })

  test('imports its neighbours from the generator, or from the site where that has replaced them', async () => {
    const site = make()
    await site.build(['eject', 'icons'])
    await site.build(['eject', 'header'])
    const text = site.read('content/templates/header.tsx')
    expect(text).toContain("from './icons.js'")
    expect(text).toContain("from 'vitrine/templates/brand'")
    const { stdout } = await site.build(['eject', 'brand'])
    expect(stdout).toContain(
      'content/templates/header.tsx imports the original. If it should use the copy, import "./brand.js" there.',
    )
  })

  test('goes to the folder of templates that the site has', async () => {
    const config = `export default { title: 'T', url: 'https://example.com', content: [{ dir: 'a', at: '/' }, { dir: 'b', at: '/b' }] }`
    const site = make({ 'docs.config.ts': config, 'a/index.md': '# A\n', 'b/templates/site.css': '' })
    expect((await site.build(['eject', 'toc'])).stdout).toContain('b/templates/toc.tsx')
    expect(existsSync(site.path('b/templates/toc.tsx'))).toBe(true)
    expect(existsSync(site.path('a/templates'))).toBe(false)
  })

  test('overwrites nothing', async () => {
    const site = make({ ...smallSite, 'content/templates/footer.js': 'mine' })
    const { code, stderr } = await site.build(['eject', 'footer'])
    expect(code).toBe(2)
    expect(stderr).toContain('The template footer.tsx is already replaced by content/templates/footer.js.')
    expect(filesBelow(site.path('content/templates'))).toEqual(['footer.js'])
    expect(site.read('content/templates/footer.js')).toBe('mine')
  })

  test('that cannot be written is no fault of the generator', async () => {
    const site = make({ ...smallSite, 'content/templates': 'a file' })
    const { code, stderr } = await site.build(['eject', 'footer'])
    expect(code).toBe(2)
    expect(stderr).toContain('disk/permission')
  })

  test.each([
    ['foter', 'Did you mean "footer"?'],
    ['token.css', 'Did you mean "tokens.css"?'],
    ['something-else', '`docs-build eject` lists all templates.'],
  ])('that does not exist gets a suggestion: %s', async (name, hint) => {
    const site = make()
    const { code, stderr } = await site.build(['eject', name])
    expect(code).toBe(2)
    expect(stderr).toContain(`There is no template "${name}".`)
    expect(stderr).toContain(hint)
    expect(existsSync(site.path('content/templates'))).toBe(false)
  })
})

test('copies of all templates make the same site', { tags: 'long' }, async () => {
  const site = make({
    ...smallSite,
    'content/guide/start.md': '# Start\n\n<p class="description">A demo.</p>\n\n## One\n\n{{"demo": "One.js"}}\n',
    'content/guide/One.tsx': 'export default function One() {\n  return <b>One</b>\n}\n',
  })
  symlinkSync(join(packageRoot, 'node_modules'), site.path('node_modules'))
  const first = await site.result()
  expect(first).toMatchObject({ exitCode: 0, diagnostics: [] })
  const before = contentsOf(site.path('export'))
  for (const { name } of await list(site)) expect(await site.build(['eject', name])).toMatchObject({ code: 0 })
  expect(site.read('content/templates/demo-provider.tsx')).toContain('vitrine')
  expect(await site.result()).toMatchObject({ exitCode: 0, diagnostics: [] })
  expect(differences(contentsOf(site.path('export')), before)).toEqual([])
})

test(
  'a stylesheet that only other stylesheets of the generator import is replaced there, and can import the original',
  { tags: 'long' },
  async () => {
    const site = make({
      ...smallSite,
      'content/templates/tokens.css': '@import "vitrine/templates/tokens.css";\n:root { --mine: 1 }\n',
      'content/templates/lists.css': '.mine { color: red }\n',
    })
    expect(await site.result()).toMatchObject({ exitCode: 0, diagnostics: [] })
    const styles = filesBelow(site.path('export')).filter((path) => path.endsWith('.css'))
    const textOf = (name: RegExp) => site.read(`export/${styles.find((path) => name.test(path))!}`)
    expect(textOf(/styles-/)).toMatch(/--v-text-[^]*--mine: *1/)
    expect(textOf(/landing-/)).toMatch(/\.mine(:not\([^{]*\))?\{color:red\}/)
    expect(styles.filter((path) => site.read(`export/${path}`).includes('@import'))).toEqual([])
  },
)
