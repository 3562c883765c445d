/** Edits of the navigation render only the pages that show what changed. */
import { expect, test } from 'vitest'
import { output } from '../../src/core/output/outputs.js'
import { pageOutputs } from '../../src/core/output/page-outputs.js'
import { parseId } from '../../src/engine/question.js'
import { pageText } from '../support/files.js'
import { site } from '../support/site.js'

/** Three groups of four pages, more than every page has of a closed group; `titles` replaces some. */
function navigation(titles: Record<string, string> = {}): string {
  const entry = (pathname: string) => ({ pathname, ...(titles[pathname] && { title: titles[pathname] }) })
  const groups = ['a', 'b', 'c'].map((group) => ({
    ...entry(`/${group}`),
    children: [1, 2, 3, 4].map((page) => entry(`/${group}/${page}`)),
  }))
  return `export default ${JSON.stringify(groups, null, 2)}`
}

const pages = ['a', 'b', 'c'].flatMap((group) => [1, 2, 3, 4].map((page) => `${group}/${page}`))

async function edited(titles: Record<string, string>): Promise<{ rendered: string[]; it: ReturnType<typeof site> }> {
  const it = site({
    'content/navigation.ts': navigation(),
    // Without it, the home page lists the navigation.
    'content/index.md': pageText('Home'),
    ...Object.fromEntries(pages.map((path) => [`content/${path}.md`, pageText(`Page ${path}`)])),
  })
  expect(await it.messages()).toEqual([])
  it.ran()
  await it.edit({ 'content/navigation.ts': navigation(titles) })
  expect(await it.messages()).toEqual([])
  const rendered = it
    .ran()
    .map(parseId)
    .filter(({ name }) => name === 'html')
    .map(({ key }) => (key as { pathname: string }).pathname)
  return { rendered: rendered.sort(), it }
}

test('the title of a page: its group, whose pages list it, and its neighbours', async () => {
  const { rendered, it } = await edited({ '/b/2': 'Another title' })
  // The offline page lists every page.
  expect(rendered).toEqual(['/b/', '/b/1/', '/b/2/', '/b/3/', '/b/4/', '/offline/'])
  expect(await it.file('b/1/index.html')).toContain('Another title')
})

test('the title of the last page of a group: also the next group, whose first page links back to it', async () => {
  expect((await edited({ '/b/4': 'Another title' })).rendered).toEqual([
    '/b/',
    '/b/1/',
    '/b/2/',
    '/b/3/',
    '/b/4/',
    '/c/1/',
    '/offline/',
  ])
})

test('the title of a group: every page, since every page lists it', async () => {
  const { rendered } = await edited({ '/b': 'Another title' })
  expect(rendered).toEqual(expect.arrayContaining(['/a/1/', '/b/', '/c/3/']))
})

test('an entry more: its group, and the neighbours of the group', async () => {
  const it = site({
    'content/navigation.ts': navigation(),
    'content/index.md': pageText('Home'),
    'content/b/new.md': pageText('New'),
    ...Object.fromEntries(pages.map((path) => [`content/${path}.md`, pageText(`Page ${path}`)])),
  })
  await it.messages()
  it.ran()
  await it.edit({
    'content/navigation.ts': navigation().replace('"pathname": "/b/1"', '"pathname": "/b/new" }, { "pathname": "/b/1"'),
  })
  expect(await it.messages()).toEqual([])
  const rendered = it
    .ran()
    .map(parseId)
    .filter(({ name }) => name === 'html')
    .map(({ key }) => (key as { pathname: string }).pathname)
  // The page of the search names the index, which has another page.
  expect(rendered.sort()).toEqual([
    '/a/4/',
    '/b/',
    '/b/1/',
    '/b/2/',
    '/b/3/',
    '/b/4/',
    '/b/new/',
    '/offline/',
    '/search/',
  ])
})

test('white space: no page', async () => {
  const { it } = await edited({})
  await it.edit({ 'content/navigation.ts': `\n// A comment.\n${navigation()}` })
  await it.messages()
  expect(it.ran().filter((id) => parseId(id).name === 'html')).toEqual([])
})

test('why a page was rendered: the entry that changed', async () => {
  const { it } = await edited({ '/b/2': 'Another title' })
  const why = (pathname: string) =>
    it.graph.why(output, { family: pageOutputs.name, key: { pathname, locale: 'en' } }).map((id) => parseId(id).name)
  expect(why('/b/1/')).toEqual(expect.arrayContaining(['html', 'page-navigation', 'navigation']))
  // It was rendered once, before the edit.
  expect(why('/a/1/')).toEqual(['output'])
})
