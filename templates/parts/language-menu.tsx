/**
 * The same page in other languages. A disclosure with links rather than a `<select>`: it works without JavaScript, and
 * each name is said in its own language.
 */
import type { AlternateLink, Translations } from 'vitrine/model'
import { data } from './data-attributes.js'
import { Icon } from './icons.js'
import { text } from './text.js'

interface LanguageMenuProps {
  alternates: AlternateLink[]
  translations: Translations
}

export function LanguageMenu({ alternates, translations }: LanguageMenuProps) {
  if (alternates.length < 2) return null
  return (
    <details className="v-menu" {...data({ 'data-menu': '' })}>
      <summary
        className="v-icon-button"
        aria-label={text(translations, 'language.label')}
        {...data({ 'data-tip': '' })}
      >
        <Icon name="language" />
      </summary>
      <ul className="v-menu-list">
        {alternates.map((alternate) => (
          <li key={alternate.locale}>
            <AlternateAnchor alternate={alternate} hints />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** @param hints whether the link carries the hint for readers of its language; one link of a page does */
export function AlternateAnchor({ alternate, hints = false }: { alternate: AlternateLink; hints?: boolean }) {
  const { href, lang, label, current, hint } = alternate
  const words = hints && hint ? data({ 'data-language-hint': hint.text, 'data-language-dismiss': hint.dismiss }) : {}
  return (
    <a href={href} hrefLang={lang} lang={lang} aria-current={current ? 'true' : undefined} {...words}>
      {label}
    </a>
  )
}
