/** The arrangement of pages that are read: breadcrumbs and labels, title, list of contents, text, tools and neighbours. */
import type { ReactNode } from 'react'
import type { Heading, Label, PageProps } from 'vitrine/model'
import { Breadcrumbs } from './breadcrumbs.js'
import { Content } from './content.js'
import { Frame, Slot } from './frame.js'
import { Labels } from './labels.js'
import { PageEnd, PageTools } from './page-tools.js'
import { Pager } from './pager.js'
import { Toc } from './toc.js'

export interface TextPageProps {
  props: PageProps
  labels: Label[]
  /** For the list of contents; a page that is itself a list has none. */
  headings?: Heading[]
  /** In place of the page's own title and text, where it has none. */
  intro?: ReactNode
  /** What follows the text. */
  children?: ReactNode
}

export function TextPage({ props, labels, headings, intro, children }: TextPageProps) {
  const { page, slots, breadcrumbs, previous, next, translations } = props
  const hasAside = headings !== undefined && (headings.some(({ depth }) => depth > 1) || Boolean(slots.asideEnd))
  return (
    <Frame props={props} navigation="column">
      <div className={`v-columns ${hasAside ? 'v-columns-doc' : 'v-columns-wide'}`}>
        <div className="v-lead">
          <Breadcrumbs links={breadcrumbs} name={page.name} translations={translations} />
          <Labels labels={labels} translations={translations} />
          {headings && <PageTools page={page} translations={translations} />}
        </div>
        <article className="v-article">
          {intro ?? (
            <Content {...props}>
              {hasAside && (
                <div className="v-aside">
                  <Toc headings={headings} translations={translations} />
                  <Slot props={props} name="asideEnd" />
                </div>
              )}
            </Content>
          )}
          {children}
        </article>
        <div className="v-after">
          {headings && <PageEnd page={page} translations={translations} />}
          <Pager previous={previous} next={next} translations={translations} />
        </div>
      </div>
    </Frame>
  )
}
