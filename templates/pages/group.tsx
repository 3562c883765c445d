/**
 * The index page of a navigation group, at the group's own pathname: what readers without JavaScript use in place of a
 * group that opens, and an address to link to. Drawn from the navigation; it has no text of its own.
 */
import type { PageProps } from 'vitrine/model'
import { Cards } from '../parts/cards.js'
import { text } from '../parts/text.js'
import { TextPage } from '../parts/text-page.js'

export default function Group(props: PageProps) {
  const { page, items, translations } = props
  const intro = (
    <div className="v-content">
      <h1>{page.title}</h1>
      {page.description && <p className="description">{page.description}</p>}
    </div>
  )
  return (
    <TextPage props={props} labels={page.labels} intro={page.lead || page.body ? undefined : intro}>
      {items.length > 0 ? (
        <Cards items={items} translations={translations} level={2} />
      ) : (
        <p>{text(translations, 'group.empty')}</p>
      )}
    </TextPage>
  )
}
