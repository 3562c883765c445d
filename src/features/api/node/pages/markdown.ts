/**
 * The Markdown alternate of a page of the reference: the same facts as lists, for people and programs that read text.
 */
import type { ApiClass, ApiEntry, ApiMember, ApiSignature, ApiSlot } from '../../model.js'
import { codeSpan, genericName, signatureText, usedTypeParameters } from '../code-text.js'
import { descriptionOf, detailLines, valueLines } from './details.js'
import { generalText } from './view.js'
import { say, type ViewContext } from './view-context.js'
import { docMarkdown } from './text-html.js'
import { translatedText } from './translated.js'

export function entryMarkdown(context: ViewContext, title: string, entry: ApiEntry): string {
  const parts = [`# ${title}`]
  if (entry.deprecated !== undefined)
    parts.push(`> **${say(context, 'api.deprecated')}** ${docText(context, entry.deprecated)}`.trim())
  const about = docText(context, entry.description, entry.name)
  if (about) parts.push(about)
  if (entry.imports.length > 0) parts.push(heading(context, 'api.import'), fence(entry.imports.join('\n')))
  const list = <Part>(key: `api.${string}`, own: readonly Part[], itemOf: ItemOf<Part>) => {
    if (own.length > 0) parts.push(heading(context, key), itemsOf(context, entry.name, own, itemOf))
  }
  switch (entry.kind) {
    case 'component': {
      const generics = usedTypeParameters(entry).map(codeSpan)
      list('api.props', entry.props, propItem)
      if (entry.inherits.length > 0 || entry.shared) {
        const types = [...entry.inherits, ...(entry.shared ?? []).map(({ type }) => type)]
        parts.push(say(context, 'api.inherits', { types: types.map(codeSpan).join(', ') }))
      }
      if (generics.length > 0) parts.push(say(context, 'api.typeParameters', { types: generics.join(', ') }))
      list('api.slots', entry.slots, slotItem)
      list('api.classes', entry.classes, classItem)
      break
    }
    case 'hook':
    case 'function': {
      const { signatures } = entry
      parts.push(heading(context, 'api.signature'))
      for (const one of signatures) {
        if (one.description) parts.push(docText(context, one.description))
        parts.push(fence(signatureText(entry.name, one)))
      }
      list('api.parameters', parametersOf(signatures), propItem)
      const returned = signatures.flatMap(({ returns }) => docText(context, returns.description) || [])
      if (returned.length > 0 || entry.returned.length > 0)
        parts.push(heading(context, 'api.returns'), ...new Set(returned))
      if (entry.returned.length > 0) parts.push(itemsOf(context, entry.name, entry.returned, memberItem))
      break
    }
    case 'interface':
    case 'type':
      if (entry.type !== undefined) parts.push(fence(`type ${genericName(entry)} = ${entry.type}`))
      if (entry.values) parts.push(valueLines(context, entry.values).join('\n'))
      list('api.members', entry.members, memberItem)
      break
    case 'constant':
      parts.push(fence(`const ${entry.name}: ${entry.type}`))
  }
  for (const one of entry.throws ?? []) parts.push(`${say(context, 'api.throws')}: ${docText(context, one)}`)
  if (entry.examples) parts.push(heading(context, 'api.examples'), ...entry.examples)
  return `${parts.join('\n\n')}\n`
}

/** Parameters, each followed by its members: `options`, `options.delay`. */
function parametersOf(signatures: readonly ApiSignature[]): ApiMember[] {
  const all = signatures.flatMap(({ parameters }) =>
    parameters.flatMap(({ members = [], ...one }): ApiMember[] => [
      one,
      ...members.map((member) => ({ ...member, name: `${one.name}.${member.name}` })),
    ]),
  )
  return [...new Map(all.map((one) => [one.name, one])).values()]
}

/** The lines of parts, in one list. */
function itemsOf<Part>(context: ViewContext, owner: string, own: readonly Part[], itemOf: ItemOf<Part>): string {
  return own.map((part) => itemOf(context, owner, part)).join('\n')
}

/** A line about a part of an export, which is named first. */
type ItemOf<Part> = (context: ViewContext, owner: string, part: Part) => string

const propItem: ItemOf<ApiMember> = (context, owner, prop) =>
  memberItem(context, owner, { ...prop, description: prop.description ?? generalText(context, prop) ?? '' })

function memberItem(
  context: ViewContext,
  owner: string,
  { name, type, required, default: value, package: from, ...doc }: ApiMember,
): string {
  const facts = [
    doc.values ? `${codeSpan(type)} = ${codeSpan(doc.values.join(' | '))}` : codeSpan(type),
    ...(required ? [say(context, 'api.required')] : []),
    ...(from === undefined ? [] : [say(context, 'api.from', { package: codeSpan(from) })]),
    ...(value === undefined ? [] : [`${say(context, 'api.default')}: ${codeSpan(value)}`]),
    ...(doc.deprecated === undefined
      ? []
      : [`${say(context, 'api.deprecated')} ${docText(context, doc.deprecated)}`.trim()]),
  ]
  const description = descriptionOf({ name, type, required, ...doc })
  const line = item(`**${name}** (${facts.join(', ')})`, docText(context, description, `${owner}.${name}`))
  return [line, ...detailLines(context, { ...doc, type, required, description })].join('\n')
}

function slotItem(context: ViewContext, owner: string, { name, default: value, description }: ApiSlot): string {
  const fact = value === undefined ? '' : ` (${say(context, 'api.default')}: ${codeSpan(value)})`
  return item(`**${name}**${fact}`, docText(context, description, `${owner}.slots.${name}`))
}

function classItem(context: ViewContext, owner: string, { rule, class: name, description }: ApiClass): string {
  return item(codeSpan(name ? `.${name}` : rule), docText(context, description, `${owner}.classes.${rule}`))
}

/** A text of the package, in the page's language where there is a translation. */
function docText({ names, descriptions }: ViewContext, text: string | undefined, key?: string): string {
  return docMarkdown(translatedText(descriptions, text, key) ?? text, names)
}

const heading = (context: ViewContext, key: `api.${string}`) => `## ${say(context, key)}`
/** Of several lines, all but the first belong to the item. */
const item = (head: string, text: string) => `- ${head}${text ? `: ${text.replace(/\n(?=.)/g, '\n  ')}` : ''}`
const fence = (text: string) => `\`\`\`ts\n${text}\n\`\`\``
