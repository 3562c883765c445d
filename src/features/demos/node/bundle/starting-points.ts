/**
 * The demos that the playground offers as starting points: the sources of each as a JSON file of its own, fetched when
 * a reader chooses it, and their list in the order of the site's pages.
 */
import { posix } from 'node:path'
import {
  all,
  type Ask,
  breadcrumbs,
  config,
  defineOutputs,
  type FilePath,
  fileText,
  hash,
  navTitle,
  type OutputPath,
  type PlaygroundView,
  question,
  toUrlPath,
  type UrlPath,
  withBase,
  writtenPages,
} from '../../../../feature.js'
import { demoPathname, demoReferencesInRun, demosOfPage, withoutExternal } from '../source/demo-files.js'
import { type DemoSource, entriesIn } from '../source/demo-strings.js'
import { demoAssets, variantFiles } from '../source/demo-texts.js'
import { moduleRoot } from './demo-module.js'

export type StartingPoint = DemoSource & {
  /** The demo's pathname below `/demos/`: `charts/BasicBars`. With several stylings, `…/FileTree.css`. */
  key: string
}

export async function playgroundPath(ask: Ask): Promise<UrlPath> {
  return `${(await ask(config)).prefix}/playground/` as UrlPath
}

/** The key of a demo in the address of the playground, without a styling. */
export async function startingKey(ask: Ask, dir: string, name: string): Promise<string> {
  const { prefix } = await ask(config)
  return (await demoPathname(ask, dir, name)).slice(`${prefix}/demos/`.length, -1)
}

/** One for each styling of a demo; the first is also found without its styling. */
async function pointsOf(ask: Ask, dir: string, name: string, locale: string): Promise<StartingPoint[]> {
  const entries = await entriesIn(ask, locale, { dir, name })
  const key = await startingKey(ask, dir, name)
  return (await withoutExternal(ask, entries)).map(({ styling, ...source }) => ({
    key: entries.length > 1 ? `${key}.${styling}` : key,
    ...source,
  }))
}

/** Every starting point of the site by the name of its file, without the hash. */
const startingPoints = question('playground-starting-points', async (ask): Promise<Record<string, StartingPoint>> => {
  const [references, { locales }] = await all([ask(demoReferencesInRun), ask(config)])
  const found = await all(
    locales.flatMap(({ code }) => references.map(({ page, name }) => pointsOf(ask, posix.dirname(page), name, code))),
  )
  const points: Record<string, StartingPoint> = {}
  for (const point of found.flat()) points[stemOf(point)] ??= point
  return points
})

/** `charts/BasicBars`, or `charts/BasicBars.zh` with strings in a language. */
const stemOf = ({ key, locale }: StartingPoint) => (locale === undefined ? key : `${key}.${locale}`)

/** The sources of a demo: pairs of a name and a text, as in a link of the playground. */
const startingText = question('playground-starting-text', async (ask, source: DemoSource): Promise<string> => {
  const files = await variantFiles(ask, source)
  const dir = posix.dirname(source.file)
  const texts = files.map(async ({ name, ts, kilobytes }) => {
    // What is shown of a very large file is not enough to run it.
    const whole = kilobytes && (await ask(fileText, posix.join(dir, name) as FilePath))
    return [name, `${whole || ts.code}\n`]
  })
  return JSON.stringify([...(await all(texts)), ...Object.entries((await ask(demoAssets, source.file)) ?? {})])
})

async function startingPath(ask: Ask, point: StartingPoint): Promise<OutputPath> {
  const { key: _, ...source } = point
  return `${await sourceFolder(ask)}/${stemOf(point)}-${hash(await ask(startingText, source), 10)}.json` as OutputPath
}

async function sourceFolder(ask: Ask): Promise<string> {
  return `${await moduleRoot(ask, 'production')}/sources`
}

export const startingOutputs = defineOutputs<StartingPoint>({
  name: 'playground-sources',
  keys: async (ask) => Object.values(await ask(startingPoints)),
  path: startingPath,
  async key(ask, path) {
    const folder = `${await sourceFolder(ask)}/`
    const [, stem] = /^(.+)-[0-9a-f]{10}\.json$/.exec(path.startsWith(folder) ? path.slice(folder.length) : '') ?? []
    const points = stem === undefined ? {} : await ask(startingPoints)
    const point = stem !== undefined && Object.hasOwn(points, stem) ? points[stem] : undefined
    return point && (await startingPath(ask, point)) === path ? point : undefined
  },
  make: (ask, { key: _, ...source }) => ask(startingText, source),
  async ofPage(ask, route) {
    const demos = await demosOfPage(ask, route)
    return (await all(demos.map(({ page, name }) => pointsOf(ask, posix.dirname(page), name, route.locale)))).flat()
  },
  cache: 'immutable',
  folder: sourceFolder,
})

/** The list that the playground shows: a group for each page with demos, in reading order; each demo once. */
export async function startingGroups(ask: Ask, locale: string): Promise<PlaygroundView['groups']> {
  const site = await ask(config)
  const pathnames = await writtenPages(ask)
  const groups = await all(
    pathnames.map(async (pathname) => {
      const shown = await demosOfPage(ask, { pathname: toUrlPath(pathname), locale })
      if (shown.length === 0) return undefined
      const points = (await all(shown.map(({ page, name }) => pointsOf(ask, posix.dirname(page), name, locale)))).flat()
      const demos = await all(
        points.map(async (point) => ({
          key: point.key,
          href: withBase(await startingPath(ask, point), site),
        })),
      )
      return { title: await groupTitle(ask, pathname, locale), demos }
    }),
  )
  const known = new Set<string>()
  return groups.flatMap((group) => {
    const demos = group?.demos.filter(({ key }) => !known.has(key) && known.add(key)) ?? []
    return group && demos.length > 0 ? [{ ...group, demos }] : []
  })
}

/** The page's title after those of its groups. */
async function groupTitle(ask: Ask, pathname: string, locale: string): Promise<string> {
  const [parents, title] = await all([ask(breadcrumbs, { pathname, locale }), ask(navTitle, { pathname, locale })])
  return [...new Set([...parents.map((parent) => parent.title), title])].join(' – ')
}
