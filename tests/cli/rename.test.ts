/** `docs-build rename`: what moves, which texts change, and that the site is whole afterwards. */
import { existsSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { type DiskFiles, pageText } from '../support/files.js'
import { project, type Project, smallSite } from '../support/project.js'

const projects: Project[] = []
function make(files: DiskFiles): Project {
  const it = project(files)
  projects.push(it)
  return it
}
afterAll(() => projects.forEach((it) => it.remove()))

const demo = `import { label } from './label'\nexport default () => <b>{label}</b>\n`
const tree: DiskFiles = {
  ...smallSite,
  'content/navigation.ts': `import { more } from '../entries'
export default [
  { pathname: '/x/guide', children: [{ pathname: '/x/guide/start' }, { pathname: '/x/guide/next' }, ...more] },
]
`,
  'entries.ts': `export const more = [{ pathname: '/x/guide/bars/', title: 'Bars' }, { pathname: '/x/guide/barstool' }]\n`,
  'content/guide/bars.md': `${pageText('Bars', '{{"demo": "Bars.js"}}\n\n{{"demo": "Shared.js"}}\n\n![](./logo.svg)\n\n[start](./start.md#first) and [next](../next/), [self](/x/guide/bars/#more)\n\n{{"include": "_part.md"}}\n\n## More').replace('---\n', '---\nredirectFrom: /x/old-bars/\n')}`,
  'content/guide/bars.zh.md':
    '---\ntitle: 条\n---\n\n# 条\n\n<p class="description">说明。</p>\n\n见[下](./next.md)。\n\n## 更多\n',
  'content/guide/_part.md': 'Part of [bars](./bars.md).\n',
  'content/guide/Bars.tsx': demo,
  'content/guide/Bars.zh.json': '{}',
  'content/guide/label.ts': `export const label = '/x/guide/bars'\n`,
  'content/guide/Shared.tsx': `export default () => <i>Shared</i>\n`,
  'content/guide/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'content/guide/barstool.md': pageText(
    'Stool',
    '{{"demo": "Shared.js"}}\n\n[a](./bars.md#more), [b][bars], <a href="/zh/x/guide/bars/">c</a>, `/x/guide/bars/`\n\n[bars]: /x/guide/bars/?q#more\n',
  ),
  'content/translations.zh.json': '{ "pages": { "/x/guide/bars": "条", "/x/guide/barstool": "凳" } }',
}

test('moves a page with what only it uses, and every text names the new address', async () => {
  const it = make(tree)
  expect(await it.build(['--strict'])).toMatchObject({ code: 0 })
  const dry = await it.build(['rename', '/x/guide/bars', '/x/charts/columns/', '--dry-run'])
  expect(dry.stdout).toContain('content/guide/bars.md → content/charts/columns.md')
  expect(it.read('content/guide/bars.md')).toBe(tree['content/guide/bars.md'])

  const done = await it.build(['rename', '/x/guide/bars', '/x/charts/columns/'])
  expect(done.stderr).toBe('')
  expect(done.code).toBe(0)
  expect(it.read('entries.ts')).toBe(
    `export const more = [{ pathname: '/x/charts/columns/', title: 'Bars' }, { pathname: '/x/guide/barstool' }]\n`,
  )
  const page = it.read('content/charts/columns.md')
  expect(page).toContain('redirectFrom: ["/x/old-bars/", "/x/guide/bars/"]')
  expect(page).toContain('{{"demo": "Bars.js"}}\n\n{{"demo": "../guide/Shared.js"}}\n\n![](./logo.svg)')
  expect(page).toContain(
    '[start](../guide/start.md#first) and [next](../../guide/next/), [self](/x/charts/columns/#more)',
  )
  expect(it.read('content/charts/columns.zh.md')).toContain('见[下](../guide/next.md)。')
  expect(it.read('content/charts/label.ts')).toBe(`export const label = '/x/charts/columns'\n`)
  for (const file of ['_part.md', 'Bars.tsx', 'Bars.zh.json', 'logo.svg']) {
    expect(existsSync(it.path(`content/guide/${file}`)), file).toBe(false)
    expect(existsSync(it.path(`content/charts/${file}`)), file).toBe(true)
  }
  expect(it.read('content/charts/_part.md')).toBe('Part of [bars](./columns.md).\n')
  const stool = it.read('content/guide/barstool.md')
  expect(stool).toContain(
    '[a](../charts/columns.md#more), [b][bars], <a href="/zh/x/charts/columns/">c</a>, `/x/guide/bars/`\n\n[bars]: /x/charts/columns/?q#more',
  )
  expect(it.read('content/translations.zh.json')).toBe(
    '{ "pages": { "/x/charts/columns": "条", "/x/guide/barstool": "凳" } }',
  )
  const built = await it.build(['--strict'])
  expect(built.code, built.stderr).toBe(0)
  expect(it.read('export/zh/x/guide/bars/index.html')).toContain('/zh/x/charts/columns/')

  // Back again: neither address redirects to itself.
  expect((await it.build(['rename', '/x/charts/columns', '/x/guide/bars'])).code).toBe(0)
  expect(it.read('content/guide/bars.md')).toContain('redirectFrom: ["/x/old-bars/", "/x/charts/columns/"]')
  expect(it.read('content/guide/barstool.md')).toBe(tree['content/guide/barstool.md'])
  expect(it.read('entries.ts')).toBe(tree['entries.ts'])
  const again = await it.build(['--strict'])
  expect(again.code, again.stderr).toBe(0)
})

test('a folder moves with the pages below it, and its number stays', async () => {
  const it = make({
    'docs.config.ts': `export default { title: 'T', url: 'https://example.com' }`,
    'content/index.md': pageText('Home', '[a](/guide/deep/one/), [b](/guide/)'),
    'content/02-guide/guide.md': pageText(
      'Guide',
      '[one](./deep/one.md), {{"demo": "../03-other/Demo.js"}}'.replace(', ', '\n\n'),
    ),
    'content/02-guide/deep/one.md': pageText('One', '[up](../guide.md) and [other](../../03-other/index.md)'),
    'content/03-other/index.md': pageText('Other', '[one](../02-guide/deep/one.md)'),
    'content/03-other/Demo.tsx': `import { x } from '../02-guide/x.js'\nexport default () => <b>{x}</b>\n`,
    'content/02-guide/x.ts': 'export const x = 1\n',
  })
  const done = await it.build(['rename', '/guide', '/manual'])
  expect(done.stderr).toBe('')
  expect(it.read('content/02-manual/manual.md')).toContain('[one](./deep/one.md)\n\n{{"demo": "../03-other/Demo.js"}}')
  expect(it.read('content/02-manual/deep/one.md')).toContain('redirectFrom: ["/guide/deep/one/"]')
  expect(it.read('content/02-manual/deep/one.md')).toContain('[up](../manual.md) and [other](../../03-other/index.md)')
  expect(it.read('content/03-other/index.md')).toContain('[one](../02-manual/deep/one.md)')
  expect(it.read('content/03-other/Demo.tsx')).toContain(`from '../02-manual/x.js'`)
  expect(it.read('content/index.md')).toContain('[a](/manual/deep/one/), [b](/manual/)')
  const built = await it.build(['--strict'])
  expect(built.code, built.stderr).toBe(0)
})

test('refuses what it cannot do', async () => {
  const it = make({ ...tree, 'content/guide/taken.ts': '' })
  const why = async (...words: string[]) => {
    const { code, stderr } = await it.build(['rename', ...words])
    return `${code} ${stderr.split('\n')[0]}`
  }
  expect(await why('/x/guide/bar', '/x/a')).toContain(
    '2 error rename/refused  There is no page with a file at /x/guide/bar.',
  )
  expect(await why('/x', '/y')).toContain('it is the address of a content folder')
  expect(await why('/x/guide/bars', '/x/guide/start')).toContain('There is a page at /x/guide/start already.')
  expect(await why('/x/guide/bars', '/x/guide/bars/more')).toContain('is at or below it')
  expect(await why('/x/guide/bars', 'x/guide/b')).toContain('is not an address of a page')
  expect(await why('/x/guide/bars', '/other/bars')).toContain('2 error rename/refused  No place in a content folder')
})

test('a build fails when an address or an anchor that it had is lost', async () => {
  const it = make({ ...tree, 'public/_redirects': '/x/gone/* /x/ 301\n' })
  expect((await it.build(['addresses'])).stdout).toBe('Written: addresses.json with 11 addresses.\n')
  expect((await it.build(['addresses'])).stdout).toContain('Unchanged')
  const list = it.read('addresses.json')
  expect(list).toContain('"/x/guide/bars/": ["Bars","Shared","more"]')
  // Of translations, what differs: a page that has none, and one with other ids.
  expect(list.match(/"languages.*|.*"\/zh.*/g)).toEqual([
    '"languages": ["zh"],',
    '    "/zh/x/": null,',
    '    "/zh/x/guide/bars/": ["more"],',
    '    "/zh/x/guide/barstool/": null,',
    '    "/zh/x/guide/next/": null',
  ])
  it.write({
    'addresses.json': list.replace(
      '"addresses": {',
      '"addresses": {\n    "/x/gone/page/": [],\n    "/zh/x/gone/page/": null,',
    ),
  })
  await it.build(['rename', '/x/guide/bars', '/x/columns'])
  expect(await it.build([])).toMatchObject({ code: 0 })

  it.write({ 'content/columns.md': it.read('content/columns.md').replace('## More', '## Less') })
  const moved = await it.build([])
  expect(moved.code).toBe(1)
  expect(moved.stderr).toContain('addresses/anchor-gone  The page that /x/guide/bars/ leads to lacks #more.')
  it.write({
    'content/columns.md': it
      .read('content/columns.md')
      .replace(/redirectFrom.*\n/, '')
      .replace('## Less', '## Less {#more}'),
  })
  const lost = await it.build([])
  expect(lost.stderr).toMatch(/addresses.json:\d+:5 error addresses\/gone  The address \/x\/guide\/bars\/ is neither/)
  expect(lost.stderr).toContain('The address /zh/x/guide/bars/ is neither')
  expect(await it.build(['--only', '/x/guide/**', '--out-dir', 'part'])).toMatchObject({ code: 0 })
  it.write({ 'addresses.json': '{ "schema": 2, "addresses": {} }' })
  expect((await it.build([])).stderr).toContain('addresses.json cannot be read')
})
