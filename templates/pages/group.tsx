/**
 * The index page of a navigation group, at the group's own pathname: what readers without JavaScript use in place of a
 * group that opens, and an address to link to. Drawn from the navigation; it has no text of its own.
 */
import type { PageProps } from 'vitrine/model'
import { Breadcrumbs } from '../parts/breadcrumbs.js'
import { Cards } from '../parts/cards.js'
import { Content } from '../parts/content.js'
import { Frame } from '../parts/frame.js'
import { Labels } from '../parts/labels.js'
import { Pager } from '../parts/pager.js'
import { text } from '../parts/text.js'

export default function Group(props: PageProps) {
  const { page, items, breadcrumbs, previous, next, translations } = props
  return (
    <Frame props={props} navigation="column">
      <div className="v-columns v-columns-wide">
        <div className="v-lead">
          <Breadcrumbs links={breadcrumbs} name={page.name} translations={translations} />
          <Labels labels={page.labels} translations={translations} />
        </div>
        <div className="v-article">
          {page.lead || page.body ? (
            <Content {...props} />
          ) : (
            <div className="v-content">
              <h1>{page.title}</h1>
              <p className="description">{page.description || text(translations, 'group.description')}</p>
            </div>
          )}
          {items.length > 0 ? (
            <Cards items={items} translations={translations} level={2} />
          ) : (
            <p>{text(translations, 'group.empty')}</p>
          )}
        </div>
        <div className="v-after">
          <Pager previous={previous} next={next} translations={translations} />
        </div>
      </div>
    </Frame>
  )
}
