/**
 * The bar at the top: the way home, the site's sections, the search, and the tools: language, colour mode, settings,
 * repository. On narrow screens the sections and most tools are in the navigation's drawer instead (site-menu.tsx).
 */
import type { PageProps } from 'vitrine/model'
import { Brand } from './brand.js'
import { data } from './data-attributes.js'
import { BrandIcon, repositoryBrand } from './brand-icons.js'
import { Icon } from './icons.js'
import { LanguageMenu } from './language-menu.js'
import { navigationId } from './nav.js'
import { HeaderLinks, repositoryName } from './site-menu.js'
import { ModeButton, SettingsButton } from './site-tools.js'
import { text } from './text.js'

/** @param drawer whether there is a drawer for the button to open */
export function Header(props: PageProps & { drawer?: boolean }) {
  const { site, headerLinks, slots, alternates, translations, drawer = true } = props
  return (
    <header className={drawer ? 'v-header v-header-collapsing' : 'v-header'}>
      <div className="v-header-start">
        {drawer && (
          <button
            type="button"
            className="v-icon-button v-header-menu"
            popoverTarget={navigationId}
            aria-label={text(translations, 'header.openNavigation')}
            {...data({ 'data-tip': '' })}
          >
            <Icon name="menu" />
          </button>
        )}
        <Brand {...props} />
        {headerLinks.length > 0 && (
          <nav className="v-header-links" aria-label={text(translations, 'header.links')}>
            <HeaderLinks links={headerLinks} translations={translations} />
          </nav>
        )}
      </div>
      {slots.headerSearch && (
        <div className="v-header-search" dangerouslySetInnerHTML={{ __html: slots.headerSearch }} />
      )}
      <div className="v-header-tools">
        {slots.headerEnd && <div className="v-slot" dangerouslySetInnerHTML={{ __html: slots.headerEnd }} />}
        <LanguageMenu alternates={alternates} translations={translations} />
        <ModeButton translations={translations} />
        <SettingsButton translations={translations} />
        {site.repository && (
          <a
            className="v-icon-button v-header-repository"
            href={site.repository}
            aria-label={repositoryName(site.repository, translations)}
            {...data({ 'data-tip': '' })}
          >
            <BrandIcon name={repositoryBrand(site.repository)} />
          </a>
        )}
      </div>
    </header>
  )
}
