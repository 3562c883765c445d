/** The foot of every page: whose site this is, its licence and source, and the same page in other languages. */
import type { PageProps } from 'vitrine/model'
import { Icon } from './icons.js'
import { AlternateAnchor } from './language-menu.js'
import { text } from './text.js'

export function Footer({ brand, site, alternates, slots, translations }: PageProps) {
  const { license, repository } = site
  return (
    <footer className="v-footer">
      <div className="v-footer-inside">
        <div className="v-footer-site">
          <p className="v-footer-title">{brand.title}</p>
          {brand.notice && <p className="v-footer-notice">{brand.notice}</p>}
          {(license || repository) && (
            <ul className="v-footer-links">
              {license && (
                <li>
                  <a href={license.href} rel="license noopener">
                    {license.title}
                  </a>
                </li>
              )}
              {repository && (
                <li>
                  <a href={repository} rel="noopener">
                    {text(translations, 'header.repository')}
                  </a>
                </li>
              )}
            </ul>
          )}
        </div>
        {slots.footerEnd && <div className="v-slot" dangerouslySetInnerHTML={{ __html: slots.footerEnd }} />}
        {alternates.length > 1 && (
          <nav className="v-languages" aria-label={text(translations, 'footer.languages')}>
            <Icon name="language" />
            <ul>
              {alternates.map((alternate) => (
                <li key={alternate.locale}>
                  <AlternateAnchor alternate={alternate} />
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </footer>
  )
}
