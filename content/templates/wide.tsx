/** Pages whose demo is as wide as the window (`layout: wide`): the navigation is a drawer, and no column is beside the text. */
import type { PageProps } from 'vitrine/model'
import { Breadcrumbs } from 'vitrine/templates/breadcrumbs'
import { Content } from 'vitrine/templates/content'
import { Frame } from 'vitrine/templates/frame'
import { PageEnd, PageTools } from 'vitrine/templates/page-tools'
import { Pager } from 'vitrine/templates/pager'

export default function Wide(props: PageProps) {
  const { page, breadcrumbs, previous, next, translations } = props
  return (
    <Frame props={props} navigation="drawer">
      <div className="v-columns v-columns-wide">
        <div className="v-lead">
          <Breadcrumbs links={breadcrumbs} name={page.name} translations={translations} />
          <PageTools page={page} translations={translations} />
        </div>
        <article className="v-article">
          <Content {...props} />
        </article>
        <div className="v-after">
          <PageEnd page={page} translations={translations} />
          <Pager previous={previous} next={next} translations={translations} />
        </div>
      </div>
    </Frame>
  )
}
