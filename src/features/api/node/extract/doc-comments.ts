/** What doc comments say, from the tags that JSDoc and TSDoc know. */
import type TypeScript from 'typescript'
import type { ApiDoc } from '../../model.js'

const hidden = new Set(['ignore', 'internal', 'hidden', 'private'])
const unstable = new Set(['unstable', 'experimental', 'alpha', 'beta'])

type Documented = Pick<TypeScript.Symbol, 'getDocumentationComment' | 'getJsDocTags'>

/** The comments of one program. */
export class DocComments {
  private readonly omit: RegExp[]

  /** @param omit what is left out of descriptions, as regular expressions */
  constructor(
    private readonly ts: typeof TypeScript,
    private readonly checker: TypeScript.TypeChecker,
    omit: readonly string[],
  ) {
    this.omit = omit.map((pattern) => new RegExp(pattern, 'gm'))
  }

  /** @returns undefined where a tag says that it is not public */
  of(symbol: Documented): ApiDoc | undefined {
    const { ts, checker } = this
    const doc: ApiDoc = {}
    const description = this.clean(ts.displayPartsToString(symbol.getDocumentationComment(checker)))
    if (description) doc.description = description
    for (const { name, text } of symbol.getJsDocTags(checker)) {
      const value = ts.displayPartsToString(text).trim()
      if (hidden.has(name)) return undefined
      if (name === 'deprecated') doc.deprecated ??= value
      else if ((name === 'default' || name === 'defaultValue') && value) doc.default ??= inCode(value)
      else if ((name === 'since' || name === 'version') && value) doc.since ??= value
      else if (name === 'category' && value) doc.category ??= value
      else if (name === 'plan' && value) doc.plan ??= value.toLowerCase()
      else if (unstable.has(name)) doc.unstable = true
      else if (name === 'see' && value) doc.description = [doc.description, seen(value)].filter(Boolean).join('\n\n')
    }
    return doc
  }

  /** The descriptions of parameters by name, and of the result under an empty name. */
  parameters(symbol: Documented): Map<string, string> {
    const found = new Map<string, string>()
    for (const { name, text } of symbol.getJsDocTags(this.checker)) {
      if (name === 'returns' || name === 'return') {
        const value = this.clean(this.ts.displayPartsToString(text).replace(/^\{[^}]*\}\s*/, ''))
        if (value) found.set('', value)
      } else if (name === 'param') {
        const parameter = text?.find(({ kind }) => kind === 'parameterName')?.text
        const value = text
          ?.filter(({ kind }) => kind !== 'parameterName')
          .map((part) => part.text)
          .join('')
          .trim()
          .replace(/^-\s*/, '')
        if (parameter && value) found.set(parameter, this.clean(value))
      }
    }
    return found
  }

  private clean(text: string): string {
    return this.omit.reduce((rest, pattern) => rest.replace(pattern, ''), text.replace(/\r\n?/g, '\n')).trim()
  }
}

/**
 * `@default` takes code, which some authors write in quotes of code, alone or within a sentence; texts get the quotes
 * that types are printed with.
 */
function inCode(value: string): string {
  return value
    .replace(/^`+(?:[jt]sx?\n)?|`+$/g, '')
    .replace(/`/g, '')
    .trim()
    .replace(/^"([^"'\\]*)"$/, "'$1'")
}

/** `@see` takes a link, or a sentence with one, with or without a word before it. */
function seen(value: string): string {
  const text = value.startsWith('http') ? `<${value}>` : value
  return /^see\b/i.test(text) ? text : `See ${text}`
}
