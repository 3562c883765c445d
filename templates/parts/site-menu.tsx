/**
 * What the header has no room for on narrow screens, in the navigation's drawer: the site's sections at its start, the
 * languages, the settings and the repository at its end. The stylesheet shows them only where the header hides them.
 */
import type { HeaderEntry, PageProps } from 'vitrine/model'
import { data } from './data-attributes.js'
import { BrandIcon, brandTitles, repositoryBrand } from './brand-icons.js'
import { Icon } from './icons.js'
import { Link } from './link.js'
import { AlternateAnchor } from './language-menu.js'
import { text } from './text.js'

export function SiteMenuStart({ headerLinks, translations }: PageProps) {
  if (headerLinks.length === 0) return null
  return (
    <div className="v-nav-site v-nav-sections">
      <HeaderLinks links={headerLinks} translations={translations} />
    </div>
  )
}

export function SiteMenuEnd({ site, alternates, translations }: PageProps) {
  return (
    <ul className="v-nav-site v-nav-tools">
      {alternates.length > 1 &&
        alternates.map((alternate) => (
          <li key={alternate.locale}>
            <AlternateAnchor alternate={alternate} />
          </li>
        ))}
      <li className="v-scripted">
        <button type="button" {...data({ 'data-settings-toggle': '' })}>
          <Icon name="settings" />
          {text(translations, 'settings.title')}
        </button>
      </li>
      {site.repository && (
        <li>
          <a href={site.repository}>
            <BrandIcon name={repositoryBrand(site.repository)} />
            {repositoryName(site.repository, translations)}
          </a>
        </li>
      )}
    </ul>
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
