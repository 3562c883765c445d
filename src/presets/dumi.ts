/** dumi: `<code src>` elements, code blocks that run, and groups of the navigation in front matter. */
import { posix } from 'node:path'
import { inOrder } from './folders.js'
import { dataOf, type Entry, numberOf, type Preset, type SourcePage, textOf, titled, unknown } from './preset.js'

export const dumi: Preset = {
  title: 'dumi',
  marks: { packages: ['dumi'], folders: ['docs'], at: '/' },
  headingIds: 'github',
  live: ['*'],
  elements: {
    code: ({ src, debug, iframe, children }, { dir }) => {
      if (typeof src !== 'string') return undefined
      if (debug !== undefined && debug !== 'false' && debug !== false) return null
      const title = children.filter((one) => typeof one === 'string').join(' ')
      const height = Number(iframe)
      return {
        demo: src.startsWith('.') ? posix.join(dir, src) : src,
        ...(title !== '' && { title }),
        ...(iframe !== undefined && { iframe: true }),
        ...(height > 1 && { height }),
      }
    },
    API: ({ id }) => (typeof id === 'string' ? { component: 'ApiEntry', name: id } : undefined),
  },
  keys: {
    toc: { key: 'disableToc', when: false, value: true },
    ...unknown('hero', 'features'),
  },
  components: {},
  publicFolder: () => 'public',
  address({ path }) {
    // A tab of another page has its name.
    if (/(^|\/)(_|demos?\/)|\.\$tab-/.test(path)) return undefined
    return path.replace(/(^|\/)(index|README)$/, '')
  },
  label: (data) => dataOf(data['sidebar'])['title'],
  async sidebars({ dir, pages }) {
    return [{ title: titled(posix.basename(dir)), entries: byFolder(pages) }]
  },
}

/** Folders with several pages are groups, and so is what the front matter of pages calls one. */
function byFolder(pages: readonly SourcePage[]): Entry[] {
  const folders = grouped(pages, ({ path }) => (path.includes('/') ? path.split('/')[0]! : ''))
  const alone: SourcePage[] = []
  const groups: Parameters<typeof inOrder>[0][number][] = []
  for (const [name, own] of folders)
    if (name === '' || own.length === 1) alone.push(...own)
    else groups.push({ name, entry: { title: titled(name), children: byGroup(own) } })
  return [...byGroup(alone), ...inOrder(groups)]
}

function byGroup(pages: readonly SourcePage[]): Entry[] {
  const groups = grouped(pages, ({ data }) => titleOf(data['group']) ?? '')
  return inOrder(
    [...groups].flatMap(([title, own]): Parameters<typeof inOrder>[0][number][] => {
      const entries = own.map((page) => ({
        name: page.path,
        position: numberOf(page.data['order']),
        entry: { page: page.pathname, title: page.title },
      }))
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
