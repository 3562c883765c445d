/** VitePress: `themeConfig.sidebar` of `.vitepress/config`. */
import { posix } from 'node:path'
import { actionsOf, imageOf } from './first-page.js'
import { type Data, dataOf, type Entry, listOf, type Preset, textOf, titled, unknown, withHtml } from './preset.js'

export const vitepress: Preset = {
  title: 'VitePress',
  marks: { packages: [], folders: ['.'], at: '/' },
  headingIds: 'vitepress',
  isTemplate: true,
  keys: {
    outline: { key: 'disableToc', when: false, value: true },
    ...unknown('head'),
  },
  layouts: { home: 'landing', page: 'doc' },
  firstPage({ layout, hero, features }) {
    if (layout !== 'home') return undefined
    const { name, text, tagline, image, actions } = dataOf(hero)
    return {
      name: textOf(name),
      text: textOf(text),
      tagline: textOf(tagline),
      image: imageOf(image),
      actions: actionsOf(actions, ({ theme = 'brand' }) => theme === 'brand'),
      features: listOf(features)
        .map(dataOf)
        .map(({ title, details, link }) => ({
          title: textOf(title) ?? '',
          details: textOf(details),
          link: textOf(link),
        })),
    }
  },
  labels: ['Badge'],
  folders: { '@/': '' },
  components: {},
  config: '.vitepress/config',
  publicFolder: (dir) => posix.join(dir, 'public'),
  address: ({ path }, { config }) => rewritten(path, config?.value).replace(/(^|\/)index$/, ''),
  async sidebars({ at, config, pages }) {
    const { themeConfig, locales } = dataOf(config?.value)
    const theme = { ...dataOf(dataOf(dataOf(locales)['root'])['themeConfig']), ...dataOf(themeConfig) }
    const { sidebar, nav } = theme
    const known = new Set(pages.map(({ pathname }) => pathname))
    const read = new LinkReader(at, known)
    if (Array.isArray(sidebar)) return [{ title: '', entries: read.items(sidebar) }]
    const parts = Object.entries(dataOf(sidebar))
    if (parts.length === 0) return undefined
    return parts.map(([path, value]) => {
      const { items = value, base } = dataOf(value)
      return { title: titleOfPart(path, nav), entries: read.items(listOf(items), textOf(base)) }
    })
  },
  redirects: (config, pathnames) => (dataOf(config)['cleanUrls'] === true ? [] : withHtml(pathnames)),
}

class LinkReader {
  constructor(
    private readonly at: string,
    private readonly pages: ReadonlySet<string>,
  ) {}

  items(items: readonly unknown[], base = ''): Entry[] {
    return items.map(dataOf).map((item) => {
      const inner = textOf(item['base']) ?? base
      const [title, link] = [textOf(item['text']), textOf(item['link'])]
      const children = this.items(listOf(item['items']), inner)
      return {
        ...(title !== undefined && { title: plain(title) }),
        ...(link !== undefined && this.target(/^\w+:/.test(link) ? link : inner + link)),
        ...(children.length > 0 && { children }),
      }
    })
  }

  private target(link: string): Pick<Entry, 'page' | 'href'> {
    if (/^(\w+:|\/\/)/.test(link)) return { href: link }
    const [, path = '', hash = ''] = /^([^#?]*)[^#]*(#.*)?$/.exec(link) ?? []
    const clean = posix
      .join('/', path.replace(/\.(md|html)$/, '').replace(/(^|\/)index$/, '$1'))
      .replace(/(.)\/$/, '$1')
    const below = posix.join(this.at, clean)
    return { page: (this.pages.has(below) ? below : clean) + hash }
  }
}

/** Texts of sidebars may have HTML. */
function plain(text: string): string {
  return text.replace(/<[^>]+>/g, '').trim()
}

/** The text of the entry of the header that leads to a part. */
function titleOfPart(path: string, nav: unknown): string {
  const entries = (items: unknown): Data[] =>
    listOf(items)
      .map(dataOf)
      .flatMap((item) => [item, ...entries(item['items'])])
  const match = entries(nav).find(({ link, activeMatch }) => activeMatch === path || textOf(link)?.startsWith(path))
  return plain(textOf(match?.['text']) ?? titled(posix.basename(path)))
}

/** The path of a page after `rewrites`, as far as they are patterns. */
function rewritten(path: string, config: unknown): string {
  for (const [from, to] of Object.entries(dataOf(dataOf(config)['rewrites']))) {
    if (typeof to !== 'string') continue
    const names: string[] = []
    const pattern = from
      .replace(/\.md$/, '')
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:(\w+)(\*?)(?:\\\([^)]*\))?(\*?)/g, (_, name: string, many: string, manyAfter: string) => {
        names.push(name)
        return many || manyAfter ? '(.*)' : '([^/]+)'
      })
    const found = new RegExp(`^${pattern}$`).exec(path)
    if (found)
      return to
        .replace(/\.md$/, '')
        .replace(/:(\w+)\*?/g, (_, name: string) => found[names.indexOf(name) + 1] ?? '')
        .replace(/^\//, '')
  }
  return path
}
