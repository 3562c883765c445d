/** Starlight: `sidebar` of its integration in `astro.config`, and `sidebar` in front matter. */
import { posix } from 'node:path'
import { slug } from 'github-slugger'
import { actionsOf, imageOf } from './first-page.js'
import { folderAt, folderTree, inOrder, type PageFolder } from './folders.js'
import {
  type Data,
  dataOf,
  type Entry,
  listOf,
  nothing,
  numberOf,
  type Preset,
  same,
  type SourcePage,
  textOf,
  titled,
} from './preset.js'

export const starlight: Preset = {
  title: 'Starlight',
  marks: { packages: ['@astrojs/starlight'], folders: ['src/content/docs'], at: '/' },
  headingIds: 'github',
  keys: {
    tableOfContents: { key: 'disableToc', when: false, value: true },
    template: { key: 'layout', when: 'splash', value: 'landing' },
  },
  placing: ['slug', 'sidebar'],
  firstPage({ title, hero }) {
    if (hero === undefined) return undefined
    const { title: own = title, tagline, image, actions } = dataOf(hero)
    return {
      name: textOf(own),
      text: textOf(tagline),
      image: imageOf(image),
      actions: actionsOf(actions, ({ variant = 'primary' }) => variant === 'primary'),
      features: [],
    }
  },
  modules: /^@astrojs\/starlight\/components$/,
  components: {
    ...same('Tabs', 'Card', 'Steps', 'FileTree', 'Badge', 'LinkButton'),
    TabItem: 'Tab',
    CardGrid: 'Cards',
    LinkCard: 'Card',
    Aside: 'Callout',
    Code: 'CodeBlock',
    // Astro has it in every file.
    Fragment: 'Plain',
    ...nothing('Icon'),
  },
  config: 'astro.config',
  publicFolder: () => 'public',
  address({ path, data }) {
    if (path === '404') return undefined
    const own = textOf(data['slug'])
    const segments = path.split('/').map((one) => slug(one))
    return own ?? segments.join('/').replace(/(^|\/)index$/, '')
  },
  label: (data) => dataOf(data['sidebar'])['label'],
  async sidebars({ at, config, pages }) {
    const tree = folderTree(pages)
    const items = sidebarOf(config?.value)
    const read = new Reader(at, pages, tree)
    return [{ title: '', entries: items.length > 0 ? read.items(items) : ofFolder(tree) }]
  },
  redirects: (config) =>
    Object.entries(dataOf(dataOf(config)['redirects'])).flatMap(([from, target]) => {
      const to = textOf(target) ?? textOf(dataOf(target)['destination'])
      return to === undefined ? [] : [{ from, to }]
    }),
}

function sidebarOf(config: unknown): unknown[] {
  const integrations = listOf(dataOf(config)['integrations']).flat().map(dataOf)
  return integrations.map(({ sidebar }) => listOf(sidebar)).find(({ length }) => length > 0) ?? []
}

class Reader {
  constructor(
    private readonly at: string,
    private readonly pages: readonly SourcePage[],
    private readonly tree: PageFolder,
  ) {}

  items(items: readonly unknown[]): Entry[] {
    return items.flatMap((item): Entry[] => {
      const data = typeof item === 'string' ? { slug: item } : dataOf(item)
      const label = textOf(data['label'])
      const title = label === undefined ? {} : { title: label }
      if (typeof data['slug'] === 'string') return this.page(data['slug'], title)
      const link = textOf(data['link'])
      if (link !== undefined)
        return [/^\w+:/.test(link) ? { ...title, href: link } : { ...title, page: this.address(link) }]
      const directory = textOf(dataOf(data['autogenerate'])['directory'])
      const folder = directory === undefined ? undefined : folderAt(this.tree, directory.replace(/^\/|\/$/g, ''))
      const children = [...this.items(listOf(data['items'])), ...(folder ? ofFolder(folder) : [])]
      if (children.length === 0) return []
      return label === undefined ? children : [{ ...title, children }]
    })
  }

  private page(written: string, title: Pick<Entry, 'title'>): Entry[] {
    const pathname = this.address(written)
    const page = this.pages.find((one) => one.pathname === pathname)
    return page ? [{ page: pathname, title: title.title ?? titleOf(page) }] : []
  }

  private address(link: string): string {
    const path = posix.join('/', link).replace(/(.)\/$/, '$1')
    const below = posix.join(this.at, path).replace(/(.)\/$/, '$1')
    return this.pages.some(({ pathname }) => pathname === below) ? below : path
  }
}

function ofFolder({ pages, folders }: PageFolder): Entry[] {
  const listed = pages.filter(({ data }) => dataOf(data['sidebar'])['hidden'] !== true)
  return inOrder([
    ...listed.map((page) => ({
      name: page.path,
      position: orderOf(page.data),
      entry: { page: page.pathname, title: titleOf(page) },
    })),
    ...folders.map((folder) => ({
      name: folder.path,
      position: firstOrder(folder),
      entry: { title: titled(posix.basename(folder.path)), children: ofFolder(folder) },
    })),
  ])
}

function orderOf(data: Data): number {
  return numberOf(dataOf(data['sidebar'])['order']) ?? Infinity
}

function firstOrder({ pages, folders }: PageFolder): number {
  return Math.min(...pages.map(({ data }) => orderOf(data)), ...folders.map(firstOrder))
}

function titleOf({ data, title }: SourcePage): string {
  return textOf(dataOf(data['sidebar'])['label']) ?? title
}
