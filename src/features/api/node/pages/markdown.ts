/**
 * Pages and parts of the reference as Markdown, from the same data as their HTML: the rows of a table are a list here,
 * which costs programs that read it less.
 */
import {
  type ApiParameterView,
  type ApiRowView,
  type ApiSectionView,
  type ApiView,
  type Ask,
  escapeHtml,
  fillTemplate,
  markdownOfHtml,
  type Page,
  type Route,
  translations,
} from '../../../../feature.js'

type Strings = Record<string, string>

/** @param slotTypes the types of slots, which tables leave out, by the ids of their rows */
export async function apiMarkdown(
  ask: Ask,
  { title, description, body, data }: Page,
  { locale }: Route,
  slotTypes: ReadonlyMap<string, string>,
): Promise<string> {
  const { strings } = await ask(translations, locale)
  const { notes, sections } = data as ApiView
  const html = [
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>${body}`,
    ...notes.map((note) => `<blockquote><p>${note.html}</p></blockquote>`),
    sectionsHtml(sections, strings, 2, slotTypes),
  ]
  return `${await markdownOfHtml(ask, html.join(''))}\n`
}

/** @param level of the headings; without one there are none, as where a section stands in other text */
export function sectionsHtml(
  sections: readonly ApiSectionView[],
  strings: Strings,
  level?: 2 | 3,
  slotTypes: ReadonlyMap<string, string> = new Map(),
): string {
  return sections
    .map(({ id, title, html, groups }) => {
      const heading = level ? `<h${level} id="${escapeHtml(id)}">${escapeHtml(title)}</h${level}>` : ''
      return heading + html + groups.map((group) => groupHtml(group, strings, level, slotTypes)).join('')
    })
    .join('')
}

function groupHtml(
  { title, id = '', html = '', rows }: ApiSectionView['groups'][number],
  strings: Strings,
  level: 2 | 3 | undefined,
  slotTypes: ReadonlyMap<string, string>,
): string {
  const depth = level === undefined ? 4 : level + 1
  const heading = title === undefined ? '' : `<h${depth} id="${escapeHtml(id)}">${escapeHtml(title)}</h${depth}>`
  const [first] = rows
  if (!first) return heading + html
  // All ids but a few begin alike, so it is said once.
  const prefix = first.id.slice(0, Math.max(0, first.id.length - plainName(first).length))
  const isUsual = (row: ApiRowView) => row.id === prefix + plainName(row)
  const anchors = rows.length > 1 && prefix !== '' && rows.every(isUsual)
  const said = fillTemplate(strings['api.anchors']!, { prefix: `<code>#${escapeHtml(prefix)}</code>` })
  const items = rows.map((row) => rowHtml(row, strings, slotTypes.get(row.id), !anchors))
  return `${heading}${html}${anchors ? `<p>${said}</p>` : ''}<ul>${items.join('')}</ul>`
}

const plainName = ({ name }: ApiRowView) => name.replace(/<.*/s, '')

function rowHtml(row: ApiRowView, strings: Strings, slotType: string | undefined, hasId: boolean): string {
  const { id, name, optional, required, labels, deprecated, since, description, below, details = '', signature } = row
  const dated = (key: 'api.since' | 'api.changed' | 'api.deprecatedSince', version: string) =>
    fillTemplate(strings[key]!, { version: escapeHtml(version) })
  const deprecation = row.deprecatedSince
    ? dated('api.deprecatedSince', row.deprecatedSince)
    : strings['api.deprecated']!
  const type = row.type || (slotType === undefined ? '' : escapeHtml(slotType))
  const facts = [
    ...(row.class ? [code(escapeHtml(row.class))] : []),
    ...(type
      ? [code(type) + (row.values ? ` = ${code(row.values)}` : '')]
      : row.values
        ? [`= ${code(row.values)}`]
        : []),
    ...(required ? [strings['api.required']!] : []),
    ...(row.default === undefined ? [] : [`${strings['api.default']}: ${code(row.default)}`]),
    ...labels.map((label) => strings[`label.${label}`] ?? label),
  ]
  const texts = [
    ...(deprecated === undefined ? [] : [`<strong>${deprecation}</strong> ${deprecated}`]),
    ...(description ? [inLine(description)] : []),
    ...(below ? [below] : []),
    ...(since === undefined ? [] : [dated('api.since', since)]),
    ...(row.changed ?? []).map(({ version, before }) => `${dated('api.changed', version)} ${code(before)}.`),
  ]
  const shown = `<strong>${escapeHtml(name)}${optional ? '?' : ''}</strong>`
  const list = signature ? signatureHtml(signature, strings) : ''
  return `<li id="${escapeHtml(id)}">${shown}${hasId ? ` {#${escapeHtml(id)}}` : ''}${
    facts.length > 0 ? ` (${facts.join(', ')})` : ''
  }${texts.length > 0 ? `: ${texts.join(' ')}` : ''}${list}${details}</li>`
}

function signatureHtml({ parameters, returns }: NonNullable<ApiRowView['signature']>, strings: Strings): string {
  const item = (name: string, { type, description }: ApiParameterView) =>
    `<li>${name}: ${type === undefined ? '' : `${code(type)} `}${inLine(description)}</li>`
  const items = parameters.map((one) => item(code(escapeHtml(one.name)), one))
  return `<ul>${items.join('')}${returns ? item(strings['api.returns']!, returns) : ''}</ul>`
}

const code = (html: string) => `<code>${html}</code>`

/** A description after a name: its first paragraph goes on in the line. */
const inLine = (html: string) => html.replace(/^<p>(.*?)<\/p>/s, '$1')
