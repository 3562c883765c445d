/** Every name in a family by its first letter, with the pages that have it: the search of readers without JavaScript. */
import type { PageProps, SearchNamesView } from 'vitrine/model'
import { PlainPage } from '../parts/plain-page.js'
import { text } from '../parts/text.js'

/** Names on more pages than this show them when asked. */
const mostShown = 4

export default function SearchNames(props: PageProps) {
  const { page, translations } = props
  const { search, overview, pages, letters } = page.data as SearchNamesView
  return (
    <PlainPage props={props} className="v-search-page">
      <h1>{page.title}</h1>
      <p>{page.description}</p>
      <p>
        <a href={search}>{text(translations, 'search.allPages')}</a>
      </p>
      {overview && (
        <p>
          <a href={overview.href}>{overview.title}</a>
        </p>
      )}
      {pages.length > 0 && (
        <nav aria-label={text(translations, 'search.letters')}>
          <ul className="v-search-letters">
            {pages.map(({ letter, href, count, isCurrent }) => (
              <li key={letter}>
                <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                  {letter} <span>{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {letters.map(({ letter, names }) => (
        <details key={letter} className="v-search-names" open={pages.length > 0}>
          <summary>
            <h2>{letter}</h2> <span>{names.length}</span>
          </summary>
          <ul>
            {names.map(({ name, kind, places }) => (
              <li key={`${kind} ${name}`}>
                {places.length === 1 ? <a href={places[0]!.href}>{name}</a> : <strong>{name}</strong>}{' '}
                <span>{kind}</span>
                {places.length > mostShown ? (
                  <details>
                    <summary>{text(translations, 'search.places', { count: String(places.length) })}</summary>
                    <Places places={places} />
                  </details>
                ) : (
                  places.length > 1 && <Places places={places} />
                )}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </PlainPage>
  )
}

function Places({ places }: { places: { title: string; href: string }[] }) {
  return (
    <ul>
      {places.map(({ title, href }) => (
        <li key={href}>
          <a href={href}>{title}</a>
        </li>
      ))}
    </ul>
  )
}
