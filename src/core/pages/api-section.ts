/**
 * The section that a page gets when its front matter lists `components` or `hooks`: a heading "API" and a link to the
 * reference of each. Names without a page are listed without a link. A page that ends with a section of that name says
 * more about the reference, and gets the list there.
 */
import type { Ask } from '../../engine/question.js'
import { generated } from '../../markdown/append.js'
import type { Parts } from '../../markdown/parts.js'
import type { FilePath, FrontMatter } from '../../model.js'
import { config } from '../config/config.js'
import { productOfPage, slugOfName } from '../paths.js'
import { isKnown } from '../navigation/site-map.js'

/** Pages whose components have tabs get no section. */
function hasApiSection({ components, hooks, tabs }: FrontMatter): boolean {
  return !tabs && Boolean(components?.length || hooks?.length)
}

/** @returns what to append to the page, parsed; undefined if the page lists nothing */
export async function apiSection(
  ask: Ask,
  pathname: string,
  { frontMatter, headings }: Pick<Parts, 'frontMatter' | 'headings'>,
  file: FilePath,
): Promise<Parts | undefined> {
  if (!hasApiSection(frontMatter)) return undefined
  const { components = [], hooks = [] } = frontMatter
  const names = [
    ...[...components].sort().map((name) => ({ name, shown: `<${name} />` })),
    ...[...hooks].sort().map((name) => ({ name, shown: name })),
  ]
  const { products, markdown } = await ask(config)
  const product = productOfPage({ frontMatter }, pathname, products)
  const folder = product?.pathnames.find((path) => /\/api(\/|$)/.test(path)) ?? '/api'
  const items: string[] = []
  for (const { name, shown } of names) {
    const target = `${folder}/${slugOfName(name)}`
    items.push((await isKnown(ask, target)) ? `- [\`${shown}\`](${target}/)` : `- \`${shown}\``)
  }
  const last = headings.findLast(({ depth }) => depth <= 2)
  const heading = last?.text === 'API' ? '' : '## API\n\n'
  const { parseMarkdown } = await import('../../markdown/parse.js')
  return generated(parseMarkdown(`${heading}${items.join('\n')}\n`, { config: markdown, file, fragment: true }))
}
