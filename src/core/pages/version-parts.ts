/**
 * What pages of a version show of the others. It changes after they were made, so they have marks in their place; the
 * site that they are mounted in draws it with its own templates.
 */
import { renderTemplate } from '../assets/templates.js'
import { config } from '../config/config.js'
import { translations } from '../content/translations.js'
import { changesLinks, isOwnVersion, mountedVersions } from '../navigation/versions.js'
import { question } from '../../engine/question.js'

export const versionMarks = {
  notice: '<!--vitrine:version-notice-->',
  menu: '<!--vitrine:versions-->',
  footer: '<!--vitrine:footer-versions-->',
} as const

/** Stands for the address of a page in a version. */
export const versionToken = (name: string): string => `vitrine-version:${name}`
/** The same for its search page. */
export const searchToken = (name: string): string => `vitrine-version-search:${name}`

/** The parts of a page, by the names of the marks. */
export type VersionParts = Record<keyof typeof versionMarks, string>

/** The menu and the notice of pages of a version, with tokens in place of addresses. */
export const versionParts = question(
  'version-parts',
  async (ask, { name, locale }: { name: string; locale: string }): Promise<VersionParts> => {
    const site = await ask(config)
    const texts = await ask(translations, locale)
    const mounted = (await ask(mountedVersions)).map((one) => one.name)
    const listed = site.versions.filter((one) => isOwnVersion(one) || mounted.includes(one.name))
    const links = listed.map((one) => ({
      label: one.name,
      href: versionToken(one.name),
      current: one.name === name,
      ...(one.name !== name && { search: searchToken(one.name) }),
      ...(one.unsupported && { note: texts.strings['version.noSupport']! }),
    }))
    const shown = listed.find((one) => one.name === name)!
    const newest = listed.find(({ unsupported }) => !unsupported) ?? listed[0]!
    const use = { pathname: '/', locale }
    const props = { product: site.title, versions: links, translations: texts }
    const own = site.versions.map((one) => ({ ...one, isOwn: isOwnVersion(one) }))
    const changes = await changesLinks(ask, own, locale)
    const menu = await renderTemplate(ask, 'product-menus', { ...props, changes, products: [] }, use)
    const footer = await renderTemplate(ask, 'footer-versions', props, use)
    const isOld = listed.indexOf(shown) > listed.indexOf(newest)
    if (!isOld) return { menu, footer, notice: '' }
    const notice = await renderTemplate(
      ask,
      'version-notice',
      {
        product: site.title,
        version: name,
        isSupported: !shown.unsupported,
        newest: { label: newest.name, href: versionToken(newest.name) },
        translations: texts,
      },
      use,
    )
    return { menu, footer, notice }
  },
)
