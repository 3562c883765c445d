/** The search as a page: results of `?q=…` by a script; every page by product and letter for all others. */
import type { PageProps, SearchListView } from 'vitrine/model'
import { data } from '../parts/data-attributes.js'
import { Icon } from '../parts/icons.js'
import { PlainPage } from '../parts/plain-page.js'
import { text } from '../parts/text.js'

export default function Search(props: PageProps) {
  const { page, translations } = props
  const { action, families } = page.data as SearchListView
  return (
    <PlainPage props={props} className="v-search-page">
      <h1>{page.title}</h1>
      <form className="v-search-field v-scripted" action={action} role="search" {...data({ 'data-search-form': '' })}>
        <button type="submit" className="v-search-submit" aria-label={text(translations, 'search.open')}>
          <Icon name="search" />
        </button>
        <input
          type="search"
          name="q"
          aria-label={text(translations, 'search.title')}
          placeholder={text(translations, 'search.placeholder')}
          autoComplete="off"
          spellCheck={false}
          maxLength={10_000}
        />
      </form>
      <div {...data({ 'data-search-results': '' })} />
      <div {...data({ 'data-search-list': '' })}>
        {families.map(({ title, names, letters }) => (
          <section key={title} className="v-search-family">
            <h2>{title}</h2>
            <p>
              <a href={names}>{text(translations, 'search.names', { family: title })}</a>
            </p>
            {letters.map(({ letter, links }) => (
              <div key={letter} className="v-search-letter">
                <h3>{letter}</h3>
                <ul>
                  {links.map(({ title: name, href }) => (
                    <li key={href}>
                      <a href={href}>{name}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        ))}
      </div>
    </PlainPage>
  )
}
