/** The way on: the pages before and after this one in the order of the navigation. */
import type { NeighbourLink, Translations } from 'vitrine/model'
import { Icon } from './icons.js'
import { Labels } from './labels.js'
import { text } from './text.js'

interface PagerProps {
  previous: NeighbourLink | undefined
  next: NeighbourLink | undefined
  translations: Translations
}

export function Pager({ previous, next, translations }: PagerProps) {
  if (!previous?.href && !next?.href) return null
  return (
    <nav className="v-pager" aria-label={text(translations, 'nav.pager')}>
      {previous?.href && <PagerLink link={previous} rel="prev" translations={translations} />}
      {next?.href && <PagerLink link={next} rel="next" translations={translations} />}
    </nav>
  )
}

function PagerLink({
  link,
  rel,
  translations,
}: {
  link: NeighbourLink
  rel: 'prev' | 'next'
  translations: Translations
}) {
  const way = rel === 'prev' ? 'previous' : 'next'
  return (
    <a className={`v-pager-link v-pager-${way}`} href={link.href} rel={rel}>
      <span className="v-pager-way">
        <Icon name={way} />
        {text(translations, `nav.${way}`)}
      </span>
      <span className="v-pager-title">
        {link.section === undefined
          ? link.title
          : text(translations, 'nav.titleIn', { section: link.section, title: link.title })}{' '}
        <Labels labels={link.labels} translations={translations} />
      </span>
    </a>
  )
}
