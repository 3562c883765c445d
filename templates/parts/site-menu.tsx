/**
 * What the header has no room for on narrow screens, in the navigation's drawer: the languages, the
 * colour mode and the settings in its first row, the site's sections below, the repository at its end.
 */
import type { HeaderEntry, PageProps } from 'vitrine/model'
import { BrandIcon, brandTitles, repositoryBrand } from './brand-icons.js'
import { Link } from './link.js'
import { AlternateAnchor, LanguageMenu } from './language-menu.js'
import { ModeButton, SettingsButton } from './site-tools.js'
import { text } from './text.js'

export function SiteMenuStart({ headerLinks, translations }: PageProps) {
  if (headerLinks.length === 0) return null
  return (
    <div className="v-nav-site v-nav-sections">
      <HeaderLinks links={headerLinks} translations={translations} />
    </div>
  )
}

/** In the first row. Where there is one other language, its name leads there. */
export function DrawerTools({ alternates, translations }: PageProps) {
  const others = alternates.filter(({ current }) => !current)
  return (
    <div className="v-nav-tools">
      {others.length === 1 ? (
        <AlternateAnchor alternate={others[0]!} />
      ) : (
        <LanguageMenu alternates={alternates} translations={translations} />
      )}
      <ModeButton translations={translations} />
      <SettingsButton translations={translations} />
    </div>
  )
}

export function SiteMenuEnd({ site, translations }: PageProps) {
  if (!site.repository) return null
  return (
    <div className="v-nav-site v-nav-end">
      <a href={site.repository}>
        <BrandIcon name={repositoryBrand(site.repository)} />
        {repositoryName(site.repository, translations)}
      </a>
    </div>
  )
}

/** The links to the site's sections, as a list. */
export function HeaderLinks({ links, translations }: Pick<PageProps, 'translations'> & { links: HeaderEntry[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <Link link={link} translations={translations} current={currentWord(link)} />
        </li>
      ))}
    </ul>
  )
}

const currentWord = ({ current }: HeaderEntry) => (current === 'section' ? 'true' : current)

/** What the link to a repository is called: with the service that hosts it, if its mark is shown. */
export function repositoryName(address: string, translations: PageProps['translations']): string {
  const brand = repositoryBrand(address)
  return brand === 'git'
    ? text(translations, 'header.repository')
    : text(translations, 'header.repositoryOn', { name: brandTitles[brand] })
}
