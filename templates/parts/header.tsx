/** The bar at the top: the way home, the tools that features put there, language, settings, repository. */
import type { PageProps } from 'vitrine/model'
import { data } from './data-attributes.js'
import { Icon, Mark } from './icons.js'
import { LanguageMenu } from './language-menu.js'
import { navigationId } from './nav.js'
import { text } from './text.js'

/** @param drawer whether there is a navigation for the button to open */
export function Header({ site, slots, alternates, translations, drawer = true }: PageProps & { drawer?: boolean }) {
  return (
    <header className="v-header">
      {drawer && (
        <button
          type="button"
          className="v-icon-button v-header-menu"
          popoverTarget={navigationId}
          aria-label={text(translations, 'header.openNavigation')}
        >
          <Icon name="menu" />
        </button>
      )}
      <a className="v-brand" href={site.home} aria-label={text(translations, 'header.home', { title: site.title })}>
        <Mark />
        <span className="v-brand-name">{site.title}</span>
      </a>
      <div className="v-header-tools">
        {slots.headerEnd && <div className="v-slot" dangerouslySetInnerHTML={{ __html: slots.headerEnd }} />}
        <LanguageMenu alternates={alternates} translations={translations} />
        {site.repository && (
          <a
            className="v-icon-button v-header-repository"
            href={site.repository}
            aria-label={text(translations, 'header.repository')}
          >
            <Icon name="repository" />
          </a>
        )}
        <button
          type="button"
          className="v-icon-button v-scripted"
          {...data({ 'data-settings-toggle': '' })}
          aria-label={text(translations, 'settings.open')}
        >
          <Icon name="settings" />
        </button>
      </div>
    </header>
  )
}
