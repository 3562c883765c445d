/** `404.html`, in every language. It is served at any address, so it is not a page of the site map. */
import {
  config,
  defineFeature,
  defineOutputs,
  emptyPage,
  locales,
  localizedPath,
  type OutputPath,
  renderPage,
  translations,
  type UrlPath,
} from '../feature.js'

/** The pathname that the not-found page is rendered with; it is not in the site map. */
const pathname = '/404/' as UrlPath

export const notFound = defineFeature({
  name: 'not-found',
  outputs: [
    defineOutputs<string>({
      name: 'not-found',
      keys: async (ask) => (await ask(locales)).map(({ code }) => code),
      path: async (ask, locale) => localizedPath('/404.html', locale, await ask(config)).slice(1) as OutputPath,
      async make(ask, locale) {
        const { strings } = await ask(translations, locale)
        const page = emptyPage(
          locale,
          'not-found',
          strings['notFound.title'] ?? 'Page not found',
          strings['notFound.description'] ?? '',
        )
        return renderPage(ask, { pathname, locale }, { ...page, frontMatter: { noIndex: true } })
      },
    }),
  ],
})
