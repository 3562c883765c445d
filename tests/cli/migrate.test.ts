/** `docs-build migrate`: what it writes, when it refuses, and that the pages say the same afterwards. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { find, textOf } from '../support/html.js'
import type { DiskFiles } from '../support/files.js'
import { project, type Project } from '../support/project.js'

const projects: Project[] = []
function make(files: DiskFiles): Project {
  const it = project(files)
  projects.push(it)
  return it
}
afterAll(() => projects.forEach((it) => it.remove()))

const tree: DiskFiles = {
  '.gitignore': '.vitrine/\nexport/\n',
  'docs.config.ts': `import { defineConfig } from 'vitrine'

export default defineConfig({
  title: 'T',
  url: 'https://example.com',
  locales: [{ code: 'en', label: 'English' }, { code: 'fr', label: 'Français' }],
  markdown: { preset: 'docusaurus' },
  content: [{ dir: 'docs', at: '/docs' }],
  public: 'website/static',
  severities: { 'mdx/*': 'warn', 'component/*': 'warn' },
})
`,
  'website/docusaurus.config.js': 'module.exports = {}',
  'website/sidebars.js': `module.exports = { docs: ['start', { Guides: ['guides/one', 'guides/two'] }] }`,
  'website/src/Note.jsx': 'export default () => <b>a note</b>\n',
  'docs/01-start.md': `---
title: Start
slug: /
---

:::tip[Read]
See [one](guides/one), [two](./guides/two.md#more) and [the address](/docs/guides/two/).
:::

![](./logo.svg)
`,
  'docs/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/guides/one.md': `---
title: One
description: The first.
---

import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'

<Tabs groupId="os"><TabItem value="a">

First

</TabItem>
<TabItem value="b">Second</TabItem>
</Tabs>
`,
  'docs/guides/two.md': `---
id: two
title: Two
sidebar_label: The second
---

import Note from '@site/src/Note'
import Part from './_part.md'

<Note />

<Part />

<Own />

## More
`,
  'docs/guides/_part.md': 'A part with <Other>x</Other>.\n',
  'docs/unlisted.md': '# Unlisted\r\n\r\nLines  end\r\nas before, [start](./01-start).\r\n',
  'website/i18n/fr/docusaurus-plugin-content-docs/current/guides/two.md': `---
title: Deux
---

Voir [un](./one.md).
`,
}

const contentOf = (html: string) => textOf(find(html, 'article', {})[0]).replace(/\s+/g, '')

function pagesOf(it: Project): Record<string, string> {
  const files = readdirSync(it.path('export'), { recursive: true, encoding: 'utf8' })
  return Object.fromEntries(
    files
      .filter((one) => /^(fr\/)?docs\/.*index\.html$/.test(one))
      .map((one) => [one, contentOf(it.read(`export/${one}`))])
      .sort(),
  )
}

const git = (it: Project, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: it.dir })

test('pages say the same at the same addresses, without the preset', async () => {
  const it = make(tree)
  expect((await it.build()).code).toBe(0)
  const before = pagesOf(it)
  const dry = await it.build(['migrate'])
  expect(dry.code).toBe(0)
  expect(dry.stdout).toContain(`Would be written: 9 files.
  docs.config.ts
  docs/01-start.md
  docs/guides/_part.md → docs/guides/_part.mdx
  docs/guides/one.md
  website/i18n/fr/docusaurus-plugin-content-docs/current/guides/two.md → docs/guides/two.fr.md
  docs/guides/two.md → docs/guides/two.mdx
  docs/navigation.ts (new)
  docs/unlisted.md
  page-files.json (new)
`)
  expect(dry.stdout).toContain(`Left to do by hand:
  1 × <Other> has no component: write it in a folder "components", or name its file (\`components\`).
      docs/guides/_part.mdx:1
`)
  expect(it.read('docs/guides/one.md')).toBe(tree['docs/guides/one.md'])

  const refused = await it.build(['migrate', '--write'])
  expect(refused.code).toBe(2)
  expect(refused.stderr).toContain('the folder is in no git work tree')
  git(it, 'init', '-q')
  git(it, 'add', '-A')
  expect((await it.build(['migrate', '--write'])).stderr).toMatch(/the git work tree has changes in \d+ files?\./)
  git(it, 'commit', '-qm', 'All')

  expect((await it.build(['migrate', '--write'])).code).toBe(0)
  expect(it.read('docs/01-start.md')).toBe(`---
title: Start
---

:::tip[Read]
See [one](./guides/one.md), [two](./guides/two.mdx#more) and [the address](/docs/guides/two/).
:::

![](./logo.svg)
`)
  expect(it.read('docs/guides/one.md')).toBe(`---
title: One
description: The first.
---

::::tabs{storageKey="os"}
:::tab[a]
First
:::
:::tab[b]
Second
:::
::::
`)
  expect(it.read('docs/guides/two.mdx')).toContain(
    `import Note from '../../website/src/Note'\nimport Part from './_part.mdx'\n`,
  )
  expect(it.read('docs/guides/two.fr.md')).toContain('Voir [un](./one.md).')
  expect(it.read('docs/unlisted.md')).toBe('# Unlisted\r\n\r\nLines  end\r\nas before, [start](./01-start.md).\r\n')
  expect(it.read('docs.config.ts')).toContain(`markdown: { headingIds: 'github', live: ['live'] },`)
  expect(readdirSync(it.dir).filter((one) => one.startsWith('.migrate'))).toEqual([])
  expect(existsSync(it.path('docs/guides/two.md'))).toBe(false)
  expect((await it.build()).code).toBe(0)
  expect(pagesOf(it)).toEqual(before)
  expect(Object.keys(before)).toContain('docs/index.html')

  const again = await it.build(['migrate'])
  expect(again.code).toBe(2)
  expect(again.stderr).toContain('The pages of this site are for no other generator')
})

test('a change that cannot be written as a whole is not written at all', async () => {
  const it = make({ ...tree, 'page-files.json/taken.txt': 'A folder is in the way.' })
  const { code } = await it.build(['migrate', '--write', '--force'])
  expect(code).not.toBe(0)
  expect(it.read('docs/guides/one.md')).toBe(tree['docs/guides/one.md'])
  expect(it.read('docs/guides/two.md')).toBe(tree['docs/guides/two.md'])
  expect(existsSync(it.path('docs/navigation.ts'))).toBe(false)
  expect(existsSync(it.path('docs/guides/two.mdx'))).toBe(false)
})
