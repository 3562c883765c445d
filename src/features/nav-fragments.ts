/** The entries of each navigation group as an HTML fragment, fetched when a reader opens a closed group. */
import {
  all,
  config,
  defineFeature,
  defineOutputs,
  fragmentPath,
  hiddenGroups,
  locales,
  navigation,
  openLevel,
  renderTemplate,
  translations,
} from '../feature.js'

/** `index` is the position of the group in the navigation. */
const fragments = defineOutputs<{ index: number; locale: string }>({
  name: 'nav-fragments',
  async keys(ask) {
    const items = await ask(navigation)
    const hidden = new Set((await ask(hiddenGroups)).map(({ group }) => group))
    const groups = items.flatMap((item, index) =>
      item.group && !item.subheader && !item.external && !hidden.has(item.pathname) ? [index] : [],
    )
    return (await ask(locales)).flatMap(({ code }) => groups.map((index) => ({ index, locale: code })))
  },
  async path(ask, { index, locale }) {
    const { prefix } = await ask(config)
    return fragmentPath((await ask(navigation))[index]!, locale, prefix)
  },
  async make(ask, { index, locale }) {
    const [entries, texts] = await all([openLevel(ask, index, locale, new Set(), undefined), ask(translations, locale)])
    const { pathname } = (await ask(navigation))[index]!
    return renderTemplate(ask, 'nav-fragment', { entries, translations: texts }, { pathname })
  },
  offline: 'shell',
})

export const navFragments = defineFeature({ name: 'nav-fragments', outputs: [fragments] })
