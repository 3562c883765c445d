/**
 * How good the search of this repository's site is, measured on its built files: shared by a test and by
 * `npm run bench -- search`. Everything is deterministic, so a change in quality is a change in the code or in the texts.
 */
import { IndexSearch, type Match } from '../../src/features/search/browser/index-search.js'
import {
  type IndexCore,
  type IndexNames,
  type IndexPart,
  namesFile,
  type PageTexts,
  partFile,
  textsFile,
} from '../../src/features/search/shared/index-format.js'
import { fold, isOneEditAway } from '../../src/features/search/shared/words.js'

/** Reads a file of the built site. */
export type Read = (file: string) => string

export class BuiltSearch {
  readonly index: IndexSearch
  /** The files that have been read. */
  readonly read: string[] = []

  constructor(
    private readonly readFile: Read,
    readonly locale: string,
  ) {
    this.index = new IndexSearch(JSON.parse(this.file('pages.json')) as IndexCore)
    for (const group of this.index.missingNames())
      this.index.addNames(group, JSON.parse(this.file(namesFile(group))) as IndexNames)
  }

  private file(name: string): string {
    const path = `${this.locale === 'en' ? '' : `${this.locale}/`}x/search/${name}`
    this.read.push(path)
    return this.readFile(path)
  }

  search(query: string): Match[] {
    for (let parts = this.index.missingParts(query); parts.length > 0; parts = this.index.missingParts(query))
      for (const part of parts) this.index.addPart(part, JSON.parse(this.file(partFile(part))) as IndexPart)
    return this.index.search(query).matches
  }

  /** `/x/react-charts/#keyboard` */
  address({ page, id }: Match): string {
    return this.index.core.pages[page]!.p + (id && `#${id}`)
  }

  texts(page: number): PageTexts {
    return JSON.parse(this.file(textsFile(this.index.core.pages[page]!.p))) as PageTexts
  }
}

export interface Score {
  right: number
  of: number
  /** What went wrong. */
  misses: string[]
}

/** @returns one of so many values */
export function sample<Value>(values: Iterable<Value>, each: number): Value[] {
  return [...values].filter((_, index) => index % each === 0)
}

function score(cases: readonly { query: string; isRight: boolean; got: string }[]): Score {
  const misses = cases.filter(({ isRight }) => !isRight).map(({ query, got }) => `${query} → ${got}`)
  return { right: cases.length - misses.length, of: cases.length, misses }
}

/**
 * The name of every prop finds a prop of that name first.
 *
 * @param each takes one of so many props
 */
export function propsFirst(search: BuiltSearch, each = 1): Score {
  const names = new Set(
    search.index.pages.flatMap((entries) => entries.filter(({ kind }) => kind === 'prop').map(({ name }) => name)),
  )
  return score(
    sample(names, each).map((query) => {
      const [first] = search.search(query)
      return {
        query,
        isRight: first?.kind === 'prop' && first.name === query,
        got: first ? `${first.kind} ${first.name}` : 'nothing',
      }
    }),
  )
}

/** One typing error of each kind in a name, not in its first letter: a letter missing, twice, replaced, and two swapped. */
export function withTypingError(name: string, random: () => number): string[] {
  const at = 1 + Math.floor(random() * (name.length - 2))
  const before = name.slice(0, at)
  const rest = name.slice(at)
  const letter = String.fromCharCode(97 + Math.floor(random() * 26))
  return [
    before + rest.slice(1),
    before + rest[0] + rest,
    before + letter + rest.slice(1),
    before + rest[1] + rest[0] + rest.slice(2),
  ]
}

/**
 * The name of every prop with one typing error finds a prop of that name first, or another name that is as near to what was
 * typed.
 *
 * @param each takes one of so many props
 */
export function misspelledPropsFirst(search: BuiltSearch, each = 1): Score {
  const names = new Set(search.index.pages.flat().map(({ name }) => name))
  const folded = new Set([...names].map(fold))
  const props = search.index.pages.flatMap((entries) =>
    entries.filter(({ kind, name }) => kind === 'prop' && name.length >= 6).map(({ name }) => name),
  )
  const random = numbers(11)
  return score(
    sample(new Set(props), each).flatMap((name) =>
      [...new Set(withTypingError(name, random))]
        .filter((query) => !folded.has(fold(query)))
        .map((query) => {
          const [first] = search.search(query)
          const isRight = first?.name === name || (first !== undefined && isOneEditAway(fold(first.name), fold(query)))
          return { query: `${query} (${name})`, isRight, got: first ? `${first.kind} ${first.name}` : 'nothing' }
        }),
    ),
  )
}

/**
 * The title of every page finds that page first, or another page with the same title.
 *
 * @param each takes one of so many pages
 */
export function titlesFirst(search: BuiltSearch, each = 1): Score {
  const { pages } = search.index.core
  return score(
    sample(pages, each).map(({ t }) => {
      const [first] = search.search(t)
      return {
        query: t,
        // A page and its group may have the same title.
        isRight: first?.entry === 0 && (pages[first.page]!.t === t || first.name === t),
        got: first ? search.address(first) : 'nothing',
      }
    }),
  )
}

/** A generator of numbers that are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * Phrases of two neighbouring words, taken at random from the texts of pages in Chinese, and how many of the places that
 * contain them literally are among the first ten.
 */
export function chinesePhrases(search: BuiltSearch, count: number): { recall: number; misses: string[] } {
  const places = search.index.core.pages.flatMap((_, page) =>
    search
      .texts(page)
      .map(({ name, text }, entry) => ({ page, entry, text: fold(`${name}\n${text}`) }))
      .filter(({ text }) => text !== ''),
  )
  const words = new Intl.Segmenter('zh', { granularity: 'word' })
  const phrases = [
    ...new Set(
      places.flatMap(({ text }) => {
        const found = [...words.segment(text)]
        return found.slice(1).flatMap(({ segment, isWordLike }, index) => {
          const before = found[index]!
          const phrase = before.segment + segment
          return isWordLike && before.isWordLike && /^\p{Script=Han}{3,}$/u.test(phrase) ? [phrase] : []
        })
      }),
    ),
  ]
  const random = numbers(7)
  const misses: string[] = []
  let sum = 0
  for (let index = 0; index < count; index++) {
    const phrase = phrases[Math.floor(random() * phrases.length)]!
    const expected = places.filter(({ text }) => text.includes(phrase))
    const found = search.search(phrase).slice(0, 10)
    const hits = found.filter((match) =>
      expected.some(({ page, entry }) => page === match.page && entry === match.entry),
    )
    const recall = hits.length / Math.min(10, expected.length)
    sum += recall
    if (recall < 1) misses.push(`${phrase} ${hits.length}/${Math.min(10, expected.length)}`)
  }
  return { recall: sum / count, misses }
}

/** Questions as readers type them, and the pages that answer them, by pathname; with `#…` a place in a page. */
export const questions: Readonly<Record<'en' | 'zh', readonly (readonly [query: string, ...pages: string[]])[]>> = {
  en: [
    ['install', '/x/introduction/installation/'],
    ['how to install data grid', '/x/introduction/installation/', '/x/react-data-grid/#installation'],
    ['instalation', '/x/introduction/installation/'],
    ['date library', '/x/introduction/installation/#date-libraries'],
    ['peer dependencies', '/x/introduction/installation/'],
    ['license key', '/x/introduction/licensing/'],
    ['licence key', '/x/introduction/licensing/'],
    ['premium plan', '/x/introduction/licensing/'],
    [
      'pro vs premium',
      '/x/introduction/installation/',
      '/x/introduction/licensing/',
      '/x/react-data-grid/',
      '/x/react-charts/',
    ],
    ['next.js app router', '/x/introduction/licensing/'],
    ['mcp', '/x/introduction/mcp/'],
    ['claude code', '/x/introduction/mcp/'],
    ['vs code', '/x/introduction/mcp/'],
    ['cursor', '/x/introduction/mcp/'],
    ['telemetry', '/x/guides/telemetry/'],
    ['disable telemetry', '/x/guides/telemetry/'],
    ['telemetri', '/x/guides/telemetry/'],
    ['environment variable', '/x/guides/telemetry/'],
    ['roadmap', '/x/introduction/roadmap/'],
    ['report a bug', '/x/introduction/support/'],
    ['supported browsers', '/x/introduction/support/'],
    ['priority support', '/x/introduction/priority-support/'],
    ['replace a slot', '/x/common-concepts/custom-components/'],
    ['slots', '/x/common-concepts/custom-components/', '/x/api/data-grid/data-grid/'],
    ['edit cell', '/x/react-data-grid/', '/x/api/data-grid/'],
    ['editing', '/x/react-data-grid/', '/x/api/data-grid/'],
    ['custom toolbar', '/x/react-data-grid/', '/x/api/data-grid/'],
    ['pinned columns', '/x/react-data-grid/', '/x/api/data-grid/'],
    ['select rows', '/x/react-data-grid/', '/x/api/data-grid/'],
    ['row height', '/x/api/data-grid/'],
    ['rowHieght', '/x/api/data-grid/'],
    ['hide column', '/x/api/data-grid/'],
    ['keyboard navigation', '/x/react-', '/x/common-concepts/'],
    ['tooltip', '/x/react-charts/tooltip/'],
    ['bar', '/x/react-charts/bars/'],
    ['filter', '/x/react-data-grid/#filter'],
    ['bar chart', '/x/api/charts/bar-chart/', '/x/react-charts/'],
    ['BarChrat', '/x/api/charts/bar-chart/'],
    ['pie chart', '/x/api/charts/pie-chart/'],
    ['chart colors', '/x/react-charts/', '/x/api/charts/'],
    ['zoom and pan', '/x/react-charts/'],
    ['date picker', '/x/api/date-pickers/date-picker/', '/x/react-date-pickers/'],
    ['datepicker', '/x/api/date-pickers/date-picker/'],
    ['DateRangePicker', '/x/api/date-pickers/date-range-picker/'],
    ['min date', '/x/api/date-pickers/'],
    ['disable past', '/x/api/date-pickers/'],
    ['time zone', '/x/api/date-pickers/'],
    ['tree view', '/x/react-tree-view/'],
    ['tree vew', '/x/react-tree-view/'],
    ['rename items', '/x/react-tree-view/'],
    ['lazy loading', '/x/react-tree-view/'],
    ['useGridApiRef', '/x/api/data-grid/use-grid-api-ref/'],
    ['css: MuiDataGrid-root', '/x/api/data-grid/data-grid/'],
  ],
  zh: [
    ['安装', '/x/introduction/installation/'],
    ['列固定', '/x/react-data-grid/column-pinning/'],
    ['冻结列', '/x/react-data-grid/column-pinning/'],
    ['柱形图', '/x/react-charts/bars/'],
    ['多选', '/x/react-data-grid/row-selection/', '/x/react-tree-view/'],
    ['怎么安装', '/x/introduction/installation/', '/x/react-'],
    ['对等依赖', '/x/introduction/installation/'],
    ['日期库', '/x/introduction/installation/'],
    ['许可证密钥', '/x/introduction/licensing/'],
    ['授权', '/x/introduction/licensing/'],
    ['社区版', '/x/introduction/licensing/', '/x/react-'],
    ['遥测', '/x/guides/telemetry/'],
    ['关闭遥测', '/x/guides/telemetry/'],
    ['环境变量', '/x/guides/telemetry/'],
    ['路线图', '/x/introduction/roadmap/'],
    ['技术支持', '/x/introduction/support/'],
    ['优先支持', '/x/introduction/priority-support/'],
    ['插槽', '/x/common-concepts/custom-components/'],
    ['替换子组件', '/x/common-concepts/custom-components/'],
    ['表格编辑', '/x/react-data-grid/'],
    ['就地编辑', '/x/react-data-grid/'],
    ['固定列', '/x/react-data-grid/'],
    ['选择行', '/x/react-data-grid/'],
    ['键盘操作', '/x/react-'],
    ['tooltip', '/x/react-charts/tooltip/'],
    ['提示框', '/x/react-charts/tooltip/'],
    ['bar', '/x/react-charts/bars/'],
    ['筛选', '/x/react-data-grid/#filter'],
    ['柱状图', '/x/react-charts/', '/vitrine/markdown/'],
    ['缩放', '/x/react-charts/'],
    ['日期选择器', '/x/react-date-pickers/'],
    ['日历', '/x/react-date-pickers/', '/x/api/date-pickers/'],
    ['树视图', '/x/react-tree-view/'],
    ['拖拽排序', '/x/react-tree-view/'],
    ['懒加载', '/x/react-tree-view/'],
    ['data grid 工具栏', '/x/react-data-grid/'],
    ['ＤａｔａＧｒｉｄ', '/x/api/data-grid/data-grid/', '/x/react-data-grid/'],
    ['rowHeigth', '/x/api/data-grid/'],
  ],
}

/** Questions of readers that a page answers. */
export type PageQuestions = readonly { en: string; zh: string }[]

/**
 * The questions that tests/site/questions has for pages, with their page, in the form of `questions`.
 *
 * @param files by name: `charts-axis.json` has those of /x/react-charts/axis/, `vitrine-start.json` those of /vitrine/start/
 * @throws Error if there is no such page
 */
export function questionsOfPages(
  search: BuiltSearch,
  files: Readonly<Record<string, PageQuestions>>,
  locale: 'en' | 'zh',
): [query: string, page: string][] {
  const pages = new Map(
    search.index.core.pages.map(({ p }) => [
      p
        .replace(/^\/(?:x\/)?|\/$/g, '')
        .replace(/^react-/, '')
        .replaceAll('/', '-'),
      p,
    ]),
  )
  return Object.entries(files).flatMap(([file, list]) => {
    const page = pages.get(file.replace(/\.json$/, ''))
    if (page === undefined) throw new Error(`${file} is not named after a page`)
    return list.map((one): [string, string] => [one[locale], page])
  })
}

/** Questions whose page is among the first three, or so many. */
export function answered(search: BuiltSearch, list: (typeof questions)['en'], among = 3): Score {
  return score(
    list.map(([query, ...pages]) => {
      const first = search
        .search(query)
        .slice(0, among)
        .map((match) => search.address(match))
      const isRight = first.some((address) => pages.some((page) => address.startsWith(page)))
      return { query, isRight, got: first.join(' ') || 'nothing' }
    }),
  )
}
