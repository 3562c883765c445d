/**
 * Pages about upgrades answer every breaking change of the changelog. Each list in breaking-changes names the entries for one
 * page, and the anchor of the section that answers each. Lists of majors that the installed changelog covers are compared
 * with it; those of older majors were made from the changelog of the package that they name, which is not installed.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '../support/files.js'
import { breakingChanges, listed, type ChangelogFamily, type ListedChange } from './breaking-changes.js'

interface List {
  /** `installed`, or the package and version whose changelog was read. */
  changelog: string
  /** A pattern of the versions whose entries the page answers. */
  versions: string
  /** What was renamed, removed or added, by its name in the public guide and changelog, where either major has it. */
  names?: string[]
  entries: (ListedChange & { family: ChangelogFamily; anchor: string })[]
}

const folder = join(packageRoot, 'tests/site/breaking-changes')
const read = (...path: string[]) => readFileSync(join(packageRoot, ...path), 'utf8')
const installed = breakingChanges(read('node_modules/@mui/x-data-grid/CHANGELOG.md'))
const pages = readdirSync(join(packageRoot, 'content/migration')).filter((file) => /-v[4-9](\.zh)?\.md$/.test(file))
const lists = readdirSync(folder).map((file) => ({
  page: file.slice(0, -'.json'.length),
  ...(JSON.parse(read('tests/site/breaking-changes', file)) as List),
}))

const anchorsOf = (file: string): string[] =>
  [...read('content/migration', file).matchAll(/^#{2,4} .*\{#([\w-]+)\}$/gm)].map(([, id]) => id!)

it('every page about a new major has a list', () => {
  const listedPages = lists.map(({ page }) => `${page}.md`)
  expect(
    pages.filter((file) => !file.endsWith('.zh.md') && !file.startsWith('usage-') && !listedPages.includes(file)),
  ).toEqual([])
})

describe.each(lists)('$page', ({ page, changelog, versions, names = [], entries }) => {
  it.skipIf(changelog !== 'installed')('lists what the changelog says', () => {
    const families = new Set(entries.map(({ family }) => family))
    const ofPage = installed.filter(
      (change) => families.has(change.family) && new RegExp(versions).test(change.version),
    )
    const identified = ofPage.map((change) => ({ ...listed(change), family: change.family }))
    const sorted = (all: (ListedChange & { family: string })[]) => all.map((one) => JSON.stringify(one)).sort()
    expect(sorted(entries.map(({ version, start, hash, family }) => ({ version, start, hash, family })))).toEqual(
      sorted(identified),
    )
    expect(entries.length).toBeGreaterThan(0)
  })

  it.each(['.md', '.zh.md'])(`has the anchors in ${page}%s`, (extension) => {
    const anchors = anchorsOf(`${page}${extension}`)
    expect(entries.filter(({ anchor }) => !anchors.includes(anchor))).toEqual([])
    expect(anchors).toEqual(anchorsOf(`${page}.md`))
  })

  it.each(['.md', '.zh.md'])(`says most names in ${page}%s`, (extension) => {
    const said = new Set(read('content/migration', `${page}${extension}`).match(/[A-Za-z_$][\w$]*/g))
    const missing = names.filter((name) => !said.has(name))
    expect(missing.length, missing.join(' ')).toBeLessThanOrEqual(names.length * 0.15)
  })
})

it('reads items, paragraphs and nested lists', () => {
  const changelog = [
    '## 2.0.0',
    '### Data Grid',
    '#### Breaking changes',
    '- One',
    '  - nested',
    '- Two',
    '```diff',
    '- not an item',
    '```',
    '#### `x@2.0.0`',
    '- [x] Add y (#1) @z',
    '### Charts',
    '#### Breaking changes',
    'A paragraph.',
    '',
    '- [charts] Add y (#1) @z',
    '### Docs',
    '- docs',
  ].join('\n')
  expect(breakingChanges(changelog).map(({ family, text }) => [family, text])).toEqual([
    ['data-grid', '- One\n  - nested'],
    ['data-grid', '- Two\n```diff\n- not an item\n```'],
    ['charts', 'A paragraph.'],
  ])
})
