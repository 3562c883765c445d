/** What readers choose for the whole site, as icons: in the header, and in the first row of the navigation's drawer. */
import type { Translations } from 'vitrine/model'
import { data } from './data-attributes.js'
import { Icon } from './icons.js'
import { text } from './text.js'

interface SiteToolProps {
  translations: Translations
}

export function ModeButton({ translations }: SiteToolProps) {
  return (
    <button type="button" className="v-icon-button v-scripted" {...data({ 'data-tip': '', 'data-mode-toggle': '' })}>
      <span className="v-in-light">
        <Icon name="moon" />
        <span className="v-hidden">{text(translations, 'header.toDark')}</span>
      </span>
      <span className="v-in-dark">
        <Icon name="sun" />
        <span className="v-hidden">{text(translations, 'header.toLight')}</span>
      </span>
    </button>
  )
}

export function SettingsButton({ translations }: SiteToolProps) {
  return (
    <button
      type="button"
      className="v-icon-button v-header-settings v-scripted"
      {...data({ 'data-tip': '', 'data-settings-toggle': '' })}
      aria-label={text(translations, 'settings.open')}
    >
      <Icon name="settings" />
    </button>
  )
}
