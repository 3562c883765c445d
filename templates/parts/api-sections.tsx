/**
 * Sections of the API reference: tables with room, cards on phones, by CSS alone. Every row has an id that never changes,
 * since people link to it. Pages of the reference consist of them, and prose can contain some (`ApiMethods`).
 */
import type { ApiParameterView, ApiRowView, ApiSectionView } from 'vitrine'
import type { Translations } from 'vitrine/model'
import { data } from './data-attributes.js'
import { Identifier } from './identifier.js'
import { Labels } from './labels.js'
import { text } from './text.js'

export interface ApiSectionsProps extends Omit<SectionProps, 'section'> {
  sections: readonly ApiSectionView[]
}

export default function ApiSections({ sections, ...rest }: ApiSectionsProps) {
  return (
    <>
      {sections.map((section) => (
        <Section key={section.id} section={section} {...rest} />
      ))}
    </>
  )
}

interface SectionProps {
  section: ApiSectionView
  /** Of the headings: 2 on a page of the reference; 3 within other text. Without one, there are no headings. */
  level?: 2 | 3
  lang: string | undefined
  translations: Translations
}

function Section({ section, level, lang, translations }: SectionProps) {
  const { id, title, html, groups } = section
  const Heading = level === 2 ? 'h2' : 'h3'
  // Without a heading it belongs to the section of the page that it stands in, which may have several.
  const Around = level ? 'section' : 'div'
  return (
    <Around className="v-api-section" aria-labelledby={level && id}>
      {level && (
        <Heading id={id}>
          <a className="heading-anchor" href={`#${id}`}>
            {title}
          </a>
        </Heading>
      )}
      {html && <div className="v-api-intro" dangerouslySetInnerHTML={{ __html: html }} />}
      {groups.length > 0 && (
        <div {...(section.filter && data({ 'data-api-rows': '' }))}>
          {groups.map((group) => (
            <Rows
              key={group.title ?? ''}
              rows={group.rows}
              title={group.title}
              id={group.id}
              html={group.html}
              level={level}
              section={section}
              lang={lang}
              translations={translations}
            />
          ))}
        </div>
      )}
    </Around>
  )
}

const columns = { type: 'api.type', default: 'api.default', class: 'api.class', none: 'api.type' } as const

function Rows({
  rows,
  title,
  id,
  html,
  section,
  level,
  lang,
  translations,
}: SectionProps & {
  rows: ApiRowView[]
  title: string | undefined
  id: string | undefined
  html: string | undefined
}) {
  const Heading = level === 2 ? 'h3' : 'h4'
  const table = (
    <table className="v-api-table" id={html ? undefined : id}>
      {title ? (
        <caption className={html ? 'v-hidden' : undefined} lang={lang}>
          {title}
        </caption>
      ) : (
        <caption className="v-hidden">{section.title}</caption>
      )}
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
  if (!html) return table
  return (
    <>
      <Heading id={id} lang={lang}>
        {title}
      </Heading>
      <div className="v-api-intro" dangerouslySetInnerHTML={{ __html: html }} />
      {table}
    </>
  )
}

function Row({ row, lang, translations }: { row: ApiRowView; lang: string | undefined; translations: Translations }) {
  const { id, name, required, optional, labels, deprecated } = row
  const isDescribed =
    row.description ||
    row.below ||
    row.signature ||
    row.details ||
    deprecated !== undefined ||
    row.since ||
    row.changed ||
    row.demos
  return (
    <tr id={id}>
      <th scope="row">
        <a href={`#${id}`}>
          {deprecated === undefined ? (
            <Name text={name} />
          ) : (
            <s>
              <Name text={name} />
            </s>
          )}
        </a>
        {optional && (
          <span className="v-api-optional" title={text(translations, 'api.optional')}>
            ?
          </span>
        )}
        {required && <span className="v-api-required">{text(translations, 'api.required')}</span>}
        <Labels labels={labels} translations={translations} />
      </th>
      <td colSpan={isDescribed ? undefined : 2}>
        <Type row={row} translations={translations} />
      </td>
      {isDescribed && <Description row={row} lang={lang} translations={translations} />}
    </tr>
  )
}

/** A name and, less loudly, its type parameters. */
function Name({ text: name }: { text: string }) {
  const start = name.indexOf('<')
  if (start < 1) return <Identifier text={name} />
  return (
    <>
      <Identifier text={name.slice(0, start)} />
      <span className="v-api-generic">
        <Identifier text={name.slice(start)} />
      </span>
    </>
  )
}

function Description({
  row,
  lang,
  translations,
}: {
  row: ApiRowView
  lang: string | undefined
  translations: Translations
}) {
  const { deprecated } = row
  return (
    <td>
      {deprecated !== undefined && (
        <p className="v-api-deprecated">
          <strong>
            {row.deprecatedSince
              ? text(translations, 'api.deprecatedSince', { version: row.deprecatedSince })
              : text(translations, 'api.deprecated')}
          </strong>{' '}
          <span lang={row.isReasonTranslated ? undefined : lang} dangerouslySetInnerHTML={{ __html: deprecated }} />
        </p>
      )}
      {row.description && (
        <div lang={row.isTranslated ? undefined : lang} dangerouslySetInnerHTML={{ __html: row.description }} />
      )}
      {row.below && <p dangerouslySetInnerHTML={{ __html: row.below }} />}
      {row.since !== undefined && (
        <p className="v-api-quiet">{text(translations, 'api.since', { version: row.since })}</p>
      )}
      {row.changed?.map(({ version, before }) => (
        <details key={version} className="v-api-quiet">
          <summary>{text(translations, 'api.changed', { version })}</summary>
          <code dangerouslySetInnerHTML={{ __html: before }} />
        </details>
      ))}
      {row.demos && (
        <details className="v-api-quiet">
          <summary>{row.demos.title}</summary>
          <ul dangerouslySetInnerHTML={{ __html: row.demos.html }} />
        </details>
      )}
      {row.details && <div dangerouslySetInnerHTML={{ __html: row.details }} />}
      {row.signature && <Signature signature={row.signature} lang={lang} translations={translations} />}
    </td>
  )
}

function Type({ row, translations }: { row: ApiRowView; translations: Translations }) {
  const { type, short, values, shortValues, default: value, class: name } = row
  return (
    <>
      {name && <code>{name}</code>}
      {type && <Folded html={type} short={short} />}
      {values && (
        <div className="v-api-values">
          <Folded html={values} short={shortValues} />
        </div>
      )}
      {value !== undefined && (
        <div className="v-api-default">
          {type && `${text(translations, 'api.default')}: `}
          <code dangerouslySetInnerHTML={{ __html: value }} />
        </div>
      )}
    </>
  )
}

/** Code that is folded where it is long. */
function Folded({ html, short }: { html: string; short: string | undefined }) {
  const full = <code dangerouslySetInnerHTML={{ __html: html }} />
  if (short === undefined) return full
  return (
    <details>
      <summary>
        <code dangerouslySetInnerHTML={{ __html: short }} />
      </summary>
      {full}
    </details>
  )
}

function Signature({
  signature: { parameters, returns },
  lang,
  translations,
}: {
  signature: NonNullable<ApiRowView['signature']>
  lang: string | undefined
  translations: Translations
}) {
  return (
    <ul className="v-api-parameters">
      {parameters.map(({ name, type, description, isTranslated }) => (
        <li key={name}>
          <code>{name}</code>
          <Described type={type} description={description} lang={isTranslated ? undefined : lang} />
        </li>
      ))}
      {returns && (
        <li>
          {text(translations, 'api.returns')}
          <Described
            type={returns.type}
            description={returns.description}
            lang={returns.isTranslated ? undefined : lang}
          />
        </li>
      )}
    </ul>
  )
}

/** What follows a parameter's name. */
function Described({
  type,
  description,
  lang,
}: Pick<ApiParameterView, 'type' | 'description'> & { lang: string | undefined }) {
  return (
    <>
      {': '}
      {type !== undefined && (
        <>
          <code dangerouslySetInnerHTML={{ __html: type }} />{' '}
        </>
      )}
      <span lang={lang} dangerouslySetInnerHTML={{ __html: description }} />
    </>
  )
}
