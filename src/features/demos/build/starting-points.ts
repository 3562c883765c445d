/**
 * The demos that the playground offers as starting points: the sources of each as a JSON file of its own, fetched when a
 * reader chooses it, and their list in the order of the site's pages.
 */
import { posix } from 'node:path'
import {
  all,
  type Ask,
  breadcrumbs,
  config,
  defineOutputs,
  demosInFile,
  type FilePath,
  hash,
  navTitle,
  type OutputPath,
  type PlaygroundView,
  question,
  siteMap,
  sourceFile,
  type UrlPath,
  withBase,
} from '../../../feature.js'
import { type DemoEntry, demoEntries, demoPathname, demoReferences } from '../source/demo-files.js'
import { variantFiles } from '../source/demo-texts.js'
import { moduleRoot } from './demo-module.js'

export type StartingPoint = {
  /** The demo's pathname below `/demos/`: `react-charts/BasicBars`. With several stylings, `…/FileTree.css`. */
  key: string
  file: FilePath
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
async function pointsOf(ask: Ask, dir: string, name: string): Promise<StartingPoint[]> {
  const entries = await ask(demoEntries, { dir, name })
  const key = await startingKey(ask, dir, name)
  return entries.map(({ styling, file }: DemoEntry) => ({ key: entries.length > 1 ? `${key}.${styling}` : key, file }))
}

/** The file of every starting point of the site by its key. */
const startingFiles = question('playground-starting-files', async (ask): Promise<Record<string, FilePath>> => {
  const references = await ask(demoReferences)
  const found = await all(references.map(({ page, name }) => pointsOf(ask, posix.dirname(page), name)))
  const files: Record<string, FilePath> = {}
  for (const { key, file } of found.flat()) files[key] ??= file
  return files
})

/** The sources of a demo: pairs of a name and a text, as in a link of the playground. */
const startingText = question('playground-starting-text', async (ask, file: FilePath): Promise<string> => {
  const files = await variantFiles(ask, file)
  return JSON.stringify(files.map(({ name, ts }) => [name, `${ts.code}\n`]))
})

async function startingPath(ask: Ask, { key, file }: StartingPoint): Promise<OutputPath> {
  return `${await sourceFolder(ask)}/${key}-${hash(await ask(startingText, file), 10)}.json` as OutputPath
}

async function sourceFolder(ask: Ask): Promise<string> {
  return `${await moduleRoot(ask, 'production')}/sources`
}

export const startingOutputs = defineOutputs<StartingPoint>({
  name: 'playground-sources',
  keys: async (ask) => Object.entries(await ask(startingFiles)).map(([key, file]) => ({ key, file })),
  path: startingPath,
  async key(ask, path) {
    const folder = `${await sourceFolder(ask)}/`
    const [, key] = /^(.+)-[0-9a-f]{10}\.json$/.exec(path.startsWith(folder) ? path.slice(folder.length) : '') ?? []
    const files = key === undefined ? {} : await ask(startingFiles)
    if (key === undefined || !Object.hasOwn(files, key)) return undefined
    const point = { key, file: files[key]! }
    return (await startingPath(ask, point)) === path ? point : undefined
  },
  make: (ask, { file }) => ask(startingText, file),
  cache: 'immutable',
  folder: sourceFolder,
})

/** The list that the playground shows: a group for each page with demos, in reading order; each demo once. */
export async function startingGroups(ask: Ask, locale: string): Promise<PlaygroundView['groups']> {
  const site = await ask(config)
  const pathnames = Object.entries(await ask(siteMap)).flatMap(([pathname, kind]) =>
    kind === 'file' ? [pathname] : [],
  )
  const groups = await all(
    pathnames.map(async (pathname) => {
      const source = await sourceFile(ask, pathname, locale)
      const uses = source ? await ask(demosInFile, source.file).catch(() => []) : []
      if (!source || uses.length === 0) return undefined
      const points = (await all(uses.map(({ demo }) => pointsOf(ask, posix.dirname(source.file), demo)))).flat()
      const demos = await all(
        points.map(async (point) => ({
          key: point.key,
          name: posix.basename(point.key),
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
  const [parents, title] = await all([breadcrumbs(ask, pathname, locale), ask(navTitle, { pathname, locale })])
  return [...new Set([...parents.map((parent) => parent.title), title])].join(' – ')
}
