/** Docusaurus: its docs plugin, with `sidebars.js`, `_category_.json` and numbers before names. */
import { posix } from 'node:path'
import { type PageFolder, folderAt, folderTree, inOrder } from './folders.js'
import {
  type Data,
  dataOf,
  type Entry,
  listOf,
  nothing,
  numberOf,
  type OldAddress,
  type Preset,
  same,
  type Sidebar,
  type SourceFile,
  type SourceFolder,
  type SourcePage,
  textOf,
  titled,
  withHtml,
} from './preset.js'

export const docusaurus: Preset = {
  title: 'Docusaurus',
  marks: { packages: [], folders: ['docs', '../docs'], at: '/docs' },
  headingIds: 'github',
  live: ['live'],
  keys: {
    hide_table_of_contents: { key: 'disableToc' },
    sidebar_position: { key: 'order' },
  },
  placing: ['id', 'slug', 'sidebar_label'],
  mdxInMarkdown: true,
  modules: /^@(theme|docusaurus)\//,
  folders: { '@site/': '' },
  elements: { DocCardList: () => ({ component: 'PageCards' }) },
  components: {
    ...same('Tabs', 'Details', 'CodeBlock', 'Link', 'ThemedImage', 'Translate', 'translate'),
    TabItem: 'Tab',
    Admonition: 'Callout',
    IdealImage: 'Image',
    BrowserOnly: 'InBrowser',
    ...nothing('Head', 'TOCInline', 'Redirect', 'Playground'),
    Heading: 'Heading',
    useBaseUrl: 'same',
    useIsBrowser: 'no',
  },
  config: 'docusaurus.config',
  baseKey: 'baseUrl',
  meta: /(^|\/)_category_\.(json|ya?ml)$/,
  translations(locale, dir) {
    const version = /(^|\/)versioned_docs\/(version-[^/]+)$/.exec(dir)?.[2] ?? 'current'
    return `i18n/${locale}/docusaurus-plugin-content-docs/${version}`
  },
  publicFolder: () => 'static',
  address: (file) => addressOf(file),
  label: (data) => data['sidebar_label'],
  sidebars,
  redirects,
}

/** `01-start` → 1 and `start`; dates and versions stay names. */
export function splitPrefix(name: string): { number?: number; name: string } {
  if (/^\d+[-_.]\d+/.test(name)) return { name }
  const [, number, rest] = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name) ?? []
  return rest === undefined ? { name } : { number: Number(number), name: rest }
}

function parts({ path, data }: SourceFile): { folders: string[]; name: string; number?: number } {
  const segments = path.split('/')
  const folders = segments.slice(0, -1).map((one) => splitPrefix(one).name)
  const last = segments.at(-1)!
  return { folders, ...(data['parse_number_prefixes'] === false ? { name: last } : splitPrefix(last)) }
}

/** The name of a page in sidebars. */
export function idOf(file: SourceFile): string {
  const { folders, name } = parts(file)
  return [...folders, textOf(file.data['id']) ?? name].join('/')
}

function addressOf(file: SourceFile): string {
  const { folders, name } = parts(file)
  const slug = textOf(file.data['slug'])
  if (slug !== undefined) return posix.resolve('/', ...folders, slug).slice(1)
  return [...folders, ...(isIndex(file) ? [] : [textOf(file.data['id']) ?? name])].join('/')
}

async function sidebars(folder: SourceFolder): Promise<Sidebar[] | undefined> {
  const ids = new Map(folder.pages.map((page) => [idOf(page), page]))
  const tree = folderTree(folder.pages)
  const given = await givenSidebars(folder)
  const read = new SidebarReader(folder, ids, tree)
  if (given === undefined) return [{ title: '', entries: read.ofFolder(tree) }]
  const links = listOf(dataOf(dataOf(dataOf(folder.config?.value)['themeConfig'])['navbar'])['items']).map(dataOf)
  const found = Object.entries(dataOf(given)).map(([name, items]) => {
    const entries = read.items(items)
    // What the header calls it, by its name or by one of its pages.
    const link = links.find(
      ({ sidebarId, docId }) => sidebarId === name || holds(entries, ids.get(textOf(docId) ?? '')?.pathname),
    )
    return { title: textOf(link?.['label']) ?? titled(name), entries }
  })
  return found.filter(({ entries }) => entries.length > 0)
}

/** The value of the file of sidebars; undefined if there is none. */
async function givenSidebars(folder: SourceFolder): Promise<unknown> {
  const [, site, version] = /^(?:(.*)\/)?versioned_docs\/version-(.+)$/.exec(folder.dir) ?? []
  if (version !== undefined)
    return folder.load(posix.join(site ?? '', `versioned_sidebars/version-${version}-sidebars`))
  if (!folder.config) return undefined
  const options = docsOptions(folder)
  if (options['sidebarPath'] === false) return {}
  const path = textOf(options['sidebarPath']) ?? './sidebars'
  // `path.resolve(__dirname, 'sidebars.js')` is a path of this machine.
  return folder.load(posix.isAbsolute(path) ? path : posix.join(folder.config.dir, path))
}

/** The options of the plugin whose folder this is. */
function docsOptions({ dir, config }: SourceFolder): Data {
  const { presets, plugins } = dataOf(config?.value)
  const all = [...listOf(presets), ...listOf(plugins)].flatMap((one): Data[] => {
    const [, options] = listOf(one)
    return [dataOf(dataOf(options)['docs']), dataOf(options)]
  })
  const isOfFolder = (options: Data, path: string | undefined) =>
    path !== undefined &&
    posix.join(config?.dir ?? '', path) === posix.normalize(dir) &&
    Object.keys(options).length > 0
  return (
    all.find((options) => isOfFolder(options, textOf(options['path']))) ??
    all.find((options) => isOfFolder(options, textOf(options['path']) ?? 'docs')) ??
    {}
  )
}

/** Those of its plugin of redirects; what a function there makes is not known. */
function redirects(config: unknown, pathnames: readonly string[]): OldAddress[] {
  const [, options] =
    listOf(dataOf(config)['plugins'])
      .map(listOf)
      .find(([name]) => name === '@docusaurus/plugin-client-redirects' || name === 'client-redirects') ?? []
  const { redirects: given, fromExtensions } = dataOf(options)
  const written = listOf(given)
    .map(dataOf)
    .flatMap(({ from, to }) => [from].flat().map((one) => ({ from: textOf(one) ?? '', to: textOf(to) ?? '' })))
  return [...written, ...(listOf(fromExtensions).includes('html') ? withHtml(pathnames) : [])]
}

function holds(entries: readonly Entry[], pathname: string | undefined): boolean {
  return (
    pathname !== undefined && entries.some(({ page, children = [] }) => page === pathname || holds(children, pathname))
  )
}

class SidebarReader {
  constructor(
    private readonly folder: SourceFolder,
    private readonly ids: ReadonlyMap<string, SourcePage>,
    private readonly tree: PageFolder,
  ) {}

  /** Entries as a file of sidebars has them: a list, or an object whose keys are categories. */
  items(items: unknown): Entry[] {
    if (Array.isArray(items)) return items.flatMap((item) => this.item(item))
    if (typeof items === 'string') return this.item(items)
    if (textOf(dataOf(items)['type']) !== undefined) return this.item(items)
    return Object.entries(dataOf(items)).map(([title, children]) => ({ title, children: this.items(children) }))
  }

  private item(item: unknown): Entry[] {
    if (typeof item === 'string') return this.doc(item)
    const data = dataOf(item)
    const [label, id, href] = ['label', 'id', 'href'].map((key) => textOf(data[key]))
    switch (data['type']) {
      case undefined:
        return this.items(data)
      case 'doc':
      case 'ref':
        return this.doc(id ?? '', label)
      case 'link':
        if (href === undefined) return []
        return [{ ...(/^\w+:/.test(href) ? { href } : { page: href }), ...(label !== undefined && { title: label }) }]
      case 'autogenerated': {
        const dir = textOf(data['dirName'])?.replace(/^\.?\/?|\/$/g, '') ?? ''
        const folder = folderAt(this.tree, dir)
        return folder ? this.ofFolder(folder) : []
      }
      case 'category': {
        const link = dataOf(data['link'])
        const page = link['type'] === 'doc' ? this.ids.get(textOf(link['id']) ?? '') : undefined
        const children = this.items(data['items'])
        return [
          {
            ...(label !== undefined && { title: label }),
            ...(page && { page: page.pathname }),
            ...(children.length > 0 && { children }),
          },
        ]
      }
      default:
        return []
    }
  }

  private doc(id: string, label?: string): Entry[] {
    const page = this.ids.get(id)
    return page ? [{ page: page.pathname, title: label ?? titleOf(page) }] : []
  }

  /** The entries that are made of the files of a folder. */
  ofFolder({ path, pages, folders }: PageFolder): Entry[] {
    const index = path === '' ? undefined : pages.find(isIndex)
    return inOrder([
      ...pages
        .filter((page) => page !== index)
        .map((page) => ({
          name: page.path,
          position: numberOf(page.data['sidebar_position']) ?? parts(page).number,
          entry: { page: page.pathname, title: titleOf(page) },
        })),
      ...folders.map((folder) => {
        const meta = this.metaOf(folder)
        const { name, number } = splitPrefix(posix.basename(folder.path))
        const own = linkedPage(meta, folder, this.ids)
        return {
          name: folder.path,
          position: numberOf(meta['position']) ?? numberOf(own?.data['sidebar_position']) ?? number,
          entry: {
            title: textOf(meta['label']) ?? (own ? titleOf(own) : name),
            ...(own && { page: own.pathname }),
            children: this.ofFolder(folder).filter(({ page }) => page === undefined || page !== own?.pathname),
          },
        }
      }),
    ])
  }

  private metaOf({ path }: PageFolder): Data {
    const endings = ['json', 'yml', 'yaml']
    return dataOf(endings.map((one) => this.folder.meta.get(`${path}/_category_.${one}`)).find(Boolean))
  }
}

/** The page of a category: the one that its file names, or the first page of its folder. */
function linkedPage({ link }: Data, folder: PageFolder, ids: ReadonlyMap<string, SourcePage>): SourcePage | undefined {
  if (link === null) return undefined
  const { type, id } = dataOf(link)
  if (type === 'doc') {
    const name = textOf(id) ?? ''
    return ids.get(posix.join(...folder.path.split('/').map((one) => splitPrefix(one).name), name)) ?? ids.get(name)
  }
  return type === undefined ? folder.pages.find(isIndex) : undefined
}

/** Whether a page is that of its folder: by its name as it is, numbers included. */
function isIndex({ path }: SourceFile): boolean {
  const [name, parent] = path.toLowerCase().split('/').reverse()
  return ['index', 'readme', parent].includes(name)
}

function titleOf({ data, title }: SourcePage): string {
  return textOf(data['sidebar_label']) ?? title
}
