/** The versions of a page's product in the footer, where the menu above the navigation is not needed to find them. */
import type { Translations } from 'vitrine/model'
import { data } from './data-attributes.js'
import { Icon } from './icons.js'
import { text } from './text.js'

interface FooterVersionsProps {
  product: string
  versions: {
    label: string
    href: string
    current: boolean
    external?: boolean
    /** The search page of that version. */
    search?: string
  }[]
  translations: Translations
}

export default function FooterVersions({ product, versions, translations }: FooterVersionsProps) {
  return (
    <nav className="v-footer-versions" aria-label={text(translations, 'footer.versions', { product })}>
      <p aria-hidden="true">{text(translations, 'footer.versions', { product })}</p>
      <ul>
        {versions.map((version) => (
          <li key={version.label}>
            <a
              href={version.href}
              aria-current={version.current ? 'true' : undefined}
              rel={version.external ? 'noopener' : undefined}
              {...data({ 'data-search-href': version.search })}
            >
              {version.label}
              {version.external && (
                <>
                  <Icon name="external" />
                  <span className="v-hidden"> {text(translations, 'nav.external')}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
