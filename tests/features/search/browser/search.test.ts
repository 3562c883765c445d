/** Words, queries, the index and the engine, without a browser. */
import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { IndexSearch } from '../../../../src/features/search/browser/index-search.js'
import { lostReply } from '../../../../src/features/search/browser/lost-reply.js'
import { excerpt, markText } from '../../../../src/features/search/browser/marked-text.js'
import { createSearchMemory } from '../../../../src/features/search/browser/memory.js'
import { similarPages } from '../../../../src/features/search/browser/similar-pages.js'
import { parseQuery, queryWords } from '../../../../src/features/search/browser/query.js'
import { createSearchEngine } from '../../../../src/features/search/browser/search-engine.js'
import { foldHits, moveInHits, pageNames } from '../../../../src/features/search/browser/results-view.js'
import { type FetchFile, SearchService } from '../../../../src/features/search/browser/search-service.js'
import {
  decodeEntries,
  decodeOwnEntry,
  titleOf,
  decodePlaces,
  encodeEntries,
  encodeOwnEntry,
  encodePlaces,
  type IndexCore,
  type IndexEntry,
  type IndexNames,
  namesFile,
} from '../../../../src/features/search/shared/index-format.js'
import { kinds, kindTable } from '../../../../src/features/search/shared/kinds.js'
import type { SearchHit, SearchReply, SearchSetup } from '../../../../src/features/search/shared/protocol.js'
import {
  bucketOf,
  commonRoot,
  fold,
  identifierParts,
  isOneEditAway,
  matchQuality,
  sinceWord,
  stem,
  termsOfName,
} from '../../../../src/features/search/shared/words.js'

const terms = (name: string) => termsOfName(name).map(({ term }) => term)

describe('words', () => {
  it('are folded: case, accents, width', () => {
    expect(fold('Éclair ＤａｔａＧｒｉｄ ｶﾞ')).toBe('eclair datagrid ガ')
    expect(fold('한글 が')).toBe('한글 が')
  })

  it('of identifiers are found as a whole and in parts', () => {
    expect(identifierParts('getRowHTMLId2')).toEqual(['get', 'Row', 'HTML', 'Id', '2'])
    expect(terms('rowHeight')).toEqual(['rowheight', 'row', 'height'])
    expect(terms('MuiDataGrid')).toEqual(['muidatagrid', 'mui', 'data', 'grid'])
    expect(terms('Data Grid')).toContain('datagrid')
  })

  it('lose the endings of English grammar', () => {
    for (const [a, b] of [
      ['columns', 'column'],
      ['resizing', 'resize'],
      ['resized', 'resize'],
      ['running', 'run'],
      ['filled', 'fill'],
      ['queries', 'query'],
      ['boxes', 'box'],
      ['trees', 'tree'],
    ] as const)
      expect(stem(a)).toBe(stem(b))
    expect(stem('status')).toBe('status')
    expect(stem('class')).toBe('class')
  })

  it('of Chinese, Japanese and Korean are pairs of characters, each beginning a term', () => {
    expect(terms('固定列')).toEqual(['固定', '定列', '列'])
    expect(terms('用rowHeight设置')).toEqual(['用', 'rowheight', 'row', 'height', '设置', '置'])
    expect(queryWords('固定列').map(({ text }) => text)).toEqual(['固定', '定列'])
    expect(queryWords('列').map(({ text }) => text)).toEqual(['列'])
  })

  it('match as a whole, as a form, as a beginning, and with one typing error in five letters or more', () => {
    const quality = (term: string, typed: string) => matchQuality(term, typed, stem(typed))
    expect(quality('height', 'height')).toBe(1)
    expect(quality('column', 'columns')).toBeGreaterThan(quality('columnmenu', 'column'))
    expect(quality('rowheight', 'row')).toBeGreaterThan(0.5)
    expect(quality('edit', 'editin')).toBeGreaterThan(0)
    expect(quality('customization', 'customized')).toBeGreaterThan(0.6)
    expect(quality('barometer', 'bars')).toBe(0)
    for (const [term, typed] of [
      ['accessibility', 'accessible'],
      ['accessible', 'accessibility'],
      ['visibility', 'visible'],
      ['availability', 'available'],
    ] as const)
      expect(quality(term, typed), typed).toBeGreaterThan(0.6)
    expect(commonRoot('table')).toBeUndefined()
    expect(quality('disability', 'disable')).toBe(0)
    for (const typo of ['hieght', 'heigt', 'heeight', 'haight']) expect(quality('height', typo)).toBe(0.5)
    expect(quality('rows', 'raws')).toBe(0)
    expect(isOneEditAway('abcd', 'badc')).toBe(false)
  })
})

describe('the format of the index', () => {
  it('has a letter for each kind, and the guide a filter', () => {
    const guide = readFileSync(new URL('../../../../content/vitrine/search.md', import.meta.url), 'utf8')
    expect(new Set(kinds.map((kind) => kindTable[kind].letter)).size).toBe(kinds.length)
    for (const kind of kinds)
      expect(kindTable[kind].filters, kind).toSatisfy((words: string[]) =>
        words.some((word) => guide.includes(`\`${word}:\``)),
      )
  })

  it('gives back entries whatever their names and ids are', () => {
    const entries: IndexEntry[] = [
      { kind: 'component', name: 'DataGrid', id: '' },
      { kind: 'prop', name: 'rowHeight', id: 'data-grid-prop-rowHeight' },
      { kind: 'prop', name: 'aria-label', id: 'data-grid-prop-aria-label' },
      { kind: 'slot', name: 'toolbar', id: 'data-grid-slot-toolbar' },
      { kind: 'class', name: '.MuiDataGrid-root', id: 'data-grid-class-root' },
      { kind: 'section', name: 'Row height', id: 'row-height' },
      { kind: 'section', name: 'What’s new?', id: 'what-s-new' },
      { kind: 'section', name: '行高', id: 'row-height-2' },
      { kind: 'section', name: 'A\tb', id: 'x y' },
      { kind: 'section', name: '', id: 'empty' },
    ]
    const shown = entries.map((entry) => ({ ...entry, name: entry.name.replace('\t', ' ') }))
    expect(decodeEntries(encodeEntries(entries))).toEqual(shown)
    expect(encodeEntries(entries).split('\n')[2]).toBe('paria-label')
  })

  it('gives back places', () => {
    const places = new Map([
      [3, [0]],
      [40, [0, 7, 100]],
      [41, [2]],
    ])
    expect(decodePlaces(encodePlaces(places))).toEqual(places)
  })

  it('keeps terms with the same beginning together', () => {
    expect(bucketOf('row', 64)).toBe(bucketOf('rowheight', 64))
    expect(bucketOf('固定', 64)).toBe(bucketOf('固', 64))
    for (const term of ['a', 'zz', '列', '𠮷野']) expect(bucketOf(term, 64)).toBeGreaterThanOrEqual(0)
  })
})

const core: IndexCore = {
  version: 'v1',
  buckets: 8,
  families: [
    { id: 'grid', title: 'Grid' },
    { id: 'chart', title: 'Charts' },
  ],
  synonyms: [
    ['hide', 'visibility'],
    ['隐藏', '可见性'],
  ],
  pages: [
    { p: '/x/grid/', t: 'Data Grid overview', f: 0 },
    { p: '/x/api/grid/', t: 'Grid API', f: 0, e: encodeEntries([{ kind: 'component', name: 'Grid', id: '' }]) },
    { p: '/x/api/chart/', t: 'Chart API', f: 1, e: encodeEntries([{ kind: 'component', name: 'Chart', id: '' }]) },
    { p: '/x/about/', t: 'About' },
  ],
}
const entryNames: IndexNames[] = [
  {
    version: 'v1',
    pages: [
      encodeEntries([
        { kind: 'section', name: 'Column visibility', id: 'column-visibility' },
        { kind: 'section', name: '列的可见性', id: 'columns-zh' },
        { kind: 'demo', name: 'BasicGrid', id: 'BasicGrid' },
      ]),
      encodeEntries([
        { kind: 'prop', name: 'rowHeight', id: 'grid-prop-rowHeight' },
        { kind: 'prop', name: 'label', id: 'grid-prop-label' },
        { kind: 'slot', name: 'rowHeight', id: 'grid-slot-rowHeight' },
        { kind: 'class', name: '.Grid-root', id: 'grid-class-root' },
      ]),
    ],
  },
  { version: 'v1', pages: [encodeEntries([{ kind: 'prop', name: 'label', id: 'chart-prop-label' }])] },
  { version: 'v1', pages: [''] },
]
function fullIndex(): IndexSearch {
  const index = new IndexSearch(core)
  entryNames.forEach((one, group) => index.addNames(group, one))
  return index
}
const names = (query: string, options = {}) =>
  fullIndex()
    .search(query, options)
    .matches.map(({ kind, name }) => `${kind} ${name}`)

describe('the search', () => {
  it('finds exact names first, then props before slots', () => {
    expect(names('rowHeight').slice(0, 2)).toEqual(['prop rowHeight', 'slot rowHeight'])
    expect(names('row height')[0]).toBe('prop rowHeight')
    expect(names('rowHieght')[0]).toBe('prop rowHeight')
    expect(names('Data Grid overview')[0]).toBe('page Data Grid overview')
    expect(names('datagrid')[0]).toBe('page Data Grid overview')
  })

  it('prefers a name with a typing error to longer names that contain its words', () => {
    const entries = ['getRowHeight', 'columnHeaderHeight', 'rowHeight', 'aria-label', 'arcLabel', 'label'].map(
      (name): IndexEntry => ({ kind: 'prop', name, id: name }),
    )
    const page = { name: 'Row heights and header heights' }
    const index = new IndexSearch({ ...core, pages: [{ p: '/x/', t: page.name, f: 0 }] })
    index.addNames(0, { version: 'v1', pages: [encodeEntries(entries)] })
    const first = (query: string) => index.search(query).matches[0]!.name
    for (const typo of ['rowHeigt', 'rowHieght', 'roowHeight', 'row heigth'])
      expect(first(typo), typo).toBe('rowHeight')
    expect(first('aria-lable')).toBe('aria-label')
    expect(first('columHeaderHeight')).toBe('columnHeaderHeight')
  })

  it('answers a plain word with the page about it, what has exactly this name, and further pages', () => {
    const pages = ['About bars', 'Tooltips of charts', 'Legends and labels'].map((t, page) => ({
      p: `/x/${page}/`,
      t,
      f: 0,
    }))
    const index = new IndexSearch({ ...core, pages })
    const entries = [
      encodeEntries([
        { kind: 'slot', name: 'tooltip', id: 'a' },
        { kind: 'prop', name: 'barWidth', id: 'b' },
        { kind: 'prop', name: 'labels', id: 'e' },
      ]),
      encodeEntries([{ kind: 'slot', name: 'tooltip', id: 'c' }]),
      encodeEntries([{ kind: 'section', name: 'Width of bars', id: 'd' }]),
    ]
    index.addNames(0, { version: 'v1', pages: entries })
    const found = (query: string) => index.search(query).matches.map(({ kind, name }) => `${kind} ${name}`)
    expect(found('tooltip').slice(0, 3)).toEqual(['page Tooltips of charts', 'slot tooltip', 'slot tooltip'])
    // A title that only mentions the name of a prop.
    expect(found('labels').slice(0, 2)).toEqual(['prop labels', 'page Legends and labels'])
    expect(found('bar').slice(0, 3)).toEqual(['page About bars', 'section Width of bars', 'prop barWidth'])
    expect(found('barWidth')[0]).toBe('prop barWidth')
    expect(found('slot:tooltip')[0]).toBe('slot tooltip')
  })

  it('puts the page first whose title says least besides the words, in the singular or the plural', () => {
    const titles = [
      'Recipe: a custom tooltip',
      'Chart tooltips',
      'Grid column groups',
      '图表实践：自己的提示框',
      '图表的提示框',
    ]
    const index = new IndexSearch({ ...core, pages: titles.map((t, page) => ({ p: `/x/${page}/`, t, f: 0 })) })
    index.addNames(0, {
      version: 'v1',
      pages: [
        encodeEntries([{ kind: 'section', name: 'Column groups', id: 'a' }]),
        encodeEntries([{ kind: 'slot', name: 'tooltip', id: 'b' }]),
        encodeEntries([{ kind: 'component', name: 'ChartTooltip', id: 'c' }]),
        '',
        '',
      ],
    })
    const found = (query: string) => index.search(query).matches.map(({ kind, name }) => `${kind} ${name}`)
    expect(found('tooltip').slice(0, 3)).toEqual([
      'page Chart tooltips',
      'slot tooltip',
      'page Recipe: a custom tooltip',
    ])
    expect(found('tooltips').slice(0, 2)).toEqual(['page Chart tooltips', 'page Recipe: a custom tooltip'])
    expect(found('chart tooltip')[0]).toBe('page Chart tooltips')
    expect(found('ChartTooltip')[0]).toBe('component ChartTooltip')
    expect(found('column groups')[0]).toBe('page Grid column groups')
    expect(found('提示框').slice(0, 2)).toEqual(['page 图表的提示框', 'page 图表实践：自己的提示框'])
    expect(found('框')[0]).toBe('page 图表的提示框')
  })

  it('prefers characters as they were typed to a synonym of a part of them', () => {
    const titles = ['列可见性', '例子']
    const index = new IndexSearch({ ...core, pages: titles.map((t, page) => ({ p: `/x/${page}/`, t, f: 0 })) })
    const constant = encodeEntries([{ kind: 'constant', name: '很长的名称里有列隐藏这几个字', id: 'a' }])
    index.addNames(0, { version: 'v1', pages: ['', constant] })
    expect(index.search('列隐藏！').matches.map(({ id }) => id)).toEqual(['a', ''])
  })

  it('have entries for the pages themselves, which mostly follow from the titles', () => {
    for (const [title, own, encoded] of [
      ['Data Grid', { kind: 'page', name: 'Data Grid', id: '' }, undefined],
      ['DataGrid API', { kind: 'component', name: 'DataGrid', id: '' }, 'C'],
      ['useGrid', { kind: 'hook', name: 'useGrid', id: '' }, 'H'],
      ['The grid', { kind: 'component', name: 'DataGrid', id: '' }, 'CDataGrid\t'],
      ['Migration · v8', { kind: 'page', name: 'Migration', id: '' }, 'PMigration\t'],
    ] as const) {
      const e = encodeOwnEntry(encodeEntries([own]), title)
      expect(e).toBe(encoded)
      expect(decodeOwnEntry({ t: title, ...(e !== undefined && { e }) })).toEqual(own)
    }
  })

  it('show pages by their own titles, whatever is in these', () => {
    expect(titleOf({ t: 'Migration · v8', e: 'PMigration\t' })).toBe('Migration')
    expect(titleOf({ t: 'Rows · columns' })).toBe('Rows · columns')
    expect(titleOf({ t: 'DataGrid API', e: 'C' })).toBe('DataGrid API')
  })

  it('puts headings of pages that come last behind others, and does not hide them', () => {
    const pages = ['Migration', 'Grid'].map((t, page) => ({
      p: `/x/${page}/`,
      t,
      f: 0,
      ...(page === 0 && { z: 1 as const }),
    }))
    const index = new IndexSearch({ ...core, pages })
    index.addNames(0, {
      version: 'v1',
      pages: [
        encodeEntries([{ kind: 'section', name: 'Filters', id: 'old' }]),
        encodeEntries([{ kind: 'section', name: 'Control sorting and filters', id: 'new' }]),
      ],
    })
    expect(index.search('filter').matches.map(({ id }) => id)).toEqual(['new', 'old'])
  })

  it('finds pages before there are names, and names of any family in the same order', () => {
    const index = new IndexSearch(core)
    const found = () => index.search('label').matches.map(({ page, id }) => `${page} ${id}`)
    expect(index.search('grid').matches.map(({ page, entry }) => `${page} ${entry}`)).toEqual(['1 0', '0 0'])
    expect(found()).toEqual([])
    expect(index.missingNames('chart')).toEqual([1, 0, 2])
    index.addNames(1, entryNames[1]!)
    expect(found()).toEqual(['2 chart-prop-label'])
    for (const group of index.missingNames()) index.addNames(group, entryNames[group]!)
    expect(found()).toEqual(['1 grid-prop-label', '2 chart-prop-label'])
    expect(found()).toEqual(
      fullIndex()
        .search('label')
        .matches.map(({ page, id }) => `${page} ${id}`),
    )
    expect(() => new IndexSearch(core).addNames(0, { ...entryNames[0]!, version: 'v2' })).toThrow()
  })

  it('answers questions with texts, even if a word is missing', () => {
    expect(names('how can columns be shown by visibility')[0]).toBe('section Column visibility')
    expect(names('how would the label of a purple chart become a label')[0]).toBe('prop label')
  })

  it('finds words in texts: in the sections of a page, by rare words first, and one place for each page', () => {
    const titles = ['Legends', 'Axes', 'Slots']
    const index = new IndexSearch({ ...core, pages: titles.map((t, page) => ({ p: `/x/${page}/`, t, f: 0 })) })
    const sections = (...ids: string[]) =>
      encodeEntries(ids.map((id): IndexEntry => ({ kind: 'section', name: `About ${id}`, id })))
    index.addNames(0, {
      version: 'v1',
      pages: [sections('place', 'looks'), sections('ticks', 'names'), sections('how')],
    })
    const texts: Record<string, [page: number, entries: number[]][]> = {
      hide: [[0, [1]]],
      change: [
        [0, [1, 2]],
        [1, [1, 2]],
        [2, [1]],
      ],
      color: [
        [0, [2]],
        [1, [1, 2]],
        [2, [1]],
      ],
      contrast: [[2, [1]]],
      chance: [[1, [1]]],
      chartstext: [[1, [2]]],
    }
    for (let part = 0; part < core.buckets; part++)
      index.addPart(part, {
        version: 'v1',
        terms: Object.keys(texts)
          .filter((term) => bucketOf(term, core.buckets) === part)
          .sort()
          .map((term) => `${term}\t${encodePlaces(new Map(texts[term]))}`)
          .join('\n'),
      })
    const found = (query: string) => index.search(query).matches.map(({ page, id }) => `${page} ${id}`)
    // The page has one word in its title, the other one in a section.
    expect(found('hide legend')[0]).toBe('0 ')
    const answers = found('how do I change the color for contrast')
    expect(answers[0]).toBe('2 how')
    expect(new Set(answers.slice(0, 3).map((place) => place[0])).size).toBe(3)
    // A word that exists is not misspelled, and an identifier that exists is not taken apart.
    expect(found('ChartsText')[0]).toBe('1 names')
    expect(found('chance').map((place) => place[0])).toEqual(['1', '1'])
    expect(found('slots')).toEqual(['2 '])
  })

  it('finds a single Chinese character anywhere in a word', () => {
    expect(names('可')).toEqual(['section 列的可见性'])
    expect(names('性')).toEqual(['section 列的可见性'])
  })

  it('narrows by words and by options', () => {
    expect(names('slot:rowHeight')).toEqual(['slot rowHeight'])
    expect(names('css: grid')).toEqual(['class .Grid-root'])
    expect(names('demo：basic')).toEqual(['demo BasicGrid'])
    expect(names('label', { families: ['chart'] })).toEqual(['prop label'])
  })

  it('prefers the family of the page without hiding others', () => {
    const first = (family: string) =>
      fullIndex()
        .search('label', { family })
        .matches.map(({ page }) => page)
    expect(first('grid')).toEqual([1, 2])
    expect(first('chart')).toEqual([2, 1])
  })

  it('gives the first of the same results if fewer are wanted', () => {
    const pages = Array.from({ length: 300 }, (_, page) => ({
      p: `/x/${page}/`,
      t: `Row ${page % 7} ${page % 3}`,
      f: 0,
    }))
    const index = new IndexSearch({ ...core, pages })
    const all = index.search('row').matches
    expect(all).toHaveLength(200)
    expect(all.map(({ score }) => score)).toEqual(all.map(({ score }) => score).sort((a, b) => b - a))
    expect(index.search('row', { limit: 9 }).matches).toEqual(all.slice(0, 9))
    expect(index.search('row', { limit: 9 }).total).toBe(300)
  })

  it('knows words that mean the same', () => {
    expect(names('hide column')[0]).toBe('section Column visibility')
    expect(names('隐藏列')).toContain('section 列的可见性')
  })

  it.each([
    ['nothing', ''],
    ['spaces', ' \t\n\u3000'],
    ['10,000 letters', 'a'.repeat(10_000)],
    ['10,000 words', 'row '.repeat(2_500)],
    ['10,000 characters', '列'.repeat(10_000)],
    ['signs of regular expressions', '(.*+?^${}()|[\\]\\\\ [a-'],
    ['markup', '<img src=x onerror=alert(1)> &amp; "\''],
    ['right-to-left marks', '\u202Eشبكة\u202C \u05D0\u05B8'],
    ['combining characters', `e${'\u0301'.repeat(500)}`],
    ['half a character', '\uD83D'],
    ['joints and signs', `${'a-.b'.repeat(100)} ${'.+#'.repeat(100)} c+++ ##`],
    ['names of objects', '__proto__ constructor toString'],
    ['filters only', 'prop: slot: css:'],
    ['a filter with a long s', 'ſection: row'],
  ])('survives %s', (_, query) => {
    const search = fullIndex()
    expect(() => search.missingParts(query)).not.toThrow()
    expect(search.search(query).matches.length).toBeLessThanOrEqual(200)
    expect(markText(query, queryWords('row')).join('')).toBe(query)
  })

  it('asks for few parts', () => {
    expect(fullIndex().missingParts('rowHeight').length).toBeLessThanOrEqual(3)
  })

  it('takes filters and questions apart', () => {
    expect(parseQuery('how to hide a column', []).variants[0]!.map(({ text }) => text)).toEqual(['hide', 'column'])
    expect(parseQuery('怎么固定表格里的列？', []).variants[0]!.map(({ text }) => text)).toEqual(['固定', '表格', '列'])
    expect(parseQuery('defaultMuiPrevented 有什么用？', []).variants[0]!.map(({ text }) => text)).toEqual([
      'defaultmuiprevented',
    ])
    expect(parseQuery('为什么', []).variants[0]!.length).toBeGreaterThan(0)
    expect(parseQuery('prop:rowHeight', [])).toMatchObject({ kinds: ['prop'], text: 'rowHeight' })
    expect(parseQuery('prop', []).kinds).toEqual([])
  })

  it('takes versions out of what is looked for', () => {
    const words = (typed: string) => parseQuery(typed, []).variants[0]?.map(({ text }) => text)
    expect(parseQuery('since:8.10.2 prop: row', [])).toMatchObject({ kinds: ['prop'], text: 'row' })
    expect(words('since:v8.10.2 prop: row')).toEqual(['row', sinceWord('8.10')])
    expect(words('since：8')).toEqual([sinceWord('8')])
    expect(sinceWord('8.10').startsWith(sinceWord('8'))).toBe(true)
    expect(sinceWord('8.10').startsWith(sinceWord('8.1'))).toBe(false)
    expect(words('since when')).not.toContain(sinceWord('8'))
  })
})

describe('the pages with addresses like one that does not exist', () => {
  const pages = [
    '/x/',
    '/x/react-data-grid/',
    '/x/react-date-pickers/',
    '/x/react-charts/bars/',
    '/x/api/date-pickers/',
    '/x/api/date-pickers/date-picker/',
    '/x/api/date-pickers/date-range-picker/',
  ].map((p) => ({ p }))
  it.each([
    ['/x/react-data-grd/', '/x/react-data-grid/'],
    ['/x/react-data-grd/column-visibilty/', '/x/react-data-grid/'],
    ['/x/api/date-pickers/date-picke/', '/x/api/date-pickers/date-picker/'],
    ['/x/API/Date-Pickers/DatePicker/', '/x/api/date-pickers/date-picker/'],
    ['/x/react-charts/bar/', '/x/react-charts/bars/'],
    ['/x/something-else/', undefined],
    ['/', undefined],
  ])('of %s: %s', (wanted, nearest) => {
    expect(similarPages(wanted, pages)[0]?.p).toBe(nearest)
  })
})

describe('marks', () => {
  it('are around words, parts of identifiers and pairs of characters', () => {
    expect(markText('Sets the height of getRowHeight.', queryWords('row height'))).toEqual([
      'Sets the ',
      'height',
      ' of get',
      'RowHeight',
      '.',
    ])
    expect(markText('An e-mail, in C++.', queryWords('email C++'))).toEqual(['An ', 'e-mail', ', in ', 'C++', '.'])
    expect(markText('固定列与列', queryWords('固定列'))).toEqual(['', '固定列', '与列'])
  })

  it('are shown in the sentence with the most of them', () => {
    expect(excerpt('One row. A row with height. Other.', queryWords('row height'))!.join('')).toBe('A row with height.')
    expect(excerpt('第一句。这里有固定列。', queryWords('固定列'))!.join('')).toBe('这里有固定列。')
    expect(excerpt('', queryWords('x'))).toBeUndefined()
  })
})

/** A service that reads files from a table; a function fails as often as it says. */
function service(
  files: Record<string, unknown>,
  failing: (address: string, again: boolean) => boolean = () => false,
  waiting: (address: string) => Promise<void> | undefined = () => undefined,
) {
  const fetched: string[] = []
  const replies: SearchReply[] = []
  const fetchFile: FetchFile = async (address, again) => {
    fetched.push(address)
    await waiting(address)
    if (failing(address, again)) throw new Error('offline')
    if (!(address in files)) throw new Error('404')
    return files[address]
  }
  const made = new SearchService((reply) => replies.push(reply), fetchFile)
  const languages = [{ locale: 'en', label: 'English', folder: '/s/', home: '' }]
  const ask = async (query: string, id = 1, family?: string) => {
    if (id === 1) made.receive({ type: 'start', languages, ...(family && { family }) })
    made.receive({ type: 'search', id, query, families: [], kinds: [], limit: 10, ...(family && { family }) })
    await expect.poll(() => replies.some((reply) => reply.id === id && reply.complete)).toBe(true)
    return replies.filter((reply) => reply.id === id)
  }
  return { ask, fetched, replies }
}
const index = {
  '/s/pages.json': core,
  ...Object.fromEntries(entryNames.map((one, group) => [`/s/${namesFile(group)}`, one])),
}
const parts = (version = 'v1') =>
  Object.fromEntries(
    Array.from({ length: 8 }, (_, bucket) => [`/s/words-${bucket}.json`, { version, terms: 'pixel\t1:1' }]),
  )

describe('the engine', () => {
  it('answers from the names at once, and with texts, types and defaults when they are there', async () => {
    const { ask } = service({
      ...index,
      ...parts(),
      '/s/texts/x/api/grid.json': [
        { name: 'Grid', text: '' },
        { name: 'rowHeight', text: 'The height in pixels.', type: 'number', default: '52' },
      ],
    })
    const replies = await ask('rowHeight')
    expect(replies[0]!.hits[0]).toMatchObject({ kind: 'prop', href: '/x/api/grid/#grid-prop-rowHeight' })
    expect(replies[0]!.complete).toBe(false)
    expect(replies.at(-1)!.hits[0]).toMatchObject({
      type: 'number',
      default: '52',
      text: ['The ', 'height', ' in pixels.'],
    })
    expect((await ask('pixel', 2)).at(-1)!.hits[0]!.name.join('')).toBe('rowHeight')
  })

  it('answers with the names of the family before others are there', async () => {
    let others: (() => void) | undefined
    const late = new Promise<void>((done) => (others = done))
    const { ask, replies, fetched } = service({ ...index, ...parts() }, undefined, (address) =>
      address.includes('names-0') ? late : undefined,
    )
    void ask('label', 1, 'chart').catch(() => undefined)
    await expect.poll(() => replies.length).toBe(1)
    expect(replies[0]).toMatchObject({ complete: false, hits: [{ href: '/x/api/chart/#chart-prop-label' }] })
    expect(fetched.indexOf('/s/names-1.json')).toBeLessThan(fetched.indexOf('/s/names-0.json'))
    // And so is the next one.
    const next = ask('chart', 2, 'chart')
    await expect.poll(() => replies.at(-1)!.id).toBe(2)
    others!()
    await next
    expect((await ask('label', 3, 'chart')).at(-1)!.hits.map(({ href }) => href)).toEqual([
      '/x/api/chart/#chart-prop-label',
      '/x/api/grid/#grid-prop-label',
    ])
  })

  it('looks in one file of names after another until there is something to show', async () => {
    const { ask } = service({ ...index, ...parts() })
    const [first] = await ask('rowHeight', 1, 'chart')
    expect(first!.hits[0]!.href).toBe('/x/api/grid/#grid-prop-rowHeight')
  })

  it('says what could not be loaded, offers what is there, and tries again', async () => {
    let isOffline = true
    const { ask } = service({ ...index, ...parts() }, (address) => isOffline && address.includes('words-'))
    const [, ...later] = await ask('rowHeight')
    expect(later.at(-1)).toMatchObject({ failed: true })
    expect(later.at(-1)!.hits.length).toBeGreaterThan(0)
    isOffline = false
    expect((await ask('rowHeight', 2)).at(-1)!.failed).toBe(false)
  })

  it.each([
    ['of another build', parts('v2')],
    ['without contents', Object.fromEntries(Object.keys(parts()).map((file) => [file, null]))],
  ])('fetches a part %s again, past all caches', async (_, damaged) => {
    const { ask, fetched } = service({ ...index, ...damaged })
    expect((await ask('rowHeight')).at(-1)!.failed).toBe(true)
    const words = fetched.filter((file) => file.includes('words-'))
    expect(words.length).toBe(new Set(words).size * 2)
  })

  it('fails as a whole without names, and recovers', async () => {
    let isOffline = true
    const { ask } = service({ ...index, ...parts() }, () => isOffline)
    expect(await ask('row')).toEqual([expect.objectContaining({ failed: true, hits: [] })])
    isOffline = false
    expect((await ask('row', 2)).at(-1)!.hits.length).toBeGreaterThan(0)
  })
})

it('the interface is told where neither a worker nor the code for the page can be loaded, and may try again', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new Error('blocked')
      }
    },
  )
  const service = '../../../../src/features/search/browser/search-service.js'
  vi.doMock(service, () => {
    throw new Error('blocked')
  })
  try {
    const replies: SearchReply[] = []
    const labels = {} as SearchSetup['labels']
    const setup = { strings: {}, labels, languages: [], suggestions: [], styles: '', worker: '/worker.js' }
    const engine = createSearchEngine(setup, (reply) => replies.push(reply))
    const send = (id: number) => engine.send({ type: 'search', id, query: 'row', families: [], kinds: [], limit: 1 })
    send(1)
    await expect.poll(() => replies).toEqual([lostReply(1)])
    const received = vi.fn()
    vi.doMock(service, () => ({
      SearchService: class {
        receive = received
      },
    }))
    send(2)
    await expect.poll(() => received.mock.calls.at(-1)).toEqual([expect.objectContaining({ id: 2 })])
    expect(replies).toHaveLength(1)
  } finally {
    vi.doUnmock(service)
    vi.unstubAllGlobals()
  }
})

describe('the memory', () => {
  const memory = (value: string | null) => {
    const stored = new Map<string, string>(
      value === null
        ? []
        : [
            ['t-search-favorites', value],
            ['t-search-recent', value],
          ],
    )
    return createSearchMemory(
      { get: (key) => stored.get(key) ?? null, set: (key, text) => Boolean(stored.set(key, text)) },
      't',
    )
  }

  it('keeps the last searches and favourites, and forgets them', () => {
    const it = memory(null)
    for (const query of ['a', 'b', ' a ', '', 'c'.repeat(10_000)]) it.remember(query)
    expect(it.recent()).toEqual(['c'.repeat(100), 'a', 'b'])
    const favorite = { href: '/x/', name: 'X', path: '' }
    expect(it.toggle(favorite)).toBe(true)
    expect(it.isFavorite('/x/')).toBe(true)
    expect(it.toggle(favorite)).toBe(false)
    it.toggle(favorite)
    it.clear()
    expect([it.recent(), it.favorites()]).toEqual([[], []])
  })

  it.each([
    '{',
    'null',
    '7',
    '{"a":1}',
    '[null, 1, {"href": 3}]',
    '[{"href":"javascript:alert(1)","name":"x","path":""}]',
    '[{"href":"//evil.example","name":"x","path":""}]',
    '[{"href":"/\\\\evil.example","name":"x","path":""}]',
    '[{"href":"/\\t/evil.example","name":"x","path":""}]',
  ])('ignores what it has not written: %s', (value) => {
    expect(memory(value).favorites()).toEqual([])
    expect(memory(value).recent()).toEqual([])
  })
})

describe('hits as readers see them', () => {
  const hit = (kind: SearchHit['kind'], name: string, page: string, more: Partial<SearchHit> = {}): SearchHit => ({
    kind,
    name: ['', name],
    href: `/${page}/#${name}`,
    path: ['Charts', 'API', `${page} API`],
    words: [],
    ...more,
  })

  it('of one kind and name are one, with the pages that have it', () => {
    const hits = [
      hit('slot', 'tooltip', 'BarChart'),
      hit('page', 'Tooltip', 'Tooltip'),
      hit('slot', 'tooltip', 'LineChart'),
      hit('prop', 'tooltip', 'PieChart'),
      hit('slot', 'tooltip', 'DataGrid', { path: ['Data Grid', 'DataGrid API'] }),
      hit('slot', 'tooltip', 'BarChart', { language: '中文' }),
    ]
    const folded = foldHits(hits)
    expect(folded.map((one) => [one.hit.href, one.others.map(({ href }) => href)])).toEqual([
      ['/BarChart/#tooltip', ['/LineChart/#tooltip']],
      ['/Tooltip/#Tooltip', []],
      ['/PieChart/#tooltip', []],
      ['/DataGrid/#tooltip', []],
      ['/BarChart/#tooltip', []],
    ])
    expect(pageNames(folded[0]!)).toEqual(['BarChart', 'LineChart'])
  })

  it('keep their names where pages are not called alike, and sections stay apart', () => {
    expect(foldHits([hit('section', 'Usage', 'A'), hit('section', 'Usage', 'B')])).toHaveLength(2)
    const [folded] = foldHits([hit('prop', 'a', 'A'), hit('prop', 'a', 'B', { path: ['Charts', 'Other type'] })])
    expect(pageNames(folded!)).toEqual(['A API', 'Other type'])
  })
})

describe('keys in the list of hits', () => {
  /** Two hits, the first on three pages. */
  const arePages = [false, true, true, false]
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowUp', -1, 3],
    ['ArrowDown', 0, 3],
    ['ArrowDown', 1, 3],
    ['ArrowDown', 3, 0],
    ['ArrowUp', 3, 0],
    ['ArrowUp', 2, 0],
    ['ArrowRight', -1, undefined],
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, undefined],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, undefined],
    ['a', 0, undefined],
  ])('%s from %i leads to %s', (key, at, to) => expect(moveInHits(key, at, arePages, false)).toBe(to))

  it('follow the direction of the page, and do nothing in an empty list', () => {
    expect([moveInHits('ArrowLeft', 0, arePages, true), moveInHits('ArrowRight', 1, arePages, true)]).toEqual([1, 0])
    expect(moveInHits('ArrowDown', -1, [], false)).toBeUndefined()
  })
})
