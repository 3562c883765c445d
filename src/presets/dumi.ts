/** dumi: `<code src>` elements, code blocks that run, and groups of the navigation in front matter. */
import { posix } from 'node:path'
import { inOrder } from './folders.js'
import type { ElementPage } from '../elements.js'
import {
  type Data,
  dataOf,
  type DemoData,
  type Entry,
  numberOf,
  type Preset,
  type SourcePage,
  textOf,
  titled,
  unknown,
} from './preset.js'

const demoKeys = [
  'title',
  'description',
  'desc',
  'debug',
  'iframe',
  'inline',
  'compact',
  'background',
  'defaultShowCode',
]

/** What attributes, or the comment at the head of a demo, say. */
function demoOf(data: Data): DemoData | null {
  const { iframe } = data
  const isSet = (key: string) => data[key] !== undefined && data[key] !== false && data[key] !== 'false'
  if (isSet('debug')) return null
  const [title, background] = [textOf(data['title']), textOf(data['background'])]
  const description = textOf(data['description']) ?? textOf(data['desc'])
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    options: {
      ...(isSet('iframe') && { iframe: true }),
      ...(Number(iframe) > 1 && { height: Number(iframe) }),
      ...(isSet('compact') && { bg: 'playground' }),
      ...(isSet('inline') && { bg: 'inline', hideToolbar: true }),
      // Others, such as gradients, are no colours.
      ...(background !== undefined &&
        /^(#[\da-f]{3,8}|[a-z]+|(rgb|hsl|var)a?\([^()]+\))$/i.test(background) && { background }),
      ...(isSet('defaultShowCode') && !isSet('inline') && { defaultCodeOpen: true }),
    },
  }
}

/** A text that is made of a demo, in the language of the page (`features/presets.ts`). */
function textAbout(file: string, page: ElementPage, part: string): string {
  const language = /\.([a-z]{2}(?:-\w+)?)\.mdx?$/.exec(page.file)?.[1]
  const of = language === undefined ? file : `${file}~${language.replace('-', '_')}`
  return `${posix.relative(page.dir, of)}~${part}.md`
}

/** `components/button/demo/basic.tsx` is `button-demo-basic`. */
function idOf(file: string): string | undefined {
  const [, component, name] = /([^/]+)\/demos?\/([^/]+?)(?:\/index)?(?:\.\w+)?$/.exec(file) ?? []
  return name === undefined ? undefined : `${component}-demo-${name}`.toLowerCase()
}

export const dumi: Preset = {
  title: 'dumi',
  marks: { packages: ['dumi'], folders: ['docs'], at: '/' },
  headingIds: 'github',
  live: ['*'],
  isNeeded: 'their elements are demos, which only the preset knows',
  elements: {
    code: ({ children, src, ...attributes }, page) => {
      if (typeof src !== 'string') return undefined
      const text = children.filter((one) => typeof one === 'string').join(' ')
      const given = demoOf({ ...attributes, ...(text !== '' && { title: text }) })
      if (!given) return null
      const { options, ...about } = given
      const file = src.startsWith('.') ? posix.join(page.dir, src) : src
      const demo = { demo: file, ...options }
      const id = idOf(file)
      if (id !== undefined && about.title !== undefined) Object.assign(about, { id })
      if (about.description !== undefined) return { ...demo, ...about }
      return [{ include: textAbout(file, page, about.title === undefined ? 'about' : 'description'), ...about }, demo]
    },
    // Markdown of another file; a part of it by its lines or a pattern is not understood.
    embed: ({ src }) => (typeof src === 'string' && /\.mdx?$/.test(src) ? { include: src } : undefined),
    API: ({ id }) => (typeof id === 'string' ? { component: 'ApiEntry', name: id } : undefined),
  },
  demos: { keys: demoKeys, read: demoOf, idOf },
  keys: {
    toc: { key: 'disableToc', when: false, value: true },
    ...unknown('hero', 'features'),
  },
  components: {},
  publicFolder: () => 'public',
  address({ path }) {
    if (/(^|\/)(_|demos?\/)/.test(path)) return undefined
    return path.replace(tabName, '').replace(/(^|\/)(index|README)$/, '')
  },
  titleOf(path) {
    const [, tab] = /\.\$tab-([\w-]+)/.exec(posix.basename(path)) ?? []
    return tab && titled(tab)
  },
  label: (data) => dataOf(data['sidebar'])['title'],
  async sidebars({ dir, pages }) {
    return [{ title: titled(posix.basename(dir)), entries: byFolder(pages) }]
  },
}

/** A tab of another page, which is a page below it: `button/index.$tab-design` is `button/design`. */
const tabName = /(?:index|README)?\.?\$tab-(?=[\w-]+$)/
const isTab = ({ path }: Pick<SourcePage, 'path'>) => tabName.test(path)

/** Folders with several pages are groups, and so is what the front matter of pages calls one. */
function byFolder(all: readonly SourcePage[]): Entry[] {
  const pages = all.filter((page) => !isTab(page))
  const byGroup = (own: readonly SourcePage[]) => inGroups(own, all.filter(isTab))
  const folders = grouped(pages, ({ path }) => (path.includes('/') ? path.split('/')[0]! : ''))
  const alone: SourcePage[] = []
  const groups: Parameters<typeof inOrder>[0][number][] = []
  for (const [name, own] of folders)
    if (name === '' || own.length === 1) alone.push(...own)
    else groups.push({ name, entry: { title: titled(name), children: byGroup(own) } })
  return [...byGroup(alone), ...inOrder(groups)]
}

function inGroups(pages: readonly SourcePage[], tabs: readonly SourcePage[]): Entry[] {
  const groups = grouped(pages, ({ data }) => titleOf(data['group']) ?? '')
  return inOrder(
    [...groups].flatMap(([title, own]): Parameters<typeof inOrder>[0][number][] => {
      const entries = own.map((page) => {
        const children = tabs
          .filter(({ path }) => posix.dirname(path) === posix.dirname(page.path))
          .map(({ pathname, title: name }) => ({ page: pathname, title: name }))
        return {
          name: page.path,
          position: numberOf(page.data['order']),
          entry: { page: page.pathname, title: page.title, ...(children.length > 0 && { children }) },
        }
      })
      if (title === '') return entries
      const position = Math.min(...own.map(({ data }) => numberOf(dataOf(data['group'])['order']) ?? Infinity))
      return [{ name: title, position, entry: { title, children: inOrder(entries) } }]
    }),
  )
}

function titleOf(group: unknown): string | undefined {
  return textOf(group) ?? textOf(dataOf(group)['title'])
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
