/** Pages of the reference as data for the template: what a component, a hook or an interface has, with links. */
import {
  type ApiParameterView,
  type ApiRowView,
  type ApiSectionView,
  type ApiView,
  codeBlock,
  escapeHtml,
  kebabCase,
  type Label,
} from '../../../../feature.js'
import type {
  ApiClass,
  ApiComponent,
  ApiConstant,
  ApiDoc,
  ApiEntry,
  ApiFunction,
  ApiMember,
  ApiSignature,
  ApiSlot,
  ApiType,
  SharedProps,
} from '../../model.js'
import { genericName, signatureText, usedTypeParameters } from '../code-text.js'
import { shortType, typeHtml } from '../../shared/type-html.js'
import { objectsIn } from '../../shared/type-syntax.js'
import { exportId, rowId } from './addresses.js'
import { descriptionOf, detailsHtml, errorsHtml, examplesHtml, formsHtml, overloadHtml, valuesHtml } from './details.js'
import { type Inherited, inheritedHtml, mergeInherited } from './inherited.js'
import { docHtml } from './text-html.js'
import { translatedText } from './translated.js'
import { foreign, say, type ViewContext } from './view-context.js'

/** From this many members on, they are grouped by the interfaces that declare them. */
const groupedFrom = 40

export async function componentSections(context: ViewContext, entry: ApiComponent): Promise<ApiSectionView[]> {
  const { name, props, slots, classes } = entry
  const generics = usedTypeParameters(entry).map((one) => `<code>${typeHtml(one, context.names)}</code>`)
  const intro = [
    ...(entry.ref === undefined
      ? []
      : [say(context, 'api.ref', { type: `<code>${typeHtml(entry.ref, context.names)}</code>` })]),
    ...inheritance(context, entry.inherits, entry.shared),
    ...(generics.length > 0
      ? [say(context, 'api.typeParameters', { types: generics.join(say(context, 'api.separator')) })]
      : []),
  ]
  const propRows = props.map((prop) => withSections(context, entry, propRow(context, name, prop)))
  const forms = formsHtml(context, props, (prop) => rowId(name, 'prop', prop))
  const propSection = section(context, 'props', propRows, paragraphs(intro) + forms)
  const slotRows = slots.map((slot) => slotRow(context, name, slot))
  const classRows = classes.map((one) => classRow(context, name, one))
  return [
    ...(await importSection(context, entry)),
    ...(propRows.length > 0 || intro.length > 0
      ? [{ ...propSection, groups: byPackage(context, props, propRows) }]
      : []),
    ...rowsSection(context, 'slots', slotRows, paragraphs([say(context, 'api.slots.intro')])),
    ...rowsSection(context, 'classes', classRows, paragraphs([say(context, 'api.classes.intro')])),
    ...(await furtherSections(context, entry)),
  ]
}

/** The component’s own props, then those that other packages declare. */
function byPackage(
  context: ViewContext,
  props: readonly ApiMember[],
  rows: readonly ApiRowView[],
): ApiSectionView['groups'] {
  const packages = [...new Set(props.map((one) => one.package ?? ''))].sort()
  return packages.map((owner) => ({
    ...(owner !== '' && {
      title: say(context, 'api.from', { package: owner }),
      id: `props-${owner.replace(/[^\w-]+/g, '-').replace(/^-/, '')}`,
    }),
    rows: rows.filter((_, at) => (props[at]!.package ?? '') === owner),
  }))
}

export async function hookSections(context: ViewContext, entry: ApiFunction): Promise<ApiSectionView[]> {
  const { names } = context
  const signatures = entry.signatures.map(
    (one) =>
      `${overloadHtml(context, one)}<pre class="v-api-signature"><code>${typeHtml(signatureText(entry.name, one), names)}</code></pre>`,
  )
  const described = entry.signatures.flatMap(({ parameters }) => parameters).filter(({ description }) => description)
  const parameters = entry.signatures.length === 1 ? entry.signatures[0]!.parameters : described
  const byName = new Map(parameters.map((one) => [one.name, one]))
  const rows = [...byName.values()].flatMap(({ members = [], ...one }) => [
    propRow(context, entry.name, one),
    ...members.map((member) => propRow(context, entry.name, { ...member, name: `${one.name}.${member.name}` })),
  ])
  const returned = [...new Set(entry.signatures.flatMap(({ returns }) => returns.description ?? []))]
  const returnedRows = entry.returned.map((one) => memberRow(context, entry.name, one))
  const returnedHtml = returned.map((text) => paragraph(context, text)).join('')
  return [
    ...(await importSection(context, entry)),
    section(context, 'signature', [], signatures.join('')),
    ...rowsSection(context, 'parameters', rows),
    ...(returnedHtml || returnedRows.length > 0 ? [section(context, 'returns', returnedRows, returnedHtml)] : []),
    ...(await furtherSections(context, entry)),
  ]
}

/** Examples, and what may be thrown. */
async function furtherSections(context: ViewContext, entry: ApiEntry): Promise<ApiSectionView[]> {
  const examples = await examplesHtml(context, entry)
  const errors = errorsHtml(context, entry)
  return [
    ...(examples ? [section(context, 'examples', [], examples)] : []),
    ...(errors ? [section(context, 'throws', [], errors)] : []),
  ]
}

export async function interfaceSections(context: ViewContext, entry: ApiType): Promise<ApiSectionView[]> {
  // A name that is not exported says nothing; its members are listed.
  const isPrivateName = entry.members.length > 0 && /^\w+$/.test(entry.type ?? '') && !context.names.href(entry.type!)
  const definition =
    entry.type === undefined || isPrivateName
      ? ''
      : `<pre class="v-api-signature"><code>type ${genericHtml(context, entry)} = ${typeHtml(entry.type, context.names)}</code></pre>`
  const values = entry.values ? valuesHtml(context, entry.values) : ''
  const forms = formsHtml(context, entry.members, (member) => rowId(entry.name, 'prop', member))
  const intro = definition + values + paragraphs(inheritance(context, entry.inherits)) + forms
  const rows = entry.members.map((one) => memberRow(context, entry.name, one))
  const members = section(context, 'members', rows, intro)
  return [
    ...(await importSection(context, entry)),
    ...(rows.length > 0 || intro ? [{ ...members, groups: groupsOf(context, entry, rows) ?? members.groups }] : []),
    ...(await furtherSections(context, entry)),
  ]
}

/** The rows of many members by the interfaces that declare them; undefined where they belong together. */
function groupsOf(
  context: ViewContext,
  { name, members }: ApiType,
  rows: readonly ApiRowView[],
): ApiSectionView['groups'] | undefined {
  const areas = [...new Set(members.map(({ from = name }) => from))].sort()
  if (rows.length < groupedFrom || areas.length <= 3) return undefined
  const titles = areaTitles(areas)
  return areas.map((area, index) => ({
    title: translatedText(context.descriptions, undefined, `${name}.groups.${area}`) ?? titles[index]!,
    id: `members-${kebabCase(titles[index]!.replaceAll(' ', '-'))}`,
    rows: rows.filter((_, at) => (members[at]!.from ?? name) === area),
  }))
}

/** Of something else that has a page because it is listed: what it is. */
export async function constantSections(context: ViewContext, entry: ApiConstant): Promise<ApiSectionView[]> {
  return [...(await importSection(context, entry)), section(context, 'constants', [exportRow(context, entry)])]
}

/**
 * What interfaces are about, without the words that all of their names begin or end with: `TableCellEditingApi` beside
 * `TableRowApi` is "Cell editing".
 */
export function areaTitles(names: readonly string[]): string[] {
  const words = names.map((name) => name.split(/(?<=[a-z\d])(?=[A-Z])/))
  const isShared = (at: number) =>
    words.length > 1 && words.every((own) => own.length > 1 && own.at(at) === words[0]!.at(at))
  const [start, end] = [isShared(0) ? 1 : 0, isShared(-1) ? -1 : undefined]
  return words.map((own, index) => {
    const [first, ...rest] = own.slice(start, end)
    if (first === undefined) return names[index]!
    return [first, ...rest.map((word) => (/^[A-Z]{2}/.test(word) ? word : word.toLowerCase()))].join(' ')
  })
}

/** `Name<T extends Row>`, with links. */
function genericHtml({ names }: ViewContext, { name, typeParameters }: ApiType): string {
  return typeParameters ? `${name}&lt;${typeHtml(typeParameters, names)}>` : name
}

/** Exports without a page of their own: functions, types, constants. */
export function exportRow(context: ViewContext, entry: ApiEntry): ApiRowView {
  const signatures = 'signatures' in entry ? entry.signatures : []
  const type = signatures.map((one) => signatureText('', one)).join(' & ') || ('type' in entry && entry.type) || ''
  const values = 'values' in entry ? (entry.values ?? []) : []
  const isEnum = values.some(({ literal }) => literal !== undefined)
  const overloads = signatures.map((one) => overloadHtml(context, one)).join('')
  const details = overloads + (isEnum ? valuesHtml(context, values) : '') + detailsHtml(context, entry)
  return {
    ...rowOf(context, entry.name, entry, { id: exportId(entry.name), name: genericName(entry) }),
    ...typeView(context, type, signatures[0]),
    ...(!isEnum && values.length > 0 && valuesView(values.map(({ value }) => value))),
    ...(details && { details }),
  }
}

/** In the cell of a type whose names stand for literals. */
function valuesView(values: readonly string[]): Pick<ApiRowView, 'values' | 'shortValues'> {
  const text = values.join(' | ')
  const short = shortType(text)
  return { values: escapeHtml(text), ...(short !== undefined && { shortValues: short }) }
}

/** An event: a member of the interface of events, with what its handlers take. */
export function eventRow(context: ViewContext, member: ApiMember): ApiRowView {
  const [only] = objectsIn(member.type)
  const members = only?.start === 0 && only.end === member.type.length ? only.members : []
  const taken = context.options.eventParameters.flatMap((name) => members.filter((one) => one.startsWith(`${name}: `)))
  const type = taken.length > 0 && taken.length === members.length ? `(${taken.join(', ')})` : member.type
  return { ...memberRow(context, '', { ...member, required: true, type }), id: exportId(`event-${member.name}`) }
}

/** A section that is left out without rows. */
export function rowsSection(context: ViewContext, id: string, rows: ApiRowView[], html?: string): ApiSectionView[] {
  return rows.length === 0 ? [] : [section(context, id, rows, html)]
}

/**
 * @param id of the section; its title is the interface string `api.<id>`
 * @param html above the rows
 */
export function section(context: ViewContext, id: string, rows: ApiRowView[], html = ''): ApiSectionView {
  return {
    id,
    title: say(context, `api.${id}`),
    html,
    groups: rows.length > 0 ? [{ rows }] : [],
    column: id === 'slots' ? 'default' : id === 'classes' ? 'class' : 'type',
    ...(rows.length > 8 && { filter: true }),
  }
}

const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('')

const importStatement = /^(import (?:type )?)(\{ )?(\w+)( \})? from '(.+)'$/

/** Import statements differ in names only, so one for each form is highlighted: the names are filled in afterwards. */
async function importSection(context: ViewContext, { imports }: ApiEntry): Promise<ApiSectionView[]> {
  if (imports.length === 0) return []
  const parts = imports.map((one) => importStatement.exec(one)!)
  const code = parts
    .map(
      ([, start, open = '', , close = ''], index) =>
        `${start}${open}Name${index}Here${close} from 'module${index}here'`,
    )
    .join(`\n// ${say(context, 'api.or')}\n`)
  const html = parts.reduce(
    (filled, [, , , name, , module], index) =>
      filled
        .replace(`Name${index}Here`, () => escapeHtml(name!))
        .replace(`module${index}here`, () => escapeHtml(module!)),
    await codeBlock(context.ask, { lang: 'ts', code }, context.locale),
  )
  return [section(context, 'import', [], html)]
}

/** @returns one sentence */
function inheritance(context: ViewContext, inherits: readonly string[], shared: readonly SharedProps[] = []): string[] {
  const types = [...mergeInherited(inherits), ...shared]
  if (types.length === 0) return []
  const list = types.map((one: Inherited) => {
    const type = inheritedHtml(one, context.names)
    const names = (one.only ?? one.without)
      .map((name) => `<code>${escapeHtml(name)}</code>`)
      .join(say(context, 'api.separator'))
    if (names === '') return type
    return say(context, one.only ? 'api.inherits.only' : 'api.inherits.without', { type, names })
  })
  return [say(context, 'api.inherits', { types: list.join(say(context, 'api.inherits.and')) })]
}

/** Something that readers pass: it says what they must not leave out. */
export function propRow(context: ViewContext, owner: string, member: ApiMember): ApiRowView {
  const shown = row(context, owner, member)
  const general = shown.description || member.deprecated !== undefined ? undefined : generalText(context, member)
  return {
    ...shown,
    ...(member.required && { required: true as const }),
    ...(general !== undefined && { description: escapeHtml(general), isTranslated: true, isGeneral: true }),
  }
}

/** Props that mean the same in most libraries if they have such a type; what they mean are interface strings. */
const generalProps: readonly [type: RegExp, names: readonly string[]][] = [
  [/\b(?:ReactNode|ReactElement|Element)\b/, ['children']],
  [/^string\b/, ['className', 'id', 'placeholder', 'name']],
  [/\bCSSProperties\b/, ['style']],
  [/^string\b|AriaRole/, ['role']],
  [/^number\b/, ['tabIndex']],
  [/^boolean\b/, ['disabled', 'autoFocus', 'readOnly', 'fullWidth']],
  [/./, ['onClick', 'onFocus', 'onBlur', 'onKeyDown', 'onInput', 'onPaste', 'onMouseEnter']],
]

/** What holds for every prop of a well-known name; undefined for others. */
export function generalText(
  context: Pick<ViewContext, 'strings' | 'commonProps'>,
  { name, type }: ApiMember,
): string | undefined {
  if (Object.hasOwn(context.commonProps, name)) return context.commonProps[name]
  const isGeneral = generalProps.some(([ofType, names]) => names.includes(name) && ofType.test(type))
  return isGeneral ? say(context, `api.known.${name}`) : undefined
}

/** Something that readers mostly get: it says, as TypeScript does, what may be missing. */
export function memberRow(context: ViewContext, owner: string, member: ApiMember): ApiRowView {
  return { ...row(context, owner, member), ...(!member.required && { optional: true as const }) }
}

function row(context: ViewContext, owner: string, member: ApiMember): ApiRowView {
  const { name, type, signature, values } = member
  const { description: _description, ...rest } = member
  const description = descriptionOf(member)
  const shown: ApiMember = { ...rest, ...(description !== undefined && { description }) }
  const details = detailsHtml(context, shown)
  return {
    ...rowOf(context, `${owner}.${name}`, shown, { id: rowId(owner, 'prop', name), name }),
    ...typeView(context, type, signature),
    ...(values && valuesView(values)),
    ...(details && { details }),
    ...(member.default !== undefined && { default: escapeHtml(member.default) }),
  }
}

function slotRow(context: ViewContext, owner: string, slot: ApiSlot): ApiRowView {
  const { name } = slot
  return {
    ...rowOf(context, `${owner}.slots.${name}`, slot, { id: rowId(owner, 'slot', name), name }),
    ...(slot.default !== undefined && { default: typeHtml(slot.default, context.names) }),
    ...(slot.class !== undefined && { class: `.${slot.class}` }),
  }
}

function classRow(context: ViewContext, owner: string, one: ApiClass): ApiRowView {
  const { rule } = one
  return {
    ...rowOf(context, `${owner}.classes.${rule}`, one, { id: rowId(owner, 'class', rule), name: rule }),
    ...(one.state && { type: escapeHtml(say(context, 'api.state')) }),
    ...(one.class !== undefined && { class: `.${one.class}` }),
  }
}

/** @param key the name of what it describes, for labels and translations: `DataTable.slots.toolbar` */
function rowOf(context: ViewContext, key: string, doc: ApiDoc, head: Pick<ApiRowView, 'id' | 'name'>): ApiRowView {
  const { names, descriptions } = context
  const translated = translatedText(descriptions, doc.description, key)
  const reason = translatedText(descriptions, doc.deprecated)
  return {
    ...head,
    type: '',
    labels: labelsOf(context, key, doc),
    description: docHtml(translated ?? doc.description, names),
    ...(translated !== undefined && { isTranslated: true as const }),
    ...historyView(context, doc),
    ...(doc.deprecated !== undefined && { deprecated: docHtml(reason ?? doc.deprecated, names) }),
    ...(reason !== undefined && { isReasonTranslated: true as const }),
  }
}

/** Since when it is there, and what it was before. */
function historyView(
  { names }: ViewContext,
  { since, deprecatedSince, changed }: ApiDoc,
): Pick<ApiRowView, 'since' | 'deprecatedSince' | 'changed'> {
  return {
    ...(since !== undefined && { since: minorOf(since) }),
    ...(deprecatedSince !== undefined && { deprecatedSince }),
    ...(changed && {
      changed: changed.map(({ version, before }) => ({ version, before: typeHtml(before, names) })),
    }),
  }
}

export function typeView(
  context: ViewContext,
  type: string,
  signature: ApiSignature | undefined,
): Pick<ApiRowView, 'type' | 'short' | 'signature'> {
  const short = shortType(type)
  const described = signature && describedSignature(context, signature, type)
  return {
    type: typeHtml(type, context.names),
    ...(short !== undefined && { short }),
    ...(described && { signature: described }),
  }
}

/**
 * What its comment says of a function's parameters and its result.
 *
 * @param shown the type beside it: types that it says already are not repeated
 */
function describedSignature(
  { names, descriptions }: ViewContext,
  { parameters, returns }: ApiSignature,
  shown: string,
): ApiRowView['signature'] {
  const view = (name: string, type: string, description: string): ApiParameterView => {
    const translated = translatedText(descriptions, description)
    return {
      name,
      ...(!shown.includes(name ? `${name}: ${type}` : `=> ${type}`) &&
        !shown.includes(`${name}?: ${type}`) && { type: typeHtml(type, names) }),
      description: docHtml(translated ?? description, names),
      ...(translated !== undefined && { isTranslated: true as const }),
    }
  }
  const described = parameters.flatMap(({ name, type, description }) =>
    description ? [view(name, type, description)] : [],
  )
  if (described.length === 0 && !returns.description) return undefined
  return {
    parameters: described,
    ...(returns.description && { returns: view('', returns.type, returns.description) }),
  }
}

/** Props whose contents are a section of their own, and which the package describes nowhere else. */
const describedBelow: Partial<Record<string, 'slots' | 'classes'>> = {
  slots: 'slots',
  slotProps: 'slots',
  classes: 'classes',
}

function withSections(context: ViewContext, { slots, classes }: ApiComponent, shown: ApiRowView): ApiRowView {
  const id = describedBelow[shown.name]
  if (id === undefined || (id === 'slots' ? slots : classes).length === 0) return shown
  const link = `<a href="#${id}">${escapeHtml(say(context, `api.${id}`))}</a>`
  return { ...shown, below: say(context, 'api.below', { section: link }) }
}

/** Whether the documented minor version is the first that has it. */
export const isFresh = ({ since }: ApiDoc, version: string) =>
  since !== undefined && minorOf(since) === minorOf(version)

/** `8.3` of `8.3.0`. */
export const minorOf = (version: string) => version.split('.', 2).join('.')

export function labelsOf(
  { options, version }: Pick<ViewContext, 'options' | 'version'>,
  name: string,
  doc: ApiDoc,
): Label[] {
  const plan = (['pro', 'premium'] as const).find((one) => doc.plan === one || options.plans[one]?.includes(name))
  const isUnstable = doc.unstable || /(^|\.)unstable_/i.test(name)
  return [
    ...(plan ? [plan] : []),
    ...(isFresh(doc, version) ? (['new'] as const) : []),
    ...(isUnstable ? (['unstable'] as const) : []),
  ]
}

export function labelHtml({ strings }: Pick<ViewContext, 'strings'>, label: Label): string {
  return `<span class="v-label v-label-${label}">${escapeHtml(strings[`label.${label}`] ?? label)}</span>`
}

/** A text of the package as a paragraph. */
function paragraph(context: ViewContext, text: string): string {
  const translated = translatedText(context.descriptions, text)
  return `<p${translated === undefined ? foreign(context) : ''}>${docHtml(translated ?? text, context.names)}</p>`
}

/** Says at the top of the page that its export is deprecated, and why. */
export function deprecationNotes(context: ViewContext, entry: ApiEntry): ApiView['notes'] {
  if (entry.deprecated === undefined) return []
  const translated = translatedText(context.descriptions, entry.deprecated)
  const reason = docHtml(translated ?? entry.deprecated, context.names)
  const shown = reason && translated === undefined ? `<span${foreign(context)}>${reason}</span>` : reason
  return [{ kind: 'warning', html: [say(context, 'api.deprecated'), shown].filter(Boolean).join(' ') }]
}

/**
 * What the template needs of a page. A page in another language with texts of the package that nobody has translated
 * says that they are in English.
 *
 * @param about HTML above the sections
 */
export function apiView(
  context: ViewContext,
  about: string,
  notes: ApiView['notes'],
  sections: ApiSectionView[],
): ApiView {
  if (context.locale === 'en') return { notes, sections }
  const attribute = foreign(context)
  const isEnglish =
    [about, ...notes.map(({ html }) => html), ...sections.map(({ html }) => html)].some((html) =>
      html.includes(attribute),
    ) || sections.some(({ groups }) => groups.some(({ rows }) => rows.some(hasForeignText)))
  return {
    lang: 'en',
    notes: [...notes, ...(isEnglish ? [{ kind: 'info' as const, html: say(context, 'api.english') }] : [])],
    sections,
  }
}

function hasForeignText(row: ApiRowView): boolean {
  const { description, isTranslated, deprecated, isReasonTranslated, signature, details = '' } = row
  const texts = [...(signature?.parameters ?? []), ...(signature?.returns ? [signature.returns] : [])]
  return (
    (description !== '' && !isTranslated) ||
    (Boolean(deprecated) && !isReasonTranslated) ||
    texts.some((one) => !one.isTranslated) ||
    details.includes(' lang="en"')
  )
}
