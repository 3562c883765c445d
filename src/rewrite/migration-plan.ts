/** What a migration changes: the texts of pages, their names, and the files that say what the preset has said. */
import { posix } from 'node:path'
import { config, configFile } from '../core/config/config.js'
import { contentPages, isNavigationMade, navigationOfFiles } from '../core/content/content-files.js'
import { fileInLanguage, languageOf } from '../core/content/languages.js'
import { mdxComponent } from '../core/content/mdx-components.js'
import { withoutEnding } from '../core/content/page-files.js'
import { blocksModule, isReadAsMdx, parsedAs, parsedFile } from '../core/content/parts.js'
import { foreignImport, preset } from '../core/content/preset-tree.js'
import { candidatesOf, pageFile } from '../core/content/source.js'
import { fileKind, fileText } from '../engine/inputs.js'
import { all, type Ask } from '../engine/question.js'
import type { Left } from '../markdown/migrate/migrate.js'
import type { LinkUse } from '../markdown/parts.js'
import type { FilePath, NavNode, Span } from '../model.js'
import { editedConfiguration } from './configuration.js'
import { linkedPathname, pageFiles } from './page-links.js'

/** A file that a migration writes. */
export interface PlannedFile {
  path: FilePath
  /** Where it was, if it has another name then. */
  from?: FilePath
  isNew?: true
  text: string
}

export interface Plan {
  files: PlannedFile[]
  /** What is left to do by hand, by what it is. */
  left: { text: string; places: string[] }[]
  /** Lines for the configuration, where it cannot be changed. */
  toConfigure: string[]
}

type Address = Span & { from: string; to: string }

export async function migrationPlan(ask: Ask): Promise<Plan> {
  const { migrate } = await import('../markdown/migrate/migrate.js')
  const name = (await ask(config)).markdown.preset!
  const sources = await all(
    (await pageFiles(ask)).map(async (file) => {
      const text = (await ask(fileText, file)) ?? ''
      const options = {
        preset: name,
        file,
        isMdx: await isReadAsMdx(ask, file),
        mayBecomeMarkdown: file.endsWith('.md'),
      }
      const { isMdx } = migrate(text, { ...options, addresses: [] })
      return { file, text, options, target: await targetOf(ask, file, isMdx) }
    }),
  )
  const targets = new Map(sources.map(({ file, target }) => [file, target]))
  const files: PlannedFile[] = []
  const left = new Map<string, string[]>()
  for (const { file, text, options, target } of sources) {
    const migrated = migrate(text, { ...options, addresses: await addressesOf(ask, file, targets) })
    if (migrated.text !== text || target !== file)
      files.push({ path: target, text: migrated.text, ...(target !== file && { from: file }) })
    const found = [...migrated.left, ...(await reportsOf(ask, file, text))]
    for (const one of found) {
      const advice = await adviceOn(ask, one, options.isMdx)
      if (advice !== undefined) left.set(advice, [...(left.get(advice) ?? []), `${target}:${one.line}`])
    }
  }
  const { written, toConfigure } = await ofPreset(ask, targets)
  return {
    files: [...files, ...written].sort((a, b) => (a.path < b.path ? -1 : 1)),
    left: [...left].map(([text, places]) => ({ text, places })).sort((a, b) => b.places.length - a.places.length),
    toConfigure,
  }
}

/** What a file is called then: translations are beside the pages, and files with JSX end in `.mdx`. */
async function targetOf(ask: Ask, file: FilePath, isMdx: boolean): Promise<FilePath> {
  const { locales } = await ask(config)
  const { code, base } = await languageOf(ask, file)
  const ending = isMdx ? '.mdx' : posix.extname(file)
  const isKnown = locales.some((one) => one.code === code)
  if (!isKnown || posix.dirname(base) === posix.dirname(file)) return (withoutEnding(file) + ending) as FilePath
  return (withoutEnding(base) + (code === locales[0]!.code ? '' : `.${code}`) + ending) as FilePath
}

/** The links, images and imports of a file that are written in another way then. */
async function addressesOf(ask: Ask, file: FilePath, targets: ReadonlyMap<FilePath, FilePath>): Promise<Address[]> {
  const parts = await ask(parsedFile, parsedAs(file)).catch(() => undefined)
  if (!parts) return []
  const [before, dir] = [posix.dirname(file), posix.dirname(targets.get(file)!)]
  const to = (path: string) => posix.relative(dir, path).replace(/^(?!\.\.\/)/, './')
  const changed = (span: Span, from: string, target: string): Address[] =>
    from === target ? [] : [{ ...span, from, to: target }]
  const links = await all(
    parts.links.map(async (use): Promise<Address[]> => {
      if (use.kind !== 'relative' && use.kind !== 'path') return []
      const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(use.url)!
      // An address, which stays.
      if (use.kind === 'path' && path.endsWith('/')) return []
      const target = await targetOfLink(ask, use, file)
      const written = target && targets.get(target)
      if (written === undefined) return use.kind === 'relative' ? rebased(path, use.span) : []
      return posix.join(dir, path) === written ? [] : changed(use.span, use.url, to(written) + rest)
    }),
  )
  const images = parts.images.map(async ({ url, kind, span }) => (kind === 'relative' ? rebased(url, span) : []))
  const includes = parts.includes.map(async ({ path, span }): Promise<Address[]> => {
    const foreign = await foreignImport(ask, path)
    return foreign === undefined ? [] : changed(span, path, to(foreign))
  })
  const imports = (parts.mdx?.imports ?? []).map(async ({ source, span }): Promise<Address[]> => {
    const foreign = await foreignImport(ask, source)
    if (foreign !== undefined) return changed(span, source, to(foreign))
    if (!source.startsWith('.')) return []
    const page = targets.get(posix.join(before, source) as FilePath)
    return page === undefined ? rebased(source, span) : changed(span, source, to(page))
  })
  return [...links, ...(await all([...images, ...includes, ...imports]))].flat()

  /** A path to a file that stays where it is. */
  async function rebased(path: string, span: Span): Promise<Address[]> {
    const target = posix.join(before, path)
    const isFile = before !== dir && (await ask(fileKind, target as FilePath)) !== 'missing'
    return isFile ? changed(span, path, to(target)) : []
  }
}

/** The file of the page that a link leads to. */
async function targetOfLink(ask: Ask, use: LinkUse, file: FilePath): Promise<FilePath | undefined> {
  const { locales } = await ask(config)
  const pathname = await linkedPathname(ask, use, file)
  const page = pathname === undefined ? null : await ask(pageFile, pathname)
  // A translation links to the page, whose address is in its language.
  return page && locales.length > 1
    ? ((await fileInLanguage(ask, page, locales[0]!.code)) ?? page)
    : (page ?? undefined)
}

/** What the parser has to say that stays true. */
async function reportsOf(ask: Ask, file: FilePath, text: string): Promise<Left[]> {
  const { reports } = await ask(parsedFile, parsedAs(file)).catch(() => ({ reports: [] }))
  return reports
    .filter(({ code }) => code === 'preset/interpolation')
    .map((one) => ({ text: one.text, line: text.slice(0, one.span?.start ?? 0).split('\n').length }))
}

/** @returns undefined if nothing is left to do */
async function adviceOn(ask: Ask, { component, isForeign, text }: Left, isMdx: boolean): Promise<string | undefined> {
  if (component === undefined) return text
  const known = await mdxComponent(ask, component.split('.')[0]!)
  if (isMdx && known && known.module !== blocksModule) return undefined
  const title = (await preset(ask))!.title
  if (isForeign)
    return `<${component}> of ${title} stays: write it as Markdown, or give it a component (\`components\`).`
  return isMdx
    ? `<${component}> has no component: write it in a folder "components", or name its file (\`components\`).`
    : `<${component}> is shown as text: write Markdown, or a component and \`.mdx\`.`
}

/** What the preset says of the tree as files that say so without it. */
async function ofPreset(ask: Ask, targets: ReadonlyMap<FilePath, FilePath>) {
  const { content, navigation, locales } = await ask(config)
  const pages = Object.entries(await ask(contentPages)).map(([pathname, file]) => ({
    pathname,
    file: targets.get(file) ?? file,
  }))
  const written: PlannedFile[] = []
  if (await ask(isNavigationMade)) {
    const nodes = await ask(navigationOfFiles)
    const listed = new Set(nodes.flatMap(pathnamesIn))
    const others = pages
      .filter(({ pathname }) => pathname !== '/' && !listed.has(pathname))
      .map(({ pathname }): NavNode => ({ pathname: encodeURI(pathname), unlisted: true }))
    const text = JSON.stringify([...nodes, ...others], null, 2)
    written.push({
      path: navigation,
      isNew: true,
      text: `import { defineNavigation } from 'vitrine'\n\nexport default defineNavigation(${text})\n`,
    })
  }
  const all = new Set(targets.values())
  const words = locales.length > 1 ? [locales[0]!.code, locales[0]!.lang ?? locales[0]!.code] : []
  const placed = pages.filter(({ pathname, file }) => {
    const places = candidatesOf(pathname, content).flatMap((one) => [
      one,
      ...words.map((word) => `${withoutEnding(one)}.${word}${posix.extname(one)}` as FilePath),
    ])
    const found = places.filter((one) => all.has(one))
    return found.length !== 1 || found[0] !== file
  })
  const place = await ask(configFile)
  const text = (await ask(fileText, place)) ?? ''
  const { text: edited, missing } = editedConfiguration(text, (await preset(ask))!, {
    hasPageFiles: placed.length > 0,
    isTyped: /\.[cm]?ts$/.test(place),
  })
  if (edited !== text) written.push({ path: place, text: edited })
  if (placed.length > 0)
    written.push({
      path: posix.join(posix.dirname(place), 'page-files.json') as FilePath,
      isNew: true,
      text: `${JSON.stringify(Object.fromEntries(placed.map(({ pathname, file }) => [pathname, file])), null, 2)}\n`,
    })
  return { written, toConfigure: missing }
}

function pathnamesIn({ pathname, children = [] }: NavNode): string[] {
  return [decodeURI(pathname.split('#')[0]!), ...children.flatMap(pathnamesIn)]
}
