/**
 * Changelogs as pages: each version that a file in the format of Keep a Changelog or of changesets lists has a page, and
 * the newest ones are in a feed. The texts are Markdown of the site, so names in them lead to the reference.
 */
import { posix } from 'node:path'
import {
  all,
  type Ask,
  type BlockUse,
  config,
  configFile,
  defineFeature,
  defineOptions,
  defineOutputs,
  escapeHtml,
  existingRoute,
  Failure,
  fileKind,
  type FilePath,
  fileText,
  fillTemplate,
  localeOfLink,
  type NavNode,
  type OutputPath,
  page,
  type PageBlock,
  question,
  routeToHref,
  routeToUrl,
  toPathname,
  toUrlPath,
  translations,
  withBase,
  z,
} from '../feature.js'
import { error, headingDays, rootOfFile, warning } from '../feature-unstable.js'

export const changelogOptions = defineOptions(
  'changelog',
  z.strictObject({
    /** The changelogs. */
    files: z
      .array(
        z.strictObject({
          /** The file, from the folder of the site: `../CHANGELOG.md`. */
          file: z.string().min(1),
          /** Where its pages are: `/changelog`. A written page there is the overview. */
          at: z.string().regex(/^(\/[^/?#]+)+$/, 'a pathname such as "/changelog"'),
          /** What it is about, in titles: `Acme UI`. By default the name of the site. */
          name: z.string().min(1).optional(),
          /** Whether what is not released yet has a page. */
          unreleased: z.boolean().default(false),
        }),
      )
      .default([]),
  }),
)

type Changelog = { file: string; at: string; name?: string | undefined; unreleased: boolean }

type Release = {
  /** `1.2.0`, or `unreleased`. */
  version: string
  /** `2026-01-31`. */
  date?: string
  /** Markdown, with headings from the second level on. */
  text: string
}

const messages = {
  missing: (file: string, place: FilePath) => error('changelog/missing', { file: place })`
    There is no changelog ${file}.
    Correct "features.changelog.files": paths begin at the folder of the site.`,
  empty: (file: FilePath) => warning('changelog/empty', { file })`
    No heading of this changelog is a version.
    Write "## 1.2.0", "## [1.2.0] - 2026-01-31" or "## Unreleased".`,
}

/** Versions in the order of the file. */
const releases = question('changelog/releases', async (ask, file: FilePath): Promise<Release[]> => {
  if ((await ask(fileKind, file)) !== 'file') throw new Failure(messages.missing(file, await ask(configFile)), 2)
  const found = readChangelog((await ask(fileText, file)) ?? '')
  if (found.length === 0) ask.report(messages.empty(file))
  if (found.every(({ date }) => date !== undefined)) return found
  const days = await ask(headingDays, file)
  return found.map((one) => {
    const date = one.version === unreleased ? undefined : (one.date ?? days[one.version])
    return { ...one, ...(date !== undefined && { date }) }
  })
})

const unreleased = 'unreleased'

const versionHeading =
  /^(#{1,3})[ \t]+\[?(?:(?:@[\w.-]+\/)?[\w.-]+@)?v?(\d+\.\d+\.\d+(?:[-+][\w.+-]+)?|unreleased)(?![\w.])\]?(.*)$/i

/** @param text of a changelog, with `\n` line ends */
export function readChangelog(text: string): Release[] {
  const found: (Release & { lines: string[] })[] = []
  const definitions: string[] = []
  let fence: string | undefined
  let level = 0
  for (const line of text.split('\n')) {
    const [, mark] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? []
    if (mark !== undefined && (fence === undefined || mark.startsWith(fence)))
      fence = fence === undefined ? mark : undefined
    const [, signs, version, rest = ''] = (fence === undefined && versionHeading.exec(line)) || []
    if (signs !== undefined && version !== undefined && (level === 0 || signs.length <= level)) {
      level ||= signs.length
      const date = /\b\d{4}-\d{2}-\d{2}\b/.exec(rest)?.[0]
      found.push({ version: version.toLowerCase(), ...(date !== undefined && { date }), text: '', lines: [] })
    } else if (fence === undefined && /^ {0,3}\[[^\]]+\]:\s/.test(line)) definitions.push(line.trim())
    else found.at(-1)?.lines.push(line)
  }
  return found.map(({ lines, ...release }) => ({ ...release, text: withDefinitions(lifted(lines), definitions) }))
}

/** With the highest heading at the second level, below the title of the page. */
function lifted(lines: readonly string[]): string {
  let isCode = false
  const marked = lines.map((line) => {
    if (/^ {0,3}(`{3,}|~{3,})/.test(line)) isCode = !isCode
    return { line, depth: isCode ? 0 : (/^(#{2,6})[ \t]/.exec(line)?.[1]!.length ?? 0) }
  })
  const highest = Math.min(...marked.map(({ depth }) => depth || 9))
  const lift = ({ line, depth }: (typeof marked)[number]) =>
    depth === 0 ? line : '#'.repeat(depth - highest + 2) + line.slice(depth)
  return marked.map(lift).join('\n').trim()
}

function withDefinitions(text: string, definitions: readonly string[]): string {
  const used = definitions.filter((one) => text.includes(one.slice(0, one.indexOf(']') + 1)))
  return [text, used.join('\n')].filter(Boolean).join('\n\n')
}

type ReleasePage = { file: FilePath; changelog: Changelog; release?: Release }

/** What has a page, by its pathname. */
const releasePages = question('changelog/pages', async (ask): Promise<Record<string, ReleasePage>> => {
  const { files } = await changelogOptions(ask)
  const pages: Record<string, ReleasePage> = {}
  for (const changelog of files) {
    const { file, at } = changelog
    pages[at] = { file: `${file}@versions.md` as FilePath, changelog }
    for (const release of await shownReleases(ask, changelog).catch(() => []))
      pages[`${at}/${release.version}`] = { file: `${file}@${release.version}.md` as FilePath, changelog, release }
  }
  return pages
})

async function shownReleases(ask: Ask, { file, unreleased: isShown }: Changelog): Promise<Release[]> {
  const found = await ask(releases, file as FilePath)
  return found.filter(({ version, text }) => version !== unreleased || (isShown && text !== ''))
}

/** Links to files of the repository that are no pages lead to their source. */
async function withSourceLinks(ask: Ask, text: string, changelog: string): Promise<string> {
  const { content, repository } = await ask(config)
  if (repository === undefined) return text
  return text.replace(/\]\(([\w./-]+)(#[^)\s]*)?\)/g, (link, path: string, hash = '') => {
    const file = posix.join(posix.dirname(changelog), path)
    const isPage = /\.mdx?$/.test(file) && rootOfFile(file, content) !== undefined
    return isPage || path.startsWith('/') ? link : `](${repository}/blob/HEAD/${file.replace(/^(\.\.\/)+/, '')}${hash})`
  })
}

async function textOf(ask: Ask, file: FilePath): Promise<string | undefined> {
  const found = Object.values(await ask(releasePages)).find((one) => one.file === file)
  if (!found) return undefined
  const { title: site, locales } = await ask(config)
  const { strings } = await ask(translations, locales[0]!.code)
  const { changelog, release } = found
  const name = changelog.name ?? site
  const say = (key: string, values: Record<string, string>) => fillTemplate(strings[`changelog.${key}`]!, values)
  const version = release?.version === unreleased ? strings['changelog.unreleased']! : release?.version
  const title = version === undefined ? say('title', { name }) : `${name} ${version}`
  const description =
    version === undefined
      ? say('description', { name })
      : release!.date === undefined
        ? say('undated', { name, version })
        : say('dated', { name, version, date: release!.date })
  return `${[
    `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---`,
    `# ${title.replace(/[\\`*_{}[\]<>#]/g, '\\$&')}`,
    `<p class="description">${escapeHtml(description)}</p>`,
    release
      ? await withSourceLinks(ask, release.text, changelog.file)
      : `{{"component": "Releases", "of": ${JSON.stringify(changelog.at)}}}`,
  ].join('\n\n')}\n`
}

/** The list of versions: `{{"component": "Releases", "of": "/changelog"}}`. */
async function releaseList(ask: Ask, { props, route }: BlockUse): Promise<PageBlock> {
  const site = await ask(config)
  const { strings } = await ask(translations, route.locale)
  const own = (await changelogOptions(ask)).files.find(({ at }) => at === props['of'])
  if (!own) return { html: '' }
  const items = await all(
    (await shownReleases(ask, own)).map(async ({ version, date }) => {
      const pathname = `${own.at}/${version}`
      const locale = await localeOfLink(ask, pathname, route.locale)
      const href = routeToHref({ pathname: toUrlPath(pathname), locale }, site)
      const name = version === unreleased ? strings['changelog.unreleased']! : version
      return { href, name, date }
    }),
  )
  const feed = withBase(`${own.at}/feed.xml`, site)
  const list = items.map(
    ({ href, name, date }) =>
      `<li><a href="${escapeHtml(href)}">${escapeHtml(name)}</a>${date ? ` <time>${date}</time>` : ''}</li>`,
  )
  return {
    html: `<ul>${list.join('')}</ul><p><a href="${escapeHtml(feed)}">${escapeHtml(strings['changelog.feed']!)}</a></p>`,
    markdown: [
      ...items.map(({ href, name, date }) => `- [${name}](${href})${date ? ` ${date}` : ''}`),
      `\n[${strings['changelog.feed']}](${feed})`,
    ].join('\n'),
  }
}

/** Adds the versions below the entry of the changelog, or an entry for it at the end. */
async function withReleases(ask: Ask, tree: NavNode[]): Promise<NavNode[]> {
  let nodes = tree
  const { strings } = await ask(translations, (await ask(config)).locales[0]!.code)
  for (const changelog of (await changelogOptions(ask)).files) {
    const children = (await shownReleases(ask, changelog)).map(({ version }): NavNode => ({
      pathname: `${changelog.at}/${version}`,
      title: version === unreleased ? strings['changelog.unreleased']! : version,
    }))
    const placed = withChildren(nodes, changelog.at, children)
    nodes = placed ?? [...nodes, { pathname: changelog.at, title: strings['changelog.short']!, children }]
  }
  return nodes
}

/** @returns undefined if the pathname is not listed */
function withChildren(nodes: readonly NavNode[], at: string, added: NavNode[]): NavNode[] | undefined {
  for (const [index, node] of nodes.entries()) {
    const { pathname, children } = node
    const inside =
      toPathname(pathname) === at ? [...(children ?? []), ...added] : children && withChildren(children, at, added)
    if (inside) return nodes.with(index, { ...node, children: inside })
  }
  return undefined
}

/** So many versions are in a feed. */
const mostEntries = 20

/** Atom (RFC 4287), without versions whose day is not known. */
async function feed(ask: Ask, at: string): Promise<string> {
  const site = await ask(config)
  const changelog = (await changelogOptions(ask)).files.find((one) => one.at === at)!
  const locale = site.locales[0]!.code
  const { strings } = await ask(translations, locale)
  const urlOf = (pathname: string) => routeToUrl({ pathname: toUrlPath(pathname), locale }, site)
  const dated = (await shownReleases(ask, changelog)).filter(({ date }) => date !== undefined).slice(0, mostEntries)
  const entries = await all(
    dated.map(async ({ version, date }) => {
      const pathname = `${at}/${version}`
      const { title, body } = await ask(page, { pathname: toUrlPath(pathname), locale })
      const html = body.replace(/(?<=\s(?:href|src)=")\/(?!\/)/g, `${site.url}/`)
      return `<entry><title>${escapeHtml(title)}</title><id>${urlOf(pathname)}</id><link href="${urlOf(pathname)}"/><updated>${date}T00:00:00Z</updated><content type="html">${escapeHtml(html)}</content></entry>`
    }),
  )
  const name = changelog.name ?? site.title
  const self = site.url + withBase(`${at}/feed.xml`, site)
  const newest =
    dated
      .map(({ date }) => date!)
      .sort()
      .at(-1) ?? '1970-01-01'
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>${escapeHtml(fillTemplate(strings['changelog.title']!, { name }))}</title><id>${urlOf(at)}</id><link href="${urlOf(at)}"/><link rel="self" href="${self}"/><updated>${newest}T00:00:00Z</updated><author><name>${escapeHtml(name)}</name></author>
${entries.join('\n')}
</feed>
`
}

export const changelog = defineFeature({
  name: 'changelog',
  options: changelogOptions,
  madePages: {
    files: async (ask) =>
      Object.fromEntries(Object.entries(await ask(releasePages)).map(([pathname, { file }]) => [pathname, file])),
    text: textOf,
  },
  nav: withReleases,
  components: { Releases: releaseList },
  async head(ask, _page, { pathname }) {
    const site = await ask(config)
    const own = (await changelogOptions(ask)).files.filter(({ at }) => toUrlPath(pathname).startsWith(`${at}/`))
    return own.map(({ at, name = site.title }) => ({
      tag: 'link',
      attributes: {
        rel: 'alternate',
        type: 'application/atom+xml',
        title: name,
        href: withBase(`${at}/feed.xml`, site),
      },
    }))
  },
  outputs: [
    defineOutputs<string>({
      name: 'changelog-feeds',
      async keys(ask) {
        const locale = (await ask(config)).locales[0]!.code
        const every = (await changelogOptions(ask)).files.map(({ at }) => at)
        // A run with `--only` may leave the pages out.
        const found = await all(every.map((at) => existingRoute(ask, { pathname: toUrlPath(at), locale })))
        return every.filter((_, index) => found[index])
      },
      path: async (_ask, at) => `${at.slice(1)}/feed.xml` as OutputPath,
      make: feed,
      offline: 'never',
    }),
  ],
})
