/**
 * The entries of each navigation group as an HTML fragment, fetched when a reader opens a closed group. Pages have the
 * entries of small groups, so these have no fragment.
 */
import {
  all,
  config,
  defineFeature,
  defineOutputs,
  fragmentPath,
  hasFewEntries,
  hiddenGroups,
  keyOf,
  locales,
  navigation,
  navItem,
  type NavKey,
  openLevel,
  renderTemplate,
  translations,
} from '../feature.js'

const fragments = defineOutputs<{ group: NavKey; locale: string }>({
  name: 'nav-fragments',
  async keys(ask) {
    const items = await ask(navigation)
    const hidden = new Set((await ask(hiddenGroups)).map(({ group }) => group))
    const groups = items.flatMap((item) =>
      item.group && !item.subheader && !item.external && !hidden.has(item.pathname) ? [keyOf(item)] : [],
    )
    const areSmall = await all(groups.map((group) => ask(hasFewEntries, group)))
    const closed = groups.filter((_, index) => !areSmall[index])
    return (await ask(locales)).flatMap(({ code }) => closed.map((group) => ({ group, locale: code })))
  },
  async path(ask, { group, locale }) {
    const { prefix } = await ask(config)
    return fragmentPath(await navItem(ask, group), locale, prefix)
  },
  async make(ask, { group, locale }) {
    const closed = { open: new Set<NavKey>(), current: undefined }
    const [entries, texts] = await all([openLevel(ask, group, locale, closed), ask(translations, locale)])
    const { pathname } = await navItem(ask, group)
    return renderTemplate(ask, 'nav-fragment', { entries, translations: texts }, { pathname, locale })
  },
  offline: 'shell',
})

export const navFragments = defineFeature({ name: 'nav-fragments', outputs: [fragments] })
