/**
 * What is said of a part besides its description: the forms that it belongs to, examples, errors, the values of a type.
 */
import { codeBlock, escapeHtml } from '../../../../feature.js'
import type { ApiDoc, ApiMember, ApiSignature, ApiValue, ApiVariant } from '../../model.js'
import { typeHtml } from '../../shared/type-html.js'
import { docHtml } from './text-html.js'
import { foreign, say, type ViewContext } from './view-context.js'

/** “With `mode: 'range'`”; “Without `href`”. */
function conditionText(context: ViewContext, { when }: ApiVariant, code: (text: string) => string): string {
  const isWithout = (one: string) => one.endsWith('?: undefined')
  const list = (texts: readonly string[]) => texts.map(code).join(say(context, 'api.separator'))
  const [given, missing] = [when.filter((one) => !isWithout(one)), when.filter(isWithout)]
  return [
    ...(given.length > 0 ? [say(context, 'api.forms.with', { declarations: list(given) })] : []),
    ...(missing.length > 0
      ? [say(context, 'api.forms.without', { names: list(missing.map((one) => one.replace(/\?.*/, ''))) })]
      : []),
  ].join(say(context, 'api.separator'))
}

/** A member, or an export. */
type Detailed = ApiDoc & Partial<Pick<ApiMember, 'type' | 'required' | 'variants'>>

/** The forms of an object, as a list of the members that only some of them have. */
export function formsHtml(context: ViewContext, members: readonly ApiMember[], idOf: (name: string) => string): string {
  const forms = new Map<string, string[]>()
  for (const { name, variants = [] } of members)
    for (const variant of variants) {
      const condition = conditionText(context, variant, (code) => `<code>${typeHtml(code, context.names)}</code>`)
      const link = `<a href="#${escapeHtml(idOf(name))}"><code>${escapeHtml(name)}</code></a>`
      const required = variant.required ? ` (${escapeHtml(say(context, 'api.required'))})` : ''
      forms.set(condition, [...(forms.get(condition) ?? []), `${link}${required}`])
    }
  if (forms.size === 0) return ''
  const items = [...forms].map(([form, names]) => `<li>${form}: ${names.join(say(context, 'api.separator'))}</li>`)
  return `<p>${escapeHtml(say(context, 'api.forms'))}</p><ul>${items.join('')}</ul>`
}

/** The description of a member; none where each of its forms has one of its own. */
export function descriptionOf({ description, variants = [] }: ApiMember): string | undefined {
  return new Set(variants.map((one) => one.description)).size > 1 ? undefined : description
}

/** Below the description of a row. */
export function detailsHtml(context: ViewContext, part: Detailed): string {
  const { names } = context
  const variants = (part.variants ?? []).map((one) => {
    const condition = conditionText(context, one, (code) => `<code>${typeHtml(code, names)}</code>`)
    const facts = [
      ...(one.type === part.type ? [] : [`<code>${typeHtml(one.type, names)}</code>`]),
      ...(one.required && !part.required ? [escapeHtml(say(context, 'api.required'))] : []),
    ].join(say(context, 'api.separator'))
    const text = one.description === undefined || one.description === part.description ? '' : one.description
    const described = text ? ` <span${foreign(context)}>${docHtml(text, names)}</span>` : ''
    return `<li>${condition}${facts || described ? ': ' : ''}${facts}${described}</li>`
  })
  const list = variants.length > 0 ? `<ul class="v-api-parameters">${variants.join('')}</ul>` : ''
  const examples = (part.examples ?? []).map((one) => `<div${foreign(context)}>${docHtml(one, names)}</div>`)
  const errors = errorsHtml(context, part)
  return [list, ...(errors ? [`<p>${escapeHtml(say(context, 'api.throws'))}:</p>${errors}`] : []), ...examples].join('')
}

/** What a function may throw; '' where no comment says so. */
export function errorsHtml(context: ViewContext, { throws = [] }: ApiDoc): string {
  return throws.map((one) => `<p${foreign(context)}>${docHtml(one, context.names)}</p>`).join('')
}

const fence = /^(`{3,}|~{3,})([\w-]*).*\n([^]*?)\n\1[ \t]*$/gm

/** Examples of an export, their code highlighted. */
export async function examplesHtml(context: ViewContext, { examples = [] }: ApiDoc): Promise<string> {
  const parts: string[] = []
  const prose = (text: string) => {
    const html = docHtml(text.trim(), context.names)
    if (html) parts.push(`<div${foreign(context)}>${html.startsWith('<') ? html : `<p>${html}</p>`}</div>`)
  }
  for (const example of examples) {
    let end = 0
    for (const match of example.matchAll(fence)) {
      prose(example.slice(end, match.index))
      parts.push(await codeBlock(context.ask, { lang: match[2] || 'tsx', code: match[3]! }, context.locale))
      end = match.index + match[0].length
    }
    prose(example.slice(end))
  }
  return parts.join('')
}

/** The members of an enum with what they are; '' for literals without comments, which a line shows. */
export function valuesHtml(context: ViewContext, values: readonly ApiValue[]): string {
  const items = values.map(({ value, literal, description, deprecated }) => {
    const name = `<code>${escapeHtml(value)}</code>`
    const is = literal === undefined ? '' : ` = <code>${escapeHtml(literal)}</code>`
    const old =
      deprecated === undefined
        ? []
        : [`<strong>${say(context, 'api.deprecated')}</strong> ${docHtml(deprecated, context.names)}`]
    const text = [...old, ...(description ? [docHtml(description, context.names)] : [])].join(' ')
    const shown = deprecated === undefined ? name : `<s>${name}</s>`
    return `<li>${shown}${is}${text ? `: <span${foreign(context)}>${text}</span>` : ''}</li>`
  })
  return `<ul class="v-api-parameters">${items.join('')}</ul>`
}

/** The description of one of several overloads, above its signature. */
export function overloadHtml(context: ViewContext, { description }: ApiSignature): string {
  return description ? `<p${foreign(context)}>${docHtml(description, context.names)}</p>` : ''
}
