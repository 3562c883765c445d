/** Resolves the links and images of a page. */
import { posix } from 'node:path'
import { aliasedFile } from '../../bundle/aliases.js'
import { nearest } from '../../engine/diagnostic.js'
import { all, type Ask, question } from '../../engine/question.js'
import { fileKind } from '../../engine/inputs.js'
import { nearestBeside, renamed } from '../../engine/nearest-beside.js'
import { messages } from '../../messages.js'
import type { ImageResolution, ImageUse, LinkResolution, LinkUse } from '../../markdown/parts.js'
import type { FilePath, PageLinkUse, Severities, Severity, SiteConfig, Span } from '../../model.js'
import { assetPath, imageSize } from '../assets/asset.js'
import { config } from '../config/config.js'
import { allowsHost, sourceOf } from './csp.js'
import { decodePath, encodePath, pathnameToLanguage, routeToHref, toPathname, toUrlPath, withBase } from '../paths.js'
import { foreignImport } from '../content/preset-tree.js'
import { mayPublish, refusal } from '../content/publishable.js'
import { originalFile } from '../content/languages.js'
import { isPageFile, pageEndings } from '../content/page-files.js'
import { isKnown, wholeSiteMap } from '../navigation/site-map.js'
import { localeOfLink, pageFile, rootsOf } from '../content/source.js'

/** The page that contains the link. */
export interface LinkPlace {
  /** The file that contains the link: the page's, or an included one. */
  file: FilePath
  pathname: string
  locale: string
  /** Filled while links are resolved. */
  links: PageLinkUse[]
  assets: Set<FilePath>
  /** Sources that the policy of the page has to allow, as `directive source`. */
  sources: Set<string>
}

export async function resolveLink(ask: Ask, use: LinkUse, place: LinkPlace): Promise<LinkResolution> {
  if (use.kind === 'external') {
    const { url } = await ask(config)
    return { href: use.url, external: !`${use.url}/`.startsWith(`${url}/`) }
  }
  if (use.kind === 'other' || use.url === '') return { href: use.url }
  if (use.kind === 'anchor') {
    if (use.url.length > 1)
      place.links.push({
        url: use.url,
        pathname: toUrlPath(place.pathname),
        locale: place.locale,
        hash: decodePath(use.url.slice(1)),
        file: place.file,
        span: use.span,
      })
    return { href: use.url }
  }
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(use.url) ?? []
  const site = await ask(config)
  const found =
    use.kind === 'relative'
      ? await relativeTarget(ask, decodePath(path), place)
      : ((await writtenFile(ask, decodePath(path), place, site)) ?? pathTarget(decodePath(path), place, site))
  if ('file' in found) {
    if (!(await mayPublish(ask, found.file, { file: place.file, span: use.span })))
      return { href: use.url, missing: true }
    const asset = await ask(assetPath, found.file)
    if (asset) {
      place.assets.add(found.file)
      return { href: withBase(encodePath(asset), site) }
    }
  } else {
    const pathname = toPathname(found.pathname)
    if (await isKnown(ask, pathname)) {
      const locale = await localeOfLink(ask, pathname, found.locale)
      const target = { pathname: toUrlPath(pathname), locale }
      place.links.push({
        url: use.url,
        ...target,
        ...(hash.length > 1 && { hash: decodePath(hash.slice(1)) }),
        file: place.file,
        span: use.span,
      })
      return { href: routeToHref(target, site) + query + hash }
    }
    const outside = externalAddress(found.pathname, site)
    if (outside !== undefined)
      return { href: outside + query + hash, external: !`${outside}/`.startsWith(`${site.url}/`) }
    if (await isPublic(ask, found.pathname)) return { href: withBase(encodePath(found.pathname), site) + query + hash }
  }
  if (use.kind === 'relative' && isPageFile(path)) await reportMissingFile(ask, use, decodePath(path), place.file)
  else await reportMissing(ask, use.url, 'pathname' in found ? found.pathname : use.url, place.file, use.span)
  return {
    href: 'pathname' in found ? withBase(encodePath(found.pathname), site) + query + hash : use.url,
    missing: true,
  }
}

/** The address of a path that another site answers (`externalPaths`); undefined for any other. */
function externalAddress(path: string, { externalPaths }: Pick<SiteConfig, 'externalPaths'>): string | undefined {
  const beginnings = Object.keys(externalPaths).sort((a, b) => b.length - a.length)
  for (const beginning of beginnings) {
    const start = beginning.replace(/\/$/, '')
    if (path !== start && !path.startsWith(`${start}/`)) continue
    return externalPaths[beginning]!.replace(/\/$/, '') + encodePath(path.slice(start.length))
  }
  return undefined
}

type Target = { pathname: string; locale: string } | { file: FilePath }

function pathTarget(path: string, place: LinkPlace, site: { locales: { code: string }[] }): Target {
  const { userLanguage, canonicalAs } = pathnameToLanguage(path, site.locales)
  return { pathname: canonicalAs, locale: canonicalAs === path ? place.locale : userLanguage }
}

/** `./bars.md` is relative to this file; `../pie/` is relative to this page's address. */
async function relativeTarget(ask: Ask, path: string, place: LinkPlace): Promise<Target> {
  const file = await writtenPath(ask, path, place)
  if (isPageFile(path)) {
    const index = await ask(fileIndex)
    const pathname = index[file] ?? index[await originalFile(ask, file)]
    return { pathname: pathname ?? `/${file}`, locale: place.locale }
  }
  if ((await ask(fileKind, file)) === 'file') return { file }
  if ((await ask(config)).markdown.preset) {
    // Addresses of other generators have no slash at their end, so `start` is beside this page.
    const beside = toPathname(posix.join(posix.dirname(toPathname(place.pathname)), path))
    const written = (await pageWithoutEnding(ask, file)) ?? ((await isKnown(ask, beside)) ? beside : undefined)
    if (written !== undefined) return { pathname: written, locale: place.locale }
  }
  return { pathname: posix.join(toUrlPath(place.pathname), path), locale: place.locale }
}

/** The file that a relative path means. In trees of other generators, it may begin as their imports do: `@site/a.png`. */
async function writtenPath(ask: Ask, path: string, { file }: LinkPlace): Promise<FilePath> {
  const isForeign = /^[@~#]/.test(path) && (await ask(config)).markdown.preset !== undefined
  const foreign = isForeign ? ((await foreignImport(ask, path)) ?? (await aliasedFile(ask, path))?.file) : undefined
  return (foreign ?? posix.join(posix.dirname(file), path)) as FilePath
}

/** The page of a file below the content folders, as the generators of presets accept it: `/guide/start.md`, `.html`. */
async function writtenFile(ask: Ask, path: string, place: LinkPlace, site: SiteConfig): Promise<Target | undefined> {
  if (!site.markdown.preset || !/\.(mdx?|html)$/.test(path)) return undefined
  for (const { root, rest } of rootsOf(path, site.content)) {
    const pathname = await pageWithoutEnding(ask, posix.join(root.dir, rest))
    if (pathname !== undefined) return { pathname, locale: place.locale }
  }
  return undefined
}

/** The page of a file whose ending a link leaves out: `./start`, `./start.html`, `../guide/`. */
async function pageWithoutEnding(ask: Ask, file: string): Promise<string | undefined> {
  const index = await ask(fileIndex)
  const stem = file.replace(/\/$|\.(html|mdx?)$/, '')
  const files = pageEndings.flatMap((ending) => [`${stem}${ending}`, `${stem}/index${ending}`])
  for (const one of files) {
    const pathname = index[one] ?? index[await originalFile(ask, one as FilePath)]
    if (pathname !== undefined) return pathname
  }
  return undefined
}

/** The pathname of every page's file. */
const fileIndex = question('file-index', async (ask): Promise<Record<string, string>> => {
  const pathnames = Object.entries(await ask(wholeSiteMap)).flatMap(([pathname, kind]) =>
    kind === 'file' ? [pathname] : [],
  )
  const files = await all(pathnames.map((pathname) => ask(pageFile, pathname)))
  return Object.fromEntries(files.flatMap((file, index) => (file ? [[file, pathnames[index]!]] : [])))
})

async function isPublic(ask: Ask, path: string): Promise<boolean> {
  const { public: dir } = await ask(config)
  const file = posix.join(dir, path) as FilePath
  return !path.endsWith('/') && (await ask(fileKind, file)) === 'file' && (await ask(refusal, file)) === null
}

async function reportMissing(ask: Ask, url: string, pathname: string, file: FilePath, span: Span): Promise<void> {
  const { markdown } = await ask(config)
  const severity = severityOf(markdown.rules['link-missing'])
  if (!severity) return
  const near = nearest(toPathname(pathname), Object.keys(await ask(wholeSiteMap)))
  ask.report(messages.linkMissing(severity, url, near && toUrlPath(near), { file, span }))
}

async function reportMissingFile(ask: Ask, { url, span }: LinkUse, path: string, file: FilePath): Promise<void> {
  const { markdown } = await ask(config)
  const severity = severityOf(markdown.rules['link-missing'])
  if (!severity) return
  const dir = posix.dirname(file)
  const target = posix.join(dir, path) as FilePath
  if ((await ask(fileKind, target)) === 'file') {
    ask.report(messages.linkToNoPage(severity, url, target, { file, span }))
    return
  }
  // A file of a similar name beside it, or one of this name in another folder.
  const files = Object.keys(await ask(fileIndex))
  const beside = files.filter((one) => posix.dirname(one) === posix.dirname(target))
  const name = nearest(
    posix.basename(target),
    beside.map((one) => posix.basename(one)),
  )
  const near =
    name === undefined
      ? files.find((one) => posix.basename(one) === posix.basename(target))
      : posix.join(posix.dirname(target), name)
  const relative = near && posix.relative(dir, near).replace(/^(?!\.\.\/)/, './')
  ask.report(messages.linkFileMissing(severity, url, relative, { file, span }))
}

export function severityOf(rule: Severities): Severity | undefined {
  return rule === 'off' ? undefined : rule === 'warn' ? 'warning' : 'error'
}

/** Trusted pages may name hosts themselves; otherwise the configuration has to allow them. */
function allowSource(ask: Ask, { url, directive, span }: ImageUse, place: LinkPlace, site: SiteConfig): void {
  const source = sourceOf(url)
  if (source === undefined) ask.report(messages.hostInvalid(url, { file: place.file, span }))
  else if (site.markdown.html === 'trusted') place.sources.add(`${directive} ${source}`)
  else if (!allowsHost(site.csp[directive] ?? [], url)) {
    ask.report(messages.hostBlocked(directive, source, { file: place.file, span }))
  }
}

/** The address and size of an image; null if it does not exist. */
export async function resolveImage(ask: Ask, use: ImageUse, place: LinkPlace): Promise<ImageResolution | null> {
  const site = await ask(config)
  if (use.kind === 'external') allowSource(ask, use, place, site)
  if (use.kind !== 'path' && use.kind !== 'relative') return { src: use.url }
  const path = decodePath(/^[^?#]*/.exec(use.url)![0])
  const isPath = use.kind === 'path'
  const candidates = isPath
    ? [
        posix.join(site.public, path),
        ...rootsOf(path, site.content).map(({ root, rest }) => posix.join(root.dir, rest)),
      ]
    : [await writtenPath(ask, path, place)]
  for (const candidate of candidates) {
    const file = candidate as FilePath
    if ((await ask(fileKind, file)) !== 'file') continue
    if (!(await mayPublish(ask, file, { file: place.file, span: use.span }))) return null
    const size = use.sizable ? await ask(imageSize, file) : null
    // What is public has its address.
    const isPublicFile = !path.startsWith('.') && file.startsWith(`${site.public}/`)
    if (isPublicFile) return { src: withBase(encodePath(file.slice(site.public.length)), site), ...size }
    place.assets.add(file)
    return { src: withBase(encodePath((await ask(assetPath, file))!), site), ...size }
  }
  const severity = severityOf(site.markdown.rules['image-missing'])
  if (severity) {
    const near = await nearestBeside(ask, candidates[0]!)
    ask.report(
      messages.imageMissing(severity, use.url, near && renamed(use.url, near), { file: place.file, span: use.span }),
    )
  }
  return null
}
