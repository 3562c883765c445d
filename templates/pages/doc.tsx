/** A page of documentation: navigation, title, the list of its contents, text. */
import type { PageProps } from 'vitrine/model'
import { Breadcrumbs } from '../parts/breadcrumbs.js'
import { Content } from '../parts/content.js'
import { Frame, Slot } from '../parts/frame.js'
import { Labels } from '../parts/labels.js'
import { PageTools } from '../parts/page-tools.js'
import { Pager } from '../parts/pager.js'
import { Toc } from '../parts/toc.js'

export default function Doc(props: PageProps) {
  const { page, breadcrumbs, previous, next, translations } = props
  const toc = page.disableToc ? [] : page.headings
  // A plan that is a label of the title is not repeated.
  const labels = page.labels.filter((label) => !page.titleLabels.includes(label))
  const hasAside = toc.some((heading) => heading.depth > 1) || Boolean(props.slots.asideEnd)
  return (
    <Frame props={props} navigation="column">
      <div className={`v-columns ${hasAside ? 'v-columns-doc' : 'v-columns-wide'}`}>
        <div className="v-lead">
          <Breadcrumbs links={breadcrumbs} name={page.name} translations={translations} />
          <Labels labels={labels} translations={translations} />
        </div>
        <article className="v-article">
          <Content {...props}>
            {hasAside && (
              <div className="v-aside">
                <Toc headings={toc} translations={translations} />
                <Slot props={props} name="asideEnd" />
              </div>
            )}
          </Content>
        </article>
        <div className="v-after">
          <PageTools page={page} translations={translations} />
          <Pager previous={previous} next={next} translations={translations} />
        </div>
      </div>
    </Frame>
  )
}
