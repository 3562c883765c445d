/** A link as pages receive it, with its labels and a sign where it leads away; plain text where it leads nowhere. */
import type { LinkRef, Translations } from 'vitrine/model'
import { Icon } from './icons.js'
import { Identifier } from './identifier.js'
import { Labels } from './labels.js'
import { text } from './text.js'

export interface LinkProps {
  link: LinkRef
  translations: Translations
  className?: string
  /** `page`, or true: it leads to this page; `true` as a word: to the section of this page. */
  current?: boolean | 'page' | 'true' | undefined
}

export function Link({ link, translations, className, current }: LinkProps) {
  const inside = (
    <>
      <span className="v-link-title">
        <Identifier text={link.title} />
      </span>
      <Labels labels={link.labels} translations={translations} />
    </>
  )
  if (link.href === undefined) return <span className={className}>{inside}</span>
  return (
    <a
      className={className}
      href={link.href}
      aria-current={current === true ? 'page' : current || undefined}
      rel={link.external ? 'noopener' : undefined}
    >
      {inside}
      {link.external && (
        <>
          <Icon name="external" />
          <span className="v-hidden"> {text(translations, 'nav.external')}</span>
        </>
      )}
    </a>
  )
}
