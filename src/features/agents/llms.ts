/**
 * The way in for programs: `/llms.txt` (llmstxt.org) says what the site is and how to read it; `llms.txt` of each
 * product lists its pages in the order of the navigation, and `llms-full.txt` has their texts.
 */
import {
  all,
  type Ask,
  config,
  defineOptions,
  defineOutputs,
  fillTemplate,
  type GroupItem,
  localizedPath,
  locales,
  type OutputPath,
  pageDescription,
  pageListing,
  productOfPage,
  pageSummary,
  question,
  type RouteKey,
  routeToHref,
  type SiteConfig,
  toPathname,
  translations,
  withBase,
  z,
} from '../../feature.js'
import { groupItems, listedOutputs, mountedVersions, placeOfVersion } from '../../feature-unstable.js'
import { alternate, alternateHref, alternateRoutes } from './alternates.js'
import { isAboutChanges, sitePackages } from './packages.js'
import { tokensOf } from './tokens.js'

export const agentsOptions = defineOptions(
  'agents',
  z.strictObject({
    /**
     * How many tokens a `llms-full.txt` may have, about; what does not fit is listed at its end. 0: there is none.
     */
    fullText: z.number().int().nonnegative().default(200_000),
  }),
)

/** The pages of a product, or of none: `''`. */
type SectionKey = { locale: string; product: string }

interface Listed {
  route: RouteKey
  tokens: number
  isAboutChanges: boolean
}

/** What lists need of a page: what an edit seldom changes. */
const listed = question(
  'agents/listed',
  async (ask, route: RouteKey): Promise<(Omit<Listed, 'route'> & { product: string }) | null> => {
    const [{ isIndexed }, summary] = await all([ask(pageListing, route), ask(pageSummary, route)])
    // A page that is not translated is listed in its own language.
    if (!isIndexed) return null
    const product = productOfPage(summary, route.pathname, (await ask(config)).products)
    const about = { product: product?.id ?? '', isAboutChanges: await isAboutChanges(ask, route) }
    return { ...about, tokens: tokensOf(await ask(alternate, route)) }
  },
)

/** The pages of each product that lists name, in the order of the site map. */
const sections = question('agents/sections', async (ask, locale: string): Promise<Record<string, Listed[]>> => {
  const own = (await alternateRoutes(ask)).filter((route) => route.locale === locale)
  const found = await all(own.map((route) => ask(listed, route).catch(() => null)))
  const result: Record<string, Listed[]> = {}
  own.forEach((route, index) => {
    const one = found[index]
    if (!one) return
    const { product, ...own } = one
    ;(result[product] ??= []).push({ route, ...own })
  })
  return result
})

const rounded = (tokens: number): string => {
  const step = tokens < 1000 ? 50 : tokens < 10_000 ? 100 : 1000
  return String(Math.max(step, Math.round(tokens / step) * step))
}

// ── The files ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** `guide/charts/`, or the root for what belongs to no product. */
async function folderOf(ask: Ask, { locale, product }: SectionKey): Promise<string> {
  const site = await ask(config)
  const [first = ''] = site.products.find(({ id }) => id === product)?.pathnames ?? []
  const path = localizedPath(`${first.replace(/\/$/, '')}/`, locale, site)
  return path.slice(1)
}

/** A site without products has one list, at its root, which is the way in as well. */
const rootList = async (ask: Ask): Promise<boolean> => (await ask(config)).products.length === 0

async function keysOf(ask: Ask): Promise<SectionKey[]> {
  const built = await ask(locales)
  const { products } = await ask(config)
  return built.flatMap(({ code }) => products.map(({ id }) => ({ locale: code, product: id })))
}

/** The address of the list of a product's pages. */
export const llmsHref = async (ask: Ask, key: SectionKey): Promise<string> =>
  withBase(`/${await sectionPath(ask, key, 'llms.txt')}`, await ask(config))

async function sectionPath(ask: Ask, key: SectionKey, name: string): Promise<OutputPath> {
  return `${await folderOf(ask, key)}${name}` as OutputPath
}

export const llmsOutputs = [
  defineOutputs<string>({
    name: 'llms',
    keys: async (ask) => (await ask(locales)).map(({ code }) => code),
    path: async (ask, locale) => localizedPath('/llms.txt', locale, await ask(config)).slice(1) as OutputPath,
    make: wayIn,
    offline: 'never',
  }),
  defineOutputs<SectionKey>({
    name: 'llms-products',
    // A product at the root is listed by the way in.
    keys: async (ask) => {
      const keys = await keysOf(ask)
      const paths = await all(keys.map((key) => sectionPath(ask, key, '')))
      return keys.filter((key, index) => paths[index] !== '' && paths[index] !== `${key.locale}/`)
    },
    path: (ask, key) => sectionPath(ask, key, 'llms.txt'),
    make: productList,
    offline: 'never',
  }),
  defineOutputs<SectionKey>({
    name: 'llms-full',
    keys: async (ask) => {
      if ((await agentsOptions(ask)).fullText === 0) return []
      const roots = (await ask(locales)).map(({ code }) => ({ locale: code, product: '' }))
      return (await rootList(ask)) ? roots : keysOf(ask)
    },
    path: (ask, key) => sectionPath(ask, key, 'llms-full.txt'),
    make: fullText,
    offline: 'never',
  }),
]

async function wayIn(ask: Ask, locale: string): Promise<string> {
  const site = await ask(config)
  const { strings } = await ask(translations, locale)
  const say = (key: string, values: Record<string, string> = {}) => fillTemplate(strings[`agents.${key}`]!, values)
  const [packages, own] = await all([sitePackages(ask), ask(sections, locale)])
  const versions = packages.map(({ name, version }) => [name, version].filter(Boolean).join(' '))
  const others = (await ask(locales)).filter(({ code }) => code !== locale)
  const products = site.products.filter(({ id }) => own[id])
  const lines = await all(products.map((product) => productLine(ask, locale, product, own[product.id]!, say)))
  const rest = await pageLines(ask, locale, new Map((own[''] ?? []).map((one) => [routeToHref(one.route, site), one])))
  const data = (await listedOutputs(ask)).map(
    ({ path, about }) => `- [${path}](${withBase(`/${path}`, site)}): ${say(about)}`,
  )
  const lists = (await ask(mountedVersions)).filter(({ lists: all }) => all.includes('llms.txt'))
  const mounted = site.versions.filter(({ name }) => lists.some((one) => one.name === name))
  const listsOf = mounted.map((one) => `- [${one.name}](${withBase(`${placeOfVersion(one)}llms.txt`, site)})`)
  return [
    `# ${site.title}`,
    `> ${[site.description, ...(versions.length > 0 ? [`${versions.join(', ')}.`] : [])].filter(Boolean).join(' ')}`,
    say('how', { origin: site.url }),
    ...(others.length > 0
      ? [
          others
            .map(({ code, label }) => `${label}: ${withBase(localizedPath('/llms.txt', code, site), site)}`)
            .join(' · '),
        ]
      : []),
    ...(lines.length > 0 ? [`## ${say('products')}`, lines.join('\n')] : []),
    ...(rest ? [`## ${say(lines.length > 0 ? 'others' : 'pages')}`, rest.trim()] : []),
    ...(data.length > 0 ? [`## ${say('data')}`, data.join('\n')] : []),
    ...(listsOf.length > 0 ? [`## ${say('versions')}`, listsOf.join('\n')] : []),
  ]
    .join('\n\n')
    .concat('\n')
}

/** Pages, and those about changes between versions: what a product says is not in them. */
const apart = (pages: readonly Listed[]): [texts: Listed[], changes: Listed[]] => [
  pages.filter((one) => !one.isAboutChanges),
  pages.filter((one) => one.isAboutChanges),
]

const sizeOf = (pages: readonly Listed[]) => ({
  pages: String(pages.length),
  tokens: rounded(pages.reduce((sum, one) => sum + one.tokens, 0)),
})

type Say = (key: string, values?: Record<string, string>) => string

async function productLine(
  ask: Ask,
  locale: string,
  product: SiteConfig['products'][number],
  pages: readonly Listed[],
  say: Say,
): Promise<string> {
  const site = await ask(config)
  const { products: titles } = await ask(translations, locale)
  const folder = withBase(`/${await folderOf(ask, { locale, product: product.id })}`, site)
  const [texts, changes] = apart(pages)
  const full = (await agentsOptions(ask)).fullText > 0 ? `; [${say('full')}](${folder}llms-full.txt)` : ''
  const name = product.packageName === undefined ? '' : ` (${product.packageName})`
  return `- [${titles?.[product.id] ?? product.title}](${folder}llms.txt)${name}: ${say('size', sizeOf(texts))}${full}${changes.length > 0 ? `; ${say('changes')}: ${say('size', sizeOf(changes))}` : ''}`
}

async function productList(ask: Ask, { locale, product }: SectionKey): Promise<string> {
  const site = await ask(config)
  const { strings, products: titles } = await ask(translations, locale)
  const found = site.products.find(({ id }) => id === product)!
  const [texts, changes] = apart((await ask(sections, locale))[product] ?? [])
  const pages = new Map(texts.map((one) => [routeToHref(one.route, site), one]))
  const [version] = (await sitePackages(ask)).filter(({ name }) => name === found.packageName)
  const head = [
    `# ${titles?.[product] ?? found.title}`,
    `> ${[...(version ? [[version.name, version.version].filter(Boolean).join(' ')] : []), site.title].join(' · ')}`,
    fillTemplate(strings['agents.list']!, {
      all: withBase(localizedPath('/llms.txt', locale, site), site),
      origin: site.url,
    }),
  ]
  const parts = [...head, (await pageLines(ask, locale, pages)).trim()]
  if (changes.length > 0) {
    const lines = await all(
      changes.map(async ({ route, tokens }) => {
        const { title } = await ask(pageSummary, route)
        return `- [${title}](${alternateHref(route, site)}) (${rounded(tokens)})`
      }),
    )
    const size = fillTemplate(strings['agents.size']!, sizeOf(changes))
    parts.push(`## ${strings['agents.changes']}: ${size}`, lines.join('\n'))
  }
  return `${parts.join('\n\n')}\n`
}

/** Pages in the order of the navigation, under the titles of its groups; then those that it does not list. */
async function pageLines(ask: Ask, locale: string, pages: Map<string, Listed>): Promise<string> {
  const site = await ask(config)
  const items = await ask(groupItems, { pathname: '/', locale })
  const { strings } = await ask(translations, locale)
  const left = new Map(pages)
  const line = async (title: string, { route, tokens }: Listed, labels: readonly string[] = []) => {
    const { pathname } = route
    const description = await ask(pageDescription, { pathname: toPathname(pathname), locale })
    const shown = labels.length > 0 ? ` (${labels.join(', ')})` : ''
    return `- [${title}](${alternateHref(route, site)})${shown}${description ? `: ${description}` : ''} (${rounded(tokens)})\n`
  }
  const take = (href: string | undefined): Listed | undefined => {
    const found = href === undefined ? undefined : left.get(href)
    if (href !== undefined) left.delete(href)
    return found
  }
  const write = async (list: readonly GroupItem[], level: number): Promise<string> => {
    let text = ''
    for (const { title, href, labels = [], children } of list) {
      const own = take(href)
      const first = own
        ? await line(
            title,
            own,
            labels.map((label) => strings[`label.${label}`] ?? label),
          )
        : ''
      const inside = children ? await write(children, Math.min(level + 1, 4)) : ''
      if (children && inside !== '') text += `\n${'#'.repeat(level)} ${title}\n\n${first}${inside}`
      else text += first
    }
    return text
  }
  let text = await write(items, 2)
  for (const one of [...left.values()]) text += await line((await ask(pageSummary, one.route)).title, one)
  return text.replace(/\n{3,}/g, '\n\n')
}

/** The texts of a product's pages, as many as fit. */
async function fullText(ask: Ask, key: SectionKey): Promise<string> {
  const { fullText: most } = await agentsOptions(ask)
  const site = await ask(config)
  const { strings } = await ask(translations, key.locale)
  const [pages] = apart((await ask(sections, key.locale))[key.product] ?? [])
  const texts: string[] = []
  const left: string[] = []
  let tokens = 0
  for (const one of pages) {
    tokens += one.tokens
    if (tokens <= most) texts.push(await ask(alternate, one.route))
    else left.push(alternateHref(one.route, site))
  }
  if (left.length > 0) texts.push(`${strings['agents.left']}\n\n${left.map((href) => `- ${href}`).join('\n')}\n`)
  return texts.join('\n---\n\n')
}
