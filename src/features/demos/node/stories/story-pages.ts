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
  type MadePages,
  type NavNode,
  question,
} from '../../../../feature.js'
import { contentPages, isMdx, joinPath, knownProps, pageText, resolveFile } from '../../../../feature-unstable.js'
import { pathnameOfTitle } from './story-file.js'
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
  const written = new Set(await ask(writtenAbout))
  for (const source of await ask(storyFiles)) {
    const info = written.has(source) ? null : await ask(storiesIn, source)
    if (!info || info.tags.includes('!autodocs') || shownStories(info).length === 0) continue
    const pathname = posix.join(prefix || '/', pathnameOfTitle(info.title))
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

/** The files of stories that pages of MDX are about, in place of pages that are made. */
const writtenAbout = question('pages-about-stories', async (ask): Promise<FilePath[]> => {
  const about = await all(
    Object.values(await ask(contentPages)).map(async (file): Promise<FilePath[]> => {
      const { stories, name } = (await subjectOfPage(ask, file)) ?? {}
      return stories && name === undefined ? [stories] : []
    }),
  )
  return about.flat()
})

interface PageSubject {
  /** The file of stories that it is about, or its title with groups. */
  stories?: FilePath
  title?: string
  /** What it is called beside the page of the component. */
  name?: string
}

/** What a page of MDX says that it is about: `<Meta of={ButtonStories} />`, `<Meta title="Guides/Start" />`. */
async function subjectOfPage(ask: Ask, file: FilePath): Promise<PageSubject | undefined> {
  if (!isMdx(file) || (await ask(config)).markdown.preset !== 'storybook') return undefined
  const text = (await pageText(ask, file)) ?? ''
  const [meta] = /^<Meta\s[^]*?\/?>/m.exec(text) ?? []
  if (meta === undefined) return undefined
  const textOf = (prop: string) => new RegExp(`\\b${prop}=\\{?\\s*(["'])(.*?)\\1`).exec(meta)?.[2]
  const [title, given] = [textOf('title'), textOf('name')]
  // What Storybook calls the page of a component that has no name of its own.
  const name = given === 'Docs' ? undefined : given
  const of = /\bof=\{\s*([\w$]+)/.exec(meta)?.[1]
  const source =
    of && new RegExp(`^import\\s[^'"]*\\b${of.replaceAll('$', '\\$')}\\b[^'"]*["'](\\..+?)["']`, 'm').exec(text)
  const stories = source ? await resolveFile(ask, joinPath(file, source[1]!)) : undefined
  return { ...(stories && { stories }), ...(title !== undefined && { title }), ...(name !== undefined && { name }) }
}

/** What such a page is called, behind its groups. */
export async function titleOfPage(ask: Ask, file: FilePath): Promise<string[] | undefined> {
  const { stories, title, name } = (await subjectOfPage(ask, file)) ?? {}
  const whole = title ?? (stories && (await ask(storiesIn, stories))?.title)
  if (whole === undefined) return undefined
  return [...whole.split('/').map((one) => one.trim()), ...(name === undefined ? [] : [name])]
}

const shownStories = ({ stories }: StoriesInfo): StoryInfo[] =>
  stories.filter(({ tags }) => !tags.includes('!autodocs') && !tags.includes('!dev'))

export const madeOfStories: MadePages = {
  async files(ask) {
    const pages = await ask(storyPages)
    return Object.fromEntries(Object.entries(pages).map(([pathname, { file }]) => [pathname, file]))
  },
  text: (ask, file) => ask(storyText, file),
}

/** The text of a page, or of a part of one that other pages include. */
const storyText = question('story-text', async (ask, file: FilePath): Promise<string | undefined> => {
  const [, of, story, part] = /^(.+?)(?:~([\w$]+))?~(\w+)\.md$/.exec(file) ?? []
  if (part === undefined) {
    const page = Object.values(await ask(storyPages)).find((one) => one.file === file)
    return page && pageOfStories(ask, page)
  }
  const source = await resolveFile(ask, of!)
  const info = source && (await ask(storiesIn, source))
  return info && Object.hasOwn(partTexts, part) ? (partTexts[part]!(ask, { source, info, story }) ?? '') : undefined
})

interface Part {
  source: FilePath
  info: StoriesInfo
  /** The export that it is about; undefined for the component. */
  story: string | undefined
}

/** What pages include of a file of stories, by name. */
const partTexts: Record<string, (ask: Ask, part: Part) => Promise<string | undefined> | string | undefined> = {
  subtitle: (_, { info }) => info.subtitle,
  description: (_, { info, story }) =>
    story === undefined ? info.description : info.stories.find(({ exported }) => exported === story)?.description,
  stories: (_, part) => storiesText(shownStories(part.info), part),
  others: (_, part) => storiesText(shownStories(part.info).slice(1), part),
  reference: (ask, { source, info }) => reference(ask, source, info),
}

function storiesText(stories: readonly StoryInfo[], { source }: Part): string {
  return stories.length === 0 ? '' : sections(stories.map((story) => ({ story, file: `/${source}` }))).join('\n\n')
}

/** A story with the path of its file: from the page, or from the root of the site if it begins with a slash. */
type Placed = { story: StoryInfo; file: string }

function sections(stories: readonly Placed[]): string[] {
  return [
    '## Stories',
    ...stories.flatMap(({ story, file }) => [
      `### ${escaped(story.name)}`,
      ...(story.description === undefined ? [] : [story.description]),
      demo({ story, file }),
    ]),
  ]
}

function demo({ story, file }: Placed, options = ''): string {
  return `{{"demo": "${file}#${story.exported}"${options}}}`
}

async function pageOfStories(ask: Ask, page: StoryPage): Promise<string> {
  const infos = await all(page.sources.map(async (source) => ({ source, info: (await ask(storiesIn, source))! })))
  const [first, ...others] = infos.flatMap(({ source, info }) =>
    shownStories(info).map((story) => ({ story, file: posix.relative(posix.dirname(page.file), source) })),
  )
  const { info } = infos[0]!
  const title = page.title.split('/').at(-1)!
  const hasText = info.subtitle !== undefined || info.description !== undefined
  return `${[
    hasText ? '' : `---\ndescription: ${JSON.stringify(`Examples of ${title}.`)}\n---`,
    `# ${escaped(title)}`,
    info.subtitle,
    info.description,
    demo(first!, ', "controls": true'),
    first!.story.description,
    ...(others.length > 0 ? sections(others) : []),
    await reference(ask, page.sources[0]!, info),
  ]
    .filter((part) => part !== undefined && part !== '')
    .join('\n\n')}\n`
}

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
    const path = (length: number) => posix.join(prefix || '/', pathnameOfTitle(names.slice(0, length).join('/')))
    const groups = names.slice(0, -1).map((name, at) => ({ title: name, pathname: path(at + 1) }))
    nodes = withNode(nodes, groups, { pathname, title: names.at(-1)! })
  }
  return nodes
}

type Named = { pathname: string; title: string }

function withNode(nodes: NavNode[], [group, ...rest]: Named[], page: Named): NavNode[] {
  if (!group) return [...nodes, page]
  const at = nodes.findIndex((one) => one.pathname === group.pathname || (one.children && one.title === group.title))
  const known = at === -1 ? { ...group } : nodes[at]!
  const changed: NavNode = { ...known, children: withNode(known.children ?? [], rest, page) }
  return at === -1 ? [...nodes, changed] : nodes.with(at, changed)
}

function pathnamesOf(tree: readonly NavNode[]): string[] {
  return tree.flatMap(({ pathname, children = [] }) => [pathname, ...pathnamesOf(children)])
}
