/**
 * The Markdown alternate of a page of the reference: the same facts as lists, for people and programs that read text.
 */
import type { ApiEntry, ApiMember, ApiSlot, ApiType } from '../../model.js'
import { codeSpan } from '../code-span.js'
import { generalText, say, signatureText, type ViewContext } from './view.js'
import { docMarkdown } from './text-html.js'
import { translatedText } from './translated.js'

export function entryMarkdown(context: ViewContext, title: string, entry: ApiEntry): string {
  const parts = [`# ${title}`]
  if (entry.deprecated !== undefined)
    parts.push(`> **${say(context, 'api.deprecated')}** ${docText(context, entry.deprecated)}`.trim())
  const about = docText(context, entry.description?.replaceAll('\n\n', ' '), entry.name)
  if (about) parts.push(about)
  const heading = (key: `api.${string}`) => `## ${say(context, key)}`
  parts.push(heading('api.import'), fence(entry.imports.join('\n')))
  const members = (key: `api.${string}`, list: readonly ApiMember[]) => {
    if (list.length > 0) parts.push(heading(key), list.map((one) => memberItem(context, entry.name, one)).join('\n'))
  }
  switch (entry.kind) {
    case 'component':
      members(
        'api.props',
        entry.props.map((prop) => ({ ...prop, description: prop.description ?? generalText(context, prop) ?? '' })),
      )
      if (entry.inherits.length > 0)
        parts.push(say(context, 'api.inherits', { types: entry.inherits.map(codeSpan).join(', ') }))
      if (entry.slots.length > 0)
        parts.push(heading('api.slots'), entry.slots.map((slot) => slotItem(context, entry.name, slot)).join('\n'))
      if (entry.classes.length > 0)
        parts.push(
          heading('api.classes'),
          entry.classes
            .map(({ rule, class: name, description }) =>
              item(
                codeSpan(name === undefined ? rule : `.${name}`),
                docText(context, description, `${entry.name}.classes.${rule}`),
              ),
            )
            .join('\n'),
        )
      break
    case 'hook':
    case 'function':
      parts.push(
        heading('api.signature'),
        fence(entry.signatures.map((one) => signatureText(entry.name, one)).join('\n')),
      )
      members('api.returns', entry.returned)
      break
    case 'interface':
    case 'type':
      if (entry.type !== undefined) {
        parts.push(fence(`type ${genericName(entry)} = ${entry.type}`))
      }
      members('api.members', entry.members)
      break
    case 'constant':
      parts.push(fence(`const ${entry.name}: ${entry.type}`))
  }
  return `${parts.join('\n\n')}\n`
}

/** `Name<T extends Row>`. */
export function genericName({ name, typeParameters }: ApiType): string {
  return typeParameters ? `${name}<${typeParameters}>` : name
}

function memberItem(
  context: ViewContext,
  owner: string,
  { name, type, required, default: value, ...doc }: ApiMember,
): string {
  const facts = [
    codeSpan(type),
    ...(required ? [say(context, 'api.required')] : []),
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

/** A text of the package, in the page's language where there is a translation. */
function docText({ names, descriptions }: ViewContext, text: string | undefined, key?: string): string {
  return docMarkdown(translatedText(descriptions, text, key) ?? text, names)
}

const item = (head: string, text: string) => `- ${head}${text ? `: ${text}` : ''}`
const fence = (text: string) => `\`\`\`ts\n${text}\n\`\`\``
