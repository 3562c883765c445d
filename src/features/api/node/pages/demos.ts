/** Which demos of the site use a component or a hook, found in their code, and with which props. */
import { posix } from 'node:path'
import {
  all,
  type Ask,
  demosInFile,
  demoSections,
  fileKind,
  type FilePath,
  fileText,
  pageFile,
  question,
  sourceFile,
  writtenPages,
  demoPath,
  demoStem,
} from '../../../../feature.js'
import { withIncludes } from '../../../../feature-unstable.js'
import type { ApiEntry } from '../../model.js'
import { usesInScripts } from '../extract/extraction.js'

export type ApiDemo = {
  /** The page that shows it, without its slash. */
  pathname: string
  /** Its anchor on that page. */
  name: string
  file: FilePath
  props: string[]
}

/** The demos of every documented export, by `package name`, in the order of the site map. */
export const apiDemos = question('api/demos', async (ask): Promise<Record<string, ApiDemo[]>> => {
  const written = await writtenPages(ask)
  const shown = (await all(written.map((pathname) => demosOf(ask, pathname)))).flat()
  const texts = await all(shown.map(({ file }) => ask(fileText, file)))
  const uses = await usesInScripts(
    ask,
    texts.map((text) => text ?? ''),
  )
  const found: Record<string, ApiDemo[]> = {}
  shown.forEach((demo, index) => {
    for (const [name, props] of Object.entries(uses[index]!)) (found[name] ??= []).push({ ...demo, props })
  })
  return found
})

/** The demos of one export. */
const demosUsing = question(
  'api/demos-using',
  async (ask, name: string): Promise<ApiDemo[]> => (await ask(apiDemos))[name] ?? [],
)

/** By any of its names. */
export async function demosOfEntry(
  ask: Ask,
  owner: string,
  { name, aliases = [] }: Pick<ApiEntry, 'name' | 'aliases'>,
): Promise<ApiDemo[]> {
  return (await all([name, ...aliases].map((one) => ask(demosUsing, `${owner} ${one}`)))).flat()
}

async function demosOf(ask: Ask, pathname: string): Promise<Omit<ApiDemo, 'props'>[]> {
  const page = await ask(pageFile, pathname)
  if (!page) return []
  const shown = (await withIncludes(ask, page)).map(async (markdown) => {
    const names = [
      ...new Set(
        (await demosInFile(ask, markdown).catch(() => [])).flatMap(({ demo, picture }) => (picture ? [] : demo)),
      ),
    ]
    const files = await all(names.map((name) => demoFile(ask, posix.dirname(markdown), name)))
    return names.flatMap((name, at) => (files[at] ? [{ pathname, name: demoStem(name), file: files[at] }] : []))
  })
  return (await all(shown)).flat()
}

/** The titles of the sections that the demos of a page are in, by the demos' anchors; '' above the first section. */
export const demoTitles = question(
  'api/demo-titles',
  async (ask, { pathname, locale }: { pathname: string; locale: string }): Promise<Record<string, string>> => {
    const source = await sourceFile(ask, pathname, locale)
    if (!source) return {}
    const titles: Record<string, string> = {}
    for (const { demo, title } of await ask(demoSections, source.file).catch(() => [])) titles[demoStem(demo)] ??= title
    return titles
  },
)

/** `Bars.js` is `Bars.tsx`; of a folder of variants, the first. */
async function demoFile(ask: Ask, dir: string, name: string): Promise<FilePath | undefined> {
  const stem = demoPath(dir, name.replace(/\.[jt]sx?(#[\w$]+)?$/, ''))
  for (const candidate of [
    `${stem}.tsx`,
    `${stem}.jsx`,
    `${stem}.js`,
    `${stem}/system/index.tsx`,
    `${stem}/system/index.jsx`,
  ])
    if ((await ask(fileKind, candidate as FilePath)) === 'file') return candidate as FilePath
  return undefined
}
