/** What is answered where there is no page. It is served at any address, so it says nothing of the one asked for. */
import type { LinkRef, PageProps } from 'vitrine/model'
import { data } from '../parts/data-attributes.js'
import { Icon } from '../parts/icons.js'
import { PlainPage } from '../parts/plain-page.js'
import { text } from '../parts/text.js'

export default function NotFound(props: PageProps) {
  const { page, nav, site, slots, translations } = props
  const { starts } = (page.data ?? {}) as { starts?: LinkRef[] }
  const sections =
    starts ??
    nav.flatMap(({ title, external, href, children }) => {
      // A small group has no page of its own.
      const target = href ?? children?.[0]?.href
      return target === undefined || external ? [] : [{ title, href: target }]
    })
  return (
    <PlainPage
      props={props}
      className="v-not-found"
      lead={
        <p className="v-not-found-code" aria-hidden="true">
          404
        </p>
      }
    >
      <h1>{text(translations, 'notFound.title')}</h1>
      <p>{text(translations, 'notFound.description')}</p>
      {slots.headerSearch && (
        <div className="v-not-found-search" dangerouslySetInnerHTML={{ __html: slots.headerSearch }} />
      )}
      <p>
        <a className="v-button" href={site.home}>
          {text(translations, 'notFound.home')}
          <Icon name="next" />
        </a>
      </p>
      <div {...data({ 'data-nearest': '' })} hidden />
      {sections.length > 0 && (
        <>
          <h2>{text(translations, 'notFound.sections')}</h2>
          <ul className="v-not-found-sections">
            {sections.map((entry) => (
              <li key={entry.href}>
                <a href={entry.href}>{entry.title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </PlainPage>
  )
}
