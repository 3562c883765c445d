/**
 * `addresses.json`: the addresses and anchors that readers may have kept. A build fails if one of them is neither there
 * nor redirected.
 */
import {
  all,
  type Ask,
  checkedJson,
  config,
  decodePath,
  fileText,
  type FilePath,
  type Locale,
  localizedPath,
  pageKind,
  pageListing,
  pageSummary,
  question,
  type RouteKey,
  routes,
  toPathname,
  z,
} from '../../feature.js'
import { error, isWholeBuild } from '../../feature-unstable.js'

export const addressesFile = 'addresses.json' as FilePath

const schema = z.strictObject({
  schema: z.literal(1),
  /** Languages in which every other address is there with the same ids, where it is not listed itself. */
  languages: z.array(z.string()).default([]),
  /** The ids of each page by its address: with the language, without the base. `null` for none in this language. */
  addresses: z.record(z.string().startsWith('/'), z.union([z.array(z.string()), z.null()])),
})

/** Every address that search engines may know, with its anchors; those of generated pages come and go with the code. */
export async function addresses(ask: Ask): Promise<Record<string, string[]>> {
  const site = await ask(config)
  const found = await all(
    (await ask(routes)).map(async (route): Promise<[string, string[]][]> => {
      const listing = await ask(pageListing, route).catch(() => undefined)
      if (!listing?.isIndexed) return []
      return [[localizedPath(route.pathname, route.locale, site), await ask(anchorsOf, route)]]
    }),
  )
  return Object.fromEntries(found.flat().sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The ids of a written page, without those of files of demos. */
const anchorsOf = question('kept-anchors', async (ask, route: RouteKey): Promise<string[]> => {
  if ((await ask(pageKind, toPathname(route.pathname))) !== 'file') return []
  const { ids = [] } = await ask(pageSummary, route).catch(() => ({ ids: [] }))
  return ids.filter((id) => !/\.\w+$/.test(id)).sort()
})

/** One address in a line, so that changes can be read; of translations, only what differs. */
export function addressesText(known: Record<string, string[]>, locales: readonly Pick<Locale, 'code'>[]): string {
  const languages = locales.slice(1).map(({ code }) => code)
  const own = Object.entries(known).filter(([address]) => !languageOf(address, languages))
  const differing = languages.flatMap((language) =>
    own.flatMap(([address, ids]): [string, string[] | null][] => {
      const translated = known[`/${language}${address}`]
      return JSON.stringify(translated) === JSON.stringify(ids) ? [] : [[`/${language}${address}`, translated ?? null]]
    }),
  )
  const more = Object.entries(known).filter(([address]) => {
    const language = languageOf(address, languages)
    return language !== undefined && !Object.hasOwn(known, address.slice(language.length + 1))
  })
  const lines = [...own, ...differing, ...more].map(
    ([address, ids]) => `    ${JSON.stringify(address)}: ${JSON.stringify(ids)}`,
  )
  return `{\n  "schema": 1,\n  "languages": ${JSON.stringify(languages)},\n  "addresses": {\n${lines.join(',\n')}\n  }\n}\n`
}

const languageOf = (address: string, languages: readonly string[]) =>
  languages.find((language) => address.startsWith(`/${language}/`))

/** Every address of a file with its ids, and the line that it is from. */
function listedAddresses({ languages, addresses: listed }: z.output<typeof schema>) {
  const found = Object.entries(listed).flatMap(([address, ids]) => (ids ? [{ address, ids, line: address }] : []))
  const own = found.filter(({ address }) => !languageOf(address, languages))
  const implied = languages.flatMap((language) =>
    own.map(({ address, ids }) => ({ address: `/${language}${address}`, ids, line: address })),
  )
  return [...found, ...implied.filter(({ address }) => !Object.hasOwn(listed, address))]
}

/** @param written the redirects that the site has written for its host */
export async function checkAddresses(
  ask: Ask,
  redirects: readonly { from: string; target: RouteKey }[],
  written: string,
): Promise<void> {
  const text = (await isWholeBuild(ask)) ? await ask(fileText, addressesFile) : undefined
  if (text === undefined) return
  const read = checkedJson(text, schema)
  for (const { text: what, hint, span } of read.problems ?? [])
    ask.report(messages.invalid(what, hint, { file: addressesFile, span }))
  if (!read.value) return
  const site = await ask(config)
  const built = new Map((await ask(routes)).map((route) => [localizedPath(route.pathname, route.locale, site), route]))
  const targets = new Map(redirects.map(({ from, target }) => [decodePath(from.slice(site.base.length - 1)), target]))
  const byHost = hostPatterns(written, site.base)
  for (const { address, ids, line } of listedAddresses(read.value)) {
    const route = built.get(address) ?? targets.get(address)
    const place = { file: addressesFile, span: read.span(['addresses', line], 'key') }
    if (!route) {
      if (!byHost.some((pattern) => pattern.test(address))) ask.report(messages.gone(address, place))
      continue
    }
    const { ids: known } = await ask(pageSummary, route).catch(() => ({ ids: undefined }))
    const lost = known ? ids.filter((id) => !known.includes(id)) : []
    if (lost.length > 0) ask.report(messages.anchorsGone(address, lost, !built.has(address), place))
  }
}

/** What the first words of the lines in `_redirects` match: `/old/*`, `/blog/:year/:name`. */
function hostPatterns(text: string, base: string): RegExp[] {
  return text.split('\n').flatMap((line) => {
    const [from = ''] = line.trim().split(/\s+/)
    if (!from.startsWith(base)) return []
    const path = decodePath(toPathname(from.slice(base.length - 1))).replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    return [new RegExp(`^${path.replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')}/?$`)]
  })
}

type Place = Parameters<typeof error>[1]

const messages = {
  invalid: (what: string, hint: string | undefined, place: Place) => error('addresses/invalid', place)`
    ${addressesFile} cannot be read: ${what}.
    ${hint ?? 'Write it again: docs-build addresses.'}`,
  gone: (address: string, place: Place) => error('addresses/gone', place)`
    The address ${address} is neither there nor redirected.
    Add it to \`redirectFrom\` of the page that took its place; \`docs-build rename\` does so when a page moves. \
    If it is given up on purpose, delete its line.`,
  anchorsGone: (address: string, ids: readonly string[], isRedirected: boolean, place: Place) =>
    error('addresses/anchor-gone', place)`
      ${isRedirected ? `The page that ${address} leads to` : address} lacks ${ids.map((id) => `#${id}`).join(', ')}.
      Give the heading that took its place the old id, \`## Title {#${ids[0]!}}\`, or write \`<a id="${ids[0]!}"></a>\`. \
      If it is given up on purpose, delete it here.`,
}
