/** `docs-build check api`: what the reference does not say, and what the site still says about what is gone. */
import {
  all,
  type Ask,
  codeSpansInFile,
  config,
  configFile,
  defineCommand,
  type Diagnostic,
  frontMatter,
  question,
  sourceFile,
  toUrlPath,
  writtenPages,
} from '../../../../feature.js'
import { counted } from '../../../../feature-unstable.js'
import { apiExports, apiPackage, packageOptions } from '../extract/extraction.js'
import { apiEntry } from '../history.js'
import { apiMessages } from '../../messages.js'
import { membersOf } from '../entry-parts.js'
import { nameFilter } from '../../name-filter.js'
import { type ApiPackageOptions, apiOptions } from '../../options.js'
import { apiEntries, placeOf, problemsOf } from '../pages/addresses.js'
import { apiDemos } from '../pages/demos.js'
import { findMeant, unknownInFrontMatter } from '../prose/names.js'

/** Of one package, counted. */
export type ApiCoverage = {
  package: string
  version: string
  pages: number
  /** Components and hooks without a page. */
  withoutPage: string[]
  /** Props and members of pages: all, and those without a description. */
  members: number
  undescribed: number
  /** Components with a page that no demo uses. */
  withoutDemo: string[]
}

export const apiCheck = defineCommand({
  name: 'api',
  description: 'Checks that the API reference is complete and that the site agrees with it.',
  async run({ ask, report, result, log, paint }) {
    const { packages } = await apiOptions(ask)
    const coverage: ApiCoverage[] = []
    const found: Diagnostic[] = []
    for (const options of packages) {
      const { one, diagnostics } = await ask(packageCheck, options.name)
      coverage.push(one)
      found.push(...diagnostics)
    }
    found.push(...(await ask(proseCheck)))
    report(found)
    result({ api: coverage })
    for (const one of coverage) {
      const described = one.members - one.undescribed
      const members = `${described} of ${counted(one.members, 'member')} described`
      const without = `${counted(one.withoutDemo.length, 'component')} without a demo`
      log(`${paint('bold', one.package)} ${one.version}: ${counted(one.pages, 'page')}, ${members}, ${without}`)
    }
    return 0
  },
})

const packageCheck = question(
  'api/check-package',
  async (ask, name: string): Promise<{ one: ApiCoverage; diagnostics: Diagnostic[] }> => {
    const options = await packageOptions(ask, name)
    const { version, problems } = await ask(apiPackage, name)
    const pages = (await ask(apiEntries, name)).filter((one) => !one.elsewhere)
    const diagnostics = await problemsOf(ask, name, problems)
    const withoutPage = missingPages(options, await ask(apiExports, name), new Set(pages.map((one) => one.name)))
    const file = await ask(configFile)
    if (withoutPage.length > 0) diagnostics.push(apiMessages.withoutPage(name, withoutPage, file))
    const demos = await ask(apiDemos)
    let members = 0
    const silent: Record<string, string[]> = {}
    const withoutDemo: string[] = []
    for (const page of pages) {
      const entry = await ask(apiEntry, { package: name, name: page.name })
      if (!entry) {
        diagnostics.push(apiMessages.missing(page.name, name, undefined, await placeOf(ask, page.name)))
        continue
      }
      const own = 'signatures' in entry ? [] : membersOf(entry)
      // The reason of what is deprecated says enough.
      const unsaid = own
        .filter(({ description, deprecated }) => description === undefined && !deprecated)
        .map((one) => one.name)
      members += own.length
      if (unsaid.length > 0) silent[page.name] = unsaid
      if (entry.kind !== 'component') continue
      const uses = [entry.name, ...(entry.aliases ?? [])].flatMap((one) => demos[`${name} ${one}`] ?? [])
      if (uses.length === 0) withoutDemo.push(page.name)
      const old = new Map(own.flatMap((one) => (one.deprecated === undefined ? [] : [[one.name, one.deprecated]])))
      for (const { file, props } of uses)
        for (const prop of props)
          if (old.has(prop)) diagnostics.push(apiMessages.deprecatedInDemo(page.name, prop, old.get(prop)!, file))
    }
    const undescribed = Object.values(silent).flat().length
    if (undescribed > 0) diagnostics.push(apiMessages.undescribed(name, silent, file))
    if (withoutDemo.length > 0) diagnostics.push(apiMessages.withoutDemo(name, withoutDemo, file))
    return {
      one: { package: name, version, pages: pages.length, withoutPage, members, undescribed, withoutDemo },
      diagnostics,
    }
  },
)

function missingPages(
  options: ApiPackageOptions,
  exported: readonly { name: string; kind: string; deprecated?: string }[],
  pages: ReadonlySet<string>,
): string[] {
  const isUnlisted = nameFilter(options.unlisted)
  return exported
    .filter(({ name, kind, deprecated }) => {
      const isPublic = kind === 'component' || kind === 'hook'
      return isPublic && deprecated === undefined && !pages.has(name) && !isUnlisted(name)
    })
    .map(({ name }) => name)
}

/** What pages say of the reference that is not so. */
const proseCheck = question('api/check-prose', async (ask): Promise<Diagnostic[]> => {
  const { locales } = await ask(config)
  const pathnames = await writtenPages(ask)
  const wrong = await all(pathnames.flatMap((pathname) => locales.map(({ code }) => wrongNames(ask, pathname, code))))
  return wrong.flat()
})

/** References with a kind, and names in the front matter, to what does not exist. */
async function wrongNames(ask: Ask, pathname: string, locale: string): Promise<Diagnostic[]> {
  const source = await sourceFile(ask, pathname, locale)
  if (source?.locale !== locale) return []
  const { file } = source
  const uses = (await ask(codeSpansInFile, file)).filter(({ kind }) => kind !== undefined)
  const place = { file, route: { pathname: toUrlPath(pathname), locale }, frontMatter: await ask(frontMatter, file) }
  return [...(await findMeant(ask, uses, place)).problems, ...(await unknownInFrontMatter(ask, place))]
}
