/**
 * The navigation: what `content/navigation.ts` exports and features change, validated; each error has its place.
 *
 * An invalid entry is reported and skipped; the rest of the site is still built, so that one run shows every error.
 */
import { Failure, nearest } from '../../engine/diagnostic.js'
import { all, type Ask, question } from '../../engine/question.js'
import { fileKind, fileText } from '../../engine/inputs.js'
import { messages } from '../../messages.js'
import type { Diagnostic, FilePath, Label, NavNode, Plan, Span } from '../../model.js'
import { decodePercent } from '../../text.js'
import { config, configFile } from '../config/config.js'
import { contentPages, isDraft, isNavigationMade, navigationOfFiles } from '../content/content-files.js'
import { features } from '../config/features.js'
import { madePages } from '../content/made-pages.js'
import { toPathname } from '../paths.js'
import { refusal } from '../content/publishable.js'
import { runOptions } from '../config/run-options.js'
import { siteModule } from '../config/site-module.js'
import { pageFile } from '../content/source.js'
import { addressSpans, keySpan, stringSpan } from '../config/source-place.js'

const keys = [
  'pathname',
  'title',
  'children',
  'subheader',
  'tree',
  'plan',
  'newFeature',
  'planned',
  'unstable',
  'unlisted',
]
const plans: Plan[] = ['community', 'pro', 'premium']
const deepest = 20

/** One entry of the tree. */
export interface NavItem {
  /** Decoded, without hash and trailing slash; an absolute address if `external`. */
  pathname: string
  /** After `#`. */
  hash?: string
  external?: boolean
  /** In the default language. */
  title?: string
  /** In the languages that the entry names. */
  titles?: Record<string, string>
  /** A heading rather than a group that opens. */
  subheader?: boolean
  group?: boolean
  /** A group that is shown as a tree of its own (`isTree`). */
  tree?: boolean
  planned?: boolean
  labels: Label[]
  children: NavItem[]
  /** The place of its pathname in the file. */
  span?: Span
}

/** The checked tree, without entries that are not listed. */
export const navigation = question('navigation', async (ask): Promise<NavItem[]> => (await ask(readNavigation)).items)

/** The pathnames of entries that are built but not listed. */
export const unlistedEntries = question(
  'unlisted-entries',
  async (ask): Promise<string[]> => (await ask(readNavigation)).unlisted,
)

type ReadNavigation = { items: NavItem[]; unlisted: string[] }

const readNavigation = question('read-navigation', async (ask): Promise<ReadNavigation> => {
  const { navigation: file, locales } = await ask(config)
  const { tree, text } = await writtenTree(ask, file)
  let nodes = tree
  for (const feature of await features(ask)) if (feature.nav) nodes = await feature.nav(ask, nodes)
  const reader = new NavigationReader(ask, file, text, locales[0]!.code)
  const items = reader.readAll(await withoutDrafts(ask, nodes))
  return { items, unlisted: reader.unlisted }
})

/** The tree as its file exports it, with the text of that file; where there is none, as the Markdown files make it. */
async function writtenTree(ask: Ask, file: FilePath): Promise<{ tree: NavNode[]; text: string }> {
  if (await ask(isNavigationMade)) {
    const tree = await ask(navigationOfFiles)
    const pages = { ...(await ask(contentPages)), ...(await ask(madePages)) }
    if (tree.length > 0 || Object.keys(pages).length > 0) return { tree, text: '' }
  }
  if ((await ask(fileKind, file)) !== 'file') throw new Failure(await missingNavigation(ask, file), 2)
  // It is code and may be anywhere, but a link to it must not lead out of the content folder unnoticed.
  if ((await ask(refusal, file)) === 'link') throw new Failure(messages.notPublished('link', file, { file }), 2)
  const tree = (await siteModule(ask, file, '[{ pathname: "/…" }]')) as NavNode[]
  if (Array.isArray(tree)) return { tree, text: (await ask(fileText, file)) ?? '' }
  ask.report(messages.notANavigation(file))
  return { tree: [], text: '' }
}

/** Removes entries of pages that a build leaves out. */
async function withoutDrafts(ask: Ask, nodes: NavNode[]): Promise<NavNode[]> {
  if ((await ask(runOptions)).mode !== 'build') return nodes
  const kept = await all(
    nodes.map(async (node): Promise<NavNode[]> => {
      const address = typeof node?.pathname === 'string' ? readAddress(node.pathname) : undefined
      if (!address || address.external) return [node]
      // What is wrong with its files is reported where its page is made.
      const file = await ask(pageFile, address.pathname).catch(() => null)
      const isLeaf = !Array.isArray(node.children)
      if (file && (await isDraft(ask, file)) && isLeaf) return []
      return [isLeaf ? node : { ...node, children: await withoutDrafts(ask, node.children!) }]
    }),
  )
  return kept.flat()
}

/** The entries of a tree in reading order; groups come before their children. */
export function allItems<T extends NavItem & { children: T[] }>(items: readonly T[]): T[] {
  return items.flatMap((item) => [item, ...allItems(item.children)])
}

/**
 * The only page of a group, which stands in the navigation in place of the group; undefined for a group of several
 * entries and for anything else.
 */
export function soleChildOf<T extends NavItem & { children: T[] }>({ group, subheader, children }: T): T | undefined {
  const [only, ...others] = children
  return group && !subheader && only && others.length === 0 && isPage(only) && !only.group ? only : undefined
}

/** Is the entry a group whose pages are a tree of their own? A group of a single page is a link to that page. */
export function isTree(item: NavItem): boolean {
  return item.tree === true && soleChildOf(item) === undefined && firstPageIn(item) !== undefined
}

/** The first page in a group, without those in trees of their own within it; undefined if there is none. */
export function firstPageIn<T extends NavItem & { children: T[] }>(item: T): T | undefined {
  for (const child of item.children) {
    if (!isPage(child) || isTree(child)) continue
    const found = child.group ? firstPageIn(child) : child
    if (found) return found
  }
  return undefined
}

/** Is it the entry of a page, or of a group of pages? */
function isPage({ external, hash, planned }: NavItem): boolean {
  return !external && hash === undefined && !planned
}

/** The page that the address of a group without an index page leads to; undefined for any other entry. */
export function pageInPlaceOf<T extends NavItem & { children: T[] }>(item: T): T | undefined {
  return isTree(item) ? firstPageIn(item) : soleChildOf(item)
}

async function missingNavigation(ask: Ask, file: FilePath): Promise<Diagnostic> {
  const configuration = await ask(configFile)
  const text = (await ask(fileText, configuration)) ?? ''
  const span = keySpan(text, ['navigation'])
  return span ? messages.navigationMissing(file, { file: configuration, span }) : messages.navigationMissing(file)
}

/** The file that contains the navigation, for messages. */
export async function navigationFile(ask: Ask): Promise<FilePath> {
  return (await ask(config)).navigation
}

class NavigationReader {
  readonly unlisted: string[] = []
  /** How often each pathname was seen, to find the place of the next one. */
  private readonly met = new Map<string, number>()
  private readonly taken = new Set<string>()
  private readonly addresses: Map<string, Span[]>

  constructor(
    private readonly ask: Ask,
    private readonly file: FilePath,
    private readonly text: string,
    /** The default language. */
    private readonly locale: string,
  ) {
    this.addresses = addressSpans(text)
  }

  /** @param depth number of ancestors */
  readAll(nodes: unknown[], depth = 0): NavItem[] {
    return nodes.flatMap((node) => this.read(node, depth) ?? [])
  }

  private read(node: unknown, depth: number): NavItem | undefined {
    const { ask, file } = this
    if (typeof node !== 'object' || node === null || typeof (node as NavNode).pathname !== 'string') {
      const near = Object.keys(node ?? {}).find((key) => !keys.includes(key) && nearest(key, ['pathname']))
      ask.report(messages.navNoPathname(JSON.stringify(node), near, { file, span: this.textOf(node) }))
      return undefined
    }
    const entry = node as NavNode
    const span = this.place(entry.pathname)
    if (!this.check(entry, span)) return undefined
    if (depth >= deepest) {
      ask.report(messages.navTooDeep(deepest, { file, span }))
      return undefined
    }
    const address = readAddress(entry.pathname)
    if (!address) {
      ask.report(messages.navBadPathname(entry.pathname, { file, span }))
      return undefined
    }
    const identity = `${address.pathname}#${address.hash ?? ''}`
    if (this.taken.has(identity)) {
      ask.report(messages.navDuplicate(entry.pathname, { file, span }))
      return undefined
    }
    this.taken.add(identity)
    if (entry.unlisted) {
      this.readUnlisted(entry)
      return undefined
    }
    const item: NavItem = { ...address, labels: labelsOf(entry), children: [], ...(span && { span }) }
    if (typeof entry.subheader === 'string') item.title = entry.subheader
    if (typeof entry.title === 'string') item.title = entry.title
    else if (entry.title) {
      item.titles = entry.title
      const title = entry.title[this.locale] ?? Object.values(entry.title)[0]
      if (title !== undefined) item.title = title
    }
    if (entry.subheader) item.subheader = true
    if (entry.tree && entry.children && !entry.subheader) item.tree = true
    if (entry.planned) item.planned = true
    if (entry.children) item.group = true
    if (entry.children) item.children = this.readAll(entry.children, depth + 1)
    return item
  }

  private readUnlisted({ pathname, children }: NavNode): void {
    const address = typeof pathname === 'string' ? readAddress(pathname) : undefined
    if (address && !address.external) this.unlisted.push(address.pathname)
    for (const child of Array.isArray(children) ? children : []) this.readUnlisted(child)
  }

  /** @returns whether the entry can be used */
  private check(entry: NavNode, span: Span | undefined): boolean {
    const { ask, file } = this
    for (const key of Object.keys(entry)) {
      if (!keys.includes(key))
        ask.report(messages.navUnknownKey(key, nearest(key, keys), keys, { file, span: this.keyAfter(key, span) }))
    }
    if (entry.plan !== undefined && !plans.includes(entry.plan)) {
      ask.report(messages.navUnknownPlan(String(entry.plan), { file, span: this.keyAfter('plan', span) }))
    }
    for (const key of ['tree', 'newFeature', 'planned', 'unstable', 'unlisted'] as const) {
      if (entry[key] !== undefined && typeof entry[key] !== 'boolean') {
        ask.report(messages.navBadValue(key, 'true or false', { file, span: this.keyAfter(key, span) }))
      }
    }
    if (entry.title !== undefined && !isTitle(entry.title)) {
      ask.report(
        messages.navBadValue('title', 'a string, or one for each language', {
          file,
          span: this.keyAfter('title', span),
        }),
      )
      return false
    }
    if (entry.children !== undefined && !Array.isArray(entry.children)) {
      ask.report(messages.navBadValue('children', 'a list of entries', { file, span: this.keyAfter('children', span) }))
      return false
    }
    return true
  }

  private place(pathname: string): Span | undefined {
    const nth = this.met.get(pathname) ?? 0
    this.met.set(pathname, nth + 1)
    // Anything else is a mistake and rare: search for it alone.
    return /^(\/|https?:)/.test(pathname) ? this.addresses.get(pathname)?.[nth] : stringSpan(this.text, pathname, nth)
  }

  /** The place of a text in an entry that has no pathname. */
  private textOf(node: unknown): Span | undefined {
    const values: unknown[] = typeof node === 'object' && node !== null ? Object.values(node) : [node]
    const texts = values.filter((value) => typeof value === 'string')
    return texts.map((text) => stringSpan(this.text, text)).find((span) => span !== undefined)
  }

  /** The place of a key near the entry's pathname: entries are written as one literal. */
  private keyAfter(key: string, pathname: Span | undefined): Span | undefined {
    if (!pathname) return undefined
    const opening = this.text.lastIndexOf('{', pathname.start)
    const match = new RegExp(`(?<![\\w$])["']?(${key})["']?\\s*:`).exec(this.text.slice(Math.max(0, opening)))
    if (!match) return pathname
    const start = Math.max(0, opening) + match.index + match[0].indexOf(key)
    return { start, end: start + key.length }
  }
}

function isTitle(title: unknown): boolean {
  if (typeof title === 'string') return true
  if (typeof title !== 'object' || title === null || Array.isArray(title)) return false
  return Object.values(title).every((one) => typeof one === 'string')
}

/** Splits off the hash and decodes; undefined if it is not a valid address. */
function readAddress(written: string): Pick<NavItem, 'pathname' | 'hash' | 'external'> | undefined {
  if (/^https?:\/\//.test(written)) return { pathname: written, external: true }
  if (!written.startsWith('/') || written.startsWith('//') || /[\\?\s\u0000-\u001f]/.test(written.replaceAll(' ', '')))
    return undefined
  const [path = '', encodedHash = ''] = written.split('#')
  const decoded = decodePercent(path)
  const hash = decodePercent(encodedHash)
  if (decoded === undefined || hash === undefined) return undefined
  if (/[\u0000-\u001f\u007f\\]/.test(decoded)) return undefined
  if (decoded.split('/').some((segment) => segment === '..' || segment === '.')) return undefined
  const pathname = toPathname(decoded.normalize())
  return hash ? { pathname, hash } : { pathname }
}

function labelsOf(entry: NavNode): Label[] {
  const labels: Label[] = []
  if (entry.plan === 'pro' || entry.plan === 'premium') labels.push(entry.plan)
  if (entry.newFeature) labels.push('new')
  if (entry.planned) labels.push('planned')
  if (entry.unstable) labels.push('unstable')
  return labels
}
