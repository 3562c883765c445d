/**
 * A page for each component that has stories: what its file says of it, its first story with controls, the others, and
 * its part of the reference.
 */
import { posix } from 'node:path'
import picomatch from 'picomatch'
import {
  all,
  type Ask,
  config,
  type FilePath,
  folder,
  kebabCase,
  type MadePages,
  type NavNode,
  question,
} from '../../../../feature.js'
import { knownProps } from '../../../../feature-unstable.js'
import { componentPackage, type StoriesInfo, storiesIn, type StoryInfo } from './stories.js'

/** The files that `stories` names, sorted. */
const storyFiles = question('story-files', async (ask): Promise<FilePath[]> => {
  const { stories } = await ask(config)
  const found = new Set<FilePath>()
  for (const pattern of stories) {
    const { base } = picomatch.scan(pattern.replace(/^\.\//, ''))
    const isWanted = picomatch(posix.normalize(pattern))
    for (const file of await ask(scriptsBelow, posix.normalize(base) as FilePath)) if (isWanted(file)) found.add(file)
  }
  return [...found].sort()
})

const scriptsBelow = question('scripts-below', async (ask, dir: FilePath): Promise<FilePath[]> => {
  const entries = (await ask(folder, dir === '.' ? ('' as FilePath) : dir)) ?? []
  const below = await all(
    entries.map(async ({ name, kind }): Promise<FilePath[]> => {
      if (name.startsWith('.') || name === 'node_modules') return []
      const path = posix.join(dir, name) as FilePath
      if (kind === 'folder') return ask(scriptsBelow, path)
      return /\.[jt]sx?$/.test(name) ? [path] : []
    }),
  )
  return below.flat()
})

type StoryPage = {
  /** The page's file, which is not on the disk. */
  file: FilePath
  title: string
  /** The files of stories with this title. */
  sources: FilePath[]
  isListed: boolean
}

/** The pages by pathname. */
const storyPages = question('story-pages', async (ask): Promise<Record<string, StoryPage>> => {
  const { prefix } = await ask(config)
  const found: Record<string, StoryPage> = {}
  for (const source of await ask(storyFiles)) {
    const info = await ask(storiesIn, source)
    if (!info || info.tags.includes('!autodocs') || shownStories(info).length === 0) continue
    const pathname = posix.join(prefix || '/', ...info.title.split('/').map(slugOf))
    const known = (found[pathname] ??= {
      file: `${source}.md` as FilePath,
      title: info.title,
      sources: [],
      isListed: !info.tags.includes('!dev'),
    })
    known.sources.push(source)
  }
  return found
})

/** A part of a title in an address. */
const slugOf = (part: string) =>
  kebabCase(part)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const shownStories = ({ stories }: StoriesInfo): StoryInfo[] =>
  stories.filter(({ tags }) => !tags.includes('!autodocs') && !tags.includes('!dev'))

export const madeOfStories: MadePages = {
  async files(ask) {
    const pages = await ask(storyPages)
    return Object.fromEntries(Object.entries(pages).map(([pathname, { file }]) => [pathname, file]))
  },
  text: (ask, file) => ask(storyPageText, file),
}

const storyPageText = question('story-page-text', async (ask, file: FilePath): Promise<string | undefined> => {
  const page = Object.values(await ask(storyPages)).find((one) => one.file === file)
  if (!page) return undefined
  const dir = posix.dirname(file)
  const parts = await all(
    page.sources.map(async (source) => {
      const info = (await ask(storiesIn, source))!
      return { info, name: posix.relative(dir, source), shown: shownStories(info) }
    }),
  )
  const demos = parts.flatMap(({ name, shown }) => shown.map((story) => ({ story, name })))
  const { info } = parts[0]!
  const [first, ...others] = demos
  const demo = ({ story, name }: (typeof demos)[number], options = '') =>
    `{{"demo": "${name}#${story.exported}"${options}}}`
  const sections = others.flatMap((one) => [`### ${escaped(one.story.name)}`, one.story.description, demo(one)])
  const title = page.title.split('/').at(-1)!
  const hasText = info.subtitle !== undefined || info.description !== undefined
  return `${[
    hasText ? '' : `---\ndescription: ${JSON.stringify(`Examples of ${title}.`)}\n---`,
    `# ${escaped(title)}`,
    info.subtitle,
    info.description,
    demo(first!, ', "controls": true'),
    first!.story.description,
    ...(sections.length > 0 ? ['## Stories', ...sections] : []),
    await reference(ask, page.sources[0]!, info),
  ]
    .filter((part) => part !== undefined && part !== '')
    .join('\n\n')}\n`
})

/** The part of the reference about the component, if that has it. */
async function reference(ask: Ask, source: FilePath, { component }: StoriesInfo): Promise<string | undefined> {
  const name = component?.name
  const owner = name === undefined ? undefined : await componentPackage(ask, source)
  if (name === undefined || owner === undefined) return undefined
  const props = await knownProps(ask, { package: owner, name })
  return props && `{{"component": "ApiEntry", "name": "${name}", "package": "${owner}"}}`
}

/** Names are no Markdown. */
const escaped = (text: string) => text.replace(/[\\`*_{}[\]<>#]/g, '\\$&')

/** Adds the pages to the navigation: the parts of a title are groups. Those that it lists already stay where they are. */
export async function withStories(ask: Ask, tree: NavNode[]): Promise<NavNode[]> {
  const found = Object.entries(await ask(storyPages)).filter(([, { isListed }]) => isListed)
  if (found.length === 0) return tree
  const { prefix } = await ask(config)
  const listed = new Set(pathnamesOf(tree))
  let nodes = tree
  const pages = found.filter(([pathname]) => !listed.has(pathname))
  for (const [pathname, { title }] of pages.sort(([, a], [, b]) => (a.title < b.title ? -1 : 1))) {
    const names = title.split('/').map((one) => one.trim())
    const path = (length: number) => posix.join(prefix || '/', ...names.slice(0, length).map(slugOf))
    const groups = names.slice(0, -1).map((name, at) => ({ title: name, pathname: path(at + 1) }))
    nodes = withNode(nodes, groups, { pathname, title: names.at(-1)! })
  }
  return nodes
}

type Named = { pathname: string; title: string }

function withNode(nodes: NavNode[], [group, ...rest]: Named[], page: Named): NavNode[] {
  if (!group) return [...nodes, page]
  const at = nodes.findIndex((one) => one.pathname === group.pathname)
  const known = at === -1 ? { ...group } : nodes[at]!
  const changed: NavNode = { ...known, children: withNode(known.children ?? [], rest, page) }
  return at === -1 ? [...nodes, changed] : nodes.with(at, changed)
}

function pathnamesOf(tree: readonly NavNode[]): string[] {
  return tree.flatMap(({ pathname, children = [] }) => [pathname, ...pathnamesOf(children)])
}
