/** A page of the API reference: what a component, a hook or an interface has. */
import type { ApiView } from 'vitrine'
import type { PageProps } from 'vitrine/model'
import ApiSections from '../parts/api-sections.js'
import { TextPage } from '../parts/text-page.js'

export default function Api(props: PageProps) {
  const { page, translations } = props
  const view = page.data as ApiView
  return (
    <TextPage props={props} labels={page.labels} headings={page.headings}>
      {view.notes.map(({ kind, html }) => (
        <div key={html} className={`callout callout-${kind}`} role="note">
          <div className="callout-body" dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      ))}
      <ApiSections sections={view.sections} level={2} lang={view.lang} translations={translations} />
    </TextPage>
  )
}
