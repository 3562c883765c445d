/** The entries of every navigation group as an HTML fragment, fetched when a closed group is opened. */
import { all, type Ask } from '../engine/graph.js'
import type { Feature } from '../feature.js'
import type { OutputPath } from '../model.js'
import { config, locales } from '../spine/config.js'
import { fragmentPath, openLevel } from '../spine/nav-view.js'
import { navigation } from '../spine/navigation.js'
import { drawTemplate } from '../spine/templates.js'
import { translations } from '../spine/translations.js'

async function fragments(ask: Ask): Promise<Map<OutputPath, { index: number; locale: string }>> {
  const { prefix } = await ask(config, null)
  const items = await ask(navigation, null)
  const found = new Map<OutputPath, { index: number; locale: string }>()
  for (const { code } of await ask(locales, null)) {
    items.forEach((item, index) => {
      if (item.group && !item.subheader && !item.external)
        found.set(fragmentPath(item, code, prefix), { index, locale: code })
    })
  }
  return found
}

export const navFragments: Feature = {
  name: 'nav-fragments',
  files: {
    list: async (ask) => [...(await fragments(ask)).keys()],
    async make(ask, path) {
      const { index, locale } = (await fragments(ask)).get(path)!
      const [entries, texts] = await all([
        openLevel(ask, index, locale, new Set(), undefined),
        ask(translations, locale),
      ])
      return drawTemplate(ask, 'nav-fragment', { entries, translations: texts }, { pathname: `/${path}` })
    },
  },
}
