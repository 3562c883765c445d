/**
 * Pages that were written for another generator: what stands beside their demos and at the head of them is included
 * above the demos, pages that take the text of other pages have it, and a build ends with one list of what is not
 * understood.
 */
import {
  all,
  type Ask,
  type BlockUse,
  config,
  defineFeature,
  escapeHtml,
  type FilePath,
  navTree,
  type NavTreeItem,
  notUnderstood,
  type PageBlock,
  question,
  siteMap,
  sourceFile,
  toPathname,
} from '../feature.js'
import {
  borrowedText,
  demoComment,
  demoHeadingId,
  frontMatterAlone,
  groupItems,
  hasDemoTexts,
  presetTitle,
  presetTitleOf,
  resolveFile,
} from '../feature-unstable.js'

export const presets = defineFeature({
  name: 'presets',
  summary,
  components: { PageCards: pageCards },
  async titleOfPage(ask, file) {
    const title = await presetTitleOf(ask, file)
    return title === undefined ? undefined : [title]
  },
  madePages: {
    files: () => Promise.resolve({}),
    text: async (ask, file) => (await ask(demoText, file)) ?? ask(borrowedText, file),
  },
})

/** The pages that the navigation has below that of the block, or beside it where none is below it. */
async function pageCards(ask: Ask, { route }: BlockUse): Promise<PageBlock> {
  const [pathname, { locale }] = [toPathname(route.pathname), route]
  const { items } = await ask(navTree, locale)
  const around = (among: NavTreeItem[], above?: NavTreeItem): NavTreeItem | undefined => {
    const own = among.find((one) => one.pathname === pathname)
    if (own) return own.children.length > 0 ? own : above
    return firstOf(among, (one) => around(one.children, one))
  }
  const parent = around(items)
  const listed = parent ? await ask(groupItems, { pathname: parent.pathname, locale }) : []
  const cards = listed.flatMap(({ href, title, description, children }) => {
    const address = href ?? children?.[0]?.href
    if (address === undefined) return []
    return `<li><a href="${escapeHtml(address)}">${escapeHtml(title)}</a>${description ? `<p>${escapeHtml(description)}</p>` : ''}</li>`
  })
  if (cards.length === 0) return { html: '' }
  const markdown = listed.map(({ title, href }) => (href ? `- [${title}](${href})` : `- ${title}`)).join('\n')
  return { html: `<div class="cards"><ul>${cards.join('')}</ul></div>`, blocks: ['cards'], markdown }
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

/** `demo/basic.tsx~description.md`, or, for pages in a language, `demo/basic.tsx~zh_CN~description.md`. */
const demoText = question('demo-text', async (ask, file: FilePath): Promise<string | undefined> => {
  const [, of, language, part] = /^(.+?)(?:~(\w+))?~(about|description)\.md$/.exec(file) ?? []
  if (of === undefined || !(await hasDemoTexts(ask))) return undefined
  const source = await resolveFile(ask, of)
  if (!source) return ''
  const { title, description } = (await ask(demoComment, source))?.said ?? {}
  const { text: beside } = await frontMatterAlone(ask, source.replace(/\.\w+$/, '.md') as FilePath)
  const { code, lang = code } = (await ask(config)).locales[0]!
  const written = beside && textIn(beside, language === undefined ? [lang, code] : [language.replace('_', '-')])
  const id = await demoHeadingId(ask, source)
  const ending = id === undefined ? '' : ` {#${id}}`
  const heading =
    part === 'about' && title !== undefined ? `### ${title.replace(/[\\`*_{}[\]<>#]/g, '\\$&')}${ending}` : ''
  return [heading, written || description].filter(Boolean).join('\n\n')
})

/** The section of a Markdown file that is called like one of the languages; all of it if none is called like any. */
function textIn(text: string, languages: readonly string[]): string {
  const [whole, ...sections] = text.split(/^## +(?=[a-z]{2}(?:-[A-Z]{2})?\s*$)/m)
  if (sections.length === 0) return whole!.trim()
  const near = (name: string) => languages.some((one) => name.split('-')[0] === one.split('-')[0])
  const named = sections.map((one) => [/^\S+/.exec(one)![0], one] as const)
  const [name = '', found = ''] =
    named.find(([one]) => languages.includes(one)) ?? named.find(([one]) => near(one)) ?? []
  return found.slice(name.length).trim()
}

/** More places than these are counted. */
const shown = 3

async function summary(ask: Ask): Promise<string[]> {
  const { locales, markdown } = await ask(config)
  const { preset } = markdown
  if (!preset) return []
  const files = new Set<FilePath>()
  for (const pathname of Object.keys(await ask(siteMap)).sort())
    for (const found of await all(locales.map(({ code }) => sourceFile(ask, pathname, code))))
      if (found) files.add(found.file)
  const places = new Map<string, string[]>()
  for (const file of files)
    for (const { text, line } of await ask(notUnderstood, file))
      places.set(text, [...(places.get(text) ?? []), `${file}:${line}`])
  if (places.size === 0) return []
  const lines = [...places]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([text, found]) => {
      const more = found.length > shown ? ` and ${found.length - shown} more` : ''
      return `  ${found.length} × ${text} (${found.slice(0, shown).join(', ')}${more})`
    })
  return [`Pages written for ${await presetTitle(ask)} have what is not understood here:`, ...lines]
}
