/** Messages about components that pages name and nobody has, and where pages name them. */
import { posix } from 'node:path'
import {
  all,
  type Ask,
  type BlockUse,
  componentsInFile,
  config,
  type Diagnostic,
  errorAt,
  type FilePath,
  folder,
  nearest,
  question,
  siteMap,
  sourceFile,
  type Span,
} from '../../feature.js'
import {
  componentFolders,
  didYouMean,
  foreignFiles,
  isReadAsMdx,
  isWholeBuild,
  usedIn,
} from '../../feature-unstable.js'
import { mdxModule, partsOf } from './mdx-module.js'
import { mdxMessages } from './messages.js'

/** Where a page names what is missing. */
export type Missing = Pick<BlockUse, 'name' | 'file' | 'span' | 'route'>

/**
 * Reports a component that does not exist: in a build of the whole site once, where its name is first used, since a
 * tree that was written for another generator names some on every page.
 */
export async function reportMissing(ask: Ask, at: Missing): Promise<void> {
  const { name, file, span } = at
  await reportOnce(ask, at, await ask(componentUses), async (notes) => {
    const near = await nearestComponent(ask, name)
    const hint = didYouMean(
      near,
      `Write it in the folder "components" of a content folder, or say where it is in docs.config.ts: \`components: { '${name.includes('/') ? `${posix.dirname(name)}/*` : name}': '…' }\`.`,
    )
    return errorAt('component/missing', `There is no component "${name}".`, { file, span, hint, notes })
  })
}

/** Reports an import that leads nowhere, in the same way. */
export async function reportImport(ask: Ask, at: Missing): Promise<void> {
  const { name, file, span } = at
  const say = foreignFiles.test(name) ? mdxMessages.importForeign : mdxMessages.importMissing
  await reportOnce(ask, at, await ask(missingImports), (notes) => ({ ...say(name, { file, span }), notes }))
}

/** @param all where pages name what is missing, by its name */
async function reportOnce(
  ask: Ask,
  { name, file, span, route }: Missing,
  all: readonly [name: string, uses: Use[]][],
  say: (notes: string[]) => Diagnostic | Promise<Diagnostic>,
): Promise<void> {
  const uses = all.find(([one]) => one === name)?.[1] ?? []
  const first = uses[0]
  if (uses.length > 1 && (await isWholeBuild(ask))) {
    const isFirst = first!.file === file && first!.start === span.start && route.locale === first!.locale
    if (!isFirst && uses.some((one) => one.file === file && one.start === span.start)) return
  }
  ask.report(await say(uses.length > 1 ? [usedIn(uses.map((one) => one.file))] : []))
}

export interface Use {
  file: FilePath
  start: number
  /** The first language whose page has it. */
  locale: string
}

/** The components that pages name, with their places. */
export const componentUses = question('component-uses', async (ask): Promise<[component: string, uses: Use[]][]> => {
  return usesIn(ask, async (file) =>
    (await componentsInFile(ask, file)).map(({ component, span }) => ({ name: component, start: span.start })),
  )
})

/** The imports of MDX pages that lead nowhere. */
const missingImports = question('missing-imports', async (ask): Promise<[source: string, uses: Use[]][]> => {
  return usesIn(ask, async (page) => {
    if (!(await isReadAsMdx(ask, page))) return []
    const { missing } = await ask(mdxModule, page)
    return all(
      missing.map(async ({ file, source }) => ({
        name: source,
        file,
        start: (await importSpan(ask, file, source, page))?.start ?? 0,
      })),
    )
  })
})

/** Where a file of a page imports a module. */
export async function importSpan(ask: Ask, file: FilePath, source: string, page: FilePath): Promise<Span | undefined> {
  return (await partsOf(ask, file, page)).mdx?.imports.find((one) => one.source === source)?.span
}

/** What pages name, in the order of the pages; a page that cannot be read says so where it is made. */
async function usesIn(
  ask: Ask,
  find: (file: FilePath) => Promise<readonly { name: string; file?: FilePath; start: number }[]>,
): Promise<[name: string, uses: Use[]][]> {
  const found = new Map<string, Use[]>()
  for (const { page, locale } of await pagesOf(ask))
    for (const { name, file = page, start } of await find(page).catch(() => [])) {
      const known = found.get(name) ?? []
      found.set(name, known)
      if (!known.some((one) => one.file === file && one.start === start)) known.push({ file, start, locale })
    }
  return [...found]
}

/** The files of pages, each with the first language that shows it. */
async function pagesOf(ask: Ask): Promise<{ page: FilePath; locale: string }[]> {
  const [{ locales }, map] = await all([ask(config), ask(siteMap)])
  const pages = new Map<FilePath, string>()
  for (const pathname of Object.keys(map).sort())
    for (const { code } of locales) {
      const file = (await sourceFile(ask, pathname, code))?.file
      if (file !== undefined && !pages.has(file)) pages.set(file, code)
    }
  return [...pages].map(([page, locale]) => ({ page, locale }))
}

async function nearestComponent(ask: Ask, name: string): Promise<string | undefined> {
  const names: string[] = []
  for (const dir of await componentFolders(ask)) {
    for (const entry of (await ask(folder, dir as FilePath)) ?? []) names.push(entry.name.replace(/\.[jt]sx?$/, ''))
  }
  return nearest(name.replace(/\.[jt]sx?$/, ''), names)
}

/** The MDX files that are pages. */
export const mdxPages = question('mdx-pages', async (ask): Promise<FilePath[]> => {
  const files = await all((await pagesOf(ask)).map(async ({ page }) => ((await isReadAsMdx(ask, page)) ? [page] : [])))
  return files.flat()
})
