/** `404.html`, in every language. It stands at any address, so it is no page of the site map. */
import type { Ask } from '../engine/graph.js'
import type { Feature } from '../feature.js'
import type { OutputPath, UrlPath } from '../model.js'
import { config, locales } from '../spine/config.js'
import { drawPage } from '../spine/html.js'
import { emptyPage } from '../spine/page.js'
import { localizedPath } from '../spine/paths.js'
import { translations } from '../spine/translations.js'

/** The not-found page's pathname, by which it is drawn; no page has it. */
const pathname = '/404/' as UrlPath

async function files(ask: Ask): Promise<Map<OutputPath, string>> {
  const site = await ask(config, null)
  return new Map(
    (await ask(locales, null)).map(({ code }) => [localizedPath('/404.html', code, site).slice(1) as OutputPath, code]),
  )
}

export const notFound: Feature = {
  name: 'not-found',
  files: {
    list: async (ask) => [...(await files(ask)).keys()],
    async make(ask, path) {
      const locale = (await files(ask)).get(path)!
      const { strings } = await ask(translations, locale)
      const page = emptyPage(
        locale,
        'not-found',
        strings['notFound.title'] ?? 'Page not found',
        strings['notFound.description'] ?? '',
      )
      return drawPage(ask, { pathname, locale }, { ...page, frontMatter: { noIndex: true } })
    },
  },
}
