/**
 * The Markdown files of the content folders as pages: what the navigation is made from where nobody has written one,
 * and which pages need no entry.
 *
 * Only the first lines of a file are looked at, not parsed as Markdown: a navigation must not wait for every page.
 */
import { posix } from 'node:path'
import { all, type Ask, question } from '../../engine/question.js'
import { fileKind, folder } from '../../engine/inputs.js'
import type { FrontMatterRead } from '../../markdown/front-matter.js'
import { messages } from '../../messages.js'
import type { ContentRoot, FilePath, FrontMatter, Json, NavNode, Span } from '../../model.js'
import { config, namesNavigation } from '../config/config.js'
import { rootOfFile } from '../config/content-roots.js'
import { languageOf } from './languages.js'
import { givenTitle, pageText } from './made-pages.js'
import { isPageFile, withoutEnding } from './page-files.js'
import { preset, presetNavigation, presetPathname } from './preset-tree.js'
import { runOptions } from '../config/run-options.js'
import { pathnameToTitle, slugOfName } from '../paths.js'

/**
 * Whether the navigation is made from the files: there is no file that exports one, and the configuration names none.
 */
export const isNavigationMade = question('is-navigation-made', async (ask): Promise<boolean> => {
  const { navigation } = await ask(config)
  if ((await ask(fileKind, navigation)) !== 'missing') return false
  return !(await namesNavigation(ask))
})

export interface PageHead {
  /** Of the front matter. */
  title?: string
  /** The first heading. */
  heading?: string
  order?: number
  draft?: true
  unlisted?: true
  /** What the navigation calls it, by the front matter of a preset. */
  label?: string
  /** The front matter as it is written, for presets. */
  data?: Record<string, Json>
  /** What it is about: the last parts of the addresses of its components and hooks in a reference. */
  about?: string[]
}

/** The front matter of a Markdown file that is not parsed for it, and the text after it. */
export async function frontMatterAlone(
  ask: Ask,
  file: FilePath,
): Promise<Pick<FrontMatterRead, 'frontMatter' | 'text' | 'spans' | 'data'>> {
  const written = (await pageText(ask, file)) ?? ''
  const { readFrontMatter } = await import('../../markdown/front-matter.js')
  return readFrontMatter(written, (await ask(config)).markdown)
}

/** The place of a value in the front matter of a file, or of one item of its list; undefined if it is not there. */
export async function frontMatterSpan(
  ask: Ask,
  file: FilePath,
  key: keyof FrontMatter,
  item?: string,
): Promise<Span | undefined> {
  const span = (await frontMatterAlone(ask, file)).spans[key]
  if (!span || item === undefined) return span
  const value = (await pageText(ask, file))!.slice(span.start, span.end)
  const found = [...value.matchAll(/[^\s,"'[\]]+/g)].find(([text]) => text === item)
  const start = span.start + (found?.index ?? 0)
  return found ? { start, end: start + item.length } : span
}

/** What the beginning of a Markdown file says about its place in the site. */
const pageHead = question('page-head', async (ask, file: FilePath): Promise<PageHead> => {
  const { frontMatter, text, data } = await frontMatterAlone(ask, file)
  const known = await preset(ask)
  const given = known && (await ask(givenTitle, file))
  const title = frontMatter.title ?? given?.at(-1)
  const label = known?.label?.(data ?? {}) ?? given?.at(-1)
  const found = /^ {0,3}# +(.+?)(?: +#+)? *$/m.exec(text.replace(/<!--[^]*?-->|^(`{3,}|~{3,})[^]*?^\1/gm, ''))
  // Text stands before a heading of a part.
  const about = [...(frontMatter.components ?? []), ...(frontMatter.hooks ?? [])].map(slugOfName)
  const isOfPart = title && found && /^(?!import\b|export\b)[^\s<{:]/m.test(found.input.slice(0, found.index))
  const heading = found && !isOfPart && (await plainTitle(found[1]!))
  return {
    ...(title && { title }),
    ...(heading && { heading }),
    ...(frontMatter.order !== undefined && { order: frontMatter.order }),
    ...(frontMatter.draft && { draft: true }),
    ...(frontMatter.unlisted && { unlisted: true }),
    ...(typeof label === 'string' && label !== '' && { label }),
    ...(about.length > 0 && { about }),
    ...((data ?? given) && known && { data: { ...data, ...(given && { groups: given.slice(0, -1) }) } }),
  }
})

/** The same of a file that perhaps cannot be read: then it says nothing here, and making its page reports why. */
export async function headOf(ask: Ask, file: FilePath): Promise<PageHead> {
  return ask(pageHead, file).catch(() => ({}))
}

/** A heading as plain text, without its id. */
async function plainTitle(heading: string): Promise<string> {
  const text = heading.replace(/\{#[^}]*\}/g, '')
  // Most have no markup, and need no parser.
  if (!/[`*_~&\\<[]/.test(text)) return text.replace(/\s+/g, ' ').trim()
  const [{ markdownTree }, { plainText }] = await all([
    import('../../markdown/syntax/markdown-tree.js'),
    import('../../markdown/plain-text.js'),
  ])
  return plainText(markdownTree(`# ${text}`, { dialect: true, gfm: true }).children)
}

/** The pathname of every Markdown file that may be a page, in the order of the folders. */
export const contentPages = question('content-pages', async (ask): Promise<Record<string, FilePath>> => {
  const { content } = await ask(config)
  const isMade = await ask(isNavigationMade)
  const hasPreset = (await preset(ask)) !== undefined
  const pages: Record<string, FilePath> = {}
  for (const root of content) {
    for (const file of await filesOf(ask, root, content)) {
      const pathname = await pathnameOf(ask, file, root)
      if (pathname === undefined) continue
      if (!Object.hasOwn(pages, pathname)) pages[pathname] = file
      else if (isMade || hasPreset) ask.report(messages.twoCandidates(pathname, [pages[pathname]!, file]))
    }
  }
  return pages
})

async function filesOf(ask: Ask, root: ContentRoot, roots: readonly ContentRoot[]): Promise<FilePath[]> {
  const original = (await ask(config)).locales[0]!.code
  const skipped = roots.filter((other) => other !== root).map(({ dir }) => dir)
  const walk = async (dir: FilePath): Promise<FilePath[]> => {
    const entries = (await ask(folder, dir)) ?? []
    const found = await all(
      entries.map(async ({ name, kind }): Promise<FilePath[]> => {
        const path = posix.join(dir, name) as FilePath
        if (/^[._]/.test(name) || name === 'node_modules' || skipped.includes(path)) return []
        if (kind === 'folder') return walk(path)
        return isPageFile(name) && (await languageOf(ask, path)).code === original ? [path] : []
      }),
    )
    return found.flat()
  }
  return walk(root.dir as FilePath)
}

/**
 * `02-guide/01-start.md` → `/guide/start` where the navigation is made: the numbers are only for the order. A preset has
 * rules of its own.
 *
 * @returns undefined if the preset says that the file is no page
 */
export async function pathnameOf(ask: Ask, file: FilePath, root: ContentRoot): Promise<string | undefined> {
  const { dir, at } = root
  const path = withoutEnding(posix.relative(dir, (await languageOf(ask, file)).base))
  const found = await preset(ask)
  if (found) return presetPathname(ask, found, root, { path, data: (await headOf(ask, file)).data ?? {} })
  const isMade = await ask(isNavigationMade)
  const segments = path.split('/')
  const names = isMade ? segments.map((name) => splitNumber(name).name) : segments
  if (names.at(-1) === 'index' || (names.length > 1 && names.at(-1) === names.at(-2))) names.pop()
  return posix.join(at, ...names)
}

/** The path of a folder in addresses: where the navigation is made, without the numbers that order it. */
export async function withoutNumbers(ask: Ask, path: string): Promise<string> {
  if (!(await ask(isNavigationMade))) return path
  return path
    .split('/')
    .map((name) => splitNumber(name).name)
    .join('/')
}

/** `01-start` → 1 and `start`; versions and dates, such as `4-0` and `2026-01-31-news`, and `404` stay names. */
function splitNumber(segment: string): { number?: number; name: string } {
  if (/^\d+(?:[-_.]\d+)+$|^\d{4}[-_.]\d{2}[-_.]\d{2}\b/.test(segment)) return { name: segment }
  const [, number, name] = /^(\d{1,4})[-_ ]+(.*\S.*)$/.exec(segment) ?? []
  return name === undefined ? { name: segment } : { number: Number(number), name }
}

interface TreeNode {
  pathname: string
  file?: FilePath
  /** Of its file or folder. */
  number?: number
  children: TreeNode[]
}

/** The navigation as the files make it. Pages that are not listed are left out; so are drafts, except while writing. */
export const navigationOfFiles = question('navigation-of-files', async (ask): Promise<NavNode[]> => {
  const ofPreset = await navigationOfPreset(ask)
  if (ofPreset) return ofPreset
  const { content, prefix } = await ask(config)
  const nodes = new Map<string, TreeNode>()
  const tops: TreeNode[] = []
  for (const [pathname, file] of Object.entries(await ask(contentPages))) {
    const root = rootOfFile(file, content)!
    // Home pages need no entry.
    if (pathname === '/' || pathname === prefix || (await isLeftOut(ask, file))) continue
    if (pathname === root.at) {
      tops.push({ pathname, file, number: -1, children: [] })
      continue
    }
    const numbers = withoutEnding(posix.relative(root.dir, (await languageOf(ask, file)).base))
      .split('/')
      .map((segment) => splitNumber(segment).number)
    const names = posix.relative(root.at, pathname).split('/')
    let siblings = tops
    names.forEach((_, index) => {
      const at = posix.join(root.at, ...names.slice(0, index + 1))
      const node = nodes.get(at) ?? { pathname: at, children: [] }
      if (!nodes.has(at)) {
        nodes.set(at, node)
        siblings.push(node)
      }
      if (numbers[index] !== undefined) node.number ??= numbers[index]
      if (index === names.length - 1) node.file = file
      siblings = node.children
    })
  }
  return navNodes(ask, tops)
})

/** The navigation that the generator of the preset would show. */
async function navigationOfPreset(ask: Ask): Promise<NavNode[] | undefined> {
  if (!(await preset(ask))) return undefined
  const { content } = await ask(config)
  const listed = await all(
    Object.entries(await ask(contentPages)).map(async ([pathname, file]) => {
      if (await isLeftOut(ask, file)) return []
      const { title, heading, data = {} } = await headOf(ask, file)
      const root = rootOfFile(file, content)!
      const path = withoutEnding(posix.relative(root.dir, (await languageOf(ask, file)).base))
      return [{ root, page: { path, pathname, data, title: title ?? heading ?? pathnameToTitle(pathname) } }]
    }),
  )
  const folders = content.map((root) => ({
    root,
    pages: listed.flat().flatMap((one) => (one.root === root ? [one.page] : [])),
  }))
  return presetNavigation(ask, folders)
}

async function navNodes(ask: Ask, nodes: readonly TreeNode[]): Promise<NavNode[]> {
  const placed = await all(
    nodes.map(async ({ pathname, file, number, children }) => {
      const { title: own, label, heading = own, order } = file ? await headOf(ask, file) : {}
      const title = label ?? heading
      const node: NavNode = {
        pathname: pathname.replace(/[%#?]/g, encodeURIComponent),
        ...(title && { title }),
        ...(children.length > 0 && { children: await navNodes(ask, children) }),
      }
      return { node, order: order ?? number ?? Infinity, pathname }
    }),
  )
  return placed
    .sort((a, b) => (a.order === b.order ? (a.pathname < b.pathname ? -1 : 1) : a.order - b.order))
    .map(({ node }) => node)
}

async function isLeftOut(ask: Ask, file: FilePath): Promise<boolean> {
  return (await headOf(ask, file)).unlisted === true || isDraft(ask, file)
}

/** Whether a file is a draft that this run leaves out. */
export async function isDraft(ask: Ask, file: FilePath): Promise<boolean> {
  const { mode } = await ask(runOptions)
  return mode === 'build' && (await headOf(ask, file)).draft === true
}
