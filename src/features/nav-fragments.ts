/**
 * The entries of each navigation group as an HTML fragment, fetched when a reader opens a closed group. Pages have the
 * entries of small groups, so these have no fragment.
 */
import {
  closedGroups,
  config,
  defineFeature,
  defineOutputs,
  fragmentPath,
  groupEntries,
  locales,
  type NavKey,
  navTree,
  renderTemplate,
  targetOf,
  translations,
} from '../feature.js'

const fragments = defineOutputs<{ group: NavKey; locale: string }>({
  name: 'nav-fragments',
  async keys(ask) {
    const groups = closedGroups(await ask(navTree, (await ask(config)).locales[0]!.code))
    return (await ask(locales)).flatMap(({ code }) => groups.map((group) => ({ group, locale: code })))
  },
  path: async (ask, { group, locale }) => fragmentPath(group, locale, (await ask(config)).prefix),
  async make(ask, key) {
    const { group, locale } = key
    const props = { entries: await ask(groupEntries, key), translations: await ask(translations, locale) }
    return renderTemplate(ask, 'nav-fragment', props, { pathname: targetOf(group).pathname, locale })
  },
  offline: 'shell',
})

export const navFragments = defineFeature({ name: 'nav-fragments', outputs: [fragments] })
