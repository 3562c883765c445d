/** The Markdown alternate of a page of the reference: the same facts as lists, for people and programs that read text. */
import type { ApiEntry, ApiMember, ApiSlot, ApiType } from '../model.js'
import { generalText, say, signatureText, type ViewContext } from './view.js'
import { docMarkdown } from './text-html.js'

export function entryMarkdown(context: ViewContext, title: string, entry: ApiEntry): string {
  const { names } = context
  const parts = [`# ${title}`]
  if (entry.deprecated !== undefined)
    parts.push(`> **${say(context, 'api.deprecated')}** ${docMarkdown(entry.deprecated, names)}`.trim())
  if (entry.description) parts.push(docMarkdown(entry.description.replaceAll('\n\n', ' '), names))
  const heading = (key: `api.${string}`) => `## ${say(context, key)}`
  parts.push(heading('api.import'), fence(entry.imports.join('\n')))
  const members = (key: `api.${string}`, list: readonly ApiMember[]) => {
    if (list.length > 0) parts.push(heading(key), list.map((one) => memberItem(context, one)).join('\n'))
  }
  switch (entry.kind) {
    case 'component':
      members(
        'api.props',
        entry.props.map((prop) => ({ ...prop, description: prop.description ?? generalText(context, prop) ?? '' })),
      )
      if (entry.inherits.length > 0)
        parts.push(say(context, 'api.inherits', { types: entry.inherits.map(code).join(', ') }))
      if (entry.slots.length > 0)
        parts.push(heading('api.slots'), entry.slots.map((slot) => slotItem(context, slot)).join('\n'))
      if (entry.classes.length > 0)
        parts.push(
          heading('api.classes'),
          entry.classes
            .map(({ rule, class: name, description }) =>
              item(code(name === undefined ? rule : `.${name}`), docMarkdown(description, names)),
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

function memberItem(context: ViewContext, { name, type, required, default: value, ...doc }: ApiMember): string {
  const facts = [
    code(type),
    ...(required ? [say(context, 'api.required')] : []),
    ...(value === undefined ? [] : [`${say(context, 'api.default')}: ${code(value)}`]),
    ...(doc.deprecated === undefined ? [] : [`${say(context, 'api.deprecated')} ${doc.deprecated}`.trim()]),
  ]
  return item(`**${name}** (${facts.join(', ')})`, docMarkdown(doc.description, context.names))
}

function slotItem(context: ViewContext, { name, default: value, description }: ApiSlot): string {
  const fact = value === undefined ? '' : ` (${say(context, 'api.default')}: ${code(value)})`
  return item(`**${name}**${fact}`, docMarkdown(description, context.names))
}

const item = (head: string, text: string) => `- ${head}${text ? `: ${text}` : ''}`
const fence = (text: string) => `\`\`\`ts\n${text}\n\`\`\``

/** Code in a line, also where it holds backticks. */
export function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const marks = '`'.repeat(longest + 1)
  return longest > 0 ? `${marks} ${text} ${marks}` : `${marks}${text}${marks}`
}
