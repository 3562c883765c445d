/**
 * The navigation of a preset as entries of this generator: groups get addresses, and each page is where it is first
 * listed, since a page has one place here.
 */
import { posix } from 'node:path'
import { slug } from 'github-slugger'
import type { NavNode } from '../model.js'
import type { Entry, Sidebar } from './preset.js'

/**
 * @param sidebars several are trees of their own
 * @param pages the pathnames of all pages
 * @param lost receives the addresses that are no page
 */
export function navNodes(
  sidebars: readonly Sidebar[],
  { at, pages, lost }: { at: string; pages: ReadonlySet<string>; lost: Set<string> },
): NavNode[] {
  const taken = new Set<string>()
  const nodesOf = (entries: readonly Entry[], above: string) => entries.flatMap((entry) => nodeOf(entry, above) ?? [])
  if (sidebars.length === 1) return nodesOf(sidebars[0]!.entries, at)
  return sidebars.flatMap(({ title, entries }) => {
    const children = nodesOf(entries, at)
    const name = title || (children[0] && typeof children[0].title === 'string' ? children[0].title : '')
    return children.length === 0 ? [] : [{ ...groupOf(name, children, at), tree: true }]
  })

  function nodeOf({ title, page, href, children = [], isHeading }: Entry, above: string): NavNode | undefined {
    const named = title === undefined ? {} : { title }
    if (href !== undefined) return isTaken(href) ? undefined : { pathname: href, ...named }
    const pathname = page === undefined ? undefined : pathOf(page)
    if (pathname !== undefined && !pages.has(pathname)) lost.add(page!)
    const own = pathname !== undefined && pages.has(pathname) && !isTaken(page!) ? page! : undefined
    const nodes = nodesOf(children, own ?? above)
    if (nodes.length === 0) return own === undefined ? undefined : { pathname: encoded(own), ...named }
    if (own !== undefined) return { pathname: encoded(own), ...named, children: nodes }
    return { ...groupOf(title ?? '', nodes, above), ...(isHeading && { subheader: true }) }
  }

  function isTaken(address: string): boolean {
    if (taken.has(address)) return true
    taken.add(address)
    return false
  }

  /** A group is at the folder that its pages have in common, or at its own name. */
  function groupOf(title: string, children: NavNode[], above: string): NavNode & { children: NavNode[] } {
    const common = commonFolder(children)
    const named = posix.join(above, slug(title) || 'group')
    const free = [...(common === undefined || common === at || common === '/' ? [] : [common]), named, `${named}-group`]
    let pathname = free.find((one) => !pages.has(decodeURI(one)) && !taken.has(one))
    for (let count = 2; pathname === undefined; count++)
      if (!taken.has(`${named}-group-${count}`)) pathname = `${named}-group-${count}`
    taken.add(pathname)
    return { pathname, ...(title !== '' && { title }), children }
  }
}

function pathOf(page: string): string {
  return page.split('#')[0]!
}

/** As navigations spell addresses. */
function encoded(page: string): string {
  return page.replace(/[%?]/g, encodeURIComponent)
}

/** The folder that all pages below entries are in. */
function commonFolder(nodes: readonly NavNode[]): string | undefined {
  const folders = nodes.flatMap(function foldersOf({ pathname, children = [] }: NavNode): string[] {
    const own = pathname.startsWith('/') && children.length === 0 ? [posix.dirname(pathOf(pathname))] : []
    return [...own, ...children.flatMap(foldersOf)]
  })
  const [first, ...others] = folders
  let common = first
  while (
    common !== undefined &&
    common !== '/' &&
    others.some((one) => one !== common && !one.startsWith(`${common}/`))
  )
    common = posix.dirname(common)
  return common
}
