/** Messages about components that pages name and nobody has, and where pages name them. */
import { posix } from 'node:path'
import {
  all,
  type Ask,
  type BlockUse,
  componentsInFile,
  config,
  errorAt,
  type FilePath,
  folder,
  nearest,
  question,
  siteMap,
  sourceFile,
} from '../../feature.js'
import { componentFolders, didYouMean, isReadAsMdx, isWholeBuild, usedIn } from '../../feature-unstable.js'

/**
 * Reports a component that does not exist: in a build of the whole site once, where its name is first used, since a
 * tree that was written for another generator names some on every page.
 */
export async function reportMissing(
  ask: Ask,
  { name, file, span, route }: Pick<BlockUse, 'name' | 'file' | 'span' | 'route'>,
): Promise<void> {
  const uses = await usesOf(ask, name)
  const first = uses[0]
  if (uses.length > 1 && (await isWholeBuild(ask))) {
    const isFirst = first!.file === file && first!.start === span.start && route.locale === first!.locale
    if (!isFirst && uses.some((one) => one.file === file && one.start === span.start)) return
  }
  const near = await nearestComponent(ask, name)
  const notes = uses.length > 1 ? [usedIn(uses.map((one) => one.file))] : []
  const hint = didYouMean(
    near,
    `Write it in the folder "components" of a content folder, or say where it is in docs.config.ts: \`components: { '${name.includes('/') ? `${posix.dirname(name)}/*` : name}': '…' }\`.`,
  )
  ask.report(errorAt('component/missing', `There is no component "${name}".`, { file, span, hint, notes }))
}

export interface Use {
  file: FilePath
  start: number
  /** The first language whose page has it. */
  locale: string
}

/** Where the pages of the site use a component, in order. */
async function usesOf(ask: Ask, name: string): Promise<Use[]> {
  return (await ask(componentUses)).find(([component]) => component === name)?.[1] ?? []
}

/** The components that pages name, with their places. */
export const componentUses = question('component-uses', async (ask): Promise<[component: string, uses: Use[]][]> => {
  const [{ locales }, map] = await all([ask(config), ask(siteMap)])
  const found = new Map<string, Use[]>()
  const seen = new Set<FilePath>()
  for (const pathname of Object.keys(map).sort())
    for (const { code } of locales) {
      const file = (await sourceFile(ask, pathname, code))?.file
      if (file === undefined || seen.has(file)) continue
      seen.add(file)
      const uses = await componentsInFile(ask, file).catch(() => [])
      for (const { component, span } of uses) {
        const use: Use = { file, start: span.start, locale: code }
        const known = found.get(component)
        if (known) known.push(use)
        else found.set(component, [use])
      }
    }
  return [...found]
})

async function nearestComponent(ask: Ask, name: string): Promise<string | undefined> {
  const names: string[] = []
  for (const dir of await componentFolders(ask)) {
    for (const entry of (await ask(folder, dir as FilePath)) ?? []) names.push(entry.name.replace(/\.[jt]sx?$/, ''))
  }
  return nearest(name.replace(/\.[jt]sx?$/, ''), names)
}

/** The MDX files that are pages. */
export const mdxPages = question('mdx-pages', async (ask): Promise<FilePath[]> => {
  const [{ locales }, map] = await all([ask(config), ask(siteMap)])
  const files = new Set<FilePath>()
  for (const pathname of Object.keys(map).sort())
    for (const { code } of locales) {
      const file = (await sourceFile(ask, pathname, code))?.file
      if (file !== undefined && (await isReadAsMdx(ask, file))) files.add(file)
    }
  return [...files]
})
