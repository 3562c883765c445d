/**
 * The Markdown alternate of a page of the reference: the same facts as lists, for people and programs that read text.
 */
import type { ApiClass, ApiEntry, ApiMember, ApiSlot } from '../../model.js'
import { codeSpan, genericName, signatureText } from '../code-text.js'
import { generalText, say, type ViewContext } from './view.js'
import { docMarkdown } from './text-html.js'
import { translatedText } from './translated.js'

export function entryMarkdown(context: ViewContext, title: string, entry: ApiEntry): string {
  const parts = [`# ${title}`]
  if (entry.deprecated !== undefined)
    parts.push(`> **${say(context, 'api.deprecated')}** ${docText(context, entry.deprecated)}`.trim())
  const about = docText(context, entry.description?.replaceAll('\n\n', ' '), entry.name)
  if (about) parts.push(about)
  if (entry.imports.length > 0) parts.push(heading(context, 'api.import'), fence(entry.imports.join('\n')))
  const list = <Part>(key: `api.${string}`, own: readonly Part[], itemOf: ItemOf<Part>) => {
    if (own.length > 0)
      parts.push(heading(context, key), own.map((part) => itemOf(context, entry.name, part)).join('\n'))
  }
  switch (entry.kind) {
    case 'component':
      list('api.props', entry.props, propItem)
      if (entry.inherits.length > 0 || entry.shared) {
        const types = [...entry.inherits, ...(entry.shared ?? []).map(({ type }) => type)]
        parts.push(say(context, 'api.inherits', { types: types.map(codeSpan).join(', ') }))
      }
      list('api.slots', entry.slots, slotItem)
      list('api.classes', entry.classes, classItem)
      break
    case 'hook':
    case 'function':
      parts.push(heading(context, 'api.signature'))
      parts.push(fence(entry.signatures.map((one) => signatureText(entry.name, one)).join('\n')))
      list('api.returns', entry.returned, memberItem)
      break
    case 'interface':
    case 'type':
      if (entry.type !== undefined) parts.push(fence(`type ${genericName(entry)} = ${entry.type}`))
      list('api.members', entry.members, memberItem)
      break
    case 'constant':
      parts.push(fence(`const ${entry.name}: ${entry.type}`))
  }
  return `${parts.join('\n\n')}\n`
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
    codeSpan(type),
    ...(required ? [say(context, 'api.required')] : []),
    ...(from === undefined ? [] : [say(context, 'api.from', { package: codeSpan(from) })]),
    ...(value === undefined ? [] : [`${say(context, 'api.default')}: ${codeSpan(value)}`]),
    ...(doc.deprecated === undefined
      ? []
      : [`${say(context, 'api.deprecated')} ${docText(context, doc.deprecated)}`.trim()]),
  ]
  return item(`**${name}** (${facts.join(', ')})`, docText(context, doc.description, `${owner}.${name}`))
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
const item = (head: string, text: string) => `- ${head}${text ? `: ${text}` : ''}`
const fence = (text: string) => `\`\`\`ts\n${text}\n\`\`\``
