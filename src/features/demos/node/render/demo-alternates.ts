/**
 * Each demo with all its files and the versions of its packages, beside its own page: `/x/demos/charts/Bars.md` and
 * `.json`, and a list of all. Programs that read a page as Markdown find the whole of a demo there.
 */
import { posix } from 'node:path'
import {
  all,
  type Ask,
  config,
  defineOutputs,
  demoSections,
  demoStem,
  type FilePath,
  localizedPath,
  navTitle,
  type OutputFamily,
  type OutputPath,
  plainCharacters,
  question,
  type Route,
  routeToHref,
  toUrlPath,
  writtenPages,
} from '../../../../feature.js'
import { demoComment, packageFolder, packageManifest } from '../../../../feature-unstable.js'
import { packageOf } from '../../shared/sandbox-project.js'
import { demoClosure, demoEntries, type DemoReference, demosOfPage } from '../source/demo-files.js'
import { demoRoute, entriesIn } from '../source/demo-strings.js'
import { variantCodes } from '../source/demo-texts.js'
import { codeFile, demoFileHref } from './demo-markdown.js'
import { demoId } from './shared-files.js'

/** Raise it when a program that reads these files must change. */
const jsonSchema = 1

type DemoPlace = {
  route: Route
  /** The page that shows it first. */
  pathname: string
  file: FilePath
  at: number
  name: string
}

/** None for a demo that pages don't show: its file is missing, may not be published, or says that it is for debugging. */
async function placeOf(ask: Ask, pathname: string, locale: string, { page: file, name, at }: DemoReference) {
  const [entry] = await ask(demoEntries, { dir: posix.dirname(file), name })
  if (!entry || (await ask(demoComment, entry.file))?.said === null) return undefined
  const route = await demoRoute(ask, posix.dirname(file), name, locale)
  const path = localizedPath(route.pathname, route.locale, await ask(config))
  return [path, { route, pathname, file, name, at }] as const
}

/** Every demo by the path of its own page, in the order of the site's pages. */
const demoPlaces = question('demo-places', async (ask): Promise<Record<string, DemoPlace>> => {
  const [{ locales }, written] = await all([ask(config), writtenPages(ask)])
  const found: Record<string, DemoPlace> = {}
  for (const { code } of locales)
    for (const pathname of written)
      for (const reference of await demosOfPage(ask, { pathname: toUrlPath(pathname), locale: code })) {
        const [path, place] = (await placeOf(ask, pathname, code, reference)) ?? []
        // A demo without strings is the same in all languages.
        if (path !== undefined && place?.route.locale === code) found[path] ??= place
      }
  return found
})

const demoPlace = question(
  'demo-place',
  async (ask, path: string): Promise<DemoPlace | null> => (await ask(demoPlaces))[path] ?? null,
)

interface WholeDemo {
  name: string
  /** The address where its page shows it, and the titles of that page and section. */
  page: string
  title: string
  /** What it imports, with the versions that are installed. */
  packages: Record<string, string>
  files: { name: string; code: string }[]
}

async function wholeDemo(ask: Ask, { file, name, ...place }: DemoPlace): Promise<WholeDemo> {
  const entries = await entriesIn(ask, place.route.locale, { dir: posix.dirname(file), name })
  const codes = (await all(entries.map((entry) => variantCodes(ask, entry)))).flat()
  const files = new Map(codes.map((one) => [one.name, plainCharacters(one.code)]))
  return {
    ...(await headOf(ask, { file, name, ...place })),
    packages: await packagesOf(
      ask,
      entries.map((entry) => entry.file),
    ),
    files: [...files].map(([one, code]) => ({ name: one, code: `${code.trimEnd()}\n` })),
  }
}

async function headOf(
  ask: Ask,
  { route: { locale }, pathname, file, at, name }: DemoPlace,
): Promise<Pick<WholeDemo, 'name' | 'page' | 'title'>> {
  const [site, title, id, sections] = await all([
    ask(config),
    ask(navTitle, { pathname, locale }),
    demoId(ask, { name, file, at }),
    ask(demoSections, file).catch(() => []),
  ])
  const section = sections.find(({ demo }) => demo === name)?.title
  return {
    name: demoStem(name),
    page: `${routeToHref({ pathname: toUrlPath(pathname), locale }, site)}#${encodeURIComponent(id)}`,
    title: [title || site.title, section].filter(Boolean).join(' – '),
  }
}

async function packagesOf(ask: Ask, files: readonly FilePath[]): Promise<Record<string, string>> {
  const closures = await all(files.map((file) => ask(demoClosure, file)))
  const names = [...new Set(closures.flatMap(({ packages }) => packages.map(packageOf)))].sort()
  const found = await all(
    names.map(async (name): Promise<[string, string][]> => {
      const dir = await ask(packageFolder, { from: '' as FilePath, name })
      const { version } = dir === undefined ? {} : await packageManifest(ask, dir)
      return version === undefined ? [] : [[name, version]]
    }),
  )
  return Object.fromEntries(found.flat())
}

function demoFamily(
  ending: 'md' | 'json',
  make: (ask: Ask, demo: WholeDemo, place: DemoPlace) => Promise<string>,
): OutputFamily {
  return defineOutputs<string>({
    name: `demo-${ending}`,
    keys: async (ask) => Object.keys(await ask(demoPlaces)),
    path: async (_ask, path) => `${path.slice(1, -1)}.${ending}` as OutputPath,
    async key(ask, file) {
      // To list all demos takes longer than another file may wait.
      const { prefix } = await ask(config)
      if (!file.endsWith(`.${ending}`) || !`/${file}`.includes(`${prefix}/demos/`)) return undefined
      const path = `/${file.slice(0, -ending.length - 1)}/`
      return Object.hasOwn(await ask(demoPlaces), path) ? path : undefined
    },
    async make(ask, path) {
      const place = await ask(demoPlace, path)
      return place ? make(ask, await wholeDemo(ask, place), place) : undefined
    },
    async ofPage(ask, { pathname, locale }) {
      const shown = await demosOfPage(ask, { pathname, locale })
      const places = await all(shown.map((one) => placeOf(ask, pathname, locale, one)))
      const paths = [...new Set(places.flatMap((place) => place?.[0] ?? []))]
      const known = await all(paths.map((path) => ask(demoPlace, path)))
      return paths.filter((_, index) => known[index])
    },
    offline: 'never',
  })
}

const demoMarkdownFiles = demoFamily('md', async (ask, { name, page, title, packages, files }, { route }) => {
  const versions = Object.entries(packages).map(([one, version]) => `${one} ${version}`)
  const json = demoFileHref(route, 'json', await ask(config))
  const head = [...(versions.length > 0 ? [versions.join(', ')] : []), `[${title}](${page})`, `[JSON](${json})`]
  return `> ${head.join(' · ')}\n\n# ${name}\n\n${files.map((one) => codeFile(one.name, one.code)).join('\n')}`
})

const demoJsonFiles = demoFamily(
  'json',
  async (_ask, demo) => `${JSON.stringify({ schema: jsonSchema, kind: 'demo', ...demo }, null, 1)}\n`,
)

const demoIndex = defineOutputs<null>({
  name: 'demo-index',
  listed: 'demos',
  keys: async (ask) => (Object.keys(await ask(demoPlaces)).length > 0 ? [null] : []),
  path: async (ask) => `${(await ask(config)).prefix}/demos/index.json`.slice(1) as OutputPath,
  async make(ask) {
    const site = await ask(config)
    const places = Object.values(await ask(demoPlaces))
    const demos = await all(
      places.map(async (place) => ({
        ...(await headOf(ask, place)),
        locale: place.route.locale,
        markdown: demoFileHref(place.route, 'md', site),
        json: demoFileHref(place.route, 'json', site),
      })),
    )
    return `${JSON.stringify({ schema: jsonSchema, kind: 'demos', demos }, null, 1)}\n`
  },
  offline: 'never',
})

export const demoAlternates = [demoMarkdownFiles, demoJsonFiles, demoIndex]
