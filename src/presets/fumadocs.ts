/** Fumadocs: a file `meta.json` in each folder, and folders in brackets, which are in no address. */
import { posix } from 'node:path'
import { folderAt, folderTree, type PageFolder } from './folders.js'
import {
  type Data,
  dataOf,
  type Entry,
  listOf,
  nothing,
  type Preset,
  same,
  type SourceFolder,
  textOf,
  titled,
} from './preset.js'

export const fumadocs: Preset = {
  title: 'Fumadocs',
  marks: { packages: ['fumadocs-core', 'fumadocs-mdx'], folders: ['content/docs', 'content'], at: '/docs' },
  headingIds: 'github',
  hasDescription: true,
  hasIdsInBrackets: true,
  installs: ['npm', 'package-install'],
  // A key of ours that means something else.
  keys: { links: 'ignored' },
  modules: /^fumadocs-ui\/|^next\/(link|image)$/,
  components: {
    ...same('Tabs', 'Tab', 'Callout', 'Steps', 'Step', 'Cards', 'Card', 'File', 'Folder', 'CodeBlock', 'Link', 'Image'),
    TabsList: 'TabList',
    TabsTrigger: 'Plain',
    TabsContent: 'Tab',
    CodeBlockTabs: 'Tabs',
    CodeBlockTabsList: 'TabList',
    CodeBlockTabsTrigger: 'Plain',
    CodeBlockTab: 'Tab',
    Files: 'FileTree',
    Accordions: 'Plain',
    Accordion: 'Details',
    ImageZoom: 'Image',
    Banner: 'Callout',
    ...nothing('InlineTOC'),
  },
  meta: /(^|\/)meta(\.[a-z]{2}(-[A-Z]{2})?)?\.(json|ya?ml)$/,
  publicFolder: () => 'public',
  redirectsIn: 'next.config',
  baseKey: 'basePath',
  address: ({ path }) =>
    path
      .split('/')
      .filter((segment) => !/^\(.*\)$/.test(segment))
      .join('/')
      .replace(/(^|\/)index$/, ''),
  async sidebars(folder) {
    const tree = folderTree(folder.pages)
    const read = new Reader(folder, tree)
    const roots = rootsIn(tree, read)
    const rest = read.entries(tree, roots)
    return [
      ...(rest.length > 0 ? [{ title: textOf(read.metaOf(tree)['title']) ?? '', entries: rest }] : []),
      ...roots.map((one) => ({ title: read.titleOf(one), entries: read.entries(one, [], true) })),
    ]
  },
}

/** The folders with a navigation of their own. */
function rootsIn({ folders }: PageFolder, read: Reader): PageFolder[] {
  return folders.flatMap((one) => (read.metaOf(one)['root'] === true ? [one] : rootsIn(one, read)))
}

class Reader {
  constructor(
    private readonly folder: SourceFolder,
    private readonly tree: PageFolder,
  ) {}

  metaOf({ path }: PageFolder): Data {
    const endings = ['json', 'yaml', 'yml']
    return dataOf(endings.map((one) => this.folder.meta.get(posix.join(path, `meta.${one}`))).find(Boolean))
  }

  titleOf(folder: PageFolder): string {
    const name = posix.basename(folder.path).replace(/^\((.*)\)$/, '$1')
    return textOf(this.metaOf(folder)['title']) ?? indexOf(folder)?.title ?? titled(name)
  }

  /**
   * @param without folders that are elsewhere
   * @param withIndex whether the page of the folder is one of the entries
   */
  entries(folder: PageFolder, without: readonly PageFolder[], withIndex = folder.path === ''): Entry[] {
    const written = listOf(this.metaOf(folder)['pages']).filter((one) => typeof one === 'string')
    // What an item names is none of the rest.
    const named = new Set(written.map((one) => posix.join(folder.path, one.replace(/^(!|\.\.\.(?=.))/, ''))))
    const entries: Entry[] = []
    let siblings = entries
    const add = (path: string) => siblings.push(...this.entry(path, without))
    const rest = this.names(folder).filter((path) => !named.has(path) && (withIndex || !isIndex(path)))
    for (const item of written.length > 0 ? written : ['...']) {
      const [, heading] = /^---(?:\[[^\]]*\])?(.*?)---$/.exec(item) ?? []
      const [, text, href] = /^(?:external:)?(?:\[[^\]]*\])?\[([^\]]*)\]\(([^)]*)\)$/.exec(item) ?? []
      if (heading !== undefined && heading !== '') {
        siblings = []
        entries.push({ title: heading, isHeading: true, children: siblings })
      } else if (text !== undefined && href !== undefined)
        siblings.push({ title: text, ...(/^\w+:/.test(href) ? { href } : { page: href }) })
      else if (item === '...') rest.forEach(add)
      else if (item === 'z...a') rest.reverse().forEach(add)
      else if (item.startsWith('...')) {
        const inner = folderAt(this.tree, posix.join(folder.path, item.slice(3)))
        if (inner) siblings.push(...this.entries(inner, without, true))
      } else if (!item.startsWith('!')) add(posix.join(folder.path, item))
    }
    return entries
  }

  /** The page of a folder, its other pages, then its folders. */
  private names({ pages, folders }: PageFolder): string[] {
    const paths = pages.map(({ path }) => path).sort()
    return [...paths.filter(isIndex), ...paths.filter((path) => !isIndex(path)), ...folders.map(({ path }) => path)]
  }

  private entry(path: string, without: readonly PageFolder[]): Entry[] {
    const page = this.folder.pages.find((one) => one.path === path)
    const folder = folderAt(this.tree, path)
    if (page) return [{ page: page.pathname, title: page.title }]
    if (!folder || without.includes(folder)) return []
    const listsIndex = listOf(this.metaOf(folder)['pages']).includes('index')
    const own = listsIndex ? undefined : indexOf(folder)
    const children = this.entries(folder, without, listsIndex)
    return [
      { title: this.titleOf(folder), ...(own && { page: own.pathname }), ...(children.length > 0 && { children }) },
    ]
  }
}

function isIndex(path: string): boolean {
  return /(^|\/)index$/.test(path)
}

function indexOf({ pages }: PageFolder) {
  return pages.find(({ path }) => isIndex(path))
}
