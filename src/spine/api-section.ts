/**
 * The section that a page gets when its front matter lists `components` or `hooks`: a heading "API" and a link to the
 * reference of each. One whose page does not exist (yet) is named without a link.
 */
import type { Ask } from '../engine/graph.js'
import type { FrontMatter } from '../model.js'
import { config } from './config.js'
import { productOf } from './paths.js'
import { isKnown } from './site-map.js'

/** `DataGrid` → `data-grid`, `useSeries` → `use-series`. */
export function kebabCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase()
}

/** Not where the members have tabs of their own. */
export function hasApiSection({ components, hooks, tabs }: FrontMatter): boolean {
  return !tabs && Boolean(components?.length || hooks?.length)
}

/** @returns Markdown to stand at the page's end; empty where the page lists nothing */
export async function apiSection(ask: Ask, pathname: string, frontMatter: FrontMatter): Promise<string> {
  if (!hasApiSection(frontMatter)) return ''
  const { components = [], hooks = [], productId } = frontMatter
  const names = [
    ...[...components].sort().map((name) => ({ name, shown: `<${name} />` })),
    ...[...hooks].sort().map((name) => ({ name, shown: name })),
  ]
  const { products } = await ask(config, null)
  const product = products.find(({ id }) => id === productId) ?? productOf(pathname, products)
  const folder = product?.pathnames.find((path) => /\/api(\/|$)/.test(path)) ?? '/api'
  const items: string[] = []
  for (const { name, shown } of names) {
    const target = `${folder}/${kebabCase(name)}`
    items.push((await ask(isKnown, target)) ? `- [\`${shown}\`](${target}/)` : `- \`${shown}\``)
  }
  return `## API\n\n${items.join('\n')}\n`
}
