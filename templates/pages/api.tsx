/**
 * A page of the API reference: what a component, a hook or an interface has, as tables. On phones the same rows are
 * cards, by CSS alone. Every row has an id that never changes, since people link to it.
 */
import type { ApiRowView, ApiSectionView, ApiView } from 'vitrine'
import type { PageProps, Translations } from 'vitrine/model'
import { Breadcrumbs } from '../parts/breadcrumbs.js'
import { Content } from '../parts/content.js'
import { data } from '../parts/data-attributes.js'
import { Frame, Slot } from '../parts/frame.js'
import { Labels } from '../parts/labels.js'
import { Pager } from '../parts/pager.js'
import { PageTools } from '../parts/page-tools.js'
import { text } from '../parts/text.js'
import { Toc } from '../parts/toc.js'

export default function Api(props: PageProps) {
  const { page, breadcrumbs, previous, next, translations } = props
  const view = page.data as ApiView
  return (
    <Frame props={props} navigation="column">
      <div className="v-columns v-api">
        <div className="v-lead">
          <Breadcrumbs links={breadcrumbs} name={page.name} translations={translations} />
          <Labels labels={page.labels} translations={translations} />
        </div>
        <div className="v-aside">
          <Toc headings={page.headings} translations={translations} />
          <Slot props={props} name="asideEnd" />
        </div>
        <article className="v-article">
          <Content {...props} />
          {view.notes.map(({ kind, html }) => (
            <div key={html} className={`callout callout-${kind}`} role="note">
              <div className="callout-body" dangerouslySetInnerHTML={{ __html: html }} />
            </div>
          ))}
          {view.sections.map((section) => (
            <Section key={section.id} section={section} lang={view.lang} translations={translations} />
          ))}
        </article>
        <div className="v-after">
          <PageTools page={page} translations={translations} />
          <Pager previous={previous} next={next} translations={translations} />
        </div>
      </div>
    </Frame>
  )
}

interface SectionProps {
  section: ApiSectionView
  lang: string | undefined
  translations: Translations
}

function Section({ section, lang, translations }: SectionProps) {
  const { id, title, html, groups } = section
  return (
    <section className="v-api-section" aria-labelledby={id}>
      <h2 id={id}>
        <a className="heading-anchor" href={`#${id}`}>
          {title}
        </a>
      </h2>
      {html && <div className="v-api-intro" dangerouslySetInnerHTML={{ __html: html }} />}
      {groups.length > 0 && (
        <div {...(section.filter && data({ 'data-api-rows': '' }))}>
          {groups.map((group) => (
            <Rows
              key={group.title ?? ''}
              rows={group.rows}
              title={group.title}
              section={section}
              lang={lang}
              translations={translations}
            />
          ))}
        </div>
      )}
    </section>
  )
}

const columns = { type: 'api.type', default: 'api.default', class: 'api.class', none: 'api.type' } as const

function Rows({
  rows,
  title,
  section,
  lang,
  translations,
}: SectionProps & { rows: ApiRowView[]; title: string | undefined }) {
  return (
    <table className="v-api-table">
      <caption className={title ? undefined : 'v-hidden'}>{title ?? section.title}</caption>
      <thead>
        <tr>
          <th scope="col">{text(translations, section.id === 'classes' ? 'api.rule' : 'api.name')}</th>
          <th scope="col">{text(translations, columns[section.column])}</th>
          <th scope="col">{text(translations, 'api.descriptionColumn')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} lang={lang} translations={translations} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, lang, translations }: { row: ApiRowView; lang: string | undefined; translations: Translations }) {
  const { id, name, required, labels, deprecated } = row
  return (
    <tr id={id}>
      <th scope="row">
        <a href={`#${id}`}>{deprecated === undefined ? name : <s>{name}</s>}</a>
        {required && <span className="v-api-required">{text(translations, 'api.required')}</span>}
        <Labels labels={labels} translations={translations} />
      </th>
      <td>
        <Type row={row} translations={translations} />
      </td>
      <td lang={lang}>
        {deprecated !== undefined && (
          <p className="v-api-deprecated">
            <strong>{text(translations, 'api.deprecated')}</strong>{' '}
            <span dangerouslySetInnerHTML={{ __html: deprecated }} />
          </p>
        )}
        {row.description && <div dangerouslySetInnerHTML={{ __html: row.description }} />}
        {row.signature && <Signature signature={row.signature} translations={translations} />}
      </td>
    </tr>
  )
}

function Type({ row, translations }: { row: ApiRowView; translations: Translations }) {
  const { type, short, default: value, class: name } = row
  const full = <code dangerouslySetInnerHTML={{ __html: type }} />
  return (
    <>
      {name && <code>{name}</code>}
      {type &&
        (short === undefined ? (
          full
        ) : (
          <details>
            <summary>
              <code dangerouslySetInnerHTML={{ __html: short }} />
            </summary>
            {full}
          </details>
        ))}
      {value !== undefined && (
        <div className="v-api-default">
          {type && `${text(translations, 'api.default')}: `}
          <code dangerouslySetInnerHTML={{ __html: value }} />
        </div>
      )}
    </>
  )
}

function Signature({
  signature: { parameters, returns },
  translations,
}: {
  signature: NonNullable<ApiRowView['signature']>
  translations: Translations
}) {
  return (
    <ul className="v-api-parameters">
      {parameters.map(({ name, type, description }) => (
        <li key={name}>
          <code>{name}</code>: <code dangerouslySetInnerHTML={{ __html: type }} />{' '}
          <span dangerouslySetInnerHTML={{ __html: description }} />
        </li>
      ))}
      {returns && (
        <li>
          {text(translations, 'api.returns')}: <code dangerouslySetInnerHTML={{ __html: returns.type }} />{' '}
          <span dangerouslySetInnerHTML={{ __html: returns.description }} />
        </li>
      )}
    </ul>
  )
}
