/** What is shown offline in place of a page that is not kept, with those that are: a script takes the others away. */
import type { OfflineView, PageProps } from 'vitrine/model'
import { data } from '../parts/data-attributes.js'
import { Icon } from '../parts/icons.js'
import { PlainPage } from '../parts/plain-page.js'
import { text } from '../parts/text.js'

export default function Offline(props: PageProps) {
  const { page, translations } = props
  const { groups } = page.data as OfflineView
  return (
    <PlainPage props={props} className="v-not-found">
      <h1>{text(translations, 'offline.title')}</h1>
      <p>{text(translations, 'offline.text')}</p>
      <p>
        <a className="v-button" href={props.site.home} {...data({ 'data-offline-home': '' })}>
          {text(translations, 'notFound.home')}
          <Icon name="next" />
        </a>
      </p>
      <h2 className="v-scripted">{text(translations, 'offline.kept')}</h2>
      <div className="v-offline" {...data({ 'data-offline-list': '' })} hidden>
        {groups.map(({ title, pages }) => (
          <section key={title}>
            {title !== '' && <h3>{title}</h3>}
            <ul className="v-not-found-sections">
              {pages.map((one) => (
                <li key={one.href}>
                  <a href={one.href}>{one.title}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PlainPage>
  )
}
