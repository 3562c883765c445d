/** The foot of every page: whose site this is, and the same page in other languages. */
import type { PageProps } from 'vitrine/model'
import { Icon } from './icons.js'
import { AlternateAnchor } from './language-menu.js'
import { text } from './text.js'

export function Footer({ site, alternates, slots, translations }: PageProps) {
  return (
    <footer className="v-footer">
      <div className="v-footer-inside">
        <div>
          <p className="v-footer-title">{site.title}</p>
          {site.notice && <p className="v-footer-notice">{site.notice}</p>}
        </div>
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
        {slots.footerEnd && <div className="v-slot" dangerouslySetInnerHTML={{ __html: slots.footerEnd }} />}
      </div>
    </footer>
  )
}
