/** Pages of the reference as data for the template: what a component, a hook or an interface has, with links. */
import {
  type ApiParameterView,
  type ApiRowView,
  type ApiSectionView,
  type ApiView,
  type Ask,
  codeBlock,
  escapeHtml,
  fillTemplate,
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
} from '../../model.js'
import { membersOf } from '../type-syntax.js'
import type { ApiPackageOptions } from '../../options.js'
import { type ApiSnapshot, isNewSince } from '../../snapshot.js'
import { exportId, rowId } from './addresses.js'
import { inheritedHtml, mergeInherited } from './inherited.js'
import { docHtml, type Names, shortType, typeHtml } from './text-html.js'
import { translatedText } from './translated.js'

/** What the sections of a page are made with. */
export interface ViewContext {
  ask: Ask
  options: ApiPackageOptions
  locale: string
  strings: Record<string, string>
  names: Names
  /** Texts in the page's language, by `Name` or `Name.member` or the package's text (`translatedText`). */
  descriptions: Record<string, string>
  /** The site's descriptions of props that mean the same in every component. */
  commonProps: Record<string, string>
  /** The previous version, to tell what is new. */
  previous: ApiSnapshot | undefined
}

export const say = (
  { strings }: Pick<ViewContext, 'strings'>,
  key: `api.${string}`,
  values: Record<string, string> = {},
) => fillTemplate(strings[key] ?? key, values)

/** From this many members on, they are grouped by the interfaces that declare them. */
const groupedFrom = 40

export async function componentSections(context: ViewContext, entry: ApiComponent): Promise<ApiSectionView[]> {
  const { name, props, slots, classes } = entry
  const intro = [
    ...(entry.ref === undefined
      ? []
      : [say(context, 'api.ref', { type: `<code>${typeHtml(entry.ref, context.names)}</code>` })]),
    ...inheritance(context, entry.inherits),
  ]
  return [
    await importSection(context, entry),
    ...rowsSection(
      context,
      'props',
      'type',
      props.map((prop) => withSections(context, entry, propRow(context, name, prop))),
      intro,
    ),
    ...rowsSection(
      context,
      'slots',
      'default',
      slots.map((slot) => slotRow(context, name, slot)),
      [say(context, 'api.slots.intro')],
    ),
    ...rowsSection(
      context,
      'classes',
      'class',
      classes.map((one) => classRow(context, name, one)),
      [say(context, 'api.classes.intro')],
    ),
  ]
}

export async function hookSections(context: ViewContext, entry: ApiFunction): Promise<ApiSectionView[]> {
  const { names } = context
  const signatures = entry.signatures.map(
    (one) => `<pre class="v-api-signature"><code>${typeHtml(signatureText(entry.name, one), names)}</code></pre>`,
  )
  const described = entry.signatures.flatMap(({ parameters }) => parameters).filter(({ description }) => description)
  const first = entry.signatures[0]
  const parameters = entry.signatures.length === 1 ? first!.parameters : described
  const byName = new Map(parameters.map((one) => [one.name, one]))
  const returned = first?.returns.description
  return [
    await importSection(context, entry),
    section(context, 'signature', 'none', [], signatures.join('')),
    ...rowsSection(
      context,
      'parameters',
      'type',
      [...byName.values()].map((one) => propRow(context, entry.name, one)),
    ),
    ...(returned || entry.returned.length > 0
      ? [
          section(
            context,
            'returns',
            'type',
            entry.returned.map((one) => memberRow(context, entry.name, one)),
            returned ? paragraph(context, returned) : '',
          ),
        ]
      : []),
  ]
}

export async function interfaceSections(context: ViewContext, entry: ApiType): Promise<ApiSectionView[]> {
  // A name that is not exported says nothing; its members are listed.
  const isPrivateName = entry.members.length > 0 && /^\w+$/.test(entry.type ?? '') && !context.names.href(entry.type!)
  const definition =
    entry.type === undefined || isPrivateName
      ? ''
      : `<pre class="v-api-signature"><code>type ${genericHtml(context, entry)} = ${typeHtml(entry.type, context.names)}</code></pre>`
  const intro = [definition, ...inheritance(context, entry.inherits).map((one) => `<p>${one}</p>`)].join('')
  const rows = entry.members.map((one) => ({ from: one.from ?? entry.name, row: memberRow(context, entry.name, one) }))
  const areas = [...new Set(rows.map(({ from }) => from))].sort()
  const titles = areaTitles(areas)
  const groups =
    rows.length >= groupedFrom && areas.length > 3
      ? areas.map((from, index) => ({
          title: titles[index]!,
          id: `members-${kebabCase(titles[index]!.replaceAll(' ', '-'))}`,
          rows: rows.filter((one) => one.from === from).map(({ row }) => row),
        }))
      : [{ rows: rows.map(({ row }) => row) }]
  return [
    await importSection(context, entry),
    ...(rows.length > 0 || intro
      ? [
          {
            ...section(context, 'members', 'type', [], intro),
            groups,
            ...(rows.length > 8 && { filter: true as const }),
          },
        ]
      : []),
  ]
}

/** Of something else that has a page because it is listed: what it is. */
export async function constantSections(context: ViewContext, entry: ApiConstant): Promise<ApiSectionView[]> {
  return [
    await importSection(context, entry),
    ...rowsSection(context, 'constants', 'type', [exportRow(context, entry)]),
  ]
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
  const { names } = context
  const first = 'signatures' in entry ? entry.signatures[0] : undefined
  const type =
    'signatures' in entry
      ? entry.signatures.map((one) => signatureText('', one)).join(' & ')
      : 'props' in entry
        ? ''
        : (entry.type ?? '')
  const generic = 'typeParameters' in entry && entry.typeParameters ? `<${entry.typeParameters}>` : ''
  const signature = first && describedSignature(context, first, type)
  return {
    id: exportId(entry.name),
    name: `${entry.name}${generic}`,
    labels: labelsOf(context, entry.name, entry),
    ...typeView(type, names),
    ...docView(context, entry, entry.name),
    ...(signature && { signature }),
  }
}

/** An event: a member of the interface of events, with what its handlers take. */
export function eventRow(context: ViewContext, member: ApiMember): ApiRowView {
  const members = membersOf(member.type)
  const taken = context.options.eventParameters.flatMap((name) => members.filter((one) => one.startsWith(`${name}: `)))
  const type = taken.length > 0 && taken.length === members.length ? `(${taken.join(', ')})` : member.type
  return { ...memberRow(context, '', { ...member, required: true, type }), id: exportId(`event-${member.name}`) }
}

export function rowsSection(
  context: ViewContext,
  id: SectionId,
  column: ApiSectionView['column'],
  rows: ApiRowView[],
  intro: string[] = [],
): ApiSectionView[] {
  if (rows.length === 0 && !(id === 'props' && intro.length > 0)) return []
  return [section(context, id, column, rows, intro.map((one) => `<p>${one}</p>`).join(''))]
}

export type SectionId =
  | 'import'
  | 'props'
  | 'slots'
  | 'classes'
  | 'signature'
  | 'parameters'
  | 'returns'
  | 'members'
  | 'types'
  | 'demos'
  | 'source'
  | 'components'
  | 'hooks'
  | 'interfaces'
  | 'functions'
  | 'selectors'
  | 'events'
  | 'constants'

export function section(
  context: ViewContext,
  id: SectionId,
  column: ApiSectionView['column'],
  rows: ApiRowView[],
  html = '',
): ApiSectionView {
  return {
    id,
    title: say(context, `api.${id}`),
    html,
    groups: rows.length > 0 ? [{ rows }] : [],
    column,
    ...(rows.length > 8 && { filter: true }),
  }
}

const importStatement = /\{ (.+) \} from '(.+)'/

/** Import statements differ in names only, so one for each form is highlighted: the names are filled in afterwards. */
async function importSection(context: ViewContext, { imports }: ApiEntry): Promise<ApiSectionView> {
  const names = imports.map((one) => importStatement.exec(one)!.slice(1))
  const code = imports
    .map((one, index) => one.replace(importStatement, `{ Name${index}Here } from 'module${index}here'`))
    .join(`\n// ${say(context, 'api.or')}\n`)
  const html = names.reduce(
    (filled, [name, module], index) =>
      filled
        .replace(`Name${index}Here`, () => escapeHtml(name!))
        .replace(`module${index}here`, () => escapeHtml(module!)),
    await codeBlock(context.ask, { lang: 'ts', code }, context.locale),
  )
  return section(context, 'import', 'none', [], html)
}

/** @returns one sentence */
function inheritance(context: ViewContext, inherits: readonly string[]): string[] {
  if (inherits.length === 0) return []
  const list = mergeInherited(inherits).map((one) => {
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
const generalProps: Readonly<Record<string, RegExp>> = {
  children: /\b(?:ReactNode|ReactElement|Element)\b/,
  className: /^string\b/,
  style: /\bCSSProperties\b/,
  id: /^string\b/,
  role: /^string\b|AriaRole/,
  tabIndex: /^number\b/,
  disabled: /^boolean\b/,
  autoFocus: /^boolean\b/,
  placeholder: /^string\b/,
  name: /^string\b/,
  readOnly: /^boolean\b/,
  fullWidth: /^boolean\b/,
  onClick: /./,
  onFocus: /./,
  onBlur: /./,
  onKeyDown: /./,
  onInput: /./,
  onPaste: /./,
  onMouseEnter: /./,
}

/** What holds for every prop of a well-known name; undefined for others. */
export function generalText(
  context: Pick<ViewContext, 'strings' | 'commonProps'>,
  { name, type }: ApiMember,
): string | undefined {
  if (Object.hasOwn(context.commonProps, name)) return context.commonProps[name]
  return Object.hasOwn(generalProps, name) && generalProps[name]!.test(type)
    ? say(context, `api.known.${name}`)
    : undefined
}

/** Something that readers mostly get: it says, as TypeScript does, what may be missing. */
export function memberRow(context: ViewContext, owner: string, member: ApiMember): ApiRowView {
  return { ...row(context, owner, member), ...(!member.required && { optional: true as const }) }
}

function row(context: ViewContext, owner: string, member: ApiMember): ApiRowView {
  const signature = member.signature && describedSignature(context, member.signature, member.type)
  return {
    id: rowId(owner, 'prop', member.name),
    name: member.name,
    labels: labelsOf(context, `${owner}.${member.name}`, member),
    ...typeView(member.type, context.names),
    ...(member.default !== undefined && { default: escapeHtml(member.default) }),
    ...docView(context, member, `${owner}.${member.name}`),
    ...(signature && { signature }),
  }
}

function slotRow(context: ViewContext, owner: string, slot: ApiSlot): ApiRowView {
  return {
    id: rowId(owner, 'slot', slot.name),
    name: slot.name,
    labels: labelsOf(context, `${owner}.slots.${slot.name}`, slot),
    type: '',
    ...(slot.default !== undefined && { default: typeHtml(slot.default, context.names) }),
    ...docView(context, slot, `${owner}.slots.${slot.name}`),
    ...(slot.class !== undefined && { class: `.${slot.class}` }),
  }
}

function classRow(context: ViewContext, owner: string, one: ApiClass): ApiRowView {
  return {
    id: rowId(owner, 'class', one.rule),
    name: one.rule,
    labels: labelsOf(context, `${owner}.classes.${one.rule}`, one),
    type: one.state ? escapeHtml(say(context, 'api.state')) : '',
    ...docView(context, one, `${owner}.classes.${one.rule}`),
    ...(one.class !== undefined && { class: `.${one.class}` }),
  }
}

function typeView(type: string, names: Names): Pick<ApiRowView, 'type' | 'short'> {
  const short = shortType(type)
  return { type: typeHtml(type, names), ...(short !== undefined && { short }) }
}

function docView(
  { names, descriptions }: ViewContext,
  doc: ApiDoc,
  key: string,
): Pick<ApiRowView, 'description' | 'deprecated' | 'isTranslated' | 'isReasonTranslated' | 'since'> {
  const translated = translatedText(descriptions, doc.description, key)
  const reason = translatedText(descriptions, doc.deprecated)
  return {
    description: docHtml(translated ?? doc.description, names),
    ...(translated !== undefined && { isTranslated: true as const }),
    ...(doc.since !== undefined && { since: doc.since }),
    ...(doc.deprecated !== undefined && { deprecated: docHtml(reason ?? doc.deprecated, names) }),
    ...(reason !== undefined && { isReasonTranslated: true as const }),
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
const describedBelow: Partial<Record<string, SectionId>> = { slots: 'slots', slotProps: 'slots', classes: 'classes' }

function withSections(context: ViewContext, { slots, classes }: ApiComponent, shown: ApiRowView): ApiRowView {
  const id = describedBelow[shown.name]
  if (id === undefined || (id === 'slots' ? slots : classes).length === 0) return shown
  const link = `<a href="#${id}">${escapeHtml(say(context, `api.${id}`))}</a>`
  return { ...shown, below: say(context, 'api.below', { section: link }) }
}

/** `(a: string, b?: number) => void`, or with a name `useThing(a: string): void`. */
export function signatureText(name: string, { typeParameters, parameters, returns }: ApiSignature): string {
  const list = parameters.map(
    (one) => `${one.name}${one.required || one.name.startsWith('...') ? '' : '?'}: ${one.type}`,
  )
  const generic = typeParameters ? `<${typeParameters}>` : ''
  return `${name}${generic}(${list.join(', ')})${name ? ':' : ' =>'} ${returns.type}`
}

export function labelsOf(
  { options, previous }: Pick<ViewContext, 'options' | 'previous'>,
  name: string,
  doc: ApiDoc,
): Label[] {
  const plan = (['pro', 'premium'] as const).find((one) => doc.plan === one || options.plans[one]?.includes(name))
  const isUnstable = doc.unstable || /(^|\.)unstable_/i.test(name)
  return [
    ...(plan ? [plan] : []),
    ...(previous && isNewSince(previous, name) ? (['new'] as const) : []),
    ...(isUnstable ? (['unstable'] as const) : []),
  ]
}

export function labelHtml({ strings }: Pick<ViewContext, 'strings'>, label: Label): string {
  return `<span class="v-label v-label-${label}">${escapeHtml(strings[`label.${label}`] ?? label)}</span>`
}

/** An attribute for texts of the package, which are in the language of their authors. */
export function foreign({ locale }: Pick<ViewContext, 'locale'>): string {
  return locale === 'en' ? '' : ' lang="en"'
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

function hasForeignText({ description, isTranslated, deprecated, isReasonTranslated, signature }: ApiRowView): boolean {
  const texts = [...(signature?.parameters ?? []), ...(signature?.returns ? [signature.returns] : [])]
  return (
    (description !== '' && !isTranslated) ||
    (Boolean(deprecated) && !isReasonTranslated) ||
    texts.some((one) => !one.isTranslated)
  )
}
