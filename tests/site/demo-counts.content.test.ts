/** Every page about a component shows what it explains: at least three live demos, the same in both languages. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packageRoot } from '../support/files.js'

const content = join(packageRoot, 'content')
const pages = ['react-charts', 'react-data-grid', 'react-date-pickers', 'react-tree-view'].flatMap((folder) =>
  readdirSync(join(content, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.zh)\.md$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort(),
)
const read = (page: string) => readFileSync(join(content, page), 'utf8')

const demosOf = (page: string) => [...read(page).matchAll(/^\s*\{\{\s*"demo":\s*"([^"]+)"/gm)].map(([, name]) => name)

/** Pages that are one large demo say how it is made. */
const isShowcase = (page: string) => page.startsWith('react-data-grid/demos/')

/** The packages of paid plans are not installed, so their pages show pictures and as many demos as the free ones allow. */
const isPaid = (page: string) => /^# .*class="plan-(pro|premium)"/m.test(read(page))

it.each(pages)('%s', (page) => {
  const demos = demosOf(page)
  expect(demosOf(page.replace(/\.md$/, '.zh.md'))).toEqual(demos)
  expect(new Set(demos).size).toBeGreaterThanOrEqual(isPaid(page) || isShowcase(page) ? 1 : 3)
})
