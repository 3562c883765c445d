/** The packages that a site documents, with the versions that are installed. */
import {
  all,
  type Ask,
  config,
  type FilePath,
  page,
  productOfPage,
  question,
  type RouteKey,
  toPathname,
} from '../../feature.js'
import { documentedPackages, packageFolder, packageManifest } from '../../feature-unstable.js'

export type PackageVersion = { name: string; version?: string }

/** Of a package that is not installed, what the configuration says. */
export const installed = question('agents/installed', async (ask, name: string): Promise<PackageVersion> => {
  const dir = await ask(packageFolder, { from: '' as FilePath, name })
  const { version } = dir === undefined ? {} : await packageManifest(ask, dir)
  const product = (await ask(config)).products.find(({ packageName }) => packageName === name)
  const said = version ?? product?.versions?.[0]?.label.replace(/^v(?=\d)/, '')
  return { name, ...(said !== undefined && { version: said }) }
})

/** Is it a page of the API reference? */
export async function isReference(ask: Ask, route: RouteKey): Promise<boolean> {
  return (await referenceOf(ask, toPathname(route.pathname))) !== undefined
}

/** Is it about changes between versions of a package? */
export async function isAboutChanges(ask: Ask, route: RouteKey): Promise<boolean> {
  const pathname = toPathname(route.pathname)
  const pages = (await documentedPackages(ask)).flatMap(({ changes }) => changes ?? [])
  return pages.some((one) => pathname === one || pathname.startsWith(`${one}/`))
}

async function referenceOf(ask: Ask, pathname: string): Promise<{ name: string } | undefined> {
  return (await documentedPackages(ask)).find(({ at }) => pathname === at || pathname.startsWith(`${at}/`))
}

/** The package that a page is about, by its own words, by its product, or by the reference. */
export async function packageOfPage(ask: Ask, route: RouteKey): Promise<PackageVersion | undefined> {
  const { products } = await ask(config)
  const content = await ask(page, route)
  const product = productOfPage(content, route.pathname, products)
  const read = await documentedPackages(ask)
  const ofReference = await referenceOf(ask, toPathname(route.pathname))
  const only = read.length === 1 && products.length === 0 ? read[0] : undefined
  const name = content.frontMatter.packageName ?? ofReference?.name ?? product?.packageName ?? only?.name
  return name === undefined ? undefined : ask(installed, name)
}

/** Every package that the site documents. */
export async function sitePackages(ask: Ask): Promise<PackageVersion[]> {
  const { products } = await ask(config)
  const read = (await documentedPackages(ask)).map(({ name }) => name)
  const names = new Set([...products.flatMap(({ packageName }) => packageName ?? []), ...read])
  return all([...names].map((name) => ask(installed, name)))
}
