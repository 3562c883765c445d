/** Nextra: a file `_meta` in each folder. */
import { posix } from 'node:path'
import { folderTree, type PageFolder } from './folders.js'
import {
  dataOf,
  type Entry,
  nothing,
  type Preset,
  same,
  type Sidebar,
  type SourceFolder,
  textOf,
  titled,
} from './preset.js'

const endings = ['js', 'jsx', 'ts', 'tsx', 'json']

export const nextra: Preset = {
  title: 'Nextra',
  marks: { packages: ['nextra'], folders: ['content', 'src/content', 'pages', 'src/pages', 'app', 'src/app'], at: '/' },
  headingIds: 'github',
  hasIdsInBrackets: true,
  keys: {},
  placing: ['sidebarTitle', 'asIndexPage'],
  modules: /^nextra(-theme-\w+)?(\/components)?$|^next\/(link|image)$/,
  components: {
    ...same('Tabs', 'Tab', 'Callout', 'Steps', 'Cards', 'Card', 'FileTree', 'Link', 'Image'),
    Bleed: 'Plain',
    ImageZoom: 'Image',
    ...nothing('Banner', 'Head'),
  },
  meta: /(^|\/)_meta(\.[a-z]{2}(-[A-Z]{2})?)?\.([jt]sx?|json)$/,
  publicFolder: () => 'public',
  redirectsIn: 'next.config',
  baseKey: 'basePath',
  // Of the router of applications, a page is a folder with a file `page`; other files are no pages.
  address: ({ path }, { dir }) =>
    /(^|\/)app(\/|$)/.test(dir) && !/(^|\/)page$/.test(path)
      ? undefined
      : path
          .replace(/(^|\/)(index|page)$/, '')
          .replace(/(^|\/)\([^/)]*\)(?=\/|$)/g, '')
          .replace(/^\//, ''),
  label: (data) => data['sidebarTitle'],
  async sidebars(folder) {
    const parts: Sidebar[] = []
    const entries = entriesOf(folderTree(folder.pages), folder, parts)
    return [...(entries.length > 0 ? [{ title: '', entries }] : []), ...parts]
  },
}

/** @param parts receives the folders that have a navigation of their own */
function entriesOf({ path, pages, folders }: PageFolder, folder: SourceFolder, parts?: Sidebar[]): Entry[] {
  const meta = dataOf(endings.map((one) => folder.meta.get(posix.join(path, `_meta.${one}`))).find(Boolean))
  const names = new Set([...Object.keys(meta), ...[...pages, ...folders].map((one) => posix.basename(one.path)).sort()])
  // A page whose folder has the same name.
  const inner = (name: string) => folders.find((one) => posix.basename(one.path) === name)
  const entries: Entry[] = []
  let siblings = entries
  for (const name of names) {
    if (name === '*') continue
    const given = meta[name]
    const { title: own, display, type, href } = { ...dataOf(meta['*']), ...dataOf(given) }
    const title = textOf(given) ?? textOf(own)
    if (type === 'separator' && title !== undefined) {
      siblings = []
      entries.push({ title, isHeading: true, children: siblings })
    }
    if (type === 'separator' || type === 'menu' || display === 'hidden') continue
    const address = textOf(href)
    if (address !== undefined) {
      siblings.push({ title: title ?? name, ...(/^\w+:/.test(address) ? { href: address } : { page: address }) })
      continue
    }
    const within = inner(name)
    const page =
      pages.find((one) => posix.basename(one.path) === name) ??
      within?.pages.find(
        ({ path: one, data }) => /\/page$/.test(one) || (/\/index$/.test(one) && data['asIndexPage'] === true),
      )
    const children = within ? entriesOf(within, folder).filter((one) => one.page !== page?.pathname) : []
    if (!page && children.length === 0) continue
    const label = title ?? textOf(page?.data['sidebarTitle']) ?? page?.title ?? titled(name)
    const entry = { title: label, ...(page && { page: page.pathname }), ...(children.length > 0 && { children }) }
    if (type === 'page' && parts && children.length > 0)
      parts.push({ title: label, entries: [...(page ? [{ title: label, page: page.pathname }] : []), ...children] })
    else siblings.push(entry)
  }
  return entries
}
