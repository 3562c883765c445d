/**
 * Cards of pages with pictures of their first demos: `{{"component": "Gallery", "pages": ["/charts/bars"]}}`. A picture is
 * what is prerendered, so it needs no script and no file of its own.
 */
import {
  all,
  type Ask,
  type BlockUse,
  config,
  demoStem,
  escapeHtml,
  localeOfLink,
  mergeCsp,
  navTitle,
  type PageBlock,
  routeToHref,
  toPathname,
  toUrlPath,
} from '../../../../feature.js'
import { demoMessages } from '../../messages.js'
import { demosOfPage } from '../source/demo-files.js'
import { demoBlock } from './demo-block.js'

/** A picture with more characters is none; compressed, four of them are below 20 kB. */
const largest = 24_000

/** Of a page this many demos are tried. */
const most = 3

export async function gallery(ask: Ask, use: BlockUse): Promise<PageBlock> {
  const { props, file, span } = use
  const pages: unknown = props['pages']
  if (!Array.isArray(pages) || !pages.every((one): one is string => typeof one === 'string')) {
    ask.report(demoMessages.galleryPages({ file, span }))
    return { html: '' }
  }
  const cards = await all(pages.map((page) => card(ask, toPathname(page), use)))
  const pictures = cards.flatMap(({ picture }) => picture ?? [])
  return {
    html: `<div class="cards gallery"><ul>${cards.map(({ html }) => html).join('')}</ul></div>`,
    blocks: ['cards'],
    markdown: cards.map(({ markdown }) => markdown).join('\n') + '\n',
    client: [...new Set(pictures.flatMap(({ client = [] }) => client))],
    styles: pictures.flatMap(({ styles = [] }) => styles),
    head: pictures.flatMap(({ head = [] }) => head),
    csp: mergeCsp(pictures.map(({ csp = {} }) => csp)),
  }
}

async function card(ask: Ask, pathname: string, use: BlockUse) {
  const { locale } = use.route
  const target = { pathname: toUrlPath(pathname), locale: await localeOfLink(ask, pathname, locale) }
  const [title, href] = [await ask(navTitle, { pathname, locale }), routeToHref(target, await ask(config))]
  const picture = await pictureOf(ask, pathname, use)
  const link = `<p><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></p>`
  return { html: `<li>${link}${picture?.html ?? ''}</li>`, markdown: `- [${title}](${href})`, picture }
}

/** The first demo of a page that is not too large for a picture. */
async function pictureOf(ask: Ask, pathname: string, { route }: BlockUse): Promise<PageBlock | undefined> {
  const { locale } = route
  const shown = await demosOfPage(ask, { pathname: toUrlPath(pathname), locale })
  for (const { name, page, at, options } of shown.slice(0, most)) {
    const block = await demoBlock(ask, {
      name,
      options: { ...options, picture: true },
      file: page,
      span: { start: at, end: at },
      locale,
      page: routeToHref(route, await ask(config)),
      id: `picture${pathname.replaceAll('/', '-')}-${demoStem(name)}`,
    })
    if (block.html !== '' && block.html.length < largest) return block
  }
  return undefined
}
