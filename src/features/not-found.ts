/** `404.html`, in every language. It answers at any address, so it is not a page of the site map. */
import { defineFeature } from '../spine/feature.js'
import type { OutputPath, UrlPath } from '../model.js'
import { defineOutputs } from '../spine/output-family.js'
import { config, locales } from '../spine/config.js'
import { drawPage } from '../spine/html.js'
import { emptyPage } from '../spine/page.js'
import { localizedPath } from '../spine/paths.js'
import { translations } from '../spine/translations.js'

/** The pathname that the not-found page is rendered with; no page has it. */
const pathname = '/404/' as UrlPath

export const notFound = defineFeature({
  name: 'not-found',
  outputs: [
    defineOutputs<string>({
      name: 'not-found',
      keys: async (ask) => (await ask(locales, null)).map(({ code }) => code),
      path: async (ask, locale) => localizedPath('/404.html', locale, await ask(config, null)).slice(1) as OutputPath,
      async make(ask, locale) {
        const { strings } = await ask(translations, locale)
        const page = emptyPage(
          locale,
          'not-found',
          strings['notFound.title'] ?? 'Page not found',
          strings['notFound.description'] ?? '',
        )
        return drawPage(ask, { pathname, locale }, { ...page, frontMatter: { noIndex: true } })
      },
    }),
  ],
})
