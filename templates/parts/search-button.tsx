/**
 * What opens the search, in the middle of the header: a link to the search page, which a script turns into a dialog. On
 * phones it is an icon.
 */
import type { Translations } from 'vitrine/model'
import { data } from './data-attributes.js'
import { Icon } from './icons.js'
import { text } from './text.js'

export interface SearchButtonProps {
  /** The address of the search page. */
  href: string
  translations: Translations
}

export default function SearchButton({ href, translations }: SearchButtonProps) {
  return (
    <a className="v-search-button" href={href} {...data({ 'data-search': '' })} aria-keyshortcuts="Control+K Meta+K /">
      <Icon name="search" />
      <span>{text(translations, 'search.open')}</span>
      <kbd aria-hidden="true" className="v-scripted">
        <span className="v-key-apple">⌘</span>
        <span className="v-key-other">Ctrl</span> K
      </kbd>
    </a>
  )
}
